"""Where the numbers of Palermo come from: points, costs, income, money, chips."""

from collections.abc import Collection

from ludoteca.core import Derivation, Seat, Term, derived

from .geometry import CellSet, cell_named
from .ground import Ground
from .state import FIRST_POINTS, Collecting, Terms

TRACK_FIELDS = 60
"""The score track is a ring (PAL-E4)."""


def points_derived(state: Collecting, seat: Seat, of: str = "points") -> Derivation:
    """The points of a pawn: its card, a point for each chip, less one after a foreign policeman (PAL-M1)."""
    terms = [Term("card", FIRST_POINTS)]
    if chips := state.collected(seat):
        terms.append(Term("chips", chips))
    if less := state.penalties[seat]:
        terms.append(Term("policeman-before", -less))
    return derived(of, *terms, seat=seat)


def cost_derived(ground: Ground, route: Collection[str], cost: int) -> Derivation:
    """The cost of a route: its steps, and what foreign policemen add (PAL-M2, PAL-M4, PAL-M7)."""
    steps = len(route)
    terms = [Term("steps", steps)]
    if cost != steps:
        police = sum(1 for cell in route if cell_named(cell) & ground.police)
        if police:
            terms.append(Term("policemen", police))
        if jumped := cost - steps - police:
            terms.append(Term("jumped-policemen", jumped))
    return derived("cost", *terms)


def lost_derived(ground: Ground, cell: CellSet, lost: int) -> Derivation:
    """The points that a pawn loses because it is stopped short (PAL-M5)."""
    before_pawn = ground.before(ground.pawns, lost) & cell
    return derived("lost", Term("before-a-pawn" if before_pawn else "before-a-policeman", lost))


def income_derived(points: int, cost: int) -> Derivation:
    """The income of a walk: its points, less its cost (PAL-M6, PAL-E1)."""
    return derived("income", Term("points-of-turn", points), Term("spent", -cost))


def money_derived(before: int, more: int) -> Derivation:
    """The money of a player after an income."""
    return derived("money", Term("money-before", before), Term("money-more", more))


def interest_derived(terms: Terms) -> Derivation:
    """The interest of a player at home, by the number of players (PAL-E2)."""
    return derived("interest", Term("by-players", terms.numbers.interest, {"count": terms.seats}))


def chips_to_collect_derived(state: Collecting, seat: Seat) -> Derivation:
    """The chips that a player has still to collect before the way home (PAL-E1)."""
    each = Term("chips-each", state.terms.numbers.chips, {"count": state.terms.seats})
    return derived("chips-to-collect", each, Term("chips", -state.collected(seat)), seat=seat)


def tiles_left_derived(in_box: int, laid: int) -> Derivation:
    """The tiles of a kind that are left in the box (PAL-C2)."""
    return derived("tiles-left", Term("tiles-in-box", in_box), Term("tiles-laid", -laid))


def ends_derived(ends: CellSet) -> Derivation:
    """The number of cells on which a walk may end (PAL-M9)."""
    return derived("walk-ends", Term("cells", ends.bit_count()))


def track_derived(seat: Seat, money: int) -> Derivation:
    """The money of a seat as its marker shows it: rounds of the score track, and a field (PAL-E4)."""
    laps, field = divmod(money, TRACK_FIELDS)
    rounds = (Term("laps", laps * TRACK_FIELDS, {"count": laps}),) if laps else ()
    return derived("money-of", *rounds, Term("field", field), seat=seat)


def chips_derived(terms: Terms, seat: Seat, doors: CellSet) -> Derivation:
    """The chips that a player with these doors has still to lay (PAL-C5)."""
    each = Term("chips-each", terms.numbers.chips, {"count": terms.seats})
    return derived("chips-left", each, Term("chips-laid", -doors.bit_count()), seat=seat)
