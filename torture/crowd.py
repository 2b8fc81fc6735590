"""People who play on whatever happens to their server, and count what came of it."""

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
"""Points that end a match of the toy: long enough to be broken in the middle."""
GONE = (OSError, EOFError, TimeoutError, InvalidHandshake, InvalidMessage, httpx2.HTTPError)
"""How a server looks that is not there."""
PATIENCE = 60.0
"""Seconds beyond the time of a trial in which every match has to go on."""


class Stubborn(Player):
    """Comes back whenever the connection breaks, and asks again whenever the server could not write."""

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
        """Play to the end, whatever breaks meanwhile."""
        while not self.is_done():
            try:
                await self.play(base(), self.is_done)
            except GONE:
                await asyncio.sleep(0.1)


class Crowd:
    """All players of a trial that takes so many seconds."""

    def __init__(self, score: Score, seconds: float) -> None:
        self.score = score
        self.span = Span(seconds)
        self._blows = score.blows
        self.players: list[Stubborn] = []

    async def sit_down(self, base: str, people: int = 2, matches: int = 0, goal: int = GOAL) -> None:
        """So many people with so many matches each, as a rule `TOYS`."""
        for _ in range(people):
            seats = ("me", "first", "uniform")
            cookie, tables = await begin(base, matches or TOYS, "toy", *seats, options={"goal": goal})
            self.add(Stubborn(cookie, tables))

    def add(self, player: Stubborn) -> None:
        """Somebody else."""
        self.players.append(player)
        self.score.matches += len(player.matches)

    @property
    def acknowledged(self) -> int:
        """Moves that the server said were made."""
        return sum(len(player.acknowledged) for player in self.players)

    def is_done(self) -> bool:
        """Whether every match is over."""
        return all(player.is_done() for player in self.players)

    def takes_more(self) -> bool:
        """Whether there is to be another blow: one at least, as long as anybody plays."""
        is_first = self.score.blows == self._blows
        return (is_first or self.span.is_for_blows()) and not self.is_done()

    def after(self, moves: int) -> Callable[[], bool]:
        """Whether so many moves more were acknowledged (without time: any), or all is over."""
        before = self.acknowledged
        return lambda: (
            self.acknowledged >= before + (moves if self.span.is_for_blows() else 1) or self.is_done()
        )

    def _seen(self) -> Counter[str]:
        """How many entries of each match somebody was shown."""
        return Counter(match for player in self.players for match, _ in player.seen)

    def is_at_peace(self) -> Callable[[], bool]:
        """Whether every match is over; if there is no time for that, whether each has gone on since now."""
        before = self._seen()

        def has_gone_on(player: Stubborn) -> bool:
            now = self._seen()
            return all(match in player.over or now[match] > before[match] for match in player.matches)

        return lambda: self.is_done() or (self.span.is_over() and all(map(has_gone_on, self.players)))

    async def play(self, base: str, enough: Callable[[], bool]) -> None:
        """Everybody plays until enough was played."""
        await self.play_wherever(lambda: base, enough)

    async def play_wherever(self, base: Callable[[], str], enough: Callable[[], bool]) -> None:
        """Everybody plays at a server that may move; who does not get through in time is a find."""
        playing = [asyncio.create_task(player.play_on(base)) for player in self.players]
        until = max(time.monotonic(), self.span.ends_at) + PATIENCE
        while not enough():
            if time.monotonic() > until:
                over = sum(len(player.over) for player in self.players)
                self.score.finds.append(f"stopped: {self.acknowledged} moves, {over} matches over")
                break
            await asyncio.sleep(0.02)
        for task in playing:
            task.cancel()
        for ended in await asyncio.gather(*playing, return_exceptions=True):
            if isinstance(ended, Exception):
                raise ended

    async def play_during(self, base: str, trouble: Coroutine[Any, Any, None]) -> None:
        """Everybody plays while something goes on, and then to the end."""
        going_on = asyncio.create_task(trouble)
        await self.play(base, lambda: going_on.done() or self.is_done())
        await going_on
        await self.finish(base)

    async def count(self, base: str) -> None:
        """Compare what was said with what the server has now."""
        for player in self.players:
            self._note(player, *await player.missing(base))

    async def count_stored(self, db: str) -> None:
        """Compare what was said with what is in the database: another server may not have heard of it yet."""
        for player in self.players:
            self._note(player, *await player.not_stored(db))

    def _note(self, player: Stubborn, lost: list[str], early: list[str]) -> None:
        self.score.lost += len(lost)
        self.score.early += len(early)
        self.score.finds += [*player.changed]
        player.changed.clear()

    async def finish(self, base: str) -> None:
        """In peace again, every match goes on, as a rule to its end, with all that was said."""
        await self.play(base, self.is_at_peace())
        await self.count(base)
        self.score.acknowledged += self.acknowledged
        self.score.finished += sum(len(player.over) for player in self.players)
