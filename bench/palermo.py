"""Palermo: speed of both phases beside games of OpenSpiel in the same run; checks that all towns complete."""

import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from statistics import fmean, median
from typing import Any

import pyspiel
from open_spiel.python.games import tic_tac_toe  # noqa: F401 (importing it registers it with OpenSpiel)

from bench.calibration import loops_per_second
from ludoteca.core import Illegal, NoChance, SeededChance
from ludoteca.games.palermo.actions import LayHouse, PalermoAction, PlacePoliceman, Stay, TakeInterest, Walk
from ludoteca.games.palermo.building import candidates
from ludoteca.games.palermo.geometry import NAME_OF, Cell, CellSet
from ludoteca.games.palermo.moves import LAY_HOUSE
from ludoteca.games.palermo.options import Options
from ludoteca.games.palermo.police import police_cells
from ludoteca.games.palermo.rules import GAME
from ludoteca.games.palermo.state import Building, Collecting, State
from ludoteca.games.palermo.walking import walk_ends

REFERENCE = 30e6
"""Iterations a second of a bare loop on the machine that the targets are stated for."""
PEERS = ("python_tic_tac_toe", "connect_four", "quoridor")
ACTIONS_A_MATCH = 300
SLICES = 15
Habit = Callable[[list[LayHouse]], list[LayHouse]]


def main() -> None:
    """Run all measurements and print them."""
    import_time()
    second_phase()
    first_phase()
    towns_complete()


def import_time() -> None:
    """Print how long the import of the rules takes, and what else it imports."""
    script = (
        "import sys, time; before = set(sys.modules); start = time.perf_counter();"
        "import ludoteca.games.palermo.rules; took = time.perf_counter() - start;"
        "new = {name.partition('.')[0] for name in set(sys.modules) - before};"
        "print(took, *sorted(new - set(sys.stdlib_module_names)))"
    )
    with tempfile.TemporaryDirectory() as compiled:
        # As after an installation: modules are compiled once, not at every start.
        environment = {**os.environ, "PYTHONPYCACHEPREFIX": compiled}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        runs = [
            subprocess.run(
                [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
            ).stdout.split()
            for _ in range(7)
        ]
    best = 1000 * min(float(took) for took, *_ in runs)
    print(f"import: {best:.0f} ms (target 100); beside the standard library: {', '.join(runs[0][1:])}")


def second_phase() -> None:
    """Print the speed of random play with lists and with sets, and of the peers, calibrated for every slice.

    Slices are short and the best one counts, so that other work on the machine disturbs least.
    """
    towns = [claimed_town(3 + seed % 3, seed) for seed in range(15)]
    chance = random.Random(1)
    games = {name: pyspiel.load_game(name) for name in PEERS}
    runs: dict[str, Callable[[], float]] = {
        "palermo, lists": partial(speed, with_lists, towns, chance),
        "palermo, sets": partial(speed, with_sets, towns, chance),
        **{name: partial(speed_of_peer, game, chance) for name, game in games.items()},
    }
    speeds: dict[str, list[float]] = {name: [] for name in runs}
    loops = []
    for turn in range(SLICES):
        print(f"\rsecond phase: slice {turn + 1} of {SLICES}", end="", flush=True)
        loops.append(loops_per_second())
        for name, run in runs.items():
            speeds[name].append(run())
    best_loop = max(loops)
    print(f"\rcalibration: a bare `s += i` loop does {best_loop / 1e6:.1f} million iterations/s at best,")
    print(f"             {median(loops) / 1e6:.1f} in the median of the slices")
    print("second phase, actions/s:        best   median   at 30 M/s   × lists")
    lists = max(speeds["palermo, lists"])
    for name, values in speeds.items():
        best = max(values)
        scaled = best * REFERENCE / best_loop
        print(f"  {name:22} {best:13,.0f} {median(values):8,.0f} {scaled:11,.0f} {best / lists:9.2f}")
    print("  (targets at 30 million iterations/s: lists 50,000, sets 110,000)")


def claimed_town(seats: int, seed: int) -> Collecting:
    """A random ready-made town in which all doors are claimed."""
    chance = random.Random(seed)
    state: State = GAME.setup(Options(ready_made_town=True), seats, SeededChance(seed)).state
    while not isinstance(state, Collecting):
        state = GAME.apply(state, state.seat, chance.choice(GAME.legal(state, state.seat)), NoChance()).state
    return state


def speed(
    play: Callable[[Collecting, random.Random], int], towns: list[Collecting], chance: random.Random
) -> float:
    """Actions a second of processor time over all towns."""
    start = time.process_time()
    actions = sum(play(town, chance) for town in towns)
    return actions / (time.process_time() - start)


def with_lists(town: Collecting, chance: random.Random) -> int:
    """Play random actions through `legal` and `apply`; returns their number."""
    state: State = town
    luck = NoChance()
    for played in range(ACTIONS_A_MATCH):
        seat = state.seat
        actions = GAME.legal(state, seat)
        if not actions:
            return played
        state = GAME.apply(state, seat, actions[int(chance.random() * len(actions))], luck).state
    return ACTIONS_A_MATCH


def with_sets(town: Collecting, chance: random.Random) -> int:
    """Play random actions from sets of cells: a policeman, then a walk; returns their number."""
    state, luck = town, NoChance()
    for played in range(ACTIONS_A_MATCH):
        if not state.decisions:
            return played
        action: PalermoAction
        if cells := police_cells(state):
            action = PlacePoliceman(cell=NAME_OF[any_of(cells, chance)])
        elif state.is_home(state.seat):
            action = TakeInterest()
        else:
            ends = walk_ends(state).cells
            action = Walk(to=NAME_OF[any_of(ends, chance)]) if ends else Stay()
        after = GAME.apply(state, state.seat, action, luck).state
        assert isinstance(after, Collecting)
        state = after
    return ACTIONS_A_MATCH


def any_of(cells: CellSet, chance: random.Random) -> Cell:
    """A random cell of a set: the first one from a random place on."""
    shift = int(chance.random() * 210)
    cells = cells >> shift << shift or cells
    return cells & -cells


def speed_of_peer(game: Any, chance: random.Random) -> float:
    """Actions a second of a game of OpenSpiel, chosen at random from its list of legal actions."""
    actions = 0
    start = time.process_time()
    while actions < 3000:
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(chance.random() * len(legal))])
            actions += 1
    return actions / (time.process_time() - start)


