"""Soak test: players, bots and spectators for a long time at a server that is restarted repeatedly.

`python -m torture.soak --minutes 60 --store postgres`. Two players at a table, players against bots, bots
alone, spectators. The server is stopped and killed in turn; clients reconnect and repeat what was not
answered. Checked at the end: every acknowledged move is in the log, no match has stopped, every log replays.
The result is stored in bench/measured, one for each store; docs/pictures/soak.svg shows the memory of each
run of the server, for the last test on each store.
"""

import argparse
import asyncio
import contextlib
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx2
import msgspec
from bench import reports
from tests.postgres import empty_database, server
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from ludoteca.store import open_store

from .picture import Moment, curves, picture
from .server_runs import Server, ServerRun

LOST = (OSError, WebSocketException, httpx2.HTTPError, TimeoutError)
"""Errors of a lost connection."""
FOLDER, PICTURE = Path("build/torture"), Path("docs/pictures/soak.svg")
STORES = {"sqlite": "SQLite", "postgres": "PostgreSQL"}
PAUSE = 0.5
"""Seconds before a client reconnects."""
THINKING = 0.4
"""Most seconds that a player takes for a move."""
LONG = 500
"""Entries after which a player resigns: random play may never end a match of Palermo."""
SETTLING = 300.0
"""Seconds after the last restart within which every match has to continue."""


class Acknowledged(NamedTuple):
    """A move that the server has acknowledged."""

    match: str
    seq: int
    request: str


class Person:
    """A client that goes on through restarts of the server."""

    def __init__(self, base: str, name: str, luck: random.Random, acknowledged: list[Acknowledged]) -> None:
        self._base = base
        self._name = name
        self._luck = luck
        self._acknowledged = acknowledged
        self._http = httpx2.AsyncClient(base_url=f"{base}/api/v1", timeout=30)
        self._unanswered: dict[str, Any] | None = None
        self._choices: dict[str, Any] | None = None
        self._moves = 0
        self.reconnections = 0

    async def patiently(self, method: str, path: str, **body: Any) -> Any:
        """Send an HTTP request until there is an answer; return it."""
        while True:
            try:
                answer = await self._http.request(method, path, json=body)
                if answer.status_code < 500:
                    assert answer.status_code < 300, answer.text
                    return answer.json()
            except LOST:
                pass
            await asyncio.sleep(PAUSE)

    async def enter(self) -> None:
        """Sign in as a guest."""
        await self.patiently("POST", "/session", name=self._name)

    @asynccontextmanager
    async def _socket(self) -> AsyncIterator[ClientConnection]:
        headers = {"Cookie": f"ludoteca={self._http.cookies['ludoteca']}", "Origin": self._base}
        address = self._base.replace("http", "ws", 1) + "/api/v1/socket"
        async with connect(address, additional_headers=headers, max_size=None) as connection:
            yield connection

    async def follow(self, match: str, *first: dict[str, Any]) -> None:
        """Send the first messages, then play or watch a match to its end, reconnecting when needed."""
        while True:
            was_here = False
            try:
                async with self._socket() as connection:
                    was_here, self._choices = True, None
                    for words in (*first, {"type": "subscribe", "role": "player"}):
                        await _send(connection, **words, id=f"f{self._luck.getrandbits(40)}", match=match)
                    if self._unanswered is not None:
                        await _send(connection, **self._unanswered)
                    async for frame in connection:
                        if await self._hear(connection, match, msgspec.json.decode(frame)):
                            return
            except LOST:
                pass
            self.reconnections += was_here
            await asyncio.sleep(PAUSE)

    async def _hear(self, connection: ClientConnection, match: str, message: dict[str, Any]) -> bool:
        """Handle a message; return whether the match is over."""
        waiting = self._unanswered
        match message["type"]:
            case "table" | "snapshot" if message["table"]["match"] == match:
                seats, status = message["table"]["seats"], message["table"]["status"]
                if status == "lobby" and message["hosting"] and all(seat["ready"] for seat in seats):
                    await _send(connection, type="start", id="start", match=match)
                return status in ("over", "closed")
            case "done" | "refused" if waiting is not None and message["id"] == waiting["id"]:
                self._unanswered = None
                if message["type"] == "done":
                    request = f"{waiting['seat']}/{waiting['id']}"
                    self._acknowledged.append(Acknowledged(waiting["match"], message["seq"], request))
            case "choices" if message["match"] == match and message["legal"]:
                self._choices = message
        await self._move(connection)
        return False

    async def _move(self, connection: ClientConnection) -> None:
        """Make a move if there are choices and the last move is answered; choices may arrive before that."""
        choices = self._choices
        if self._unanswered is not None or choices is None:
            return
        self._choices = None
        await asyncio.sleep(self._luck.random() * THINKING)
        if choices["seq"] >= LONG:
            await _send(connection, type="resign", id="enough", match=choices["match"], seat=choices["seat"])
            return
        self._moves += 1
        self._unanswered = {
            "type": "play",
            "id": f"{self._name}-{self._moves}",
            "match": choices["match"],
            "seat": choices["seat"],
            "seq": choices["seq"],
            "action": self._luck.choice(choices["legal"]),
        }
        await _send(connection, **self._unanswered)

    async def leave(self) -> None:
        """Close the HTTP client."""
        await self._http.aclose()


