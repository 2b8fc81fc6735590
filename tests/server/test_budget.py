"""One address or person cannot use up the server: heads, memory, connections, disk, processor time."""

import asyncio
import socket
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any, cast

import pytest
import uvicorn
from websockets.exceptions import InvalidStatus

from ludoteca.core import Invalid, Match, seeded_luck, to_file
from ludoteca.games import find_game
from ludoteca.server.app import TRY_AGAIN
from ludoteca.server.people.budget import MEGABYTE, Budget
from ludoteca.server.people.caller import metered
from ludoteca.server.protocol.news import BudgetHeld, BudgetUsed, ProcessStopped
from ludoteca.server.runtime.http_protocol import HEAD_BYTES, HEADERS, careful
from ludoteca.server.runtime.proxies import Proxies
from ludoteca.server.serving import listening
from ludoteca.server.settings import Settings

from .network import PATIENCE, Site, Talk, on_a_server
from .two_nodes import Pair, simulate_pair


@asynccontextmanager
async def raw_connection(site: Site) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    host, port = site.base.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def sent_until_refused(site: Site, begin: bytes, endless: bytes) -> tuple[bytes, int]:
    """Send a head that never ends; the first line of the answer, and the bytes that were taken before it."""
    async with raw_connection(site) as (reader, writer), asyncio.timeout(PATIENCE):
        answer = asyncio.create_task(reader.readline())
        sent = len(begin)
        writer.write(begin)
        while not answer.done():
            writer.write(endless)
            sent += len(endless)
            await writer.drain()
            await asyncio.sleep(0)
            assert sent < 64 * HEAD_BYTES, "no end of the head"
        return await answer, sent


