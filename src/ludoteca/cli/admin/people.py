"""Verbs for people: list, show, rename, ban, unban, reset a password, delete."""

import argparse
import asyncio
import secrets

from ludoteca.core import Invalid, convert
from ludoteca.server.people.account_lifecycle import AccountLifecycle
from ludoteca.server.people.argon import hasher
from ludoteca.server.people.names import clean_name
from ludoteca.server.protocol.people import NewGuest
from ludoteca.store import PlayerRow, Store

from .verbs import Group, journal_of, now, peers_of, plain, show_grid, table_writer, when

WHO = "the name of an account, an id, or the name of a guest if only one has it"


def configure(verbs: Group) -> None:
    """Add the verbs."""
    listing = verbs.verb("list", list_people, "list all people, newest first")
    listing.add_argument("--name", metavar="PART", default="", help="only people with this in their name")
    listing.add_argument("--accounts", action="store_true", help="without guests")
    listing.add_argument("--banned", action="store_true", help="only banned people")
    showing = verbs.verb("show", show_person, "show what is stored about a person")
    showing.add_argument("person", help=WHO)
    for name, function, summary in (
        ("ban", ban, "ban a person; bots play on for them"),
        ("unban", unban, "lift a ban"),
        ("appoint", appoint, "let an account moderate in the browser: reports, names, bans, lines of chat"),
        ("dismiss", dismiss, "let an account moderate no longer"),
        (
            "reset-password",
            reset_password,
            "give an account a new password without second factors, and sign it out everywhere",
        ),
        ("delete", delete_person, "delete a person and all their data; bots play on for them"),
    ):
        verbs.verb(name, function, summary, noted=True).add_argument("person", help=WHO)
    renaming = verbs.verb("rename", rename, "rename a person, at every table", noted=True)
    renaming.add_argument("person", help=WHO)
    renaming.add_argument("name", help="the new name")


async def person_of(store: Store, word: str) -> PlayerRow:
    """The person with this id or account name, or the only guest of this name; raises Invalid."""
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
    return AccountLifecycle(store, peers_of(store), table_writer(store), journal_of(store), now)


def _kind(row: PlayerRow) -> str:
    return ("account" if row.password is not None else "guest") + (", banned" if row.banned_at else "")


async def list_people(store: Store, arguments: argparse.Namespace) -> None:
    """Print all people."""
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
    """Print what is stored about a person."""
    row = await person_of(store, arguments.person)
    address = await store.contacts.address(row.id)
    print(f"{row.name} ({row.id}): {_kind(row)}, since {when(row.created_at)}")
    if await store.moderators.has(row.id):
        print("a moderator")
    if row.banned_at is not None:
        print(f"banned since {when(row.banned_at)}")
    if address is not None:
        print(f"email {address.email}{'' if address.confirmed_at else ' (not confirmed)'}")
    for session in await store.sessions.of(row.id):
        print(f"  {session.kind} since {when(session.created_at)}: {plain(session.label)}")
    for match in await store.matches.of(row.id):
        print(f"  match {match.id}: {match.game}, {match.status}, changed {when(match.updated_at)}")


async def rename(store: Store, arguments: argparse.Namespace) -> None:
    """Rename a person, also in existing tables and journals."""
    name = convert({"name": arguments.name}, NewGuest).name  # checks its length
    await _lifecycle(store).rename(await person_of(store, arguments.person), name)


async def ban(store: Store, arguments: argparse.Namespace) -> None:
    """Ban a person: they are signed out, and bots play on for them."""
    await _lifecycle(store).ban(await person_of(store, arguments.person))


async def unban(store: Store, arguments: argparse.Namespace) -> None:
    """Lift a ban; the person may take their seats back."""
    await store.people.ban((await person_of(store, arguments.person)).id, None)


async def appoint(store: Store, arguments: argparse.Namespace) -> None:
    """Make an account a moderator; raises Invalid for a guest."""
    row = await person_of(store, arguments.person)
    if row.password is None:
        raise Invalid("guest-has-no-password", name=row.name)
    await store.moderators.add(row.id, now())


async def dismiss(store: Store, arguments: argparse.Namespace) -> None:
    """End that an account moderates."""
    await store.moderators.remove((await person_of(store, arguments.person)).id)


async def reset_password(store: Store, arguments: argparse.Namespace) -> None:
    """Give an account a new password, without second factors, print it, and sign the account out."""
    row = await person_of(store, arguments.person)
    if row.password is None:
        raise Invalid("guest-has-no-password", name=row.name)
    password = secrets.token_hex(8)
    await store.people.set_password(row.id, await asyncio.to_thread(hasher.hash, password))
    await store.factors.delete(row.id, *(factor.id for factor in await store.factors.of(row.id)))
    await _lifecycle(store).sign_out(row)
    print(f"{row.name} has a new password: {password}")


async def delete_person(store: Store, arguments: argparse.Namespace) -> None:
    """Delete a person; at their tables an empty name is left."""
    await _lifecycle(store).delete(await person_of(store, arguments.person))
