"""How often somebody may ask: buckets of tokens."""

import time
from collections import OrderedDict
from ipaddress import IPv6Network, ip_address

from ludoteca.core import Invalid

REMEMBERED = 10_000
"""How many addresses or people the limits remember."""


class Bucket:
    """A bucket of tokens: it fills at a rate, up to a size, and every request takes some."""

    __slots__ = ("_at", "_level", "_rate", "_size")

    def __init__(self, rate: float, size: float) -> None:
        self._rate = rate
        self._size = size
        self._level = size
        self._at = time.monotonic()

    def take(self, amount: float = 1.0) -> bool:
        """Take some, if there is enough."""
        now = time.monotonic()
        self._level = min(self._size, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < amount:
            return False
        self._level -= amount
        return True


class Limits:
    """A bucket for each address or person, for what costs others more than it costs who asks."""

    def __init__(self, per_minute: int, reason: str = "too-many-requests") -> None:
        self._per_minute = per_minute
        self._reason = reason
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> None:
        """One more from this address or person; raises Invalid if there were too many."""
        bucket = self._buckets.pop(who, None) or Bucket(self._per_minute / 60, self._per_minute)
        self._buckets[who] = bucket
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        if not bucket.take():
            raise Invalid(self._reason)


class AddressLimits(Limits):
    """A bucket for each address; of IPv6, of which everybody has as many as they like, for each network."""

    def take(self, who: str) -> None:
        """One more from this address; raises Invalid if there were too many."""
        super().take(_counted(who))


def _counted(address: str) -> str:
    try:
        found = ip_address(address)
    except ValueError:  # a test, or a socket of the system's
        return address
    if found.version == 4:
        return address
    return str(found.ipv4_mapped or IPv6Network((found, 64), strict=False))
