"""A bot that may ask a level what it would answer, and trades at the last price that the level accepts.

No player can do that at a table; a level that loses little to it loses little to anybody who learns prices.
"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from ludoteca.core import Bot, Chance, Choice, Game, Reason, Seat, SeededChance
from ludoteca.games.palanche.actions import AcceptTrade, PalancheAction, ProposeTrade
from ludoteca.games.palanche.chapters import is_legal
from ludoteca.games.palanche.decisions import Trade, Turn
from ludoteca.games.palanche.groups import completed_by
from ludoteca.games.palanche.rules import GAME
from ludoteca.games.palanche.state import NO_SEAT, State, players, tradable

from .dealing import gain_by_exchange

LEAST_PROFIT = 60
"""The least profit, by its own rough estimate, for which it trades."""
LEAST_CASH = 60


class Priced(NamedTuple):
    """A proposal at the last price that the partner accepts, and its profit."""

    profit: float
    action: ProposeTrade


class Prober:
    """Plays as a level, and trades at the last price that partners who play as the same level accept."""

    def __init__(self, base: Bot[Any, Any], target: Bot[Any, Any] | None = None) -> None:
        self.base = base
        self.target = target or base

    def choose(
        self,
        game: Game[State, PalancheAction],
        state: State,
        seat: Seat,
        chance: Chance,
        budget_ms: int | None,
    ) -> Choice[PalancheAction]:
        """The most profitable trade that is sure to be accepted, or what the level would play."""
        decision = state.decisions[-1]
        proposals = state.setting.options.proposals
        if isinstance(decision, Turn) and decision.seat == seat and state.spent.proposals < proposals:
            best = max(self._trades(state, seat), default=None, key=lambda priced: priced.profit)
            if best is not None and best.profit >= LEAST_PROFIT:
                return Choice(best.action, (Reason(key="nothing-more"),))
        return self.base.choose(game, state, seat, chance, budget_ms)

    def _trades(self, state: State, seat: Seat) -> Iterator[Priced]:
        """Every sale and purchase of one card, at the last price that the other accepts."""
        setting, owner = state.setting, state.land.owner
        for place in tradable(state, seat):
            if place >= setting.space_count:
                continue
            lost = -gain_by_exchange(setting, owner, seat, (), (place,))
            for other in players(state):
                if other == seat:
                    continue
                top = state.balances[other] // 10
                card = (setting.keys[place],)

                def sale(tens: int, other: Seat = other, card: tuple[str, ...] = card) -> ProposeTrade:
                    return ProposeTrade(partner=other, give=card, take_money=10 * tens)

                gained = self._last(state, seat, sale, 1, top)
                if gained is not None:
                    helped = (
                        0.5
                        * (other in completed_by(state, place))
                        * gain_by_exchange(setting, owner, other, (place,), ())
                    )
                    yield Priced(10 * gained - lost - helped, sale(gained))
        for place in setting.deeds:
            other = owner[place]
            if other in (seat, NO_SEAT) or state.land.cubes[place]:
                continue
            top = (state.balances[seat] - LEAST_CASH) // 10
            card = (setting.keys[place],)

            def purchase(
                saved: int, other: Seat = other, card: tuple[str, ...] = card, top: int = top
            ) -> ProposeTrade:
                return ProposeTrade(partner=other, take=card, give_money=10 * (top + 1 - saved))

            saved = self._last(state, seat, purchase, 1, top)
            if saved is not None:
                gain = gain_by_exchange(setting, owner, seat, (place,), ())
                yield Priced(gain - 10 * (top + 1 - saved), purchase(saved))

    def _last(
        self, state: State, seat: Seat, offer: Callable[[int], ProposeTrade], low: int, high: int
    ) -> int | None:
        """The largest number for which the offer is accepted, if answers change once; else None."""
        if high < low or not self._accepts(state, seat, offer(low)):
            return None
        while low < high:
            middle = (low + high + 1) // 2
            if self._accepts(state, seat, offer(middle)):
                low = middle
            else:
                high = middle - 1
        return low

    def _accepts(self, state: State, seat: Seat, action: ProposeTrade) -> bool:
        """Whether the partner would accept the proposal at once."""
        if not is_legal(state, seat, action):
            return False
        chance = SeededChance(0)
        asked = GAME.apply(state, seat, action, chance).state
        decision = asked.decisions[-1]
        assert isinstance(decision, Trade)
        answer = self.target.choose(GAME, asked, decision.seat, chance, None).action
        return isinstance(answer, AcceptTrade)
