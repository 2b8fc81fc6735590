"""The server under load with real games: both phases of Palermo, and Palanche, beside chess in boardgame.io.

Every match has four sockets. In the open loop all matches together make 197 moves a second; in the closed
loop each moves again as soon as all have seen the last move. Actions are chosen at random from those that the
server offers; chess.js offers those of chess.
"""

import asyncio
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from bench import reports
from bench.server import Figures, boardgame_io, load, ludoteca, node_modules, say, set_tables

MATCHES = 100
RATE = 197
"""Moves a second of the open loop."""
SECONDS = 8.0
"""At two moves a second each, no match leaves the building phase in this time and the warm-up."""


class Run(NamedTuple):
    """A game in a loop."""

    name: str
    game: str
    options: dict[str, Any]


RUNS = (
    Run("Palermo, building", "palermo", {}),
    Run("Palermo, collecting", "palermo", {"ready_made_town": True}),
    Run("Palanche", "palanche", {}),
)


def main() -> None:
    """Measure, print and store."""
    folder = node_modules()
    rows = [(run.name, *_cells(*_ours(folder, run))) for run in RUNS]
    for row in rows:
        print(*row, sep="   ", flush=True)
    with boardgame_io(folder) as served:
        rows.append(
            ("chess in boardgame.io 0.50, in memory", *_cells(*_loops(folder, served, "chess", _named)))
        )
    print(*rows[-1], sep="   ")
    columns = (
        "game",
        f"p50 at {RATE} moves/s, ms",
        "p99, ms",
        "µs of processor time a move then",
        "the same in a closed loop",
        "bytes of an update to one client",
    )
    reports.save("games", "python -m bench games", columns, rows)


def _ours(folder: Path, run: Run) -> tuple[Figures, Figures]:
    with tempfile.TemporaryDirectory() as data, ludoteca(str(Path(data) / "bench.sqlite3")) as served:

        def tables(count: int) -> list[dict[str, Any]]:
            say(f"{run.name}: setting {count} tables")
            return asyncio.run(set_tables(served.base, count, run.game, run.options))

        return _loops(folder, served, "game", tables)


def _loops(folder: Path, served: Any, kind: str, tables: Any) -> tuple[Figures, Figures]:
    """The figures of the open and of the closed loop."""
    plan = {"kind": kind, "rate": RATE / MATCHES, "tables": tables(MATCHES), "seconds": SECONDS}
    steady = load(folder, [served], plan)
    say(str(steady))
    closed = load(folder, [served], {"kind": kind, "rate": 0, "tables": tables(16), "seconds": 2})
    say(str(closed))
    return steady, closed


def _named(count: int) -> list[dict[str, Any]]:
    return [{"match": f"bench{count}-{number}"} for number in range(count)]  # created on first use


def _cells(steady: Figures, closed: Figures) -> tuple[str, ...]:
    costs = (f"{each.server_own_us + each.server_system_us:.0f}" for each in (steady, closed))
    return (f"{steady.p50:.1f}", f"{steady.p99:.1f}", *costs, f"{steady.update_bytes:,.0f}")


if __name__ == "__main__":
    main()
