"""A list of work in several processes: every item is done once, also if a worker is lost."""

import os
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from ludoteca.core import Invalid
from ludoteca.processes import Batch, Worker, WorkerFailed, WorkerLost, WorkerTimeout, in_order, run_all


def square(number: int) -> int:
    return number * number


def add(first: int, second: int) -> int:
    return first + second


def die_at_three(number: int) -> int:
    if number == 3:
        os._exit(7)
    return number


def wait_for(file: str) -> None:
    while not Path(file).exists():
        pass


def fail(number: int) -> None:
    raise ValueError(f"{number} on purpose")


def refuse(number: int) -> None:
    raise Invalid("not-a-positive-number", number=number)


@pytest.mark.parametrize("workers", [1, 2])
def test_any_number_of_processes_gives_the_same(workers: int) -> None:
    assert list(in_order(run_all(square, range(9), workers))) == [square(number) for number in range(9)]
    assert list(run_all(square, [], workers)) == []


def test_a_batch_runs_again_with_the_same_processes_and_what_they_prepared() -> None:
    with Batch(2, partial(Worker, prepare=partial(int, "40"))) as batch:
        assert sorted(batch.run(add, [1, 2, 3])) == [(0, 41), (1, 42), (2, 43)]
        pids = {worker.pid for worker in batch._workers}
        assert list(in_order(batch.run(add, [4, 5]))) == [44, 45]
        assert {worker.pid for worker in batch._workers} == pids


def test_an_item_that_kills_its_worker_is_rescued_and_the_others_are_done() -> None:
    def rescue(_: Worker, item: int, lost: WorkerLost) -> str:
        return f"{item}: {lost}"

    with Batch(2, Worker, rescue) as batch:
        assert list(in_order(batch.run(die_at_three, range(6)))) == [0, 1, 2, "3: exit code 7", 4, 5]
    with pytest.raises(WorkerLost, match="exit code 7"):
        list(run_all(die_at_three, range(6), 2))


class Impatient(Worker):
    def check_time(self) -> None:
        raise WorkerTimeout("too slow")


def test_a_worker_that_takes_too_long_is_replaced(tmp_path: Path) -> None:
    files = [str(tmp_path / "never"), str(tmp_path)]
    with Batch(1, Impatient, lambda _worker, _item, lost: str(lost)) as batch:
        assert next(batch.run(wait_for, files)) == (0, "too slow")


def test_a_worker_that_died_while_it_was_idle_is_replaced() -> None:
    with Batch(1, Worker) as batch:
        assert list(batch.run(square, [2])) == [(0, 4)]
        (worker,) = batch._workers
        worker._process.kill()
        worker._process.join()
        assert list(batch.run(square, [3])) == [(0, 9)]


def test_what_a_function_raises_reaches_the_caller() -> None:
    with pytest.raises(WorkerFailed, match=r"[12] on purpose"):
        list(run_all(fail, [1, 2], 2))
    with pytest.raises(Invalid, match="not-a-positive-number"):
        list(run_all(refuse, [1, 2], 2))


def test_what_is_done_is_given_before_an_interruption_goes_on() -> None:
    def interrupted() -> Iterator[tuple[int, str]]:
        yield 1, "b"
        yield 3, "d"
        raise KeyboardInterrupt

    results = in_order(interrupted())
    assert (next(results), next(results)) == ("b", "d")
    with pytest.raises(KeyboardInterrupt):
        next(results)


def test_processes_are_started_in_one_package() -> None:
    root = Path(__file__).parents[2]
    started = re.compile(r"ProcessPoolExecutor|import multiprocessing|from multiprocessing")
    found = {
        path.relative_to(root).parent
        for folder in ("src", "bench", "tools", "torture")
        for path in (root / folder).rglob("*.py")
        if started.search(path.read_text(encoding="utf-8"))
    }
    assert found == {Path("src/ludoteca/processes")}
