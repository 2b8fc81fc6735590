"""A column pulled by a live hand: frames to everybody, the same entry in the log as any other pull."""

import asyncio
import math
import os
import signal
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludoteca.core import Match, Played, Simulation, physics_request_of, seeded_luck, to_file
from ludoteca.games.villa_paletti.actions import BreakOff, Pull, PullAlong
from ludoteca.games.villa_paletti.events import VillaFell
from ludoteca.games.villa_paletti.geometry.lanes import lanes
from ludoteca.games.villa_paletti.physics.live import take_hold
from ludoteca.games.villa_paletti.rules import GAME
from ludoteca.games.villa_paletti.wood import HandPoint
from ludoteca.server.app import USUAL
from ludoteca.server.runtime.live_workers import LiveWorkers
from ludoteca.server.runtime.websocket import WebSocket
from ludoteca.server.session.connection import Connection
from ludoteca.server.timings import Timings
from ludoteca.store import StoreError
from tests.games.villa_paletti.villas import build, position

from .network import Person, Site, Talk, on_a_server
from .programs import program

VILLA = "villa_paletti"
BLOCKED = 0.020
"""Seconds that nothing may keep the server from its other tables."""


async def sit_down(site: Site, player: Person | None = None) -> tuple[Talk, str]:
    ada = player or await site.person()
    made = await ada.table("villa_paletti", "me", "me", start=True, options={"pulling": "both"})
    talk = await ada.talk()
    await talk.ask("subscribe", match=made["table"]["match"])
    return talk, made["table"]["match"]


def choices_at(seq: int, message: dict[str, Any]) -> bool:
    return bool(message["type"] == "choices" and message["seq"] == seq)


async def until_a_turn(site: Site, talk: Talk, match: str) -> tuple[int, int]:
    """Play the first of everything until a column may be pulled; the entry and the seat."""
    while True:
        room = await site.node.rooms.room(match)
        seq, (seat,) = room.seq, room.active
        choices = await talk.wait(partial(choices_at, seq))
        if any(action["type"] == "pull" for action in choices["legal"]):
            return seq, seat
        await talk.ask("play", match=match, seat=seat, seq=seq, action=choices["legal"][0])


async def ready_to_pull(site: Site, player: Person | None = None) -> tuple[Talk, dict[str, Any], float]:
    """At the first turn: how a hand asks to pull a column, and in which direction it comes out."""
    talk, match = await sit_down(site, player)
    seq, seat = await until_a_turn(site, talk, match)
    choices = await talk.wait(partial(choices_at, seq))
    pull = next(action for action in choices["legal"] if action["type"] == "pull")
    request = {"type": "pull_along", "column": pull["column"], "path": []}
    return talk, {"match": match, "seat": seat, "seq": seq, "request": request}, pull["direction"]


def hand(direction: float, seconds: float, speed: float = 60.0) -> list[list[float]]:
    x, y = math.cos(math.radians(direction)), math.sin(math.radians(direction))
    times = [n / 30 for n in range(1, int(seconds * 30))]
    return [[t, x * speed * t, y * speed * t, 0.0] for t in times]


