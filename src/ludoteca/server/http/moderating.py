"""Moderation in the browser, for accounts whom the host has named: reports, names, bans, lines of chat."""

from ludoteca.core import Invalid
from ludoteca.server.protocol.people import (
    ChatLines,
    ModeratedPeople,
    ModeratedPerson,
    NewName,
    Report,
    ReportList,
)
from ludoteca.server.table.rows import moment
from ludoteca.server.table.writer import find_match
from ludoteca.server.work.logs import audit
from ludoteca.store import PlayerRow

from .endpoint import Call, Endpoint

PEOPLE_SHOWN = 50
LINES_SHOWN = 200


async def _require_moderator(call: Call) -> None:
    """Raise Invalid unless the host has named the sender a moderator."""
    if not (call.me.account and await call.store.moderators.has(call.me.player)):
        raise Invalid("not-a-moderator")


def _note(call: Call, did: str) -> None:
    """Write what a moderator did into the audit log."""
    audit.warning("moderated", extra={"did": f"{call.me.name} ({call.me.player}): {did}"})


async def _person(call: Call) -> PlayerRow:
    """The person whom a request names; raises Invalid for oneself and for moderators, who are the host's."""
    await _require_moderator(call)
    row = await call.store.people.find(call.path("player"))
    if row is None:
        raise Invalid("unknown-player")
    if row.id == call.me.player:
        raise Invalid("that-is-you")
    if await call.store.moderators.has(row.id):
        raise Invalid("moderates-too", name=row.name)
    return row


def _shown(row: PlayerRow, moderators: set[str]) -> ModeratedPerson:
    return ModeratedPerson(
        player=row.id,
        name=row.name,
        account=row.password is not None,
        moderator=row.id in moderators,
        since=moment(row.created_at),
        banned_at=None if row.banned_at is None else moment(row.banned_at),
    )


async def reports(call: Call) -> ReportList:
    await _require_moderator(call)
    found = []
    for row in await call.store.reports.unsettled():
        line = await call.node.journal.line(row.match, row.number)
        author = await call.store.people.find(row.reported)
        found.append(
            Report(
                id=row.id,
                match=row.match,
                number=row.number,
                line=row.line,
                player=row.reported,
                name=row.name if author is None else author.name,
                at=moment(row.reported_at),
                is_removed=line is None or line.kind != "said",
                is_banned=author is not None and author.banned_at is not None,
            )
        )
    return ReportList(reports=tuple(found))


async def settle(call: Call) -> None:
    await _require_moderator(call)
    report = call.path("report")
    if not await call.store.reports.settle(report, call.now()):
        raise Invalid("no-such-report", report=report)
    _note(call, f"settled report {report}")


async def chat(call: Call) -> ChatLines:
    await _require_moderator(call)
    row, _ = await find_match(call.store, call.path("match"))
    lines = await call.node.journal.newest(row.id, -1, LINES_SHOWN)
    return ChatLines(lines=tuple(line for line in lines if line.kind in ("said", "removed")))


async def remove_line(call: Call) -> None:
    await _require_moderator(call)
    row, _ = await find_match(call.store, call.path("match"))
    number = call.number("number", call.path("number"))
    assert number is not None
    if not await call.node.journal.remove_line(row.id, number):
        raise Invalid("line-is-gone")
    _note(call, f"removed line {number} of {row.id}")


async def people(call: Call) -> ModeratedPeople:
    await _require_moderator(call)
    moderators = await call.store.moderators.all()
    rows = await call.store.people.called((call.query("name") or "").strip(), PEOPLE_SHOWN)
    return ModeratedPeople(people=tuple(_shown(row, moderators) for row in rows))


async def rename(call: Call) -> None:
    body: NewName = call.body
    person = await _person(call)
    await call.node.lifecycle.rename(person, body.name)
    _note(call, f"renamed {person.id}")


async def ban(call: Call) -> None:
    person = await _person(call)
    await call.node.lifecycle.ban(person)
    _note(call, f"banned {person.id}")


async def unban(call: Call) -> None:
    person = await _person(call)
    await call.store.people.ban(person.id, None)
    _note(call, f"unbanned {person.id}")


MODERATING = (
    Endpoint(
        "GET", "/moderation/reports", "Reports that are not settled.", reports, ReportList, scope="account"
    ),
    Endpoint("DELETE", "/moderation/reports/{report}", "Settle a report.", settle, scope="account"),
    Endpoint(
        "GET",
        "/moderation/matches/{match}/lines",
        "The chat of a match.",
        chat,
        ChatLines,
        scope="account",
    ),
    Endpoint(
        "DELETE",
        "/moderation/matches/{match}/lines/{number}",
        "Remove a line of chat.",
        remove_line,
        scope="account",
    ),
    Endpoint(
        "GET",
        "/moderation/people",
        "People whose name has a part.",
        people,
        ModeratedPeople,
        query=("name",),
        cost=0.01,
        scope="account",
    ),
    Endpoint(
        "PATCH", "/moderation/people/{player}", "Rename a person.", rename, body=NewName, scope="account"
    ),
    Endpoint("POST", "/moderation/people/{player}/ban", "Ban a person.", ban, scope="account"),
    Endpoint("DELETE", "/moderation/people/{player}/ban", "Lift a ban.", unban, scope="account"),
)
