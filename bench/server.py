"""The server under load: many matches of four sockets, beside boardgame.io's server in the same run.

One process serves, another (Node) makes the load. Both play the same small dice game; ours makes every move
durable in SQLite, the peer keeps its matches in memory.
"""

import asyncio
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
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


class Figures(NamedTuple):
    """What the load saw."""

    rate: float
    p50: float
    p99: float

    def __str__(self) -> str:
        return f"{self.rate:7.0f} moves/s   p50 {self.p50:7.2f} ms   p99 {self.p99:7.2f} ms"


def node_modules() -> Path:
    """The peer and the load's own packages, installed once beside the bench; not committed."""
    folder = Path(tempfile.gettempdir()) / "ludoteca-bench-server"
    if not (folder / "node_modules" / "boardgame.io").is_dir():
        shutil.copytree(HERE, folder, dirs_exist_ok=True)
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=folder, check=True)
    for script in HERE.glob("*.cjs"):
        shutil.copy(script, folder)
    return folder


@contextmanager
def ludoteca(folder: Path) -> Iterator[tuple[str, int]]:
    """Our server as a process of its own: its address and its number."""
    path = os.pathsep.join(map(str, (ROOT / "src", ROOT, ROOT / "tests" / "shelf")))
    words = ("--port", "0", "--db", str(folder / "bench.sqlite3"), "--messages-per-second", "10000")
    limits = ("--sign-ins-per-minute", "1000", "--log", "quiet")
    with subprocess.Popen(
        [sys.executable, "-m", "ludoteca", "serve", *words, *limits],
        env={**os.environ, "PYTHONPATH": path},
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        try:
            yield process.stdout.readline().split()[-1], process.pid
        finally:
            process.terminate()


@contextmanager
def boardgame_io(folder: Path) -> Iterator[tuple[str, int]]:
    """The peer as a process of its own."""
    with subprocess.Popen(
        ["node", "peer.cjs", str(PEER_PORT)], cwd=folder, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()
        try:
            yield f"http://localhost:{PEER_PORT}", process.pid
        finally:
            process.terminate()


def load(folder: Path, plan: dict[str, Any]) -> Figures:
    """Let the load run; what it saw."""
    done = subprocess.run(
        ["node", "load.cjs"],
        cwd=folder,
        input=json.dumps({"seconds": SECONDS, **plan}),
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    figures = json.loads(done.stdout)
    return Figures(figures["rate"], figures["p50"], figures["p99"])


async def set_tables(base: str, count: int) -> list[dict[str, Any]]:
    """Four people at every table, each with a token for their program."""
    from tests.server.network import Person

    people = [await Person(base).enter(f"Player {seat}") for seat in range(4)]
    tokens = [(await p.http.post("/tokens", json={"label": "load"})).json()["token"] for p in people]
    talks = [await person.talk() for person in people]
    tables = []
    for _ in range(count):
        made = await people[0].table("toy", "me", "empty", "empty", "empty", options={"goal": 10**9})
        match, key = made["table"]["match"], made["invite"]
        for seat in range(1, 4):
            await talks[seat].ask("sit", match=match, seat=seat, key=key)
            await talks[seat].ask("ready", match=match, seat=seat, ready=True)
        started = await talks[0].ask("start", match=match)
        assert started["type"] == "done", started
        tables.append({"match": match, "tokens": tokens})
        for talk in talks:
            talk.messages.clear()
    for person in people:
        await person.leave()
    return tables


def memory(pid: int) -> float:
    """What a process holds, in MB."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    (line,) = (line for line in status.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def main() -> None:
    """Print both loads, and how we stand beside the peer."""
    print_calibration()
    folder = node_modules()
    with tempfile.TemporaryDirectory() as data, ludoteca(Path(data)) as (base, pid):
        empty = memory(pid)
        tables = asyncio.run(set_tables(base, OPEN_MATCHES))
        full = memory(pid)
        print(f"{OPEN_MATCHES} matches in memory: {(full - empty) * 1024 / OPEN_MATCHES:.1f} KB each")
        steady = load(folder, {"kind": "ludoteca", "base": base, "rate": 1, "tables": tables})
        sockets = OPEN_MATCHES * 4
        print(f"open loop, {OPEN_MATCHES} matches, {sockets} sockets, one move a second each: {steady}")
        print(f"with everybody connected: {memory(pid):.0f} MB")
        ours = load(folder, {"kind": "ludoteca", "base": base, "rate": 0, "tables": tables[:CLOSED_MATCHES]})
    with boardgame_io(folder) as (base, _):
        tables = [{"match": f"bench{number}"} for number in range(CLOSED_MATCHES)]  # made on first sight
        theirs = load(folder, {"kind": "boardgame.io", "base": base, "rate": 0, "tables": tables})
    print(f"closed loop, {CLOSED_MATCHES} matches of four sockets")
    print(f"  ludoteca, durable:          {ours}")
    print(f"  boardgame.io 0.50, memory:  {theirs}")
    print(f"  ratio: {ours.rate / theirs.rate:.2f}")


if __name__ == "__main__":
    main()
