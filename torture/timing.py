"""How the time of a run is divided, so that it ends when it should, on a busy machine too."""

import signal
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from types import FrameType

Clock = Callable[[], float]

BLOWS = 0.6
"""The part of a trial in which blows fall; the rest is for coming to an end in peace."""
NAGGING = 5.0
"""Seconds after which a trial that was told to end is told again."""


class Overdue(BaseException):
    """Something did not end by itself. No Exception: nobody who collects finds may take it for one."""


class Allowance:
    """Time that several share: what one leaves the next ones get, what one takes too much they lack."""

    def __init__(self, seconds: float, clock: Clock = time.monotonic) -> None:
        self._clock = clock
        self._until = clock() + seconds

    def left(self) -> float:
        """Seconds that are left; never less than none."""
        return max(0.0, self._until - self._clock())

    def share(self, part: float, *later: float) -> float:
        """What somebody gets, if these come later."""
        return self.left() * part / (part + sum(later))


class Span:
    """The time of one trial: first blows, then peace."""

    def __init__(self, seconds: float, clock: Clock = time.monotonic) -> None:
        self._clock = clock
        begun = clock()
        self.peace_at = begun + seconds * BLOWS
        self.ends_at = begun + seconds

    def is_for_blows(self) -> bool:
        """Whether there may be another blow."""
        return self._clock() < self.peace_at

    def is_over(self) -> bool:
        """Whether nothing should be begun any more."""
        return self._clock() >= self.ends_at


@contextmanager
def interrupted(
    clock: int, alarm: int, error: BaseException, seconds: float, again: float = 0.0
) -> Iterator[None]:
    """Raise the error when one of the system's clocks has run for so long, and then again and again."""

    def tell(number: int, frame: FrameType | None) -> None:  # noqa: ARG001 (a handler has two)
        raise error

    before = signal.signal(alarm, tell)
    signal.setitimer(clock, max(seconds, 0.001), again)
    try:
        yield
    finally:
        signal.setitimer(clock, 0.0)
        signal.signal(alarm, before)


def ended_after(seconds: float) -> AbstractContextManager[None]:
    """Raise Overdue in what takes longer, even if it waits for something that never comes."""
    late = Overdue(f"not at an end after {seconds:.0f} s")
    return interrupted(signal.ITIMER_REAL, signal.SIGALRM, late, seconds, NAGGING)


def busy_at_most(seconds: float) -> AbstractContextManager[None]:
    """Raise TimeoutError in what uses more of the processor: it goes round in circles."""
    busy = TimeoutError(f"still busy after {seconds:.0f} s of the processor")
    return interrupted(signal.ITIMER_VIRTUAL, signal.SIGVTALRM, busy, seconds)


@contextmanager
def cut_off_after(seconds: float) -> Iterator[None]:
    """Leave the block when the time is over, wherever it is: what it was about then does not count."""
    try:
        with ended_after(seconds):
            yield
    except Overdue:
        pass
