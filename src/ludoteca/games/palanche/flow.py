"""How an action is judged and played, and how the table goes on by itself until somebody must decide."""

from typing import assert_never

from ludoteca.core import Illegal, Seat

from . import auction, cards, debts, investing, rounds, spaces, trading, turn
from .actions import (
    AcceptTrade,
    AuctionCard,
    Bid,
    Buy,
    ChooseSpace,
    CounterTrade,
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
    ProposeTrade,
    Roll,
    SellCard,
    SellInvestment,
    TakeRide,
    TimeUp,
)
from .frames import Auction, CardRest, Debt, Destination, Levy, Purchase, RideOffer, Trade, Turn
from .state import State, Table


def check(at: State | Table, seat: Seat, action: PalancheAction) -> None:
    """The judge: raises Illegal with the rule that forbids the action."""
    match action:
        case Roll():
            turn.check_roll(at, seat)
        case EndTurn():
            turn.check_end_turn(at, seat)
        case DropOut():
            auction.check_drop_out(at, seat)
        case Bid():
            auction.check_bid(at, seat, action)
        case Buy():
            spaces.check_buy(at, seat)
        case DeclinePurchase():
            spaces.check_decline_purchase(at, seat)
        case Invest():
            investing.check_invest(at, seat, action)
        case TakeRide():
            spaces.check_take_ride(at, seat)
        case DeclineRide():
            spaces.check_decline_ride(at, seat)
        case ProposeTrade():
            trading.check_propose_trade(at, seat, action)
        case AcceptTrade():
            trading.check_accept_trade(at, seat, action)
        case DeclineTrade():
            trading.check_decline_trade(at, seat, action)
        case CounterTrade():
            trading.check_counter_trade(at, seat, action)
        case AuctionCard():
            auction.check_auction_card(at, seat, action)
        case SellInvestment():
            debts.check_sell_investment(at, seat, action)
        case SellCard():
            debts.check_sell_card(at, seat, action)
        case ChooseSpace():
            cards.check_choose_space(at, seat, action)
        case PlayCard():
            cards.check_play_card(at, seat, action)
        case PayDebt():
            debts.check_pay_debt(at, seat)
        case DeclareBankruptcy():
            debts.check_declare_bankruptcy(at, seat)
        case TimeUp():
            rounds.check_time_up(at, seat)
        case _:
            assert_never(action)


def perform(t: Table, seat: Seat, action: PalancheAction) -> None:
    """Play an action that was judged legal, and all that follows by itself."""
    match action:
        case Roll():
            turn.roll(t, seat)
        case EndTurn():
            rounds.pass_on(t)
        case DropOut():
            auction.drop_out(t, seat)
        case Bid():
            auction.bid(t, seat, action)
        case Buy():
            spaces.buy(t, seat)
        case DeclinePurchase():
            spaces.decline_purchase(t, seat)
        case Invest():
            investing.invest(t, seat, action)
        case TakeRide():
            spaces.take_ride(t, seat)
        case DeclineRide():
            spaces.decline_ride(t, seat)
        case ProposeTrade():
            trading.propose_trade(t, seat, action)
        case AcceptTrade():
            trading.accept_trade(t, seat)
        case DeclineTrade():
            trading.decline_trade(t, seat)
        case CounterTrade():
            trading.counter_trade(t, seat, action)
        case AuctionCard():
            auction.auction_card(t, seat, action)
        case SellInvestment():
            debts.sell_investment(t, seat, action)
        case SellCard():
            debts.sell_card(t, seat, action)
        case ChooseSpace():
            cards.choose_space(t, seat, action)
        case PlayCard():
            cards.play_card(t, seat, action)
        case PayDebt():
            debts.pay_debt(t)
        case DeclareBankruptcy():
            debts.declare_bankruptcy(t)
        case TimeUp():
            rounds.run_out_of_time(t)
        case _:
            assert_never(action)
    settle(t)


def settle(t: Table) -> None:
    """Go on with what needs nobody's decision, until a decision is on top or the match is over."""
    while t.frames:
        frame = t.frames[-1]
        match frame:
            case Turn():
                if not frame.over:
                    return
                rounds.pass_on(t)
            case Debt():
                if not debts.settle_debt(t, frame):
                    return
            case RideOffer():
                if not spaces.settle_ride_offer(t, frame):
                    return
            case CardRest():
                cards.go_on(t, frame)
            case Levy():
                cards.settle_levy(t, frame)
            case Purchase() | Auction() | Trade() | Destination():
                return
            case _:
                assert_never(frame)


def is_legal(at: State | Table, seat: Seat, action: PalancheAction) -> bool:
    """Whether the judge lets the action pass."""
    try:
        check(at, seat, action)
    except Illegal:
        return False
    return True
