"""Turns: rolling, doubles, De Ferrari, rides."""

import pytest
from tests.games.palanche.sitting import sit

from ludoteca.games.palanche.events import Paid, PawnMoved, RideLost, ThirdDoubleRolled, TurnBegan


@pytest.mark.rules("GEN-T1", "GEN-T4")
def test_a_turn_is_a_roll_with_business_before_and_after() -> None:
    table = sit(owners={"via_garibaldi": 0, "via_roma": 0})
    assert table.refusal(0, "end") == ("GEN-T1", "roll-due")
    assert table.refusal(1, "roll") == ("GEN-T1", "not-your-decision")
    table.do(0, "invest via_roma").do(0, "roll", (1, 3))
    assert table.refusal(0, "roll") == ("GEN-T1", "already-rolled")
    table.do(0, "invest via_roma").do(0, "end")
    assert table.asks == "turn 1"


@pytest.mark.rules("GEN-T2", "GEN-A1")
def test_after_a_double_one_must_roll_again_when_the_space_is_done() -> None:
    table = sit().do(0, "roll", (3, 3))
    assert table.refusal(0, "roll") == ("GEN-A1", "purchase-open")
    table.do(0, "buy")
    assert table.refusal(0, "end") == ("GEN-T2", "roll-due")
    table.do(0, "roll", (1, 3))
    assert table.space(0) == "palazzo_reale"
    table.do(0, "end")


@pytest.mark.rules("GEN-T2", "GEN-X1", "GEN-X2")
def test_a_third_double_leads_to_the_villa_pays_once_and_ends_the_turn() -> None:
    turn = [{"type": "turn", "seat": 0, "doubles": 2}]
    table = sit(pawns=["via_cantore", "via_roma", "via_roma"], riding=[0], decisions=turn)
    table.do(0, "roll", (6, 6))
    assert table.happened(ThirdDoubleRolled)
    assert table.happened(RideLost)
    assert table.space(0) == "villa_durazzo_pallavicini"
    assert [paid.amount for paid in table.happened(Paid)] == [50]
    assert (table.cash(0), table.collection) == (950, 50)
    assert table.happened(TurnBegan)[0].seat == 1
    assert table.state.riding == (False, False, False)


@pytest.mark.rules("GEN-T2", "GEN-F0")
def test_a_third_double_that_cannot_be_paid_becomes_a_debt_and_still_ends_the_turn() -> None:
    turn = [{"type": "turn", "seat": 0, "doubles": 2}]
    table = sit(cash=[20, 500, 500], owners={"via_sestri": 0}, decisions=turn)
    table.do(0, "roll", (2, 2))
    assert table.asks == "debt 0"
    table.do(0, "sell via_sestri")
    assert table.asks == "turn 1"
    assert table.collection == 50


@pytest.mark.rules("GEN-T3", "GEN-X4")
def test_landing_exactly_on_de_ferrari_pays_once_and_leaving_it_nothing() -> None:
    table = sit(2, pawns=["compagnia_dei_camalli", "piazza_de_ferrari"])
    table.do(0, "roll", (2, 3))
    assert table.space(0) == "piazza_de_ferrari"
    assert [paid.reason for paid in table.happened(Paid)] == ["passing"]
    assert table.cash(0) == 1200
    table.do(0, "end").do(1, "roll", (4, 6))
    assert table.cash(1) == 900
    table.do(1, "end").do(0, "roll", (4, 6))
    assert table.cash(0) == 1100


@pytest.mark.rules("GEN-T3")
def test_passing_de_ferrari_pays_before_the_space_is_done() -> None:
    table = sit(pawns=["via_roma"] * 3, owners={"forno_da_fugassa": 1}, cash=[0, 1000, 1000])
    table.do(0, "roll", (2, 4))
    assert [(paid.reason, paid.amount) for paid in table.happened(Paid)] == [("passing", 200), ("rent", 30)]


@pytest.mark.rules("GEN-X1")
def test_a_ride_is_declared_after_the_purchase_and_counts_from_the_other_end() -> None:
    table = sit().do(0, "roll", (4, 5))
    assert table.refusal(0, "ride") == ("GEN-A1", "purchase-open")
    table.do(0, "buy")
    assert table.asks == "ride_offer 0"
    assert table.refusal(0, "invest via_cantore") == ("GEN-X1", "ride-open")
    assert table.refusal(0, "end") == ("GEN-X1", "ride-open")
    table.do(0, "ride")
    assert table.happened(Paid)[0].amount == 10
    table.do(0, "end").do(1, "roll", (4, 6)).do(1, "end").do(2, "roll", (4, 6)).do(2, "end")
    table.do(0, "roll", (1, 2))
    moved = table.happened(PawnMoved)[0]
    assert (moved.ride_from, moved.start, moved.to) == (
        "via_cantore",
        "corso_italia",
        "villa_durazzo_pallavicini",
    )
    assert not any(paid.reason == "passing" for paid in table.happened(Paid))


@pytest.mark.rules("GEN-X1", "GEN-T2")
def test_after_a_double_the_ride_is_the_next_roll_of_the_same_turn() -> None:
    table = sit(pawns=["banco_do_besagnin"] * 3, owners={"corso_italia": 0}).do(0, "roll", (1, 1))
    table.do(0, "ride").do(0, "roll", (1, 2))
    assert table.space(0) == "gradinata_nord"


@pytest.mark.rules("GEN-X1")
def test_who_cannot_pay_the_fare_is_not_asked() -> None:
    table = sit(cash=[0, 1000, 1000], owners={"via_cantore": 0}).do(0, "roll", (4, 5))
    assert table.asks == "turn 0"
    assert sit().refusal(0, "ride") == ("GEN-X1", "no-ride")
    assert sit().refusal(0, "walk") == ("GEN-X1", "no-ride")


@pytest.mark.rules("GEN-X1")
def test_the_ordinary_way_is_free() -> None:
    table = sit(owners={"via_cantore": 0}).do(0, "roll", (4, 5)).do(0, "walk")
    assert table.cash(0) == 1000
    table.do(0, "end").do(1, "roll", (4, 6)).do(1, "end").do(2, "roll", (4, 6)).do(2, "end")
    assert table.do(0, "roll", (1, 2)).space(0) == "gradinata_nord"


@pytest.mark.rules("GEN-X2", "GEN-X3")
def test_the_collection_grows_and_is_taken_whole() -> None:
    table = sit(2, pawns=["forno_da_fugassa", "sciamadda_di_sottoripa"])
    table.do(0, "roll", (2, 3)).do(0, "end")
    assert table.collection == 100
    table.do(1, "roll", (2, 3))
    assert (table.cash(1), table.collection) == (1100, 0)
