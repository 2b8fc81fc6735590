"""Trials with kill -9: of the server, one of two servers, the bot workers, the database."""

import asyncio
import os
import random
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import TypeVar

from tests.postgres import Database, empty_database
from tests.server.players import WORDS
from tests.server.programs import program

from .crowd import Crowd
from .score import Score
from .world import CannotBeMade

T = TypeVar("T")
TRIES = 6
MOVES = 60
"""Moves between two faults."""


def patiently(start: Callable[[], T]) -> T:
    """Start PostgreSQL with retries: its time limit is ten seconds, too short for a busy machine.

    One that was started before and still recovers is no error, either: the library asserts that it is ready.
    """
    for _ in range(TRIES):
        with suppress(subprocess.TimeoutExpired, AssertionError):
            return start()
        time.sleep(1.0)
    raise CannotBeMade("PostgreSQL did not start, the machine was too busy")


def children(pid: int) -> list[int]:
    """Return the child processes of a process."""
    found = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(OSError):
            found += [int(word) for word in task.read_text().split()]
    return found


def server(score: Score, seconds: float) -> None:
    """Kill the only server, restart it and compare its logs."""
    with tempfile.TemporaryDirectory() as folder:
        words = ("--db", f"{folder}/a.sqlite3", *WORDS)
        crowd = Crowd(score, seconds)
        with program(*words) as (process, base):
            asyncio.run(crowd.sit_down(base))
            asyncio.run(crowd.play(base, crowd.after(MOVES)))
            score.look_at(process.pid)
            process.kill()
        while crowd.takes_more():
            score.faults += 1
            with program(*words) as (process, base):
                asyncio.run(crowd.count(base))
                asyncio.run(crowd.play(base, crowd.after(MOVES)))
                score.look_at(process.pid)
                process.kill()
        with program(*words) as (process, base):
            asyncio.run(crowd.finish(base))
            score.look_at(process.pid)


def worker(score: Score, seconds: float) -> None:
    """Kill the processes that run bots, repeatedly, during matches."""
    with tempfile.TemporaryDirectory() as folder:
        words = ("--db", f"{folder}/a.sqlite3", *WORDS)
        crowd, luck = Crowd(score, seconds), random.Random(1)
        with program(*words) as (process, base):
            asyncio.run(crowd.sit_down(base))

            async def kill_on() -> None:
                while crowd.takes_more():
                    await asyncio.sleep(luck.uniform(0.2, 1.0))
                    for pid in children(process.pid):
                        with suppress(ProcessLookupError):
                            os.kill(pid, signal.SIGKILL)
                            score.faults += 1

            asyncio.run(crowd.play_during(base, kill_on()))
            score.look_at(process.pid)


def database(score: Score, seconds: float) -> None:
    """Kill PostgreSQL under two servers and restart it; they have to reconnect by themselves."""
    with tempfile.TemporaryDirectory(prefix="ludoteca-postgres-", ignore_cleanup_errors=True) as folder:
        crowd, postgres = Crowd(score, seconds), patiently(lambda: Database(Path(folder) / "data"))
        try:
            db = empty_database(postgres.url)
            words = ("--db", db, *WORDS)
            with ExitStack() as stack:
                one, first = stack.enter_context(program(*words))
                two, second = stack.enter_context(program(*words))
                asyncio.run(crowd.sit_down(first, people=1))
                asyncio.run(crowd.sit_down(second, people=1))
                asyncio.run(crowd.play(first, crowd.after(MOVES)))
                while crowd.takes_more():
                    score.faults += 1
                    asyncio.run(_kill_in_play(crowd, postgres, first))
                    asyncio.run(crowd.count_stored(db))
                asyncio.run(crowd.finish(second))
                for process in (one, two):
                    score.look_at(process.pid)
        finally:
            postgres.kill()


async def _kill_in_play(crowd: Crowd, postgres: Database, base: str) -> None:
    """Kill and restart the database during matches."""
    playing = asyncio.create_task(crowd.play(base, crowd.after(MOVES)))
    await asyncio.sleep(0.3)
    await asyncio.to_thread(postgres.kill)
    await asyncio.sleep(0.3)
    await asyncio.to_thread(patiently, postgres.start)
    await playing


def process_of_two(score: Score, seconds: float) -> None:
    """Kill one of two servers on one database; its players continue at the other."""
    with tempfile.TemporaryDirectory(prefix="ludoteca-postgres-", ignore_cleanup_errors=True) as folder:
        crowd, postgres = Crowd(score, seconds), patiently(lambda: Database(Path(folder) / "data"))
        try:
            words = ("--db", empty_database(postgres.url), *WORDS)
            with program(*words) as (process, base):
                asyncio.run(crowd.sit_down(base))
                while crowd.takes_more():
                    with program(*words) as (doomed, other):
                        asyncio.run(crowd.play(other, crowd.after(MOVES)))
                        doomed.kill()
                    score.faults += 1
                    asyncio.run(crowd.play(base, crowd.after(MOVES)))
                asyncio.run(crowd.finish(base))
                score.look_at(process.pid)
        finally:
            postgres.kill()
