"""How the bots of Villa Paletti judge a villa and decide, on prepared villas and without simulation."""

import msgspec
import pytest

from ludoteca.core import Action, Record, SeededChance, counted_thinking
from ludoteca.games.villa_paletti import wood as wood_requests
from ludoteca.games.villa_paletti.actions import Declare, Lift, Pull
from ludoteca.games.villa_paletti.bots import estimates
from ludoteca.games.villa_paletti.bots.estimates import removals, safe_columns_lead
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
from ludoteca.games.villa_paletti.scripted_physics import ScriptedPhysics, ScriptedVerdict
from ludoteca.games.villa_paletti.state import Seal
from ludoteca.games.villa_paletti.wood import WoodResult

from .villas import build, position

SEAL = Seal(holder=0, floor="green", changes=1)

TWO_FLOORS = build(("r1 y1 bt gt b1 g1", "rh"), ("r2 y2 b2 g2", ""), ("rt yt", ""))


@pytest.mark.parametrize("column", ["red-1", "green-thick", "yellow-2", "red-hex"])
def test_margins_without_a_column_equal_those_after_its_removal(column: str) -> None:
    gone = bearings(TWO_FLOORS.with_column(column, None))
    assert [level.margin for level in bearings_without(TWO_FLOORS, column)] == pytest.approx(
        [level.margin for level in gone]
    )
    assert margin_without(TWO_FLOORS, column) == pytest.approx(min(level.margin for level in gone))


def test_a_seat_with_more_safe_columns_has_the_upper_hand() -> None:
    few = position(TWO_FLOORS, seats=2, seal=SEAL)
    left = removals(few, TWO_FLOORS)
    assert safe_columns_lead(left, 0) == pytest.approx(-safe_columns_lead(left, 1))
    locked = position(TWO_FLOORS, seats=2, seal=SEAL, locked=("green-1", "green-thick", "yellow-1"))
    assert safe_columns_lead(removals(locked, TWO_FLOORS), 0) > safe_columns_lead(left, 0)


def test_a_planning_bot_places_weight_where_it_raises_its_upper_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    before = build(("r1 bt b1 g1 y1", ""), ("r2 b2 y2", "yh"), ("rt yt", ""))
    villa, column = before.with_column("blue-thick", None), "blue-thick"
    taken = SettingDown(seat=0, column=column, purpose="own", villa=before, loads=())
    state = position(villa, seats=2, seal=SEAL, decisions=(TakingTurn(seat=0), taken))
    left, grams = removals(state, villa), villa.shape(column).grams
    monkeypatch.setattr(estimates, "SAFE_COLUMN_WORTH", 1000.0)  # outweighs everything else

    def leaves(*, plans: bool) -> float:
        spot, _ = estimates.good_spot(state, column, 0, steady=2.5, plans=plans)
        return safe_columns_lead(left, 0, grams, (spot.x, spot.y))

    assert leaves(plans=True) > leaves(plans=False)


@pytest.mark.rules("VIL-T2")
def test_a_bot_holds_a_floor_only_at_a_point_that_is_on_it_after_rounding() -> None:
    outline = TWO_FLOORS.outline(TWO_FLOORS.floors[0])
    inside = [(x + 0.02, y) for x, y in outline]
    edge = next(
        point
        for point in inside
        if shapes.contains(outline, point)
        and not shapes.contains(outline, (round(point[0], 1), round(point[1], 1)))
    )
    pose = msgspec.structs.replace(TWO_FLOORS.pose_of("red-1"), x=edge[0], y=edge[1])
    villa = TWO_FLOORS.with_column("red-1", pose)
    pull = estimates.straight_pull(villa, "red-1", estimates.best_lane(villa, "red-1"), load=1.0, nerve=2.0)
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
STUCK = ScriptedVerdict(verdict="broken_off", cause="let_go")
FELL = ScriptedVerdict(verdict="fell", cause="tilted", culprit="red")
OUT = ScriptedVerdict(verdict="out")
NEVER = 1e6
"""A margin in millimetres that no villa has."""


@pytest.mark.rules("VIL-E1", "VIL-E2")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_holder_of_the_seal_on_the_last_floor_risks_nothing(seats: int) -> None:
    state = position(build(*LEVELS_BELOW, ("rt", "")), seats=seats, seal=MINE)
    bot = BuilderBot(HARD._replace(sure=NEVER))
    assert isinstance(
        bot.choose(GAME, state, 0, SeededChance("calm", ScriptedPhysics()), None).action, Declare
    )


@pytest.mark.rules("VIL-T4")
@pytest.mark.parametrize(("locked", "does"), [(THEIRS, Pull), ((), Declare)])
def test_a_seat_behind_on_the_last_floor_retries_a_stuck_column_only_if_the_others_have_no_move(
    locked: tuple[str, ...], does: type[Action]
) -> None:
    state = position(build(*LEVELS_BELOW, ("yh", "")), seats=2, seal=NOT_MINE, locked=locked)
    sticks = ScriptedPhysics([STUCK] * 9)
    bot = BuilderBot(HARD._replace(steady=0.1, place=0.0))
    with counted_thinking():
        choice = bot.choose(GAME, state, 0, SeededChance("calm", sticks), None)
    assert isinstance(choice.action, does)


