"""Plays matches of bots to their end: the one loop for everything that lets bots play without an audience."""

import random
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from typing import Any

import msgspec

from ludoteca.bots import ProgramFailed, ProgramHung, ask, bring_bot
from ludoteca.core import (
    AnyGame,
    Bot,
    Chance,
    Choice,
    Invalid,
    Match,
    Outcome,
    RecordingChance,
    Refusal,
    Seat,
    SeededChance,
    counted_thinking,
    options_of,
    seeded_luck,
    simulator_of,
)
from ludoteca.games import find_game


class Result(msgspec.Struct, frozen=True):
    """What a match of bots led to."""

    outcome: Outcome | None
    """None if the match was broken off after `most_actions`."""
    actions: int
    state: Any
    match: Match[Any, Any] | None = None
    """The match with its log, if it was recorded."""


class BotFailed(Exception):
    """A bot crashed, did not answer, answered nonsense, or played what the rules forbid."""

    def __init__(self, seat: Seat, why: str, detail: str) -> None:
        super().__init__(seat, why, detail)
        self.seat = seat
        self.why = why
        """`crashed`, `hung`, `nonsense` or `illegal`."""
        self.detail = detail

    def __str__(self) -> str:
        return f"the bot on seat {self.seat} {self.why}: {self.detail}"


class UnloggedMatch:
    """A match without a log, clock and fingerprints: a state, and the chance that its actions draw from."""

    def __init__(self, game: AnyGame, state: Any, chance: Chance) -> None:
        self.game = game
        self.state = state
        self.active: tuple[Seat, ...] = game.active(state)
        self._chance = chance

    @classmethod
    def new(cls, game: AnyGame, seats: int, options: Any, seed: int) -> "UnloggedMatch":
        """A match from its start; raises Invalid if the table cannot be set so."""
        chance = SeededChance(f"{seed}/table", simulator_of(game))
        info = game.info
        if not info.min_seats <= seats <= info.max_seats:
            raise Invalid("wrong-number-of-seats", seats=seats, low=info.min_seats, high=info.max_seats)
        return cls(game, game.setup(options_of(game, options), seats, chance).state, chance)

    def play(self, seat: Seat, action: Any) -> None:
        """Play an action; raises Illegal if the rules forbid it."""
        self.state = self.game.apply(self.state, seat, action, self._chance).state
        self.active = self.game.active(self.state)


class Players:
    """The bots of a match, one for each seat, each with a chance of its own.

    `budget_ms` is the time that each bot may think. It is counted in steps of about a millisecond, so that
    the same seed gives the same match on any machine, unless it is `timed` by the clock.
    """

    def __init__(
        self,
        game: AnyGame,
        bots: Sequence[Bot[Any, Any] | str],
        seed: int | str = 0,
        *,
        budget_ms: int | None = None,
        timed: bool = False,
    ) -> None:
        self._game = game
        self._bots = [bring_bot(game, bot) if isinstance(bot, str) else bot for bot in bots]
        self._chances = [
            SeededChance(f"{seed}/bot/{seat}", simulator_of(game)) for seat in range(len(self._bots))
        ]
        self._budget_ms = budget_ms
        self._timed = timed

    def choose(self, state: Any, seat: Seat) -> Any:
        """The action that the bot of a seat plays; raises BotFailed if it gives none."""
        try:
            with nullcontext() if self._timed else counted_thinking():
                choice: Any = ask(
                    self._game, state, seat, self._chances[seat], self._bots[seat], self._budget_ms
                )
        except ProgramHung as failure:
            raise BotFailed(seat, "hung", str(failure)) from failure
        except Invalid as refusal:  # a line that holds no action
            raise BotFailed(seat, "nonsense", str(refusal)) from refusal
        except ProgramFailed as failure:
            raise BotFailed(seat, "crashed", str(failure)) from failure
        except (Exception, SystemExit) as error:  # foreign code may raise anything
            raise BotFailed(seat, "crashed", f"{type(error).__name__}: {error}") from error
        if not isinstance(choice, Choice) or not isinstance(choice.action, self._game.info.action):
            raise BotFailed(seat, "nonsense", f"{choice!r:.200}")
        return choice.action


def play_on(
    match: Match[Any, Any] | UnloggedMatch,
    choose: Callable[[Any, Seat], Any],
    most_actions: int | None = None,
) -> int:
    """Play a match until it is over, or for `most_actions`; returns the number of actions played.

    `choose` gets the state and the seat whose decision it is, and returns its action. Raises BotFailed if the
    rules forbid that action.
    """
    actions = 0
    while match.active and actions != most_actions:
        seat = match.active[0]
        action = choose(match.state, seat)
        try:
            match.play(seat, action)
        except Refusal as refusal:
            raise BotFailed(seat, "illegal", f"{match.game.notation(action)}: {refusal}") from refusal
        actions += 1
    return actions


def new_match(
    game: AnyGame | str, seats: int | None = None, options: Any = None, *, seed: int | None = None
) -> Match[Any, Any]:
    """A new match of a game, given by its key, with the fewest seats that it allows by default.

    `options` is a dictionary or the game's record. The same seed gives the same luck. Raises Invalid for a
    table that cannot be set.
    """
    found = find_game(game) if isinstance(game, str) else game
    seats = found.info.min_seats if seats is None else seats
    return Match.new(found, seats, options, luck=seeded_luck(seed, simulator_of(found)))


def play_match(
    game: AnyGame | str,
    bots: Sequence[Bot[Any, Any] | str],
    seed: int = 0,
    options: Any = None,
    *,
    budget_ms: int | None = None,
    most_actions: int | None = None,
    record: bool = False,
    timed: bool = False,
    thinking: Callable[[Seat], None] | None = None,
    watch: Callable[[Any, Seat, Any], None] | None = None,
) -> Result:
    """Let bots play one match, a bot for each seat, given as an object or by a name that `bring_bot` knows.

    The seed decides the luck of the table and of each bot: the same seed and bots give the same match on any
    machine, whether its log is kept (`record`) or not. `most_actions` breaks off a match that does not end.
    For `budget_ms` and `timed` see `Players`. Before each decision `thinking` is called with its seat, and
    after it, before the action is played, `watch` with state, seat and action.
    Raises BotFailed for a bot that breaks the rules or fails, Invalid for a table that cannot be set.
    """
    game = find_game(game) if isinstance(game, str) else game
    players = Players(game, bots, seed, budget_ms=budget_ms, timed=timed)
    match: Match[Any, Any] | UnloggedMatch
    if record:
        luck = random.Random(f"{seed}/table")
        simulator = simulator_of(game)
        match = Match.new(game, len(bots), options, luck=lambda _: RecordingChance(luck, simulator))
    else:
        match = UnloggedMatch.new(game, len(bots), options, seed)

    def choose(state: Any, seat: Seat) -> Any:
        if thinking is not None:
            thinking(seat)
        action = players.choose(state, seat)
        if watch is not None:
            watch(state, seat, action)
        return action

    actions = play_on(match, choose, most_actions)
    log = match if isinstance(match, Match) else None
    return Result(game.outcome(match.state), actions, match.state, log)