async def _send(connection: ClientConnection, **message: Any) -> None:
    await connection.send(msgspec.json.encode(message).decode())


class Soak:
    """The clients of a test, and what they have seen."""

    def __init__(self, process: Server, seed: int) -> None:
        self._process = process
        self._luck = random.Random(seed)
        self.acknowledged: list[Acknowledged] = []
        self.people: list[Person] = []
        self.matches: list[str] = []
        self.finished = 0

    async def person(self, name: str) -> Person:
        """Add a client and sign it in."""
        luck = random.Random(self._luck.random())
        person = Person(self._process.base, name, luck, self.acknowledged)
        self.people.append(person)
        await person.enter()
        return person

    async def table(self, host: Person, game: str, *seats: str, **more: Any) -> str:
        """Create a table and return its match; seats are `me`, `empty` or a bot's level."""
        wanted = [{"type": s} if s in ("me", "empty") else {"type": "bot", "level": s} for s in seats]
        made = await host.patiently("POST", "/tables", game=game, seats=wanted, **more)
        self.matches.append(made["table"]["match"])
        return self.matches[-1]

    async def two_people(self, name: str) -> None:
        """Two clients play Palanche, match after match."""
        ada, bea = await self.person(f"{name}a"), await self.person(f"{name}b")
        while True:
            match = await self.table(
                ada, "palanche", "me", "empty", open=True, options={"length": "rounds:30"}
            )
            sit = ({"type": "sit", "seat": 1}, {"type": "ready", "seat": 1, "ready": True})
            await asyncio.gather(bea.follow(match, *sit), ada.follow(match))
            self.finished += 1

    async def against_bots(self, name: str) -> None:
        """A client plays Palermo with bots, match after match."""
        ada = await self.person(name)
        while True:
            match = await self.table(ada, "palermo", "me", "easy", "easy", start=True)
            await ada.follow(match)
            self.finished += 1

    async def bots_alone(self, name: str, game: str, level: str, seats: int) -> None:
        """A client watches bots, match after match."""
        ada = await self.person(name)
        while True:
            match = await self.table(ada, game, *[level] * seats, start=True)
            await ada.follow(match)
            self.finished += 1

    async def spectator(self, name: str) -> None:
        """A client watches a recent match of others."""
        ada = await self.person(name)
        while True:
            if self.matches:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(30):
                        await ada.follow(self._luck.choice(self.matches[-6:]))
            await asyncio.sleep(1)

    def clients(self, tables: int, spectators: int) -> list[Any]:
        """Return the endless work of all clients."""
        return [
            *(self.two_people(f"p{n}") for n in range(tables)),
            *(self.against_bots(f"q{n}") for n in range(tables)),
            self.bots_alone("r1", "palermo", "easy", 3),
            self.bots_alone("r2", "villa_paletti", "easy", 2),
            *(self.spectator(f"s{n}") for n in range(spectators)),
        ]


async def _ends(db: str, matches: list[str]) -> dict[str, int]:
    """Return the newest entry of each match in play."""
    store = await open_store(db)
    try:
        rows = [row for match in matches if (row := await store.matches.find(match)) is not None]
        return {row.id: await store.log.last(row.id) for row in rows if row.status == "playing"}
    finally:
        await store.close()


async def _stopped(db: str, matches: list[str], seconds: float) -> list[str]:
    """Return the matches that did not continue within that time."""
    before, deadline = await _ends(db, matches), time.monotonic() + seconds
    while time.monotonic() < deadline:
        now = await _ends(db, list(before))
        stopped = [match for match, seq in before.items() if now.get(match, seq + 1) <= seq]
        if not stopped:
            return []
        await asyncio.sleep(3)
    return stopped


async def _lost(db: str, acknowledged: list[Acknowledged]) -> list[Acknowledged]:
    """Return acknowledged moves that are missing in the log."""
    store = await open_store(db)
    try:
        logs = {
            match: {row.seq: row.request for row in await store.log.entries(match)}
            for match in {move.match for move in acknowledged}
        }
        return [move for move in acknowledged if logs[move.match].get(move.seq) != move.request]
    finally:
        await store.close()


