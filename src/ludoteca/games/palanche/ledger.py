"""The ledger: every movement of money is an entry between two accounts, with its reason and sum.

The accounts are the seats, the Banca and the collection, numbered in that order. The state carries what the
entries add up to: the balance of each account, which together are always zero, and the totals by reason and
pair of accounts. The entries themselves are the `Paid` events of the match's log.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple, get_args

from ludoteca.core import Seat

if TYPE_CHECKING:
    from .state import State, Table

Account = Seat | Literal["banca", "collection"]
MoneyReason = Literal[
    "start",  # Banca to a player, before the game (GEN-C3)
    "passing",  # Banca to a player, for De Ferrari (GEN-T3)
    "purchase",  # a player to the Banca, the price of a space (GEN-A1)
    "auction",  # the winner to the Banca (GEN-A2)
    "auction_sale",  # the winner to the player who sells (GEN-S2)
    "rent",  # a player to another (GEN-B1)
    "donation",  # a player into the collection, for the space (GEN-X2)
    "collection",  # the collection to a player, on San Lorenzo (GEN-X3)
    "fare",  # a player to the Banca, for a ride (GEN-X1)
    "investment",  # a player to the Banca (GEN-I1)
    "trade",  # a player to another (GEN-S1)
    "card",  # between a player and the Banca, as a card says (GEN-K1)
    "card_players",  # between players, as a card says
    "card_collection",  # between a player and the collection, as a card says
    "sale",  # Banca to a player, half the price of a card (GEN-F1)
    "investment_sale",  # Banca to a player, half the cost of a cube
    "bankruptcy",  # a bankrupt player's last cash to the Banca (GEN-F2)
    "covered",  # Banca to whom a bankrupt player owed
]
REASONS: tuple[MoneyReason, ...] = get_args(MoneyReason)
REASON_NUMBER = {reason: number for number, reason in enumerate(REASONS)}

Ledger = tuple[tuple[tuple[int, ...], ...], ...]
"""By reason, by who paid, and by whom: the total that went from the one account to the other."""


class Entry(NamedTuple):
    """What went from one account to another for one reason, all in all."""

    payer: Account
    payee: Account
    reason: MoneyReason
    amount: int


def account_name(number: int, seats: int) -> Account:
    """A seat, `banca` or `collection`."""
    if number < seats:
        return number
    return "banca" if number == seats else "collection"


def account_number(account: Account, seats: int) -> int:
    """The place of an account in the order of seats, Banca, collection."""
    if isinstance(account, int):
        return account
    return seats if account == "banca" else seats + 1


def no_entries(accounts: int) -> Ledger:
    """A ledger in which nothing is written yet."""
    return (((0,) * accounts,) * accounts,) * len(REASONS)


def with_entry(ledger: Ledger, reason: MoneyReason, payer: int, payee: int, amount: int) -> Ledger:
    """The ledger with one more entry."""
    number = REASON_NUMBER[reason]
    changed = list(ledger)
    payers = list(changed[number])
    totals = list(payers[payer])
    totals[payee] += amount
    payers[payer] = tuple(totals)
    changed[number] = tuple(payers)
    return tuple(changed)


def entries(state: State | Table) -> list[Entry]:
    """The totals of the ledger that are not zero, by reason."""
    names = state.setting.account_names
    return [
        Entry(names[payer], names[payee], reason, amount)
        for reason, payers in zip(REASONS, state.ledger, strict=True)
        for payer, totals in enumerate(payers)
        if any(totals)
        for payee, amount in enumerate(totals)
        if amount
    ]


def _is_used(payers: tuple[tuple[int, ...], ...]) -> bool:
    """Whether anything was ever paid for the reason."""
    return any(map(any, payers))


def balances_of(ledger: Ledger) -> tuple[int, ...]:
    """What each account holds, from the ledger alone; the Banca's is what it gave out, as a debt."""
    balances = [0] * len(ledger[0])
    for payers in filter(_is_used, ledger):
        for account, (paid, received) in enumerate(zip(payers, zip(*payers, strict=True), strict=True)):
            balances[account] += sum(received) - sum(paid)
    return tuple(balances)


class Flow(NamedTuple):
    """What one seat received and paid for one reason."""

    reason: MoneyReason
    received: int
    paid: int


def where_money_went(state: State | Table, seat: Seat) -> list[Flow]:
    """A seat's money by reason: where it came from, where it went."""
    flows = (
        Flow(reason, sum(totals[seat] for totals in payers), sum(payers[seat]))
        for reason, payers in zip(REASONS, state.ledger, strict=True)
    )
    return [flow for flow in flows if flow.received or flow.paid]
