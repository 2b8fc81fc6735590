"""Whether a stack of open decisions can arise: the judge of frames written by hand."""

from ludoteca.core import Illegal, Invalid, Seat

from .auction import LEAST_BID
from .frames import (
    AnyFrame,
    Auction,
    CardRest,
    Debt,
    Destination,
    Frame,
    Levy,
    Purchase,
    RideOffer,
    Trade,
    Turn,
)
from .investing import A_TURN
from .judging import holds
from .ledger import Account
from .setting import NOBODY
from .state import State
from .tables import SPACES, Card
from .trading import MOST_COUNTERS, check_terms
from .turn import THIRD

MAY_LIE_ON: dict[type[Frame], tuple[type[Frame], ...]] = {
    Purchase: (Turn, CardRest, RideOffer),
    RideOffer: (Turn, CardRest),
    Destination: (Turn, CardRest),
    CardRest: (Turn, CardRest, RideOffer),
    Levy: (Turn, CardRest, RideOffer),
    Debt: (Turn, CardRest, RideOffer, Levy),
    Auction: (Turn, CardRest, RideOffer, Purchase, Debt),
    Trade: (Turn, Purchase, Debt),
}


def check_frames(state: State) -> None:
    """The turn at the bottom, and each decision on one that can have led to it; raises Invalid."""
    if not state.frames:
        return
    bottom = state.frames[0]
    if not isinstance(bottom, Turn) or not _plays(state, bottom.seat):
        raise _impossible(bottom, "turn-missing")
    if not 0 <= bottom.doubles <= THIRD or (bottom.doubles == THIRD) != bottom.over:
        raise _impossible(bottom, "doubles")
    if bottom.roll_due and (bottom.over or (state.course.final and bottom.doubles)):
        raise _impossible(bottom, "roll-due")
    if max(state.spent.proposals, state.spent.auctions) > state.setting.options.proposals:
        raise _impossible(bottom, "proposals")
    if any(state.spent.invested.count(place) > A_TURN for place in state.spent.invested):
        raise Invalid("position-invested", "GEN-I2")
    for below, frame in zip(state.frames, state.frames[1:], strict=False):
        if isinstance(frame, Turn) or type(below) not in MAY_LIE_ON[type(frame)]:
            raise _impossible(frame, "nesting")
        if not _plays(state, frame.seat):
            raise _impossible(frame, "seat")
        _check_frame(state, frame, bottom.seat)


def _impossible(frame: AnyFrame, problem: str) -> Invalid:
    tag = str(frame.__struct_config__.tag)
    return Invalid("position-frame", frame.rule, frame=tag, problem=problem)


def _plays(state: State, seat: Seat) -> bool:
    return 0 <= seat < state.setting.seats and seat not in state.course.out


def _check_frame(state: State, frame: AnyFrame, turn: Seat) -> None:
    match frame:
        case Debt():
            fits = _debt_fits(state, frame, turn)
        case Auction():
            fits = _auction_fits(state, frame, turn)
        case Trade():
            fits = turn in (frame.seat, frame.by) and _trade_fits(state, frame)
        case Levy():
            others = all(_plays(state, seat) and seat != turn for seat in frame.debtors)
            fits = frame.seat == turn and others and _is_amount(frame.each) and _is_card(state, frame.card)
        case CardRest():
            fits = frame.seat == turn and _is_card(state, frame.card)
            fits = fits and 0 < frame.step < len(_card(state, frame.card).does)
        case Destination():
            fits = frame.seat == turn and _is_card(state, frame.card)
            fits = fits and frame.symbol in state.setting.symbols
        case Purchase() | RideOffer():
            fits = frame.seat == turn and _stands_there(state, frame)
        case Turn():
            fits = False
    if not fits:
        raise _impossible(frame, "contents")


def _is_amount(amount: int) -> bool:
    return amount > 0 and amount % 10 == 0


def _is_card(state: State, key: str | None) -> bool:
    return key is not None and state.setting.number.get(key, 0) >= SPACES


def _card(state: State, key: str) -> Card:
    return state.setting.card(state.setting.number[key])


def _stands_there(state: State, frame: Purchase | RideOffer) -> bool:
    place = state.pawns[frame.seat]
    if state.setting.keys[place] != frame.space:
        return False
    if isinstance(frame, Purchase):
        return state.setting.price[place] > 0 and state.land.owner[place] == NOBODY
    return place in state.setting.other_end and not state.course.final


def _debt_fits(state: State, debt: Debt, turn: Seat) -> bool:
    def is_creditor(account: Account) -> bool:
        return isinstance(account, str) or (_plays(state, account) and account != debt.seat)

    named = (debt.space is None or debt.space in state.setting.number) and (
        debt.card is None or _is_card(state, debt.card)
    )
    from_levy = any(isinstance(frame, Levy) for frame in state.frames)
    return (
        named
        and bool(debt.creditors)
        and len(set(debt.creditors)) == len(debt.creditors)
        and all(map(is_creditor, debt.creditors))
        and _is_amount(debt.each)
        and debt.times > 0
        and debt.each % debt.times == 0
        and (debt.seat == turn or from_levy)
    )


def _auction_fits(state: State, frame: Auction, turn: Seat) -> bool:
    asset = state.setting.number.get(frame.card)
    if asset is None or not _is_amount(frame.minimum) or frame.minimum < LEAST_BID:
        return False
    if frame.seller is None:
        own = asset < SPACES and state.setting.price[asset] > 0 and state.land.owner[asset] == NOBODY
    else:
        bare = asset >= SPACES or not state.land.cubes[asset]
        own = frame.seller == turn and holds(state, turn, asset) and bare
    bidders = all(_plays(state, seat) and seat != frame.seller for seat in frame.waiting)
    if not own or not bidders or len(set(frame.waiting)) < len(frame.waiting):
        return False
    if not frame.waiting or frame.waiting[0] != frame.seat or state.balances[frame.seat] < frame.next_bid:
        return False
    if frame.bidder is None:
        return frame.bid == 0
    standing = frame.waiting[-1] == frame.bidder != frame.seat
    return standing and frame.bid % 10 == 0 and frame.minimum <= frame.bid <= state.balances[frame.bidder]


def _trade_fits(state: State, frame: Trade) -> bool:
    if not _plays(state, frame.by) or frame.by == frame.seat or frame.offer != state.course.offers:
        return False
    if not 0 <= frame.counters <= MOST_COUNTERS:
        return False
    try:
        check_terms(state, frame.by, frame.seat, frame)
    except Illegal:
        return False
    return True
