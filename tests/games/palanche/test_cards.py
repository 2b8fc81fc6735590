"""Cards: what they say, those one keeps, those that tables write."""

from typing import Any

import pytest
from tests.games.palanche.sitting import Sitting, sit, with_top_card

from ludoteca.core import Invalid
from ludoteca.games.palanche.events import (
    CardKept,
    CardPlayed,
    CardTurned,
    DebtSpared,
    Paid,
    PawnMoved,
    RideLost,
)

SPEREMMO, BRATTA = (1, 1), (1, 3)
"""Dice that lead from De Ferrari to the first space of each deck."""


def turned(deck: str, key: str, seats: int = 3, **fields: Any) -> Sitting:
    """A table on which the first player has just turned up this card."""
    table = sit(seats, decks=with_top_card(deck, key), **fields)
    return table.do(0, "roll", SPEREMMO if deck == "speremmo" else BRATTA)


@pytest.mark.rules("GEN-K1")
def test_a_card_goes_under_its_deck_at_once() -> None:
    table = turned("speremmo", "free_parsley")
    assert table.happened(CardTurned)[0].card == "free_parsley"
    assert table.cash(0) == 1010
    setting = table.state.setting
    assert setting.keys[table.state.cards.decks[0][-1]] == "free_parsley"
    assert table.state.cards.unseen == (35, 36)


@pytest.mark.rules("GEN-K1", "GEN-F0")
def test_everybody_pays_the_one_who_turned_up_the_card_from_the_left() -> None:
    table = turned("speremmo", "farinata_for_all")
    assert [(paid.payer, paid.payee, paid.amount) for paid in table.happened(Paid)] == [
        (1, 0, 30),
        (2, 0, 30),
    ]


@pytest.mark.rules("GEN-K1")
def test_paying_each_player_is_one_payment_to_each() -> None:
    table = turned("bratta", "friends_remember", cash=[1000, 0, 0])
    assert [table.cash(seat) for seat in range(3)] == [960, 20, 20]


@pytest.mark.rules("GEN-K1", "GEN-I1")
@pytest.mark.parametrize(("key", "amount"), [("painted_windows", 140), ("water_in_the_cellar", 80)])
def test_payments_by_investment_say_how_many_there_are(key: str, amount: int) -> None:
    blue = {"via_garibaldi": 0, "via_roma": 0}
    table = turned("bratta", key, owners=blue, cubes={"via_garibaldi": 5, "via_roma": 2})
    (paid,) = table.happened(Paid)
    assert (paid.amount, paid.times * paid.each) == (amount, amount)
    assert turned("bratta", key, owners=blue).happened(Paid) == []


@pytest.mark.rules("GEN-K2", "GEN-T3")
def test_a_drawing_lets_one_choose_but_not_where_one_stands() -> None:
    table = turned("speremmo", "little_train")
    assert table.refusal(0, "go via_roma") == ("GEN-K2", "not-a-destination")
    assert table.refusal(0, "end") == ("GEN-K2", "destination-open")
    table.do(0, "go corso_firenze")
    assert table.asks == "purchase 0"
    assert sit().refusal(0, "go corso_firenze") == ("GEN-K2", "no-choice")
    there = [{"type": "turn", "seat": 0, "roll_due": False}]
    there.append(
        {"type": "destination", "seat": 0, "card": "little_train", "symbol": "trenino", "pays_200": True}
    )
    stands = sit(pawns=["corso_firenze"] * 3, decisions=there)
    assert stands.refusal(0, "go corso_firenze") == ("GEN-K2", "not-a-destination")
    stands.do(0, "go gradinata_nord")
    assert stands.happened(Paid)[0].reason == "passing"


@pytest.mark.rules("GEN-T3", "GEN-K1")
def test_a_card_that_does_not_say_so_pays_no_200() -> None:
    table = sit(pawns=["via_garibaldi"] * 3, decks=with_top_card("bratta", "camellia_guide"))
    table.do(0, "roll", (3, 4))
    assert table.space(0) == "villa_durazzo_pallavicini"
    assert [paid.reason for paid in table.happened(Paid)] == ["passing", "donation"]


@pytest.mark.rules("GEN-T3", "GEN-K1")
def test_going_back_never_pays_and_the_space_counts_as_by_dice() -> None:
    table = turned("bratta", "headwind", owners={"via_camozzini": 1})
    assert table.space(0) == "via_camozzini"
    assert [paid.reason for paid in table.happened(Paid)] == ["rent"]
    assert table.happened(PawnMoved)[-1].steps == -3


@pytest.mark.rules("GEN-F0", "GEN-K1")
def test_a_debt_is_settled_before_the_card_goes_on() -> None:
    table = turned("bratta", "queue_on_the_hill", cash=[10, 500, 500], owners={"via_sestri": 0})
    assert table.asks == "debt 0"
    table.do(0, "sell via_sestri")
    assert table.asks == "destination 0"


@pytest.mark.rules("GEN-K1")
def test_a_kept_card_spares_a_rent_and_goes_under_its_deck() -> None:
    table = turned("speremmo", "later_is_fine", 2, owners={"via_sestri": 1})
    assert table.happened(CardKept)
    assert len(table.state.cards.decks[0]) == 35
    table.do(0, "roll", (2, 2))
    assert table.asks == "debt 0"
    assert table.refusal(0, "roll") == ("GEN-F0", "debt-open")
    table.do(0, "play later_is_fine")
    assert table.happened(CardPlayed)
    assert table.happened(DebtSpared)[0].owed == 10
    assert (table.cash(0), table.cash(1), len(table.state.cards.decks[0])) == (1000, 1000, 36)


