"""A live hand and the path it leaves behind come to the same."""

import math

import pytest

from ludoteca.core import Invalid
from ludoteca.games.villa_paletti.lanes import lanes
from ludoteca.games.villa_paletti.villa import Villa
from ludoteca.games.villa_paletti.wood import Frame, HandPath, HandPoint, Pull, Straight
from ludoteca.physics import simulate
from ludoteca.physics.live import LivePull
from ludoteca.physics.towers import tower

RATE = 30


@pytest.fixture(scope="module")
def villa() -> Villa:
    return tower(4, 1)


def pull(villa: Villa) -> tuple[Pull, float]:
    column = max(villa.covered(), key=lambda each: max(lane.gap for lane in lanes(villa, each)))
    direction = max(lanes(villa, column), key=lambda lane: lane.gap).direction
    return Pull(villa=villa, column=column, motion=Straight(direction=direction), seed=5), direction


def targets(direction: float, speed: float = 60.0) -> list[HandPoint]:
    x, y = math.cos(math.radians(direction)), math.sin(math.radians(direction))
    times = [index / RATE for index in range(1, 6 * RATE)]
    return [HandPoint(t, x * speed * t, y * speed * t + math.sin(9 * t)) for t in times]


@pytest.mark.rules("VIL-T2")
def test_a_live_pull_equals_the_path_it_leaves(villa: Villa) -> None:
    request, direction = pull(villa)
    live = LivePull(request)
    frames: list[Frame] = []
    for point in targets(direction):
        frames += live.move(point)
        if live.is_over:
            break
    result = live.finish()
    assert result.verdict == "out"
    assert result.frames[: len(frames)] == tuple(frames)
    assert isinstance(live.request().motion, HandPath)
    assert simulate(live.request()) == result


@pytest.mark.rules("VIL-T4")
def test_letting_go_early_breaks_off_and_leaves_the_villa_as_it_was(villa: Villa) -> None:
    request, direction = pull(villa)
    live = LivePull(request)
    for point in targets(direction)[:6]:
        live.move(point)
    result = live.finish()
    assert (result.verdict, result.cause) == ("broken_off", "let_go")
    assert result.villa == villa
    assert simulate(live.request()) == result


def test_letting_go_at_once_is_a_pull_too(villa: Villa) -> None:
    live = LivePull(pull(villa)[0])
    assert live.finish().verdict == "broken_off"
    assert simulate(live.request()) == live.finish()


@pytest.mark.parametrize(
    "point", [HandPoint(0.1, math.nan, 0.0), HandPoint(0.05, 300.0, 0.0), HandPoint(0.0, 0.0, 0.0)]
)
def test_impossible_targets_are_refused_and_move_nothing(villa: Villa, point: HandPoint) -> None:
    live = LivePull(pull(villa)[0])
    with pytest.raises(Invalid):
        live.move(point)
    assert live.move(HandPoint(0.04, 1.0, 0.0))
    motion = live.request().motion
    assert isinstance(motion, HandPath)
    assert len(motion.points) == 1
