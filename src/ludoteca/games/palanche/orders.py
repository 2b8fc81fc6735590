"""Standing orders: bid up to a limit and be left alone (GEN-A2)."""

from ludoteca.core import Illegal, Record, Seat, Term

from .actions import Bid, CardKey, DropOut, Money
from .decisions import Auction
from .derivations import least_bid_derived, missing_derived, over_tens_derived
from .state import State


class BidUpTo(Record, frozen=True, kw_only=True):
    """Bid the least that is allowed whenever asked, up to the limit, then drop out."""

    card: CardKey
    limit: Money


def check_order(state: State, seat: Seat, order: BidUpTo) -> None:
    """Raises Illegal unless the seat is in the auction of this card and can bid up to the limit (GEN-A2)."""
    auction = _auction_of(state, seat, order)
    if auction is None:
        raise Illegal("GEN-A2", "not-in-auction", card=order.card)
    if order.limit % 10:
        raise Illegal("GEN-A2", "not-in-tens", over_tens_derived(order.limit), amount=order.limit)
    if order.limit < auction.next_bid and auction.bidder != seat:
        sums = least_bid_derived(auction.minimum, auction.bid)
        raise Illegal("GEN-A2", "bid-too-low", sums, amount=order.limit, least=auction.next_bid)
    if order.limit > state.balances[seat]:
        short = missing_derived(state, seat, Term("own-bid", order.limit))
        raise Illegal("GEN-A2", "bid-above-cash", short, amount=order.limit, cash=state.balances[seat])


def order_stands(state: State, seat: Seat, order: BidUpTo) -> bool:
    """Whether the auction goes on and the seat is still in it."""
    return _auction_of(state, seat, order) is not None


def carry_out(state: State, seat: Seat, order: BidUpTo) -> Bid | DropOut:
    """The least bid, or to drop out if it is above the limit."""
    auction = _auction_of(state, seat, order)
    assert auction is not None
    return Bid(amount=auction.next_bid) if auction.next_bid <= order.limit else DropOut()


def _auction_of(state: State, seat: Seat, order: BidUpTo) -> Auction | None:
    """The open auction of the card, if the seat is still in it."""
    top = state.decisions[-1] if state.decisions else None
    if isinstance(top, Auction) and top.card == order.card and seat in top.waiting:
        return top
    return None
