"""The server under load: many matches of four sockets, beside boardgame.io's server in the same run.

One process is the server, another (Node) the load. Both servers play the same small dice game with the same
bare sockets; ours makes every move durable in SQLite, the peer keeps its matches in memory. For several
processes on PostgreSQL see `python -m bench cluster`.
"""

import asyncio
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from bench.calibration import print_calibration

HERE = Path(__file__).parent / "server_load"
ROOT = Path(__file__).parents[1]
OPEN_MATCHES = 800
CLOSED_MATCHES = 200
SECONDS = 15
PEER_PORT = 18421
LANES = 16
"""Tables that are created at the same time."""

GOAL_P99 = 50.0
GOAL_RATIO = 5.0


class Processor(NamedTuple):
    """Seconds of processor time that a process has used in all threads."""

    own: float
    """User time."""
    system: float
    """System time: sockets, the disk, waking threads."""


class Figures(NamedTuple):
    """What the load measured, and the processor time of a move on both sides."""

    rate: float
    p50: float
    p99: float
    server_own_us: float
    server_system_us: float
    database_us: float
    load_us: float
    load_busy: float
    update_bytes: float = 0.0
    """Bytes of an update to one client, for real games."""

    def __str__(self) -> str:
        server_us = self.server_own_us + self.server_system_us
        database = f" database {self.database_us:4.0f} µs," if self.database_us else ""
        return (
            f"{self.rate:6.0f} moves/s   p50 {self.p50:6.1f} ms   p99 {self.p99:6.1f} ms"
            f"   processor per move: server {server_us:4.0f} µs"
            f" (own {self.server_own_us:.0f}, system {self.server_system_us:.0f}),{database}"
            f" load {self.load_us:4.0f} µs ({self.load_busy:.0%} of a core)"
        )


def used_by(pids: Iterable[int]) -> Processor:
    """The processor time that processes have used so far."""
    own = system = 0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        own, system = own + int(fields[11]), system + int(fields[12])
    tick = os.sysconf("SC_CLK_TCK")
    return Processor(own / tick, system / tick)


class Served(NamedTuple):
    """A running server: its address and its process id."""

    base: str
    pid: int

    def memory(self) -> float:
        """Its memory in MB."""
        status = Path(f"/proc/{self.pid}/status").read_text(encoding="ascii")
        (line,) = (line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024


def say(text: str) -> None:
    """Print a line of progress."""
    print(f"  … {text}", flush=True)


def node_modules() -> Path:
    """The folder with the packages of the peer and the load, installed once; not committed."""
    folder = Path(tempfile.gettempdir()) / "ludoteca-bench-server"
    if not all((folder / "node_modules" / name).is_dir() for name in ("boardgame.io", "chess.js")):
        say("installing boardgame.io")
        shutil.copytree(HERE, folder, dirs_exist_ok=True)
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=folder, check=True)
    for script in HERE.glob("*.cjs"):
        shutil.copy(script, folder)
    return folder


