"""Rules of Villa Paletti that goldens do not show: bad input, broken-off attempts, hidden information."""

import math
from typing import Any

import msgspec
import pytest

from ludoteca.core import Illegal, Invalid, NoChance, OneOf, Record, RecordingChance, Refusal, SeededChance
from ludoteca.games.villa_paletti import wood
from ludoteca.games.villa_paletti.actions import (
    BreakOff,
    Declare,
    Decline,
    LayFloor,
    LayFloorAlong,
    Lift,
    Nudge,
    Pull,
    PullAlong,
    SetDown,
    SetDownAlong,
    VillaAction,
)
from ludoteca.games.villa_paletti.bots import LEVELS
from ludoteca.games.villa_paletti.decisions import Contesting, LayingFloor, Proving, SettingDown
from ludoteca.games.villa_paletti.ending import after_a_fall
from ludoteca.games.villa_paletti.events import (
    AttemptBrokenOff,
    ColumnNudged,
    ColumnSetDown,
    FloorLaid,
    FloorTakenBack,
    TurnBegan,
)
from ludoteca.games.villa_paletti.geometry.villa import carry_height, upright_pose
from ludoteca.games.villa_paletti.moves import by_hand
from ludoteca.games.villa_paletti.options import Options
from ludoteca.games.villa_paletti.rules import GAME
from ludoteca.games.villa_paletti.scripted_physics import ScriptedPhysics
from ludoteca.games.villa_paletti.state import Seal, State
from ludoteca.games.villa_paletti.tables import COLUMNS, PRINTED_BOX
from ludoteca.games.villa_paletti.wood import HandPoint, WoodResult

from .villas import build, position

THREE_LEVELS = build(
    ("r1 y1 b1 g1", "r2 y2 b2 g2 g3"),
    ("rh yh bh", "gh y3"),
    ("rt yt bt", "gt"),
)


def at_turn(**fields: Any) -> State:
    return position(THREE_LEVELS, seal=Seal(holder=0, floor="green"), **fields)


def scripted(*verdicts: Any) -> RecordingChance:
    """Chance whose physics gives these verdicts."""
    return RecordingChance(0, ScriptedPhysics(verdicts))


def holding() -> State:
    """Seat 0 has taken red-2 and must set it down."""
    return GAME.apply(at_turn(), 0, Lift(column="red-2"), scripted()).state


def path(*points: tuple[float, ...]) -> PullAlong:
    return PullAlong(column="red-1", path=tuple(HandPoint(*point) for point in points))


BAD_PULLS = [
    (Pull(column="yellow-1", direction=0), "VIL-T1", "not-your-column"),
    (Pull(column="red-thick", direction=0), "VIL-T1", "column-on-top"),
    (Lift(column="red-3"), "VIL-T6", "column-out-of-game"),
    (Lift(column="purple-1"), "VIL-C2", "no-such-column"),
    (Lift(column="red-1"), "VIL-T2", "column-covered"),
    (Pull(column="red-1", direction=math.nan), "VIL-T2", "hand-direction"),
    (Pull(column="red-1", direction=math.inf), "VIL-T2", "hand-direction"),
    (Pull(column="red-1", direction=0, speed=2001), "VIL-T2", "hand-speed"),
    (Pull(column="red-1", direction=0, give_up=0), "VIL-T2", "hand-give-up"),
    (Pull(column="red-1", direction=0, hold="red"), "VIL-T2", "hold-no-such-floor"),
    (Pull(column="red-1", direction=0, hold="blue", hold_x=200), "VIL-T2", "hold-beside-floor"),
    (Pull(column="red-1", direction=0, lift=0.5), "VIL-T2", "hold-nothing"),
    (Pull(column="red-1", direction=0, steady=0.5), "VIL-T2", "hold-nothing"),
    (path(), "VIL-T2", "hand-path-empty"),
    (path((0.1, 0, 0, 0, 109)), "VIL-T2", "hand-path-fast"),
    (path((5.0, 0, 0, 0, 721)), "VIL-T2", "hand-path-far"),
    (path((0.1, math.nan, 0)), "VIL-T2", "hand-path-finite"),
    (path((0.1, math.inf, 0)), "VIL-T2", "hand-path-finite"),
    (path((0.1, 201, 0)), "VIL-T2", "hand-path-fast"),
    (PullAlong(column="red-1", path=(HandPoint(0.1, 1.0, 0.0),) * 1_000_000), "VIL-T2", "hand-path-points"),
]


