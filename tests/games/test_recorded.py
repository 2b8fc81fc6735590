"""Matches that were recorded under earlier rules replay to the last byte, and are played on."""

from pathlib import Path

import pytest

from ludoteca import find_game
from ludoteca.bots import ask
from ludoteca.core import SeededChance, from_file, to_file
from ludoteca.games import OUR_KEYS

RECORDED = Path(__file__).parent / "recorded"
"""Match files as that version wrote them: `<game>.<rules version>.json`."""


@pytest.mark.parametrize("path", sorted(RECORDED.glob("*.json")), ids=lambda path: path.stem)
def test_a_recorded_match_replays_as_it_was_written(path: Path) -> None:
    key, version = path.stem.split(".")
    written = path.read_bytes()
    match = from_file(find_game(key), written)
    assert match.game.info.rules_version == int(version)
    assert to_file(match) == written


@pytest.mark.parametrize("key", OUR_KEYS)
def test_every_earlier_version_with_derivations_has_a_recorded_match(key: str) -> None:
    info = find_game(key).info
    wanted = {
        version for version in (*info.earlier_rules, info.rules_version) if 3 <= version < info.rules_version
    }
    assert {int(path.stem.split(".")[1]) for path in RECORDED.glob(f"{key}.*.json")} >= wanted


def test_a_match_of_version_three_is_played_on_without_newer_numbers() -> None:
    match = from_file(find_game("palanche"), (RECORDED / "palanche.3.json").read_bytes())
    chance, more = SeededChance(2), match.seq + 40
    while match.active and match.seq < more:
        seat = match.active[0]
        match.play(seat, ask(match.game, match.state, seat, chance, "easy").action)
    numbers = {
        derivation.of
        for entry in match.entries
        for event in getattr(entry, "events", ())
        for derivation in event.derivations or ()
    }
    assert "paid" in numbers
    assert not {"steps", "missing"} & numbers
