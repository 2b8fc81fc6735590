"""Vacations, blocks, and reports of chat lines."""

import logging

from ludoteca.core import Invalid
from ludoteca.server.protocol.people import Blocked, Blocking, BlockList, NewVacation, Vacation
from ludoteca.server.table.rows import moment
from ludoteca.store import Conflict, ReportRow, VacationRow

from .endpoint import Call, Endpoint
from .matches import visible_room

log = logging.getLogger("ludoteca.moderation")

DAY = 86_400_000
YEAR = 365 * DAY
BLOCKS_EACH = 200


# --- vacations


async def vacation(call: Call) -> Vacation:
    """The sender's vacation, and the days left of this year's."""
    now = call.now()
    rows = await call.store.vacations.of(call.me.player, now - YEAR)
    used = sum(row.ends_at - max(row.began_at, now - YEAR) for row in rows)
    until = next((row.ends_at for row in rows if row.began_at <= now < row.ends_at), None)
    return Vacation(
        until=None if until is None else moment(until),
        days_left=max(0, call.api.settings.vacation_days - -(-used // DAY)),
    )


async def go_on_vacation(call: Call) -> Vacation:
    body: NewVacation = call.body
    player = call.me.player
    known = await vacation(call)
    if known.until is not None:
        raise Invalid("away-already")
    if body.days > known.days_left:
        raise Invalid("vacation-too-long", most=known.days_left)
    now = call.now()
    try:
        await call.store.vacations.begin(VacationRow(player, now, now + body.days * DAY))
    except Conflict:
        raise Invalid("away-already") from None
    await call.node.rooms.vacation_changed(player)
    return await vacation(call)


async def come_back(call: Call) -> Vacation:
    if await call.store.vacations.end(call.me.player, call.now()):
        await call.node.rooms.vacation_changed(call.me.player)
    return await vacation(call)


# --- blocks


async def blocks(call: Call) -> BlockList:
    rows = await call.store.blocks.by(call.me.player)
    return BlockList(blocked=tuple(Blocked(player=player, name=name) for player, name in rows))


async def block(call: Call) -> BlockList:
    body: Blocking = call.body
    store, me = call.store, call.me.player
    if body.player == me:
        raise Invalid("that-is-you")
    if await store.people.find(body.player) is None:
        raise Invalid("unknown-player")
    if len(await store.blocks.by(me)) >= BLOCKS_EACH:
        raise Invalid("too-many-blocks", most=BLOCKS_EACH)
    await store.blocks.add(me, body.player, call.now())
    return await blocks(call)


async def unblock(call: Call) -> None:
    await call.store.blocks.remove(call.me.player, call.path("player"))


# --- reports


async def report(call: Call) -> None:
    """Report a line of chat to the host; a repetition changes nothing."""
    room = await visible_room(call)
    me = call.me.player
    number = call.number("number", call.path("number"))
    assert number is not None
    line = await call.node.journal.line(room.id, number)
    if line is None or line.kind != "said" or line.player is None or line.text is None:
        raise Invalid("line-is-gone")
    if line.player == me:
        raise Invalid("that-is-you")
    most, now = call.api.settings.reports_per_day, call.now()
    if await call.store.reports.count_since(me, now - DAY) >= most:
        raise Invalid("too-many-reports", most=most)
    row = ReportRow(call.ids.id(), room.id, number, me, line.player, line.name or "", line.text, now)
    if await call.store.reports.add(row):
        log.warning("a line of chat was reported", extra={"match": room.id})


MODERATION = (
    Endpoint("GET", "/vacation", "My vacation.", vacation, Vacation),
    Endpoint(
        "POST",
        "/vacation",
        "Begin a vacation; clocks in days stop.",
        go_on_vacation,
        Vacation,
        NewVacation,
    ),
    Endpoint("DELETE", "/vacation", "End my vacation.", come_back, Vacation),
    Endpoint("GET", "/blocks", "Whom I have blocked.", blocks, BlockList),
    Endpoint("POST", "/blocks", "Block a player.", block, BlockList, Blocking),
    Endpoint("DELETE", "/blocks/{player}", "Unblock a player.", unblock),
    Endpoint(
        "POST",
        "/matches/{match}/lines/{number}/report",
        "Report a line of chat.",
        report,
        query=("key",),
    ),
)
