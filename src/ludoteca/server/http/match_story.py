"""The course of a match that is over, in numbers; and playing on from any of its positions."""

from typing import Any

from ludoteca.core import Match
from ludoteca.server.protocol.bodies import BranchAt, Story, TableMade
from ludoteca.server.table.document import Chair, Table, bot, level_of, person
from ludoteca.server.table.rows import log_row, moment

from .endpoint import Call, Endpoint
from .matches import made, made_before, visible_room


async def show_story(call: Call) -> Story:
    return await (await visible_room(call)).reading.story()


def _chairs(call: Call, table: Table, match: Match[Any, Any]) -> tuple[Chair, ...]:
    """The player who plays on keeps their seats, or takes the active one; bots take the others."""
    mine = table.seats_of(call.me.player) or match.active[:1]
    usual = level_of(match.game, None)
    chairs: list[Chair] = []
    for seat, chair in enumerate(table.chairs):
        if seat in mine:
            chairs.append(person(call.me.player, call.me.name, ready=True))
        else:
            chairs.append(
                chair if chair.kind == "bot" else bot(chair.level or usual, (*table.chairs, *chairs))
            )
    return tuple(chairs)


async def play_on(call: Call) -> TableMade:
    """Open a new table in the position after an entry of a match that is over."""
    if (branch := await made_before(call)) is not None:
        return made(call, branch.info(), branch.table)
    room = await visible_room(call)
    room.reading.require_over()
    await call.node.quotas.require_table_for(call.me.player)  # before the work
    old, match, now = room.table, await room.reading.cut_after(call.body.seq), call.now()
    table = Table(
        match=call.new_id(),
        game=old.game,
        rules_version=old.rules_version,
        options=old.options,
        status="playing",
        open=False,
        host=call.me.player,
        invite=call.ids.key(),
        share=call.ids.key(),
        chairs=_chairs(call, old, match),
        created_at=moment(now),
        started_at=moment(now),
        last=match.seq,
        unrated="imported",
    )
    log = [log_row(entry, None, None) for entry in match.entries]
    branch = await call.node.rooms.create(table, log)
    return made(call, branch.info(), table)


STORIES = (
    Endpoint(
        "GET",
        "/matches/{match}/story",
        "How everybody stood in a match that is over, and their best moments.",
        show_story,
        Story,
        query=("key",),
    ),
    Endpoint(
        "POST",
        "/matches/{match}/branches",
        "Play on from a moment of a match that is over, at a new table.",
        play_on,
        TableMade,
        BranchAt,
        query=("key",),
        cost=0.05,
    ),
)
