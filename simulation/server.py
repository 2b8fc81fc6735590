"""A process of the server: the production node on the simulated runtime, which can crash and start again."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import msgspec

from ludoteca.core import Refusal
from ludoteca.server.cluster.node import Node
from ludoteca.server.people.accounts import Identity
from ludoteca.server.ports import Monitor, Runtime
from ludoteca.server.protocol.failing import refusal_of
from ludoteca.server.protocol.shapes import Clock
from ludoteca.server.session.connection import Connection
from ludoteca.server.settings import Settings
from ludoteca.server.table.document import Chair, Table
from ludoteca.server.table.rows import moment
from ludoteca.server.timings import Timings
from ludoteca.store import Store, StoreError

from .clocks import VirtualTime
from .history import History
from .loop import Process, VirtualLoop
from .network import Network, Wire
from .runtime import SimulatedNotifier, SimulatedWork

INTERNET = 0.02
"""Seconds from a browser to a server."""
PING = 20.0
"""Seconds after which a connection is tested, and again after which it is given up."""

OpenStore = Callable[["Server"], Store]


class Server:
    """One host with one process of the server."""

    def __init__(
        self,
        host: str,
        loop: VirtualLoop,
        network: Network,
        history: History,
        settings: Settings,
        seed: str,
        open_store: OpenStore,
        *,
        wrong_by: int = 0,
        slow: float = 0.0,
        failing: float = 0.0,
    ) -> None:
        self.host = host
        self.time = VirtualTime(wrong_by)
        self.process: Process
        self.starts = 0
        self.node: Node | None = None
        """The node, while it accepts connections."""
        self.sockets: dict[ServerSocket, None] = {}
        self._loop = loop
        self._network = network
        self._history = history
        self._settings = settings
        self._seed = seed
        self._post = Random(f"{seed}/{host}/post")
        """Of mail servers and push services, so that what they do changes nothing else."""
        self._open_store = open_store
        self._store: Store | None = None
        self._slow = slow
        self._failing = failing

    @property
    def name(self) -> str:
        """The host and which start of the process this is."""
        return f"{self.host}.{self.starts}"

    # --- its life

    def start(self) -> None:
        """Start the process."""
        self.starts += 1
        self._history.note("up", self.host)
        self.process = self._loop.process(self.name)
        self.process.spawn(self._run())

    async def _run(self) -> None:
        random = Random(f"{self._seed}/{self.name}")
        while True:  # a service manager starts it again
            store = self._open_store(self)
            timings = Timings()
            work = SimulatedWork(random, self._slow, self._failing)
            notifier = SimulatedNotifier(
                store, self._settings, timings, self.time.now, self._post, self._deliver
            )
            runtime = Runtime(self.time, random, work, notifier, Monitor(), timings)
            node = Node(runtime, store, self._settings)
            try:
                await node.open()
            except (StoreError, OSError):
                await asyncio.sleep(1.0)
                continue
            self.node, self._store = node, store
            await notifier.mailer.keep_delivering()

    async def _deliver(self, way: str, player: str, text: str) -> None:
        await asyncio.sleep(0.05)
        self._history.note("notice", self.host, way=way, player=player, text=text)

    def crash(self) -> None:
        """End the process at once; clients see their connections end, unless the network is cut."""
        if not self.process.is_dead:
            self._history.note("down", self.host)
        self.process.kill()
        self.node = None
        for socket in list(self.sockets):
            socket.reset()
        self.sockets.clear()

    def stop(self) -> None:
        """Ask the process to stop in order."""
        self.process.spawn(self._stop())

    async def _stop(self) -> None:
        node, self.node = self.node, None
        if node is not None and self._store is not None:
            for socket in list(self.sockets):
                socket.close(1001)
            await node.close()
            await self._store.close()
        self.crash()

    # --- what clients ask for

    def accept(self, socket: "ServerSocket", identity: Identity) -> bool:
        """Open a connection of a client; return whether the server is open."""
        if self.node is None:
            return False
        socket.opened(Connection(self.node, identity, socket))
        self.sockets[socket] = None
        return True

    async def read(self, match: str, since: int) -> dict[str, Any]:
        """The table and the log of a match as a read over HTTP gives them to a spectator."""
        assert self.node is not None
        room = await self.node.rooms.current(match)
        log = await room.reading.log(None, since) if room.match is not None else None
        read: dict[str, Any] = msgspec.to_builtins({"table": room.info(), "log": log}, enc_hook=str)
        return read

    async def create(
        self, host: str, game: str, options: dict[str, Any], chairs: tuple[Chair, ...], clock: Clock | None
    ) -> str:
        """Set up a table and start it, as the HTTP API does for its host."""
        node = self.node
        assert node is not None
        table = Table(
            match=node.ids.id(),
            game=game,
            rules_version=1,
            options=options,
            open=True,
            host=host,
            invite=node.ids.key(),
            share=node.ids.key(),
            chairs=chairs,
            clock=clock,
            created_at=moment(node.runtime.time.now()),
        )
        room = await node.rooms.create(table)
        await room.start()
        return table.match


class ServerSocket:
    """The server's end of a client's connection: the transport of a `Connection`."""

    def __init__(self, server: Server, network: Network, tab: str, answers: Wire, client: Any) -> None:
        self._server = server
        self._process = server.process
        self._network = network
        self._tab = tab
        self._answers = answers
        self._client = client
        self._connection: Connection | None = None
        self._is_paused = False
        self._unread: deque[bytes] = deque()
        self._is_lost = False
        self.is_half_open = False
        """Whether the client has closed its end, and the server has not heard of it."""
        self._was_silent = False

    def opened(self, connection: Connection) -> None:
        """The handshake is done."""
        self._connection = connection
        connection.opened()
        self._process.call_later(PING, self._test)

    def received(self, frame: bytes) -> None:
        """A message of the client has arrived."""
        if self._connection is None or self._is_lost:
            return
        if self._is_paused:
            self._unread.append(frame)
        else:
            self._connection.received(frame)

    def send(self, message: bytes) -> None:
        """Send a message to the client."""
        self._answers.carry(self._client.received, message)

    def close(self, code: int) -> None:
        """End the connection."""
        self._answers.carry(self._client.closed, code)
        asyncio.get_running_loop().call_soon(self.lost)

    def reset(self) -> None:
        """The process is gone: its system ends the connection."""
        self._answers.carry(self._client.closed, 1006)
        self._is_lost = True

    def lost(self) -> None:
        """The connection has ended."""
        if not self._is_lost and self._connection is not None:
            self._is_lost = True
            self._server.sockets.pop(self, None)
            self._connection.lost()

    def pause(self) -> None:
        """Take no more messages for a while."""
        self._is_paused = True

    def resume(self) -> None:
        """Take messages again."""
        self._is_paused = False
        while self._unread and not self._is_paused and self._connection is not None:
            self._connection.received(self._unread.popleft())

    def _test(self) -> None:
        """Give up a connection whose client does not answer."""
        if self._is_lost:
            return
        is_silent = self.is_half_open or self._network.is_cut(self._tab, self._server.host)
        if is_silent and self._was_silent:
            self.lost()
        else:
            self._was_silent = is_silent
            self._process.call_later(PING, self._test)


Handle = Callable[[Server], Awaitable[Any]]


class Call:
    """One HTTP request of a client, on a connection of its own."""

    def __init__(
        self, server: Server, network: Network, tab: str, process: Process, answered: Callable[[Any], None]
    ) -> None:
        self._server = server
        self._out = Wire(network, tab, server.host, server.process, INTERNET)
        self._back = Wire(network, server.host, tab, process, INTERNET)
        self._answered = answered

    def send(self, handle: Handle) -> None:
        """Send the request; `answered` is called with the answer, with a Refusal, or never."""
        self._out.carry(self._arrived, handle)

    def _arrived(self, handle: Handle) -> None:
        if self._server.node is not None:
            asyncio.get_running_loop().create_task(self._handle(handle))

    async def _handle(self, handle: Handle) -> None:
        answer: Any
        try:
            answer = await handle(self._server)
        except Exception as error:
            answer = refusal_of(error)
            if not isinstance(error, Refusal | StoreError):
                raise
        self._back.carry(self._answered, answer)
