"""Taking back over the network: free inside the barrier, by consent beyond it."""

from pathlib import Path
from typing import Any

from .network import Site, Talk, on_a_server


async def two_people(site: Site) -> tuple[Talk, Talk, str]:
    ada, bea = await site.person("Ada"), await site.person("Bea")
    made = await ada.table("toy", "me", "empty", open=True, options={"goal": 100})
    match = made["table"]["match"]
    one, two = await ada.talk(), await bea.talk()
    await two.ask("sit", match=match, seat=1)
    await two.ask("ready", match=match, seat=1, ready=True)
    await one.ask("start", match=match)
    for talk in (one, two):
        await talk.ask("subscribe", match=match)
    return one, two, match


def asked(message: dict[str, Any]) -> bool:
    return message["type"] == "table" and message["table"]["undo"] is not None


def test_free_inside_the_barrier(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        one, two, match = await two_people(site)
        await one.ask("play", match=match, seat=0, seq=0, action={"type": "boast", "by": 3})
        assert (await one.ask("undo", match=match, seat=0))["seq"] == 2
        update = await two.wait(lambda m: m["type"] == "update" and m["seq"] == 2)
        assert update["entry"]["type"] == "undone"
        assert update["entry"]["back_to"] == 0
        assert update["entry"]["agreed"] is None

    on_a_server(tmp_path, visit)


def test_beyond_it_the_others_are_asked(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        one, two, match = await two_people(site)
        await one.ask("play", match=match, seat=0, seq=0, action={"type": "roll"})
        assert (await one.ask("undo", match=match, seat=0))["seq"] is None
        message = await two.wait(asked)
        assert message["table"]["undo"]["waiting_for"] == [1]
        assert (await one.ask("consent", match=match, seat=0, agree=True))["reason"] == "nothing-to-agree-to"
        await two.ask("consent", match=match, seat=1, agree=False)
        assert (await two.ask("consent", match=match, seat=1, agree=True))["reason"] == "nothing-to-agree-to"
        await one.ask("undo", match=match, seat=0)
        assert (await two.ask("consent", match=match, seat=1, agree=True))["seq"] == 2
        update = await one.wait(lambda m: m["type"] == "update" and m["seq"] == 2)
        assert update["entry"]["agreed"] == [1]
        assert update["view"]["totals"] == [0, 0]
        kinds = [line["line"]["kind"] for line in one.of("line")]
        assert kinds == ["undo_asked", "undo_refused", "undo_asked"]
        log = (await site.people[0].http.get(f"/matches/{match}/log")).json()["entries"]
        assert [entry["type"] for entry in log] == ["opened", "played", "undone"], "undone moves stay"

    on_a_server(tmp_path, visit)


def test_a_move_ends_the_question(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        one, two, match = await two_people(site)
        await one.ask("play", match=match, seat=0, seq=0, action={"type": "roll"})
        await one.ask("undo", match=match, seat=0)
        await two.ask("play", match=match, seat=1, seq=1, action={"type": "roll"})
        assert (await two.ask("consent", match=match, seat=1, agree=True))["reason"] == "nothing-to-agree-to"

    on_a_server(tmp_path, visit)


def test_bots_do_not_mind(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person()
        made = await ada.table("toy", "me", "first", start=True, options={"goal": 100})
        match, talk = made["table"]["match"], await ada.talk()
        await talk.ask("subscribe", match=match)
        await talk.ask("play", match=match, seat=0, seq=0, action={"type": "roll"})
        await talk.wait(lambda m: m["type"] == "update" and m["seq"] == 2)
        assert (await talk.ask("undo", match=match, seat=0))["seq"] == 3
        update = await talk.wait(lambda m: m["type"] == "update" and m["seq"] == 3)
        assert (update["entry"]["back_to"], update["entry"]["agreed"]) == (0, [])
        assert update["view"]["totals"] == [0, 0], "back before one's own move, not only the bot's"

    on_a_server(tmp_path, visit)
