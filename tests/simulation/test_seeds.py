"""Whole clusters in virtual time: every promise to clients is kept, whatever fails.

300 runs, about two minutes of processor time; `make torture` runs other seeds for ten minutes.
"""

import pytest
from simulation.checker import check
from simulation.world import simulate

GROUPS, SEEDS = 25, 12


@pytest.mark.parametrize("group", range(GROUPS))
def test_every_promise_is_kept_whatever_fails(group: int) -> None:
    broken = {}
    for seed in range(group * SEEDS, (group + 1) * SEEDS):
        violations = check(simulate(seed))
        if violations:
            broken[f"python -m simulation --seed {seed} --trace"] = [str(each) for each in violations[:3]]
    assert broken == {}


def test_a_seed_is_one_history() -> None:
    once, again = simulate(3), simulate(3)
    assert once.lines() == again.lines()
    assert once.final == again.final
