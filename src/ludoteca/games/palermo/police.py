"""The policemen: where a player may put theirs, before the pawn moves (PAL-P1 … PAL-P3)."""

from ludoteca.core import Course, Illegal, Seat, cached_on_state, copy_cached

from .actions import PlacePoliceman
from .decisions import TakingTurn, Walking
from .events import PolicemanPlaced
from .geometry import NAME_OF, CellSet, cell_named, cells_in, spread
from .phases import require_turn
from .state import Collecting, State, replaced
from .walking import walk_ends


@cached_on_state
def police_cells(state: Collecting) -> CellSet:
    """The cells on which the seat at turn may put its policeman now."""
    own = state.policemen[state.seat]
    if not isinstance(state.decisions[-1], TakingTurn) or state.terms.options.no_police:
        return 0
    if own and own in state.pawns:
        return 0
    policemen = sum(state.policemen)
    closed = sum(state.pawns) | policemen | spread(policemen ^ own)
    if state.is_start_occupied:
        closed |= state.town.start
    return state.town.streets & ~closed


def check_place_policeman(state: State, _: Seat, action: PlacePoliceman) -> None:
    """Raises Illegal, with the broken rule, if the seat at turn may not put its policeman there."""
    state, cell = require_turn(state), cell_named(action.cell)
    if police_cells(state) & cell:
        return
    own = state.policemen[state.seat]
    if state.terms.options.no_police:
        raise Illegal("PAL-V3", "no-police")
    if isinstance(state.decisions[-1], Walking):
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


def place_policeman(course: Course[Collecting], seat: Seat, action: PlacePoliceman) -> None:
    """Move the policeman to the cell; then the same seat moves its pawn (PAL-M1)."""
    before, cell = course.state, cell_named(action.cell)
    origin = before.policemen[seat]
    course.change(policemen=replaced(before.policemen, seat, cell))
    course.go_on(Walking(seat=seat))
    # PAL-M4: one's own policeman is not in one's way, so the walks are the same as before.
    copy_cached(walk_ends, before, course.state)
    course.tell(PolicemanPlaced(seat=seat, origin=NAME_OF[origin] if origin else None, cell=NAME_OF[cell]))
