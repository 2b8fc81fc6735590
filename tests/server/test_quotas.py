"""Quotas and rate limits hold, and refusals name them."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from ludoteca.core import Invalid, Match, from_file, seeded_luck, to_file
from ludoteca.games import find_game
from ludoteca.server.http import matches
from ludoteca.server.people.budget import Budget, counted
from ludoteca.server.people.connections import SIGNED_OUT
from ludoteca.server.runtime.work import THREADS
from ludoteca.server.settings import Settings
from ludoteca.store import Unavailable

from .network import PATIENCE, Site, on_a_server


def test_one_person_keeps_so_many_tables_and_matches_of_bots(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada, bea = await site.person("Ada"), await site.person("Bea")
        long = {"goal": 1_000_000}
        for _ in range(2):
            await ada.table("toy", "first", "first", options=long, start=True)
        body = {"game": "toy", "seats": [{"type": "bot"}, {"type": "bot"}], "options": long, "start": True}
        refused = await ada.http.post("/tables", json=body)
        assert (refused.status_code, refused.json()["reason"]) == (429, "too-many-bot-matches")
        kept = [row.id for row in await site.node.store.matches.hosted_by(ada.player)]
        assert len(kept) == 2, "a table that could not start is not left behind"
        await ada.table("toy", "me", "empty")
        refused = await ada.http.post("/tables", json={**body, "start": False})
        assert (refused.status_code, refused.json()["reason"]) == (429, "too-many-own-tables")
        begun = to_file(Match.new(find_game("toy"), 2, luck=seeded_luck(1)))
        assert (await ada.http.post("/matches", content=begun)).status_code == 429
        await bea.table("toy", "me", "empty")

    on_a_server(tmp_path, visit, tables_per_person=3, bot_matches_per_person=2)


def test_a_table_whose_match_could_not_begin_is_not_left_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()

        async def refuse(*_: object) -> None:
            raise Unavailable("database or disk is full")

        monkeypatch.setattr(site.node.store.matches, "start", refuse)
        body = {"game": "toy", "seats": [{"type": "me"}, {"type": "bot"}], "start": True}
        assert (await ada.http.post("/tables", json=body)).status_code == 503
        assert await site.node.store.matches.hosted_by(ada.player) == []

    on_a_server(tmp_path, visit)


def test_an_address_asks_so_often(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = site.stranger()
        answers = [(await ada.http.get("/session")).status_code for _ in range(12)]
        assert answers[:10] == [200] * 10
        assert 429 in answers[10:]

    on_a_server(tmp_path, visit, requests_per_minute=10)


def test_of_ipv6_a_whole_network_is_counted_as_one() -> None:
    budget = Budget(Settings(requests_per_minute=2), lambda: 0.0)

    def ask(address: str) -> None:
        budget.use("requests", counted(address))

    for address in ("2001:db8:1:2::1", "2001:db8:1:2:ffff::2"):
        ask(address)
    with pytest.raises(Invalid) as refusal:
        ask("2001:db8:1:2:3:4:5:6")
    assert refusal.value.params["retry_after"] == 30
    ask("2001:db8:1:3::1")
    for _ in range(2):
        ask("::ffff:192.0.2.1")
    with pytest.raises(Invalid):
        ask("192.0.2.1")
    ask("192.0.2.2")
    ask("testclient")


def test_many_requests_at_once_are_counted_one_by_one(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        seats = [{"type": "bot"}, {"type": "bot"}]
        body = {"game": "toy", "seats": seats, "options": {"goal": 1_000_000}}
        made = await asyncio.gather(*(ada.http.post("/tables", json=body) for _ in range(12)))
        assert sorted(answer.status_code for answer in made) == [201] * 3 + [429] * 9
        tables = [answer.json()["table"]["match"] for answer in made if answer.status_code == 201]
        talk = await ada.talk()
        started = await asyncio.gather(*(site.node.rooms.room(match) for match in tables))
        answers = await asyncio.gather(*(room.start() for room in started), return_exceptions=True)
        assert sum(isinstance(answer, Invalid) for answer in answers) == 1
        refused = [await talk.ask("start", match=match) for match in tables]
        assert {answer["reason"] for answer in refused} == {"not-now", "too-many-bot-matches"}

    on_a_server(tmp_path, visit, tables_per_person=3, bot_matches_per_person=2)


def test_a_person_says_so_many_lines_through_however_many_pages(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        match = (await ada.table("toy", "me", "empty"))["table"]["match"]
        pages = [await ada.talk() for _ in range(5)]
        answers = [await talk.ask("say", match=match, text="Ciao") for talk in pages]
        assert [answer["type"] for answer in answers[:3]] == ["done"] * 3
        assert answers[4]["reason"] == "too-many-lines"

    on_a_server(tmp_path, visit, lines_per_minute=3)


def test_a_match_that_is_brought_along_has_so_many_entries(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        game = find_game("toy")
        match = Match.new(game, 2, luck=seeded_luck(1))
        for _ in range(3):
            match.play(match.active[0], game.legal(match.state, match.active[0])[0])
        ada = await site.person()
        refused = await ada.http.post("/matches", content=to_file(match))
        assert (refused.status_code, refused.json()["reason"]) == (400, "match-file-too-long")

    on_a_server(tmp_path, visit, import_entries=3)


def test_matches_that_are_brought_along_hold_nobody_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on, begun = threading.Event(), threading.Event()

    def slowly(*file: Any) -> Match[Any, Any]:
        begun.set()
        go_on.wait(PATIENCE)
        return from_file(*file)

    monkeypatch.setattr(matches, "from_file", slowly)

    async def visit(site: Site) -> None:
        ada, bea = await site.person("Ada"), await site.person("Bea")
        file = to_file(Match.new(find_game("toy"), 2, luck=seeded_luck(1)))
        brought = [asyncio.create_task(ada.http.post("/matches", content=file)) for _ in range(THREADS)]
        try:
            await asyncio.to_thread(begun.wait, PATIENCE)
            match = (await bea.table("toy", "me", "me", start=True))["table"]["match"]
            talk = await bea.talk()
            answer = await talk.ask("play", match=match, seat=0, seq=0, action={"type": "roll"})
            assert answer["type"] == "done"
            assert not any(task.done() for task in brought)
        finally:
            go_on.set()
        assert {answer.status_code for answer in await asyncio.gather(*brought)} == {201}

    on_a_server(tmp_path, visit)


def test_bots_that_play_alone_think_in_the_background_each_in_the_turn_of_its_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(site: Site) -> None:
        ada, work, asked = await site.person("Ada"), site.runtime.work, set[tuple[str, str]]()
        for name in ("thinkers", "background"):
            workers = getattr(work, name)

            async def do(*work: Any, do: Any = workers.do, name: str = name, **more: Any) -> Any:
                asked.add((name, more["address"]))
                return await do(*work, **more)

            monkeypatch.setattr(workers, "do", do)
        await ada.table("toy", "first", "first", start=True, options={"goal": 6})
        async with asyncio.timeout(PATIENCE):
            while not await site.node.store.matches.all("over"):
                await asyncio.sleep(0.02)
        assert asked == {("background", "127.0.0.1")}
        asked.clear()
        talk = await ada.talk()
        match = (await ada.table("toy", "me", "first", start=True))["table"]["match"]
        await talk.ask("subscribe", match=match)
        await talk.ask("play", match=match, seat=0, seq=0, action={"type": "roll"})
        await talk.wait(lambda message: message["type"] == "update" and message["seq"] == 2)
        assert asked == {("thinkers", "127.0.0.1")}

    on_a_server(tmp_path, visit)


def test_one_person_has_so_many_sockets_and_loses_those_of_a_session_that_ends(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada, bea = await site.person("Ada"), await site.person("Bea")
        first, second = await ada.talk(), await ada.talk()
        with pytest.raises(InvalidStatus):
            await ada.talk()
        other = await bea.talk()
        session = (await ada.http.get("/sessions")).json()["sessions"][0]["id"]
        assert (await ada.http.delete(f"/sessions/{session}")).status_code == 204
        assert [await first.closed(), await second.closed()] == [SIGNED_OUT, SIGNED_OUT]
        assert (await other.ask("ping"))["type"] == "done"

    on_a_server(tmp_path, visit, sockets_per_person=2)


def test_bots_that_play_alone_hold_nobody_up_while_their_wood_moves(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada, bea = await site.person("Ada"), await site.person("Bea")
        made = [await ada.table("toy", "first", "first") for _ in range(THREADS)]
        rooms = [await site.node.rooms.room(each["table"]["match"]) for each in made]
        at_rest = threading.Event()
        offloader = site.runtime.work.offloader(lambda: rooms[0].table, always=True)
        waiting = [asyncio.create_task(offloader.run("wood", at_rest.wait)) for _ in rooms]
        try:
            honest = await bea.table("toy", "me", "first", start=True)
            talk = await bea.talk()
            match = honest["table"]["match"]
            await talk.ask("subscribe", match=match)
            await talk.ask("play", match=match, seat=0, seq=0, action={"type": "roll"})
            await talk.wait(lambda message: message["type"] == "update" and message["seq"] == 2)
            assert not any(task.done() for task in waiting)
        finally:
            at_rest.set()
        await asyncio.gather(*waiting)

    on_a_server(tmp_path, visit)