def test_a_live_pull(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        talk, match = await sit_down(site)
        seq, seat = await until_a_turn(site, talk, match)
        watcher = await (await site.person("Bea")).talk()
        room = await site.node.rooms.room(match)
        await watcher.ask("subscribe", match=match, key=room.table.share)
        assert room.match is not None
        villa = room.match.state.villa
        pulls = (action for action in GAME.legal(room.match.state, seat) if isinstance(action, Pull))
        column = max(
            {pull.column for pull in pulls},
            key=lambda each: max(lane.gap for lane in lanes(villa, each)),
        )
        direction = max(lanes(villa, column), key=lambda lane: lane.gap).direction
        request = {"type": "pull_along", "column": column, "path": []}
        opened = await talk.ask("live_open", match=match, seat=seat, seq=seq, request=request, id="hand")
        assert opened == {"type": "done", "id": "hand", "seq": None}
        again = await talk.ask("live_open", match=match, seat=seat, seq=seq, request=request)
        assert again["reason"] == "hand-at-work"
        for point in hand(direction, seconds=6.0):
            await talk.push("live_move", live="hand", move=point)
            await asyncio.sleep(0.001)
            if talk.of("live_ended"):
                break
        frames = await watcher.wait(lambda m: m["type"] == "live_frame")
        assert frames["frames"]
        ended = await watcher.wait(lambda m: m["type"] == "live_ended")
        assert ended["live"] == "hand"
        update = await watcher.wait(lambda m: m["type"] == "update" and m["seq"] == seq + 1)
        assert update["entry"]["seat"] == seat
        entry = room.match.entries[seq + 1]
        assert isinstance(entry, Played)
        assert isinstance(entry.action, PullAlong)
        assert [draw.label for draw in entry.draws] == ["tremor", "pull"]

    on_a_server(tmp_path, visit, messages_per_second=200, seed=7)


def test_physics_never_blocks_the_other_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    busy: list[float] = []
    run = asyncio.Handle._run

    def timed(handle: asyncio.Handle) -> None:
        """How long the loop itself works at one thing, whatever else the machine does meanwhile."""
        begun = time.thread_time()
        run(handle)
        busy.append(time.thread_time() - begun)

    async def visit(site: Site) -> None:
        talk, asked, direction = await ready_to_pull(site)
        monkeypatch.setattr(asyncio.Handle, "_run", timed)
        await talk.ask("live_open", **asked, id="hand")
        for point in hand(direction, seconds=2.0):
            await talk.push("live_move", live="hand", move=point)
            await asyncio.sleep(0.002)
        await talk.push("live_end", live="hand")
        await talk.wait(lambda m: m["type"] == "update" and m["seq"] == asked["seq"] + 1)
        monkeypatch.undo()
        assert len(busy) > 60
        assert max(busy) < BLOCKED

    on_a_server(tmp_path, visit, messages_per_second=2000, seed=7)


def test_a_pull_that_cannot_be_written_leaves_the_table_free(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(site: Site) -> None:
        talk, asked, _ = await ready_to_pull(site)
        await talk.ask("live_open", **asked, id="hand")

        async def fail_once(*_: object) -> None:
            monkeypatch.undo()
            raise StoreError("the disk is full")

        monkeypatch.setattr(site.node.store.log, "append", fail_once)
        await talk.push("live_move", live="hand", move=[0.1, 0.5, 0.0, 0.0])
        await talk.push("live_end", live="hand")
        refused = await talk.wait(lambda m: m["type"] == "refused" and m["id"] == "hand")
        assert refused["reason"] == "server-error"
        await talk.wait(lambda m: m["type"] == "live_ended")
        again = await talk.ask("live_open", **asked, id="again")
        assert again["type"] == "done"

    on_a_server(tmp_path, visit, messages_per_second=200, seed=7)


def test_getting_ready_touches_nothing_and_tells_nobody(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        talk, asked, direction = await ready_to_pull(site)
        heard = len(talk.messages)
        for _ in range(3):
            answer = await talk.ask("live_prepare", **asked)
            assert answer["type"] == "live_scene"
        room = await site.node.rooms.room(asked["match"])
        assert room.hands.at_work is None
        beyond = await talk.ask(
            "live_prepare", **{**asked, "request": {**asked["request"], "column": "purple-9"}}
        )
        assert beyond["type"] == "refused"
        stale = await talk.ask("live_prepare", **{**asked, "seq": asked["seq"] - 1})
        assert stale["reason"] == "stale"

        # The hand need not wait for the answer before it moves.
        await talk.send("live_open", **asked, id="hand")
        for point in hand(direction, seconds=0.2):
            await talk.push("live_move", live="hand", move=point)
        await talk.push("live_end", live="hand")
        await talk.wait(lambda m: m["type"] == "update" and m["seq"] == asked["seq"] + 1)
        assert room.match is not None
        entry = room.match.entries[asked["seq"] + 1]
        assert isinstance(entry, Played)
        assert isinstance(entry.action, PullAlong)
        assert len(entry.action.path) == 5
        answers = [message for message in talk.messages[heard:] if "id" in message]
        assert [each["type"] for each in answers] == ["live_scene"] * 3 + ["refused"] * 2 + ["done"]
        assert len(site.runtime.work.hands.pids()) == 1, "the worker that got ready did it"

    on_a_server(tmp_path, visit, messages_per_second=200, seed=7)


def test_a_signal_to_every_process_of_the_server_breaks_no_pull_off(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        talk, asked, _ = await ready_to_pull(site)
        await talk.ask("live_open", **asked, id="hand")
        await talk.push("live_move", live="hand", move=[0.1, 1.0, 0.0, 0.0])
        await talk.wait(lambda m: m["type"] == "live_frame")
        for pid in site.runtime.work.hands.pids():
            os.kill(pid, signal.SIGTERM)
        await talk.push("live_end", live="hand")
        update = await talk.wait(lambda m: m["type"] == "update" and m["seq"] == asked["seq"] + 1)
        assert update["entry"]["seat"] == asked["seat"]
        assert not [refused for refused in talk.of("refused") if refused["reason"] == "server-error"]

    on_a_server(tmp_path, visit, messages_per_second=200, seed=7)


def test_a_server_that_stops_does_not_let_go_for_the_player(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        talk, asked, _ = await ready_to_pull(site)
        await talk.ask("live_open", **asked, id="hand")
        await talk.push("live_move", live="hand", move=[0.1, 1.0, 0.0, 0.0])
        await talk.wait(lambda m: m["type"] == "live_frame")
        room = await site.node.rooms.room(asked["match"])
        for connection in site.node.connections:
            assert isinstance(connection, Connection)
            assert isinstance(connection.transport, WebSocket)
            connection.transport.shutdown()  # as uvicorn does with all of them after a signal
        async with asyncio.timeout(60):
            while room.hands.at_work is not None:
                await asyncio.sleep(0.01)
        assert room.seq == asked["seq"], "the turn is still to be taken"

    on_a_server(tmp_path, visit, messages_per_second=200, seed=7)


def test_a_lost_line_holds_the_hand_still_for_a_player_who_comes_back(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        talk, asked, direction = await ready_to_pull(site, ada)
        await talk.ask("live_open", **asked, id="hand")
        path = hand(direction, seconds=0.5)
        for point in path[:8]:
            await talk.push("live_move", live="hand", move=point)
        await talk.wait(lambda m: m["type"] == "live_frame" and m["frames"][-1][0] > 0.2)
        await talk.socket.close()
        stranger = await (await site.person("Bea")).talk()
        room = await site.node.rooms.room(asked["match"])
        await stranger.ask("subscribe", match=asked["match"], key=room.table.share)
        back = await ada.talk()
        await back.ask("subscribe", match=asked["match"])
        held = await back.wait(lambda m: m["type"] == "live_held")
        assert (held["live"], held["seat"]) == ("hand", asked["seat"])
        assert held["request"]["column"] == asked["request"]["column"]
        assert held["move"][: len(path[7])] == list(path[7])
        (scene,) = held["frames"]
        assert asked["request"]["column"] in scene[1]
        assert room.seq == asked["seq"], "nothing is decided"
        assert not stranger.of("live_held")
        await back.push("live_move", live="hand", move=path[8])
        await back.push("live_end", live="hand")
        await back.wait(lambda m: m["type"] == "update" and m["seq"] == asked["seq"] + 1)
        assert room.match is not None
        entry = room.match.entries[asked["seq"] + 1]
        assert isinstance(entry, Played)
        assert isinstance(entry.action, PullAlong)
        assert len(entry.action.path) == 9

    on_a_server(tmp_path, visit, timings=Timings(hand_held=120), messages_per_second=200, seed=7)


@pytest.mark.parametrize("speed", [60.0, 0.0], ids=["moved", "only-touched"])
def test_a_hand_whose_player_does_not_come_back_is_given_up_gently(tmp_path: Path, speed: float) -> None:
    async def visit(site: Site) -> None:
        talk, asked, direction = await ready_to_pull(site)
        await talk.ask("live_open", **asked, id="hand")
        for point in hand(direction, seconds=0.4, speed=speed):
            await talk.push("live_move", live="hand", move=point)
        await talk.wait(lambda m: m["type"] == "live_frame")
        await talk.socket.close()
        room = await site.node.rooms.room(asked["match"])
        async with asyncio.timeout(60):
            while room.hands.at_work is not None:
                await asyncio.sleep(0.01)
        assert room.match is not None
        if speed == 0.0:
            assert room.seq == asked["seq"], "the turn is still to be taken"
            return
        entry = room.match.entries[asked["seq"] + 1]
        assert isinstance(entry, Played)
        assert entry.action == BreakOff(column=asked["request"]["column"]), "put back, and nothing fell"

    timings = msgspec.structs.replace(USUAL, hand_held=0.1)
    on_a_server(tmp_path, visit, timings=timings, messages_per_second=200, seed=7)


def test_who_feels_the_villa_give_has_no_other_way_out(tmp_path: Path) -> None:
    """Another entry would make what the hand did stale, and the fall undone."""

    async def visit(site: Site) -> None:
        talk, asked, direction = await ready_to_pull(site)
        await talk.ask("live_open", **asked, id="hand")
        at = {name: asked[name] for name in ("match", "seat")}
        put_back = {"type": "break_off", "column": asked["request"]["column"]}
        others: list[tuple[str, dict[str, Any]]] = [
            ("play", {"seq": asked["seq"], "action": put_back}),
            ("undo", {}),
            ("consent", {"by": asked["seat"], "back_to": 0, "agree": True}),
            ("hand_over", {"level": "easy"}),
            ("stand", {}),
            ("resign", {}),
            ("call_off", {}),
            ("ask_end", {}),
        ]
        for kind, content in others:
            refused = await talk.ask(kind, **at, **content)
            assert refused["reason"] == "hand-at-work", kind
        assert (await talk.ask("close_table", match=asked["match"]))["reason"] == "hand-at-work"
        other = {"match": asked["match"], "seat": 1 - asked["seat"]}
        assert (await talk.ask("hand_over", **other, level="easy"))["type"] == "done", "no hand of that seat"
        assert (await talk.ask("take_back", **other))["type"] == "done"
        await talk.push("live_move", live="hand", move=hand(direction, seconds=0.2)[0])
        await talk.push("live_end", live="hand")
        await talk.wait(lambda m: m["type"] == "live_ended")
        touched = asked["seq"] + 1
        assert (await talk.ask("play", **at, seq=touched, action=put_back))["type"] == "done"

    on_a_server(tmp_path, visit, messages_per_second=200, seed=7)


def test_a_fall_that_has_begun_goes_on_without_its_player(tmp_path: Path) -> None:
    """The plug is pulled while a floor tilts that has lost one of its three columns."""

    async def visit(site: Site) -> None:
        ada = await site.person()
        talk = await ada.talk()
        state = position(build(("r1 y1 b1", "g1"), ("rt", "")), seats=2)
        file = to_file(Match.at_position(GAME, state, luck=seeded_luck(7)))
        match = (await ada.http.post("/matches", content=file)).json()["table"]["match"]
        await talk.ask("subscribe", match=match)
        room = await site.node.rooms.room(match)
        assert room.match is not None
        action, path = begin_of_a_fall(room.match, "red-1")
        begun = {"match": match, "seat": 0, "seq": room.seq, "request": msgspec.to_builtins(action)}
        await talk.ask("live_open", **begun, id="hand")
        for point in path:
            await talk.push("live_move", live="hand", move=msgspec.to_builtins(point))
        await talk.wait(lambda m: m["type"] == "live_frame" and m["frames"][-1][0] > path[-2].t)
        await talk.socket.close()
        async with asyncio.timeout(60):
            while room.hands.at_work is not None:
                await asyncio.sleep(0.01)
        entry = room.match.entries[-1]
        assert isinstance(entry, Played)
        assert isinstance(entry.action, PullAlong), "it is not put back"
        assert isinstance(entry.events[0], VillaFell)

    timings = msgspec.structs.replace(USUAL, hand_held=0.1)
    on_a_server(tmp_path, visit, timings=timings, messages_per_second=200, seed=7)


def begin_of_a_fall(match: Match[Any, Any], column: str) -> tuple[PullAlong, list[HandPoint]]:
    """A pull that brings the villa down, and its points until a floor tilts by two degrees."""
    villa = match.state.villa
    direction = max(lanes(villa, column), key=lambda lane: lane.gap).direction
    action = PullAlong(column=column, path=())
    request = physics_request_of(match.game, match.state, 0, GAME.by_hand(action, ()), match.luck_of_next())
    live = take_hold(request.request)
    path: list[HandPoint] = []
    for point in hand(direction, seconds=6.0):
        path.append(HandPoint(*point))
        for frame in live.move(path[-1]):
            blue = frame.moved.get("blue")
            if blue is not None and blue.tilt > 2.0:
                assert not live.is_over, "it does not count as fallen yet"
                return action, path
    raise AssertionError("the villa stands")


def test_a_hand_that_its_page_simulates_is_judged_once_at_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_session(*_: Any) -> None:
        pytest.fail("the server follows the hand")

    monkeypatch.setattr(LiveWorkers, "open", no_session)
    monkeypatch.setattr(LiveWorkers, "prepare", no_session)

    async def visit(site: Site) -> None:
        talk, asked, direction = await ready_to_pull(site)
        room = await site.node.rooms.room(asked["match"])
        watcher = await (await site.person("Bea")).talk()
        await watcher.ask("subscribe", match=asked["match"], key=room.table.share)
        scene = await talk.ask("live_prepare", **asked, simulates=True)
        again = await talk.ask("live_prepare", **asked, simulates=True)
        assert again["request"] == scene["request"], "no one chooses a tremor"

        # In the page: any hand of this position follows from the request.
        request = msgspec.json.decode(msgspec.json.encode(scene["request"]), type=GAME.hand_request)
        action = msgspec.convert(asked["request"], PullAlong)
        seen = GAME.live(GAME.request_like(request, action))
        await talk.ask("live_open", **asked, id="hand", simulates=True)
        moves: list[HandPoint] = []
        for point in msgspec.convert(hand(direction, seconds=4.0), list[HandPoint]):
            moves.append(point)
            shown = msgspec.to_builtins(seen.move(point))
            await talk.push("live_shown", live="hand", moves=msgspec.to_builtins([point]), frames=shown)
            if seen.is_over:
                break
        more = seen.follow_through()
        await talk.push("live_shown", live="hand", moves=msgspec.to_builtins(more), frames=[])
        await talk.push("live_end", live="hand")
        await talk.wait(lambda m: m["type"] == "update" and m["seq"] == asked["seq"] + 1)
        await watcher.wait(lambda m: m["type"] == "live_ended")

        assert watcher.of("live_frame")
        assert not talk.of("live_frame"), "the page has them already"
        assert room.match is not None
        entry = room.match.entries[asked["seq"] + 1]
        assert isinstance(entry, Played)
        assert entry.action == msgspec.structs.replace(action, path=(*moves, *more))
        judged = entry.draws[-1]
        assert isinstance(judged, Simulation)
        assert judged.result["verdict"] == msgspec.to_builtins(seen.finish())["verdict"]

    on_a_server(tmp_path, visit, messages_per_second=200, seed=7)


def test_the_server_goes_on_with_the_hand_of_a_page_that_was_lost(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        talk, asked, direction = await ready_to_pull(site, ada)
        await talk.ask("live_prepare", **asked, simulates=True)
        await talk.ask("live_open", **asked, id="hand", simulates=True)
        await talk.push("live_shown", live="hand", moves=[], frames=[["soon", {}]])
        await talk.wait(lambda m: m["type"] == "refused")
        path = hand(direction, seconds=0.5)
        await talk.push("live_shown", live="hand", moves=path[:8], frames=[])
        await talk.ask("ping")
        await talk.socket.close()
        back = await ada.talk()
        await back.ask("subscribe", match=asked["match"])
        held = await back.wait(lambda m: m["type"] == "live_held")
        assert held["move"][: len(path[7])] == list(path[7])
        assert asked["request"]["column"] in held["frames"][0][1]
        await back.push("live_move", live="hand", move=path[8])
        await back.wait(lambda m: m["type"] == "live_frame")
        await back.push("live_end", live="hand")
        await back.wait(lambda m: m["type"] == "update" and m["seq"] == asked["seq"] + 1)

    on_a_server(tmp_path, visit, timings=Timings(hand_held=120), messages_per_second=200, seed=7)


def test_hands_that_come_at_once_have_a_worker_each() -> None:
    async def visit() -> None:
        workers = LiveWorkers(30.0)
        try:
            taken = await asyncio.gather(*(workers._take(match, VILLA) for match in ("m1", "m2")))
            assert len({worker.pid for worker in taken}) == 2
            for worker in taken:
                workers.give_back(worker)
            assert await workers._take("m2", VILLA) is taken[1], "who knows the wood is asked again"
        finally:
            await workers.close()

    asyncio.run(visit())


def test_a_restart_during_a_pull_leaves_nothing_of_it(tmp_path: Path) -> None:
    words = ("--db", str(tmp_path / "a.sqlite3"), "--messages-per-second", "2000", "--log", "quiet")
    cookies: dict[str, str] = {}

    async def at(base: str) -> tuple[Person, Talk]:
        ada = Person(base)
        if cookies:
            ada.http.cookies.update(cookies)
            ada.headers = {"Cookie": f"ludoteca={cookies['ludoteca']}", "Origin": base}
        else:
            await ada.enter("Ada")
            cookies.update(ada.http.cookies)
        return ada, await ada.talk()

    async def begin(base: str, kill: Callable[[], None]) -> dict[str, Any]:
        """Play until a column may be pulled, and pull until the table sees it move; then the server dies."""
        ada, talk = await at(base)
        made = await ada.table("villa_paletti", "me", "me", start=True, options={"pulling": "both"})
        match = made["table"]["match"]
        await talk.ask("subscribe", match=match)
        since = 0
        while True:
            choices = await talk.wait(lambda message: message["type"] == "choices", since)
            since = talk.messages.index(choices) + 1
            asked = {"match": match, "seat": choices["seat"], "seq": choices["seq"]}
            pull = next((action for action in choices["legal"] if action["type"] == "pull"), None)
            if pull is not None:
                break
            await talk.ask("play", **asked, action=choices["legal"][0])
        request = {"type": "pull_along", "column": pull["column"], "path": []}
        assert (await talk.ask("live_open", **asked, request=request, id="hand"))["type"] == "done"
        for point in hand(pull["direction"], seconds=0.5):
            await talk.push("live_move", live="hand", move=point)
        await talk.wait(lambda message: message["type"] == "live_frame")
        kill()
        await ada.leave()
        return {**asked, "request": request, "direction": pull["direction"]}

    async def go_on(base: str, begun: dict[str, Any]) -> None:
        ada, talk = await at(base)
        direction = begun.pop("direction")
        entries = (await ada.http.get(f"/matches/{begun['match']}/log")).json()["entries"]
        assert entries[-1]["seq"] == begun["seq"], "nothing of the pull is in the log"
        await talk.ask("subscribe", match=begun["match"])
        assert (await talk.ask("live_open", **begun, id="hand"))["type"] == "done", "the table is free"
        for point in hand(direction, seconds=0.5):
            await talk.push("live_move", live="hand", move=point)
        await talk.push("live_end", live="hand")
        update = await talk.wait(lambda message: message["type"] == "update")
        assert update["seq"] == begun["seq"] + 1
        await ada.leave()

    with program(*words) as (process, base):
        begun = asyncio.run(begin(base, process.kill))
    with program(*words) as (_, base):
        asyncio.run(go_on(base, begun))


def test_a_live_pull_runs_the_rules_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    applied: list[str] = []
    simulated: list[Any] = []
    apply = type(GAME).apply

    def counted(_: Any, state: Any, seat: int, action: Any, chance: Any) -> Any:
        applied.append(type(action).__name__)
        return apply(state, seat, action, chance)

    async def visit(site: Site) -> None:
        talk, asked, direction = await ready_to_pull(site)
        monkeypatch.setattr(type(GAME), "apply", counted)
        monkeypatch.setattr(site.runtime.work.physics, "do", lambda *request, **_: simulated.append(request))
        await talk.ask("live_open", **asked, id="hand")
        for point in hand(direction, seconds=0.5):
            await talk.push("live_move", live="hand", move=point)
        await talk.push("live_end", live="hand")
        await talk.wait(lambda m: m["type"] == "update" and m["seq"] == asked["seq"] + 1)
        assert applied == ["PullAlong"] * 2, "once to learn the question, once to make the entry"
        assert not simulated, "nothing was asked again"

    on_a_server(tmp_path, visit, messages_per_second=200, seed=7)
