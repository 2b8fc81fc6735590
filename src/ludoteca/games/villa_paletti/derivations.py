"""Where the numbers of Villa Paletti come from: points, pushes and declarations.

Those of the supports of a floor are made in `geometry/supports`.
"""

from collections import Counter

from ludoteca.core import Derivation, Seat, Term, derived

from .state import FIRST_SCORING_LEVEL, State
from .tables import COLUMNS, PRINTED_BOX
from .wood import MOST_PUSH

KINDS = tuple(shape.kind for shape in reversed(PRINTED_BOX.columns.kinds))
"""The shapes of columns in the order of the terms: the one worth most first."""
WORTH = {shape.kind: shape.worth for shape in PRINTED_BOX.columns.kinds}


def points_derived(state: State, seat: Seat) -> Derivation:
    """The points of a seat: its columns on the highest floor by shape (VIL-S1, VIL-N1)."""
    villa = state.villa
    columns = villa.on_level(villa.top_level) if villa.top_level >= FIRST_SCORING_LEVEL else ()
    count = Counter(COLUMNS[column].kind for column in columns if state.owner(column) == seat)
    terms = [Term(kind, count[kind] * WORTH[kind], {"count": count[kind]}) for kind in KINDS if count[kind]]
    return derived("points", *terms or [Term("no-column", 0)], seat=seat)


def push_derived(column: str, millimetres: float) -> Derivation:
    """How far a column was pushed, and how far it may be (VIL-T4)."""
    return derived("push", Term("measured", millimetres, {"allowed": MOST_PUSH}), column=column)


def declarations_derived(in_a_row: int, seats: int) -> Derivation:
    """The declarations in a row while nothing changed; when all have declared the match ends (VIL-E1)."""
    before, now = Term("declared-before", in_a_row - 1), Term("declared-now", 1)
    return derived("declarations", *(before, now) if in_a_row > 1 else (now,), seats=seats)
