"""Turns, interest, and the end (PAL-M0, PAL-E1 … PAL-E4)."""

from msgspec.structs import replace

from ludoteca.core import Illegal, Outcome, Table

from .events import MatchEnded
from .state import COLOURS, PARKED, Collecting, replaced

TRACK_FIELDS = 60
"""The score track is a ring (PAL-E4)."""


def track_position(money: int) -> tuple[int, int]:
    """The field and the lap of a score marker: 67 millions stand on field 7, lap 1 (PAL-E4)."""
    lap, field = divmod(money, TRACK_FIELDS)
    return field, lap


def check_interest(state: Collecting) -> None:
    """Raises Illegal if the seat at turn is not at home."""
    if not state.is_home(state.seat):
        raise Illegal("PAL-E2", "not-home")


def interest_taken(state: Collecting) -> Collecting:
    """The bank has paid the player at home (PAL-E2)."""
    money = state.money[state.seat] + state.terms.numbers.interest
    return replace(state, money=replaced(state.money, state.seat, money))


def next_turn(state: Collecting) -> Collecting:
    """The turn is over: the next seat clockwise, or the end (PAL-M0, PAL-E3)."""
    terms = state.terms
    following = (state.seat + 1) % terms.seats
    all_home = not any(state.chips) and not any(state.pawns)
    # PAL-E3: in the German edition the round in which the last player comes home is played out.
    if all_home and (terms.options.is_translation or following == terms.first):
        return replace(state, stage="over")
    return replace(state, seat=following, stage="turn")


def after_target(state: Collecting) -> Collecting:
    """The target stone lies: before the first turn the next seat puts its own, later the turn is over."""
    if state.pawns[state.seat] != PARKED:
        return next_turn(state)
    following = (state.seat + 1) % state.terms.seats
    return replace(state, seat=following, stage="turn" if following == state.terms.first else "target")


def ranks_of(money: tuple[int, ...]) -> tuple[int, ...]:
    """Most money is rank 1; equal money shares a rank (PAL-E4)."""
    return tuple(1 + sum(other > own for other in money) for own in money)


def outcome_of(state: Collecting) -> Outcome | None:
    """Who has won, once the match is over (PAL-E4)."""
    if state.stage != "over":
        return None
    ended = match_ended(state)
    return Outcome(
        reason=ended.reason, scores=ended.money, winners=ended.winners, ranks=ranks_of(state.money)
    )


def score_track(state: Collecting) -> Table:
    """Where the score markers stand (PAL-E4)."""
    rows = ((f"colour-{COLOURS[seat]}", *track_position(money)) for seat, money in enumerate(state.money))
    return Table(key="score-track", columns=("colour", "field", "lap"), rows=tuple(rows))


def facts_of(state: Collecting) -> dict[str, int | str]:
    """What people compare over many matches: all the money that was made, and the winner's lead."""
    *_, second, most = sorted(state.money)
    return {"all-money": sum(state.money), "lead": most - second}


def match_ended(state: Collecting) -> MatchEnded:
    """The end as an event; most money wins, equal money shares the win (PAL-E4)."""
    most = max(state.money)
    return MatchEnded(
        reason="all-home" if state.terms.options.is_translation else "round-over",
        money=state.money,
        winners=tuple(seat for seat, money in enumerate(state.money) if money == most),
    )
