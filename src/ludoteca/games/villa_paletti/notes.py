"""What is written at columns for players who want it: how each stands, in words that hold (VIL-T2, VIL-T4).

`tests/games/villa_paletti/physics/test_notes.py` holds the words against what a calm hand then does.
"""

from typing import Literal

from .geometry.balance import margin_without
from .state import State
from .tables import ColumnId

Note = Literal["free", "loose", "carries", "needed"]
"""`free`: nothing is over it. `loose`: it carries nothing, and a calm hand takes it out nearly always.
`carries`: it holds weight, and a calm hand takes it out nine times of ten, a hasty one every other time.
`needed`: the villa comes down without it, nearly always."""

IDLE_LOAD = 0.02
"""Newtons below which a covered column carries nothing worth speaking of."""
NEEDED = 0.0
"""The margin of the villa without a column, in millimetres, below which that column is needed."""


def notes(state: State) -> dict[ColumnId, Note]:
    """How each column below the highest floor stands; none if the options ask for no notes."""
    if not state.options.has_notes or state.is_real or state.end is not None:
        return {}
    loads, villa = dict(state.loads), state.villa
    return {
        column.id: note(state, column.id, loads.get(column.id, 0.0))
        for column in villa.standing
        if villa.level_of(column.id) < villa.top_level
    }


def note(state: State, column: ColumnId, load: float) -> Note:
    """How one column stands."""
    if state.villa.cover_of(column) is None:
        return "free"
    if margin_without(state.villa, column) < NEEDED:
        return "needed"
    return "carries" if load > IDLE_LOAD else "loose"
