"""Reads positions written by hand: fills in what is left out, refuses what cannot arise."""

import math
from collections.abc import Iterable

import msgspec

from ludoteca.core import Invalid

from . import seal, setting_up
from .checking_pieces import check_pieces
from .decisions import (
    ChoosingColour,
    Contesting,
    DoubtingNeutral,
    LayingBlue,
    LayingFloor,
    MovingOwn,
    PlacingColumn,
    Proving,
    ProvingNeutral,
    Punishing,
    RollingColour,
    SettingDown,
    TakingTurn,
    VillaDecision,
)
from .geometry import shapes, site
from .geometry.spots import RED_LEVEL, has_spot
from .geometry.supports import blue_places
from .geometry.villa import Column, Pose, Villa
from .movable import movable_columns
from .options import Options
from .own_pieces import Pieces
from .state import COLOURS_BY_SEATS, FIRST_SCORING_LEVEL, State
from .tables import COLUMNS, FLOOR_ORDER, TOLERANCES, ColumnId, Polygon

UPRIGHT = 10.0
"""Degrees from upright or level beyond which a piece has fallen (VIL-E3)."""
SLACK = 5.0
"""Millimetres by which the height of a piece may differ from what its level says."""
PRESSED = 0.5
"""Millimetres by which two columns that touch may seem to overlap."""

SETTING_UP = (PlacingColumn, LayingBlue, RollingColour, ChoosingColour)
"""The decisions before the first turn."""

STACKS: tuple[tuple[type[VillaDecision], ...], ...] = (
    (PlacingColumn,),
    (LayingBlue,),
    (RollingColour,),
    (ChoosingColour,),
    (TakingTurn,),
    (TakingTurn, SettingDown),
    (MovingOwn,),
    (MovingOwn, SettingDown),
    (MovingOwn, DoubtingNeutral),
    (MovingOwn, ProvingNeutral),
    (MovingOwn, ProvingNeutral, SettingDown),
    (LayingFloor,),
    (LayingFloor, Contesting),
    (LayingFloor, Proving),
    (LayingFloor, Proving, SettingDown),
    (LayingFloor, Punishing),
)
"""Which decisions can be open at once, the next one last."""


def from_position(position: State) -> State:
    """The state of a position, filled in; raises Invalid with the rule that makes it impossible."""
    if position.seats not in COLOURS_BY_SEATS:
        raise Invalid("wrong-number-of-seats", rule="VIL-N1", seats=position.seats, low=2, high=4)
    if isinstance(position.options.pieces, Pieces):
        check_pieces(position.options.pieces)
    state = msgspec.structs.replace(
        position,
        villa=filled_up(position.villa, position.options),
        colours=position.colours or ((),) * position.seats,
        locked=tuple(sorted(position.locked)),
    )
    if not state.decisions and state.end is None:
        state = msgspec.structs.replace(state, decisions=(TakingTurn(seat=state.starter),))
    if state.decisions and not isinstance(state.decisions[0], SETTING_UP):
        state = msgspec.structs.replace(state, turn=max(1, state.turn))
    check_seats(state)
    fallen = state.end is not None and state.end.brought_down_by is not None
    check_villa(state, state.villa, standing=not fallen and not state.is_real)
    check_colours(state)
    check_locked(state)
    if not fallen:
        check_seal(state)
    check_decisions(state)
    return state


def filled_up(villa: Villa, options: Options) -> Villa:
    """The villa with the pieces of the options and all twenty columns in order.

    Columns that were not listed are out of the game.
    """
    listed = {column.id: column for column in villa.columns}
    if len(listed) < len(villa.columns):
        raise Invalid("column-twice", rule="VIL-C2")
    for column in listed:
        if column not in COLUMNS:
            raise Invalid("no-such-column", rule="VIL-C2", column=column)
    return Villa(
        columns=tuple(listed.get(column, Column(id=column)) for column in COLUMNS),
        floors=villa.floors,
        pieces=options.own_pieces,
    )


def check_seats(state: State) -> None:
    """Raises Invalid if a seat is named that does not exist."""
    named: list[int | None] = [
        state.youngest,
        state.options.youngest,
        state.seal.holder,
        state.seal.previous,
        *(decision.seat for decision in state.decisions),
        *(decision.contester for decision in state.decisions if isinstance(decision, Punishing)),
    ]
    if state.end is not None:
        named += [state.end.winner, state.end.brought_down_by]
    for seat in named:
        if seat is not None and not 0 <= seat < state.seats:
            raise Invalid("no-such-seat", rule="VIL-U3", wanted=seat, last=state.seats - 1)
    if len(state.options.hands_by_seat) > state.seats:
        wanted = len(state.options.hands_by_seat) - 1
        raise Invalid("no-such-seat", rule="VIL-C4", wanted=wanted, last=state.seats - 1)
    if not 0 <= state.idle <= state.seats or state.turn < 0:
        raise Invalid("counts", rule="VIL-E1", idle=state.idle, turn=state.turn)


