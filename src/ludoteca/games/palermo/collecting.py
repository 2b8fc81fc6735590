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
from .ending import after_target, check_interest, interest_taken, match_ended, next_turn
from .events import InterestTaken, TargetSet
from .geometry import NAME_OF, Cell, cell_named
from .police import check_policeman, placements, police_cells, policeman_placed, tell_policeman
from .state import Collecting
from .targets import check_target, target_choices, target_set
from .walking import check_stay, check_walk, stayed, tell_stay, tell_walk, walk_ends, walked, walks


def legal(state: Collecting) -> list[PalermoAction]:
    """What the seat at turn may do: policemen first, then walks."""
    if state.stage == "over":
        return []
    if state.stage == "target":
        return [*target_choices(state.chips[state.seat])]
    actions: list[PalermoAction] = []
    if state.stage == "turn":
        actions += placements(police_cells(state))
    if state.is_home(state.seat):
        actions.append(TakeInterest())
    else:
        # PAL-M9: a pawn without a walk stays.
        actions += walks(walk_ends(state)) or (Stay(),)
    return actions


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
        case PlacePoliceman():
            check_policeman(state, cell_named(action.cell))
        case Walk() | Stay() if state.is_home(seat):
            raise Illegal("PAL-E2", "home-already")
        case Walk():
            check_walk(state, cell_named(action.to))
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
    events: list[Event]
    match action:
        case PlacePoliceman():
            cell = cell_named(action.cell)
            after, events = policeman_placed(state, cell), [tell_policeman(state, cell)]
        case Walk():
            to, ends = cell_named(action.to), walk_ends(state)
            after = _turn_over(walked(state, ends, to))
            events = tell_walk(state, after, ends, to)
        case Stay():
            after, events = next_turn(stayed(state)), [tell_stay(state)]
        case TakeInterest():
            after = next_turn(interest_taken(state))
            interest = state.terms.numbers.interest
            events = [InterestTaken(seat=seat, interest=interest, money=after.money[seat])]
        case SetTarget():
            after = after_target(target_set(state, cell_named(action.door)))
            events = [TargetSet(seat=seat, door=action.door)]
        case _:
            raise AssertionError(f"{action} is no action of this phase")
    if after.stage == "over":
        events.append(match_ended(after))
    return after, events


def _turn_over(state: Collecting) -> Collecting:
    """The walk is over, and so is the turn unless a target stone is due (PAL-V4)."""
    return replace(state, stage="target") if state.needs_target else next_turn(state)


# For bots that play many turns in their heads: next states without events. What may be done stands in the
# sets `police_cells(state)` and `walk_ends(state)`; anything else is refused here as everywhere.


def after_policeman(state: Collecting, cell: Cell) -> Collecting:
    """The policeman stands on the cell, and the pawn comes next."""
    check_policeman(state, cell)
    return policeman_placed(state, cell)


def after_walk(state: Collecting, to: Cell) -> Collecting:
    """The pawn has walked, and the turn is over unless a target stone is due (PAL-V4)."""
    return _turn_over(walked(state, check_walk(state, to), to))


def after_stay(state: Collecting) -> Collecting:
    """The pawn has no walk (PAL-M9), and the turn is over."""
    check_stay(state)
    return next_turn(stayed(state))


def after_interest(state: Collecting) -> Collecting:
    """The bank has paid (PAL-E2), and the turn is over."""
    check_interest(state)
    return next_turn(interest_taken(state))
