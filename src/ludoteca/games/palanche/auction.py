"""Auctions, by the Banca or by a player (GEN-A2, GEN-S2)."""

from msgspec.structs import replace

from ludoteca.core import Illegal, Seat, Term, derived

from .actions import AuctionCard, Bid, DropOut
from .course import Course
from .decisions import Auction, Debt
from .derivations import (
    banca_price_term,
    bid_derived,
    least_bid_derived,
    missing_derived,
    one,
    over_tens_derived,
    still_allowed,
)
from .events import AuctionFailed, AuctionOpened, AuctionWon, BidMade, DroppedOut
from .groups import changes_of, recorded
from .judging import require_bare, require_decision, require_free_moment, require_own
from .state import State, left_of
from .tables import Asset

LEAST_BID = 10


def check_auction_card(state: State, seat: Seat, action: AuctionCard) -> None:
    """Raises Illegal unless the seat may auction this card now (GEN-S2, GEN-S3)."""
    require_free_moment(state, seat, in_debt=True)
    limit = state.setting.options.proposals
    if state.spent.auctions >= limit:
        rest = still_allowed("auctions-left", limit, state.spent.auctions)
        raise Illegal("GEN-S2", "auctions-used-up", rest, limit=limit)
    require_bare(state, require_own(state, seat, action.card, "GEN-S2"))
    least = least_minimum(state, state.setting.number[action.card])
    if action.minimum < least:
        in_debt = least > LEAST_BID
        place = state.setting.number[action.card]
        reason = banca_price_term(state.setting, place) if in_debt else Term("least", least)
        raise Illegal(
            "GEN-F0" if in_debt else "GEN-S2",
            "minimum-too-low",
            derived("least-minimum", reason),
            minimum=action.minimum,
            least=least,
        )
    if action.minimum % 10:
        raise Illegal("GEN-S2", "not-in-tens", over_tens_derived(action.minimum), amount=action.minimum)


def least_minimum(state: State, asset: Asset) -> int:
    """The least minimum of an own auction: in debt no less than what the Banca would give (GEN-F0, GEN-F1).

    Until version 2 of the rules it was 10 in debt too.
    """
    setting = state.setting
    in_debt = isinstance(state.decisions[-1], Debt)
    if not in_debt or setting.rules_version < 3 or asset >= setting.space_count:
        return LEAST_BID
    return max(LEAST_BID, setting.half_price[asset])


def auction_card(course: Course, seat: Seat, action: AuctionCard) -> None:
    """Start an auction of an own card."""
    spent = course.state.spent
    course.change(spent=replace(spent, auctions=spent.auctions + 1))
    open_auction(course, action.card, seat, action.minimum)


def open_auction(course: Course, card: str, seller: Seat | None, minimum: int) -> None:
    """Start an auction among all players with at least 10, from the left of the active one (GEN-A2)."""
    state = course.state
    around = left_of(state, state.turn)
    bidders = tuple(seat for seat in around if seat != seller and state.balances[seat] >= LEAST_BID)
    sums = one("least-bid", "least" if minimum == LEAST_BID else "minimum", minimum)
    course.tell(AuctionOpened(card=card, seller=seller, minimum=minimum, derivations=sums))
    # The seat is a placeholder: the next step sets the first bidder.
    course.open(Auction(seat=state.turn, card=card, seller=seller, minimum=minimum, waiting=bidders))
    _go_on(course, bidders, 0, None)


def check_bid(state: State, seat: Seat, action: Bid) -> None:
    """Raises Illegal unless the bid is in tens, over the last bid by 10, and covered by cash (GEN-A2)."""
    decision = require_decision(state, seat, Auction, "GEN-A2", "no-auction")
    if action.amount % 10:
        raise Illegal("GEN-A2", "not-in-tens", over_tens_derived(action.amount), amount=action.amount)
    if action.amount < decision.next_bid:
        raise Illegal(
            "GEN-A2",
            "bid-too-low",
            least_bid_derived(decision.minimum, decision.bid),
            amount=action.amount,
            least=decision.next_bid,
        )
    if action.amount > state.balances[seat]:
        short = missing_derived(state, seat, Term("own-bid", action.amount))
        raise Illegal("GEN-A2", "bid-above-cash", short, amount=action.amount, cash=state.balances[seat])


def bid(course: Course, seat: Seat, action: Bid) -> None:
    """Record a bid and ask the next seat."""
    decision = course.decided(Auction)
    sums = (bid_derived(decision, action.amount),)
    course.tell(BidMade(seat=seat, card=decision.card, amount=action.amount, derivations=sums))
    _go_on(course, (*decision.waiting[1:], seat), action.amount, seat)


def check_drop_out(state: State, seat: Seat, _: DropOut) -> None:
    """Raises Illegal unless the seat has to bid or drop out."""
    require_decision(state, seat, Auction, "GEN-A2", "no-auction")


def drop_out(course: Course, seat: Seat, _: DropOut) -> None:
    """Leave the auction for good (GEN-A2)."""
    decision = course.decided(Auction)
    course.tell(DroppedOut(seat=seat, card=decision.card))
    _go_on(course, decision.waiting[1:], decision.bid, decision.bidder)


def _go_on(course: Course, waiting: tuple[Seat, ...], standing: int, bidder: Seat | None) -> None:
    """Ask the next seat that can bid; end the auction when only the last bidder is left."""
    decision = course.decided(Auction)
    least = standing + 10 if standing else decision.minimum
    while waiting and waiting[0] != bidder:
        seat = waiting[0]
        if course.state.balances[seat] >= least:
            course.go_on(
                Auction(
                    seat=seat,
                    card=decision.card,
                    seller=decision.seller,
                    minimum=decision.minimum,
                    bid=standing,
                    bidder=bidder,
                    waiting=waiting,
                )
            )
            return
        asked = least_bid_derived(decision.minimum, standing).terms
        short = missing_derived(course.state, seat, *asked)
        course.tell(DroppedOut(seat=seat, card=decision.card, short=True, derivations=(short,)))
        waiting = waiting[1:]
    course.close()
    if bidder is None:
        course.tell(AuctionFailed(card=decision.card, seller=decision.seller))
        return
    knock_down(course, decision.card, decision.seller, bidder, standing)


def knock_down(course: Course, card: str, seller: Seat | None, winner: Seat, amount: int) -> None:
    """End the auction: the winner pays the Banca, or the player who sells (GEN-A1, GEN-S2)."""
    asset = course.setting.number[card]
    sums = one("paid", "auction", amount, card=card)
    lost = [] if seller is None else [(seller, asset)]
    course.tell(
        AuctionWon(
            seat=winner,
            card=card,
            amount=amount,
            seller=seller,
            groups=recorded(course.state, changes_of(course.state, [(winner, asset)], lost)),
            derivations=sums,
        )
    )
    if seller is None:
        course.give_deed(asset, winner)
        course.pay(winner, course.setting.banca, amount, "auction", card=card)
    else:
        course.hand_over(asset, seller, winner)
        course.pay(winner, seller, amount, "auction_sale", card=card)
