"""What a server does again and again goes on, whatever else takes long or fails."""

import asyncio
import threading
from pathlib import Path

import pytest

from ludoteca.server.runtime.work import THREADS
from ludoteca.server.timings import Timings
from ludoteca.store import MatchRow, Unavailable

from .network import PATIENCE, Site, TurnedClock, beat, on_a_server


async def leased_until(site: Site, match: str) -> int:
    ((until,),) = await site.node.store.backend.read("SELECT driven_until FROM matches WHERE id = $1", match)
    return int(until)


def test_leases_are_kept_while_a_match_takes_long_to_open(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada, work = await site.person(), site.runtime.work
        kept, slow = [(await ada.table("toy", "me", "me", start=True))["table"]["match"] for _ in range(2)]
        room = await site.node.rooms.room(slow)
        await site.node.rooms.forget(room)
        at_rest = threading.Event()
        busy = [asyncio.create_task(work.aside(at_rest.wait)) for _ in range(THREADS)]
        try:
            await site.node.store.leases.wake(slow, 0)
            async with asyncio.timeout(PATIENCE):
                while slow not in site.node.rooms:  # it is being opened, and waits for a thread
                    await asyncio.sleep(0.01)
                before = await leased_until(site, kept)
                while await leased_until(site, kept) <= before:
                    await asyncio.sleep(0.01)
            assert site.node.rooms.opened(slow) is None
        finally:
            at_rest.set()
        await asyncio.gather(*busy)

    on_a_server(tmp_path, visit, timings=Timings(heartbeat=0.05))


def test_the_lobby_is_told_after_the_database_was_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(site: Site) -> None:
        ada, store = await site.person(), site.node.store
        talk = await ada.talk()
        await talk.ask("watch_lobby")
        asked = asyncio.Event()

        async def away(*_: object) -> None:
            asked.set()
            raise Unavailable("the database is restarted")

        with monkeypatch.context() as patched:
            patched.setattr(store.matches, "public", away)
            match = (await ada.table("toy", "me", "empty", open=True))["table"]["match"]
            async with asyncio.timeout(PATIENCE):
                await asked.wait()
        await talk.wait(
            lambda m: m["type"] == "lobby" and any(table["match"] == match for table in m["tables"])
        )

    on_a_server(tmp_path, visit, timings=Timings(lobby_retry=0.05))


def test_a_table_that_cannot_be_read_is_nothing_to_the_others(tmp_path: Path) -> None:
    clock = TurnedClock()
    made: dict[str, str] = {}

    async def begin(site: Site) -> None:
        ada, store = await site.person(), site.node.store
        days = {"type": "days", "days": 2}
        table = await ada.table("toy", "me", "me", start=True, open=True, clock=days, options={"goal": 1000})
        made["match"] = table["table"]["match"]
        for odd, status in (("a-playing", "playing"), ("a-lobby", "lobby")):
            await store.matches.add(MatchRow(odd, "toy", status, 1, ada.player, 1, 2, 0, "{}"), [ada.player])
        await store.leases.wake("a-playing", 0)

    async def look(site: Site) -> None:
        assert [table["match"] for table in (await site.stranger().http.get("/tables")).json()["played"]] == [
            made["match"]
        ]
        store = site.node.store
        assert any("time_forgiven" in line for _, line in await store.journal.lines(made["match"], -1, 10))
        clock.turn(days=3)
        async with asyncio.timeout(PATIENCE):
            while await store.log.last(made["match"]) == 0:
                await beat(site)

    on_a_server(tmp_path, begin, clock)
    clock.turn(days=1)
    on_a_server(tmp_path, look, clock)
