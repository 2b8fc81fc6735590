"""How long bots think and how much memory they take, in every game and with many options.

    python -m bench opponents_time                     measures all, and stores the figures
    python -m bench.opponents_time palermo --asked 30  one game, with more choices; the other rows stay

`normal` plays a match, and now and then the level that is measured is asked instead, by the clock and with
its usual budget; so choices come from the beginning, the middle and the end. A bot that has something to
load has loaded it before, as in a process that has played a while. Each row has a process of its
own; its peak memory includes the interpreter and the game. On a busy machine wall time is longer than the
bot needs, so processor time is printed, too.
"""

import argparse
import resource
import time
from collections.abc import Callable, Sequence
from itertools import starmap
from statistics import median
from typing import Any, NamedTuple

from bench import reports
from ludoteca.bots import ask, find_bot
from ludoteca.core import AnyGame, Chance, Prepares, Seat
from ludoteca.games import find_game
from ludoteca.processes import Worker
from ludoteca.runner import play_match

ASKED = 16
MOST_SECONDS = 240
"""Seconds after which a row is not measured further."""
EVERY = {"palermo": 5, "palanche": 19, "villa_paletti": 3}
"""One choice in this number is measured; no multiple of a number of seats, so that all kinds occur."""


class Row(NamedTuple):
    """A row of the table: game, seats, options, and the level that is measured."""

    game: str
    seats: int
    level: str
    options: dict[str, Any]


TABLES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("palermo", 3, {}),
    ("palermo", 4, {"edition": "en"}),
    ("palermo", 5, {"edition": "fr"}),
    ("palermo", 4, {"free_building": True}),
    ("palermo", 4, {"ready_made_town": True}),
    ("palermo", 4, {"no_police": True}),
    ("palermo", 4, {"target_stones": True}),
    ("palanche", 4, {"length": "rounds:30"}),
    ("palanche", 6, {"length": "rounds:50"}),
    ("palanche", 2, {"length": "full", "cap": 200}),
    ("villa_paletti", 2, {}),
    ("villa_paletti", 4, {"experienced": "from_orange"}),
    ("villa_paletti", 3, {"set_up": "in_turn"}),
)


class Times(NamedTuple):
    """Wall and processor time of each choice in milliseconds, and the peak memory in MB."""

    wall: list[float]
    processor: list[float]
    peak: float


class Measured:
    """A bot that plays as `normal`, except that the measured level makes some choices, which are timed."""

    def __init__(self, row: Row) -> None:
        self._level = find_bot(find_game(row.game), row.level)
        if isinstance(self._level, Prepares):
            self._level.prepare()
        self._every = EVERY[row.game]
        self._choices = 0
        self._began = time.perf_counter()
        self.wall: list[float] = []
        self.processor: list[float] = []

    def choose(self, game: AnyGame, state: Any, seat: Seat, chance: Chance, budget_ms: int | None) -> Any:
        """The choice of `normal`, or of the measured level."""
        self._choices += 1
        if (self._choices - 1) % self._every or time.perf_counter() - self._began > MOST_SECONDS:
            return ask(game, state, seat, chance, "normal", budget_ms)
        at, used = time.perf_counter(), time.process_time()
        choice = ask(game, state, seat, chance, self._level, budget_ms)
        self.wall.append(1000 * (time.perf_counter() - at))
        self.processor.append(1000 * (time.process_time() - used))
        return choice


def measured(row: Row, asked: int) -> Times:
    """Play a match and time the choices of the measured level."""
    bot = Measured(row)
    most = (asked - 1) * EVERY[row.game] + 1
    play_match(row.game, [bot] * row.seats, 0, row.options, timed=True, most_actions=most)
    return Times(bot.wall, bot.processor, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)


def in_fresh_process(function: Callable[..., Times], *arguments: Any) -> Times:
    """Call a function in a process of its own, so that its memory can be measured."""
    worker = Worker()
    try:
        worker.send(function, *arguments)
        times: Times = worker.receive()
        return times
    finally:
        worker.end()


def main() -> None:
    """Measure every table with `normal` and with `hard`; store the figures beside those of other games."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("game", nargs="?", help="only this game")
    parser.add_argument("--asked", type=int, default=ASKED, help="measured choices in a row")
    arguments = parser.parse_args() if __name__ == "__main__" else parser.parse_args([])
    rows: list[Sequence[str]] = []
    stored = reports.read("thinking")
    for game, seats, options in TABLES:
        if arguments.game not in (None, game):
            title = find_game(game).info.title
            rows += [row for row in stored.rows if row[0] == title and row not in rows]
            continue
        for level in ("normal", "hard"):
            rows.append(cells(Row(game, seats, level, options), arguments.asked))
            print(" | ".join(rows[-1]), flush=True)
    notes = []
    if arguments.game is not None:
        notes.append(f"Rows of other games are of commit {stored.commit}: {stored.machine}.")
    reports.save("thinking", "python -m bench opponents_time", COLUMNS, rows, notes)


COLUMNS = (
    "game", "seats", "options", "level", "choices", "median", "worst", "processor: median, worst",
    "peak memory",
)  # fmt: skip


def cells(row: Row, asked: int) -> tuple[str, ...]:
    """Measure a row of the table."""
    wall, processor, peak = in_fresh_process(measured, row, asked)
    return (
        find_game(row.game).info.title,
        str(row.seats),
        ", ".join(starmap(_said, row.options.items())) or "default",
        row.level,
        str(len(wall)),
        f"{median(wall):,.0f} ms",
        f"{max(wall):,.0f} ms",
        f"{median(processor):,.0f}, {max(processor):,.0f} ms",
        f"{peak:,.0f} MB",
    )


def _said(name: str, value: Any) -> str:
    """An option as words."""
    return f"{name.replace('_', ' ')} {'yes' if value is True else str(value).replace('_', ' ')}"


if __name__ == "__main__":
    main()
