"""Several investments or sales as one action, the cheapest way out of a debt, standing bids, previews."""

from typing import Any

import pytest

from ludoteca.core import Illegal, SeededChance
from ludoteca.games.palanche.actions import (
    Bid,
    Buy,
    DropOut,
    Invest,
    PalancheAction,
    SellCard,
    SellInvestment,
    Several,
)
from ludoteca.games.palanche.decisions import Auction, Debt, Purchase, Turn
from ludoteca.games.palanche.events import GroupChange, Invested
from ludoteca.games.palanche.orders import BidUpTo
from ludoteca.games.palanche.position import Position
from ludoteca.games.palanche.preview import RentChange
from ludoteca.games.palanche.rules import GAME
from ludoteca.games.palanche.state import State

BLUE = {"via_garibaldi": 0, "via_roma": 0}


def table(**fields: Any) -> State:
    return GAME.from_position(Position(**{"seats": 2, "cash": (1000, 500), "owners": BLUE, **fields}))


def in_debt(owed: int, **fields: Any) -> State:
    debt = Debt(seat=0, creditors=(1,), each=owed, reason="rent", space="boccadasse")
    return table(decisions=(Turn(seat=0, roll_due=False), debt), **fields)


def both_twice() -> Several:
    return Several(actions=tuple(Invest(space=space) for space in BLUE for _ in range(2)))


@pytest.mark.rules("GEN-I2")
def test_two_cubes_on_each_card_of_a_colour_are_one_action() -> None:
    step = GAME.apply(table(), 0, both_twice(), SeededChance(0))
    assert [event.space for event in step.events if isinstance(event, Invested)] == [
        space for space in BLUE for _ in range(2)
    ]
    assert step.state.balances[0] == 320
    shown = GAME.preview(table(), 0, both_twice())
    assert shown.cash == 320
    assert RentChange(space="via_roma", before=60, after=600) in shown.rents


@pytest.mark.rules("GEN-I2")
def test_all_or_none() -> None:
    state = table(cash=(670, 500))
    with pytest.raises(Illegal, match="cost-above-cash"):
        GAME.apply(state, 0, both_twice(), SeededChance(0))
    with pytest.raises(Illegal, match="two-a-turn"):
        GAME.check(table(), 0, Several(actions=(Invest(space="via_roma"),) * 3))
    with pytest.raises(Illegal, match="nothing-named"):
        GAME.check(table(), 0, Several(actions=()))
    with pytest.raises(Illegal, match="newer-rules"):
        GAME.under(3).check(
            GAME.under(3).from_position(Position(seats=2, cash=(1000, 500), owners=BLUE)), 0, both_twice()
        )


@pytest.mark.rules("GEN-F1")
def test_a_debt_is_paid_from_a_basket() -> None:
    state = in_debt(200, cash=(20, 500), cubes={"via_roma": 2})
    basket = Several(actions=(SellInvestment(space="via_roma"),) * 2)
    shown = GAME.preview(state, 0, basket)
    assert (shown.cash, shown.missing) == (220, 0)
    assert shown.rents == (RentChange(space="via_roma", before=600, after=60),)
    after = GAME.apply(state, 0, basket, SeededChance(0)).state
    assert after.balances[:2] == (20, 700), "and the debt is paid at once"
    too_much = Several(actions=(*basket.actions, SellCard(space="via_garibaldi")))
    with pytest.raises(Illegal, match="cash-enough"):
        GAME.check(state, 0, too_much)


@pytest.mark.rules("GEN-F1")
def test_the_cheapest_way_keeps_colours_and_rents_and_sells_nothing_needless() -> None:
    owners = {**BLUE, "via_sestri": 0, "boccadasse": 0}
    state = in_debt(300, cash=(20, 500), owners=owners, cubes={"via_roma": 1})
    debt = GAME.view(state).debt
    assert debt is not None
    assert [(sale.what, sale.space) for sale in debt.cheapest] == [
        ("investment", "via_roma"),
        ("card", "via_sestri"),
        ("card", "boccadasse"),
    ]
    assert debt.cash + sum(sale.brings for sale in debt.cheapest) >= 300
    basket = [
        SellCard(space=sale.space) if sale.what == "card" else SellInvestment(space=sale.space)
        for sale in debt.cheapest
    ]
    assert GAME.preview(state, 0, Several(actions=tuple(basket))).missing == 0
    hopeless = GAME.view(in_debt(5000, cash=(20, 500))).debt
    assert hopeless is not None
    assert hopeless.cheapest == ()


@pytest.mark.rules("GEN-A1")
def test_a_purchase_shows_what_it_completes_and_leaves() -> None:
    decisions = (Turn(seat=0, roll_due=False), Purchase(seat=0, space="via_roma"))
    state = table(owners={"via_garibaldi": 1}, decisions=decisions, pawns=("via_roma", "via_roma"))
    space = next(space for space in GAME.view(state).spaces if space.key == "via_roma")
    assert space.completes == (1,), "who else buys it breaks blue for seat 1"
    shown = GAME.preview(state, 0, Buy())
    assert shown.cash == 600
    assert shown.groups == (GroupChange(seat=0, group="blue", before=0, after=1, size=2),)
    assert shown.rents == (RentChange(space="via_roma", before=0, after=60),)


@pytest.mark.rules("GEN-E1")
def test_players_are_ranked_by_wealth_at_any_time() -> None:
    ranks = [player.rank for player in GAME.view(table(cash=(100, 800))).players]
    assert ranks == [1, 2], "800 in cards and 100 in cash"


def auction(**fields: Any) -> State:
    asked = Auction(seat=0, card="boccadasse", bid=60, bidder=1, waiting=(0, 1))
    return table(decisions=(Turn(seat=1, roll_due=False), asked), **fields)


@pytest.mark.rules("GEN-A2")
def test_a_standing_bid_bids_the_least_up_to_its_limit() -> None:
    order = BidUpTo(card="boccadasse", limit=90)
    state = auction()
    GAME.check_order(state, 0, order)
    played: list[PalancheAction] = []
    while GAME.order_stands(state, 0, order):
        seat = GAME.active(state)[0]
        action = GAME.carry_out(state, 0, order) if seat == 0 else Bid(amount=80 + 20 * len(played) - 10)
        played += [action] if seat == 0 else []
        state = GAME.apply(state, seat, action, SeededChance(0)).state
    assert played == [Bid(amount=70), DropOut()]
    assert state.land.owner[state.setting.number["boccadasse"]] == 1


@pytest.mark.rules("GEN-A2")
@pytest.mark.parametrize(
    ("order", "reason"),
    [
        (BidUpTo(card="via_sestri", limit=100), "not-in-auction"),
        (BidUpTo(card="boccadasse", limit=105), "not-in-tens"),
        (BidUpTo(card="boccadasse", limit=60), "bid-too-low"),
        (BidUpTo(card="boccadasse", limit=2000), "bid-above-cash"),
    ],
)
def test_a_standing_bid_is_judged_when_it_is_left(order: BidUpTo, reason: str) -> None:
    with pytest.raises(Illegal, match=reason):
        GAME.check_order(auction(), 0, order)


def test_several_is_typed_and_read_back() -> None:
    assert GAME.from_notation(GAME.notation(both_twice())) == both_twice()
