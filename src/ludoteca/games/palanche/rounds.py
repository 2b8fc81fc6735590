"""Turns, rounds and the end of the match (GEN-C4, GEN-E1 … GEN-E4)."""

from msgspec.structs import replace

from ludoteca.core import HOUSE, Illegal, Seat, Term, derived

from .actions import TimeUp
from .board.setting import VOTE_ONCE_A_MATCH_SINCE
from .course import Course
from .decisions import Turn
from .events import EndReason, FinalRoundBegan, MatchEnded, TimeRanOut, TurnBegan, WealthCounted
from .outcome import wealth_of, winners
from .state import Spent, State, players

NOTHING_SPENT = Spent()


def begin_turn(course: Course, seat: Seat) -> None:
    """Begin a turn, with nothing invested, proposed or auctioned yet."""
    course.state = replace(course.state, decisions=(Turn(seat=seat),), spent=NOTHING_SPENT)
    if course.setting.rules_version < VOTE_ONCE_A_MATCH_SINCE:
        course.progress(end_proposed=())
    course.tell(TurnBegan(seat=seat, round=course.state.progress.round))


def pass_on(course: Course) -> None:
    """Pass the turn to the next seat in the game; after the last one the round is complete (GEN-C4)."""
    setting, progress, seat = course.setting, course.state.progress, course.state.turn
    while True:
        seat = (seat + 1) % setting.seats
        if seat == progress.first:
            if progress.final:
                finish(course, "time-up" if setting.timed else "rounds-played")
                return
            course.progress(round=progress.round + 1)
            begin_round(course)
        if seat not in progress.out:
            begin_turn(course, seat)
            return


def settle_turn(course: Course, turn: Turn) -> bool:
    """Pass the turn on if it is over; returns whether it did (GEN-T2)."""
    if turn.over:
        pass_on(course)
    return turn.over


def begin_round(course: Course) -> None:
    """Mark the round as the final one if the time ran out or it was agreed on (GEN-E1, GEN-E3)."""
    progress = course.state.progress
    if progress.time_up or progress.round == course.setting.limit:
        course.progress(final=True)
        course.tell(FinalRoundBegan(round=progress.round))


def check_time_up(state: State, seat: Seat, _: TimeUp) -> None:
    """Raises Illegal unless the clock plays it, once, in a match with a time limit."""
    if not state.decisions:
        raise Illegal("GEN-E2", "match-over")
    if seat != HOUSE:
        raise Illegal("GEN-E4", "clock-only")
    if not state.setting.timed:
        raise Illegal("GEN-C5", "no-clock", length=state.setting.options.length)
    if state.progress.time_up:
        raise Illegal("GEN-E1", "time-already-up")


def run_out_of_time(course: Course, _: Seat, __: TimeUp) -> None:
    """Make the next round the final one, because the time is up (GEN-E1)."""
    course.progress(time_up=True)
    course.tell(TimeRanOut(round=course.state.progress.round))


def finish(course: Course, reason: EndReason) -> None:
    """End the match, by counting wealth or because one seat is left (GEN-E1, GEN-E2)."""
    course.change(decisions=())
    course.progress(ending=reason)
    state = course.state
    for seat in players(state):
        wealth = wealth_of(state, seat)
        course.tell(
            WealthCounted(
                seat=seat,
                cash=wealth.cash,
                cards=wealth.cards,
                investments=wealth.investments,
                total=wealth.total,
                derivations=(
                    derived(
                        "wealth",
                        Term("cash", wealth.cash),
                        Term("prices", wealth.cards),
                        Term("cubes", wealth.investments),
                        seat=seat,
                    ),
                ),
            )
        )
    course.tell(MatchEnded(reason=reason, winners=winners(state)))