@contextmanager
def ludoteca(database: str, *more: str) -> Iterator[Served]:
    """Run our server in a process of its own."""
    path = os.pathsep.join(map(str, (ROOT / "src", ROOT, ROOT / "tests" / "installed")))
    words = ("--port", "0", "--db", database, "--messages-per-second", "10000")
    quotas = ("--requests-per-minute", "100000", "--tables-per-person", "5000")
    held = ("connections-per-address", "followed-per-address", "matches-per-person")
    disk = ("disk-megabytes-per-person", "disk-megabytes-per-day")
    used = ("processor-seconds-per-minute", "handshakes-per-minute")
    # All clients are at one address.
    budget = [word for limit in (*held, *disk, *used) for word in (f"--{limit}", "1000000")]
    limits = (
        "--sockets-per-person",
        "5000",
        "--guests-per-minute",
        "1000",
        *quotas,
        *budget,
        "--log",
        "quiet",
    )
    with subprocess.Popen(
        [sys.executable, "-m", "ludoteca", "serve", *words, *limits, *more],
        env={**os.environ, "PYTHONPATH": path},
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        try:
            yield Served(process.stdout.readline().split()[-1], process.pid)
        finally:
            process.terminate()


@contextmanager
def boardgame_io(folder: Path) -> Iterator[Served]:
    """Run the peer in a process of its own."""
    with subprocess.Popen(
        ["node", "peer.cjs", str(PEER_PORT)], cwd=folder, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()
        try:
            yield Served(f"http://localhost:{PEER_PORT}", process.pid)
        finally:
            process.terminate()


def load(
    folder: Path, servers: Sequence[Served], plan: dict[str, Any], database: Callable[[], list[int]] = list
) -> Figures:
    """Run the load; returns its figures, with the processor time of the measured seconds alone."""
    pids = [served.pid for served in servers]
    with subprocess.Popen(
        ["node", "load.cjs"], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(
            json.dumps({"seconds": SECONDS, "bases": [served.base for served in servers], **plan})
        )
        process.stdin.close()
        process.stdout.readline()
        say(f"all are connected: {sum(served.memory() for served in servers):.0f} MB")
        process.stdout.readline()
        backends = database()
        begun, stored = used_by(pids), used_by(backends)
        seen = json.loads(process.stdout.readline())
        spent, stored_by_now = used_by(pids), used_by(backends)
    moves, seconds = seen["moves"], seen["seconds"]
    return Figures(
        rate=moves / seconds,
        p50=seen["p50"],
        p99=seen["p99"],
        server_own_us=(spent.own - begun.own) / moves * 1e6,
        server_system_us=(spent.system - begun.system) / moves * 1e6,
        database_us=(sum(stored_by_now) - sum(stored)) / moves * 1e6,
        load_us=seen["cpu"] / moves * 1e6,
        load_busy=seen["cpu"] / seconds,
        update_bytes=seen["bytes"] / max(1, seen["messages"]),
    )


async def set_tables(
    base: str, count: int, game: str = "toy", options: dict[str, Any] | None = None
) -> list[dict[str, Any]]:
    """Create tables of four people with API tokens, some at a time; returns match and tokens of each."""
    from tests.server.network import Person

    people = [await Person(base).enter(f"Player {seat}") for seat in range(4)]
    tokens = [(await p.http.post("/tokens", json={"label": "load"})).json()["token"] for p in people]
    numbers, chosen = iter(range(count)), {"goal": 10**9} if options is None else options
    tables: list[dict[str, Any]] = []

    async def lane() -> None:
        talks = [await person.talk() for person in people]
        for _ in numbers:
            made = await people[0].table(game, "me", "empty", "empty", "empty", options=chosen)
            match, key = made["table"]["match"], made["invite"]
            for seat in range(1, 4):
                await talks[seat].ask("sit", match=match, seat=seat, key=key)
                await talks[seat].ask("ready", match=match, seat=seat, ready=True)
            started = await talks[0].ask("start", match=match)
            assert started["type"] == "done", started
            tables.append({"match": match, "tokens": tokens})
            for talk in talks:
                talk.messages.clear()

    await asyncio.gather(*(lane() for _ in range(LANES)))
    for person in people:
        await person.leave()
    return tables


def verdict(kept: bool) -> str:
    """A word for whether a goal was reached."""
    return "reached" if kept else "MISSED"


def main() -> None:
    """Run both loads; print the figures and the ratio to the peer."""
    begun = time.perf_counter()
    print_calibration()
    folder = node_modules()
    with tempfile.TemporaryDirectory() as data, ludoteca(str(Path(data) / "bench.sqlite3")) as served:
        empty = served.memory()
        say(f"setting {OPEN_MATCHES} tables")
        tables = asyncio.run(set_tables(served.base, OPEN_MATCHES))
        full = served.memory()
        print(f"{OPEN_MATCHES} matches in memory: {(full - empty) * 1024 / OPEN_MATCHES:.1f} KB each")
        say("open loop")
        plan = {"kind": "ludoteca", "rate": 1, "tables": tables}
        steady = load(folder, [served], plan)
        print(f"open loop, {OPEN_MATCHES} matches of four sockets, one move a second each:\n    {steady}")
        print(f"    goal: p99 under {GOAL_P99:.0f} ms: {verdict(steady.p99 < GOAL_P99)}")
        say("closed loop")
        plan = {"kind": "ludoteca", "rate": 0, "tables": tables[:CLOSED_MATCHES]}
        ours = load(folder, [served], plan)
    say("closed loop, boardgame.io")
    with boardgame_io(folder) as served:
        matches = [
            {"match": f"bench{number}"} for number in range(CLOSED_MATCHES)
        ]  # which the peer creates on first use
        theirs = load(folder, [served], {"kind": "boardgame.io", "rate": 0, "tables": matches})
    ratio = ours.rate / theirs.rate
    print(f"closed loop, {CLOSED_MATCHES} matches of four sockets:")
    print(f"    ludoteca, durable          {ours}")
    print(f"    boardgame.io 0.50, memory  {theirs}")
    print(f"    ratio: {ratio:.2f}; goal: at least {GOAL_RATIO:.0f}: {verdict(ratio >= GOAL_RATIO)}")
    print(f"the whole run: {time.perf_counter() - begun:.0f} s")


if __name__ == "__main__":
    main()
