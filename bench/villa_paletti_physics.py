"""The physics of Villa Paletti: standing, tipping, speed, loads; `villa_paletti_hands` measures pulls.

    python -m bench villa_paletti_physics                        a small run, under two minutes
    python -m bench.villa_paletti_physics --full                 everything in full, some ten minutes
    python -m bench.villa_paletti_physics --full tipping speed   only these
    python -m bench.villa_paletti_physics --full hour            villas left alone for an hour: long

Standing, tipping and speed are measured with the present contacts and, in the same run, with the former,
softer ones. Times are processor times of one core, so that other work on the machine does not count.
"""

import argparse
import math
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple, TypeVar

from tests.games.villa_paletti.physics.tipping import (
    EdgeCase,
    edge_case,
    tips_by_statics,
    tips_in_simulation,
    tower_case,
)
from tests.games.villa_paletti.physics.towers import tower

from bench.calibration import print_calibration
from ludoteca.games.villa_paletti.geometry.lanes import Lane, lanes
from ludoteca.games.villa_paletti.geometry.villa import Villa
from ludoteca.games.villa_paletti.hand import MOST_LIFT
from ludoteca.games.villa_paletti.physics import model
from ludoteca.games.villa_paletti.physics.model import GRAVITY
from ludoteca.games.villa_paletti.physics.report import loads_of
from ludoteca.games.villa_paletti.physics.simulation import simulate
from ludoteca.games.villa_paletti.physics.world import World
from ludoteca.games.villa_paletti.tables import PRINTED_BOX, ColumnId
from ludoteca.games.villa_paletti.wood import (
    Hold,
    Inspect,
    Pull,
    Straight,
)

T = TypeVar("T")

HEIGHTS = (1, 2, 3, 4, 5)
STANDING_TIME = 4.0
"""Simulated seconds over which speed is measured."""
LANE_GAP = 3.0
"""Millimetres between a way out and the other columns."""


class Contacts(NamedTuple):
    """The stiffness of contacts, and the limits of the solver."""

    impedance: tuple[float, float, float, float, float]
    iterations: int


CONTACTS = {
    "now": Contacts(model.IMPEDANCE, model.SOLVERS["rest"].iterations),
    "before": Contacts((0.995, 0.9995, 1e-4, 0.5, 2.0), 12),
}


@contextmanager
def with_contacts(name: str) -> Iterator[None]:
    """Use the former or the present contacts within a `with` block."""
    use(CONTACTS[name])
    yield
    use(CONTACTS["now"])


def use(contacts: Contacts) -> None:
    """Build all further models with these contacts."""
    model.IMPEDANCE, iterations = contacts
    model.SOLVERS["rest"] = model.SOLVERS["rest"]._replace(iterations=iterations)
    model.describe.cache_clear()


def progress(text: str) -> None:
    """Print the progress on standard error."""
    print(f"\r{text:<70}", end="", file=sys.stderr, flush=True)


def table(title: str, head: Sequence[str], rows: Sequence[Sequence[object]]) -> None:
    """Print a table with its title."""
    progress("")
    lines = [[str(cell) for cell in row] for row in (head, *rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(head))]
    print(f"\r\n{title}")
    for line in lines:
        print("  " + "  ".join(cell.rjust(width) for cell, width in zip(line, widths, strict=True)))
    sys.stdout.flush()


def standing(*, quick: bool) -> None:
    """Print how far the pieces of villas move that are left alone."""
    villas, seconds = (2, 10) if quick else (10, 60)
    rows = []
    for floors in HEIGHTS:
        for contacts in CONTACTS:
            with with_contacts(contacts):
                rows.append((floors, contacts, villas, *standing_row(floors, villas, seconds)))
    table(
        f"Standing {seconds} s: movement in mm (target: farthest under 0.6, median under 0.2)",
        (
            "floors",
            "contacts",
            "villas",
            "farthest of all",
            "median of farthest",
            "median of pieces",
            "fallen",
        ),
        rows,
    )


