"""A match over the network: playing, refusing, watching, coming back."""

import gc
import weakref
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludoteca.store import LogRow, StoreError
from tests.toy.rules import ToyGame

from .network import Site, beat, on_a_server, play_on


def first(choices: dict[str, Any]) -> Any:
    return choices["legal"][0]


def test_a_person_plays_bots_to_the_end(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        made = await ada.table("toy", "me", "first", "uniform", start=True)
        match = made["table"]["match"]
        talk = await ada.talk()
        snapshot = await talk.ask("subscribe", match=match)
        assert snapshot["mine"] == [0]
        assert snapshot["view"]["cards_left"] == 3
        over = await play_on(talk, match, first)
        assert over["table"]["outcome"]["reason"] == "goal"
        seqs = [update["seq"] for update in talk.of("update")]
        assert seqs == list(range(1, len(seqs) + 1))
        own = [update["entry"]["action"] for update in talk.of("update") if update["entry"]["seat"] == 0]
        others = [update["entry"]["action"] for update in talk.of("update") if update["entry"]["seat"] != 0]
        assert all(own)
        assert not any(others)

    on_a_server(tmp_path, visit)


def test_a_bot_goes_on_after_a_write_that_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        append = site.node.store.log.append
        failures: list[str] = []

        async def fail_once(match: str, row: LogRow, revision: int) -> None:
            if not failures and msgspec.json.decode(row.body)["seat"] > 0:
                failures.append(match)
                raise StoreError("the disk is full")
            await append(match, row, revision)

        monkeypatch.setattr(site.node.store.log, "append", fail_once)
        made = await ada.table("toy", "me", "first", "uniform", start=True)
        talk = await ada.talk()
        await talk.ask("subscribe", match=made["table"]["match"])
        over = await play_on(talk, made["table"]["match"], first)
        assert over["table"]["outcome"]["reason"] == "goal"
        assert failures == [made["table"]["match"]]

    on_a_server(tmp_path, visit)


def test_everybody_sees_with_their_own_eyes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def redact(_: ToyGame, event: Any, seat: int | None) -> Any:
        return (
            event if seat == 3 else msgspec.structs.replace(event, total=-1 if seat is None else 1000 + seat)
        )

    monkeypatch.setattr(ToyGame, "redact", redact)

    async def visit(site: Site) -> None:
        ada, bea = await site.person("Ada"), await site.person("Bea")
        goal = {"goal": 1000}
        made = await ada.table("toy", "me", "me", "me", "me", start=True, open=True, options=goal)
        match, talk, other = made["table"]["match"], await ada.talk(), await bea.talk()
        await talk.ask("subscribe", match=match)
        await other.ask("subscribe", match=match)
        for seq in range(12):
            played = await talk.ask("play", match=match, seat=seq % 4, seq=seq, action={"type": "roll"})
            assert played["seq"] == seq + 1
        await other.wait(lambda message: message["type"] == "update" and message["seq"] == 12)
        updates = talk.of("update") + other.of("update")
        assert len(updates) == 12 * 5
        for update in updates:
            seat, entry = update["seat"], update["entry"]
            (rolled,) = entry["events"]
            if seat == 3:
                assert 0 < rolled["total"] < 100, "nothing is hidden from this one"
            else:
                assert rolled["total"] == (-1 if seat is None else 1000 + seat)
            assert (entry["action"] is not None) == (entry["seat"] == seat)

    on_a_server(tmp_path, visit, messages_per_second=100)


def test_every_refusal_is_answered_with_its_reason(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada, bea = await site.person("Ada"), await site.person("Bea")
        made = await ada.table("toy", "me", "empty", open=True)
        match, talk, other = made["table"]["match"], await ada.talk(), await bea.talk()

        async def reason(who: Any, kind: str, **fields: Any) -> Any:
            answer = await who.ask(kind, match=match, **fields)
            return answer["reason"] if answer["type"] == "refused" else answer["type"]

        assert await reason(talk, "start") == "seat-empty"
        assert await reason(talk, "play", seat=0, seq=-1, action={"type": "roll"}) == "not-now"
        assert await reason(other, "sit", seat=0) == "seat-taken"
        assert await reason(other, "sit", seat=7) == "no-such-seat"
        assert await reason(other, "sit", seat=1) == "done"
        assert await reason(talk, "start") == "not-ready"
        assert await reason(other, "start") == "not-the-host"
        assert await reason(other, "ready", seat=1, ready=True) == "done"
        assert await reason(talk, "start") == "done"
        roll = {"type": "roll"}
        assert await reason(talk, "play", seat=1, seq=0, action=roll) == "not-your-seat"
        assert await reason(other, "play", seat=1, seq=0, action=roll) == "not-your-turn"
        assert await reason(talk, "play", seat=0, seq=5, action=roll) == "stale"
        assert await reason(talk, "play", seat=0, seq=0, action={"type": "cheat"}) == "malformed"
        refused = await talk.ask("check", match=match, seat=0, action={"type": "boast", "by": 99})
        assert (refused["rule"], refused["reason"], refused["params"]) == (
            "TOY-3",
            "boast-too-big",
            {"by": 99},
        )
        assert await reason(talk, "check", seat=0, action=roll) == "done"
        assert await reason(talk, "preview", seat=0, action=roll) == "no-previews"
        assert await reason(talk, "live_open", seat=0, seq=0, request=roll) == "no-live-actions"
        assert await reason(talk, "hint", seat=0, level="none") == "unknown-level"

    on_a_server(tmp_path, visit)


def test_a_retry_is_harmless(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        match = (await ada.table("toy", "me", "me", start=True))["table"]["match"]
        talk = await ada.talk()
        await talk.ask("subscribe", match=match)
        move = {"match": match, "seat": 0, "seq": 0, "action": {"type": "roll"}, "id": "once"}
        first_answer = await talk.ask("play", **move)
        await talk.hang_up()
        again = await ada.talk()
        assert await again.ask("play", **move) == first_answer == {"type": "done", "id": "once", "seq": 1}

    on_a_server(tmp_path, visit)


def test_a_retry_of_the_last_move_is_harmless_too(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        match = (await ada.table("toy", "me", "me", options={"goal": 1}, start=True))["table"]["match"]
        talk = await ada.talk()
        move = {"match": match, "seat": 0, "seq": 0, "action": {"type": "roll"}, "id": "last"}
        assert await talk.ask("play", **move) == {"type": "done", "id": "last", "seq": 1}
        assert (await talk.ask("play", **{**move, "id": "more"}))["reason"] == "not-now"
        assert await talk.ask("play", **move) == {"type": "done", "id": "last", "seq": 1}

    on_a_server(tmp_path, visit)


def test_a_reconnect_resumes_by_seq(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        match = (await ada.table("toy", "me", "me", start=True))["table"]["match"]
        talk = await ada.talk()
        await talk.ask("subscribe", match=match)
        for seq in range(3):
            await talk.ask("play", match=match, seat=seq % 2, seq=seq, action={"type": "roll"})
        await talk.ask("say", match=match, text="ciao")
        await talk.ask("say_phrase", match=match, phrase="well_played")
        assert (await talk.ask("say_phrase", match=match, phrase="a sentence"))["reason"] == "malformed"
        await talk.ask("seen", match=match, seq=1)
        await talk.hang_up()
        again = await ada.talk()
        snapshot = await again.ask("subscribe", match=match, since=1)
        logs = [[entry["seq"] for entry in each["log"]] for each in snapshot["perspectives"]]
        assert logs == [[2, 3], [2, 3]], "one perspective for each of the two seats"
        assert [line["kind"] for line in snapshot["lines"]] == ["started", "said", "said"]
        assert snapshot["seen"] == 1
        fewer = await again.ask("subscribe", match=match, lines_since=0)
        said = [(line["text"], line["params"]) for line in fewer["lines"]]
        assert said == [("ciao", {}), (None, {"phrase": "well_played"})]

    on_a_server(tmp_path, visit)


def test_matches_leave_memory_and_come_back(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        match = (await ada.table("toy", "me", "me", start=True))["table"]["match"]
        talk = await ada.talk()
        await talk.ask("play", match=match, seat=0, seq=0, action={"type": "roll"})
        room = await site.node.rooms.room(match)
        assert room.match is not None
        room.used_at, state = 0, room.match.state
        await beat(site)
        again = await site.node.rooms.room(match)
        assert again is not room
        assert again.seq == 1
        assert again.match is not None
        assert again.match.state == state
        assert (await talk.ask("play", match=match, seat=1, seq=1, action={"type": "roll"}))["seq"] == 2

    on_a_server(tmp_path, visit)


def test_a_second_start_finds_the_matches(tmp_path: Path) -> None:
    found: dict[str, Any] = {}

    async def before(site: Site) -> None:
        ada = await site.person()
        match = (await ada.table("toy", "me", "me", start=True))["table"]["match"]
        talk = await ada.talk()
        await talk.ask("play", match=match, seat=0, seq=0, action={"type": "roll"})
        found.update(match=match, cookie=ada.http.cookies["ludoteca"])

    async def after(site: Site) -> None:
        ada = site.stranger()
        ada.http.cookies.set("ludoteca", found["cookie"])
        mine = (await ada.http.get("/my/matches")).json()["matches"]
        assert [(line["match"], line["moves"], line["active"]) for line in mine] == [(found["match"], 1, [1])]

    on_a_server(tmp_path, before)
    on_a_server(tmp_path, after)


def test_a_hint_tells_what_a_bot_would_play_and_why(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        match = (await ada.table("toy", "me", "me", start=True))["table"]["match"]
        talk = await ada.talk()
        hint = await talk.ask("hint", match=match, seat=0, level="first")
        assert hint["type"] == "hinted"
        assert hint["action"] == {"type": "roll"}
        assert [reason["key"] for reason in hint["reasons"]] == ["first"]
        assert (await talk.ask("hint", match=match, seat=1))["reason"] == "seat-not-active"

    on_a_server(tmp_path, visit)


def test_what_a_match_holds_is_given_back_as_soon_as_it_has_left_memory(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        match = (await ada.table("toy", "me", "me", start=True))["table"]["match"]
        room = await site.node.rooms.room(match)
        assert room.match is not None
        held = weakref.ref(room.match)
        gc.disable()  # it looks for circles seldom, and a server of many matches must not wait for that
        try:
            await site.node.rooms.forget(room)
            assert held() is None
        finally:
            gc.enable()
        assert (await ada.http.get(f"/matches/{match}")).status_code == 200, "it comes back from the store"

    on_a_server(tmp_path, visit)


def test_a_log_that_an_older_program_kept_is_refused_with_a_sentence(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        match = (await ada.table("toy", "me", "me", start=True))["table"]["match"]
        room = await site.node.rooms.room(match)
        await site.node.rooms.forget(room)
        await site.node.store.backend.change(
            "UPDATE entries SET body = replace(body, 'fingerprint', 'state_hash') WHERE match = $1", match
        )
        answer = await ada.http.get(f"/matches/{match}")
        assert (answer.status_code, answer.json()["reason"]) == (400, "old-record")
        mine = (await ada.http.get("/my/matches")).json()["matches"]
        assert [line["match"] for line in mine] == [match], "it is listed all the same"

    on_a_server(tmp_path, visit)
