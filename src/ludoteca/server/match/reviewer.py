"""Makes reviews in the background, one at a time in a process, saved in the store piece by piece."""

import asyncio
import logging
from collections.abc import Callable

from ludoteca.core import Invalid, decode, to_file
from ludoteca.server.ports import Work, WorkFailed
from ludoteca.server.protocol.bodies import ReviewPage
from ludoteca.server.table.writer import find_match
from ludoteca.server.timings import Timings
from ludoteca.server.work.jobs import ReviewPiece
from ludoteca.store import ReviewRow, Store

from .loading import require_installed_rules, restore

log = logging.getLogger("ludoteca.reviews")


class Reviewer:
    """Takes requested reviews from the store and makes them piece by piece."""

    def __init__(
        self, store: Store, work: Work, now: Callable[[], int], timings: Timings, most_per_person: int
    ) -> None:
        self._store = store
        self._work = work
        self._now = now
        self._timings = timings
        self._most = most_per_person
        self._requested = asyncio.Event()

    async def request(self, match: str, player: str) -> None:
        """Request a review, unless there is one; raises Invalid if the player waits for too many."""
        reviews = self._store.reviews
        if await reviews.find(match) is not None:
            return
        if await reviews.unfinished_of(player) >= self._most:
            raise Invalid("too-many-reviews", most=self._most)
        await reviews.request(match, player, self._now())
        self._requested.set()

    async def page(self, match: str) -> ReviewPage:
        """The review of a match as far as it is made."""
        row = await self._store.reviews.find(match)
        if row is None:
            return ReviewPage(match=match, status="none")
        if row.document is None:
            ahead = await self._store.reviews.ahead_of(match)
            return ReviewPage(match=match, status="waiting", ahead=ahead)
        piece = decode(row.document, ReviewPiece)
        return ReviewPage(
            match=match,
            status="making" if piece.review is None else "done",
            done=piece.done,
            total=piece.total,
            review=piece.review,
        )

    async def keep_making(self) -> None:
        """Make reviews until cancelled; failures are logged."""
        while True:
            try:
                while await self._make_one():
                    pass
            except Exception:
                log.exception("a review failed")
            try:
                async with asyncio.timeout(self._timings.review_pause):
                    await self._requested.wait()
            except TimeoutError:
                pass
            self._requested.clear()

    async def _make_one(self) -> bool:
        """Make one requested review; return whether there was one."""
        row = await self._store.reviews.take(self._now(), self._lease_end())
        if row is None:
            return False
        try:
            await self._make(row)
        except (Invalid, WorkFailed) as error:
            log.warning("a review cannot be made", extra={"match": row.match, "error": repr(error)})
            await self._store.reviews.give_up(row.match)
        except asyncio.CancelledError:
            newest = await self._store.reviews.find(row.match) or row
            await self._store.reviews.save(newest, 0)  # the next process continues at once
            raise
        return True

    def _lease_end(self) -> int:
        return self._now() + self._timings.review_lease_ms

    async def _make(self, row: ReviewRow) -> None:
        _, table = await find_match(self._store, row.match)
        require_installed_rules(table)
        match = await self._work.aside(restore, table, await self._store.log.entries(row.match))
        file = await self._work.aside(to_file, match)
        document = row.document
        while True:
            piece = document.encode() if document is not None else None
            document = (await self._work.review(file, piece)).decode()
            is_done = decode(document, ReviewPiece).review is not None
            await self._store.reviews.save(ReviewRow(row.match, int(is_done), document), self._lease_end())
            if is_done:
                return
