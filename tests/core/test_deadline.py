"""The deadline of a bot, by the clock or (reproducibly) by the number of times it is checked."""

import pytest

from ludoteca.core import Deadline, counted_thinking


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A fake clock: the one item of the list is the time it shows."""
    shown = [100.0]
    monkeypatch.setattr("ludoteca.core.deadline.perf_counter", lambda: shown[0])
    return shown


def test_a_deadline_is_over_when_its_budget_has_passed(clock: list[float]) -> None:
    deadline = Deadline(budget_ms=4000)
    assert [at(clock, now, deadline) for now in (100.0, 103.5, 104.0, 105.0)] == [False, False, True, True]


def at(clock: list[float], now: float, deadline: Deadline) -> bool:
    """Whether the deadline is over at this time."""
    clock[0] = now
    return deadline.is_over


def test_used_is_the_part_of_the_budget_that_has_passed(clock: list[float]) -> None:
    deadline = Deadline(budget_ms=4000)
    assert deadline.used == 0.0
    clock[0] = 101.0
    assert deadline.used == 0.25
    clock[0] = 106.0
    assert deadline.used == 1.5
    short = Deadline(budget_ms=500)
    clock[0] = 106.25
    assert short.used == 0.5


def test_a_budget_of_zero_or_less_is_used_up_from_the_start(clock: list[float]) -> None:
    for nothing in (0, -1000):
        deadline = Deadline(budget_ms=nothing)
        assert deadline.used == 1.0
        assert deadline.is_over
    clock[0] = 101.0
    assert deadline.used == 1.0


def test_a_cancelled_deadline_is_over_at_once(clock: list[float]) -> None:
    deadline = Deadline(budget_ms=4000)
    clock[0] = 101.0
    deadline.cancel()
    assert deadline.is_over
    assert deadline.used == 1.0


def test_counted_thinking_counts_checks_instead_of_time(clock: list[float]) -> None:
    with counted_thinking():
        deadline = Deadline(budget_ms=4000, look_ms=1000)
        clock[0] = 999.0
        assert [deadline.is_over for _ in range(5)] == [False, False, False, True, True]
        looked = Deadline(budget_ms=4000, look_ms=1000)
        assert [looked.used for _ in range(3)] == [0.25, 0.5, 0.75]
        by_default = Deadline(budget_ms=4)
        assert [by_default.is_over for _ in range(4)] == [False, False, False, True], (
            "each check counts as a millisecond"
        )


def test_after_counted_thinking_the_clock_counts_again(clock: list[float]) -> None:
    with counted_thinking(), counted_thinking():
        pass
    deadline = Deadline(budget_ms=4000, look_ms=4000)
    assert [at(clock, now, deadline) for now in (100.0, 104.0)] == [False, True]
