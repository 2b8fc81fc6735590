"""`make torture` ends in time, however long its parts take, by a clock that only the parts move."""

import signal
import time
from collections import Counter
from collections.abc import Iterator
from itertools import count, cycle

import pytest
from torture.__main__ import LONGEST, NO_TIME, TRIALS, try_all
from torture.crowd import Crowd, ReconnectingPlayer
from torture.score import Score
from torture.timing import FAULTY, Allowance, Overdue, Span, busy_at_most, cut_off_after, ended_after

NAMES = list(TRIALS)


class Clock:
    """A clock that moves only when a test sets it."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_later_parts_share_the_time_that_is_left() -> None:
    clock = Clock()
    allowance = Allowance(600, clock)
    assert allowance.share(0.5, 0.25, 0.25) == 300
    clock.now += 400
    assert allowance.share(0.25, 0.25) == 100
    clock.now += 300
    assert allowance.left() == allowance.share(0.25) == 0


def test_a_trial_has_faults_first() -> None:
    clock = Clock()
    span = Span(10, clock)
    assert (span.has_faults(), span.is_over()) == (True, False)
    clock.now += 10 * FAULTY
    assert (span.has_faults(), span.is_over()) == (False, False)
    clock.now += 10 * (1 - FAULTY)
    assert span.is_over()


class Machine:
    """Simulates trials that take longer than their share, as on a busy machine."""

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
        """Run all trials within ten minutes; return the time they took."""
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


def test_trials_without_time_are_marked_as_skipped() -> None:
    machine = Machine(cycle([100.0]))
    assert machine.run(330) <= 600 + 100
    assert machine.tried == NAMES[: len(machine.tried)]
    assert [score.name for score in machine.scores if score.skipped == NO_TIME] == NAMES[len(machine.tried) :]


def test_with_hours_trials_are_repeated() -> None:
    clock, tried = Clock(), Counter[str]()

    def attempt(score: Score, seconds: float) -> None:
        tried[score.name] += 1
        clock.now += seconds + 1

    try_all(NAMES, 7200, 14400, attempt, clock)
    assert clock.now <= 1000 + 7200 + LONGEST + 1
    assert min(tried.values()) >= 5


def test_trials_that_take_no_time_are_not_repeated_for_ever() -> None:
    clock = Clock()

    def skip(score: Score, seconds: float) -> None:  # noqa: ARG001 (it takes none)
        score.skipped = "there is no such thing here"

    scores = try_all(NAMES, 100, 100, skip, clock)
    assert [score.name for score in scores] == NAMES


def test_a_trial_that_waits_for_ever_is_aborted() -> None:
    before = signal.getsignal(signal.SIGALRM)
    with pytest.raises(Overdue, match="not finished"), ended_after(0.01):
        time.sleep(600)
    assert signal.getsignal(signal.SIGALRM) is before
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)


def test_an_endless_loop_is_interrupted() -> None:
    with pytest.raises(TimeoutError), busy_at_most(0.05):
        for _ in count():
            pass


def test_results_up_to_the_time_limit_are_kept() -> None:
    counted = 0
    with cut_off_after(0.01):
        for _ in count():
            try:
                counted += 1
                time.sleep(0.001)
            except Exception as error:  # a handler of failures must not catch the time limit
                raise AssertionError from error
    assert counted > 0


class Watched(ReconnectingPlayer):
    """A player for whom a test sets which entries were shown."""

    def see(self, match: str, seq: int) -> None:
        self.seen[match, seq] = {}


def test_without_time_for_the_end_every_match_has_to_go_on() -> None:
    crowd = Crowd(Score("server", ""), 0.0)
    player = Watched("cookie", ["a", "b"])
    crowd.add(player)
    player.see("a", 5)
    has_recovered = crowd.has_recovered()
    assert not has_recovered()
    player.see("a", 6)
    assert not has_recovered(), "the other has stopped"
    player.over.add("b")
    assert has_recovered()


def test_there_is_at_least_one_fault() -> None:
    crowd = Crowd(Score("server", "", faults=3), 0.0)
    crowd.add(Watched("cookie", ["a"]))
    assert crowd.takes_more()
    crowd.score.faults += 1
    assert not crowd.takes_more()


def test_with_time_every_match_has_to_end() -> None:
    crowd = Crowd(Score("server", ""), 3600.0)
    player = Watched("cookie", ["a"])
    crowd.add(player)
    has_recovered = crowd.has_recovered()
    player.see("a", 6)
    assert not has_recovered()
    player.over.add("a")
    assert has_recovered()
