"""`play_match`: the same match with and without a log; bots from modules, files, programs; bots that fail."""

import re
import sys
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca import BotFailed, Choice, Invalid, bring_bot, find_game, from_file, play_match, to_file
from ludoteca.bots import ProgramBot, levels, usual_level
from ludoteca.cli.stats import play_one
from ludoteca.core import options_of
from tests import bad_bots
from tests.toy.rules import GAME as TOY

PROGRAM = f"{sys.executable} {Path(__file__).with_name('bot_program.py')}"


def test_every_public_name_exists() -> None:
    assert all(hasattr(ludoteca, word) for word in ludoteca.__all__)


@pytest.mark.parametrize(("key", "seats"), [("palermo", 3), ("palanche", 2)])
def test_the_match_is_the_same_with_and_without_a_log(key: str, seats: int) -> None:
    game = find_game(key)
    bots = [usual_level(game)] * seats
    fast = play_match(key, bots, seed=5)
    recorded = play_match(key, bots, seed=5, record=True)
    assert recorded.match is not None
    assert (fast.outcome, fast.actions) == (recorded.outcome, recorded.match.seq)
    assert game.position(fast.state) == game.position(recorded.state)
    assert from_file(game, to_file(recorded.match)).outcome == fast.outcome


def test_the_seed_decides_everything() -> None:
    bots = ["uniform", "uniform", "uniform"]
    first, again, other = (play_match(TOY, bots, seed) for seed in (1, 1, 2))
    assert first == again
    assert first != other


@pytest.mark.parametrize(("key", "seats"), [("palermo", 3), ("palanche", 2)])
def test_statistics_are_of_the_matches_that_play_match_plays(key: str, seats: int) -> None:
    game = find_game(key)
    names = ["uniform", *["normal"] * (seats - 1)]
    counted = play_one(key, names, options_of(game, {}), 5)
    result = play_match(key, names, 5)
    assert (counted.actions, counted.outcome) == (result.actions, result.outcome)
    assert counted.facts == game.facts(result.state)


ASKS = ("src/ludoteca/bots/", "src/ludoteca/games/", "src/ludoteca/core/strength.py", "bench/yardsticks/")
"""The package, and bots that ask another bot about the state which they were shown themselves."""


def test_only_the_bots_package_hands_a_state_to_a_bot() -> None:
    """Elsewhere a bot could be shown what its seat cannot know: the order of a deck."""
    root = Path(__file__).parents[1]
    asked = re.compile(r"\.choose\((?:self\.)?(?:_?game|GAME)\b")
    found = [
        str(path.relative_to(root))
        for folder in ("src", "bench", "tools", "torture", "examples")
        for path in (root / folder).rglob("*.py")
        if asked.search(path.read_text(encoding="utf-8"))
    ]
    assert [name for name in found if not name.startswith(ASKS)] == []


def test_a_match_stops_after_the_given_number_of_actions() -> None:
    result = play_match("palermo", ["uniform"] * 3, most_actions=10)
    assert (result.outcome, result.actions) == (None, 10)


def test_a_wrong_number_of_seats_and_an_unknown_level_are_refused() -> None:
    with pytest.raises(Invalid, match="wrong-number-of-seats"):
        play_match("palermo", ["uniform"] * 2)
    with pytest.raises(Invalid, match="unknown-level"):
        play_match(TOY, ["no-such-level"] * 2)


@pytest.mark.parametrize(
    ("bot", "why", "detail"),
    [
        (bad_bots.Crashes(), "crashed", "my mistake"),
        (bad_bots.ReturnsNoChoice(), "nonsense", "roll, please"),
        (bad_bots.Cheats(), "illegal", "TOY-3"),
        (ProgramBot(f"{PROGRAM} ends".split()), "crashed", "code 4"),
        (ProgramBot(f"{PROGRAM} hangs".split(), limit=0.01), "hung", "0.01 s"),
        (ProgramBot(f"{PROGRAM} nonsense".split()), "nonsense", "sing"),
    ],
)
def test_a_bad_bot_is_named_with_what_it_did(bot: Any, why: str, detail: str) -> None:
    with pytest.raises(BotFailed) as failed:
        play_match(TOY, ["uniform", bot], seed=1)
    assert (failed.value.seat, failed.value.why) == (1, why)
    assert detail in failed.value.detail


@pytest.mark.parametrize("how", ["plays", "notation"])
def test_a_program_plays_over_a_pipe(how: str) -> None:
    bot = bring_bot(TOY, f"{PROGRAM} {how}")
    assert isinstance(bot, ProgramBot)
    assert play_match(TOY, [bot, "uniform"], seed=1) == play_match(TOY, [bad_bots.First(), "uniform"], seed=1)
    bot.close()


def test_the_engine_can_be_the_program_of_a_bot() -> None:
    bot = bring_bot(find_game("palanche"), f"{sys.executable} -m ludoteca engine")
    options = {"length": "rounds:1"}
    result = play_match("palanche", [bot, "uniform"], 3, options)
    assert result.outcome is not None
    assert isinstance(bot, ProgramBot)
    bot.close()


def test_bots_are_loaded_from_modules_files_and_entry_points(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert isinstance(bring_bot(TOY, "tests.bad_bots:First"), bad_bots.First)
    assert type(bring_bot(TOY, f"{bad_bots.__file__}:First")).__name__ == "First"
    for name in ("tests.bad_bots:Missing", "no.such.module:Bot", f"{tmp_path}/missing.py:Bot"):
        with pytest.raises(Invalid, match="bot-unusable"):
            bring_bot(TOY, name)
    with pytest.raises(Invalid, match="bot-without-choose"):
        bring_bot(TOY, "tests.bad_bots:HasNoChoose")
    info = tmp_path / "mine-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: mine\nVersion: 1\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(
        "[ludoteca.bots]\ntoy.first_one = tests.bad_bots:First\nanywhere = tests.bad_bots:First\n"
        "palermo.other = tests.bad_bots:First\n",
        encoding="utf-8",
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    levels.guest_bots.cache_clear()
    try:
        assert isinstance(bring_bot(TOY, "first_one"), bad_bots.First)
        assert isinstance(bring_bot(TOY, "anywhere"), bad_bots.First)
        with pytest.raises(Invalid, match=r"unknown-level.*first_one"):
            bring_bot(TOY, "other")
    finally:
        levels.guest_bots.cache_clear()


def test_reasons_may_be_left_out() -> None:
    assert Choice(1).reasons == ()  # type: ignore[type-var]  # any value does here
