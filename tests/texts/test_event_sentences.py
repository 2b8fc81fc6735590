"""The events of whole matches as sentences, searched for raw keys, English words and wrong elisions."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from ludoteca import find_game, play_match
from ludoteca.core import Illegal, Match, Undone, from_file
from ludoteca.games import OUR_KEYS
from ludoteca.games.palanche.actions import ProposeTrade
from ludoteca.texts import WHOLE_LANGUAGES, Texts

NAMES = ("Anna", "Emma", "Ida")
RAW_KEY = re.compile(r"‹|›|\b[a-z]+_[a-z_]+\b|\b(?:red|yellow|green|blue)-(?:\d|hex|thick)\b")
DECIMAL_POINT = re.compile(r"\d\.\d{1,2}(?!\d)")
ENGLISH_COLOUR = re.compile(r"\b(?:blue|green|yellow|red)\b")
NOT_ELIDED = re.compile(r"\b[Dd]e (?:Anna|Emma|Ida)\b")
PLAYED: dict[str, dict[str, Any]] = {"palermo": {}, "palanche": {"length": "rounds:10"}}
LESSON = Path(__file__).parents[2] / "client" / "src" / "games" / "villa_paletti" / "lesson.json"


@cache
def match_of(game: str) -> Match[Any, Any]:
    """A whole match of a game: played by bots, or recorded."""
    if game not in PLAYED:  # physics is slow: a recorded match is enough
        return from_file(find_game(game), LESSON.read_bytes())
    match = play_match(find_game(game), ["easy"] * 3, seed=5, options=PLAYED[game], record=True).match
    assert match is not None
    return match


def sentences(game: str, language: str) -> Iterator[str]:
    """Every event of a match as a sentence."""
    match = match_of(game)
    texts = Texts(language, match.game, seat_name=NAMES.__getitem__)
    for entry in match.entries:
        if not isinstance(entry, Undone):
            yield from (texts.tell("event", event) for event in entry.events)


@pytest.mark.parametrize("language", WHOLE_LANGUAGES)
@pytest.mark.parametrize("game", OUR_KEYS)
def test_no_event_of_a_match_shows_a_key_or_a_number_of_another_language(game: str, language: str) -> None:
    written = list(sentences(game, language))
    assert len(written) > 20
    for sentence in written:
        assert not RAW_KEY.search(sentence), sentence
        if language != "en":
            assert not DECIMAL_POINT.search(sentence), sentence
            assert not ENGLISH_COLOUR.search(sentence), sentence


@pytest.mark.parametrize("game", OUR_KEYS)
def test_french_elides_before_names(game: str) -> None:
    for sentence in sentences(game, "fr"):
        assert not NOT_ELIDED.search(sentence), sentence


def test_a_name_is_elided_inside_a_sentence() -> None:
    texts = Texts("fr", find_game("palermo"), seat_name=NAMES.__getitem__)
    assert texts.say("refusal-pawn-there", seat="Anna", cell="g7") == "Le pion d’Anna est en g7."
    assert texts.say("refusal-pawn-there", seat="Bea", cell="g7") == "Le pion de Bea est en g7."


@pytest.mark.parametrize("name", ["casa", "box", "banca"])
def test_a_name_of_a_player_is_not_read_as_a_thing_of_the_game(name: str) -> None:
    game = find_game("palanche")
    texts = Texts("en", game, seat_name=lambda _: name)
    assert texts.say("winner", names=name) != texts.say("winner", names=texts.seat(0)), "the key has a text"
    assert texts.say("winner", names=texts.seat(0)).startswith(f"{name} ")
    assert texts.say("winners", names=[texts.seat(0), texts.seat(1)]).startswith(f"{name}, {name} ")
    assert texts.tell("action", ProposeTrade(partner=1)) == Texts("en", game, seat_name=lambda _: "Zoe").tell(
        "action", ProposeTrade(partner=1)
    ).replace("Zoe", name)
    refusal = Illegal("GEN-T1", "not-your-decision", seat=1)
    assert name in texts.refusal(refusal)