@pytest.mark.rules("GEN-K1")
def test_one_may_pay_although_a_card_would_spare_it() -> None:
    table = sit(kept=[["sacristans_cat"], [], []]).do(0, "roll", (4, 6))
    table.do(0, "pay")
    assert (table.collection, len(table.state.cards.kept[0])) == (100, 1)
    assert table.refusal(0, "pay") == ("GEN-F0", "no-debt")


@pytest.mark.rules("GEN-K1")
def test_a_kept_card_is_played_only_when_it_says() -> None:
    table = sit(kept=[["sacristans_cat"], [], []], owners={"via_roma": 0, "via_sestri": 1})
    assert table.refusal(0, "play sacristans_cat") == ("GEN-K1", "card-not-now")
    assert table.refusal(0, "play via_roma") == ("GEN-K1", "not-a-kept-card")
    assert table.refusal(0, "play later_is_fine") == ("GEN-K1", "not-the-owner")
    assert table.refusal(1, "play sacristans_cat") == ("GEN-T1", "not-your-decision")
    table.do(0, "roll", (2, 4))
    assert table.asks == "turn 0"


@pytest.mark.rules("GEN-K1", "GEN-F1")
def test_the_banca_gives_nothing_for_a_kept_card_but_players_may() -> None:
    decisions = [{"type": "turn", "seat": 0, "roll_due": False}]
    decisions.append({"type": "debt", "seat": 0, "creditors": ["banca"], "each": 100, "reason": "card"})
    table = sit(cash=[0, 500, 500], kept=[["sacristans_cat"], [], []], decisions=decisions)
    assert table.refusal(0, "sell sacristans_cat") == ("GEN-K1", "kept-card-unsaleable")
    table.do(0, "auction sacristans_cat").do(1, "bid 100").do(2, "out")
    assert (table.cash(0), table.cash(1)) == (0, 400)
    assert table.state.cards.kept[1]


def blank(*effects: dict[str, Any], deck: str = "speremmo") -> dict[str, Any]:
    card = {"title": "Ours", "text": "Written at our table.", "effects": list(effects)}
    return {"length": "full", f"blank_{deck}": card}


@pytest.mark.rules("GEN-V1", "GEN-C2")
def test_a_blank_card_joins_its_deck_only_if_written() -> None:
    options = blank({"do": "receive", "from": "collection", "amount": 300})
    table = sit(options=options, collection=120)
    assert [len(deck) for deck in table.state.cards.decks] == [37, 36]
    top = with_top_card("speremmo", "blank_speremmo")
    table = sit(options=options, collection=120, decks=top).do(0, "roll", SPEREMMO)
    assert (table.cash(0), table.collection) == (1120, 0)


@pytest.mark.rules("GEN-V1", "GEN-X1", "GEN-K1")
def test_a_blank_card_may_be_kept_for_what_it_does_and_moving_loses_the_ride() -> None:
    options = blank({"do": "keep", "then": [{"do": "move_to", "space": "via_cantore", "pays_200": True}]})
    table = sit(options=options, kept=[["blank_speremmo"], [], []], pawns=["via_cantore"] * 3, riding=[0])
    table.do(0, "play blank_speremmo")
    assert table.happened(RideLost)
    assert table.happened(PawnMoved)[0].steps == 40
    assert table.cash(0) == 1200
    assert table.asks == "purchase 0"


@pytest.mark.rules("GEN-V1", "GEN-X1")
def test_a_blank_card_may_spare_the_fare() -> None:
    options = blank({"do": "keep", "spares": "fare"})
    table = sit(options=options, cash=[0, 0, 0], kept=[["blank_speremmo"], [], []], owners={"via_cantore": 0})
    table.do(0, "roll", (4, 5)).do(0, "play blank_speremmo")
    assert (table.state.riding[0], table.cash(0)) == (True, 0)


@pytest.mark.rules("GEN-V1")
@pytest.mark.parametrize(
    ("effects", "reason"),
    [
        ([], "effect-missing"),
        ([{"do": "pay", "to": "banca", "amount": 15}], "amount-not-in-steps"),
        ([{"do": "pay", "to": "banca", "amount": 0}], "amount-not-in-steps"),
        ([{"do": "move_to", "space": "nowhere", "pays_200": False}], "effect-space-unknown"),
        ([{"do": "move_to_symbol", "symbol": "lighthouse", "pays_200": False}], "effect-symbol-unknown"),
        ([{"do": "move_by", "steps": 0, "pays_200": False}], "effect-no-steps"),
        ([{"do": "keep"}], "effect-keep-unclear"),
        ([{"do": "keep", "spares": "rent"}, {"do": "keep", "spares": "fare"}], "effect-keep-alone"),
        # Twice, and a small deck may call up the same card again before it is done, for ever.
        ([{"do": "move_by", "steps": 1, "pays_200": False}] * 2, "effect-moves-twice"),
        (
            [{"do": "keep", "then": [{"do": "move_by", "steps": 1, "pays_200": False}] * 2}],
            "effect-moves-twice",
        ),
        ([{"do": "keep", "then": [{"do": "pay", "to": "banca", "amount": 5}]}], "amount-not-in-steps"),
    ],
)
def test_a_blank_card_that_makes_no_sense_is_refused(effects: list[dict[str, Any]], reason: str) -> None:
    with pytest.raises(Invalid) as refused:
        sit(options=blank(*effects, deck="bratta"))
    assert (refused.value.rule, refused.value.reason) == ("GEN-V1", reason)
