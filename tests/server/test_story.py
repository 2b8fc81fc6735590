"""The story of a match that is over, and playing on from any moment of it."""

from functools import cache
from pathlib import Path
from typing import Any

from ludoteca import find_game, play_match, to_file
from ludoteca.core import Match, Measured

from .network import Person, Site, on_a_server


@cache
def played() -> Match[Any, Any]:
    match = play_match(find_game("palermo"), ["easy"] * 3, seed=5, record=True).match
    assert match is not None
    return match


async def brought(person: Person, match: Match[Any, Any]) -> str:
    answer = await person.http.post("/matches", content=to_file(match))
    assert answer.status_code == 201, answer.text
    found: str = answer.json()["table"]["match"]
    return found


def test_the_story_is_what_the_game_measures_and_everybodys_best_moment(tmp_path: Path) -> None:
    match = played()
    game = match.game
    assert isinstance(game, Measured)

    async def visit(site: Site) -> None:
        ada, bea = await site.person("Ada"), await site.person("Bea")
        path = f"/matches/{await brought(ada, match)}/story"
        assert (await bea.http.get(path)).status_code == 404, "the match is private"
        story = (await ada.http.get(path)).json()
        assert story["measure"] == "money"
        for moment in story["moments"]:
            assert tuple(moment["values"]) == game.measures(match.state_at(moment["seq"]))["money"]
        assert [moment["seq"] for moment in story["moments"]] == match.line
        for best in story["best"]:
            before = match.line[match.line.index(best["seq"]) - 1]
            money = [
                game.measures(match.state_at(seq))["money"][best["seat"]] for seq in (before, best["seq"])
            ]
            assert best["gain"] == money[1] - money[0] > 0
        running = await ada.table("palermo", "me", "uniform", "uniform", start=True)
        early = await ada.http.get(f"/matches/{running['table']['match']}/story")
        assert (early.status_code, early.json()["reason"]) == (409, "not-now")

    on_a_server(tmp_path, visit)


def test_anybody_who_sees_a_match_plays_on_from_a_moment_of_it(tmp_path: Path) -> None:
    match = played()

    async def visit(site: Site) -> None:
        ada, stranger = await site.person("Ada"), site.stranger()
        path = f"/matches/{await brought(ada, match)}/branches"
        assert (await stranger.http.post(path, json={"seq": 3})).json()["reason"] == "unknown-match"
        made = await ada.http.post(path, json={"seq": 3})
        assert made.status_code == 201, made.text
        table = made.json()["table"]
        assert (table["status"], table["seq"], table["unrated"]) == ("playing", 3, "imported")
        assert [seat["name"] for seat in table["seats"]] == ["Ada"] * 3, "who had all seats has them again"
        old = (await ada.http.get(path.replace("branches", "replay/3"))).json()
        new = (await ada.http.get(f"/matches/{table['match']}/replay/3")).json()
        assert new["view"] == old["view"]
        late = await ada.http.post(path, json={"seq": match.seq})
        assert late.json()["reason"] == "not-now", "there is nothing left to play"
        assert (await ada.http.post(path, json={"seq": 9999})).json()["reason"] == "no-such-entry"

    on_a_server(tmp_path, visit)


def test_a_stranger_takes_the_seat_that_decides_and_bots_the_others(tmp_path: Path) -> None:
    match = played()

    async def visit(site: Site) -> None:
        ada, bea = await site.person("Ada"), await site.person("Bea")
        answer = (await ada.http.post("/matches", content=to_file(match))).json()
        path = f"/matches/{answer['table']['match']}/branches?key={answer['share']}"
        table = (await bea.http.post(path, json={"seq": 4})).json()["table"]
        (deciding,) = match.game.active(match.state_at(4))
        kinds = ["person" if seat == deciding else "bot" for seat in range(3)]
        assert [seat["kind"] for seat in table["seats"]] == kinds

    on_a_server(tmp_path, visit)
