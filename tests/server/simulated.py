"""People who play on the simulator's runtime: no threads, processes, sockets and real time."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from simulation.clocks import VirtualTime
from simulation.loop import VirtualLoop
from simulation.runtime import SimulatedWork

from ludoteca.core import Seat
from ludoteca.server.cluster.node import Node
from ludoteca.server.people.accounts import Identity
from ludoteca.server.ports import Monitor, Notifier, Runtime
from ludoteca.server.session.connection import Connection
from ludoteca.server.settings import Settings
from ludoteca.server.table.document import Table
from ludoteca.server.timings import Timings
from ludoteca.store import PlayerRow, open_store


class Notices(Notifier):
    """Remembers who was notified of what."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, tuple[Seat, ...]]] = []

    async def turn(
        self,
        table: Table,  # noqa: ARG002
        absent: Sequence[Seat],
        newly_absent: Sequence[Seat],  # noqa: ARG002
        seq: int,  # noqa: ARG002
        away_until: Mapping[str, int],  # noqa: ARG002
    ) -> None:
        self.sent.append(("turn", tuple(absent)))

    async def remind(self, table: Table, due: Mapping[Seat, int], seq: int) -> None:  # noqa: ARG002
        self.sent.append(("remind", tuple(due)))

    async def over(self, table: Table) -> None:  # noqa: ARG002
        self.sent.append(("over", ()))


class SimulatedPerson:
    """A player whose messages are handed over in the process."""

    def __init__(self, node: Node, player: str, name: str | None = None) -> None:
        self.player = player
        self.name = name or player
        """What the ids of its requests begin with: no two connections of a player use the same."""
        self.messages: list[dict[str, Any]] = []
        self.closed_with: int | None = None
        self._arrived = asyncio.Condition()
        self._asked = 0
        self._connection = Connection(node, Identity(player, player.title(), False, player, "browser"), self)

    # --- the transport

    def send(self, message: bytes) -> None:
        self.messages.append(msgspec.json.decode(message))
        asyncio.get_running_loop().create_task(self._notify())

    async def _notify(self) -> None:
        async with self._arrived:
            self._arrived.notify_all()

    def close(self, code: int) -> None:
        self.closed_with = code

    def pause(self) -> None:
        """The person keeps talking; the connection answers in its order."""

    def resume(self) -> None:
        """As before."""

    # --- the person

    def connect(self) -> None:
        self._connection.opened()

    def disconnect(self) -> None:
        self._connection.lost()

    def say(self, kind: str, **fields: Any) -> str:
        """Send a request; its id."""
        self._asked += 1
        request = str(fields.pop("id", f"{self.name}-{self._asked}"))
        self._connection.received(msgspec.json.encode({"type": kind, "id": request, **fields}))
        return request

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a request and wait for its answer."""
        since = len(self.messages)
        request = self.say(kind, **fields)
        return await self.wait(lambda message: message.get("id") == request, since)

    async def wait(self, wanted: Callable[[dict[str, Any]], bool], since: int = 0) -> dict[str, Any]:
        """The first message, from number `since` on, that is wanted; it comes within ten minutes."""
        async with asyncio.timeout(600), self._arrived:
            while True:
                for message in self.messages[since:]:
                    if wanted(message):
                        return message
                await self._arrived.wait()


class World:
    """A node on simulated ports, and the people who are connected to it."""

    def __init__(self, node: Node, notices: Notices) -> None:
        self.node = node
        self.notices = notices
        self.people: dict[str, SimulatedPerson] = {}

    async def person(self, player: str) -> SimulatedPerson:
        now = self.node.runtime.time.now()
        await self.node.store.people.add(PlayerRow(player, player.title(), None, None, now))
        self.people[player] = SimulatedPerson(self.node, player)
        self.people[player].connect()
        return self.people[player]


def simulate_node(
    folder: Path, seed: int, story: Callable[[World], Awaitable[None]], **settings: Any
) -> World:
    """Run a story on a node with virtual time, seeded randomness and a store without threads."""
    worlds = []

    async def run() -> None:
        random, notices = Random(seed), Notices()
        given = Settings(db=str(folder / f"{seed}.sqlite3"), seed=seed, **settings)
        store = await open_store(given.db, alone=True, threads=False)
        runtime = Runtime(VirtualTime(), random, SimulatedWork(random), notices, Monitor(), Timings())
        world = World(Node(runtime, store, given), notices)
        worlds.append(world)
        await world.node.open()
        await story(world)
        await world.node.close()
        await store.close()

    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        runner.run(run())
    return worlds[0]
