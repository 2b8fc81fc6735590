"""Simulated players who go on through faults of their server and check what it acknowledged."""

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from typing import Any

import httpx2
from tests.server.network import Talk
from tests.server.players import Player, begin
from websockets.exceptions import InvalidHandshake, InvalidMessage

from .score import Score
from .timing import Span

TOYS = 8
"""Matches of each player."""
GOAL = 120
"""Points that end a match of the toy game: enough for a fault in the middle."""
GONE = (OSError, EOFError, TimeoutError, InvalidHandshake, InvalidMessage, httpx2.HTTPError)
"""Errors of a client whose server is gone."""
PATIENCE = 60.0
"""Seconds beyond the time of a trial in which every match has to continue."""


class ReconnectingPlayer(Player):
    """Reconnects whenever the connection breaks, and repeats a move that the server could not write."""

    def __init__(self, cookie: str, matches: list[str]) -> None:
        super().__init__(cookie, matches)
        self.refusals: dict[str, int] = {}
        self._luck = random.Random(cookie)

    def choose(self, choices: dict[str, Any]) -> Any:
        return self._luck.choice(choices["legal"])

    async def refused(self, talk: Talk, message: dict[str, Any]) -> None:
        reason = str(message["reason"])
        self.refusals[reason] = self.refusals.get(reason, 0) + 1
        if reason in ("database-away", "server-error"):
            await asyncio.sleep(0.1)
            await talk.send("play", id=message["id"], **self.asked[message["id"]])

    async def play_on(self, base: Callable[[], str]) -> None:
        """Play all matches to their end, through any failure of the connection."""
        while not self.is_done():
            try:
                await self.play(base(), self.is_done)
            except GONE:
                await asyncio.sleep(0.1)


class Crowd:
    """All players of a trial."""

    def __init__(self, score: Score, seconds: float) -> None:
        self.score = score
        self.span = Span(seconds)
        self._faults = score.faults
        self.players: list[ReconnectingPlayer] = []

    async def sit_down(self, base: str, people: int = 2, matches: int = 0, goal: int = GOAL) -> None:
        """Add players with some matches each, by default `TOYS`."""
        for _ in range(people):
            seats = ("me", "first", "uniform")
            cookie, tables = await begin(base, matches or TOYS, "toy", *seats, options={"goal": goal})
            self.add(ReconnectingPlayer(cookie, tables))

    def add(self, player: ReconnectingPlayer) -> None:
        """Add a player."""
        self.players.append(player)
        self.score.matches += len(player.matches)

    @property
    def acknowledged(self) -> int:
        """The number of moves that the server has acknowledged."""
        return sum(len(player.acknowledged) for player in self.players)

    def is_done(self) -> bool:
        """Return whether every match is over."""
        return all(player.is_done() for player in self.players)

    def takes_more(self) -> bool:
        """Return whether to inject another fault: at least one, as long as a match is running."""
        is_first = self.score.faults == self._faults
        return (is_first or self.span.has_faults()) and not self.is_done()

    def after(self, moves: int) -> Callable[[], bool]:
        """Return a condition: `moves` more are acknowledged (without time left: one), or all is over."""
        before = self.acknowledged
        return lambda: (
            self.acknowledged >= before + (moves if self.span.has_faults() else 1) or self.is_done()
        )

    def _seen(self) -> Counter[str]:
        """Count the log entries of each match that players were shown."""
        return Counter(match for player in self.players for match, _ in player.seen)

    def has_recovered(self) -> Callable[[], bool]:
        """Return a condition: every match is over or, without time for that, has continued since now."""
        before = self._seen()

        def has_gone_on(player: ReconnectingPlayer) -> bool:
            now = self._seen()
            return all(match in player.over or now[match] > before[match] for match in player.matches)

        return lambda: self.is_done() or (self.span.is_over() and all(map(has_gone_on, self.players)))

    async def play(self, base: str, enough: Callable[[], bool]) -> None:
        """Let everyone play until a condition holds."""
        await self.play_wherever(lambda: base, enough)

    async def play_wherever(self, base: Callable[[], str], enough: Callable[[], bool]) -> None:
        """Let everyone play at a server whose address may change; not getting there in time is a failure."""
        playing = [asyncio.create_task(player.play_on(base)) for player in self.players]
        until = max(time.monotonic(), self.span.ends_at) + PATIENCE
        while not enough():
            if time.monotonic() > until:
                over = sum(len(player.over) for player in self.players)
                self.score.failures.append(f"stopped: {self.acknowledged} moves, {over} matches over")
                break
            await asyncio.sleep(0.02)
        for task in playing:
            task.cancel()
        for ended in await asyncio.gather(*playing, return_exceptions=True):
            if isinstance(ended, Exception):
                raise ended

    async def play_during(self, base: str, faults: Coroutine[Any, Any, None]) -> None:
        """Let everyone play while faults are injected, and then to the end."""
        injecting = asyncio.create_task(faults)
        await self.play(base, lambda: injecting.done() or self.is_done())
        await injecting
        await self.finish(base)

    async def count(self, base: str) -> None:
        """Compare what the server acknowledged and showed with its logs now."""
        for player in self.players:
            self._note(player, *await player.missing(base))

    async def count_stored(self, db: str) -> None:
        """Compare what was acknowledged and shown with the database, which no server has to have read yet."""
        for player in self.players:
            self._note(player, *await player.not_stored(db))

    def _note(self, player: ReconnectingPlayer, lost: list[str], early: list[str]) -> None:
        self.score.lost += len(lost)
        self.score.early += len(early)
        self.score.failures += [*player.changed]
        player.changed.clear()

    async def finish(self, base: str) -> None:
        """Without faults, play every match on, normally to its end, and compare the logs."""
        await self.play(base, self.has_recovered())
        await self.count(base)
        self.score.acknowledged += self.acknowledged
        self.score.finished += sum(len(player.over) for player in self.players)
