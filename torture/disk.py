"""Trials with a disk that is slow, full, read-only, corrupt or loses power, and with a clock that jumps."""

import asyncio
import random
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import Popen

from tests.server.network import Person
from tests.server.players import WORDS, public
from tests.server.programs import program

from .crowd import Crowd
from .score import Score
from .world import FULL, READ_ONLY, SOUND, World

MOVES = 60
"""Moves between two faults."""
SLOW_MS = 150
"""Milliseconds that a slow disk takes to sync."""
UNUSED = 20.0
"""Seconds to wait for a write to a disk that refuses writes."""
JUMPS = (3_600, -7_200, 86_400, -3 * 86_400, 5, -5)
"""Seconds by which the clock jumps."""


@contextmanager
def faulty_server(score: Score) -> Iterator[tuple[World, Path, tuple[str, ...]]]:
    """Make a faulty system, and the path of a database and the arguments of a server on it."""
    with tempfile.TemporaryDirectory() as folder:
        world, path = World(Path(folder)), Path(folder) / "a.sqlite3"
        yield world, path, ("--db", str(path), *WORDS)
        score.expect(world["syncs"] > 0, "the disk of the trial was never used: the trial proves nothing")


def power_cut(score: Score, seconds: float) -> None:
    """Kill the server and keep only what it had synced, as after a power cut."""
    with faulty_server(score) as (world, path, words):
        crowd = Crowd(score, seconds)
        with program(*words, environment=world.environment) as (process, base):
            asyncio.run(crowd.sit_down(base))
            asyncio.run(crowd.play(base, crowd.after(MOVES)))
            process.kill()
        while crowd.takes_more():
            world.cut_the_power(path)
            score.faults += 1
            with program(*words, environment=world.environment) as (process, base):
                asyncio.run(crowd.count(base))
                asyncio.run(crowd.play(base, crowd.after(MOVES)))
                score.look_at(process.pid)
                process.kill()
        world.cut_the_power(path)
        with program(*words, environment=world.environment) as (process, base):
            asyncio.run(crowd.finish(base))


def slow(score: Score, seconds: float) -> None:
    """Make syncs slow: no client may see a move before it is synced; then cut the power."""
    with faulty_server(score) as (world, path, words):
        crowd = Crowd(score, seconds)
        with program(*words, environment=world.environment) as (process, base):
            asyncio.run(crowd.sit_down(base, goal=60))
            world["sync_ms"] = SLOW_MS
            score.faults += 1
            asyncio.run(crowd.play(base, lambda: not crowd.takes_more()))
            score.look_at(process.pid)
            process.kill()
        world["sync_ms"] = 0
        world.cut_the_power(path)
        with program(*words, environment=world.environment) as (process, base):
            asyncio.run(crowd.finish(base))


def full(score: Score, seconds: float) -> None:
    """Make the disk full for a while, repeatedly."""
    _refusing(score, seconds, FULL)


def read_only(score: Score, seconds: float) -> None:
    """Make the disk read-only for a while, repeatedly."""
    _refusing(score, seconds, READ_ONLY)


def _refusing(score: Score, seconds: float, error: int) -> None:
    with faulty_server(score) as (world, _, words):
        crowd = Crowd(score, seconds)
        with program(*words, environment=world.environment) as (process, base):
            asyncio.run(crowd.sit_down(base))

            async def inject() -> None:
                while crowd.takes_more():
                    await asyncio.sleep(1.0)
                    refused, begun = world["refused"], time.monotonic()
                    world["write_error"] = error
                    score.faults += 1
                    while world["refused"] == refused and time.monotonic() - begun < UNUSED:
                        await asyncio.sleep(0.1)  # on a busy machine the next write may take a while
                    await asyncio.sleep(1.0)
                    world["write_error"] = SOUND

            asyncio.run(crowd.play_during(base, inject()))
            score.look_at(process.pid)
        score.expect(world["refused"] > 0, "no write was refused: the trial proves nothing")
        refusals = sum(player.refusals.get("database-away", 0) for player in crowd.players)
        score.notes.append(f"{refusals} moves refused with a reason and repeated")


