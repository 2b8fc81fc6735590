"""The notation of actions, as players type them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.core import Invalid
from ludoteca.games.villa_paletti.actions import (
    BreakOff,
    ChooseColour,
    Contest,
    Declare,
    Decline,
    GiveUpFloor,
    LayFloor,
    Lift,
    PlaceColumn,
    Pull,
    PullAlong,
    SetDown,
    TellFell,
    TellMoved,
    VillaAction,
)
from ludoteca.games.villa_paletti.rules import GAME
from ludoteca.games.villa_paletti.tables import COLOURS, COLUMNS, FLOOR_ORDER
from ludoteca.games.villa_paletti.wood import HandPoint

numbers = st.floats(-400, 400, allow_nan=False)
columns = st.sampled_from(sorted(COLUMNS))
points = st.builds(HandPoint, numbers, numbers, numbers, numbers)
hands = {
    "column": columns,
    "grip": numbers,
    "tool": st.sampled_from(["hand", "hook"]),
    "hold": st.sampled_from([None, *FLOOR_ORDER]),
    "hold_x": numbers,
    "hold_y": numbers,
    "lift": numbers,
    "steady": numbers,
}
actions = st.one_of(
    st.builds(PlaceColumn, column=columns, x=numbers, y=numbers, rotation=numbers),
    st.builds(ChooseColour, colour=st.sampled_from(COLOURS)),
    st.builds(Pull, direction=numbers, speed=numbers, give_up=st.none() | numbers, **hands),
    st.builds(PullAlong, path=st.lists(points, min_size=1, max_size=4).map(tuple), **hands),
    st.builds(Lift, column=columns),
    st.builds(BreakOff, column=columns),
    st.builds(SetDown, x=numbers, y=numbers, rotation=numbers, on=st.none() | columns),
    st.builds(LayFloor, x=numbers, y=numbers, rotation=numbers, flipped=st.booleans()),
    st.sampled_from([Declare(), Contest(), Decline(), GiveUpFloor()]),
)


@given(action=actions)
def test_the_notation_of_every_action_reads_back(action: VillaAction) -> None:
    assert GAME.from_notation(GAME.notation(action)) == action


def test_notation_leaves_out_default_values() -> None:
    assert GAME.notation(Pull(column="red-3", direction=90.0, speed=80.0)) == "pull r3 dir=90 speed=80"
    assert GAME.from_notation("Lift red-hex") == Lift(column="red-hex")


@pytest.mark.parametrize(
    "action",
    [
        Lift(column="green-7"),
        BreakOff(column=""),
        PlaceColumn(column="x", x=0, y=0),
        TellMoved(column="x", on=("y",)),
        TellFell(column="x"),
        Pull(column="x", direction=0.0),
    ],
)
def test_an_action_with_an_unknown_column_has_a_notation_and_is_refused(action: VillaAction) -> None:
    text = GAME.notation(action)
    with pytest.raises(Invalid):
        GAME.from_notation(text)


@pytest.mark.parametrize(
    "text",
    ["", "jump", "pull", "pull r9 dir=0", "pull r1", "pull r1 dir=up", "set 1", "set 1 2 3 4", "declare now",
     "colour pink", "pull r1 dir=0 tool=spoon", "set 1 2 on=x1", "floor a b"],
)  # fmt: skip
def test_text_that_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(Invalid):
        GAME.from_notation(text)
