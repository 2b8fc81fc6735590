"""The ledger adds up its entries when its totals are read, for any number of entries."""

import pickle
import sys

from ludoteca.games.palanche.events import Paid
from ludoteca.games.palanche.ledger import Account, Ledger, MoneyReason, balances_of


def paid(payer: Account, payee: Account, amount: int, reason: MoneyReason = "rent") -> Paid:
    """One payment."""
    return Paid(payer=payer, payee=payee, amount=amount, reason=reason, each=amount)


def written(*entries: Paid) -> Ledger:
    """A ledger with these entries."""
    ledger = Ledger()
    for entry in entries:
        ledger = Ledger(ledger, entry)
    return ledger


def test_entries_add_up_by_reason_and_accounts() -> None:
    ledger = written(
        paid("banca", 0, 100, "start"), paid(0, 1, 30), paid(0, 1, 20), paid(1, "collection", 10)
    )
    assert ledger.totals == {("start", "banca", 0): 100, ("rent", 0, 1): 50, ("rent", 1, "collection"): 10}
    assert balances_of(ledger, seats=2) == (50, 40, -100, 10)


def test_reading_the_totals_changes_no_ledger() -> None:
    early = written(paid(0, 1, 30))
    late = Ledger(early, paid(1, 0, 10))
    assert late.totals == {("rent", 0, 1): 30, ("rent", 1, 0): 10}
    assert early.totals == {("rent", 0, 1): 30}
    assert Ledger(late, paid(0, 1, 5)).totals == {("rent", 0, 1): 35, ("rent", 1, 0): 10}


def test_ledgers_with_the_same_totals_are_equal() -> None:
    one, other = (
        written(paid(0, 1, 30), paid(1, 0, 10)),
        written(paid(1, 0, 10), paid(0, 1, 20), paid(0, 1, 10)),
    )
    assert one == other
    assert hash(one) == hash(other)
    assert one != written(paid(0, 1, 30))
    assert pickle.loads(pickle.dumps(one)) == one
    assert repr(one) == repr(written(paid(0, 1, 30), paid(1, 0, 10)))


def test_a_ledger_of_200_000_unread_entries_adds_up() -> None:
    entry = paid(0, 1, 10)
    ledger = Ledger()
    for _ in range(200_000):
        ledger = Ledger(ledger, entry)
    unread = Ledger(ledger, entry)
    assert ledger.totals == {("rent", 0, 1): 2_000_000}
    assert unread.totals == {("rent", 0, 1): 2_000_010}


def test_a_ledger_of_200_000_unread_entries_is_freed() -> None:
    """Every ledger of the chain releases its entry, without a recursion that would overflow the stack."""
    entry = paid(0, 1, 10)
    references = sys.getrefcount(entry)
    ledger = Ledger()
    for _ in range(200_000):
        ledger = Ledger(ledger, entry)
    assert sys.getrefcount(entry) == references + 200_000
    del ledger
    assert sys.getrefcount(entry) == references
