"""Matches and steps a second for bots and learners, beside OpenSpiel's environments in the same run.

Processor time of this process; every figure is the best of a few slices, taken alternately.
"""

import random
import time
from collections.abc import Callable, Mapping
from functools import partial

import numpy as np
import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.games import tic_tac_toe  # noqa: F401 (importing it registers it with OpenSpiel)
from open_spiel.python.rl_agent import StepOutput
from open_spiel.python.vector_env import SyncVectorEnv

from bench import reports
from ludoteca import play_match
from ludoteca.research import Batch, encoding_of

SLICES = 3
SECONDS = 1.5
TOWNS = 64
Rate = Callable[[], int]
"""Does a piece of work; returns its size."""


def main() -> None:
    """Run all measurements and store them."""
    best = compare(
        {
            "Palanche, `uniform`, `play_match`": partial(fast_match, "palanche", "uniform", False),
            "Palanche, `uniform`, with a log": partial(fast_match, "palanche", "uniform", True),
            "Palermo, `normal`, `play_match`": partial(fast_match, "palermo", "normal", False),
            "Palermo, `normal`, with a log": partial(fast_match, "palermo", "normal", True),
        }
    )
    batch = encoding_of("palermo").batch(TOWNS, options={"ready_made_town": True}, most_actions=500)
    best |= compare(
        {
            f"{TOWNS} towns of Palermo in step, masks": partial(batch_step, batch, False),
            f"{TOWNS} towns of Palermo in step, masks and observations": partial(batch_step, batch, True),
            f"`SyncVectorEnv` of {TOWNS}, Python tic-tac-toe": vector_step("python_tic_tac_toe"),
            f"`SyncVectorEnv` of {TOWNS}, C++ quoridor": vector_step("quoridor"),
        }
    )
    rows = [(name, f"{value:,.0f}") for name, value in best.items()]
    reports.save("research", "python -m bench research", ("", "actions or steps/s"), rows)


def compare(works: Mapping[str, Rate]) -> dict[str, float]:
    """The best rate of each piece of work in a few slices, taken alternately."""
    best = dict.fromkeys(works, 0.0)
    for _ in range(SLICES):
        for name, work in works.items():
            best[name] = max(best[name], rate(work))
    return best


def rate(work: Rate) -> float:
    """Work done in a second of processor time."""
    done, start = 0, time.process_time()
    while (took := time.process_time() - start) < SECONDS:
        done += work()
    return done / took


_seeds = random.Random(1)


def fast_match(key: str, level: str, record: bool) -> int:
    """Play a match of bots; returns the number of actions."""
    return play_match(key, [level] * 3, _seeds.randrange(2**30), record=record).actions


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
