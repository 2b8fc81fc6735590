"""The text of a card is shown when it is turned up."""

from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.cli.terminals import Terminal

from ludoteca.games.palanche.events import CardKept, CardTurned
from ludoteca.games.palanche.options import Blank, Options
from ludoteca.games.palanche.rules import GAME
from ludoteca.games.palanche.tables import Card, Pay, built_in_board, built_in_cards
from ludoteca.texts import WHOLE_LANGUAGES, Texts

FOCACCIA = Blank(
    title="Focaccia", text="Everybody wants a piece.", effects=(Pay(to="each_player", amount=10),)
)


def turned(card: str, deck: str = "speremmo") -> CardTurned:
    return CardTurned(seat=0, deck=deck, card=card)


def test_a_card_is_shown_with_its_numbers_and_its_translated_saying() -> None:
    sentence, saying = Texts("en", GAME).read_aloud(turned("honest_gull"))
    assert "collect 150 palanche" in sentence
    assert saying.startswith("T’æ ciù cû che pansa – You have more")
    assert Texts("it", GAME).read_aloud(turned("honest_gull"))[0].endswith("ritira 150 palanche dalla Banca.")


@pytest.mark.parametrize("language", WHOLE_LANGUAGES)
def test_every_card_has_a_complete_text(language: str) -> None:
    texts = Texts(language, GAME)
    for card in built_in_cards():
        lines = texts.read_aloud(turned(card.key, card.deck))
        assert len(lines) == 2
        assert not any(sign in line for line in lines for sign in "‹{$}"), lines


@pytest.mark.rules("GEN-V1")
def test_a_card_that_players_wrote_is_shown_with_its_own_text() -> None:
    texts = Texts("de", GAME, options=Options(blank_bratta=FOCACCIA))
    event = turned("blank_bratta", "bratta")
    assert texts.read_aloud(event) == ["Everybody wants a piece."]
    assert "Focaccia" in texts.tell("event", event)


def test_a_card_of_a_custom_board_may_have_no_text() -> None:
    silent = Card(key="own_bratta", deck="bratta", effects=(Pay(to="banca", amount=10),))
    other = Card(key="own_speremmo", deck="speremmo", effects=(Pay(to="banca", amount=10),))
    board = replace(built_in_board("genova"), cards=(silent, other))
    texts = Texts("en", GAME, options=Options(board=board))
    assert texts.read_aloud(turned("own_bratta", "bratta")) == []
    assert "own_bratta" in texts.tell("event", turned("own_bratta", "bratta"))


def test_other_events_have_no_card_text() -> None:
    assert Texts("en", GAME).read_aloud(CardKept(seat=0, card="honest_gull")) == []


def test_play_log_and_replay_show_the_text_of_a_card(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    _, out, _ = terminal("play palanche --seats 3 --seed 5 --bots uniform", "log", f"save {file}", "quit")
    gull = "A gull tears the focaccia from your hand"
    assert out.count(gull) == 2, "once when it happens, once in the log"
    assert gull in terminal(f"replay {file}")[1]
