"""Sessions: the browsers and programs that are signed in."""

from .backend import Queries
from .rows import PlayerRow, SessionRow


class SessionStore(Queries):
    """Sessions, found by the hash of their secret."""

    async def add(self, row: SessionRow) -> None:
        """Add a session."""
        await self._backend.change("INSERT INTO sessions VALUES ($1, $2, $3, $4, $5, $6, $7, $8)", *row)

    async def find(self, token: str, now: int) -> tuple[SessionRow, PlayerRow] | None:
        """Return a session and its player; None if it has expired or the player is banned."""
        rows = await self._backend.read(
            "SELECT s.*, p.* FROM sessions s JOIN players p ON p.id = s.player"
            " WHERE s.token = $1 AND s.expires_at > $2 AND p.banned_at IS NULL",
            token,
            now,
        )
        if not rows:
            return None
        width = len(SessionRow._fields)
        return SessionRow(*rows[0][:width]), PlayerRow(*rows[0][width:])

    async def renew(self, session: str, expires_at: int, token: str | None = None) -> None:
        """Let a session end later, and give it another secret."""
        await self._backend.change(
            "UPDATE sessions SET expires_at = $2, token = coalesce(CAST($3 AS TEXT), token) WHERE id = $1",
            session,
            expires_at,
            token,
        )

    async def of(self, player: str) -> list[SessionRow]:
        """Return a player's sessions, oldest first."""
        rows = await self._backend.read(
            "SELECT * FROM sessions WHERE player = $1 ORDER BY created_at", player
        )
        return [SessionRow(*row) for row in rows]

    async def end(self, player: str, session: str) -> bool:
        """Delete a session; return whether there was one."""
        rows = await self._backend.change(
            "DELETE FROM sessions WHERE player = $1 AND id = $2 RETURNING id", player, session
        )
        return bool(rows)

    async def end_others(self, player: str, kept: str, *, programs: bool = False) -> list[str]:
        """Delete a player's browser sessions except one; return the ids of those deleted.

        With `programs` their tokens are deleted too.
        """
        rows = await self._backend.change(
            "DELETE FROM sessions WHERE player = $1 AND id <> $2"
            " AND (kind = 'browser' OR CAST($3 AS INTEGER) = 1) RETURNING id",
            player,
            kept,
            int(programs),
        )
        return [str(row[0]) for row in rows]

    async def delete_expired(self, now: int) -> None:
        """Delete the sessions that have expired."""
        await self._backend.change("DELETE FROM sessions WHERE expires_at <= $1", now)
