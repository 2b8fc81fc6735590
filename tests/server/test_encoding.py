"""What views share is encoded once, and nobody can tell by the result."""

import msgspec
import pytest

from ludoteca.core import Match, seeded_luck
from ludoteca.games import find_game
from ludoteca.server.protocol.encoding import encoded_views


class Seen(msgspec.Struct, frozen=True):
    seat: int | None
    board: dict[str, int]
    hand: tuple[str, ...] = ()


class SeenFromAside(Seen, frozen=True):
    pass


BOARD = {"a": 1}
ALIKE = {
    "one alone": [Seen(0, BOARD)],
    "the same": [Seen(None, BOARD), Seen(None, BOARD)],
    "apart in one field": [Seen(None, BOARD), Seen(0, BOARD), Seen(3, BOARD)],
    "apart in two": [Seen(0, BOARD, ("x",)), Seen(1, BOARD, ("y",))],
    "apart in all": [Seen(0, {"a": 1}, ("x",)), Seen(1, {"b": 2}, ("y",))],
    "of two kinds": [SeenFromAside(None, BOARD), Seen(0, BOARD)],
}


@pytest.mark.parametrize("what", ALIKE)
def test_views_become_the_json_they_would_become_alone(what: str) -> None:
    views = ALIKE[what]
    assert encoded_views(views) == [msgspec.json.encode(view) for view in views]


@pytest.mark.parametrize("key", ["palermo", "palanche", "toy"])
def test_so_do_the_views_of_games(key: str) -> None:
    game = find_game(key)
    match = Match.new(game, 3, {}, luck=seeded_luck(7))
    views = [game.view(match.state) for eyes in (None, 0, 1, 2)]
    assert encoded_views(views) == [msgspec.json.encode(view) for view in views]
