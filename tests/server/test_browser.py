"""The house of a browser, here in CPython: one person, no threads, sockets or processes, a second worker."""

import ast
import asyncio
import io
import json
import os
import py_compile
import subprocess
import sys
import zipfile
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from importlib.machinery import SourceFileLoader
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from ludoteca import new_match
from ludoteca.core import encode, from_file, game_key
from ludoteca.games import find_game
from ludoteca.games.villa_paletti import physics
from ludoteca.games.villa_paletti.physics import engine
from ludoteca.server.browser.bytecode import is_new, pack_bytecode
from ludoteca.server.browser.house import House, open_house
from ludoteca.server.browser.jobs import ThinkJob, carry_out
from ludoteca.server.browser.runtime import browser_settings
from ludoteca.server.browser.work import BrowserWork
from ludoteca.server.http.site_files import (
    BROWSER_HAS,
    LEFT_OUT,
    PACKAGE,
    CannotPack,
    GuestPackage,
    own_files,
)
from ludoteca.server.ports import WorkFailed
from ludoteca.server.timings import Timings


class InlineThinker:
    """Does the jobs of the second worker at once."""

    def __init__(self) -> None:
        self.jobs = 0
        self.restarts = 0

    async def ask(self, job: bytes) -> bytes:
        self.jobs += 1
        await asyncio.sleep(0)
        return carry_out(job)

    def restart(self) -> None:
        self.restarts += 1


