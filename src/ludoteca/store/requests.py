"""Requests of clients that changed something, kept so that a retry gets the same answer."""

from typing import NamedTuple

from .backend import Queries, Statement
from .rows import RequestRow

NO_MATCH = ""
"""The match of a request about no match."""


class KnownRequest(NamedTuple):
    """A request that was carried out, or is being carried out by some process."""

    content: str
    answer: str | None
    """The answer to an HTTP request; None while it is being carried out."""


def record_request(match: str, request: RequestRow, revision: int, at: int) -> Statement:
    """Return the statement that keeps a request; a Conflict if it is kept already."""
    return "INSERT INTO requests VALUES ($1, $2, $3, $4, NULL, $5)", (match, *request, revision, at)


class RequestStore(Queries):
    """Requests by match and key. Those that became an entry are in the log."""

    async def find(self, match: str, key: str) -> KnownRequest | None:
        """Return a request."""
        rows = await self._backend.read(
            "SELECT content, answer FROM requests WHERE match = $1 AND key = $2", match, key
        )
        return KnownRequest(*rows[0]) if rows else None

    async def of(self, match: str, since: int) -> list[RequestRow]:
        """Return the requests that changed the table of a match after revision `since`."""
        rows = await self._backend.read(
            "SELECT key, content FROM requests WHERE match = $1 AND revision > $2", match, since
        )
        return [RequestRow(*row) for row in rows]

    async def claim(self, request: RequestRow, number: int, now: int, abandoned: int) -> int | None:
        """Note that a request about no match is being carried out; return the number of its first attempt.

        None if the caller may not do that: the request is known, and was not left unanswered at or before
        time `abandoned`. The number is kept where other requests have a revision.
        """
        rows = await self._backend.change(
            "INSERT INTO requests VALUES ($1, $2, $3, $4, NULL, $5) ON CONFLICT (match, key) DO UPDATE"
            " SET at = excluded.at WHERE requests.answer IS NULL AND requests.at <= $6"
            " AND requests.content = excluded.content RETURNING revision",
            NO_MATCH,
            *request,
            number,
            now,
            abandoned,
        )
        return int(rows[0][0]) if rows else None

    async def answer(self, key: str, answer: str) -> None:
        """Keep the answer to a claimed request."""
        await self._backend.change(
            "UPDATE requests SET answer = $3 WHERE match = $1 AND key = $2", NO_MATCH, key, answer
        )

    async def interrupted(self, key: str, at: int) -> None:
        """Let a claimed request be carried out again, under its number, as if it was left at a time."""
        await self._backend.change(
            "UPDATE requests SET at = $3 WHERE match = $1 AND key = $2", NO_MATCH, key, at
        )

    async def release(self, key: str) -> None:
        """Forget a claimed request that changed nothing."""
        await self._backend.change("DELETE FROM requests WHERE match = $1 AND key = $2", NO_MATCH, key)

    async def delete_before(self, time: int) -> None:
        """Forget the requests that were carried out before a time."""
        await self._backend.change("DELETE FROM requests WHERE at < $1", time)
