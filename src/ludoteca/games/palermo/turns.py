"""Whose turn it is, the interest of those at home, and the end (PAL-M0, PAL-E1 … PAL-E3)."""

from ludoteca.core import Course, Illegal

from .decisions import SettingTarget, TakingTurn
from .events import InterestTaken
from .outcome import match_ended
from .state import OFF_BOARD, Collecting, replaced


def check_interest(state: Collecting) -> None:
    """Raises Illegal if the seat at turn is not at home."""
    if not state.is_home(state.seat):
        raise Illegal("PAL-E2", "not-home")


def take_interest(course: Course[Collecting]) -> None:
    """The bank pays the player at home (PAL-E2)."""
    state = course.state
    seat, interest = state.seat, state.terms.numbers.interest
    money = state.money[seat] + interest
    course.change(money=replaced(state.money, seat, money))
    course.tell(InterestTaken(seat=seat, interest=interest, money=money))


def end_turn(course: Course[Collecting]) -> None:
    """The next seat clockwise is at turn, once a target stone that is due lies, or the match is over."""
    state = course.state
    terms, seat = state.terms, state.seat
    following = (seat + 1) % terms.seats
    all_home = not any(state.chips) and not any(state.pawns)
    # PAL-E3: in the German edition the round in which the last player comes home is played out.
    if all_home and (terms.options.is_translation or following == terms.first):
        course.close()
        course.tell(match_ended(course.state))
        return
    course.go_on(TakingTurn(seat=following))
    # PAL-V4: a new stone lies at once after each chip but the last.
    if terms.options.target_stones and state.targets[seat] == OFF_BOARD and state.chips[seat]:
        course.open(SettingTarget(seat=seat))
