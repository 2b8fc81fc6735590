"""Table talk: marks, requests not to be asked, reasons of refusals; and that no rule looks at it."""

import pickle
from typing import Any

import pytest
from msgspec.structs import replace

from ludoteca.core import Illegal, Invalid, SeededChance, decode, encode
from ludoteca.games.palanche.actions import (
    CounterTrade,
    DeclineTrade,
    MarkCards,
    PalancheAction,
    ProposeTrade,
    StopAsking,
)
from ludoteca.games.palanche.bots import LEVELS
from ludoteca.games.palanche.events import AskingStopped, CardsMarked, TradeDeclined
from ludoteca.games.palanche.options import Options
from ludoteca.games.palanche.position import Position
from ludoteca.games.palanche.rules import GAME
from ludoteca.games.palanche.state import State
from ludoteca.games.palanche.talk import SILENCE, CardMark, Quiet

OWNERS = {"via_garibaldi": 0, "via_roma": 1, "via_sestri": 1, "boccadasse": 2}
EARLIER = GAME.under(3)


def table(**fields: Any) -> State:
    return GAME.from_position(Position(**{"seats": 3, "cash": (500,) * 3, "owners": OWNERS, **fields}))


def play(state: State, seat: int, action: PalancheAction) -> State:
    return GAME.apply(state, seat, action, SeededChance(0)).state


@pytest.mark.rules("GEN-S5")
def test_a_seat_marks_cards_when_it_is_not_asked() -> None:
    step = GAME.apply(table(), 1, MarkCards(cards=("via_garibaldi",), mark="wanted"), SeededChance(0))
    assert step.events == (CardsMarked(seat=1, cards=("via_garibaldi",), mark="wanted"),)
    assert GAME.view(step.state).marks == (CardMark(seat=1, card="via_garibaldi", mark="wanted"),)
    assert GAME.active(step.state) == (0,)
    assert GAME.view(play(step.state, 1, MarkCards(cards=("via_garibaldi",)))).marks == ()


@pytest.mark.rules("GEN-S5")
@pytest.mark.parametrize(
    ("seat", "action", "reason"),
    [
        (0, MarkCards(cards=(), mark="wanted"), "no-card-named"),
        (0, MarkCards(cards=("via_garibaldi",), mark="wanted"), "own-card-wanted"),
        (0, MarkCards(cards=("via_roma",), mark="not-for-sale"), "not-the-owner"),
        (0, MarkCards(cards=("via_roma", "via_roma"), mark="wanted"), "card-twice"),
        (0, MarkCards(cards=("atlantis",), mark="wanted"), "no-such-card"),
        (0, StopAsking(), "card-or-player"),
        (0, StopAsking(card="via_roma", partner=1), "card-or-player"),
        (0, StopAsking(partner=0), "trade-with-oneself"),
        (0, StopAsking(partner=7), "no-such-partner"),
        (7, MarkCards(cards=("via_roma",), mark="wanted"), "out-of-the-game"),
    ],
)
def test_what_cannot_be_said(seat: int, action: PalancheAction, reason: str) -> None:
    with pytest.raises(Illegal) as refusal:
        GAME.check(table(), seat, action)
    assert refusal.value.reason == reason


@pytest.mark.rules("GEN-F2")
def test_a_player_who_is_out_cannot_be_asked_to_stop_asking() -> None:
    with pytest.raises(Illegal) as refusal:
        GAME.check(table(out=(2,), cash=(500, 500, 0), owners={}), 0, StopAsking(partner=2))
    assert (refusal.value.rule, refusal.value.reason) == ("GEN-F2", "partner-bankrupt")


@pytest.mark.rules("GEN-S5")
def test_marks_end_with_what_they_are_about() -> None:
    state = play(table(), 1, MarkCards(cards=("via_garibaldi",), mark="wanted"))
    state = play(state, 0, MarkCards(cards=("via_garibaldi",), mark="make-an-offer"))
    state = play(state, 2, MarkCards(cards=("via_garibaldi",), mark="wanted"))
    state = play(state, 0, ProposeTrade(partner=1, give=("via_garibaldi",), take_money=100))
    sold = play(state, 1, GAME.legal(state, 1)[0])
    assert GAME.view(sold).marks == (CardMark(seat=2, card="via_garibaldi", mark="wanted"),)


@pytest.mark.rules("GEN-S5")
def test_to_be_asked_no_more_and_again() -> None:
    step = GAME.apply(table(), 2, StopAsking(partner=0), SeededChance(0))
    assert step.events == (AskingStopped(seat=2, partner=0, card=None, lifted=False),)
    assert GAME.view(step.state).quiet == (Quiet(seat=2, partner=0),)
    assert GAME.view(play(step.state, 2, StopAsking(partner=0, lift=True))).quiet == ()


