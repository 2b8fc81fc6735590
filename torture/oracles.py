"""`python -m torture.oracles [SECONDS]`: independent oracles check walks, statics and accounts."""

import random
import sys
import time
from collections.abc import Callable
from itertools import count
from typing import NamedTuple

from tests.games.palanche.books import play_and_compare_books
from tests.games.palermo.oracle import End, Oracle
from tests.games.palermo.test_walk_oracle import check_routes, claimed_town, with_random_pieces
from tests.games.villa_paletti.geometry.equilibrium import compare

from ludoteca.games.palermo.options import Options
from ludoteca.games.palermo.rules import GAME as PALERMO

from . import odd
from .timing import cut_off_after


class Asked(NamedTuple):
    """Questions to one oracle, and disagreements."""

    what: str
    asked: int
    disagreed: int
    seconds: float
    """CPU seconds."""


def walks(seed: int) -> int:
    """Compare every walk in forty positions of a town with an exhaustive search; return the number."""
    luck = random.Random(f"oracle/{seed}")
    options = Options(
        edition=luck.choice(("de", "en", "fr")),
        jumped_policeman=luck.choice(("free", "pays")),
        target_stones=luck.random() < 0.5,
        no_police=luck.random() < 0.2,
    )
    town = claimed_town(luck.randint(3, 5), options, seed)
    compared = 0
    for _ in range(40):
        state = with_random_pieces(town, luck)
        if state is None or state.is_home(state.seat):
            continue
        view = PALERMO.view(state)
        told = {walk.to: End(walk.cost, walk.lost, walk.income) for walk in view.walks}
        assert told == Oracle(PALERMO.position(state), view).ends(), PALERMO.position(state)
        check_routes(state)
        compared += 1
    return compared


def towers(seed: int) -> int:
    """Compare a random tower's stability with a linear programme; return 1."""
    compare(random.Random(f"oracle/{seed}"))
    return 1


def books(seed: int) -> int:
    """Compare accounts kept from events alone after every action of a match; return the number."""
    luck = random.Random(f"oracle/{seed}")
    seats = luck.randint(2, 6)
    return play_and_compare_books(seed, seats, luck.choice(("uniform", "easy")), odd.palanche(luck, seats))


ORACLES: dict[str, Callable[[int], int]] = {
    "Palermo: positions whose walks an exhaustive search confirms": walks,
    "Villa Paletti: towers that a linear programme confirms": towers,
    "Palanche: actions after which accounts kept from events agree": books,
}


def ask_all(seconds: float) -> list[Asked]:
    """Ask each oracle for an equal share of the time; return the results."""
    answers = []
    for what, ask in ORACLES.items():
        asked = disagreed = 0
        begun = time.process_time()
        with cut_off_after(seconds / len(ORACLES)):
            for seed in count():
                try:
                    asked += ask(seed)
                except AssertionError as difference:
                    disagreed += 1
                    print(f"{what}: {seed}: {difference}", flush=True)
        answers.append(Asked(what, asked, disagreed, time.process_time() - begun))
    return answers


if __name__ == "__main__":
    for answer in ask_all(float(sys.argv[1]) if sys.argv[1:] else 60.0):
        print(f"{answer.what}: {answer.asked:,}, {answer.disagreed} differ ({answer.seconds:.0f} s)")
