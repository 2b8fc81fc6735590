"""Time: what clocks show, what happens when they run out, and what the log says about it."""

import asyncio
from pathlib import Path

import pytest

from ludoteca.core import HOUSE
from ludoteca.server.protocol.shapes import Bank, Days
from ludoteca.server.table import clocks
from ludoteca.server.table.clocks import DAY, Clocks, decode_state, encode_state

from .network import Site, on_a_server


def shown(watch: Clocks, now: int) -> list[int]:
    return [face.remaining_ms for face in watch.faces(now)]


def test_a_bank_with_an_increment() -> None:
    watch = Clocks(Bank(seconds=60, increment=5), seats=2, minutes=None)
    watch.moved(HOUSE, (0,), now=1000)
    assert shown(watch, 11_000) == [50_000, 60_000]
    watch.moved(0, (1,), now=11_000)
    assert shown(watch, 12_000) == [55_000, 59_000]
    assert watch.next_expiry() == (71_000, 1)
    watch.moved(1, (), now=12_000)
    assert watch.next_expiry() is None
    assert shown(watch, 99_000) == [55_000, 64_000], "nobody's clock runs when it is over"


def test_days_begin_anew_with_each_decision() -> None:
    watch = Clocks(Days(days=2), seats=3, minutes=None)
    watch.moved(HOUSE, (0, 1), now=0)
    watch.moved(0, (1, 2), now=DAY)
    assert shown(watch, DAY) == [DAY, DAY, 2 * DAY], "who still has to decide goes on"
    watch.moved(1, (1,), now=DAY)
    assert shown(watch, DAY)[1] == 2 * DAY


def test_the_clock_of_the_table() -> None:
    watch = Clocks(None, seats=2, minutes=60)
    watch.moved(HOUSE, (0,), now=0)
    assert watch.next_expiry() == (3_600_000, HOUSE)
    watch.moved(0, (1,), now=600_000)
    assert [(face.seat, face.remaining_ms) for face in watch.faces(600_000)] == [(HOUSE, 3_000_000)]
    as_it_was = watch.copy()
    watch.moved(HOUSE, (1,), now=3_600_000)
    assert watch.next_expiry() is None, "the house has called time"
    assert as_it_was.next_expiry() == (3_600_000, HOUSE), "a copy is of its own"


def test_nobody_pays_for_the_time_the_server_was_away() -> None:
    watch = Clocks(Bank(seconds=60), seats=2, minutes=90)
    watch.moved(HOUSE, (0,), now=0)
    watch.moved(0, (1,), now=10_000)
    kept = encode_state(watch)
    assert kept is not None
    later = Clocks(Bank(seconds=60), seats=2, minutes=90)
    later.restore(decode_state(kept), (1,), now=9_000_000)
    assert shown(later, 9_001_000) == [50_000, 59_000, 90 * 60_000 - 11_000]


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
        assert over["table"]["outcome"]["winners"]

    on_a_server(tmp_path, visit)


def test_the_house_calls_time_as_an_entry_of_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clocks, "MINUTE", 5)

    async def visit(site: Site) -> None:
        ada = await site.person()
        made = await ada.table("palanche", "me", "me", start=True, options={"length": "short"})
        match, talk = made["table"]["match"], await ada.talk()
        await talk.ask("subscribe", match=match)
        async with asyncio.timeout(10):
            while (await site.node.rooms.room(match)).seq < 1:
                await asyncio.sleep(0.02)
        log = (await ada.http.get(f"/matches/{match}/log")).json()["entries"]
        assert (log[1]["type"], log[1]["seat"]) == ("played", HOUSE)

    on_a_server(tmp_path, visit)
