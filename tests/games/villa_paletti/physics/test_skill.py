"""What makes the wood a game of skill: bounce, friction, haste, the second hand, tilting (VIL-T2, VIL-T3)."""

import math

import pytest
from tests.games.villa_paletti.physics.towers import tower

from ludoteca.games.villa_paletti.geometry.spots import spots
from ludoteca.games.villa_paletti.geometry.villa import Villa, carry_height, upright_pose
from ludoteca.games.villa_paletti.hand import MOST_LEAN, MOST_LIFT, MOST_STEADY
from ludoteca.games.villa_paletti.physics import simulate
from ludoteca.games.villa_paletti.physics.live import VillaHandSimulation
from ludoteca.games.villa_paletti.physics.model import FRICTION, ROUGHNESS, friction_of
from ludoteca.games.villa_paletti.physics.tremor import Trembling
from ludoteca.games.villa_paletti.physics.world import World
from ludoteca.games.villa_paletti.tables import COLUMNS, PRINTED_BOX, ColumnId
from ludoteca.games.villa_paletti.wood import (
    Felt,
    HandPath,
    HandPoint,
    Nudge,
    Pull,
    SetDown,
    Straight,
    WoodResult,
)


@pytest.fixture(scope="module")
def villa() -> Villa:
    return tower(0, 3, columns=(5, 4, 3))


def over_the_middle(villa: Villa, height: float) -> tuple[Villa, ColumnId, float, float]:
    """The villa with a column in the air over the middle of its highest floor, and where that is."""
    column = villa.free()[0]
    bare = villa.with_column(column, None)
    middle = bare.floors[-1].pose
    spot = min(spots(bare, COLUMNS[column].kind), key=lambda at: math.hypot(at.x - middle.x, at.y - middle.y))
    z = bare.box.standing_height(bare.top_level) + height + bare.length(column) / 2.0
    return bare.with_column(column, upright_pose(spot.x, spot.y, z)), column, spot.x, spot.y


def test_a_column_that_falls_flat_bounces_to_a_quarter_of_the_height(villa: Villa) -> None:
    falling, column, _, _ = over_the_middle(villa, 60.0)
    world = World(falling)
    ground = falling.pose_of(column).z - 60.0
    heights = []
    for _ in range(60):
        world.step()
        heights.append(world.pose(column).z - ground)
    landed = next(index for index, height in enumerate(heights) if height < 0.5)
    assert max(heights[landed:]) == pytest.approx(15.0, abs=3.0)


@pytest.mark.rules("VIL-T3", "VIL-T4")
@pytest.mark.parametrize(("height", "stands"), [(2.0, True), (70.0, False)])
def test_a_column_stands_where_it_is_let_go_low_and_topples_from_high(
    villa: Villa, height: float, *, stands: bool
) -> None:
    hanging, column, x, y = over_the_middle(villa, 0.0)
    bare = hanging.with_column(column, None)
    way = carry_height(bare) - bare.box.standing_height(bare.top_level) - height
    path = HandPath(points=(HandPoint(1.0, 0.0, 0.0, -way), HandPoint(1.2, 0.0, 0.0, -way)))
    verdicts = []
    for seed in range(3):
        result = simulate(SetDown(villa=bare, column=column, x=x, y=y, path=path, seed=seed))
        assert isinstance(result, WoodResult)
        verdicts.append(result.verdict == "stands")
    assert verdicts.count(stands) >= 2


@pytest.mark.rules("VIL-C4")
def test_friction_follows_from_the_cut_of_a_column() -> None:
    height = PRINTED_BOX.height
    assert {friction_of(PRINTED_BOX, column, height) for column in COLUMNS} == {FRICTION}
    cut = [friction_of(PRINTED_BOX, column, height + 0.05) for column in COLUMNS]
    assert len(set(cut)) == len(COLUMNS)
    assert all(abs(each / FRICTION - 1.0) <= ROUGHNESS for each in cut)
    assert max(cut) / min(cut) > 1.0 + ROUGHNESS
    assert cut[0] == friction_of(PRINTED_BOX, next(iter(COLUMNS)), height + 0.05)


def test_a_hand_in_haste_is_less_exact() -> None:
    def swing(speed: float) -> float:
        hand = Trembling("human", 0.0, 1, "pull")
        total = 0.0
        for step in range(1, 201):
            hand.move(speed, 0.005)
            total += math.hypot(*hand.at(step * 0.005))
        return total

    assert swing(0.0) == swing(40.0) < 0.4 * swing(240.0)


@pytest.mark.rules("VIL-T2")
def test_a_second_hand_takes_load_off_a_column_while_it_is_pulled(villa: Villa) -> None:
    loads = World(villa).loads()
    column = max(villa.covered(), key=loads.__getitem__)
    request = Pull(villa=villa, column=column, motion=Straight(direction=0.0), tremor="steady")
    pressed = {}
    for lift in (0.0, MOST_LIFT):
        live = VillaHandSimulation(request)
        for number in range(1, 21):
            live.move(HandPoint(number / 30, 0.0, 0.0, steady=MOST_STEADY if lift else 0.0, lift=lift))
        live._run.world.solve_for("rest")
        live._run.world.step(10)
        pressed[lift] = live._run.world.loads()[column]
    assert pressed[0.0] == pytest.approx(loads[column], rel=0.05)
    assert pressed[MOST_LIFT] < pressed[0.0] - 0.4 * MOST_LIFT


@pytest.mark.rules("VIL-T2", "VIL-T3")
def test_a_hand_tilts_what_it_carries_towards_where_it_is_led(villa: Villa) -> None:
    hanging, column, x, y = over_the_middle(villa, 0.0)
    live = VillaHandSimulation(
        SetDown(villa=hanging.with_column(column, None), column=column, x=x, y=y, tremor="steady")
    )
    for number in range(1, 16):
        live.move(HandPoint(number / 30, 0.0, 0.0, lean_x=MOST_LEAN / 2))
    pose = live._run.world.pose(column)
    to_x, to_y, _ = pose.turn(0.0, 0.0, 1.0)
    assert pose.tilt == pytest.approx(MOST_LEAN / 2, abs=1.5)
    assert to_x == pytest.approx(math.sin(math.radians(MOST_LEAN / 2)), abs=0.03)
    assert to_y == pytest.approx(0.0, abs=0.03)


@pytest.mark.rules("VIL-T4")
def test_a_nudge_tells_columns_that_carry_from_those_that_do_not(villa: Villa) -> None:
    loads = World(villa).loads()
    covered = sorted(villa.covered(), key=loads.__getitem__)
    for column, carries in ((covered[0], False), (covered[-1], True)):
        felt = simulate(Nudge(villa=villa, column=column))
        assert isinstance(felt, Felt)
        assert felt.carries == carries, (column, loads[column], felt)