def small_first(houses: list[LayHouse]) -> list[LayHouse]:
    """The habit of players who use up the small houses first."""
    return sorted(houses, key=lambda action: ("one", "two", "three").index(action.kind))


def grow(seats: int, seed: int, habit: Habit, options: Options) -> Iterator[Building]:
    """Build a town with players of a habit, who try houses with `check`; yields every state."""
    chance = random.Random(seed)
    state: State = GAME.setup(options, seats, SeededChance(seed)).state
    state = GAME.apply(state, state.seat, chance.choice(GAME.legal(state, state.seat)), NoChance()).state
    while isinstance(state, Building):
        yield state
        tries = [LAY_HOUSE[slot][tile] for slot, tile in candidates(state)]
        chance.shuffle(tries)
        action = next(action for action in habit(tries) if is_legal(state, action))
        state = GAME.apply(state, state.seat, action, NoChance()).state


def is_legal(state: Building, action: LayHouse) -> bool:
    """Whether `check` accepts a house."""
    try:
        GAME.check(state, state.seat, action)
    except Illegal:
        return False
    return True


def first_phase() -> None:
    """Print the time of full lists of placements and of single checks, on states without cached results."""
    lists: list[float] = []
    checks: list[float] = []
    tables = (Options(), Options(corner_contact="forbidden"), Options(free_building=True))
    habits: tuple[Habit, ...] = (list, small_first)
    for number, (options, habit, seats) in enumerate(product(tables, habits, (3, 4, 5)), start=1):
        print(f"\rfirst phase: town {number} of 18", end="", flush=True)
        for state in grow(seats, number, habit, options):
            fresh = anew(state)
            lists.append(timed(partial(GAME.legal, fresh, fresh.seat)))
            for slot, tile in list(candidates(state))[::5]:
                checks.append(timed(partial(is_legal, anew(state), LAY_HOUSE[slot][tile])))
    mean, worst = 1000 * fmean(lists), 1000 * max(lists)
    print(f"\rfirst phase: {len(lists)} full lists, mean {mean:.1f} ms (target 20), worst {worst:.0f} (300)")
    mean, worst = 1000 * fmean(checks), 1000 * max(checks)
    print(f"             {len(checks)} checks, mean {mean:.2f} ms (target 1), worst {worst:.0f}")


def anew(state: Building) -> Building:
    """The same state without cached results."""
    return Building(state.terms, state.decisions, state.tiles, state.completion, state.chips)


def timed(work: Callable[[], object]) -> float:
    """Seconds of processor time of a piece of work."""
    start = time.process_time()
    work()
    return time.process_time() - start


def towns_complete(towns: int = 1000) -> None:
    """Check that players who use up the small houses first can always complete the town."""
    tables = [
        (5, Options(), towns),
        (3, Options(), towns // 5),
        (4, Options(), towns // 5),
        (5, Options(free_building=True), towns // 5),
        (5, Options(corner_contact="forbidden"), towns // 5),
    ]
    for seats, options, count in tables:
        start = time.perf_counter()
        for seed in range(count):
            houses = sum(1 for _ in grow(seats, seed, small_first, options))
            assert houses == GAME.setup(options, seats, SeededChance(0)).state.terms.numbers.houses
            if seed % 20 == 0:
                print(f"\rtowns: {seed} of {count}", end="", flush=True)
        what = "free building" if options.free_building else f"corner contact {options.corner_contact}"
        seconds = time.perf_counter() - start
        print(
            f"\rtowns: {count} of {seats} players, {what}, small houses first: all complete ({seconds:.0f} s)"
        )


if __name__ == "__main__":
    main()
