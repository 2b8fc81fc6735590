"""Everyday life for a long time: people, bots and spectators at a server that is restarted again and again.

`python -m torture.soak --minutes 60 --store postgres`. Two people at a table, somebody against bots, bots
alone, spectators. The server is stopped in order and killed, in turns; people come back and send again what
was not answered. At the end: every move that was acknowledged stands in the log, no match sleeps, every log
plays again, and how much memory each life of the server took: docs/pictures/soak.svg draws the last run on
each store.
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
from tests.postgres import empty_database, server
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from ludoteca.store import open_store

from .lives import Life, Server
from .picture import Moment, curves, picture

LOST = (OSError, WebSocketException, httpx2.HTTPError, TimeoutError)
"""What the end of a connection looks like."""
FOLDER, PICTURE = Path("build/torture"), Path("docs/pictures/soak.svg")
STORES = {"sqlite": "SQLite", "postgres": "PostgreSQL"}
PAUSE = 0.5
"""Seconds before somebody tries again to come back."""
THINKING = 0.4
"""Seconds that people think about a move at most."""
LONG = 500
"""Entries after which somebody gives up: who plays by chance would walk through Palermo for ever."""
SETTLING = 300.0
"""Seconds after the last restart within which every match must have gone on."""


class Acknowledged(NamedTuple):
    """A move that the server said is made."""

    match: str
    seq: int
    request: str


class Person:
    """Somebody who plays on, whatever happens to the server."""

    def __init__(self, base: str, name: str, luck: random.Random, acknowledged: list[Acknowledged]) -> None:
        self._base = base
        self._name = name
        self._luck = luck
        self._acknowledged = acknowledged
        self._http = httpx2.AsyncClient(base_url=f"{base}/api/v1", timeout=30)
        self._unanswered: dict[str, Any] | None = None
        self._choices: dict[str, Any] | None = None
        self._moves = 0
        self.comebacks = 0

    async def patiently(self, method: str, path: str, **body: Any) -> Any:
        """Ask over HTTP until there is an answer."""
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
        """Come in."""
        await self.patiently("POST", "/session", name=self._name)

    @asynccontextmanager
    async def _socket(self) -> AsyncIterator[ClientConnection]:
        headers = {"Cookie": f"ludoteca={self._http.cookies['ludoteca']}", "Origin": self._base}
        address = self._base.replace("http", "ws", 1) + "/api/v1/socket"
        async with connect(address, additional_headers=headers, max_size=None) as connection:
            yield connection

    async def follow(self, match: str, *first: dict[str, Any]) -> None:
        """Say what is to be said first, then play (or watch) until it is over; come back when cut off."""
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
            self.comebacks += was_here
            await asyncio.sleep(PAUSE)

    async def _hear(self, connection: ClientConnection, match: str, message: dict[str, Any]) -> bool:
        """Do what a message asks for; whether the match is over."""
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
        """Make a move, if there is one to make and the last one is answered: choices may come before that."""
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
        """Close what is open."""
        await self._http.aclose()


async def _send(connection: ClientConnection, **message: Any) -> None:
    await connection.send(msgspec.json.encode(message).decode())


class Soak:
    """The people of a run, and what they count."""

    def __init__(self, house: Server, seed: int) -> None:
        self._house = house
        self._luck = random.Random(seed)
        self.acknowledged: list[Acknowledged] = []
        self.people: list[Person] = []
        self.matches: list[str] = []
        self.finished = 0

    async def person(self, name: str) -> Person:
        """Somebody new."""
        luck = random.Random(self._luck.random())
        person = Person(self._house.base, name, luck, self.acknowledged)
        self.people.append(person)
        await person.enter()
        return person

    async def table(self, host: Person, game: str, *seats: str, **more: Any) -> str:
        """A table: seats are `me`, `empty` or a level."""
        wanted = [{"type": s} if s in ("me", "empty") else {"type": "bot", "level": s} for s in seats]
        made = await host.patiently("POST", "/tables", game=game, seats=wanted, **more)
        self.matches.append(made["table"]["match"])
        return self.matches[-1]

    async def two_people(self, name: str) -> None:
        """Two people play Palanche, match after match."""
        ada, bea = await self.person(f"{name}a"), await self.person(f"{name}b")
        while True:
            match = await self.table(
                ada, "palanche", "me", "empty", open=True, options={"length": "rounds:30"}
            )
            sit = ({"type": "sit", "seat": 1}, {"type": "ready", "seat": 1, "ready": True})
            await asyncio.gather(bea.follow(match, *sit), ada.follow(match))
            self.finished += 1

    async def against_bots(self, name: str) -> None:
        """Somebody plays Palermo with bots, match after match."""
        ada = await self.person(name)
        while True:
            match = await self.table(ada, "palermo", "me", "easy", "easy", start=True)
            await ada.follow(match)
            self.finished += 1

    async def bots_alone(self, name: str, game: str, level: str, seats: int) -> None:
        """Somebody watches bots, match after match."""
        ada = await self.person(name)
        while True:
            match = await self.table(ada, game, *[level] * seats, start=True)
            await ada.follow(match)
            self.finished += 1

    async def spectator(self, name: str) -> None:
        """Somebody watches the newest match of other people."""
        ada = await self.person(name)
        while True:
            if self.matches:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(30):
                        await ada.follow(self._luck.choice(self.matches[-6:]))
            await asyncio.sleep(1)

    def everybody(self, tables: int, spectators: int) -> list[Any]:
        """What everybody does, all of it for ever."""
        return [
            *(self.two_people(f"p{n}") for n in range(tables)),
            *(self.against_bots(f"q{n}") for n in range(tables)),
            self.bots_alone("r1", "palermo", "easy", 3),
            self.bots_alone("r2", "villa_paletti", "easy", 2),
            *(self.spectator(f"s{n}") for n in range(spectators)),
        ]


async def _ends(db: str, matches: list[str]) -> dict[str, int]:
    """The newest entry of each match that is still played."""
    store = await open_store(db)
    try:
        rows = [row for match in matches if (row := await store.matches.find(match)) is not None]
        return {row.id: await store.log.last(row.id) for row in rows if row.status == "playing"}
    finally:
        await store.close()


async def _asleep(db: str, matches: list[str], seconds: float) -> list[str]:
    """The matches that did not go on within that time."""
    before, deadline = await _ends(db, matches), time.monotonic() + seconds
    while time.monotonic() < deadline:
        now = await _ends(db, list(before))
        asleep = [match for match, seq in before.items() if now.get(match, seq + 1) <= seq]
        if not asleep:
            return []
        await asyncio.sleep(3)
    return asleep


async def _lost(db: str, acknowledged: list[Acknowledged]) -> list[Acknowledged]:
    """Acknowledged moves that are not in the log as they were acknowledged."""
    store = await open_store(db)
    try:
        logs = {
            match: {row.seq: row.request for row in await store.log.entries(match)}
            for match in {move.match for move in acknowledged}
        }
        return [move for move in acknowledged if logs[move.match].get(move.seq) != move.request]
    finally:
        await store.close()


async def _live(house: Server, seconds: float) -> None:
    """Let the server run, and look at its memory."""
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        await asyncio.sleep(min(2.0, max(0.0, ends - time.monotonic())))
        house.sample()


async def _days(house: Server, everybody: list[asyncio.Task[None]], arguments: argparse.Namespace) -> None:
    """Let life go on, with a restart every few minutes: in order, and not."""
    ends, signs = time.monotonic() + arguments.minutes * 60, [signal.SIGTERM, signal.SIGKILL]
    while (left := ends - time.monotonic()) > 0:
        await _live(house, min(left, arguments.restart_every * 60))
        failed = [task.exception() for task in everybody if task.done()]
        if failed:
            raise RuntimeError(f"somebody gave up: {failed}")
        if ends - time.monotonic() > 0:
            house.end(signs[len(house.lives) % 2])
            house.start()


async def soak(db: str, arguments: argparse.Namespace) -> int:
    """Run, and say what came of it; the exit code."""
    house = Server(db)
    house.start()
    run = Soak(house, arguments.seed)
    everybody = [asyncio.create_task(work) for work in run.everybody(arguments.tables, arguments.spectators)]
    try:
        await _days(house, everybody, arguments)
        asleep = await _asleep(db, run.matches, SETTLING)
    finally:
        for task in everybody:
            task.cancel()
        await asyncio.gather(*everybody, return_exceptions=True)
        for person in run.people:
            await person.leave()
        house.end(signal.SIGTERM)
    lost = await _lost(db, run.acknowledged)
    checked = subprocess.run([sys.executable, "-m", "ludoteca", "admin", "check", "--db", db], check=False)
    print(f"{arguments.store}: {arguments.minutes:g} minutes")
    tell(run, house.lives)
    draw(arguments.store, house.lives)
    print(f"lost moves: {lost or 0}, matches that sleep: {asleep or 0}")
    print(f"every log plays again: {'no' if checked.returncode else 'yes'}")
    return 1 if lost or asleep or checked.returncode else 0


def tell(run: Soak, lives: list[Life]) -> None:
    """How much went on, and what it took."""
    comebacks = sum(person.comebacks for person in run.people)
    print(
        f"{len(run.people)} people and spectators, {len(run.matches)} matches,"
        f" {run.finished} of them played to the end"
    )
    print(f"{len(run.acknowledged)} moves of people acknowledged, {comebacks} times somebody came back")
    for number, life in enumerate(lives, 1):
        (early, late), (workers, workers_late) = life.early_and_late()
        print(
            f"  life {number}: {life.seconds:5.0f} s, {life.ended_by}, server {early:.0f} to {late:.0f} MB,"
            f" workers {workers:.0f} to {workers_late:.0f} MB"
        )


def draw(store: str, lives: list[Life]) -> None:
    """Draw the memory of this run, and of the last on the other store."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / f"soak-{store}.json").write_bytes(msgspec.json.encode([life.moments[::5] for life in lives]))
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
    """An empty database of that kind, until the block ends."""
    if store == "postgres":
        with server() as url:
            yield empty_database(url)
        return
    with tempfile.TemporaryDirectory(prefix="ludoteca-soak-") as folder:
        yield str(Path(folder) / "soak.sqlite3")


def main() -> int:
    """Read the words of the command, and run."""
    parser = argparse.ArgumentParser(prog="python -m torture.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0, help="how long (60)")
    parser.add_argument("--store", choices=tuple(STORES), default="sqlite")
    parser.add_argument("--restart-every", type=float, default=4.0, metavar="MINUTES", help="(4)")
    parser.add_argument(
        "--tables", type=int, default=3, help="tables of two people, and as many against bots (3)"
    )
    parser.add_argument("--spectators", type=int, default=6, help="(6)")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    with _database(arguments.store) as db:
        return asyncio.run(soak(db, arguments))


if __name__ == "__main__":
    sys.exit(main())
