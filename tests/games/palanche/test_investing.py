"""Investments and their cubes."""

import pytest
from tests.games.palanche.scenarios import start

from ludoteca.games.palanche.events import Invested

BLUE = {"via_garibaldi": 0, "via_roma": 0}


@pytest.mark.rules("GEN-I1")
def test_only_a_complete_colour_takes_investments_level_by_level() -> None:
    scenario = start(owners={"via_garibaldi": 0, "via_roma": 1})
    assert scenario.refusal(0, "invest via_garibaldi") == ("GEN-I1", "colour-not-whole")
    scenario = start(owners=BLUE)
    assert scenario.refusal(0, "invest via_sestri") == ("GEN-I1", "not-the-owner")
    for level, rent in (("casa", 200), ("cantina", 500)):
        scenario.do(0, "invest via_garibaldi")
        assert [(event.level, event.rent) for event in scenario.happened(Invested)] == [(level, rent)]
    assert scenario.cash(0) == 720


@pytest.mark.rules("GEN-I2")
def test_the_third_investment_on_a_card_in_a_turn_is_refused_and_cards_need_not_be_level() -> None:
    scenario = start(cash=[2000] * 3, owners=BLUE)
    scenario.do(0, "invest via_roma").do(0, "invest via_roma")
    assert scenario.refusal(0, "invest via_roma") == ("GEN-I2", "two-a-turn")
    scenario.do(0, "roll", (2, 2))
    assert scenario.decision == "turn 0"
    assert scenario.refusal(0, "invest via_roma") == ("GEN-I2", "two-a-turn")
    scenario.do(0, "invest via_garibaldi")
    assert (scenario.cubes("via_roma"), scenario.cubes("via_garibaldi")) == (2, 1)


@pytest.mark.rules("GEN-I2", "GEN-F1")
def test_selling_a_cube_does_not_allow_another_investment_in_the_turn() -> None:
    decisions = [{"type": "turn", "seat": 0}]
    debt = {"type": "debt", "seat": 0, "creditors": ["banca"], "each": 100, "reason": "card"}
    scenario = start(
        cash=[0, 0, 0],
        owners=BLUE,
        cubes={"via_roma": 2},
        invested=["via_roma", "via_roma"],
        decisions=[*decisions, debt],
    )
    scenario.do(0, "sell-cube via_roma")
    assert scenario.decision == "turn 0"
    assert scenario.refusal(0, "invest via_roma") == ("GEN-I2", "two-a-turn")


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
    scenario = start(owners=owners, cubes=cubes)
    scenario.do(0, "invest via_roma")
    assert scenario.state.land.supply == 0
    assert scenario.refusal(0, "invest via_roma") == ("GEN-I3", "no-cubes-left")


@pytest.mark.rules("GEN-I1", "GEN-I3")
def test_investments_need_cash_a_free_level_and_a_land_card() -> None:
    scenario = start(cash=[130, 0, 0], owners={**BLUE, "gradinata_nord": 0}, cubes={"via_roma": 5})
    assert scenario.refusal(0, "invest via_roma") == ("GEN-I1", "fully-invested")
    assert scenario.refusal(0, "invest via_garibaldi") == ("GEN-I1", "cost-above-cash")
    assert scenario.refusal(0, "invest gradinata_nord") == ("GEN-I3", "takes-no-cubes")
    assert scenario.refusal(0, "invest piazza_de_ferrari") == ("GEN-I1", "no-such-card")


@pytest.mark.rules("GEN-C3", "GEN-I1")
def test_a_dealt_colour_may_be_invested_in_from_the_first_turn() -> None:
    scenario = start(owners=BLUE)
    assert scenario.do(0, "invest via_roma").cubes("via_roma") == 1
