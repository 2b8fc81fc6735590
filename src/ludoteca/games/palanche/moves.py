"""What a seat may do now: what can be listed, what is open-ended, and what is done when time runs out."""

from typing import assert_never

from ludoteca.core import HOUSE, Offer, OneOf, Seat, SomeOf, Whole

from .actions import (
    AcceptTrade,
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
    Roll,
    SellCard,
    SellInvestment,
    TakeRide,
    TimeUp,
)
from .cards import destinations, playable
from .chapters import is_legal
from .debts import can_raise, sales
from .decisions import Auction, CardRest, Debt, Destination, Levy, Purchase, RideOffer, Trade, Turn
from .investing import may_invest_in
from .judging import FREE
from .state import State, players, tradable
from .trading import MOST_COUNTERS


def legal(state: State, seat: Seat) -> list[PalancheAction]:
    """Every action that can be listed; of bids the least, of trades and own auctions none: see `offers`."""
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
        case Auction():
            actions += [DropOut(), Bid(amount=decision.next_bid)]
        case Trade():
            actions += [AcceptTrade(offer=decision.offer), DeclineTrade(offer=decision.offer)]
        case Debt():
            actions += _ways_out(state, seat, decision)
        case CardRest() | Levy():
            raise AssertionError("these settle themselves")
        case _:
            assert_never(decision)
    actions += [PlayCard(card=keys[card]) for card in playable(state, seat)]
    return actions


def _ways_out(state: State, seat: Seat, debt: Debt) -> list[PalancheAction]:
    """Pay, sell what brings least first, or give up (GEN-F1, GEN-F2)."""
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
    """For a seat whose time ran out: drop out, decline, pay, the lowest sale, or else the next thing due."""
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
        case Destination() | Debt():
            return legal(state, seat)[0]
        case CardRest() | Levy():
            raise AssertionError("these settle themselves")
        case _:
            assert_never(decision)


def offers(state: State, seat: Seat) -> list[Offer]:
    """Bids, trades, counter-offers and auctions of one's own, with their bounds."""
    if not state.decisions or state.decisions[-1].seat != seat:
        return []
    decision = state.decisions[-1]
    if isinstance(decision, Auction):
        bids = Whole(low=decision.next_bid, high=_tens(state.balances[seat]), step=10)
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
        minimum = Whole(low=10, high=max(10, _tens(richest)), step=10)
        found.append(Offer(action="auction_card", rule="GEN-S2", bounds={"card": cards, "minimum": minimum}))
    return found


def _exchange(state: State, seat: Seat, partner: Seat, action: str, named: dict[str, OneOf]) -> list[Offer]:
    """What the two could lay on the table; none if neither has a card (GEN-S1)."""
    own, theirs = tradable(state, seat), tradable(state, partner)
    if not own and not theirs:
        return []
    keys = state.setting.keys
    return [
        Offer(
            action=action,
            rule="GEN-S1",
            bounds={
                **named,
                "give": SomeOf(values=tuple(keys[asset] for asset in own)),
                "take": SomeOf(values=tuple(keys[asset] for asset in theirs)),
                "give_money": Whole(low=0, high=_tens(state.balances[seat]), step=10),
                "take_money": Whole(low=0, high=_tens(state.balances[partner]), step=10),
            },
        )
    ]


def _tens(cash: int) -> int:
    return cash // 10 * 10
