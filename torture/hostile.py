"""A hostile crowd: one address does everything that is dear, while others play and must not notice.

The server has its default limits. Every attack is a process of its own, after all others in the machine's
order, as if it were another machine. In slices of time the attacks go in turn to the server and to a second
one beside it: what else the machine does, and what attacks and a server that refuses them take of its cores,
falls on both.
"""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx2
from tests.server.network import API, Person, Talk
from tests.server.programs import ENVIRONMENT, program
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from .crowd import GONE
from .score import Score

ADDRESS = "127.0.0.66"
"""Where the hostile clients come from; players are at 127.0.0.1."""
MOST_SLOWER = 2.0
"""How much longer a move may take under attack, at the 99th percentile."""
NOTICEABLE = 0.02
"""Seconds of a move that no player notices, however quick moves were before."""
MOST_MEMORY_MB = 400
MOST_DISK_MB = 64
"""What one address may write within a trial."""
DEAF = 200
"""Sockets that watch the lobby and read nothing."""
PIECE = b"a" * 65_536
PACE = 0.02
"""Seconds between two moves of the players."""


class Intruder(Person):
    """A guest from the hostile address."""

    def __init__(self, base: str) -> None:
        super().__init__(base)
        transport = httpx2.AsyncHTTPTransport(local_address=ADDRESS)
        self.http = httpx2.AsyncClient(base_url=base + API, timeout=10, transport=transport)

    async def socket(self) -> ClientConnection:
        """Open a socket that nothing is read from."""
        url = self.base.replace("http", "ws", 1) + API + "/socket"
        return await connect(
            url, additional_headers=self.headers, local_addr=(ADDRESS, 0), max_queue=1, ping_interval=None
        )


# --- attacks; each goes on until it is killed


async def endless_head(base: str) -> None:
    """Ask for an address without end."""
    await _send_for_ever(base, b"GET /", PIECE)


async def many_headers(base: str) -> None:
    """Send headers without end."""
    await _send_for_ever(base, b"GET / HTTP/1.1\r\nHost: here\r\n", b"X-More: " + PIECE[:1000] + b"\r\n")


async def _send_for_ever(base: str, start: bytes, piece: bytes) -> None:
    where = httpx2.URL(base)
    while True:
        with contextlib.suppress(*GONE):
            _, writer = await asyncio.open_connection(where.host, where.port, local_addr=(ADDRESS, 0))
            writer.write(start)
            while True:
                writer.write(piece)
                await writer.drain()
        await asyncio.sleep(0)


async def slow_bodies(base: str) -> None:
    """Hold bodies that are sent a byte at a time."""
    where = httpx2.URL(base)
    head = f"POST {API}/session HTTP/1.1\r\nHost: here\r\nContent-Length: 60000\r\n\r\n".encode()

    async def hold() -> None:
        while True:
            with contextlib.suppress(*GONE):
                _, writer = await asyncio.open_connection(where.host, where.port, local_addr=(ADDRESS, 0))
                writer.write(head + PIECE[:50_000])
                while True:
                    writer.write(b"a")
                    await writer.drain()
                    await asyncio.sleep(0.2)
            await asyncio.sleep(0.05)

    await asyncio.gather(*(hold() for _ in range(200)))


