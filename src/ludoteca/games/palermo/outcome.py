"""The outcome, and tables, facts and measures of a match (PAL-E4)."""

from ludoteca.core import Outcome, Table

from .derivations import TRACK_FIELDS, track_derived
from .events import MatchEnded
from .state import COLOURS, Collecting, State


def track_position(money: int) -> tuple[int, int]:
    """The field and the lap of a score marker: 67 millions are field 7, lap 1 (PAL-E4)."""
    lap, field = divmod(money, TRACK_FIELDS)
    return field, lap


def outcome(state: State) -> Outcome | None:
    """The outcome by money; None while the match goes on (PAL-E4)."""
    if state.decisions or not isinstance(state, Collecting):
        return None
    return Outcome.by_score(match_ended(state).reason, state.money)


def tables(state: State) -> tuple[Table, ...]:
    """The score track with the field of each marker (PAL-E4)."""
    if not isinstance(state, Collecting):
        return ()
    rows = ((f"colour-{COLOURS[seat]}", *track_position(money)) for seat, money in enumerate(state.money))
    return (Table(key="score-track", columns=("colour", "field", "lap"), rows=tuple(rows)),)


def facts(state: State) -> dict[str, int | str]:
    """Facts for statistics: all money made, and the lead of the winner."""
    if not isinstance(state, Collecting):
        return {}
    *_, second, most = sorted(state.money)
    return {"all-money": sum(state.money), "lead": most - second}


def measures(state: State) -> dict[str, tuple[float, ...]]:
    """The money, the chips on the board, and in phase 2 the money that the best plan of each seat makes."""
    chips = tuple(float(doors.bit_count()) for doors in state.chips)
    if not isinstance(state, Collecting):
        return {"money": (0.0,) * state.terms.seats, "chips": chips}
    # Imported here: only a review needs the bots.
    from .bots.forecast import expectation

    plans = (max(0.0, expectation(state, seat)) for seat in range(state.terms.seats))
    return {
        "money": tuple(map(float, state.money)),
        "chips": chips,
        "plan": tuple(round(plan, 1) for plan in plans),
    }


def match_ended(state: Collecting) -> MatchEnded:
    """The end as an event; most money wins, equal money shares the win (PAL-E4)."""
    most = max(state.money)
    return MatchEnded(
        reason="all-home" if state.terms.options.is_translation else "round-over",
        money=state.money,
        winners=tuple(seat for seat, money in enumerate(state.money) if money == most),
        derivations=tuple(track_derived(seat, money) for seat, money in enumerate(state.money)),
    )
