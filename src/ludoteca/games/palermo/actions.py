"""The actions of Palermo."""

from ludoteca.core import Action

from .geometry import CellName, SlotName
from .tables import HouseKind, Rotation


class LayStart(Action, frozen=True, kw_only=True):
    """Lay the start tile on a slot (PAL-B1)."""

    slot: SlotName


class LayHouse(Action, frozen=True, kw_only=True):
    """Lay a house of one, two or three roofs, turned clockwise, and put a chip on its door (PAL-B1)."""

    kind: HouseKind
    slot: SlotName
    rotation: Rotation = 0


class ClaimDoor(Action, frozen=True, kw_only=True):
    """Put a chip on a door of a ready-made town (PAL-V2)."""

    door: CellName


class SetTarget(Action, frozen=True, kw_only=True):
    """Put the target stone on the own chip that will be collected next (PAL-V4)."""

    door: CellName


class PlacePoliceman(Action, frozen=True, kw_only=True):
    """Put the own policeman on a street cell, before the pawn moves (PAL-P1)."""

    cell: CellName


class Walk(Action, frozen=True, kw_only=True):
    """Move the pawn; the route is the cheapest one, its cost is what counts (PAL-M1)."""

    to: CellName


class Stay(Action, frozen=True, kw_only=True):
    """Leave a pawn that has no walk where it is (PAL-M9)."""


class TakeInterest(Action, frozen=True, kw_only=True):
    """Take interest from the bank, at home (PAL-E2)."""


PalermoAction = LayStart | LayHouse | ClaimDoor | SetTarget | PlacePoliceman | Walk | Stay | TakeInterest
