"""Phase 2, turn by turn: the policeman (optional), then the pawn, then income (PAL-M1)."""

from typing import assert_never

from msgspec.structs import replace

from ludoteca.core import Event, Illegal, Seat

from .actions import (
    ClaimDoor,
    LayHouse,
    LayStart,
    PalermoAction,
    PlacePoliceman,
    SetTarget,
    Stay,
    TakeInterest,
    Walk,
)
from .ending import after_target, check_interest, match_ended, next_turn, take_interest
from .geometry import NAME_OF, cell_named
from .police import check_policeman, place_policeman, placements, police_cells
from .state import Collecting
from .targets import check_target, set_target, target_choices
from .walking import check_stay, check_walk, stay, walk, walk_ends, walks


def legal(state: Collecting) -> list[PalermoAction]:
    """What the seat at turn may do: policemen first, then walks."""
    if state.stage == "over":
        return []
    if state.stage == "target":
        return [*target_choices(state.chips[state.seat])]
    police = placements(police_cells(state)) if state.stage == "turn" else []
    if state.is_home(state.seat):
        return [*police, TakeInterest()]
    ends = walk_ends(state).cells
    # PAL-M9: a pawn without a walk stays.
    return [*police, *walks(ends)] if ends else [*police, Stay()]


def default(state: Collecting) -> PalermoAction:
    """A quick legal action: no policeman, the most lucrative door or the way home, else any walk."""
    if state.stage == "target":
        return target_choices(state.chips[state.seat])[0]
    if state.is_home(state.seat):
        return TakeInterest()
    ends = walk_ends(state)
    if not ends.cells:
        return Stay()
    costs = ends.doors | ends.home
    to = min(costs, key=costs.__getitem__) if costs else ends.cells & -ends.cells
    return Walk(to=NAME_OF[to])


def check(state: Collecting, seat: Seat, action: PalermoAction) -> None:
    """Raises Illegal, with the broken rule, if the seat may not do this now."""
    if state.stage == "over":
        raise Illegal("PAL-E3", "match-over")
    if seat != state.seat:
        raise Illegal("PAL-M0", "not-your-turn", seat=state.seat)
    if state.stage == "target" and not isinstance(action, SetTarget):
        raise Illegal("PAL-V4", "target-comes-first")
    match action:
        case Walk() | Stay() if state.is_home(seat):
            raise Illegal("PAL-E2", "home-already")
        case Walk():
            check_walk(state, cell_named(action.to))
        case PlacePoliceman():
            check_policeman(state, cell_named(action.cell))
        case TakeInterest():
            check_interest(state)
        case SetTarget():
            check_target(state, cell_named(action.door))
        case Stay():
            check_stay(state)
        case LayStart() | LayHouse() | ClaimDoor():
            raise Illegal("PAL-B6", "town-is-built")
        case _:
            assert_never(action)


def play(state: Collecting, seat: Seat, action: PalermoAction) -> tuple[Collecting, list[Event]]:
    """Do what is legal; raises Illegal otherwise."""
    check(state, seat, action)
    match action:
        case PlacePoliceman():
            return place_policeman(state, cell_named(action.cell))
        case SetTarget():
            aimed, events = set_target(state, cell_named(action.door))
            return after_target(aimed), events
        case Walk():
            moved, events = walk(state, cell_named(action.to))
        case Stay():
            moved, events = stay(state)
        case TakeInterest():
            moved, events = take_interest(state)
        case _:
            raise AssertionError(f"{action} is no action of this phase")
    if moved.needs_target:
        return replace(moved, stage="target"), events
    following = next_turn(moved)
    if following.stage == "over":
        events.append(match_ended(following))
    return following, events
