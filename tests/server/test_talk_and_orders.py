"""Talk costs no time and makes nothing stale; a standing order is carried out, and only its seat sees it."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludoteca.games import find_game
from ludoteca.games.palanche.decisions import Auction
from ludoteca.server.match.room import Room
from ludoteca.server.protocol.shapes import Bank
from ludoteca.server.table.changes import name_seat
from ludoteca.server.table.document import Table, complete_options, person
from ludoteca.server.table.rows import moment, table_of

from .simulated import SimulatedPerson, World, simulate_node

GAME = find_game("palanche")
NAMES = ("ada", "bea", "cleo")


async def begun(world: World) -> tuple[Room, list[SimulatedPerson]]:
    """A table of three people at which a match of Palanche has begun."""
    people = [await world.person(name) for name in NAMES]
    ids, now = world.node.ids, world.node.runtime.time.now()
    table = Table(
        match=ids.id(),
        game="palanche",
        rules_version=GAME.info.rules_version,
        options=complete_options(GAME, {"first": 0}),
        open=True,
        host="ada",
        invite=ids.key(),
        share=ids.key(),
        chairs=tuple(person(name, name.title(), ready=True) for name in NAMES),
        clock=Bank(seconds=600, increment=5),
        created_at=moment(now),
    )
    room = await world.node.rooms.create(table)
    for each in people:
        await each.ask("subscribe", match=table.match)
    assert (await people[0].ask("start", match=table.match))["type"] == "done"
    return room, people


async def play(
    room: Room, people: list[SimulatedPerson], action: Any = None, **changed: Any
) -> dict[str, Any]:
    """Let the active person play an action, by default what time would play."""
    (seat,) = room.active
    assert room.match is not None
    action = action or msgspec.to_builtins(GAME.default(room.match.state, seat))
    asked = {"match": room.id, "seat": seat, "seq": room.seq, "action": action, **changed}
    return await people[seat].ask("play", **asked)


async def auction(room: Room, people: list[SimulatedPerson]) -> Auction:
    """Play on until the Banca auctions a card."""
    while True:
        assert room.match is not None
        top = room.match.state.decisions[-1]
        if isinstance(top, Auction):
            return top
        assert (await play(room, people))["type"] == "done"


def test_talk_of_another_seat_makes_no_move_stale_and_earns_no_time(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        room, people = await begun(world)
        seq, shown = room.seq, room.clocks.state().remaining
        assert room.match is not None
        card = next(space.key for space in GAME.view(room.match.state).spaces if space.owner == 0)
        said = {"type": "mark_cards", "cards": [card], "mark": "wanted"}
        answer = await people[2].ask("play", match=room.id, seat=2, seq=seq, action=said)
        assert answer["type"] == "done"
        assert room.clocks.state().remaining == shown, "no increment for words"
        assert room.is_untouched, "words are no move"
        assert (await play(room, people, seq=seq))["type"] == "done", "ada answers what she had seen"
        late = await people[2].ask("play", match=room.id, seat=2, seq=seq, action={**said, "mark": None})
        assert late["type"] == "done", "talk is never late"
        stale = await people[0].ask("play", match=room.id, seat=0, seq=seq, action={"type": "end_turn"})
        assert (stale["type"], stale["reason"]) == ("refused", "stale")

    simulate_node(tmp_path, 3, story)


def wish(room: Room) -> dict[str, Any]:
    """Talk that the second and the third seat may play: a card of the first is wanted."""
    assert room.match is not None
    card = next(space.key for space in GAME.view(room.match.state).spaces if space.owner == 0)
    return {"type": "mark_cards", "cards": [card], "mark": "wanted"}


@pytest.mark.rules("LUD-U1")
def test_talk_does_not_end_the_question_of_an_undo(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        room, people = await begun(world)
        assert (await play(room, people))["type"] == "done"
        asked = await people[0].ask("undo", match=room.id, seat=0)
        assert (asked["type"], asked["seq"]) == ("done", None)
        to = {"match": room.id, "by": 0, "back_to": 0, "agree": True}
        for seat in (1, 2):
            said = await people[seat].ask("play", match=room.id, seat=seat, seq=room.seq, action=wish(room))
            assert said["type"] == "done"
            assert room.undo_asked is not None
            answer = await people[seat].ask("consent", **to, seat=seat)
            assert answer["type"] == "done"
        assert answer["seq"] == room.seq == 4
        assert room.match is not None
        assert room.match.line == [0]
        assert room.undo_asked is None

    simulate_node(tmp_path, 6, story)


@pytest.mark.rules("LUD-E2")
def test_the_log_in_the_store_and_the_match_in_memory_agree_that_talk_is_no_move(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        room, people = await begun(world)

        async def is_touched_as_stored() -> bool:
            def renamed(table: Table) -> Table:
                return name_seat(table, 2, f"{table.chairs[2].name}!")

            return (await world.node.tables.change(room.id, renamed)).table.touched

        said = await people[1].ask("play", match=room.id, seat=1, seq=room.seq, action=wish(room))
        assert said["type"] == "done"
        assert (room.is_untouched, await is_touched_as_stored()) == (True, False)
        assert (await play(room, people))["type"] == "done"
        assert (room.is_untouched, await is_touched_as_stored()) == (False, True)

    simulate_node(tmp_path, 7, story)


def test_a_standing_bid_is_carried_out_and_seen_by_its_seat_only(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        room, people = await begun(world)
        lot = await auction(room, people)
        bidder, other, last = lot.waiting
        limit = lot.next_bid + 40
        order = {"type": "bid_up_to", "card": lot.card, "limit": limit}
        too_low = {**order, "limit": 5}
        refused = await people[other].ask("leave_order", match=room.id, seat=other, order=too_low)
        assert (refused["type"], refused["rule"]) == ("refused", "GEN-A2")
        left = await people[other].ask("leave_order", match=room.id, seat=other, order=order)
        assert left["type"] == "done"
        since = len(people[last].messages)
        assert (await play(room, people, {"type": "bid", "amount": lot.next_bid}))["type"] == "done"
        await people[last].wait(lambda m: m["type"] == "update" and m["active"] == [last], since)
        assert (await play(room, people, {"type": "drop_out"}))["type"] == "done"
        assert room.active == (bidder,)
        again = SimulatedPerson(world.node, NAMES[other], "again")
        again.connect()
        await again.ask("subscribe", match=room.id)
        stands = await again.wait(lambda m: m["type"] == "standing_order")
        assert stands["order"] == order, "it stands when its player comes back"
        assert (await play(room, people, {"type": "bid", "amount": limit + 10}))["type"] == "done"
        lapsed = await again.wait(lambda m: m["type"] == "standing_order" and m["order"] is None)
        assert lapsed["seat"] == other, "it dropped out by itself"
        row = await world.node.store.matches.find(room.id)
        assert row is not None
        assert table_of(row).orders == ()
        for seat in (bidder, last):
            told = msgspec.json.encode(people[seat].messages)
            assert b"bid_up_to" not in told
            assert b"standing_order" not in told
            assert b'"orders"' not in told
        assert room.match is not None
        assert b"bid_up_to" not in msgspec.json.encode(room.match.entries), "nor does the log hold it"

    simulate_node(tmp_path, 4, story)


def test_an_order_is_withdrawn_and_other_games_take_none(tmp_path: Path) -> None:
    async def story(world: World) -> None:
        room, people = await begun(world)
        lot = await auction(room, people)
        seat = lot.waiting[1]
        order = {"type": "bid_up_to", "card": lot.card, "limit": lot.next_bid}
        assert (await people[seat].ask("leave_order", match=room.id, seat=seat, order=order))[
            "type"
        ] == "done"
        assert (await people[seat].ask("leave_order", match=room.id, seat=seat, order=None))["type"] == "done"
        assert (await play(room, people))["type"] == "done"
        assert room.active == (seat,), "the person decides again"
        nonsense = await people[seat].ask("leave_order", match=room.id, seat=seat, order={"type": "bid"})
        assert nonsense["type"] == "refused"

    simulate_node(tmp_path, 5, story)