def check_villa(state: State, villa: Villa, standing: bool) -> None:
    """Raises Invalid if the pieces are not those of the game or, unless it has fallen, cannot stand so."""
    tolerance = TOLERANCES[state.options.wood]
    for column in villa.columns:
        if not abs(column.longer) <= tolerance + 1e-9:
            raise Invalid("cut-beyond-tolerance", rule="VIL-C4", column=column.id)
    if tuple(floor.floor for floor in villa.floors) != FLOOR_ORDER[: len(villa.floors)]:
        raise Invalid("floors-in-order", rule="VIL-C3")
    check_poses(column.pose for column in villa.standing)
    check_poses(floor.pose for floor in villa.floors)
    if standing:
        check_floors(villa)
        for column in villa.standing:
            check_stands(villa, column.id)
        check_apart(villa)


def check_poses(poses: Iterable[Pose | None]) -> None:
    """Raises Invalid if a number is not finite or a quaternion is not of length 1."""
    for pose in poses:
        numbers = msgspec.structs.astuple(pose) if pose is not None else ()
        if not all(map(math.isfinite, numbers)) or not all(abs(number) < 10_000.0 for number in numbers):
            raise Invalid("pose-finite", rule="VIL-C3")
        if pose is not None and abs(math.hypot(pose.qw, pose.qx, pose.qy, pose.qz) - 1.0) > 0.001:
            raise Invalid("pose-turn", rule="VIL-C3")


def check_floors(villa: Villa) -> None:
    """Raises Invalid unless every floor lies level, at its height, on at least one column."""
    for level, floor in enumerate(villa.floors):
        if floor.pose.tilt > UPRIGHT or abs(floor.pose.z - villa.box.laid_height(level)) > SLACK:
            raise Invalid("floor-not-lying", rule="VIL-E3", floor=floor.floor)
        if not villa.resting_on(floor.floor):
            raise Invalid("floor-in-the-air", rule="VIL-T7", floor=floor.floor)


def check_stands(villa: Villa, column: ColumnId) -> None:
    """Raises Invalid unless a column is upright on an existing level or, on red, on another column."""
    pose = villa.pose_of(column)
    level = villa.level_of(column)
    foot = pose.z - villa.length(column) / 2.0 - villa.box.standing_height(level)
    stacked = level == RED_LEVEL and bool(villa.stands_on(column))
    if pose.tilt > UPRIGHT or (not stacked and abs(foot) > SLACK) or foot > 20.0 * villa.box.storey:
        raise Invalid("column-not-standing", rule="VIL-E3", column=column)
    is_there = (
        shapes.contains(villa.outline(villa.floors[level - 1]), (pose.x, pose.y))
        if level > 0
        else math.hypot(pose.x, pose.y) <= site.site_radius(villa)
    )
    if not is_there:
        raise Invalid("column-off-its-level", rule="VIL-T3", column=column)


def check_apart(villa: Villa) -> None:
    """Raises Invalid if two columns overlap."""
    standing = [
        (column, pose, shapes.footprint(villa.shape(column), pose.x, pose.y, pose.rotation))
        for column, pose in ((column.id, villa.pose_of(column.id)) for column in villa.standing)
    ]
    for index, (column, pose, shape) in enumerate(standing):
        for other, there, _ in standing[:index]:
            apart = abs(pose.z - there.z) > villa.box.storey / 2.0
            pressed = shapes.footprint(villa.shape(other), there.x, there.y, there.rotation)
            if not apart and overlap_by(shape, pressed) > PRESSED:
                raise Invalid("columns-overlap", rule="VIL-T3", column=column, other=other)


def overlap_by(shape: Polygon, other: Polygon) -> float:
    """How deep two convex outlines overlap, in millimetres."""
    if not shapes.overlap(shape, other):
        return 0.0
    return max(
        *(shapes.clearance(other, corner) for corner in shape),
        *(shapes.clearance(shape, corner) for corner in other),
    )


def check_colours(state: State) -> None:
    """Raises Invalid if seats share a colour, or one has none after the first turn began (VIL-U3)."""
    given = [colour for colours in state.colours for colour in colours]
    if len(state.colours) != state.seats or len(set(given)) < len(given):
        raise Invalid("colours-shared", rule="VIL-U3")
    setting = bool(state.decisions) and isinstance(state.decision, SETTING_UP)
    if not setting and tuple(map(len, state.colours)) != COLOURS_BY_SEATS[state.seats]:
        raise Invalid("colours-missing", rule="VIL-U3")


