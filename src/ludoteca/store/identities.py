"""Who an account is elsewhere: at a provider of OpenID Connect, or at the host's proxy."""

from .backend import Queries


class IdentityStore(Queries):
    """Links between accounts and what an issuer calls their owners."""

    async def player_of(self, issuer: str, subject: str) -> str | None:
        """Return the account that is linked with an issuer's subject."""
        rows = await self._backend.read(
            "SELECT player FROM identities WHERE issuer = $1 AND subject = $2", issuer, subject
        )
        return str(rows[0][0]) if rows else None

    async def link(self, issuer: str, subject: str, player: str, now: int) -> str:
        """Link an account, unless the subject has one; return the account that it has now."""
        await self._backend.change(
            "INSERT INTO identities VALUES ($1, $2, $3, $4) ON CONFLICT (issuer, subject) DO NOTHING",
            issuer,
            subject,
            player,
            now,
        )
        linked = await self.player_of(issuer, subject)
        assert linked is not None
        return linked

    async def accounts_with_email(self, email: str) -> list[str]:
        """Return the accounts that have confirmed an email address, whatever its case."""
        rows = await self._backend.read(
            "SELECT p.id FROM addresses a JOIN players p ON p.id = a.player"
            " WHERE lower(a.email) = lower($1) AND a.confirmed_at IS NOT NULL AND p.password IS NOT NULL"
            " ORDER BY p.id",
            email,
        )
        return [str(row[0]) for row in rows]
