"""The linear programme and `geometry.balance` agree which villas stand; `make torture` compares thousands."""

import random

import pytest

from .equilibrium import compare


@pytest.mark.rules("VIL-T7", "VIL-U2")
def test_a_linear_programme_agrees_with_the_hull_about_random_villas() -> None:
    seen = [compare(random.Random(f"tower/{seed}")) for seed in range(16)]
    assert min(seen.count("stands"), seen.count("tips")) > 2, "there are villas of both kinds"
