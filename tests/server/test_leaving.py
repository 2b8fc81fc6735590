"""Giving up, calling off, ending by agreement; names at a table; tables to watch."""

import asyncio
from argparse import Namespace
from pathlib import Path
from typing import Any

import pytest

from ludoteca.cli.admin.checking import check
from ludoteca.server.protocol.requests import CallOff
from ludoteca.server.session.leaving import leave_match
from ludoteca.server.table.ending import close_by_host
from ludoteca.store import StoreError
from ludoteca.store.backend import Must, Rows, Statement
from tests.toy.rules import Roll

from .network import Person, Site, Talk, on_a_server
from .test_seats import lobby, status_is


async def two_people(site: Site, *more: str) -> tuple[Person, Person, Talk, Talk, str]:
    """Ada and Bea play the toy, with bots on more seats."""
    ada, host, made = await lobby(site, "me", "empty", *more, open=True)
    match = made["table"]["match"]
    bea = await site.person("Bea")
    guest = await bea.talk()
    await guest.ask("subscribe", match=match)
    await guest.ask("sit", match=match, seat=1)
    await guest.ask("ready", match=match, seat=1, ready=True)
    assert (await host.ask("start", match=match))["type"] == "done"
    return ada, bea, host, guest, match


async def move(talk: Talk, match: str, seat: int = 0) -> None:
    """Play the first thing that may be done."""
    choices = await talk.wait(lambda message: message["type"] == "choices" and message["match"] == match)
    action = choices["legal"][0]
    answer = await talk.ask("play", match=match, seat=seat, seq=choices["seq"], action=action)
    assert answer["type"] == "done", answer


