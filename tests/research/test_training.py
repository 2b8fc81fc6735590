"""The example that trains an agent, the shipped baselines, and the numpy form of the trained network."""

import re
import shlex
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ludoteca import bring_bot, cli, find_game
from ludoteca.core import Invalid, SeededChance, is_thinking_counted
from ludoteca.core.learning import NumberedMatch
from ludoteca.research import BotsEnv, agents, encoding_of
from ludoteca.research.agents import (
    BASELINES,
    Layout,
    LearnedBot,
    Network,
    Trained,
    interval,
    load,
    save,
    strength,
)

EXAMPLE = Path(__file__).parents[2] / "examples" / "train.py"


def test_the_commands_of_the_example_train_an_agent_that_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Both commands of the docstring, with fewer matches."""
    words = EXAMPLE.read_text("utf-8")
    command = re.search(r"python (examples/train\.py .*)", words)
    tournament = re.search(r"ludoteca (tournament .*)", words)
    assert command is not None
    assert tournament is not None
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.argv", [*shlex.split(command[1])[:2], "3"])
    game = find_game("palanche")
    with pytest.raises(Exception, match="learned_linear"):
        bring_bot(game, f"{EXAMPLE}:LearnedBot")
    module = sys.modules["ludoteca_bot_train"]
    assert module.main() == 0
    assert re.search(r"3 matches, \d+% won", capsys.readouterr().out)
    assert np.abs(module.LearnedBot().policy.weights).max() > 0
    asked = shlex.split(tournament[1].replace("examples/train.py", str(EXAMPLE)))
    assert cli.main([*asked, "--matches", "2", "--workers", "1"]) == 0
    assert "2 matches" in capsys.readouterr().out


@pytest.mark.parametrize("game", ["palermo", "palanche", "villa_paletti"])
def test_a_learner_can_play_like_a_bot(game: str) -> None:
    """What a bot would play has numbers that are legal one after the other; a pull has the nearest one."""
    env, teacher = BotsEnv(game, "easy", short=True), bring_bot(find_game(game), "easy")
    _, infos = env.reset(seed=1)
    for _ in range(4):
        shown = env.imitated(teacher)
        assert shown
        for number in shown:
            assert infos["action_mask"][number]
            _, _, _, _, infos = env.step(number)


def about(game: str, seats: int, **fields: Any) -> Trained:
    encoding = encoding_of(game)
    usual: dict[str, Any] = {
        "options": {}, "short": True, "most_actions": 40, "encoding_version": encoding.version,
        "rules_version": encoding.game.info.rules_version, "hidden": 8, "minutes": 0.0,
        "steps": 0, "curve": [],
    }  # fmt: skip
    return Trained(game=game, seats=seats, **{**usual, **fields})


def random_weights(layout: Layout, seats: int, hidden: int) -> dict[str, Any]:
    luck = np.random.default_rng(1)
    sizes = {
        "first": (layout.inputs, hidden), "second": (hidden, hidden), "actions": (hidden, layout.actions),
        "value": (hidden, 1), "places": (hidden, seats), "cells": (layout.channels, 4),
        "context": (hidden, 4),
        "marks": (4, len(layout.by_cell)),
    }  # fmt: skip
    weights: dict[str, Any] = {name: luck.normal(size=size) for name, size in sizes.items()}
    biased = ("first", "second", "actions", "value", "places", "cells")
    return weights | {f"{name}_bias": luck.normal(size=sizes[name][1]) for name in biased}


def test_weights_keep_their_meaning_in_a_small_file(tmp_path: Path) -> None:
    layout, path = Layout(encoding_of("palermo"), 3), tmp_path / "weights.npz"
    weights = random_weights(layout, 3, 8)
    save(path, weights, about("palermo", 3))
    kept, told = load(path)
    assert told == about("palermo", 3)
    chance = SeededChance(1)
    match = NumberedMatch(encoding_of("palermo"), 3, {}, chance, short=True)
    seen = match.observation(match.seat or 0)
    exact, places = Network(weights, layout)(seen)
    stored, _ = Network(kept, layout)(seen)
    assert np.corrcoef(exact, stored)[0, 1] > 0.99
    assert places.sum() == pytest.approx(1)
    save(path, weights, about("palermo", 3, encoding_version=1))
    with pytest.raises(Invalid, match="weights-of-another-version"):
        load(path)


def test_an_agent_plays_only_at_a_table_of_its_size(tmp_path: Path) -> None:
    layout, path = Layout(encoding_of("palermo"), 3), tmp_path / "weights.npz"
    save(path, random_weights(layout, 3, 8), about("palermo", 3))
    agent = LearnedBot(path)
    share, low, high = strength(agent, "uniform", 2, 1)
    assert 0 <= low <= share <= high <= 1
    state = NumberedMatch(encoding_of("palermo"), 4, {}, SeededChance(1), short=True).state
    with pytest.raises(Invalid, match="weights-of-other-seats"):
        agent.number(state, state.seat, SeededChance(1))


def test_an_agent_meets_bots_at_their_full_strength(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that are timed play without what loads in the background, as `hard` does with its kernel."""
    agent, uniform = LearnedBot(BASELINES / "palermo.npz"), bring_bot(find_game("palermo"), "uniform")
    counted = []

    class Opponent:
        def choose(self, *asked: Any) -> Any:
            counted.append(is_thinking_counted())
            return uniform.choose(*asked)

    monkeypatch.setattr(agents, "bring_bot", lambda *_: Opponent())
    strength(agent, "hard", 1, 1)
    assert counted
    assert all(counted)


@pytest.mark.parametrize("path", sorted(BASELINES.glob("*.npz")), ids=lambda path: path.stem)
def test_a_shipped_baseline_plays_a_match(path: Path) -> None:
    agent = LearnedBot(path)
    weights, _ = load(path)
    assert path.stat().st_size < 1.05 * sum(values.size for values in weights.values()) + 20_000
    assert agent.about.steps > 0
    assert agent.about.curve
    strength(agent, "uniform", 1, 1)


def test_the_interval_of_a_share() -> None:
    share, low, high = interval(50, 100)
    assert share == 0.5
    assert (low, high) == pytest.approx((0.404, 0.596), abs=0.002)
    assert interval(0, 10)[1] == 0.0
