"""People who are renamed, banned or forgotten: what that means at every table they sit or sat at."""

import contextlib

import msgspec

from ludoteca.bots import USUAL, usual_level
from ludoteca.core import Invalid, Seat
from ludoteca.games import find_game
from ludoteca.server.protocol.shapes import Line
from ludoteca.server.table import changes
from ludoteca.server.table.document import Table
from ludoteca.server.table.outside import add_line, change_lines, change_table, removed
from ludoteca.server.table.rows import readable
from ludoteca.store import Conflict, Missing, PlayerRow, Store

from .accounts import account_name, clean_name

NUMBERED = 36
"""So long may a name be before a number comes behind it."""


class Aftermath(msgspec.Struct):
    """What is not as it was: names of people, tables, matches that are gone, lines of journals."""

    renamed: list[str] = []
    changed: list[str] = []
    deleted: list[str] = []
    lines: dict[str, list[int]] = {}


async def rename(store: Store, person: PlayerRow, name: str, now: int) -> Aftermath:
    """Give somebody another name, also where the old one stands already; raises Invalid if it is taken."""
    after = Aftermath()
    if person.password is None:
        await _rename(store, person, clean_name(name), now, after)
    else:
        await _rename(store, person, account_name(name), now, after)
        await _number_guests(store, name, now, after)
    return after


async def take_name(store: Store, name: str, now: int) -> Aftermath:
    """A new account has this name: nobody else who came in under it before is shown with it any more."""
    after = Aftermath()
    await _number_guests(store, name, now, after)
    return after


async def _number_guests(store: Store, name: str, now: int, after: Aftermath) -> None:
    """Guests who are called as an account is get a number behind their name."""
    key = clean_name(name).casefold()
    for person in await store.players():
        if person.password is None and person.name.casefold() == key:
            number = 2
            while await store.account((numbered := f"{person.name[:NUMBERED]} {number}").casefold()):
                number += 1
            await _rename(store, person, numbered, now, after)


async def _rename(store: Store, person: PlayerRow, name: str, now: int, after: Aftermath) -> None:
    is_account = person.password is not None
    try:
        await store.give_name(person.id, name, is_account=is_account, key=name.casefold())
    except Conflict:
        raise Invalid("name-taken", name=name) from None

    def renamed(line: Line) -> Line:
        is_theirs = (line.player, line.name) == (person.id, person.name)
        return msgspec.structs.replace(line, name=name) if is_theirs else line

    def renamed_at(table: Table) -> Table:
        return changes.rename(table, person.id, person.name, name)

    for match in await store.matches_of(person.id):
        await change_table(store, match.id, renamed_at, now)
        after.changed.append(match.id)
        after.lines[match.id] = await change_lines(store, match.id, renamed)
    store.announce("renamed", person.id)
    after.renamed.append(person.id)


async def cut(store: Store, person: PlayerRow) -> None:
    """Close every socket of somebody's."""
    for session in await store.sessions_of(person.id):
        store.announce("signed_out", session.id)


async def sign_out(store: Store, person: PlayerRow) -> None:
    """End every session of somebody's, those of programs too."""
    await cut(store, person)
    for session in await store.sessions_of(person.id):
        await store.end_session(person.id, session.id)


async def ban(store: Store, person: PlayerRow, now: int) -> None:
    """Let somebody in no more; bots play on for them, so that nobody waits.

    Their sessions are kept: let in again, even a guest is who they were.
    """
    await store.ban(person.id, now)
    await cut(store, person)
    await leave_tables(store, person, now)


async def leave_tables(store: Store, person: PlayerRow, now: int) -> None:
    """At tables in play bots take over; those that wait are left, or closed if they are the person's own."""
    for match in await store.unfinished_of(person.id):
        with contextlib.suppress(Invalid, Missing):  # it has ended meanwhile, or is deleted
            await _leave_table(store, match.id, person, now)


async def _leave_table(store: Store, match: str, person: PlayerRow, now: int) -> None:
    left: list[Seat] = []

    def leave(table: Table) -> Table:
        left[:] = [seat for seat in table.seats_of(person.id) if table.chairs[seat].level is None]
        if table.status == "lobby" and table.host == person.id:
            return changes.close(table)
        for seat in left:
            step = changes.hand_over if table.status == "playing" else changes.stand
            table = step(table, seat, _level_at(table))
        return table

    table = await change_table(store, match, leave, now)
    await store.wake(match, now)  # a bot may be to move, and nobody have the match in memory
    if table.status == "closed":
        await add_line(store, match, "closed", now)
    elif table.status == "playing":
        for seat in left:
            await add_line(store, match, "handed_over", now, seat, level=table.chairs[seat].level)


def _level_at(table: Table) -> str:
    """Which bot takes over; also where the game is not installed any more."""
    try:
        return usual_level(find_game(table.game))
    except Invalid:
        return USUAL


async def forget(store: Store, person: PlayerRow, now: int) -> Aftermath:
    """Remove somebody with everything that is theirs.

    Matches that nobody else has a part in are deleted; the others remain without their name and words.
    """

    def forgotten(line: Line) -> Line:
        names_only = line.player is None and line.name == person.name  # some older lines say no more
        if line.player != person.id and not names_only:
            return line
        return removed(line) if line.kind == "said" else msgspec.structs.replace(line, player=None, name=None)

    after = Aftermath()
    await cut(store, person)
    await leave_tables(store, person, now)
    for table in readable(await store.matches_with(person.id)):
        if table.people() == [person.id]:
            await store.delete_match(table.match)
            store.announce("deleted", table.match)
            after.deleted.append(table.match)
            continue
        with contextlib.suppress(Invalid):  # it is deleted meanwhile
            await change_table(store, table.match, lambda table: changes.forget(table, person.id), now)
            after.changed.append(table.match)
    talked = {match for match, _, _ in await store.lines_of(person.id)}
    for match in talked.union(after.changed):
        after.lines[match] = await change_lines(store, match, forgotten)
    await sign_out(store, person)  # last: if anything fails, they can come again and ask once more
    await store.delete_player(person.id)
    return after
