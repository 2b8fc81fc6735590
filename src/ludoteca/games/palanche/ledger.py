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

Ledger = tuple[tuple[int, ...], ...]
"""By reason, the total from each account to each, as a square laid out row by row."""


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


def with_entry(ledger: Ledger, reason: MoneyReason, at: int, amount: int) -> Ledger:
    """The ledger with one more entry."""
    number = REASON_NUMBER[reason]
    totals = list(ledger[number])
    totals[at] += amount
    rows = list(ledger)
    rows[number] = tuple(totals)
    return tuple(rows)


def entries(state: State | Table) -> list[Entry]:
    """The totals of the ledger that are not zero, by reason."""
    seats, accounts = state.setting.seats, state.setting.accounts
    return [
        Entry(account_name(at // accounts, seats), account_name(at % accounts, seats), reason, amount)
        for reason, totals in zip(REASONS, state.ledger, strict=True)
        for at, amount in enumerate(totals)
        if amount
    ]


def balances_of(ledger: Ledger, accounts: int) -> tuple[int, ...]:
    """What each account holds, from the ledger alone; the Banca's is what it gave out, as a debt."""
    return tuple(
        sum(
            sum(totals[account::accounts]) - sum(totals[account * accounts : (account + 1) * accounts])
            for totals in ledger
        )
        for account in range(accounts)
    )


class Flow(NamedTuple):
    """What one seat received and paid for one reason."""

    reason: MoneyReason
    received: int
    paid: int


def where_money_went(state: State | Table, seat: Seat) -> list[Flow]:
    """A seat's money by reason: where it came from, where it went."""
    accounts = state.setting.accounts
    flows = (
        Flow(reason, sum(totals[seat::accounts]), sum(totals[seat * accounts : (seat + 1) * accounts]))
        for reason, totals in zip(REASONS, state.ledger, strict=True)
    )
    return [flow for flow in flows if flow.received or flow.paid]
