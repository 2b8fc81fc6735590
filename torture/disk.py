"""A disk that is slow, full or read-only, forgets, or has a broken page; and a clock that jumps."""

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
"""Moves between two blows."""
SLOW_MS = 150
"""How long a slow disk takes to sync."""
UNUSED = 20.0
"""Seconds after which a disk that cannot be written is given up if nobody tries."""
JUMPS = (3_600, -7_200, 86_400, -3 * 86_400, 5, -5)
"""Seconds by which the clock jumps."""


@contextmanager
def house(score: Score) -> Iterator[tuple[World, Path, tuple[str, ...]]]:
    """A folder with a world, where the database is, and the words of a server there."""
    with tempfile.TemporaryDirectory() as folder:
        world, path = World(Path(folder)), Path(folder) / "a.sqlite3"
        yield world, path, ("--db", str(path), *WORDS)
        score.expect(world["syncs"] > 0, "the disk of the trial was never used: the trial shows nothing")


def power_cut(score: Score, seconds: float) -> None:
    """Kill the server and keep only what it had synced: as if the machine had lost its power."""
    with house(score) as (world, path, words):
        crowd = Crowd(score, seconds)
        with program(*words, environment=world.environment) as (process, base):
            asyncio.run(crowd.sit_down(base))
            asyncio.run(crowd.play(base, crowd.after(MOVES)))
            process.kill()
        while crowd.takes_more():
            world.cut_the_power(path)
            score.blows += 1
            with program(*words, environment=world.environment) as (process, base):
                asyncio.run(crowd.count(base))
                asyncio.run(crowd.play(base, crowd.after(MOVES)))
                score.look_at(process.pid)
                process.kill()
        world.cut_the_power(path)
        with program(*words, environment=world.environment) as (process, base):
            asyncio.run(crowd.finish(base))


def slow(score: Score, seconds: float) -> None:
    """The disk takes long to sync: nobody may see a move before; then the power is cut as well."""
    with house(score) as (world, path, words):
        crowd = Crowd(score, seconds)
        with program(*words, environment=world.environment) as (process, base):
            asyncio.run(crowd.sit_down(base, goal=60))
            world["sync_ms"] = SLOW_MS
            score.blows += 1
            asyncio.run(crowd.play(base, lambda: not crowd.takes_more()))
            score.look_at(process.pid)
            process.kill()
        world["sync_ms"] = 0
        world.cut_the_power(path)
        with program(*words, environment=world.environment) as (process, base):
            asyncio.run(crowd.finish(base))


def full(score: Score, seconds: float) -> None:
    """The disk is full for a while, again and again."""
    _refusing(score, seconds, FULL)


def read_only(score: Score, seconds: float) -> None:
    """The disk can only be read for a while, again and again."""
    _refusing(score, seconds, READ_ONLY)


def _refusing(score: Score, seconds: float, error: int) -> None:
    with house(score) as (world, _, words):
        crowd = Crowd(score, seconds)
        with program(*words, environment=world.environment) as (process, base):
            asyncio.run(crowd.sit_down(base))

            async def spoil() -> None:
                while crowd.takes_more():
                    await asyncio.sleep(1.0)
                    refused, spoilt = world["refused"], time.monotonic()
                    world["write_error"] = error
                    score.blows += 1
                    while world["refused"] == refused and time.monotonic() - spoilt < UNUSED:
                        await asyncio.sleep(0.1)  # on a busy machine nobody may write for a while
                    await asyncio.sleep(1.0)
                    world["write_error"] = SOUND

            asyncio.run(crowd.play_during(base, spoil()))
            score.look_at(process.pid)
        score.expect(world["refused"] > 0, "no write was refused: the trial shows nothing")
        refusals = sum(player.refusals.get("database-away", 0) for player in crowd.players)
        score.notes.append(f"{refusals} moves refused with a reason and asked again")


def broken_page(score: Score, seconds: float) -> None:
    """Killed while it wrote, the last page is torn; then an old page of the file itself is broken."""
    luck = random.Random(1)
    with house(score) as (world, path, words):
        crowd = Crowd(score, seconds)
        with program(*words, environment=world.environment) as (process, base):
            asyncio.run(crowd.sit_down(base))
            asyncio.run(crowd.play(base, crowd.after(MOVES)))
            process.kill()
        while crowd.takes_more():
            world.cut_the_power(path)
            _tear(path.with_name(path.name + "-wal"), luck)
            score.blows += 1
            with program(*words, environment=world.environment) as (process, base):
                asyncio.run(crowd.count(base))
                asyncio.run(crowd.play(base, crowd.after(MOVES)))
                score.look_at(process.pid)
                process.kill()
        with program(*words, environment=world.environment) as (process, base):
            asyncio.run(crowd.finish(base))
        _start_on_a_broken_file(crowd, path, words, luck)


def _tear(log: Path, luck: random.Random) -> None:
    """The write that was under way is there in part: half a page of it, and rubbish."""
    if log.exists():
        with log.open("ab") as file:
            file.write(luck.randbytes(luck.randrange(1, 4096)))


def _start_on_a_broken_file(crowd: Crowd, path: Path, words: tuple[str, ...], luck: random.Random) -> None:
    """On a file whose last page is broken the server says so, or serves what is whole."""
    with sqlite3.connect(path) as whole:
        whole.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        size, pages = (whole.execute(f"PRAGMA {what}").fetchone()[0] for what in ("page_size", "page_count"))
    whole.close()
    with path.open("r+b") as file:
        file.seek((pages - 1) * size)
        file.write(luck.randbytes(size))
    crowd.score.blows += 1
    try:
        with program(*words) as (process, base):
            asyncio.run(_ask_about_everything(base, process, crowd))
    except AssertionError:
        crowd.score.notes.append("on a file with a broken page the server did not start, and said why")


async def _ask_about_everything(base: str, process: "Popen[str]", crowd: Crowd) -> None:
    """Whatever is told is what was seen; what cannot be told is refused with a reason."""
    score, untold = crowd.score, 0
    for player in crowd.players:
        me = Person(base)
        me.http.cookies.set("ludoteca", player.cookie)
        for match in player.matches:
            answer = await me.http.get(f"/matches/{match}/log")
            if answer.status_code == 200:
                told = dict(enumerate(answer.json()["entries"]))
                seen = {seq: entry for (of, seq), entry in player.seen.items() if of == match}
                same = all(public(told[seq]) == entry for seq, entry in seen.items() if seq in told)
                score.expect(same, f"{match} is told otherwise than it was")
            else:
                untold += 1
                score.expect("json" in answer.headers["content-type"], f"{match} broke the server")
        await me.leave()
    score.expect(process.poll() is None, "the server ended on a broken page")
    score.notes.append(f"of {score.matches} matches in a file with a broken page {untold} could not be told")


def clock(score: Score, seconds: float) -> None:
    """The clock of the machine jumps forward and back, by seconds, hours and days."""
    with (
        house(score) as (world, _, words),
        program(*words, environment=world.environment) as (process, base),
    ):
        crowd = Crowd(score, seconds)
        asyncio.run(crowd.sit_down(base))

        async def jump() -> None:
            while crowd.takes_more():
                for by in JUMPS:
                    world["clock_ms"] = world["clock_ms"] + by * 1000
                    score.blows += 1
                    await asyncio.sleep(0.5)

        asyncio.run(crowd.play_during(base, jump()))
        score.look_at(process.pid)
