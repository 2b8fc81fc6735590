"""Several server processes on one PostgreSQL: cost and memory of each, and the failure of one.

The load is that of `python -m bench server`: matches of four sockets, each of which moves as soon as all have
the last move (closed loop). Servers, database and load share this machine, so the rate of moves says little
about more processes; the processor time of a move does.
"""

import asyncio
import os
import signal
import time
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import asyncpg
from tests.postgres import empty_database, server

from bench import reports
from bench.server import SECONDS, load, ludoteca, node_modules, say, set_tables, used_by

MATCHES = 100
HELD = 600
"""Matches that are created to measure the memory of one."""
BOT_MATCHES = 12
"""Matches of bots that another process must take over."""
LEAST = 3
"""Entries after which a match counts as running."""
PATIENCE = 60.0


def backends_of(url: str) -> list[int]:
    """The ids of the PostgreSQL processes that serve connections to a database."""

    async def ask() -> list[int]:
        connection = await asyncpg.connect(url)
        rows = await connection.fetch(
            "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid != pg_backend_pid()"
        )
        await connection.close()
        return [row["pid"] for row in rows]

    return asyncio.run(ask())


def under_load(folder: Path, url: str, processes: int, spread: bool) -> float:
    """The cost of a move in µs for a number of processes, with each match at one of them or at all."""
    say(f"{processes}, a match at {'all' if spread else 'one'}")
    database = empty_database(url)
    with ExitStack() as stack:
        servers = [stack.enter_context(ludoteca(database)) for _ in range(processes)]
        # Each match is created at the process that will serve it: its room stays there for a while.
        parts = [asyncio.run(set_tables(served.base, MATCHES // processes)) for served in servers]
        tables = [table for together in zip(*parts, strict=True) for table in together]
        plan = {"kind": "ludoteca", "rate": 0, "tables": tables, "spread": spread}
        figures = load(folder, servers, plan, partial(backends_of, database))
    return figures.server_own_us + figures.server_system_us


def listening(folder: Path, url: str) -> str:
    """What a process pays for the news of moves in matches that it does not hold."""
    say("1, beside one that only listens")
    database = empty_database(url)
    with ludoteca(database) as busy, ludoteca(database) as idle:
        tables = asyncio.run(set_tables(busy.base, MATCHES))
        spent: list[float] = []

        def note() -> list[int]:
            spent.append(sum(used_by([idle.pid])))
            return []

        figures = load(folder, [busy], {"kind": "ludoteca", "rate": 0, "tables": tables}, note)
        return f"{(sum(used_by([idle.pid])) - spent[0]) / (figures.rate * SECONDS) * 1e6:.0f} µs"


def held(url: str) -> tuple[str, str]:
    """The memory of a process without matches, and of a match."""
    with ludoteca(empty_database(url)) as served:
        before = served.memory()
        asyncio.run(set_tables(served.base, HELD))
        return f"{before:.0f} MB", f"{(served.memory() - before) * 1024 / HELD:.0f} KB"


async def _bots_play(base: str, database: str) -> list[str]:
    """Start matches of bots at one process; returns their ids once all of them run."""
    from tests.server.network import Person

    ada = await Person(base).enter("Ada")
    matches = []
    for _ in range(BOT_MATCHES):
        made = await ada.table("toy", "first", "first", start=True, options={"goal": 10**9})
        matches.append(made["table"]["match"])
    await ada.leave()
    while min((await _entries(database)).values(), default=0) < LEAST:
        await asyncio.sleep(0.1)
    return matches


async def _entries(database: str) -> dict[str, int]:
    connection = await asyncpg.connect(database)
    rows = await connection.fetch("SELECT match, count(*) FROM entries GROUP BY match")
    await connection.close()
    return {row[0]: row[1] for row in rows}


async def _until_taken_over(database: str, written: dict[str, int]) -> list[float]:
    """Seconds until each match has more entries than were written."""
    begun, taken = time.perf_counter(), dict[str, float]()
    while len(taken) < len(written) and time.perf_counter() - begun < PATIENCE:
        for match, count in (await _entries(database)).items():
            if count > written[match]:
                taken.setdefault(match, time.perf_counter() - begun)
        await asyncio.sleep(0.05)
    return sorted(taken.values())


def one_dies(url: str) -> str:
    """How long the matches of a killed process wait until another one takes them over."""
    database = empty_database(url)
    limits = ("--bot-matches-per-person", "100", "--bot-workers", "1")
    with ludoteca(database, *limits) as first, ludoteca(database, *limits):
        asyncio.run(_bots_play(first.base, database))
        os.kill(first.pid, signal.SIGKILL)
        time.sleep(0.5)  # lets the last writes reach the database
        taken = asyncio.run(_until_taken_over(database, asyncio.run(_entries(database))))
        return f"{len(taken)} of {BOT_MATCHES}, after {taken[0] + 0.5:.1f} to {taken[-1] + 0.5:.1f} s"


def main() -> None:
    """Run all measurements and store them."""
    folder = node_modules()
    with server() as url:
        process, match = held(url)
        rows = [("memory of a process without matches", process), ("memory of a match", match)]
        for processes in (2, 4):
            one, everywhere = (under_load(folder, url, processes, spread) for spread in (False, True))
            what = f"cost of a move, each match at all of {processes} processes instead of at one"
            rows.append((what, f"{everywhere / one:.1f} times"))
        rows.append(("cost of the news of a move for a process without the match", listening(folder, url)))
        rows.append(("matches of a killed process that go on at another", one_dies(url)))
    reports.save("cluster", "python -m bench cluster", ("", "measured"), rows)


if __name__ == "__main__":
    main()
