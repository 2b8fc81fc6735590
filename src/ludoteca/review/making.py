"""Makes a whole review at once, in this process or in several."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any

from msgspec.structs import replace

from ludoteca.core import Match, to_file

from .draft import PLAYOUTS, begin, chosen_entries, finished, looked_into, parts_done
from .jobs import Jobs
from .records import Review

Progress = Callable[[int, int], None]
"""Called with the number of parts that are done, and of all."""
Run = Callable[[Callable[[Jobs, int], Any], Sequence[int]], Iterator[Any]]


def review(
    match: Match[Any, Any],
    *,
    playouts: int = PLAYOUTS,
    level: str | None = None,
    workers: int = 1,
    progress: Progress | None = None,
) -> Review:
    """Review a match; the same match gives the same review, for any number of workers."""
    draft = begin(match, playouts, level)
    jobs = Jobs(to_file(match), draft.level, draft.playouts)
    report = progress or (lambda _done, _all: None)
    with _runner(jobs, workers) as run:
        for moment in run(Jobs.moment, chosen_entries(match)):
            draft = replace(draft, moments=(*draft.moments, moment))
            report(*parts_done(match, draft))
        draft = jobs.with_suspects(draft)
        for better in run(Jobs.better, draft.suspects or ()):
            draft = looked_into(draft, better)
            report(*parts_done(match, draft))
    report(1, 1)
    return finished(match, draft)


@contextmanager
def _runner(jobs: Jobs, workers: int) -> Iterator[Run]:
    """A function that does a job for several entries, in this process or in worker processes."""
    if workers == 1:
        yield lambda job, seqs: (job(jobs, seq) for seq in seqs)
        return
    # Imported here: with one worker a review needs no processes, and a browser has none.
    from ludoteca.processes import Batch, Worker, in_order

    prepare = partial(Jobs, jobs.file, jobs.level, jobs.playouts)
    with Batch(workers, partial(Worker, prepare=prepare)) as batch:
        yield lambda job, seqs: in_order(batch.run(job, seqs))
