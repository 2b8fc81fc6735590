"""Two processes on one database, in one thread with virtual time; the news between them can be cut."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any

from simulation.clocks import VirtualTime
from simulation.loop import VirtualLoop
from simulation.runtime import SimulatedWork

from ludoteca.server.cluster.node import Node
from ludoteca.server.ports import Monitor, Runtime
from ludoteca.server.protocol.shapes import Clock
from ludoteca.server.settings import Settings
from ludoteca.server.table.document import Table, person
from ludoteca.server.table.rows import moment
from ludoteca.server.timings import Timings
from ludoteca.store import Channel, PlayerRow, Store, open_store
from ludoteca.store.backend import Missed, Received

from .simulated import Notices, SimulatedPerson

ROLL = {"type": "roll"}


class Wire:
    """Carries the news between the processes, unless it is cut."""

    def __init__(self) -> None:
        self.is_cut = False
        self.ends: list[WireEnd] = []

    def carry(self, sender: "WireEnd", message: bytes) -> None:
        for end in self.ends:
            if end is not sender and not self.is_cut:
                asyncio.get_running_loop().call_soon(end.received, sender.name, message)


class WireEnd(Channel):
    """The channel of one process."""

    def __init__(self, wire: Wire, name: str) -> None:
        self.name = name
        self.received: Received = lambda *_: None
        self._wire = wire
        wire.ends.append(self)

    def send(self, message: bytes, topic: str | None = None) -> None:  # noqa: ARG002
        self._wire.carry(self, message)

    def listen(self, received: Received, missed: Missed) -> None:  # noqa: ARG002
        self.received = received


class Process:
    """One process of the server, and its clock."""

    def __init__(self, name: str, node: Node, time: VirtualTime) -> None:
        self.node = node
        self.time = time
        self._name = name
        self._connections = 0

    def person(self, player: str) -> SimulatedPerson:
        """A new connection of a player to this process."""
        self._connections += 1
        connected = SimulatedPerson(self.node, player, f"{player}-{self._name}-{self._connections}")
        connected.connect()
        return connected


class Pair:
    """Two processes on one database."""

    def __init__(self, store: Store, wire: Wire, database: VirtualTime, one: Process, other: Process) -> None:
        self.store = store
        self.database = database
        """The clock of the database."""
        self.wire = wire
        self.one = one
        self.other = other

    async def match(self, *players: str, clock: Clock | None = None, is_open: bool = True) -> str:
        """A match of the toy that has begun, with a person on each seat."""
        match = await self.table(*players, clock=clock, is_open=is_open)
        await (await self.one.node.rooms.room(match)).start()
        return match

    async def table(self, *players: str, clock: Clock | None = None, is_open: bool = True) -> str:
        """A table of the toy that may begin, with a person on each seat."""
        node = self.one.node
        now = node.runtime.time.now()
        for player in players:
            if await self.store.people.find(player) is None:
                await self.store.people.add(PlayerRow(player, player.title(), None, None, now))
        table = Table(
            match=node.ids.id(),
            game="toy",
            rules_version=1,
            options={"goal": 1000, "mood": "calm"},
            open=is_open,
            host=players[0],
            invite=node.ids.key(),
            share=node.ids.key(),
            chairs=tuple(person(player, player.title(), ready=True) for player in players),
            clock=clock,
            created_at=moment(now),
        )
        await node.rooms.create(table)
        return table.match

    async def log(self, match: str) -> list[int]:
        """The numbers of the entries in the store."""
        return [row.seq for row in await self.store.log.entries(match)]


def simulate_pair(
    folder: Path,
    story: Callable[[Pair], Awaitable[None]],
    wrong_by: Mapping[str, int] = MappingProxyType({}),
    slow: float = 0.0,
    **settings: Any,
) -> None:
    """Run a story on two processes, `one` and the `other`, whose machines' clocks may be wrong.

    Calls into the game are `slow` with that probability.
    """

    async def run() -> None:
        given = Settings(db=str(folder / "pair.sqlite3"), seed=1, messages_per_second=100_000, **settings)
        store = await open_store(given.db, alone=True, threads=False)
        wire, processes, database = Wire(), [], VirtualTime()

        async def database_now() -> int:
            return database.now()

        for name in ("one", "other"):
            shared = Store(store.backend)
            shared.channel = WireEnd(wire, name)
            shared.server.now = database_now  # type: ignore[method-assign]  # as PostgreSQL has one
            time, random = VirtualTime(), Random(name)
            time.wrong_by = wrong_by.get(name, 0)
            runtime = Runtime(time, random, SimulatedWork(random, slow), Notices(), Monitor(), Timings())
            processes.append(Process(name, Node(runtime, shared, given), time))
        for process in processes:
            await process.node.open()
        try:
            await story(Pair(store, wire, database, *processes))
        finally:
            for process in processes:
                await process.node.close()
            await store.close()

    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        runner.run(run())
