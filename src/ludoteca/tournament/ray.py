"""The same matches on a Ray cluster: a task plays a handful of them, guarded as on one machine."""

from collections.abc import Iterator, Sequence
from typing import Any

from ludoteca.core import Invalid

from .crew import Played, played
from .schedule import Fixture, Table
from .worker import Worker

HANDFUL = 8
"""Matches in a task: enough to pay for starting a worker, few enough to go round."""


def played_on_ray(table: Table, fixtures: Sequence[Fixture], kind: type[Worker] = Worker) -> Iterator[Played]:
    """Play them all on the cluster that Ray finds by its own means; without one, on a Ray of this machine."""
    try:
        import ray
    except ModuleNotFoundError:
        raise Invalid("ray-missing") from None
    ours = not ray.is_initialized()
    if ours:
        ray.init(logging_level="warning", log_to_driver=False, include_dashboard=False)
    try:
        task = ray.remote(num_cpus=1, max_retries=0)(_handful)
        waiting = [
            task.remote(table, first, tuple(fixtures[first : first + HANDFUL]), kind)
            for first in range(0, len(fixtures), HANDFUL)
        ]
        while waiting:
            ready, waiting = ray.wait(waiting)
            yield from ray.get(ready[0])
    finally:
        if ours:
            ray.shutdown()


def _handful(table: Table, first: int, fixtures: tuple[Fixture, ...], kind: type[Worker]) -> list[Any]:
    """Some of the matches, with their numbers among all."""
    return [(first + number, *rest) for number, *rest in played(table, fixtures, 1, kind)]
