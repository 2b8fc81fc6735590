"""How much was written for each address and person in each hour, so that a limit survives a restart."""

from collections.abc import Iterable
from typing import NamedTuple

from .backend import Queries


class UsageRow(NamedTuple):
    """Bytes that were written to disk for an address or person."""

    kind: str
    who: str
    amount: float


class UsageStore(Queries):
    """Bytes by kind, address or person, and hour."""

    async def add(self, rows: Iterable[UsageRow], hour: int) -> None:
        """Add to what was written in an hour, counted since 1970."""
        await self._backend.write(
            *(
                (
                    (
                        "INSERT INTO usage VALUES ($1, $2, $3, $4) ON CONFLICT (kind, who, hour)"
                        " DO UPDATE SET amount = usage.amount + excluded.amount"
                    ),
                    (kind, who, hour, round(amount)),
                )
                for kind, who, amount in rows
            )
        )

    async def since(self, hour: int) -> list[UsageRow]:
        """Return what was written since an hour, added up."""
        rows = await self._backend.read(
            "SELECT kind, who, CAST(sum(amount) AS BIGINT) FROM usage WHERE hour >= $1 GROUP BY kind, who",
            hour,
        )
        return [UsageRow(*row) for row in rows]

    async def delete_before(self, hour: int) -> None:
        """Forget what was written before an hour."""
        await self._backend.change("DELETE FROM usage WHERE hour < $1", hour)