def standing_row(floors: int, villas: int, seconds: int) -> tuple[object, ...]:
    """How far pieces of villas move that are left alone, with the contacts in use."""
    farthest, middles, fallen = [], [], 0
    for seed in range(villas):
        progress(f"standing: {floors} floors, villa {seed + 1} of {villas}")
        world = World(tower(100 + seed, floors))
        before = world.rows()
        most = [0.0] * len(before)
        for _ in range(seconds * 10):
            world.step(world.steps_in(0.1))
            rows = zip(most, world.rows(), before, strict=True)
            most = [max(so_far, math.dist(now[:3], row[:3]) * 1000) for so_far, now, row in rows]
        farthest.append(max(most))
        middles.append(statistics.median(most))
        fallen += max(most) > 10.0
    middle_of_farthest, middle = statistics.median(farthest), statistics.median(middles)
    return f"{max(farthest):.3f}", f"{middle_of_farthest:.3f}", f"{middle:.3f}", fallen


def hour(*, quick: bool) -> None:
    """Print how far the pieces of a villa of each height move in an hour, as it goes."""
    minutes = 2 if quick else 60
    for floors in HEIGHTS:
        world = World(tower(100, floors))
        before = world.rows()
        begun = time.process_time()
        for minute in range(1, minutes + 1):
            world.step(world.steps_in(60.0))
            if minute in (1, 2, 10, 30, minutes):
                moved = [
                    math.dist(now[:3], row[:3]) * 1000 for now, row in zip(world.rows(), before, strict=True)
                ]
                print(
                    f"{floors} floors, {minute} min: farthest piece {max(moved):.3f} mm, median "
                    f"{statistics.median(moved):.3f} mm; {time.process_time() - begun:.0f} s of processor",
                    flush=True,
                )


def tipping(*, quick: bool) -> None:
    """Print where floors that are moved over the edge tip: simulation against statics."""
    rows = []
    for name, floors, reach in TIPPING[:1] + TIPPING[3:4] if quick else TIPPING:
        for contacts in CONTACTS:
            with with_contacts(contacts):
                rows.append((name, contacts, *tipping_row(name, tipping_cases(floors, quick=quick), reach)))
    table(
        "Tipping: simulation minus statics in mm",
        ("floors", "contacts", "cases", "median", "second earliest", "earliest", "latest"),
        rows,
    )


TIPPING = (
    ("1, half covered", None, 2.0),
    ("1", 1, 5.0),
    ("2", 2, 5.0),
    ("3", 3, 5.0),
    ("4", 4, 5.0),
    ("5", 5, 5.0),
)
"""What is moved over the edge: a name, the floors of whole villas, and the range that is searched."""


def tipping_cases(floors: int | None, *, quick: bool) -> list[EdgeCase]:
    """Villas of a number of floors, or single floors on a few columns, with the contacts in use."""
    if floors is None:
        luck = random.Random(1)
        return [edge_case(luck) for _ in range(5 if quick else 50)]
    return [tower_case(seed, floors) for seed in range(2 if quick else 8)]


def tipping_row(name: str, cases: Sequence[EdgeCase], reach: float) -> tuple[object, ...]:
    """How far from the edge of statics floors tip, searched within a range."""
    errors = []
    for number, case in enumerate(cases):
        progress(f"tipping: {name} floors, case {number + 1} of {len(cases)}")
        expected = tips_by_statics(case)
        errors.append(tips_in_simulation(case, expected, reach) - expected)
    errors.sort()
    told = statistics.median(errors), errors[1], errors[0], errors[-1]
    return len(cases), *(f"{error:.2f}" for error in told)


def best_lane(villa: Villa, column: ColumnId) -> Lane:
    """The shortest way out that keeps its distance from other columns, or the widest if none does."""
    return max(lanes(villa, column), key=lambda lane: (min(lane.gap, LANE_GAP), -lane.way))


def hold_over(villa: Villa, column: ColumnId, load: float) -> Hold | None:
    """A second hand directly over a column, which takes most of its load."""
    floor = villa.cover_of(column)
    if floor is None:
        return None
    pose = villa.pose_of(column)
    return Hold(floor=floor, x=pose.x, y=pose.y, lift=min(MOST_LIFT, 0.9 * load), steady=0.5)