@pytest.mark.rules("GEN-S5")
def test_a_refusal_says_why_and_is_remembered() -> None:
    state = play(table(), 0, ProposeTrade(partner=1, take=("via_roma",), give_money=100))
    declined = DeclineTrade(offer=1, why="completes-yours", group="blue")
    step = GAME.apply(state, 1, declined, SeededChance(0))
    (event,) = step.events
    assert isinstance(event, TradeDeclined)
    assert (event.why, event.group) == ("completes-yours", "blue")
    (refused,) = step.state.talk.refused
    assert (refused.by, refused.seat, refused.take, refused.money) == (0, 1, ("via_roma",), 100)
    assert refused.holders == (0, 1), "who had the blue cards"
    again = play(step.state, 0, ProposeTrade(partner=1, take=("via_roma",), give_money=100))
    countered = play(again, 1, CounterTrade(offer=2, give=("via_roma",), take_money=400))
    assert len(countered.talk.refused) == 1, "the same offer is remembered once"
    assert [(asked.by, asked.seat) for asked in countered.talk.asked] == [(0, 1)]


@pytest.mark.rules("GEN-S5")
@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ({"amount": 50}, "reason-missing"),
        ({"why": "too-little"}, "reason-incomplete"),
        ({"why": "completes-yours", "group": "mauve"}, "no-such-group"),
        ({"why": "not-for-sale", "card": "atlantis"}, "no-such-card"),
    ],
)
def test_a_reason_is_complete(said: dict[str, Any], reason: str) -> None:
    state = play(table(), 0, ProposeTrade(partner=1, take=("via_roma",), give_money=100))
    with pytest.raises(Illegal) as refusal:
        GAME.check(state, 1, DeclineTrade(offer=1, **said))
    assert refusal.value.reason == reason


@pytest.mark.rules("GEN-S5")
def test_nothing_that_is_legal_depends_on_talk() -> None:
    chance = SeededChance(5)
    state = GAME.setup(Options(length="rounds:3"), 3, chance).state
    said = 0
    while active := GAME.active(state):
        silent, seat = replace(state, talk=SILENCE), active[0]
        assert GAME.legal(silent, seat) == GAME.legal(state, seat)
        assert GAME.offers(silent, seat) == GAME.offers(state, seat)
        said += state.talk != SILENCE
        action = LEVELS["normal"].choose(GAME, state, seat, chance, None).action
        if not action.is_talk:
            GAME.check(silent, seat, action)
        state = GAME.apply(state, seat, action, chance).state
    assert said


@pytest.mark.rules("GEN-S5")
def test_talk_is_part_of_a_position_and_of_a_copy() -> None:
    state = play(table(), 1, MarkCards(cards=("via_garibaldi",), mark="wanted"))
    state = play(state, 0, ProposeTrade(partner=1, take=("via_roma",), give_money=100))
    state = play(state, 1, DeclineTrade(offer=1))
    again = GAME.from_position(decode(encode(GAME.position(state)), Position))
    assert again == state == pickle.loads(pickle.dumps(state))


@pytest.mark.rules("GEN-S5")
@pytest.mark.parametrize(
    ("talk", "problem"),
    [
        ({"marks": [{"type": "card_mark", "seat": 9, "card": "via_roma", "mark": "wanted"}]}, "seat"),
        ({"marks": [{"type": "card_mark", "seat": 0, "card": "atlantis", "mark": "wanted"}]}, "card"),
        ({"marks": [{"type": "card_mark", "seat": 1, "card": "via_roma", "mark": "wanted"}]}, "mark"),
    ],
)
def test_impossible_talk_in_a_position_is_refused(talk: dict[str, Any], problem: str) -> None:
    written = {"seats": 3, "cash": [500] * 3, "owners": OWNERS, "talk": {"type": "talk", **talk}}
    with pytest.raises(Invalid) as refusal:
        GAME.from_position(decode(encode({"type": "position", **written}), Position))
    assert refusal.value.params["problem"] == problem


@pytest.mark.rules("GEN-S5")
def test_earlier_rules_know_no_talk() -> None:
    state = EARLIER.from_position(Position(seats=3, cash=(500, 500, 500), owners=OWNERS))
    for action in (MarkCards(cards=("via_roma",), mark="wanted"), StopAsking(partner=1)):
        with pytest.raises(Illegal, match="newer-rules"):
            EARLIER.check(state, 0, action)
    state = EARLIER.apply(
        state, 0, ProposeTrade(partner=1, take=("via_roma",), give_money=100), SeededChance(0)
    ).state
    step = EARLIER.apply(state, 1, DeclineTrade(offer=1), SeededChance(0))
    assert step.state.talk == SILENCE
    assert b"talk" not in encode(EARLIER.position(step.state)), "an earlier match keeps its fingerprints"
    assert b"why" not in encode(step.events)


@pytest.mark.parametrize(
    "action",
    [
        MarkCards(cards=("via_roma", "boccadasse"), mark="make-an-offer"),
        MarkCards(cards=("via_roma",)),
        StopAsking(card="via_roma"),
        StopAsking(partner=2, lift=True),
        DeclineTrade(offer=3, why="too-little", amount=300),
        DeclineTrade(offer=3, why="completes-yours", group="blue"),
    ],
)
def test_talk_is_typed_and_read_back(action: PalancheAction) -> None:
    assert GAME.from_notation(GAME.notation(action)) == action
