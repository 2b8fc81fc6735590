"""Tables and matches: set up, list, replay, review, export and import."""

from functools import cache
from typing import Any, NamedTuple

from ludoteca.core import AnyGame, Invalid, Outcome, encode, from_file, game_key
from ludoteca.core.matchfile import count_entries
from ludoteca.games import find_game
from ludoteca.server.match.room import Room
from ludoteca.server.match.viewer import Viewer
from ludoteca.server.people.accounts import Identity, name_at_table
from ludoteca.server.protocol.bodies import (
    LogPage,
    Myself,
    NewTable,
    Picture,
    Recap,
    ReplayPage,
    ReviewPage,
    TableList,
    TableMade,
    Vacant,
    WantedBot,
    WantedSeat,
)
from ludoteca.server.protocol.shapes import TableInfo
from ludoteca.server.table.document import (
    EMPTY,
    Chair,
    Table,
    bot,
    complete_options,
    level_of,
    person,
    require_seats,
    table_options,
)
from ludoteca.server.table.rows import log_row, moment
from ludoteca.store import LogRow

from .endpoint import Call, Endpoint, File

MATCH_FILE = 2 * 1024 * 1024
NO_PLAYER = ""


def made(call: Call, info: TableInfo, table: Table) -> TableMade:
    """A new table with its links, for its host."""
    base = call.base_url
    return TableMade(
        table=info,
        invite=table.invite,
        share=table.share,
        invite_url=f"{base}/join/{table.match}?key={table.invite}",
        share_url=f"{base}/match/{table.match}?key={table.share}",
    )


async def _chair(call: Call, game_name: str, wanted: WantedSeat, beside: list[Chair]) -> Chair:
    me = call.me
    match wanted:
        case Myself(name=name):
            called = me.name if name is None else await name_at_table(call.store, me.player, name)
            return person(me.player, called, ready=True)
        case WantedBot(level=level):
            return bot(level_of(find_game(game_name), level), beside)
        case Vacant():
            return EMPTY


async def made_before(call: Call) -> Room | None:
    """The table that the request has made already, if a process died before it had answered."""
    if call.attempt is None or not call.attempt.is_repeated:
        return None
    match = call.new_id()
    return await call.node.rooms.current(match) if await call.store.matches.find(match) else None


async def set_up(call: Call) -> TableMade:
    body: NewTable = call.body
    room = await made_before(call) or await call.node.rooms.create(await _table(call, body))
    if body.start and room.table.status == "lobby":
        try:
            await room.start()
        except Exception:  # the table that waits was not asked for
            await call.node.rooms.delete(room)
            raise
    return made(call, room.info(), room.table)


async def _table(call: Call, body: NewTable) -> Table:
    """The table that is asked for; raises Invalid if there can be none."""
    game = find_game(body.game)
    require_seats(game, len(body.seats))
    options = await call.api.work.aside(call.node.files.fill, game, body.options)
    chairs: list[Chair] = []
    for wanted in body.seats:
        chairs.append(await _chair(call, body.game, wanted, chairs))
    table = Table(
        match=call.new_id(),
        game=game.info.key,
        rules_version=game.info.rules_version,
        options=table_options(game, options),
        open=body.open,
        host=call.me.player,
        invite=call.ids.key(),
        share=call.ids.key(),
        chairs=tuple(chairs),
        clock=body.clock,
        screen=body.screen,
        created_at=moment(call.now()),
    )
    if body.start and EMPTY in table.chairs:
        raise Invalid("seat-empty", seat=table.chairs.index(EMPTY))
    return table


async def open_tables(call: Call) -> TableList:
    lobby = await call.node.lobby.tables()
    return TableList(tables=lobby.tables, played=lobby.played)


async def visible_room(call: Call) -> Room:
    """The room of the match in the path; raises Invalid, the same for a private one as for none."""
    room = await call.node.rooms.current(call.path("match"))
    player = call.known.player if call.known is not None else NO_PLAYER
    if not room.table.may_watch(player, call.query("key")):
        raise Invalid("unknown-match", match=call.path("match"))
    return room


def _viewer(call: Call, room: Room) -> Viewer:
    """The viewer: a seat of the sender, or a spectator."""
    seat = call.number("seat", call.query("seat"))
    if seat is None:
        return None
    known: Identity = call.me
    if seat not in room.table.seats_of(known.player):
        raise Invalid("not-your-seat", seat=seat)
    return seat


async def show(call: Call) -> TableInfo:
    return (await visible_room(call)).info()


async def show_log(call: Call) -> LogPage:
    room = await visible_room(call)
    since = call.number("since", call.query("since"))
    return await room.reading.log(_viewer(call, room), -1 if since is None else max(-1, since))


def _seq(call: Call) -> int:
    """The entry in the path; raises Invalid if it is no number."""
    seq = call.number("seq", call.path("seq"))
    assert seq is not None
    return seq


async def replay(call: Call) -> ReplayPage:
    room = await visible_room(call)
    return await room.reading.page(_viewer(call, room), _seq(call))


async def since(call: Call) -> Recap:
    room = await visible_room(call)
    return await room.reading.recap(_viewer(call, room), _seq(call))


async def show_picture(call: Call) -> Picture:
    room = await visible_room(call)
    return await room.reading.picture(_viewer(call, room), _seq(call))


