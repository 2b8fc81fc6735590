"""People: list, show, rename, ban, let in again, give a new password, delete."""

import argparse
import asyncio
import secrets

from ludoteca.core import Invalid, convert
from ludoteca.server.people.account_lifecycle import AccountLifecycle
from ludoteca.server.people.accounts import clean_name, hasher
from ludoteca.server.protocol.people import NewGuest
from ludoteca.server.table.journal import Journal
from ludoteca.server.table.writer import TableWriter
from ludoteca.store import PlayerRow, Store

from .verbs import Group, now, plain, show_grid, when

WHO = "an account's name, an id, or a name that only one guest has"


def configure(verbs: Group) -> None:
    """Add the verbs."""
    listing = verbs.verb("list", list_people, "list everybody, newest first")
    listing.add_argument("--name", metavar="PART", default="", help="only those with this in their name")
    listing.add_argument("--accounts", action="store_true", help="without guests")
    listing.add_argument("--banned", action="store_true", help="only those who may not come in")
    showing = verbs.verb("show", show_person, "show what the house knows of somebody")
    showing.add_argument("person", help=WHO)
    for name, deed, summary in (
        ("ban", ban, "let somebody in no more; bots play on for them"),
        ("unban", unban, "let somebody in again"),
        ("reset-password", reset_password, "give an account a new password, and sign it out everywhere"),
        ("delete", delete_person, "remove somebody with everything that is theirs; bots play on"),
    ):
        verbs.verb(name, deed, summary, noted=True).add_argument("person", help=WHO)
    renaming = verbs.verb("rename", rename, "give somebody another name, at every table", noted=True)
    renaming.add_argument("person", help=WHO)
    renaming.add_argument("name", help="the new name")


async def person_of(store: Store, word: str) -> PlayerRow:
    """Who is meant: an id, the name of an account, or a name that only one guest has; raises Invalid."""
    found = await store.people.find(word) or await store.people.find_account(clean_name(word).casefold())
    if found is not None:
        return found
    guests = [row for row in await store.people.all() if row.name == word]
    if not guests:
        raise Invalid("nobody-of-that-name", name=word)
    if len(guests) > 1:
        raise Invalid("several-of-that-name", name=word, ids=", ".join(row.id for row in guests))
    return guests[0]


def _lifecycle(store: Store) -> AccountLifecycle:
    return AccountLifecycle(store, TableWriter(store, now), Journal(store, now), now)


def _kind(row: PlayerRow) -> str:
    return ("account" if row.password is not None else "guest") + (", banned" if row.banned_at else "")


async def list_people(store: Store, arguments: argparse.Namespace) -> None:
    """Everybody in a grid."""
    part = arguments.name.casefold()
    show_grid(
        ("id", "name", "kind", "since"),
        (
            (row.id, row.name, _kind(row), when(row.created_at))
            for row in await store.people.all()
            if part in row.name.casefold()
            and (row.password is not None or not arguments.accounts)
            and (row.banned_at is not None or not arguments.banned)
        ),
    )


async def show_person(store: Store, arguments: argparse.Namespace) -> None:
    """Somebody in a few lines."""
    row = await person_of(store, arguments.person)
    address = await store.contacts.address(row.id)
    print(f"{row.name} ({row.id}): {_kind(row)}, since {when(row.created_at)}")
    if row.banned_at is not None:
        print(f"banned since {when(row.banned_at)}")
    if address is not None:
        print(f"letters to {address.email}{'' if address.confirmed_at else ' (not confirmed)'}")
    for session in await store.sessions.of(row.id):
        print(f"  {session.kind} since {when(session.created_at)}: {plain(session.label)}")
    for match in await store.matches.of(row.id):
        print(f"  match {match.id}: {match.game}, {match.status}, changed {when(match.updated_at)}")


async def rename(store: Store, arguments: argparse.Namespace) -> None:
    """Another name, also where the old one stands already."""
    name = convert({"name": arguments.name}, NewGuest).name  # as long as names may be
    await _lifecycle(store).rename(await person_of(store, arguments.person), name)


async def ban(store: Store, arguments: argparse.Namespace) -> None:
    """They are signed out at once; nobody waits for them."""
    await _lifecycle(store).ban(await person_of(store, arguments.person))


async def unban(store: Store, arguments: argparse.Namespace) -> None:
    """They may come in again, and take their seats back."""
    await store.people.ban((await person_of(store, arguments.person)).id, None)


async def reset_password(store: Store, arguments: argparse.Namespace) -> None:
    """Say the new password once."""
    row = await person_of(store, arguments.person)
    if row.password is None:
        raise Invalid("guest-has-no-password", name=row.name)
    password = secrets.token_hex(8)
    await store.people.set_password(row.id, await asyncio.to_thread(hasher.hash, password))
    await _lifecycle(store).sign_out(row)
    print(f"{row.name} has a new password: {password}")


async def delete_person(store: Store, arguments: argparse.Namespace) -> None:
    """Nothing of them is left but an empty name at the tables where they sat."""
    await _lifecycle(store).delete(await person_of(store, arguments.person))
