"""The bankrupt player reads the cards from then on (GEN-F2)."""

import pytest
from msgspec.structs import replace
from tests.games.palanche.scenarios import Scenario, start, with_top_card

from ludoteca.core import Invalid, Match, SeededChance, convert, seeded_luck
from ludoteca.games.palanche.actions import ReadCard
from ludoteca.games.palanche.bots import LEVELS
from ludoteca.games.palanche.events import CardRead, CardTurned
from ludoteca.games.palanche.position import Position
from ludoteca.games.palanche.rules import GAME

pytestmark = pytest.mark.rules("GEN-F2")
FERRARI = ["piazza_de_ferrari"] * 3
READING = {"type": "reading", "seat": 2, "deck": "speremmo", "player": 0}
TURN = {"type": "turn", "seat": 0, "roll_due": False}


def on_a_card_space(**fields: object) -> Scenario:
    """Seat 0 is two spaces before `speremmo ben`; seat 2 is bankrupt."""
    return start(
        4, out=[2], cash=[1000, 1000, 0, 1000], decks=with_top_card("speremmo", "winter_coat"), **fields
    )


def test_the_bankrupt_player_is_asked_to_read_and_the_card_is_the_others() -> None:
    scenario = on_a_card_space().do(0, "roll", (1, 1))
    assert scenario.decision == "reading 2"
    assert scenario.happened(CardTurned) == [], "no player sees the card before it is read"
    assert GAME.legal(scenario.state, 2) == [ReadCard()]
    assert scenario.refusal(0, "roll") == ("GEN-F2", "not-your-decision")
    assert scenario.refusal(2, "roll") == ("GEN-F2", "reading-open")
    scenario.do(2, "read")
    (read,), (turned,) = scenario.happened(CardRead), scenario.happened(CardTurned)
    assert (read.seat, read.player, turned.seat, turned.card) == (2, 0, 0, "winter_coat")
    assert scenario.state.turn == 0
    assert scenario.refusal(2, "read")[1] == "not-your-decision"
    assert scenario.refusal(0, "read") == ("GEN-F2", "nothing-to-read")


def test_before_anybody_is_bankrupt_players_read_their_own_cards() -> None:
    scenario = start(4).do(0, "roll", (1, 1))
    assert scenario.happened(CardTurned)


def test_of_several_bankrupt_players_the_last_one_reads() -> None:
    scenario = start(4, out=[3, 1], cash=[1000, 0, 1000, 0]).do(0, "roll", (1, 1))
    assert scenario.decision == "reading 1"


def test_the_table_does_not_wait_for_a_reader_who_has_left() -> None:
    scenario = on_a_card_space()
    assert GAME.waits_for(scenario.state, 0)
    scenario.do(0, "roll", (1, 1))
    assert not GAME.waits_for(scenario.state, 2)
    over = replace(scenario.state, decisions=())
    assert not GAME.waits_for(over, 2), "nor for any seat once the match is over"
    assert GAME.default(scenario.state, 2) == ReadCard()


@pytest.mark.parametrize("level", LEVELS)
def test_bots_read_by_themselves(level: str) -> None:
    scenario = on_a_card_space().do(0, "roll", (1, 1))
    choice = LEVELS[level].choose(GAME, scenario.state, 2, SeededChance(1), None)
    assert choice.action == ReadCard()


def test_until_version_three_players_read_their_own_cards() -> None:
    position = GAME.position(on_a_card_space().state)
    match = Match.at_position(GAME.under(3), position, luck=seeded_luck(0))
    assert match.game.info.rules_version == 3
    turned = False
    while not turned:
        seat = match.active[0]
        choice = LEVELS["easy"].choose(match.game, match.state, seat, SeededChance(1), None)
        turned = any(isinstance(event, CardTurned) for event in match.play(seat, choice.action).events)
        assert match.active != (2,)


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"decisions": [TURN, {**READING, "seat": 1}]}, "seat"),
        ({"decisions": [TURN, {**READING, "player": 1}]}, "contents"),
        ({"decisions": [TURN, {**READING, "deck": "bratta"}]}, "contents"),
        ({"decisions": [TURN, READING], "pawns": ["via_camozzini", *FERRARI]}, "contents"),
        ({"decisions": [TURN, READING], "out": [2, 3], "cash": [1000, 1000, 0, 0]}, "contents"),
    ],
)
def test_a_position_with_a_reader_who_cannot_be_is_refused(fields: dict[str, object], problem: str) -> None:
    base = {"seats": 4, "options": {"length": "full"}, "cash": [1000, 1000, 0, 1000], "out": [2]}
    good = {**base, "pawns": ["speremmo_1", *FERRARI], "decisions": [TURN, READING]}
    assert GAME.from_position(convert(good, Position)).decisions[-1].seat == 2
    with pytest.raises(Invalid) as refused:
        GAME.from_position(convert({**good, **fields}, Position))
    assert refused.value.params["problem"] == problem