@pytest.mark.rules("VIL-T1", "VIL-T2")
@pytest.mark.parametrize(("action", "rule", "reason"), BAD_PULLS, ids=lambda value: str(value)[:40])
def test_an_impossible_pull_is_refused_and_changes_nothing(
    action: VillaAction, rule: str, reason: str
) -> None:
    state = at_turn()
    with pytest.raises(Refusal) as refused:
        GAME.check(state, 0, action)
    assert (refused.value.rule, refused.value.reason) == (rule, reason)
    with pytest.raises(Refusal, match=reason):
        GAME.apply(state, 0, action, NoChance())
    assert state == at_turn()


@pytest.mark.rules("VIL-T4")
def test_a_locked_column_is_refused() -> None:
    with pytest.raises(Illegal) as refused:
        GAME.check(at_turn(locked=("red-1",)), 0, BreakOff(column="red-1"))
    assert (refused.value.rule, refused.value.reason) == ("VIL-T4", "column-locked")


@pytest.mark.rules("VIL-T3")
@pytest.mark.parametrize(
    ("x", "y", "on", "reason"),
    [
        (109.0, 15.0, None, "over-the-edge"),
        (0.0, 400.0, None, "over-the-edge"),
        (52.0, 0.0, None, "on-another-column"),
        (38.0, 0.0, None, "on-another-column"),
        (38.0, 0.0, "yellow-thick", "stacking-only-on-red"),
        (math.nan, 0.0, None, "place-out-of-range"),
        (0.0, math.inf, None, "place-out-of-range"),
    ],
)
def test_an_impossible_place_is_refused(x: float, y: float, on: str | None, reason: str) -> None:
    with pytest.raises(Refusal) as refused:
        GAME.check(holding(), 0, SetDown(x=x, y=y, on=on))
    assert (refused.value.rule, refused.value.reason) == ("VIL-T3", reason)


@pytest.mark.rules("VIL-T7")
def test_a_floor_on_two_columns_is_refused() -> None:
    state = at_turn(decisions=(LayingFloor(seat=0),))
    with pytest.raises(Illegal) as refused:
        GAME.check(state, 0, LayFloor(x=60, y=40))
    assert (refused.value.rule, refused.value.reason) == ("VIL-T7", "too-few-supports")
    assert refused.value.params["columns"] == 2


@pytest.mark.rules("VIL-T7")
def test_the_supports_of_a_floor_are_counted_when_it_is_at_rest() -> None:
    """A floor laid on four columns slides until it rests on two, so it is taken back."""
    state = at_turn(decisions=(LayingFloor(seat=0),))

    def sliding(request: Record) -> WoodResult:
        result = ScriptedPhysics().result(request)
        slid = msgspec.structs.replace(result.villa.floors[-1], pose=upright_pose(90.0, 10.0, 222.5))
        villa = msgspec.structs.replace(result.villa, floors=(*result.villa.floors[:-1], slid))
        return msgspec.structs.replace(result, villa=villa)

    step = GAME.apply(state, 0, LayFloor(x=0, y=0), RecordingChance(0, sliding))
    taken_back = step.events[0]
    assert isinstance(taken_back, FloorTakenBack)
    assert len(taken_back.rests_on) < taken_back.needed == 3
    assert step.state.villa == state.villa
    assert isinstance(step.events[-1], TurnBegan)


