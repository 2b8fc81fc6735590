"""Debts, forced sales and bankruptcy, in every nesting."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from tests.games.palanche.sitting import Sitting, sit, with_top_card

from ludoteca.core import OneOf, SomeOf, Whole
from ludoteca.games.palanche.actions import DeclareBankruptcy, PlayCard, SellCard
from ludoteca.games.palanche.events import CardSold, DebtIncurred, MatchEnded, Paid, TurnBegan, WentBankrupt
from ludoteca.games.palanche.rules import GAME
from ludoteca.games.palanche.tables import DECKS, Card, Keep, Pay, built_in_board
from ludoteca.games.palanche.view import view

BLUE = {"via_garibaldi": 0, "via_roma": 0}


def owing(amount: int, creditors: list[Any], reason: str = "rent", **fields: Any) -> Sitting:
    """The first player owes this in their own turn."""
    turn = {"type": "turn", "seat": 0, "roll_due": False}
    debt = {"type": "debt", "seat": 0, "creditors": creditors, "each": amount, "reason": reason}
    return sit(decisions=[turn, debt], **fields)


@pytest.mark.rules("GEN-F0")
@pytest.mark.parametrize("cash", [1000, 0])
def test_a_rent_is_owed_once(cash: int) -> None:
    table = sit(owners={"via_cantore": 1, "via_roma": 0}, cash=[cash, 0, 0]).do(0, "roll", (4, 5))
    owed: list[Any] = table.happened(Paid) if cash else [table.state.decisions[-1]]
    assert [(each.reason, each.times) for each in owed] == [("rent", 1)]


@pytest.mark.rules("GEN-F1", "GEN-F3")
def test_selling_cubes_of_via_garibaldi_returns_70_each_the_bare_card_180() -> None:
    table = owing(1000, [1], cash=[0, 0, 0], owners=BLUE, cubes={"via_garibaldi": 5, "via_roma": 5})
    assert table.refusal(0, "sell via_garibaldi") == ("GEN-S3", "has-cubes")
    for sold in range(1, 6):
        table.do(0, "sell-cube via_garibaldi")
        assert table.cash(0) == 70 * sold
    assert table.refusal(0, "sell-cube via_garibaldi") == ("GEN-F1", "no-cubes")
    table.do(0, "sell via_garibaldi")
    assert table.cash(0) == 350 + 180
    assert table.owner("via_garibaldi") == -1
    assert table.state.land.supply == 49


@pytest.mark.rules("GEN-F1")
def test_sales_end_when_the_debt_can_be_paid_and_it_is_paid_at_once() -> None:
    table = owing(200, [1], cash=[100, 0, 0], owners={**BLUE, "gradinata_nord": 0, "forno_da_fugassa": 0})
    table.do(0, "sell forno_da_fugassa")
    assert [paid.reason for paid in table.happened(Paid)] == ["sale", "rent"]
    assert (table.cash(0), table.cash(1), table.asks) == (0, 200, "turn 0")
    assert table.refusal(0, "sell gradinata_nord") == ("GEN-F1", "no-debt")
    assert table.refusal(0, "sell-cube via_roma") == ("GEN-F1", "no-debt")


@pytest.mark.rules("GEN-F1", "GEN-K1")
@pytest.mark.parametrize("cash", [50, 1000])
def test_nothing_is_sold_while_cash_is_enough(cash: int) -> None:
    kept = [["sacristans_cat"], [], []]
    table = owing(50, ["collection"], "donation", kept=kept, owners=BLUE, cash=[cash, 0, 0])
    assert table.refusal(0, "sell via_roma") == ("GEN-F1", "cash-enough")
    assert table.refusal(0, "bankrupt") == ("GEN-F2", "can-still-pay")
    table.do(0, "play sacristans_cat")
    assert table.collection == 0


@pytest.mark.rules("GEN-F3", "GEN-K1")
@pytest.mark.parametrize("cash", [50, 1000])
def test_who_has_just_enough_may_pay_although_a_card_could_spare_it(cash: int) -> None:
    kept = [["sacristans_cat"], [], []]
    table = owing(50, ["collection"], "donation", kept=kept, cash=[cash, 0, 0]).do(0, "pay")
    assert (table.collection, table.cash(0), table.state.cards.kept[0] != ()) == (50, cash - 50, True)


@pytest.mark.rules("GEN-F1", "GEN-K1")
def test_the_banca_buys_no_kept_card_and_no_cube_on_one() -> None:
    table = owing(50, [1], cash=[0, 0, 0], kept=[["sacristans_cat"], [], []], owners=BLUE)
    assert table.refusal(0, "sell sacristans_cat") == ("GEN-K1", "kept-card-unsaleable")
    assert table.refusal(0, "sell-cube sacristans_cat") == ("GEN-F1", "no-cubes")


@pytest.mark.rules("GEN-F2")
def test_what_can_be_raised_exactly_is_paid() -> None:
    table = owing(380, [1], cash=[0, 0, 0], owners=BLUE)
    assert table.refusal(0, "bankrupt") == ("GEN-F2", "can-still-pay")
    assert table.refusal(0, "pay") == ("GEN-F3", "cash-short")
    table.do(0, "sell via_roma").do(0, "sell via_garibaldi")
    assert (table.cash(0), table.cash(1), table.state.progress.out) == (0, 380, ())


@pytest.mark.rules("GEN-F2", "GEN-X2")
def test_a_debt_to_the_collection_that_bankrupts_fills_the_collection_all_the_same() -> None:
    table = sit(cash=[40, 500, 500], pawns=["forno_da_fugassa"] * 3).do(0, "roll", (1, 4))
    assert table.happened(WentBankrupt)[0].owed == 100
    assert table.collection == 100
    assert [(paid.payer, paid.payee, paid.amount, paid.reason) for paid in table.happened(Paid)] == [
        (0, "banca", 40, "bankruptcy"),
        ("banca", "collection", 100, "covered"),
    ]
    assert table.happened(TurnBegan)[0].seat == 1


@pytest.mark.rules("GEN-F2", "GEN-K1", "GEN-F0")
def test_a_debt_to_each_player_that_bankrupts_pays_each_in_full() -> None:
    table = sit(
        4,
        cash=[30, 0, 0, 0],
        owners={"via_camozzini": 0},
        decks=with_top_card("bratta", "easter_monday_seat"),
    )
    table.do(0, "roll", (1, 3))
    assert table.happened(DebtIncurred)[0].owed == 150
    table.do(0, "bankrupt")
    assert [table.cash(seat) for seat in range(4)] == [0, 50, 50, 50]
    assert table.owner("via_camozzini") == -1
    assert table.asks == "turn 1"
    table.do(1, "roll", (1, 2))
    assert table.asks == "purchase 1"


@pytest.mark.rules("GEN-F2")
def test_a_bankrupt_players_things_go_back() -> None:
    table = owing(
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
    table.do(0, "bankrupt")
    assert not table.state.riding[0]
    (gone,) = table.happened(WentBankrupt)
    assert gone.cards == ("gradinata_sud", "via_garibaldi", "via_roma", "later_is_fine")
    assert (table.state.land.supply, table.owner("via_roma"), table.state.cards.kept[0]) == (54, -1, ())
    assert table.state.setting.keys[table.state.cards.decks[0][-1]] == "later_is_fine"
    assert table.refusal(0, "roll") == ("GEN-T1", "not-your-decision")


@pytest.mark.rules("GEN-F2", "GEN-S2", "GEN-S1", "GEN-F0")
def test_in_their_own_turn_a_debtor_may_still_trade_and_auction() -> None:
    table = owing(600, [1], cash=[0, 100, 1000], owners={"via_roma": 0, "via_sestri": 0})
    assert table.refusal(0, "invest via_roma") == ("GEN-F0", "debt-open")
    table.do(0, "auction via_roma 300").do(2, "bid 500")
    assert table.asks == "debt 0"
    table.do(0, "propose 2 give via_sestri take +100").do(2, "accept 1")
    assert (table.asks, table.cash(1), table.state.progress.out) == ("turn 0", 700, ())


@pytest.mark.rules("GEN-F2", "GEN-F0")
def test_out_of_turn_only_sales_help_and_bankruptcy_is_immediate() -> None:
    top = with_top_card("speremmo", "christmas_pandolce")
    table = sit(4, cash=[0, 20, 40, 0], owners={"via_camozzini": 1, "via_sestri": 3}, decks=top)
    table.do(0, "roll", (1, 1))
    assert table.asks == "debt 1"
    assert table.refusal(1, "propose 0 give via_camozzini take +10") == ("GEN-F0", "debt-out-of-turn")
    assert table.refusal(1, "auction via_camozzini") == ("GEN-F0", "debt-out-of-turn")
    table.do(1, "sell via_camozzini")
    assert table.happened(WentBankrupt)[0].seat == 2
    assert table.asks == "debt 3"
    table.do(3, "sell via_sestri")
    assert [table.cash(seat) for seat in range(4)] == [150, 0, 0, 0]
    assert table.asks == "turn 0"
    assert table.refusal(0, "end") == ("GEN-T2", "roll-due")


@pytest.mark.rules("GEN-F2")
@pytest.mark.parametrize("ruined", [0, 2])
def test_who_cannot_raise_enough_out_of_turn_is_ruined_at_once_and_does_not_end_the_turn(ruined: int) -> None:
    turn = {"type": "turn", "seat": 1, "roll_due": True}
    top = with_top_card("speremmo", "christmas_pandolce")
    cash, owners = [10 if seat == ruined else 100 for seat in range(4)], {"via_camozzini": ruined}
    table = sit(4, cash=cash, owners=owners, decisions=[turn], decks=top).do(1, "roll", (1, 1))
    assert table.state.progress.out == (ruined,)
    assert (table.cash(1), table.asks) == (250, "turn 1")


@pytest.mark.rules("GEN-F2", "GEN-F0")
def test_out_of_turn_who_could_raise_more_than_the_debt_is_asked_what_to_sell() -> None:
    top = with_top_card("speremmo", "christmas_pandolce")
    table = sit(cash=[0, 20, 100], owners={"via_garibaldi": 1}, decks=top).do(0, "roll", (1, 1))
    assert (table.asks, table.happened(WentBankrupt)) == ("debt 1", [])
    table.do(1, "sell via_garibaldi")
    assert [table.cash(seat) for seat in range(3)] == [100, 150, 50]


@pytest.mark.rules("GEN-F0")
@pytest.mark.parametrize("more", [0, 10])
@pytest.mark.parametrize("kept", [[], ["sacristans_cat"]])
def test_what_can_be_paid_is_never_a_debt_unless_a_card_could_spare_it(more: int, kept: list[str]) -> None:
    top = with_top_card("bratta", "easter_monday_seat")
    table = sit(cash=[100 + more, 0, 0], decks=top, kept=[kept, [], []]).do(0, "roll", (1, 3))
    assert table.happened(DebtIncurred) == []
    assert [table.cash(seat) for seat in range(3)] == [more, 50, 50]


@pytest.mark.rules("GEN-F0")
def test_what_is_owed_to_several_is_their_sum() -> None:
    top = with_top_card("bratta", "easter_monday_seat")
    table = sit(cash=[90, 0, 0], owners={"via_roma": 0}, decks=top).do(0, "roll", (1, 3))
    assert [debt.owed for debt in table.happened(DebtIncurred)] == [100]
    assert [table.cash(seat) for seat in range(3)] == [90, 0, 0]


@pytest.mark.rules("GEN-F2", "GEN-E2")
def test_the_match_ends_at_once_when_one_is_left() -> None:
    table = sit(2, cash=[0, 500], owners={"via_sestri": 1}, cubes={"via_sestri": 5}).do(0, "roll", (2, 4))
    assert table.happened(MatchEnded)[0].winners == (1,)
    assert table.cash(1) == 1050
    assert table.refusal(1, "roll") == ("GEN-E2", "match-over")
    assert table.refusal(1, "play later_is_fine") == ("GEN-E2", "match-over")


@pytest.mark.rules("GEN-F2", "GEN-T2")
def test_bankruptcy_ends_the_turn_and_its_further_rolls() -> None:
    table = sit(cash=[0, 500, 500], owners={"via_sestri": 1}).do(0, "roll", (3, 3))
    assert table.happened(WentBankrupt)
    assert table.asks == "turn 1"


@pytest.mark.rules("GEN-F0", "GEN-A1", "GEN-T2", "GEN-S2")
def test_an_auction_inside_a_debt_inside_a_card_inside_a_double() -> None:
    top = with_top_card("bratta", "queue_on_the_hill")
    table = sit(cash=[10, 500, 500], owners={"via_roma": 0, "via_sestri": 0}, decks=top)
    table.do(0, "roll", (2, 2))
    table.do(0, "auction via_sestri")
    assert [str(decision.__struct_config__.tag) for decision in table.state.decisions] == [
        "turn",
        "card_rest",
        "debt",
        "auction",
    ]
    table.do(1, "bid 10").do(2, "bid 100").do(1, "out")
    assert (table.asks, table.cash(0)) == ("destination 0", 90)
    table.do(0, "go via_cantore").do(0, "no").do(1, "out").do(2, "out").do(0, "bid 60")
    assert table.asks == "ride_offer 0"
    table.do(0, "ride")
    assert (table.asks, table.cash(0)) == ("turn 0", 20)
    assert table.refusal(0, "end") == ("GEN-T2", "roll-due")
    table.do(0, "roll", (1, 2))
    assert table.space(0) == "villa_durazzo_pallavicini"


@pytest.mark.rules("GEN-F3")
def test_the_view_shows_what_is_missing_and_what_could_be_sold() -> None:
    table = owing(500, [1], cash=[100, 0, 0], owners={**BLUE, "gradinata_nord": 0}, cubes={"via_roma": 2})
    debt = view(table.state).debt
    assert debt is not None
    assert (debt.owed, debt.missing, debt.raisable) == (500, 400, 100 + 180 + 200 + 200 + 80)
    assert [(sale.space, sale.what, sale.brings) for sale in debt.sales] == [
        ("gradinata_nord", "card", 80),
        ("via_roma", "investment", 100),
        ("via_garibaldi", "card", 180),
    ]
    assert table.do(0, "sell gradinata_nord").happened(CardSold)


@pytest.mark.rules("GEN-F0")
def test_a_debtor_hands_nothing_to_a_friend_before_the_banca_pays() -> None:
    table = owing(3000, [2], cash=[1900, 500, 0], owners={"via_roma": 0, "via_sestri": 1})
    for terms, reason in (
        ("1 give +1900 take via_sestri", "debt-trade-for-money"),
        ("1 give via_roma take via_sestri", "debt-trade-for-money"),
        ("1 give via_roma take +190", "debt-trade-loses"),
    ):
        assert table.refusal(0, f"propose {terms}") == ("GEN-F0", reason)
    table.do(0, "propose 1 give via_roma take +200")
    # The partner's counter-offer is judged from the debtor's side too.
    assert table.refusal(1, "counter 1 give +10 take via_roma") == ("GEN-F0", "debt-trade-loses")
    assert table.refusal(1, "counter 1 give via_sestri take via_roma +10") == (
        "GEN-F0",
        "debt-trade-for-money",
    )
    assert table.do(1, "counter 1 give via_sestri +150 take via_roma").asks == "trade 0"


@pytest.mark.rules("GEN-F0")
def test_a_cheap_sale_that_pays_the_debt_is_allowed() -> None:
    table = owing(100, [2], cash=[50, 500, 0], owners={"via_roma": 0})
    table.do(0, "propose 1 give via_roma take +50").do(1, "accept 1")
    assert (table.cash(0), table.cash(2), table.asks) == (0, 100, "turn 0")


@pytest.mark.rules("GEN-F0", "GEN-S1")
def test_offers_in_a_debt_are_cards_for_money_and_only_from_those_who_have_some() -> None:
    table = owing(3000, [2], cash=[10, 500, 0], owners={"via_roma": 0, "via_sestri": 2})
    trades = [offer for offer in GAME.offers(table.state, 0) if offer.action == "propose_trade"]
    assert [offer.bounds["partner"] for offer in trades] == [OneOf(values=(1,))]
    assert trades[0].bounds["give_money"] == Whole(low=0, high=0, step=10)
    assert trades[0].bounds["take_money"] == Whole(low=10, high=500, step=10)
    assert trades[0].bounds["give"] == SomeOf(values=("via_roma",), low=1)


def blank(effects: list[dict[str, Any]]) -> dict[str, Any]:
    """A full match with a card of the table's own to keep."""
    kept = {"do": "keep", "then": effects}
    return {"length": "full", "blank_speremmo": {"title": "Aunt", "text": "Later.", "effects": [kept]}}


