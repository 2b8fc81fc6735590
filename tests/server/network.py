"""A real server on a free port of this machine, and people and programs that talk to it."""

import asyncio
import itertools
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ludoteca.server.app import USUAL, running
from ludoteca.server.cluster.node import Node
from ludoteca.server.protocol.changes import changed
from ludoteca.server.runtime.lan import Lan
from ludoteca.server.runtime.server_runtime import ServerRuntime
from ludoteca.server.runtime.system_time import system_now
from ludoteca.server.serving import configured, listening
from ludoteca.server.settings import Settings
from ludoteca.server.timings import Timings

API = "/api/v1"
PATIENCE = 60.0
NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Given to every HTTP client: nothing here is encrypted, and reading all certificates takes a while."""
IDS = itertools.count(1)
"""For requests: no two connections of a person use the same id."""


class Talk:
    """One socket, with every message that came kept in order."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.messages: list[dict[str, Any]] = []
        self.closed_with: int | None = None
        self._news = asyncio.Condition()
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for frame in self.socket:
                async with self._news:
                    self.messages.append(msgspec.json.decode(frame))
                    self._news.notify_all()
        except ConnectionClosed:
            pass
        finally:
            self.closed_with = self.socket.close_code
            async with self._news:
                self._news.notify_all()

    async def send(self, kind: str, **fields: Any) -> str:
        """Send a request; its id."""
        request = str(fields.pop("id", f"r{next(IDS)}"))
        await self.socket.send(msgspec.json.encode({"type": kind, "id": request, **fields}).decode())
        return request

    async def push(self, kind: str, **fields: Any) -> None:
        """Send a message that has no answer."""
        await self.socket.send(msgspec.json.encode({"type": kind, **fields}).decode())

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a request and wait for its answer."""
        request = await self.send(kind, **fields)
        return await self.wait(lambda message: message.get("id") == request)

    async def wait(self, wanted: Callable[[dict[str, Any]], bool], since: int = 0) -> dict[str, Any]:
        """The first message, from number `since` on, that is wanted."""
        seen = since
        async with asyncio.timeout(PATIENCE), self._news:
            while True:
                while seen < len(self.messages):
                    seen += 1
                    if wanted(self.messages[seen - 1]):
                        return self.messages[seen - 1]
                if self.closed_with is not None:
                    raise ConnectionError(self.closed_with)
                await self._news.wait()

    def view(self, match: str) -> Any:
        """The public view of a match, as this connection has been sent it."""
        view: Any = None
        for message in self.messages:
            if message["type"] == "snapshot" and message["table"]["match"] == match:
                view = message["view"]
            elif message["type"] == "update" and message["match"] == match:
                view = changed(view, message["changes"])
        return view

    async def closed(self) -> int:
        """Wait until the server hangs up; the code."""
        async with asyncio.timeout(PATIENCE):
            await self._reading
        assert self.closed_with is not None
        return self.closed_with

    def of(self, kind: str) -> list[dict[str, Any]]:
        """All messages of a kind that came so far."""
        return [message for message in self.messages if message["type"] == kind]

    def stop_reading(self) -> None:
        """Leave the socket to another reader."""
        self._reading.cancel()

    async def hang_up(self) -> None:
        await self.socket.close()
        await asyncio.wait([self._reading])


class Person:
    """A person with a browser: cookies, requests and sockets."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.http = httpx2.AsyncClient(base_url=base + API, timeout=PATIENCE, verify=NO_CERTIFICATES)
        self.headers: dict[str, str] = {}
        self.talks: list[Talk] = []
        self.player = ""

    async def enter(self, name: str) -> "Person":
        answer = await self.http.post("/session", json={"name": name})
        assert answer.status_code == 201, answer.text
        self.player = answer.json()["player"]
        self.headers = {"Cookie": f"ludoteca={self.http.cookies['ludoteca']}", "Origin": self.base}
        return self

    async def talk(self, **headers: str) -> Talk:
        if "Cookie" in self.headers and (token := self.http.cookies.get("ludoteca")):
            self.headers["Cookie"] = f"ludoteca={token}"  # a new account or password has renewed it
        url = self.base.replace("http", "ws", 1) + API + "/socket"
        socket = await connect(
            url, additional_headers={**self.headers, **headers}, max_size=None, max_queue=None
        )
        talk = Talk(socket)
        self.talks.append(talk)
        await talk.wait(lambda message: message["type"] == "welcome")
        return talk

    async def table(self, game: str, *seats: str, **more: Any) -> dict[str, Any]:
        """Set up a table: seats are `me`, `empty`, or the level of a bot."""
        wanted = [
            {"type": seat} if seat in ("me", "empty") else {"type": "bot", "level": seat} for seat in seats
        ]
        answer = await self.http.post("/tables", json={"game": game, "seats": wanted, **more})
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    async def leave(self) -> None:
        for talk in self.talks:
            await talk.hang_up()
        await self.http.aclose()


