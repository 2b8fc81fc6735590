"""Auctions, by the Banca or by a player (GEN-A2, GEN-S2)."""

from msgspec.structs import replace

from ludoteca.core import Illegal, Seat

from .actions import AuctionCard, Bid, DropOut
from .events import AuctionFailed, AuctionOpened, AuctionWon, BidMade, DroppedOut
from .frames import Auction
from .judging import hand_over, require_bare, require_decision, require_free_moment, require_own
from .state import State, Table, left_of

LEAST_BID = 10


def check_auction_card(at: State | Table, seat: Seat, action: AuctionCard) -> None:
    """In one's own turn, a bare card of one's own, as often as the table allows (GEN-S2, GEN-S3)."""
    require_free_moment(at, seat, in_debt=True)
    limit = at.setting.options.proposals
    if at.spent.auctions >= limit:
        raise Illegal("GEN-S2", "auctions-used-up", limit=limit)
    require_bare(at, require_own(at, seat, action.card, "GEN-S2"))
    if action.minimum < LEAST_BID:
        raise Illegal("GEN-S2", "minimum-too-low", minimum=action.minimum, least=LEAST_BID)
    if action.minimum % 10:
        raise Illegal("GEN-S2", "not-in-tens", amount=action.minimum)


def auction_card(t: Table, seat: Seat, action: AuctionCard) -> None:
    """Put a card of one's own under the hammer."""
    t.spent = replace(t.spent, auctions=t.spent.auctions + 1)
    open_auction(t, action.card, seat, action.minimum)


def open_auction(t: Table, card: str, seller: Seat | None, minimum: int) -> None:
    """Who has at least 10 may bid, from the left of the active player, the seller left out (GEN-A2)."""
    bidders = tuple(s for s in left_of(t, t.turn) if s != seller and t.balances[s] >= LEAST_BID)
    t.told.append(AuctionOpened(card=card, seller=seller, minimum=minimum))
    # The seat is only a placeholder here: going on puts in who speaks first.
    t.push(Auction(seat=t.turn, card=card, seller=seller, minimum=minimum, waiting=bidders))
    _go_on(t, bidders, 0, None)


def check_bid(at: State | Table, seat: Seat, action: Bid) -> None:
    """In tens, at least 10 more than the standing bid, at most one's cash (GEN-A2)."""
    frame = require_decision(at, seat, Auction, "GEN-A2", "no-auction")
    if action.amount % 10:
        raise Illegal("GEN-A2", "not-in-tens", amount=action.amount)
    if action.amount < frame.next_bid:
        raise Illegal("GEN-A2", "bid-too-low", amount=action.amount, least=frame.next_bid)
    if action.amount > at.balances[seat]:
        raise Illegal("GEN-A2", "bid-above-cash", amount=action.amount, cash=at.balances[seat])


def bid(t: Table, seat: Seat, action: Bid) -> None:
    """The bidder waits until all others have spoken."""
    frame = t.frames[-1]
    assert isinstance(frame, Auction)
    t.told.append(BidMade(seat=seat, card=frame.card, amount=action.amount))
    _go_on(t, (*frame.waiting[1:], seat), action.amount, seat)


def check_drop_out(at: State | Table, seat: Seat, _: DropOut) -> None:
    """There must be an auction, and it is the seat's turn to speak."""
    require_decision(at, seat, Auction, "GEN-A2", "no-auction")


def drop_out(t: Table, seat: Seat, _: DropOut) -> None:
    """Leave it for good (GEN-A2)."""
    frame = t.frames[-1]
    assert isinstance(frame, Auction)
    t.told.append(DroppedOut(seat=seat, card=frame.card))
    _go_on(t, frame.waiting[1:], frame.bid, frame.bidder)


def _go_on(t: Table, waiting: tuple[Seat, ...], standing: int, bidder: Seat | None) -> None:
    """Ask the next who can bid at all; the hammer falls when only the standing bidder is left."""
    frame = t.frames[-1]
    assert isinstance(frame, Auction)
    least = standing + 10 if standing else frame.minimum
    while waiting and waiting[0] != bidder:
        seat = waiting[0]
        if t.balances[seat] >= least:
            t.put(
                Auction(
                    seat=seat,
                    card=frame.card,
                    seller=frame.seller,
                    minimum=frame.minimum,
                    bid=standing,
                    bidder=bidder,
                    waiting=waiting,
                )
            )
            return
        t.told.append(DroppedOut(seat=seat, card=frame.card, short=True))
        waiting = waiting[1:]
    t.pop()
    if bidder is None:
        t.told.append(AuctionFailed(card=frame.card, seller=frame.seller))
        return
    _hammer_falls(t, frame.card, frame.seller, bidder, standing)


def _hammer_falls(t: Table, card: str, seller: Seat | None, winner: Seat, amount: int) -> None:
    """The winner pays the Banca, or the player who sells (GEN-A1, GEN-S2)."""
    asset = t.setting.number[card]
    t.told.append(AuctionWon(seat=winner, card=card, amount=amount, seller=seller))
    if seller is None:
        t.give_deed(asset, winner)
        t.pay(winner, t.setting.banca, amount, "auction", card=card)
    else:
        hand_over(t, asset, seller, winner)
        t.pay(winner, seller, amount, "auction_sale", card=card)
