"""The view, the rendered board and the notation of Palermo."""

import pytest
from rich.markup import render as rich_text

from ludoteca.core import Invalid
from ludoteca.games.palermo.actions import LayHouse, Walk
from ludoteca.games.palermo.options import Options
from ludoteca.games.palermo.position import LaidTile, PalermoPosition, from_position
from ludoteca.games.palermo.rules import GAME
from ludoteca.texts import Texts

from .scenes import exchanged, play, scene


@pytest.mark.parametrize(
    "text",
    ["start C4", "lay 2 C4 90", "claim g7", "target g7", "police n14", "walk a1", "stay", "interest"],
)
def test_notation_reads_back(text: str) -> None:
    assert GAME.notation(GAME.from_notation(text)) == text


def test_notation_ignores_case_and_extra_spaces() -> None:
    assert GAME.from_notation("Lay Three c4") == LayHouse(kind="three", slot="C4", rotation=0)
    assert GAME.from_notation("  WALK  G7 ") == Walk(to="g7")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("fly g7", "unknown-notation"),
        ("", "unknown-notation"),
        ("walk", "unknown-notation"),
        ("walk g15", "unknown-cell"),
        ("start G1", "unknown-slot"),
        ("lay 4 A1", "unknown-house"),
        ("lay 1 A1 45", "unknown-rotation"),
    ],
)
def test_other_text_is_invalid(text: str, reason: str) -> None:
    with pytest.raises(Invalid, match=reason):
        GAME.from_notation(text)


@pytest.mark.rules("PAL-M6")
def test_the_view_says_what_walks_cost_and_bring_in() -> None:
    state = scene(chips=exchanged(("f8", "g11")), pawns={0: "f7"}, police={1: "h8"})
    view = GAME.view(state)
    assert (view.phase, view.stage, view.turn, view.points) == ("collecting", "turn", 0, 3)
    (door,) = (walk for walk in view.walks if walk.ends == "door")
    assert (door.to, door.cost, door.income, door.lost) == ("f8", 1, 2, 0)
    assert view.interest is None
    assert view.players[1].policeman == "h8"
    assert len(view.tiles) == 36


def test_the_view_of_every_stage() -> None:
    begun = from_position(PalermoPosition(seats=3))
    assert GAME.view(begun).stage == "start"
    started = from_position(PalermoPosition(seats=3, tiles={"C3": LaidTile(kind="start")}))
    assert GAME.view(started).stage == "house"
    assert GAME.view(started).supply == {"one": 12, "two": 12, "three": 12}
    home = scene(chips={0: ()}, pawns={1: "a8", 2: "a9"})
    assert (GAME.view(home).interest, GAME.view(home).walks) == (5, ())
    stones = scene(options={"target_stones": True}, stage="target")
    assert (GAME.view(stones).stage, GAME.view(stones).walks) == ("target", ())
    over = play(scene(chips={0: (), 1: (), 2: ()}, pawns={2: "h6"}, turn=2), "walk g6")
    assert GAME.view(over).phase == "over"


@pytest.mark.rules("PAL-C4")
def test_the_rendered_board_is_readable_without_colours() -> None:
    state = scene(pawns={0: "h8", 1: "h6"}, police={2: "k8"})
    picture = rich_text(Texts("en", GAME).board(GAME.render(state, None))).plain
    rows = {line[:3].strip(): line for line in picture.splitlines()}
    assert rows["8"].strip() == "8   :   ny  ·   ny  ·   ny  ·   Ry  ·   ny!g·   ny  ·   :  8"
    assert "▒▒▒▒" in rows["9"]
    assert "> P1 R  money 0 (space 0, lap 0)  chips 11  points 3  pawn h8" in picture
    begun = Texts("de", GAME).board(GAME.render(from_position(PalermoPosition(seats=5)), None))
    assert "Häuser in der Schachtel: ▒ 12, ▒▒ 12, ▒▒▒ 12" in begun


def test_options_have_defaults() -> None:
    assert Options().edition == "de"
    assert not Options().is_translation
