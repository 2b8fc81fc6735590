"""Trials with bad clients: a bad network link, clients that read nothing, floods of malformed frames."""

import asyncio
import socket
import tempfile
from contextlib import suppress

import httpx2
from tests.server.network import API, Person
from tests.server.players import WORDS
from tests.server.programs import program
from tests.server.test_fuzz import Nonsense
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from .crowd import GONE, Crowd
from .link import ADDRESSES, DELAY, HERE, LOSS, THERE, bad_link, inside
from .score import Score
from .timing import Span

DEAF = 40
"""Clients that read nothing."""
FLOODS = 8
"""Clients that send as fast as they can."""
LIMIT_MB = 400
"""Most memory that the server may use, whatever its clients do."""


def line(score: Score, seconds: float) -> None:
    """Put server and players into two network namespaces; 5 % of packets are lost, the others delayed."""
    with bad_link() as carried, tempfile.TemporaryDirectory() as folder:
        words = ("--host", ADDRESSES[HERE], "--db", f"{folder}/a.sqlite3", *WORDS)
        with program(*words, within=("ip", "netns", "exec", HERE)) as (process, base):
            crowd = Crowd(score, seconds)

            async def visit() -> None:
                await crowd.sit_down(base, people=2, matches=3, goal=30)
                await crowd.play(base, lambda: crowd.is_done() or not crowd.span.has_faults())
                await crowd.finish(base)

            inside(THERE, lambda: asyncio.run(visit()))
            score.look_at(process.pid)
        score.faults += carried.lost
        told = f"{carried.packets:,} packets, {carried.lost:,} of them lost"
        score.notes.append(f"{told}; {LOSS:.0%} and {DELAY * 1000:.0f} ms each way")


async def unread(base: str, person: Person, match: str) -> ClientConnection:
    """Connect a client that follows a match with small buffers and never reads."""
    address = httpx2.URL(base)
    plug = socket.socket()
    plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    plug.setblocking(False)
    await asyncio.get_running_loop().sock_connect(plug, (address.host, address.port))
    url = base.replace("http", "ws", 1) + API + "/socket"
    connection = await connect(url, sock=plug, additional_headers=person.headers, max_queue=1)
    await connection.send(f'{{"type":"subscribe","id":"s","match":"{match}"}}')
    return connection


async def flood(base: str, person: Person, frames: Nonsense, span: Span) -> int:
    """Send malformed frames and reconnect when disconnected; return the number of frames."""
    sent, url = 0, base.replace("http", "ws", 1) + API + "/socket"
    while span.has_faults() or not sent:
        with suppress(WebSocketException, *GONE):
            async with connect(url, additional_headers=person.headers) as connection:
                while span.has_faults() or not sent:
                    await connection.send(frames.frame())
                    sent += 1
        await asyncio.sleep(0.02)
    return sent


def visitors(score: Score, seconds: float) -> None:
    """Let some clients read nothing and others flood with malformed frames, while players play."""
    with tempfile.TemporaryDirectory() as folder:
        limits = ("--sockets-per-person", "200", "--requests-per-minute", "100000")
        with program("--db", f"{folder}/a.sqlite3", *WORDS, *limits) as (process, base):
            crowd = Crowd(score, seconds)

            async def visit() -> None:
                await crowd.sit_down(base)
                eve = await Person(base).enter("Eve")
                made = await eve.table(
                    "toy", "first", "first", start=True, open=True, options={"goal": 100_000}
                )
                match = made["table"]["match"]
                silent = [await unread(base, eve, match) for _ in range(DEAF)]
                floods = [
                    asyncio.create_task(flood(base, eve, Nonsense(number, match), crowd.span))
                    for number in range(FLOODS)
                ]
                await crowd.play(base, lambda: all(task.done() for task in floods))
                score.faults += sum(await asyncio.gather(*floods))
                await eve.leave()
                await crowd.finish(base)
                score.look_at(process.pid)
                for connection in silent:
                    connection.transport.abort()

            asyncio.run(visit())
        score.notes.append(f"{DEAF} clients that read nothing, {FLOODS} that flood; faults are their frames")
        score.expect(score.peak_mb < LIMIT_MB, f"the server used {score.peak_mb} MB")
