"""Writes the performance report, docs/performance.md, with its plots.

`python -m bench.performance SECTION …` measures only these sections again, and keeps the others.
"""

import asyncio
import os
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from textwrap import fill
from typing import NamedTuple, TypeVar

import msgspec
from torture.report import machine

from bench import growth
from bench.calibration import loops_per_second
from bench.peers import Rate, rates
from bench.plots import plot
from bench.server import Figures, boardgame_io, load, ludoteca, node_modules, set_tables

PAGE = Path("docs/performance.md")
PICTURES = Path("docs/pictures")
FOLDER = Path("build/performance")
TABLES, SECONDS = 32, 5
"""Matches of four sockets beside boardgame.io, and seconds."""

HEAD = """# Performance

Written by `make bench` (this page alone: `python -m bench performance`). Figures are processor time,
except for memory and the moves a second beside boardgame.io. Each section is one run of its own; ratios
are taken within a section, never between two. The load below says how busy the machine was: beside
other processes caches are cold and figures higher, as the bare loop is slower.
"""


class Chart(NamedTuple):
    """A chart of the report: costs by one size."""

    key: str
    title: str
    along: str
    measure: Callable[[], list[growth.Curve]]
    limit: str
    tried: str


CHARTS = (
    Chart(
        "matches",
        "Matches in the store",
        "matches played, and as many open tables",
        growth.matches_in_store,
        "None was met up to 10,000: the start is imports, the lobby shows a page of open tables found by "
        "an index, and a match is opened by its key.",
        "Nothing was needed.",
    ),
    Chart(
        "entries",
        "Entries in a match of Palanche",
        "entries",
        growth.entries,
        "An earlier position is replayed from the nearest stored state, one in 64; a match that was just "
        "loaded has only its first and its newest, which is the cost of the first request. Reading a "
        "file from elsewhere judges every move again, on purpose.",
        "Keeping states while an earlier position is replayed. Before, in the same measurement, an undo "
        "in a loaded match of 3,000 entries took 18 ms, and every position in its middle 9 ms.",
    ),
    Chart(
        "sockets",
        "Sockets that follow one match",
        "sockets",
        growth.sockets,
        "One write to each socket: in a profile with 500 of them, 85 % of the time of sending was that "
        "call, 7 % the frame around the text, which is encoded once for all; who may see what is asked "
        "of each socket once a move. From 1,000 sockets on each costs more than before; the one process "
        "that reads all of them was short of the processor here, and whether that is the cause was not "
        "shown.",
        "The text of a move is encoded once for everybody who sees the same, and whatever a socket is to "
        "be told in one turn of the loop is one write. Fewer calls than one a socket would need another "
        "protocol.",
    ),
    Chart(
        "players",
        "Players at a table",
        "players",
        growth.players,
        "None: an action costs the same for any number of players. In Palermo most of it is finding where "
        "the pawn can walk, in Palanche the new state and the ledger (`python -m bench palermo`, "
        "`python -m bench palanche` print profiles).",
        "Legal walks as sets of bits, worked out once for a state; balances that are added up only when "
        "they are needed.",
    ),
    Chart(
        "floors",
        "Floors of a villa",
        "floors",
        growth.floors,
        "MuJoCo's steps: three quarters of the time with three floors, nine tenths with five. A step costs "
        "more because the solver needs more rounds for it, as forces go through more floors: in one tower "
        "of each height contacts grew from 89 to 105, rounds a step from 6 to 37. The rest, about 100 ms at "
        "any height, is finding a way out for every column and setting up the model.",
        "Steps, solver and hardness of the contacts were chosen by measurement: see [physics](physics.md).",
    ),
    Chart(
        "processes",
        "Processes on one PostgreSQL",
        "processes",
        growth.processes,
        "Each process hears of every move at the others, which costs it a few µs and the database a "
        "message a process; with fewer matches at each process fewer moves share a write, so that each "
        "costs more. Servers, database and load share two cores here: more processes than cores cannot "
        "show more moves a second.",
        "One insert for all moves that wait, and NOTIFY after the commit: see "
        "[architecture](architecture.md) for the steps and what each brought.",
    ),
)


SECTIONS = ("peers", "servers", *(chart.key for chart in CHARTS))
T = TypeVar("T")


def main(sections: Sequence[str] = SECTIONS) -> None:
    """Measure these sections; writes the page if all sections are measured."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in sections:
        print(name, flush=True)
        (FOLDER / f"{name}.json").write_bytes(msgspec.json.encode(measured(name)))
        (FOLDER / f"{name}.load").write_text(str(os.getloadavg()[1]))
    if missing := [name for name in SECTIONS if not (FOLDER / f"{name}.json").exists()]:
        print(f"still to be measured: {', '.join(missing)}")
        return
    PAGE.write_text(page(), encoding="utf-8")
    print(f"written: {PAGE}")


def measured(name: str) -> list[Rate] | list[Figures] | list[growth.Curve]:
    """Measure a section."""
    if name == "peers":
        return rates()
    if name == "servers":
        return _both_servers()
    return next(chart for chart in CHARTS if chart.key == name).measure()


def kept(name: str, kind: type[T]) -> list[T]:
    """The stored figures of a section."""
    return msgspec.json.decode((FOLDER / f"{name}.json").read_bytes(), type=list[kind])  # type: ignore[valid-type]


def kept_load(name: str) -> float:
    """The load of the machine when a section was measured, the benchmark included."""
    return float((FOLDER / f"{name}.load").read_text())


def page() -> str:
    """Write the plots; returns the report as Markdown."""
    loop = f"a bare `s += i` loop does {loops_per_second() / 1e6:.0f} million turns a second"
    load = ", ".join(f"{name} {kept_load(name):.0f}" for name in SECTIONS)
    beside = fill(f"Processes that wanted a core when a section was done: {load}.", 100)
    lines = [HEAD, f"Machine: {machine()}; {loop}.", "", beside, "", beside_peers(kept("peers", Rate))]
    lines += [beside_boardgame_io(*kept("servers", Figures)), "## How cost grows", ""]
    lines += ["`python -m bench growth` prints these figures alone.", ""]
    for chart in CHARTS:
        lines += drawn(chart, kept(chart.key, growth.Curve))
    return "\n".join(lines)


PEERS = """## Beside peers: the rules

