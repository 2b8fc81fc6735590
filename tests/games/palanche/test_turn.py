"""Turns: rolling, doubles, De Ferrari, rides."""

import pytest
from tests.games.palanche.scenarios import start

from ludoteca.games.palanche.events import Paid, PawnMoved, RideLost, ThirdDoubleRolled, TurnBegan


@pytest.mark.rules("GEN-T1", "GEN-T4")
def test_a_turn_is_a_roll_with_investments_before_and_after() -> None:
    scenario = start(owners={"via_garibaldi": 0, "via_roma": 0})
    assert scenario.refusal(0, "end") == ("GEN-T1", "roll-due")
    assert scenario.refusal(1, "roll") == ("GEN-T1", "not-your-decision")
    scenario.do(0, "invest via_roma").do(0, "roll", (1, 3))
    assert scenario.refusal(0, "roll") == ("GEN-T1", "already-rolled")
    scenario.do(0, "invest via_roma").do(0, "end")
    assert scenario.decision == "turn 1"


@pytest.mark.rules("GEN-T2", "GEN-A1")
def test_after_a_double_the_player_must_roll_again() -> None:
    scenario = start().do(0, "roll", (3, 3))
    assert scenario.refusal(0, "roll") == ("GEN-A1", "purchase-open")
    scenario.do(0, "buy")
    assert scenario.refusal(0, "end") == ("GEN-T2", "roll-due")
    scenario.do(0, "roll", (1, 3))
    assert scenario.space(0) == "palazzo_reale"
    scenario.do(0, "end")


@pytest.mark.rules("GEN-T2", "GEN-X1", "GEN-X2")
def test_a_third_double_moves_to_the_villa_pays_once_and_ends_the_turn() -> None:
    turn = [{"type": "turn", "seat": 0, "doubles": 2}]
    scenario = start(pawns=["via_cantore", "via_roma", "via_roma"], riding=[0], decisions=turn)
    scenario.do(0, "roll", (6, 6))
    assert scenario.happened(ThirdDoubleRolled)
    assert scenario.happened(RideLost)
    assert scenario.space(0) == "villa_durazzo_pallavicini"
    assert [paid.amount for paid in scenario.happened(Paid)] == [50]
    assert (scenario.cash(0), scenario.collection) == (950, 50)
    assert scenario.happened(TurnBegan)[0].seat == 1
    assert scenario.state.riding == (False, False, False)


@pytest.mark.rules("GEN-T2", "GEN-F0")
def test_a_third_double_that_cannot_be_paid_becomes_a_debt_and_still_ends_the_turn() -> None:
    turn = [{"type": "turn", "seat": 0, "doubles": 2}]
    scenario = start(cash=[20, 500, 500], owners={"via_sestri": 0}, decisions=turn)
    scenario.do(0, "roll", (2, 2))
    assert scenario.decision == "debt 0"
    scenario.do(0, "sell via_sestri")
    assert scenario.decision == "turn 1"
    assert scenario.collection == 50


@pytest.mark.rules("GEN-T3", "GEN-X4")
def test_landing_exactly_on_de_ferrari_pays_once_and_leaving_it_nothing() -> None:
    scenario = start(2, pawns=["compagnia_dei_camalli", "piazza_de_ferrari"])
    scenario.do(0, "roll", (2, 3))
    assert scenario.space(0) == "piazza_de_ferrari"
    assert [paid.reason for paid in scenario.happened(Paid)] == ["passing"]
    assert scenario.cash(0) == 1200
    scenario.do(0, "end").do(1, "roll", (4, 6))
    assert scenario.cash(1) == 900
    scenario.do(1, "end").do(0, "roll", (4, 6))
    assert scenario.cash(0) == 1100


@pytest.mark.rules("GEN-T3")
def test_passing_de_ferrari_pays_before_the_space_takes_effect() -> None:
    scenario = start(pawns=["via_roma"] * 3, owners={"forno_da_fugassa": 1}, cash=[0, 1000, 1000])
    scenario.do(0, "roll", (2, 4))
    assert [(paid.reason, paid.amount) for paid in scenario.happened(Paid)] == [
        ("passing", 200),
        ("rent", 30),
    ]


@pytest.mark.rules("GEN-X1")
def test_a_ride_is_declared_after_the_purchase_and_counts_from_the_other_end() -> None:
    scenario = start().do(0, "roll", (4, 5))
    assert scenario.refusal(0, "ride") == ("GEN-A1", "purchase-open")
    scenario.do(0, "buy")
    assert scenario.decision == "ride_offer 0"
    assert scenario.refusal(0, "invest via_cantore") == ("GEN-X1", "ride-open")
    assert scenario.refusal(0, "end") == ("GEN-X1", "ride-open")
    scenario.do(0, "ride")
    assert scenario.happened(Paid)[0].amount == 10
    scenario.do(0, "end").do(1, "roll", (4, 6)).do(1, "end").do(2, "roll", (4, 6)).do(2, "end")
    scenario.do(0, "roll", (1, 2))
    moved = scenario.happened(PawnMoved)[0]
    assert (moved.ride_from, moved.start, moved.to) == (
        "via_cantore",
        "corso_italia",
        "villa_durazzo_pallavicini",
    )
    assert not any(paid.reason == "passing" for paid in scenario.happened(Paid))


@pytest.mark.rules("GEN-X1", "GEN-T2")
def test_after_a_double_the_ride_is_the_next_roll_of_the_same_turn() -> None:
    scenario = start(pawns=["banco_do_besagnin"] * 3, owners={"corso_italia": 0}).do(0, "roll", (1, 1))
    scenario.do(0, "ride").do(0, "roll", (1, 2))
    assert scenario.space(0) == "gradinata_nord"


@pytest.mark.rules("GEN-X1")
def test_a_player_who_cannot_pay_the_fare_is_not_offered_a_ride() -> None:
    scenario = start(cash=[0, 1000, 1000], owners={"via_cantore": 0}).do(0, "roll", (4, 5))
    assert scenario.decision == "turn 0"
    assert start().refusal(0, "ride") == ("GEN-X1", "no-ride")
    assert start().refusal(0, "walk") == ("GEN-X1", "no-ride")


@pytest.mark.rules("GEN-X1")
def test_declining_a_ride_costs_nothing() -> None:
    scenario = start(owners={"via_cantore": 0}).do(0, "roll", (4, 5)).do(0, "walk")
    assert scenario.cash(0) == 1000
    scenario.do(0, "end").do(1, "roll", (4, 6)).do(1, "end").do(2, "roll", (4, 6)).do(2, "end")
    assert scenario.do(0, "roll", (1, 2)).space(0) == "gradinata_nord"


@pytest.mark.rules("GEN-X2", "GEN-X3")
def test_the_collection_grows_until_a_player_takes_all_of_it() -> None:
    scenario = start(2, pawns=["forno_da_fugassa", "sciamadda_di_sottoripa"])
    scenario.do(0, "roll", (2, 3)).do(0, "end")
    assert scenario.collection == 100
    scenario.do(1, "roll", (2, 3))
    assert (scenario.cash(1), scenario.collection) == (1100, 0)