@pytest.mark.rules("VIL-T4")
def test_a_column_that_falls_over_returns_to_its_exact_place() -> None:
    before = at_turn()
    state = GAME.apply(before, 0, Lift(column="red-2"), scripted()).state
    step = GAME.apply(state, 0, SetDown(x=70, y=30), scripted("broken_off"))
    assert isinstance(step.events[0], AttemptBrokenOff)
    assert step.state.villa == before.villa
    assert step.state.locked == ("red-2",)


@pytest.mark.rules("VIL-T4")
def test_a_pull_with_no_free_spot_on_the_highest_floor_is_refused() -> None:
    full = build(("r1 y1 b1", "rt"), ("r2", ""), ("y2", ""), ("b2", ""), ("", ""))
    for column, x, y in (("yellow-thick", -40, 5), ("blue-thick", 0, 0), ("green-thick", 40, 5)):
        full = full.with_column(column, upright_pose(x, y, PRINTED_BOX.standing_height(4) + 35.0))
    state = position(full, seal=Seal(holder=1, floor="orange"))
    with pytest.raises(Illegal) as refused:
        GAME.check(state, 0, Lift(column="red-thick"))
    assert (refused.value.rule, refused.value.reason) == ("VIL-T4", "no-free-spot")
    assert [action for action in GAME.legal(state, 0) if isinstance(action, Lift)] == []


@pytest.mark.rules("VIL-E2")
@pytest.mark.parametrize(
    ("seal", "by", "reason", "winner"),
    [
        (Seal(holder=1, previous=2, floor="green"), 0, "fell", 1),
        (Seal(holder=1, previous=2, floor="green"), 1, "fell-by-holder", 2),
        (Seal(holder=1, floor="green"), 1, "fell-nobody-wins", None),
        (Seal(), 1, "fell-nobody-wins", None),
    ],
)
def test_winner_after_a_fall(seal: Seal, by: int, reason: str, winner: int | None) -> None:
    assert after_a_fall(seal, by) == (reason, winner)


@pytest.mark.rules("VIL-C4")
def test_the_view_hides_the_exact_lengths_of_columns() -> None:
    state = GAME.setup(Options(wood="rough"), 4, scripted()).state
    longer = {column.longer for column in state.villa.columns}
    assert len(longer) > 10
    assert all(abs(error) <= 0.3 for error in longer)
    seen = GAME.view(state).villa
    assert {column.longer for column in seen.columns} == {0.0}
    again = GAME.reshuffle(state, 0, SeededChance(1))
    assert again.villa != state.villa
    assert GAME.view(again) == GAME.view(state)


@pytest.mark.rules("VIL-C4")
def test_reshuffle_keeps_the_lengths_of_columns_that_carry_a_floor() -> None:
    state = GAME.setup(Options(wood="rough"), 4, scripted()).state
    state = msgspec.structs.replace(state, loads=tuple((column, 0.3) for column in sorted(COLUMNS)))
    again = GAME.reshuffle(state, 0, SeededChance(1))
    for column in state.villa.columns:
        if state.villa.cover_of(column.id) is not None:
            assert again.villa.column(column.id) == column


@pytest.mark.rules("VIL-C4")
def test_columns_of_perfect_wood_have_exact_lengths() -> None:
    state = GAME.setup(Options(wood="perfect"), 2, scripted()).state
    assert {column.longer for column in state.villa.columns} == {0.0}


def test_the_default_action_is_to_declare_or_to_set_down() -> None:
    assert GAME.default(at_turn(), 0) == Declare()
    held = holding()
    assert isinstance(held.decision, SettingDown)
    GAME.check(held, 0, GAME.default(held, 0))
    with pytest.raises(Illegal):
        GAME.default(held, 1)


def test_declaring_and_declining_draw_no_luck() -> None:
    state = GAME.apply(at_turn(), 0, Declare(), NoChance()).state
    assert GAME.active(state) == (1,)
    assert GAME.active(GAME.apply(state, 1, Decline(), NoChance()).state) == (2,)


@pytest.mark.parametrize("seats", [1, 5])
def test_one_and_five_seats_are_refused(seats: int) -> None:
    with pytest.raises(Invalid, match="wrong-number-of-seats"):
        GAME.setup(Options(), seats, scripted())


