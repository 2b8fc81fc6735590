"""Pulls with full physics: free columns come out, critical ones bring the villa down, hands let go."""

import math
from collections.abc import Iterator

import msgspec
import pytest
from tests.games.villa_paletti.physics.towers import tower

from ludoteca.games.villa_paletti.geometry import shapes
from ludoteca.games.villa_paletti.geometry.lanes import lanes
from ludoteca.games.villa_paletti.geometry.villa import Column, Pose, Villa, upright_pose
from ludoteca.games.villa_paletti.physics import simulate
from ludoteca.games.villa_paletti.tables import PRINTED_BOX, ColumnId
from ludoteca.games.villa_paletti.wood import (
    Hold,
    Inspect,
    Inspection,
    LayFloor,
    Lift,
    Pull,
    SetDown,
    Standing,
    Straight,
    WoodRequest,
    WoodResult,
)


@pytest.fixture(scope="module")
def villa() -> Villa:
    return tower(2, 2, columns=(5, 4))


@pytest.fixture(scope="module")
def reading(villa: Villa) -> Inspection:
    result = simulate(Inspect(villa=villa))
    assert isinstance(result, Inspection)
    return result


def simulated(request: WoodRequest) -> WoodResult:
    """The result of a request, with its type checked."""
    result = simulate(request)
    assert isinstance(result, WoodResult)
    return result


def moved_most(before: Villa, now: Villa) -> float:
    """The largest distance in millimetres by which a column that still stands was moved."""
    still = [(column.pose, now.column(column.id).pose) for column in before.standing]
    return max(math.dist((old.x, old.y), (new.x, new.y)) for old, new in still if old and new)


def standing_as(villa: Villa, reading: Inspection, *standings: Standing) -> list[ColumnId]:
    below = [column.id for column in villa.standing if villa.level_of(column.id) < villa.top_level]
    return [column for column in below if reading.columns[column].standing in standings]


def way(villa: Villa, column: ColumnId) -> Straight:
    best = max(lanes(villa, column), key=lambda lane: (min(lane.gap, 3.0), -lane.way))
    return Straight(direction=best.direction)


@pytest.mark.rules("VIL-T2")
def test_free_and_idle_columns_come_out_without_moving_the_others(villa: Villa, reading: Inspection) -> None:
    columns = standing_as(villa, reading, "free", "idle")
    assert columns
    for column in columns:
        result = simulated(Pull(villa=villa, column=column, motion=way(villa, column), tremor="steady"))
        assert result.verdict == "out"
        assert result.villa.column(column).pose is None
        assert column not in result.pushed
        assert max(result.pushed.values(), default=0.0) < 0.5
        assert moved_most(villa, result.villa) < 0.5
        assert result.covered.items() <= villa.covered().items()


@pytest.mark.rules("VIL-E3")
def test_a_critical_column_brings_the_villa_down(villa: Villa, reading: Inspection) -> None:
    critical = standing_as(villa, reading, "critical")
    assert critical
    results = [simulated(Pull(villa=villa, column=column, motion=way(villa, column))) for column in critical]
    assert all(result.verdict in ("fell", "broken_off") for result in results)
    fallen = [result for result in results if result.verdict == "fell"]
    assert fallen
    for result in fallen:
        assert result.first_lost is not None
        assert result.culprit is not None
        assert result.cause in ("tilted", "dropped", "overturned", "left_level")


@pytest.mark.rules("VIL-T4")
def test_a_careful_hand_lets_go_before_a_critical_column_is_out(villa: Villa, reading: Inspection) -> None:
    results = [
        simulated(Pull(villa=villa, column=column, motion=way(villa, column), give_up=0.5))
        for column in standing_as(villa, reading, "critical")
    ]
    saved = [result for result in results if result.verdict == "broken_off"]
    assert saved
    assert all(result.villa == villa for result in saved)


