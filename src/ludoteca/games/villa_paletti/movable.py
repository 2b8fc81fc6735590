"""The columns that may be taken: by which seat and for which purpose (VIL-T1, VIL-T4, VIL-T6, VIL-N2)."""

from ludoteca.core import Illegal, Invalid, Seat, Term, derived

from .decisions import (
    Contesting,
    DoubtingNeutral,
    MovingOwn,
    Proving,
    ProvingNeutral,
    Punishing,
    Purpose,
    TakingTurn,
)
from .geometry.spots import has_spot
from .geometry.villa import Villa
from .state import State
from .tables import COLUMNS, ColumnId

LEAST_NEUTRAL = 2
"""The only neutral column of a level may not be moved (VIL-N2)."""


def purpose_now(state: State) -> Purpose | None:
    """The purpose that taking a column would have now; None while no column may be taken."""
    match state.decision:
        case TakingTurn():
            # VIL-N2: with three seats a neutral column comes first, if one may be moved.
            return "neutral" if movable_columns(state, "neutral") else "own"
        case MovingOwn():
            return "own"
        case Proving():
            return "proof"
        case Punishing():
            return "penalty"
        case ProvingNeutral():
            return "neutral_proof"
        case _:
            return None


def purpose_of_attempt(state: State) -> Purpose:
    """The purpose of taking a column now; a column must be takable."""
    purpose = purpose_now(state)
    assert purpose is not None
    return purpose


def purpose_of_question(state: State) -> Purpose | None:
    """The purpose that taking a column has, or would have after a contest; None if none is to be taken."""
    match state.decision:
        case Contesting():
            return "proof"
        case DoubtingNeutral():
            return "neutral_proof"
        case _:
            return purpose_now(state)


def owner_of_target(state: State, purpose: Purpose) -> Seat | None:
    """The seat whose columns may be taken for a purpose; None means the neutral ones."""
    match purpose:
        case "own" | "proof":  # VIL-T6: the contester moves a column of the declarer's
            return state.turn_of
        case "penalty":
            return contester_of(state)
        case "neutral" | "neutral_proof":
            return None


def contester_of(state: State) -> Seat:
    """The seat that contested and failed to prove it (VIL-T6)."""
    decision = state.decision
    assert isinstance(decision, Punishing)
    return decision.contester


def check_movable(state: State, purpose: Purpose, column: ColumnId) -> None:
    """Raises Illegal for a column that may not be taken for that purpose."""
    if column not in COLUMNS:
        raise Invalid("no-such-column", rule="VIL-C2", column=column)
    check_owner(state, purpose, column)
    villa = state.villa
    if villa.column(column).pose is None:
        raise Illegal("VIL-T6", "column-out-of-game", column=column)
    if column in state.locked:
        raise Illegal("VIL-T4", "column-locked", column=column)
    if villa.carries(column):
        raise Illegal("VIL-T1", "column-carries-another", column=column)
    if purpose == "penalty":  # VIL-T6: it leaves the game, from wherever it stands
        return
    if villa.level_of(column) == villa.top_level:
        raise Illegal("VIL-T1", "column-on-top", column=column)
    if purpose in ("neutral", "neutral_proof") and is_last_neutral(state, column):
        raise _last_neutral(column)
    if not has_room(state, villa, column):
        needed = derived("room", Term("across", 2 * villa.shape(column).radius))
        raise Illegal("VIL-T4", "no-free-spot", needed, column=column)


def _last_neutral(column: ColumnId) -> Illegal:
    """The refusal of the only neutral column of a level (VIL-N2)."""
    here = derived("neutral-here", Term("columns", 1, {"least": LEAST_NEUTRAL}))
    return Illegal("VIL-N2", "last-neutral", here, column=column)


def has_room(state: State, villa: Villa, column: ColumnId) -> bool:
    """Whether the highest floor has a free spot for a column; always on a real villa (VIL-R1)."""
    return state.is_real or has_spot(villa, COLUMNS[column].kind)


def check_owner(state: State, purpose: Purpose, column: ColumnId) -> None:
    """Raises Illegal for a column of the wrong colour."""
    wanted = owner_of_target(state, purpose)
    owner = state.owner(column)
    if owner == wanted and (owner is not None or state.neutral is not None):
        return
    match purpose:
        case "own" if COLUMNS[column].colour == state.neutral and is_last_neutral(state, column):
            raise _last_neutral(column)
        case "own":
            raise Illegal("VIL-T1", "not-your-column", column=column)
        case "proof":
            raise Illegal("VIL-T6", "not-the-declarers-column", column=column)
        case "penalty":
            raise Illegal("VIL-T6", "not-the-contesters-column", column=column)
        case "neutral" | "neutral_proof":
            raise Illegal("VIL-N2", "neutral-first", column=column)


def is_last_neutral(state: State, column: ColumnId) -> bool:
    """Whether a neutral column below the top is the only one of its level, which may not move (VIL-N2)."""
    villa = state.villa
    if villa.column(column).pose is None or villa.level_of(column) == villa.top_level:
        return False
    return neutral_on(state, villa.level_of(column)) < LEAST_NEUTRAL


def neutral_on(state: State, level: int) -> int:
    """The number of neutral columns on a level (VIL-N2)."""
    return sum(COLUMNS[column].colour == state.neutral for column in state.villa.on_level(level))


def movable_columns(state: State, purpose: Purpose) -> tuple[ColumnId, ...]:
    """The columns that may be taken for a purpose, in the order of the box."""
    return tuple(column for column in COLUMNS if may_move(state, purpose, column))


def may_move(state: State, purpose: Purpose, column: ColumnId) -> bool:
    """Whether a column may be taken for a purpose."""
    try:
        check_movable(state, purpose, column)
    except Illegal:
        return False
    return True
