"""Measures how costs grow with matches in the store, entries in a match, sockets, players, floors, processes.

All times are processor times: of the server's process if there is one, otherwise of this one.
"""

import asyncio
import random
import sqlite3
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import mujoco
from tests.games.villa_paletti.physics.towers import tower
from tests.postgres import empty_database, server
from tests.server.network import Person
from websockets.asyncio.client import connect

from bench.calibration import print_calibration
from bench.cluster import backends_of
from bench.match import recorded
from bench.server import Served, load, ludoteca, node_modules, set_tables, used_by
from ludoteca.core import AnyGame, Match, SeededChance, from_file, options_of, to_file
from ludoteca.games import find_game
from ludoteca.games.villa_paletti.geometry.lanes import lanes
from ludoteca.games.villa_paletti.physics.simulation import simulate
from ludoteca.games.villa_paletti.wood import Pull, Straight

MATCHES = (1, 10, 100, 1_000, 10_000)
ENTRIES = (10, 30, 100, 300, 1_000, 3_000)
SOCKETS = (1, 10, 100, 500, 1_000, 2_000)
PROCESSES = (1, 2, 3, 4)
MOVES = 20
"""Moves that are measured for each number of sockets."""
LANES = 50
"""Sockets that connect at the same time."""
TABLES = 24
"""Matches of four sockets, distributed over the processes."""
OPENED = 10
"""Matches that are opened, and requests for the lobby."""
PLAYED, OPENING, MOST_ACTIONS = 12, 40, 400
"""Matches for each number of players; actions at the start of each that are not counted; those that are."""
VILLAS = 4
"""Villas for each number of floors."""


class Curve(NamedTuple):
    """One figure as a function of a size."""

    name: str
    points: Sequence[tuple[float, float]]
    unit: str


def main() -> None:
    """Print every curve."""
    print_calibration()
    for chart in (matches_in_store, entries, sockets, players, floors, processes):
        print((chart.__doc__ or "").split("\n")[0])
        for curve in chart():
            told = "  ".join(f"{size:,}: {value:,.3g}" for size, value in curve.points)
            print(f"  {curve.name}, {curve.unit}:  {told}", flush=True)


def spent(served: Served) -> float:
    """Milliseconds of processor time that all threads of a server have used so far.

    Linux counts this total to the nanosecond, but user and system time apart only to 10 ms.
    """
    threads = Path(f"/proc/{served.pid}/task").iterdir()
    return sum(int((thread / "schedstat").read_text().split()[0]) for thread in threads) / 1e6


# --- matches in the store


def matches_in_store() -> list[Curve]:
    """By matches in the store: the start of a server, the lobby, opening a match."""
    figures = [_with_matches(count) for count in MATCHES]
    names = ("start until the first answer", "show the lobby", "open a match")
    units = ("ms of the server", "ms of the server a request", "ms of the server a match")
    return [
        Curve(
            name, [(count, row[column]) for count, row in zip(MATCHES, figures, strict=True)], units[column]
        )
        for column, name in enumerate(names)
    ]


def _with_matches(count: int) -> tuple[float, float, float]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "a.sqlite3"
        with ludoteca(str(path)) as served:
            cookie, match, waiting = asyncio.run(_two_tables(served.base))
        _multiply(path, match, waiting, count)
        with ludoteca(str(path)) as served:
            return asyncio.run(_look_around(served, cookie, match, count))


async def _two_tables(base: str) -> tuple[str, str, str]:
    """Create a match in play and an open table; returns the person's cookie and both ids."""
    ada = await Person(base).enter("Ada")
    played = (await ada.table("toy", "me", "me", start=True, open=True))["table"]["match"]
    waiting = (await ada.table("toy", "me", "empty", open=True))["table"]["match"]
    talk = await ada.talk()
    for seq in range(20):
        await talk.ask("play", match=played, seat=seq % 2, seq=seq, action={"type": "roll"})
    cookie = str(ada.http.cookies["ludoteca"])
    await ada.leave()
    return cookie, played, waiting


def _multiply(path: Path, match: str, waiting: str, count: int) -> None:
    """Copy the two matches in the database until there are `count` of each kind."""
    with sqlite3.connect(path) as db:
        for table in ("matches", "entries", "sitters"):
            names = [row[1] for row in db.execute(f"PRAGMA table_info({table})")]
            own = "id" if table == "matches" else "match"
            for source in (match, waiting):
                fields = [
                    "?2" if name == own else f"replace({name}, ?1, ?2)" if name == "document" else name
                    for name in names
                ]
                sql = f"INSERT INTO {table} SELECT {', '.join(fields)} FROM {table} WHERE {own} = ?1"
                db.executemany(sql, [(source, f"{source[:6]}{n:06}") for n in range(1, count)])
    db.close()


