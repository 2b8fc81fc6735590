"""Plays matches in a process of its own, so that no bot can harm the tournament."""

import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from time import monotonic, perf_counter
from typing import Any

import msgspec

from ludoteca.bots import ProgramBot, bring_bot
from ludoteca.core import AnyGame, Bot
from ludoteca.games import find_game
from ludoteca.runner import BotFailed, play_match

from .results import Forfeit, MatchResult
from .schedule import Fixture, Table

NOBODY = -1.0


class Worker:
    """One process's side: it takes a fixture, plays it, and says what came of it."""

    def __init__(self, table: Table, guard: Any) -> None:
        self.table = table
        self.game: AnyGame = find_game(table.game)
        self._guard = guard
        """Two numbers that whoever guards this process sees: the seat that thinks, and since when."""
        self._programs: dict[tuple[str, int], ProgramBot] = {}

    def play(self, fixture: Fixture) -> MatchResult:
        """The match, played to its end or to a forfeit."""
        began = perf_counter()
        try:
            result = play_match(
                self.game,
                [self._bot(name, seat) for seat, name in enumerate(fixture.bots)],
                fixture.seed,
                self.table.options,
                budget_ms=self.table.budget_ms,
                most_actions=self.table.most_actions,
                timed=self.timed,
                thinking=self._thinking,
                watch=self.watch,
            )
        except BotFailed as failure:
            forfeit = Forfeit(failure.seat, failure.why, failure.detail)
            return forfeited(self.table, fixture, forfeit, perf_counter() - began)
        finally:
            self._guard[0] = NOBODY
        outcome, self.last_state = result.outcome, result.state
        return MatchResult(
            game=self.table.game,
            options=self.table.options,
            rules_version=self.game.info.rules_version,
            seed=fixture.seed,
            bots=fixture.bots,
            scores=None if outcome is None else outcome.scores,
            places=(1,) * len(fixture.bots) if outcome is None else outcome.ranks,
            reason="broken-off" if outcome is None else outcome.reason,
            actions=result.actions,
            seconds=round(perf_counter() - began, 3),
        )

    def _thinking(self, seat: int) -> None:
        self._guard[1] = monotonic()
        self._guard[0] = seat

    timed = False
    """Whether bots think by the clock, not in counted steps."""

    watch: Callable[[Any, int, Any], None] | None = None
    """Told of every action before it is played, in workers that want to know."""

    last_state: Any = None
    """How the match stood when it was over."""

    def gathered(self, result: MatchResult) -> Any:  # noqa: ARG002
        """What a worker that watches has to say of the match, beside its result."""
        return None

    def _bot(self, name: str, seat: int) -> Bot[Any, Any]:
        """A fresh bot for each match; only a program is kept, which is told everything each time."""
        if (name, seat) in self._programs:
            return self._programs[name, seat]
        bot = bring_bot(self.game, name, self.table.limit)
        if isinstance(bot, ProgramBot):
            self._programs[name, seat] = bot
        return bot


def forfeited(table: Table, fixture: Fixture, forfeit: Forfeit, seconds: float) -> MatchResult:
    """The seat that forfeits is last; the others share the first place."""
    seats = len(fixture.bots)
    return MatchResult(
        game=table.game,
        options=table.options,
        rules_version=find_game(table.game).info.rules_version,
        seed=fixture.seed,
        bots=fixture.bots,
        scores=None,
        places=tuple(seats if seat == forfeit.seat else 1 for seat in range(seats)),
        reason="forfeit",
        actions=0,
        seconds=round(seconds, 3),
        forfeit=forfeit,
    )


def work(kind: type[Worker], pipe: Connection, table: bytes, guard: Any) -> None:
    """Play what comes through the pipe until nothing more comes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started us decides when to stop
    worker = kind(msgspec.json.decode(table, type=Table), guard)
    while True:
        try:
            fixture = pipe.recv()
        except EOFError:
            return
        result = worker.play(fixture)
        pipe.send((result, worker.gathered(result)))
