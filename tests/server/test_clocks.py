"""Time: what clocks show, what happens when they run out, and what the log says about it."""

import asyncio
from pathlib import Path

import pytest

from ludoteca.core import HOUSE
from ludoteca.processes import WorkerFailed
from ludoteca.server.protocol.shapes import Bank, Days
from ludoteca.server.table import clocks
from ludoteca.server.table.changes import close
from ludoteca.server.table.clocks import DAY, Clocks, decode_state, encode_state
from ludoteca.server.timings import Timings
from tests.toy.rules import Roll

from .network import PATIENCE, Site, TurnedClock, beat, on_a_server


def shown(watch: Clocks, now: int) -> list[int]:
    return [face.remaining_ms for face in watch.faces(now)]


def test_a_bank_with_an_increment() -> None:
    watch = Clocks(Bank(seconds=60, increment=5), seats=2, table_ms=None)
    watch.moved(HOUSE, (0,), True, now=1000)
    assert shown(watch, 11_000) == [50_000, 60_000]
    watch.moved(0, (1,), True, now=11_000)
    assert shown(watch, 12_000) == [55_000, 59_000]
    assert watch.next_expiry() == (71_000, 1)
    watch.moved(1, (), False, now=12_000)
    assert watch.next_expiry() is None
    assert shown(watch, 99_000) == [55_000, 64_000], "no clock runs when it is over"


def test_days_begin_anew_with_each_decision() -> None:
    watch = Clocks(Days(days=2), seats=3, table_ms=None)
    watch.moved(HOUSE, (0, 1), True, now=0)
    watch.moved(0, (1, 2), True, now=DAY)
    assert shown(watch, DAY) == [DAY, DAY, 2 * DAY], "who still has to decide goes on"
    watch.moved(1, (1,), True, now=DAY)
    assert shown(watch, DAY)[1] == 2 * DAY


def test_the_clock_of_the_table() -> None:
    watch = Clocks(None, seats=2, table_ms=60 * 60_000)
    watch.moved(HOUSE, (0,), True, now=0)
    assert watch.next_expiry() == (3_600_000, HOUSE)
    watch.moved(0, (1,), True, now=600_000)
    assert [(face.seat, face.remaining_ms) for face in watch.faces(600_000)] == [(HOUSE, 3_000_000)]
    as_it_was = watch.copy()
    watch.moved(HOUSE, (1,), True, now=3_600_000)
    assert watch.next_expiry() is None, "the house has called time"
    assert as_it_was.next_expiry() == (3_600_000, HOUSE), "a copy is of its own"


def test_a_clock_that_was_put_away_goes_on_from_where_it_started() -> None:
    watch = Clocks(Bank(seconds=60), seats=2, table_ms=90 * 60_000)
    watch.moved(HOUSE, (0,), True, now=0)
    watch.moved(0, (1,), True, now=10_000)
    kept = encode_state(watch)
    assert kept is not None
    later = Clocks(Bank(seconds=60), seats=2, table_ms=90 * 60_000)
    later.restore(decode_state(kept), (1,), True, since=decode_state(kept).at)
    assert shown(later, 30_000) == [50_000, 40_000, 90 * 60_000 - 30_000]
    later.restore(decode_state(kept), (1,), True, since=decode_state(kept).at + 15_000)
    assert shown(later, 30_000)[1] == 55_000, "no server was running for fifteen of the twenty seconds"


def test_no_clock_runs_for_a_bot() -> None:
    watch = Clocks(Bank(seconds=60), seats=2, table_ms=90 * 60_000)
    watch.moved(HOUSE, (0,), True, now=0)
    watch.ask((), now=10_000)
    assert watch.next_expiry() == (5_400_000, HOUSE), "the table's clock runs on"
    assert shown(watch, 50_000)[0] == 50_000
    watch.ask((0,), now=50_000)
    assert watch.next_expiry() == (100_000, 0)


