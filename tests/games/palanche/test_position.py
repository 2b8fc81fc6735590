"""Positions that read back, are written by hand or cannot arise; views, notation, reshuffling."""

import pickle
from collections.abc import Sequence
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from msgspec.structs import replace
from rich.text import Text
from tests.games.palanche.scenarios import start, with_top_card

from ludoteca.bots import ask
from ludoteca.core import Invalid, Offer, RecordingChance, SeededChance, decode
from ludoteca.games.palanche.actions import AuctionCard, Bid, CounterTrade, ProposeTrade
from ludoteca.games.palanche.decisions import PalancheDecision
from ludoteca.games.palanche.events import GroupChange
from ludoteca.games.palanche.moves import OFFERS
from ludoteca.games.palanche.options import Blank, Options
from ludoteca.games.palanche.position import Position
from ludoteca.games.palanche.render import render
from ludoteca.games.palanche.rules import GAME
from ludoteca.games.palanche.state import State
from ludoteca.games.palanche.tables import Keep, built_in_board
from ludoteca.games.palanche.view import view
from ludoteca.texts import Texts


def test_a_position_may_leave_out_fields_and_is_written_out_completely() -> None:
    scenario = start(2, cash=[100, 200])
    position = GAME.position(scenario.state)
    assert position.pawns == ("piazza_de_ferrari",) * 2
    assert {row.reason for row in position.ledger} == {"start"}
    assert msgspec.json.decode(msgspec.json.encode(position), type=Position) == position
    assert GAME.from_position(position) == scenario.state


def test_a_pickled_state_continues() -> None:
    state = start(3, owners={"via_roma": 0, "via_garibaldi": 0}).state
    sent = pickle.loads(pickle.dumps(state))
    assert sent == state
    assert GAME.legal(sent, 0) == GAME.legal(state, 0)


TURN: dict[str, Any] = {"type": "turn", "seat": 0, "roll_due": False}
AUCTION: dict[str, Any] = {"type": "auction", "seat": 1, "card": "via_sestri", "waiting": [1, 2, 0]}
TRADE: dict[str, Any] = {
    "type": "trade",
    "seat": 1,
    "by": 0,
    "offer": 1,
    "give": ["via_roma"],
    "take_money": 100,
}
DEBT: dict[str, Any] = {"type": "debt", "seat": 0, "creditors": [1], "each": 2000, "reason": "rent"}
ROMA = {"via_roma": 0}


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"cash": [100, 200]}, "position-one-for-each-seat"),
        ({"cash": [105, 0, 0]}, "position-not-in-tens"),
        ({"pawns": ["via_roma", "via_roma", "nowhere"]}, "position-space-unknown"),
        ({"pawns": ["via_roma", "via_roma", "later_is_fine"]}, "position-space-unknown"),
        ({"owners": {"via_roma": 3}}, "position-seat-unknown"),
        ({"owners": {"palazzo_reale": 0}}, "position-not-a-card"),
        ({"owners": ROMA, "cubes": {"via_roma": 6}}, "position-cubes"),
        ({"cubes": {"via_roma": 1}}, "position-cubes"),
        ({"owners": {"gradinata_nord": 0}, "cubes": {"gradinata_nord": 1}}, "position-takes-no-cubes"),
        ({"riding": [0]}, "position-no-ride-here"),
        ({"kept": [["free_parsley"], [], []]}, "position-not-a-kept-card"),
        ({"kept": [["later_is_fine"], ["later_is_fine"], []]}, "position-card-twice"),
        ({"decks": {"bratta": ["free_parsley"]}}, "position-deck"),
        ({"unseen": {"bratta": 37}}, "position-unseen"),
        ({"out": [1, 1]}, "position-out"),
        ({"out": [1]}, "position-bankrupt-has-something"),
        ({"out": [1, 2], "cash": [100, 0, 0]}, "position-one-left"),
        ({"time_up": True}, "position-no-clock"),
        ({"final": True}, "position-final"),
        ({"options": {"length": "rounds:3"}, "round": 4}, "position-round"),
        ({"ending": "last-one-left"}, "position-ending"),
        ({"ending": "time-up", "options": {"length": "short"}}, "position-ending"),
        ({"ending": "last-one-left", "decisions": [TURN]}, "position-ending"),
        ({"invested": ["via_roma"] * 3}, "position-invested"),
        ({"proposals": 6}, "position-decision"),
        (
            {"ledger": [{"payer": "banca", "payee": 0, "reason": "start", "amount": 10}]},
            "position-ledger-unbalanced",
        ),
        ({"ledger": [{"payer": 0, "payee": 0, "reason": "rent", "amount": 10}]}, "position-ledger-row"),
        ({"decisions": [AUCTION]}, "position-decision"),
        ({"decisions": [TURN, TURN]}, "position-decision"),
        ({"decisions": [{**TURN, "doubles": 3}]}, "position-decision"),
        ({"decisions": [{**TURN, "roll_due": True, "doubles": 3, "over": True}]}, "position-decision"),
        ({"decisions": [TURN, {**AUCTION, "waiting": [2, 1]}]}, "position-decision"),
        ({"decisions": [TURN, {**AUCTION, "card": "via_roma", "seller": 0}]}, "position-decision"),
        ({"decisions": [TURN, {**AUCTION, "minimum": 15}]}, "position-decision"),
        ({"decisions": [TURN, {**AUCTION, "bid": 20}]}, "position-decision"),
        ({"decisions": [TURN, {**AUCTION, "bid": 20, "bidder": 2}]}, "position-decision"),
        ({"decisions": [TURN, TRADE]}, "position-decision"),
        ({"decisions": [TURN, TRADE], "offers": 1}, "position-decision"),
        ({"decisions": [TURN, {**TRADE, "counters": 11}], "offers": 1, "owners": ROMA}, "position-decision"),
        ({"decisions": [TURN, {**DEBT, "creditors": [0]}]}, "position-decision"),
        ({"decisions": [TURN, {**DEBT, "seat": 1, "creditors": [0]}]}, "position-decision"),
        ({"decisions": [TURN, {**DEBT, "seat": 4}]}, "position-decision"),
        ({"decisions": [TURN, {"type": "purchase", "seat": 0, "space": "via_roma"}]}, "position-decision"),
        (
            {"decisions": [TURN, {"type": "ride_offer", "seat": 0, "space": "via_cantore"}]},
            "position-decision",
        ),
        (
            {"decisions": [TURN, {"type": "card_rest", "seat": 0, "card": "headwind", "step": 1}]},
            "position-decision",
        ),
        (
            {
                "decisions": [
                    TURN,
                    {"type": "levy", "seat": 0, "card": "headwind", "debtors": [0], "each": 10},
                ]
            },
            "position-decision",
        ),
        ({"decisions": [TURN, {**DEBT, "each": 100}], "owners": ROMA}, "position-goes-on-by-itself"),
    ],
)
def test_a_position_that_cannot_arise_is_refused(fields: dict[str, Any], reason: str) -> None:
    with pytest.raises(Invalid) as refused:
        start(**fields)
    assert refused.value.reason == reason
    assert refused.value.rule is not None