async def _look_around(served: Served, cookie: str, match: str, count: int) -> tuple[float, float, float]:
    ada = Person(served.base)
    ada.http.cookies.set("ludoteca", cookie)
    ada.headers = {"Cookie": f"ludoteca={cookie}", "Origin": served.base}
    (await ada.http.get("/games")).raise_for_status()
    start = spent(served)
    for _ in range(OPENED):
        (await ada.http.get("/tables")).raise_for_status()
    lobby = (spent(served) - start) / OPENED
    wanted = [match] + [f"{match[:6]}{n:06}" for n in range(1, min(count, OPENED))]
    talk, begun = await ada.talk(), spent(served)
    for each in wanted:
        await talk.ask("subscribe", match=each)
    opening = (spent(served) - begun) / len(wanted)
    await ada.leave()
    return start, lobby, opening


# --- entries in a match


def entries() -> list[Curve]:
    """By entries in a match of Palanche: loading, undoing, showing an earlier position, judging all."""
    works: dict[str, Callable[[Match[Any, Any]], Callable[[], Any]]] = {
        "load from log and snapshot": _loading,
        "take the last move back": _undoing,
        "first look at the middle": _showing_earlier,
        "look at the middle again": _replaying,
        "read a file, every move judged again": _judging,
    }
    longest = recorded(find_game("palanche"), 6, {"length": "rounds:400"}, max(ENTRIES))
    assert longest.seq == max(ENTRIES)
    return [
        Curve(name, [(size, _cost(work(_first(longest, size)))) for size in ENTRIES], "ms")
        for name, work in works.items()
    ]


def _first(match: Match[Any, Any], size: int) -> Match[Any, Any]:
    game = match.game
    position = game.position(match.state)
    return Match.restored(game, position.seats, position.options, match.entries[: size + 1])


def _cost(work: Callable[[], Any], times: int = 2) -> float:
    """Milliseconds of processor time of a piece of work, the least of a few runs."""
    costs = []
    for _ in range(times):
        begun = time.process_time()
        work()
        costs.append(1000 * (time.process_time() - begun))
    return min(costs)


def _loading(match: Match[Any, Any]) -> Callable[[], Any]:
    position, last = match.game.position(match.state), (match.seq, match.state)
    given = (match.game, position.seats, position.options, match.entries)
    return lambda: Match.restored(*given, snapshot=last)


def _undoing(match: Match[Any, Any]) -> Callable[[], Any]:
    everybody = tuple(range(match.game.position(match.state).seats))
    return lambda: match.judge_undo(0, match.seq - 1, everybody)


