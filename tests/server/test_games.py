"""Every game through the public socket: three programs play it to the end while twenty people watch."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection

from ludoteca.core import Match
from ludoteca.server.match.viewer import seen_entry
from ludoteca.server.protocol.changes import changed

from .network import Person, Site, Talk, on_a_server

SPECTATORS = 20
Decide = Callable[[Talk, dict[str, Any]], Awaitable[Any]]


async def at_random(_: Talk, choices: dict[str, Any]) -> Any:
    return random.Random(choices["seq"]).choice(choices["legal"])


async def as_the_bot_says(talk: Talk, choices: dict[str, Any]) -> Any:
    hint = await talk.ask("hint", match=choices["match"], seat=choices["seat"], level="normal")
    return hint["action"]


async def losing_heart(_: Talk, choices: dict[str, Any]) -> Any:
    """Pull once, then think better of every column: soon nothing more can be built."""
    wanted = "pull" if choices["seq"] < 6 else "break_off"
    return next((action for action in choices["legal"] if action["type"] == wanted), choices["legal"][0])


GAMES: dict[str, tuple[dict[str, Any], Decide]] = {
    "palermo": ({}, as_the_bot_says),
    "palanche": ({"length": "rounds:4"}, at_random),
    "villa_paletti": ({}, losing_heart),
}
"""Options and players with which a match does not last."""


class Ear:
    """A spectator's socket: keeps every frame as it came."""

    def __init__(self, socket: ClientConnection) -> None:
        self.updates: list[str] = []
        self.others: list[str] = []
        self._socket = socket

    async def listen(self) -> None:
        """Until the match is over."""
        async for frame in self._socket:
            assert isinstance(frame, str)
            kept = self.updates if frame.startswith('{"type":"update"') else self.others
            kept.append(frame)
            if frame.startswith('{"type":"table"') and '"status":"over"' in frame:
                return


async def program(site: Site, match: str, seat: int, key: str) -> Talk:
    """A bot writer's program: a bearer token, a seat, ready."""
    owner = await site.person(f"Owner {seat}")
    token = (await owner.http.post("/tokens", json={"label": "bot"})).json()["token"]
    owner.headers = {"Authorization": f"Bearer {token}"}
    talk = await owner.talk()
    assert (await talk.ask("sit", match=match, seat=seat, key=key))["type"] == "done"
    await talk.ask("ready", match=match, seat=seat, ready=True)
    await talk.ask("subscribe", match=match)
    return talk


async def spectator(site: Site, match: str, key: str) -> Ear:
    guest = await site.person("Guest")
    talk = await guest.talk()
    await talk.ask("subscribe", match=match, key=key)
    talk.stop_reading()
    return Ear(talk.socket)


async def play(talk: Talk, match: str, decide: Decide) -> None:
    """Answer every question until the match is over."""
    number = 0
    while True:
        message = await talk.wait(lambda _: True, number)
        number += 1
        if message["type"] == "choices":
            action = await decide(talk, message)
            await talk.send("play", match=match, seat=message["seat"], seq=message["seq"], action=action)
        elif message["type"] == "table" and message["table"]["status"] == "over":
            return
        assert message["type"] != "refused", message


def as_the_rules_allow(match: Match[Any, Any], seq: int) -> tuple[Any, Any]:
    """The entry and the view that a spectator may see, by the rules themselves."""
    view = match.game.view(match.state_at(seq))
    entry = seen_entry(match.game, match.entries[seq], None)
    return msgspec.json.decode(msgspec.json.encode(entry)), msgspec.json.decode(msgspec.json.encode(view))


@pytest.mark.parametrize("key", list(GAMES))
def test_three_programs_and_twenty_spectators(tmp_path: Path, key: str) -> None:
    options, decide = GAMES[key]

    async def visit(site: Site) -> None:
        host = await site.person("Host")
        made = await host.table(key, "empty", "empty", "empty", options=options)
        match = made["table"]["match"]
        players = [await program(site, match, seat, made["invite"]) for seat in range(3)]
        ears = [await spectator(site, match, made["share"]) for _ in range(SPECTATORS)]
        talk = await host.talk()
        assert (await talk.ask("start", match=match))["type"] == "done"
        async with asyncio.timeout(120):
            await asyncio.gather(
                *(play(player, match, decide) for player in players), *(ear.listen() for ear in ears)
            )
        assert all(ear.updates == ears[0].updates for ear in ears), "all see the same"
        room = await site.node.rooms.room(match)
        assert room.match is not None
        updates = [msgspec.json.decode(frame) for frame in ears[0].updates]
        assert [update["seq"] for update in updates] == list(range(1, room.seq + 1))
        assert updates[-1]["outcome"] is not None
        _, shown = as_the_rules_allow(room.match, 0)
        for update in updates:
            shown = changed(shown, update["changes"])
            if update["seq"] % max(1, len(updates) // 12) == 0 or update is updates[-1]:
                assert (update["entry"], shown) == as_the_rules_allow(room.match, update["seq"])
        view_size = len(msgspec.json.encode(shown))
        assert sum(map(len, ears[0].updates)) / len(updates) < min(3_000, view_size), "3 KB a move at most"
        for player, own in zip(players, range(3), strict=True):
            assert {update["seat"] for update in player.of("update")} == {own}
        said = "".join(ears[0].updates + ears[0].others)
        for word in ('"draws"', '"state_hash"', '"choices"'):
            assert word not in said

    on_a_server(tmp_path, visit, messages_per_second=1000, seed=7)


def test_a_seed_of_the_host_gives_every_table_the_same_luck(tmp_path: Path) -> None:
    async def course(ada: Person, talk: Talk) -> list[Any]:
        made = await ada.table("toy", "uniform", "uniform", options={"goal": 60}, start=True)
        match = made["table"]["match"]
        await talk.ask("subscribe", match=match)

        def is_over(message: dict[str, Any]) -> bool:
            table = message.get("table", {})
            return bool(table.get("match") == match and table["status"] == "over")

        await talk.wait(is_over)
        entries = (await ada.http.get(f"/matches/{match}/log")).json()["entries"]
        return [entry["events"] for entry in entries]

    async def visit(site: Site) -> None:
        ada = await site.person()
        talk = await ada.talk()
        assert await course(ada, talk) == await course(ada, talk)

    on_a_server(tmp_path, visit, seed=7)
