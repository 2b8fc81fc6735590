"""Friends: asking, answering, who is here and where they sit, and invitations."""

import asyncio
from pathlib import Path
from typing import Any

from ludoteca.server.settings import Settings
from ludoteca.server.timings import Timings
from tests.postgres import empty_database

from .network import PATIENCE, Person, Site, on_a_server, serving


async def listed(person: Person) -> dict[str, Any]:
    """The names in a person's list."""
    found = (await person.http.get("/friends")).json()
    return {group: [one["name"] for one in found[group]] for group in ("friends", "asking", "asked")}


async def ask(person: Person, **whom: str) -> tuple[int, str | None]:
    """Send a friend request; the status and the reason, if it was refused."""
    answer = await person.http.post("/friends", json=whom)
    return answer.status_code, answer.json().get("reason")


async def be_friends(ada: Person, bea: Person) -> None:
    assert await ask(ada, player=bea.player) == (201, None)
    assert await ask(bea, player=ada.player) == (201, None)


async def ask_and_answer(site: Site) -> None:
    ada, bea, eve = await site.person("Ada"), await site.person("Bea"), await site.person("Eve")
    await bea.http.post("/account", json={"name": "Bea", "password": "correct horse"})
    for _ in range(2):  # once more is the same
        assert await ask(ada, name=" bea ") == (201, None)
    assert await listed(ada) == {"friends": [], "asking": [], "asked": ["Bea"]}
    assert await listed(bea) == {"friends": [], "asking": ["Ada"], "asked": []}
    await ask(bea, player=ada.player)
    for person, name in ((ada, "Bea"), (bea, "Ada")):
        assert await listed(person) == {"friends": [name], "asking": [], "asked": []}
    await ask(eve, player=ada.player)
    await ada.http.delete(f"/friends/{eve.player}")  # no
    assert (await listed(eve))["asked"] == []
    await bea.http.delete(f"/friends/{ada.player}")  # no more
    empty: dict[str, list[str]] = {"friends": [], "asking": [], "asked": []}
    assert await listed(ada) == empty == await listed(bea)
    await be_friends(ada, bea)
    await ada.http.post("/blocks", json={"player": bea.player})
    assert await listed(bea) == empty, "who is blocked is no friend"
    for one, other in ((ada, bea), (bea, ada)):
        assert await ask(one, player=other.player) == (403, "cannot-be-asked")
    assert await listed(ada) == empty


def test_people_ask_and_answer(tmp_path: Path) -> None:
    on_a_server(tmp_path, ask_and_answer)


def test_people_ask_and_answer_on_postgresql(tmp_path: Path, postgres: str) -> None:
    on_a_server(tmp_path, ask_and_answer, db=empty_database(postgres))


