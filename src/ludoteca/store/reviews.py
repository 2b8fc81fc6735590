"""Looks back at matches: asked for once, made by one process at a time, kept as they grow."""

from .backend import Backend
from .rows import ReviewRow

_REVIEW = "match, is_done, document"


class Reviews(Backend):
    """One review a match."""

    async def ask_review(self, match: str, player: str, now: int) -> None:
        """Put it on the list, unless it is there."""
        await self.change(
            "INSERT INTO reviews VALUES ($1, $2, $3, 0, 0, NULL) ON CONFLICT (match) DO NOTHING",
            match,
            player,
            now,
        )

    async def review(self, match: str) -> ReviewRow | None:
        """What there is of it."""
        rows = await self.read(f"SELECT {_REVIEW} FROM reviews WHERE match = $1", match)
        return ReviewRow(*rows[0]) if rows else None

    async def reviews_ahead(self, match: str) -> int:
        """How many others have waited for longer."""
        rows = await self.read(
            "SELECT count(*) FROM reviews WHERE is_done = 0 AND asked_at <"
            " (SELECT asked_at FROM reviews WHERE match = $1)",
            match,
        )
        return int(rows[0][0])

    async def reviews_wanted_by(self, player: str) -> int:
        """How many somebody has asked for that are not done."""
        rows = await self.read("SELECT count(*) FROM reviews WHERE player = $1 AND is_done = 0", player)
        return int(rows[0][0])

    async def take_review(self, now: int, until: int) -> ReviewRow | None:
        """The one that has waited longest and that nobody is at; it is ours until then."""
        rows = await self.change(
            "UPDATE reviews SET made_until = $2 WHERE made_until < $1 AND match ="
            " (SELECT match FROM reviews WHERE is_done = 0 AND made_until < $1 ORDER BY asked_at LIMIT 1)"
            f" RETURNING {_REVIEW}",
            now,
            until,
        )
        return ReviewRow(*rows[0]) if rows else None

    async def keep_review(self, row: ReviewRow, until: int) -> None:
        """Write how far it is; it stays ours until then."""
        await self.change(
            "UPDATE reviews SET is_done = $2, document = $3, made_until = $4 WHERE match = $1", *row, until
        )

    async def give_up_review(self, match: str) -> None:
        """It cannot be made: whoever wants it asks anew."""
        await self.change("DELETE FROM reviews WHERE match = $1 AND is_done = 0", match)
