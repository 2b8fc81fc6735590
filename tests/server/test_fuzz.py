"""Nonsense of every kind: no 500, no traceback, no change of state, memory bounded."""

import asyncio
import logging
import random
import resource
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from ludoteca.server.session.connection import TOO_MUCH

from .network import Person, Site, on_a_server
from .programs import NO_BUDGET, program

ROUNDS = 400
MEMORY = 60 * 1024 * 1024
CHECKS = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"


def test_the_http_api_keeps_its_description(tmp_path: Path) -> None:
    words = (
        "--db",
        str(tmp_path / "a.sqlite3"),
        "--imports-per-minute",
        "100000",
        "--guests-per-minute",
        "100000",
        "--sign-ins-per-minute",
        "100000",
        "--requests-per-minute",
        "1000000",
        *NO_BUDGET,
    )
    with program(*words) as (_, base):

        async def token() -> str:
            ada = await Person(base).enter("Ada")
            await ada.leave()
            return ada.http.cookies["ludoteca"]

        fuzzing = subprocess.run(
            [
                *(sys.executable, "-m", "schemathesis.cli", "run", f"{base}/api/v1/openapi.json"),
                *("--header", f"Cookie: ludoteca={asyncio.run(token())}"),
                *("--exclude-operation-id", "delete_leave"),
                *("--phases", "coverage,fuzzing", "--max-examples", "6", "--checks", CHECKS),
                *("--generation-database", "none", "--no-color"),
            ],
            capture_output=True,
            text=True,
            timeout=150,
            cwd=tmp_path,
        )
        assert fuzzing.returncode == 0, fuzzing.stdout


KINDS = (
    *("ping", "watch_lobby", "subscribe", "unsubscribe", "play", "check", "preview", "hint", "undo"),
    *("consent", "hand_over", "take_back", "say", "say_phrase", "seen", "sit", "stand", "ready", "pass_seat"),
    *("place_bot", "clear_seat", "swap_seats", "change_table", "start", "rematch", "close_table"),
    *("live_open", "live_move", "live_end", "choices", "nonsense"),
)
FIELDS = (
    *("id", "match", "seat", "seq", "action", "key", "tokens", "role", "since", "back_to", "agree"),
    *("level", "text", "phrase"),
    *("ready", "one", "other", "options", "seats", "clock", "open", "request", "live"),
)


class Nonsense:
    """Messages that look more or less like ours."""

    def __init__(self, seed: int, match: str) -> None:
        self.chance = random.Random(seed)
        self.match = match

    def value(self, depth: int = 0) -> Any:
        chance = self.chance
        plain: list[Any] = [
            *(None, True, False, 0, 1, -1, 2**70, -(2**63), 1e308, "", "x", "\u0000", "ü" * 50),
            *(self.match, "roll", {"type": "roll"}, {"type": "boast", "by": "many"}, "../../etc"),
        ]
        if depth < 3 and chance.random() < 0.2:
            return [self.value(depth + 1) for _ in range(chance.randrange(4))]
        if depth < 3 and chance.random() < 0.2:
            return {chance.choice(FIELDS): self.value(depth + 1) for _ in range(chance.randrange(4))}
        return chance.choice(plain)

    def frame(self) -> str | bytes:
        chance = self.chance
        match chance.randrange(6):
            case 0:
                return chance.randbytes(chance.randrange(200))
            case 1:
                return "[" * chance.randrange(20_000)
        message: dict[str, Any] = {"type": chance.choice(KINDS), "id": f"n{chance.randrange(50)}"}
        message["match"] = self.match if chance.random() < 0.9 else self.value()
        for name in chance.sample(FIELDS, chance.randrange(6)):
            message[name] = self.value()
        text = msgspec.json.encode(message)
        if chance.random() < 0.2:
            text = text[: chance.randrange(len(text))]
        return text if chance.random() < 0.5 else text.decode(errors="replace")


def memory() -> int:
    """The most this process has used so far, server and clients together."""
    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit


@pytest.mark.parametrize("seed", [1, 2])
def test_nonsense_from_a_stranger_changes_nothing(
    tmp_path: Path, seed: int, caplog: pytest.LogCaptureFixture
) -> None:
    async def visit(site: Site) -> None:
        ada, eve = await site.person("Ada"), await site.person("Eve")
        match = (await ada.table("toy", "me", "me", start=True, open=True))["table"]["match"]
        mine = await ada.talk()
        await mine.ask("subscribe", match=match)
        await mine.ask("play", match=match, seat=0, seq=0, action={"type": "roll"}, id="mine")
        room = await site.node.rooms.room(match)
        assert room.match is not None
        before = (room.seq, room.match.state, room.table)
        nonsense = Nonsense(seed, match)
        talk = await eve.talk()
        used = memory()
        for _ in range(ROUNDS):
            try:
                await talk.socket.send(nonsense.frame())
            except ConnectionClosed:
                talk = await eve.talk()
        replayed = {"match": match, "seat": 0, "seq": 0, "action": {"type": "roll"}, "id": "mine"}
        talk = await eve.talk()
        assert (await talk.ask("play", **replayed))["reason"] == "not-your-seat"
        assert (await talk.ask("ping"))["type"] == "done", "still there for everybody"
        assert (await mine.ask("play", **replayed))["seq"] == 1
        assert (room.seq, room.match.state, room.table) == before
        assert memory() - used < MEMORY

    with caplog.at_level(logging.ERROR):
        on_a_server(tmp_path, visit, messages_per_second=5000)
    assert [record.getMessage() for record in caplog.records] == []


def test_a_flood_of_huge_frames_is_cut_off_and_forgotten(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        eve = await site.person("Eve")
        used = 0
        for flood in range(16):
            if flood == 6:  # by now every buffer is as large as it gets
                used = memory()
            talk = await eve.talk()
            frame = '{"type":"say","text":"' + "x" * 60_000 + '"}'
            try:
                for _ in range(160):  # 60 are allowed at once, and as many may be owed
                    await talk.socket.send(frame)
            except ConnectionClosed:
                pass
            assert await talk.closed() == TOO_MUCH
        assert memory() - used < MEMORY

    on_a_server(tmp_path, visit)
