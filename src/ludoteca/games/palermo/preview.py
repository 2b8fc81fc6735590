"""What an action would lead to: a house's shared walls and way to its door, whom a policeman hinders."""

from collections.abc import Iterator
from itertools import product

from msgspec.structs import replace

from ludoteca.core import Record, Seat

from .actions import LayHouse, PalermoAction, PlacePoliceman
from .chapters import check
from .geometry import BYPASS, NAME_OF, Cell, CellName, CellSet, cell_named, cells_in, slot_named, spread
from .state import Building, Collecting, State, replaced
from .tables import DOORS, ROOFS, house
from .tiles import streets_of, with_tile
from .walking import WalkEnds, walk_ends_of


class Hindrance(Record, frozen=True, kw_only=True):
    """What a policeman would cost a player on the next turn."""

    seat: Seat
    fewer: int
    """By how much the number of cells on which the walk could end would be less."""
    income: int
    """By how much the best income would be less."""


class Preview(Record, frozen=True, kw_only=True):
    """What an action would look like on the board; empty where there is nothing to see beforehand."""

    walls: tuple[tuple[CellName, CellName], ...] = ()
    """The pairs of a new and an existing roof that would share a wall (PAL-B2)."""
    way: tuple[CellName, ...] = ()
    """A shortest way from the new door to the bypass (PAL-B4)."""
    hindered: tuple[Hindrance, ...] = ()
    """What a policeman on his new cell would cost each player, compared with none of his owner (PAL-M4)."""


def preview(state: State, seat: Seat, action: PalermoAction) -> Preview:
    """What the action would look like on the board; raises Illegal as `check` does."""
    check(state, seat, action)
    if isinstance(state, Collecting) and isinstance(action, PlacePoliceman):
        return Preview(hindered=tuple(_hindered(state, cell_named(action.cell))))
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


def _hindered(state: Collecting, cell: Cell) -> Iterator[Hindrance]:
    """The players whose next walk is worse with the policeman of the seat at turn on a cell than without him.

    With him some walks end elsewhere, because all points are used (PAL-M3): that alone costs nothing.
    """
    without, after = (
        replace(state, policemen=replaced(state.policemen, state.seat, each)) for each in (0, cell)
    )
    for seat in range(state.terms.seats):
        if seat == state.seat or state.is_home(seat):
            continue
        free, hindered = walk_ends_of(without, seat), walk_ends_of(after, seat)
        fewer = max(0, free.cells.bit_count() - hindered.cells.bit_count())
        income = max(0, _best_income(free) - _best_income(hindered))
        if fewer or income:
            yield Hindrance(seat=seat, fewer=fewer, income=income)


def _best_income(ends: WalkEnds) -> int:
    """The highest income of a walk; 0 if none leads to a door or home."""
    return max((ends.income(to) for to in (*ends.doors, *ends.home)), default=0)
