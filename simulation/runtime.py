"""The third runtime of the server: everything happens in one thread, in virtual time, by seeded luck."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from email.message import EmailMessage
from random import Random
from typing import Any, TypeVar, cast

from ludoteca.core import AnyGame, Seat, Simulator, decoder
from ludoteca.server.ports import Notifier, WorkFailed
from ludoteca.server.runtime.mailer import Mailer
from ludoteca.server.settings import Settings
from ludoteca.server.table.document import Table
from ludoteca.server.timings import Timings
from ludoteca.server.work.inline import InlineOffloader, InlineWork, NoHands
from ludoteca.server.work.jobs import Thought, review_on, simulate, think
from ludoteca.store import PushRow, Store

R = TypeVar("R")
Deliver = Callable[[str, str, str], Awaitable[None]]
"""Called with the way, the player and the text of a notice that arrives."""


class SimulatedOffloader(InlineOffloader):
    """Calls games at once; now and then a call takes as long as one that was put into a thread."""

    def __init__(self, random: Random, slow: float) -> None:
        self._random = random
        self._slow = slow

    async def run(self, kind: str, call: Callable[..., R], *arguments: Any) -> R:
        """Run a call and return its result."""
        if self._slow and self._random.random() < self._slow:
            await asyncio.sleep(self._random.random() * 0.05)
        return await super().run(kind, call, *arguments)


class SimulatedWork(InlineWork):
    """Does all work in the only thread there is."""

    def __init__(self, random: Random, slow: float = 0.0, failing: float = 0.0) -> None:
        self.hands = NoHands("physics-missing", label="live")
        self._random = random
        self._slow = slow
        """The probability that a call into a game takes long."""
        self._failing = failing
        """The probability that a bot's worker dies while it thinks."""

    def offloader(self, table: Callable[[], Table], *, always: bool) -> SimulatedOffloader:  # noqa: ARG002
        """An offloader for one match."""
        return SimulatedOffloader(self._random, self._slow)

    async def think(
        self,
        game: AnyGame,
        position: bytes,
        seat: Seat,
        level: str,
        *,
        whose: str,  # noqa: ARG002
        in_background: bool = False,
    ) -> Thought:
        """What a bot would play, after a second, or a few at tables of bots alone; raises WorkFailed."""
        await asyncio.sleep(5.0 if in_background else 1.0)
        if self._failing and self._random.random() < self._failing:
            raise WorkFailed("the worker died")
        rules = (game.info.key, game.info.rules_version)
        answer = think(rules, position, seat, level, None, self._random.getrandbits(48))
        thought: Thought = decoder(Thought).decode(answer)
        return thought

    def simulator(self, table: Callable[[], Table]) -> Simulator:
        """The physics of a match."""
        return lambda request: simulate(table().game, request)

    async def review(self, file: bytes, piece: bytes | None) -> bytes:
        """Begin a review, or continue one."""
        return review_on(file, piece)


class SimulatedPusher:
    """Pushes to browsers through a service that fails now and then, or says that a browser is gone."""

    public_key = ""

    def __init__(self, random: Random, deliver: Deliver) -> None:
        self._random = random
        self._deliver = deliver

    async def push(self, row: PushRow, message: bytes, public_only: bool) -> bool:  # noqa: ARG002
        """Push once; return whether the browser is still there."""
        luck = self._random.random()
        if luck < 0.1:
            await asyncio.sleep(5.0)
            raise OSError("the push service does not answer")
        is_there = luck > 0.15
        await self._deliver("push" if is_there else "gone", row.player, message.decode())
        return is_there


class SimulatedNotifier(Notifier):
    """The production mailer; a simulated mail server and browsers receive what it sends."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        timings: Timings,
        now: Callable[[], int],
        random: Random,
        deliver: Deliver,
    ) -> None:
        async def send(letter: EmailMessage, _: Settings) -> None:
            body = letter.get_body(("plain",))
            assert body is not None
            await deliver("letter", str(letter["To"]).partition("@")[0], body.get_content())

        self.mailer = Mailer(store, settings, timings, now, send)
        self.mailer.pusher = cast(Any, SimulatedPusher(random, deliver))

    async def turn(
        self,
        table: Table,
        absent: Sequence[Seat],
        newly_absent: Sequence[Seat],  # noqa: ARG002
        seq: int,
        away_until: Mapping[str, int],
    ) -> None:
        """It is the turn of absent players."""
        await self.mailer.turn(table, absent, seq, away_until)

    async def remind(self, table: Table, due: Mapping[Seat, int], seq: int) -> None:
        """Remind players that their days are running out."""
        await self.mailer.remind(table, due, seq)

    async def over(self, table: Table) -> None:
        """A match is over."""
        await self.mailer.over(table)
