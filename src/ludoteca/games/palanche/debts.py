"""Money trouble: debts, forced sales and bankruptcy (GEN-F0 … GEN-F3)."""

from msgspec.structs import replace

from ludoteca.core import Illegal, Seat

from .actions import DeclareBankruptcy, PayDebt, SellCard, SellInvestment
from .events import CardSold, DebtIncurred, InvestmentSold, WentBankrupt
from .frames import Debt
from .judging import require_bare, require_decision, require_own
from .ledger import Account, MoneyReason
from .rounds import finish, pass_on
from .setting import NOBODY, Asset
from .state import State, Table, deeds_of, players
from .tables import LEVELS, SPACES


def owe(
    t: Table,
    debtor: Seat,
    creditors: tuple[Account, ...],
    each: int,
    reason: MoneyReason,
    times: int = 1,
    space: str | None = None,
    card: str | None = None,
) -> None:
    """A payment falls due: paid at once if the cash is there, else it becomes a debt (GEN-F0)."""
    debt = Debt(
        seat=debtor, creditors=creditors, each=each, reason=reason, times=times, space=space, card=card
    )
    cash = t.balances[debtor]
    if each * len(creditors) <= cash and not (t.cards.kept[debtor] and sparing_cards(t, debt)):
        _pay_off(t, debt)
        return
    t.push(debt)
    t.told.append(DebtIncurred(seat=debtor, owed=debt.owed, cash=cash, reason=reason))


def settle_debt(t: Table, debt: Debt) -> bool:
    """Pay it as soon as it can be paid, or go bankrupt when it never can; False while the debtor must act."""
    if debt.owed <= t.balances[debt.seat]:
        if sparing_cards(t, debt):
            return False
        t.pop()
        _pay_off(t, debt)
        return True
    if is_hopeless(t, debt):
        go_bankrupt(t, debt)
        return True
    return False


def is_hopeless(at: State | Table, debt: Debt) -> bool:
    """Whether the debtor is bankrupt without being asked (GEN-F2).

    Out of turn, when sales to the Banca cannot cover the debt; in one's own turn, where one may still trade
    and auction, when no card is left at all.
    """
    if debt.seat != at.frames[0].seat:
        return can_raise(at, debt.seat) < debt.owed
    return not at.cards.kept[debt.seat] and not at.land.estates[debt.seat]


def can_raise(at: State | Table, seat: Seat) -> int:
    """Cash and everything that sales to the Banca would bring (GEN-F1)."""
    setting, cubes = at.setting, at.land.cubes
    halves = sum([setting.price[p] + setting.cost[p] * cubes[p] for p in deeds_of(at, seat)]) // 2
    return at.balances[seat] + halves


def sparing_cards(at: State | Table, debt: Debt) -> list[Asset]:
    """The kept cards that would spare the debtor this payment (GEN-K1)."""
    if debt.reason == "rent":
        kind = "rent"
    elif debt.creditors == ("collection",):
        kind = "collection"
    else:
        return []
    spares = at.setting.spares
    return [card for card in at.cards.kept[debt.seat] if spares.get(card) == kind]


def _pay_off(t: Table, debt: Debt) -> None:
    for creditor in debt.creditors:
        t.pay(
            debt.seat,
            t.setting.account_number[creditor],
            debt.each,
            debt.reason,
            times=debt.times,
            space=debt.space,
            card=debt.card,
        )


def check_pay_debt(at: State | Table, seat: Seat, _: PayDebt) -> None:
    """Paying is asked for only where a kept card could spare it; else it happens by itself."""
    debt = require_decision(at, seat, Debt, "GEN-F0", "no-debt")
    if at.balances[seat] < debt.owed:
        raise Illegal("GEN-F3", "cash-short", owed=debt.owed, cash=at.balances[seat])


def pay_debt(t: Table, _: Seat, __: PayDebt) -> None:
    """Pay although a card could have spared it."""
    debt = t.frames[-1]
    assert isinstance(debt, Debt)
    t.pop()
    _pay_off(t, debt)


