"""A list of work for several worker processes, in a program without an event loop."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from multiprocessing.connection import wait
from typing import Any, Generic, TypeVar

from .worker import Worker, WorkerLost

W = TypeVar("W", bound=Worker)
R = TypeVar("R")
LOOK_EVERY = 0.25
"""Seconds between two checks for workers that take too long."""


class Batch(Generic[W]):
    """Up to `count` workers, made by `start`; a lost one is replaced. Ends them at the end of a `with` block.

    `rescue` gives the result of an item whose worker was lost; without it, the loss is raised.
    """

    def __init__(
        self,
        count: int,
        start: Callable[[], W],
        rescue: Callable[[W, Any, WorkerLost], Any] | None = None,
    ) -> None:
        self._count = count
        self._start = start
        self._rescue = rescue
        self._workers: list[W] = []

    def __enter__(self) -> "Batch[W]":
        return self

    def __exit__(self, *_: object) -> None:
        for worker in self._workers:
            worker.end()

    def run(self, function: Callable[..., Any], items: Sequence[Any]) -> Iterator[tuple[int, Any]]:
        """Call a function with each item; yields the item's number and the result, as they are done."""
        while len(self._workers) < min(self._count, len(items)):
            self._workers.append(self._start())
        waiting = iter(enumerate(items))
        idle, busy = list(self._workers), dict[W, int]()
        while True:
            while idle and (following := next(waiting, None)) is not None:
                number, item = following
                busy[self._give(idle.pop(), function, item)] = number
            if not busy:
                return
            ready = wait([worker.pipe for worker in busy], LOOK_EVERY)
            for worker, number in list(busy.items()):
                try:
                    if worker.pipe not in ready:
                        worker.check_time()
                        continue
                    result = worker.receive()
                    idle.append(worker)
                except WorkerLost as lost:
                    if self._rescue is None:
                        raise
                    result = self._rescue(worker, items[number], lost)
                    idle.append(self._replace(worker))
                del busy[worker]
                yield number, result

    def _give(self, worker: W, function: Callable[..., Any], item: Any) -> W:
        """Send an item to a worker, or to its successor if it died while it was idle; returns which."""
        try:
            worker.send(function, item)
        except WorkerLost:
            worker = self._replace(worker)
            worker.send(function, item)
        return worker

    def _replace(self, worker: W) -> W:
        worker.end()
        successor = self._start()
        self._workers[self._workers.index(worker)] = successor
        return successor


def run_all(function: Callable[[Any], R], items: Sequence[Any], workers: int) -> Iterator[tuple[int, R]]:
    """Call a function with each item, in this process or in several; yields as `Batch.run` does."""
    if workers == 1:
        yield from enumerate(map(function, items))
        return
    with Batch(workers, Worker) as batch:
        yield from batch.run(function, items)


def in_order(numbered: Iterable[tuple[int, R]]) -> Iterator[R]:
    """Results by their numbers, from 0 on, each as soon as those before it are there.

    After KeyboardInterrupt the results that are there are yielded before it is raised again.
    """
    held: dict[int, R] = {}
    following = 0
    try:
        for number, result in numbered:
            held[number] = result
            while following in held:
                yield held.pop(following)
                following += 1
    except KeyboardInterrupt:
        yield from held.values()
        raise
