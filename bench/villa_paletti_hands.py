"""Outcomes of pulls in Villa Paletti, by how the column stands, one or two hands, and tremor.

    python -m bench villa_paletti_hands                   a few of each, two minutes
    python -m bench.villa_paletti_hands --pulls 60        the table of docs/lab/villa-paletti.md
    python -m bench.villa_paletti_hands --pulls 0 --crowded 0 --zigzags 60    pulls in a zig-zag
    python -m bench.villa_paletti_hands --pulls 0 --crowded 500       pulls right at the next column
    python -m bench.villa_paletti_hands --pulls 60 loaded critical    only columns that stand so
    python -m bench.villa_paletti_hands --pulls 10 --floors 1 2 4 5   villas of other heights

One process: villas, by default of three floors, are built once, their columns classified by loads and balance
alone (*critical*: the load would lie outside the remaining supports); every row pulls the same columns.
"""

import argparse
import math
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from tests.games.villa_paletti.physics.towers import tower

from bench.calibration import print_calibration
from ludoteca.games.villa_paletti.geometry import shapes
from ludoteca.games.villa_paletti.geometry.balance import margin_without
from ludoteca.games.villa_paletti.geometry.lanes import lanes
from ludoteca.games.villa_paletti.geometry.villa import Pose, Villa
from ludoteca.games.villa_paletti.hand import MOST_LIFT, MOST_STEADY
from ludoteca.games.villa_paletti.physics.report import loads_of
from ludoteca.games.villa_paletti.physics.simulation import simulate
from ludoteca.games.villa_paletti.tables import ColumnId
from ludoteca.games.villa_paletti.wood import (
    HandPath,
    HandPoint,
    Hold,
    Lift,
    Pull,
    Standing,
    Straight,
    Tremor,
    WoodResult,
)

FLOORS = 3
LEVELS = ((5, 4, 3), (7, 5, 4), (6, 5, 3))
"""Columns on a level of villas of three floors, in turn; other villas are as `tower` builds them."""
IDLE_LOAD = 0.02
"""Newtons below which a covered column counts as unloaded."""
LANE_GAP = 3.0
"""Millimetres between a way out and the other columns."""
STANDINGS: tuple[Standing, ...] = ("free", "idle", "loaded", "critical")
TREMORS: tuple[Tremor, ...] = ("steady", "human", "shaky")
MOST_VILLAS = 60
TOUCHING = 1.0
"""Millimetres up to which two columns in a film of 25 frames a second count as touching."""
SWINGS, RATE = (30.0, 60.0), 3.0
"""Widths in millimetres and rate in hertz of a zig-zag: 30 in all, and 30 to either side."""


class Case(NamedTuple):
    """A column to pull, and how it stands."""

    villa: Villa
    column: ColumnId
    standing: Standing
    load: float
    direction: float


def cases_of(seed: int, floors: int) -> Iterator[Case]:
    """Every column below the highest floor of a villa, classified by its loads alone."""
    villa = tower(seed, floors, columns=LEVELS[seed % len(LEVELS)] if floors == FLOORS else None)
    loads = loads_of(villa)
    for column in villa.standing:
        if villa.level_of(column.id) == villa.top_level:
            continue
        load = loads[column.id]
        if villa.cover_of(column.id) is None:
            standing: Standing = "free"
        elif margin_without(villa, column.id) < 0.0:
            standing = "critical"
        else:
            standing = "loaded" if load > IDLE_LOAD else "idle"
        lane = max(lanes(villa, column.id), key=lambda lane: (min(lane.gap, LANE_GAP), -lane.way))
        yield Case(villa, column.id, standing, load, lane.direction)


def pool(wanted: int, kinds: Sequence[Standing], floors: int = FLOORS) -> dict[Standing, list[Case]]:
    """The wanted number of columns of each kind."""
    found: dict[Standing, list[Case]] = {standing: [] for standing in kinds}
    for seed in range(MOST_VILLAS):
        if min(map(len, found.values())) >= wanted:
            break
        print(f"\rvilla {seed + 1} …", end="", file=sys.stderr, flush=True)
        for case in cases_of(seed, floors):
            if case.standing in found:
                found[case.standing].append(case)
    return {standing: cases[:wanted] for standing, cases in found.items()}


