"""The story of a match that is over, in numbers; and playing on from any moment of it."""

import itertools
from typing import Any

from ludoteca.core import Invalid, Match, Measured
from ludoteca.server.protocol.bodies import BestMoment, BranchAt, Story, StoryMoment, TableMade
from ludoteca.server.table.document import Chair, Table, bot, level_of, new_id, person
from ludoteca.server.table.rows import log_row, moment

from .endpoint import Call, Endpoint
from .matches import begun, made, require_over, visible_room


def story_of(name: str, match: Match[Any, Any], seats: int) -> Story:
    """The first thing the game measures for each seat, after every entry that counts."""
    game = match.game
    if not isinstance(game, Measured):
        return Story(match=name)
    measured = [(seq, game.measures(state)) for seq, state in match.states()]
    key = next((key for key, values in measured[-1][1].items() if len(values) == seats), None)
    if key is None:
        return Story(match=name)
    moments = tuple(StoryMoment(seq=seq, values=tuple(found[key])) for seq, found in measured)
    return Story(match=name, measure=key, moments=moments, best=best_moments(moments, seats))


def best_moments(moments: tuple[StoryMoment, ...], seats: int) -> tuple[BestMoment, ...]:
    """The entry that brought each seat most, whoever moved; none for a seat that never gained anything."""
    steps = list(itertools.pairwise(moments))

    def best(seat: int) -> BestMoment | None:
        gains = ((after.values[seat] - before.values[seat], -after.seq) for before, after in steps)
        gain, seq = max(gains, default=(0, 0))
        return BestMoment(seq=-seq, seat=seat, gain=gain) if gain > 0 else None

    return tuple(found for seat in range(seats) if (found := best(seat)) is not None)


async def show_story(call: Call) -> Story:
    room = await visible_room(call)
    require_over(room)
    match, seats = begun(room), len(room.table.chairs)
    return await room.offloader.run("story", story_of, room.id, match, seats)


def _chairs(call: Call, table: Table, match: Match[Any, Any]) -> tuple[Chair, ...]:
    """Whoever plays on keeps their seats, or takes the one that decides; bots take the others."""
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
    """A new table that stands as a match stood after an entry; nothing of that match is hidden any more."""
    room = await visible_room(call)
    require_over(room)
    services, old, seq = call.services, room.table, call.body.seq
    await services.quotas.require_table_for(call.me.player)  # before the work

    def cut() -> Match[Any, Any]:
        whole = begun(room)
        if not 0 <= seq <= whole.seq:
            raise Invalid("no-such-entry", seq=seq, last=whole.seq)
        return Match.restored(whole.game, len(old.chairs), old.options, whole.entries[: seq + 1])

    match = await room.offloader.run("story", cut)
    if match.outcome is not None:
        raise Invalid("not-now", status="over")
    now = services.now()
    table = Table(
        match=new_id(),
        game=old.game,
        rules_version=old.rules_version,
        options=old.options,
        status="playing",
        open=False,
        host=call.me.player,
        invite=new_id(20),
        share=new_id(20),
        chairs=_chairs(call, old, match),
        created_at=moment(now),
        started_at=moment(now),
        last=match.seq,
        unrated="imported",
    )
    log = [log_row(entry, None, None) for entry in match.entries]
    branch = await call.node.rooms.create(table, log)
    return made(call, branch.publisher.info(), table)


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
    ),
)
