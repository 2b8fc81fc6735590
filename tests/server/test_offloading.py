"""No call into a game holds up the event loop, whatever is asked of the server."""

import asyncio
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from ludoteca.core import Game, Record
from ludoteca.server.people.budget import Budget
from ludoteca.server.people.caller import Caller, address_of_caller, caller
from ludoteca.server.runtime.offloader import ThreadOffloader
from ludoteca.server.settings import Settings
from tests.toy import rules
from tests.toy.rules import Roll, ToyGame

from .network import PATIENCE, Site, Talk, TurnedClock, beat, on_a_server

SLOW = 0.0025
"""Seconds of processor time; the server takes a call for slow from two milliseconds on."""


class Draft(Record, frozen=True, kw_only=True):
    """What the workshop of the slow toy judges."""


class Judged(Record, frozen=True, kw_only=True):
    """What it says."""


EXTRAS: dict[str, Any] = {
    "preview": lambda *_: Judged(),
    "measures": lambda _, state: {"toy-total": tuple(map(float, state.totals))},
    "minutes": lambda *_: 60,
    "time_up": lambda _: Roll(),
    "judge": lambda *_: Judged(),
    "by_hand": lambda _self, action, _moves: action,
    "request_like": lambda _self, request, _action: request,
    "given_up": lambda *_: None,
    "held_still": lambda *_: (),
    "live": lambda *_: None,
}
"""What a game may bring beside the contract."""


