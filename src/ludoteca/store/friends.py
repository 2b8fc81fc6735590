"""Who is friends with whom, and who has asked to be."""

from .backend import Backend, Statement
from .rows import FriendRow


def parted(player: str, other: str) -> Statement:
    """The statement after which two people are not friends, nor asked to be."""
    return ("DELETE FROM friends WHERE one = $1 AND other = $2 RETURNING one", _pair(player, other))


def _pair(player: str, other: str) -> tuple[str, str]:
    return (min(player, other), max(player, other))


class Friends(Backend):
    """Pairs of people."""

    async def befriend(self, player: str, other: str, now: int) -> None:
        """A player asks another to be friends; if the other has asked already, they are from now on."""
        await self.change(
            "INSERT INTO friends VALUES ($1, $2, $3, $4, NULL) ON CONFLICT (one, other)"
            " DO UPDATE SET accepted_at = excluded.asked_at"
            " WHERE friends.accepted_at IS NULL AND friends.asked_by <> excluded.asked_by",
            *_pair(player, other),
            player,
            now,
        )

    async def part(self, player: str, other: str) -> bool:
        """Two people are friends no more, or nobody asks any more; whether there was something to end."""
        (rows,) = await self.write(parted(player, other))
        return bool(rows)

    async def friends_of(self, player: str) -> list[FriendRow]:
        """The friends of a player, and who has asked whom, by name."""
        rows = await self.read(
            "SELECT p.id, p.name, f.asked_by, f.asked_at, f.accepted_at FROM friends f"
            " JOIN players p ON p.id = CASE WHEN f.one = $1 THEN f.other ELSE f.one END"
            " WHERE f.one = $1 OR f.other = $1 ORDER BY p.name, p.id",
            player,
        )
        return [FriendRow(*row) for row in rows]
