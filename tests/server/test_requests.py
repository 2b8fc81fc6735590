"""Requests that are odd, slow or too much get an answer that says why, and nothing hangs."""

import asyncio
import os
import resource
import socket
from contextlib import suppress
from pathlib import Path

import pytest

from ludoteca.server.runtime import http_protocol
from ludoteca.store import Unusable, open_store
from ludoteca.store.sqlite import SqliteBackend
from tests.postgres import empty_database

from .network import API, PATIENCE, Site, on_a_server


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
def test_odd_numbers_paths_and_letters_are_refused(
    tmp_path: Path, request: pytest.FixtureRequest, database: str
) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        made = await ada.table("toy", "me", "first", start=True)
        match = made["table"]["match"]
        talk = await ada.talk()
        for odd in (
            {"kind": "say", "text": "a\0b"},
            {"kind": "subscribe", "key": "\0"},
            {"kind": "sit", "seat": 1, "key": "\0"},
            {"kind": "hand_over", "seat": 0, "level": "\0"},
        ):
            assert (await talk.ask(**odd, match=match))["reason"] == "malformed", odd
        for path in (f"/matches/{match}/replay/--5", f"/matches/{match}/log?since=--5"):
            answer = await ada.http.get(path)
            assert (answer.status_code, answer.json()["reason"]) == (400, "malformed"), path
        assert (await ada.http.get(ada.base + "/" + "a" * 5_000)).status_code == 200
        assert (await ada.http.get(ada.base + "/" + "a" * 5_000 + ".js")).status_code == 404
        for path in (
            "/matches/%00",
            "/players/a%00b/statistics",
            "/ratings/%00",
            f"/matches/{match}?key=%00",
        ):
            assert (await ada.http.get(path)).status_code in (400, 404), path
        for name in ("a\0b", "\0"):
            assert (await ada.http.post("/session", json={"name": name})).status_code == 400
            assert (await ada.http.post("/tokens", json={"label": name})).status_code == 400
            login = await ada.http.post("/session/login", json={"name": name, "password": "12345678"})
            assert login.status_code == 400
        assert (await ada.http.post("/hooks", json={"url": "http://a\0b"})).status_code == 400

    if database == "postgresql":
        on_a_server(tmp_path, visit, db=empty_database(request.getfixturevalue("postgres")))
    else:
        on_a_server(tmp_path, visit)


def test_a_request_that_does_not_arrive_is_given_up(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        for beginning in (
            b"",
            b"GET /healthz HTTP/1.1\r\nHost: x\r\n",
            b"POST /api/v1/session HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{",
        ):
            reader, writer = await asyncio.open_connection(*site.base.removeprefix("http://").split(":"))
            writer.write(beginning)
            async with asyncio.timeout(PATIENCE):
                answer = await reader.read()
            assert (b"408" in answer) == beginning.startswith(b"POST")
            writer.close()

    on_a_server(tmp_path, visit, request_seconds=0.2)


def test_who_reads_nothing_of_what_they_asked_for_is_given_up(tmp_path: Path) -> None:
    def files() -> int:
        return len(os.listdir("/proc/self/fd"))

    async def visit(site: Site) -> None:
        host, port = site.base.removeprefix("http://").split(":")
        before = files()
        with socket.create_connection((host, int(port))) as deaf:
            deaf.setblocking(False)
            asked = f"GET {API}/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n".encode() * 500
            await asyncio.get_running_loop().sock_sendall(deaf, asked)
            async with asyncio.timeout(60):
                while files() < before + 2:  # both ends are in this process
                    await asyncio.sleep(0.01)
                while files() > before + 1:  # the connection is not kept
                    await asyncio.sleep(0.05)

    on_a_server(tmp_path, visit, request_seconds=0.2)


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        with pytest.raises(Unusable, match="Another server"):
            await open_store(site.node.settings.db, alone=True)
        looked_at = await open_store(site.node.settings.db)  # as `ludoteca admin` does
        await looked_at.close()

    on_a_server(tmp_path, visit)


def test_a_server_whose_database_cannot_write_is_not_ready(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = site.stranger()
        assert (await ada.http.get(ada.base + "/readyz")).status_code == 200
        await site.node.store.backend.change("DROP TABLE house")  # as good as a full disk: it does not write
        async with asyncio.timeout(PATIENCE):  # the answer before is repeated for a moment
            while (await ada.http.get(ada.base + "/readyz")).status_code != 503:
                await asyncio.sleep(0.05)

    on_a_server(tmp_path, visit)


def test_a_server_with_no_room_for_a_move_is_not_ready(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada, store = site.stranger(), site.node.store
        assert isinstance(store.backend, SqliteBackend)
        disk = store.backend._writer._connection
        (pages,) = disk.execute("PRAGMA page_count").fetchone()
        disk.execute(f"PRAGMA max_page_count={pages + 1}")
        await store.server.set("a word", "finds room")
        assert (await ada.http.get(ada.base + "/readyz")).status_code == 503

    on_a_server(tmp_path, visit)


def test_a_host_is_warned_of_a_proxy_that_was_not_named(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def visit(site: Site) -> None:
        ada = site.stranger()
        for _ in range(2):
            await ada.http.get("/session", headers={"X-Forwarded-For": "203.0.113.7"})

    on_a_server(tmp_path, visit)
    assert sum("--trusted-proxies" in record.getMessage() for record in caplog.records) == 1


def test_when_no_files_are_left_people_are_told_and_later_served(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        host, port = site.base.removeprefix("http://").split(":")
        used = max(int(name) for name in os.listdir("/proc/self/fd"))
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (used + http_protocol.RESERVE + 20, hard))
        opened = []
        try:
            answer = b""
            while not answer:
                reader, writer = await asyncio.open_connection(host, int(port))
                opened.append(writer)
                writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
                line = await reader.readline()
                answer = line if b"503" in line else b""
            assert b"503" in answer
            metrics = await ada.http.get(f"{site.base}/metrics")
            assert "ludoteca_refused_connections_total 1.0" in metrics.text, "who is here is served"
            assert "no files are left" in caplog.text
            for writer in opened:
                writer.close()
                with suppress(ConnectionError):
                    await writer.wait_closed()
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            assert b"200" in await reader.readline(), "there is room again"
            writer.close()
            await writer.wait_closed()
        finally:
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))

    on_a_server(tmp_path, visit)