@pytest.mark.rules("GEN-K1")
def test_a_kept_card_that_brings_money_is_played_in_a_debt_and_over_a_purchase() -> None:
    options = blank([{"do": "receive", "from": "banca", "amount": 200}])
    kept = [["blank_speremmo"], [], []]
    table = owing(250, [1], cash=[100, 0, 0], owners=BLUE, options=options, kept=kept)
    table.do(0, "play blank_speremmo")
    assert (table.cash(0), table.cash(1), table.asks) == (50, 250, "turn 0")
    purchase = {"type": "purchase", "seat": 0, "space": "via_roma"}
    table = sit(
        decisions=[{"type": "turn", "seat": 0, "roll_due": False}, purchase],
        pawns=["via_roma"] * 3,
        cash=[300, 0, 0],
        options=options,
        kept=kept,
    )
    table.do(0, "play blank_speremmo").do(0, "buy")
    assert (table.cash(0), table.owner("via_roma")) == (100, 0)


@pytest.mark.rules("GEN-K1", "GEN-F2")
@pytest.mark.parametrize("ruined", [1, 2])
@pytest.mark.parametrize("creditors", [[1], [2], [1, 2], [2, 1]])
def test_who_is_ruined_by_a_card_played_in_a_debt_is_no_creditor_any_more_but_others_are(
    ruined: int, creditors: list[Any]
) -> None:
    options = blank([{"do": "receive", "from": "each_player", "amount": 50}])
    each, cash, other = 140 // len(creditors), [100, 500, 500], 3 - ruined
    cash[ruined] = 0
    table = owing(
        each,
        creditors,
        cash=cash,
        owners={"via_roma": 0},
        options=options,
        kept=[["blank_speremmo"], [], []],
    )
    table.do(0, "play blank_speremmo")
    assert table.state.progress.out == (ruined,)
    got = each if other in creditors else 0
    assert (table.cash(0), table.cash(ruined), table.cash(other)) == (60, 0, 450 + got)


