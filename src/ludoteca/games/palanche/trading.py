"""Exchanges between two players, with counter-offers (GEN-S1, GEN-S3, GEN-S4)."""

from msgspec import UNSET
from msgspec.structs import replace

from ludoteca.core import Derivations, Illegal, Seat, Term, derived

from .actions import AcceptTrade, CounterTrade, DeclineTrade, ProposeTrade
from .course import Course
from .debts import debt_of_turn
from .decisions import Debt, Trade
from .derivations import missing_derived, one, over_tens_derived, owed_derived, still_allowed
from .events import TradeDeclined, TradeMade, TradeProposed
from .groups import changes_of_trade, recorded
from .judging import require_bare, require_decision, require_free_moment, require_own
from .state import State
from .talking import check_reason, remember_question, remember_refusal

MOST_COUNTERS = 10


def check_propose_trade(state: State, seat: Seat, action: ProposeTrade) -> None:
    """Raises Illegal unless the seat may propose this trade now, as often as the options allow (GEN-S1)."""
    require_free_moment(state, seat, in_debt=True)
    limit = state.setting.options.proposals
    if state.spent.proposals >= limit:
        rest = still_allowed("proposals-left", limit, state.spent.proposals)
        raise Illegal("GEN-S1", "proposals-used-up", rest, limit=limit)
    partner = action.partner
    if partner == seat:
        raise Illegal("GEN-S1", "trade-with-oneself")
    if not 0 <= partner < state.setting.seats:
        raise Illegal("GEN-S1", "no-such-partner", other=partner)
    if partner in state.progress.out:
        raise Illegal("GEN-F2", "partner-bankrupt", other=partner)
    check_terms(state, seat, partner, action)


def check_terms(state: State, giver: Seat, taker: Seat, terms: ProposeTrade | CounterTrade | Trade) -> None:
    """Raises Illegal for an exchange that the rules forbid (GEN-S1, GEN-S3, GEN-S4)."""
    if terms.give_money and terms.take_money:
        raise Illegal("GEN-S1", "money-both-ways", give=terms.give_money, take=terms.take_money)
    for amount, payer in ((terms.give_money, giver), (terms.take_money, taker)):
        if amount % 10 or amount < 0:
            raise Illegal("GEN-S1", "not-in-tens", over_tens_derived(amount), amount=amount)
        if amount > (cash := state.balances[payer]):
            short = missing_derived(state, payer, Term("offered", amount))
            raise Illegal("GEN-S1", "money-above-cash", short, seat=payer, amount=amount, cash=cash)
    for cards, owner in ((terms.give, giver), (terms.take, taker)):
        if len(set(cards)) < len(cards):
            raise Illegal("GEN-S1", "card-twice", cards=list(cards))
        for card in cards:
            require_bare(state, require_own(state, owner, card, "GEN-S1"))
    if not terms.give and not terms.take:
        raise Illegal("GEN-S1", "no-card-in-trade")
    if not (terms.give or terms.give_money) or not (terms.take or terms.take_money):
        raise Illegal("GEN-S4", "gift")
    debt = debt_of_turn(state)
    if debt is not None:
        _check_terms_in_debt(state, debt, giver, terms)


def _check_terms_in_debt(
    state: State, debt: Debt, giver: Seat, terms: ProposeTrade | CounterTrade | Trade
) -> None:
    """Raises Illegal unless the debtor gets money, gives none, and can raise as much as before (GEN-F0)."""
    give, take, gives, gets = terms.give, terms.take, terms.give_money, terms.take_money
    if giver != debt.seat:
        give, take, gives, gets = take, give, gets, gives
    if gives or not gets:
        raise Illegal("GEN-F0", "debt-trade-for-money")
    cash = state.balances[debt.seat] + gets
    lost = _at_the_banca(state, give) - _at_the_banca(state, take)
    if cash < debt.owed and gets < lost:
        banca = Term("half-prices-given", _at_the_banca(state, give))
        back = Term("half-prices-taken", -_at_the_banca(state, take))
        more = derived(
            "cash-after", Term("cash", state.balances[debt.seat]), Term("offered", gets), seat=debt.seat
        )
        sums = (owed_derived(state.setting, debt), more, derived("lost-at-the-banca", banca, back))
        raise Illegal("GEN-F0", "debt-trade-loses", *sums, owed=debt.owed, cash=cash, lost=lost, money=gets)


def _at_the_banca(state: State, cards: tuple[str, ...]) -> int:
    """The sum that the Banca would pay for the cards; 0 for kept ones (GEN-F1, GEN-K1)."""
    numbers = [state.setting.number[card] for card in cards]
    return sum(state.setting.half_price[place] for place in numbers if place < state.setting.space_count)


