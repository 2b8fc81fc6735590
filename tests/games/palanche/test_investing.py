"""Investments and their cubes."""

import pytest
from tests.games.palanche.sitting import sit

from ludoteca.games.palanche.events import Invested

BLUE = {"via_garibaldi": 0, "via_roma": 0}


@pytest.mark.rules("GEN-I1")
def test_only_a_whole_colour_takes_investments_in_order() -> None:
    table = sit(owners={"via_garibaldi": 0, "via_roma": 1})
    assert table.refusal(0, "invest via_garibaldi") == ("GEN-I1", "colour-not-whole")
    table = sit(owners=BLUE)
    assert table.refusal(0, "invest via_sestri") == ("GEN-I1", "not-the-owner")
    for level, rent in (("casa", 200), ("cantina", 500)):
        table.do(0, "invest via_garibaldi")
        assert [(event.level, event.rent) for event in table.happened(Invested)] == [(level, rent)]
    assert table.cash(0) == 720


@pytest.mark.rules("GEN-I2")
def test_the_third_investment_on_a_card_in_a_turn_is_refused_and_cards_need_not_be_level() -> None:
    table = sit(cash=[2000] * 3, owners=BLUE)
    table.do(0, "invest via_roma").do(0, "invest via_roma")
    assert table.refusal(0, "invest via_roma") == ("GEN-I2", "two-a-turn")
    table.do(0, "roll", (2, 2))
    assert table.asks == "turn 0"
    assert table.refusal(0, "invest via_roma") == ("GEN-I2", "two-a-turn")
    table.do(0, "invest via_garibaldi")
    assert (table.cubes("via_roma"), table.cubes("via_garibaldi")) == (2, 1)


@pytest.mark.rules("GEN-I2", "GEN-F1")
def test_selling_a_cube_does_not_give_an_investment_back() -> None:
    decisions = [{"type": "turn", "seat": 0}]
    debt = {"type": "debt", "seat": 0, "creditors": ["banca"], "each": 100, "reason": "card"}
    table = sit(
        cash=[0, 0, 0],
        owners=BLUE,
        cubes={"via_roma": 2},
        invested=["via_roma", "via_roma"],
        decisions=[*decisions, debt],
    )
    table.do(0, "sell-cube via_roma")
    assert table.asks == "turn 0"
    assert table.refusal(0, "invest via_roma") == ("GEN-I2", "two-a-turn")


@pytest.mark.rules("GEN-I3")
def test_the_55th_cube_does_not_exist() -> None:
    colours = {
        "brown": ["via_camozzini", "lungomare_di_pegli"],
        "light_blue": ["via_sestri", "via_cornigliano", "via_cantore"],
        "pink": ["via_di_pre", "via_del_campo", "piazza_delle_erbe"],
        "orange": ["piazza_manin", "corso_firenze", "spianata_castelletto"],
    }
    built = [space for spaces in colours.values() for space in spaces][:10]
    cubes = {**dict.fromkeys(built, 5), "spianata_castelletto": 3}
    owners = {**dict.fromkeys([*built, "spianata_castelletto"], 1), **BLUE}
    table = sit(owners=owners, cubes=cubes)
    table.do(0, "invest via_roma")
    assert table.state.land.supply == 0
    assert table.refusal(0, "invest via_roma") == ("GEN-I3", "no-cubes-left")


@pytest.mark.rules("GEN-I1", "GEN-I3")
def test_investments_need_cash_room_and_a_terreno() -> None:
    table = sit(cash=[130, 0, 0], owners={**BLUE, "gradinata_nord": 0}, cubes={"via_roma": 5})
    assert table.refusal(0, "invest via_roma") == ("GEN-I1", "fully-invested")
    assert table.refusal(0, "invest via_garibaldi") == ("GEN-I1", "cost-above-cash")
    assert table.refusal(0, "invest gradinata_nord") == ("GEN-I3", "takes-no-cubes")
    assert table.refusal(0, "invest piazza_de_ferrari") == ("GEN-I1", "no-such-card")


@pytest.mark.rules("GEN-C3", "GEN-I1")
def test_a_dealt_colour_may_be_invested_in_from_the_first_turn() -> None:
    table = sit(owners=BLUE)
    assert table.do(0, "invest via_roma").cubes("via_roma") == 1