def second_hand(case: Case) -> Hold | None:
    """A second hand directly over a column, which takes most of its load."""
    floor = case.villa.cover_of(case.column)
    if floor is None:
        return None
    pose = case.villa.pose_of(case.column)
    lift = min(MOST_LIFT, 0.9 * case.load)
    return Hold(floor=floor, x=pose.x, y=pose.y, lift=lift, steady=MOST_STEADY / 2.0)


def take(case: Case, tremor: Tremor, seed: int, *, both: bool) -> WoodResult:
    """Take a column: lift it if it stands free, otherwise pull it out by the best way."""
    request: Pull | Lift = Lift(villa=case.villa, column=case.column, tremor=tremor, seed=seed)
    if case.standing != "free":
        request = Pull(
            villa=case.villa,
            column=case.column,
            motion=Straight(direction=case.direction),
            hold=second_hand(case) if both else None,
            tremor=tremor,
            seed=seed,
        )
    result = simulate(request)
    assert isinstance(result, WoodResult)
    return result


def was_touched(case: Case, result: WoodResult) -> bool:
    """Whether the film shows the column in hand touching the named piece; independent of the judge."""
    places: dict[str, Pose] = {case.column: case.villa.pose_of(case.column)}
    assert result.culprit is not None
    places[result.culprit] = case.villa.pose_of(result.culprit)
    for frame in result.frames:
        places |= {piece: pose for piece, pose in frame.moved.items() if piece in places}
        one, other = (
            shapes.footprint(case.villa.shape(piece), pose.x, pose.y, pose.rotation)
            for piece, pose in places.items()
        )
        if shapes.gap_between(one, other) < TOUCHING:
            return True
    return False


def pulling(wanted: int, kinds: Sequence[Standing], floors: int) -> None:
    """Print the table of pulls."""
    begun = time.process_time()
    columns = pool(wanted, kinds, floors)
    print(f"\rvillas of {floors} floors")
    print("class     hands tremor  pulls   out  broken off (let go, cover, pushed)  fell   out %  fell %")
    named, untouched, pulls = 0, 0, 0
    for standing in kinds:
        for both in (False, True):
            for tremor in TREMORS:
                results = []
                for seed, case in enumerate(columns[standing]):
                    result = take(case, tremor, seed, both=both)
                    results.append(result)
                    if result.cause == "pushed":
                        named += 1
                        untouched += not was_touched(case, result)
                pulls += len(results)
                verdicts = Counter(result.verdict for result in results)
                causes = Counter(result.cause for result in results if result.verdict == "broken_off")
                why = f"({causes['let_go']}, {causes['changed_cover']}, {causes['pushed']})"
                count = max(1, len(results))
                print(
                    f"{standing:9} {'two' if both else 'one':5} {tremor:6} "
                    f"{len(results):6} {verdicts['out']:5}"
                    f"  {verdicts['broken_off']:10} {why:25} {verdicts['fell']:4}"
                    f"  {100 * verdicts['out'] / count:5.0f}  {100 * verdicts['fell'] / count:6.0f}",
                    flush=True,
                )
    print(f"{pulls} pulls; {named} broken off because a column was pushed, {untouched} of those not touched")
    print(f"processor time {time.process_time() - begun:.0f} s")


def towards_neighbour(case: Case) -> float:
    """The direction of the nearest other column of the level, in degrees."""
    pose = case.villa.pose_of(case.column)
    others = (
        case.villa.pose_of(other)
        for other in case.villa.on_level(case.villa.level_of(case.column))
        if other != case.column
    )
    near = min(others, key=lambda other: math.dist((pose.x, pose.y), (other.x, other.y)))
    return math.degrees(math.atan2(near.y - pose.y, near.x - pose.x))


