"""The only code that writes lines of a match's journal: chat, and what happened at the table."""

from collections.abc import Callable

import msgspec

from ludoteca.core import Seat
from ludoteca.server.protocol.news import LinesAdded, LinesChanged, PeerPublisher
from ludoteca.server.protocol.shapes import Line, LineKind
from ludoteca.store import RequestRow, Store

from .rows import line_of_row, moment

ALL_LINES = 1_000_000
"""More lines than any journal has."""
ANNOUNCED_AT_ONCE = 500
"""Line numbers in one record of news: PostgreSQL carries at most 8000 bytes."""


class Journal:
    """Reads and writes the journals of matches, and announces what it wrote to other processes."""

    def __init__(
        self,
        store: Store,
        peers: PeerPublisher,
        now: Callable[[], int],
        announced_at_once: int = ANNOUNCED_AT_ONCE,
    ) -> None:
        self._store = store
        self._peers = peers
        self._now = now
        self._announced_at_once = announced_at_once

    async def add(
        self,
        match: str,
        kind: LineKind,
        *,
        seq: int | None = None,
        player: str | None = None,
        name: str | None = None,
        seat: Seat | None = None,
        text: str | None = None,
        params: dict[str, str | int] | None = None,
        request: RequestRow | None = None,
    ) -> None:
        """Append a line at entry `seq` of the log, by default the newest.

        Raises Missing without a match, and Conflict if the `request` for it is known already.
        """
        now = self._now()
        line = Line(
            number=0,  # the store numbers it
            seq=await self._store.log.last(match) if seq is None else seq,
            kind=kind,
            at=moment(now),
            player=player,
            name=name,
            seat=seat,
            text=text,
            params=params or {},
        )
        body = msgspec.json.encode(line).decode()
        try:
            await self._store.journal.add(match, body, request, now, player)
        except Exception:
            self._peers.publish(LinesAdded(match))  # it may have been written all the same
            raise
        self._peers.publish(LinesAdded(match))

    async def line(self, match: str, number: int) -> Line | None:
        """Read the line of that number."""
        body = await self._store.journal.line(match, number)
        return None if body is None else line_of_row(number, body)

    async def newest(self, match: str, since: int, limit: int = ALL_LINES) -> list[Line]:
        """Read the newest lines after number `since`, oldest first."""
        return [line_of_row(*row) for row in await self._store.journal.lines(match, since, limit)]

    async def all(self, match: str) -> list[Line]:
        """Read the whole journal."""
        return await self.newest(match, -1)

    async def last(self, match: str) -> int:
        """The number of the newest line; -1 if there is none."""
        return await self._store.journal.last(match)

    async def edit(self, match: str, edit: Callable[[Line], Line]) -> list[int]:
        """Replace the lines that `edit` changes; return their numbers."""
        changed: list[int] = []
        for line in await self.all(match):
            other = edit(line)
            if other != line:
                await self._store.journal.change(match, line.number, msgspec.json.encode(other).decode())
                changed.append(line.number)
        for start in range(0, len(changed), self._announced_at_once):
            numbers = changed[start : start + self._announced_at_once]
            self._peers.publish(LinesChanged(match, tuple(numbers)))
        return changed

    async def remove_line(self, match: str, number: int) -> bool:
        """Remove a line of chat, also from pages that are open; return whether there was one."""
        line = await self.line(match, number)
        if line is None or line.kind != "said":
            return False
        await self.edit(match, lambda line: removed(line) if line.number == number else line)
        return True


def removed(line: Line) -> Line:
    """What remains of a line of chat that was removed."""
    return msgspec.structs.replace(line, kind="removed", text=None, player=None, name=None, params={})