async def deaf_watchers(base: str) -> None:
    """Fill the lobby, and watch it with sockets that read nothing."""
    guests = [await _guest(base) for _ in range(1 + DEAF // 50)]
    for guest in guests:
        for _ in range(12):
            wanted = {"game": "toy", "open": True, "seats": [{"type": "me"}, {"type": "empty"}]}
            await guest.http.post("/tables", json=wanted)
    sockets: list[ClientConnection] = []
    while True:
        with contextlib.suppress(WebSocketException, *GONE):
            guest = guests[len(sockets) % len(guests)]
            if len(sockets) < DEAF:
                sockets.append(await guest.socket())
            each = sockets[int(time.monotonic() * 1000) % len(sockets)]
            await each.send('{"type":"watch_lobby","id":"w"}')
        await asyncio.sleep(0.005)


async def disk_filler(base: str) -> None:
    """Import a match again and again, and delete it."""
    guest = await _guest(base)
    made = await guest.table("toy", "first", "first", start=True, options={"goal": 400})
    match = made["table"]["match"]
    file = b""
    while not file:
        answer = await guest.http.get(f"/matches/{match}/export")
        file = answer.content if answer.status_code == 200 else b""
        await asyncio.sleep(0.1)
    while True:
        with contextlib.suppress(*GONE):
            answer = await guest.http.post("/matches", content=file)
            if answer.status_code == 201:
                await guest.http.delete(f"/matches/{answer.json()['table']['match']}")


async def dear_reads(base: str) -> None:
    """Read what is dear to compute, as fast as it is answered."""
    guest = await _guest(base)
    paths = ("/openapi.json", "/account/data", "/games/palanche/schemas", "/games", "/tables")

    async def read() -> None:
        while True:
            for path in paths:
                with contextlib.suppress(*GONE):
                    await guest.http.get(path)

    await asyncio.gather(*(read() for _ in range(8)))


async def dear_questions(base: str) -> None:
    """Ask for hints, previews and lists without pause, over many sockets."""
    guest = await _guest(base)
    made = await guest.table("palermo", "me", "me", "me", start=True)
    match = made["table"]["match"]

    async def ask(number: int) -> None:
        while True:
            with contextlib.suppress(WebSocketException, *GONE):
                socket = await guest.socket()
                for turn in range(10**6):
                    kind = ("subscribe", "hint", "subscribe", "check")[turn % 4]
                    more = ',"seat":0,"action":{"type":"lay_start","slot":"A1"}' if kind == "check" else ""
                    more = ',"seat":0' if kind == "hint" else more
                    await socket.send(f'{{"type":"{kind}","id":"{number}-{turn}","match":"{match}"{more}}}')
            await asyncio.sleep(0.01)

    await asyncio.gather(*(ask(number) for number in range(8)))


async def handshakes(base: str) -> None:
    """Sign in and open sockets as fast as possible."""

    async def shake() -> None:
        guest = Intruder(base)
        while True:
            with contextlib.suppress(AssertionError, WebSocketException, *GONE):
                await guest.enter("Eve")
                await (await guest.socket()).close()

    await asyncio.gather(*(shake() for _ in range(8)))


async def _guest(base: str) -> Intruder:
    while True:
        with contextlib.suppress(AssertionError, *GONE):
            return await Intruder(base).enter("Eve")  # type: ignore[return-value]
        await asyncio.sleep(0.2)


ATTACKS: dict[str, Callable[[str], Awaitable[None]]] = {
    each.__name__: each
    for each in (
        *(endless_head, many_headers, slow_bodies, deaf_watchers, disk_filler, dear_reads),
        *(dear_questions, handshakes),
    )
}


@contextlib.contextmanager
def attacking(base: str) -> Iterator[None]:
    """All attacks, while the block runs: processes of one session, started and ended as one."""
    launcher = subprocess.Popen(
        [sys.executable, "-m", "torture.hostile", base],
        env=ENVIRONMENT,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        yield
    finally:
        os.killpg(launcher.pid, signal.SIGKILL)
        launcher.wait()


# --- the others


class Players:
    """Two people who play, and how long it takes until one sees the move of the other."""

    def __init__(self, talks: list[Talk], match: str) -> None:
        self._talks = talks
        self._match = match
        self._seq = 0

    @classmethod
    async def at(cls, base: str) -> "Players":
        """Sit down and begin."""
        ada, bea = await Person(base).enter("Ada"), await Person(base).enter("Bea")
        made = await ada.table("toy", "me", "empty", options={"goal": 10**9})
        match, talks = made["table"]["match"], [await ada.talk(), await bea.talk()]
        await talks[1].ask("sit", match=match, seat=1, key=made["invite"])
        await talks[1].ask("ready", match=match, seat=1, ready=True)
        for talk in talks:
            await talk.ask("subscribe", match=match)
        assert (await talks[0].ask("start", match=match))["type"] == "done"
        return cls(talks, match)

    async def play(self, seconds: float) -> list[float]:
        """Move in turn for some time; return the seconds of each move."""
        took: list[float] = []
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            mover, other = self._talks[self._seq % 2], self._talks[1 - self._seq % 2]
            for talk in self._talks:
                talk.messages.clear()
            seq = self._seq
            begun = time.perf_counter()
            roll = {"match": self._match, "seat": seq % 2, "seq": seq, "action": {"type": "roll"}}
            await mover.send("play", **roll)
            await other.wait(lambda m, seq=seq: m["type"] == "update" and m["seq"] == seq + 1)  # type: ignore[misc]
            took.append(time.perf_counter() - begun)
            self._seq += 1
            await asyncio.sleep(PACE)
        return took


def p99(times: list[float]) -> float:
    """The 99th percentile."""
    return sorted(times)[min(len(times) - 1, int(len(times) * 0.99))]


def size_of(folder: Path) -> float:
    """Megabytes in a folder."""
    return sum(file.stat().st_size for file in folder.iterdir()) / 2**20


def crowd(score: Score, seconds: float) -> None:
    """Let people play at an attacked server and beside one, and compare."""
    with (
        tempfile.TemporaryDirectory() as name,
        tempfile.TemporaryDirectory() as other,
        program("--db", f"{name}/a.sqlite3") as (process, base),
        program("--db", f"{other}/a.sqlite3") as (_, beside),
    ):
        calm, unattacked, attacked = asyncio.run(_slices(base, beside, seconds))
        disk = size_of(Path(name))
        score.look_at(process.pid)
    score.faults += len(ATTACKS)
    score.acknowledged += len(calm) + len(unattacked) + len(attacked)
    usual, under_attack = p99(unattacked), p99(attacked)
    note = (
        f"{len(ATTACKS)} attacks from one address; a move of the others takes {1000 * p99(calm):.1f} ms"
        f" at the 99th percentile without them, {1000 * usual:.1f} ms while they attack another server of"
        f" this machine, and {1000 * under_attack:.1f} ms while they attack this one;"
        f" {disk:.0f} MB on disk, {score.peak_mb} MB of memory"
    )
    score.notes.append(note)
    print(note, flush=True)
    most = max(MOST_SLOWER * usual, NOTICEABLE)
    score.expect(under_attack <= most, f"moves took {1000 * under_attack:.0f} ms, not {1000 * usual:.0f}")
    score.expect(disk < MOST_DISK_MB, f"the database has {disk:.0f} MB")
    score.expect(score.peak_mb < MOST_MEMORY_MB, f"the server used {score.peak_mb} MB")


async def _slices(base: str, beside: str, seconds: float) -> tuple[list[float], list[float], list[float]]:
    """Moves without attacks, with attacks on the server beside, and on this one, in turn."""
    players = await Players.at(base)
    await players.play(1)
    calm: list[float] = []
    took: dict[str, list[float]] = {beside: [], base: []}
    for _ in range(3):
        calm += await players.play(seconds / 9)
        for target, moves in took.items():
            with attacking(target):
                await players.play(2)  # until the attacks have begun
                moves += await players.play(seconds / 9)
    return calm, took[beside], took[base]


def main() -> None:
    """Carry out every attack on the server at this address, each in a process of its own, until killed."""
    os.nice(19)
    for attack in ATTACKS.values():
        if os.fork() == 0:  # one start for all of them: on a busy machine each would take seconds
            attacked: Any = attack(sys.argv[1])
            asyncio.run(attacked)
            return
    for _ in ATTACKS:
        os.wait()


if __name__ == "__main__":
    main()
