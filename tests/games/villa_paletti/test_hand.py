"""The limits of a hand: a pull beyond one of them is refused with its reason."""

import math

import pytest

from ludoteca.core import Invalid
from ludoteca.games.villa_paletti import hand
from ludoteca.games.villa_paletti.geometry.villa import Villa
from ludoteca.games.villa_paletti.wood import HandPath, HandPoint, Hold, Pull, Straight

NOWHERE = Villa(columns=())
GOOD = (HandPoint(0.1, 1.0, 0.0), HandPoint(0.2, 5.0, 0.0, 1.0))


def pull(**changes: object) -> Pull:
    fields: dict[str, object] = {"villa": NOWHERE, "column": "red-1", "motion": HandPath(points=GOOD)}
    return Pull(**(fields | changes))  # type: ignore[arg-type]  # the point is to try odd values


def test_an_ordinary_pull_is_allowed() -> None:
    hand.check_pull(pull())
    hand.check_pull(pull(motion=Straight(direction=90.0), hold=Hold(floor="blue", x=0.0, y=0.0, lift=0.5)))


@pytest.mark.parametrize(
    ("points", "reason"),
    [
        ((), "hand-path-empty"),
        (GOOD * 500_000, "hand-path-points"),
        ((HandPoint(0.1, math.nan, 0.0),), "hand-path-finite"),
        ((HandPoint(0.1, 0.0, math.inf),), "hand-path-finite"),
        ((HandPoint(math.nan, 0.0, 0.0),), "hand-path-finite"),
        ((HandPoint(0.0, 0.0, 0.0),), "hand-path-time"),
        ((GOOD[1], GOOD[0]), "hand-path-time"),
        ((HandPoint(1e9, 0.0, 0.0),), "hand-path-time"),
        ((HandPoint(0.1, 201.0, 0.0),), "hand-path-fast"),
        ((HandPoint(0.1, 0.0, 0.0, lean_x=15.0, lean_y=14.0),), "hand-path-lean"),
        ((HandPoint(0.1, 0.0, 0.0, lift=1.1),), "hand-lift"),
        ((HandPoint(0.1, 0.0, 0.0, steady=-0.1),), "hand-steady"),
        ((HandPoint(30.0, 501.0, 0.0),), "hand-path-far"),
    ],
)
def test_paths_that_no_hand_can_follow_are_refused(points: tuple[HandPoint, ...], reason: str) -> None:
    with pytest.raises(Invalid) as refusal:
        hand.check_pull(pull(motion=HandPath(points=points)))
    assert refusal.value.reason == reason
    assert refusal.value.rule == "VIL-T2"


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"grip": 0.0}, "hand-grip"),
        ({"grip": math.nan}, "hand-grip"),
        ({"motion": Straight(direction=math.inf)}, "hand-direction"),
        ({"motion": Straight(direction=0.0, speed=2001.0)}, "hand-speed"),
        ({"hold": Hold(floor="blue", x=0.0, y=0.0, lift=50.0)}, "hand-lift"),
        ({"hold": Hold(floor="blue", x=0.0, y=0.0, steady=-1.0)}, "hand-steady"),
        ({"hold": Hold(floor="blue", x=math.nan, y=0.0)}, "hand-hold-x"),
    ],
)
def test_grips_and_strengths_out_of_range_are_refused(changes: dict[str, object], reason: str) -> None:
    with pytest.raises(Invalid) as refusal:
        hand.check_pull(pull(**changes))
    assert refusal.value.reason == reason
