"""The legal actions of a seat, its open-ended ones with bounds, and the default."""

from typing import assert_never

from msgspec.structs import replace

from ludoteca.core import HOUSE, Bound, Offer, OneOf, Seat, SomeOf, Whole

from .actions import (
    AcceptTrade,
    AgreeToEnd,
    Bid,
    Buy,
    ChooseSpace,
    DeclareBankruptcy,
    DeclinePurchase,
    DeclineRide,
    DeclineTrade,
    DropOut,
    EndTurn,
    Invest,
    PalancheAction,
    PayDebt,
    PlayCard,
    ProposeEnd,
    ReadCard,
    RefuseEnd,
    Roll,
    SellCard,
    SellInvestment,
    TakeRide,
    TimeUp,
)
from .auction import least_minimum
from .cards import destinations, playable
from .chapters import is_legal
from .debts import can_raise, debt_of_turn, sales
from .decisions import (
    Auction,
    CardRest,
    Debt,
    Destination,
    EndVote,
    Levy,
    Purchase,
    Reading,
    RideOffer,
    Trade,
    Turn,
)
from .investing import may_invest_in
from .judging import FREE
from .state import State, players, tradable
from .trading import MOST_COUNTERS

OFFERS: dict[str, dict[str, type[Bound]]] = {
    "bid": {"amount": Whole},
    "auction_card": {"card": OneOf, "minimum": Whole},
    "propose_trade": {
        "partner": OneOf,
        "give": SomeOf,
        "take": SomeOf,
        "give_money": Whole,
        "take_money": Whole,
    },
    "counter_trade": {
        "offer": OneOf,
        "give": SomeOf,
        "take": SomeOf,
        "give_money": Whole,
        "take_money": Whole,
    },
}
"""The open-ended actions, with the kind of bound of each field; the client's types are generated from it."""

LEAST_MONEY = 10
NO_MONEY = Whole(low=0, high=0, step=10)

URGENCY: dict[type[PalancheAction], int] = {PayDebt: 3, PlayCard: 2, SellCard: 1, SellInvestment: 1}
"""The order of the default actions in a debt; of equals, the first that is listed (GEN-K1)."""


def legal(state: State, seat: Seat) -> list[PalancheAction]:
    """Every action that can be listed; only the least bid, and no trades and own auctions (see `offers`)."""
    if seat == HOUSE:
        clock = TimeUp()
        return [clock] if is_legal(state, HOUSE, clock) else []
    if not state.decisions or state.decisions[-1].seat != seat:
        return []
    keys, cash = state.setting.keys, state.balances[seat]
    decision = state.decisions[-1]
    actions: list[PalancheAction] = []
    match decision:
        case Turn():
            actions.append(Roll() if decision.roll_due else EndTurn())
            actions += [Invest(space=keys[place]) for place in may_invest_in(state, seat)]
            if is_legal(state, seat, ProposeEnd()):
                actions.append(ProposeEnd())
        case Purchase():
            if cash >= state.setting.price[state.setting.number[decision.space]]:
                actions.append(Buy())
            actions.append(DeclinePurchase())
            actions += [Invest(space=keys[place]) for place in may_invest_in(state, seat)]
        case RideOffer():
            if cash >= state.setting.fare[state.setting.number[decision.space]]:
                actions.append(TakeRide())
            actions.append(DeclineRide())
        case Destination():
            actions += [ChooseSpace(space=keys[place]) for place in destinations(state, decision)]
        case Reading():
            actions.append(ReadCard())
        case Auction():
            actions += [DropOut(), Bid(amount=decision.next_bid)]
        case Trade():
            actions += [AcceptTrade(offer=decision.offer), DeclineTrade(offer=decision.offer)]
        case EndVote():
            actions += [AgreeToEnd(), RefuseEnd()]
        case Debt():
            actions += _ways_out(state, seat, decision)
        case CardRest() | Levy():
            raise AssertionError("these need no decision")
        case _:
            assert_never(decision)
    actions += [PlayCard(card=keys[card]) for card in playable(state, seat)]
    return actions


def _ways_out(state: State, seat: Seat, debt: Debt) -> list[PalancheAction]:
    """The actions that settle a debt: pay, sell (the cheapest first), or declare bankruptcy (GEN-F1)."""
    if state.balances[seat] >= debt.owed:
        return [PayDebt()]
    actions: list[PalancheAction] = []
    for sale in sales(state, seat):
        space = state.setting.keys[sale.place]
        actions.append(SellCard(space=space) if sale.what == "card" else SellInvestment(space=space))
    if can_raise(state, seat) < debt.owed:
        actions.insert(0, DeclareBankruptcy())
    return actions