@pytest.mark.rules("VIL-T4")
def test_a_seat_behind_on_the_last_floor_takes_a_column_that_came_out_in_a_trial() -> None:
    state = position(build(*LEVELS_BELOW, ("yh", "")), seats=2, seal=NOT_MINE)
    bot = BuilderBot(HARD._replace(steady=0.1, place=0.0))

    def risked(*told: ScriptedVerdict) -> str:
        wood = ScriptedPhysics(told)

        def pushes(request: Record) -> WoodResult:
            return msgspec.structs.replace(wood.result(request), pushed={"green-1": GENTLE + 0.1})

        with counted_thinking():
            choice = bot.choose(GAME, state, 0, SeededChance("calm", pushes), None)
        assert isinstance(choice.action, Pull)
        return choice.action.column

    assert risked(FELL) != risked(), "a column that brought the villa down is not taken"


@pytest.mark.rules("VIL-T4")
@pytest.mark.parametrize(
    ("steady", "told", "taken"),
    [
        (0.1, [FELL, STUCK, *[FELL] * 9], 1),
        (NEVER, [FELL, OUT, *[FELL] * 9], 1),
        (NEVER, [FELL, STUCK, STUCK, *[FELL] * 9], 1),
        (NEVER, [FELL] * 11, 0),
    ],
    ids=["the one that stuck", "the one that came out", "the first that stuck", "all fell: the likeliest"],
)
def test_a_bot_that_must_take_a_risk_takes_the_column_with_the_best_trial(
    steady: float, told: list[ScriptedVerdict], taken: int
) -> None:
    """No column is safe enough (`steady`), or the safe ones fail, and the other seat has no move."""
    column, tried = risked_after(told, steady, budget_ms=10_000)
    assert column == tried[taken]


@pytest.mark.rules("VIL-T4")
def test_a_bot_that_must_take_a_risk_without_time_left_avoids_a_column_that_fell() -> None:
    column, tried = risked_after([FELL], NEVER, budget_ms=MS_PER_TRIAL)
    assert len(tried) == 1
    assert column not in tried


def risked_after(told: list[ScriptedVerdict], steady: float, budget_ms: int) -> tuple[str, list[str]]:
    """The column that the bot takes, and those it tried before, in their order."""
    state = position(build(*LEVELS_BELOW, ("yh", "")), seats=2, seal=NOT_MINE, locked=THEIRS)
    bot = BuilderBot(HARD._replace(steady=steady, sure=NEVER, place=0.0))
    tried: list[str] = []
    wood = ScriptedPhysics(told)

    def watched(request: Record) -> WoodResult:
        assert isinstance(request, wood_requests.Pull)
        if request.column not in tried:
            tried.append(request.column)
        return wood.result(request)

    with counted_thinking():
        choice = bot.choose(GAME, state, 0, SeededChance("calm", watched), budget_ms)
    assert isinstance(choice.action, Pull)
    return choice.action.column, tried


@pytest.mark.parametrize(("locked", "does"), [((), Declare), (THEIRS, Pull)])
def test_a_seat_behind_takes_a_risk_only_if_the_others_have_no_move(
    locked: tuple[str, ...], does: type[Action]
) -> None:
    state = position(build(*LEVELS_BELOW, ("yh", "")), seats=2, seal=NOT_MINE, locked=locked)
    bot = BuilderBot(HARD._replace(steady=NEVER, sure=NEVER))
    assert isinstance(bot.choose(GAME, state, 0, SeededChance("calm", ScriptedPhysics()), None).action, does)


def test_only_easy_takes_a_column_that_has_no_safe_place() -> None:
    state = position(TWO_FLOORS, seats=2, seal=SEAL)
    for skill, does in ((EASY, Pull | Lift), (NORMAL._replace(place=NEVER), Declare)):
        choice = BuilderBot(skill).choose(GAME, state, 0, SeededChance("place", ScriptedPhysics()), None)
        assert isinstance(choice.action, does)


@pytest.mark.parametrize(("level", "nerve"), [("easy", 2.0), ("normal", 2.0), ("hard", 4.0)])
def test_each_level_gives_up_a_pull_after_its_own_distance(level: str, nerve: float) -> None:
    covered = build(("r1 y1 b1 g1 rt yt", ""), ("r2 y2", ""))
    choice = LEVELS[level].choose(
        GAME, position(covered, seats=2), 0, SeededChance(level, ScriptedPhysics()), None
    )
    assert isinstance(choice.action, Pull)
    assert choice.action.give_up == nerve
