"""State of the installation: values kept by name, and the times when no server was running."""

from .backend import Queries


class ServerStateStore(Queries):
    """Named values that all processes share, and the record of downtimes."""

    async def set(self, name: str, value: str) -> None:
        """Keep a value under a name, in place of the one before."""
        await self._backend.change(
            "INSERT INTO house VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            name,
            value,
        )

    async def set_once(self, name: str, value: str) -> str:
        """Keep a value unless the name has one; return the value that is kept."""
        await self._backend.change(
            "INSERT INTO house VALUES ($1, $2) ON CONFLICT (name) DO NOTHING", name, value
        )
        kept = await self.get(name)
        assert kept is not None
        return kept

    async def get(self, name: str) -> str | None:
        """Return the value of a name, or None."""
        rows = await self._backend.read("SELECT value FROM house WHERE name = $1", name)
        return str(rows[0][0]) if rows else None

    async def now(self) -> int | None:
        """Return the time by the database's own clock, in milliseconds since 1970; None if it has none."""
        return await self._backend.now()

    async def note_jump(self, began: int, ended: int) -> None:
        """Record a time that the clock has skipped, like one in which no server was running."""
        await self._backend.change(
            "INSERT INTO downtimes VALUES ($1, $2) ON CONFLICT (began_at) DO NOTHING", began, ended
        )

    async def heartbeat(self, now: int) -> None:
        """Record that a server is running."""
        await self.set("alive-at", str(now))

    async def note_downtime(self, now: int, patience: int) -> int | None:
        """Record a downtime if the last heartbeat is more than `patience` milliseconds ago.

        Return its length in milliseconds; None without one, or if another process has recorded it. It is
        negative if the clock was set back meanwhile.
        """
        last = await self.get("alive-at")
        await self.heartbeat(now)
        if last is None or abs(now - int(last)) <= patience:
            return None
        if now < int(last):
            return now - int(last)
        rows = await self._backend.change(
            "INSERT INTO downtimes VALUES ($1, $2) ON CONFLICT (began_at) DO NOTHING RETURNING began_at",
            int(last),
            now,
        )
        return now - int(last) if rows else None

    async def downtimes(self) -> list[tuple[int, int]]:
        """Return the start and end of every downtime, oldest first."""
        rows = await self._backend.read("SELECT began_at, ended_at FROM downtimes ORDER BY began_at")
        return [(int(began), int(ended)) for began, ended in rows]
