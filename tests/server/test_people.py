"""Guests, accounts, tokens, hooks, ratings and statistics."""

import asyncio
import contextlib
import http.server
import json
import re
import socket
import threading
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest
from argon2.exceptions import VerifyMismatchError
from argon2.profiles import RFC_9106_LOW_MEMORY

from ludoteca.core import Invalid, Match, Outcome, seeded_luck, to_file
from ludoteca.games import find_game
from ludoteca.server.http.people import HOOKS_EACH
from ludoteca.server.people.argon import NO_ACCOUNT, hasher
from ludoteca.server.people.names import GUEST_NAMES
from ludoteca.server.protocol.news import PeerChannel
from ludoteca.server.runtime.hooks import AT_ONCE, body_for
from ludoteca.server.runtime.outgoing_http import LOOKUPS, ForbiddenAddress, allowed_address, post
from ludoteca.server.table.document import Table, bot, person
from ludoteca.server.table.ratings import is_rated, new_ratings
from ludoteca.server.table.writer import Stored, TableWriter
from ludoteca.server.timings import Timings
from ludoteca.store import Conflict, Head, HookRow, RatingRow, Store, open_store

from .network import PATIENCE, Person, Site, on_a_server, play_on

ROOT = Path(__file__).resolve().parents[2]


def test_a_guest_becomes_an_account_and_comes_back(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = site.stranger()
        assert (await ada.http.get("/session")).json() is None
        await ada.enter("  Ada \u200b Lovelace ")
        me = (await ada.http.get("/session")).json()
        assert (me["name"], me["account"]) == ("Ada Lovelace", False)
        renamed = await ada.http.post("/session", json={"name": "Ada"})
        assert renamed.json()["player"] == me["player"], "the same guest under a new name"
        secret = {"name": "Ada", "password": "correct horse"}
        assert (await ada.http.post("/account", json=secret)).json()["account"]
        assert (await ada.http.post("/account", json=secret)).json()["reason"] == "has-account"
        again = await ada.http.post("/session", json={"name": "Bea"})
        assert again.json()["reason"] == "account-keeps-its-name"
        for disguise in ("ADA", "Ａｄａ", " ada "):  # the second in full-width letters
            refused = await site.stranger().http.post("/session", json={"name": disguise})
            assert (refused.status_code, refused.json()["reason"]) == (409, "name-taken")
        other = await site.person("Eve")
        taken = await other.http.post("/account", json={**secret, "name": "ADA"})
        assert (taken.status_code, taken.json()["reason"]) == (409, "name-taken")
        back = site.stranger()
        for wrong in ({**secret, "password": "wrong horse"}, {**secret, "name": "Nobody"}):
            assert (await back.http.post("/session/login", json=wrong)).status_code == 401
        found = await back.http.post("/session/login", json={**secret, "name": "ada"})
        assert found.json()["player"] == me["player"]

    on_a_server(tmp_path, visit)


def test_a_name_without_an_account_is_verified_for_as_long_as_one_with() -> None:
    assert not hasher.check_needs_rehash(NO_ACCOUNT)
    assert hasher.memory_cost >= RFC_9106_LOW_MEMORY.memory_cost, "other tests use cheap ones"
    assert hasher.time_cost >= RFC_9106_LOW_MEMORY.time_cost
    with pytest.raises(VerifyMismatchError):  # computed and compared, not refused as malformed
        hasher.verify(NO_ACCOUNT, "a long password")


def test_no_account_takes_the_name_of_guests_who_said_none(tmp_path: Path) -> None:
    texts = (ROOT / "client" / "src" / "texts").glob("*.ftl")
    said = [re.findall(r"(?m)^guest-name = (.+)$", path.read_text("utf-8")) for path in texts]
    assert {name.casefold() for names in said for name in names} == GUEST_NAMES

    async def visit(site: Site) -> None:
        ada = await site.person("Ada")
        for name in sorted(GUEST_NAMES):
            refused = await ada.http.post("/account", json={"name": name, "password": "correct horse"})
            assert (refused.status_code, refused.json()["reason"]) == (409, "name-taken")
        await site.person("Guest")
        assert (await ada.http.post("/account", json={"name": "Ada", "password": "correct horse"})).is_success
        row = await site.node.store.people.find(ada.player)
        assert row is not None
        with pytest.raises(Invalid, match="name-taken"):
            await site.node.lifecycle.rename(row, "GAST")

    on_a_server(tmp_path, visit)


def test_only_the_account_is_shown_with_its_name(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        guest, ada, other = [await site.person(name) for name in ("ADA", "Eve", "Cleo")]
        await other.http.post("/account", json={"name": "Ada 2", "password": "correct horse"})
        made = await guest.table("toy", "me", "me", start=True, open=True)
        match, talk = made["table"]["match"], await guest.talk()
        await talk.ask("subscribe", match=match)
        await talk.ask("say", match=match, text="I was here first")
        assert (await ada.http.post("/account", json={"name": "Ada", "password": "correct horse"})).is_success

        await talk.wait(
            lambda m: (
                m["type"] == "table" and m["table"]["seats"][0]["name"] == "ADA 3"
            )  # the next that is free
        )
        await talk.wait(lambda m: m["type"] == "line" and m["line"]["name"] == "ADA 3")
        assert (await guest.http.get("/session")).json()["name"] == "ADA 3"
        assert (await ada.http.get("/session")).json()["name"] == "Ada"
        await talk.ask("say", match=match, text="and still am")
        await talk.wait(lambda m: m["type"] == "line" and m["line"]["text"] == "and still am")
        assert [m["line"]["name"] for m in talk.of("line")][-1] == "ADA 3"

    on_a_server(tmp_path, visit)


def test_a_password_is_changed_and_other_browsers_are_signed_out(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada, guest = await site.person("Ada"), await site.person("Guest")
        old, new = "correct horse", "battery staple"
        await ada.http.post("/account", json={"name": "Ada", "password": old})
        phone = site.stranger()
        await phone.http.post("/session/login", json={"name": "Ada", "password": old})
        listed = (await ada.http.get("/sessions")).json()["sessions"]
        assert [session["this"] for session in listed] == [True, False]
        assert listed[0]["label"].startswith("python-httpx")
        wrong = await ada.http.post("/account/password", json={"old": new, "new": old})
        assert (wrong.status_code, wrong.json()["reason"]) == (401, "wrong-password")
        none = await guest.http.post("/account/password", json={"old": old, "new": new})
        assert none.json()["reason"] == "no-account"
        changed = await ada.http.post("/account/password", json={"old": old, "new": new})
        assert changed.status_code == 204
        assert (await phone.http.get("/session")).json() is None
        assert (await ada.http.get("/session")).json()["name"] == "Ada"
        assert (
            await phone.http.post("/session/login", json={"name": "Ada", "password": old})
        ).status_code == 401
        await phone.http.post("/session/login", json={"name": "Ada", "password": new})
        other = (await ada.http.get("/sessions")).json()["sessions"][1]["id"]
        assert (await guest.http.delete(f"/sessions/{other}")).status_code == 404, "another person's"
        assert (await ada.http.delete(f"/sessions/{other}")).status_code == 204
        assert (await phone.http.get("/session")).json() is None

    on_a_server(tmp_path, visit)


def test_everything_the_house_knows_of_me_in_one_file(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person("Ada")
        made = await ada.table("toy", "me", "first", start=True)
        data = (await ada.http.get("/account/data")).json()
        assert data["player"]["name"] == "Ada"
        assert [match["match"] for match in data["matches"]] == [made["table"]["match"]]
        assert len(data["sessions"]) == 1
        assert (await site.stranger().http.get("/account/data")).status_code == 401

    on_a_server(tmp_path, visit)


def test_a_finished_match_counts_once(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        made = await ada.table("toy", "me", "first", start=True)
        match, talk = made["table"]["match"], await ada.talk()
        await talk.ask("subscribe", match=match)
        over = await play_on(talk, match, lambda choices: choices["legal"][0])
        outcome = over["table"]["outcome"]
        async with asyncio.timeout(PATIENCE):
            while not (games := (await ada.http.get(f"/players/{ada.player}/statistics")).json()["games"]):
                await asyncio.sleep(0.02)
        assert games[0]["matches"] == 1
        assert games[0]["wins"] == int(0 in outcome["winners"])
        assert games[0]["best_score"] == outcome["scores"][0]
        best = (await ada.http.get("/ratings/toy")).json()["ratings"]
        assert {row["player"] for row in best} == {ada.player, "bot:first"}
        assert best[0]["player"] == (ada.player if 0 in outcome["winners"] else "bot:first")

    on_a_server(tmp_path, visit)


async def rated_matches(person: Person, store: Store) -> int:
    row = await store.results.rating(person.player, "toy")
    return row.matches if row is not None else 0


def test_what_can_be_made_at_will_is_not_rated(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada, store = await site.person(), site.node.store
        made = await ada.table("toy", "me", "first", start=True)
        match, talk = made["table"]["match"], await ada.talk()
        await talk.ask("subscribe", match=match)
        await play_on(talk, match, lambda choices: choices["legal"][0])
        assert await rated_matches(ada, store) == 1
        begun = to_file(Match.new(find_game("toy"), 2, luck=seeded_luck(1)))
        brought = (await ada.http.post("/matches", content=begun)).json()["table"]
        assert brought["unrated"] == "imported"
        talk = await ada.talk()
        await talk.ask("subscribe", match=brought["match"])
        over = await play_on(talk, brought["match"], lambda choices: choices["legal"][0])
        assert over["table"]["unrated"] == "imported"

        made = await ada.table("toy", "me", "first", start=True)
        match, talk = made["table"]["match"], await ada.talk()
        await talk.ask("subscribe", match=match)
        await talk.ask("play", match=match, seat=0, seq=0, action={"type": "roll"})
        await talk.ask("undo", match=match, seat=0)
        over = await play_on(talk, match, lambda choices: choices["legal"][0])
        assert over["table"]["unrated"] == "undone"

        made = await ada.table("toy", "me", "first", start=True)  # likewise, but it is given up
        match, talk = made["table"]["match"], await ada.talk()
        await talk.ask("subscribe", match=match)
        await talk.ask("play", match=match, seat=0, seq=0, action={"type": "roll"})
        await talk.ask("undo", match=match, seat=0)
        await talk.ask("resign", match=match, seat=0)
        over = await talk.wait(lambda m: m["type"] == "table" and m["table"]["status"] == "over")
        assert over["table"]["unrated"] == "undone"
        assert await rated_matches(ada, store) == 1

    on_a_server(tmp_path, visit)


def a_table(**changes: Any) -> Table:
    return Table(
        game="toy",
        rules_version=1,
        options={},
        open=False,
        host="ada",
        invite="i",
        share="s",
        created_at=datetime.now(UTC),
        **changes,
    )


def test_who_is_rated() -> None:
    ada, bob = person("ada", "Ada"), person("bob", "Bob")
    level, other = bot("first", []), bot("strong", [])
    one, two = person("p1", "[bot] One"), person("p2", "[bot] Two")
    assert is_rated([ada, bob])
    assert is_rated([ada, level])
    assert not is_rated([ada, ada]), "one hand against the other says nothing"
    assert not is_rated([level, other])
    assert is_rated([one, two])
    assert is_rated([one, level])
    assert not is_rated([ada, one]), "bot accounts are rated among bots"
    old = [RatingRow(name, "toy", 25.0, 8.0, 3) for name in ("a", "b", "c")]
    new = new_ratings(old, (2, 1, 2))
    assert new[1].mu > 25.0 > new[0].mu == pytest.approx(new[2].mu)
    assert all(row.matches == 4 and row.sigma < 8.0 for row in new)


def test_matches_that_were_imported_count_in_no_statistics(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        game = find_game("toy")
        begun = to_file(Match.new(game, 2, luck=seeded_luck(1)))
        match = (await ada.http.post("/matches", content=begun)).json()["table"]["match"]
        talk = await ada.talk()
        await talk.ask("subscribe", match=match)
        assert (await play_on(talk, match, lambda choices: choices["legal"][0]))["table"]["status"] == "over"
        assert (await ada.http.get(f"/players/{ada.player}/statistics")).json()["games"] == []

    on_a_server(tmp_path, visit, messages_per_second=2000)


def test_two_matches_that_end_together_both_count(tmp_path: Path) -> None:
    chairs = (person("ada", "Ada", ready=True), person("bea", "Bea", ready=True))
    outcome = Outcome.by_score("toy-goal", (30, 20))
    tables = [a_table(match=f"m{n}", chairs=chairs, outcome=outcome) for n in range(4)]

    async def visit() -> None:
        store = await open_store(str(tmp_path / "store.sqlite3"))
        writer = TableWriter(store, PeerChannel(store.channel), lambda: 5)
        begun = [msgspec.structs.replace(table, status="playing", outcome=None) for table in tables]
        for table in begun:
            await writer.create(table)
        ends = [
            writer.write(Stored(before, Head(0, -1)), table, with_result=True)
            for before, table in [*zip(begun, tables, strict=True), *zip(begun, tables, strict=True)]
        ]
        results = await asyncio.gather(*ends, return_exceptions=True)
        late = [result for result in results if isinstance(result, Conflict)]
        assert len(late) == len(results) - len(late) == len(tables), "each match once"
        for name in ("ada", "bea"):
            rating = await store.results.rating(name, "toy")
            assert rating is not None
            assert rating.matches == len(tables)
        await store.close()

    asyncio.run(visit())


@contextlib.contextmanager
def receiver() -> Iterator[tuple[str, list[Any]]]:
    """A web hook's receiver on this machine."""
    heard: list[Any] = []

    class Hear(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            """Say nothing."""

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Hear)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/hook", heard
    finally:
        server.shutdown()
        server.server_close()


def test_a_hook_is_called_when_it_is_my_turn(tmp_path: Path) -> None:
    with receiver() as (url, heard):

        async def visit(site: Site) -> None:
            ada, bea = await site.person("Ada"), await site.person("Bea")
            hook = (await bea.http.post("/hooks", json={"url": url})).json()
            assert (await bea.http.get("/hooks")).json()["hooks"] == [hook]
            made = await ada.table("toy", "me", "empty", open=True)
            match, talk, other = made["table"]["match"], await ada.talk(), await bea.talk()
            await other.ask("sit", match=match, seat=1)
            await other.ask("ready", match=match, seat=1, ready=True)
            await talk.ask("start", match=match)
            await talk.ask("play", match=match, seat=0, seq=0, action={"type": "roll"})
            async with asyncio.timeout(PATIENCE):
                while not heard:
                    await asyncio.sleep(0.02)
            assert (heard[0]["news"], heard[0]["match"]) == ("your-turn", match)
            assert (await bea.http.delete(f"/hooks/{hook['id']}")).status_code == 204
            assert (await bea.http.delete(f"/hooks/{hook['id']}")).status_code == 404

        on_a_server(tmp_path, visit, hooks="any")


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "169.254.169.254",
        "::1",
        "224.0.0.1",
        "ff0e::1",
        "64:ff9b::a01:203",  # 10.1.2.3 behind NAT64
        "2002:7f00:1::",  # 127.0.0.1 by 6to4
        "::ffff:127.0.0.1",
        "::127.0.0.1",
        "::10.1.2.3",
        "fec0::1",
        "192.88.99.1",
    ],
)
def test_hooks_reach_no_address_of_the_hosts_own_network(address: str) -> None:
    with pytest.raises(ForbiddenAddress):
        asyncio.run(allowed_address(address, 80, public_only=True))
    assert asyncio.run(allowed_address(address, 80, public_only=False)) == address


def test_hooks_reach_public_addresses() -> None:
    assert asyncio.run(allowed_address("93.184.216.34", 443, public_only=True)) == "93.184.216.34"


def test_the_address_of_a_hook_is_escaped() -> None:
    heard: list[bytes] = []

    async def hear(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.append(await reader.readuntil(b"\r\n\r\n"))
        writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")
        writer.close()

    async def call() -> None:
        async with await asyncio.start_server(hear, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            odd = f"http://127.0.0.1:{port}/a b HTTP/1.1\x0bX: é/%41?q=1 2&ü=<x>"
            assert await post(odd, b"", {}, public_only=False, timeout=PATIENCE) == 204
            for host in ("a b", 'a"b', "a<b"):
                with pytest.raises((ValueError, OSError)):
                    await post(f"http://{host}:{port}/", b"", {}, public_only=False, timeout=PATIENCE)

    asyncio.run(call())
    line = heard[0].split(b"\r\n")[0]
    assert line == b"POST /a%20b%20HTTP/1.1%0BX:%20%C3%A9/%41?q=1%202&%C3%BC=%3Cx%3E HTTP/1.1"


def test_a_slow_receiver_delays_nobody_else_and_does_not_keep_the_server(
    tmp_path: Path,
) -> None:
    async def visit(site: Site) -> None:
        silent = socket.create_server(("127.0.0.1", 0), backlog=100)  # takes calls and never answers
        slow_url = f"http://127.0.0.1:{silent.getsockname()[1]}/"
        with silent, receiver() as (url, heard):
            ada, bea, eve = await site.person("Ada"), await site.person("Bea"), await site.person("Eve")
            for _ in range(HOOKS_EACH):
                await bea.http.post("/hooks", json={"url": slow_url})
            await eve.http.post("/hooks", json={"url": url})
            for guest in [bea] * AT_ONCE + [eve]:
                made = await ada.table("toy", "me", "empty", open=True)
                match, talk, other = made["table"]["match"], await ada.talk(), await guest.talk()
                await other.ask("sit", match=match, seat=1)
                await other.ask("ready", match=match, seat=1, ready=True)
                await talk.ask("start", match=match)
                await talk.ask("play", match=match, seat=0, seq=0, action={"type": "roll"})
            async with asyncio.timeout(PATIENCE):
                while not heard:
                    await asyncio.sleep(0.02)

    # No slow call is given up.
    on_a_server(tmp_path, visit, hooks="any", timings=Timings(outgoing_http=3600))


def test_a_call_has_one_deadline_however_slowly_it_is_answered() -> None:
    ended = asyncio.Event()

    async def drip(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError), contextlib.closing(writer):
            while not writer.is_closing():
                writer.write(b"H")
                await writer.drain()
                await asyncio.sleep(0.02)
        ended.set()

    async def call() -> None:
        async with await asyncio.start_server(drip, "127.0.0.1", 0) as slow:
            port = slow.sockets[0].getsockname()[1]
            async with asyncio.timeout(PATIENCE):
                with pytest.raises(TimeoutError):
                    await post(f"http://127.0.0.1:{port}/", b"", {}, public_only=False, timeout=0.5)
                await ended.wait()

    asyncio.run(call())


def test_a_slow_name_server_holds_up_neither_other_calls_nor_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    answered, look_up = threading.Event(), socket.getaddrinfo

    def slowly(host: str, *more: Any, **words: Any) -> Any:
        if host == "slow.example":
            answered.wait(PATIENCE)
        return look_up("127.0.0.1" if host == "slow.example" else host, *more, **words)

    monkeypatch.setattr(socket, "getaddrinfo", slowly)

    async def call() -> None:
        slow = [asyncio.create_task(allowed_address("slow.example", 80, False)) for _ in range(LOOKUPS - 1)]
        async with asyncio.timeout(PATIENCE):
            assert await allowed_address("127.0.0.1", 80, public_only=False) == "127.0.0.1"
            assert await asyncio.to_thread(str) == "", "signing in needs a thread, too"
        slow.append(asyncio.create_task(allowed_address("slow.example", 80, False)))
        await asyncio.sleep(0)
        with pytest.raises(OSError, match="too many names"):
            await allowed_address("127.0.0.1", 80, public_only=False)
        for task in slow:
            task.cancel()

    try:
        asyncio.run(call())
        assert not answered.is_set(), "it ended before the name server answered"
    finally:
        answered.set()
    for thread in threading.enumerate():
        if thread.name == "look-up":
            thread.join()
    assert asyncio.run(allowed_address("slow.example", 80, public_only=False)) == "127.0.0.1"


@pytest.mark.parametrize("kind", ["json", "slack", "discord", "ntfy"])
def test_each_receiver_gets_what_it_understands(kind: str) -> None:
    table = a_table(match="m", chairs=())
    hook = HookRow("h", "ada", "https://x", kind, "it")
    body, content_type = body_for(hook, "your-turn", table, "https://x/match/m")
    assert b"https://x/match/m" in body
    assert ("json" in content_type) == (kind != "ntfy")
    assert (b"Tocca a te" in body) == (kind != "json"), "programs get keys, people a sentence"
