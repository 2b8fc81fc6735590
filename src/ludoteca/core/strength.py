"""Strength on a dial: bots between two levels, which choose now and then as the weaker one."""

from typing import Any, NamedTuple

from .chance import Chance
from .game import Bot, Choice, Game
from .records import Seat

DECISIONS = 1_000
"""An error is given in decisions of this number."""


class Between:
    """Plays as the stronger of two bots, and in some of its decisions as the weaker one."""

    def __init__(
        self, stronger: Bot[Any, Any], weaker: Bot[Any, Any], error: int, most_ms: int | None = None
    ) -> None:
        self.stronger = stronger
        self.weaker = weaker
        self.error = error
        """In how many of a thousand decisions it plays as the weaker bot."""
        self.most_ms = most_ms
        """The most that it thinks about a decision; None for as long as the stronger bot may."""

    def choose(
        self, game: Game[Any, Any], state: Any, seat: Seat, chance: Chance, budget_ms: int | None
    ) -> Choice[Any]:
        """Choose an action as one of the two."""
        bot = self.weaker if chance.draw("error", DECISIONS) < self.error else self.stronger
        if self.most_ms is not None:
            budget_ms = self.most_ms if budget_ms is None else min(budget_ms, self.most_ms)
        return bot.choose(game, state, seat, chance, budget_ms)


class Strength(NamedTuple):
    """A step of the dial: its bot, and the rating that was measured for it (`normal` has 1500)."""

    bot: Bot[Any, Any]
    rating: int