def default(state: State, seat: Seat) -> PalancheAction:
    """The action for a seat whose time ran out: drop out, decline, or the next one that is due.

    GEN-K1: in a debt pay, or play a card that spares it or brings money before any sale, and sell before
    going bankrupt.
    """
    decision = state.decisions[-1]
    match decision:
        case Turn():
            return Roll() if decision.roll_due else EndTurn()
        case Purchase():
            return DeclinePurchase()
        case RideOffer():
            return DeclineRide()
        case Auction():
            return DropOut()
        case Trade():
            return DeclineTrade(offer=decision.offer)
        case EndVote():
            return RefuseEnd()
        case Reading():
            return ReadCard()
        case Destination():
            return legal(state, seat)[0]
        case Debt():
            return max(legal(state, seat), key=lambda action: URGENCY.get(type(action), 0))
        case CardRest() | Levy():
            raise AssertionError("these need no decision")
        case _:
            assert_never(decision)


def offers(state: State, seat: Seat) -> list[Offer]:
    """Bids, trades, counter-offers and own auctions, with their bounds."""
    if not state.decisions or state.decisions[-1].seat != seat:
        return []
    decision = state.decisions[-1]
    if isinstance(decision, Auction):
        bids = Whole(low=decision.next_bid, high=state.balances[seat], step=10)
        return [Offer(action="bid", rule="GEN-A2", bounds={"amount": bids})]
    if isinstance(decision, Trade):
        if decision.counters >= MOST_COUNTERS:
            return []
        offer = OneOf(values=(decision.offer,))
        return _exchange(state, seat, decision.by, "counter_trade", {"offer": offer})
    in_own_turn = seat == state.decisions[0].seat
    if not (isinstance(decision, FREE) or (isinstance(decision, Debt) and in_own_turn)):
        return []
    found: list[Offer] = []
    limit = state.setting.options.proposals
    if state.spent.proposals < limit:
        for partner in players(state):
            if partner != seat:
                who = OneOf(values=(partner,))
                found += _exchange(state, seat, partner, "propose_trade", {"partner": who})
    own = tradable(state, seat)
    if own and state.spent.auctions < limit:
        cards = OneOf(values=tuple(state.setting.keys[asset] for asset in own))
        richest = max(state.balances[other] for other in players(state) if other != seat)
        least = min(least_minimum(state, asset) for asset in own)
        minimum = Whole(low=least, high=max(least, richest), step=10)
        found.append(Offer(action="auction_card", rule="GEN-S2", bounds={"card": cards, "minimum": minimum}))
    return found


def _exchange(state: State, seat: Seat, partner: Seat, action: str, named: dict[str, OneOf]) -> list[Offer]:
    """The open-ended exchange between two seats; none if one of them has nothing to give (GEN-S1, GEN-F0)."""
    own, theirs = tradable(state, seat), tradable(state, partner)
    give_money, take_money = _money(state, seat, bool(own)), _money(state, partner, bool(theirs))
    debt = debt_of_turn(state)
    if debt is not None:
        # GEN-F0: a debtor gives cards for money.
        own_cards, money = (own, take_money) if debt.seat == seat else (theirs, give_money)
        if not own_cards or money.high < LEAST_MONEY:
            return []
        give_money = NO_MONEY if debt.seat == seat else replace(money, low=LEAST_MONEY)
        take_money = replace(money, low=LEAST_MONEY) if debt.seat == seat else NO_MONEY
    elif not (own or theirs) or max(give_money.low - give_money.high, take_money.low - take_money.high) > 0:
        return []
    elif not own:
        take_money = NO_MONEY
    elif not theirs:
        give_money = NO_MONEY
    keys = state.setting.keys
    bounds: dict[str, Bound] = {
        **named,
        "give": SomeOf(values=tuple(keys[asset] for asset in own), low=_least_cards(debt, seat)),
        "take": SomeOf(values=tuple(keys[asset] for asset in theirs), low=_least_cards(debt, partner)),
        "give_money": give_money,
        "take_money": take_money,
    }
    return [Offer(action=action, rule="GEN-S1", bounds=bounds)]


def _least_cards(debt: Debt | None, giver: Seat) -> int:
    """The least number of cards that a seat must give: a debtor gives no money (GEN-F0)."""
    return 1 if debt is not None and debt.seat == giver else 0


def _money(state: State, seat: Seat, has_cards: bool) -> Whole:
    """The money that the seat may give: at least 10 if it has no card to give (GEN-S1)."""
    return Whole(low=0 if has_cards else LEAST_MONEY, high=state.balances[seat], step=10)