DOWN = (HandPoint(1.0, 20.0, 0.0, -60.0, 30.0), HandPoint(2.0, 20.0, 0.0, -90.0, 30.0))


@pytest.mark.rules("VIL-T3")
def test_a_column_carried_by_hand_stands_at_the_end_of_its_path() -> None:
    state = holding()
    assert GAME.view(state).carry_height == carry_height(state.villa)
    action = SetDownAlong(x=50, y=30, rotation=10, path=DOWN)
    step = GAME.apply(state, 0, action, scripted())
    set_down = step.events[0]
    assert isinstance(set_down, ColumnSetDown)
    assert (set_down.x, set_down.y, set_down.on) == (70, 30, ())
    assert step.state.villa.pose_of("red-2").rotation == pytest.approx(40.0)
    assert GAME.from_notation(GAME.notation(action)) == action
    assert GAME.by_hand(action, ()).path != (), "a hand that opens at once still has a path"


@pytest.mark.rules("VIL-T7")
def test_a_floor_carried_by_hand_is_laid_at_the_end_of_its_path() -> None:
    state = at_turn(decisions=(LayingFloor(seat=0),))
    action = LayFloorAlong(x=-20, y=0, flipped=True, path=DOWN)
    step = GAME.apply(state, 0, action, scripted())
    laid = next(event for event in step.events if isinstance(event, FloorLaid))
    assert (laid.x, laid.y, laid.flipped) == (0, 0, True)
    assert GAME.from_notation(GAME.notation(action)) == action


@pytest.mark.rules("VIL-T3")
def test_an_option_says_how_pieces_are_placed() -> None:
    by_hand, by_panel = SetDownAlong(x=50, y=30, path=DOWN), SetDown(x=70, y=30)
    for options, allowed, refused_action, reason in (
        (Options(wood="perfect", placing="by_hand"), by_hand, by_panel, "placing-by-hand"),
        (Options(wood="perfect", placing="by_panel"), by_panel, by_hand, "placing-by-panel"),
    ):
        state = msgspec.structs.replace(holding(), options=options)
        GAME.check(state, 0, allowed)
        with pytest.raises(Illegal) as refused:
            GAME.check(state, 0, refused_action)
        assert (refused.value.rule, refused.value.reason) == ("VIL-T3", reason)
        listed = GAME.legal(state, 0)
        assert listed
        assert {type(action) for action in listed} == {type(allowed)}
        for action in listed[:3]:
            GAME.check(state, 0, action)


@pytest.mark.rules("VIL-C4")
def test_hands_can_differ_by_seat() -> None:
    options = Options(wood="perfect", hands="human", hands_by_seat=("as_table", "steady", "shaky"))
    state = at_turn(options=options)
    assert GAME.view(state).hands == ("human", "steady", "shaky", "human")
    asked: list[Record] = []

    def recording(request: Record) -> Record:
        asked.append(request)
        return ScriptedPhysics()(request)

    declared = msgspec.structs.replace(state, decisions=(LayingFloor(seat=0), Proving(seat=2)))
    GAME.apply(declared, 2, Lift(column="red-2"), RecordingChance(0, recording))
    (request,) = asked
    assert isinstance(request, wood.Lift)
    assert request.tremor == "shaky", "the hand is that of the acting seat, not of the seat whose turn it is"
    with pytest.raises(Invalid, match="no-such-seat"):
        GAME.setup(options, 2, NoChance())
    with pytest.raises(Invalid, match="no-such-seat"):
        position(THREE_LEVELS, seats=2, seal=Seal(holder=0, floor="green"), options=options)


@pytest.mark.rules("VIL-N2")
def test_the_last_neutral_column_of_a_level_is_refused() -> None:
    villa = build(("r1 y1 b1 g1", "r2 y2 b2"), ("rh yh bh gh", ""), ("rt", ""))
    state = position(villa, seats=3, seal=Seal(holder=0, floor="green"))
    assert state.neutral == "green"
    with pytest.raises(Illegal) as refused:
        GAME.check(state, 0, Pull(column="green-1", direction=0))
    assert (refused.value.rule, refused.value.reason) == ("VIL-N2", "last-neutral")