async def _sample(process: Server, seconds: float) -> None:
    """Let the server run and sample its memory."""
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        await asyncio.sleep(min(2.0, max(0.0, ends - time.monotonic())))
        process.sample()


async def _restart(process: Server, clients: list[asyncio.Task[None]], arguments: argparse.Namespace) -> None:
    """Restart the server every few minutes, by SIGTERM and SIGKILL in turn."""
    ends, signs = time.monotonic() + arguments.minutes * 60, [signal.SIGTERM, signal.SIGKILL]
    while (left := ends - time.monotonic()) > 0:
        await _sample(process, min(left, arguments.restart_every * 60))
        failed = [task.exception() for task in clients if task.done()]
        if failed:
            raise RuntimeError(f"clients failed: {failed}")
        if ends - time.monotonic() > 0:
            process.end(signs[len(process.runs) % 2])
            process.start()


async def soak(db: str, arguments: argparse.Namespace) -> int:
    """Run the test and print the result; return the exit code."""
    process = Server(db)
    process.start()
    run = Soak(process, arguments.seed)
    clients = [asyncio.create_task(work) for work in run.clients(arguments.tables, arguments.spectators)]
    try:
        await _restart(process, clients, arguments)
        stopped = await _stopped(db, run.matches, SETTLING)
    finally:
        for task in clients:
            task.cancel()
        await asyncio.gather(*clients, return_exceptions=True)
        for person in run.people:
            await person.leave()
        process.end(signal.SIGTERM)
    lost = await _lost(db, run.acknowledged)
    checked = subprocess.run([sys.executable, "-m", "ludoteca", "admin", "check", "--db", db], check=False)
    rows = [
        *result(run, process.runs),
        ("acknowledged moves lost", lost or 0),
        ("matches that stopped", stopped or 0),
        ("every log replays", "no" if checked.returncode else "yes"),
    ]
    words = f"--minutes {arguments.minutes:g} --restart-every {arguments.restart_every:g}"
    command = f"python -m torture.soak {words} --store {arguments.store}"
    reports.save(f"soak-{arguments.store}", command, ("", STORES[arguments.store]), rows)
    draw(arguments.store, process.runs)
    return 1 if lost or stopped or checked.returncode else 0


def result(run: Soak, runs: list[ServerRun]) -> list[tuple[str, object]]:
    """The rows of the report: how much was played, and the memory of each run."""
    memory = [each.early_and_late() for each in runs]
    return [
        ("clients", len(run.people)),
        ("matches, played to the end", f"{len(run.matches):,}, {run.finished:,}"),
        ("moves of people acknowledged", f"{len(run.acknowledged):,}"),
        ("how each run of the server ended", ", ".join(each.ended_by for each in runs)),
        ("reconnections", sum(person.reconnections for person in run.people)),
        (
            "memory of the server, second to last quarter of each run, MB",
            ", ".join(f"{early:.0f}–{late:.0f}" for (early, late), _ in memory),
        ),
        ("memory of its workers, MB", ", ".join(f"{early:.0f}–{late:.0f}" for _, (early, late) in memory)),
    ]


def draw(store: str, runs: list[ServerRun]) -> None:
    """Draw the memory of this test and of the last one on the other store."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / f"soak-{store}.json").write_bytes(msgspec.json.encode([each.moments[::5] for each in runs]))
    drawn = []
    for name, title in STORES.items():
        kept = FOLDER / f"soak-{name}.json"
        if kept.exists():
            drawn += curves(title, msgspec.json.decode(kept.read_bytes(), type=list[list[Moment]]))
    PICTURE.write_text(
        picture("Memory while people play and the server is restarted", drawn), encoding="utf-8"
    )


@contextmanager
def _database(store: str) -> Iterator[str]:
    """Make an empty database of a kind, until the block ends."""
    if store == "postgres":
        with server() as url:
            yield empty_database(url)
        return
    with tempfile.TemporaryDirectory(prefix="ludoteca-soak-") as folder:
        yield str(Path(folder) / "soak.sqlite3")


def main() -> int:
    """Run the test as the arguments say; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m torture.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0, help="how long (60)")
    parser.add_argument("--store", choices=tuple(STORES), default="sqlite")
    parser.add_argument("--restart-every", type=float, default=4.0, metavar="MINUTES", help="(4)")
    parser.add_argument(
        "--tables", type=int, default=3, help="tables of two players, and as many against bots (3)"
    )
    parser.add_argument("--spectators", type=int, default=6, help="(6)")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    with _database(arguments.store) as db:
        return asyncio.run(soak(db, arguments))


if __name__ == "__main__":
    sys.exit(main())
