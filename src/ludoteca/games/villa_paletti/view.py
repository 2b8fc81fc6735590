"""The view of a state: everything but the exact lengths of the columns (VIL-C4)."""

from typing import cast

from ludoteca.core import Record, Seat

from . import seal
from .decisions import (
    Contesting,
    DecisionKind,
    DoubtingNeutral,
    LayingBlue,
    LayingFloor,
    Punishing,
    Purpose,
    SettingDown,
    VillaDecision,
)
from .geometry.villa import Villa, carry_height
from .movable import movable_columns, purpose_of_question
from .notes import Note, notes
from .options import Options
from .rounding import rounded_loads, rounded_villa
from .state import End, State
from .tables import Colour, ColumnId, FloorName
from .wood import Tremor


class OpenDecision(Record, frozen=True, kw_only=True, tag=False):
    """The seat that has to decide, and what."""

    seat: Seat
    decision: DecisionKind
    column: ColumnId | None = None
    """The column in hand."""
    purpose: Purpose | None = None
    contester: Seat | None = None


class SealShown(Record, frozen=True, kw_only=True, tag=False):
    """The seal in front of its holder, showing the colour of the one before (VIL-S4)."""

    holder: Seat | None
    previous: Seat | None
    shows: Colour | None
    floor: FloorName | None
    """The floor for which it was last taken."""


class View(Record, frozen=True, kw_only=True, tag="villa_paletti_view"):
    """Everything that seats and spectators see."""

    options: Options
    seats: int
    villa: Villa
    """The villa with poses rounded to tenths of a millimetre, and every column of nominal length."""
    loads: dict[ColumnId, float]
    """The load of each column, rounded to tenths of a newton; columns that carry nothing are left out."""
    notes: dict[ColumnId, Note]
    """What is written at each column below the highest floor; none where the table has no notes."""
    covered: dict[ColumnId, FloorName]
    free: tuple[ColumnId, ...]
    colours: tuple[tuple[Colour, ...], ...]
    neutral: Colour | None
    locked: tuple[ColumnId, ...]
    out_of_game: tuple[ColumnId, ...]
    points: tuple[int, ...]
    seal: SealShown
    turn: int
    turn_of: Seat | None
    idle: int
    next_floor: FloorName | None
    supports_needed: int
    supports: int
    """How many columns stand on the highest floor: with fewer than needed no floor can be laid (VIL-T7)."""
    in_question: tuple[ColumnId, ...]
    """The columns that an open question is about: those by which it could be proved (VIL-T6, VIL-N2)."""
    hands: tuple[Tremor, ...]
    """How much the hands of each seat tremble (VIL-C4)."""
    carry_height: float | None
    """How high above the base the underside of a piece is when a hand begins to carry it; None while there is
    nothing to carry."""
    open: tuple[OpenDecision, ...]
    """The open decisions, the next one last."""
    end: End | None


def view(state: State) -> View:
    """The view of a state, the same for every seat and spectator."""
    villa = state.villa
    previous = state.seal.previous
    fallen = state.end is not None and state.end.brought_down_by is not None
    return View(
        options=state.options,
        seats=state.seats,
        villa=rounded_villa(villa),
        loads=rounded_loads(state.loads),
        notes=notes(state),
        covered={} if fallen or state.is_real else villa.covered(),
        free=() if fallen or state.is_real else villa.free(),
        colours=state.colours,
        neutral=state.neutral,
        locked=state.locked,
        out_of_game=state.out_of_game(),
        points=(0,) * state.seats if fallen else seal.points(state),
        seal=SealShown(
            holder=state.seal.holder,
            previous=previous,
            shows=None if previous is None else state.colours[previous][0],
            floor=state.seal.floor,
        ),
        turn=state.turn,
        turn_of=state.turn_of if state.decisions else None,
        idle=state.idle,
        next_floor=villa.next_floor,
        supports_needed=state.supports_needed,
        supports=0 if fallen else len(villa.on_level(villa.top_level)),
        in_question=in_question(state),
        hands=tuple(state.options.hands_of(seat) for seat in range(state.seats)),
        carry_height=carry_height(villa) if is_carrying(state) else None,
        open=tuple(map(open_decision, state.decisions)),
        end=state.end,
    )


def in_question(state: State) -> tuple[ColumnId, ...]:
    """The columns that may be taken to prove the contrary of what was declared; none if that is not asked."""
    if not state.decisions or not isinstance(state.decision, Contesting | DoubtingNeutral):
        return ()
    purpose = purpose_of_question(state)
    return () if purpose is None else movable_columns(state, purpose)


def is_carrying(state: State) -> bool:
    """Whether a seat has a column in hand or a floor to lay."""
    return bool(state.decisions) and isinstance(state.decision, SettingDown | LayingFloor | LayingBlue)


def open_decision(decision: VillaDecision) -> OpenDecision:
    """A decision as it is shown: without the villa that would come back if the attempt is broken off."""
    kind = cast(DecisionKind, decision.__struct_config__.tag)
    match decision:
        case SettingDown():
            return OpenDecision(
                seat=decision.seat, decision=kind, column=decision.column, purpose=decision.purpose
            )
        case Punishing():
            return OpenDecision(seat=decision.seat, decision=kind, contester=decision.contester)
        case _:
            return OpenDecision(seat=decision.seat, decision=kind)