def speed(*, quick: bool) -> None:
    """Print the speed of simulated time, and how long requests take."""
    rows = []
    for floors in HEIGHTS:
        for contacts in CONTACTS:
            with with_contacts(contacts):
                rows.append((floors, contacts, *speed_row(floors, 1 if quick else 4)))
    table(
        "Speed (wanted: 6 with one floor, 2 with five; a pull under 3 s)",
        (
            "floors",
            "contacts",
            "sim s per s",
            "slowest",
            "pull s",
            "slowest pull",
            "inspect s",
        ),
        rows,
    )


def speed_row(floors: int, villas: int) -> tuple[object, ...]:
    """Simulated seconds a second and the times of requests, over some villas."""
    rates, pulls, inspections = [], [], []
    for seed in range(villas):
        progress(f"speed: {floors} floors, villa {seed + 1} of {villas}")
        villa = tower(seed, floors)
        world = World(villa)
        rates.append(STANDING_TIME / seconds_of(world.step, world.steps_in(STANDING_TIME)))
        inspections.append(seconds_of(simulate, Inspect(villa=villa)))
        for column in villa.on_level(0)[:4]:
            straight = Straight(direction=best_lane(villa, column).direction)
            hold = hold_over(villa, column, 0.4)
            pull = Pull(villa=villa, column=column, motion=straight, seed=seed, hold=hold)
            pulls.append(seconds_of(simulate, pull))
    medians = [statistics.median(values) for values in (rates, pulls, inspections)]
    return (
        f"{medians[0]:.1f}",
        f"{min(rates):.1f}",
        f"{medians[1]:.2f}",
        f"{max(pulls):.2f}",
        f"{medians[2]:.2f}",
    )


def seconds_of(work: Callable[[T], object], given: T) -> float:
    """Processor time of a piece of work in seconds."""
    start = time.process_time()
    work(given)
    return time.process_time() - start


def loads(*, quick: bool) -> None:
    """Print the loads of each level against the weight above it."""
    rows = []
    for floors in HEIGHTS:
        errors = []
        for seed in range(1 if quick else 4):
            villa = tower(seed, floors)
            measured = loads_of(villa)
            for level in range(floors):
                total = sum(measured[column] for column in villa.on_level(level))
                errors.append(abs(total / weight_above(villa, level) - 1.0) * 100.0)
        rows.append((floors, len(errors), f"{max(errors):.3f}"))
    table("Loads: sum on a level against the weight above it", ("floors", "levels", "worst error %"), rows)


def weight_above(villa: Villa, level: int) -> float:
    """The weight of the floor above a level and of all that is on it, in newtons."""
    grams = sum(villa.box.floor[floor.floor].grams for floor in villa.floors[level:])
    above = [column for column in villa.standing if villa.level_of(column.id) > level]
    return (grams + sum(villa.shape(column.id).grams for column in above)) / 1000 * GRAVITY


SECTIONS = {"standing": standing, "tipping": tipping, "speed": speed, "loads": loads, "hour": hour}


def main(arguments: Sequence[str] = ()) -> None:
    """Run the sections that the arguments name, by default all."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "sections", nargs="*", metavar="section", help=f"of {', '.join(SECTIONS)}; all by default"
    )
    parser.add_argument(
        "--full", action="store_true", help="measure with the full number of villas and seconds"
    )
    chosen = parser.parse_args(list(arguments))
    unknown = set(chosen.sections) - set(SECTIONS)
    if unknown:
        parser.error(f"no section {', '.join(sorted(unknown))}; there are {', '.join(SECTIONS)}")
    print_calibration()
    weight = sum(piece.grams for piece in PRINTED_BOX.floor.values()) / 1000 * GRAVITY
    print(f"Villa Paletti: {len(PRINTED_BOX.floor)} floors, {weight:.2f} N")
    for name in chosen.sections or (name for name in SECTIONS if name != "hour"):
        SECTIONS[name](quick=not chosen.full)


if __name__ == "__main__":
    main(sys.argv[1:])