def test_every_state_of_a_match_reads_back_from_its_position() -> None:
    state = GAME.setup(Options(length="rounds:10"), 4, RecordingChance(11)).state
    chance = RecordingChance("go on")
    while active := GAME.active(state):
        action = ask(GAME, state, active[0], SeededChance(1), "uniform").action
        state = GAME.apply(state, active[0], action, chance).state
        assert GAME.from_position(GAME.position(state)) == state


@pytest.mark.parametrize(
    "text",
    [
        "roll",
        "bid 120",
        "go boccadasse",
        "propose 2 give via_roma later_is_fine take boccadasse +150",
        "counter 3 give +40 take via_roma",
        "auction via_roma 50",
        "sell-cube via_roma",
        "time",
    ],
)
def test_notation_reads_back(text: str) -> None:
    assert GAME.notation(GAME.from_notation(text)) == text


@pytest.mark.parametrize(
    "text", ["", "fly", "bid", "bid many", "bid -10", "propose", "propose 1 +5", "counter x give"]
)
def test_text_that_is_no_notation_is_invalid(text: str) -> None:
    with pytest.raises(Invalid, match="notation"):
        GAME.from_notation(text)


def test_a_proposal_may_leave_out_a_side() -> None:
    assert GAME.from_notation("propose 1 give via_roma take +50") == ProposeTrade(
        partner=1, give=("via_roma",), take_money=50
    )
    assert GAME.from_notation("auction via_roma") == AuctionCard(card="via_roma")


@pytest.mark.rules("GEN-K1")
def test_reshuffle_changes_only_the_order_of_unseen_cards() -> None:
    scenario = start(decks=with_top_card("speremmo", "free_parsley")).do(0, "roll", (1, 1))
    imagined = GAME.reshuffle(scenario.state, 1, SeededChance(3))
    assert imagined.cards.decks[0] != scenario.state.cards.decks[0]
    assert imagined.cards.decks[0][-1] == scenario.state.cards.decks[0][-1]
    assert sorted(imagined.cards.decks[0]) == sorted(scenario.state.cards.decks[0])
    assert view(imagined) == view(scenario.state)
    known = start(unseen={"speremmo": 1, "bratta": 0}).state
    assert GAME.reshuffle(known, 0, SeededChance(3)) == known


