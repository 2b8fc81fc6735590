"""Plays the matches of a tournament on a Ray cluster, a few in each task."""

from collections.abc import Iterator, Sequence

from ludoteca.core import Invalid

from .playing import NumberedResult, play_fixtures
from .schedule import Fixture, Table
from .worker import TournamentWorker

HANDFUL = 8
"""Matches in a task: enough to pay for starting a worker, few enough to keep all machines busy."""


def play_fixtures_on_ray(
    table: Table, fixtures: Sequence[Fixture], kind: type[TournamentWorker] = TournamentWorker
) -> Iterator[NumberedResult]:
    """Play all matches on the cluster that Ray's own settings name, or else on this machine.

    Yields as `play_fixtures` does; raises Invalid if Ray is not installed.
    """
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


def _handful(
    table: Table, first: int, fixtures: tuple[Fixture, ...], kind: type[TournamentWorker]
) -> list[NumberedResult]:
    """Play a few matches; their numbers count from `first`."""
    return [(first + number, played) for number, played in play_fixtures(table, fixtures, 1, kind)]
