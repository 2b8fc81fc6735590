"""Vector environments: Gymnasium's conventions, the same matches compiled and in Python, honest ends."""

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from msgspec.structs import replace

from ludoteca.core import Illegal, Invalid, Outcome
from ludoteca.core.learning import rewards_of
from ludoteca.core.lockstep import PlayedInPython
from ludoteca.research import Buffers, VectorEnv, encoding_of

TOWN = {"ready_made_town": True}


@pytest.mark.parametrize("fast", [False, True])
def test_a_palermo_of_bytes_and_masks(fast: bool) -> None:
    env = VectorEnv("palermo", num_envs=3, seats=4, options=TOWN, fast=fast, most_actions=60)
    observations, infos = env.reset(seed=5)
    ended = 0
    for _ in range(130):
        assert env.observation_space.contains(observations)
        assert infos["seat"].shape == (3,)
        masks = env.action_masks()
        actions = env.sample_actions()
        assert masks[np.arange(3), actions].all()
        observations, rewards, terminated, truncated, infos = env.step(actions)
        assert rewards.shape == (3, 4)
        assert rewards.sum(axis=1) == pytest.approx(0, abs=1e-6)
        over = terminated | truncated
        assert rewards[~over].any() == np.False_
        if over.any():
            ended += int(over.sum())
            assert infos["_final_obs"].tolist() == over.tolist()
            assert infos["final_obs"]["planes"].shape == observations["planes"].shape
            assert infos["final_obs"]["planes"][over].any()
    assert ended == 6
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    assert observations["planes"].shape == (3, 21, 14, 14)
    assert observations["planes"].dtype == np.uint8


@pytest.mark.parametrize("fast", [False, True])
def test_the_same_seed_gives_the_same_matches(fast: bool) -> None:
    def seen() -> list[Any]:
        env = VectorEnv("palermo", num_envs=2, options=TOWN, fast=fast)
        env.reset(seed=3)
        return [env.step(env.sample_actions())[0]["planes"].copy() for _ in range(5)]

    assert all(np.array_equal(one, other) for one, other in zip(seen(), seen(), strict=True))


@pytest.mark.parametrize("fast", [False, True])
def test_an_illegal_action_is_refused_and_nothing_is_played(fast: bool) -> None:
    env = VectorEnv("palermo", num_envs=2, options=TOWN, fast=fast)
    env.reset(seed=1)
    before = env.action_masks().copy()
    actions = env.sample_actions()
    for wrong in (0, -1, 1254):
        with pytest.raises(Illegal, match="not-listed"):
            env.step(np.array([actions[0], wrong]))
    assert np.array_equal(env.action_masks(), before)
    env.step(actions)


@pytest.mark.parametrize("fast", [False, True])
def test_the_short_form_has_two_chips_each(fast: bool) -> None:
    env = VectorEnv("palermo", num_envs=1, seats=3, short=True, fast=fast, most_actions=7)
    env.reset(seed=1)
    for step in range(1, 7):
        assert env.encoding.word(int(env.action_masks()[0].argmax())).startswith("claim"), step
        env.step(env.sample_actions())
    assert not env.action_masks()[0, : env.encoding.first("place_policeman")].any()


def test_a_short_palanche_has_ten_rounds() -> None:
    env = VectorEnv("palanche", num_envs=1, seats=2, short=True)
    env.reset(seed=1)
    lockstep = env._lockstep
    assert isinstance(lockstep, PlayedInPython)
    view: Any = lockstep.encoding.game.view(lockstep.matches[0].state)
    assert view.length == "rounds:10"


def test_without_observations_there_is_nothing_to_see() -> None:
    env = VectorEnv("palanche", num_envs=2, observe=False)
    assert env.reset(seed=1)[0] == {}
    assert env.step(env.sample_actions())[0] == {}


@pytest.mark.parametrize("fast", [False, True])
def test_a_step_writes_to_given_arrays(fast: bool) -> None:
    def wanted() -> Buffers:
        return Buffers.of(encoding_of("palermo"), 2, 3, observe=True)

    buffers = wanted()
    env = VectorEnv("palermo", 2, 3, short=True, fast=fast, most_actions=3, buffers=buffers)
    env.reset(seed=1)
    for _ in range(3):
        env.step(env.sample_actions())
    assert buffers.truncated.all()
    assert buffers.final_observations.any()
    assert np.array_equal(buffers.masks, env.action_masks())
    for wrong in (buffers.masks.astype(np.int64), np.asfortranarray(buffers.masks), buffers.masks[:1]):
        with pytest.raises(ValueError, match="masks"):
            VectorEnv("palermo", 2, 3, short=True, fast=fast, buffers=replace(wanted(), masks=wrong))


def test_wrong_seats_are_refused() -> None:
    for fast in (False, True):
        with pytest.raises(Invalid, match="wrong-number-of-seats"):
            VectorEnv("palermo", seats=2, fast=fast).reset()


def test_rewards_by_win_place_and_score() -> None:
    outcome = Outcome.by_score("any", (30, 10, 30, 50))
    assert rewards_of(outcome, "win", 10) == pytest.approx((-1 / 3, -1 / 3, -1 / 3, 1))
    assert rewards_of(outcome, "place", 10) == pytest.approx((0, -1, 0, 1))
    assert rewards_of(outcome, "score", 10) == pytest.approx((0, -8 / 3, 0, 8 / 3))
    shared = Outcome.by_score("any", (5, 5, 0))
    assert rewards_of(shared, "win", 10) == pytest.approx((0.25, 0.25, -0.5))
    assert rewards_of(shared, "place", 10) == pytest.approx((0.5, 0.5, -1))