`python -m bench peers`. Random play, actions a second of processor time, the best of two slices
taken alternately. Games differ in what an action is, so only the order of magnitude is comparable.
The last column: how many times as fast Palermo's rules are.

| game | how | actions/s | Palermo is × |
| --- | --- | ---: | ---: |
{rows}

The limit is Python: games in C++ are an order of magnitude faster. In the row with the uniform bot
four fifths of the time are its choices (it fills in trades at random until one is allowed, and hidden
cards are drawn anew each time); the row above it is the same rules without it. Tried: legal moves as
sets of bits (the second row); compiled kernels, in [decision 12](decisions/0012-no-compiled-kernel.md).
"""
SERVERS = """## Beside a peer: the server

`python -m bench server` (here with {tables} matches of four sockets for {seconds} s). The same small
dice game on both; ours makes every move durable before it is sent to anyone, the peer keeps it in memory.

| server | µs of processor time a move | of it the system's | moves/s in this run |
| --- | ---: | ---: | ---: |
| Ludoteca, SQLite, durable | {cost:.0f} | {ours.server_system_us:.0f} | {ours.rate:,.0f} |
| boardgame.io 0.50, memory | {peer:.0f} | {theirs.server_system_us:.0f} | {theirs.rate:,.0f} |

A move costs boardgame.io {ratio:.1f} times as much processor time. The limit is one core: a process is
busy when a core is. What was tried is in [architecture](architecture.md).
"""


def beside_peers(found: list[Rate]) -> str:
    """The table of random play beside peers."""
    first = found[0].rate
    rows = [
        f"| {each.name} | {each.what} | {each.rate:,.0f} | {first / each.rate:.2f} |"
        if each.rate
        else f"| {each.name} | {each.what} | could not be installed | |"
        for each in found
    ]
    return PEERS.format(rows="\n".join(rows))


def beside_boardgame_io(ours: Figures, theirs: Figures) -> str:
    """The section about our server and boardgame.io's under a closed loop."""
    cost, peer = (each.server_own_us + each.server_system_us for each in (ours, theirs))
    figures = {"ours": ours, "theirs": theirs, "cost": cost, "peer": peer, "ratio": peer / cost}
    return SERVERS.format(tables=TABLES, seconds=SECONDS, **figures)


def _both_servers() -> list[Figures]:
    folder = node_modules()
    with tempfile.TemporaryDirectory() as data, ludoteca(str(Path(data) / "a.sqlite3")) as served:
        tables = asyncio.run(set_tables(served.base, TABLES))
        plan = {"kind": "ludoteca", "rate": 0, "tables": tables, "seconds": SECONDS}
        ours = load(folder, [served], plan)
    with boardgame_io(folder) as served:
        matches = [{"match": f"bench{number}"} for number in range(TABLES)]
        plan = {"kind": "boardgame.io", "rate": 0, "tables": matches, "seconds": SECONDS}
        return [ours, load(folder, [served], plan)]


def drawn(chart: Chart, curves: list[growth.Curve]) -> list[str]:
    """Write a plot; returns its section with the figures and their explanation."""
    picture = PICTURES / f"performance-{chart.key}.svg"
    picture.write_text(plot(chart.title, chart.along, curves), encoding="utf-8")
    sizes = sorted({size for curve in curves for size, _ in curve.points})
    rows = [f"| {_name(curve)} | {' | '.join(_value(curve, size) for size in sizes)} |" for curve in curves]
    return [
        f"### {chart.title}",
        "",
        f"![{chart.title}: {', '.join(curve.name for curve in curves)}](pictures/{picture.name})",
        "",
        f"| {chart.along} | {' | '.join(f'{size:,}' for size in sizes)} |",
        f"| --- | {' | '.join('---:' for _ in sizes)} |",
        *rows,
        "",
        fill(f"The limit: {chart.limit}", 100),
        "",
        fill(f"Tried: {chart.tried}", 100),
        "",
    ]


def _name(curve: growth.Curve) -> str:
    return f"{curve.name}, {curve.unit}" if curve.unit else curve.name


def _value(curve: growth.Curve, size: int) -> str:
    value = dict(curve.points).get(size)
    return "" if value is None else f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


if __name__ == "__main__":
    main(sys.argv[1:] or SECTIONS)
