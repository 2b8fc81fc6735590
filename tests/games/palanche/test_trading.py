"""Trades: what may be exchanged, counter-offers, offers that lapse."""

import pytest
from tests.games.palanche.scenarios import start

from ludoteca.core import Illegal, Match, OneOf
from ludoteca.games.palanche.events import Paid, TradeMade
from ludoteca.games.palanche.rules import GAME
from ludoteca.games.palanche.spaces import rent_of

OWNERS = {"via_roma": 0, "boccadasse": 0, "via_sestri": 0, "via_garibaldi": 1, "via_albaro": 1}


@pytest.mark.rules("GEN-S1")
def test_three_cards_for_two_and_money_countered_twice_then_accepted() -> None:
    scenario = start(owners=OWNERS)
    scenario.do(0, "propose 1 give via_roma boccadasse via_sestri take via_garibaldi via_albaro")
    assert scenario.decision == "trade 1"
    scenario.do(1, "counter 1 give via_garibaldi via_albaro take via_roma boccadasse via_sestri +300")
    assert scenario.refusal(0, "accept 1") == ("GEN-S1", "offer-lapsed")
    scenario.do(0, "counter 2 give via_roma boccadasse via_sestri +150 take via_garibaldi via_albaro")
    scenario.do(1, "accept 3")
    assert scenario.happened(TradeMade)[0].give_money == 150
    assert [(paid.payer, paid.payee, paid.amount) for paid in scenario.happened(Paid)] == [(0, 1, 150)]
    assert [scenario.owner(key) for key in OWNERS] == [1, 1, 1, 0, 0]
    assert scenario.decision == "turn 0"
    assert scenario.state.spent.proposals == 1


@pytest.mark.rules("GEN-S1", "GEN-S4")
@pytest.mark.parametrize(
    ("terms", "refusal"),
    [
        ("1 give via_roma take", ("GEN-S4", "gift")),
        ("1 give take via_albaro", ("GEN-S4", "gift")),
        ("1 give +100 take +50", ("GEN-S1", "money-both-ways")),
        ("1 give via_roma +100 take via_albaro +50", ("GEN-S1", "money-both-ways")),
        ("1 give +100 take", ("GEN-S1", "no-card-in-trade")),
        ("1 give +105 take via_albaro", ("GEN-S1", "not-in-tens")),
        ("1 give +1010 take via_albaro", ("GEN-S1", "money-above-cash")),
        ("1 give via_roma take +1010", ("GEN-S1", "money-above-cash")),
        ("1 give via_roma via_roma take +100", ("GEN-S1", "card-twice")),
        ("1 give via_albaro take +100", ("GEN-S1", "not-the-owner")),
        ("1 give piazza_de_ferrari take +100", ("GEN-S1", "no-such-card")),
        ("0 give via_roma take +100", ("GEN-S1", "trade-with-oneself")),
        ("7 give via_roma take +100", ("GEN-S1", "no-such-partner")),
    ],
)
def test_a_proposal_that_is_no_trade_is_refused(terms: str, refusal: tuple[str, str]) -> None:
    assert start(owners=OWNERS).refusal(0, f"propose {terms}") == refusal


@pytest.mark.rules("GEN-S3", "GEN-I1")
def test_a_card_with_cubes_cannot_be_traded_but_a_bare_one_of_its_colour_can() -> None:
    scenario = start(owners={"via_roma": 0, "via_garibaldi": 0}, cubes={"via_garibaldi": 3})
    assert scenario.refusal(0, "propose 1 give via_garibaldi take +100") == ("GEN-S3", "has-cubes")
    scenario.do(0, "propose 1 give via_roma take +500").do(1, "accept 1")
    assert scenario.cubes("via_garibaldi") == 3
    assert rent_of(scenario.state, scenario.state.setting.number["via_garibaldi"]) == 1100
    assert scenario.refusal(0, "invest via_garibaldi") == ("GEN-I1", "colour-not-whole")


@pytest.mark.rules("GEN-S1")
def test_five_proposals_a_turn_unless_an_option_says_otherwise() -> None:
    scenario = start(owners=OWNERS)
    for offer in range(1, 6):
        scenario.do(0, "propose 1 give via_roma take +100").do(1, f"refuse {offer}")
    assert scenario.refusal(0, "propose 2 give via_roma take +100") == ("GEN-S1", "proposals-used-up")
    silent = start(owners=OWNERS, options={"length": "full", "proposals": 0})
    assert silent.refusal(0, "propose 1 give via_roma take +100") == ("GEN-S1", "proposals-used-up")
    assert silent.refusal(0, "auction via_roma") == ("GEN-S2", "auctions-used-up")


