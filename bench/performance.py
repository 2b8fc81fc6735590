"""Measures speed beside peers and how costs grow, and stores the figures with their plots.

`python -m bench.performance SECTION …` measures only these sections.
"""

import asyncio
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from bench import growth, reports
from bench.peers import Rate, rates
from bench.plots import plot
from bench.server import Figures, boardgame_io, load, ludoteca, node_modules, set_tables

PICTURES = reports.ROOT / "docs" / "pictures"
TABLES, SECONDS = 32, 5
"""Matches of four sockets beside boardgame.io, and seconds."""


class Chart(NamedTuple):
    """A chart of costs by one size."""

    key: str
    title: str
    along: str
    measure: Callable[[], list[growth.Curve]]


CHARTS = (
    Chart(
        "matches",
        "Matches in the store",
        "matches played, and as many open tables",
        growth.matches_in_store,
    ),
    Chart("entries", "Entries in a match of Palanche", "entries", growth.entries),
    Chart("sockets", "Sockets that follow one match", "sockets", growth.sockets),
    Chart("players", "Players at a table", "players", growth.players),
    Chart("floors", "Floors of a villa", "floors", growth.floors),
    Chart("processes", "Processes on one PostgreSQL", "processes", growth.processes),
)
SECTIONS = ("peers", "servers", *(chart.key for chart in CHARTS))


def main(sections: Sequence[str] = SECTIONS) -> None:
    """Measure these sections, and store each when it is done."""
    for name in sections:
        print(name, flush=True)
        if name == "peers":
            save_peers(rates())
        elif name == "servers":
            save_servers(*_both_servers())
        else:
            save_chart(next(chart for chart in CHARTS if chart.key == name))


def save_peers(found: list[Rate]) -> None:
    """Store the rates of random play beside peers."""
    first = found[0].rate
    rows = [
        (each.name, each.what, f"{each.rate:,.0f}", f"{first / each.rate:.2f}")
        if each.rate
        else (each.name, each.what, "could not be installed", "")
        for each in found
    ]
    reports.save("peers", "python -m bench.performance peers", ("game", "how", "actions/s", "×"), rows)


def save_servers(ours: Figures, theirs: Figures) -> None:
    """Store the figures of our server and boardgame.io's under a closed loop."""
    cost, peer = (each.server_own_us + each.server_system_us for each in (ours, theirs))
    names = ("Ludoteca, SQLite, durable", "boardgame.io 0.50, in memory")
    rows = [
        (name, f"{each:.0f}", f"{figures.server_system_us:.0f}", f"{figures.rate:,.0f}")
        for name, each, figures in zip(names, (cost, peer), (ours, theirs), strict=True)
    ]
    columns = ("server", "µs of processor time a move", "of it in the system", "moves/s in this run")
    note = f"A move costs boardgame.io {peer / cost:.1f} times as much processor time."
    reports.save("servers", "python -m bench.performance servers", columns, rows, [note])


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


def save_chart(chart: Chart) -> None:
    """Measure a chart, draw it and store its figures."""
    curves = chart.measure()
    picture = PICTURES / f"performance-{chart.key}.svg"
    picture.write_text(plot(chart.title, chart.along, curves), encoding="utf-8")
    sizes = sorted({size for curve in curves for size, _ in curve.points})
    columns = (chart.along, *(f"{size:,}" for size in sizes))
    rows = [(_name(curve), *(_value(curve, size) for size in sizes)) for curve in curves]
    reports.save(chart.key, f"python -m bench.performance {chart.key}", columns, rows)


def _name(curve: growth.Curve) -> str:
    return f"{curve.name}, {curve.unit}" if curve.unit else curve.name


def _value(curve: growth.Curve, size: float) -> str:
    value = dict(curve.points).get(size)
    return "" if value is None else f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


if __name__ == "__main__":
    main(sys.argv[1:] or SECTIONS)
