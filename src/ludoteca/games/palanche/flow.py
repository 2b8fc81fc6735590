"""Which chapter an action belongs to, and how the table goes on by itself until somebody must decide."""

from collections.abc import Callable
from typing import Any, get_args

import msgspec

from ludoteca.core import Illegal, Seat

from . import actions, auction, cards, debts, investing, rounds, spaces, trading, turn
from .actions import PalancheAction
from .frames import AnyFrame, Auction, CardRest, Debt, Destination, Levy, Purchase, RideOffer, Trade, Turn
from .state import State, Table


class Chapter(msgspec.Struct, frozen=True):
    """Where an action is judged, and where it is played once it is judged legal."""

    check: Callable[[State | Table, Seat, Any], None]
    play: Callable[[Table, Seat, Any], None]


CHAPTERS: dict[type[PalancheAction], Chapter] = {
    actions.Roll: Chapter(turn.check_roll, turn.roll),
    actions.EndTurn: Chapter(turn.check_end_turn, turn.end_turn),
    actions.Buy: Chapter(spaces.check_buy, spaces.buy),
    actions.DeclinePurchase: Chapter(spaces.check_decline_purchase, spaces.decline_purchase),
    actions.TakeRide: Chapter(spaces.check_take_ride, spaces.take_ride),
    actions.DeclineRide: Chapter(spaces.check_decline_ride, spaces.decline_ride),
    actions.ChooseSpace: Chapter(cards.check_choose_space, cards.choose_space),
    actions.PlayCard: Chapter(cards.check_play_card, cards.play_card),
    actions.Invest: Chapter(investing.check_invest, investing.invest),
    actions.Bid: Chapter(auction.check_bid, auction.bid),
    actions.DropOut: Chapter(auction.check_drop_out, auction.drop_out),
    actions.AuctionCard: Chapter(auction.check_auction_card, auction.auction_card),
    actions.ProposeTrade: Chapter(trading.check_propose_trade, trading.propose_trade),
    actions.CounterTrade: Chapter(trading.check_counter_trade, trading.counter_trade),
    actions.AcceptTrade: Chapter(trading.check_accept_trade, trading.accept_trade),
    actions.DeclineTrade: Chapter(trading.check_decline_trade, trading.decline_trade),
    actions.SellCard: Chapter(debts.check_sell_card, debts.sell_card),
    actions.SellInvestment: Chapter(debts.check_sell_investment, debts.sell_investment),
    actions.PayDebt: Chapter(debts.check_pay_debt, debts.pay_debt),
    actions.DeclareBankruptcy: Chapter(debts.check_declare_bankruptcy, debts.declare_bankruptcy),
    actions.TimeUp: Chapter(rounds.check_time_up, rounds.run_out_of_time),
}
assert set(CHAPTERS) == set(get_args(PalancheAction)), "every action has its chapter"


def wait(_: Table, __: AnyFrame) -> bool:
    """Nothing goes on before somebody has decided."""
    return False


# A table by kind, not a `match`: this is asked after every action, and a class pattern that fails is slow.
SETTLING: dict[type[AnyFrame], Callable[[Table, Any], bool]] = {
    Turn: rounds.settle_turn,
    Purchase: wait,
    RideOffer: spaces.settle_ride_offer,
    Destination: wait,
    CardRest: cards.settle_card,
    Levy: cards.settle_levy,
    Debt: debts.settle_debt,
    Auction: wait,
    Trade: wait,
}
"""How each kind of decision goes on by itself: whether it did, or somebody must decide."""
assert set(SETTLING) == set(get_args(AnyFrame)), "every decision says whether it goes on by itself"


def check(at: State | Table, seat: Seat, action: PalancheAction) -> None:
    """The judge: raises Illegal with the rule that forbids the action."""
    CHAPTERS[type(action)].check(at, seat, action)


def settle(t: Table) -> None:
    """Go on with what needs nobody's decision, until a decision is on top or the match is over."""
    while frames := t.frames:
        frame = frames[-1]
        if not SETTLING[type(frame)](t, frame):
            return


def is_legal(at: State | Table, seat: Seat, action: PalancheAction) -> bool:
    """Whether the judge lets the action pass."""
    try:
        check(at, seat, action)
    except Illegal:
        return False
    return True
