"""How much skill decides in Villa Paletti: kinds of hands on the same columns, in one run.

    python -m bench villa_paletti_skill                       ten columns of each kind, a minute
    python -m bench.villa_paletti_skill --columns 60          the tables of docs/lab/villa-paletti.md
    python -m bench.villa_paletti_skill drops --columns 60    only this section; it comes first
    python -m bench.villa_paletti_skill --columns 12 --floors 4 5   villas of other heights

Sections: `hands` (calm, hasty and sloppy hands, and a second hand, on loaded columns), `critical` (a calm
hand on columns that the villa needs), `drops` (columns let go in the air), `probes` (a nudge tells loaded
columns from idle ones), `notes` (what is written at columns, against what a calm hand then does), `grips`
(where the column is taken), `cost` (processor time of a point of a pull, and of its judgement).

Constants were tuned on every other column of each kind; the *measured half* is the others.
"""

import argparse
import math
import random
import statistics
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from bench.calibration import print_calibration
from bench.villa_paletti_hands import Case, pool
from ludoteca.games.villa_paletti.geometry.lanes import way_out
from ludoteca.games.villa_paletti.geometry.spots import spots
from ludoteca.games.villa_paletti.geometry.villa import Villa, carry_height
from ludoteca.games.villa_paletti.hand import MOST_LIFT, MOST_STEADY
from ludoteca.games.villa_paletti.physics.live import VillaHandSimulation
from ludoteca.games.villa_paletti.physics.model import SOLVERS
from ludoteca.games.villa_paletti.physics.simulation import simulate
from ludoteca.games.villa_paletti.tables import COLUMNS, ColumnId
from ludoteca.games.villa_paletti.wood import (
    Felt,
    HandPath,
    HandPoint,
    Nudge,
    Pull,
    SetDown,
    Straight,
    WoodResult,
)

RATE = 30
"""Points a second, as the client sends them."""
BEYOND = 14.0
"""Millimetres that a hand goes on after geometry says that the column is out."""
DROPS = (5.0, 15.0, 30.0, 60.0, 90.0)
"""Heights in millimetres from which columns are let go."""
GRIPS = (10.0, 35.0, 60.0)
MEASURED = slice(None, None, 2)
"""The columns on which nothing was tuned."""


class Style(NamedTuple):
    """How a player's hand moves."""

    speed: float
    """Millimetres a second."""
    gathering: float = 0.4
    """Seconds in which it gathers speed."""
    wander: float = 0.0
    """Millimetres by which it swings to either side …"""
    pace: float = 1.0
    """… this often in a second."""
    rise: float = 0.0
    """Millimetres by which it drifts upwards on the way."""
    askew: float = 0.0
    """The largest error of its direction, in degrees."""
    grip: float = 35.0
    lifts: float = 0.0
    """The part of the column's load that a second hand takes over."""
    steadies: float = 0.0
    """Newtons with which the second hand holds the floor."""


STYLES = {
    "calm": Style(speed=40.0),
    "brisk": Style(speed=100.0),
    "hasty": Style(speed=240.0, gathering=0.1),
    "sloppy": Style(speed=110.0, gathering=0.1, wander=12.0, pace=2.0, rise=5.0, askew=25.0, grip=52.0),
    "calm, two hands": Style(speed=40.0, lifts=0.6, steadies=MOST_STEADY),
    "brisk, two hands": Style(speed=100.0, lifts=0.6, steadies=MOST_STEADY),
    "hasty, two hands": Style(speed=240.0, gathering=0.1, lifts=0.6, steadies=MOST_STEADY),
}


def path_of(case: Case, style: Style, seed: int) -> Iterator[HandPoint]:
    """The path of a hand of some style, which takes one column out."""
    luck = random.Random(f"skill/{seed}")
    angle = math.radians(case.direction + luck.uniform(-style.askew, style.askew))
    phase = luck.uniform(0.0, 2.0 * math.pi)
    way = way_out(case.villa, case.column, case.direction) + BEYOND
    lift = min(MOST_LIFT, style.lifts * case.load)
    t, gone = 0.0, 0.0
    if style.lifts:  # the second hand comes first
        t = 0.4
        yield HandPoint(t, 0.0, 0.0, steady=style.steadies, lift=lift)
    begun = t
    while gone < way or t < begun + way / style.speed + 1.0:
        t += 1.0 / RATE
        gone = min(way, gone + style.speed * min(1.0, (t - begun) / style.gathering) / RATE)
        aside = style.wander * min(1.0, gone / 10.0)
        aside *= math.sin(2.0 * math.pi * style.pace * (t - begun) + phase)
        yield HandPoint(
            t,
            gone * math.cos(angle) - aside * math.sin(angle),
            gone * math.sin(angle) + aside * math.cos(angle),
            style.rise * min(1.0, gone / 20.0),
            steady=style.steadies,
            lift=lift,
        )


