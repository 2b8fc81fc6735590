"""What each address and person uses and holds: one place for all limits, shared by all processes.

A *rate* is used up and comes back with time (requests, sign-ins, processor time): a token bucket. What is
*held* is given back (connections, bytes in memory). What is on disk is counted in the store: `disk.py`.
"""

import math
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Iterable, Iterator
from ipaddress import IPv6Network, ip_address
from typing import Literal, NamedTuple, get_args

from ludoteca.core import Invalid
from ludoteca.server.protocol.news import BudgetHeld, BudgetUsed
from ludoteca.server.settings import Settings
from ludoteca.store.usage import UsageRow

REMEMBERED = 10_000
"""How many addresses or people each rate remembers."""
REPORTED = 0.05
"""The fraction of a limit from which other processes hear of it; people who use little are not worth it."""
IN_ONE_REPORT = 50
"""Entries of one report: the channel between processes carries short messages."""
MEGABYTE = 1024 * 1024
HOUR, DAY = 3600.0, 86_400.0

Rate = Literal[
    "requests",
    "handshakes",
    "guests",
    "guests-of-a-day",
    "sign-ins",
    "passwords",
    "imports",
    "lines",
    "friend-requests",
    "emails",
    "emails-of-an-address",
    "processor",
    "disk",
    "disk-of-an-address",
]
"""Passwords, lines, friend requests, emails and bytes on disk are counted by person, processor time by both,
the rest by address."""
STORED: tuple[Rate, ...] = ("disk", "disk-of-an-address")
"""What the store remembers when the server restarts."""
Held = Literal["connections", "sockets", "memory", "followed"]
"""Connections, bytes in memory and tables that are followed by address, sockets by person."""
SHARED: tuple[Held, ...] = ("connections", "sockets")
"""What is counted together with the other processes; bytes and tables are in the memory of one."""


class Allowance(NamedTuple):
    """How much may be used in a time, and the reason of a refusal."""

    amount: float
    seconds: float = 60.0
    reason: str = "too-many-requests"


class Bucket:
    """A bucket of tokens: it fills at a rate, up to a size, and every use takes some."""

    __slots__ = ("_at", "_level", "_monotonic", "_rate", "_size")

    def __init__(self, rate: float, size: float, monotonic: Callable[[], float]) -> None:
        self._monotonic = monotonic
        self._rate = rate
        self._size = size
        self._level = size
        self._at = monotonic()

    def _fill(self) -> None:
        now = self._monotonic()
        self._level = min(self._size, self._level + (now - self._at) * self._rate)
        self._at = now

    def take(self, amount: float = 1.0) -> bool:
        """Take tokens; return whether there were enough."""
        self._fill()
        if self._level < amount:
            return False
        self._level -= amount
        return True

    def charge(self, amount: float) -> None:
        """Take tokens for what was used already; the debt ends at the size of the bucket."""
        self._fill()
        self._level = max(-self._size, self._level - amount)

    @property
    def is_exhausted(self) -> bool:
        """Whether it owes as many tokens as it can hold, nearly."""
        self._fill()
        return self._level < 1 - self._size

    def give_back(self, amount: float) -> None:
        """Put tokens back that were taken for nothing."""
        self._fill()
        self._level = min(self._size, self._level + amount)

    def seconds_until(self, amount: float = 1.0) -> float:
        """How long it takes until there are enough tokens."""
        self._fill()
        return max(0.0, amount - self._level) / self._rate


def allowances(settings: Settings) -> dict[Rate, Allowance]:
    """How much one address or person may use, by rate."""
    return {
        "requests": Allowance(settings.requests_per_minute),
        "handshakes": Allowance(settings.handshakes_per_minute),
        "guests": Allowance(settings.guests_per_minute),
        "guests-of-a-day": Allowance(30 * settings.guests_per_minute, DAY),
        "sign-ins": Allowance(settings.sign_ins_per_minute),
        "passwords": Allowance(settings.passwords_per_hour, HOUR),
        "imports": Allowance(settings.imports_per_minute),
        "lines": Allowance(settings.lines_per_minute, reason="too-many-lines"),
        "friend-requests": Allowance(settings.friend_asks_per_minute),
        "emails": Allowance(settings.emails_per_hour, HOUR, "too-many-emails"),
        "emails-of-an-address": Allowance(10 * settings.emails_per_hour, HOUR, "too-many-emails"),
        "processor": Allowance(settings.processor_seconds_per_minute, reason="too-much-work"),
        "disk": Allowance(settings.disk_megabytes_per_day * MEGABYTE, DAY, "too-much-written"),
        "disk-of-an-address": Allowance(
            5 * settings.disk_megabytes_per_day * MEGABYTE, DAY, "too-much-written"
        ),
    }


