"""The events of Palermo, with the terms of their sums."""

from typing import Literal

from ludoteca.core import Event, Seat

from .geometry import CellName, SlotName
from .tables import HouseKind, Rotation


class FirstPlayerChosen(Event, frozen=True, kw_only=True):
    """The first player was named by the options or drawn (PAL-B1)."""

    rule = "PAL-B1"
    seat: Seat
    drawn: bool


class TownFound(Event, frozen=True, kw_only=True):
    """A ready-made town was drawn or read from its code (PAL-V2)."""

    rule = "PAL-V2"
    code: str
    drawn: bool


class StartLaid(Event, frozen=True, kw_only=True):
    """The start tile was laid (PAL-B1)."""

    rule = "PAL-B1"
    seat: Seat
    slot: SlotName


class HouseLaid(Event, frozen=True, kw_only=True):
    """A house was laid, with a chip of the seat on its door (PAL-B1)."""

    rule = "PAL-B1"
    seat: Seat
    kind: HouseKind
    slot: SlotName
    rotation: Rotation
    door: CellName
    joins: bool
    """Whether it shares a wall with another house; if not, nothing could (PAL-B3) or need not (PAL-V1)."""
    chips_left: int


class StreetsLaid(Event, frozen=True, kw_only=True):
    """All chips are laid: street tiles filled the empty slots (PAL-B6)."""

    rule = "PAL-B6"
    slots: tuple[SlotName, ...]


class DoorClaimed(Event, frozen=True, kw_only=True):
    """A chip was put on a door of the ready-made town (PAL-V2)."""

    rule = "PAL-V2"
    seat: Seat
    door: CellName
    chips_left: int


class CollectingBegan(Event, frozen=True, kw_only=True):
    """The second phase begins: all pawns are on the start tile (PAL-M0, PAL-M8)."""

    rule = "PAL-M0"
    seat: Seat


class TargetSet(Event, frozen=True, kw_only=True):
    """The target stone was put on the chip to collect next (PAL-V4)."""

    rule = "PAL-V4"
    seat: Seat
    door: CellName


class PolicemanPlaced(Event, frozen=True, kw_only=True):
    """A policeman was moved to a new cell (PAL-P1)."""

    rule = "PAL-P1"
    seat: Seat
    origin: CellName | None
    cell: CellName


class Walked(Event, frozen=True, kw_only=True):
    """The pawn moved: of `points` it spent `cost`, lost `lost`, and the rest is income."""

    rule = "PAL-M1"
    seat: Seat
    origin: CellName | None
    """Where it stood; none when it left the start tile (PAL-M8)."""
    to: CellName
    route: tuple[CellName, ...]
    """The cells it entered, one after the other; a corner jump enters only the corner (PAL-M7)."""
    points: int
    cost: int
    lost: int
    """The points lost because the pawn was stopped short (PAL-M5)."""


class ChipCollected(Event, frozen=True, kw_only=True):
    """A player collected an own chip: unused points are income, later turns have more points (PAL-M6)."""

    rule = "PAL-M6"
    seat: Seat
    door: CellName
    points: int
    cost: int
    income: int
    money: int
    next_points: int


class CameHome(Event, frozen=True, kw_only=True):
    """A player with all chips collected is back on the start tile: unused points are income (PAL-E1)."""

    rule = "PAL-E1"
    seat: Seat
    points: int
    cost: int
    income: int
    money: int


class PolicemanBlocked(Event, frozen=True, kw_only=True):
    """A pawn ended on a foreign policeman: he cannot move; in some editions it costs a point (PAL-P4)."""

    rule = "PAL-P4"
    seat: Seat
    owner: Seat
    cell: CellName
    points_less: int


class Stayed(Event, frozen=True, kw_only=True):
    """A pawn stayed where it was because it had no walk (PAL-M9)."""

    rule = "PAL-M9"
    seat: Seat
    points: int


class InterestTaken(Event, frozen=True, kw_only=True):
    """The bank paid a player at home (PAL-E2)."""

    rule = "PAL-E2"
    seat: Seat
    interest: int
    money: int


class MatchEnded(Event, frozen=True, kw_only=True):
    """The last player is home, and in the German edition the round is over (PAL-E3)."""

    rule = "PAL-E3"
    reason: Literal["all-home", "round-over"]
    money: tuple[int, ...]
    winners: tuple[Seat, ...]


PalermoEvent = (
    FirstPlayerChosen
    | TownFound
    | StartLaid
    | HouseLaid
    | StreetsLaid
    | DoorClaimed
    | CollectingBegan
    | TargetSet
    | PolicemanPlaced
    | Walked
    | ChipCollected
    | CameHome
    | PolicemanBlocked
    | Stayed
    | InterestTaken
    | MatchEnded
)
