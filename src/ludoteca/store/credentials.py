"""Second factors of accounts, and secrets that are used once."""

from collections.abc import Sequence

from .backend import Queries
from .rows import FactorRow


class FactorStore(Queries):
    """Second factors: authenticator apps, recovery codes, passkeys."""

    async def add(self, rows: Sequence[FactorRow]) -> None:
        """Add factors; Conflict if a passkey is known already."""
        await self._backend.write(
            *(("INSERT INTO factors VALUES ($1, $2, $3, $4, $5, $6, $7)", row) for row in rows)
        )

    async def of(self, player: str) -> list[FactorRow]:
        """Return a player's factors, oldest first."""
        rows = await self._backend.read(
            "SELECT * FROM factors WHERE player = $1 ORDER BY created_at, id", player
        )
        return [FactorRow(*row) for row in rows]

    async def find(self, factor: str) -> FactorRow | None:
        """Return a factor by id."""
        rows = await self._backend.read("SELECT * FROM factors WHERE id = $1", factor)
        return FactorRow(*rows[0]) if rows else None

    async def use(self, factor: str, before: int, used: int) -> bool:
        """Note that a factor was used; return whether no other request has used it meanwhile."""
        rows = await self._backend.change(
            "UPDATE factors SET used = $3 WHERE id = $1 AND used = $2 RETURNING id", factor, before, used
        )
        return bool(rows)

    async def delete(self, player: str, *factors: str) -> int:
        """Delete factors of a player; return how many there were."""
        deleted = await self._backend.write(
            *(
                ("DELETE FROM factors WHERE player = $1 AND id = $2 RETURNING id", (player, factor))
                for factor in factors
            )
        )
        return sum(len(rows) for rows in deleted)


class SecretStore(Queries):
    """Secrets that are used once, found by their hash."""

    async def add(self, hashed: str, kind: str, player: str, expires_at: int) -> None:
        """Add a secret of a player; the player may be empty."""
        await self._backend.change(
            "INSERT INTO secrets VALUES ($1, $2, $3, $4)", hashed, kind, player, expires_at
        )

    async def take(self, hashed: str, kind: str, now: int) -> str | None:
        """Delete a secret and return its player; None if there is none or it has expired."""
        rows = await self._backend.change(
            "DELETE FROM secrets WHERE hash = $1 AND kind = $2 AND expires_at > $3 RETURNING player",
            hashed,
            kind,
            now,
        )
        return str(rows[0][0]) if rows else None

    async def delete_expired(self, now: int) -> None:
        """Delete the secrets that have expired."""
        await self._backend.change("DELETE FROM secrets WHERE expires_at <= $1", now)
