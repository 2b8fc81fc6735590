"""Tests that come with PettingZoo (`api_test`, `seed_test`) and OpenSpiel (`random_sim_test`, MCTS)."""

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from pettingzoo.test import api_test, parallel_api_test, seed_test

import ludoteca.research.openspiel
from ludoteca.core import Illegal, SeededChance, simulator_of
from ludoteca.core.learning import NumberedMatch
from ludoteca.games.villa_paletti.actions import Pull
from ludoteca.games.villa_paletti.hand import SPEED_RANGE
from ludoteca.games.villa_paletti.vectors import VillaVectors
from ludoteca.research import BotsEnv, VectorEnv, aec_env, encoding_of, parallel_env
from ludoteca.research.openspiel import MOST_NODES

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


def test_a_parallel_environment_passes_the_tests_of_pettingzoo() -> None:
    parallel_api_test(parallel_env("palanche", seats=3, short=True), num_cycles=60)


def test_options_of_a_reset_are_options_of_the_game() -> None:
    asked = {"game": {"ready_made_town": True}}
    env = aec_env("palermo", seats=3)
    env.reset(seed=1, options=asked)
    mask = env.observe(env.agent_selection)["action_mask"]
    word = env.unwrapped.encoding.word(int(mask.argmax()))
    assert word.startswith("claim")
    env.step(int(mask.argmax()))
    assert env.infos["seat_0"]["word"] == word
    assert env.infos["seat_0"]["places"] == (1, 1, 1)
    for fast in (False, True):
        many = VectorEnv("palermo", 2, fast=fast)
        many.reset(seed=1, options=asked)
        assert many.word(int(many.action_masks()[1].argmax())).startswith("claim")
    alone = BotsEnv("palermo", "easy")
    _, infos = alone.reset(seed=1, options={**asked, "seat": 2})
    assert infos["seat"] == 2
    assert [word.split()[0] for word in infos["words"]] == ["claim"] * len(infos["words"])


def test_a_learner_plays_against_bots() -> None:
    """Rewards come at the end or are shaped, masks are kept, and the end has scores and places."""
    env = BotsEnv("palanche", ["easy", "normal"], 3, short=True, shaping=1.0, reward="place")
    seen, infos = env.reset(seed=3)
    assert env.observation_space.contains(seen)
    luck, total, over = np.random.default_rng(1), 0.0, False
    while not over:
        action = int(luck.choice(np.flatnonzero(infos["action_mask"])))
        seen, reward, terminated, truncated, infos = env.step(action)
        total, over = total + reward, terminated or truncated
        assert infos["words"][0] == env.encoding.word(action)
    assert not infos["action_mask"].any()
    assert min(infos["places"]) == 1
    assert env.render()
    with pytest.raises(Illegal):
        env.step(0)


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


def test_chance_ends_even_if_every_roll_is_a_tie() -> None:
    state = pyspiel.load_game("ludoteca_palanche(seats=2)").new_initial_state()
    nodes = 0
    while state.is_chance_node():
        state.apply_action(0)
        nodes += 1
    assert nodes == MOST_NODES
    assert state.legal_actions()


def test_information_states_hide_what_is_hidden_and_is_mcts_uses_them() -> None:
    game = pyspiel.load_game("ludoteca_palanche(seats=2,most_actions=14)")
    assert game.get_type().provides_information_state_string
    luck = np.random.RandomState(2)
    state = game.new_initial_state()
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, luck), 2.0, 3, random_state=luck)
    steps = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(luck.choice([side for side, _ in state.chance_outcomes()])))
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, luck.random_sample)
        assert other.node.match.state != state.node.match.state
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        before = state.information_state_string(player)
        state.apply_action(bot.step(state))
        assert state.is_chance_node() or state.information_state_string(player) != before
        steps += 1
    assert steps == 14


def test_random_vectors_of_villa_paletti_are_played_as_given() -> None:
    encoding = encoding_of("villa_paletti")
    vectors, luck = encoding.vectors, np.random.default_rng(1)
    assert isinstance(vectors, VillaVectors)
    given: list[bool] = []
    for options in ({}, {"set_up": "in_turn"}):
        chance = SeededChance(1, simulator_of(encoding.game))
        match = NumberedMatch(encoding, 2, options, chance, most_actions=26, short=True)
        while match.seat is not None and not match.is_truncated:
            for _ in range(10):
                vector = luck.uniform(-1, 1, vectors.width)
                given.append(vectors.as_given(match.state, match.seat, vector))
            match.play_action(vectors.read(match.state, match.seat, vector), chance)
    assert np.mean(given) >= 0.95
    assert len(given) > 250


def test_infos_say_whether_a_vector_was_played_as_given(monkeypatch: pytest.MonkeyPatch) -> None:
    env = aec_env("villa_paletti", continuous=True)
    env.reset(seed=1)
    for answer in (False, True):
        vectors = type(env.unwrapped.vectors)  # the class: all environments of a game share its vectors
        monkeypatch.setattr(vectors, "as_given", lambda *_, answer=answer: answer)
        env.step(np.zeros(6, np.float32))
        assert {infos["as_given"] for infos in env.infos.values()} == {answer}


def test_a_pull_has_the_speed_grip_and_other_hand_of_its_vector() -> None:
    encoding = encoding_of("villa_paletti")
    assert encoding.vectors is not None
    chance = SeededChance(2, simulator_of(encoding.game))
    match = NumberedMatch(encoding, 2, {}, chance)
    while not any(isinstance(action, Pull) for action in encoding.game.legal(match.state, match.seat or 0)):
        match.play(match.legal()[0], chance)
    pulls = [
        encoding.vectors.read(match.state, match.seat or 0, [choice, 0.5, 1.0, 0.0, lift, steady])
        for choice in np.linspace(-1, 1, 60)
        for lift, steady in ((-1, -1), (1, 0.5))
    ]
    calm, held = (
        next(pull for pull in pulls if isinstance(pull, Pull) and (pull.hold is not None) == wanted)
        for wanted in (False, True)
    )
    assert calm.direction == held.direction == 270.0
    assert calm.speed == SPEED_RANGE[1]
    assert (calm.lift, calm.steady) == (0.0, 0.0)
    assert held.lift > 0
    assert held.steady > 0
