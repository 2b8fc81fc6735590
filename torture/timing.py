"""Divides the time of a run, so that it ends in time on a busy machine, too."""

import signal
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from types import FrameType

Clock = Callable[[], float]

FAULTY = 0.6
"""The part of a trial's time with faults; in the rest matches come to their end."""
REPEAT = 5.0
"""Seconds between two attempts to interrupt a trial."""


class Overdue(BaseException):
    """A time limit was exceeded. Not an Exception, so that no handler of failures catches it."""


class Allowance:
    """Time that several parts share: what one leaves or overruns changes the share of the next."""

    def __init__(self, seconds: float, clock: Clock = time.monotonic) -> None:
        self._clock = clock
        self._until = clock() + seconds

    def left(self) -> float:
        """Return the seconds that are left, at least 0."""
        return max(0.0, self._until - self._clock())

    def share(self, part: float, *later: float) -> float:
        """Return the seconds of a part, given the weights of the later ones."""
        return self.left() * part / (part + sum(later))


class Span:
    """The time of one trial: first with faults, then without."""

    def __init__(self, seconds: float, clock: Clock = time.monotonic) -> None:
        self._clock = clock
        begun = clock()
        self.sound_at = begun + seconds * FAULTY
        self.ends_at = begun + seconds

    def has_faults(self) -> bool:
        """Return whether another fault may be injected."""
        return self._clock() < self.sound_at

    def is_over(self) -> bool:
        """Return whether the time is over."""
        return self._clock() >= self.ends_at


@contextmanager
def interrupted(
    clock: int, alarm: int, error: BaseException, seconds: float, again: float = 0.0
) -> Iterator[None]:
    """Raise an error in the block after a time of a system clock, and then every `again` seconds."""

    def interrupt(number: int, frame: FrameType | None) -> None:  # noqa: ARG001 (a handler has two)
        raise error

    before = signal.signal(alarm, interrupt)
    signal.setitimer(clock, max(seconds, 0.001), again)
    try:
        yield
    finally:
        signal.setitimer(clock, 0.0)
        signal.signal(alarm, before)


def ended_after(seconds: float) -> AbstractContextManager[None]:
    """Raise Overdue in a block that takes longer, even while it waits."""
    late = Overdue(f"not finished after {seconds:.0f} s")
    return interrupted(signal.ITIMER_REAL, signal.SIGALRM, late, seconds, REPEAT)


def busy_at_most(seconds: float) -> AbstractContextManager[None]:
    """Raise TimeoutError in a block that uses more CPU time."""
    busy = TimeoutError(f"still busy after {seconds:.0f} s of CPU time")
    return interrupted(signal.ITIMER_VIRTUAL, signal.SIGVTALRM, busy, seconds)


@contextmanager
def cut_off_after(seconds: float) -> Iterator[None]:
    """Leave the block when the time is over, wherever it is."""
    try:
        with ended_after(seconds):
            yield
    except Overdue:
        pass
