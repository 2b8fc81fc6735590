"""Tests that come with PettingZoo (`api_test`, `seed_test`) and OpenSpiel (`random_sim_test`, MCTS)."""

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts
from pettingzoo.test import api_test, seed_test

import ludoteca.research.openspiel
from ludoteca.core import Illegal
from ludoteca.research import aec_env

ENVIRONMENTS: list[tuple[str, dict[str, Any], int]] = [
    ("palermo", {"seats": 3}, 120),
    ("palermo", {"seats": 5, "options": {"target_stones": True, "ready_made_town": True}}, 100),
    ("palanche", {"seats": 3}, 200),
    ("villa_paletti", {}, 3),
    ("villa_paletti", {"seats": 3, "continuous": True}, 3),
]


# PettingZoo warns about observations with a mask, which all its games with illegal actions have.
@pytest.mark.filterwarnings("ignore:Observation")
@pytest.mark.filterwarnings("ignore:Agent")
@pytest.mark.parametrize(("game", "arguments", "cycles"), ENVIRONMENTS)
def test_an_environment_passes_the_tests_of_pettingzoo(
    game: str, arguments: dict[str, Any], cycles: int
) -> None:
    api_test(aec_env(game, **arguments), num_cycles=cycles)
    seed_test(lambda: aec_env(game, **arguments), num_cycles=cycles)


def test_an_environment_rewards_at_the_end_and_truncates_long_matches() -> None:
    """A truncated match is rewarded once, by the scores so far."""
    env = aec_env("palermo", seats=3, options={"ready_made_town": True}, most_actions=50, render_mode="ansi")
    env.reset(seed=4)
    for agent in env.possible_agents:
        env.action_space(agent).seed(4)
    steps = 0
    final = {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            final[agent] = reward
            env.step(None)
            continue
        assert reward == 0
        mask = observation["action_mask"]
        env.step(env.action_space(agent).sample(mask))
        steps += 1
    assert steps == 50
    assert truncated
    assert tuple(final[agent] for agent in env.possible_agents) == env.match.returns()
    assert "a   b   c" in str(env.render())


def test_an_illegal_action_number_is_refused() -> None:
    env = aec_env("palermo", seats=3)
    env.reset(seed=1)
    with pytest.raises(Illegal):
        env.step(1253)


GAMES = (
    "ludoteca_palermo(seats=3,ready_made_town=True,most_actions=80)",
    "ludoteca_palermo(seats=4,edition=en,most_actions=40)",
    "ludoteca_palanche(seats=3,most_actions=150)",
    "ludoteca_villa_paletti(most_actions=4)",
)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_passes_the_random_simulation_test_of_openspiel(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_options_of_a_game_are_openspiel_parameters() -> None:
    game = pyspiel.load_game("ludoteca_palermo(seats=5,edition=fr,first_player=2)")
    assert isinstance(game, ludoteca.research.openspiel.LudotecaGame)
    assert (game.options.edition, game.options.first_player) == ("fr", 2)
    state = game.new_initial_state()
    assert state.current_player() == 2


def test_mcts_of_openspiel_finishes_a_match_of_palermo() -> None:
    game = pyspiel.load_game("ludoteca_palermo(seats=3,ready_made_town=True,most_actions=60)")
    luck = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, luck)
    bots = [mcts.MCTSBot(game, 2.0, 2, evaluator, random_state=luck) for _ in range(3)]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            sides, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(luck.choice(sides, p=chances)))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    assert sum(state.returns()) == pytest.approx(0)
