"""Debts, forced sales and bankruptcy (GEN-F0 … GEN-F3)."""

from typing import Literal, NamedTuple

from msgspec.structs import replace

from ludoteca.core import Illegal, Seat

from .actions import DeclareBankruptcy, PayDebt, SellCard, SellInvestment
from .course import Course
from .decisions import Debt
from .derivations import left_derived, missing_derived, owed_derived, raisable_derived
from .events import CardSold, DebtIncurred, InvestmentSold, PaymentDemanded, WentBankrupt
from .judging import require_bare, require_decision, require_own
from .ledger import Account, MoneyReason
from .rounds import finish, pass_on
from .state import NO_SEAT, State, players
from .tables import LEVELS, Asset


def owe(
    course: Course,
    debtor: Seat,
    creditors: tuple[Account, ...],
    each: int,
    reason: MoneyReason,
    times: int = 1,
    space: str | None = None,
    card: str | None = None,
) -> None:
    """Demand a payment: it is made at once if the cash suffices, otherwise it becomes a debt (GEN-F0)."""
    debt = Debt(
        seat=debtor, creditors=creditors, each=each, reason=reason, times=times, space=space, card=card
    )
    state = course.state
    cash = state.balances[debtor]
    is_covered = each * len(creditors) <= cash
    sparing = sparing_cards(state, debt) if state.cards.kept[debtor] else []
    if is_covered and not sparing:
        _pay_off(course, debt)
        return
    course.open(debt)
    owed = owed_derived(state.setting, debt)
    if is_covered and state.setting.rules_version >= 4:
        cards = tuple(state.setting.keys[asset] for asset in sparing)
        course.tell(
            PaymentDemanded(seat=debtor, owed=debt.owed, reason=reason, cards=cards, derivations=(owed,))
        )
        return
    sums = (owed, missing_derived(state, debtor, *owed.terms))
    course.tell(DebtIncurred(seat=debtor, owed=debt.owed, cash=cash, reason=reason, derivations=sums))


def settle_debt(course: Course, debt: Debt) -> bool:
    """Pay the debt if possible, or make the debtor bankrupt; returns False while the debtor has to decide."""
    if debt.owed <= course.state.balances[debt.seat]:
        if sparing_cards(course.state, debt):
            return False
        course.close()
        _pay_off(course, debt)
        return True
    if is_hopeless(course.state, debt):
        go_bankrupt(course, debt)
        return True
    return False


def is_hopeless(state: State, debt: Debt) -> bool:
    """Whether the debtor is bankrupt without a choice (GEN-F2).

    Out of turn, when sales to the Banca cannot cover the debt; in the own turn, where trades and
    auctions are still possible, when no card is left.
    """
    if debt.seat != state.turn:
        return can_raise(state, debt.seat) < debt.owed
    return not state.cards.kept[debt.seat] and not state.land.estates[debt.seat]


def can_raise(state: State, seat: Seat) -> int:
    """The cash of a seat plus the proceeds of all possible sales to the Banca (GEN-F1)."""
    setting, cubes = state.setting, state.land.cubes
    card, cube = setting.half_price, setting.half_cost
    return state.balances[seat] + sum([card[p] + cube[p] * cubes[p] for p in state.land.estates[seat]])


class Sale(NamedTuple):
    """Something that a debtor may sell to the Banca now, and its proceeds (GEN-F1)."""

    place: int
    what: Literal["card", "investment"]
    brings: int


def sales(state: State, seat: Seat) -> list[Sale]:
    """The possible sales of a seat: cards without cubes and top cubes, the cheapest first (GEN-F1)."""
    setting, cubes = state.setting, state.land.cubes
    found = [
        Sale(place, "investment", setting.half_cost[place])
        if cubes[place]
        else Sale(place, "card", setting.half_price[place])
        for place in state.land.estates[seat]
    ]
    return sorted(found, key=lambda sale: sale.brings)


def debt_of_turn(state: State) -> Debt | None:
    """The debt of the player whose turn it is, also while a trade is open on top of it (GEN-F0).

    Only for trades: none is made while a debt of another player is open.
    """
    for decision in state.decisions:
        if isinstance(decision, Debt):
            return decision
    return None


def sparing_cards(state: State, debt: Debt) -> list[Asset]:
    """The kept cards with which the debtor may avoid this payment (GEN-K1)."""
    if debt.reason == "rent":
        kind = "rent"
    elif debt.creditors == ("collection",):
        kind = "collection"
    else:
        return []
    spares = state.setting.spares
    return [card for card in state.cards.kept[debt.seat] if spares.get(card) == kind]


def _pay_off(course: Course, debt: Debt) -> None:
    """Pay all creditors of a debt and close it."""
    for creditor in debt.creditors:
        course.pay(
            debt.seat,
            course.setting.account_number[creditor],
            debt.each,
            debt.reason,
            times=debt.times,
            space=debt.space,
            card=debt.card,
        )


def check_pay_debt(state: State, seat: Seat, _: PayDebt) -> None:
    """Raises Illegal unless the seat has to choose between paying and a kept card."""
    debt = require_decision(state, seat, Debt, "GEN-F0", "nothing-owed")
    if state.balances[seat] < debt.owed:
        raise Illegal(
            "GEN-F3",
            "cash-short",
            missing_derived(state, seat, *owed_derived(state.setting, debt).terms),
            owed=debt.owed,
            cash=state.balances[seat],
        )


