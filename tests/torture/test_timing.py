"""`make torture` ends when it should, whatever its parts take: by a clock that only the parts move."""

import signal
import time
from collections import Counter
from collections.abc import Iterator
from itertools import count, cycle

import pytest
from torture.__main__ import LONGEST, NO_TIME, TRIALS, try_all
from torture.crowd import Crowd, Stubborn
from torture.score import Score
from torture.timing import BLOWS, Allowance, Overdue, Span, busy_at_most, cut_off_after, ended_after

NAMES = list(TRIALS)


class Clock:
    """A clock that stands still unless somebody takes their time."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_who_comes_later_gets_what_is_left() -> None:
    clock = Clock()
    allowance = Allowance(600, clock)
    assert allowance.share(0.5, 0.25, 0.25) == 300
    clock.now += 400
    assert allowance.share(0.25, 0.25) == 100
    clock.now += 300
    assert allowance.left() == allowance.share(0.25) == 0


def test_blows_come_first_and_peace_after_them() -> None:
    clock = Clock()
    span = Span(10, clock)
    assert (span.is_for_blows(), span.is_over()) == (True, False)
    clock.now += 10 * BLOWS
    assert (span.is_for_blows(), span.is_over()) == (False, False)
    clock.now += 10 * (1 - BLOWS)
    assert span.is_over()


class Machine:
    """Trials that take their share and somewhat more, as a busy machine lets them."""

    def __init__(self, beyond: Iterator[float]) -> None:
        self.clock = Clock()
        self.tried: list[str] = []
        self.scores: list[Score] = []
        self._beyond = beyond

    def attempt(self, score: Score, seconds: float) -> None:
        self.tried.append(score.name)
        assert seconds <= LONGEST
        self.clock.now += seconds + next(self._beyond)

    def run(self, seconds: float) -> float:
        """All trials in a run of ten minutes; what they took."""
        begun = self.clock.now
        self.scores = try_all(NAMES, seconds, 600, self.attempt, self.clock)
        return self.clock.now - begun


@pytest.mark.parametrize("beyond", [[0.0], [2.0], [15.0], [0.0, 25.0], [60.0] + [0.5] * 13])
def test_trials_that_take_too_long_leave_less_to_the_others(beyond: list[float]) -> None:
    machine = Machine(cycle(beyond))
    assert machine.run(330) <= 330 + max(beyond)
    assert set(machine.tried) == set(NAMES)


def test_every_trial_is_made_once_if_the_whole_run_has_time_for_it() -> None:
    machine = Machine(cycle([30.0]))
    assert machine.run(60) <= 600
    assert machine.tried == NAMES


def test_what_there_is_no_time_for_is_left_out_and_told() -> None:
    machine = Machine(cycle([100.0]))
    assert machine.run(330) <= 600 + 100
    assert machine.tried == NAMES[: len(machine.tried)]
    assert [score.name for score in machine.scores if score.skipped == NO_TIME] == NAMES[len(machine.tried) :]


def test_with_hours_trials_are_made_again_and_again() -> None:
    clock, tried = Clock(), Counter[str]()

    def attempt(score: Score, seconds: float) -> None:
        tried[score.name] += 1
        clock.now += seconds + 1

    try_all(NAMES, 7200, 14400, attempt, clock)
    assert clock.now <= 1000 + 7200 + LONGEST + 1
    assert min(tried.values()) >= 5


def test_what_takes_no_time_is_not_made_for_ever() -> None:
    clock = Clock()

    def skip(score: Score, seconds: float) -> None:  # noqa: ARG001 (it needs none)
        score.skipped = "there is no such thing here"

    scores = try_all(NAMES, 100, 100, skip, clock)
    assert [score.name for score in scores] == NAMES


def test_a_trial_that_waits_for_ever_is_broken_off() -> None:
    before = signal.getsignal(signal.SIGALRM)
    with pytest.raises(Overdue, match="not at an end"), ended_after(0.01):
        time.sleep(600)
    assert signal.getsignal(signal.SIGALRM) is before
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)


def test_what_goes_round_in_circles_is_found() -> None:
    with pytest.raises(TimeoutError), busy_at_most(0.05):
        for _ in count():
            pass


def test_what_is_counted_until_the_time_is_over_is_kept() -> None:
    counted = 0
    with cut_off_after(0.01):
        for _ in count():
            try:
                counted += 1
                time.sleep(0.001)
            except Exception as find:  # who collects finds does not take the end for one
                raise AssertionError from find
    assert counted > 0


class Watched(Stubborn):
    """Somebody who was shown so many entries of each match."""

    def see(self, match: str, seq: int) -> None:
        self.seen[match, seq] = {}


def test_without_time_for_the_end_every_match_has_to_go_on() -> None:
    crowd = Crowd(Score("server", ""), 0.0)
    player = Watched("cookie", ["a", "b"])
    crowd.add(player)
    player.see("a", 5)
    is_at_peace = crowd.is_at_peace()
    assert not is_at_peace()
    player.see("a", 6)
    assert not is_at_peace(), "the other stands still"
    player.over.add("b")
    assert is_at_peace()


def test_there_is_one_blow_at_least() -> None:
    crowd = Crowd(Score("server", "", blows=3), 0.0)
    crowd.add(Watched("cookie", ["a"]))
    assert crowd.takes_more()
    crowd.score.blows += 1
    assert not crowd.takes_more()


def test_with_time_every_match_has_to_end() -> None:
    crowd = Crowd(Score("server", ""), 3600.0)
    player = Watched("cookie", ["a"])
    crowd.add(player)
    is_at_peace = crowd.is_at_peace()
    player.see("a", 6)
    assert not is_at_peace()
    player.over.add("a")
    assert is_at_peace()
