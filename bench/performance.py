"""The report: docs/performance.md with its plots.

`python -m bench.performance SECTION …` measures only these again, and keeps the others.
"""

import asyncio
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
"""Matches of four sockets, and for how long, beside boardgame.io."""

HEAD = """# Performance

Written by `make bench` (this page alone: `python -m bench performance`). Figures are processor time,
but for memory and the moves a second beside boardgame.io. Each section is one run of its own; ratios
are taken within a section, never between two. These sections were measured one by one, some at the
same time, on a machine with some thirty processes waiting for its cores: read them as sizes, not to
the digit. Where it says "not profiled", the cause of a curve was not looked for.
"""


class Chart(NamedTuple):
    """One thing that grows."""

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
        "None was met up to 10,000: the start does not grow. The system counts the time of processes "
        "by 10 ms, so that single milliseconds here are one such tick in ten requests: too coarse to "
        "compare the lobby or an opened match from one size to the next.",
        "Nothing for this page.",
    ),
    Chart(
        "entries",
        "Entries in a match of Palanche",
        "entries",
        growth.entries,
        "Looking back plays again from the nearest state that is kept, one in 64; a match that was "
        "just loaded has only its first and its newest, which is the cost of the first look. Reading "
        "a file from elsewhere judges every move again, on purpose.",
        "Keeping states on the way of a look back. Before, in the same measurement, taking a move "
        "back in a loaded match of 3,000 entries took 18 ms, and every look at its middle 9 ms.",
    ),
    Chart(
        "sockets",
        "Sockets that follow one match",
        "sockets",
        growth.sockets,
        "Not profiled. From 500 sockets on a move costs 70 to 90 µs for each of them; how much of that "
        "is the system's and how much our own was not told apart.",
        "Nothing for this page.",
    ),
    Chart(
        "players",
        "Players at a table",
        "players",
        growth.players,
        "Not profiled. The choice of the bot is included. Three matches a size: the differences "
        "follow no order, and may be chance.",
        "Nothing for this page.",
    ),
    Chart(
        "floors",
        "Floors of a villa",
        "floors",
        growth.floors,
        "Not profiled. Two villas a height, so that one slow pull moves a figure; why three floors cost "
        "so much more than two is not explained.",
        "Nothing for this page; see [physics](physics.md) for the choices of the simulation.",
    ),
    Chart(
        "processes",
        "Processes on one PostgreSQL",
        "processes",
        growth.processes,
        "Not profiled. Servers, database and load shared the cores with other work.",
        "Nothing for this page; what was tried earlier stands in [architecture](architecture.md).",
    ),
)


SECTIONS = ("peers", "servers", *(chart.key for chart in CHARTS))
T = TypeVar("T")


def main(sections: Sequence[str] = SECTIONS) -> None:
    """Measure these sections, and write the page once all of them were measured."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in sections:
        print(name, flush=True)
        (FOLDER / f"{name}.json").write_bytes(msgspec.json.encode(measured(name)))
    if missing := [name for name in SECTIONS if not (FOLDER / f"{name}.json").exists()]:
        print(f"still to be measured: {', '.join(missing)}")
        return
    PAGE.write_text(page(), encoding="utf-8")
    print(f"written: {PAGE}")


def measured(name: str) -> list[Rate] | list[Figures] | list[growth.Curve]:
    """One section."""
    if name == "peers":
        return rates()
    if name == "servers":
        return _both_servers()
    return next(chart for chart in CHARTS if chart.key == name).measure()


def kept(name: str, kind: type[T]) -> list[T]:
    """What was measured in a section."""
    return msgspec.json.decode((FOLDER / f"{name}.json").read_bytes(), type=list[kind])  # type: ignore[valid-type]


def page() -> str:
    """The report as Markdown; its pictures are written beside it."""
    loop = f"a bare `s += i` loop does {loops_per_second() / 1e6:.0f} million turns a second"
    lines = [HEAD, f"Machine: {machine()}; {loop}.", "", beside_peers(kept("peers", Rate))]
    lines += [beside_boardgame_io(*kept("servers", Figures)), "## How cost grows", ""]
    lines += ["`python -m bench growth` prints these figures alone.", ""]
    for chart in CHARTS:
        lines += drawn(chart, kept(chart.key, growth.Curve))
    return "\n".join(lines)


PEERS = """## Beside peers: the rules

`python -m bench peers`. Uniform play, actions a second of processor time, the best of two slices
taken in turn. Games differ in what an action is: this says in which league the rules play, no more.
The last column: how many times as fast Palermo's rules are.

| game | how | actions/s | Palermo is × |
| --- | --- | ---: | ---: |
{rows}

Games in C++ are 12 to 15 times as fast as Palermo's rules; Palanche is slower than catanatron and
than PettingZoo's classics, the choice of the bot included. Not profiled here. Tried: legal moves as
sets of bits (the second row).
"""
SERVERS = """## Beside a peer: the server

`python -m bench server` (here with {tables} matches of four sockets for {seconds} s). The same small
dice game on both; ours makes every move durable before anybody is told, the peer keeps it in memory.

| server | µs of processor time a move | of it the system's | moves/s in this run |
| --- | ---: | ---: | ---: |
| Ludoteca, SQLite, durable | {cost:.0f} | {ours.server_system_us:.0f} | {ours.rate:,.0f} |
| boardgame.io 0.50, memory | {peer:.0f} | {theirs.server_system_us:.0f} | {theirs.rate:,.0f} |

A move costs boardgame.io {ratio:.1f} times as much processor time. The moves a second are those of a
starved machine. What was tried stands in [architecture](architecture.md).
"""


def beside_peers(found: list[Rate]) -> str:
    """A table of uniform play."""
    first = found[0].rate
    rows = [
        f"| {each.name} | {each.what} | {each.rate:,.0f} | {first / each.rate:.2f} |"
        if each.rate
        else f"| {each.name} | {each.what} | could not be installed | |"
        for each in found
    ]
    return PEERS.format(rows="\n".join(rows))


def beside_boardgame_io(ours: Figures, theirs: Figures) -> str:
    """The server under a closed loop, ours durable, the peer's in memory."""
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
    """A plot, its figures, and what stands behind them."""
    picture = PICTURES / f"performance-{chart.key}.svg"
    picture.write_text(plot(chart.title, chart.along, curves), encoding="utf-8")
    sizes = sorted({size for curve in curves for size, _ in curve.points})
    rows = [
        f"| {curve.name}, {curve.unit} | {' | '.join(_value(curve, size) for size in sizes)} |"
        for curve in curves
    ]
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


def _value(curve: growth.Curve, size: int) -> str:
    value = dict(curve.points).get(size)
    return "" if value is None else f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


if __name__ == "__main__":
    main(sys.argv[1:] or SECTIONS)