@pytest.mark.rules("GEN-F1", "GEN-K1")
def test_the_first_card_of_a_board_of_ones_own_is_no_land() -> None:
    kept = Card(key="ours", deck="speremmo", effects=(Keep(spares="rent"),))
    rests = [Card(key=deck, deck=deck, effects=(Pay(to="banca", amount=10),)) for deck in DECKS]
    board = msgspec.to_builtins(replace(built_in_board("genova"), cards=(kept, *rests)))
    options = {"length": "full", "board": board}
    table = owing(50, [1], cash=[0, 0, 0], kept=[["ours"], [], []], owners=BLUE, options=options)
    assert table.refusal(0, "sell ours") == ("GEN-K1", "kept-card-unsaleable")
    assert table.refusal(0, "sell-cube ours") == ("GEN-F1", "no-cubes")


@pytest.mark.rules("GEN-K1")
def test_a_kept_card_that_moves_waits_until_nothing_is_open() -> None:
    options = blank([{"do": "move_to", "space": "via_roma", "pays_200": True}])
    table = owing(250, [1], cash=[0, 0, 0], owners=BLUE, options=options, kept=[["blank_speremmo"], [], []])
    assert table.refusal(0, "play blank_speremmo") == ("GEN-K1", "card-not-now")


@pytest.mark.rules("GEN-K1", "GEN-F2")
def test_a_seat_without_time_is_spared_before_it_sells_and_sells_before_it_is_bankrupt() -> None:
    table = owing(
        2000, ["collection"], "donation", cash=[10, 0, 0], owners=BLUE, kept=[["sacristans_cat"], [], []]
    )
    assert GAME.default(table.state, 0) == PlayCard(card="sacristans_cat")
    table = owing(2000, [1], cash=[10, 0, 0], owners=BLUE)
    assert GAME.default(table.state, 0) == SellCard(space="via_garibaldi")
    table = owing(2000, ["banca"], "card", cash=[10, 0, 0], kept=[["sacristans_cat"], [], []])
    assert GAME.default(table.state, 0) == DeclareBankruptcy()