class Site:
    """The running server."""

    def __init__(self, base: str, node: Node, runtime: ServerRuntime, lan: Lan) -> None:
        self.base = base
        self.lan = lan
        self.node = node
        self.runtime = runtime
        self.people: list[Person] = []

    async def person(self, name: str = "Ada") -> Person:
        person = Person(self.base)
        self.people.append(person)
        return await person.enter(name)

    def stranger(self) -> Person:
        person = Person(self.base)
        self.people.append(person)
        return person


class PromptServer(uvicorn.Server):
    """Stops at once when it is asked to; uvicorn looks ten times a second."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self._asked = asyncio.Event()

    async def main_loop(self) -> None:
        await self.on_tick(0)
        await self._asked.wait()

    def stop(self) -> None:
        self.should_exit = True
        self._asked.set()


@asynccontextmanager
async def serving(
    settings: Settings, now: Callable[[], int] = system_now, timings: Timings = USUAL
) -> AsyncIterator[Site]:
    sock = listening(settings)
    async with running(settings, timings, now) as (app, node, runtime):
        server = PromptServer(configured(app, settings, timings))
        task = asyncio.create_task(server.serve(sockets=[sock]))
        site = Site("http://{}:{}".format(*sock.getsockname()[:2]), node, runtime, app.lan)
        try:
            while not server.started:
                await asyncio.sleep(0.01)
            app.lan.attach(server, sock)
            yield site
        finally:
            for person in site.people:
                await person.leave()
            server.stop()
            await task
    sock.close()


async def beat(site: Site) -> None:
    """What the server does again and again, once and now."""
    await site.node.heartbeat.renew_leases()
    await site.node.heartbeat.look_after_rooms()


class TurnedClock:
    """The time of day, for a server under test: it can be turned forward."""

    def __init__(self) -> None:
        self._turned = 0

    def turn(self, *, days: float = 0, seconds: float = 0) -> None:
        self._turned += int(days * 86_400_000 + seconds * 1000)

    def __call__(self) -> int:
        return system_now() + self._turned


def on_a_server(
    folder: Path,
    visit: Callable[[Site], Awaitable[None]],
    now: Callable[[], int] = system_now,
    timings: Timings = USUAL,
    **settings: Any,
) -> None:
    """Run a visit against a server of its own."""

    async def run() -> None:
        given = {"port": 0, "db": str(folder / "test.sqlite3"), "bot_workers": 1, **settings}
        async with serving(Settings(**given), now, timings) as site:
            await visit(site)

    asyncio.run(run())


async def play_on(talk: Talk, match: str, choose: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
    """Answer every `choices` until the match is over; the last table."""

    def matters(message: dict[str, Any]) -> bool:
        kind = message["type"]
        return kind == "choices" or bool(kind == "table" and message["table"]["status"] == "over")

    seen = 0
    while True:
        message = await talk.wait(matters, seen)
        seen = talk.messages.index(message) + 1
        if message["type"] == "table":
            return message
        if message["match"] == match:
            await talk.ask(
                "play", match=match, seat=message["seat"], seq=message["seq"], action=choose(message)
            )
