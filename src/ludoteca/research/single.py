"""A Gymnasium environment for one learner, with bots on the other seats: `BotsEnv("palermo", "easy")`."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from ludoteca.bots import ask, bring_bot
from ludoteca.core import Bot, Invalid, SeededChance, options_of, simulator_of
from ludoteca.core.learning import Mask, NumberedMatch, Reward
from ludoteca.core.lockstep import require_in_mask

from .encodings import encoding_of
from .vector import Observations, game_options, observation_space, parted, require_potentials


class BotsEnv(gymnasium.Env[Observations, np.int64]):
    """A match in which the learner has one seat; a step ends when the learner decides again, or at the end.

    Observations are those of `VectorEnv` for one match; `infos` carry the mask, the seat, scores and places,
    and the words of what was played since the last decision.
    """

    def __init__(
        self,
        game: str,
        opponents: str | Sequence[str] = "easy",
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        *,
        seat: int | None = None,
        reward: Reward = "win",
        most_actions: int | None = None,
        short: bool = False,
        shaping: float = 0.0,
        discount: float = 1.0,
    ) -> None:
        """Prepare the table; raises Invalid for a game, bots, seats or options that are not there.

        `opponents` are names of bots, as in a tournament: one for all, or one for each other seat. `seat` is
        the learner's; without it, each match draws one. The other arguments are those of `VectorEnv`.
        """
        rules = encoding_of(game).game
        self.encoding = encoding_of(game).fitted(options_of(rules, options))
        info = rules.info
        self.seats = info.min_seats if seats is None else seats
        names = [opponents] * (self.seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != self.seats - 1:
            raise Invalid("wrong-number-of-seats", seats=len(names) + 1, low=self.seats, high=self.seats)
        require_potentials(self.encoding, shaping)
        self._bots = [bring_bot(rules, name) for name in names]
        self._seat, self._options, self._reward = seat, options, reward
        self._most_actions = info.longest_match if most_actions is None else most_actions
        self._short, self._shaping, self._discount = short, shaping, discount
        self.metadata = {"render_modes": ["ansi"], "name": f"ludoteca_{game}_v{self.encoding.version}"}
        self.render_mode = "ansi"
        self.action_space = spaces.Discrete(self.encoding.size)
        self.observation_space: Any = observation_space(self.encoding, self.seats)
        self._row = np.zeros((1, self.encoding.width(self.seats)), self.encoding.dtype)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Begin a match, and let the bots play until the learner decides.

        `options["game"]` replaces options of the game for this match, `options["seat"]` the learner's seat.
        """
        super().reset(seed=seed)
        asked = game_options(options)
        own = (options or {}).get("seat", self._seat)
        self.seat = int(self.np_random.integers(self.seats) if own is None else own)
        simulator = simulator_of(self.encoding.game)
        while True:
            self._chance = SeededChance(int(self.np_random.integers(2**63)), simulator)
            self.match = NumberedMatch(
                self.encoding,
                self.seats,
                {**(self._options or {}), **asked} or None,
                self._chance,
                self._most_actions,
                short=self._short,
            )
            self._words: list[str] = []
            self._let_bots_play()
            if not self._is_done:  # a match may end before the learner decides for the first time
                break
        return self._seen(), self._infos()

    @property
    def _is_done(self) -> bool:
        return self.match.is_over or self.match.is_truncated

    def _let_bots_play(self) -> None:
        game, match = self.encoding.game, self.match
        while match.seat is not None and match.seat != self.seat and not match.is_truncated:
            bot = self._bots[match.seat - (match.seat > self.seat)]
            action = ask(game, match.state, match.seat, self._chance, bot).action
            self._words.append(game.notation(action))
            match.play_action(action, self._chance)

    def step(self, action: np.int64 | int) -> tuple[Observations, float, bool, bool, dict[str, Any]]:
        """Play an action number, then let the bots play; raises Illegal if it is not in the mask."""
        require_in_mask(self.encoding, self.action_mask(), int(action))
        before = self._potential() if self._shaping else 0.0
        self._words = [self.encoding.word(int(action))]
        self.match.play(int(action), self._chance)
        self._let_bots_play()
        done = self._is_done
        reward = self.match.returns(self._reward)[self.seat] if done else 0.0
        if self._shaping:
            after = 0.0 if done else self._discount * self._potential()
            reward += self._shaping * (after - before)
        over, truncated = self.match.is_over, self.match.is_truncated
        return self._seen(), float(reward), over, truncated, self._infos()

    def imitated(self, teacher: Bot[Any, Any]) -> list[int]:
        """The numbers that lead to what a bot would play for the learner; empty if there are none."""
        match = self.match
        assert match.seat is not None, "the match is over"
        action = ask(self.encoding.game, match.state, match.seat, self._chance, teacher).action
        return self.encoding.like(match.state, match.seat, action) or []

    def _potential(self) -> float:
        return float(self.encoding.potentials(self.match.state)[self.seat])

    def action_mask(self) -> Mask:
        """A 1 for each number that the learner may choose, 0 elsewhere."""
        mask = np.zeros(self.encoding.size, np.int8)
        if not self._is_done:
            mask[self.match.legal()] = 1
        return mask

    def _seen(self) -> Observations:
        self._row = self.match.observation(self.seat)[None].astype(self.encoding.dtype)
        return {name: rows[0] for name, rows in parted(self.encoding, self.seats, self._row).items()}

    def _infos(self) -> dict[str, Any]:
        outcome = self.match.outcome()
        return {
            "action_mask": self.action_mask(),
            "seat": self.seat,
            "scores": outcome.scores,
            "places": outcome.ranks,
            "words": self._words,
        }

    def render(self) -> str:
        """The board as text."""
        return self.encoding.game.render(self.match.state, self.seat)
