"""What an action would look like on the board: the shared walls of a house, and the way to its door."""

from itertools import product

from ludoteca.core import Record, Seat

from .actions import LayHouse, PalermoAction
from .chapters import check
from .geometry import BYPASS, NAME_OF, Cell, CellName, CellSet, cells_in, slot_named, spread
from .state import Building, State
from .tables import DOORS, ROOFS, house
from .tiles import streets_of, with_tile


class Preview(Record, frozen=True, kw_only=True):
    """What an action would look like on the board; empty where there is nothing to see beforehand."""

    walls: tuple[tuple[CellName, CellName], ...] = ()
    """The pairs of a new and an existing roof that would share a wall (PAL-B2)."""
    way: tuple[CellName, ...] = ()
    """A shortest way from the new door to the bypass (PAL-B4)."""


def preview(state: State, seat: Seat, action: PalermoAction) -> Preview:
    """What the action would look like on the board; raises Illegal as `check` does."""
    check(state, seat, action)
    if not isinstance(state, Building) or not isinstance(action, LayHouse):
        return Preview()
    slot = slot_named(action.slot)
    tile = house(action.kind, action.rotation)
    laid = with_tile(state.tiles, slot, tile)
    roofs = sum(ROOFS[other][there] for other, there in enumerate(state.tiles))
    return Preview(
        walls=_shared_walls(ROOFS[slot][tile], roofs),
        way=_way_out(streets_of(laid), DOORS[slot][tile]),
    )


def _shared_walls(new: CellSet, roofs: CellSet) -> tuple[tuple[CellName, CellName], ...]:
    """The pairs of a new roof and an old one beside it."""
    pairs = product(cells_in(new), cells_in(spread(new) & roofs))
    return tuple((NAME_OF[one], NAME_OF[other]) for one, other in pairs if spread(one) & other)


def _way_out(streets: CellSet, door: Cell) -> tuple[CellName, ...]:
    """A shortest way on streets from the door to the bypass, both ends included."""
    layers = [door]
    seen = door
    while not layers[-1] & BYPASS:
        layers.append(spread(layers[-1]) & streets & ~seen)
        seen |= layers[-1]
    end = layers[-1] & BYPASS
    way = [end & -end]
    for layer in reversed(layers[:-1]):
        before = spread(way[-1]) & layer
        way.append(before & -before)
    return tuple(NAME_OF[cell] for cell in reversed(way))