@pytest.mark.rules("LUD-E1")
def test_with_two_seats_whoever_gives_up_has_lost_and_it_counts(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada, bea, host, guest, match = await two_people(site)
        await move(host, match)
        await host.ask("resign", match=match, seat=0)
        over = await guest.wait(status_is("over"))
        assert over["table"]["outcome"]["reason"] == "resigned"
        assert (over["table"]["outcome"]["winners"], over["table"]["outcome"]["ranks"]) == ([1], [2, 1])
        assert over["table"]["unrated"] is None
        rated = (await ada.http.get("/ratings/toy")).json()["ratings"]
        assert [row["player"] for row in rated] == [bea.player, ada.player]
        lost = (await ada.http.get("/my/matches/finished")).json()["matches"][0]
        assert (lost["places"], lost["scores"]) == ([2, 1], None)
        assert await check(site.node.store, Namespace(match=[])) == 0, "nothing disagrees"
        assert (await guest.ask("resign", match=match, seat=1))["reason"] == "not-now"

    on_a_server(tmp_path, visit)


@pytest.mark.rules("LUD-E1")
def test_who_gives_up_loses_rating_and_match_or_neither(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(site: Site) -> None:
        ada, _, host, guest, match = await two_people(site)
        store = site.node.store
        write = store.backend.write

        async def without_tables(*statements: Statement | Must) -> list[Rows]:
            if any(statement[0].startswith("UPDATE matches") for statement in statements):
                raise StoreError("the disk is full")
            return await write(*statements)

        with monkeypatch.context() as patch:
            patch.setattr(store.backend, "write", without_tables)
            assert (await host.ask("resign", match=match, seat=0))["reason"] == "server-error"
        assert not await store.results.has(match)
        assert (await ada.http.get("/ratings/toy")).json()["ratings"] == []
        await host.ask("resign", match=match, seat=0)
        await guest.wait(status_is("over"))
        assert await store.results.has(match)

    on_a_server(tmp_path, visit)


@pytest.mark.rules("LUD-E1")
def test_where_others_play_on_a_bot_takes_the_seat(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        _, _, host, guest, match = await two_people(site, "first")
        await host.ask("resign", match=match, seat=0)
        seen = await guest.wait(lambda m: m["type"] == "table" and m["table"]["seats"][0]["kind"] == "bot")
        assert (seen["table"]["status"], seen["table"]["unrated"]) == ("playing", "helped")
        names = [seat["name"] for seat in seen["table"]["seats"]]
        assert names[1] == "Bea"
        assert len(set(names)) == 3, "every bot has a name of its own"
        await guest.ask("resign", match=match, seat=1)
        over = await guest.wait(status_is("over"))
        assert over["table"]["outcome"]["ranks"] == [1, 3, 1], "only bots are left"

    on_a_server(tmp_path, visit)


@pytest.mark.rules("LUD-E2", "LUD-E3")
def test_called_off_before_the_first_move_afterwards_only_together(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada, _, host, guest, match = await two_people(site)
        assert host.of("snapshot")[-1]["table"]["untouched"]
        await guest.ask("call_off", match=match, seat=1)
        await host.wait(status_is("closed"))
        assert (await ada.http.get("/ratings/toy")).json()["ratings"] == []

        *_, host, guest, match = await two_people(site)
        await move(host, match)
        refused = await guest.ask("call_off", match=match, seat=1)
        assert (refused["reason"], refused["rule"]) == ("already-moved", "LUD-E2")
        assert (await host.ask("close_table", match=match))["reason"] == "others-play"
        await guest.ask("ask_end", match=match, seat=1)
        asked = await host.wait(lambda m: m["type"] == "table" and m["table"]["end"] is not None)
        assert asked["table"]["end"]["waiting_for"] == [0]
        assert (await host.ask("ask_end", match=match, seat=0))["reason"] == "end-asked-already"
        await host.ask("answer_end", match=match, seat=0, agree=False)
        assert (await host.ask("answer_end", match=match, seat=0, agree=True))["reason"] == (
            "nothing-to-agree-to"
        )
        await host.ask("ask_end", match=match, seat=0)
        await guest.ask("answer_end", match=match, seat=1, agree=True)
        ended = await host.wait(status_is("closed"))
        assert ended["table"]["outcome"] is None
        await host.wait(lambda m: m["type"] == "line" and m["line"]["kind"] == "end_agreed")
        said = [line["line"]["kind"] for line in host.of("line")][-4:]
        assert said == ["end_asked", "end_refused", "end_asked", "end_agreed"]

    on_a_server(tmp_path, visit)


@pytest.mark.rules("LUD-E2")
def test_a_match_is_not_called_off_after_who_moved_has_deleted_their_account(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada, _, host, guest, match = await two_people(site)
        await move(host, match)
        assert (await ada.http.post("/account/goodbye", json={})).status_code == 204
        await guest.wait(lambda m: m["type"] == "table" and m["table"]["seats"][0]["player"] is None)
        refused = await guest.ask("call_off", match=match, seat=1)
        assert (refused["reason"], refused["rule"]) == ("already-moved", "LUD-E2")

    on_a_server(tmp_path, visit)


@pytest.mark.rules("LUD-E2")
def test_a_move_that_is_being_made_is_not_called_off(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada, bea, _, _, match = await two_people(site)
        room = await site.node.rooms.room(match)

        async def close_it() -> None:
            await room.change(lambda table: close_by_host(table, ada.player))

        call_off = CallOff(id="c", match=match, seat=1)
        async with room._lock:  # all wait for the same moment, in this order
            asked = []
            for each in (
                room.play(0, 0, Roll()),
                leave_match(room, call_off, player=bea.player),
                close_it(),
            ):
                asked.append(asyncio.create_task(each))
                await asyncio.sleep(0)
        played, *refused = await asyncio.gather(*asked, return_exceptions=True)
        assert played == 1
        assert [getattr(each, "reason", each) for each in refused] == ["already-moved", "others-play"]
        assert room.is_playing

    on_a_server(tmp_path, visit)


@pytest.mark.rules("LUD-E2")
def test_what_somebody_moved_who_has_left_still_counts(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        _, _, host, guest, match = await two_people(site, "first")
        await move(host, match)
        await host.ask("resign", match=match, seat=0)
        assert (await guest.ask("call_off", match=match, seat=1))["reason"] == "already-moved"

    on_a_server(tmp_path, visit)


@pytest.mark.rules("LUD-E3")
def test_who_lets_a_bot_play_for_a_while_is_asked_too(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        *_, host, guest, match = await two_people(site)
        await move(host, match)
        await guest.ask("hand_over", match=match, seat=1, level="first")
        await host.ask("ask_end", match=match, seat=0)
        asked = host.of("table")[-1]["table"]
        assert (asked["status"], asked["end"]["waiting_for"]) == ("playing", [1])
        await guest.ask("take_back", match=match, seat=1)
        assert guest.of("table")[-1]["table"]["end"]["waiting_for"] == [1], "they are back, and still asked"
        await guest.ask("answer_end", match=match, seat=1, agree=True)
        await host.wait(status_is("closed"))

    on_a_server(tmp_path, visit)


@pytest.mark.rules("LUD-E3")
def test_a_proposal_falls_when_somebody_leaves_and_whoever_is_alone_just_ends(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        *_, host, guest, match = await two_people(site, "first")
        await move(host, match)
        await host.ask("ask_end", match=match, seat=0)
        await guest.ask("stand", match=match, seat=1)
        await host.wait(lambda m: m["type"] == "table" and m["table"]["seats"][1]["kind"] == "bot")
        assert host.of("table")[-1]["table"]["end"] is None
        await host.ask("ask_end", match=match, seat=0)
        await host.wait(status_is("closed"))

    on_a_server(tmp_path, visit)


def test_everybody_at_one_screen_has_a_name(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        bea = await site.person("Bea")
        kept = await bea.http.post("/account", json={"name": "Bea", "password": "correct horse"})
        assert kept.status_code == 201
        ada = await site.person("Ada")

        async def names(*wanted: Any) -> Any:
            answer = await ada.http.post("/tables", json={"game": "toy", "seats": wanted})
            made = answer.json()
            return [seat["name"] for seat in made["table"]["seats"]] if answer.is_success else made["reason"]

        me, bot = {"type": "me"}, {"type": "bot"}
        assert await names(me, {"type": "me", "name": " Carla  B "}, bot) == ["Ada", "Carla B", "Rosa"]
        assert await names(me, {"type": "me", "name": "bea"}) == "name-taken"
        made = await ada.table("toy", "me", "me", "first")
        match, talk = made["table"]["match"], await ada.talk()
        await talk.ask("subscribe", match=match)
        assert (await talk.ask("name_seat", match=match, seat=1, name="BEA"))["reason"] == "name-taken"
        assert (await talk.ask("name_seat", match=match, seat=2, name="Carla"))["reason"] == "not-your-seat"
        await talk.ask("name_seat", match=match, seat=1, name="Carla")
        assert talk.of("table")[-1]["table"]["seats"][1]["name"] == "Carla"
        await talk.ask("place_bot", match=match, seat=2, level="uniform")
        changed = talk.of("table")[-1]["table"]["seats"][2]
        assert (changed["name"], changed["level"]) == ("Rosa", "uniform"), "the same bot, of another level"

    on_a_server(tmp_path, visit)


def test_names_are_rationed_like_what_is_said(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        _, talk, made = await lobby(site, "me", "me")
        match = made["table"]["match"]
        for name in ("Carla", "Carla", "Dora", "Dora"):
            assert (await talk.ask("name_seat", match=match, seat=1, name=name))["type"] == "done"
        assert (await talk.ask("name_seat", match=match, seat=1, name="Emma"))["reason"] == "too-many-lines"
        lines = [row for _, row in await site.node.store.journal.lines(match, -1, 10)]
        assert sum("seat_named" in line for line in lines) == 2, "the same name again is no news"

    on_a_server(tmp_path, visit, lines_per_minute=2)


def test_who_was_ready_is_asked_again_when_something_else_is_agreed(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        _, host, made = await lobby(site, "me", "empty", open=True)
        match = made["table"]["match"]
        guest = await (await site.person("Bea")).talk()
        await guest.ask("subscribe", match=match)
        await guest.ask("sit", match=match, seat=1)
        await guest.ask("ready", match=match, seat=1, ready=True)
        await host.ask("change_table", match=match, options={"goal": 30})
        assert (await host.ask("start", match=match))["reason"] == "not-ready"
        await guest.wait(lambda m: m["type"] == "line" and m["line"]["kind"] == "table_changed")

    on_a_server(tmp_path, visit)


def test_open_tables_that_are_played_can_be_watched(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        *_, match = await two_people(site)
        carl = await site.person("Carl")
        listed = (await carl.http.get("/tables")).json()
        assert (listed["tables"], [table["match"] for table in listed["played"]]) == ([], [match])
        watching = await carl.talk()
        snapshot = await watching.ask("subscribe", match=match)
        assert (snapshot["mine"], snapshot["table"]["status"]) == ([], "playing")

    on_a_server(tmp_path, visit)