def check_locked(state: State) -> None:
    """Raises Invalid if a locked column is not a column of the game."""
    for column in state.locked:
        if column not in COLUMNS:
            raise Invalid("no-such-column", rule="VIL-C2", column=column)
        if state.villa.column(column).pose is None:
            raise Invalid("locked-but-gone", rule="VIL-T4", column=column)
    if len(set(state.locked)) < len(state.locked):
        raise Invalid("column-twice", rule="VIL-T4")


def check_seal(state: State) -> None:
    """Raises Invalid unless the seal is held by a seat that can hold it by the rules (VIL-S2, VIL-S3)."""
    held = state.seal
    laid = [floor.floor for floor in state.villa.floors[FIRST_SCORING_LEVEL - 1 :]]
    if (held.holder is None) != (held.floor is None) or (held.previous is not None and held.holder is None):
        raise Invalid("seal-incomplete", rule="VIL-S4")
    if held.holder is not None and held.holder == held.previous:
        raise Invalid("seal-shows-holder", rule="VIL-S4")
    if held.floor is not None and held.floor not in laid:
        raise Invalid("seal-floor", rule="VIL-S2", floor=held.floor)
    totals = seal.points(state)
    if any(totals) and held.floor != laid[-1]:
        raise Invalid("seal-not-taken", rule="VIL-S2")
    if held.holder is not None and max(totals) > totals[held.holder]:
        raise Invalid("seal-outscored", rule="VIL-S2", holder=held.holder)


def check_decisions(state: State) -> None:
    """Raises Invalid unless the open decisions can be open together, for these seats, and can be made."""
    if state.end is not None:
        if state.decisions:
            raise Invalid("over-but-open", rule="VIL-E1")
        return
    if tuple(map(type, state.decisions)) not in STACKS:
        raise Invalid("decisions-impossible", rule="VIL-T1")
    if not seats_fit(state) or not can_be_made(state):
        raise Invalid(
            "decision-impossible", rule="VIL-T1", decision=str(state.decision.__struct_config__.tag)
        )


def seats_fit(state: State) -> bool:
    """Whether each decision belongs to a seat that may have it."""
    owner = state.turn_of
    for below, decision in zip((None, *state.decisions), state.decisions, strict=False):
        match decision:
            case SettingDown():
                fits = below is not None and decision.seat == below.seat
            case Punishing():
                fits = decision.seat == owner != decision.contester
            case Contesting() | Proving():
                fits = decision.seat != owner
            case DoubtingNeutral() | ProvingNeutral():
                fits = decision.seat != owner and state.seats == 3
            case RollingColour() | ChoosingColour():
                fits = decision.seat == setting_up.next_to_choose(state)
            case LayingBlue():
                fits = decision.seat == state.starter
            case MovingOwn():
                fits = state.seats == 3
            case PlacingColumn() | TakingTurn() | LayingFloor():
                fits = True
        if not fits:
            return False
    return True


def can_be_made(state: State) -> bool:
    """Whether the deciding seat has a legal action."""
    villa = state.villa
    match state.decision:
        case PlacingColumn():
            return not villa.floors and bool(site.unplaced(villa))
        case LayingBlue():
            return not villa.floors and not site.unplaced(villa) and bool(blue_places(villa))
        case RollingColour():
            return state.is_real and len(villa.floors) == 1
        case ChoosingColour():
            return len(villa.floors) == 1 and len(setting_up.colours_left(state)) > 1
        case SettingDown() as decision:
            return is_possible_set_down(state, decision)
        case TakingTurn():
            return bool(villa.floors) and state.idle < state.seats
        case MovingOwn():
            return bool(villa.floors and movable_columns(state, "own"))
        case Contesting() | Proving():
            return bool(villa.floors and movable_columns(state, "proof"))
        case DoubtingNeutral() | ProvingNeutral():
            return bool(villa.floors and movable_columns(state, "neutral_proof"))
        case Punishing():
            return bool(villa.floors and movable_columns(state, "penalty"))
        case LayingFloor():
            columns = villa.on_level(villa.top_level)
            return (
                bool(villa.floors) and villa.next_floor is not None and len(columns) >= state.supports_needed
            )


def is_possible_set_down(state: State, decision: SettingDown) -> bool:
    """Whether the column in hand came out of the villa that would be put back, and has a place to go."""
    if decision.column not in COLUMNS or not state.villa.floors or decision.purpose == "penalty":
        return False
    before = filled_up(decision.villa, state.options)
    check_villa(state, before, standing=True)
    return (
        before.column(decision.column).pose is not None
        and state.villa.column(decision.column).pose is None
        and len(before.floors) == len(state.villa.floors)
        and has_spot(state.villa, COLUMNS[decision.column].kind)
    )