def test_no_view_reveals_the_order_of_the_decks() -> None:
    shown = msgspec.json.encode(view(start().state))
    assert not any(card.key.encode() in shown for card in start().state.setting.cards)


def test_the_view_shows_what_a_trade_does_to_colours() -> None:
    scenario = start(owners={"via_roma": 0, "via_garibaldi": 1, "via_sestri": 0})
    scenario.do(0, "propose 1 give via_sestri take via_garibaldi")
    changes = view(scenario.state).trade
    assert GroupChange(seat=0, group="blue", before=1, after=2, size=2) in changes
    assert GroupChange(seat=1, group="light_blue", before=0, after=1, size=3) in changes


def require_declared(offers: Sequence[Offer]) -> None:
    """The kinds of bounds are those that the client has types for."""
    for offer in offers:
        assert {name: type(bound) for name, bound in offer.bounds.items()} == OFFERS[offer.action]


def test_offers_have_the_bounds_of_the_state() -> None:
    scenario = start(owners={"via_roma": 0, "via_garibaldi": 1, "via_albaro": 0}, cash=[300, 200, 50])
    offers = {(offer.action, offer.rule) for offer in GAME.offers(scenario.state, 0)}
    assert offers == {("propose_trade", "GEN-S1"), ("auction_card", "GEN-S2")}
    require_declared(GAME.offers(scenario.state, 0))
    scenario.do(0, "auction via_roma 20")
    (bid,) = GAME.offers(scenario.state, 1)
    require_declared([bid])
    assert msgspec.to_builtins(bid.bounds)["amount"] == {"type": "whole", "low": 20, "high": 200, "step": 10}
    assert Bid(amount=20) in GAME.legal(scenario.state, 1)
    scenario.do(1, "out").do(2, "out").do(0, "propose 1 give via_roma take via_garibaldi")
    (counter,) = GAME.offers(scenario.state, 1)
    assert counter.action == "counter_trade"
    require_declared([counter])
    assert OFFERS.keys() == {"propose_trade", "auction_card", "bid", "counter_trade"}
    GAME.check(
        scenario.state, 1, CounterTrade(offer=1, give=("via_garibaldi",), take=("via_roma",), give_money=10)
    )


def drawn(state: State) -> str:
    return Texts("en", GAME).board(render(state, None))


def test_every_open_decision_is_rendered() -> None:
    scenario = start(
        owners={"via_roma": 0, "via_garibaldi": 1}, cubes={"via_roma": 2}, out=[2], cash=[500, 500, 0]
    )
    assert "Via Roma" in drawn(scenario.state)
    assert "bankrupt" in drawn(scenario.state)
    scenario.do(0, "propose 1 give +50 take via_garibaldi")
    assert "offer 1" in drawn(scenario.state)
    scenario.do(1, "refuse 1").do(0, "roll", (4, 5))
    assert "P1[/]: buy Via Cantore (120)?" in drawn(scenario.state)
    scenario.do(0, "no")
    assert "auction of Via Cantore: no bid" in drawn(scenario.state)
    scenario.do(1, "out").do(0, "bid 10")
    assert "ride from Via Cantore (10)?" in drawn(scenario.state)


@pytest.mark.parametrize("name", ["[/b]", "[red]", "<b>", "{ $n }"])
def test_markup_in_names_of_a_custom_board_is_escaped(name: str) -> None:
    printed = built_in_board("genova")
    spaces = tuple(
        replace(space, name=name) if space.key == "via_roma" else space for space in printed.spaces
    )
    kept = Blank(title=name, text=name, effects=(Keep(spares="rent"),))
    state = GAME.setup(
        Options(board=replace(printed, spaces=spaces), blank_bratta=kept), 2, SeededChance(1)
    ).state
    position = replace(
        GAME.position(state), owners={"via_roma": 0}, kept=(("blank_bratta",), ()), decks={}, unseen={}
    )
    seen = Text.from_markup(drawn(GAME.from_position(position))).plain
    assert seen.count(name) == 3


def test_the_documented_position_loads() -> None:
    page = (Path(__file__).parents[3] / "docs" / "positions" / "palanche.md").read_text(encoding="utf-8")
    example = page.partition("```json\n")[2].partition("```")[0]
    state = GAME.from_position(decode(example, Position))
    assert state.balances[:3] == (10, 500, 500)
    for field in Position.__struct_fields__:
        assert f"`{field}`" in page
    for decision in get_args(PalancheDecision):
        assert f"`{decision.__struct_config__.tag}`" in page
