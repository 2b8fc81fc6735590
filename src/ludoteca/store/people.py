"""Players: guests and accounts."""

from collections.abc import Iterable, Sequence

from .backend import Must, Queries, Statement
from .rows import PlayerRow

_OWNED = (
    "sessions",
    "looks",
    "factors",
    "identities",
    "secrets",
    "hooks",
    "addresses",
    "pushes",
    "notices",
    "told",
    "seen",
    "sitters",
    "authors",
    "ratings",
    "vacations",
    "bots",
    "moderators",
)
"""Tables whose rows belong to one player and are deleted with the account."""


class PeopleStore(Queries):
    """Guests and accounts; a player with a password has an account."""

    async def add(self, row: PlayerRow, looks: Iterable[str] = ()) -> None:
        """Add a player; Conflict if the id or name is taken, or an account has a name like it.

        A name with a key is that of an account or a bot account.
        """
        add = ("INSERT INTO players VALUES ($1, $2, $3, $4, $5, $6)", tuple(row))
        await self._backend.write(*_looks(row.id, looks, kept=row.name_key is not None), add)

    async def find(self, player: str) -> PlayerRow | None:
        """Return a player by id."""
        rows = await self._backend.read("SELECT * FROM players WHERE id = $1", player)
        return PlayerRow(*rows[0]) if rows else None

    async def find_account(self, name_key: str) -> PlayerRow | None:
        """Return an account by its name in normalized form."""
        rows = await self._backend.read("SELECT * FROM players WHERE name_key = $1", name_key)
        return PlayerRow(*rows[0]) if rows else None

    async def names(self, players: Sequence[str]) -> dict[str, str]:
        """Return the names of players by id; an unknown id is left out."""
        found: dict[str, str] = {}
        for player in players:
            found.update(await self._backend.read("SELECT id, name FROM players WHERE id = $1", player))
        return found

    async def called(self, part: str, limit: int) -> list[PlayerRow]:
        """Return players whose name has a part, in any case, newest first; banned ones before the others."""
        rows = await self._backend.read(
            "SELECT * FROM players WHERE strpos(lower(name), lower($1)) > 0"
            " ORDER BY banned_at IS NULL, created_at DESC, id LIMIT $2",
            part,
            limit,
        )
        return [PlayerRow(*row) for row in rows]

    async def has_account(self) -> bool:
        """Whether there is any account."""
        return bool(await self._backend.read("SELECT 1 FROM players WHERE password IS NOT NULL LIMIT 1"))

    async def all(self) -> list[PlayerRow]:
        """Return every player, newest first."""
        rows = await self._backend.read("SELECT * FROM players ORDER BY created_at DESC, id")
        return [PlayerRow(*row) for row in rows]

    async def ban(self, player: str, at: int | None) -> None:
        """Ban a player from that time on; None lifts the ban."""
        await self._backend.change("UPDATE players SET banned_at = $2 WHERE id = $1", player, at)

    async def find_alike(self, looks: Iterable[str]) -> PlayerRow | None:
        """Return an account whose name looks like that, if there is one."""
        for look in looks:
            rows = await self._backend.read(
                "SELECT p.* FROM looks l JOIN players p ON p.id = l.player WHERE l.look = $1", look
            )
            if rows:
                return PlayerRow(*rows[0])
        return None

    async def accounts_without_looks(self) -> list[PlayerRow]:
        """Return the accounts that an earlier program made, which did not know how names look."""
        rows = await self._backend.read(
            "SELECT * FROM players p WHERE password IS NOT NULL"
            " AND NOT EXISTS (SELECT 1 FROM looks WHERE player = p.id) ORDER BY created_at"
        )
        return [PlayerRow(*row) for row in rows]

    async def add_looks(self, player: str, looks: Iterable[str]) -> None:
        """Note how an account's name looks, unless another one looked like that before."""
        await self._backend.write(
            *(
                ("INSERT INTO looks VALUES ($1, $2) ON CONFLICT (look) DO NOTHING", (look, player))
                for look in looks
            )
        )

    async def rename(self, player: str, name: str, *, key: str | None, looks: Iterable[str]) -> None:
        """Change a player's name; `key` is that of an account.

        Conflict if an account's name is like it, or a guest has made an account in the meantime.
        """
        kind = "NULL" if key is None else "NOT NULL"
        rename = Must(
            "UPDATE players SET name = $2, name_key = CAST($3 AS TEXT)"
            f" WHERE id = $1 AND password IS {kind} RETURNING id",
            (player, name, key),
        )
        await self._backend.write(rename, *_looks(player, looks, kept=key is not None))

    async def make_account(
        self, player: str, name: str, name_key: str, password: str, looks: Iterable[str]
    ) -> None:
        """Turn a guest into an account with a hashed password.

        Conflict if an account's name is like it, or the player has an account.
        """
        make = Must(
            "UPDATE players SET name = $2, name_key = $3, password = $4"
            " WHERE id = $1 AND password IS NULL RETURNING id",
            (player, name, name_key, password),
        )
        await self._backend.write(make, *_looks(player, looks, kept=True))

    async def set_password(self, player: str, password: str) -> None:
        """Replace the hash of an account's password; links that could set another one are void."""
        await self._backend.write(
            ("UPDATE players SET password = $2 WHERE id = $1", (player, password)),
            ("DELETE FROM secrets WHERE player = $1", (player,)),
        )

    async def delete(self, player: str) -> None:
        """Delete a player and everything they own; results and reviews stay without a name."""
        await self._backend.write(
            ("DELETE FROM players WHERE id = $1", (player,)),
            *((f"DELETE FROM {table} WHERE player = $1", (player,)) for table in _OWNED),
            ("DELETE FROM usage WHERE who = $1", (player,)),
            ("DELETE FROM blocks WHERE player = $1 OR blocked = $1", (player,)),
            ("DELETE FROM friends WHERE one = $1 OR other = $1", (player,)),
            ("DELETE FROM reports WHERE reporter = $1 OR reported = $1", (player,)),
            *(
                (f"UPDATE {table} SET player = '' WHERE player = $1", (player,))
                for table in ("results", "reviews")
            ),
        )

    async def prunable_guests(self, before: int, now: int) -> list[str]:
        """Return guests created before a time who have no match and no session that is still valid."""
        rows = await self._backend.read(
            "SELECT id FROM players p WHERE password IS NULL AND banned_at IS NULL AND created_at < $1"
            " AND NOT EXISTS (SELECT 1 FROM sitters WHERE player = p.id)"
            " AND NOT EXISTS (SELECT 1 FROM sessions WHERE player = p.id AND expires_at > $2)",
            before,
            now,
        )
        return [str(row[0]) for row in rows]


def _looks(player: str, looks: Iterable[str], *, kept: bool) -> list[Statement]:
    """Return the statements that are a Conflict if the name of another account looks like that.

    They note how the name of an account looks, in place of the one before. A guest's is noted and removed
    in one transaction: of a guest and an account that take the same name at the same time one has to wait.
    """
    clear = ("DELETE FROM looks WHERE player = $1", (player,))
    note = [("INSERT INTO looks VALUES ($1, $2)", (look, player)) for look in sorted(looks)]
    return [clear, *note] if kept else [clear, *note, clear]