class Budget:
    """Counts what every address and person uses and holds; raises Invalid beyond the limits."""

    def __init__(self, settings: Settings, monotonic: Callable[[], float]) -> None:
        self._monotonic = monotonic
        self._allowances = allowances(settings)
        self._buckets: dict[Rate, OrderedDict[str, Bucket]] = {rate: OrderedDict() for rate in get_args(Rate)}
        self._unreported: dict[tuple[Rate, str], float] = defaultdict(float)
        self._unstored: dict[tuple[str, str], float] = defaultdict(float)
        self._most: dict[Held, float] = {
            "connections": settings.connections_per_address,
            "sockets": settings.sockets_per_person,
            "memory": settings.memory_megabytes_per_address * MEGABYTE,
            "followed": settings.followed_per_address,
        }
        self._held: dict[Held, dict[str, float]] = {held: {} for held in get_args(Held)}
        self._elsewhere: dict[str, BudgetHeld] = {}
        """What is held at each of the other processes."""

    # --- rates

    def _bucket(self, rate: Rate, who: str) -> Bucket:
        buckets, allowance = self._buckets[rate], self._allowances[rate]
        bucket = buckets.get(who)
        if bucket is None:
            per_second = allowance.amount / allowance.seconds
            bucket = buckets[who] = Bucket(per_second, allowance.amount, self._monotonic)
            if len(buckets) > REMEMBERED:
                buckets.popitem(last=False)
        else:
            buckets.move_to_end(who)
        return bucket

    def use(self, rate: Rate, who: str, amount: float = 1.0) -> None:
        """Count a use before it happens; raises Invalid, with seconds to wait, if it is too much."""
        if not self._bucket(rate, who).take(amount):
            raise self._refusal(rate, who, amount)
        self._unreported[rate, who] += amount

    def give_back(self, rate: Rate, who: str, amount: float = 1.0) -> None:
        """Count a use no longer that `use` has counted."""
        self._bucket(rate, who).give_back(amount)
        self._unreported[rate, who] -= amount
        if not self._unreported[rate, who]:
            del self._unreported[rate, who]

    def charge(self, rate: Rate, who: str, amount: float) -> None:
        """Count a use that has happened: its cost was not known before."""
        self._bucket(rate, who).charge(amount)
        self._unreported[rate, who] += amount
        if rate in STORED:
            self._unstored[rate, who] += amount

    def require(self, rate: Rate, who: str, amount: float = 0.0) -> None:
        """Raise Invalid, with seconds to wait, if less than that is left."""
        if self._bucket(rate, who).seconds_until(amount):
            raise self._refusal(rate, who, amount)

    def _refusal(self, rate: Rate, who: str, amount: float) -> Invalid:
        seconds = self._bucket(rate, who).seconds_until(amount)
        return Invalid(self._allowances[rate].reason, retry_after=max(1, math.ceil(seconds)))

    # --- what is held

    def hold(self, held: Held, who: str, amount: float = 1) -> bool:
        """Count what is held from now on, if there is room for it; return whether there is."""
        if self.is_full(held, who, amount):
            return False
        self.change(held, who, amount)
        return True

    def change(self, held: Held, who: str, amount: float) -> None:
        """Count more or less of what is held, whatever the limit."""
        counts = self._held[held]
        counts[who] = counts.get(who, 0.0) + amount
        if counts[who] <= 0:
            del counts[who]

    def is_full(self, held: Held, who: str, amount: float = 1) -> bool:
        """Whether that much more would be too much."""
        there = sum(report.of(held, who) for report in self._elsewhere.values())
        return self._held[held].get(who, 0.0) + there + amount > self._most[held]

    def held(self, held: Held, who: str | None = None) -> float:
        """How much one address or person holds in this process, or all of them."""
        return sum(self._held[held].values()) if who is None else self._held[held].get(who, 0.0)

    # --- the store

    def unstored(self) -> list[UsageRow]:
        """What the store has to remember since the last time."""
        rows = [UsageRow(kind, who, amount) for (kind, who), amount in self._unstored.items()]
        self._unstored.clear()
        return rows

    def restore(self, rows: Iterable[UsageRow]) -> None:
        """Count what was used before the server started."""
        for rate in STORED:
            for kind, who, amount in rows:
                if kind == rate:
                    self._bucket(rate, who).charge(amount)

    # --- other processes

    def reports(self) -> Iterator[BudgetUsed | BudgetHeld]:
        """What other processes have to hear since the last time."""
        used = [
            (rate, who, amount)
            for (rate, who), amount in self._unreported.items()
            if amount >= REPORTED * self._allowances[rate].amount
        ]
        for rate, who, _ in used:
            del self._unreported[rate, who]
        if len(self._unreported) > REMEMBERED:
            self._unreported.clear()  # each of them is less than is worth a report
        for begin in range(0, len(used), IN_ONE_REPORT):
            yield BudgetUsed(tuple(used[begin : begin + IN_ONE_REPORT]))
        held = [
            (kind, who, amount)
            for kind in SHARED
            for who, amount in self._held[kind].items()
            if amount >= REPORTED * self._most[kind]
        ]
        yield BudgetHeld(tuple(sorted(held, key=lambda one: -one[2])[:IN_ONE_REPORT]))

    def heard(self, process: str, news: BudgetUsed | BudgetHeld) -> None:
        """Count what was used or is held at another process."""
        if isinstance(news, BudgetHeld):
            self._elsewhere[process] = news
            return
        for rate, who, amount in news.used:
            if rate in self._allowances:  # another release may have other rates
                self._bucket(rate, who).charge(amount)

    def forget(self, processes: Iterable[str]) -> None:
        """Drop what was held at processes that have ended."""
        for process in processes:
            self._elsewhere.pop(process, None)


def counted(address: str) -> str:
    """The address or network that is counted as one: an IPv4 address, or the /64 of an IPv6 address."""
    try:
        found = ip_address(address)
    except ValueError:  # a test, or a local socket
        return address
    if found.version == 4:
        return address
    return str(found.ipv4_mapped or IPv6Network((found, 64), strict=False))
