"""A look back at a match: everybody's chance to win over time, the turning points, and better moves.

A chance is the share of wins in playouts of bots from that moment on, with everything hidden drawn anew. A
move is compared with what the strongest bot would have played, over the same luck; only what cannot well be
chance counts as a mistake. A game whose luck is physics is too slow for playouts: its review has the measures
alone.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any

from msgspec.structs import replace

from ludoteca.core import Match, to_file

from .draft import (
    PLAYOUTS,
    begin,
    chosen_entries,
    finished,
    is_finished,
    looked_into,
    parts_done,
    shared_falls,
)
from .jobs import Jobs, convert_action
from .records import Better, Draft, Moment, Review

__all__ = [
    "PLAYOUTS",
    "Better",
    "Draft",
    "Jobs",
    "Moment",
    "Review",
    "begin",
    "convert_action",
    "finished",
    "is_finished",
    "parts_done",
    "review",
    "shared_falls",
]

Progress = Callable[[int, int], None]
"""Told how much is done, of how much."""


def review(
    match: Match[Any, Any],
    *,
    playouts: int = PLAYOUTS,
    level: str | None = None,
    workers: int = 1,
    progress: Progress | None = None,
) -> Review:
    """Look back at a match; the same match gives the same review, for any number of workers."""
    draft = begin(match, playouts, level)
    jobs = Jobs(to_file(match), draft.level, draft.playouts)
    told = progress or (lambda _done, _all: None)
    with _pool(jobs, workers) as run:
        for moment in run(_moment, chosen_entries(match)):
            draft = replace(draft, moments=(*draft.moments, moment))
            told(*parts_done(match, draft))
        draft = jobs.with_suspects(draft)
        for better in run(_better, draft.suspects or ()):
            draft = looked_into(draft, better)
            told(*parts_done(match, draft))
    told(1, 1)
    return finished(match, draft)


Run = Callable[[Callable[["Jobs", int], Any], Sequence[int]], Iterator[Any]]


@contextmanager
def _pool(jobs: "Jobs", workers: int) -> Iterator[Run]:
    """What does jobs: this process, or several that each know the match."""
    if workers == 1:
        yield lambda job, seqs: (job(jobs, seq) for seq in seqs)
        return
    made_ready = ProcessPoolExecutor(workers, get_context("spawn"), _get_ready, (jobs,))
    with made_ready as pool:
        yield lambda job, seqs: pool.map(_do, [job] * len(seqs), seqs)


_ready: "Jobs"


def _get_ready(jobs: "Jobs") -> None:
    global _ready
    _ready = jobs


def _do(job: Callable[["Jobs", int], Any], seq: int) -> Any:
    return job(_ready, seq)


def _moment(jobs: "Jobs", seq: int) -> Moment:
    return jobs.moment(seq)


def _better(jobs: "Jobs", seq: int) -> Better | None:
    return jobs.better(seq)