async def export(call: Call) -> File:
    """The whole match; only once it is over, because it holds what was hidden."""
    room = await visible_room(call)
    file = await room.reading.file(also_unfinished=call.api.hides_nothing)
    return File(file, "application/json", f"{room.table.game}-{room.id}.json")


async def show_review(call: Call) -> ReviewPage:
    room = await visible_room(call)
    room.reading.require_over()
    return await call.node.reviewer.page(room.id)


async def ask_review(call: Call) -> ReviewPage:
    room = await visible_room(call)
    room.reading.require_over()
    await call.node.reviewer.request(room.id, call.me.player)
    return await call.node.reviewer.page(room.id)


class Brought(NamedTuple):
    """What a match file holds."""

    options: Any
    seats: int
    rules_version: int
    outcome: Outcome | None
    log: list[LogRow]


def _read(game: AnyGame, data: bytes) -> Brought:
    """Replay a match file; raises Invalid if it breaks a rule or disagrees with the installed rules."""
    match = from_file(game, data)
    game = match.game
    position = game.position(match.state_at(0))
    log = [log_row(entry, None, None) for entry in match.entries]
    options = complete_options(game, position.options)
    return Brought(options, position.seats, game.info.rules_version, match.outcome, log)


async def bring(call: Call) -> TableMade:
    """Import a match file; the sender holds all seats and may play on."""
    if (room := await made_before(call)) is not None:
        return made(call, room.info(), room.table)
    call.use("imports")
    me = call.me
    data: bytes = call.body
    game = find_game(game_key(data))
    most = call.api.settings.import_entries
    if count_entries(data) > most:
        raise Invalid("match-file-too-long", most=most)
    await call.node.quotas.require_table_for(me.player)  # before the work
    brought = await call.api.work.aside_for_import(_read, game, data)
    now = call.now()
    table = Table(
        match=call.new_id(),
        game=game.info.key,
        rules_version=brought.rules_version,
        options=brought.options,
        status="playing" if brought.outcome is None else "over",
        open=False,
        host=me.player,
        invite=call.ids.key(),
        share=call.ids.key(),
        chairs=(person(me.player, me.name, ready=True),) * brought.seats,
        created_at=moment(now),
        started_at=moment(now),
        last=len(brought.log) - 1,
        outcome=brought.outcome,
        unrated="imported",
        lesson=call.query("lesson") is not None,
    )
    room = await call.node.rooms.create(table, brought.log)
    return made(call, room.info(), table)


async def delete(call: Call) -> None:
    """Delete a match that is over, or a lesson: only for its host, if no other person played."""
    me, room = call.me.player, await visible_room(call)
    if room.table.host != me:
        raise Invalid("not-the-host")
    if room.table.status in ("lobby", "playing") and not room.table.lesson:
        raise Invalid("not-now", status=room.table.status)
    if room.table.people() != [me]:
        raise Invalid("others-played")
    await call.node.rooms.delete(room)


@cache
def _description() -> bytes:
    """The description of the API, made once: it takes a tenth of a second."""
    from .endpoints import ENDPOINTS
    from .openapi import description

    return encode(description(ENDPOINTS))


async def describe(call: Call) -> File:
    return File(await call.api.work.aside(_description), "application/json")


MATCHES = (
    Endpoint("GET", "/tables", "The open tables.", open_tables, TableList),
    Endpoint("POST", "/tables", "Set up a table.", set_up, TableMade, NewTable),
    Endpoint(
        "POST",
        "/matches",
        "Import a match file.",
        bring,
        TableMade,
        bytes,
        query=("lesson",),
        longest=MATCH_FILE,
        cost=0.05,
    ),
    Endpoint("GET", "/matches/{match}", "A table.", show, TableInfo, query=("key",)),
    Endpoint(
        "DELETE",
        "/matches/{match}",
        "Delete a match of mine that is over, or a lesson, and that no other person played.",
        delete,
        query=("key",),
    ),
    Endpoint(
        "GET",
        "/matches/{match}/log",
        "The log as I may see it.",
        show_log,
        LogPage,
        query=("seat", "since", "key"),
    ),
    Endpoint(
        "GET",
        "/matches/{match}/replay/{seq}",
        "The position after an entry.",
        replay,
        ReplayPage,
        query=("seat", "key"),
    ),
    Endpoint(
        "GET",
        "/matches/{match}/since/{seq}",
        "What happened after an entry, at most the last 30 entries.",
        since,
        Recap,
        query=("seat", "key"),
    ),
    Endpoint(
        "GET",
        "/matches/{match}/picture/{seq}",
        "The board as the game draws it in text, after an entry.",
        show_picture,
        Picture,
        query=("seat", "key"),
    ),
    Endpoint(
        "GET",
        "/matches/{match}/export",
        "The match file of a match that is over.",
        export,
        bytes,
        query=("key",),
    ),
    Endpoint(
        "GET",
        "/matches/{match}/review",
        "The review of a match that is over, as far as it is made.",
        show_review,
        ReviewPage,
        query=("key",),
    ),
    Endpoint(
        "POST",
        "/matches/{match}/review",
        "Request the review of a match, unless there is one.",
        ask_review,
        ReviewPage,
        query=("key",),
    ),
    Endpoint("GET", "/openapi.json", "This description.", describe, bytes),
)
