"""Old matches are deleted by themselves, if the host wants that."""

import asyncio
from pathlib import Path

import pytest

from .network import Site, TurnedClock, beat, on_a_server


@pytest.mark.parametrize("days", [0, 30])
def test_what_is_old_is_deleted_by_itself_if_the_host_says_so(tmp_path: Path, days: int) -> None:
    clock = TurnedClock()

    async def visit(site: Site) -> None:
        ada, store = await site.person("Ada"), site.node.store
        await ada.table("toy", "first", "first", start=True, options={"goal": 5})
        playing = (await ada.table("toy", "me", "first", start=True))["table"]["match"]
        async with asyncio.timeout(60):
            while not await store.matches.all("over"):
                await asyncio.sleep(0.02)
        clock.turn(days=29)
        await beat(site)
        assert len(await store.matches.all()) == 2
        clock.turn(days=2)
        await beat(site)
        left = [row.id for row in await store.matches.all()]
        assert (left == [playing]) is (days > 0), "a match in play stays"
        assert await store.people.find(ada.player) is not None, "and its player"

    on_a_server(tmp_path, visit, clock, prune_days=days)
