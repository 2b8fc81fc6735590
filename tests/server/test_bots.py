"""Bot accounts: making them, their mark, challenges, limits and ratings."""

import asyncio
from operator import itemgetter
from pathlib import Path

import pytest

from ludoteca import Invalid
from ludoteca.server.people.names import bot_name, clean_name
from tests.postgres import empty_database

from .network import Person, Site, Talk, on_a_server


async def bot_of(site: Site, owner: Person, name: str) -> Person:
    """The program of a new bot account."""
    made = (await owner.http.post("/bots", json={"name": name})).json()
    program = site.stranger()
    program.player = made["player"]
    program.headers = {"Authorization": f"Bearer {made['token']}"}
    program.http.headers.update(program.headers)
    return program


async def challenged(who: Person, bot: Person, match: str) -> tuple[int, str | None]:
    """Challenge a bot; the status and the reason, if that was refused."""
    answer = await who.http.post(f"/bots/{bot.player}/challenges", json={"match": match})
    return answer.status_code, answer.json()["reason"] if answer.status_code >= 400 else None


async def challenge_and_play(site: Site) -> None:
    ada = await site.person("Ada")
    one, two = await bot_of(site, ada, "One"), await bot_of(site, ada, "Two")
    table = await one.table("toy", "me", "empty", options={"goal": 6, "mood": "calm"})
    match = table["table"]["match"]
    assert table["table"]["seats"][0]["name"] == "[bot] One"
    assert await challenged(one, two, match) == (409, "bot-is-away")
    assert await challenged(ada, two, match) == (404, "unknown-match")
    talks = {0: await one.talk(), 1: await two.talk()}
    listed = (await ada.http.get("/bots")).json()["bots"]
    assert [(bot["name"], bot["here"], bot["mine"]) for bot in listed] == [
        ("[bot] One", True, True),
        ("[bot] Two", True, True),
    ]
    assert (await challenged(one, two, match))[1] is None
    invited = await talks[1].wait(lambda message: message["type"] == "invited")
    assert (invited["name"], invited["match"]) == ("[bot] One", match)
    await talks[0].ask("subscribe", match=match)
    assert (await talks[1].ask("decline", match=match, key="wrong"))["reason"] == "unknown-match"
    assert (await talks[1].ask("decline", match=match, key=invited["key"]))["type"] == "done"
    line = (await talks[0].wait(lambda message: message["type"] == "line"))["line"]
    assert (line["kind"], line["name"]) == ("declined", "[bot] Two")
    assert (await challenged(one, two, match))[1] is None, "it may be asked again"
    await talks[1].ask("subscribe", match=match, key=invited["key"])
    assert (await talks[1].ask("sit", match=match, seat=1, key=invited["key"]))["type"] == "done"
    renamed = await talks[1].ask("name_seat", match=match, seat=1, name="Just a person")
    assert renamed["reason"] == "account-keeps-its-name"
    await talks[1].ask("ready", match=match, seat=1, ready=True)
    assert (await talks[0].ask("start", match=match))["type"] == "done"
    late = await talks[1].ask("decline", match=match, key=invited["key"])
    assert late["reason"] == "not-now"
    await _play_on(talks, match)
    ratings = (await ada.http.get("/ratings/toy")).json()["ratings"]
    assert {(row["name"], row["bot"], row["matches"]) for row in ratings} == {
        ("[bot] One", True, 1),
        ("[bot] Two", True, 1),
    }


async def _play_on(talks: dict[int, Talk], match: str) -> None:
    """Let both play the first legal action until the match is over."""
    seen = -1
    while not any(update["outcome"] for update in talks[0].of("update")):
        newest = max((each for talk in talks.values() for each in talk.of("choices")), key=itemgetter("seq"))
        if newest["seq"] > seen:
            seen, seat = newest["seq"], newest["seat"]
            legal = newest["legal"][0]
            await talks[seat].ask("play", match=match, seat=seat, seq=seen, action=legal)
        await asyncio.sleep(0.01)


def test_bot_accounts_challenge_each_other(tmp_path: Path) -> None:
    on_a_server(tmp_path, challenge_and_play)


def test_bot_accounts_challenge_each_other_on_postgresql(tmp_path: Path, postgres: str) -> None:
    on_a_server(tmp_path, challenge_and_play, db=empty_database(postgres))


def test_limits_of_bot_accounts(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada, eve = await site.person("Ada"), await site.person("Eve")
        bot = await bot_of(site, ada, "One")
        again = await ada.http.post("/bots", json={"name": "one"})
        assert again.json()["reason"] == "too-many-bots"
        taken = await eve.http.post("/bots", json={"name": "ONE"})
        assert taken.json()["reason"] == "name-taken"
        for path, body in (("/session", {"name": "Eva"}), ("/bots", {"name": "Child"})):
            refused = await bot.http.post(path, json=body)
            assert refused.status_code >= 400, "it keeps its name, and makes no others"
        talk = await bot.talk()
        first = await ada.table("toy", "me", "empty")
        second = await ada.table("toy", "me", "empty")
        key = {"key": first["invite"]}
        await talk.ask("subscribe", match=first["table"]["match"], **key)
        assert (await talk.ask("sit", match=first["table"]["match"], seat=1, **key))["type"] == "done"
        assert await challenged(ada, bot, second["table"]["match"]) == (409, "bot-is-busy")
        key = {"key": second["invite"]}
        await talk.ask("subscribe", match=second["table"]["match"], **key)
        busy = await talk.ask("sit", match=second["table"]["match"], seat=1, **key)
        assert busy["reason"] == "bot-is-busy"
        assert (await eve.http.delete(f"/bots/{bot.player}")).json()["reason"] == "not-your-bot"
        token = (await ada.http.post(f"/bots/{bot.player}/token")).json()["token"]
        assert token
        assert await talk.closed() == 4001, "the old token is void"
        assert (await ada.http.delete(f"/bots/{bot.player}")).status_code < 300
        assert (await ada.http.get("/bots")).json()["bots"] == []

    on_a_server(tmp_path, visit, bots_per_person=1, matches_per_bot=1)


@pytest.mark.parametrize("name", ["[bot] Ada", "[BOT]Ada", "[bоt] Ada", "[bot]"])
def test_only_bot_accounts_have_the_mark(name: str) -> None:
    with pytest.raises(Invalid, match="name-of-a-bot"):
        clean_name(name)
    assert bot_name("Ada") == "[bot] Ada"
