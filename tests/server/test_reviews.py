"""Reviews on the server: made once, in the background, kept with the match, continued after a restart."""

import asyncio
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from ludoteca import find_game, play_match, to_file
from ludoteca.core import decode, encode
from ludoteca.review import Jobs, begin, review
from ludoteca.server.work.jobs import ReviewPiece

from .network import Person, Site, on_a_server


def played(seed: int = 3) -> bytes:
    match = play_match(find_game("toy"), ["uniform", "first", "first"], seed=seed, record=True).match
    assert match is not None
    return to_file(match)


async def brought(person: Person, seed: int = 3) -> dict[str, Any]:
    answer = await person.http.post("/matches", content=played(seed))
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


async def made(person: Person, path: str) -> dict[str, Any]:
    """The review, once it is done."""
    async with asyncio.timeout(60):
        while (page := (await person.http.get(path)).json())["status"] != "done":
            assert page["status"] in ("waiting", "making")
            await asyncio.sleep(0.05)
    found: dict[str, Any] = page
    return found


def test_a_review_is_made_once_and_read_by_whoever_may_see_the_match(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada, bea, stranger = await site.person("Ada"), await site.person("Bea"), site.stranger()
        table = await brought(ada)
        path = f"/matches/{table['table']['match']}/review"
        assert (await ada.http.get(path)).json()["status"] == "none"
        assert (await bea.http.post(path)).status_code == 404, "the match is private"
        by_key = f"{path}?key={table['share']}"
        assert (await stranger.http.post(by_key)).json()["reason"] == "not-signed-in"
        asked = await bea.http.post(by_key)
        assert (asked.status_code, asked.json()["status"]) == (200, "waiting")
        again = await ada.http.post(path)
        assert again.json()["status"] in ("waiting", "making", "done")
        page = await made(ada, path)
        assert page["done"] == page["total"]
        match = play_match(find_game("toy"), ["uniform", "first", "first"], seed=3, record=True).match
        assert match is not None
        assert decode(encode(page["review"]), dict) == decode(encode(review(match)), dict)
        assert (await stranger.http.get(by_key)).json() == page, "as is everybody's"
        assert (await ada.http.post(path)).json() == page, "and is not made again"
        table = await ada.table("toy", "me", "first", start=True)
        running = f"/matches/{table['table']['match']}/review"
        assert (await ada.http.get(running)).json()["reason"] == "not-now"
        assert (await ada.http.post(running)).status_code == 409

    on_a_server(tmp_path, visit)


def test_one_person_waits_for_so_many(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person("Ada")
        await site.node.store.reviews.request("another", ada.player, 0)
        match = (await brought(ada))["table"]["match"]
        refused = await ada.http.post(f"/matches/{match}/review")
        assert (refused.status_code, refused.json()["reason"]) == (429, "too-many-reviews")

    on_a_server(tmp_path, visit, reviews_per_person=1)


def test_what_a_closing_server_left_unfinished_the_next_one_goes_on_with(tmp_path: Path) -> None:
    """The first server closes over the second piece of a review; its first piece is marked and comes back."""
    left: dict[str, Any] = {}

    async def first_server(site: Site) -> None:
        ada = await site.person("Ada")
        table = await brought(ada)
        path = f"/matches/{table['table']['match']}/review?key={table['share']}"
        at_it = asyncio.Event()
        ours = Jobs(played(), "first", 24)
        draft = begin(ours.match)
        while not draft.moments:
            draft = ours.go_on(draft, 0)
        marked = replace(draft.moments[0], chances=(0.5, 0.5, 0.0625))
        piece = ReviewPiece(draft=replace(draft, moments=(marked,)), done=1, total=9)

        async def one_piece(*_: Any, **__: Any) -> bytes:
            if at_it.is_set():
                await asyncio.Event().wait()
            at_it.set()
            return encode(piece)

        site.runtime.work.background.do = one_piece  # type: ignore[method-assign,assignment]
        await ada.http.post(path)
        async with asyncio.timeout(60):
            while (await ada.http.get(path)).json()["done"] != 1:
                await asyncio.sleep(0.01)
        left.update(path=path)

    async def second_server(site: Site) -> None:
        page = await made(site.stranger(), left["path"])
        assert page["review"]["moments"][0]["chances"] == [0.5, 0.5, 0.0625]
        assert sum(page["review"]["moments"][1]["chances"]) < 1.01

    on_a_server(tmp_path, first_server)
    on_a_server(tmp_path, second_server)
