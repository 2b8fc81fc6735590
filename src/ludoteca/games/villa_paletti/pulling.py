"""Taking a column out, setting it down, and breaking off (VIL-T2, VIL-T3, VIL-T4)."""

from typing import Literal, assert_never

from msgspec import UNSET

from ludoteca.core import Illegal, Seat

from . import contesting, declaring, ending, hand, seal, turns, wood
from .actions import Attempt, BreakOff, Lift, Nudge, Placing, Pull, PullAlong, SetDown, SetDownAlong
from .course import Course, loads_of
from .decisions import MovingOwn, Proving, ProvingNeutral, Punishing, Purpose, SettingDown, TakingTurn
from .derivations import push_derived
from .events import (
    AttemptBrokenOff,
    ColumnLocked,
    ColumnNudged,
    ColumnRemoved,
    ColumnSetDown,
    ColumnTaken,
    ColumnTouched,
)
from .geometry import shapes
from .geometry.measures import beside_floor
from .geometry.spots import check_spot
from .geometry.villa import Villa
from .judging import other_decision, require_decision, require_simulated
from .movable import check_movable, has_room, purpose_of_attempt, purpose_of_question
from .rounding import MILLIMETRES
from .state import State
from .tables import ColumnId
from .wood import WoodResult


def check_attempt(state: State, _: Seat, action: Attempt) -> None:
    """Raises Illegal for a column that may not be taken, or a pull that no hand can make."""
    if not isinstance(action, BreakOff):
        require_simulated(state)
    require_decision(state, TakingTurn, MovingOwn, Proving, Punishing, ProvingNeutral)
    purpose = purpose_of_attempt(state)
    if isinstance(action, (Pull, PullAlong)):
        hand.check_pull(pull_request(state, action, seed=0))
    check_movable(state, purpose, action.column)
    villa = state.villa
    if isinstance(action, Pull) and not state.options.pulls_by_panel:
        raise Illegal("VIL-T2", "pulling-by-hand")
    match action:
        case Lift(column=column):
            if villa.cover_of(column) is not None:
                raise Illegal("VIL-T2", "column-covered", column=column)
        case Pull() | PullAlong():
            if villa.level_of(action.column) == villa.top_level:
                raise Illegal("VIL-T6", "lift-it-off", column=action.column)
            check_hold(state, action)
        case BreakOff():
            pass
        case _:
            assert_never(action)


def check_hold(state: State, action: Pull | PullAlong) -> None:
    """Raises Illegal for a second hand that is not on the floor it is to hold (VIL-T2)."""
    if action.hold is None:
        if action.lift or action.steady:  # a second hand that lies nowhere
            raise Illegal("VIL-T2", "hold-nothing")
        return
    for floor in state.villa.floors:
        if floor.floor == action.hold:
            if not shapes.contains(state.villa.outline(floor), (action.hold_x, action.hold_y)):
                beside = beside_floor(state.villa.outline(floor), (action.hold_x, action.hold_y))
                raise Illegal("VIL-T2", "hold-beside-floor", beside, floor=action.hold)
            return
    raise Illegal("VIL-T2", "hold-no-such-floor", floor=action.hold)


def check_nudge(state: State, _: Seat, action: Nudge) -> None:
    """Raises Illegal for a column that the seat may not take, or need not feel (VIL-T4)."""
    require_simulated(state)
    if state.touch_is_attempt:
        raise Illegal("VIL-T4", "touch-is-attempt", column=action.column)
    purpose = purpose_of_question(state)
    if purpose is None:
        raise other_decision(state, state.decision.rule)
    check_movable(state, purpose, action.column)
    if state.villa.level_of(action.column) == state.villa.top_level:
        raise Illegal("VIL-T6", "lift-it-off", column=action.column)


def nudge(course: Course, seat: Seat, action: Nudge) -> None:
    """Feel how fast a column sits; nothing has moved, and the decision stays open (VIL-T4)."""
    request = wood.Nudge(villa=course.state.villa, column=action.column)
    felt = course.chance.simulate("nudge", request, wood.Felt)
    course.tell(
        ColumnNudged(
            seat=seat, column=action.column, force=felt.force, carries=felt.carries, load=round(felt.load, 1)
        )
    )


def pull_request(state: State, action: Pull | PullAlong, seed: int) -> wood.Pull:
    """The simulation request for a pull."""
    tremor = state.options.hands_of(state.decision.seat)
    return pull_of(state.villa, action, tremor, seed, any_column_falls=state.touch_is_attempt)


