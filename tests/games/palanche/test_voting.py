"""The vote to end a full match and count wealth."""

import pytest
from tests.games.palanche.sitting import sit

from ludoteca.games.palanche.actions import RefuseEnd
from ludoteca.games.palanche.events import EndAgreed, EndRefused, MatchEnded, WealthCounted
from ludoteca.games.palanche.rules import GAME


@pytest.mark.rules("GEN-E2", "GEN-E1")
def test_when_everybody_agrees_wealth_is_counted() -> None:
    table = sit(cash=[500, 900, 700], owners={"via_roma": 0})
    assert GAME.from_notation("stop") in GAME.legal(table.state, 0)
    table.do(0, "stop")
    assert table.asks == "end_vote 1"
    table.do(1, "agree")
    assert table.happened(EndAgreed)[0].seat == 1
    table.do(2, "agree")
    assert [(wealth.seat, wealth.total) for wealth in table.happened(WealthCounted)] == [
        (0, 900),
        (1, 900),
        (2, 700),
    ]
    assert table.happened(MatchEnded)[0].winners == (0, 1)
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("agreed", (0, 1))
    assert GAME.from_position(GAME.position(table.state)) == table.state


@pytest.mark.rules("GEN-E2")
def test_one_refusal_and_the_match_goes_on_and_nobody_is_asked_twice_a_turn() -> None:
    table = sit()
    table.do(0, "stop").do(1, "play-on")
    assert table.happened(EndRefused)[0].seat == 1
    assert table.asks == "turn 0"
    assert table.refusal(0, "stop") == ("GEN-E2", "vote-used-up")
    table.do(0, "roll", (1, 2))
    table.do(0, "buy").do(0, "end").do(1, "stop")
    assert table.asks == "end_vote 2"


@pytest.mark.rules("GEN-E2")
def test_the_vote_stands_in_the_way_of_other_things_and_who_has_no_time_plays_on() -> None:
    table = sit().do(0, "stop")
    assert GAME.default(table.state, 1) == RefuseEnd()
    assert table.refusal(1, "roll") == ("GEN-E2", "vote-open")
    assert table.refusal(2, "agree") == ("GEN-E2", "not-your-decision")
    assert GAME.from_position(GAME.position(table.state)) == table.state
    assert sit().refusal(0, "agree") == ("GEN-E2", "no-vote")


@pytest.mark.rules("GEN-E2")
def test_only_a_full_match_ends_by_a_vote() -> None:
    table = sit(options={"length": "rounds:5"})
    assert table.refusal(0, "stop") == ("GEN-E2", "vote-full-only")
    assert GAME.from_notation("stop") not in GAME.legal(table.state, 0)


@pytest.mark.rules("GEN-F2", "GEN-E2")
def test_the_bankrupt_are_not_asked() -> None:
    table = sit(cash=[500, 0, 700], out=[1]).do(0, "stop")
    assert table.asks == "end_vote 2"
    table.do(2, "agree")
    assert table.state.progress.ending == "agreed"
