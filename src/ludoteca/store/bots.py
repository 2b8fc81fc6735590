"""Bot accounts: players that are programs."""

from .backend import Queries
from .rows import BotRow

_BOT = "SELECT b.player, p.name, b.owner, b.created_at FROM bots b JOIN players p ON p.id = b.player"


class BotStore(Queries):
    """Which players are bot accounts, and who has made them."""

    async def add(self, player: str, owner: str, now: int) -> None:
        """Note that a player is a bot account of another player."""
        await self._backend.change("INSERT INTO bots VALUES ($1, $2, $3)", player, owner, now)

    async def find(self, player: str) -> BotRow | None:
        """Return a bot account by id."""
        rows = await self._backend.read(f"{_BOT} WHERE b.player = $1", player)
        return BotRow(*rows[0]) if rows else None

    async def of(self, owner: str) -> list[BotRow]:
        """Return the bot accounts that a player has made, oldest first."""
        rows = await self._backend.read(f"{_BOT} WHERE b.owner = $1 ORDER BY b.created_at, b.player", owner)
        return [BotRow(*row) for row in rows]

    async def all(self) -> list[BotRow]:
        """Return every bot account, by name."""
        rows = await self._backend.read(f"{_BOT} ORDER BY p.name, b.player")
        return [BotRow(*row) for row in rows]