def broken_page(score: Score, seconds: float) -> None:
    """Tear the last page of the write-ahead log after a kill; then corrupt a page of the file itself."""
    luck = random.Random(1)
    with faulty_server(score) as (world, path, words):
        crowd = Crowd(score, seconds)
        with program(*words, environment=world.environment) as (process, base):
            asyncio.run(crowd.sit_down(base))
            asyncio.run(crowd.play(base, crowd.after(MOVES)))
            process.kill()
        while crowd.takes_more():
            world.cut_the_power(path)
            _tear(path.with_name(path.name + "-wal"), luck)
            score.faults += 1
            with program(*words, environment=world.environment) as (process, base):
                asyncio.run(crowd.count(base))
                asyncio.run(crowd.play(base, crowd.after(MOVES)))
                score.look_at(process.pid)
                process.kill()
        with program(*words, environment=world.environment) as (process, base):
            asyncio.run(crowd.finish(base))
        _start_on_a_broken_file(crowd, path, words, luck)


def _tear(log: Path, luck: random.Random) -> None:
    """Append part of a page of random bytes, as an interrupted write leaves it."""
    if log.exists():
        with log.open("ab") as file:
            file.write(luck.randbytes(luck.randrange(1, 4096)))


def _start_on_a_broken_file(crowd: Crowd, path: Path, words: tuple[str, ...], luck: random.Random) -> None:
    """Start a server on a file with a corrupt page: it has to report that, or serve the rest."""
    with sqlite3.connect(path) as whole:
        whole.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        size, pages = (whole.execute(f"PRAGMA {what}").fetchone()[0] for what in ("page_size", "page_count"))
    whole.close()
    with path.open("r+b") as file:
        file.seek((pages - 1) * size)
        file.write(luck.randbytes(size))
    crowd.score.faults += 1
    try:
        with program(*words) as (process, base):
            asyncio.run(_ask_about_everything(base, process, crowd))
    except AssertionError:
        crowd.score.notes.append("on a file with a corrupt page the server did not start, and said why")


async def _ask_about_everything(base: str, process: "Popen[str]", crowd: Crowd) -> None:
    """Read every match: the server has to answer with what players saw before, or refuse with a reason."""
    score, unreadable = crowd.score, 0
    for player in crowd.players:
        me = Person(base)
        me.http.cookies.set("ludoteca", player.cookie)
        for match in player.matches:
            answer = await me.http.get(f"/matches/{match}/log")
            if answer.status_code == 200:
                entries = dict(enumerate(answer.json()["entries"]))
                seen = {seq: entry for (of, seq), entry in player.seen.items() if of == match}
                same = all(public(entries[seq]) == entry for seq, entry in seen.items() if seq in entries)
                score.expect(same, f"{match} differs from what players saw")
            else:
                unreadable += 1
                score.expect("json" in answer.headers["content-type"], f"{match} broke the server")
        await me.leave()
    score.expect(process.poll() is None, "the server ended on a corrupt page")
    score.notes.append(
        f"of {score.matches} matches in a file with a corrupt page {unreadable} could not be read"
    )


def clock(score: Score, seconds: float) -> None:
    """Let the system clock jump forward and back by seconds, hours and days."""
    with (
        faulty_server(score) as (world, _, words),
        program(*words, environment=world.environment) as (process, base),
    ):
        crowd = Crowd(score, seconds)
        asyncio.run(crowd.sit_down(base))

        async def jump() -> None:
            while crowd.takes_more():
                for by in JUMPS:
                    world["clock_ms"] = world["clock_ms"] + by * 1000
                    score.faults += 1
                    await asyncio.sleep(0.5)

        asyncio.run(crowd.play_during(base, jump()))
        score.look_at(process.pid)
