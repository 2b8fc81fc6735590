"""Notifies absent players by email and push, once until they have looked.

What is to be told is written into the store first, so that nothing is forgotten when a process ends;
any process on the database may deliver it.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping
from email.message import EmailMessage
from typing import TYPE_CHECKING

from ludoteca.core import Seat, encode
from ludoteca.server.settings import Settings
from ludoteca.server.table.document import Table
from ludoteca.server.table.rows import table_of
from ludoteca.server.timings import Timings
from ludoteca.store import NoticeRow, PushRow, Store, Unusable
from ludoteca.texts import Texts

from .emails import compose, params_for, send_email
from .outgoing_http import ForbiddenAddress

if TYPE_CHECKING:
    from .push import Pusher

log = logging.getLogger("ludoteca.letters")

BAG = 20
"""How many notices are taken in one round."""
AT_ONCE = 8
"""How many are delivered at a time, so that one slow browser does not delay the others."""
ATTEMPTS = 8
"""After the last one a notice is given up: two minutes, doubled each time, make four hours."""


class Mailer:
    """Stores notices, and delivers those that are due."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        timings: Timings,
        now: Callable[[], int],
        send: Callable[[EmailMessage, Settings], Awaitable[None]] = send_email,
    ) -> None:
        self._send = send
        self._store = store
        self._settings = settings
        self._timings = timings
        self._now = now
        self.pusher: Pusher | None = None
        self.delivered = {"letter": 0, "push": 0, "failed": 0}

    async def open(self) -> None:
        """Prepare emails and pushes; raises Unusable if the host wants emails and cannot send any."""
        settings = self._settings
        if settings.smtp_host and not (settings.mail_from and settings.base_url):
            raise Unusable("Letters need --mail-from and --base-url as well as --smtp-host.")
        try:
            import aiosmtplib  # noqa: F401  # only whether it is there

            from .push import Pusher
        except ModuleNotFoundError:
            if settings.smtp_host:
                raise Unusable("Letters need ludoteca[notices]: pip install 'ludoteca[notices]'.") from None
            return
        contact = f"mailto:{settings.mail_from or 'postmaster@localhost'}"
        self.pusher = await Pusher.open(self._store, contact, self._timings.outgoing_http)

    # --- writing down

    async def turn(
        self, table: Table, seats: Iterable[Seat], seq: int, away_until: Mapping[str, int]
    ) -> None:
        """Store a notice for absent players whose turn it is; on vacation it waits for their return."""
        due_at = self._soon()
        for player in dict.fromkeys(table.chairs[seat].player for seat in seats):
            if player is not None:
                due = max(due_at, away_until.get(player, 0))
                await self._store.notices.add(NoticeRow(player, table.match, "turn", seq, due))

    async def remind(self, table: Table, moments: Mapping[Seat, int], seq: int) -> None:
        """Store a reminder for players, due if it is still their turn then."""
        for seat, due in moments.items():
            player = table.chairs[seat].player
            if player is not None:
                await self._store.notices.add(NoticeRow(player, table.match, "reminder", seq, due))

    async def over(self, table: Table) -> None:
        """Store a notice of the end of a match for its players."""
        for player in table.people():
            notice = NoticeRow(player, table.match, "over", table.last, self._soon())
            await self._store.notices.add(notice)

    def _soon(self) -> int:
        """When an absent player is notified."""
        return self._now() + int(self._settings.notice_minutes * 60_000)

    # --- delivering

    async def keep_delivering(self) -> None:
        """Deliver until cancelled; a failed round is logged."""
        while True:
            try:
                await self.round()
            except Exception:
                log.exception("a round of notices failed")
            await asyncio.sleep(self._timings.notice_round)

    async def round(self) -> None:
        """Deliver the notices that are due."""
        now = self._now()
        bag: dict[tuple[str, str], list[NoticeRow]] = {}
        for notice in await self._store.notices.take(now, now + self._timings.notice_lease_ms, BAG):
            bag.setdefault((notice.player, notice.match), []).append(notice)
        at_once = asyncio.Semaphore(AT_ONCE)
        async with asyncio.timeout(self._timings.notice_delivery), asyncio.TaskGroup() as tasks:
            for notices in bag.values():
                tasks.create_task(self._see_to(notices, at_once))

    async def _see_to(self, notices: list[NoticeRow], at_once: asyncio.Semaphore) -> None:
        """Deliver one player's notices of one match: after the first the others may be void."""
        async with at_once:
            try:
                for notice in notices:
                    if await self._is_of_use(notice):
                        await self._deliver(notice)
                    else:
                        await self._store.notices.drop(notice)
            except Exception:  # the others are on their way, and what was sent is to be noted as sent
                log.exception("a notice could not be delivered")

    async def _is_of_use(self, notice: NoticeRow) -> bool:
        """Whether a notice still holds, and its player has neither seen nor been notified of the turn."""
        store, player, match = self._store, notice.player, notice.match
        if await store.log.last(match) != notice.seq:
            return False  # the match went on, and the present turn has a notice of its own
        told, seen = await store.notices.notified(player, match), await store.log.seen(player, match)
        if notice.kind == "reminder":  # of a turn that the player has seen or was notified of
            return told <= seen or told == notice.seq
        return told <= seen < notice.seq

    async def _deliver(self, notice: NoticeRow) -> None:
        row = await self._store.matches.find(notice.match)
        if row is None:
            return
        reached, has_failed = 0, False
        for send in (self._write, self._push):
            try:
                reached += await send(notice, table_of(row))
            except Exception as error:  # mail servers and browsers' keys have their own ways to fail
                has_failed = True
                self.delivered["failed"] += 1
                log.warning("a notice failed", extra={"match": notice.match, "error": repr(error)})
        if reached:
            await self._store.notices.mark_notified(notice.player, notice.match, notice.seq)
        elif has_failed and notice.attempts < ATTEMPTS:
            await self._store.notices.postpone(notice, self._now() + 60_000 * 2**notice.attempts)
            return
        await self._store.notices.drop(notice)

    def _link(self, table: Table) -> str:
        return f"{(self._settings.base_url or '').rstrip('/')}/match/{table.match}"

    async def _write(self, notice: NoticeRow, table: Table) -> int:
        """Send an email, if the player wants any; return how many were sent."""
        address = await self._store.contacts.address(notice.player)
        if address is None or address.confirmed_at is None or not self._settings.smtp_host:
            return 0
        params = params_for(notice.player, table)
        letter = compose(address, f"letter-{notice.kind}", self._settings, self._link(table), **params)
        await self._send(letter, self._settings)
        self.delivered["letter"] += 1
        return 1

    async def _push(self, notice: NoticeRow, table: Table) -> int:
        """Push the player's browsers; return how many took it."""
        pusher = self.pusher
        if pusher is None:
            return 0
        rows = await self._store.contacts.pushes(notice.player)
        pushed = await asyncio.gather(*(self._push_to(pusher, row, notice, table) for row in rows))
        return sum(pushed)

    async def _push_to(self, pusher: "Pusher", row: PushRow, notice: NoticeRow, table: Table) -> bool:
        """Push one browser; return whether it took it."""
        message = {
            "title": Texts(row.language).say(
                f"letter-{notice.kind}.subject", **params_for(notice.player, table)
            ),
            "url": f"/match/{table.match}",
            "tag": table.match,
        }
        try:
            wanted = await pusher.push(row, encode(message), public_only=self._settings.hooks != "any")
        except (OSError, ValueError, ForbiddenAddress) as error:
            log.warning("a push failed", extra={"match": table.match, "error": repr(error)})
            return False
        if wanted:
            self.delivered["push"] += 1
        else:
            await self._store.contacts.drop_push(notice.player, row.endpoint)
        return wanted
