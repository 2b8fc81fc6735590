"""Speed of random play beside peers in one run: OpenSpiel (C++ and Python), PettingZoo classics, catanatron.

PettingZoo's classics and catanatron are installed in a folder of their own (build/peers); a peer that cannot
be installed is left out, with a message.
"""

import json
import random
import subprocess
import time
import venv
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pyspiel
from open_spiel.python.games import tic_tac_toe  # noqa: F401 (importing it registers it with OpenSpiel)

import ludoteca.research.openspiel  # noqa: F401 (likewise)
from bench.calibration import print_calibration
from bench.palanche import replay
from bench.palermo import claimed_town, with_lists, with_sets
from ludoteca import play_match

HERE = Path(__file__).parent / "peer_games"
FOLDER = Path("build/peers")
SECONDS = 1.0
SLICES = 2
MOST_ACTIONS = 300
"""Actions after which OpenSpiel ends our matches: random play of Palermo takes thousands to come home."""
CLASSICS = ("connect_four_v3", "tictactoe_v3")


class Rate(NamedTuple):
    """Actions a second of processor time in random play."""

    name: str
    what: str
    rate: float


def main() -> None:
    """Print all rates."""
    print_calibration()
    for each in rates():
        print(f"  {each.name:36} {each.what:44} {each.rate:12,.0f}")


def rates() -> list[Rate]:
    """The rates of our games and of all peers: each the best of a few slices, taken alternately."""
    works: list[tuple[str, str, Callable[[], float]]] = [
        *ours(),
        *(
            (f"OpenSpiel {name}", language, partial(open_spiel, pyspiel.load_game(name)))
            for name, language in (
                (f"ludoteca_palermo(ready_made_town=True,most_actions={MOST_ACTIONS})", "rules in Python"),
                (f"ludoteca_palanche(most_actions={MOST_ACTIONS})", "rules in Python, links of chains"),
                ("python_tic_tac_toe", "rules in Python"),
                ("connect_four", "rules in C++, driven from Python"),
                ("quoridor", "rules in C++, driven from Python"),
            )
        ),
        *((f"PettingZoo {name}", "Python", partial(elsewhere, name)) for name in CLASSICS),
        ("catanatron 3 players", "Python, its own random players", partial(elsewhere, "catanatron")),
    ]
    best: dict[str, float] = {}
    for _ in range(SLICES):
        for name, _, work in works:
            best[name] = max(best.get(name, 0.0), work())
    return [Rate(name, what, best[name]) for name, what, _ in works]


def ours() -> list[tuple[str, str, Callable[[], float]]]:
    """Name, language and measurement of our own games."""
    luck, towns = random.Random(1), [claimed_town(3 + seed % 3, seed) for seed in range(6)]

    def palermo(play: Callable[..., int]) -> float:
        return rate(lambda: play(luck.choice(towns), luck))

    def palanche() -> float:
        return rate(lambda: play_match("palanche", ["uniform"] * 3, luck.randrange(2**30)).actions)

    return [
        ("Palermo, second phase", "rules in Python, lists", partial(palermo, with_lists)),
        (
            "Palermo, second phase, sets",
            "rules in Python, without decoding the lists",
            partial(palermo, with_sets),
        ),
        ("Palanche, 2 to 6 players", "rules in Python, choices known", lambda: replay(range(10))),
        ("Palanche, 3 players, uniform bot", "rules in Python, through play_match", palanche),
    ]


def rate(work: Callable[[], int]) -> float:
    """Actions a second of processor time of a piece of work."""
    done, start = 0, time.process_time()
    while (took := time.process_time() - start) < SECONDS:
        done += work()
    return done / took


_luck = random.Random(1)


def open_spiel(game: pyspiel.Game) -> float:
    """The rate of random play in a game of OpenSpiel."""

    def playout() -> int:
        state, actions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(_luck.choice(state.chance_outcomes())[0])
                continue
            state.apply_action(_luck.choice(state.legal_actions()))
            actions += 1
        return actions

    return rate(playout)


def elsewhere(name: str) -> float:
    """The rate of random play of a peer in its own folder; 0 if it cannot be installed."""
    python = FOLDER / "bin" / "python"
    try:
        if not python.exists():
            venv.create(FOLDER, with_pip=True)
            packages = ("catanatron", "pettingzoo[classic]", "pygame")
            subprocess.run([python, "-m", "pip", "install", "-q", *packages], check=True, capture_output=True)
        done = subprocess.run(
            [python, HERE / "play.py", name, str(SECONDS)], capture_output=True, text=True, check=True
        )
    except (subprocess.CalledProcessError, OSError) as error:
        print(f"  {name} could not be run: {error}")
        return 0.0
    return float(json.loads(done.stdout.splitlines()[-1]))


if __name__ == "__main__":
    main()
