"""Rename, ban or delete a person, and apply that to every table they are or were at."""

import contextlib
from collections.abc import Callable

import msgspec

from ludoteca.bots import USUAL, usual_level
from ludoteca.core import Invalid, Seat
from ludoteca.games import find_game
from ludoteca.server.protocol.news import PeerPublisher, PlayerRenamed, SessionEnded
from ludoteca.server.protocol.shapes import Line
from ludoteca.server.table import changes
from ludoteca.server.table.document import BOT_MARK, Table, is_bot_name
from ludoteca.server.table.journal import Journal, removed
from ludoteca.server.table.rows import readable
from ludoteca.server.table.writer import TableWriter
from ludoteca.store import Conflict, Missing, PlayerRow, Store

from .names import account_name, bot_name, clean_name, looks_of

NUMBERED = 36
"""Longest part of a name that a number is appended to."""


class Aftermath(msgspec.Struct):
    """What changed: people's names, tables, deleted matches, and lines of journals by match."""

    renamed: list[str] = []
    changed: list[str] = []
    deleted: list[str] = []
    lines: dict[str, list[int]] = {}


class AccountLifecycle:
    """Changes people in the store, and announces what that changes to every process."""

    def __init__(
        self,
        store: Store,
        peers: PeerPublisher,
        tables: TableWriter,
        journal: Journal,
        now: Callable[[], int],
    ) -> None:
        self._store = store
        self._peers = peers
        self._tables = tables
        self._journal = journal
        self._now = now

    # --- names

    async def rename(self, person: PlayerRow, name: str) -> Aftermath:
        """Rename a person, also at their tables and in journals; raises Invalid if the name is taken."""
        after = Aftermath()
        if is_bot_name(person.name):
            await self._rename(person, bot_name(name.removeprefix(BOT_MARK)), after)
        elif person.password is None:
            await self._rename(person, clean_name(name), after)
        else:
            await self._rename(person, account_name(name), after)
            await self._number_guests(name, after)
        return after

    async def rename_guests_called(self, name: str) -> Aftermath:
        """Rename every guest who has the name of a new account."""
        after = Aftermath()
        await self._number_guests(name, after)
        return after

    async def _number_guests(self, name: str, after: Aftermath) -> None:
        """Append a number to the name of each guest who is called like an account."""
        looks = looks_of(clean_name(name))
        for person in await self._store.people.all():
            if person.password is None and looks & looks_of(person.name):
                await self._number(person, after)

    async def _number(self, guest: PlayerRow, after: Aftermath) -> None:
        """Append a number to the name of a guest, unless they have made an account or left by now."""
        while True:
            try:
                return await self._rename(guest, await self._numbered(guest.name[:NUMBERED]), after)
            except Invalid:  # another account took that name at the same time
                now = await self._store.people.find(guest.id)
                if now is None or now.password is not None:
                    return None

    async def _numbered(self, name: str) -> str:
        """The name with the first number behind it that no account has."""
        number = 2
        while await self._store.people.find_alike(looks_of(f"{name} {number}")):
            number += 1
        return f"{name} {number}"

    async def _rename(self, person: PlayerRow, name: str, after: Aftermath) -> None:
        key = None if person.password is None else name.casefold()
        try:
            await self._store.people.rename(person.id, name, key=key, looks=looks_of(name))
        except Conflict:
            raise Invalid("name-taken", name=name) from None

        def renamed(line: Line) -> Line:
            is_theirs = (line.player, line.name) == (person.id, person.name)
            return msgspec.structs.replace(line, name=name) if is_theirs else line

        def renamed_at(table: Table) -> Table:
            return changes.rename(table, person.id, person.name, name)

        for match in await self._store.matches.of(person.id):
            await self._tables.change(match.id, renamed_at)
            after.changed.append(match.id)
            after.lines[match.id] = await self._journal.edit(match.id, renamed)
        self._peers.publish(PlayerRenamed(person.id))
        after.renamed.append(person.id)

    # --- sessions

    async def _disconnect(self, person: PlayerRow) -> None:
        """Close every socket of a person."""
        for session in await self._store.sessions.of(person.id):
            self._peers.publish(SessionEnded(session.id))

    async def sign_out(self, person: PlayerRow) -> None:
        """End every session of a person, those of programs too."""
        await self._disconnect(person)
        for session in await self._store.sessions.of(person.id):
            await self._store.sessions.end(person.id, session.id)

    async def ban(self, person: PlayerRow) -> None:
        """Refuse a person from now on; bots play on for them.

        Their sessions are kept, so that a guest who is unbanned is the same guest.
        """
        await self._store.people.ban(person.id, self._now())
        await self._disconnect(person)
        await self._leave_tables(person)

    # --- tables

    async def _leave_tables(self, person: PlayerRow) -> None:
        """Let bots take over at tables in play; leave tables in the lobby, and close the person's own."""
        for match in await self._store.matches.unfinished_of(person.id):
            with contextlib.suppress(Invalid, Missing):  # it has ended or was deleted meanwhile
                await self._leave_table(match.id, person)

    async def _leave_table(self, match: str, person: PlayerRow) -> None:
        left: list[Seat] = []

        def leave(table: Table) -> Table:
            left[:] = [seat for seat in table.seats_of(person.id) if table.chairs[seat].level is None]
            if table.status == "lobby" and table.host == person.id:
                return changes.close(table)
            for seat in left:
                step = changes.hand_over if table.status == "playing" else changes.stand
                table = step(table, seat, _level_at(table))
            return table

        table = (await self._tables.change(match, leave)).table
        await self._store.leases.wake(
            match, self._now()
        )  # a bot may be to move, and no process has the match open
        if table.status == "closed":
            await self._journal.add(match, "closed")
        elif table.status == "playing":
            for seat in left:
                level = table.chairs[seat].level
                assert level is not None
                await self._journal.add(match, "handed_over", seat=seat, params={"level": level})

    async def delete(self, person: PlayerRow) -> Aftermath:
        """Delete a person with everything that is theirs.

        Matches without any other person are deleted; in the others their name and chat are removed.
        """

        def forgotten(line: Line) -> Line:
            names_only = line.player is None and line.name == person.name  # some older lines have no id
            if line.player != person.id and not names_only:
                return line
            if line.kind == "said":
                return removed(line)
            return msgspec.structs.replace(line, player=None, name=None)

        after = Aftermath()
        await self._disconnect(person)
        await self._leave_tables(person)
        for table in readable(await self._store.matches.involving(person.id)):
            if table.people() == [person.id]:
                await self._tables.delete(table.match)
                after.deleted.append(table.match)
                continue
            with contextlib.suppress(Invalid):  # it was deleted meanwhile
                await self._tables.change(table.match, lambda table: changes.forget(table, person.id))
                after.changed.append(table.match)
        talked = {match for match, _, _ in await self._store.journal.lines_of(person.id)}
        for match in talked.union(after.changed):
            after.lines[match] = await self._journal.edit(match, forgotten)
        await self.sign_out(person)  # last: if anything fails, they can sign in and ask again
        await self._store.people.delete(person.id)
        return after


def _level_at(table: Table) -> str:
    """The level of the bot that takes over, also for a game that is no longer installed."""
    try:
        return usual_level(find_game(table.game))
    except Invalid:
        return USUAL
