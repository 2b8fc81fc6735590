"""Actions a second for bots and learners, beside OpenSpiel's games and pgx in the same run.

Processor time of this process; every figure is the best of a few slices, taken alternately. Actions are
random and legal everywhere, and choosing them is part of the time.
"""

import random
import time
from collections.abc import Callable, Mapping
from functools import partial
from importlib.util import find_spec
from typing import Any

import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.rl_agent import StepOutput
from open_spiel.python.vector_env import SyncVectorEnv

from bench import reports
from ludoteca import play_match
from ludoteca.research import VectorEnv

SLICES = 3
SECONDS = 1.5
COPIES = 64
MANY = 1024
"""Matches that compiled rules play in step."""
FEW = 8
"""Matches of simulated wood in step: a pull takes a tenth of a second."""
MOST_ACTIONS = 300
"""Actions after which a match is truncated: random play of Palermo takes thousands to come home."""
TOWN: dict[str, Any] = {"ready_made_town": True}
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
    best |= compare(
        {
            "playouts, OpenSpiel quoridor (C++)": partial(playout, pyspiel.load_game("quoridor")),
            "playouts, OpenSpiel connect four (C++)": partial(playout, pyspiel.load_game("connect_four")),
        }
    )
    best |= compare(
        {
            f"{MANY} Palermo in step, compiled, masks": vector_step(MANY, "palermo", TOWN, fast=True),
            f"{MANY} Palermo in step, compiled, masks and observations": vector_step(
                MANY, "palermo", TOWN, fast=True, observe=True
            ),
            f"{MANY} Palermo from the empty board in step, compiled, masks": vector_step(
                MANY, "palermo", {}, fast=True
            ),
            f"{MANY} Palermo from the empty board in step, compiled, masks and observations": vector_step(
                MANY, "palermo", {}, fast=True, observe=True
            ),
            f"{COPIES} Palermo in step, Python, masks": vector_step(COPIES, "palermo", TOWN),
            f"{COPIES} Palermo in step, Python, masks and observations": vector_step(
                COPIES, "palermo", TOWN, observe=True
            ),
            f"{COPIES} Palanche in step, Python, masks": vector_step(COPIES, "palanche", {}),
            f"{COPIES} Palanche in step, Python, masks and observations": vector_step(
                COPIES, "palanche", {}, observe=True
            ),
            f"{FEW} Villa Paletti in step, simulated, masks and observations": vector_step(
                FEW, "villa_paletti", {}, observe=True
            ),
            f"`SyncVectorEnv` of {COPIES}, OpenSpiel connect four (C++)": spiel_step("connect_four"),
            f"`SyncVectorEnv` of {COPIES}, OpenSpiel quoridor (C++)": spiel_step("quoridor"),
            **pgx_steps(),
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


def vector_step(
    copies: int, key: str, options: dict[str, Any], *, fast: bool = False, observe: bool = False
) -> Rate:
    """Work that plays a random step in each match of a vector environment, three seats each."""
    env = VectorEnv(key, copies, 3, options, fast=fast, observe=observe, most_actions=MOST_ACTIONS)
    env.reset(seed=1)

    def work() -> int:
        env.step(env.sample_actions())
        return copies

    work()  # compiled here, before the clock runs
    return work


def spiel_step(name: str) -> Rate:
    """Work that plays a random step in as many environments of OpenSpiel, which always make observations."""
    game = pyspiel.load_game(name)
    envs = SyncVectorEnv([rl_environment.Environment(game) for _ in range(COPIES)])
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
        return COPIES

    return work


def pgx_steps() -> dict[str, Rate]:
    """Work that plays a random step in as many matches of pgx (JAX on this processor), where it is installed.

    pgx is no dependency of ours: `pip install pgx` beside the extra `research`.
    """
    if find_spec("pgx") is None:
        return {}
    return {f"{MANY} pgx {name} in step (JAX)": pgx_step(name) for name in ("connect_four", "backgammon")}


def pgx_step(name: str) -> Rate:
    """Work that plays a random step in many matches of a game of pgx."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    @jax.jit  # type: ignore[untyped-decorator, unused-ignore]
    def turn(state: Any, key: Any) -> tuple[Any, Any]:
        keys = jax.random.split(key, 2 * MANY + 1)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        actions = jax.vmap(jax.random.categorical)(keys[:MANY], logits)
        return step(state, actions, keys[MANY : 2 * MANY]), keys[-1]

    states = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), MANY))
    key = jax.random.PRNGKey(2)

    def work() -> int:
        nonlocal states, key
        states, key = turn(states, key)
        states.observation.block_until_ready()
        return MANY

    work()
    return work


if __name__ == "__main__":
    main()