@pytest.mark.rules("GEN-S1")
def test_an_offer_that_was_never_made_has_not_lapsed() -> None:
    scenario = start(owners=OWNERS).do(0, "propose 1 give via_roma take +100")
    assert scenario.refusal(1, "accept 2") == ("GEN-S1", "no-such-offer")
    assert scenario.refusal(1, "accept 0") == ("GEN-S1", "no-such-offer")
    scenario.do(1, "counter 1 give +90 take via_roma")
    assert scenario.refusal(0, "accept 1") == ("GEN-S1", "offer-lapsed")


@pytest.mark.rules("GEN-S1")
def test_after_ten_counter_offers_only_accept_or_refuse_remain() -> None:
    scenario = start(owners=OWNERS).do(0, "propose 1 give via_roma take +100")
    for offer in range(1, 11):
        seat = offer % 2
        terms = "give +110 take via_roma" if seat == 1 else "give via_roma take +120"
        scenario.do(seat, f"counter {offer} {terms}")
    assert scenario.refusal(1, "counter 11 give +110 take via_roma") == ("GEN-S1", "counters-used-up")
    scenario.do(1, "accept 11")
    assert (scenario.owner("via_roma"), scenario.cash(0)) == (1, 1120)


@pytest.mark.rules("GEN-S1")
def test_an_offer_that_was_answered_has_lapsed() -> None:
    scenario = start(owners=OWNERS).do(0, "propose 1 give via_roma take +100").do(1, "refuse 1")
    assert scenario.refusal(1, "accept 1") == ("GEN-S1", "offer-lapsed")
    assert scenario.refusal(0, "counter 1 give via_roma take +90") == ("GEN-S1", "offer-lapsed")
    assert scenario.refusal(0, "accept 9") == ("GEN-S1", "no-offer")


@pytest.mark.rules("GEN-S1", "GEN-F2")
def test_trades_are_proposed_in_the_own_turn_to_players_who_are_not_bankrupt() -> None:
    scenario = start(owners={"via_roma": 0}, cash=[1000, 1000, 0], out=[2])
    assert scenario.refusal(1, "propose 0 give +100 take via_roma") == ("GEN-T1", "not-your-decision")
    assert scenario.refusal(0, "propose 2 give via_roma take +100") == ("GEN-F2", "partner-bankrupt")


@pytest.mark.rules("GEN-S1", "GEN-K1")
def test_kept_cards_may_be_traded() -> None:
    scenario = start(owners={"via_roma": 1}, kept=[["later_is_fine"], [], []])
    scenario.do(0, "propose 1 give later_is_fine +300 take via_roma").do(1, "accept 1")
    assert scenario.state.cards.kept[0] == ()
    assert len(scenario.state.cards.kept[1]) == 1


@pytest.mark.rules("GEN-S1")
def test_no_trade_is_offered_to_or_by_a_seat_with_nothing() -> None:
    scenario = start(cash=[0, 1000, 0], owners={"via_roma": 1})
    assert not GAME.offers(scenario.state, 0)
    scenario = start(cash=[500, 1000, 0], owners={"via_roma": 0})
    partners = [
        offer.bounds["partner"] for offer in GAME.offers(scenario.state, 0) if "partner" in offer.bounds
    ]
    assert partners == [OneOf(values=(1,))]


@pytest.mark.rules("GEN-A2")
def test_a_made_trade_and_a_won_auction_are_not_undone_by_one_player_alone() -> None:
    match = Match.at_position(GAME, GAME.position(start(owners=OWNERS).state))
    match.play(0, GAME.from_notation("propose 1 give via_roma take via_garibaldi"))
    match.play(1, GAME.from_notation("accept 1"))
    with pytest.raises(Illegal, match="undo-needs-consent"):
        match.undo(1)
    match.undo(1, agreed=(0, 2))
    match.play(1, GAME.from_notation("refuse 1"))
    match.undo(1)
    match.play(1, GAME.from_notation("refuse 1"))
    match.play(0, GAME.from_notation("auction boccadasse"))
    match.play(1, GAME.from_notation("bid 100"))
    match.play(2, GAME.from_notation("out"))
    with pytest.raises(Illegal, match="undo-needs-consent"):
        match.undo(2)
