"""Speremmo and bratta cards: their effects, kept cards, and cards that players write."""

from typing import Any

import pytest
from tests.games.palanche.scenarios import Scenario, start, with_top_card

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


def turned(deck: str, key: str, seats: int = 3, **fields: Any) -> Scenario:
    """A scenario in which seat 0 has just turned up this card."""
    scenario = start(seats, decks=with_top_card(deck, key), **fields)
    return scenario.do(0, "roll", SPEREMMO if deck == "speremmo" else BRATTA)


@pytest.mark.rules("GEN-K1")
def test_a_card_goes_under_its_deck_at_once() -> None:
    scenario = turned("speremmo", "free_parsley")
    assert scenario.happened(CardTurned)[0].card == "free_parsley"
    assert scenario.cash(0) == 1010
    setting = scenario.state.setting
    assert setting.keys[scenario.state.cards.decks[0][-1]] == "free_parsley"
    assert scenario.state.cards.unseen == (35, 36)


@pytest.mark.rules("GEN-K1", "GEN-F0")
def test_each_player_pays_the_one_who_turned_up_the_card_clockwise() -> None:
    scenario = turned("speremmo", "farinata_for_all")
    assert [(paid.payer, paid.payee, paid.amount) for paid in scenario.happened(Paid)] == [
        (1, 0, 30),
        (2, 0, 30),
    ]


@pytest.mark.rules("GEN-K1")
def test_paying_each_player_is_one_payment_to_each() -> None:
    scenario = turned("bratta", "friends_remember", cash=[1000, 0, 0])
    assert [scenario.cash(seat) for seat in range(3)] == [960, 20, 20]


@pytest.mark.rules("GEN-K1", "GEN-I1")
@pytest.mark.parametrize(("key", "amount"), [("painted_windows", 140), ("water_in_the_cellar", 80)])
def test_payments_by_investment_name_the_number_of_cubes(key: str, amount: int) -> None:
    blue = {"via_garibaldi": 0, "via_roma": 0}
    scenario = turned("bratta", key, owners=blue, cubes={"via_garibaldi": 5, "via_roma": 2})
    (paid,) = scenario.happened(Paid)
    assert (paid.amount, paid.times * paid.each) == (amount, amount)
    assert turned("bratta", key, owners=blue).happened(Paid) == []


@pytest.mark.rules("GEN-K2", "GEN-T3")
def test_a_symbol_card_lets_the_player_choose_any_other_space_with_it() -> None:
    scenario = turned("speremmo", "little_train")
    assert scenario.refusal(0, "go via_roma") == ("GEN-K2", "not-a-destination")
    assert scenario.refusal(0, "end") == ("GEN-K2", "destination-open")
    scenario.do(0, "go corso_firenze")
    assert scenario.decision == "purchase 0"
    assert start().refusal(0, "go corso_firenze") == ("GEN-K2", "no-choice")
    there = [{"type": "turn", "seat": 0, "roll_due": False}]
    there.append(
        {"type": "destination", "seat": 0, "card": "little_train", "symbol": "trenino", "pays_200": True}
    )
    on_symbol = start(pawns=["corso_firenze"] * 3, decisions=there)
    assert on_symbol.refusal(0, "go corso_firenze") == ("GEN-K2", "there-already")
    assert on_symbol.refusal(0, "go via_roma") == ("GEN-K2", "not-a-destination")
    on_symbol.do(0, "go gradinata_nord")
    assert on_symbol.happened(Paid)[0].reason == "passing"


@pytest.mark.rules("GEN-T3", "GEN-K1")
def test_only_a_card_that_says_so_pays_200_for_passing_the_start() -> None:
    scenario = start(pawns=["via_garibaldi"] * 3, decks=with_top_card("bratta", "camellia_guide"))
    scenario.do(0, "roll", (3, 4))
    assert scenario.space(0) == "villa_durazzo_pallavicini"
    assert [paid.reason for paid in scenario.happened(Paid)] == ["passing", "donation"]


@pytest.mark.rules("GEN-T3", "GEN-K1")
def test_moving_backwards_never_pays_200_and_the_space_counts_as_after_a_roll() -> None:
    scenario = turned("bratta", "headwind", owners={"via_camozzini": 1})
    assert scenario.space(0) == "via_camozzini"
    assert [paid.reason for paid in scenario.happened(Paid)] == ["rent"]
    assert scenario.happened(PawnMoved)[-1].steps == -3


@pytest.mark.rules("GEN-F0", "GEN-K1")
def test_a_debt_is_settled_before_the_next_effect_of_the_card() -> None:
    scenario = turned("bratta", "queue_on_the_hill", cash=[10, 500, 500], owners={"via_sestri": 0})
    assert scenario.decision == "debt 0"
    scenario.do(0, "sell via_sestri")
    assert scenario.decision == "destination 0"


@pytest.mark.rules("GEN-K1")
def test_a_kept_card_spares_a_rent_and_goes_under_its_deck() -> None:
    scenario = turned("speremmo", "later_is_fine", 2, owners={"via_sestri": 1})
    assert scenario.happened(CardKept)
    assert len(scenario.state.cards.decks[0]) == 35
    scenario.do(0, "roll", (2, 2))
    assert scenario.decision == "debt 0"
    assert scenario.refusal(0, "roll") == ("GEN-F0", "debt-open")
    scenario.do(0, "play later_is_fine")
    assert scenario.happened(CardPlayed)
    assert scenario.happened(DebtSpared)[0].owed == 10
    assert (scenario.cash(0), scenario.cash(1), len(scenario.state.cards.decks[0])) == (1000, 1000, 36)