def test_the_second_hand_and_the_tremor_are_part_of_the_request(villa: Villa, reading: Inspection) -> None:
    column = standing_as(villa, reading, "loaded", "critical")[0]
    floor = villa.cover_of(column)
    assert floor is not None
    pose = villa.pose_of(column)
    hold = Hold(floor=floor, x=pose.x, y=pose.y, lift=0.3, steady=0.5)
    requests = [
        Pull(villa=villa, column=column, motion=way(villa, column), hold=hold, seed=seed)
        for seed in (1, 1, 2)
    ]
    first, same, other = (simulated(request) for request in requests)
    assert first == same
    assert first.frames != other.frames


def test_a_low_hook_drags_out_a_column_that_carries_nothing(villa: Villa, reading: Inspection) -> None:
    column = standing_as(villa, reading, "free", "idle")[0]
    pull = Pull(villa=villa, column=column, motion=way(villa, column), tool="hook", grip=8.0, tremor="steady")
    assert simulated(pull).verdict == "out"


def test_a_high_hook_tips_a_column_that_a_hand_keeps_upright(villa: Villa, reading: Inspection) -> None:
    column = standing_as(villa, reading, "idle", "loaded")[0]
    leaning = []
    for tool in ("hand", "hook"):
        pull = Pull(villa=villa, column=column, motion=way(villa, column), grip=60.0, tremor="steady")
        frames = simulated(msgspec.structs.replace(pull, tool=tool)).frames
        leaning.append(max(frame.moved[column].tilt for frame in frames if column in frame.moved))
    by_hand, by_hook = leaning
    assert by_hook > 2.0 * by_hand


def test_a_sketch_agrees_on_a_free_column_and_has_no_film(villa: Villa, reading: Inspection) -> None:
    column = standing_as(villa, reading, "free", "idle")[0]
    sketch = simulated(Pull(villa=villa, column=column, motion=way(villa, column), quality="sketch"))
    assert sketch.verdict == "out"
    assert sketch.frames == ()


@pytest.mark.rules("VIL-T3", "VIL-T7")
def test_a_column_goes_up_and_a_floor_over_it() -> None:
    villa = tower(3, 1)
    spots = ((-55.0, 5.0), (0.0, 25.0), (55.0, 5.0))
    blue = villa.floors[0].pose
    for column, spot in zip(villa.free()[:3], spots, strict=True):
        lifted = simulated(Lift(villa=villa, column=column))
        assert lifted.verdict == "out"
        x, y, _ = blue.place(*spot)
        placed = simulated(SetDown(villa=lifted.villa, column=column, x=x, y=y))
        assert placed.verdict == "stands"
        villa = placed.villa
        assert villa.level_of(column) == 1
        assert abs(villa.pose_of(column).x - x) < 2.0
    middle = [
        sum(villa.pose_of(column).place(0.0, 0.0)[axis] for column in villa.on_level(1)) / 3
        for axis in (0, 1)
    ]
    laid = simulated(LayFloor(villa=villa, floor="green", x=middle[0], y=middle[1], rotation=blue.rotation))
    assert laid.verdict == "stands"
    assert set(laid.villa.resting_on("green")) == set(villa.on_level(1))
    assert sum(laid.loads[column] for column in villa.on_level(1)) == pytest.approx(0.065 * 9.81, rel=0.02)


def test_a_steady_hand_places_pieces_without_moving_the_others() -> None:
    """A hand must not make its piece spin: its spring is solved with the inertia of the piece."""
    villa = tower(6, 3, columns=(7, 5, 4))
    top = villa.floors[-1]
    x, y, _ = top.pose.place(0.0, 5.0)
    placed = simulated(SetDown(villa=villa, column="red-3", x=x, y=y, tremor="steady"))
    assert placed.verdict == "stands"
    assert moved_most(villa, placed.villa) < 0.1
    topless = Villa(columns=villa.columns, floors=villa.floors[:-1])
    pose = top.pose
    laid = simulated(
        LayFloor(
            villa=topless,
            floor=top.floor,
            x=pose.x,
            y=pose.y,
            rotation=pose.rotation,
            flipped=pose.flipped,
            tremor="steady",
        )
    )
    assert laid.verdict == "stands"
    assert moved_most(villa, laid.villa) < 0.1
    assert laid.shifts[top.floor].moved < 0.2


