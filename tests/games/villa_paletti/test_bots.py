"""What builders see and how they decide, on villas put together for it; no wood is moved."""

import msgspec
import pytest

from ludoteca.core import Action, Record, SeededChance, counted_thinking
from ludoteca.games.villa_paletti import wood as wood_requests
from ludoteca.games.villa_paletti.actions import Declare, Lift, Pull
from ludoteca.games.villa_paletti.bots import eye
from ludoteca.games.villa_paletti.bots.eye import burdens, upper_hand
from ludoteca.games.villa_paletti.bots.levels import (
    EASY,
    GENTLE,
    HARD,
    LEVELS,
    MS_PER_TRIAL,
    NORMAL,
    BuilderBot,
)
from ludoteca.games.villa_paletti.decisions import SettingDown, TakingTurn
from ludoteca.games.villa_paletti.geometry import shapes
from ludoteca.games.villa_paletti.geometry.balance import bearings, bearings_without, margin_without
from ludoteca.games.villa_paletti.rules import GAME
from ludoteca.games.villa_paletti.state import Seal
from ludoteca.games.villa_paletti.tables import COLUMNS
from ludoteca.games.villa_paletti.telling import TellingWood, Told
from ludoteca.games.villa_paletti.wood import WoodResult

from .villas import build, position

SEAL = Seal(holder=0, floor="green", changes=1)

TWO_FLOORS = build(("r1 y1 bt gt b1 g1", "rh"), ("r2 y2 b2 g2", ""), ("rt yt", ""))


@pytest.mark.parametrize("column", ["red-1", "green-thick", "yellow-2", "red-hex"])
def test_a_column_that_is_gone_bears_nothing(column: str) -> None:
    gone = bearings(TWO_FLOORS.with_column(column, None))
    assert [level.margin for level in bearings_without(TWO_FLOORS, column)] == pytest.approx(
        [level.margin for level in gone]
    )
    assert margin_without(TWO_FLOORS, column) == pytest.approx(min(level.margin for level in gone))


def test_whoever_has_more_columns_to_take_safely_has_the_upper_hand() -> None:
    few = position(TWO_FLOORS, seats=2, seal=SEAL)
    left = burdens(few, TWO_FLOORS)
    assert upper_hand(left, 0) == pytest.approx(-upper_hand(left, 1))
    locked = position(TWO_FLOORS, seats=2, seal=SEAL, locked=("green-1", "green-thick", "yellow-1"))
    assert upper_hand(burdens(locked, TWO_FLOORS), 0) > upper_hand(left, 0)


def test_a_planner_puts_weight_where_it_leaves_the_risks_to_others(monkeypatch: pytest.MonkeyPatch) -> None:
    before = build(("r1 bt b1 g1 y1", ""), ("r2 b2 y2", "yh"), ("rt yt", ""))
    villa, column = before.with_column("blue-thick", None), "blue-thick"
    taken = SettingDown(seat=0, column=column, purpose="own", villa=before, loads=())
    state = position(villa, seats=2, seal=SEAL, decisions=(TakingTurn(seat=0), taken))
    left, grams = burdens(state, villa), COLUMNS[column].shape.grams
    monkeypatch.setattr(eye, "UPPER_HAND", 1000.0)  # nothing else counts

    def leaves(*, plans: bool) -> float:
        spot, _ = eye.good_spot(state, column, 0, steady=2.5, plans=plans)
        return upper_hand(left, 0, grams, (spot.x, spot.y))

    assert leaves(plans=True) > leaves(plans=False)


@pytest.mark.rules("VIL-T2")
def test_a_second_hand_lies_on_the_floor_as_it_is_told_to_tenths_of_a_millimetre() -> None:
    outline = TWO_FLOORS.floors[0].outline
    inside = [(x + 0.02, y) for x, y in outline]
    edge = next(
        point
        for point in inside
        if shapes.contains(outline, point)
        and not shapes.contains(outline, (round(point[0], 1), round(point[1], 1)))
    )
    pose = msgspec.structs.replace(TWO_FLOORS.pose_of("red-1"), x=edge[0], y=edge[1])
    villa = TWO_FLOORS.with_column("red-1", pose)
    pull = eye.straight_pull(villa, "red-1", eye.best_lane(villa, "red-1"), load=1.0, nerve=2.0)
    assert pull.hold is None


LEVELS_BELOW = (
    ("r1 y1 g1 b1", ""),
    ("r2 y2 g2 b2", ""),
    ("r3 y3 gt b3", ""),
    ("rh gh bh", ""),
    ("bt g3 yt", ""),
)
MINE = Seal(holder=0, previous=1, floor="red", changes=3)
NOT_MINE = Seal(holder=1, previous=0, floor="red", changes=3)
THEIRS = (
    "green-1",
    "green-2",
    "green-3",
    "green-hex",
    "green-thick",
    "yellow-1",
    "yellow-2",
    "yellow-3",
    "yellow-thick",
)
STUCK = Told(verdict="broken_off", cause="let_go")
FELL = Told(verdict="fell", cause="tilted", culprit="red")
OUT = Told(verdict="out")
NEVER = 1e6
"""Millimetres that no villa stays inside its supports."""