@pytest.mark.rules("GEN-K1")
def test_a_player_may_pay_although_a_kept_card_would_spare_it() -> None:
    scenario = start(kept=[["sacristans_cat"], [], []]).do(0, "roll", (4, 6))
    scenario.do(0, "pay")
    assert (scenario.collection, len(scenario.state.cards.kept[0])) == (100, 1)
    assert scenario.refusal(0, "pay") == ("GEN-F0", "nothing-owed")
    assert scenario.refusal(0, "bankrupt") == ("GEN-F2", "nothing-owed")


@pytest.mark.rules("GEN-K1")
def test_a_kept_card_is_played_only_in_the_situation_it_names() -> None:
    scenario = start(kept=[["sacristans_cat"], [], []], owners={"via_roma": 0, "via_sestri": 1})
    assert scenario.refusal(0, "play sacristans_cat") == ("GEN-K1", "card-not-now")
    assert scenario.refusal(0, "play via_roma") == ("GEN-K1", "not-a-kept-card")
    assert scenario.refusal(0, "play later_is_fine") == ("GEN-K1", "not-the-owner")
    assert scenario.refusal(1, "play sacristans_cat") == ("GEN-T1", "not-your-decision")
    scenario.do(0, "roll", (2, 4))
    assert scenario.decision == "turn 0"


@pytest.mark.rules("GEN-K1", "GEN-F1")
def test_the_banca_does_not_buy_a_kept_card_but_players_may() -> None:
    decisions = [{"type": "turn", "seat": 0, "roll_due": False}]
    decisions.append({"type": "debt", "seat": 0, "creditors": ["banca"], "each": 100, "reason": "card"})
    scenario = start(cash=[0, 500, 500], kept=[["sacristans_cat"], [], []], decisions=decisions)
    assert scenario.refusal(0, "sell sacristans_cat") == ("GEN-K1", "kept-card-unsaleable")
    scenario.do(0, "auction sacristans_cat").do(1, "bid 100").do(2, "out")
    assert (scenario.cash(0), scenario.cash(1)) == (0, 400)
    assert scenario.state.cards.kept[1]


def blank(*effects: dict[str, Any], deck: str = "speremmo") -> dict[str, Any]:
    card = {"title": "Ours", "text": "Written at our scenario.", "effects": list(effects)}
    return {"length": "full", f"blank_{deck}": card}


@pytest.mark.rules("GEN-V1", "GEN-C2")
def test_a_blank_card_joins_its_deck_only_if_written() -> None:
    options = blank({"do": "receive", "from": "collection", "amount": 300})
    scenario = start(options=options, collection=120)
    assert [len(deck) for deck in scenario.state.cards.decks] == [37, 36]
    top = with_top_card("speremmo", "blank_speremmo")
    scenario = start(options=options, collection=120, decks=top).do(0, "roll", SPEREMMO)
    assert (scenario.cash(0), scenario.collection) == (1120, 0)


@pytest.mark.rules("GEN-V1", "GEN-X1", "GEN-K1")
def test_a_blank_card_may_be_kept_to_move_and_moving_loses_the_ride() -> None:
    options = blank({"do": "keep", "then": [{"do": "move_to", "space": "via_cantore", "pays_200": True}]})
    scenario = start(
        options=options, kept=[["blank_speremmo"], [], []], pawns=["via_cantore"] * 3, riding=[0]
    )
    scenario.do(0, "play blank_speremmo")
    assert scenario.happened(RideLost)
    assert scenario.happened(PawnMoved)[0].steps == 40
    assert scenario.cash(0) == 1200
    assert scenario.decision == "purchase 0"


@pytest.mark.rules("GEN-V1", "GEN-X1")
def test_a_blank_card_may_spare_the_fare() -> None:
    options = blank({"do": "keep", "spares": "fare"})
    scenario = start(
        options=options, cash=[0, 0, 0], kept=[["blank_speremmo"], [], []], owners={"via_cantore": 0}
    )
    scenario.do(0, "roll", (4, 5)).do(0, "play blank_speremmo")
    assert (scenario.state.riding[0], scenario.cash(0)) == (True, 0)


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
        # With two draws a small deck could turn up the same card again without end.
        ([{"do": "move_by", "steps": 1, "pays_200": False}] * 2, "effect-moves-twice"),
        (
            [{"do": "keep", "then": [{"do": "move_by", "steps": 1, "pays_200": False}] * 2}],
            "effect-moves-twice",
        ),
        ([{"do": "keep", "then": [{"do": "pay", "to": "banca", "amount": 5}]}], "amount-not-in-steps"),
    ],
)
def test_a_blank_card_with_impossible_effects_is_refused(effects: list[dict[str, Any]], reason: str) -> None:
    with pytest.raises(Invalid) as refused:
        start(options=blank(*effects, deck="bratta"))
    assert (refused.value.rule, refused.value.reason) == ("GEN-V1", reason)
