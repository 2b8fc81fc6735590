"""kill -9 in the middle of many matches: whatever was acknowledged is there, and all go on to their end."""

import asyncio
import signal
from collections.abc import Awaitable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

from tests.postgres import empty_database

from .network import Person
from .players import WORDS, Player, sit_down
from .programs import program

MATCHES = 24
BEFORE = 60
"""Moves that are acknowledged before the blow."""


def is_at(kind: str, seq: int, message: dict[str, Any]) -> bool:
    return bool(message["type"] == kind and message["seq"] == seq)


async def patiently(work: Awaitable[Any]) -> None:
    async with asyncio.timeout(200):
        await work


def test_kill_and_restart_on_sqlite(tmp_path: Path) -> None:
    words = ("--db", str(tmp_path / "a.sqlite3"), *WORDS)

    async def before(base: str) -> Player:
        player = await sit_down(base, MATCHES)
        await player.play(base, lambda: len(player.acknowledged) >= BEFORE)
        return player

    with program(*words) as (process, base):
        player = asyncio.run(before(base))
        process.kill()

    async def after(base: str) -> None:
        await player.check(base)
        await patiently(player.play(base, player.is_done))
        await player.check(base)

    with program(*words) as (_, base):
        asyncio.run(after(base))


def test_kill_one_of_two_processes_on_postgresql(postgres: str) -> None:
    db = empty_database(postgres)
    words = ("--db", db, *WORDS)
    with ExitStack() as stack:
        doomed, first = stack.enter_context(program(*words))
        _, second = stack.enter_context(program(*words))

        async def visit() -> None:
            players = [await sit_down(base, MATCHES // 2) for base in (first, second)]

            def halfway() -> bool:
                return sum(len(player.acknowledged) for player in players) >= BEFORE

            await asyncio.gather(
                players[0].play(first, halfway), players[1].play(first, halfway), return_exceptions=False
            )
            doomed.kill()
            for player in players:
                await player.check_stored(db)
            await patiently(asyncio.gather(*(player.play(second, player.is_done) for player in players)))
            for player in players:
                await player.check(second)

        asyncio.run(visit())


def test_freeze_one_of_two_processes_on_postgresql(postgres: str) -> None:
    words = ("--db", empty_database(postgres), *WORDS)
    with ExitStack() as stack:
        frozen, first = stack.enter_context(program(*words))
        _, second = stack.enter_context(program(*words))

        async def visit() -> None:
            player = await sit_down(first, 8)
            await player.play(first, lambda: len(player.acknowledged) >= 20)
            frozen.send_signal(signal.SIGSTOP)  # it holds every lease, and keeps silent
            await player.check(second)
            await patiently(player.play(second, player.is_done))
            frozen.send_signal(signal.SIGCONT)  # and believes that no time has passed
            player.over.clear()
            await patiently(player.play(first, player.is_done))  # until it has heard of every end
            await player.check(first)
            await player.check(second)

        asyncio.run(visit())


def test_two_processes_see_the_same_match(postgres: str) -> None:
    words = ("--db", empty_database(postgres), *WORDS)
    with ExitStack() as stack:
        _, first = stack.enter_context(program(*words))
        _, second = stack.enter_context(program(*words))

        async def visit() -> None:
            ada = await Person(first).enter("Ada")
            made = await ada.table("toy", "me", "empty", open=True, options={"goal": 30})
            match = made["table"]["match"]
            bea = await Person(second).enter("Bea")
            one, two = await ada.talk(), await bea.talk()
            await one.ask("subscribe", match=match)
            await two.ask("subscribe", match=match)
            await two.ask("sit", match=match, seat=1)
            await two.ask("ready", match=match, seat=1, ready=True)
            await one.wait(lambda m: m["type"] == "table" and m["table"]["seats"][1]["ready"])
            await one.ask("start", match=match)
            await two.wait(lambda m: m["type"] == "snapshot" and m["perspectives"])
            seq = 0
            while not any(m["table"]["status"] == "over" for m in one.of("table")):
                talk = (one, two)[seq % 2]
                await talk.wait(partial(is_at, "choices", seq))
                action = {"type": "roll"}
                await talk.ask("play", match=match, seat=seq % 2, seq=seq, action=action)
                seq += 1
                for each in (one, two):
                    await each.wait(partial(is_at, "update", seq))
                if one.of("update")[-1]["outcome"]:
                    await one.wait(lambda m: m["type"] == "table" and m["table"]["status"] == "over")
            events = [
                [(update["seq"], update["entry"]["events"]) for update in talk.of("update")]
                for talk in (one, two)
            ]
            assert events[0] == events[1]
            await two.ask("say", match=match, text="ciao")
            line = await one.wait(lambda m: m["type"] == "line" and m["line"]["text"] == "ciao")
            assert line["line"]["name"] == "Bea"
            await ada.leave()
            await bea.leave()

        asyncio.run(visit())
