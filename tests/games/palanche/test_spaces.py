"""Buying spaces and paying rent."""

import pytest
from msgspec.structs import replace
from tests.games.palanche.scenarios import start

from ludoteca.games.palanche.board.setting import Setting
from ludoteca.games.palanche.events import AuctionOpened, Paid, SpaceBought
from ludoteca.games.palanche.rules import GAME
from ludoteca.games.palanche.spaces import rent_of


@pytest.mark.rules("GEN-A1")
def test_a_free_space_is_bought_at_its_price() -> None:
    scenario = start().do(0, "roll", (2, 4)).do(0, "buy")
    assert scenario.happened(SpaceBought)[0].price == 100
    assert (scenario.cash(0), scenario.owner("via_sestri")) == (900, 0)
    assert scenario.refusal(0, "buy") == ("GEN-A1", "nothing-for-sale")


@pytest.mark.rules("GEN-A1", "GEN-F1")
def test_nothing_may_be_sold_to_the_banca_for_a_purchase() -> None:
    scenario = start(cash=[50, 500, 500], owners={"via_roma": 0}).do(0, "roll", (2, 4))
    assert scenario.refusal(0, "buy") == ("GEN-A1", "price-above-cash")
    assert scenario.refusal(0, "sell via_roma") == ("GEN-A1", "purchase-open")


@pytest.mark.rules("GEN-A1", "GEN-T4", "GEN-S1")
def test_a_player_may_trade_to_raise_money_for_a_purchase() -> None:
    scenario = start(cash=[50, 500, 500], owners={"via_roma": 0}).do(0, "roll", (2, 4))
    scenario.do(0, "propose 1 give via_roma take +400").do(1, "accept 1")
    assert scenario.decision == "purchase 0"
    assert scenario.refusal(0, "end") == ("GEN-A1", "purchase-open")
    assert scenario.do(0, "buy").cash(0) == 350


@pytest.mark.rules("GEN-A1", "GEN-A2")
def test_declining_starts_an_auction_in_which_the_decliner_may_bid() -> None:
    scenario = start().do(0, "roll", (2, 4)).do(0, "no")
    assert scenario.happened(AuctionOpened)[0].minimum == 10
    scenario.do(1, "out").do(2, "bid 20").do(0, "bid 30").do(2, "out")
    assert (scenario.owner("via_sestri"), scenario.cash(0)) == (0, 970)


@pytest.mark.rules("GEN-A1", "GEN-F1")
def test_a_card_sold_to_the_banca_can_be_bought_or_auctioned_again() -> None:
    debt = [{"type": "turn", "seat": 0, "roll_due": False}]
    debt.append({"type": "debt", "seat": 0, "creditors": ["banca"], "each": 70, "reason": "card"})
    scenario = start(2, cash=[30, 1000], owners={"via_sestri": 0}, decisions=debt)
    scenario.do(0, "sell via_sestri").do(0, "end")
    assert scenario.owner("via_sestri") == -1
    scenario.do(1, "roll", (2, 4))
    assert scenario.decision == "purchase 1"
    scenario.do(1, "no")
    assert scenario.happened(AuctionOpened)
    assert scenario.do(0, "bid 10").do(1, "out").owner("via_sestri") == 0


@pytest.mark.rules("GEN-B1", "GEN-I1")
@pytest.mark.parametrize(
    ("key", "price", "cost", "rents"),
    [
        ("via_garibaldi", 360, 140, (40, 200, 500, 1100, 1300, 1500)),
        ("via_roma", 400, 200, (60, 220, 600, 1400, 1700, 2000)),
        ("piazza_delle_erbe", 160, 60, (20, 100, 200, 500, 700, 900)),
    ],
)
def test_rents_of_the_printed_land_cards_level_by_level(
    key: str, price: int, cost: int, rents: tuple[int, ...]
) -> None:
    for level, rent in enumerate(rents):
        scenario = start(owners={key: 1}, cubes={key: level} if level else {})
        place = scenario.state.setting.number[key]
        assert rent_of(scenario.state, place) == rent
        assert scenario.state.setting.price[place] == price
        assert scenario.state.setting.cost[place] == cost


@pytest.mark.rules("GEN-B1")
def test_rent_is_paid_to_the_owner_and_a_bare_whole_colour_earns_nothing_extra() -> None:
    brown = {"via_camozzini": 1, "lungomare_di_pegli": 1}
    scenario = start(owners=brown).do(0, "roll", (1, 2))
    (paid,) = scenario.happened(Paid)
    assert (paid.payer, paid.payee, paid.amount, paid.space) == (0, 1, 10, "lungomare_di_pegli")
    own = start(owners=dict.fromkeys(brown, 0)).do(0, "roll", (1, 2))
    assert own.cash(0) == 1000


@pytest.mark.rules("GEN-B1")
def test_rent_of_attivita_and_gradinate_depends_on_how_many_the_owner_has() -> None:
    businesses = ["forno_da_fugassa", "sciamadda_di_sottoripa", "banco_do_besagnin", "compagnia_dei_camalli"]
    for count, rent in enumerate((30, 60, 120, 240), 1):
        scenario = start(owners=dict.fromkeys(businesses[:count], 1))
        assert scenario.do(0, "roll", (1, 4)).cash(1) == 1000 + rent
    for stands, rent in ((["gradinata_nord"], 40), (["gradinata_nord", "gradinata_sud"], 100)):
        scenario = start(owners=dict.fromkeys(stands, 1))
        assert scenario.do(0, "roll", (6, 6)).cash(1) == 1000 + rent


@pytest.mark.rules("GEN-B1")
def test_the_view_shows_the_amounts_of_the_match_not_those_of_the_printed_table() -> None:
    state = start().state
    old = Setting(state.setting.options, state.setting.seats, rules_version=3)
    for amounts in ("price", "cost", "pays_collection"):  # as a version with other amounts would set them
        setattr(old, amounts, tuple(amount + 20 for amount in getattr(old, amounts)))
    old.rents = tuple(tuple(rent + 20 for rent in rents) for rents in old.rents)
    spaces = GAME.view(replace(state, setting=old)).spaces
    for now, then in zip(GAME.view(state).spaces, spaces, strict=True):
        assert (then.price, then.cost) == (now.price + 20, now.cost + 20)
        assert then.pays_collection == now.pays_collection + 20
        assert then.rents == tuple(rent + 20 for rent in now.rents)
