"""Villa Paletti's wood in a page: what the WebAssembly engine says beside the native one, and what it costs.

    python -m bench.villa_paletti_page                           60 pulls and 24 set-downs
    python -m bench.villa_paletti_page --pulls 500 --carries 200

The same requests go to both engines in one run: hands on recorded paths, on villas of one to five floors. The
page's side runs in Node.js (`client/test/simulate.mjs`): Python and WebAssembly of a page, without a page.
"""

import argparse
import math
import random
import statistics
import sys
import time
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from tests.games.villa_paletti.physics.page_engine import ByHand, PageEngine, a_carry, a_pull, distance
from tests.games.villa_paletti.physics.towers import tower

from bench.calibration import print_calibration
from ludoteca.games.villa_paletti.physics.live import take_hold
from ludoteca.games.villa_paletti.physics.simulation import simulate
from ludoteca.games.villa_paletti.wood import HandPath, Pull, WoodResult

HEIGHTS = (1, 2, 3, 4, 5)


def hands(pulls: int, carries: int) -> Iterator[tuple[int, str, ByHand]]:
    """Recorded hands on villas of all heights."""
    luck = random.Random(28)
    for name, wanted, make in (("pull", pulls, a_pull), ("set-down", carries, a_carry)):
        made = 0
        while made < wanted:
            for floors in HEIGHTS:
                villa = tower(1000 + made // 10, floors)
                for _ in range(2):
                    request = make(luck, villa, luck.randrange(10**6))
                    if request is not None and made < wanted:
                        made += 1
                        yield floors, name, request


class Compared(NamedTuple):
    """One hand on both engines."""

    floors: int
    name: str
    native: WoodResult
    page: WoodResult
    native_ms: float
    page_ms: float


def compare(page: PageEngine, pulls: int, carries: int) -> list[Compared]:
    """Both engines on the same hands."""
    found = []
    for index, (floors, name, request) in enumerate(hands(pulls, carries), start=1):
        begun = time.process_time()
        native = simulate(request)
        spent = 1000 * (time.process_time() - begun)
        shown, shown_ms = page.simulate(request)
        assert isinstance(native, WoodResult)
        found.append(Compared(floors, name, native, shown, spent, shown_ms))
        verdicts = sum(row.native.verdict != row.page.verdict for row in found)
        differ = sum(row.native != row.page for row in found)
        told = f"{index} of {pulls + carries} {name}s: {differ} results differ, {verdicts} in their verdict "
        print(f"\r{told}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return found


def show_agreement(found: list[Compared]) -> None:
    """Print how often both say the same, and how far apart pieces are if they do."""
    print("\nWhat a page shows and what a server judges (wanted: 99 % the same)")
    print("  hands      floors  count  same verdict  same result  farthest mm  native ms  page ms")
    for name in ("pull", "set-down"):
        for floors in (*HEIGHTS, None):
            rows = [row for row in found if row.name == name and floors in (None, row.floors)]
            if not rows:
                continue
            same = [row for row in rows if row.native.verdict == row.page.verdict]
            identical = sum(row.native == row.page for row in rows)
            apart = max((distance(row.native, row.page) for row in same), default=math.nan)
            print(
                f"  {name:<9}  {floors or 'all':>6}  {len(rows):5}  {100 * len(same) / len(rows):10.1f} %"
                f"  {100 * identical / len(rows):9.1f} %  {apart:11.6f}"
                f"  {statistics.median(row.native_ms for row in rows):9.0f}"
                f"  {statistics.median(row.page_ms for row in rows):7.0f}"
            )
    differ = Counter(
        (row.name, row.native.verdict, row.page.verdict)
        for row in found
        if row.native.verdict != row.page.verdict
    )
    for (name, judged, seen), count in differ.items():
        print(f"  different: {count} × {name}, judged {judged}, shown {seen}")


def show_points(page: PageEngine) -> None:
    """Print what a point of a live hand costs on both engines."""
    print("\nA point of a live pull, milliseconds of processor (33 pass between two points)")
    print("  floors  native median  worst  page median  worst")
    luck = random.Random(5)
    for floors in HEIGHTS:
        native: list[float] = []
        shown: list[float] = []
        for seed in range(2):
            request = a_pull(luck, tower(2000 + seed, floors), seed)
            shown += page.ask("live", request)[0]
            native += live(request)
        print(
            f"  {floors:6}  {statistics.median(native):13.1f}  {max(native):5.1f}"
            f"  {statistics.median(shown):11.1f}  {max(shown):5.1f}"
        )


def live(request: Pull) -> list[float]:
    """The times of the points of a hand, without the first, as in the page."""
    assert isinstance(request.motion, HandPath)
    hand, spent = take_hold(request), []
    for point in request.motion.points:
        if hand.is_over:
            break
        begun = time.process_time()
        hand.move(point)
        spent.append(1000 * (time.process_time() - begun))
    return spent[1:]


def main() -> None:
    """Print everything."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--pulls", type=int, default=60)
    parser.add_argument("--carries", type=int, default=24)
    asked = parser.parse_args()
    print_calibration()
    with PageEngine() as page:
        show_points(page)
        show_agreement(compare(page, asked.pulls, asked.carries))


if __name__ == "__main__":
    main()
