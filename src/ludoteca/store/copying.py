"""How far the copy off this machine is, and which process makes it."""

from typing import NamedTuple

from .backend import Backend, Must, Queries
from .errors import Conflict


class CopyState(NamedTuple):
    """How far the copy is; the one row of the database table `copying`."""

    place: str
    """Where it goes."""
    form: str
    """How changes are noted, and the version of the database; a copy begins anew with another one."""
    series: str
    """The name of the copy: it changes when changes were not noted for a while."""
    number: int
    """The last number that was given to a segment."""
    shipped: int
    """The last segment that has arrived; 0 before the first."""
    shipped_at: int
    """Up to which time everything has arrived, in milliseconds since 1970."""
    base: int
    """The newest base holds the segments up to this number; -1 without a base."""
    based_at: int
    base_bytes: int
    bytes: int
    """The size of all segments since the base."""
    process: str
    """The process that copies."""
    held_until: int
    """After this time another process may take over."""


class CopyStore(Queries):
    """The state of the copy, and the notes about what it lacks."""

    def __init__(self, backend: Backend) -> None:
        super().__init__(backend)
        self.notes = backend.notes

    async def end_unless_held(self, now: int) -> None:
        """End the notes, unless another process of this database copies."""
        if not await self.notes.are_kept():
            return
        state = await self.state() if self.notes.is_shared else None
        if state is None or state.held_until < now:
            await self.notes.end()

    async def count(self) -> int:
        """Return the number of changes that are noted and not copied."""
        ((count,),) = await self._backend.read("SELECT count(*) FROM changed")
        return int(count)

    async def state(self) -> CopyState | None:
        """Return how far the copy is; None before the first."""
        rows = await self._backend.read("SELECT * FROM copying")
        return CopyState(*rows[0]) if rows else None

    async def start(self, state: CopyState) -> None:
        """Begin a copy anew."""
        values = ", ".join(f"${place}" for place in range(1, len(state) + 1))
        await self._backend.write(
            ("DELETE FROM copying", ()), (f"INSERT INTO copying VALUES ({values})", tuple(state))
        )

    async def hold(self, process: str, now: int, until: int) -> bool:
        """Make a process the one that copies, until a time; return False if another one is."""
        # A lease that would last more than twice as long as this one was taken before the clock was set back.
        late = "held_until < $3 OR held_until > 2 * CAST($2 AS BIGINT) - $3"
        free = late if self.notes.is_shared else "$3 = $3"
        rows = await self._backend.change(
            "UPDATE copying SET process = $1, held_until = $2"
            f" WHERE process = $1 OR {free} RETURNING process",
            process,
            until,
            now,
        )
        return bool(rows)

    async def release(self, process: str) -> None:
        """Let another process copy."""
        await self._backend.change("UPDATE copying SET held_until = 0 WHERE process = $1", process)

    async def next_number(self, process: str, series: str) -> int:
        """Give the next segment its number; Conflict if another process copies, or a new copy has begun."""
        rows = await self._backend.change(
            "UPDATE copying SET number = number + 1 WHERE process = $1 AND series = $2 RETURNING number",
            process,
            series,
        )
        if not rows:
            raise Conflict("another process copies")
        return int(rows[0][0])

    async def arrived(self, process: str, series: str, number: int, at: int, size: int) -> None:
        """Record that a segment has arrived; Conflict if another process copies."""
        await self._backend.write(
            Must(
                "UPDATE copying SET shipped = $3, shipped_at = $4, bytes = bytes + $5"
                " WHERE process = $1 AND series = $2 RETURNING number",
                (process, series, number, at, size),
            )
        )

    async def based(self, process: str, series: str, base: int, at: int, size: int) -> None:
        """Record that a base has arrived; Conflict if another process copies."""
        await self._backend.write(
            Must(
                "UPDATE copying SET base = $3, based_at = $4, base_bytes = $5, bytes = 0"
                " WHERE process = $1 AND series = $2 RETURNING number",
                (process, series, base, at, size),
            )
        )
