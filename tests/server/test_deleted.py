"""A match that is deleted while it is played: moves are refused, followers are informed."""

import asyncio
from pathlib import Path

import pytest

from ludoteca.server.protocol.news import MatchDeleted, PeerChannel
from ludoteca.server.settings import Settings
from ludoteca.store import StoreError, open_store
from tests.postgres import empty_database

from .network import Site, on_a_server, serving

ROLL = {"type": "roll"}


async def delete_outside(where: str, match: str, *, tell: bool) -> None:
    """As `ludoteca admin` does, beside the server."""
    store = await open_store(where)
    assert await store.matches.delete(match)
    if tell:
        PeerChannel(store.channel).publish(MatchDeleted(match))
    await store.close()


async def play_and_delete(site: Site, where: str) -> None:
    ada, bea = await site.person("Ada"), await site.person("Bea")
    for tell in (False, True):
        made = await ada.table("toy", "me", "me", start=True, open=True, options={"goal": 1000})
        match = made["table"]["match"]
        talk, watcher = await ada.talk(), await bea.talk()
        for each in (talk, watcher):
            await each.ask("subscribe", match=match)
        assert (await talk.ask("play", match=match, seat=0, seq=0, action=ROLL))["seq"] == 1
        await delete_outside(where, match, tell=tell)
        if not tell:  # the move comes before the news
            refused = await talk.ask("play", match=match, seat=1, seq=1, action=ROLL)
            assert refused["reason"] == "unknown-match"
        for each in (talk, watcher):
            gone = await each.wait(lambda message: message["type"] == "gone")
            assert (gone["match"], gone["reason"]) == (match, "unknown-match")
        refused = await talk.ask("play", match=match, seat=1, seq=1, action=ROLL)
        assert refused["reason"] == "unknown-match"
        assert (await ada.http.get(f"/matches/{match}")).status_code == 404
        assert await site.node.store.log.entries(match) == [], "nothing was written after it"


def test_on_sqlite(tmp_path: Path) -> None:
    on_a_server(tmp_path, lambda site: play_and_delete(site, str(tmp_path / "test.sqlite3")))


def test_on_postgresql(postgres: str) -> None:
    where = empty_database(postgres)

    async def visit() -> None:
        async with serving(Settings(port=0, db=where, bot_workers=1)) as site:
            await play_and_delete(site, where)

    asyncio.run(visit())


def test_a_match_that_somebody_comes_to_while_it_leaves_memory_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        made = await ada.table("toy", "me", "me", start=True, options={"goal": 1000})
        match = made["table"]["match"]
        rooms, store = site.node.rooms, site.node.store
        room = await rooms.room(match)
        room.used_at -= 1_000_000
        save, begun, go_on = store.log.save_snapshot, asyncio.Event(), asyncio.Event()

        async def slow(*row: object) -> None:
            begun.set()
            await go_on.wait()
            await save(*row)  # type: ignore[arg-type]

        monkeypatch.setattr(store.log, "save_snapshot", slow)
        leaving = asyncio.create_task(rooms.forget(room))
        await begun.wait()
        assert await rooms.room(match) is room
        go_on.set()
        await leaving
        assert await rooms.room(match) is room, "never two rooms of one match"
        assert room.is_driving

        async def fails(*_: object) -> None:
            raise StoreError

        monkeypatch.setattr(store.log, "save_snapshot", fails)
        with pytest.raises(StoreError):
            await rooms.forget(room)
        assert rooms.opened(match) is room, "what could not leave in order is still there"
        monkeypatch.setattr(store.log, "save_snapshot", save)

    on_a_server(tmp_path, visit)
