"""Matches and steps a second for bots and learners, beside OpenSpiel's games in the same run.

Processor time of this process; every figure is the best of a few slices, taken alternately.
"""

import random
import time
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.games import tic_tac_toe  # noqa: F401 (importing it registers it with OpenSpiel)
from open_spiel.python.rl_agent import StepOutput
from open_spiel.python.vector_env import SyncVectorEnv

import ludoteca.research.openspiel  # noqa: F401 (likewise)
from bench.calibration import print_calibration
from ludoteca import find_game, play_match
from ludoteca.research import Batch, encoding_of

SLICES = 3
SECONDS = 1.5
TOWNS = 64
MOST_ACTIONS = 300
"""Actions after which a match is broken off: random play of Palermo takes thousands to come home."""
Rate = Callable[[], int]
"""Does a piece of work; returns its size."""


def main() -> None:
    """Run all measurements and print them."""
    print_calibration()
    compare(
        "matches of bots, actions/s",
        {
            "palanche, uniform, play_match": partial(fast_match, "palanche", "uniform", False),
            "palanche, uniform, with a log": partial(fast_match, "palanche", "uniform", True),
            "palermo, normal, play_match": partial(fast_match, "palermo", "normal", False),
            "palermo, normal, with a log": partial(fast_match, "palermo", "normal", True),
        },
    )
    compare(
        "random playouts, ours by themselves and all through OpenSpiel, actions/s",
        {
            "palermo, play_match": partial(
                fast_match, "palermo", "uniform", False, {"ready_made_town": True}, MOST_ACTIONS
            ),
            "palanche, play_match": partial(fast_match, "palanche", "uniform", False, None, MOST_ACTIONS),
        }
        | {
            name: partial(playout, pyspiel.load_game(name))
            for name in (
                f"ludoteca_palermo(ready_made_town=True,most_actions={MOST_ACTIONS})",
                f"ludoteca_palanche(most_actions={MOST_ACTIONS})",
                "python_tic_tac_toe",
                "connect_four",
                "quoridor",
            )
        },
    )
    batch = encoding_of("palermo").batch(TOWNS, options={"ready_made_town": True}, most_actions=500)
    compare(
        f"{TOWNS} games in step, steps/s",
        {
            "palermo, masks": partial(batch_step, batch, False),
            "palermo, masks and observations": partial(batch_step, batch, True),
            **{f"SyncVectorEnv {name}": vector_step(name) for name in ("python_tic_tac_toe", "quoridor")},
        },
    )


def compare(title: str, works: Mapping[str, Rate]) -> None:
    """Print the best rate of each piece of work, and its ratio to the first."""
    best = dict.fromkeys(works, 0.0)
    for _ in range(SLICES):
        for name, work in works.items():
            best[name] = max(best[name], rate(work))
    print(f"{title}:")
    first = next(iter(best.values()))
    for name, value in best.items():
        print(f"  {name:58} {value:12,.0f}   × {value / first:.2f}")


def rate(work: Rate) -> float:
    """Work done in a second of processor time."""
    done, start = 0, time.process_time()
    while (took := time.process_time() - start) < SECONDS:
        done += work()
    return done / took


_seeds = random.Random(1)


def fast_match(
    key: str,
    level: str,
    record: bool,
    options: dict[str, Any] | None = None,
    most_actions: int | None = None,
) -> int:
    """Play a match of bots; returns the number of actions."""
    game = find_game(key)
    seed = _seeds.randrange(2**30)
    return play_match(game, [level] * 3, seed, options, record=record, most_actions=most_actions).actions


def playout(game: pyspiel.Game) -> int:
    """Play a random match, as OpenSpiel's own evaluators do; returns the number of actions."""
    state, actions = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(_seeds.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(_seeds.choice(state.legal_actions()))
            actions += 1
    return actions


_luck = np.random.default_rng(1)


def batch_step(batch: Batch, look: bool) -> int:
    """Play a random step in all towns; returns their number."""
    masks = batch.masks()
    if look:
        batch.observations()
    batch.step((_luck.random(masks.shape, dtype=np.float32) * masks).argmax(axis=1))
    return TOWNS


def vector_step(name: str) -> Rate:
    """Work that plays a random step in as many environments of OpenSpiel, which always make observations."""
    game = pyspiel.load_game(name)
    envs = SyncVectorEnv([rl_environment.Environment(game) for _ in range(TOWNS)])
    steps = envs.reset()

    def work() -> int:
        nonlocal steps
        choices = [
            StepOutput(
                action=_seeds.choice(step.observations["legal_actions"][step.observations["current_player"]]),
                probs=None,
            )
            for step in steps
        ]
        steps, *_ = envs.step(choices, reset_if_done=True)
        return TOWNS

    return work


if __name__ == "__main__":
    main()
