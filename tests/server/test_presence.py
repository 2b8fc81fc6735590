"""Who is there is known in every process on the same database."""

import asyncio
from typing import Any

from ludoteca.server.cluster.peers import Peers
from ludoteca.server.match.presence import Presence, RemotePresence
from ludoteca.server.settings import Settings
from ludoteca.server.timings import Timings
from tests.postgres import empty_database

from .network import Talk, serving


def test_who_is_there_through_other_processes() -> None:
    elsewhere = RemotePresence()
    assert elsewhere.heard("a", Presence(frozenset({0}), 1))
    assert not elsewhere.heard("a", Presence(frozenset({0}), 1)), "no news"
    assert elsewhere.heard("b", Presence(frozenset({0, 2}), 1))
    assert (elsewhere.seats, elsewhere.spectators) == (frozenset({0, 2}), 2)
    assert elsewhere.heard("b", Presence(frozenset(), 0))
    assert (elsewhere.seats, elsewhere.spectators) == (frozenset({0}), 1)
    assert elsewhere.forget(["a", "c"])
    assert not elsewhere.forget(["a", "c"])
    assert elsewhere.seats == frozenset()


def test_a_process_that_is_silent_is_dead() -> None:
    neighbours = Peers(patience=100)
    neighbours.heard("a", 0)
    neighbours.heard("b", 50)
    neighbours.heard("c", 0)
    neighbours.forget("c")
    assert neighbours.silent(100) == []
    assert neighbours.silent(120) == ["a"]
    assert neighbours.silent(130) == []
    assert not neighbours.heard("b", 130), "it never was silent for long"
    assert neighbours.heard("a", 130), "it is back"
    assert not neighbours.heard("a", 140)


def test_two_processes_know_of_each_others_people(postgres: str) -> None:
    timings = Timings(lease_ms=1000, heartbeat=0.2)
    database = empty_database(postgres)

    async def sees(talk: Talk, connected: list[bool], spectators: int) -> None:
        def is_so(message: dict[str, Any]) -> bool:
            if message["type"] not in ("table", "snapshot"):
                return False
            table = message["table"]
            there = [seat["connected"] for seat in table["seats"]]
            return there == connected and bool(table["spectators"] == spectators)

        await talk.wait(is_so, since=0)
        talk.messages.clear()

    async def visit() -> None:
        settings = Settings(port=0, db=database, bot_workers=1)
        async with serving(settings, timings=timings) as one:
            ada = await one.person("Ada")
            made = await ada.table("toy", "me", "empty", open=True)
            match = made["table"]["match"]
            talk = await ada.talk()
            await talk.ask("subscribe", match=match)
            await sees(talk, [True, False], 0)
            async with serving(settings, timings=timings) as two:
                bea, cid = await two.person("Bea"), await two.person("Cid")
                other, watcher = await bea.talk(), await cid.talk()
                await other.ask("subscribe", match=match)
                await sees(talk, [True, False], 1)
                await sees(other, [True, False], 1)
                await other.ask("sit", match=match, seat=1)
                await sees(talk, [True, True], 0)
                await watcher.ask("subscribe", match=match)
                await sees(talk, [True, True], 1)
                await other.hang_up()
                await sees(talk, [True, False], 1)
                await sees(watcher, [True, False], 1)
                said = [f"line {number}" for number in range(16)]
                speakers = (talk, watcher)
                await asyncio.gather(
                    *(speakers[n % 2].ask("say", match=match, text=text) for n, text in enumerate(said))
                )
                for hearer in speakers:
                    while len(hearer.of("line")) < len(said):
                        await hearer.wait(lambda m: m["type"] == "line", len(hearer.messages))
                    assert sorted(m["line"]["text"] for m in hearer.of("line")) == sorted(said)
                    numbers = [message["line"]["number"] for message in hearer.of("line")]
                    assert numbers == sorted(set(numbers)), "each once, in their order"
                await talk.hang_up()
                await sees(watcher, [False, False], 1)
                talk = await ada.talk()
                await talk.ask("subscribe", match=match)
                await sees(talk, [True, False], 1)
                for task in list(two.node.tasks._running):
                    task.cancel()  # as if it had died
                await sees(talk, [True, False], 0)
                two.node.tasks.spawn(two.node.heartbeat.keep_beating())  # it only hung
                await sees(talk, [True, False], 1)

    asyncio.run(visit())