def crowded(wanted: int) -> None:
    """Pull right at the next column: print whether the piece named by a broken-off attempt was touched."""
    kinds: tuple[Standing, ...] = ("idle", "loaded")
    columns = [case for cases in pool(-(-wanted // len(kinds)), kinds).values() for case in cases]
    outcomes: Counter[str] = Counter()
    untouched = 0
    for seed in range(wanted):
        case = columns[seed % len(columns)]
        case = case._replace(direction=towards_neighbour(case))
        result = take(case, TREMORS[seed % len(TREMORS)], seed, both=False)
        outcomes[result.verdict if result.verdict != "broken_off" else str(result.cause)] += 1
        untouched += result.cause == "pushed" and not was_touched(case, result)
        print(f"\r{seed + 1} pulls …", end="", file=sys.stderr, flush=True)
    told = ", ".join(f"{count} {what}" for what, count in outcomes.most_common())
    print(
        f"\r{wanted} pulls right at the next column: {told}; {untouched} named a column that was not touched"
    )


def zigzag(case: Case, wide: float) -> Sequence[HandPoint]:
    """The way of a hand that pulls while it swings to both sides."""
    angle = math.radians(case.direction)
    along, across = (math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle))
    points = []
    for step in range(1, 150):
        t = step / 50.0
        way, swing = 50.0 * t, wide / 2.0 * math.sin(2.0 * math.pi * RATE * t)
        points.append(HandPoint(t, *(way * a + swing * b for a, b in zip(along, across, strict=True))))
    return points


def zigzags(wanted: int) -> None:
    """Print the outcomes of zig-zag pulls at covered columns in villas of three floors."""
    covered = (
        case for seed in range(MOST_VILLAS) for case in cases_of(seed, FLOORS) if case.standing != "free"
    )
    columns = list(islice(covered, wanted))
    for wide in SWINGS:
        outcomes: Counter[tuple[Standing, str]] = Counter()
        for seed, case in enumerate(columns):
            motion = HandPath(points=tuple(zigzag(case, wide)))
            request = Pull(villa=case.villa, column=case.column, motion=motion, tremor="shaky", seed=seed)
            result = simulate(request)
            assert isinstance(result, WoodResult)
            what = result.verdict if result.verdict != "broken_off" else str(result.cause)
            outcomes[case.standing, what] += 1
        mishaps = sum(count for (_, what), count in outcomes.items() if what in ("fell", "pushed"))
        print(
            f"\rzig-zag of {wide:.0f} mm at {RATE:.0f} Hz: the villa fell or a column was pushed "
            f"in {mishaps} of {len(columns)}",
            flush=True,
        )
        for standing in STANDINGS:
            told = ", ".join(
                f"{count} {what}" for (kind, what), count in outcomes.items() if kind == standing
            )
            if told:
                print(f"  {standing}: {told}")


def main(arguments: Sequence[str] = ()) -> None:
    """Run the measurements that the arguments name."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("kinds", nargs="*", metavar="kind", help=f"of {', '.join(STANDINGS)}; all by default")
    parser.add_argument("--pulls", type=int, default=4, metavar="N", help="columns of each kind")
    parser.add_argument(
        "--floors", type=int, nargs="+", choices=range(1, 6), default=[FLOORS], help="floors of the villas"
    )
    parser.add_argument(
        "--zigzags", type=int, default=6, metavar="N", help="covered columns pulled in a zig-zag"
    )
    parser.add_argument(
        "--crowded", type=int, default=6, metavar="N", help="pulls right at the next column of the level"
    )
    chosen = parser.parse_args(list(arguments))
    unknown = set(chosen.kinds) - set(STANDINGS)
    if unknown:
        parser.error(f"no columns that are {', '.join(sorted(unknown))}; there are {', '.join(STANDINGS)}")
    print_calibration()
    if chosen.pulls:
        for floors in chosen.floors:
            pulling(chosen.pulls, chosen.kinds or STANDINGS, floors)
    if chosen.zigzags:
        zigzags(chosen.zigzags)
    if chosen.crowded:
        crowded(chosen.crowded)


if __name__ == "__main__":
    main(sys.argv[1:])