def _showing_earlier(match: Match[Any, Any]) -> Callable[[], Any]:
    load = _loading(match)
    return lambda: load().state_at(match.seq // 2)


def _replaying(match: Match[Any, Any]) -> Callable[[], Any]:
    return lambda: match.state_at(match.seq // 2)


def _judging(match: Match[Any, Any]) -> Callable[[], Any]:
    return partial(from_file, match.game, to_file(match))


# --- sockets


def sockets() -> list[Curve]:
    """By sockets that follow one match: the cost of a move for the server, and its memory."""
    with tempfile.TemporaryDirectory() as folder, ludoteca(str(Path(folder) / "a.sqlite3")) as served:
        rows = asyncio.run(_followed(served))
    names = {"a move": "ms of the server", "of it in the system": "ms", "memory": "MB of the server"}
    return [
        Curve(name, [(row[0], row[column]) for row in rows], unit)
        for column, (name, unit) in enumerate(names.items(), start=1)
    ]


async def _followed(served: Served) -> list[tuple[int, float, float, float]]:
    ada = await Person(served.base).enter("Ada")
    made = await ada.table("toy", "me", "me", start=True, open=True, options={"goal": 10**9})
    match, talk, seq = made["table"]["match"], await ada.talk(), 0
    followers: list[asyncio.Task[None]] = []
    rows = []
    for size in SOCKETS:
        while len(followers) < size:
            coming = [asyncio.Event() for _ in range(min(LANES, size - len(followers)))]
            followers += [asyncio.create_task(_follow(ada, match, ready)) for ready in coming]
            for ready in coming:
                await ready.wait()
        begun, before = spent(served), used_by([served.pid])
        for _ in range(MOVES):
            await talk.ask("play", match=match, seat=seq % 2, seq=seq, action={"type": "roll"})
            seq += 1
        cost, after = (spent(served) - begun) / MOVES, used_by([served.pid])
        own, system = after.own - before.own, after.system - before.system
        rows.append((size, cost, cost * system / max(own + system, 0.01), served.memory()))
    for follower in followers:
        follower.cancel()
    await asyncio.gather(*followers, return_exceptions=True)
    await ada.leave()
    return rows


async def _follow(person: Person, match: str, ready: asyncio.Event) -> None:
    url = person.base.replace("http", "ws", 1) + "/api/v1/socket"
    headers = person.headers
    async with connect(url, additional_headers=headers, compression=None, open_timeout=None) as connection:
        await connection.send(f'{{"type":"subscribe","id":"s","match":"{match}"}}')
        async for _ in connection:
            ready.set()


# --- players, floors


def players() -> list[Curve]:
    """By players: listing the legal actions and playing one, without a bot."""
    curves = []
    for key, seats, options in (
        ("palermo", (3, 4, 5), {"ready_made_town": True}),
        ("palanche", (2, 3, 4, 5, 6), {"length": "rounds:20"}),
    ):
        game, points = find_game(key), []
        for count in seats:
            found = [_listed_and_played(game, count, options, seed) for seed in range(PLAYED)]
            seconds, actions = (sum(part) for part in zip(*found, strict=True))
            points.append((count, 1e6 * seconds / actions))
        curves.append(Curve(game.info.title, points, "µs an action"))
    return curves


def _listed_and_played(game: AnyGame, seats: int, options: Any, seed: int) -> tuple[float, int]:
    """Seconds that random listed actions took after the opening ones, and their number."""
    luck, chance = random.Random(seed), SeededChance(seed)
    state = game.setup(options_of(game, options), seats, chance).state
    begun, number = time.process_time(), 0
    while number < OPENING + MOST_ACTIONS and (active := game.active(state)):
        if number == OPENING:
            begun = time.process_time()
        listed = game.legal(state, active[0])
        action = luck.choice(listed) if listed else game.default(state, active[0])
        state = game.apply(state, active[0], action, chance).state
        number += 1
    return (time.process_time() - begun, number - OPENING) if number > OPENING else (0.0, 0)


def floors() -> list[Curve]:
    """By floors of a villa: simulating a pull, and the cost of a step in MuJoCo."""
    names = {"a pull, simulated": "ms", "of it in MuJoCo": "ms", "steps of a pull": "", "a step": "µs"}
    rows = {
        count: [_simulated(tower(100 + seed, count)) for seed in range(VILLAS)] for count in (1, 2, 3, 4, 5)
    }
    return [
        Curve(name, [(count, median(row[column] for row in found)) for count, found in rows.items()], unit)
        for column, (name, unit) in enumerate(names.items())
    ]


def _simulated(villa: Any) -> tuple[float, float, float, float]:
    """The time of a pull, the time of MuJoCo in it, its steps, and the time of one step."""
    step, steps, inside = mujoco.mj_step, 0, 0.0

    def counted(model: Any, data: Any, nstep: int = 1) -> None:
        nonlocal steps, inside
        begun = time.process_time()
        step(model, data, nstep=nstep)
        steps, inside = steps + nstep, inside + 1000 * (time.process_time() - begun)

    mujoco.mj_step = counted
    try:
        whole = _cost(partial(_pull, villa), times=1)
    finally:
        mujoco.mj_step = step
    return whole, inside, steps, 1000 * inside / steps


def _pull(villa: Any) -> None:
    found = [
        (lane.gap, column.id, lane)
        for column in villa.columns
        if column.pose
        for lane in lanes(villa, column.id)
    ]
    _, column, lane = max(found, key=lambda each: each[0])
    simulate(Pull(villa=villa, column=column, motion=Straight(direction=lane.direction), tremor="steady"))


# --- processes


def processes() -> list[Curve]:
    """By processes on one PostgreSQL, each match at one of them: the cost of a move in all processes."""
    folder, costs = node_modules(), []
    with server() as url:
        for count in PROCESSES:
            database = empty_database(url)
            with ExitStack() as stack:
                servers = [stack.enter_context(ludoteca(database)) for _ in range(count)]
                parts = [asyncio.run(set_tables(each.base, TABLES // count)) for each in servers]
                tables = [table for together in zip(*parts, strict=True) for table in together]
                plan = {"kind": "ludoteca", "rate": 0, "tables": tables, "spread": False, "seconds": 4}
                figures = load(folder, servers, plan, partial(backends_of, database))
            parts_of_move = (figures.server_own_us, figures.server_system_us, figures.database_us)
            costs.append((count, sum(parts_of_move[:2]), *parts_of_move))
    names = ("all servers together", "of it own code", "of it in the system", "the database beside them")
    return [
        Curve(name, [(row[0], row[column]) for row in costs], "µs a move")
        for column, name in enumerate(names, start=1)
    ]


if __name__ == "__main__":
    main()
