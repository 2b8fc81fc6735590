"""The legal actions of a seat, its open-ended ones with bounds, and the default."""

from collections.abc import Sequence
from typing import NamedTuple, assert_never

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
from .tables import Asset
from .trading import MOST_COUNTERS
from .voting import may_propose_end

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
            if may_propose_end(state):
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
    keys = state.setting.keys
    if isinstance(decision, Trade):
        offer = OneOf(values=(decision.offer,))
        return [
            Offer(action="counter_trade", rule="GEN-S1", bounds={"offer": offer, **_bounds(state, exchange)})
            for exchange in exchanges(state, seat)
        ]
    found = [
        Offer(
            action="propose_trade",
            rule="GEN-S1",
            bounds={"partner": OneOf(values=(exchange.partner,)), **_bounds(state, exchange)},
        )
        for exchange in exchanges(state, seat)
    ]
    if cards := to_auction(state, seat):
        least, highest = minimum_bounds(state, seat, cards)
        bounds: dict[str, Bound] = {
            "card": OneOf(values=tuple(keys[asset] for asset in cards)),
            "minimum": Whole(low=least, high=highest, step=10),
        }
        found.append(Offer(action="auction_card", rule="GEN-S2", bounds=bounds))
    return found


class Exchange(NamedTuple):
    """What a trade or a counter-offer of a seat to another may hold."""

    partner: Seat
    own: tuple[Asset, ...]
    theirs: tuple[Asset, ...]
    give_money: Whole
    take_money: Whole


def exchanges(state: State, seat: Seat) -> list[Exchange]:
    """The exchanges that the deciding seat may propose now, or the one with which it may answer (GEN-S1)."""
    return [exchange_with(state, seat, partner) for partner in partners(state, seat)]


def partners(state: State, seat: Seat) -> list[Seat]:
    """The seats to which the deciding seat may propose a trade, or the one that it may answer (GEN-S1)."""
    decision = state.decisions[-1]
    if isinstance(decision, Trade):
        others = [decision.by] if decision.counters < MOST_COUNTERS else []
    elif _is_free(state, seat) and state.spent.proposals < state.setting.options.proposals:
        others = [other for other in players(state) if other != seat]
    else:
        return []
    debt, cash = debt_of_turn(state), state.balances
    own, can_pay = tradable(state, seat), cash[seat] >= LEAST_MONEY
    if debt is None:
        # GEN-S1: each gives something, and a card changes hands.
        return [
            other
            for other in others
            if ((theirs := tradable(state, other)) or own)
            and (own or can_pay)
            and (theirs or cash[other] >= LEAST_MONEY)
        ]
    # GEN-F0: a debtor gives cards for money.
    if debt.seat == seat:
        return [other for other in others if own and cash[other] >= LEAST_MONEY]
    return [other for other in others if tradable(state, other) and can_pay]


def to_auction(state: State, seat: Seat) -> tuple[Asset, ...]:
    """The cards that the deciding seat may put up for auction now (GEN-S2)."""
    if _is_free(state, seat) and state.spent.auctions < state.setting.options.proposals:
        return tradable(state, seat)
    return ()


def minimum_bounds(state: State, seat: Seat, cards: Sequence[Asset]) -> tuple[int, int]:
    """The least minimum for the cards, and the highest that another player could bid."""
    richest = max(state.balances[other] for other in players(state) if other != seat)
    least = min(least_minimum(state, asset) for asset in cards)
    return least, max(least, richest)


def _is_free(state: State, seat: Seat) -> bool:
    """Whether the deciding seat may trade and auction: between its actions, and in debt in its turn."""
    decision = state.decisions[-1]
    return isinstance(decision, FREE) or (isinstance(decision, Debt) and seat == state.decisions[0].seat)


def exchange_with(state: State, seat: Seat, partner: Seat) -> Exchange:
    """The exchange between the deciding seat and one of its `partners` (GEN-S1, GEN-F0)."""
    own, theirs, debt = tradable(state, seat), tradable(state, partner), debt_of_turn(state)
    give_money, take_money = _money(state, seat, bool(own)), _money(state, partner, bool(theirs))
    if debt is not None:
        # GEN-F0: a debtor gives cards for money.
        least = replace(take_money if debt.seat == seat else give_money, low=LEAST_MONEY)
        give_money, take_money = (NO_MONEY, least) if debt.seat == seat else (least, NO_MONEY)
    elif not own:
        take_money = NO_MONEY
    elif not theirs:
        give_money = NO_MONEY
    return Exchange(partner, own, theirs, give_money, take_money)


def _bounds(state: State, exchange: Exchange) -> dict[str, Bound]:
    """The bounds of an exchange of the deciding seat."""
    keys, debt = state.setting.keys, debt_of_turn(state)
    own, theirs = (tuple(keys[asset] for asset in cards) for cards in (exchange.own, exchange.theirs))
    return {
        "give": SomeOf(values=own, low=_least_cards(debt, state.decisions[-1].seat)),
        "take": SomeOf(values=theirs, low=_least_cards(debt, exchange.partner)),
        "give_money": exchange.give_money,
        "take_money": exchange.take_money,
    }


def _least_cards(debt: Debt | None, giver: Seat) -> int:
    """The least number of cards that a seat must give: a debtor gives no money (GEN-F0)."""
    return 1 if debt is not None and debt.seat == giver else 0


def _money(state: State, seat: Seat, has_cards: bool) -> Whole:
    """The money that the seat may give: at least 10 if it has no card to give (GEN-S1)."""
    return Whole(low=0 if has_cards else LEAST_MONEY, high=state.balances[seat], step=10)
