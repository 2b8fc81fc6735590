"""What a host sees of a server that runs: metrics, requests by name, who signed in."""

import asyncio
import io
import json
import logging
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteca.server.runtime.logs import Briefly, JsonLines, TextLines
from ludoteca.server.settings import Settings
from ludoteca.server.work.logs import request_id
from ludoteca.store import StoreError
from ludoteca.store.sqlite import SqliteBackend
from tests.postgres import empty_database

from .network import PATIENCE, Site, on_a_server, serving

DASHBOARD = Path(__file__).parents[2] / "examples" / "grafana.json"


async def metrics_of(site: Site) -> dict[str, float]:
    stranger = site.stranger()
    text = (await stranger.http.get(f"{site.base}/metrics")).text
    lines = (line.rpartition(" ") for line in text.splitlines() if line[0] != "#")
    return {name: float(number) for name, _, number in lines}


def test_metrics_tell_of_requests_writes_bots_and_what_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person("Ada")
        await ada.table("toy", "first", "first", start=True, options={"goal": 5})
        store = site.node.store
        async with asyncio.timeout(60):
            while not await store.matches.all("over"):
                await asyncio.sleep(0.05)
        assert (await ada.http.get("/matches/nothing")).status_code == 404
        talk = await ada.talk()
        made = await ada.table("toy", "me", "first", start=True)

        async def refuse(*_: object) -> None:
            raise StoreError("the disk is full")

        monkeypatch.setattr(store.log, "append", refuse)
        refused = await talk.ask("play", match=made["table"]["match"], seat=0, seq=0, action={"type": "roll"})
        assert refused["reason"] == "server-error"

        for method in ("PROPFIND", "LOCK", "OPTIONS"):  # rare methods are not counted apart
            await ada.http.request(method, f"{site.base}/made-up-{method}")
        assert (await ada.http.get(f"{site.base}/readyz")).status_code == 200
        seen = await metrics_of(site)
        name = "ludoteca_request_seconds_count"
        assert sum(count for key, count in seen.items() if key.startswith(f'{name}{{method="other"')) == 3
        assert not [key for key in seen if "LOCK" in key or "made-up" in key]
        assert seen[f'{name}{{method="GET",path="/readyz",status="200"}}'] == 1
        assert seen[f'{name}{{method="POST",path="/tables",status="201"}}'] == 2
        assert seen[f'{name}{{method="GET",path="/matches/{{match}}",status="404"}}'] == 1
        assert seen['ludoteca_failed_writes_total{why="failed"}'] == 1
        assert seen['ludoteca_log_lines_total{level="error"}'] == 1
        assert seen['ludoteca_bot_seconds_count{game="toy"}'] >= 1
        assert seen["ludoteca_append_seconds_count"] >= 1
        assert seen['ludoteca_notices_total{what="letter"}'] == 0
        assert "ludoteca_loop_lag_seconds_count" in seen
        at_rest = {
            'ludoteca_workers{pool="background",state="idle"}': 1,
            'ludoteca_workers{pool="thinkers",state="waiting"}': 0,
            'ludoteca_threads_waiting{lane="games"}': 0,
            'ludoteca_store{what="writes_waiting"}': 0,
        }
        async with asyncio.timeout(PATIENCE):  # just now the server may be noting that it is alive
            while {key: seen[key] for key in at_rest} != at_rest:
                seen = await metrics_of(site)

    on_a_server(tmp_path, visit)


def test_a_service_tells_of_its_connections(postgres: str) -> None:
    where = empty_database(postgres)

    async def run() -> None:
        async with serving(Settings(port=0, db=where, bot_workers=1)) as site:
            seen = await metrics_of(site)
            kinds = ("busy", "idle")  # which of the two a connection is depends on the moment
            assert sum(seen[f'ludoteca_store{{what="connections_{kind}"}}'] for kind in kinds) >= 1

    asyncio.run(run())


def test_every_request_has_a_name_in_the_answer_and_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def visit(site: Site) -> None:
        ada = site.stranger()
        given = await ada.http.get("/session", headers={"X-Request-Id": "from-the-proxy-1"})
        assert given.headers["x-request-id"] == "from-the-proxy-1"
        strange = await ada.http.get("/session", headers={"X-Request-Id": "no name\tat all"})
        assert re.fullmatch("[0-9a-f]{16}", strange.headers["x-request-id"])

    caplog.set_level(logging.DEBUG, "ludoteca.http")
    on_a_server(tmp_path, visit)
    answered = [record for record in caplog.records if record.message == "answered"]
    assert [(record.status, record.path) for record in answered] == [(200, "/api/v1/session")] * 2  # type: ignore[attr-defined]