@pytest.mark.rules("VIL-E1", "VIL-E2")
@pytest.mark.parametrize("seats", [2, 3])
def test_who_holds_the_seal_on_the_last_floor_risks_nothing(seats: int) -> None:
    state = position(build(*LEVELS_BELOW, ("rt", "")), seats=seats, seal=MINE)
    bot = BuilderBot(HARD._replace(sure=NEVER))
    assert isinstance(bot.choose(GAME, state, 0, SeededChance("calm", TellingWood()), None).action, Declare)


@pytest.mark.rules("VIL-T4")
@pytest.mark.parametrize(("locked", "does"), [(THEIRS, Pull), ((), Declare)])
def test_who_is_behind_on_the_last_floor_tries_again_what_stuck_if_nobody_else_must_go_on(
    locked: tuple[str, ...], does: type[Action]
) -> None:
    state = position(build(*LEVELS_BELOW, ("yh", "")), seats=2, seal=NOT_MINE, locked=locked)
    sticks = TellingWood([STUCK] * 9)
    bot = BuilderBot(HARD._replace(steady=0.1, place=0.0))
    with counted_thinking():
        choice = bot.choose(GAME, state, 0, SeededChance("calm", sticks), None)
    assert isinstance(choice.action, does)


@pytest.mark.rules("VIL-T4")
def test_who_is_behind_on_the_last_floor_takes_what_came_out_in_the_head_if_not_gently() -> None:
    state = position(build(*LEVELS_BELOW, ("yh", "")), seats=2, seal=NOT_MINE)
    bot = BuilderBot(HARD._replace(steady=0.1, place=0.0))

    def dared(*told: Told) -> str:
        wood = TellingWood(told)

        def pushes(request: Record) -> WoodResult:
            return msgspec.structs.replace(wood(request), pushed={"green-1": GENTLE + 0.1})

        with counted_thinking():
            choice = bot.choose(GAME, state, 0, SeededChance("calm", pushes), None)
        assert isinstance(choice.action, Pull)
        return choice.action.column

    assert dared(FELL) != dared(), "what brought it down is not dared"


@pytest.mark.rules("VIL-T4")
@pytest.mark.parametrize(
    ("steady", "told", "taken"),
    [
        (0.1, [FELL, STUCK, *[FELL] * 9], 1),
        (NEVER, [FELL, OUT, *[FELL] * 9], 1),
        (NEVER, [FELL, STUCK, STUCK, *[FELL] * 9], 1),
        (NEVER, [FELL] * 11, 0),
    ],
    ids=["one that stuck", "one that comes out after all", "the first that stuck", "all fall: the likeliest"],
)
def test_who_must_dare_takes_what_trials_speak_for(steady: float, told: list[Told], taken: int) -> None:
    """No column stands safely enough (`steady`), or those that do fail; the others have nothing to move."""
    column, tried = dared_after(told, steady, budget_ms=10_000)
    assert column == tried[taken]


@pytest.mark.rules("VIL-T4")
def test_who_must_dare_and_has_no_time_left_takes_no_column_that_fell() -> None:
    column, tried = dared_after([FELL], NEVER, budget_ms=MS_PER_TRIAL)
    assert len(tried) == 1
    assert column not in tried


def dared_after(told: list[Told], steady: float, budget_ms: int) -> tuple[str, list[str]]:
    """The column that is dared, and those that were tried before, in their order."""
    state = position(build(*LEVELS_BELOW, ("yh", "")), seats=2, seal=NOT_MINE, locked=THEIRS)
    bot = BuilderBot(HARD._replace(steady=steady, sure=NEVER, place=0.0))
    tried: list[str] = []
    wood = TellingWood(told)

    def watched(request: Record) -> WoodResult:
        assert isinstance(request, wood_requests.Pull)
        if request.column not in tried:
            tried.append(request.column)
        return wood(request)

    with counted_thinking():
        choice = bot.choose(GAME, state, 0, SeededChance("calm", watched), budget_ms)
    assert isinstance(choice.action, Pull)
    return choice.action.column, tried


@pytest.mark.parametrize(("locked", "does"), [((), Declare), (THEIRS, Pull)])
def test_who_is_behind_dares_only_when_nobody_else_has_to_go_on(
    locked: tuple[str, ...], does: type[Action]
) -> None:
    state = position(build(*LEVELS_BELOW, ("yh", "")), seats=2, seal=NOT_MINE, locked=locked)
    bot = BuilderBot(HARD._replace(steady=NEVER, sure=NEVER))
    assert isinstance(bot.choose(GAME, state, 0, SeededChance("calm", TellingWood()), None).action, does)


def test_nobody_but_a_beginner_takes_a_column_that_then_stands_nowhere() -> None:
    state = position(TWO_FLOORS, seats=2, seal=SEAL)
    for skill, does in ((EASY, Pull | Lift), (NORMAL._replace(place=NEVER), Declare)):
        choice = BuilderBot(skill).choose(GAME, state, 0, SeededChance("place", TellingWood()), None)
        assert isinstance(choice.action, does)


@pytest.mark.parametrize(("level", "nerve"), [("easy", 2.0), ("normal", 2.0), ("hard", 4.0)])
def test_a_hand_lets_go_when_wood_has_moved_farther_than_its_nerve(level: str, nerve: float) -> None:
    covered = build(("r1 y1 b1 g1 rt yt", ""), ("r2 y2", ""))
    choice = LEVELS[level].choose(
        GAME, position(covered, seats=2), 0, SeededChance(level, TellingWood()), None
    )
    assert isinstance(choice.action, Pull)
    assert choice.action.give_up == nerve
