"""What Palanche's bots think that cards are worth: wealth at the end, so that no trade pumps them."""

import random
from typing import Any

import pytest
from tests.games.palanche.scenarios import start

from ludoteca.core import SeededChance
from ludoteca.games.palanche.actions import AcceptTrade, Bid, DropOut
from ludoteca.games.palanche.bots import HARD, LEVELS, NORMAL
from ludoteca.games.palanche.bots.dealing import Deal, Terms, is_good, most_to_pay, verdict_on
from ludoteca.games.palanche.bots.player import Style
from ludoteca.games.palanche.bots.worth import Holdings, gains, holdings_of, outlook
from ludoteca.games.palanche.rules import GAME
from ludoteca.games.palanche.state import State, with_item

OWNERS = {
    "via_roma": 0,
    "boccadasse": 0,
    "via_sestri": 0,
    "via_garibaldi": 1,
    "corso_italia": 1,
    "via_cornigliano": 1,
    "piazza_rossetti": 2,
    "via_cantore": 2,
}
SELLER, BUYER = 0, 1


def table(number: int = 10, **fields: Any) -> State:
    """A position of 30 rounds with cards of three players."""
    given = {
        "owners": OWNERS,
        "cash": [1500, 1500, 1500],
        "round": number,
        "options": {"length": "rounds:30"},
    }
    return start(3, **(given | fields)).state


@pytest.mark.parametrize("lead", [0, 20_000, 200_000])
def test_losing_money_is_a_loss_for_any_lead(lead: int) -> None:
    state = table(28, cash=[1000 + lead, 1000, 1000])
    now = holdings_of(state)
    poorer = Holdings(now.owner, with_item(now.cash, 0, now.cash[0] - 500))
    assert gains(state, poorer, (0,), {})[0].own <= -500


def test_the_leader_counts_most_as_a_rival() -> None:
    shares = outlook(table(cash=[1500, 1500, 4000])).rivalry[SELLER]
    assert shares[2] > shares[BUYER] > 0
    assert sum(shares) == pytest.approx(1)


@pytest.mark.parametrize("style", [NORMAL, HARD], ids=["normal", "hard"])
@pytest.mark.parametrize("number", [1, 5, 15, 25, 30])
def test_a_card_is_not_sold_back_below_what_it_was_bought_for(style: Style, number: int) -> None:
    """For every card and price: what is good to buy at a price is not good to sell at that price or less."""
    state, fairness = table(number), style.fairness
    luck = random.Random(number)
    for card, owner in OWNERS.items():
        place, buyer = state.setting.number[card], (owner + luck.randint(1, 2)) % 3
        terms = Terms(fairness, asks=fairness, land=0.0)
        price = most_to_pay(state, buyer, owner, place, terms)
        if not price:
            continue
        assert is_good(verdict_on(state, buyer, Deal(owner, (), (place,), price)), fairness)
        bought = table(
            number,
            owners=OWNERS | {card: buyer},
            cash=[1500 + (seat == owner) * price - (seat == buyer) * price for seat in range(3)],
        )
        for part in (0.3, 0.6, 0.9):
            back = Deal(owner, (place,), (), -int(part * price))
            assert not is_good(verdict_on(bought, buyer, back), fairness)


@pytest.mark.parametrize("level", ["normal", "hard"])
@pytest.mark.parametrize("minimum", [900, 1400])
def test_a_shameless_minimum_is_not_paid_in_the_last_round(level: str, minimum: int) -> None:
    auction = {
        "type": "auction",
        "seat": BUYER,
        "card": "via_roma",
        "seller": SELLER,
        "minimum": minimum,
        "waiting": [BUYER, 2],
    }
    state = table(30, decisions=[{"type": "turn", "seat": SELLER, "roll_due": False}, auction])
    assert LEVELS[level].choose(GAME, state, BUYER, SeededChance(0), None).action == DropOut()


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_the_minimum_says_nothing_about_the_worth(level: str) -> None:
    """The bot bids up to the same sum, whatever the seller asks for."""
    highest = []
    for minimum in (10, 200):
        bids = []
        for bid in range(200, 1500, 50):
            auction = {
                "type": "auction",
                "seat": BUYER,
                "card": "via_roma",
                "seller": SELLER,
                "minimum": minimum,
                "bid": bid,
                "bidder": 2,
                "waiting": [BUYER, 2],
            }
            state = table(12, decisions=[{"type": "turn", "seat": SELLER, "roll_due": False}, auction])
            if isinstance(LEVELS[level].choose(GAME, state, BUYER, SeededChance(0), None).action, Bid):
                bids.append(bid)
        highest.append(max(bids, default=0))
    assert highest[0] == highest[1]


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_in_the_last_round_no_bot_pays_more_than_wealth(level: str) -> None:
    for card, owner in OWNERS.items():
        price = table().setting.price[table().setting.number[card]]
        buyer = (owner + 1) % 3
        trade = {
            "type": "trade",
            "seat": buyer,
            "by": owner,
            "offer": 1,
            "give": [card],
            "take_money": price + 60,
        }
        state = table(30, decisions=[{"type": "turn", "seat": owner, "roll_due": False}, trade], offers=1)
        answer = LEVELS[level].choose(GAME, state, buyer, SeededChance(0), None).action
        assert not isinstance(answer, AcceptTrade)