def test_the_log_says_who_came_in_and_who_did_not(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person("Ada")
        secret = {"name": "Ada", "password": "correct horse"}
        assert (await ada.http.post("/account", json=secret)).status_code == 201
        for password, status in (("wrong horse", 401), ("correct horse", 201)):
            answer = await ada.http.post("/session/login", json={"name": "Ada", "password": password})
            assert answer.status_code == status
        await ada.http.post("/tokens", json={"label": "bot"})

    caplog.set_level(logging.INFO, "ludoteca.audit")
    on_a_server(tmp_path, visit)
    lines = [record for record in caplog.records if record.name == "ludoteca.audit"]
    assert [line.message for line in lines] == [
        "a guest signed in",
        "account made",
        "sign-in refused: wrong-name-or-password",
        "signed in",
        "token made",
    ]
    assert {line.address for line in lines} == {"127.0.0.1"}  # type: ignore[attr-defined]
    assert "horse" not in caplog.text


def test_a_proxy_that_is_not_named_is_warned_of_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def visit(site: Site) -> None:
        for _ in range(2):
            await site.stranger().http.get("/session", headers={"X-Forwarded-For": "203.0.113.9"})

    on_a_server(tmp_path, visit)
    assert caplog.text.count("--trusted-proxies") == 1
    caplog.clear()
    on_a_server(tmp_path, visit, trusted_proxies="127.0.0.1")
    assert "--trusted-proxies" not in caplog.text


def test_lines_of_the_log_name_the_request_and_nobody_writes_lines_of_their_own() -> None:
    record = logging.makeLogRecord(
        {"msg": "failed", "path": "/a\nWARNING all is well", "name": "ludoteca.http"}
    )
    named = request_id.set("abc")
    try:
        assert json.loads(JsonLines().format(record))["request"] == "abc"
        assert TextLines("%(message)s").format(record) == "failed path=/a?WARNING all is well request=abc"
    finally:
        request_id.reset(named)


def expressions() -> Iterator[str]:
    for panel in json.loads(DASHBOARD.read_text(encoding="utf-8"))["panels"]:
        for target in panel.get("targets", ()):
            yield target["expr"]


def test_the_dashboard_asks_only_for_what_there_is(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        text = (await site.stranger().http.get(f"{site.base}/metrics")).text
        known = set(re.findall(r"# TYPE (\w+) ", text))
        known |= {f"{name}_{end}" for name in known for end in ("bucket", "count", "sum")}
        asked = {name for expr in expressions() for name in re.findall(r"ludoteca_\w+", expr)}
        assert asked <= known, asked - known
        ours = set(re.findall(r"# TYPE (\w+) ", text))
        assert not [name for name in ours if not any(word.startswith(name) for word in asked)], "all is shown"

    on_a_server(tmp_path, visit)


def test_a_database_that_is_away_is_told_in_a_line_a_mistake_with_its_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.addFilter(Briefly())
    handler.setFormatter(TextLines("%(levelname)s %(message)s"))
    monkeypatch.setattr(logging.getLogger("ludoteca.http"), "handlers", [handler])

    async def visit(site: Site) -> None:
        ada = await site.person()
        store = site.node.store
        backend = store.backend
        assert isinstance(backend, SqliteBackend)

        class Replaced:
            """A connection that fails, as its file does."""

            def execute(self, *_: object) -> None:
                connection.execute("INSERT INTO players SELECT * FROM players")

            def close(self) -> None:
                """The file is read-only."""

        connection = sqlite3.connect(f"file:{backend.path}?mode=ro", uri=True, check_same_thread=False)
        monkeypatch.setattr(backend, "_reader", Replaced())
        assert (await ada.http.get("/friends")).status_code == 503
        assert written.getvalue().count("\n") == 1
        assert "error=attempt to write a readonly database" in written.getvalue()
        connection.close()  # every use of it fails now
        assert (await ada.http.get("/friends")).status_code == 500
        assert "Traceback" in written.getvalue()

    on_a_server(tmp_path, visit)
