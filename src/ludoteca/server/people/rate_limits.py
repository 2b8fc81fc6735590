"""Rate limits: token buckets by person or address."""

from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Network, ip_address

from ludoteca.core import Invalid

REMEMBERED = 10_000
"""How many addresses or people a limit remembers."""


class Bucket:
    """A bucket of tokens: it fills at a rate, up to a size, and every request takes some."""

    __slots__ = ("_at", "_level", "_monotonic", "_rate", "_size")

    def __init__(self, rate: float, size: float, monotonic: Callable[[], float]) -> None:
        self._monotonic = monotonic
        self._rate = rate
        self._size = size
        self._level = size
        self._at = monotonic()

    def take(self, amount: float = 1.0) -> bool:
        """Take tokens; return whether there were enough."""
        now = self._monotonic()
        self._level = min(self._size, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < amount:
            return False
        self._level -= amount
        return True


class Limits:
    """A bucket for each person or address."""

    def __init__(
        self, per_minute: int, monotonic: Callable[[], float], reason: str = "too-many-requests"
    ) -> None:
        self._per_minute = per_minute
        self._monotonic = monotonic
        self._reason = reason
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> None:
        """Count a request; raises Invalid if there were too many."""
        bucket = self._buckets.pop(who, None) or Bucket(
            self._per_minute / 60, self._per_minute, self._monotonic
        )
        self._buckets[who] = bucket
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        if not bucket.take():
            raise Invalid(self._reason)


class AddressLimits(Limits):
    """A bucket for each IPv4 address and each IPv6 network."""

    def take(self, who: str) -> None:
        """Count a request; raises Invalid if there were too many."""
        super().take(_counted(who))


def _counted(address: str) -> str:
    try:
        found = ip_address(address)
    except ValueError:  # a test, or a local socket
        return address
    if found.version == 4:
        return address
    return str(found.ipv4_mapped or IPv6Network((found, 64), strict=False))