def pulled(case: Case, style: Style, seed: int) -> WoodResult:
    """The result of taking one column out with a hand of some style."""
    path = HandPath(points=tuple(path_of(case, style, seed)))
    result = simulate(
        Pull(villa=case.villa, column=case.column, motion=path, grip=style.grip, tremor="human", seed=seed)
    )
    assert isinstance(result, WoodResult)
    return result


def table(cases: Sequence[Case], styles: Sequence[str]) -> None:
    """Print the outcomes of some styles on the same columns."""
    for name in styles:
        results = [pulled(case, STYLES[name], seed) for seed, case in enumerate(cases)]
        verdicts = Counter(result.verdict for result in results)
        causes = Counter(result.cause for result in results if result.verdict == "broken_off")
        told = ", ".join(f"{count} {cause}" for cause, count in causes.most_common())
        share = 100 * verdicts["out"] / max(1, len(results))
        other = results[MEASURED]
        apart = 100 * sum(result.verdict == "out" for result in other) / max(1, len(other))
        print(
            f"  {name:18} {len(results):4} pulls: {verdicts['out']:3} out ({share:3.0f} %; "
            f"measured half {apart:3.0f} %), "
            f"{verdicts['broken_off']:3} broken off ({told or 'none'}), {verdicts['fell']:3} fell",
            flush=True,
        )


def hands(columns: int, floors: int) -> None:
    """Kinds of hands on loaded columns."""
    cases = pool(columns, ("loaded",), floors)["loaded"]
    print(f"\rloaded columns, {floors} floors")
    table(cases, tuple(STYLES))


def critical(columns: int, floors: int) -> None:
    """Hands on columns that the villa needs."""
    cases = pool(columns, ("critical",), floors)["critical"]
    print(f"\rcritical columns, {floors} floors")
    table(cases, ("calm", "calm, two hands"))


def grips(columns: int, floors: int) -> None:
    """A calm hand that takes loaded columns low, in the middle and high."""
    cases = pool(columns, ("loaded",), floors)["loaded"]
    print(f"\rloaded columns gripped at {GRIPS} mm, {floors} floors")
    for grip in GRIPS:
        STYLES[f"grip at {grip:.0f} mm"] = STYLES["calm"]._replace(grip=grip)
    table(cases, [f"grip at {grip:.0f} mm" for grip in GRIPS])


def dropped(villa: Villa, column: ColumnId, height: float, seed: int) -> WoodResult:
    """The result of letting a column go above a free place in the middle of the highest floor."""
    bare = villa.with_column(column, None)
    middle = bare.floors[-1].pose
    spot = min(
        spots(bare, COLUMNS[column].kind), key=lambda spot: math.hypot(spot.x - middle.x, spot.y - middle.y)
    )
    way = carry_height(bare) - bare.box.standing_height(bare.top_level) - height
    down = abs(way) / 100.0 + 0.1
    path = HandPath(points=(HandPoint(down, 0.0, 0.0, -way), HandPoint(down + 0.3, 0.0, 0.0, -way)))
    result = simulate(SetDown(villa=bare, column=column, x=spot.x, y=spot.y, path=path, seed=seed))
    assert isinstance(result, WoodResult)
    return result


def notes(columns: int, floors: int) -> None:
    """A calm hand on columns of which it is written that they are loose, carry, or are needed."""
    cases = pool(columns, ("idle", "loaded", "critical"), floors)
    print(f"\rwhat is written at columns, {floors} floors")
    for each, word in zip(cases.values(), ("loose", "carries", "needed"), strict=True):
        print(f"  {word}:")
        table(each, ("calm",))