def _require_short(at: State | Table, seat: Seat) -> None:
    """Sales to the Banca are only for debts, and only while cash is short (GEN-F1)."""
    debt = require_decision(at, seat, Debt, "GEN-F1", "no-debt")
    if at.balances[seat] >= debt.owed:
        raise Illegal("GEN-F1", "cash-enough", owed=debt.owed, cash=at.balances[seat])


def check_sell_card(at: State | Table, seat: Seat, action: SellCard) -> None:
    """A bare card of one's own; the Banca gives nothing for kept cards (GEN-F1, GEN-K1)."""
    _require_short(at, seat)
    asset = require_own(at, seat, action.space, "GEN-F1")
    if asset >= SPACES:
        raise Illegal("GEN-K1", "kept-card-unsaleable", card=action.space)
    require_bare(at, asset)


def sell_card(t: Table, seat: Seat, action: SellCard) -> None:
    """Half the price from the Banca; the card is free again (GEN-F1)."""
    place = t.setting.number[action.space]
    t.give_deed(place, NOBODY)
    t.told.append(CardSold(seat=seat, space=action.space))
    t.pay(t.setting.banca, seat, t.setting.price[place] // 2, "sale", space=action.space)


def check_sell_investment(at: State | Table, seat: Seat, action: SellInvestment) -> None:
    """A cube on a land card of one's own (GEN-F1)."""
    _require_short(at, seat)
    asset = require_own(at, seat, action.space, "GEN-F1")
    if asset >= SPACES or not at.land.cubes[asset]:
        raise Illegal("GEN-F1", "no-cubes", card=action.space)


def sell_investment(t: Table, seat: Seat, action: SellInvestment) -> None:
    """Half its cost from the Banca, from the top level down (GEN-F1)."""
    place = t.setting.number[action.space]
    level = t.land.cubes[place] - 1
    t.set_cubes(place, level)
    t.told.append(InvestmentSold(seat=seat, space=action.space, level=LEVELS[level]))
    t.pay(t.setting.banca, seat, t.setting.cost[place] // 2, "investment_sale", space=action.space)


def check_declare_bankruptcy(at: State | Table, seat: Seat, _: DeclareBankruptcy) -> None:
    """Only when sales to the Banca cannot cover the debt: what can be raised is paid (GEN-F2)."""
    debt = require_decision(at, seat, Debt, "GEN-F2", "no-debt")
    if can_raise(at, seat) >= debt.owed:
        raise Illegal("GEN-F2", "can-still-pay", owed=debt.owed, raisable=can_raise(at, seat))


def declare_bankruptcy(t: Table, _: Seat, __: DeclareBankruptcy) -> None:
    """Give up trying."""
    debt = t.frames[-1]
    assert isinstance(debt, Debt)
    go_bankrupt(t, debt)


def go_bankrupt(t: Table, debt: Debt) -> None:
    """The Banca takes all they had and pays all they owe; they leave the game (GEN-F2)."""
    seat, setting = debt.seat, t.setting
    deeds = deeds_of(t, seat)
    cash = t.balances[seat]
    t.told.append(
        WentBankrupt(
            seat=seat,
            owed=debt.owed,
            cash=cash,
            cards=tuple(setting.keys[asset] for asset in (*deeds, *t.cards.kept[seat])),
        )
    )
    if cash:
        t.pay(seat, setting.banca, cash, "bankruptcy")
    for place in deeds:
        t.set_cubes(place, 0)
        t.give_deed(place, NOBODY)
    for card in t.cards.kept[seat]:
        t.put_under_deck(card)
    t.set_kept(seat, ())
    t.set_riding(seat, False)
    for creditor in debt.creditors:
        if creditor != "banca":
            account = setting.account_number[creditor]
            t.pay(setting.banca, account, debt.each, "covered", space=debt.space, card=debt.card)
    t.course = replace(t.course, out=(*t.course.out, seat))
    if len(players(t)) == 1:
        finish(t, "last-one-left")  # GEN-E2
    elif seat == t.turn:
        pass_on(t)
    else:
        t.pop()
