"""Fairness: do bots of one player still answer in time while another player's bots use the machine?

`python -m torture.fairness`. A player plays Palermo against two bots, first alone on the server, then while
one guest runs twelve tables of Villa Paletti bots. The result is the ratio of the two within one run.
"""

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import Any

from bench import reports
from tests.server.network import Person
from tests.server.programs import program

MOST = 2.0
"""The largest allowed ratio of the medians."""


async def answers(person: Person, level: str, moves: int) -> list[float]:
    """Return the seconds that two bots take to answer, for each of the first moves of a match."""
    made = await person.table("palermo", "me", level, level, start=True, options={"first_player": 0})
    match, talk = made["table"]["match"], await person.talk()
    await talk.ask("subscribe", match=match)
    found: list[float] = []
    newest, asked_at = -1, 0.0
    while len(found) < moves:
        choices = await talk.wait(partial(is_my_move, match, newest))
        if newest >= 0 and choices["seq"] > newest + 1:  # bots have moved in between
            found.append(time.perf_counter() - asked_at)
        newest = choices["seq"]
        words = {"match": match, "seat": choices["seat"], "seq": newest, "action": choices["legal"][0]}
        await talk.ask("play", **words)
        asked_at = time.perf_counter()
    return found


def is_my_move(match: str, since: int, message: dict[str, Any]) -> bool:
    """Return whether a message asks for my move in a match after entry `since`."""
    return bool(message["type"] == "choices" and message["match"] == match and message["seq"] > since)


async def entries(person: Person, matches: list[str]) -> list[int]:
    """Return the number of the newest entry of each match."""
    return [(await person.http.get(f"/matches/{match}")).json()["seq"] for match in matches]


async def measure(base: str, level: str, moves: int, villas: int) -> int:
    """Play alone and among villas; the exit code."""
    ada, guest = await Person(base).enter("Ada"), await Person(base).enter("Guest")
    await answers(ada, level, 2)  # workers start with the first
    alone = await answers(ada, level, moves)
    tables = [await guest.table("villa_paletti", "normal", "normal", start=True) for _ in range(villas)]
    played = [str(table["table"]["match"]) for table in tables]
    before = await entries(guest, played)
    among = await answers(ada, level, moves)
    after = await entries(guest, played)
    for person in (ada, guest):
        await person.leave()
    usual, crowded = statistics.median(alone), statistics.median(among)
    rows = [
        (name, f"{middle:.2f} s", f"{max(times):.2f} s", made)
        for name, middle, times, made in (
            ("alone", usual, alone, ""),
            (f"beside {villas} tables of Villa Paletti", crowded, among, sum(after) - sum(before)),
        )
    ]
    columns = ("two bots of Palermo answer", f"median of {moves}", "longest", "moves of the others meanwhile")
    reports.save("fairness", "python -m torture.fairness", columns, rows)
    return int(crowded > MOST * usual)


def main() -> int:
    """Measure as the arguments say; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m torture.fairness", description=__doc__)
    parser.add_argument("--level", default="hard", help="of the bots at Palermo (hard)")
    parser.add_argument("--moves", type=int, default=8, help="(8)")
    parser.add_argument("--villas", type=int, default=12, help="(12)")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        db, most = str(Path(folder) / "fairness.sqlite3"), str(arguments.villas)
        with program("--db", db, "--bot-matches-per-person", most, "--log", "quiet") as (_, base):
            return asyncio.run(measure(base, arguments.level, arguments.moves, arguments.villas))


if __name__ == "__main__":
    sys.exit(main())
