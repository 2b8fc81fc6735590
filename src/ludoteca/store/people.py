"""Who plays here: players, their sessions and hooks, their results and ratings."""

from collections.abc import Sequence

from .backend import Backend
from .errors import Conflict
from .results import Ending, keep
from .rows import HookRow, PlayerRow, RatingRow, SessionRow, TallyRow

_OWN = (
    "sessions",
    "hooks",
    "addresses",
    "pushes",
    "notices",
    "told",
    "seen",
    "sitters",
    "ratings",
    "vacations",
)
"""What is kept of a player alone."""


class People(Backend):
    """Players and what is kept of them."""

    # --- the house

    async def remember(self, name: str, value: str) -> None:
        """Keep something of the house."""
        await self.change(
            "INSERT INTO house VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            name,
            value,
        )

    async def remember_first(self, name: str, value: str) -> str:
        """Keep something that is decided once for ever; what was kept first."""
        await self.change("INSERT INTO house VALUES ($1, $2) ON CONFLICT (name) DO NOTHING", name, value)
        kept = await self.remembered(name)
        assert kept is not None
        return kept

    async def remembered(self, name: str) -> str | None:
        """What was kept under that name."""
        rows = await self.read("SELECT value FROM house WHERE name = $1", name)
        return str(rows[0][0]) if rows else None

    async def is_alive(self, now: int) -> None:
        """A server is running."""
        await self.remember("alive-at", str(now))

    async def note_downtime(self, now: int, patience: int) -> int | None:
        """A server has started: if none was running for a while, keep since when; how long, once."""
        last = await self.remembered("alive-at")
        await self.is_alive(now)
        if last is None or now - int(last) <= patience:
            return None
        rows = await self.change(
            "INSERT INTO downtimes VALUES ($1, $2) ON CONFLICT (began_at) DO NOTHING RETURNING began_at",
            int(last),
            now,
        )
        return now - int(last) if rows else None

    async def downtimes(self) -> list[tuple[int, int]]:
        """When no server was running, from when to when."""
        rows = await self.read("SELECT began_at, ended_at FROM downtimes ORDER BY began_at")
        return [(int(began), int(ended)) for began, ended in rows]

    # --- players and sessions

    async def add_player(self, row: PlayerRow) -> None:
        """Somebody came in."""
        await self.change("INSERT INTO players VALUES ($1, $2, $3, $4, $5, $6)", *row)

    async def player(self, player: str) -> PlayerRow | None:
        """Who that is."""
        rows = await self.read("SELECT * FROM players WHERE id = $1", player)
        return PlayerRow(*rows[0]) if rows else None

    async def account(self, name_key: str) -> PlayerRow | None:
        """The account of that name."""
        rows = await self.read("SELECT * FROM players WHERE name_key = $1", name_key)
        return PlayerRow(*rows[0]) if rows else None

    async def names(self, players: Sequence[str]) -> dict[str, str]:
        """What they are called."""
        found: dict[str, str] = {}
        for player in players:
            found.update(await self.read("SELECT id, name FROM players WHERE id = $1", player))
        return found

    async def players(self) -> list[PlayerRow]:
        """Everybody, newest first."""
        return [
            PlayerRow(*row) for row in await self.read("SELECT * FROM players ORDER BY created_at DESC, id")
        ]

    async def ban(self, player: str, at: int | None) -> None:
        """Let somebody in no more, since then; or again, with None."""
        await self.change("UPDATE players SET banned_at = $2 WHERE id = $1", player, at)

    async def give_name(self, player: str, name: str, *, is_account: bool, key: str) -> None:
        """Call somebody otherwise; Conflict if an account has the name."""
        rows = await self.change(
            "UPDATE players SET name = $2, name_key = CAST($3 AS TEXT) WHERE id = $1 AND NOT EXISTS"
            " (SELECT 1 FROM players other WHERE other.name_key = $4 AND other.id <> $1) RETURNING id",
            player,
            name,
            key if is_account else None,
            key,
        )
        if not rows:
            raise Conflict(name)

    async def delete_player(self, player: str) -> None:
        """Remove somebody and what is theirs; how their matches ended stays, without a name."""
        await self.write(
            ("DELETE FROM players WHERE id = $1", (player,)),
            *((f"DELETE FROM {table} WHERE player = $1", (player,)) for table in _OWN),
            ("DELETE FROM blocks WHERE player = $1 OR blocked = $1", (player,)),
            ("DELETE FROM friends WHERE one = $1 OR other = $1", (player,)),
            ("DELETE FROM reports WHERE reporter = $1 OR reported = $1", (player,)),
            *(
                (f"UPDATE {table} SET player = '' WHERE player = $1", (player,))
                for table in ("results", "reviews")
            ),
        )

    async def prunable_guests(self, before: int, now: int) -> list[str]:
        """Guests who came before then, sit at no table any more, and whose sessions have ended."""
        rows = await self.read(
            "SELECT id FROM players p WHERE password IS NULL AND banned_at IS NULL AND created_at < $1"
            " AND NOT EXISTS (SELECT 1 FROM sitters WHERE player = p.id)"
            " AND NOT EXISTS (SELECT 1 FROM sessions WHERE player = p.id AND expires_at > $2)",
            before,
            now,
        )
        return [str(row[0]) for row in rows]

    async def make_account(self, player: str, name: str, name_key: str, password: str) -> None:
        """A guest gets a name of their own and a password; Conflict if the name is taken."""
        rows = await self.change(
            "UPDATE players SET name = $2, name_key = $3, password = $4 WHERE id = $1"
            " AND NOT EXISTS (SELECT 1 FROM players other WHERE other.name_key = $3) RETURNING id",
            player,
            name,
            name_key,
            password,
        )
        if not rows:
            raise Conflict(name)

    async def add_session(self, row: SessionRow) -> None:
        """A browser or program will be known from now on."""
        await self.change("INSERT INTO sessions VALUES ($1, $2, $3, $4, $5, $6, $7)", *row)

    async def session(self, token: str, now: int) -> tuple[SessionRow, PlayerRow] | None:
        """Whose session that is, if it has not ended."""
        rows = await self.read(
            "SELECT s.*, p.* FROM sessions s JOIN players p ON p.id = s.player"
            " WHERE s.token = $1 AND s.expires_at > $2 AND p.banned_at IS NULL",
            token,
            now,
        )
        if not rows:
            return None
        width = len(SessionRow._fields)
        return SessionRow(*rows[0][:width]), PlayerRow(*rows[0][width:])

    async def set_password(self, player: str, password: str) -> None:
        """An account has another password; the hash of it."""
        await self.change("UPDATE players SET password = $2 WHERE id = $1", player, password)

    async def sessions_of(self, player: str) -> list[SessionRow]:
        """Where a player is signed in, browsers and programs, oldest first."""
        rows = await self.read("SELECT * FROM sessions WHERE player = $1 ORDER BY created_at", player)
        return [SessionRow(*row) for row in rows]

    async def end_other_sessions(self, player: str, kept: str) -> list[str]:
        """Sign a player's browsers out, all but one; which."""
        rows = await self.change(
            "DELETE FROM sessions WHERE player = $1 AND kind = 'browser' AND id <> $2 RETURNING id",
            player,
            kept,
        )
        return [str(row[0]) for row in rows]

    async def end_session(self, player: str, session: str) -> bool:
        """Forget a session; whether there was one."""
        rows = await self.change(
            "DELETE FROM sessions WHERE player = $1 AND id = $2 RETURNING id", player, session
        )
        return bool(rows)

    async def forget_expired(self, now: int) -> None:
        """Sweep out sessions that have ended."""
        await self.change("DELETE FROM sessions WHERE expires_at <= $1", now)

    # --- hooks

    async def add_hook(self, row: HookRow) -> None:
        """Call an address for a player."""
        await self.change("INSERT INTO hooks VALUES ($1, $2, $3, $4, $5)", *row)

    async def hooks(self, player: str) -> list[HookRow]:
        """The addresses called for a player."""
        rows = await self.read("SELECT * FROM hooks WHERE player = $1 ORDER BY id", player)
        return [HookRow(*row) for row in rows]

    async def drop_hook(self, player: str, hook: str) -> bool:
        """Call an address no more; whether there was one."""
        rows = await self.change("DELETE FROM hooks WHERE player = $1 AND id = $2 RETURNING id", player, hook)
        return bool(rows)

    # --- results

    async def record_results(self, ending: Ending) -> None:
        """Keep how a match ended and what that does to ratings, all of it or nothing.

        Conflict if the results are there already, or if one of the ratings is another by now: another match
        of the same people ended meanwhile.
        """
        await self.write(*keep(ending))

    async def has_results(self, match: str) -> bool:
        """Whether it is kept how a match ended."""
        return bool(await self.read("SELECT 1 FROM results WHERE match = $1", match))

    async def rating(self, player: str, game: str) -> RatingRow | None:
        """How strong a player is at a game, if that is known."""
        rows = await self.read("SELECT * FROM ratings WHERE player = $1 AND game = $2", player, game)
        return RatingRow(*rows[0]) if rows else None

    async def ratings_of(self, player: str) -> list[RatingRow]:
        """How strong a player is at every game they are rated in."""
        rows = await self.read("SELECT * FROM ratings WHERE player = $1 ORDER BY game", player)
        return [RatingRow(*row) for row in rows]

    async def best_rated(self, game: str, limit: int) -> list[RatingRow]:
        """The strongest of a game, by a careful guess."""
        rows = await self.read(
            "SELECT * FROM ratings WHERE game = $1 ORDER BY mu - 3 * sigma DESC LIMIT $2", game, limit
        )
        return [RatingRow(*row) for row in rows]

    async def tallies(self, player: str) -> list[TallyRow]:
        """What a player did, game by game."""
        rows = await self.read(
            "SELECT game, count(*), sum(CASE WHEN place = 1 THEN 1 ELSE 0 END), max(score),"
            " CAST(avg(place) AS DOUBLE PRECISION) FROM results WHERE player = $1"
            " GROUP BY game ORDER BY game",
            player,
        )
        return [TallyRow(*row) for row in rows]
