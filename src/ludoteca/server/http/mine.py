"""My matches: those that are played, the longest-waiting first, and those that are over, page by page."""

import contextlib
from datetime import UTC, datetime

import msgspec

from ludoteca.core import Invalid
from ludoteca.server.match.publisher import seat_info
from ludoteca.server.protocol.bodies import FinishedMatches, MatchLine, MyMatches
from ludoteca.server.table.document import Table
from ludoteca.server.table.ending import RESIGNED
from ludoteca.server.table.rows import moment, readable

from .endpoint import Call, Endpoint

PAGE = 30
NEVER = 2**62
LAST = datetime.max.replace(tzinfo=UTC)


def _line(table: Table, player: str, ended_at: int | None = None) -> MatchLine:
    """A match as far as its table knows it."""
    outcome = table.outcome
    return MatchLine(
        match=table.match,
        game=table.game,
        status=table.status,
        seats=seat_info(table),
        mine=table.seats_of(player),
        active=(),
        waiting_since=None,
        due_at=None,
        started_at=table.started_at,
        ended_at=None if ended_at is None else moment(ended_at),
        moves=max(0, table.last),
        scores=outcome.scores if outcome is not None and outcome.reason != RESIGNED else None,
        places=outcome.ranks if outcome is not None else None,
        unrated=table.unrated,
    )


async def _running_line(call: Call, table: Table) -> MatchLine:
    """A match that is played; of one that cannot be opened (other rules, an old log), what is kept."""
    line = _line(table, call.me.player)
    if table.status == "playing":
        with contextlib.suppress(Invalid):
            room = await call.node.rooms.current(table.match)
            expiry = room.clocks.next_expiry()
            return msgspec.structs.replace(
                line,
                seats=room.info().seats,
                active=room.active,
                waiting_since=room.match.entries[-1].at if room.match is not None else None,
                due_at=moment(expiry[0]) if expiry is not None else None,
                moves=max(0, room.seq),
            )
    return line


def _urgency(line: MatchLine) -> tuple[int, datetime]:
    """My turn before others', others' before tables that wait for people; the longest-waiting first."""
    mine = any(seat in line.mine for seat in line.active)
    return (0 if mine else 1 if line.status == "playing" else 2, line.waiting_since or LAST)


async def running(call: Call) -> MyMatches:
    tables = readable(await call.store.matches.unfinished_of(call.me.player))
    here = [table for table in tables if table.seats_of(call.me.player) or table.host == call.me.player]
    lines = [await _running_line(call, table) for table in here]
    return MyMatches(matches=tuple(sorted(lines, key=_urgency)))


def _cursor(given: str | None) -> tuple[int, str]:
    """Where the page before ended; raises Invalid for what no page said."""
    if given is None:
        return (NEVER, "")
    number, _, match = given.partition("-")
    if not (number.isascii() and number.isdigit() and len(number) < 16):
        raise Invalid("malformed", detail="before")
    return (int(number), match)


async def finished(call: Call) -> FinishedMatches:
    me, won = call.me.player, call.query("won") is not None
    before, game = _cursor(call.query("before")), call.query("game") or ""
    rows = await call.store.matches.finished_of(me, before, game, won, PAGE + 1)
    lines = tuple(_line(table, me, ended_at) for ended_at, row in rows[:PAGE] for table in readable([row]))
    last = rows[PAGE - 1] if len(rows) > PAGE else None
    return FinishedMatches(matches=lines, next=f"{last[0]}-{last[1].id}" if last is not None else None)


MINE = (
    Endpoint("GET", "/my/matches", "Where I sit, the longest-waiting first.", running, MyMatches),
    Endpoint(
        "GET",
        "/my/matches/finished",
        "My matches that are over.",
        finished,
        FinishedMatches,
        query=("game", "won", "before"),
    ),
)
