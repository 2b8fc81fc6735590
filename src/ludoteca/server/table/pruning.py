"""Deletes old matches that are not in play, and guests without matches; results and ratings stay."""

from typing import NamedTuple

from ludoteca.store import Store

from .writer import TableWriter


class Pruned(NamedTuple):
    """What was deleted, or would be."""

    matches: int
    guests: int


async def prune(
    store: Store, writer: TableWriter, before: int, now: int, *, is_trial: bool = False
) -> Pruned:
    """Delete what has not changed since `before`; a trial only counts."""
    matches = await store.matches.prunable(before)
    if not is_trial:
        for match in matches:
            await writer.delete(match, keep_results=True)
    guests = await store.people.prunable_guests(before, now)
    if not is_trial:
        for guest in guests:
            await store.people.delete(guest)
    return Pruned(len(matches), len(guests))
