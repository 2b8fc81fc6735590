"""Where the numbers of Palanche come from: payments, debts, bids, rents, wealth."""

from ludoteca.core import Derivation, Seat, Term, derived
from ludoteca.core.derivations import Value

from .board.setting import Setting
from .decisions import Auction, Debt
from .ledger import MoneyReason
from .state import State
from .tables import LEVELS


def payment_term(
    setting: Setting, reason: MoneyReason, amount: int, times: int, space: str | None, card: str | None
) -> Term:
    """The term that explains a payment, by its reason."""
    match reason:
        case "rent" if space is not None:
            return rent_term(setting, space, amount)
        case "card" | "card_players" | "card_collection" if card is not None and times > 1:
            return Term(
                "for-each-investment", amount, {"count": times, "each": amount // times, "card": card}
            )
        case "sale":
            return Term("half-price", amount, {"space": space or "", "price": 2 * amount})
        case "investment_sale":
            return Term("half-cost", amount, {"space": space or "", "cost": 2 * amount})
        case "start":
            return Term("start", amount, {"count": setting.seats})
    about: dict[str, Value] = (
        {"space": space} if space is not None else {"card": card} if card is not None else {}
    )
    return Term(reason.replace("_", "-"), amount, about)


def rent_term(setting: Setting, space: str, amount: int) -> Term:
    """The row of a rent: the highest investment, or how many of the kind the owner has (GEN-B1)."""
    place = setting.number[space]
    if amount not in setting.rents[place]:  # a position written by hand
        return Term("rent", amount, {"space": space})
    row = setting.rents[place].index(amount)
    if setting.terreno[place]:
        level: dict[str, Value] = {"level": LEVELS[row - 1]} if row else {}
        return Term("rent-row" if row else "rent-bare", amount, {"space": space, **level})
    kinds = {"count": row + 1, "all": len(setting.group[place])}
    return Term("rent-of-kind", amount, {"space": space, **kinds})


def steps_derived(*terms: Term) -> tuple[Derivation]:
    """How far a pawn goes: by two dice, or by a card (GEN-T1, GEN-K1)."""
    return (derived("steps", *terms),)


def dice_derived(one: int, other: int) -> tuple[Derivation]:
    """How far a pawn goes by its roll (GEN-T1)."""
    return steps_derived(Term("die", one), Term("die", other))


def missing_derived(state: State, seat: Seat, *wanted: Term) -> Derivation:
    """How much cash a seat lacks for a sum (GEN-F3)."""
    return derived("missing", *wanted, Term("cash", -state.balances[seat]), seat=seat)


def left_derived(state: State, debt: Debt) -> Derivation:
    """What a debtor would have left after paying (GEN-F1)."""
    owed = owed_derived(state.setting, debt).terms
    paid = [Term(term.kind, -term.amount, term.params) for term in owed]
    return derived("left", Term("cash", state.balances[debt.seat]), *paid, seat=debt.seat)


def still_allowed(of: str, limit: int, used: int, **params: Value) -> Derivation:
    """How often something may still be done: its limit, less how often it was done."""
    done = (Term("done", -used),) if used else ()
    return derived(of, Term("allowed", limit), *done, **params)


def over_tens_derived(amount: int) -> Derivation:
    """By how much an amount is more than whole tens (GEN-C1)."""
    return derived("over-tens", Term("amount", amount), Term("whole-tens", -(amount - amount % 10)))


def owed_derived(setting: Setting, debt: Debt) -> Derivation:
    """What a debtor owes: a payment, or the same payment to several (GEN-F0)."""
    if len(debt.creditors) > 1:
        each: dict[str, Value] = {"count": len(debt.creditors), "each": debt.each, "card": debt.card or ""}
        return derived("owed", Term("to-each", debt.owed, each))
    term = payment_term(setting, debt.reason, debt.each, debt.times, debt.space, debt.card)
    return derived("owed", term)


def raisable_derived(state: State, seat: Seat) -> Derivation:
    """What a seat could raise: cash, half the price of its cards, half the cost of its cubes (GEN-F1)."""
    setting, estates, cubes = state.setting, state.land.estates[seat], state.land.cubes
    return derived(
        "raisable",
        Term("cash", state.balances[seat]),
        Term("half-prices", sum(setting.half_price[place] for place in estates)),
        Term("half-costs", sum(setting.half_cost[place] * cubes[place] for place in estates)),
        seat=seat,
    )


def least_bid_derived(minimum: int, standing: int) -> Derivation:
    """The least bid that is allowed: ten more than the standing one, or the seller's minimum (GEN-A2)."""
    if standing:
        return derived("least-bid", Term("standing-bid", standing), Term("ten-more", 10))
    return derived("least-bid", Term("minimum", minimum))


def banca_price_term(setting: Setting, place: int) -> Term:
    """What the Banca would give for the card of a space (GEN-F1)."""
    price = setting.price[place]
    return Term("half-price", setting.half_price[place], {"space": setting.keys[place], "price": price})


def bid_derived(decision: Auction, amount: int) -> Derivation:
    """A bid: what was bid before, and how much more it is."""
    if decision.bid:
        return derived("bid", Term("standing-bid", decision.bid), Term("more", amount - decision.bid))
    return derived("bid", Term("first-bid", amount))


def one(of: str, kind: str, amount: int, **params: str | int) -> tuple[Derivation]:
    """A number that is its only term."""
    return (derived(of, Term(kind, amount, dict(params))),)
