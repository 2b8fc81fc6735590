"""Looks back at matches in the background: one at a time in a process, kept in the store while it grows."""

import asyncio
import logging

from ludoteca.core import Invalid, decode, to_file
from ludoteca.games import find_game
from ludoteca.processes import WorkerFailed
from ludoteca.server.protocol.bodies import ReviewPage
from ludoteca.server.table.rows import table_of
from ludoteca.server.work.jobs import ReviewPiece, review_on
from ludoteca.store import ReviewRow

from .loading import restore
from .services import Services

log = logging.getLogger("ludoteca.reviews")

PIECE_TIMEOUT = 120.0
"""Seconds that a piece may take; one of them is at least one playout."""
LEASE = 180_000
"""Milliseconds after which another process goes on with what nobody has kept."""
PAUSE = 20.0
"""Seconds after which it looks whether somebody else has left something lying."""


class Reviewer:
    """Takes what was asked for, makes it piece by piece, keeps each piece."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._wanted = asyncio.Event()

    async def ask(self, match: str, player: str) -> None:
        """Have a review made, unless there is one; raises Invalid if somebody wants too many at a time."""
        store = self._services.store
        if await store.reviews.find(match) is not None:
            return
        most = self._services.settings.reviews_per_person
        if await store.reviews.unfinished_of(player) >= most:
            raise Invalid("too-many-reviews", most=most)
        await store.reviews.request(match, player, self._services.now())
        self._wanted.set()

    async def page(self, match: str) -> ReviewPage:
        """What there is of a review."""
        row = await self._services.store.reviews.find(match)
        if row is None:
            return ReviewPage(match=match, status="none")
        if row.document is None:
            ahead = await self._services.store.reviews.ahead_of(match)
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
        """For ever; what fails is told and left."""
        while True:
            try:
                while await self._make_one():
                    pass
            except Exception:
                log.exception("a review failed")
            try:
                async with asyncio.timeout(PAUSE):
                    await self._wanted.wait()
            except TimeoutError:
                pass
            self._wanted.clear()

    async def _make_one(self) -> bool:
        """Make one to its end, if one is wanted."""
        store, now = self._services.store, self._services.now
        row = await store.reviews.take(now(), now() + LEASE)
        if row is None:
            return False
        try:
            await self._make(row)
        except (Invalid, WorkerFailed) as error:
            log.warning("a review cannot be made", extra={"match": row.match, "error": repr(error)})
            await store.reviews.give_up(row.match)
        except asyncio.CancelledError:
            await store.reviews.save(await self._newest(row), 0)  # the next process goes on at once
            raise
        return True

    async def _newest(self, row: ReviewRow) -> ReviewRow:
        return await self._services.store.reviews.find(row.match) or row

    async def _make(self, row: ReviewRow) -> None:
        services = self._services
        found = await services.store.matches.find(row.match)
        if found is None:
            raise Invalid("unknown-match", match=row.match)
        table = table_of(found)
        present = find_game(table.game).info.rules_version
        if table.rules_version != present:
            raise Invalid("rules-version-differs", recorded=table.rules_version, present=present)
        match = await services.in_thread(restore, table, await services.store.log.entries(row.match))
        file = await services.in_thread(to_file, match)
        document = row.document
        while True:
            piece = document.encode() if document is not None else None
            made = await services.background.do(review_on, file, piece, timeout=PIECE_TIMEOUT)
            document = made.decode()
            is_done = decode(document, ReviewPiece).review is not None
            await services.store.reviews.save(
                ReviewRow(row.match, int(is_done), document), services.now() + LEASE
            )
            if is_done:
                return
