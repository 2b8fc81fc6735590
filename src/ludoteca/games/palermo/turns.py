"""Whose turn it is, the interest of those at home, and the end (PAL-M0, PAL-E1 … PAL-E3)."""

from ludoteca.core import Course, Illegal, Seat

from .actions import TakeInterest
from .decisions import SettingTarget, TakingTurn
from .derivations import chips_to_collect_derived, interest_derived, money_derived
from .events import InterestTaken
from .outcome import match_ended
from .phases import require_turn
from .state import OFF_BOARD, Collecting, State, replaced


def check_take_interest(state: State, seat: Seat, _: TakeInterest) -> None:
    """Raises Illegal if the seat at turn is not at home."""
    state = require_turn(state)
    if not state.is_home(seat):
        raise Illegal("PAL-E2", "not-home", chips_to_collect_derived(state, seat))


def take_interest(course: Course[Collecting], seat: Seat, _: TakeInterest) -> None:
    """Pay interest to the player at home, and end the turn (PAL-E2)."""
    state = course.state
    interest = state.terms.numbers.interest
    money = state.money[seat] + interest
    course.change(money=replaced(state.money, seat, money))
    sums = (interest_derived(state.terms), money_derived(state.money[seat], interest))
    course.tell(InterestTaken(seat=seat, interest=interest, money=money, derivations=sums))
    end_turn(course)


def end_turn(course: Course[Collecting]) -> None:
    """Pass the turn to the next seat clockwise, after a target stone that is due, or end the match."""
    state = course.state
    terms, seat = state.terms, state.seat
    following = (seat + 1) % terms.seats
    all_home = not any(state.chips) and not any(state.pawns)
    # PAL-E3: in the German edition the round in which the last player comes home is finished.
    if all_home and (terms.options.is_translation or following == terms.first):
        course.close()
        course.tell(match_ended(course.state))
        return
    course.go_on(TakingTurn(seat=following))
    # PAL-V4: after each chip but the last a new stone is set at once.
    if terms.options.target_stones and state.targets[seat] == OFF_BOARD and state.chips[seat]:
        course.open(SettingTarget(seat=seat))
