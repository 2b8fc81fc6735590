"""Turns, rounds and the end of the match (GEN-C4, GEN-E1 … GEN-E4)."""

from typing import NamedTuple

from msgspec.structs import replace

from ludoteca.core import HOUSE, Illegal, Outcome, Seat

from .actions import TimeUp
from .events import EndReason, FinalRoundBegan, MatchEnded, TimeRanOut, TurnBegan, WealthCounted
from .frames import Turn
from .state import Spent, State, Table, players

NOTHING_SPENT = Spent()


def begin_turn(t: Table, seat: Seat) -> None:
    """A new turn, with nothing invested, proposed or auctioned yet."""
    t.frames = (Turn(seat=seat),)
    t.spent = NOTHING_SPENT
    t.told.append(TurnBegan(seat=seat, round=t.course.round))


def pass_on(t: Table) -> None:
    """The turn goes to the next seat in the game; after the last one a round is complete (GEN-C4)."""
    seats, seat = t.setting.seats, t.turn
    first, out = t.course.first, t.course.out
    while True:
        seat = (seat + 1) % seats
        if seat == first:
            if t.course.final:
                finish(t, "time-up" if t.setting.timed else "rounds-played")
                return
            t.course = replace(t.course, round=t.course.round + 1)
            begin_round(t)
        if seat not in out:
            begin_turn(t, seat)
            return


def settle_turn(t: Table, turn: Turn) -> bool:
    """A turn that is over hands the dice on as soon as nothing is left on it (GEN-T2)."""
    if turn.over:
        pass_on(t)
    return turn.over


def begin_round(t: Table) -> None:
    """Final is the round after the time ran out, or the one agreed on (GEN-E1, GEN-E3)."""
    if t.course.time_up or t.course.round == t.setting.limit:
        t.course = replace(t.course, final=True)
        t.told.append(FinalRoundBegan(round=t.course.round))


def check_time_up(at: State | Table, seat: Seat, _: TimeUp) -> None:
    """Only the clock says that the time is up, once, in a match with a clock."""
    if not at.frames:
        raise Illegal("GEN-E2", "match-over")
    if seat != HOUSE:
        raise Illegal("GEN-E4", "clock-only")
    if not at.setting.timed:
        raise Illegal("GEN-C5", "no-clock", length=at.setting.options.length)
    if at.course.time_up:
        raise Illegal("GEN-E1", "time-already-up")


def run_out_of_time(t: Table, _: Seat, __: TimeUp) -> None:
    """The round under way is finished, then comes the final one (GEN-E1)."""
    t.course = replace(t.course, time_up=True)
    t.told.append(TimeRanOut(round=t.course.round))


class Wealth(NamedTuple):
    """What a player is worth at the end (GEN-E1)."""

    cash: int
    cards: int
    investments: int

    @property
    def total(self) -> int:
        """All of it."""
        return self.cash + self.cards + self.investments


def wealth_of(at: State | Table, seat: Seat) -> Wealth:
    """Cash, the price of each card and the cost of all cubes; kept cards count nothing (GEN-E1)."""
    setting = at.setting
    counted = _counted(at)
    cards = sum(setting.price[place] for place in at.land.estates[seat] if place in counted)
    investments = sum(setting.cost[place] * at.land.cubes[place] for place in at.land.estates[seat])
    return Wealth(at.balances[seat], cards, investments)


def worth_at_the_end(at: State | Table, place: int) -> int:
    """What a card with its cubes adds to its owner's wealth (GEN-E1)."""
    setting = at.setting
    card = setting.price[place] if place in _counted(at) else 0
    return card + setting.cost[place] * at.land.cubes[place]


def _counted(at: State | Table) -> tuple[int, ...]:
    """The spaces whose cards count as wealth; of the two readings of the rule, the table's (GEN-E1)."""
    setting = at.setting
    return setting.terreni if setting.options.wealth == "terreno-only" else setting.deeds


def finish(t: Table, reason: EndReason) -> None:
    """The match is over: wealth is counted, or one is left (GEN-E1, GEN-E2)."""
    t.frames = ()
    t.course = replace(t.course, ending=reason)
    for seat in players(t):
        wealth = wealth_of(t, seat)
        t.told.append(
            WealthCounted(
                seat=seat,
                cash=wealth.cash,
                cards=wealth.cards,
                investments=wealth.investments,
                total=wealth.total,
            )
        )
    t.told.append(MatchEnded(reason=reason, winners=winners(t)))


def winners(at: State | Table) -> tuple[Seat, ...]:
    """The richest of those in the game; equal wealth shares the win (GEN-E1)."""
    totals = {seat: wealth_of(at, seat).total for seat in players(at)}
    return tuple(seat for seat, total in totals.items() if total == max(totals.values()))


def outcome_of(at: State | Table) -> Outcome | None:
    """Scores are wealth; the bankrupt rank below all others, last out first (GEN-E1)."""
    if at.course.ending is None:
        return None
    seats, out = at.setting.seats, at.course.out
    scores = tuple(0 if seat in out else wealth_of(at, seat).total for seat in range(seats))
    # A bankrupt seat stands behind everybody still in, and behind all who went out after it.
    standing = [(0, scores[s]) if s not in out else (out.index(s) - seats, 0) for s in range(seats)]
    ranks = tuple(1 + sum(other > own for other in standing) for own in standing)
    return Outcome(reason=at.course.ending, scores=scores, winners=winners(at), ranks=ranks)
