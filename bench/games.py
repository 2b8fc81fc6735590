"""The server under load with real games: both phases of Palermo, and Palanche, beside chess in boardgame.io.

Every match has four sockets. In the open loop all matches together make 197 moves a second; in the closed
loop each moves again as soon as all have seen the last move. Actions are chosen at random from those that the
server offers; chess.js offers those of chess.
"""

import asyncio
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from bench import reports
from bench.server import Served, boardgame_io, load, ludoteca, node_modules, say, set_tables

MATCHES = 100
BUILDING_MATCHES = 400
"""Matches of the closed loop that measures building: with fewer, all towns are built in the warm-up."""
RATE = 197
"""Moves a second."""
SECONDS = 8.0
"""At two moves a second each, no match leaves the building phase in this time and the warm-up."""


class Run(NamedTuple):
    """A game with its options."""

    name: str
    game: str
    options: dict[str, Any]
    closed: int = MATCHES
    """The matches of the closed loop."""


RUNS = (
    Run("Palermo, building", "palermo", {}, closed=BUILDING_MATCHES),
    Run("Palermo, collecting", "palermo", {"ready_made_town": True}),
    Run("Palanche", "palanche", {}),
)


def main() -> None:
    """Measure, print and store."""
    folder = node_modules()
    rows = [(run.name, *_ours(folder, run)) for run in RUNS]
    with boardgame_io(folder) as served:
        rows.append(("chess in boardgame.io 0.50, in memory", *_loops(folder, served, "chess", _chess)))
    columns = (
        "game",
        f"p50 at {RATE} moves/s, ms",
        "p99, ms",
        "µs of processor time a move",
        "the same in a closed loop",
        "bytes of an update to one client",
    )
    reports.save("games", "python -m bench games", columns, rows)


def _ours(folder: Path, run: Run) -> tuple[str, ...]:
    with tempfile.TemporaryDirectory() as data, ludoteca(str(Path(data) / "bench.sqlite3")) as served:

        def tables(loop: str) -> list[dict[str, Any]]:
            matches = MATCHES if loop == "open" else run.closed
            say(f"{run.name}: setting {matches} tables for the {loop} loop")
            return asyncio.run(set_tables(served.base, matches, run.game, run.options))

        return _loops(folder, served, "game", tables)


def _chess(loop: str) -> list[dict[str, Any]]:
    return [{"match": f"{loop}{number}"} for number in range(MATCHES)]  # created on first use


def _loops(
    folder: Path, served: Served, kind: str, tables: Callable[[str], list[dict[str, Any]]]
) -> tuple[str, ...]:
    """The figures of an open loop, and the cost of a move in a closed one."""
    plan = {"kind": kind, "rate": RATE / MATCHES, "tables": tables("open"), "seconds": SECONDS}
    steady = load(folder, [served], plan)
    say(str(steady))
    closed = load(folder, [served], {"kind": kind, "rate": 0, "tables": tables("closed"), "seconds": 3})
    say(str(closed))
    costs = (f"{each.server_own_us + each.server_system_us:.0f}" for each in (steady, closed))
    return (f"{steady.p50:.1f}", f"{steady.p99:.1f}", *costs, f"{steady.update_bytes:,.0f}")


if __name__ == "__main__":
    main()
