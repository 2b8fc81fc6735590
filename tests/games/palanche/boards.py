"""Random boards of every length, and random flaws in them."""

from random import Random
from typing import Any

import msgspec
from hypothesis import strategies as st

from ludoteca.games.palanche.board.checks import LEAST
from ludoteca.games.palanche.tables import FEWEST_SPACES, LEVELS, MOST_SPACES, Board, Kind

COLOURS = ("brown", "pink", "red", "green", "blue", "grey", "white", "black")


def random_board(luck: Random) -> Board:
    """A board of random length, kinds, prices, colours and rides."""
    count = luck.randint(FEWEST_SPACES, MOST_SPACES)
    kinds: list[Kind] = [kind for kind, least in LEAST.items() for _ in range(least)]  # type: ignore[misc]
    kinds += luck.choices(("terreno", "attivita", "gradinata", "card", "special"), k=count - len(kinds))
    kinds.remove("special")
    luck.shuffle(kinds)
    kinds.insert(0, "special")
    spaces = [_space(index, kind, kinds.count(kind), luck) for index, kind in enumerate(kinds)]
    collection, villa = luck.sample([s for s in spaces[1:] if s["kind"] == "special"], 2)
    collection.pop("pays_collection", None)
    villa["pays_collection"] = luck.randrange(10, 300, 10)
    used = sorted({space["colour"] for space in spaces if "colour" in space})
    ends = luck.sample([space["key"] for space in spaces if space["kind"] != "card"], 4)
    board = {
        "cubes": luck.randint(1, 110),
        "levels": LEVELS,
        "symbols": ["strada", "mare"],
        "places": {
            "start": "space_0",
            "passing_pays": luck.randrange(10, 400, 10),
            "collection": collection["key"],
            "third_double": villa["key"],
        },
        "ride": [{"key": f"ride_{n}", "ends": ends[2 * n : 2 * n + 2], "fare": 10} for n in range(2)],
        "colour": [{"key": colour, "paint": "#123456"} for colour in used],
        "space": spaces,
    }
    return msgspec.convert(board, Board)


def _space(index: int, kind: Kind, of_kind: int, luck: Random) -> dict[str, Any]:
    """A space with the fields of its kind."""
    space: dict[str, Any] = {"index": index, "key": f"space_{index}", "kind": kind, "name": f"Space {index}"}
    space["symbols"] = luck.choice(((), (), ("strada",), ("mare", "strada")))
    if kind == "card":
        return space | {"deck": luck.choice(("speremmo", "bratta"))}
    if kind == "special":
        pays = luck.choice((0, 0, 50)) if index else 0
        return space | ({"pays_collection": pays} if pays else {})
    rents = 6 if kind == "terreno" else of_kind
    space |= {
        "price": luck.randrange(20, 500, 20),
        "rents": sorted(luck.randrange(10, 900, 10) for _ in range(rents)),
    }
    if kind == "terreno":
        space |= {"cost": luck.randrange(20, 200, 20), "colour": luck.choice(COLOURS)}
    return space


boards = st.integers(0, 2**32).map(lambda seed: random_board(Random(seed)))
