"""The example that trains an agent: it learns, saves the policy, and plays it as a bot."""

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ludoteca import bring_bot, find_game, play_match

EXAMPLE = Path(__file__).parents[2] / "examples" / "train.py"


def test_the_example_trains_briefly_and_its_policy_plays_as_a_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.argv", ["train.py", "--minutes", "0.0001", "--svg", "curve.svg"])
    game = find_game("palanche")
    with pytest.raises(Exception, match="learned"):
        bring_bot(game, f"{EXAMPLE}:LearnedBot")
    module = sys.modules["ludoteca_bot_train"]
    monkeypatch.setattr(module, "CHECKED", 1)
    monkeypatch.setattr(module, "BATCH", 2)
    assert module.main() == 0
    assert (tmp_path / "curve.svg").read_text(encoding="utf-8").startswith("<svg")
    policy = module.Policy()
    decisions: list[Any] = []
    module.play(policy, bring_bot(game, "uniform"), 1, decisions)
    before = policy.weights.copy()
    module.learn(policy, [(decisions, 1.0), (decisions[:5], -1.0)], 0.1)
    assert np.abs(policy.weights - before).max() > 0
    bot = bring_bot(game, f"{EXAMPLE}:LearnedBot")
    assert play_match(game, [bot, "uniform"], 1, {"length": "rounds:2"}).outcome is not None