def pull_of(
    villa: Villa, action: Pull | PullAlong, tremor: wood.Tremor, seed: int, *, any_column_falls: bool
) -> wood.Pull:
    """The simulation request for a pull in a villa."""
    hold = (
        None
        if action.hold is None
        else wood.Hold(
            floor=action.hold, x=action.hold_x, y=action.hold_y, lift=action.lift, steady=action.steady
        )
    )
    return wood.Pull(
        villa=villa,
        column=action.column,
        motion=wood.Straight(direction=action.direction, speed=action.speed)
        if isinstance(action, Pull)
        else wood.HandPath(points=action.path),
        grip=action.grip,
        tool=action.tool,
        hold=hold,
        give_up=None if action.give_up is UNSET else action.give_up,
        tremor=tremor,
        seed=seed,
        any_column_falls=any_column_falls,
    )


def attempt(course: Course, seat: Seat, action: Attempt) -> None:
    """Try to take a column out: it comes out, is only touched, is broken off, or brings the villa down."""
    column, purpose = action.column, purpose_of_attempt(course.state)
    match action:
        case BreakOff():
            tell_broken_off(course, seat, column, purpose, "gave_up")
            broken_off(course, seat, column, purpose)
            return
        case Lift():
            request: wood.Pull | wood.Lift = wood.Lift(
                villa=course.state.villa,
                column=column,
                tremor=course.state.options.hands_of(seat),
                seed=course.tremor_seed(),
                any_column_falls=course.state.touch_is_attempt,
            )
        case Pull() | PullAlong():
            request = pull_request(course.state, action, course.tremor_seed())
        case _:
            assert_never(action)
    result = course.chance.simulate("pull", request, WoodResult)
    match result.verdict:
        case "fell":
            ending.villa_fell(course, seat, purpose, column, result)
        case "broken_off":
            tell_broken_off(course, seat, column, purpose, result.cause or "let_go", result)
            broken_off(course, seat, column, purpose)
        case "touched":  # VIL-T4: no attempt, so it costs nothing and the decision stays open
            course.tell(ColumnTouched(seat=seat, column=column, purpose=purpose))
        case "out" | "stands":
            taken_out(course, seat, column, purpose, result)
        case _:
            assert_never(result.verdict)


def taken_out(course: Course, seat: Seat, column: ColumnId, purpose: Purpose, result: WoodResult) -> None:
    """Continue after a column came out: it leaves the game as a penalty, or is to be set down."""
    state = course.state
    most = max(result.pushed, key=result.pushed.__getitem__, default=None)
    pushed = 0.0 if most is None else round(result.pushed[most], 2)
    course.tell(
        ColumnTaken(
            seat=seat,
            column=column,
            purpose=purpose,
            level=state.villa.level_of(column),
            pushed=pushed,
            seconds=round(result.seconds, 1),
            film=result.frames,
            derivations=UNSET if most is None else (push_derived(most, pushed),),
        )
    )
    if purpose == "penalty":
        before = seal.points(state)
        course.rebuild(result.villa, loads_of(result))
        remove(course, seat, column, "penalty")
        seal.score_removed_column(course, seat, column, before)
        declaring.penalty_done(course)
    elif not has_room(state, result.villa, column):  # the floor has moved a hair's breadth
        tell_broken_off(course, seat, column, purpose, "no_free_spot")
        broken_off(course, seat, column, purpose)
    else:
        course.open(
            SettingDown(seat=seat, column=column, purpose=purpose, villa=state.villa, loads=state.loads)
        )
        course.rebuild(result.villa, loads_of(result))


def check_set_down(state: State, _: Seat, action: Placing) -> None:
    """Raises Illegal for a forbidden way to set the column down, or an impossible place (VIL-T3)."""
    require_decision(state, SettingDown)
    hand.check_placing("VIL-T3", state.options.placing, by_hand=isinstance(action, SetDownAlong))
    column = state.in_hand
    assert column is not None
    match action:
        case SetDown():
            check_spot(state.villa, column, action.x, action.y, action.rotation, action.on)
        case SetDownAlong():  # where it comes to stand is judged when it stands
            hand.check_reach("VIL-T3", action.x, action.y, action.rotation)
            hand.check_path(action.path, "VIL-T3")
        case _:
            assert_never(action)