@pytest.mark.parametrize(
    ("begin", "endless"),
    [
        (b"GET /", b"a" * 4096),
        (b"GET / HTTP/1.1\r\nHost: x\r\nX: ", b"a" * 4096),
        (b"GET / HTTP/1.1\r\nHost: x\r\n", b"X: yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy\r\n" * 100),
        (b"", b"\r\n" * 2048),
        (b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /", b"a" * 4096),
    ],
    ids=["address", "header", "headers", "newlines", "second request"],
)
def test_the_head_of_a_request_has_an_end(tmp_path: Path, begin: bytes, endless: bytes) -> None:
    async def visit(site: Site) -> None:
        line, _ = await sent_until_refused(site, begin, endless)
        if begin.startswith(b"GET /healthz"):
            assert b"200" in line
        else:
            assert b"431" in line

    on_a_server(tmp_path, visit)


def test_a_second_request_on_a_connection_is_limited_like_the_first(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        async with raw_connection(site) as (reader, writer), asyncio.timeout(PATIENCE):
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            assert b"200" in await reader.readline()
            await reader.readuntil(b"ok\n")
            writer.write(b"GET /healthz HTTP/1.1\r\nX: " + b"a" * (HEAD_BYTES + 8192))
            assert b"431" in await reader.readline()

    on_a_server(tmp_path, visit)


def test_a_head_that_is_long_enough_for_every_browser_is_read(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        long = {"X-Long": "a" * (HEAD_BYTES - 2000)}
        assert (await ada.http.get("/session", headers=long)).json()["player"] == ada.player
        many = {f"X-{number}": "a" for number in range(HEADERS - 20)}
        assert (await ada.http.get("/session", headers=many)).status_code == 200
        much = {f"X-{number}": "a" for number in range(HEADERS + 1)}
        assert (await ada.http.get("/session", headers=much)).status_code == 431

    on_a_server(tmp_path, visit)


def test_an_address_has_a_limited_number_of_connections(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        talk = await ada.talk()
        async with raw_connection(site), raw_connection(site) as (refused, _), asyncio.timeout(PATIENCE):
            assert b"429" in await refused.readline()
        async with asyncio.timeout(PATIENCE):
            while site.node.budget.held("connections", "127.0.0.1") > 2:  # the socket and her browser
                await asyncio.sleep(0.01)
        await talk.hang_up()
        async with asyncio.timeout(PATIENCE):
            while site.node.budget.held("connections", "127.0.0.1") > 1:
                await asyncio.sleep(0.01)
        async with raw_connection(site) as (reader, writer):
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            assert b"200" in await reader.readline()

    on_a_server(tmp_path, visit, connections_per_address=3)


async def pause_reading(talk: Talk) -> None:
    talk.stop_reading()
    talk.socket.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    talk.socket.transport.pause_reading()


def test_sockets_that_read_nothing_share_the_memory_of_their_address(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        silent = [await ada.talk() for _ in range(12)]
        for talk in silent:
            await pause_reading(talk)
        message = b" " * MEGABYTE
        most = 0.0
        for _ in range(8):  # less than a socket alone may leave unread, 96 MB in all
            for connection in list(site.node.connections):
                connection.send(bytes(message))
                await asyncio.sleep(0)
                most = max(most, site.node.budget.held("memory"))
        assert MEGABYTE < most <= 4 * MEGABYTE
        assert site.runtime.metrics.dropped._value.get() > 0
        bea = await site.person("Bea")
        reader = await bea.talk()
        assert (await reader.ask("ping"))["type"] == "done", "a client that reads is not disconnected"
        for talk in silent:
            talk.socket.transport.abort()
        async with asyncio.timeout(PATIENCE):
            while site.node.budget.held("memory"):
                await asyncio.sleep(0.01)

    on_a_server(tmp_path, visit, memory_megabytes_per_address=4)


async def unread_answer(most_megabytes: int) -> tuple[int, Budget]:
    """Ask for eight megabytes and read them late: the bytes that were received."""
    settings = Settings(port=0, memory_megabytes_per_address=most_megabytes)
    budget, size = Budget(settings, time.monotonic), 8 * MEGABYTE

    async def app(scope: Any, receive: Any, send: Any) -> None:  # noqa: ARG001
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b" " * size})

    protocol = careful(PATIENCE, lambda: None, budget, Proxies(settings))
    server = uvicorn.Server(uvicorn.Config(app, http=protocol, lifespan="off", log_config=None))
    with closing(listening(settings)) as sock:
        task = asyncio.create_task(server.serve(sockets=[sock]))
        while not server.started:
            await asyncio.sleep(0.01)
        received = 0
        reader, writer = await asyncio.open_connection(*sock.getsockname()[:2])
        transport = cast(asyncio.Transport, writer.transport)
        transport.pause_reading()
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        async with asyncio.timeout(PATIENCE):
            while not budget.held("memory") and server.server_state.total_requests == 0:
                await asyncio.sleep(0.01)
            transport.resume_reading()
            with suppress(ConnectionError):
                while piece := await reader.read(MEGABYTE):
                    received += len(piece)
        writer.transport.abort()
        server.should_exit = True
        await task
    return received, budget


def test_answers_that_are_not_read_share_the_memory_of_their_address() -> None:
    received, budget = asyncio.run(unread_answer(16))
    assert received > 8 * MEGABYTE
    assert budget.held("memory") == 0
    received, budget = asyncio.run(unread_answer(1))
    assert received < 8 * MEGABYTE
    assert budget.held("memory") == 0


def test_handshakes_and_sockets_are_counted_and_the_refusal_says_when(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        await ada.talk()
        await ada.talk()
        with pytest.raises(InvalidStatus) as refusal:
            await ada.talk()
        assert refusal.value.response.status_code == 429
        assert int(refusal.value.response.headers["Retry-After"]) > 0

    on_a_server(tmp_path, visit, handshakes_per_minute=2)


def test_processes_count_together() -> None:
    settings = Settings(requests_per_minute=10, sockets_per_person=4)
    one, other = Budget(settings, lambda: 0.0), Budget(settings, lambda: 0.0)
    for _ in range(8):
        one.use("requests", "192.0.2.1")
    one.change("sockets", "ada", 3)
    for report in one.reports():
        assert isinstance(report, BudgetUsed | BudgetHeld)
        other.heard("one", report)
    for _ in range(2):
        other.use("requests", "192.0.2.1")
    with pytest.raises(Invalid) as refusal:
        other.use("requests", "192.0.2.1")
    assert refusal.value.params == {"retry_after": 6}
    assert other.hold("sockets", "ada")
    assert not other.hold("sockets", "ada")
    other.forget(["one"])
    assert other.hold("sockets", "ada")
    assert not [report for report in one.reports() if isinstance(report, BudgetUsed)], "reported once"


def test_what_one_process_counts_is_known_to_the_other_until_it_ends(tmp_path: Path) -> None:
    async def story(pair: Pair) -> None:
        match = await pair.match("ada", "bea")
        ada, elsewhere = pair.one.person("ada"), pair.other.person("ada")
        for _ in range(3):
            assert (await ada.ask("say", match=match, text="Ciao"))["type"] == "done"
        await pair.one.node.heartbeat.renew_leases()
        refused = await elsewhere.ask("say", match=match, text="Ciao")
        assert refused["reason"] == "too-many-lines"
        assert pair.other.node.budget.is_full("sockets", "ada")
        pair.one.node.peers.publish(ProcessStopped())
        await asyncio.sleep(0)
        assert not pair.other.node.budget.is_full("sockets", "ada")

    simulate_pair(tmp_path, story, lines_per_minute=3, sockets_per_person=2)


def finished_file() -> bytes:
    """A match of the toy that is over, as a file."""
    game = find_game("toy")
    match = Match.new(game, 2, luck=seeded_luck(1))
    while match.active:
        match.play(match.active[0], game.legal(match.state, match.active[0])[0])
    return to_file(match)


def test_branches_that_are_closed_and_imports_that_are_over_count_on_disk(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        talk = await ada.talk()
        made = await ada.http.post("/matches", content=finished_file())
        over = made.json()["table"]["match"]
        for _ in range(3):
            branch = await ada.http.post(f"/matches/{over}/branches", json={"seq": 1})
            assert branch.status_code == 201, branch.text
            closed = await talk.ask("close_table", match=branch.json()["table"]["match"])
            assert closed["type"] == "done"
        for path, body in (
            (f"/matches/{over}/branches", {"json": {"seq": 1}}),
            ("/matches", {"content": finished_file()}),
            ("/tables", {"json": {"game": "toy", "seats": [{"type": "me"}, {"type": "bot"}]}}),
        ):
            refused = await ada.http.post(path, **body)
            assert (refused.status_code, refused.json()["reason"]) == (429, "too-many-kept-matches"), path
        assert (await ada.http.delete(f"/matches/{over}")).status_code == 204
        assert (await ada.http.get(f"/matches/{over}")).status_code == 404
        assert (await ada.http.post("/matches", content=finished_file())).status_code == 201

    on_a_server(tmp_path, visit, matches_per_person=4)


def test_the_bytes_of_a_host_on_disk_have_an_end(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        made = await ada.http.post("/matches", content=finished_file())
        match = made.json()["table"]["match"]
        matches, size = await site.node.store.matches.kept_by(ada.player)
        entries = await site.node.store.log.entries(match)
        assert matches == 1
        assert size > sum(len(entry.body) for entry in entries) > 0
        row = await site.node.store.matches.find(match)
        assert row is not None
        big = row._replace(id="big", document=" " * MEGABYTE)
        await site.node.store.matches.add(big, [])
        refused = await ada.http.post("/matches", content=finished_file())
        assert (refused.status_code, refused.json()["reason"]) == (429, "too-many-kept-bytes")

    on_a_server(tmp_path, visit, disk_megabytes_per_person=1)


def test_what_is_written_in_a_day_has_an_end_also_after_a_restart(tmp_path: Path) -> None:
    file = finished_file()

    async def write(site: Site) -> None:
        ada = await site.person()
        site.node.budget.charge("disk-of-an-address", "127.0.0.1", 5 * MEGABYTE - len(file) // 2)
        assert (await ada.http.post("/matches", content=file)).status_code == 201
        await is_refused(site)
        await site.node.heartbeat.look_after_rooms()

    async def is_refused(site: Site) -> None:
        bea = await site.person("Bea")
        refused = await bea.http.post("/matches", content=file)
        assert (refused.status_code, refused.json()["reason"]) == (429, "too-much-written")
        assert int(refused.headers["Retry-After"]) == refused.json()["params"]["retry_after"] > 0

    on_a_server(tmp_path, write, disk_megabytes_per_day=1)
    on_a_server(tmp_path, is_refused, disk_megabytes_per_day=1)


def test_moves_are_refused_to_a_program_that_fills_the_disk(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        match = (await ada.table("toy", "me", "me", start=True))["table"]["match"]
        talk = await ada.talk()
        site.node.budget.charge("disk", ada.player, MEGABYTE)
        move = {"match": match, "seat": 0, "seq": 0, "action": {"type": "roll"}}
        refused = await talk.ask("play", **move)
        assert (refused["type"], refused["reason"]) == ("refused", "too-much-written")
        assert refused["params"]["retry_after"] > 0
        assert (await talk.ask("subscribe", match=match))["type"] == "snapshot", "reading goes on"

    on_a_server(tmp_path, visit, disk_megabytes_per_day=1)


def test_processor_time_is_counted_for_address_and_person(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        talk = await ada.talk()
        before = site.node.budget._bucket("processor", ada.player)._level
        await ada.http.get("/games")
        await talk.ask("watch_lobby")
        after = site.node.budget._bucket("processor", ada.player)._level
        assert after < before
        site.node.budget.charge("processor", "127.0.0.1", 60)
        refused = await ada.http.get("/games")
        assert (refused.status_code, refused.json()["reason"]) == (429, "too-much-work")
        assert 0 < int(refused.headers["Retry-After"]) <= 60
        assert (await talk.ask("watch_lobby"))["reason"] == "too-much-work"

    on_a_server(tmp_path, visit, processor_seconds_per_minute=1)


def test_only_the_steps_of_the_work_itself_are_counted() -> None:
    clock, counted_seconds = [0.0], list[float]()

    async def work() -> str:
        clock[0] += 1
        try:
            async with asyncio.timeout(0.01):
                await asyncio.Event().wait()
        except TimeoutError:
            clock[0] += 2
        return "done"

    async def others() -> None:
        clock[0] += 100

    async def both() -> None:
        other = asyncio.create_task(others())
        assert await metered(work(), lambda: clock[0], counted_seconds.append) == "done"
        await other

    asyncio.run(both())
    assert counted_seconds == [3.0]


def test_matches_that_are_not_used_make_room_in_memory(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        matches = [(await ada.table("toy", "me", "empty"))["table"]["match"] for _ in range(4)]
        assert set(site.node.rooms.matches()) == set(matches[2:])
        talk = await ada.talk()
        for match in matches[:2]:
            assert (await talk.ask("subscribe", match=match))["type"] == "snapshot"
        refused = await talk.ask("subscribe", match=matches[3])
        assert (refused["reason"], refused["params"]) == ("server-full", {"retry_after": 5})
        await talk.ask("unsubscribe", match=matches[0])
        assert (await talk.ask("subscribe", match=matches[3]))["type"] == "snapshot"

    on_a_server(tmp_path, visit, rooms_in_memory=2)


def test_tables_that_one_address_follows_leave_room_for_others(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        matches = [(await ada.table("toy", "me", "empty"))["table"]["match"] for _ in range(3)]
        talk, other = await ada.talk(), await ada.talk()
        for each, match in ((talk, matches[0]), (talk, matches[0]), (other, matches[1])):
            assert (await each.ask("subscribe", match=match))["type"] == "snapshot"
        refused = await other.ask("subscribe", match=matches[2])
        assert (refused["reason"], refused["params"]) == ("too-many-tables", {"most": 2})
        await talk.hang_up()
        async with asyncio.timeout(PATIENCE):
            while site.node.budget.held("followed") > 1:
                await asyncio.sleep(0.01)
        assert (await other.ask("subscribe", match="none"))["reason"] == "unknown-match"
        assert (await other.ask("subscribe", match=matches[2]))["type"] == "snapshot"
        read = await ada.http.get(f"/matches/{matches[2]}")
        assert read.status_code == 200, "reading needs no place"

    on_a_server(tmp_path, visit, followed_per_address=2)


def test_whether_the_server_is_ready_is_tried_once_a_second(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada, written = site.stranger(), 0
        keep = site.node.store.server.set

        async def count(name: str, value: str) -> None:
            nonlocal written
            written += name == "asked-whether-ready-at"
            await keep(name, value)

        site.node.store.server.set = count  # type: ignore[method-assign]
        begun = time.monotonic()
        asked = await asyncio.gather(*(ada.http.get(ada.base + "/readyz") for _ in range(50)))
        assert {answer.status_code for answer in asked} == {200}
        assert 1 <= written <= 1 + (time.monotonic() - begun) / TRY_AGAIN

    on_a_server(tmp_path, visit)


def test_ones_own_lines_are_found_without_reading_all_journals(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada, eve = await site.person("Ada"), await site.person("Eve")
        match = (await ada.table("toy", "me", "empty", open=True))["table"]["match"]
        talk = await eve.talk()
        await talk.ask("say", match=match, text="a spectator talks")
        lines = (await eve.http.get("/account/data")).json()["lines"]
        assert [line["text"] for line in lines] == ["a spectator talks"]
        plan = await site.node.store.backend.read(
            "EXPLAIN QUERY PLAN SELECT l.body FROM authors a JOIN lines l ON l.match = a.match"
            " WHERE a.player = $1 AND l.body LIKE $2",
            eve.player,
            "%",
        )
        assert not [step for step in plan if "SCAN" in str(step[-1])], plan
        spent = site.node.budget._bucket("processor", eve.player)._level
        await eve.http.get("/account/data")
        assert site.node.budget._bucket("processor", eve.player)._level < spent - 0.2, (
            "the database works too"
        )

    on_a_server(tmp_path, visit)
