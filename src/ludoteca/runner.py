"""A match of bots from its opening to its end: the fast path, without log, clock and fingerprints."""

import random
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from typing import Any

import msgspec

from ludoteca.bots import ProgramHung, bring_bot
from ludoteca.core import (
    AnyGame,
    Bot,
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
    simulator_of,
)
from ludoteca.games import find_game


class Result(msgspec.Struct, frozen=True):
    """A match that was played to its end, or as far as it was let."""

    outcome: Outcome | None
    """Nothing if it was broken off after the most actions allowed."""
    actions: int
    state: Any
    match: Match[Any, Any] | None = None
    """The match with its log, if it was to be recorded."""


class BotFailed(Exception):
    """A bot that crashed, did not answer, answered nonsense, or played what the rules forbid."""

    def __init__(self, seat: Seat, why: str, detail: str) -> None:
        super().__init__(seat, why, detail)
        self.seat = seat
        self.why = why
        """`crashed`, `hung`, `nonsense` or `illegal`."""
        self.detail = detail

    def __str__(self) -> str:
        return f"the bot on seat {self.seat} {self.why}: {self.detail}"


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
    """Let bots play one match, a bot a seat, each given or named as for `bring_bot`.

    The seed decides the luck of the table and that of each bot; the same seed and bots give the same match,
    with a log (`record`) or without, on any machine: what a bot may think is counted in steps of about a
    millisecond, unless it is to be `timed`. `most_actions` breaks a match off that does not end. `thinking`
    is told whose decision it is, before each one; `watch` is told the state, the seat and the action, before
    it is played.
    Raises BotFailed for a bot that does not play by the rules, Invalid for a table that cannot be set.
    """
    game = find_game(game) if isinstance(game, str) else game
    players = [bring_bot(game, bot) if isinstance(bot, str) else bot for bot in bots]
    chances = [SeededChance(f"{seed}/bot/{seat}", simulator_of(game)) for seat in range(len(players))]
    luck = random.Random(f"{seed}/table")
    if record:
        table: _Fast | _Recorded = _Recorded(game, len(players), options, luck)
    else:
        table = _Fast(game, len(players), options, luck)
    actions = 0
    while (active := game.active(table.state)) and actions != most_actions:
        seat = active[0]
        if thinking is not None:
            thinking(seat)
        action = _chosen(game, players[seat], table.state, seat, chances[seat], budget_ms, timed)
        if watch is not None:
            watch(table.state, seat, action)
        try:
            table.play(seat, action)
        except Refusal as refusal:
            raise BotFailed(seat, "illegal", f"{game.notation(action)}: {refusal}") from refusal
        actions += 1
    return Result(game.outcome(table.state), actions, table.state, table.match)


def _chosen(
    game: AnyGame,
    bot: Bot[Any, Any],
    state: Any,
    seat: Seat,
    chance: SeededChance,
    budget_ms: int | None,
    timed: bool,
) -> Any:
    """What the bot plays; raises BotFailed unless it is an action of the game."""
    imagined = game.reshuffle(state, seat, chance)
    try:
        with nullcontext() if timed else counted_thinking():
            choice: Any = bot.choose(game, imagined, seat, chance, budget_ms)
    except ProgramHung as failure:
        raise BotFailed(seat, "hung", str(failure)) from failure
    except Invalid as refusal:  # a line that holds no action
        raise BotFailed(seat, "nonsense", str(refusal)) from refusal
    except Exception as error:  # whatever code that we do not know may raise
        raise BotFailed(seat, "crashed", f"{type(error).__name__}: {error}") from error
    if not isinstance(choice, Choice) or not isinstance(choice.action, game.info.action):
        raise BotFailed(seat, "nonsense", f"{choice!r:.200}")
    return choice.action


class _Fast:
    """A table that knows how it stands, and nothing else."""

    match: Match[Any, Any] | None = None

    def __init__(self, game: AnyGame, seats: int, options: Any, luck: random.Random) -> None:
        info = game.info
        if not info.min_seats <= seats <= info.max_seats:
            raise Invalid("wrong-number-of-seats", seats=seats, low=info.min_seats, high=info.max_seats)
        self._apply = game.apply
        self._chance = SeededChance(luck, simulator_of(game))
        self.state = game.setup(options_of(game, options), seats, self._chance).state

    def play(self, seat: Seat, action: Any) -> None:
        """The action is judged and played."""
        self.state = self._apply(self.state, seat, action, self._chance).state


class _Recorded:
    """A table that keeps the log of its match."""

    def __init__(self, game: AnyGame, seats: int, options: Any, luck: random.Random) -> None:
        self.match: Match[Any, Any] = Match.new(
            game, seats, options, luck=lambda _: RecordingChance(luck, simulator_of(game))
        )

    @property
    def state(self) -> Any:
        """How the match stands."""
        return self.match.state

    def play(self, seat: Seat, action: Any) -> None:
        """The action is judged, played and written down."""
        self.match.play(seat, action)
