"""Security from the first day: each point of the design has its test here."""

import asyncio
import sqlite3
import time
from contextlib import suppress
from pathlib import Path

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ludoteca.server.app import POLICY
from ludoteca.server.people.connections import SIGNED_OUT
from ludoteca.server.runtime.websocket import BACKLOG, FRAME
from ludoteca.server.session.connection import TOO_MUCH
from ludoteca.server.settings import Settings

from .network import PATIENCE, Person, Site, on_a_server


async def refused_handshake(person: Person, **headers: str) -> int:
    with pytest.raises(InvalidStatus) as refusal:
        await person.talk(**headers)
    return refusal.value.response.status_code


def test_tokens_are_opaque_and_hashed_at_rest(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        token = ada.http.cookies["ludoteca"]
        bearer = (await ada.http.post("/tokens", json={"label": "bot"})).json()["token"]
        seat = await ada.talk()
        match = (await ada.table("toy", "me", "empty"))["table"]["match"]
        passed = (await seat.ask("pass_seat", match=match, seat=0))["token"]
        await ada.http.post("/account", json={"name": "Ada", "password": "correct horse"})
        kept = (tmp_path / "test.sqlite3").read_bytes() + (tmp_path / "test.sqlite3-wal").read_bytes()
        for secret in (token, bearer, passed, "correct horse"):
            assert len(secret) > 12
            assert secret.encode() not in kept
        with sqlite3.connect(tmp_path / "test.sqlite3") as db:
            (hashed,) = db.execute("SELECT password FROM players WHERE name = 'Ada'").fetchone()
        db.close()
        assert hashed.startswith("$argon2id$")

    on_a_server(tmp_path, visit)


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = site.stranger()
        answer = await ada.http.post("/session", json={"name": "Ada"})
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "secure" in cookie

    on_a_server(tmp_path, visit, base_url="https://ludoteca.example")


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://[", "http://localhost:1"])
def test_sockets_are_closed_to_other_origins(tmp_path: Path, origin: str) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        assert await refused_handshake(ada, Origin=origin) == 403
        assert (await ada.talk()).of("welcome"), "one's own page is welcome"

    on_a_server(tmp_path, visit)


def test_a_name_that_points_here_is_not_an_origin_of_ours(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        port = site.base.rpartition(":")[2]
        rebound = f"evil.example:{port}"
        assert await refused_handshake(ada, Origin=f"http://{rebound}", Host=rebound) == 403

    on_a_server(tmp_path, visit)


def test_browsers_must_say_where_they_come_from_programs_need_not(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        del ada.headers["Origin"]
        assert await refused_handshake(ada) == 403
        token = (await ada.http.post("/tokens", json={"label": "bot"})).json()["token"]
        program = site.stranger()
        program.headers = {"Authorization": f"Bearer {token}"}
        talk = await program.talk()
        assert talk.of("welcome")[0]["player"] == ada.player
        program.headers = {"Authorization": f"Bearer {ada.http.cookies['ludoteca']}"}
        assert await refused_handshake(program) == 403, "a browser's token is no bearer token"
        stranger = site.stranger()
        assert await refused_handshake(stranger) == 403

    on_a_server(tmp_path, visit)


def test_posts_from_other_sites_are_refused(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        answer = await ada.http.post(
            "/tokens", json={"label": "x"}, headers={"Origin": "https://evil.example"}
        )
        assert (answer.status_code, answer.json()["reason"]) == (403, "foreign-origin")

    on_a_server(tmp_path, visit)


def test_revoked_tokens_and_left_sessions_are_worth_nothing(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        made = (await ada.http.post("/tokens", json={"label": "bot"})).json()
        program = site.stranger()
        bearer = {"Authorization": f"Bearer {made['token']}"}
        assert (await program.http.get("/my/matches", headers=bearer)).status_code == 200
        talk = await program.talk(**bearer)
        assert (await ada.http.delete(f"/tokens/{made['id']}")).status_code == 204
        assert await talk.closed() == SIGNED_OUT
        assert (await program.http.get("/my/matches", headers=bearer)).status_code == 401
        program.http.cookies.set("ludoteca", ada.http.cookies["ludoteca"])
        assert (await program.http.get("/my/matches")).status_code == 200
        await ada.http.delete("/session")
        assert (await program.http.get("/my/matches")).status_code == 401

    on_a_server(tmp_path, visit)


def test_frames_and_bodies_have_an_end(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        talk = await ada.talk()
        await talk.socket.send("x" * (64 * 1024 + 1))
        assert await talk.closed() == 1009
        answer = await ada.http.post("/tables", content=b" " * (64 * 1024 + 1))
        assert (answer.status_code, answer.json()["reason"]) == (413, "body-too-long")

    on_a_server(tmp_path, visit)


def test_a_flood_is_cut_off(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        begun = time.monotonic()
        talk = await ada.talk()
        async with asyncio.timeout(PATIENCE):
            while talk.closed_with is None:
                with suppress(ConnectionClosed):
                    await talk.send("ping")
                await asyncio.sleep(0)
        assert await talk.closed() == TOO_MUCH
        assert len(talk.of("done")) <= 3 * 5 + 5 * (time.monotonic() - begun)
        junk = await ada.talk()
        async with asyncio.timeout(PATIENCE):
            while junk.closed_with is None:
                with suppress(ConnectionClosed):
                    await junk.socket.send("junk")
                await asyncio.sleep(0)
        assert await junk.closed() == TOO_MUCH

    on_a_server(tmp_path, visit, messages_per_second=5)


def test_a_quick_client_is_asked_to_wait_before_it_is_cut_off(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        talk = await ada.talk()
        for _ in range(20):  # the bucket holds 15, and as many may be owed
            await talk.send("ping")
        refused = await talk.wait(lambda message: message["type"] == "refused")
        assert refused["reason"] == "too-many-requests"
        assert 0 < refused["params"]["retry_after"] < 2
        await asyncio.sleep(refused["params"]["retry_after"] + 1)
        assert (await talk.ask("ping"))["type"] == "done"

    on_a_server(tmp_path, visit, messages_per_second=5)


def test_a_slow_reader_is_dropped(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        talk = await ada.talk()
        match = (await ada.table("toy", "me", "empty"))["table"]["match"]
        await talk.ask("subscribe", match=match)
        room = await site.node.rooms.room(match)
        ((listener, _),) = room.audience
        talk.socket.transport.pause_reading()
        for _ in range(50 * BACKLOG // FRAME):
            listener.send(b" " * FRAME)
            await asyncio.sleep(0)
            if site.runtime.metrics.dropped._value.get():
                break
        assert site.runtime.metrics.dropped._value.get() == 1
        listener.send(b"{}")  # the socket is gone
        talk.socket.transport.abort()
        async with asyncio.timeout(PATIENCE):
            while len(room.audience):
                await asyncio.sleep(0.01)

    on_a_server(tmp_path, visit)


def test_sign_ins_are_rationed_by_address(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        stranger = site.stranger()
        wrong = {"name": "nobody", "password": "wrong password"}
        codes = [(await stranger.http.post("/session/login", json=wrong)).status_code for _ in range(4)]
        assert codes == [401, 401, 401, 429]

    on_a_server(tmp_path, visit, sign_ins_per_minute=3)


def test_a_club_behind_one_address_comes_in_and_passwords_are_still_rationed(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        wrong = {"name": "nobody", "password": "wrong password"}
        stranger = site.stranger()
        codes = [(await stranger.http.post("/session/login", json=wrong)).status_code for _ in range(2)]
        assert codes == [401, 429]
        club = [await site.stranger().http.post("/session", json={"name": f"Phone {n}"}) for n in range(40)]
        assert {answer.status_code for answer in club} == {201}

    on_a_server(tmp_path, visit, sign_ins_per_minute=1)


def test_pages_are_kept_in_their_place(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        async with httpx2.AsyncClient(base_url=site.base) as http:
            for path in ("/", "/match/abc", "/api/v1/games", "/nothing.js"):
                answer = await http.get(path)
                assert answer.headers["content-security-policy"] == POLICY
                assert answer.headers["x-content-type-options"] == "nosniff"
                assert answer.headers["referrer-policy"] == "no-referrer"

    assert POLICY.startswith("default-src 'none'; script-src 'self'")
    assert "unsafe" not in POLICY.replace("'wasm-unsafe-eval'", ""), "only WebAssembly is compiled in a page"
    on_a_server(tmp_path, visit)


def test_private_tables_look_like_none(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada, eve = await site.person("Ada"), await site.person("Eve")
        made = await ada.table("toy", "me", "me", start=True)
        match = made["table"]["match"]
        for path in ("", "/log", "/replay/0", "/export"):
            answer = await eve.http.get(f"/matches/{match}{path}")
            assert (answer.status_code, answer.json()["reason"]) == (404, "unknown-match"), path
        talk = await eve.talk()
        for kind, fields in (
            ("subscribe", {}),
            ("say", {"text": "hello"}),
            ("play", {"seat": 0, "seq": 0, "action": {"type": "roll"}}),
            ("start", {}),
        ):
            assert (await talk.ask(kind, match=match, **fields))["reason"] == "unknown-match"
        with_key = await eve.http.get(f"/matches/{match}", params={"key": made["share"]})
        assert with_key.status_code == 200
        foreign = await eve.http.get(f"/matches/{match}/log", params={"key": made["share"], "seat": 0})
        assert foreign.json()["reason"] == "not-your-seat"

    on_a_server(tmp_path, visit)


def test_nothing_hidden_leaves_before_the_end(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        made = await ada.table("toy", "me", "me", start=True)
        match, talk = made["table"]["match"], await ada.talk()
        await talk.ask("subscribe", match=match)
        await talk.ask("play", match=match, seat=0, seq=0, action={"type": "roll"})
        refused = await ada.http.get(f"/matches/{match}/export")
        assert (refused.status_code, refused.json()["reason"]) == (409, "not-now")
        said = str(talk.messages) + (await ada.http.get(f"/matches/{match}/log")).text
        for word in ("draws", "deck", "state_hash", "seed"):
            assert word not in said

    on_a_server(tmp_path, visit)


def test_it_listens_to_this_machine_only_unless_told_otherwise() -> None:
    assert Settings().host == "127.0.0.1"