class OpenPage:
    """A page that talks to the house."""

    def __init__(self, house: House, thinker: InlineThinker) -> None:
        self.house = house
        self.thinker = thinker
        self.messages: list[dict[str, Any]] = []
        self._arrived = asyncio.Event()

    def send(self, message: bytes) -> None:
        self.messages.append(msgspec.json.decode(message))
        self._arrived.set()

    def close(self, code: int) -> None: ...
    def pause(self) -> None: ...
    def resume(self) -> None: ...

    async def ask(self, method: str, path: str, body: object = None, status: int = 200) -> Any:
        sent = b"" if body is None else json.dumps(body).encode()
        answer = await self.house.request(method, path, {}, sent, "http://here")
        assert answer.status == status, answer.body
        return msgspec.json.decode(answer.body) if answer.body else None

    async def wait(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while True:
            for message in self.messages:
                if wanted(message):
                    return message
            self._arrived.clear()
            await self._arrived.wait()


class Engine:
    async def load(self) -> None:
        """It is there, or it will never be."""


def in_house(db: Path, story: Callable[[OpenPage], Awaitable[None]]) -> None:
    async def run() -> None:
        thinker = InlineThinker()
        house = await open_house(str(db), thinker, Engine())
        try:
            async with asyncio.timeout(60):
                await story(OpenPage(house, thinker))
        finally:
            await house.close()

    asyncio.run(run())


RECORDED = Path(__file__).parents[1] / "games" / "recorded"
SEATS = [{"type": "me"}, {"type": "bot", "level": "easy"}]
TABLE = {"type": "new_table", "game": "palanche", "seats": SEATS, "start": True}


def test_a_match_is_kept_by_the_browser_and_can_be_taken_out_before_its_end(tmp_path: Path) -> None:
    kept: list[str] = []

    async def first(page: OpenPage) -> None:
        assert await page.ask("GET", "/session") is None
        assert await page.house.connect(page) is None, "the owner has no name yet"
        await page.ask("POST", "/session", {"type": "new_guest", "name": "Ada"}, 201)
        made = await page.ask("POST", "/tables", TABLE, 201)
        match = made["table"]["match"]
        connection = await page.house.connect(page)
        assert connection is not None
        connection.opened()
        connection.received(json.dumps({"type": "subscribe", "id": "1", "match": match}).encode())
        await page.wait(lambda message: message["type"] == "snapshot")
        choices = await page.wait(lambda message: message["type"] == "choices")
        play = {"type": "play", "id": "2", "match": match, "seat": 0, "seq": choices["seq"]}
        connection.received(json.dumps({**play, "action": choices["legal"][0]}).encode())
        await page.wait(lambda message: message.get("id") == "2" and message["type"] == "done")
        connection.lost()
        kept.append(match)

    async def second(page: OpenPage) -> None:
        assert (await page.ask("GET", "/session"))["name"] == "Ada"
        (line,) = (await page.ask("GET", "/my/matches"))["matches"]
        assert line["match"] == kept[0]
        assert line["moves"] > 0
        answer = await page.house.request("GET", f"/matches/{kept[0]}/export", {}, b"", "")
        file = from_file(find_game(game_key(answer.body)), answer.body)
        assert file.seq >= line["moves"], "a bot may have played on"

    in_house(tmp_path / "house.sqlite3", first)
    in_house(tmp_path / "house.sqlite3", second)


def test_a_match_of_older_rules_is_still_read(tmp_path: Path) -> None:
    older = (RECORDED / "palanche.3.json").read_bytes()

    async def story(page: OpenPage) -> None:
        await page.ask("POST", "/session", {"type": "new_guest", "name": "Ada"}, 201)
        match = (await page.ask("POST", "/matches", json.loads(older), 201))["table"]["match"]
        last = (await page.ask("GET", f"/matches/{match}/replay/1"))["last"]
        assert (await page.ask("GET", f"/matches/{match}/replay/{last}"))["view"]
        answer = await page.house.request("GET", f"/matches/{match}/export", {}, b"", "")
        assert (
            json.loads(answer.body)["entries"][-1]["rules_version"]
            == 3
            < find_game("palanche").info.rules_version
        )

    in_house(tmp_path / "house.sqlite3", story)


def test_bots_alone_play_to_the_end_and_quick_ones_need_no_second_worker(tmp_path: Path) -> None:
    async def story(page: OpenPage) -> None:
        await page.ask("POST", "/session", {"type": "new_guest", "name": "Ada"}, 201)
        bots = [{"type": "bot", "level": "easy"}] * 2
        options = {"length": "rounds:1"}
        made = await page.ask("POST", "/tables", {**TABLE, "seats": bots, "options": options}, 201)
        while (table := await page.ask("GET", f"/matches/{made['table']['match']}"))["status"] != "over":
            await asyncio.sleep(0.01)
        assert table["outcome"]["scores"]
        assert page.thinker.jobs == 0

    in_house(tmp_path / "house.sqlite3", story)


@pytest.mark.parametrize(
    ("method", "path"),
    [("POST", "/session/login"), ("GET", "/friends"), ("GET", "/notices"), ("DELETE", "/session")],
)
def test_what_needs_a_server_is_refused(tmp_path: Path, method: str, path: str) -> None:
    async def story(page: OpenPage) -> None:
        refused = await page.ask(method, path, status=400)
        assert refused["reason"] == "needs-server"

    in_house(tmp_path / "house.sqlite3", story)


VILLA = {**TABLE, "game": "villa_paletti", "seats": [{"type": "me"}, {"type": "me", "name": "Bea"}]}


def test_without_its_engine_villa_paletti_is_played_with_the_real_box_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(physics, "engines", missing_engine)

    async def story(page: OpenPage) -> None:
        await page.ask("POST", "/session", {"type": "new_guest", "name": "Ada"}, 201)
        refused = await page.ask("POST", "/tables", VILLA, 400)
        assert refused["reason"] == "wood-not-loaded"
        made = await page.ask("POST", "/tables", {**VILLA, "options": {"villa": "real"}}, 201)
        assert made["table"]["status"] == "playing"

    in_house(tmp_path / "house.sqlite3", story)


def are_choices(seq: int, message: dict[str, Any]) -> bool:
    return bool(message["type"] == "choices" and message["seq"] >= seq)


def missing_engine() -> None:
    raise ModuleNotFoundError(name=engine.LIBRARIES[0])


def test_a_hand_pulls_a_column_without_a_server(tmp_path: Path) -> None:
    async def story(page: OpenPage) -> None:
        await page.ask("POST", "/session", {"type": "new_guest", "name": "Ada"}, 201)
        made = await page.ask("POST", "/tables", VILLA, 201)
        match = made["table"]["match"]
        connection = await page.house.connect(page)
        assert connection is not None
        connection.opened()

        def say(**message: object) -> None:
            connection.received(json.dumps(message).encode())

        say(type="subscribe", id="1", match=match)
        seq = 0
        while True:
            choices = await page.wait(partial(are_choices, seq))
            seq = choices["seq"]
            pull = next((action for action in choices["legal"] if action["type"] == "pull_along"), None)
            if pull is not None:
                break
            say(
                type="play",
                id=f"move-{seq}",
                match=match,
                seat=choices["seat"],
                seq=seq,
                action=choices["legal"][0],
            )
            seq += 1
        request = {"type": "pull_along", "column": pull["column"], "path": []}
        say(type="live_open", id="hand", match=match, seat=choices["seat"], seq=seq, request=request)
        for step in range(1, 5):
            say(type="live_move", live="hand", move=[step / 30, 0.5 * step, 0.0, 0.0])
        say(type="live_end", live="hand")
        frames = await page.wait(lambda message: message["type"] == "live_frame")
        assert frames["frames"]
        await page.wait(lambda message: message["type"] == "update" and message["seq"] == seq + 1)

    in_house(tmp_path / "house.sqlite3", story)


def test_a_job_that_is_cancelled_ends_the_worker_and_urgent_jobs_go_first() -> None:
    class SlowThinker(InlineThinker):
        def __init__(self) -> None:
            super().__init__()
            self.order: list[int] = []
            self.free = asyncio.Event()

        async def ask(self, job: bytes) -> bytes:
            self.order.append(msgspec.json.decode(job, type=ThinkJob).seat)
            await self.free.wait()
            raise ValueError("no answer")

    async def run() -> None:
        thinker, game = SlowThinker(), find_game("palermo")
        work = BrowserWork(thinker, Engine(), Random(1), browser_settings(""), Timings())

        def think(seat: int, in_background: bool) -> "asyncio.Task[object]":
            asked = work.think(game, b"{}", seat, "hard", whose="ada", in_background=in_background)
            return asyncio.create_task(asked)

        jobs = [think(0, True), think(1, True), think(2, False)]
        await asyncio.sleep(0.01)
        assert thinker.order == [0]
        jobs[0].cancel()
        await asyncio.sleep(0.01)
        assert (thinker.order, thinker.restarts) == ([0, 2], 1)
        thinker.free.set()
        for job in jobs[1:]:
            with pytest.raises(WorkFailed):
                await job

    asyncio.run(run())


@pytest.mark.parametrize(("seconds", "jobs"), [(60.0, [0, 0]), (0.0, [0, 1])])
def test_a_level_that_was_slow_thinks_in_the_second_worker(seconds: float, jobs: list[int]) -> None:
    async def run() -> None:
        thinker, game = InlineThinker(), find_game("toy")
        work = BrowserWork(thinker, Engine(), Random(1), browser_settings(""), Timings(quick_thought=seconds))
        match = new_match("toy", seats=2, seed=1)
        position = encode(game.position(match.state))
        for asked in jobs:
            await work.think(game, position, match.active[0], "uniform", whose="ada")
            assert thinker.jobs == asked

    asyncio.run(run())


def imported(content: bytes) -> Iterator[str]:
    """The modules that a file imports when it is imported itself."""
    for node in ast.parse(content).body:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield node.module or ""


def is_there(module: str) -> bool:
    """Whether a browser has a module."""
    top, _, inside = module.partition(".")
    if top != "ludoteca":
        return top in BROWSER_HAS or top in sys.stdlib_module_names or top in ("pyodide", "ludoteca_mujoco")
    path = inside.replace(".", "/")
    return not inside or not LEFT_OUT.match(path if (PACKAGE / path).is_dir() else f"{path}.py")


def test_what_a_browser_gets_of_this_package_imports_only_what_it_has() -> None:
    files = {name: content for name, content in own_files() if name.endswith(".py")}
    wrong = [
        (name, each) for name, content in files.items() for each in imported(content) if not is_there(each)
    ]
    assert wrong == []


ONLY_WHAT_IT_HAS = """
import sys
HAS = {"ludoteca", "msgspec", "openskill"}
class Others:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top not in sys.stdlib_module_names and top not in HAS:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Others())
import ludoteca.server.browser.house, ludoteca.server.browser.jobs, ludoteca.server.browser.hands
from ludoteca.bots import bot_levels
from ludoteca.games import OUR_KEYS, find_game
for key in OUR_KEYS:
    bot_levels(find_game(key))
"""


def test_the_house_is_imported_from_what_a_browser_gets(tmp_path: Path) -> None:
    for name, content in own_files():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(content)
    done = subprocess.run(
        [sys.executable, "-c", ONLY_WHAT_IT_HAS],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert done.stderr == ""


def test_a_package_that_is_not_there_cannot_be_packed() -> None:
    with pytest.raises(CannotPack, match="no installed package"):
        GuestPackage("no-such-package-at-all")
    with pytest.raises(CannotPack, match="brings no game"):
        GuestPackage("msgspec")


def test_bytecode_is_kept_until_something_else_was_compiled(tmp_path: Path) -> None:
    first, anew = tmp_path / "first", tmp_path / "anew"
    first.mkdir()
    for name in ("one", "other"):
        (first / f"{name}.py").write_text(f"NAME = {name!r}", encoding="utf-8")
    py_compile.compile(str(first / "one.py"))
    assert is_new(str(first))
    packed = io.BytesIO()
    pack_bytecode(str(first), packed.write)
    assert not is_new(str(first))

    with zipfile.ZipFile(packed) as archive:
        archive.extractall(anew)
    (anew / "one.py").write_text("raise AssertionError", encoding="utf-8")
    code = SourceFileLoader("one", str(anew / "one.py")).get_code("one")
    assert code is not None
    assert "NAME" in code.co_names, "the newer source is not read"

    py_compile.compile(str(first / "other.py"))
    assert is_new(str(first))
    packed = io.BytesIO()
    pack_bytecode(str(first), packed.write)
    with zipfile.ZipFile(packed) as archive:
        assert len(archive.namelist()) == 2