@pytest.mark.parametrize("expiry", ["default", "bot"])
def test_time_runs_out(tmp_path: Path, expiry: str) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        clock = {"type": "bank", "seconds": 1, "expiry": expiry}
        made = await ada.table("toy", "me", "me", start=True, clock=clock, options={"goal": 6})
        match, talk = made["table"]["match"], await ada.talk()
        snapshot = await talk.ask("subscribe", match=match)
        assert [face["running"] for face in snapshot["table"]["clocks"]] == [True, False]
        over = await talk.wait(lambda m: m["type"] == "table" and m["table"]["status"] == "over")
        kinds = {line["line"]["kind"] for line in talk.of("line")}
        assert kinds == {"time_ran_out"} | ({"handed_over"} if expiry == "bot" else set())
        lines = [line["line"] for line in talk.of("line") if line["line"]["kind"] == "time_ran_out"]
        assert {line["player"] for line in lines} == {ada.player}, "so that it is forgotten with her"
        assert over["table"]["outcome"]["winners"]
        assert over["table"]["unrated"] == ("helped" if expiry == "bot" else None), "a bot played for her"

    on_a_server(tmp_path, visit)


def test_the_house_calls_time_as_an_entry_of_the_log(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        made = await ada.table("palanche", "me", "me", start=True, options={"length": "short"})
        match, talk = made["table"]["match"], await ada.talk()
        await talk.ask("subscribe", match=match)
        async with asyncio.timeout(PATIENCE):
            while (await site.node.rooms.room(match)).seq < 1:
                await asyncio.sleep(0.02)
        log = (await ada.http.get(f"/matches/{match}/log")).json()["entries"]
        assert (log[1]["type"], log[1]["seat"]) == ("played", HOUSE)

    on_a_server(tmp_path, visit, timings=Timings(minute_ms=5))


async def status_of(site: Site, match: str) -> str:
    row = await site.node.store.matches.find(match)
    assert row is not None
    return row.status


def test_a_clock_runs_out_at_a_table_that_nobody_follows(tmp_path: Path) -> None:
    clock = TurnedClock()

    async def visit(site: Site) -> None:
        ada = await site.person()
        days = {"type": "days", "days": 2}
        made = await ada.table("toy", "me", "me", start=True, clock=days, options={"goal": 6})
        match = made["table"]["match"]
        async with asyncio.timeout(60):
            while site.node.rooms.opened(match) is not None:  # it leaves memory
                clock.turn(seconds=10)
                await asyncio.sleep(0.02)
            while await status_of(site, match) != "over":
                clock.turn(days=1)
                await asyncio.sleep(0.02)

    on_a_server(tmp_path, visit, clock, idle_seconds=1)


def test_only_the_time_without_a_server_is_forgiven_and_the_journal_says_so(tmp_path: Path) -> None:
    clock = TurnedClock()
    made: dict[str, str] = {}

    async def begin(site: Site) -> None:
        ada = await site.person()
        table = await ada.table("toy", "me", "me", start=True, clock={"type": "days", "days": 2})
        made["match"] = table["table"]["match"]
        clock.turn(days=1)
        await beat(site)

    async def look(site: Site) -> None:
        room = await site.node.rooms.room(made["match"])
        left = room.clocks.faces(clock())[0].remaining_ms
        assert DAY - 60_000 < left <= DAY, "the day of play counts, the week without a server does not"
        lines = await site.node.store.journal.lines(made["match"], -1, 10)
        assert sum("time_forgiven" in line for _, line in lines) == 1

    on_a_server(tmp_path, begin, clock)
    clock.turn(days=7)
    on_a_server(tmp_path, look, clock)
    on_a_server(tmp_path, look, clock)


def test_a_bot_that_took_over_plays_by_itself_and_rings_no_clock(tmp_path: Path) -> None:
    clock = TurnedClock()

    async def visit(site: Site) -> None:
        ada, bea = await site.person("Ada"), await site.person("Bea")
        bank = {"type": "bank", "seconds": 3600, "expiry": "bot"}
        made = await ada.table("toy", "me", "empty", open=True, clock=bank, options={"goal": 12})
        match, talk, other = made["table"]["match"], await ada.talk(), await bea.talk()
        await other.ask("sit", match=match, seat=1)
        await other.ask("ready", match=match, seat=1, ready=True)
        await talk.ask("start", match=match)
        await talk.ask("subscribe", match=match)
        await other.ask("subscribe", match=match)
        clock.turn(seconds=4000)
        await beat(site)
        await other.wait(lambda m: m["type"] == "choices" and m["match"] == match)
        refused = await talk.ask("take_back", match=match, seat=0)
        assert refused["reason"] == "time-is-up"
        seq = (await site.node.rooms.room(match)).seq
        await other.ask("play", match=match, seat=1, seq=seq, action={"type": "roll"})
        async with asyncio.timeout(PATIENCE):
            while (await site.node.rooms.room(match)).seq < seq + 2:
                await asyncio.sleep(0.02)
        lines = await site.node.store.journal.lines(match, -1, 100)
        assert sum("time_ran_out" in line for _, line in lines) == 1

    on_a_server(tmp_path, visit, clock)


def test_no_clock_runs_while_a_bot_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(site: Site) -> None:
        ada, thinking = await site.person(), asyncio.Event()

        async def think(*_: object, **__: object) -> None:
            thinking.set()
            await asyncio.Event().wait()

        monkeypatch.setattr(site.runtime.work, "think", think)
        bank = {"type": "bank", "seconds": 3600, "expiry": "bot"}
        made = await ada.table("toy", "me", "me", start=True, clock=bank)
        room = await site.node.rooms.room(made["table"]["match"])
        (seat,) = room.active
        assert room.clocks.next_expiry() is not None
        await room.time_ran_out(seat, room.seq)
        async with asyncio.timeout(PATIENCE):
            await thinking.wait()
        assert room.active == (seat,)
        assert room.clocks.next_expiry() is None
        assert not any(face.running for face in room.clocks.faces(site.node.runtime.time.now()))

    on_a_server(tmp_path, visit)


def test_a_clock_that_rings_while_a_move_is_made_rings_for_nobody(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        bank = {"type": "bank", "seconds": 3600}
        made = await ada.table("toy", "me", "me", start=True, clock=bank, options={"goal": 1000})
        room = await site.node.rooms.room(made["table"]["match"])
        for rings in (0, 3):
            async with room._lock:  # both wait for the same moment, in this order
                seq, (seat,) = room.seq, room.active
                move = asyncio.create_task(room.play(seat, seq, Roll()))
                await asyncio.sleep(0)
                ringing = [asyncio.create_task(room.time_ran_out(seat, seq)) for _ in range(rings)]
                await asyncio.sleep(0)
            await asyncio.gather(move, *ringing)
        assert room.seq == 2, "no default was played for who had moved"
        seq, (seat,) = room.seq, room.active
        await asyncio.gather(*(room.time_ran_out(seat, seq) for _ in range(3)))
        assert room.seq == 3, "however often it rings"
        lines = await site.node.store.journal.lines(room.id, -1, 10)
        assert sum("time_ran_out" in line for _, line in lines) == 1

    on_a_server(tmp_path, visit)


def test_a_bot_takes_over_once_however_often_the_clock_rings(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        bank = {"type": "bank", "seconds": 3600, "expiry": "bot"}
        made = await ada.table("toy", "me", "me", start=True, clock=bank, options={"goal": 1000})
        room = await site.node.rooms.room(made["table"]["match"])
        seq, (seat,) = room.seq, room.active
        await asyncio.gather(*(room.time_ran_out(seat, seq) for _ in range(3)))
        lines = await site.node.store.journal.lines(room.id, -1, 10)
        assert sum("time_ran_out" in line for _, line in lines) == 1
        assert sum("handed_over" in line for _, line in lines) == 1

    on_a_server(tmp_path, visit)


def test_a_default_that_could_not_be_worked_out_is_told_once_it_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        bank = {"type": "bank", "seconds": 3600}
        made = await ada.table("toy", "me", "me", start=True, clock=bank, options={"goal": 1000})
        room = await site.node.rooms.room(made["table"]["match"])
        seq, (seat,) = room.seq, room.active

        def fails(*_: object) -> None:
            raise WorkerFailed("simulate took too long")

        with monkeypatch.context() as patched:
            patched.setattr(type(room.game), "default", fails)
            for _ in range(2):
                with pytest.raises(WorkerFailed):
                    await room.time_ran_out(seat, seq)
        await room.time_ran_out(seat, seq)
        assert room.seq == seq + 1
        lines = await site.node.store.journal.lines(room.id, -1, 10)
        assert sum("time_ran_out" in line for _, line in lines) == 1

    on_a_server(tmp_path, visit)


def test_a_match_that_nobody_plays_any_more_is_closed(tmp_path: Path) -> None:
    clock = TurnedClock()

    async def visit(site: Site) -> None:
        ada = await site.person()
        bank = {"type": "bank", "seconds": 10}
        tables = [
            await ada.table("palermo", "me", "me", "me", start=True, clock=bank),
            await ada.table("toy", "me", "first", start=True, clock=bank, options={"goal": 100}),
        ]
        abandoned, with_a_bot = [table["table"]["match"] for table in tables]
        store = site.node.store
        async with asyncio.timeout(PATIENCE):
            while (
                await status_of(site, abandoned) == "playing"
            ):  # Palermo has no end that anybody must come to
                clock.turn(seconds=10)
                await beat(site)
            while await status_of(site, with_a_bot) == "playing":
                clock.turn(seconds=10)
                await beat(site)
        assert await status_of(site, abandoned) == "closed"
        assert await store.log.last(abandoned) == 3 * clocks.ABANDONED
        assert '"closed"' in (await store.journal.lines(abandoned, -1, 100))[-1][1]
        assert await status_of(site, with_a_bot) == "over", "a bot plays on to the end"

    on_a_server(tmp_path, visit, clock)


def test_who_decides_again_before_that_plays_on(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        days = {"type": "days", "days": 2}
        made = await ada.table("toy", "me", "me", start=True, clock=days, options={"goal": 1000})
        match = made["table"]["match"]
        room = await site.node.rooms.room(match)
        most = 2 * clocks.ABANDONED
        for _ in range(most - 1):
            await room.time_ran_out(room.active[0], room.seq)
        await site.node.rooms.forget(room)  # it is kept how many were missed
        room = await site.node.rooms.room(match)
        await room.play(room.active[0], room.seq, Roll())
        for _ in range(most - 1):
            await room.time_ran_out(room.active[0], room.seq)
        assert await status_of(site, match) == "playing"
        await room.time_ran_out(room.active[0], room.seq)
        assert await status_of(site, match) == "closed"
        assert room.seq == 2 * most

    on_a_server(tmp_path, visit)


def test_a_clock_that_rings_while_the_table_is_closed_is_no_error(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        bank = {"type": "bank", "seconds": 3600}
        made = await ada.table("toy", "me", "me", start=True, clock=bank)
        room = await site.node.rooms.room(made["table"]["match"])
        async with room._lock:
            closing = asyncio.create_task(room.change(close))
            await asyncio.sleep(0)
            ringing = asyncio.create_task(room.time_ran_out(room.active[0], room.seq))
            await asyncio.sleep(0)
        await asyncio.gather(closing, ringing)
        assert room.seq == 0
        assert [record.message for record in caplog.records if record.levelname == "ERROR"] == []

    on_a_server(tmp_path, visit)


def test_a_match_whose_bot_is_to_move_goes_on_after_an_orderly_stop(tmp_path: Path) -> None:
    made: dict[str, str] = {}

    async def stop_in_the_middle(site: Site) -> None:
        ada = await site.person()
        room_of = site.node.rooms
        table = await ada.table("toy", "first", "first", options={"goal": 1_000})
        made["match"] = table["table"]["match"]
        talk = await ada.talk()
        await talk.ask("start", match=made["match"])
        async with asyncio.timeout(60):
            while (await room_of.room(made["match"])).seq < 2:
                await asyncio.sleep(0.01)

    async def without_opening_it(site: Site) -> None:
        store = site.node.store
        before = await store.log.last(made["match"])
        async with asyncio.timeout(60):
            while await store.log.last(made["match"]) < before + 3:
                await asyncio.sleep(0.02)

    on_a_server(tmp_path, stop_in_the_middle)
    on_a_server(tmp_path, without_opening_it)