def _money_derived(terms: ProposeTrade | CounterTrade | Trade) -> Derivations:
    """Where the money of an offer comes from: the players agree on it."""
    money = terms.give_money or terms.take_money
    return one("paid", "trade", money) if money else UNSET


def propose_trade(course: Course, seat: Seat, action: ProposeTrade) -> None:
    """Make an offer to another player."""
    course.change(spent=replace(course.state.spent, proposals=course.state.spent.proposals + 1))
    remember_question(course, seat, action.partner)
    _put_offer(course, seat, action.partner, action, 0)


def _put_offer(course: Course, by: Seat, to: Seat, terms: ProposeTrade | CounterTrade, counters: int) -> None:
    """Open an offer as a decision of the other player."""
    course.progress(offers=course.state.progress.offers + 1)
    course.open(
        Trade(
            seat=to,
            by=by,
            offer=course.state.progress.offers,
            give=terms.give,
            take=terms.take,
            give_money=terms.give_money,
            take_money=terms.take_money,
            counters=counters,
        )
    )
    course.tell(
        TradeProposed(
            seat=by,
            partner=to,
            offer=course.state.progress.offers,
            counter=counters,
            give=terms.give,
            take=terms.take,
            give_money=terms.give_money,
            take_money=terms.take_money,
            derivations=_money_derived(terms),
        )
    )


def _require_offer(state: State, seat: Seat, offer: int) -> Trade:
    """The open offer; raises Illegal if it has another number, as after a counter-offer."""
    if state.decisions and not isinstance(state.decisions[-1], Trade) and 0 < offer <= state.progress.offers:
        raise Illegal("GEN-S1", "offer-lapsed", offer=offer)
    decision = require_decision(state, seat, Trade, "GEN-S1", "no-offer")
    if not 0 < offer <= decision.offer:
        raise Illegal("GEN-S1", "no-such-offer", offer=offer)
    if offer != decision.offer:
        raise Illegal("GEN-S1", "offer-lapsed", offer=offer, standing=decision.offer)
    return decision


def check_counter_trade(state: State, seat: Seat, action: CounterTrade) -> None:
    """Raises Illegal after ten counter-offers, or for a forbidden exchange (GEN-S1)."""
    decision = _require_offer(state, seat, action.offer)
    if decision.counters >= MOST_COUNTERS:
        rest = still_allowed("counters-left", MOST_COUNTERS, decision.counters)
        raise Illegal("GEN-S1", "counters-used-up", rest, limit=MOST_COUNTERS)
    check_terms(state, seat, decision.by, action)


def counter_trade(course: Course, seat: Seat, action: CounterTrade) -> None:
    """Replace the offer by the counter-offer."""
    decision = course.decided(Trade)
    course.close()
    remember_refusal(course, decision)
    _put_offer(course, seat, decision.by, action, decision.counters + 1)


def check_accept_trade(state: State, seat: Seat, action: AcceptTrade) -> None:
    """Raises Illegal unless the offer is the open one."""
    _require_offer(state, seat, action.offer)


def accept_trade(course: Course, seat: Seat, _: AcceptTrade) -> None:
    """Exchange the cards and the money (GEN-S1)."""
    decision = course.decided(Trade)
    course.close()
    course.tell(
        TradeMade(
            seat=decision.by,
            partner=seat,
            offer=decision.offer,
            give=decision.give,
            take=decision.take,
            give_money=decision.give_money,
            take_money=decision.take_money,
            groups=recorded(course.state, changes_of_trade(course.state, decision)),
            derivations=_money_derived(decision),
        )
    )
    number = course.setting.number
    for card in decision.give:
        course.hand_over(number[card], decision.by, seat)
    for card in decision.take:
        course.hand_over(number[card], seat, decision.by)
    if decision.give_money:
        course.pay(decision.by, seat, decision.give_money, "trade")
    elif decision.take_money:
        course.pay(seat, decision.by, decision.take_money, "trade")


def check_decline_trade(state: State, seat: Seat, action: DeclineTrade) -> None:
    """Raises Illegal unless the offer is the open one and the reason can be understood."""
    _require_offer(state, seat, action.offer)
    check_reason(state, action)


def decline_trade(course: Course, seat: Seat, action: DeclineTrade) -> None:
    """Decline the offer."""
    decision = course.decided(Trade)
    course.close()
    remember_refusal(course, decision, None if action.amount is UNSET else action.amount)
    course.tell(
        TradeDeclined(
            seat=seat,
            partner=decision.by,
            offer=decision.offer,
            why=action.why,
            group=action.group,
            card=action.card,
            amount=action.amount,
        )
    )