@pytest.mark.rules("VIL-T2")
def test_an_option_leaves_pulls_to_the_players_own_hand() -> None:
    options = Options(wood="perfect", pulling="by_hand")
    state = at_turn(options=options)
    declared = Pull(column="red-1", direction=0)
    with pytest.raises(Illegal) as refused:
        GAME.check(state, 0, declared)
    assert (refused.value.rule, refused.value.reason) == ("VIL-T2", "pulling-by-hand")
    GAME.check(state, 0, by_hand(state, declared))
    assert {type(action) for action in GAME.legal(state, 0)} == {PullAlong, Lift, BreakOff, Declare}
    assert {offer.action for offer in GAME.offers(state, 0)} == {"nudge"}
    for action in GAME.legal(state, 0):
        GAME.check(state, 0, action)
    for bot in LEVELS.values():
        chance = SeededChance(3, ScriptedPhysics())
        GAME.check(state, 0, bot.choose(GAME, state, 0, chance, 1000).action)


@pytest.mark.rules("VIL-T4")
def test_a_nudge_tells_how_fast_a_column_sits_and_costs_nothing() -> None:
    state = at_turn()

    def fast(request: Record) -> Record:
        assert request == wood.Nudge(villa=state.villa, column="red-1")
        return wood.Felt(force=0.8, carries=True, load=0.521)

    step = GAME.apply(state, 0, Nudge(column="red-1"), RecordingChance(0, fast))
    assert step.state == state
    assert step.events == (ColumnNudged(seat=0, column="red-1", force=0.8, carries=True, load=0.5),)
    assert GAME.from_notation("nudge r1") == Nudge(column="red-1")
    for column, reason in (("yellow-1", "not-your-column"), ("red-thick", "column-on-top")):
        with pytest.raises(Illegal) as refused:
            GAME.check(state, 0, Nudge(column=column))
        assert refused.value.reason == reason


@pytest.mark.rules("VIL-T6")
def test_a_seat_that_is_asked_may_nudge_the_columns_in_question() -> None:
    state = at_turn(decisions=(LayingFloor(seat=0), Contesting(seat=1)))
    (offer,) = GAME.offers(state, 1)
    assert offer.bounds["column"] == OneOf(values=GAME.view(state).in_question)
    GAME.check(state, 1, Nudge(column="red-1"))


@pytest.mark.rules("VIL-T4", "VIL-E3")
def test_a_match_that_began_under_version_three_goes_on_under_its_rules() -> None:
    """A touch is an attempt, a free-standing column that goes over is a fall, and there is no nudge."""
    old = GAME.under(3)
    state = old.from_position(GAME.position(at_turn()))
    assert old.position(state) == GAME.position(at_turn()), "the log tells the version"
    asked: list[Record] = []

    def recording(request: Record) -> Record:
        asked.append(request)
        return ScriptedPhysics()(request)

    chance = RecordingChance(0, recording)
    held = old.apply(state, 0, Pull(column="red-1", direction=0), chance).state
    held = old.apply(held, 0, SetDown(x=70, y=30), chance).state
    laying = msgspec.structs.replace(state, decisions=(LayingFloor(seat=0),))
    old.apply(laying, 0, LayFloor(x=0, y=0), chance)
    old.apply(state, 0, Lift(column="red-2"), chance)
    assert [getattr(request, "any_column_falls", False) for request in asked] == [True] * 4
    GAME.apply(at_turn(), 0, Pull(column="red-1", direction=0), chance)
    assert isinstance(asked[-1], wood.Pull)
    assert not asked[-1].any_column_falls
    with pytest.raises(Illegal) as refused:
        old.check(state, 0, Nudge(column="red-1"))
    assert refused.value.reason == "touch-is-attempt"
    assert "nudge" not in {offer.action for offer in old.offers(state, 0)}
