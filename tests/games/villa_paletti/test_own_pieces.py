"""The wood of a box of one's own: rules, bots, physics and match files use its sizes (VIL-C1 … VIL-C3)."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from ludoteca.core import (
    Invalid,
    Match,
    SeededChance,
    TableHead,
    checked_table,
    from_file,
    read_table,
    rows_of_code,
    table_code,
    table_text,
    to_file,
)
from ludoteca.games.villa_paletti import hand, wood
from ludoteca.games.villa_paletti.checking_pieces import check_pieces
from ludoteca.games.villa_paletti.geometry.layout import start_villa
from ludoteca.games.villa_paletti.options import Options
from ludoteca.games.villa_paletti.own_pieces import Pieces, box_of, printed_pieces
from ludoteca.games.villa_paletti.physics import simulate
from ludoteca.games.villa_paletti.rules import GAME
from ludoteca.games.villa_paletti.state import State
from ludoteca.games.villa_paletti.tables import PRINTED_BOX
from ludoteca.testing.conformance import play_and_check
from ludoteca.texts import Texts
from ludoteca.texts.rulebook import rules_of

PRINTED = printed_pieces()
SMALL = replace(
    PRINTED,
    name="Our box",
    column_height=56.0,
    floor_thickness=4.0,
    base=replace(PRINTED.base, across=260.0, site_across=220.0),
    columns=tuple(replace(column, across=0.8 * column.across) for column in PRINTED.columns),
    floors=tuple(
        replace(floor, outline=tuple((0.9 * x, 0.9 * y) for x, y in floor.outline))
        for floor in PRINTED.floors
    ),
)
KIND = GAME.info.files["pieces"]


def test_the_printed_pieces_typed_in_again_are_the_printed_box() -> None:
    box = box_of(PRINTED)
    assert (box.base, box.shapes) == (PRINTED_BOX.base, PRINTED_BOX.shapes)
    assert [piece.polygon for piece in box.floors.order] == [
        piece.polygon for piece in PRINTED_BOX.floors.order
    ]
    check_pieces(PRINTED)


def test_pieces_survive_a_file_and_a_code() -> None:
    text = table_text(TableHead("villa_paletti", "pieces", SMALL.name), SMALL)
    assert replace(read_table(KIND, text, "ours.toml"), name=SMALL.name) == SMALL
    assert checked_table(KIND, rows_of_code(table_code(SMALL))) == SMALL


@pytest.mark.rules("VIL-C1", "VIL-C2", "VIL-C3")
def test_bots_play_a_match_with_own_pieces_and_its_file_holds_them() -> None:
    match = play_and_check(
        GAME,
        seats=2,
        options=Options(pieces=SMALL, hands="steady", wood="perfect"),
        seed=3,
        level="uniform",
        look_every=97,
        rule_ids=set(rules_of(GAME)),
        simulator=simulate,
    )
    assert match.outcome is not None
    again: Match[State, Any] = from_file(GAME, to_file(match))
    assert again.state == match.state
    assert again.state.villa.pieces == again.state.options.pieces == SMALL
    storey = SMALL.column_height + SMALL.floor_thickness
    for column in again.state.villa.standing if again.state.end is None else ():
        assert column.pose is not None
        foot = column.pose.z - (SMALL.column_height + column.longer) / 2.0
        assert foot % storey == pytest.approx(0.0, abs=5.0)


def test_physics_weighs_and_measures_the_pieces_of_the_villa() -> None:
    heavy = replace(SMALL, floors=tuple(replace(floor, grams=3 * floor.grams) for floor in SMALL.floors))
    weights = []
    for pieces in (SMALL, heavy):
        villa = start_villa(SeededChance(5).draw, "perfect", pieces)
        result = simulate(wood.Settle(villa=villa))
        assert isinstance(result, wood.WoodResult)
        assert result.verdict == "stands"
        assert result.villa.pieces == pieces
        blue = result.villa.floors[0].pose
        assert blue.z == pytest.approx(SMALL.column_height + SMALL.floor_thickness / 2.0, abs=0.2)
        weights.append(sum(result.loads.values()))
    assert weights[1] == pytest.approx(3.0 * weights[0], rel=0.02)


@pytest.mark.rules("VIL-T2")
def test_a_grip_ends_below_the_top_of_the_column() -> None:
    villa = start_villa(SeededChance(5).draw, "perfect", SMALL)
    pull = wood.Pull(villa=villa, column="red-1", motion=wood.Straight(direction=0.0), grip=51.0)
    hand.check_pull(pull)
    with pytest.raises(Invalid) as refused:
        hand.check_pull(replace(pull, grip=51.1))
    assert refused.value.params["high"] == 51.0
    said = Texts("en", GAME).derivations(refused.value.derivations)
    assert said == ["The highest grip: 56 mm, the height of a column − 5 mm, for the fingers = 51"]


@pytest.mark.rules("VIL-C1")
def test_a_position_takes_the_pieces_of_its_options() -> None:
    villa = start_villa(SeededChance(5).draw, "fine", SMALL)
    bare = replace(villa, pieces=msgspec.UNSET)
    position = State(
        options=Options(pieces=SMALL), seats=2, villa=bare, colours=(("red", "blue"), ("green", "yellow"))
    )
    assert GAME.from_position(position).villa == villa
    with pytest.raises(Invalid, match="floor-not-lying"):
        GAME.from_position(replace(position, options=Options()))


def flawed(**changes: Any) -> Pieces:
    return replace(PRINTED, **changes)


BLUE, *OTHERS = PRINTED.floors
WIDE = replace(OTHERS[0], outline=BLUE.outline)
NARROW = replace(OTHERS[-1], outline=tuple((x, 0.5 * y) for x, y in OTHERS[-1].outline))
CROSSED = replace(BLUE, outline=((-60.0, -60.0), (60.0, 60.0), (60.0, -60.0), (-60.0, 60.0)))
FLAT = replace(BLUE, outline=((0.0, 0.0), (40.0, 0.1), (80.0, 0.0), (40.0, -0.1)))


@pytest.mark.parametrize(
    ("pieces", "reason", "at"),
    [
        (flawed(columns=PRINTED.columns[:2]), "pieces-columns", "column"),
        (flawed(columns=PRINTED.columns[::-1]), "pieces-columns", "column[0].kind"),
        (flawed(floors=PRINTED.floors[:4]), "pieces-floors", "floor"),
        (flawed(floors=(*OTHERS, BLUE)), "pieces-floors", "floor[0].floor"),
        (flawed(base=replace(PRINTED.base, across=200.0)), "pieces-site", "base.site_across"),
        (
            flawed(floors=(CROSSED, *OTHERS)),
            "pieces-outline-crossed",
            "floor[0].outline",
        ),
        (flawed(floors=(FLAT, *OTHERS)), "pieces-outline-small", "floor[0].outline"),
        (flawed(floors=(BLUE, WIDE, *OTHERS[1:])), "pieces-floor-larger", "floor[1].outline"),
        (flawed(floors=(BLUE, *OTHERS[:-1], NARROW)), "pieces-floor-narrow", "floor[4].outline"),
        (flawed(base=replace(PRINTED.base, site_across=130.0)), "pieces-no-layout", "base.site_across"),
    ],
)
def test_pieces_that_make_no_box_are_refused_with_the_place(pieces: Pieces, reason: str, at: str) -> None:
    with pytest.raises(Invalid) as refused:
        check_pieces(pieces)
    assert (refused.value.reason, refused.value.params["at"]) == (reason, at)
    with pytest.raises(Invalid, match=reason):
        GAME.setup(Options(pieces=pieces), 2, SeededChance(1))
