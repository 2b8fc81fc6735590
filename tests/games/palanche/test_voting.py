"""The vote to end a full match and count wealth."""

import pytest
from msgspec.structs import replace
from tests.games.palanche.scenarios import start

from ludoteca.core import Illegal, Invalid, ScriptedChance, Seat
from ludoteca.games.palanche.actions import RefuseEnd
from ludoteca.games.palanche.decisions import Turn
from ludoteca.games.palanche.events import EndAgreed, EndRefused, MatchEnded, WealthCounted
from ludoteca.games.palanche.options import Options
from ludoteca.games.palanche.position import Position
from ludoteca.games.palanche.rules import GAME
from ludoteca.games.palanche.state import State


@pytest.mark.rules("GEN-E2", "GEN-E1")
def test_when_all_players_agree_wealth_is_counted() -> None:
    scenario = start(cash=[500, 900, 700], owners={"via_roma": 0})
    assert GAME.from_notation("stop") in GAME.legal(scenario.state, 0)
    scenario.do(0, "stop")
    assert scenario.decision == "end_vote 1"
    scenario.do(1, "agree")
    assert scenario.happened(EndAgreed)[0].seat == 1
    scenario.do(2, "agree")
    assert [(wealth.seat, wealth.total) for wealth in scenario.happened(WealthCounted)] == [
        (0, 900),
        (1, 900),
        (2, 700),
    ]
    assert scenario.happened(MatchEnded)[0].winners == (0, 1)
    outcome = GAME.outcome(scenario.state)
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("agreed", (0, 1))
    assert GAME.from_position(GAME.position(scenario.state)) == scenario.state


@pytest.mark.rules("GEN-E2")
def test_one_refusal_continues_the_match_and_each_player_asks_once() -> None:
    scenario = start()
    scenario.do(0, "stop").do(1, "play-on")
    assert scenario.happened(EndRefused)[0].seat == 1
    assert scenario.decision == "turn 0"
    assert scenario.refusal(0, "stop") == ("GEN-E2", "vote-used-up")
    scenario.do(0, "roll", (1, 2))
    scenario.do(0, "buy").do(0, "end").do(1, "stop")
    assert scenario.decision == "end_vote 2"
    scenario.do(2, "play-on")
    scenario.state = replace(scenario.state, decisions=(Turn(seat=0),))
    assert scenario.refusal(0, "stop") == ("GEN-E2", "vote-used-up")
    assert GAME.from_notation("stop") not in GAME.legal(scenario.state, 0)
    assert GAME.position(scenario.state).end_proposed == (0, 1)
    assert GAME.from_position(GAME.position(scenario.state)) == scenario.state


@pytest.mark.rules("GEN-E2")
def test_under_rules_before_version_five_a_vote_is_allowed_in_each_turn() -> None:
    earlier = GAME.under(4)
    state = earlier.from_position(Position(seats=2, cash=(500, 500), options=Options(length="full")))

    def play(seat: Seat, text: str) -> State:
        chance = ScriptedChance({"die": [0, 2]})
        return earlier.apply(state, seat, earlier.from_notation(text), chance).state

    state = play(0, "stop")
    state = play(1, "play-on")
    assert earlier.position(state).end_proposed is True
    assert earlier.from_position(earlier.position(state)) == state
    with pytest.raises(Illegal, match="vote-used-up"):
        earlier.check(state, 0, earlier.from_notation("stop"))
    for seat, text in ((0, "roll"), (0, "end"), (1, "roll"), (1, "end")):
        state = play(seat, text)
    assert earlier.position(state).end_proposed is False
    assert earlier.from_notation("stop") in earlier.legal(state, 0)
    for asked, is_asked in (((0,), True), ((1,), False)):
        state = earlier.from_position(Position(seats=2, cash=(500, 500), end_proposed=asked))
        assert earlier.position(state).end_proposed is is_asked
        assert earlier.from_position(earlier.position(state)) == state


@pytest.mark.rules("GEN-E2")
@pytest.mark.parametrize(
    ("asked", "reason"), [((3,), "position-seat-unknown"), ((1, 1), "position-end-proposed")]
)
def test_impossible_seats_that_asked_for_a_vote_are_refused(asked: tuple[Seat, ...], reason: str) -> None:
    with pytest.raises(Invalid, match=reason):
        GAME.from_position(Position(seats=3, cash=(500, 500, 500), end_proposed=asked))


@pytest.mark.rules("GEN-E2")
def test_during_a_vote_other_actions_are_refused_and_the_default_is_to_refuse() -> None:
    scenario = start().do(0, "stop")
    assert GAME.default(scenario.state, 1) == RefuseEnd()
    assert scenario.refusal(1, "roll") == ("GEN-E2", "vote-open")
    assert scenario.refusal(2, "agree") == ("GEN-E2", "not-your-decision")
    assert GAME.from_position(GAME.position(scenario.state)) == scenario.state
    assert start().refusal(0, "agree") == ("GEN-E2", "no-vote")


@pytest.mark.rules("GEN-E2")
def test_only_a_full_match_ends_by_a_vote() -> None:
    scenario = start(options={"length": "rounds:5"})
    assert scenario.refusal(0, "stop") == ("GEN-E2", "vote-full-only")
    assert GAME.from_notation("stop") not in GAME.legal(scenario.state, 0)


@pytest.mark.rules("GEN-F2", "GEN-E2")
def test_bankrupt_players_do_not_vote() -> None:
    scenario = start(cash=[500, 0, 700], out=[1]).do(0, "stop")
    assert scenario.decision == "end_vote 2"
    scenario.do(2, "agree")
    assert scenario.state.progress.ending == "agreed"
