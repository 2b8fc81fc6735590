"""Ways to reach a player outside the page: email address, push subscriptions, webhooks."""

from .backend import Queries
from .rows import AddressRow, HookRow, PushRow


class ContactStore(Queries):
    """Email addresses, push subscriptions and webhooks of players."""

    async def set_address(self, row: AddressRow) -> None:
        """Keep a player's email address, in place of the one before."""
        await self._backend.change(
            "INSERT INTO addresses VALUES ($1, $2, $3, $4, $5) ON CONFLICT (player) DO UPDATE SET"
            " email = excluded.email, language = excluded.language, secret = excluded.secret,"
            " confirmed_at = excluded.confirmed_at",
            *row,
        )

    async def address(self, player: str) -> AddressRow | None:
        """Return a player's email address."""
        rows = await self._backend.read("SELECT * FROM addresses WHERE player = $1", player)
        return AddressRow(*rows[0]) if rows else None

    async def confirm_address(self, secret: str, now: int) -> bool:
        """Confirm the email address with that secret; return whether there is one."""
        rows = await self._backend.change(
            "UPDATE addresses SET confirmed_at = $2 WHERE secret = $1 RETURNING player", secret, now
        )
        return bool(rows)

    async def forget_address(self, *, player: str = "", secret: str = "") -> bool:
        """Delete an email address by its player or its secret; return whether there was one."""
        rows = await self._backend.change(
            "DELETE FROM addresses WHERE player = $1 OR secret = $2 RETURNING player", player, secret
        )
        return bool(rows)

    async def add_push(self, row: PushRow) -> None:
        """Add a browser's push subscription, or update the one with the same endpoint."""
        await self._backend.change(
            "INSERT INTO pushes VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (endpoint) DO UPDATE SET"
            " player = excluded.player, language = excluded.language, p256dh = excluded.p256dh,"
            " auth = excluded.auth",
            *row,
        )

    async def pushes(self, player: str) -> list[PushRow]:
        """Return a player's push subscriptions."""
        rows = await self._backend.read("SELECT * FROM pushes WHERE player = $1 ORDER BY id", player)
        return [PushRow(*row) for row in rows]

    async def drop_push(self, player: str, endpoint: str) -> bool:
        """Delete a push subscription; return whether there was one."""
        rows = await self._backend.change(
            "DELETE FROM pushes WHERE player = $1 AND endpoint = $2 RETURNING id", player, endpoint
        )
        return bool(rows)

    async def add_hook(self, row: HookRow) -> None:
        """Add a webhook."""
        await self._backend.change("INSERT INTO hooks VALUES ($1, $2, $3, $4, $5)", *row)

    async def hooks(self, player: str) -> list[HookRow]:
        """Return a player's webhooks."""
        rows = await self._backend.read("SELECT * FROM hooks WHERE player = $1 ORDER BY id", player)
        return [HookRow(*row) for row in rows]

    async def drop_hook(self, player: str, hook: str) -> bool:
        """Delete a webhook; return whether there was one."""
        rows = await self._backend.change(
            "DELETE FROM hooks WHERE player = $1 AND id = $2 RETURNING id", player, hook
        )
        return bool(rows)
