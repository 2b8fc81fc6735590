"""Vacations, blocks, and lines of chat that somebody reports."""

import logging

from ludoteca.core import Invalid
from ludoteca.server.protocol.people import Blocked, Blocking, BlockList, NewVacation, Vacation
from ludoteca.server.table.document import new_id
from ludoteca.server.table.rows import line_of_row, moment
from ludoteca.store import Conflict, ReportRow, VacationRow

from .endpoint import Asked, Endpoint
from .matches import visible_room

log = logging.getLogger("ludoteca.manners")

DAY = 86_400_000
YEAR = 365 * DAY
BLOCKS_EACH = 200


# --- vacations


async def vacation(asked: Asked) -> Vacation:
    """Whether I am away now, and how many days are left of a year's."""
    services = asked.services
    now = services.now()
    rows = await services.store.vacations(asked.me.player, now - YEAR)
    used = sum(row.ends_at - max(row.began_at, now - YEAR) for row in rows)
    until = next((row.ends_at for row in rows if row.began_at <= now < row.ends_at), None)
    return Vacation(
        until=None if until is None else moment(until),
        days_left=max(0, services.settings.vacation_days - -(-used // DAY)),
    )


async def go_on_vacation(asked: Asked) -> Vacation:
    body: NewVacation = asked.body
    services, player = asked.services, asked.me.player
    known = await vacation(asked)
    if known.until is not None:
        raise Invalid("away-already")
    if body.days > known.days_left:
        raise Invalid("vacation-too-long", most=known.days_left)
    now = services.now()
    try:
        await services.store.begin_vacation(VacationRow(player, now, now + body.days * DAY))
    except Conflict:
        raise Invalid("away-already") from None
    await asked.node.rooms.away(player)
    return await vacation(asked)


async def come_back(asked: Asked) -> Vacation:
    if await asked.services.store.end_vacation(asked.me.player, asked.services.now()):
        await asked.node.rooms.away(asked.me.player)
    return await vacation(asked)


# --- blocks


async def blocks(asked: Asked) -> BlockList:
    rows = await asked.services.store.blocked_by(asked.me.player)
    return BlockList(blocked=tuple(Blocked(player=player, name=name) for player, name in rows))


async def block(asked: Asked) -> BlockList:
    body: Blocking = asked.body
    store, me = asked.services.store, asked.me.player
    if body.player == me:
        raise Invalid("that-is-you")
    if await store.player(body.player) is None:
        raise Invalid("unknown-player")
    if len(await store.blocked_by(me)) >= BLOCKS_EACH:
        raise Invalid("too-many-blocks", most=BLOCKS_EACH)
    await store.block(me, body.player, asked.services.now())
    return await blocks(asked)


async def unblock(asked: Asked) -> None:
    await asked.services.store.unblock(asked.me.player, asked.path("player"))


# --- reports


async def report(asked: Asked) -> None:
    """Show a line to whoever looks after the house; the same again is the same."""
    room = await visible_room(asked)
    services, me = asked.services, asked.me.player
    number = asked.number("number", asked.path("number"))
    assert number is not None
    body = await services.store.line(room.id, number)
    line = None if body is None else line_of_row(number, body)
    if line is None or line.kind != "said" or line.player is None or line.text is None:
        raise Invalid("line-is-gone")
    if line.player == me:
        raise Invalid("that-is-you")
    most, now = services.settings.reports_per_day, services.now()
    if await services.store.reports_since(me, now - DAY) >= most:
        raise Invalid("too-many-reports", most=most)
    row = ReportRow(new_id(), room.id, number, me, line.player, line.name or "", line.text, now)
    if await services.store.report(row):
        log.warning("a line of chat was reported", extra={"match": room.id})


MANNERS = (
    Endpoint("GET", "/vacation", "Whether I am away.", vacation, Vacation),
    Endpoint(
        "POST", "/vacation", "I am away: my clocks in days stand.", go_on_vacation, Vacation, NewVacation
    ),
    Endpoint("DELETE", "/vacation", "I am back.", come_back, Vacation),
    Endpoint("GET", "/blocks", "Whom I have blocked.", blocks, BlockList),
    Endpoint("POST", "/blocks", "Block somebody.", block, BlockList, Blocking),
    Endpoint("DELETE", "/blocks/{player}", "Block somebody no more.", unblock),
    Endpoint(
        "POST",
        "/matches/{match}/lines/{number}/report",
        "Report a line of chat.",
        report,
        query=("key",),
    ),
)
