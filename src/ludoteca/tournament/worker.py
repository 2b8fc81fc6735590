"""Plays the matches of a tournament one by one; bots of users run in processes of their own."""

from collections.abc import Callable
from time import monotonic, perf_counter
from typing import Any

from ludoteca.bots import ProgramBot, isolated_bot
from ludoteca.core import AnyGame, Bot, Prepares
from ludoteca.games import find_game
from ludoteca.runner import BotFailed, play_match

from .results import BROKEN_OFF, Forfeit, MatchResult
from .schedule import Fixture, Table

NO_SEAT = -1.0


class TournamentWorker:
    """Plays fixtures of one tournament; subclasses gather more than the result of a match."""

    timed = False
    """Whether bots think by the clock, not in counted steps."""

    watch: Callable[[Any, int, Any], None] | None = None
    """Called with state, seat and action before each action is played."""

    last_state: Any = None
    """The state at the end of the last match."""

    def __init__(self, table: Table, thinking: Any) -> None:
        self.table = table
        self.game: AnyGame = find_game(table.game)
        self._thinking = thinking
        """Shared with the parent process: the seat that is thinking, and since when."""
        self._programs: dict[tuple[str, int], ProgramBot] = {}

    def play_and_gather(self, fixture: Fixture) -> tuple[MatchResult, Any]:
        """Play a match; returns its result and what was gathered of it."""
        result = self.play(fixture)
        return result, self.gathered(result)

    def play(self, fixture: Fixture) -> MatchResult:
        """Play a match to its end, or to a forfeit."""
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
                thinking=self._begin_thinking,
                watch=self.watch,
            )
        except BotFailed as failure:
            forfeit = Forfeit(failure.seat, failure.why, failure.detail)
            return forfeited(self.table, fixture, forfeit, perf_counter() - began)
        finally:
            self._thinking[0] = NO_SEAT
        outcome, self.last_state = result.outcome, result.state
        return MatchResult(
            game=self.table.game,
            options=self.table.options,
            rules_version=self.game.info.rules_version,
            seed=fixture.seed,
            bots=fixture.bots,
            hashes=self.table.hashes_of(fixture.bots),
            scores=None if outcome is None else outcome.scores,
            places=(1,) * len(fixture.bots) if outcome is None else outcome.ranks,
            reason=BROKEN_OFF if outcome is None else outcome.reason,
            actions=result.actions,
            seconds=round(perf_counter() - began, 3),
        )

    def _begin_thinking(self, seat: int) -> None:
        self._thinking[1] = monotonic()
        self._thinking[0] = seat

    def gathered(self, result: MatchResult) -> Any:  # noqa: ARG002
        """What a subclass gathered of the match."""
        return None

    def _bot(self, name: str, seat: int) -> Bot[Any, Any]:
        """The bot of a seat: a level, or a program, which keeps running and learns of each new match."""
        bot = self._programs.get((name, seat))
        if bot is None:
            found = isolated_bot(
                self.game,
                name,
                limit=self.table.limit,
                memory_mb=self.table.memory_mb,
                variables=self.table.variables,
                timed=self.timed,
            )
            if not isinstance(found, ProgramBot):
                if isinstance(found, Prepares):
                    found.prepare()
                return found
            bot = self._programs[name, seat] = found
        bot.begin_match()
        return bot


def forfeited(table: Table, fixture: Fixture, forfeit: Forfeit, seconds: float) -> MatchResult:
    """The result of a forfeited match: the seat that forfeits is last, the others share the first place."""
    seats = len(fixture.bots)
    return MatchResult(
        game=table.game,
        options=table.options,
        rules_version=find_game(table.game).info.rules_version,
        seed=fixture.seed,
        bots=fixture.bots,
        hashes=table.hashes_of(fixture.bots),
        scores=None,
        places=tuple(seats if seat == forfeit.seat else 1 for seat in range(seats)),
        reason="forfeit",
        actions=0,
        seconds=round(seconds, 3),
        forfeit=forfeit,
    )