def drops(columns: int, floors: int) -> None:
    """Columns let go in the air."""
    cases = pool(columns, ("free",), floors)["free"]
    print(f"\rcolumns let go above the highest of {floors} floors")
    for height in DROPS:
        verdicts = Counter(
            dropped(case.villa, case.column, height, seed).verdict for seed, case in enumerate(cases)
        )
        stood = verdicts["stands"]
        print(
            f"  from {height:2.0f} mm: {stood:3} of {len(cases)} stay standing, "
            f"{100 - 100 * stood / max(1, len(cases)):3.0f} % do not",
            flush=True,
        )


def probes(columns: int, floors: int) -> None:
    """Print how well a gentle nudge tells loaded columns from idle ones."""
    cases = pool(columns, ("idle", "loaded"), floors)
    print(f"\rnudged columns, {floors} floors")
    right: list[bool] = []
    for kind, each in cases.items():
        felt = [simulate(Nudge(villa=case.villa, column=case.column)) for case in each]
        loose = [isinstance(result, Felt) and not result.carries for result in felt]
        right += [is_loose == (kind == "idle") for is_loose in loose]
        print(f"  {kind:6} {sum(loose)} of {len(felt)} feel loose", flush=True)
    for name, told in (("all", right), ("measured half", right[MEASURED])):
        share = 100 * sum(told) / max(1, len(told))
        print(f"  told rightly, {name}: {sum(told)} of {len(told)} ({share:.1f} %)")


def cost(columns: int, floors: int) -> None:
    """Print the processor time of a point of a path, with two solvers, and of judging a whole pull."""
    cases = pool(columns, ("idle", "loaded"), floors)
    print(f"\rprocessor time of a point of a pull, {floors} floors")
    tuned = SOLVERS["pull"]
    for name, solver in {"as at rest": SOLVERS["rest"], "as it is": tuned}.items():
        SOLVERS["pull"] = solver
        times, verdicts = [], ""
        for seed, case in enumerate(case for each in cases.values() for case in each):
            live = VillaHandSimulation(
                Pull(villa=case.villa, column=case.column, motion=Straight(direction=0.0), seed=seed)
            )
            for point in path_of(case, STYLES["brisk"], seed):
                begun = time.process_time()
                live.move(point)
                times.append(1000.0 * (time.process_time() - begun))
                if live.is_over:
                    break
            verdicts += live.finish().verdict[0]
        mean, worst = statistics.mean(times), max(times)
        print(
            f"  {name}: {len(times)} points, mean {mean:.1f} ms, worst {worst:.1f} ms, {verdicts}", flush=True
        )
    judged = []
    for style in ("brisk", "calm, two hands"):
        for seed, case in enumerate(case for each in cases.values() for case in each):
            begun = time.process_time()
            pulled(case, STYLES[style], seed)
            judged.append(time.process_time() - begun)
    median, worst = statistics.median(judged), max(judged)
    print(f"  {len(judged)} whole pulls, judged: median {median:.2f} s, worst {worst:.2f} s", flush=True)


SECTIONS: dict[str, Callable[[int, int], None]] = {
    "hands": hands,
    "critical": critical,
    "drops": drops,
    "probes": probes,
    "notes": notes,
    "grips": grips,
    "cost": cost,
}


def main(arguments: Sequence[str] = ()) -> None:
    """Run the sections that the arguments name, by default all."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("sections", nargs="*", metavar="section", help=f"of {', '.join(SECTIONS)}")
    parser.add_argument("--columns", type=int, default=10, metavar="N", help="columns of each kind")
    parser.add_argument("--floors", type=int, nargs="+", choices=range(1, 6), default=[3])
    chosen = parser.parse_args(list(arguments))
    unknown = set(chosen.sections) - set(SECTIONS)
    if unknown:
        parser.error(f"no section {', '.join(sorted(unknown))}; there are {', '.join(SECTIONS)}")
    print_calibration()
    for floors in chosen.floors:
        for name in chosen.sections or SECTIONS:
            begun = time.process_time()
            SECTIONS[name](chosen.columns, floors)
            print(f"  {time.process_time() - begun:.0f} s of processor")


if __name__ == "__main__":
    main(sys.argv[1:])
