"""Columns set down and floors laid by hand, with full physics (VIL-T3, VIL-T4, VIL-T7)."""

import pytest
from tests.games.villa_paletti.physics.towers import tower

from ludoteca.games.villa_paletti.geometry.spots import spots
from ludoteca.games.villa_paletti.geometry.villa import Villa, carry_height
from ludoteca.games.villa_paletti.moves import straight_down
from ludoteca.games.villa_paletti.physics import simulate
from ludoteca.games.villa_paletti.physics.live import VillaHandSimulation
from ludoteca.games.villa_paletti.tables import COLUMNS, PRINTED_BOX, ColumnId
from ludoteca.games.villa_paletti.wood import (
    HandPath,
    HandPoint,
    LayFloor,
    SetDown,
    Tremor,
    WoodRequest,
    WoodResult,
)


@pytest.fixture(scope="module")
def villa() -> Villa:
    return tower(1, 1)


def simulated(request: WoodRequest) -> WoodResult:
    """The result of a request, with its type checked."""
    result = simulate(request)
    assert isinstance(result, WoodResult)
    return result


def in_hand(villa: Villa) -> tuple[Villa, ColumnId]:
    """The villa without one of its free columns, and that column."""
    column = villa.free()[0]
    return villa.with_column(column, None), column


def carried(villa: Villa, column: ColumnId, tremor: Tremor, *points: HandPoint) -> SetDown:
    """A request to carry a column along a path that begins over the largest free place."""
    pose = villa.floors[-1].pose
    spot = min(
        spots(villa, COLUMNS[column].kind), key=lambda spot: abs(spot.x - pose.x) + abs(spot.y - pose.y)
    )
    down = straight_down(villa, PRINTED_BOX.standing_height(villa.top_level))
    path = HandPath(points=points or down)
    return SetDown(villa=villa, column=column, x=spot.x, y=spot.y, tremor=tremor, path=path)


@pytest.mark.rules("VIL-T3")
@pytest.mark.parametrize("tremor", ["steady", "human"])
def test_a_column_that_is_lowered_by_hand_stands(villa: Villa, tremor: Tremor) -> None:
    bare, column = in_hand(villa)
    result = simulated(carried(bare, column, tremor))
    assert result.verdict == "stands"
    assert result.villa.level_of(column) == 1
    assert column in result.frames[0].moved


@pytest.mark.rules("VIL-T3")
def test_a_hand_turns_what_it_carries(villa: Villa) -> None:
    bare, column = in_hand(villa)
    request = carried(bare, column, "steady")
    assert request.path is not None
    turned = [HandPoint(point.t, point.x, point.y, point.z, 30.0) for point in request.path.points]
    result = simulated(carried(bare, column, "steady", *turned))
    assert result.verdict == "stands"
    assert result.villa.pose_of(column).rotation == pytest.approx(30.0, abs=2.0)


@pytest.mark.rules("VIL-T4")
def test_a_column_let_go_beside_the_villa_counts_as_broken_off(villa: Villa) -> None:
    bare, column = in_hand(villa)
    away = HandPoint(1.5, 260.0, 0.0, 0.0)
    result = simulated(carried(bare, column, "steady", away))
    assert (result.verdict, result.cause, result.culprit) == ("broken_off", "toppled", column)
    assert result.villa == bare, "no other piece was moved"


@pytest.mark.rules("VIL-T3", "VIL-T4")
def test_a_column_set_on_another_below_red_is_misplaced(villa: Villa) -> None:
    bare, column = in_hand(villa)
    below = simulated(carried(bare, column, "steady")).villa
    second = below.free()[0] if below.free()[0] != column else below.free()[1]
    lifted = below.with_column(second, None)
    on = lifted.pose_of(column)
    way = carry_height(lifted) - PRINTED_BOX.standing_height(1) - lifted.length(column)
    path = HandPath(points=(HandPoint(1.0, 0.0, 0.0, -way), HandPoint(1.3, 0.0, 0.0, -way)))
    result = simulated(SetDown(villa=lifted, column=second, x=on.x, y=on.y, tremor="steady", path=path))
    assert (result.verdict, result.cause, result.culprit) == ("broken_off", "misplaced", second)


@pytest.mark.rules("VIL-E3", "VIL-T3")
def test_a_hand_that_knocks_a_free_column_over_breaks_the_attempt_off(villa: Villa) -> None:
    bare, column = in_hand(villa)
    below = simulated(carried(bare, column, "steady")).villa
    second = next(each for each in below.free() if each != column)
    lifted = below.with_column(second, None)
    there = lifted.pose_of(column)
    down = carry_height(lifted) - PRINTED_BOX.standing_height(1) - 20.0
    sweep = (HandPoint(1.0, 0.0, 0.0, -down), HandPoint(1.4, 80.0, 0.0, -down))
    request = SetDown(
        villa=lifted, column=second, x=there.x - 40.0, y=there.y, tremor="steady", path=HandPath(points=sweep)
    )
    result = simulated(request)
    assert (result.verdict, result.cause, result.culprit) == ("broken_off", "knocked_over", column)
    assert result.moment is not None
    assert result.villa == lifted, "everything is put back"


@pytest.mark.rules("VIL-T7")
def test_a_floor_laid_by_hand_stays_and_one_let_go_beside_its_columns_falls() -> None:
    villa = tower(4, 2)
    top = villa.floors[-1]
    topless = Villa(columns=villa.columns, floors=villa.floors[:-1])
    pose = top.pose
    down = straight_down(topless, PRINTED_BOX.laid_height(1) - PRINTED_BOX.thickness / 2.0)
    laying = LayFloor(
        villa=topless,
        floor=top.floor,
        x=pose.x,
        y=pose.y,
        rotation=pose.rotation,
        flipped=pose.flipped,
        path=HandPath(points=down),
        tremor="human",
    )
    laid = simulated(laying)
    assert laid.verdict == "stands"
    assert set(laid.villa.resting_on(top.floor)) == set(villa.resting_on(top.floor))
    away = HandPath(points=(HandPoint(1.5, 300.0, 0.0, 0.0),))
    dropped = simulated(LayFloor(villa=topless, floor=top.floor, x=pose.x, y=pose.y, path=away))
    assert (dropped.verdict, dropped.culprit) == ("fell", top.floor)


@pytest.mark.rules("VIL-T3")
def test_carrying_live_equals_the_recorded_request(villa: Villa) -> None:
    bare, column = in_hand(villa)
    request = carried(bare, column, "human")
    assert request.path is not None
    live = VillaHandSimulation(request)
    seen = [frame for point in request.path.points for frame in live.move(point)]
    assert column in seen[0].moved
    assert not live.is_over, "only the player stops the hand"
    result = live.finish()
    assert result.verdict == "stands"
    assert live.request() == request
    assert simulate(live.request()) == result
