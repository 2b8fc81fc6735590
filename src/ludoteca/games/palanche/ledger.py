"""The ledger: every payment is an entry between two accounts, with its reason and amount.

The accounts are the seats, the Banca and the collection, numbered in that order. The entries are the `Paid`
events of the match. A state carries the balance of each account, which together are always zero, and the
ledger, which adds its entries up by reason and pair of accounts on demand.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Literal, NamedTuple, get_args

import msgspec

from ludoteca.core import Seat

if TYPE_CHECKING:
    from .events import Paid
    from .state import State

Account = Seat | Literal["banca", "collection"]
MoneyReason = Literal[
    "start",  # Banca to a player, before the game
    "passing",  # Banca to a player, for De Ferrari
    "purchase",  # a player to the Banca, the price of a space
    "auction",  # the winner to the Banca
    "auction_sale",  # the winner to the player who sells
    "rent",  # a player to another
    "donation",  # a player into the collection, for the space
    "collection",  # the collection to a player, on San Lorenzo
    "fare",  # a player to the Banca, for a ride
    "investment",  # a player to the Banca
    "trade",  # a player to another
    "card",  # between a player and the Banca, as a card says
    "card_players",  # between players, as a card says
    "card_collection",  # between a player and the collection, as a card says
    "sale",  # Banca to a player, half the price of a card
    "investment_sale",  # Banca to a player, half the cost of a cube
    "bankruptcy",  # a bankrupt player's last cash to the Banca
    "covered",  # Banca to a player to whom a bankrupt player owed
]
MONEY_RULES: dict[MoneyReason, str] = {
    "start": "GEN-C3",
    "passing": "GEN-T3",
    "purchase": "GEN-A1",
    "auction": "GEN-A2",
    "auction_sale": "GEN-S2",
    "rent": "GEN-B1",
    "donation": "GEN-X2",
    "collection": "GEN-X3",
    "fare": "GEN-X1",
    "investment": "GEN-I1",
    "trade": "GEN-S1",
    "card": "GEN-K1",
    "card_players": "GEN-K1",
    "card_collection": "GEN-K1",
    "sale": "GEN-F1",
    "investment_sale": "GEN-F1",
    "bankruptcy": "GEN-F2",
    "covered": "GEN-F2",
}
"""The rule by which money moves, for each reason."""
REASONS: tuple[MoneyReason, ...] = get_args(MoneyReason)
REASON_NUMBER = {reason: number for number, reason in enumerate(REASONS)}


class Entry(NamedTuple):
    """The total that went from one account to another for one reason."""

    payer: Account
    payee: Account
    reason: MoneyReason
    amount: int


def account_name(number: int, seats: int) -> Account:
    """The name of an account: a seat, `banca` or `collection`."""
    if number < seats:
        return number
    return "banca" if number == seats else "collection"


def account_number(account: Account, seats: int) -> int:
    """The number of an account, in the order of seats, Banca, collection."""
    if isinstance(account, int):
        return account
    return seats if account == "banca" else seats + 1


Totals = Mapping[tuple[MoneyReason, Account, Account], int]
"""The total paid from one account to another, by reason and the two accounts."""
NO_TOTALS: Totals = MappingProxyType({})


class Ledger(msgspec.Struct, eq=False):
    """A ledger with one more entry than the one before; equal to any ledger with the same totals.

    The garbage collector tracks it, unlike other records, so that a long chain is freed without recursion.
    """

    before: Ledger | None = None
    """None once the totals are known: the entries are not needed any more."""
    latest: Paid | None = None
    known: Totals = NO_TOTALS

    @property
    def totals(self) -> Totals:
        """The sums of all entries, computed on demand: most states never need them."""
        since: list[Paid] = []
        ledger = self
        # Each `before` is read only once: another thread may read the same ledger.
        while (before := ledger.before) is not None:
            assert ledger.latest is not None, "there is an entry since the ledger before"
            since.append(ledger.latest)
            ledger = before
        if since:
            self.known = added_up(since, ledger.known)
            self.before = None
        return self.known

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Ledger):
            return NotImplemented
        return self is other or self.totals == other.totals

    def __hash__(self) -> int:
        return hash(frozenset(self.totals.items()))

    def __repr__(self) -> str:
        return f"Ledger(known={dict(self.totals)})"

    def __reduce__(self) -> tuple[type[Ledger], tuple[None, None, Totals]]:
        """Pickle a ledger as its totals, without the entries."""
        return Ledger, (None, None, dict(self.totals))


def added_up(entries: Iterable[Entry | Paid], before: Totals = NO_TOTALS) -> Totals:
    """The totals after these entries."""
    totals = dict(before)
    for entry in entries:
        if entry.amount:
            between = (entry.reason, entry.payer, entry.payee)
            totals[between] = totals.get(between, 0) + entry.amount
    return totals


def entries(state: State) -> list[Entry]:
    """The totals of the ledger, by reason and account."""
    number = state.setting.account_number
    found = [
        Entry(payer, payee, reason, amount) for (reason, payer, payee), amount in state.ledger.totals.items()
    ]
    return sorted(found, key=lambda e: (REASON_NUMBER[e.reason], number[e.payer], number[e.payee]))


def balances_of(ledger: Ledger, seats: int) -> tuple[int, ...]:
    """The balance of each account by the ledger; that of the Banca is negative: what it gave out."""
    balances = [0] * (seats + 2)
    for (_, payer, payee), amount in ledger.totals.items():
        balances[account_number(payer, seats)] -= amount
        balances[account_number(payee, seats)] += amount
    return tuple(balances)


class Flow(NamedTuple):
    """What one seat received and paid for one reason."""

    reason: MoneyReason
    received: int
    paid: int


def where_money_went(state: State, seat: Seat) -> list[Flow]:
    """The money that a seat received and paid, by reason."""
    received: dict[MoneyReason, int] = {}
    paid: dict[MoneyReason, int] = {}
    for (reason, payer, payee), amount in state.ledger.totals.items():
        if payee == seat:
            received[reason] = received.get(reason, 0) + amount
        elif payer == seat:
            paid[reason] = paid.get(reason, 0) + amount
    return [
        Flow(reason, received.get(reason, 0), paid.get(reason, 0))
        for reason in REASONS
        if reason in received or reason in paid
    ]
