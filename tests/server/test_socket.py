"""The socket itself: the handshake, keeping alive, answers in their order, people who vanish."""

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from ludoteca.server.runtime import websocket
from ludoteca.server.runtime.frames import CLOSE, CONTINUATION, PING, PONG, TEXT, close_frame
from ludoteca.server.session.connection import TOO_MUCH
from ludoteca.server.timings import Timings

from .network import API, PATIENCE, Person, Site, on_a_server

ROLL = {"type": "roll"}


def _is_entry(seq: int, message: dict[str, Any]) -> bool:
    return message.get("seq") == seq


def test_there_is_one_socket_and_no_other(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        ada.base += "/elsewhere"
        with pytest.raises(InvalidStatus) as refusal:
            await ada.talk()
        assert refusal.value.response.status_code == 403

    on_a_server(tmp_path, visit)


async def bare_socket(person: Person) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A client that sends only what the test sends."""
    host, port = person.base.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    lines = [
        f"GET {API}/socket HTTP/1.1",
        f"Host: {host}:{port}",
        *("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13"),
        "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==",
        *(f"{name}: {value}" for name, value in person.headers.items()),
    ]
    writer.write("".join(f"{line}\r\n" for line in [*lines, ""]).encode())
    answer = await reader.readuntil(b"\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 101")
    return reader, writer


def test_who_is_silent_is_asked_and_then_given_up(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        talk = await ada.talk()
        reader, writer = await bare_socket(ada)
        async with asyncio.timeout(PATIENCE):
            heard = await reader.read()
        assert bytes((0x80 | PING, 0)) in heard
        assert heard.endswith(bytes((0x80 | CLOSE, 2)) + websocket.SILENT.to_bytes(2))
        writer.close()
        assert (await talk.ask("ping"))["type"] == "done", "who answers pings stays"

    on_a_server(tmp_path, visit, timings=Timings(ping=0.2, closing=0.2))


def test_answers_come_in_the_order_of_the_questions(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        match = (await ada.table("toy", "me", "me", start=True, options={"goal": 1000}))["table"]["match"]
        talk = await ada.talk()
        await talk.ask("subscribe", match=match)
        for seq in range(20):
            await talk.send("play", id=f"p{seq}", match=match, seat=seq % 2, seq=seq, action=ROLL)
            await talk.send("ping", id=f"q{seq}")
        await talk.wait(lambda message: message.get("id") == "q19")
        answers = [message["id"] for message in talk.messages if message["type"] in ("done", "refused")]
        assert answers == [f"{kind}{seq}" for seq in range(20) for kind in "pq"]
        assert all(message["type"] != "refused" for message in talk.messages)

    on_a_server(tmp_path, visit, messages_per_second=100)


def test_a_move_counts_although_its_player_has_vanished(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada, bob = await site.person("Ada"), await site.person("Bob")
        made = await ada.table("toy", "me", "empty", options={"goal": 1000})
        match = made["table"]["match"]
        one, other = await ada.talk(), await bob.talk()
        await other.ask("sit", match=match, seat=1, key=made["invite"])
        await other.ask("ready", match=match, seat=1, ready=True)
        await one.ask("start", match=match)
        await other.ask("subscribe", match=match)
        for seq in range(0, 8, 2):
            await one.ask("subscribe", match=match)
            await one.send("play", id=f"v{seq}", match=match, seat=0, seq=seq, action=ROLL)
            one.socket.transport.close()
            await other.wait(partial(_is_entry, seq + 1))
            await other.ask("play", match=match, seat=1, seq=seq + 1, action=ROLL)
            one = await ada.talk()
        room = await site.node.rooms.room(match)
        assert room.seq == 8
        assert not room._lock.locked()
        rows = await site.node.store.log.entries(match)
        assert [msgspec.json.decode(row.body)["seq"] for row in rows] == list(range(9))

    on_a_server(tmp_path, visit)


FLOODS = {
    "pings": bytes((0x80 | PING, 0x80)) + b"mask",
    "answers to nothing": bytes((0x80 | PONG, 0x80)) + b"mask",
    "fragments of nothing": bytes((CONTINUATION, 0x80)) + b"mask",
}
BEGUN = bytes((TEXT, 0x80)) + b"mask"
"""A message that goes on in fragments."""


@pytest.mark.parametrize("what", FLOODS)
def test_a_flood_of_frames_that_are_no_messages_is_cut_off(tmp_path: Path, what: str) -> None:
    async def visit(site: Site) -> None:
        ada, eve = await site.person("Ada"), await site.person("Eve")
        talk = await ada.talk()
        reader, writer = await bare_socket(eve)
        writer.write(BEGUN + FLOODS[what] * 100_000)
        async with asyncio.timeout(PATIENCE):
            assert (await talk.ask("ping"))["type"] == "done", "others are served"
            heard = await reader.readuntil(close_frame(TOO_MUCH))
            with pytest.raises(ConnectionResetError):  # it goes on, and is not even read
                await reader.read()
        assert heard.count(bytes((0x80 | PONG, 0))) <= 100, "not every ping had its answer"
        writer.transport.abort()

    on_a_server(tmp_path, visit, timings=Timings(closing=0.5))


def test_some_pings_are_answered(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        talk = await (await site.person()).talk()
        for _ in range(50):
            await (await talk.socket.ping())
        assert (await talk.ask("ping"))["type"] == "done"

    on_a_server(tmp_path, visit)
