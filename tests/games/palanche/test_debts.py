"""Debts, forced sales and bankruptcy, also inside cards, auctions and trades."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.games.palanche.scenarios import Scenario, start, with_top_card

from ludoteca.core import OneOf, SomeOf, Whole
from ludoteca.games.palanche.actions import DeclareBankruptcy, PlayCard, SellCard
from ludoteca.games.palanche.events import CardSold, DebtIncurred, MatchEnded, Paid, TurnBegan, WentBankrupt
from ludoteca.games.palanche.rules import GAME
from ludoteca.games.palanche.tables import DECKS, Card, Keep, Pay, built_in_board
from ludoteca.games.palanche.view import view

BLUE = {"via_garibaldi": 0, "via_roma": 0}


def owing(amount: int, creditors: list[Any], reason: str = "rent", **fields: Any) -> Scenario:
    """Seat 0 owes this amount to each creditor in its own turn."""
    turn = {"type": "turn", "seat": 0, "roll_due": False}
    debt = {"type": "debt", "seat": 0, "creditors": creditors, "each": amount, "reason": reason}
    return start(decisions=[turn, debt], **fields)


@pytest.mark.rules("GEN-F0")
@pytest.mark.parametrize("cash", [1000, 0])
def test_a_rent_is_owed_once(cash: int) -> None:
    scenario = start(owners={"via_cantore": 1, "via_roma": 0}, cash=[cash, 0, 0]).do(0, "roll", (4, 5))
    owed: list[Any] = scenario.happened(Paid) if cash else [scenario.state.decisions[-1]]
    assert [(each.reason, each.times) for each in owed] == [("rent", 1)]


@pytest.mark.rules("GEN-F1", "GEN-F3")
def test_selling_cubes_of_via_garibaldi_returns_70_each_the_bare_card_180() -> None:
    scenario = owing(1000, [1], cash=[0, 0, 0], owners=BLUE, cubes={"via_garibaldi": 5, "via_roma": 5})
    assert scenario.refusal(0, "sell via_garibaldi") == ("GEN-S3", "has-cubes")
    for sold in range(1, 6):
        scenario.do(0, "sell-cube via_garibaldi")
        assert scenario.cash(0) == 70 * sold
    assert scenario.refusal(0, "sell-cube via_garibaldi") == ("GEN-F1", "no-cubes")
    scenario.do(0, "sell via_garibaldi")
    assert scenario.cash(0) == 350 + 180
    assert scenario.owner("via_garibaldi") == -1
    assert scenario.state.land.supply == 49


@pytest.mark.rules("GEN-F1")
def test_a_debt_is_paid_as_soon_as_sales_cover_it() -> None:
    scenario = owing(200, [1], cash=[100, 0, 0], owners={**BLUE, "gradinata_nord": 0, "forno_da_fugassa": 0})
    scenario.do(0, "sell forno_da_fugassa")
    assert [paid.reason for paid in scenario.happened(Paid)] == ["sale", "rent"]
    assert (scenario.cash(0), scenario.cash(1), scenario.decision) == (0, 200, "turn 0")
    assert scenario.refusal(0, "sell gradinata_nord") == ("GEN-F1", "no-debt")
    assert scenario.refusal(0, "sell-cube via_roma") == ("GEN-F1", "no-debt")


@pytest.mark.rules("GEN-F1", "GEN-K1")
@pytest.mark.parametrize("cash", [50, 1000])
def test_nothing_is_sold_while_cash_is_enough(cash: int) -> None:
    kept = [["sacristans_cat"], [], []]
    scenario = owing(50, ["collection"], "donation", kept=kept, owners=BLUE, cash=[cash, 0, 0])
    assert scenario.refusal(0, "sell via_roma") == ("GEN-F1", "cash-enough")
    assert scenario.refusal(0, "bankrupt") == ("GEN-F2", "can-still-pay")
    scenario.do(0, "play sacristans_cat")
    assert scenario.collection == 0


@pytest.mark.rules("GEN-F3", "GEN-K1")
@pytest.mark.parametrize("cash", [50, 1000])
def test_a_debtor_with_enough_cash_may_pay_although_a_card_could_spare_it(cash: int) -> None:
    kept = [["sacristans_cat"], [], []]
    scenario = owing(50, ["collection"], "donation", kept=kept, cash=[cash, 0, 0]).do(0, "pay")
    assert (scenario.collection, scenario.cash(0), scenario.state.cards.kept[0] != ()) == (
        50,
        cash - 50,
        True,
    )


@pytest.mark.rules("GEN-F1", "GEN-K1")
def test_the_banca_buys_no_kept_card_and_no_cube_on_one() -> None:
    scenario = owing(50, [1], cash=[0, 0, 0], kept=[["sacristans_cat"], [], []], owners=BLUE)
    assert scenario.refusal(0, "sell sacristans_cat") == ("GEN-K1", "kept-card-unsaleable")
    assert scenario.refusal(0, "sell-cube sacristans_cat") == ("GEN-F1", "no-cubes")


@pytest.mark.rules("GEN-F2")
def test_a_debt_equal_to_all_that_can_be_raised_is_paid() -> None:
    scenario = owing(380, [1], cash=[0, 0, 0], owners=BLUE)
    assert scenario.refusal(0, "bankrupt") == ("GEN-F2", "can-still-pay")
    assert scenario.refusal(0, "pay") == ("GEN-F3", "cash-short")
    scenario.do(0, "sell via_roma").do(0, "sell via_garibaldi")
    assert (scenario.cash(0), scenario.cash(1), scenario.state.progress.out) == (0, 380, ())


@pytest.mark.rules("GEN-F2", "GEN-X2")
def test_a_bankrupt_debt_to_the_collection_is_still_paid_in_full() -> None:
    scenario = start(cash=[40, 500, 500], pawns=["forno_da_fugassa"] * 3).do(0, "roll", (1, 4))
    assert scenario.happened(WentBankrupt)[0].owed == 100
    assert scenario.collection == 100
    assert [(paid.payer, paid.payee, paid.amount, paid.reason) for paid in scenario.happened(Paid)] == [
        (0, "banca", 40, "bankruptcy"),
        ("banca", "collection", 100, "covered"),
    ]
    assert scenario.happened(TurnBegan)[0].seat == 1


@pytest.mark.rules("GEN-F2", "GEN-K1", "GEN-F0")
def test_a_bankrupt_debt_to_each_player_is_still_paid_in_full() -> None:
    scenario = start(
        4,
        cash=[30, 0, 0, 0],
        owners={"via_camozzini": 0},
        decks=with_top_card("bratta", "easter_monday_seat"),
    )
    scenario.do(0, "roll", (1, 3))
    assert scenario.happened(DebtIncurred)[0].owed == 150
    scenario.do(0, "bankrupt")
    assert [scenario.cash(seat) for seat in range(4)] == [0, 50, 50, 50]
    assert scenario.owner("via_camozzini") == -1
    assert scenario.decision == "turn 1"
    scenario.do(1, "roll", (1, 2))
    assert scenario.decision == "purchase 1"


@pytest.mark.rules("GEN-F2")
def test_a_bankrupt_players_cards_and_cubes_return_to_the_banca() -> None:
    scenario = owing(
        5000,
        ["banca"],
        "card",
        cash=[70, 0, 0],
        owners={**BLUE, "gradinata_sud": 0},
        cubes={"via_roma": 2},
        kept=[["later_is_fine"], [], []],
        pawns=["via_cantore", "piazza_de_ferrari", "piazza_de_ferrari"],
        riding=[0],
    )
    scenario.do(0, "bankrupt")
    assert not scenario.state.riding[0]
    (gone,) = scenario.happened(WentBankrupt)
    assert gone.cards == ("gradinata_sud", "via_garibaldi", "via_roma", "later_is_fine")
    assert (scenario.state.land.supply, scenario.owner("via_roma"), scenario.state.cards.kept[0]) == (
        54,
        -1,
        (),
    )
    assert scenario.state.setting.keys[scenario.state.cards.decks[0][-1]] == "later_is_fine"
    assert scenario.refusal(0, "roll") == ("GEN-T1", "not-your-decision")


@pytest.mark.rules("GEN-F2", "GEN-S2", "GEN-S1", "GEN-F0")
def test_in_their_own_turn_a_debtor_may_still_trade_and_auction() -> None:
    scenario = owing(600, [1], cash=[0, 100, 1000], owners={"via_roma": 0, "via_sestri": 0})
    assert scenario.refusal(0, "invest via_roma") == ("GEN-F0", "debt-open")
    scenario.do(0, "auction via_roma 300").do(2, "bid 500")
    assert scenario.decision == "debt 0"
    scenario.do(0, "propose 2 give via_sestri take +100").do(2, "accept 1")
    assert (scenario.decision, scenario.cash(1), scenario.state.progress.out) == ("turn 0", 700, ())


@pytest.mark.rules("GEN-F2", "GEN-F0")
def test_out_of_turn_only_sales_help_and_bankruptcy_is_immediate() -> None:
    top = with_top_card("speremmo", "christmas_pandolce")
    scenario = start(4, cash=[0, 20, 40, 0], owners={"via_camozzini": 1, "via_sestri": 3}, decks=top)
    scenario.do(0, "roll", (1, 1))
    assert scenario.decision == "debt 1"
    assert scenario.refusal(1, "propose 0 give via_camozzini take +10") == ("GEN-F0", "debt-out-of-turn")
    assert scenario.refusal(1, "auction via_camozzini") == ("GEN-F0", "debt-out-of-turn")
    scenario.do(1, "sell via_camozzini")
    assert scenario.happened(WentBankrupt)[0].seat == 2
    assert scenario.decision == "debt 3"
    scenario.do(3, "sell via_sestri")
    assert [scenario.cash(seat) for seat in range(4)] == [150, 0, 0, 0]
    assert scenario.decision == "turn 0"
    assert scenario.refusal(0, "end") == ("GEN-T2", "roll-due")


@pytest.mark.rules("GEN-F2")
@pytest.mark.parametrize("ruined", [0, 2])
def test_bankruptcy_out_of_turn_is_immediate_and_does_not_end_the_current_turn(ruined: int) -> None:
    turn = {"type": "turn", "seat": 1, "roll_due": True}
    top = with_top_card("speremmo", "christmas_pandolce")
    cash, owners = [10 if seat == ruined else 100 for seat in range(4)], {"via_camozzini": ruined}
    scenario = start(4, cash=cash, owners=owners, decisions=[turn], decks=top).do(1, "roll", (1, 1))
    assert scenario.state.progress.out == (ruined,)
    assert (scenario.cash(1), scenario.decision) == (250, "turn 1")


@pytest.mark.rules("GEN-F2", "GEN-F0")
def test_a_debtor_out_of_turn_who_can_raise_enough_chooses_what_to_sell() -> None:
    top = with_top_card("speremmo", "christmas_pandolce")
    scenario = start(cash=[0, 20, 100], owners={"via_garibaldi": 1}, decks=top).do(0, "roll", (1, 1))
    assert (scenario.decision, scenario.happened(WentBankrupt)) == ("debt 1", [])
    scenario.do(1, "sell via_garibaldi")
    assert [scenario.cash(seat) for seat in range(3)] == [100, 150, 50]


@pytest.mark.rules("GEN-F0")
@pytest.mark.parametrize("more", [0, 10])
@pytest.mark.parametrize("kept", [[], ["sacristans_cat"]])
def test_a_payable_rent_becomes_a_debt_only_if_a_card_could_spare_it(more: int, kept: list[str]) -> None:
    top = with_top_card("bratta", "easter_monday_seat")
    scenario = start(cash=[100 + more, 0, 0], decks=top, kept=[kept, [], []]).do(0, "roll", (1, 3))
    assert scenario.happened(DebtIncurred) == []
    assert [scenario.cash(seat) for seat in range(3)] == [more, 50, 50]


@pytest.mark.rules("GEN-F0")
def test_a_debt_to_several_creditors_is_their_sum() -> None:
    top = with_top_card("bratta", "easter_monday_seat")
    scenario = start(cash=[90, 0, 0], owners={"via_roma": 0}, decks=top).do(0, "roll", (1, 3))
    assert [debt.owed for debt in scenario.happened(DebtIncurred)] == [100]
    assert [scenario.cash(seat) for seat in range(3)] == [90, 0, 0]


@pytest.mark.rules("GEN-F2", "GEN-E2")
def test_the_match_ends_at_once_when_one_player_is_left() -> None:
    scenario = start(2, cash=[0, 500], owners={"via_sestri": 1}, cubes={"via_sestri": 5}).do(
        0, "roll", (2, 4)
    )
    assert scenario.happened(MatchEnded)[0].winners == (1,)
    assert scenario.cash(1) == 1050
    assert scenario.refusal(1, "roll") == ("GEN-E2", "match-over")
    assert scenario.refusal(1, "play later_is_fine") == ("GEN-E2", "match-over")


@pytest.mark.rules("GEN-F2", "GEN-T2")
def test_bankruptcy_ends_the_turn_and_its_further_rolls() -> None:
    scenario = start(cash=[0, 500, 500], owners={"via_sestri": 1}).do(0, "roll", (3, 3))
    assert scenario.happened(WentBankrupt)
    assert scenario.decision == "turn 1"


@pytest.mark.rules("GEN-F0", "GEN-A1", "GEN-T2", "GEN-S2")
def test_an_auction_inside_a_debt_inside_a_card_inside_a_double() -> None:
    top = with_top_card("bratta", "queue_on_the_hill")
    scenario = start(cash=[10, 500, 500], owners={"via_roma": 0, "via_sestri": 0}, decks=top)
    scenario.do(0, "roll", (2, 2))
    scenario.do(0, "auction via_sestri 50")
    assert [str(decision.__struct_config__.tag) for decision in scenario.state.decisions] == [
        "turn",
        "card_rest",
        "debt",
        "auction",
    ]
    scenario.do(1, "bid 50").do(2, "bid 100").do(1, "out")
    assert (scenario.decision, scenario.cash(0)) == ("destination 0", 90)
    scenario.do(0, "go via_cantore").do(0, "no").do(1, "out").do(2, "out").do(0, "bid 60")
    assert scenario.decision == "ride_offer 0"
    scenario.do(0, "ride")
    assert (scenario.decision, scenario.cash(0)) == ("turn 0", 20)
    assert scenario.refusal(0, "end") == ("GEN-T2", "roll-due")
    scenario.do(0, "roll", (1, 2))
    assert scenario.space(0) == "villa_durazzo_pallavicini"


@pytest.mark.rules("GEN-F3")
def test_the_view_shows_what_is_missing_and_what_could_be_sold() -> None:
    scenario = owing(500, [1], cash=[100, 0, 0], owners={**BLUE, "gradinata_nord": 0}, cubes={"via_roma": 2})
    debt = view(scenario.state).debt
    assert debt is not None
    assert (debt.owed, debt.missing, debt.raisable) == (500, 400, 100 + 180 + 200 + 200 + 80)
    assert [(sale.space, sale.what, sale.brings) for sale in debt.sales] == [
        ("gradinata_nord", "card", 80),
        ("via_roma", "investment", 100),
        ("via_garibaldi", "card", 180),
    ]
    assert scenario.do(0, "sell gradinata_nord").happened(CardSold)


@pytest.mark.rules("GEN-F0")
def test_a_debtor_may_not_give_property_away_cheaply_before_bankruptcy() -> None:
    scenario = owing(3000, [2], cash=[1900, 500, 0], owners={"via_roma": 0, "via_sestri": 1})
    for terms, reason in (
        ("1 give +1900 take via_sestri", "debt-trade-for-money"),
        ("1 give via_roma take via_sestri", "debt-trade-for-money"),
        ("1 give via_roma take +190", "debt-trade-loses"),
    ):
        assert scenario.refusal(0, f"propose {terms}") == ("GEN-F0", reason)
    scenario.do(0, "propose 1 give via_roma take +200")
    # A counter-offer of the partner is judged from the debtor's side too.
    assert scenario.refusal(1, "counter 1 give +10 take via_roma") == ("GEN-F0", "debt-trade-loses")
    assert scenario.refusal(1, "counter 1 give via_sestri take via_roma +10") == (
        "GEN-F0",
        "debt-trade-for-money",
    )
    assert scenario.do(1, "counter 1 give via_sestri +150 take via_roma").decision == "trade 0"


@pytest.mark.rules("GEN-F0")
def test_a_cheap_sale_that_pays_the_debt_is_allowed() -> None:
    scenario = owing(100, [2], cash=[50, 500, 0], owners={"via_roma": 0})
    scenario.do(0, "propose 1 give via_roma take +50").do(1, "accept 1")
    assert (scenario.cash(0), scenario.cash(2), scenario.decision) == (0, 100, "turn 0")


@pytest.mark.rules("GEN-F0", "GEN-S1")
def test_offers_in_a_debt_are_cards_for_money_of_partners_who_have_money() -> None:
    scenario = owing(3000, [2], cash=[10, 500, 0], owners={"via_roma": 0, "via_sestri": 2})
    trades = [offer for offer in GAME.offers(scenario.state, 0) if offer.action == "propose_trade"]
    assert [offer.bounds["partner"] for offer in trades] == [OneOf(values=(1,))]
    assert trades[0].bounds["give_money"] == Whole(low=0, high=0, step=10)
    assert trades[0].bounds["take_money"] == Whole(low=10, high=500, step=10)
    assert trades[0].bounds["give"] == SomeOf(values=("via_roma",), low=1)


def blank(effects: list[dict[str, Any]]) -> dict[str, Any]:
    """Options of a full match with a blank card to keep that has these effects."""
    kept = {"do": "keep", "then": effects}
    return {"length": "full", "blank_speremmo": {"title": "Aunt", "text": "Later.", "effects": [kept]}}


@pytest.mark.rules("GEN-K1")
def test_a_kept_card_that_brings_money_is_played_in_a_debt_and_over_a_purchase() -> None:
    options = blank([{"do": "receive", "from": "banca", "amount": 200}])
    kept = [["blank_speremmo"], [], []]
    scenario = owing(250, [1], cash=[100, 0, 0], owners=BLUE, options=options, kept=kept)
    scenario.do(0, "play blank_speremmo")
    assert (scenario.cash(0), scenario.cash(1), scenario.decision) == (50, 250, "turn 0")
    purchase = {"type": "purchase", "seat": 0, "space": "via_roma"}
    scenario = start(
        decisions=[{"type": "turn", "seat": 0, "roll_due": False}, purchase],
        pawns=["via_roma"] * 3,
        cash=[300, 0, 0],
        options=options,
        kept=kept,
    )
    scenario.do(0, "play blank_speremmo").do(0, "buy")
    assert (scenario.cash(0), scenario.owner("via_roma")) == (100, 0)


@pytest.mark.rules("GEN-K1", "GEN-F2")
@pytest.mark.parametrize("ruined", [1, 2])
@pytest.mark.parametrize("creditors", [[1], [2], [1, 2], [2, 1]])
def test_a_creditor_bankrupted_by_a_card_played_in_a_debt_gets_nothing_but_others_do(
    ruined: int, creditors: list[Any]
) -> None:
    options = blank([{"do": "receive", "from": "each_player", "amount": 50}])
    each, cash, other = 140 // len(creditors), [100, 500, 500], 3 - ruined
    cash[ruined] = 0
    scenario = owing(
        each,
        creditors,
        cash=cash,
        owners={"via_roma": 0},
        options=options,
        kept=[["blank_speremmo"], [], []],
    )
    scenario.do(0, "play blank_speremmo")
    assert scenario.state.progress.out == (ruined,)
    got = each if other in creditors else 0
    assert (scenario.cash(0), scenario.cash(ruined), scenario.cash(other)) == (60, 0, 450 + got)


@pytest.mark.rules("GEN-F1", "GEN-K1")
def test_a_kept_card_that_is_first_on_a_custom_board_is_not_sold_as_land() -> None:
    kept = Card(key="ours", deck="speremmo", effects=(Keep(spares="rent"),))
    rests = [Card(key=deck, deck=deck, effects=(Pay(to="banca", amount=10),)) for deck in DECKS]
    board = msgspec.to_builtins(replace(built_in_board("genova"), cards=(kept, *rests)))
    options = {"length": "full", "board": board}
    scenario = owing(50, [1], cash=[0, 0, 0], kept=[["ours"], [], []], owners=BLUE, options=options)
    assert scenario.refusal(0, "sell ours") == ("GEN-K1", "kept-card-unsaleable")
    assert scenario.refusal(0, "sell-cube ours") == ("GEN-F1", "no-cubes")


@pytest.mark.rules("GEN-K1")
def test_a_kept_card_that_moves_cannot_be_played_while_a_debt_is_open() -> None:
    options = blank([{"do": "move_to", "space": "via_roma", "pays_200": True}])
    scenario = owing(
        250, [1], cash=[0, 0, 0], owners=BLUE, options=options, kept=[["blank_speremmo"], [], []]
    )
    assert scenario.refusal(0, "play blank_speremmo") == ("GEN-K1", "card-not-now")


@pytest.mark.rules("GEN-K1", "GEN-F2")
def test_the_default_in_a_debt_is_to_play_a_sparing_card_then_to_sell_then_bankruptcy() -> None:
    scenario = owing(
        2000, ["collection"], "donation", cash=[10, 0, 0], owners=BLUE, kept=[["sacristans_cat"], [], []]
    )
    assert GAME.default(scenario.state, 0) == PlayCard(card="sacristans_cat")
    scenario = owing(2000, [1], cash=[10, 0, 0], owners=BLUE)
    assert GAME.default(scenario.state, 0) == SellCard(space="via_garibaldi")
    scenario = owing(2000, ["banca"], "card", cash=[10, 0, 0], kept=[["sacristans_cat"], [], []])
    assert GAME.default(scenario.state, 0) == DeclareBankruptcy()


@pytest.mark.rules("GEN-F0", "GEN-F1")
def test_an_auction_in_debt_begins_at_what_the_banca_would_give() -> None:
    fields: dict[str, Any] = {"cash": [0, 500, 500], "owners": {**BLUE}}
    scenario = owing(220, [1], **fields)
    assert scenario.refusal(0, "auction via_roma 190") == ("GEN-F0", "minimum-too-low")
    (offer,) = [offer for offer in GAME.offers(scenario.state, 0) if offer.action == "auction_card"]
    assert offer.bounds["minimum"] == Whole(low=180, high=500, step=10)
    scenario.do(0, "auction via_roma 200").do(1, "out").do(2, "out")
    assert scenario.owner("via_roma") == 0, "without a bid it stays with the debtor"
    old = GAME.under(2)
    before = old.from_position(GAME.position(owing(220, [1], **fields).state))
    old.check(before, 0, GAME.from_notation("auction via_roma 10"))  # as version 2 allowed