class SlowToy:
    """A toy whose every method is slow, and which of them ran in the event loop's thread."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.called: set[str] = set()
        self.in_the_loop: set[str] = set()
        public = {name for name in vars(Game) if not name.startswith("_") and callable(getattr(Game, name))}
        # What is final is our code, whatever the game.
        contract = {name for name in public if not hasattr(getattr(Game, name), "__final__")}
        methods = {name: getattr(ToyGame, name) for name in contract} | EXTRAS
        slow = {name: self._slow(name, method) for name, method in methods.items()}
        # A class of its own: Python remembers which protocols a class fulfils.
        kind = type(
            "SlowToyGame",
            (ToyGame,),
            {**slow, **dict.fromkeys(("draft", "hand_move", "hand_request", "hand_frame"), Draft)},
        )
        kind.__module__ = ToyGame.__module__
        monkeypatch.setattr(rules, "GAME", kind())

    def _slow(self, name: str, method: Callable[..., Any]) -> Callable[..., Any]:
        def slow(*arguments: Any) -> Any:
            self.called.add(name)
            if threading.current_thread() is threading.main_thread():
                self.in_the_loop.add(name)
            end = time.thread_time() + SLOW
            while time.thread_time() < end:
                pass
            return method(*arguments)

        return slow


async def play(talk: Talk, match: str, seq: int, seat: int) -> None:
    answer = await talk.ask("play", match=match, seat=seat, seq=seq, action={"type": "roll"})
    assert answer["type"] == "done", answer
    await talk.wait(lambda m: m["type"] == "choices" and m["match"] == match and m["seq"] == seq + 1)


async def ask_all(talk: Talk, match: str, requests: Sequence[dict[str, Any]]) -> list[str]:
    return [(await talk.ask(**request, match=match))["type"] for request in requests]


def test_no_method_of_a_slow_game_runs_in_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    slow, clock = SlowToy(monkeypatch), TurnedClock()

    async def visit(site: Site) -> None:
        ada = await site.person()
        talk, get, post = await ada.talk(), ada.http.get, ada.http.post

        async def read(path: str) -> None:
            answer = await get(path)
            assert answer.status_code == 200, (path, answer.text)

        for path in ("/games", "/games/unplayable", "/games/toy/schemas", "/games/toy/texts/en"):
            await read(path)
        await read("/games/toy/help/en")
        assert (await post("/games/toy/workshop", json={})).status_code == 201
        bank = {"type": "bank", "seconds": 600}
        made = await ada.table("toy", "me", "me", "first", clock=bank, options={"goal": 25}, open=True)
        match = made["table"]["match"]
        await talk.ask("subscribe", match=match)
        lobby = (
            {"kind": "change_table", "options": {"mood": "loud"}, "seats": 4},
            {"kind": "place_bot", "seat": 3, "level": "first"},
            {"kind": "swap_seats", "one": 2, "other": 3},
            {"kind": "clear_seat", "seat": 3},
            {"kind": "change_table", "seats": 3},
            {"kind": "start"},
        )
        assert await ask_all(talk, match, lobby) == ["done"] * len(lobby)
        await talk.wait(lambda m: m["type"] == "choices" and m["seq"] == 0)
        roll = {"type": "roll"}
        asked = (
            {"kind": "check", "seat": 0, "action": roll},
            {"kind": "preview", "seat": 0, "action": roll},
            {"kind": "hint", "seat": 0},
            {"kind": "seen", "seq": 0},
            {"kind": "live_prepare", "seat": 0, "seq": 0, "request": roll},
        )
        assert await ask_all(talk, match, asked) == ["done", "previewed", "hinted", "done", "refused"]
        await talk.ask("play", match=match, seat=0, seq=0, action={"type": "boast", "by": 1})
        assert (await talk.ask("undo", match=match, seat=0))["seq"] == 2
        await play(talk, match, 2, 0)
        await talk.ask("hand_over", match=match, seat=1, level="first")
        await talk.wait(lambda m: m["type"] == "choices" and m["seq"] >= 5 and m["seat"] == 0)
        await talk.ask("take_back", match=match, seat=1)
        for path in (f"/matches/{match}", f"/matches/{match}/log?seat=0", "/my/matches"):
            await read(path)
        for kind in ("replay", "since", "picture"):
            await read(f"/matches/{match}/{kind}/2?seat=0")
        await talk.ask("unsubscribe", match=match)
        room = await site.node.rooms.room(match)
        while await site.node.rooms.room(match) is room:  # it stays while a thread still works for it
            await site.node.rooms.forget(room)
        await talk.ask("subscribe", match=match)
        seq = (await site.node.rooms.room(match)).seq
        clock.turn(seconds=700)  # Ada's time is over, and the default is played
        await beat(site)
        await talk.wait(lambda m: m["type"] == "update" and m["seq"] > seq)
        clock.turn(seconds=3600)  # the table's time is over
        await beat(site)
        await talk.ask("ask_end", match=match, seat=0)
        for path in ("log", "story", "review", "export", "replay/1"):
            await read(f"/matches/{match}/{path}")
        file = (await get(f"/matches/{match}/export")).content
        assert (await post("/matches", content=file)).status_code == 201
        assert (await post(f"/matches/{match}/branches", json={"seq": 1})).status_code == 201
        short = await ada.table("toy", "me", "first", options={"goal": 1}, start=True)
        await talk.ask("subscribe", match=short["table"]["match"])
        await talk.ask("play", match=short["table"]["match"], seat=0, seq=0, action=roll)
        await talk.wait(lambda m: m["type"] == "table" and m["table"]["status"] == "over")

    on_a_server(tmp_path, visit, clock)
    assert slow.in_the_loop == set()
    expected = {"setup", "active", "legal", "apply", "outcome", "check", "offers", "default", "position"}
    assert slow.called >= expected | {"from_position", "view", "private", "redact", "render"}
    assert slow.called >= {"preview", "measures", "minutes", "judge", "by_hand"}


def test_lists_of_moves_that_become_slow_leave_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[str] = []
    is_slow = threading.Event()
    legal = ToyGame.legal

    def listed(*arguments: Any) -> Any:
        end = time.perf_counter() + (0.01 if is_slow.is_set() else 0)
        threads.append(threading.current_thread().name)
        while time.perf_counter() < end:
            pass
        return legal(*arguments)

    monkeypatch.setattr(ToyGame, "legal", listed)

    async def visit(site: Site) -> None:
        ada = await site.person()
        talk = await ada.talk()
        made = await ada.table("toy", "me", "me", start=True, options={"goal": 10_000})
        match = made["table"]["match"]
        await talk.ask("subscribe", match=match)
        async with asyncio.timeout(PATIENCE):
            for seq in range(12):
                await play(talk, match, seq, seq % 2)
            assert threads[-1] == threading.main_thread().name, "a quick list is made at once"
            is_slow.set()
            del threads[:]
            for seq in range(12, 24):
                await play(talk, match, seq, seq % 2)
        slow_in_the_loop = threads.count(threading.main_thread().name)
        assert slow_in_the_loop <= 2, "it is noticed the second time at the latest"

    on_a_server(tmp_path, visit)


def test_a_call_in_a_thread_knows_its_caller() -> None:
    async def run() -> str:
        caller.set(Caller(Budget(Settings(), time.monotonic), "ada", "192.0.2.1"))
        with ThreadPoolExecutor(1) as threads:
            return await ThreadOffloader(lambda: threads, always=True).run("asked", address_of_caller)

    assert asyncio.run(run()) == "192.0.2.1"
