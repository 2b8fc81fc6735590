"""Taking back over the network: free inside the barrier, by consent beyond it."""

import asyncio
from pathlib import Path
from typing import Any

from ludoteca.core import Match, seeded_luck, to_file
from ludoteca.games.villa_paletti.options import Options
from ludoteca.games.villa_paletti.rules import GAME
from ludoteca.server.settings import Settings
from tests.games.villa_paletti.villas import build, position
from tests.postgres import empty_database

from .network import Site, Talk, on_a_server, serving


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
        to = {"match": match, "by": 0, "back_to": 0}
        assert (await one.ask("consent", **to, seat=0, agree=True))["reason"] == "nothing-to-agree-to"
        await two.ask("consent", **to, seat=1, agree=False)
        assert (await two.ask("consent", **to, seat=1, agree=True))["reason"] == "nothing-to-agree-to"
        await one.ask("undo", match=match, seat=0)
        for other in ({"by": 1}, {"back_to": 1}):
            refused = await two.ask("consent", **{**to, **other}, seat=1, agree=True)
            assert refused["reason"] == "nothing-to-agree-to", "that was not the question"
        assert (await two.ask("consent", **to, seat=1, agree=True))["seq"] == 2
        update = await one.wait(lambda m: m["type"] == "update" and m["seq"] == 2)
        assert update["entry"]["agreed"] == [1]
        assert one.view(match)["totals"] == [0, 0]
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
        refused = await two.ask("consent", match=match, seat=1, by=0, back_to=0, agree=True)
        assert refused["reason"] == "nothing-to-agree-to"

    on_a_server(tmp_path, visit)


def test_one_question_at_a_time(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        one, two, match = await two_people(site)
        await one.ask("play", match=match, seat=0, seq=0, action={"type": "roll"})
        await two.ask("play", match=match, seat=1, seq=1, action={"type": "roll"})
        assert (await one.ask("undo", match=match, seat=0))["type"] == "done"
        refused = await two.ask("undo", match=match, seat=1)
        assert (refused["reason"], refused["params"]["seat"]) == ("undo-asked-already", 0)
        assert (await one.ask("undo", match=match, seat=0))["type"] == "done", "the same again is the same"
        assert [line["line"]["kind"] for line in one.of("line")] == ["undo_asked"]
        await one.ask("consent", match=match, seat=0, by=0, back_to=0, agree=False)
        assert (await two.ask("undo", match=match, seat=1))["type"] == "done", "the first took it back"
        message = await one.wait(lambda m: asked(m) and m["table"]["undo"]["seat"] == 1)
        assert message["table"]["undo"]["waiting_for"] == [0]

    on_a_server(tmp_path, visit)


def test_a_question_is_known_in_every_process(postgres: str) -> None:
    settings = Settings(port=0, db=empty_database(postgres), bot_workers=1)

    async def visit() -> None:
        async with serving(settings) as one, serving(settings) as other:
            ada, bea, chris = await one.person("Ada"), await other.person("Bea"), await one.person("Chris")
            made = await ada.table("toy", "me", "empty", "empty", open=True, options={"goal": 100})
            match = made["table"]["match"]
            talks = [await person.talk() for person in (ada, bea, chris)]
            for seat, talk in enumerate(talks[1:], 1):
                await talk.ask("sit", match=match, seat=seat)
                await talk.ask("ready", match=match, seat=seat, ready=True)
            await talks[0].ask("start", match=match)
            for talk in talks:
                await talk.ask("subscribe", match=match)
            await talks[0].ask("play", match=match, seat=0, seq=0, action={"type": "roll"})
            await talks[0].ask("undo", match=match, seat=0)
            await talks[1].wait(asked)
            to = {"match": match, "by": 0, "back_to": 0, "agree": True}
            answers = await asyncio.gather(*(talks[seat].ask("consent", **to, seat=seat) for seat in (1, 2)))
            assert sorted(str(answer["seq"]) for answer in answers) == ["2", "None"], "the last one's is done"
            for talk in talks:
                update = await talk.wait(lambda m: m["type"] == "update" and m["seq"] == 2)
                assert sorted(update["entry"]["agreed"]) == [1, 2]

    asyncio.run(visit())


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
        assert talk.view(match)["totals"] == [0, 0], "back before one's own move, not only the bot's"

    on_a_server(tmp_path, visit)


def test_a_game_may_leave_undoing_luck_to_tables_for_practice(tmp_path: Path) -> None:
    """LUD-U1: Villa Paletti asks for it by an option; without it what others have done stays done."""

    async def visit(site: Site) -> None:
        ada = await site.person("Ada")
        talk = await ada.talk()
        made = await ada.table("villa_paletti", "me", "easy")
        assert made["table"]["options"]["practice"] is False, "what a table of people begins with"
        for practice, reason in ((False, "undo-not-practice"), (True, None)):
            state = position(
                build(("r1 y1 b1 g1", ""), ("rt", "")), seats=2, options=Options(practice=practice)
            )
            file = to_file(Match.at_position(GAME, state, luck=seeded_luck(7)))
            match = (await ada.http.post("/matches", content=file)).json()["table"]["match"]
            declare, decline = {"type": "declare"}, {"type": "decline"}
            await talk.ask("play", match=match, seat=0, seq=0, action=declare)
            await talk.ask("play", match=match, seat=1, seq=1, action=decline)
            undone = await talk.ask("undo", match=match, seat=0, back_to=0)
            assert undone.get("reason") == reason

    on_a_server(tmp_path, visit)
