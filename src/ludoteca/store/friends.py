"""Friends, and requests to become friends."""

from .backend import Queries, Statement
from .rows import FriendRow


def parted(player: str, other: str) -> Statement:
    """Return the statement that ends the friendship of two players, or the request for it."""
    return ("DELETE FROM friends WHERE one = $1 AND other = $2 RETURNING one", _pair(player, other))


def _pair(player: str, other: str) -> tuple[str, str]:
    return (min(player, other), max(player, other))


class FriendStore(Queries):
    """Pairs of players who are friends, or of whom one has asked the other."""

    async def ask(self, player: str, other: str, now: int) -> None:
        """Ask a player to be friends; if they have asked already, accept."""
        await self._backend.change(
            "INSERT INTO friends VALUES ($1, $2, $3, $4, NULL) ON CONFLICT (one, other)"
            " DO UPDATE SET accepted_at = excluded.asked_at"
            " WHERE friends.accepted_at IS NULL AND friends.asked_by <> excluded.asked_by",
            *_pair(player, other),
            player,
            now,
        )

    async def part(self, player: str, other: str) -> bool:
        """End a friendship or a request for one; return whether there was either."""
        (rows,) = await self._backend.write(parted(player, other))
        return bool(rows)

    async def of(self, player: str) -> list[FriendRow]:
        """Return a player's friends and open requests in both directions, by name."""
        rows = await self._backend.read(
            "SELECT p.id, p.name, f.asked_by, f.asked_at, f.accepted_at FROM friends f"
            " JOIN players p ON p.id = CASE WHEN f.one = $1 THEN f.other ELSE f.one END"
            " WHERE f.one = $1 OR f.other = $1 ORDER BY p.name, p.id",
            player,
        )
        return [FriendRow(*row) for row in rows]
