"""The policemen: where a player may put theirs, before the pawn moves (PAL-P1 … PAL-P3)."""

from msgspec.structs import replace

from ludoteca.core import Illegal

from .actions import PlacePoliceman
from .events import PolicemanPlaced
from .geometry import NAME_OF, Cell, CellSet, Decoder, cells_in, spread
from .memory import hand_on, remembered
from .state import Collecting, replaced
from .walking import walk_ends

placements: Decoder[PlacePoliceman] = Decoder(lambda name: PlacePoliceman(cell=name))
"""The actions that put a policeman on each cell of a set."""


@remembered
def police_cells(state: Collecting) -> CellSet:
    """Where the seat at turn may put its policeman now."""
    own = state.policemen[state.seat]
    if state.stage != "turn" or state.terms.options.no_police or (own and own in state.pawns):
        return 0
    policemen = sum(state.policemen)
    closed = sum(state.pawns) | policemen | spread(policemen ^ own)
    if state.is_start_occupied:
        closed |= state.town.start
    return state.town.streets & ~closed


def check_policeman(state: Collecting, cell: Cell) -> None:
    """Raises Illegal, with the broken rule, if the seat at turn may not put its policeman there."""
    if police_cells(state) & cell:
        return
    own = state.policemen[state.seat]
    if state.terms.options.no_police:
        raise Illegal("PAL-V3", "no-police")
    if state.stage == "walk":
        raise Illegal("PAL-P1", "policeman-moved-already")
    if own and own in state.pawns:
        raise Illegal("PAL-P2", "policeman-held", cell=NAME_OF[own], seat=state.pawns.index(own))
    name = NAME_OF[cell]
    if not cell & state.town.streets:
        raise Illegal("PAL-P1", "not-a-street", cell=name)
    if cell in state.pawns:
        raise Illegal("PAL-P1", "pawn-there", cell=name, seat=state.pawns.index(cell))
    if cell in state.policemen:
        raise Illegal("PAL-P1", "policeman-there", cell=name, seat=state.policemen.index(cell))
    if cell & state.town.start and state.is_start_occupied:
        raise Illegal("PAL-P3", "start-occupied", cell=name)
    neighbour = next(other for other in cells_in(spread(cell)) if other in state.policemen and other != own)
    raise Illegal("PAL-P1", "next-to-policeman", cell=name, seat=state.policemen.index(neighbour))


def policeman_placed(state: Collecting, cell: Cell) -> Collecting:
    """The streets with the policeman on his new cell; the pawn comes next (PAL-M1)."""
    after = replace(state, policemen=replaced(state.policemen, state.seat, cell), stage="walk")
    # PAL-M4: one's own policeman is not in one's way, so the walks are the same as before.
    hand_on(walk_ends, state, after)
    return after


def tell_policeman(before: Collecting, cell: Cell) -> PolicemanPlaced:
    """What happened to the policeman."""
    seat, origin = before.seat, before.policemen[before.seat]
    return PolicemanPlaced(seat=seat, origin=NAME_OF[origin] if origin else None, cell=NAME_OF[cell])
