"""The module that judges and plays each action, and the steps between decisions that need none."""

from collections.abc import Callable
from typing import Any, get_args

from ludoteca.core import Chance, Illegal, Seat, Step

from . import (
    actions,
    auction,
    cards,
    debts,
    investing,
    rounds,
    several,
    spaces,
    talking,
    trading,
    turn,
    voting,
)
from .actions import PalancheAction
from .course import Course
from .decisions import (
    Auction,
    CardRest,
    Debt,
    Destination,
    EndVote,
    Levy,
    PalancheDecision,
    Purchase,
    Reading,
    RideOffer,
    Trade,
    Turn,
)
from .state import State

Chapter = tuple[Callable[[State, Seat, Any], None], Callable[[Course, Seat, Any], None]]
"""The function that judges an action, and the one that plays it once it is judged legal."""

CHAPTERS: dict[type[PalancheAction], Chapter] = {
    actions.Roll: (turn.check_roll, turn.roll),
    actions.EndTurn: (turn.check_end_turn, turn.end_turn),
    actions.Buy: (spaces.check_buy, spaces.buy),
    actions.DeclinePurchase: (spaces.check_decline_purchase, spaces.decline_purchase),
    actions.TakeRide: (spaces.check_take_ride, spaces.take_ride),
    actions.DeclineRide: (spaces.check_decline_ride, spaces.decline_ride),
    actions.ChooseSpace: (cards.check_choose_space, cards.choose_space),
    actions.PlayCard: (cards.check_play_card, cards.play_card),
    actions.ReadCard: (spaces.check_read_card, spaces.read_card),
    actions.Invest: (investing.check_invest, investing.invest),
    actions.Bid: (auction.check_bid, auction.bid),
    actions.DropOut: (auction.check_drop_out, auction.drop_out),
    actions.AuctionCard: (auction.check_auction_card, auction.auction_card),
    actions.ProposeTrade: (trading.check_propose_trade, trading.propose_trade),
    actions.CounterTrade: (trading.check_counter_trade, trading.counter_trade),
    actions.AcceptTrade: (trading.check_accept_trade, trading.accept_trade),
    actions.DeclineTrade: (trading.check_decline_trade, trading.decline_trade),
    actions.SellCard: (debts.check_sell_card, debts.sell_card),
    actions.SellInvestment: (debts.check_sell_investment, debts.sell_investment),
    actions.Several: (several.check_several, several.play_several),
    actions.MarkCards: (talking.check_mark_cards, talking.mark_cards),
    actions.StopAsking: (talking.check_stop_asking, talking.stop_asking),
    actions.PayDebt: (debts.check_pay_debt, debts.pay_debt),
    actions.DeclareBankruptcy: (debts.check_declare_bankruptcy, debts.declare_bankruptcy),
    actions.ProposeEnd: (voting.check_propose_end, voting.propose_end),
    actions.AgreeToEnd: (voting.check_agree_to_end, voting.agree_to_end),
    actions.RefuseEnd: (voting.check_refuse_end, voting.refuse_end),
    actions.TimeUp: (rounds.check_time_up, rounds.run_out_of_time),
}
assert set(CHAPTERS) == set(get_args(PalancheAction)), "every action has its chapter"


def wait(_: Course, __: PalancheDecision) -> bool:
    """Stop at a decision that a seat has to make."""
    return False


# A table by kind, not a `match`: this is asked after every action, and a class pattern that fails is slow.
SETTLING: dict[type[PalancheDecision], Callable[[Course, Any], bool]] = {
    Turn: rounds.settle_turn,
    Purchase: wait,
    RideOffer: spaces.settle_ride_offer,
    Destination: wait,
    Reading: wait,
    CardRest: cards.settle_card,
    Levy: cards.settle_levy,
    Debt: debts.settle_debt,
    Auction: wait,
    Trade: wait,
    EndVote: wait,
}
"""For each kind of decision: go on without the seat if possible; returns whether it did."""
assert set(SETTLING) == set(get_args(PalancheDecision)), "every decision says whether it goes on by itself"


def check(state: State, seat: Seat, action: PalancheAction) -> None:
    """The judge: raises Illegal with the rule that forbids the action to the seat now."""
    check_it, _ = CHAPTERS[type(action)]
    check_it(state, seat, action)


def apply(state: State, seat: Seat, action: PalancheAction, chance: Chance) -> Step[State]:
    """Judge the action, play it, and go on to the next decision; raises Illegal as `check` does."""
    check_it, play_it = CHAPTERS[type(action)]
    check_it(state, seat, action)
    course = Course(state, chance)
    play_it(course, seat, action)
    settle(course)
    return course.step()


def settle(course: Course) -> None:
    """Play on without input until a seat has to decide or the match is over."""
    while decisions := course.state.decisions:
        decision = decisions[-1]
        if not SETTLING[type(decision)](course, decision):
            return


def is_legal(state: State, seat: Seat, action: PalancheAction) -> bool:
    """Whether the rules allow the action."""
    try:
        check(state, seat, action)
    except Illegal:
        return False
    return True
