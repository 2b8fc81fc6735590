"""The compiled rules: the same as the Python rules in every state, and refused beside any others."""

import json
import os
from pathlib import Path

import numpy as np
import pytest
from tools.kernel import Difference, Differential
from tools.kernel_positions import compare_recorded

from ludoteca.core import Invalid, SeededChance
from ludoteca.games.palermo import kernel, police
from ludoteca.games.palermo.kernel import proof
from ludoteca.games.palermo.kernel.match import MATCH, from_state
from ludoteca.games.palermo.kernel.playouts import GREEDY, UNIFORM, playouts
from ludoteca.games.palermo.kernel.turns import WORK
from ludoteca.games.palermo.learning import ENCODING
from ludoteca.games.palermo.state import Collecting
from ludoteca.research import VectorEnv

TRANSITIONS = int(os.environ.get("KERNEL_TRANSITIONS", "250000"))
"""Transitions that each of the differentials compares."""


@pytest.mark.parametrize("seed", range(4))
def test_the_kernel_plays_by_the_rules(seed: int) -> None:
    compared = Differential(seed).run(TRANSITIONS)
    assert compared.transitions >= TRANSITIONS
    assert compared.states > compared.transitions / 30
    assert compared.masks > compared.transitions / 15
    assert compared.matches >= compared.transitions / 250


def test_the_kernel_repeats_recorded_actions() -> None:
    """Actions that reach all that building and walking do (`python -m tools.kernel_positions`)."""
    assert compare_recorded() > 900


def test_a_changed_rule_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The differential can fail: pawns with a point more, rewards not shaped, policemen side by side."""
    points = Collecting.points
    with monkeypatch.context() as changed:
        changed.setattr(Collecting, "points", lambda state, seat: points(state, seat) + 1)
        with pytest.raises(Difference):
            Differential(1).run(20_000)
    with monkeypatch.context() as changed:
        changed.setattr(type(ENCODING), "potentials", lambda _, state: [0.0] * state.terms.seats)
        with pytest.raises(Difference, match="rewards"):
            Differential(1).run(20_000)
    monkeypatch.setattr(police, "spread", lambda _: 0)
    with pytest.raises(Difference):
        Differential(1).run(20_000)


def test_the_kernel_was_proved_against_these_rules() -> None:
    """Run `python -m tools.kernel --write` when the rules or the kernel changed."""
    assert proof.is_proved()
    assert kernel.is_usable()


def test_the_kernel_refuses_to_load_beside_other_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = tmp_path / "proof.json"
    other.write_text(json.dumps(json.loads(proof.PROOF.read_text("utf-8")) | {"rules": "0" * 16}), "utf-8")
    monkeypatch.setattr(proof, "PROOF", other)
    assert not kernel.is_usable()
    with pytest.raises(Invalid, match="kernel-unproved"):
        VectorEnv("palermo", fast=True)


def test_the_kernel_says_that_numba_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "find_spec", lambda _: None)
    with pytest.raises(Invalid, match="kernel-missing"):
        VectorEnv("palermo", fast=True)


@pytest.mark.parametrize("policy", [UNIFORM, GREEDY])
def test_playouts_go_on_from_a_position_and_leave_it_alone(policy: int) -> None:
    state = ENCODING.setup({}, 3, SeededChance(1))
    positions, work = np.zeros(2, MATCH), np.zeros(1, WORK)
    positions[0] = from_state(state)
    before = positions[0].copy()
    money, ended = np.zeros((8, 3), np.int32), np.zeros(8, np.bool_)
    first = np.array([ENCODING.legal(state, state.seat)[3], *[-1] * 7])
    actions = playouts(positions, first, 400, policy, work, money, ended)
    assert 8 * 34 < actions <= 8 * 400
    assert len({tuple(row) for row in money.tolist()}) > 1
    if policy == GREEDY:
        assert ended.all()
        assert money.min() > 0
    before["luck"] = positions[0]["luck"]
    assert before.tobytes() == positions[0].tobytes()
