"""A live hand and the recorded path of its points give the same result."""

import math

import msgspec
import pytest
from tests.games.villa_paletti.physics.towers import tower

from ludoteca.core import Invalid
from ludoteca.games.villa_paletti.geometry.lanes import lanes
from ludoteca.games.villa_paletti.geometry.villa import Villa
from ludoteca.games.villa_paletti.physics import simulate
from ludoteca.games.villa_paletti.physics.live import VillaHandSimulation
from ludoteca.games.villa_paletti.wood import HandPath, HandPoint, Hold, Pull, Straight

RATE = 30


@pytest.fixture(scope="module")
def villa() -> Villa:
    return tower(4, 1)


def pull(villa: Villa) -> tuple[Pull, float]:
    column = max(villa.covered(), key=lambda each: max(lane.gap for lane in lanes(villa, each)))
    direction = max(lanes(villa, column), key=lambda lane: lane.gap).direction
    return Pull(villa=villa, column=column, motion=Straight(direction=direction), seed=5), direction


def targets(direction: float, speed: float = 60.0) -> list[HandPoint]:
    """The points of a straight pull."""
    x, y = math.cos(math.radians(direction)), math.sin(math.radians(direction))
    times = [index / RATE for index in range(1, 6 * RATE)]
    return [HandPoint(t, x * speed * t, y * speed * t + math.sin(9 * t)) for t in times]


@pytest.mark.rules("VIL-T2")
def test_a_live_pull_equals_its_recorded_path(villa: Villa) -> None:
    request, direction = pull(villa)
    live = VillaHandSimulation(request)
    for point in targets(direction):
        live.move(point)
        if live.is_over:
            break
    result = live.finish()
    assert result.verdict == "out"
    asked = live.request()
    assert isinstance(asked, Pull)
    assert isinstance(asked.motion, HandPath)
    assert simulate(asked) == result


def test_every_point_of_a_live_hand_gives_one_frame_at_once(villa: Villa) -> None:
    request, direction = pull(villa)
    live = VillaHandSimulation(request)
    moves = [live.move(point) for point in targets(direction, speed=100.0)[:4]]
    assert [len(frames) for frames in moves] == [1] * 4, "one frame for each point, without delay"
    assert [frame.t for (frame,) in moves] == pytest.approx([n / RATE for n in range(1, 5)], abs=0.005)
    start = villa.pose_of(request.column)
    poses = [frame.moved[request.column] for (frame,) in moves]
    ways = [math.hypot(pose.x - start.x, pose.y - start.y) for pose in poses]
    assert ways[0] > 0.5, "the first frame shows the moved column"
    assert ways == sorted(ways)


def test_frames_show_the_column_in_hand_even_if_it_does_not_move(villa: Villa) -> None:
    request, _ = pull(villa)
    live = VillaHandSimulation(msgspec.structs.replace(request, tremor="steady"))
    (frame,) = live.move(HandPoint(1 / RATE, 0.0, 0.0))
    assert list(frame.moved) == [request.column]
    assert live.move(HandPoint(2 / RATE, 0.0, 0.0)) == ()


def test_frames_show_what_the_second_hand_has_lifted(villa: Villa) -> None:
    request, _ = pull(villa)
    (floor,) = villa.floors
    hold = Hold(floor=floor.floor, x=floor.pose.x, y=floor.pose.y, lift=1.0, steady=1.0)
    frames = VillaHandSimulation(msgspec.structs.replace(request, hold=hold)).move(
        HandPoint(1 / RATE, 0.0, 0.0)
    )
    assert floor.floor in frames[0].moved, "it was lifted before the pull began"


@pytest.mark.rules("VIL-T4")
def test_letting_go_early_breaks_off_and_leaves_the_villa_as_it_was(villa: Villa) -> None:
    request, direction = pull(villa)
    live = VillaHandSimulation(request)
    for point in targets(direction)[:6]:
        live.move(point)
    result = live.finish()
    assert (result.verdict, result.cause) == ("broken_off", "let_go")
    assert result.villa == villa
    assert simulate(live.request()) == result


@pytest.mark.rules("VIL-T4")
@pytest.mark.parametrize("seconds", [0.0, 2.0])
def test_letting_go_before_wood_has_moved_is_only_a_touch(villa: Villa, seconds: float) -> None:
    live = VillaHandSimulation(pull(villa)[0])
    for index in range(1, round(seconds * RATE) + 1):
        live.move(HandPoint(index / RATE, 0.0, 0.0))
    result = live.finish()
    assert (result.verdict, result.cause, result.villa) == ("touched", None, villa)
    assert simulate(live.request()) == result


@pytest.mark.parametrize(
    "point", [HandPoint(0.1, math.nan, 0.0), HandPoint(0.05, 300.0, 0.0), HandPoint(0.0, 0.0, 0.0)]
)
def test_impossible_targets_are_refused_and_move_nothing(villa: Villa, point: HandPoint) -> None:
    live = VillaHandSimulation(pull(villa)[0])
    with pytest.raises(Invalid):
        live.move(point)
    assert live.move(HandPoint(0.04, 1.0, 0.0))
    request = live.request()
    assert isinstance(request, Pull)
    assert isinstance(request.motion, HandPath)
    assert len(request.motion.points) == 1
