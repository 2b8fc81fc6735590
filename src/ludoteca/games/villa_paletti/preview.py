"""What an action would do, as far as it is known beforehand: a column's way out, a floor's supports."""

import math

from ludoteca.core import Record, Seat

from .actions import LayFloor, Pull, VillaAction
from .chapters import check
from .geometry.lanes import lane
from .geometry.supports import flat_floor, under
from .rounding import MILLIMETRES
from .state import State
from .tables import ColumnId


class WayOut(Record, frozen=True, kw_only=True):
    """The straight way out of a pulled column (VIL-T2)."""

    way: float
    """Millimetres until the column is out."""
    gap: float | None
    """Millimetres to the nearest other column on the way; negative when it would be pushed."""
    nearest: ColumnId | None


class FloorPreview(Record, frozen=True, kw_only=True):
    """What a floor would rest on if it stayed where it is let go (VIL-T7)."""

    rests_on: tuple[ColumnId, ...]
    needed: int


class Allowed(Record, frozen=True, kw_only=True):
    """The action is legal; nothing else is known beforehand."""


Preview = WayOut | FloorPreview | Allowed


def preview(state: State, seat: Seat, action: VillaAction) -> Preview:
    """What the action would do, as far as it is known beforehand; raises Illegal as `check` does."""
    check(state, seat, action)
    villa = state.villa
    match action:
        case Pull(column=column, direction=direction):
            out = lane(villa, column, direction)
            return WayOut(
                way=round(out.way, MILLIMETRES),
                gap=None if math.isinf(out.gap) else round(out.gap, MILLIMETRES),
                nearest=out.nearest,
            )
        case LayFloor() if villa.next_floor is not None:
            lying = flat_floor(villa, villa.next_floor, action.x, action.y, action.rotation, action.flipped)
            return FloorPreview(rests_on=under(villa, lying), needed=state.supports_needed)
        case _:
            return Allowed()