def set_down(course: Course, _: Seat, action: Placing) -> None:
    """Set the column in hand down: it stands, counts as broken off, or brings the villa down."""
    state, decision = course.state, course.state.decision
    assert isinstance(decision, SettingDown)
    result = course.chance.simulate(
        "set_down",
        wood.SetDown(
            villa=state.villa,
            column=decision.column,
            x=action.x,
            y=action.y,
            rotation=action.rotation,
            on=action.on if isinstance(action, SetDown) else None,
            path=wood.HandPath(points=action.path) if isinstance(action, SetDownAlong) else None,
            tremor=state.options.hands_of(decision.seat),
            seed=course.tremor_seed(),
            any_column_falls=state.touch_is_attempt,
        ),
        WoodResult,
    )
    put_down(course, decision, result)


def put_down(course: Course, decision: SettingDown, result: WoodResult) -> None:
    """Continue with the result of setting the column down."""
    seat, column, purpose = decision.seat, decision.column, decision.purpose
    if result.verdict == "fell":
        ending.villa_fell(course, seat, purpose, column, result)
        return
    course.close()
    if result.verdict == "broken_off":
        tell_broken_off(course, seat, column, purpose, result.cause or "toppled", result)
        course.rebuild(decision.villa, decision.loads)  # VIL-T4: put back exactly as it was
        broken_off(course, seat, column, purpose)
        return
    pose = result.villa.pose_of(column)
    course.tell(
        ColumnSetDown(
            seat=seat,
            column=column,
            purpose=purpose,
            floor=result.villa.floors[-1].floor,
            x=round(pose.x, MILLIMETRES),
            y=round(pose.y, MILLIMETRES),
            on=result.villa.stands_on(column),
            film=result.frames,
        )
    )
    moved_up(course, seat, column, purpose, result)


def moved_up(course: Course, seat: Seat, column: ColumnId, purpose: Purpose, result: WoodResult) -> None:
    """Continue after a column was set on the highest floor and the villa is at rest: points, seal, turn."""
    turns.something_changed(course)
    before = seal.points(course.state)
    match purpose:
        case "own":
            course.rebuild(result.villa, loads_of(result))
            seal.score_added_column(course, seat, column, before)
            turns.end_turn(course)
        case "neutral":
            course.rebuild(result.villa, loads_of(result))
            turns.go_on_to_own_move(course)
        case "neutral_proof":  # VIL-N2: it stays there, and the mover's turn is over
            course.rebuild(result.villa, loads_of(result))
            turns.end_turn(course)
        case "proof":
            # VIL-T6: it leaves the game; the villa is as it stood while the column was in the hand.
            remove(course, seat, column, "proof")
            turns.end_turn(course)
        case "penalty":
            raise AssertionError("a column taken as a penalty is not set down")
        case _:
            assert_never(purpose)


def remove(course: Course, seat: Seat, column: ColumnId, why: Literal["proof", "penalty"]) -> None:
    """Take a column out of the game."""
    owner = course.state.owner(column)
    assert owner is not None
    turns.something_changed(course)
    course.tell(ColumnRemoved(seat=seat, column=column, owner=owner, why=why))


def broken_off(course: Course, seat: Seat, column: ColumnId, purpose: Purpose) -> None:
    """Lock the column where it is; what follows depends on the purpose of the attempt (VIL-T4)."""
    turns.something_changed(course)
    course.change(locked=tuple(sorted({*course.state.locked, column})))
    course.tell(ColumnLocked(column=column))
    match purpose:
        case "own":
            turns.end_turn(course)
        case "neutral":
            contesting.neutral_broken_off(course)
        case "neutral_proof":  # VIL-N2: nothing else follows from a failed proof
            turns.go_on_to_own_move(course)
        case "proof":
            declaring.proof_failed(course, seat)
        case "penalty":  # VIL-T6: forfeited
            declaring.penalty_done(course)
        case _:
            assert_never(purpose)


def tell_broken_off(
    course: Course,
    seat: Seat,
    column: ColumnId,
    purpose: Purpose,
    cause: wood.Cause | Literal["gave_up", "no_free_spot"],
    result: WoodResult | None = None,
) -> None:
    """Add the event that says why an attempt counts as broken off."""
    culprit = None if result is None else result.culprit
    moved = 0.0 if result is None else round(result.pushed.get(culprit or "", 0.0), 1)
    course.tell(
        AttemptBrokenOff(
            seat=seat,
            column=column,
            purpose=purpose,
            cause=cause,
            culprit=culprit,
            moved=moved,
            moment=None if result is None else result.moment,
            film=() if result is None else result.frames,
            derivations=(push_derived(culprit, moved),) if culprit and cause == "pushed" else UNSET,
        )
    )