def pay_debt(course: Course, _: Seat, __: PayDebt) -> None:
    """Pay a debt although a kept card could have avoided it."""
    debt = course.decided(Debt)
    course.close()
    _pay_off(course, debt)


def _require_short(state: State, seat: Seat) -> None:
    """Raises Illegal unless the seat has a debt that its cash does not cover (GEN-F1)."""
    debt = require_decision(state, seat, Debt, "GEN-F1", "no-debt")
    if state.balances[seat] >= debt.owed:
        raise Illegal(
            "GEN-F1",
            "cash-enough",
            left_derived(state, debt),
            owed=debt.owed,
            cash=state.balances[seat],
        )


def check_sell_card(state: State, seat: Seat, action: SellCard) -> None:
    """Raises Illegal unless it is an own card of a space without cubes (GEN-F1, GEN-K1)."""
    _require_short(state, seat)
    asset = require_own(state, seat, action.space, "GEN-F1")
    if asset >= state.setting.space_count:
        raise Illegal("GEN-K1", "kept-card-unsaleable", card=action.space)
    require_bare(state, asset)


def sell_card(course: Course, seat: Seat, action: SellCard) -> None:
    """Sell a card to the Banca for half its price (GEN-F1)."""
    setting = course.setting
    place = setting.number[action.space]
    course.give_deed(place, NO_SEAT)
    course.tell(CardSold(seat=seat, space=action.space))
    course.pay(setting.banca, seat, setting.half_price[place], "sale", space=action.space)


def check_sell_investment(state: State, seat: Seat, action: SellInvestment) -> None:
    """Raises Illegal unless there is a cube on an own land card (GEN-F1)."""
    _require_short(state, seat)
    asset = require_own(state, seat, action.space, "GEN-F1")
    if asset >= state.setting.space_count or not state.land.cubes[asset]:
        raise Illegal("GEN-F1", "no-cubes", card=action.space)


def sell_investment(course: Course, seat: Seat, action: SellInvestment) -> None:
    """Sell the top cube to the Banca for half its cost (GEN-F1)."""
    setting = course.setting
    place = setting.number[action.space]
    level = course.state.land.cubes[place] - 1
    course.set_cubes(place, level)
    course.tell(InvestmentSold(seat=seat, space=action.space, level=LEVELS[level]))
    course.pay(setting.banca, seat, setting.half_cost[place], "investment_sale", space=action.space)


def check_declare_bankruptcy(state: State, seat: Seat, _: DeclareBankruptcy) -> None:
    """Raises Illegal if sales to the Banca can cover the debt (GEN-F2)."""
    debt = require_decision(state, seat, Debt, "GEN-F2", "nothing-owed")
    if can_raise(state, seat) >= debt.owed:
        sums = (owed_derived(state.setting, debt), raisable_derived(state, seat))
        raise Illegal("GEN-F2", "can-still-pay", *sums, owed=debt.owed, raisable=can_raise(state, seat))


def declare_bankruptcy(course: Course, _: Seat, __: DeclareBankruptcy) -> None:
    """Leave the game."""
    debt = course.decided(Debt)
    go_bankrupt(course, debt)


def go_bankrupt(course: Course, debt: Debt) -> None:
    """Take a seat out of the game: the Banca takes its property and pays its debts (GEN-F2)."""
    seat, setting = debt.seat, course.setting
    deeds = course.state.land.estates[seat]
    cash = course.state.balances[seat]
    course.tell(
        WentBankrupt(
            seat=seat,
            owed=debt.owed,
            cash=cash,
            cards=tuple(setting.keys[asset] for asset in (*deeds, *course.state.cards.kept[seat])),
            derivations=(owed_derived(setting, debt), raisable_derived(course.state, seat)),
        )
    )
    if cash:
        course.pay(seat, setting.banca, cash, "bankruptcy")
    for place in deeds:
        course.set_cubes(place, 0)
        course.give_deed(place, NO_SEAT)
    for card in course.state.cards.kept[seat]:
        course.put_under_deck(card)
    course.set_kept(seat, ())
    course.set_riding(seat, False)
    for creditor in debt.creditors:
        if creditor != "banca":
            account = setting.account_number[creditor]
            course.pay(setting.banca, account, debt.each, "covered", space=debt.space, card=debt.card)
    course.forget_talk_of(seat)
    course.progress(out=(*course.state.progress.out, seat))
    if len(players(course.state)) == 1:
        finish(course, "last-one-left")  # GEN-E2
    elif seat == course.state.turn:
        pass_on(course)
    else:
        course.close()
        _claims_to_banca(course, seat)


def _claims_to_banca(course: Course, seat: Seat) -> None:
    """Redirect debts to a seat that left the game to the Banca (GEN-F2)."""
    decisions = [
        replace(decision, creditors=tuple("banca" if owed == seat else owed for owed in decision.creditors))
        if isinstance(decision, Debt) and seat in decision.creditors
        else decision
        for decision in course.state.decisions
    ]
    course.change(decisions=tuple(decisions))
