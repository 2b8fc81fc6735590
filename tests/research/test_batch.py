"""Batched environments give the same masks and observations as the encoding of single states."""

from typing import Any

import numpy as np
import pytest

from ludoteca.research import encoding_of


@pytest.mark.parametrize(
    ("seats", "options"),
    [(3, {"ready_made_town": True}), (5, {"ready_made_town": True, "target_stones": True}), (4, None)],
)
def test_masks_and_observations_are_those_of_the_encoding(seats: int, options: dict[str, Any] | None) -> None:
    batch = encoding_of("palermo").batch(2, seats, options, seed=4, most_actions=25)
    luck = np.random.default_rng(1)
    ended = 0
    for _ in range(40):
        masks, observations = batch.masks(), batch.observations()
        for town, match in enumerate(batch.matches):
            assert match.seat is not None
            assert match.seat == batch.to_move()[town]
            assert np.flatnonzero(masks[town]).tolist() == match.legal()
            assert observations[town] == pytest.approx(match.observation(match.seat))
        numbers = np.array([luck.choice(np.flatnonzero(mask)) for mask in masks])
        rewards, over = batch.step(numbers)
        ended += int(over.sum())
        assert rewards[~over].sum() == 0
        assert rewards.sum(axis=1) == pytest.approx(0, abs=1e-6)
    assert ended >= 2