def test_who_cannot_be_asked(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada, bea, eve = await site.person("Ada"), await site.person("Bea"), await site.person("Eve")
        for whom, expected in (
            ({}, (400, "malformed")),
            ({"player": bea.player, "name": "Bea"}, (400, "malformed")),
            ({"player": "empty"}, (404, "unknown-player")),
            ({"name": "Bea"}, (404, "no-such-account")),  # a guest is found by no name
            ({"player": ada.player}, (400, "that-is-you")),
            ({"player": bea.player}, (201, None)),
            ({"player": eve.player}, (400, "too-many-friends")),
            ({"player": eve.player}, (429, "too-many-requests")),
        ):
            assert await ask(ada, **whom) == expected
        assert (await site.stranger().http.get("/friends")).status_code == 401

    on_a_server(tmp_path, visit, friends_per_person=1, friend_asks_per_minute=7)


def test_where_friends_sit_as_far_as_i_may_see_it(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada, bea = await site.person("Ada"), await site.person("Bea")
        await be_friends(ada, bea)

        async def bea_is() -> tuple[bool, set[str]]:
            (friend,) = (await ada.http.get("/friends")).json()["friends"]
            return friend["here"], {table["match"] for table in friend["tables"]}

        assert await bea_is() == (False, set())
        talk = await bea.talk()
        await bea.table("toy", "me", "empty")  # a private table
        waiting = (await bea.table("toy", "me", "empty", open=True))["table"]["match"]
        played = (await bea.table("toy", "me", "first", open=True, start=True))["table"]["match"]
        assert await bea_is() == (True, {waiting, played})
        ours = await ada.table("toy", "me", "empty")
        await talk.ask("sit", match=ours["table"]["match"], seat=1, key=ours["invite"])
        assert await bea_is() == (True, {waiting, played, ours["table"]["match"]})

    on_a_server(tmp_path, visit)


def test_a_friend_is_invited_to_a_table_that_waits(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada, bea, eve = await site.person("Ada"), await site.person("Bea"), await site.person("Eve")
        made = await ada.table("toy", "me", "empty")
        match = made["table"]["match"]

        async def invite(by: Person, whom: Person, where: str) -> tuple[int, str | None]:
            answer = await by.http.post(f"/friends/{whom.player}/invitations", json={"match": where})
            return answer.status_code, answer.json()["reason"] if answer.content else None

        assert await invite(ada, bea, match) == (403, "not-your-friend")
        await ask(ada, player=bea.player)
        assert await invite(ada, bea, match) == (403, "not-your-friend"), "not yet"
        await ask(bea, player=ada.player)
        assert await invite(bea, ada, match) == (404, "unknown-match"), "it is Ada's"
        assert await invite(ada, bea, match) == (204, None), "although no page of hers is open"
        talk, other = await bea.talk(), await eve.talk()
        assert await invite(ada, bea, match) == (204, None)
        told = await talk.wait(lambda m: m["type"] == "invited")
        assert (told["match"], told["game"], told["name"]) == (match, "toy", "Ada")
        assert (await talk.ask("sit", match=match, seat=1, key=told["key"]))["type"] == "done"
        assert other.of("invited") == []
        await (await ada.talk()).ask("close_table", match=match)
        assert await invite(ada, bea, match) == (409, "not-now")

    on_a_server(tmp_path, visit)


def test_a_friend_at_another_process_is_invited_too(postgres: str) -> None:
    settings = Settings(port=0, db=empty_database(postgres), bot_workers=1)

    async def visit() -> None:
        async with serving(settings) as one, serving(settings) as two:
            ada, bea = await one.person("Ada"), await two.person("Bea")
            await be_friends(ada, bea)
            talk = await bea.talk()
            match = (await ada.table("toy", "me", "empty"))["table"]["match"]
            await ada.http.post(f"/friends/{bea.player}/invitations", json={"match": match})
            assert (await talk.wait(lambda m: m["type"] == "invited"))["match"] == match

    asyncio.run(visit())


def test_a_friend_is_here_through_whichever_process(postgres: str) -> None:
    timings = Timings(lease_ms=1000, heartbeat=0.2)
    database = empty_database(postgres)

    async def until_here(person: Person, is_here: bool) -> None:
        async with asyncio.timeout(PATIENCE):
            while True:
                (friend,) = (await person.http.get("/friends")).json()["friends"]
                if friend["here"] == is_here:
                    return
                await asyncio.sleep(0.05)

    async def visit() -> None:
        settings = Settings(port=0, db=database, bot_workers=1)
        async with serving(settings, timings=timings) as one:
            ada = await one.person("Ada")
            await ada.talk()
            async with serving(settings, timings=timings) as two:
                bea = await two.person("Bea")
                await be_friends(ada, bea)
                await until_here(bea, True)
                await until_here(ada, False)
                talk = await bea.talk()
                await until_here(ada, True)
                await talk.hang_up()
                await until_here(ada, False)
                await bea.talk()
                await until_here(ada, True)
                for task in list(two.node.tasks._running):
                    task.cancel()  # as if it had died
                await until_here(ada, False)

    asyncio.run(visit())
