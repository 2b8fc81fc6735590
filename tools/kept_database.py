"""`python -m tools.kept_database`: write a database of this version that every later one has to read.

Writes `tests/kept/VERSION.backup` and `tests/kept/VERSION-GAME.json.gz`: people, a match of each game that is
over, one of each in play, chat, results. Run it once for a release, and never again for that version.
"""

import asyncio
import gzip
import sys
import tempfile
from pathlib import Path

from tests.server.network import Person, Site, serving

from ludoteca import __version__
from ludoteca.core import to_file
from ludoteca.games import OUR_KEYS
from ludoteca.runner import play_match
from ludoteca.server.settings import Settings

KEPT = Path(__file__).parents[1] / "tests" / "kept"
SHORT = {
    "palermo": {"ready_made_town": True},
    "palanche": {"length": "rounds:2"},
    "villa_paletti": {},
}
"""Options with which a match of each game is over soon."""


async def fill(site: Site) -> None:
    """Let people and bots play what is kept."""
    ada, bea = await site.person("Ada"), await site.person("Bea")
    made = await ada.http.post("/account", json={"name": "Ada", "password": "correct horse"})
    assert made.is_success, made.text
    for key in OUR_KEYS:
        await play_some(ada, key)
        file = play_match(key, ["easy"] * 3, 1, SHORT[key], record=True).match
        assert file is not None
        brought = await bea.http.post("/matches", content=to_file(file))
        assert brought.is_success, brought.text
        (KEPT / f"{__version__}-{key}.json.gz").write_bytes(gzip.compress(to_file(file), mtime=0))


async def play_some(person: Person, game: str) -> None:
    """Begin a match against bots, play a few decisions of it, and say something."""
    made = await person.table(game, "me", "easy", "easy", start=True, options=SHORT[game])
    match, talk = made["table"]["match"], await person.talk()
    await talk.ask("subscribe", match=match)
    await talk.ask("say", match=match, text="Good luck!")
    for _ in range(4):
        choices = await talk.wait(lambda message: message["type"] == "choices")
        await talk.ask(
            "play", match=match, seat=choices["seat"], seq=choices["seq"], action=choices["legal"][0]
        )


async def write() -> None:
    """Run a server, fill it, back it up."""
    KEPT.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(port=0, db=str(Path(folder) / "kept.sqlite3"), bot_workers=1)
        async with serving(settings) as site:
            await fill(site)
            await site.node.store.backup(KEPT / f"{__version__}.backup")


if __name__ == "__main__":
    asyncio.run(write())
    sys.exit(0)
