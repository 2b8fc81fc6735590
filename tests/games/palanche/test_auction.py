"""Auctions, by the Banca and by players."""

from typing import Any

import pytest
from tests.games.palanche.scenarios import Scenario, start

from ludoteca.games.palanche.events import AuctionFailed, AuctionWon, DroppedOut, Paid


def declined(**fields: Any) -> Scenario:
    """Seat 0 has declined to buy Via Sestri, so the Banca auctions it."""
    return start(**fields).do(0, "roll", (2, 4)).do(0, "no")


@pytest.mark.rules("GEN-A2", "GEN-A1")
def test_an_auction_without_a_bid_leaves_the_card_with_the_banca() -> None:
    scenario = declined().do(1, "out").do(2, "out").do(0, "out")
    assert scenario.happened(AuctionFailed)
    assert (scenario.owner("via_sestri"), scenario.decision) == (-1, "turn 0")


@pytest.mark.rules("GEN-A2")
def test_the_last_remaining_seat_may_still_bid() -> None:
    scenario = declined().do(1, "out").do(2, "out")
    assert scenario.decision == "auction 0"
    scenario.do(0, "bid 10")
    assert scenario.happened(AuctionWon)[0].amount == 10
    assert scenario.owner("via_sestri") == 0


@pytest.mark.rules("GEN-A2")
def test_bids_are_in_tens_rise_by_ten_and_stay_within_cash_and_turn() -> None:
    scenario = declined(cash=[1000, 90, 1000])
    assert scenario.refusal(2, "bid 20") == ("GEN-A2", "not-your-decision")
    assert scenario.refusal(1, "bid 15") == ("GEN-A2", "not-in-tens")
    assert scenario.refusal(1, "bid 0") == ("GEN-A2", "bid-too-low")
    assert scenario.refusal(1, "bid 100") == ("GEN-A2", "bid-above-cash")
    scenario.do(1, "bid 50")
    assert scenario.refusal(2, "bid 50") == ("GEN-A2", "bid-too-low")
    assert scenario.refusal(2, "roll") == ("GEN-A2", "auction-open")
    scenario.do(2, "bid 60").do(0, "out").do(1, "bid 70")
    assert scenario.decision == "auction 2"
    assert start().refusal(0, "bid 10") == ("GEN-A2", "no-auction")
    assert start().refusal(0, "out") == ("GEN-A2", "no-auction")


@pytest.mark.rules("GEN-A2")
def test_a_seat_that_cannot_raise_the_bid_drops_out_automatically() -> None:
    scenario = declined(cash=[1000, 40, 1000])
    scenario.do(1, "bid 40").do(2, "bid 50").do(0, "bid 60")
    dropped = scenario.happened(DroppedOut)
    assert [(event.seat, event.short) for event in dropped] == [(1, True)]
    assert scenario.decision == "auction 2"


@pytest.mark.rules("GEN-A2")
def test_a_seat_with_less_than_ten_takes_no_part_in_an_auction() -> None:
    assert declined(cash=[1000, 0, 1000]).decision == "auction 2"
    scenario = declined(cash=[0, 0, 0])
    assert (scenario.decision, scenario.owner("via_sestri")) == ("turn 0", -1)


@pytest.mark.rules("GEN-S2", "GEN-T4")
def test_a_player_auctions_a_card_of_their_own_and_does_not_bid() -> None:
    scenario = start(owners={"via_roma": 0})
    assert scenario.refusal(0, "auction via_roma 25") == ("GEN-S2", "not-in-tens")
    assert scenario.refusal(0, "auction via_roma 0") == ("GEN-S2", "minimum-too-low")
    assert scenario.refusal(0, "auction via_sestri") == ("GEN-S2", "not-the-owner")
    scenario.do(0, "auction via_roma 200")
    assert scenario.refusal(1, "bid 190") == ("GEN-A2", "bid-too-low")
    scenario.do(1, "bid 200").do(2, "bid 300").do(1, "out")
    (paid,) = scenario.happened(Paid)
    assert (paid.payer, paid.payee, paid.amount, paid.reason) == (2, 0, 300, "auction_sale")
    assert (scenario.owner("via_roma"), scenario.decision) == (2, "turn 0")


@pytest.mark.rules("GEN-S2")
def test_a_minimum_above_all_cash_ends_the_auction_at_once() -> None:
    scenario = start(owners={"via_roma": 0}).do(0, "auction via_roma 2000")
    assert scenario.happened(AuctionFailed)
    assert scenario.owner("via_roma") == 0


@pytest.mark.rules("GEN-S2", "GEN-S3")
def test_five_auctions_a_turn_and_none_of_a_card_with_cubes() -> None:
    scenario = start(owners={"via_roma": 0, "via_garibaldi": 0}, cubes={"via_garibaldi": 1})
    assert scenario.refusal(0, "auction via_garibaldi") == ("GEN-S3", "has-cubes")
    for _ in range(5):
        scenario.do(0, "auction via_roma").do(1, "out").do(2, "out")
    assert scenario.refusal(0, "auction via_roma") == ("GEN-S2", "auctions-used-up")
