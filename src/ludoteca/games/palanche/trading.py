"""Exchanges between two players, with counter-offers (GEN-S1, GEN-S3, GEN-S4)."""

from msgspec.structs import replace

from ludoteca.core import Illegal, Seat

from .actions import AcceptTrade, CounterTrade, DeclineTrade, ProposeTrade
from .events import TradeDeclined, TradeMade, TradeProposed
from .frames import Trade
from .judging import hand_over, require_bare, require_decision, require_free_moment, require_own
from .state import State, Table

MOST_COUNTERS = 10


def check_propose_trade(at: State | Table, seat: Seat, action: ProposeTrade) -> None:
    """In one's own turn, to another player in the game, as often as the table allows (GEN-S1)."""
    require_free_moment(at, seat, in_debt=True)
    limit = at.setting.options.proposals
    if at.spent.proposals >= limit:
        raise Illegal("GEN-S1", "proposals-used-up", limit=limit)
    partner = action.partner
    if partner == seat or not 0 <= partner < at.setting.seats:
        raise Illegal("GEN-S1", "no-such-partner", other=partner)
    if partner in at.course.out:
        raise Illegal("GEN-F2", "partner-bankrupt", other=partner)
    check_terms(at, seat, partner, action)


def check_terms(
    at: State | Table, giver: Seat, taker: Seat, terms: ProposeTrade | CounterTrade | Trade
) -> None:
    """What two players may exchange (GEN-S1, GEN-S3, GEN-S4)."""
    if terms.give_money and terms.take_money:
        raise Illegal("GEN-S1", "money-both-ways", give=terms.give_money, take=terms.take_money)
    for amount, payer in ((terms.give_money, giver), (terms.take_money, taker)):
        if amount % 10 or amount < 0:
            raise Illegal("GEN-S1", "not-in-tens", amount=amount)
        if amount > at.balances[payer]:
            raise Illegal("GEN-S1", "money-above-cash", seat=payer, amount=amount, cash=at.balances[payer])
    for cards, owner in ((terms.give, giver), (terms.take, taker)):
        if len(set(cards)) < len(cards):
            raise Illegal("GEN-S1", "card-twice", cards=list(cards))
        for card in cards:
            require_bare(at, require_own(at, owner, card, "GEN-S1"))
    if not terms.give and not terms.take:
        raise Illegal("GEN-S1", "no-card-in-trade")
    if not (terms.give or terms.give_money) or not (terms.take or terms.take_money):
        raise Illegal("GEN-S4", "gift")


def propose_trade(t: Table, seat: Seat, action: ProposeTrade) -> None:
    """An offer comes on the table."""
    t.spent = replace(t.spent, proposals=t.spent.proposals + 1)
    _put_offer(t, seat, action.partner, action, 0)


def _put_offer(t: Table, by: Seat, to: Seat, terms: ProposeTrade | CounterTrade, counters: int) -> None:
    t.course = replace(t.course, offers=t.course.offers + 1)
    t.push(
        Trade(
            seat=to,
            by=by,
            offer=t.course.offers,
            give=terms.give,
            take=terms.take,
            give_money=terms.give_money,
            take_money=terms.take_money,
            counters=counters,
        )
    )
    t.told.append(
        TradeProposed(
            seat=by,
            partner=to,
            offer=t.course.offers,
            counter=counters,
            give=terms.give,
            take=terms.take,
            give_money=terms.give_money,
            take_money=terms.take_money,
        )
    )


def _require_offer(at: State | Table, seat: Seat, offer: int) -> Trade:
    """The offer on the table, if it is the one that is meant: every counter-offer lets the former lapse."""
    if at.frames and not isinstance(at.frames[-1], Trade) and 0 < offer <= at.course.offers:
        raise Illegal("GEN-S1", "offer-lapsed", offer=offer)
    frame = require_decision(at, seat, Trade, "GEN-S1", "no-offer")
    if offer != frame.offer:
        raise Illegal("GEN-S1", "offer-lapsed", offer=offer, standing=frame.offer)
    return frame


def check_counter_trade(at: State | Table, seat: Seat, action: CounterTrade) -> None:
    """The two may go on countering, up to ten times (GEN-S1)."""
    frame = _require_offer(at, seat, action.offer)
    if frame.counters >= MOST_COUNTERS:
        raise Illegal("GEN-S1", "counters-used-up", limit=MOST_COUNTERS)
    check_terms(at, seat, frame.by, action)


def counter_trade(t: Table, seat: Seat, action: CounterTrade) -> None:
    """The answer takes the place of the offer."""
    frame = t.frames[-1]
    assert isinstance(frame, Trade)
    t.pop()
    _put_offer(t, seat, frame.by, action, frame.counters + 1)


def check_accept_trade(at: State | Table, seat: Seat, action: AcceptTrade) -> None:
    """The offer must be the one on the table."""
    _require_offer(at, seat, action.offer)


def accept_trade(t: Table, seat: Seat, _: AcceptTrade) -> None:
    """The cards change hands, the money too (GEN-S1)."""
    frame = t.frames[-1]
    assert isinstance(frame, Trade)
    t.pop()
    t.told.append(
        TradeMade(
            seat=frame.by,
            partner=seat,
            offer=frame.offer,
            give=frame.give,
            take=frame.take,
            give_money=frame.give_money,
            take_money=frame.take_money,
        )
    )
    number = t.setting.number
    for card in frame.give:
        hand_over(t, number[card], frame.by, seat)
    for card in frame.take:
        hand_over(t, number[card], seat, frame.by)
    if frame.give_money:
        t.pay(frame.by, seat, frame.give_money, "trade")
    elif frame.take_money:
        t.pay(seat, frame.by, frame.take_money, "trade")


def check_decline_trade(at: State | Table, seat: Seat, action: DeclineTrade) -> None:
    """The offer must be the one on the table."""
    _require_offer(at, seat, action.offer)


def decline_trade(t: Table, seat: Seat, _: DeclineTrade) -> None:
    """That is the end of the proposal."""
    frame = t.frames[-1]
    assert isinstance(frame, Trade)
    t.pop()
    t.told.append(TradeDeclined(seat=seat, partner=frame.by, offer=frame.offer))