@pytest.mark.rules("VIL-T4", "VIL-E3")
def test_a_column_set_half_over_the_edge_falls() -> None:
    villa = tower(3, 1)
    column = villa.free()[0]
    in_hand = villa.with_column(column, None)
    edge_x, edge_y = max(PRINTED_BOX.floor["blue"].polygon, key=lambda corner: corner[1])
    x, y, _ = villa.floors[0].pose.place(edge_x, edge_y + 3.0)
    result = simulated(SetDown(villa=in_hand, column=column, x=x, y=y))
    assert result.verdict in ("broken_off", "fell")
    assert result.cause in ("toppled", "misplaced", "overturned", "left_level")


@pytest.mark.rules("VIL-T7")
def test_a_floor_beside_its_columns_falls() -> None:
    villa = tower(3, 1)
    column = villa.free()[0]
    x, y, _ = villa.floors[0].pose.place(0.0, 25.0)
    placed = simulated(SetDown(villa=villa.with_column(column, None), column=column, x=x, y=y)).villa
    result = simulated(LayFloor(villa=placed, floor="green", x=x + 40.0, y=y))
    assert (result.verdict, result.culprit) == ("fell", "green"), "what a free column does decides nothing"


@pytest.mark.rules("VIL-T2")
def test_a_free_column_close_beside_a_floor_can_be_lifted() -> None:
    villa = tower(3, 1, columns=(4,))
    column = next(column for column in villa.columns if column.pose is None)
    beside = next(spot for spot in close_beside(villa, column) if may_stand(villa, column, spot))
    close = villa.with_column(column.id, beside)
    assert close.cover_of(column.id) is None
    assert simulated(Lift(villa=close, column=column.id, tremor="steady")).verdict == "out"


def close_beside(villa: Villa, column: Column) -> Iterator[Pose]:
    """Poses of a column a millimetre beside the corners of the blue floor."""
    floor = villa.floors[0]
    for x, y in villa.outline(floor):
        away = (villa.shape(column.id).radius + 1.0) / math.hypot(x - floor.pose.x, y - floor.pose.y)
        spot = x + (x - floor.pose.x) * away, y + (y - floor.pose.y) * away
        yield upright_pose(*spot, villa.length(column.id) / 2.0)


def may_stand(villa: Villa, column: Column, pose: Pose) -> bool:
    """Whether a column may have this pose: on the base, not under the floor, apart from the others."""
    moved = villa.with_column(column.id, pose)
    gap = -shapes.clearance(villa.outline(villa.floors[0]), (pose.x, pose.y)) - villa.shape(column.id).radius
    others = [other for other in moved.on_level(0) if other != column.id]
    apart = [
        math.dist((pose.x, pose.y), (moved.pose_of(other).x, moved.pose_of(other).y)) for other in others
    ]
    return 0.2 < gap < 1.5 and min(apart) > 35.0 and math.hypot(pose.x, pose.y) < 120.0


def test_a_film_begins_with_the_piece_in_hand_and_shows_only_what_moves(
    villa: Villa, reading: Inspection
) -> None:
    column = standing_as(villa, reading, "free", "idle")[0]
    result = simulated(Pull(villa=villa, column=column, motion=way(villa, column), tremor="steady"))
    first, *others = result.frames
    assert (first.t, set(first.moved)) == (0.0, {column})
    assert all(column in frame.moved for frame in others[1:-2])
    assert sum(len(frame.moved) for frame in others) < 2 * len(others)
    assert len(msgspec.json.encode(result.frames)) < 8_000
