"""What Palanche's bots think that cards are worth: wealth at the end, so that no trade pumps them."""

import random
from typing import Any

import pytest
from tests.games.palanche.scenarios import start

from ludoteca.core import Reason, Seat, SeededChance, decode
from ludoteca.games.palanche.actions import AcceptTrade, Bid, CounterTrade, DeclineTrade, DropOut
from ludoteca.games.palanche.bots import HARD, LEVELS, NORMAL
from ludoteca.games.palanche.bots.dealing import Deal, Terms, is_good, most_to_pay, verdict_on
from ludoteca.games.palanche.bots.player import Player, Style
from ludoteca.games.palanche.bots.worth import Holdings, gains, holdings_of, outlook
from ludoteca.games.palanche.rules import GAME
from ludoteca.games.palanche.state import State, with_item
from ludoteca.server.work.jobs import Thought, encoded_position, think

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


PAUPER, OTHER = 10, 2


def highest_bid(level: str, seller: Seat | None, card: str, bidders: list[Seat], **fields: Any) -> int:
    """The most that the buyer bids for a card against the other player, who has made every bid before."""
    bids = [0]
    for bid in range(10, 2500, 10):
        auction = {
            "type": "auction",
            "seat": BUYER,
            "card": card,
            "seller": seller,
            "bid": bid,
            "bidder": bidders[-1],
            "waiting": bidders,
        }
        state = table(decisions=[{"type": "turn", "seat": SELLER, "roll_due": False}, auction], **fields)
        action = LEVELS[level].choose(GAME, state, BUYER, SeededChance(0), None).action
        if not isinstance(action, Bid):
            break
        bids.append(action.amount)
    return max(bids)


@pytest.mark.parametrize(("level", "style"), [("normal", NORMAL), ("hard", HARD)])
@pytest.mark.parametrize("number", [1, 12, 24, 30])
def test_a_bid_is_never_more_than_what_the_card_changes(level: str, style: Style, number: int) -> None:
    """Bidding the most, the bot still gains, with the money in the seller's hands, and buys nothing back."""
    luck = random.Random(number)
    cash = [luck.randrange(200, 3500, 10), luck.randrange(200, 3500, 10), 4000]
    bought = 0
    for card in ("via_roma", "boccadasse", "via_sestri"):
        state = table(number, cash=cash)
        place, terms = state.setting.number[card], Player(style).terms(state)
        most = highest_bid(level, SELLER, card, [BUYER, OTHER], number=number, cash=cash)
        if not most:
            continue
        bought += 1
        own = verdict_on(state, BUYER, Deal(SELLER, (), (place,), most), terms.land).own
        assert min(own.own, own.against_others) > 0
        paid = [cash[SELLER] + most, cash[BUYER] - most, cash[OTHER]]
        for part in (0.5, 0.8, 0.95):
            money = int(part * most) // 10 * 10
            trade = {"type": "trade", "seat": BUYER, "by": SELLER, "take": [card], "give_money": money}
            decisions = [{"type": "turn", "seat": SELLER, "roll_due": False}, {**trade, "offer": 1}]
            back = table(number, owners=OWNERS | {card: BUYER}, cash=paid, decisions=decisions, offers=1)
            answer = LEVELS[level].choose(GAME, back, BUYER, SeededChance(0), None).action
            match answer:
                case CounterTrade():
                    assert answer.take_money >= most
                case _:
                    assert isinstance(answer, DeclineTrade)
    assert bought


@pytest.mark.parametrize("level", ["normal", "hard"])
@pytest.mark.parametrize("number", [3, 12])
def test_a_bot_bids_against_those_who_can_still_bid(level: str, number: int) -> None:
    """It pays more to keep a colour from a rival, but not if that one is out of the auction or of money."""

    def limit(bidders: list[Seat], rivals_cash: int) -> int:
        """The most that it bids for the card with which seat 0 would have a whole colour."""
        owners = {"passeggiata_anita_garibaldi": SELLER, "via_v_maggio": SELLER}
        cash = [rivals_cash, 3000, 3000]
        return highest_bid(level, None, "via_albaro", bidders, number=number, owners=owners, cash=cash)

    against = limit([BUYER, SELLER, OTHER], 3000)
    assert against > limit([BUYER, OTHER], 3000)
    assert limit([BUYER, SELLER, OTHER], PAUPER) == limit([BUYER, OTHER], 3000)


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_hint_does_not_advise_to_be_milked(level: str) -> None:
    auction = {"type": "auction", "seat": BUYER, "card": "via_roma", "seller": SELLER, "minimum": 1400}
    turn = {"type": "turn", "seat": SELLER, "roll_due": False}
    state = table(28, decisions=[turn, {**auction, "waiting": [BUYER, 2]}])
    rules = ("palanche", state.setting.rules_version)
    thought = decode(think(rules, encoded_position(GAME, state), BUYER, level, None, 1), Thought)
    assert decode(bytes(thought.action), GAME.info.action) == DropOut()
    (reason,) = decode(bytes(thought.reasons), tuple[Reason, ...])
    assert reason.params["worth"] < 1400
