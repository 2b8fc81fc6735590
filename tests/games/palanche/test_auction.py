"""Auctions, by the Banca and by players."""

from typing import Any

import pytest
from tests.games.palanche.sitting import Sitting, sit

from ludoteca.games.palanche.events import AuctionFailed, AuctionWon, DroppedOut, Paid


def declined(**fields: Any) -> Sitting:
    """Via Sestri under the hammer of the Banca."""
    return sit(**fields).do(0, "roll", (2, 4)).do(0, "no")


@pytest.mark.rules("GEN-A2", "GEN-A1")
def test_an_auction_nobody_wants_leaves_the_card_with_the_banca() -> None:
    table = declined().do(1, "out").do(2, "out").do(0, "out")
    assert table.happened(AuctionFailed)
    assert (table.owner("via_sestri"), table.asks) == (-1, "turn 0")


@pytest.mark.rules("GEN-A2")
def test_the_last_one_left_may_still_bid() -> None:
    table = declined().do(1, "out").do(2, "out")
    assert table.asks == "auction 0"
    table.do(0, "bid 10")
    assert table.happened(AuctionWon)[0].amount == 10
    assert table.owner("via_sestri") == 0


@pytest.mark.rules("GEN-A2")
def test_bids_are_in_tens_rise_by_ten_and_stay_within_cash_and_turn() -> None:
    table = declined(cash=[1000, 90, 1000])
    assert table.refusal(2, "bid 20") == ("GEN-A2", "not-your-decision")
    assert table.refusal(1, "bid 15") == ("GEN-A2", "not-in-tens")
    assert table.refusal(1, "bid 0") == ("GEN-A2", "bid-too-low")
    assert table.refusal(1, "bid 100") == ("GEN-A2", "bid-above-cash")
    table.do(1, "bid 50")
    assert table.refusal(2, "bid 50") == ("GEN-A2", "bid-too-low")
    assert table.refusal(2, "roll") == ("GEN-A2", "auction-open")
    table.do(2, "bid 60").do(0, "out").do(1, "bid 70")
    assert table.asks == "auction 2"
    assert sit().refusal(0, "bid 10") == ("GEN-A2", "no-auction")
    assert sit().refusal(0, "out") == ("GEN-A2", "no-auction")


@pytest.mark.rules("GEN-A2")
def test_who_cannot_bid_any_more_drops_out_by_itself() -> None:
    table = declined(cash=[1000, 40, 1000])
    table.do(1, "bid 40").do(2, "bid 50").do(0, "bid 60")
    dropped = table.happened(DroppedOut)
    assert [(event.seat, event.short) for event in dropped] == [(1, True)]
    assert table.asks == "auction 2"


@pytest.mark.rules("GEN-A2")
def test_who_has_less_than_ten_takes_no_part() -> None:
    assert declined(cash=[1000, 0, 1000]).asks == "auction 2"
    table = declined(cash=[0, 0, 0])
    assert (table.asks, table.owner("via_sestri")) == ("turn 0", -1)


@pytest.mark.rules("GEN-S2", "GEN-T4")
def test_a_player_auctions_a_card_of_their_own_and_does_not_bid() -> None:
    table = sit(owners={"via_roma": 0})
    assert table.refusal(0, "auction via_roma 25") == ("GEN-S2", "not-in-tens")
    assert table.refusal(0, "auction via_roma 0") == ("GEN-S2", "minimum-too-low")
    assert table.refusal(0, "auction via_sestri") == ("GEN-S2", "not-the-owner")
    table.do(0, "auction via_roma 200")
    assert table.refusal(1, "bid 190") == ("GEN-A2", "bid-too-low")
    table.do(1, "bid 200").do(2, "bid 300").do(1, "out")
    (paid,) = table.happened(Paid)
    assert (paid.payer, paid.payee, paid.amount, paid.reason) == (2, 0, 300, "auction_sale")
    assert (table.owner("via_roma"), table.asks) == (2, "turn 0")


@pytest.mark.rules("GEN-S2")
def test_a_minimum_nobody_can_pay_ends_the_auction_at_once() -> None:
    table = sit(owners={"via_roma": 0}).do(0, "auction via_roma 2000")
    assert table.happened(AuctionFailed)
    assert table.owner("via_roma") == 0


@pytest.mark.rules("GEN-S2", "GEN-S3")
def test_five_auctions_a_turn_and_none_of_a_card_with_cubes() -> None:
    table = sit(owners={"via_roma": 0, "via_garibaldi": 0}, cubes={"via_garibaldi": 1})
    assert table.refusal(0, "auction via_garibaldi") == ("GEN-S3", "has-cubes")
    for _ in range(5):
        table.do(0, "auction via_roma").do(1, "out").do(2, "out")
    assert table.refusal(0, "auction via_roma") == ("GEN-S2", "auctions-used-up")
