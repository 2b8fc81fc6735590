"""My matches: what waits for me first, and what is over page by page."""

import json
from pathlib import Path
from typing import Any

from .network import Person, Site, Talk, TurnedClock, on_a_server, play_on

ROLL = {"type": "roll"}


async def two_at_a_table(ada: Person, other: Talk, **more: Any) -> str:
    """A match of Ada and another player without a move."""
    made = await ada.table("toy", "me", "empty", open=True, **more)
    match = str(made["table"]["match"])
    await other.ask("sit", match=match, seat=1)
    await other.ask("ready", match=match, seat=1, ready=True)
    talk = ada.talks[0] if ada.talks else await ada.talk()
    assert (await talk.ask("start", match=match))["type"] == "done"
    return match


async def running(person: Person) -> list[dict[str, Any]]:
    answer = await person.http.get("/my/matches")
    assert answer.status_code == 200, answer.text
    lines: list[dict[str, Any]] = answer.json()["matches"]
    return lines


def test_what_waits_longest_for_me_comes_first(tmp_path: Path) -> None:
    clock = TurnedClock()

    async def visit(site: Site) -> None:
        ada, bea = await site.person("Ada"), await site.person("Bea")
        other = await bea.talk()
        days = {"type": "days", "days": 3}
        old = await two_at_a_table(ada, other, clock=days)
        clock.turn(seconds=60)
        new = await two_at_a_table(ada, other)
        waiting = (await ada.table("toy", "me", "empty"))["table"]["match"]
        assert [line["match"] for line in await running(ada)] == [old, new, waiting]
        talk = ada.talks[0]
        clock.turn(seconds=60)
        await talk.ask("play", match=old, seat=0, seq=0, action=ROLL)
        mine = await running(ada)
        assert [(line["match"], line["active"]) for line in mine] == [(new, [0]), (old, [1]), (waiting, [])]
        assert (mine[1]["mine"], mine[1]["moves"]) == ([0], 1)
        assert mine[1]["due_at"] > mine[1]["waiting_since"]
        assert [line["match"] for line in await running(bea)] == [old, new], "hers, and whose turn it is"

    on_a_server(tmp_path, visit, clock)


def test_who_stood_up_has_no_longer_the_match_on_the_list(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada, bea = await site.person("Ada"), await site.person("Bea")
        other = await bea.talk()
        match = await two_at_a_table(ada, other)
        await other.ask("stand", match=match, seat=1)
        assert await running(bea) == []

    on_a_server(tmp_path, visit)


def test_what_is_over_comes_page_by_page_and_can_be_filtered(tmp_path: Path) -> None:
    clock = TurnedClock()

    async def visit(site: Site) -> None:
        ada, store = await site.person("Ada"), site.node.store
        talk = await ada.talk()
        match = (await ada.table("toy", "me", "me", start=True))["table"]["match"]
        await talk.ask("subscribe", match=match)
        await play_on(talk, match, lambda message: message["legal"][0])
        page = (await ada.http.get("/my/matches/finished")).json()
        (line,) = page["matches"]
        assert (line["status"], line["mine"], page["next"]) == ("over", [0, 1], None)
        assert line["moves"] > 0
        assert min(line["places"]) == 1
        assert line["ended_at"] >= line["started_at"]

        row = await store.matches.find(match)
        assert row is not None
        for number in range(31):  # ended in the same millisecond: none is lost between two pages
            name = f"m{number:02}"
            copy = row._replace(id=name, document=row.document.replace(match, name))
            await store.matches.add(copy, [ada.player])
        first = (await ada.http.get("/my/matches/finished")).json()
        second = (await ada.http.get("/my/matches/finished", params={"before": first["next"]})).json()
        assert (len(first["matches"]), len(second["matches"]), second["next"]) == (30, 2, None)
        assert len({line["match"] for line in first["matches"] + second["matches"]}) == 32

        won = (await ada.http.get("/my/matches/finished", params={"won": ""})).json()["matches"]
        assert [line["match"] for line in won] == [match], "only what has a result"
        none = (await ada.http.get("/my/matches/finished", params={"game": "palermo"})).json()["matches"]
        assert none == []
        wrong = await ada.http.get("/my/matches/finished", params={"before": "yesterday"})
        assert (wrong.status_code, wrong.json()["reason"]) == (400, "malformed")

    on_a_server(tmp_path, visit, clock)


def test_a_lesson_is_in_no_list(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person("Ada")
        talk = await ada.talk()
        match = (await ada.table("toy", "me", "me", start=True))["table"]["match"]
        await talk.ask("subscribe", match=match)
        await play_on(talk, match, lambda message: message["legal"][0])
        file = (await ada.http.get(f"/matches/{match}/export")).content
        made = await ada.http.post("/matches", params={"lesson": ""}, content=file)
        lesson = made.json()["table"]["match"]
        assert (await ada.http.get(f"/matches/{lesson}")).status_code == 200
        listed = (await ada.http.get("/my/matches/finished")).json()["matches"]
        assert [line["match"] for line in listed] == [match]
        assert await running(ada) == []

    on_a_server(tmp_path, visit)


def test_a_table_for_practice_is_in_no_list_and_can_be_deleted(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada, bea = await site.person("Ada"), await site.person("Bea")
        talk = await ada.talk()
        match = (await ada.table("toy", "me", "me", start=True))["table"]["match"]
        await talk.ask("subscribe", match=match)
        await play_on(talk, match, lambda message: message["legal"][0])
        file = (await ada.http.get(f"/matches/{match}/export")).json()
        begun = json.dumps({**file, "entries": file["entries"][:2]})
        made = await ada.http.post("/matches", params={"lesson": ""}, content=begun)
        practice = made.json()["table"]["match"]
        assert made.json()["table"]["status"] == "playing"
        assert await running(ada) == []
        assert (await bea.http.delete(f"/matches/{practice}")).status_code == 404
        assert (await ada.http.delete(f"/matches/{practice}")).status_code == 204
        assert (await ada.http.get(f"/matches/{practice}")).status_code == 404

    on_a_server(tmp_path, visit)


def test_what_happened_since_i_last_looked_comes_entry_by_entry(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada, bea = await site.person("Ada"), await site.person("Bea")
        other = await bea.talk()
        match = await two_at_a_table(ada, other)
        talk = ada.talks[0]
        await talk.ask("play", match=match, seat=0, seq=0, action=ROLL)
        await other.ask("seen", match=match, seq=0)
        again = await (await bea.talk()).ask("subscribe", match=match)
        assert again["seen"] == 0, "kept on the server, for whichever device she comes back with"
        path = f"/matches/{match}/since/{again['seen']}"
        pages = (await bea.http.get(path, params={"seat": 1})).json()["pages"]
        assert [(page["seq"], page["active"]) for page in pages] == [(0, [0]), (1, [1])]
        assert pages[1]["entry"]["events"]
        assert (await bea.http.get(path, params={"seat": 0})).status_code == 403
        assert (await bea.http.get(f"/matches/{match}/since/9")).json()["pages"] == []

    on_a_server(tmp_path, visit)
