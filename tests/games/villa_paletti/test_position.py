"""Hand-written positions: fields that may be left out, and positions that are impossible."""

from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from ludoteca.core import Invalid, convert, decode, encode
from ludoteca.games.villa_paletti.decisions import (
    LayingFloor,
    MovingOwn,
    Proving,
    Punishing,
    TakingTurn,
    VillaDecision,
)
from ludoteca.games.villa_paletti.geometry.villa import Column, Floor, upright_pose
from ludoteca.games.villa_paletti.options import Options
from ludoteca.games.villa_paletti.position import from_position
from ludoteca.games.villa_paletti.rules import GAME
from ludoteca.games.villa_paletti.state import End, Seal, State

from .villas import COLOURS, build, position

VILLA = build(("r1 y1 b1 g1", "r2 y2"), ("rh yh bh", "gh"), ("rt yt bt", ""))
HELD = Seal(holder=0, floor="green")
GOOD = position(VILLA, seal=HELD)


def moved(column: str, x: float, y: float, z: float, **turn: float) -> Any:
    return VILLA.with_column(column, msgspec.structs.replace(upright_pose(x, y, z), **turn))


def test_the_documented_position_loads() -> None:
    page = (Path(__file__).parents[3] / "docs" / "positions" / "villa_paletti.md").read_text(encoding="utf-8")
    example = page.partition("```json\n")[2].partition("```")[0]
    state = GAME.from_position(decode(example, State))
    assert len(state.villa.columns) == 20
    assert state.villa.on_level(1) == ("green-thick",)
    assert GAME.active(state) == (1,)
    assert state.turn == 1
    assert len(state.out_of_game()) == 16
    for field in State.__struct_fields__:
        assert f"`{field}`" in page
    for decision in get_args(VillaDecision):
        assert f"`{decision.__struct_config__.tag}`" in page


def test_a_position_reads_back_as_the_same_state() -> None:
    assert GAME.from_position(convert(msgspec.json.decode(encode(GOOD)), State)) == GOOD


@pytest.mark.rules("VIL-C2", "VIL-C3", "VIL-C4", "VIL-E3", "VIL-S2", "VIL-S4", "VIL-T3", "VIL-T7", "VIL-U3")
@pytest.mark.parametrize(
    ("changes", "rule", "reason"),
    [
        ({"seats": 5}, "VIL-N1", "wrong-number-of-seats"),
        ({"youngest": 4}, "VIL-U3", "no-such-seat"),
        ({"idle": 9}, "VIL-E1", "counts"),
        ({"colours": (("red",), ("red",), ("blue",), ("green",))}, "VIL-U3", "colours-shared"),
        ({"colours": (("red",), (), ("blue",), ("green",))}, "VIL-U3", "colours-missing"),
        ({"locked": ("red-3",)}, "VIL-T4", "locked-but-gone"),
        ({"locked": ("red-9",)}, "VIL-C2", "no-such-column"),
        ({"locked": ("red-1", "red-1")}, "VIL-T4", "column-twice"),
        ({"seal": Seal()}, "VIL-S2", "seal-not-taken"),
        ({"seal": Seal(holder=3, floor="green")}, "VIL-S2", "seal-outscored"),
        ({"seal": Seal(holder=0, previous=0, floor="green")}, "VIL-S4", "seal-shows-holder"),
        ({"seal": Seal(holder=0)}, "VIL-S4", "seal-incomplete"),
        ({"seal": Seal(holder=0, floor="red")}, "VIL-S2", "seal-floor"),
        ({"villa": moved("red-1", 0, 200, 35)}, "VIL-T3", "column-off-its-level"),
        ({"villa": moved("red-1", 38, 5, 35)}, "VIL-T3", "columns-overlap"),
        ({"villa": moved("red-1", -38, 0, 60)}, "VIL-E3", "column-not-standing"),
        ({"villa": moved("red-1", -38, 0, 35, qw=0.0, qx=1.0, qy=1.0)}, "VIL-C3", "pose-turn"),
        ({"villa": moved("red-1", float("nan"), 0, 35)}, "VIL-C3", "pose-finite"),
        ({"villa": moved("red-1", -38, 0, 35, qw=0.9, qx=0.43589)}, "VIL-E3", "column-not-standing"),
        ({"options": Options(experienced="off", youngest=3), "seats": 3}, "VIL-U3", "no-such-seat"),
        ({"decisions": (TakingTurn(seat=0), TakingTurn(seat=0))}, "VIL-T1", "decisions-impossible"),
        ({"decisions": (LayingFloor(seat=0), Proving(seat=0))}, "VIL-T1", "decision-impossible"),
        (
            {"decisions": (LayingFloor(seat=0), Punishing(seat=1, contester=0))},
            "VIL-T1",
            "decision-impossible",
        ),
        ({"decisions": (MovingOwn(seat=0),)}, "VIL-T1", "decision-impossible"),
        ({"end": End(reason="no-more-building", winner=0)}, "VIL-E1", "over-but-open"),
    ],
)
def test_an_impossible_position_is_refused(changes: dict[str, Any], rule: str, reason: str) -> None:
    with pytest.raises(Invalid) as refused:
        from_position(msgspec.structs.replace(GOOD, **changes))
    assert (refused.value.rule, refused.value.reason) == (rule, reason)


def test_only_the_columns_of_the_box_are_accepted() -> None:
    twice = msgspec.structs.replace(VILLA, columns=(*VILLA.columns, VILLA.columns[0]))
    strange = msgspec.structs.replace(VILLA, columns=(*VILLA.columns[:-1], Column(id="red-9")))
    long = msgspec.structs.replace(VILLA, columns=(Column(id="red-3", longer=2.0),))
    for villa, reason in (
        (twice, "column-twice"),
        (strange, "no-such-column"),
        (long, "cut-beyond-tolerance"),
    ):
        with pytest.raises(Invalid, match=reason):
            from_position(msgspec.structs.replace(GOOD, villa=villa))


def test_floors_must_be_in_order_and_on_columns() -> None:
    blue, green = VILLA.floors
    wrong = msgspec.structs.replace(VILLA, floors=(green, blue))
    floating = msgspec.structs.replace(
        VILLA, floors=(blue, Floor(floor="green", pose=upright_pose(400.0, 0.0, 147.5)))
    )
    high = msgspec.structs.replace(
        VILLA, floors=(blue, Floor(floor="green", pose=upright_pose(0.0, 0.0, 190.0)))
    )
    for villa, reason in (
        (wrong, "floors-in-order"),
        (floating, "floor-in-the-air"),
        (high, "floor-not-lying"),
    ):
        with pytest.raises(Invalid, match=reason):
            from_position(msgspec.structs.replace(GOOD, villa=villa))


def test_default_colours_of_two_and_three_players() -> None:
    assert position(VILLA, 2, seal=HELD).neutral is None
    assert position(VILLA, 3, seal=HELD, colours=COLOURS[:3]).neutral == "green"
