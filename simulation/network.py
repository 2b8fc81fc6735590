"""A network of ordered connections with delays, which can be cut between hosts.

A cut link delays what is sent over it until it is healed, as TCP does; a side that loses patience closes its
end, and what is still on the way is lost.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from random import Random
from typing import Any

from .loop import Process


class Network:
    """Decides how long a message takes from one host to another, and whether it arrives."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.slow: dict[str, float] = {}
        """Hosts that are slow, with the most seconds that a message takes."""
        self._cut: dict[frozenset[str], int] = {}
        self._parked: list[Wire] = []

    def delay(self, one: str, other: str, usual: float) -> float:
        """Seconds that a message takes; `usual` is the median of a good link."""
        chance = self.random.random()
        delay = usual * (0.5 + chance if chance < 0.97 else 20 * self.random.random())
        slowest = max(self.slow.get(one, 0.0), self.slow.get(other, 0.0))
        return delay + slowest * self.random.random() ** 2 if slowest else delay

    def is_cut(self, one: str, other: str) -> bool:
        """Whether nothing passes between two hosts."""
        return bool(self._cut) and frozenset((one, other)) in self._cut

    def cut(self, one: str, other: str) -> None:
        """Let nothing pass between two hosts."""
        link = frozenset((one, other))
        self._cut[link] = self._cut.get(link, 0) + 1

    def heal(self, one: str, other: str) -> None:
        """Let everything pass again, also what has waited."""
        link = frozenset((one, other))
        self._cut[link] -= 1
        if not self._cut[link]:
            del self._cut[link]
        parked, self._parked = self._parked, []
        for wire in parked:
            wire.retransmit()

    def park(self, wire: "Wire") -> None:
        """Remember a wire with messages that wait for the link to heal."""
        self._parked.append(wire)


class Wire:
    """One direction of a connection: messages arrive in their order, or not at all."""

    def __init__(self, network: Network, source: str, target: str, receiver: Process, usual: float) -> None:
        self._network = network
        self._source = source
        self._target = target
        self._receiver = receiver
        self._usual = usual
        self._free_at = 0.0
        self._is_open = True
        self._under_way: deque[tuple[Callable[..., None], tuple[Any, ...]]] = deque()
        self._missed = 0
        """Messages that would have arrived while the link was cut."""

    def carry(self, deliver: Callable[..., None], *message: Any) -> None:
        """Call `deliver` in the receiver's process when the message arrives."""
        if self._is_open:
            self._under_way.append((deliver, message))
            self._schedule()

    def _schedule(self) -> None:
        now = asyncio.get_running_loop().time()
        delay = self._network.delay(self._source, self._target, self._usual)
        self._free_at = max(self._free_at, now + delay)
        self._receiver.call_later(self._free_at - now, self._arrive)

    def _arrive(self) -> None:
        """Deliver the oldest message that is under way."""
        if not self._is_open:
            return
        if self._network.is_cut(self._source, self._target):
            self._missed += 1
            if self._missed == 1:
                self._network.park(self)
        else:
            deliver, message = self._under_way.popleft()
            deliver(*message)

    def retransmit(self) -> None:
        """The link may be healed: deliver what has waited."""
        missed, self._missed = self._missed, 0
        for _ in range(missed):
            self._schedule()

    def close(self) -> None:
        """Deliver nothing more."""
        self._is_open = False
        self._under_way.clear()
