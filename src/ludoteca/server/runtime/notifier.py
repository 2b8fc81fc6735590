"""Notifies people who are not connected: web hooks at once, emails and push notifications after a while."""

import asyncio
from collections.abc import Mapping, Sequence

from ludoteca.core import Seat
from ludoteca.server.ports import Notifier
from ludoteca.server.table.document import Table

from .hooks import Hooks
from .mailer import Mailer


class ServerNotifier(Notifier):
    """Passes notices on to web hooks and to the mailer."""

    def __init__(self, hooks: Hooks, mailer: Mailer) -> None:
        self._hooks = hooks
        self._mailer = mailer

    async def turn(
        self,
        table: Table,
        absent: Sequence[Seat],
        newly_absent: Sequence[Seat],
        seq: int,
        away_until: Mapping[str, int],
    ) -> None:
        """It is the turn of absent players; the new ones were not notified of this turn before."""
        await asyncio.gather(
            self._hooks.turn(table, newly_absent), self._mailer.turn(table, absent, seq, away_until)
        )

    async def remind(self, table: Table, due: Mapping[Seat, int], seq: int) -> None:
        """Remind players at these times that their days are running out, if it is still their turn."""
        await self._mailer.remind(table, due, seq)

    async def over(self, table: Table) -> None:
        """A match is over."""
        await asyncio.gather(self._hooks.ended(table), self._mailer.over(table))
