"""The walks of a pawn and their results (PAL-M1 … PAL-M9).

A walk is identified by the cell where it ends. `WalkEnds` holds all ends of a pawn's walks as sets of cells,
which bots read directly; lists of actions are decoded from it on demand. How far a pawn gets, and what is in
its way, is computed in `ground`.
"""

from collections.abc import Iterator

import msgspec
from msgspec import UNSET

from ludoteca.core import Course, Illegal, Seat, Term, cached_on_state, derived

from .actions import Stay, Walk
from .derivations import (
    cost_derived,
    ends_derived,
    income_derived,
    lost_derived,
    money_derived,
    points_derived,
)
from .events import CameHome, ChipCollected, PolicemanBlocked, Stayed, Walked
from .geometry import NAME_OF, NEIGHBOURS_OF, Cell, CellSet, cell_named, cells_in
from .ground import Ground, Layers, ground_of, reach_of
from .phases import require_turn
from .state import OFF_BOARD, PARKED, Collecting, State, replaced
from .turns import end_turn


class WalkEnds(msgspec.Struct, frozen=True, dict=True):
    """All cells on which a pawn's walk may end, with the cost of each."""

    points: int
    cells: CellSet
    """Every cell on which a walk may end."""
    full: CellSet
    """Ends after all points are spent (PAL-M3)."""
    doors: dict[Cell, int]
    """Own doors where a chip is taken, with the cost of the cheapest route (PAL-M6)."""
    home: dict[Cell, int]
    """The cells of the start tile on which the pawn can come home, with the cost (PAL-E1)."""
    short: tuple[tuple[CellSet, int], ...]
    """Ends of walks that are stopped short, with the points lost (PAL-M5); the least loss first."""
    ground: Ground
    layers: Layers
    """`layers[k]`: where the pawn can be with exactly k points spent; layers beyond its points are unused."""

    def cost(self, to: Cell) -> int:
        """The cost of a walk to one of its ends."""
        return self.doors.get(to) or self.home.get(to) or self.points - self.lost(to)

    def lost(self, to: Cell) -> int:
        """The points lost by a walk that is stopped short at one of its ends (PAL-M5)."""
        if to & self.full or to in self.doors or to in self.home:
            return 0
        return next(lost for cells, lost in self.short if cells & to)

    def income(self, to: Cell) -> int:
        """The income of a walk to one of its ends (PAL-M6, PAL-E1)."""
        return self.points - self.cost(to) if to in self.doors or to in self.home else 0

    def route(self, to: Cell) -> tuple[str, ...]:
        """The cells that a walk to one of its ends enters; among equally cheap routes always the same."""
        return route_through(self.ground, self.layers, to, self.cost(to))


def route_through(ground: Ground, layers: Layers, to: Cell, spent: int) -> tuple[str, ...]:
    """The cells that a walk of this cost enters on its way to a cell of the layer of that cost."""
    police, finish, cell = ground.police, ground.finish, to
    entered = []
    while spent:
        entered.append(cell)
        price = 2 if cell & police else 1
        origins = NEIGHBOURS_OF[cell] & layers[spent - price] & ~finish if price <= spent else 0
        if not origins:
            origins, price = _jumped_from(ground, layers, cell, spent)
        spent -= price
        cell = origins & -origins
    entered.reverse()
    return tuple(map(NAME_OF.__getitem__, entered))


def _jumped_from(ground: Ground, layers: Layers, corner: Cell, spent: int) -> tuple[CellSet, int]:
    """The cell from which the pawn jumped to a corner, and the cost of the jump."""
    cheap = ground.jumps.get(corner, 0), corner, 1
    for jumped_from, jumped_to, cost in (cheap, *ground.dear_jumps):
        if jumped_to == corner and cost <= spent:
            origins = jumped_from & layers[spent - cost]
            if origins:
                return origins, cost
    raise AssertionError("every cell of a layer was entered from somewhere")


def nearest_ends(ends: WalkEnds, goals: CellSet) -> Iterator[tuple[int, CellSet]]:
    """The ends on a street, by the cost of the way from there to the nearest of the goals; the least first.

    The pawns, which will have moved, are not in the way.
    """
    ground = ends.ground
    streets = ground.streets & ~goals
    left = ends.cells & streets & ~(sum(ends.doors) | sum(ends.home))
    dearest = max((2, *(jump.cost for jump in ground.dear_jumps)))
    layers = [goals]
    for cost in range(1, ground.streets.bit_count()):
        layer = 0
        for step in range(1, min(cost, dearest) + 1):
            layer |= ground.before(layers[cost - step], step)
        layers.append(layer & streets)
        if found := layer & left:
            yield cost, found
            left ^= found
        if not left:
            return


@cached_on_state
def walk_ends(state: Collecting) -> WalkEnds:
    """The cells on which a walk of the pawn at turn may end."""
    return walk_ends_of(state, state.seat)


def walk_ends_of(state: Collecting, seat: Seat) -> WalkEnds:
    """The cells on which a walk of this seat's pawn could end now, at turn or not; it must not be home."""
    ground = ground_of(state, seat)
    points = state.points(seat)
    layers, within = reach_of(state, seat, ground, points)
    stops = ground.stops
    # PAL-M3: all points are used; PAL-M5: a cell holds one pawn.
    full = layers[points] & ~(ground.pawns | stops)
    reached = _cheapest(layers, within & stops)
    doors, home = ({}, reached) if ground.finish else (reached, {})
    cells = full | sum(reached)
    short = _stopped_short(ground, layers, points, is_forced=state.terms.options.is_translation)
    for stopped, _ in short:
        cells |= stopped
    return WalkEnds(points, cells, full, doors, home, short, ground, layers)


def _cheapest(layers: Layers, goals: CellSet) -> dict[Cell, int]:
    """The least cost of each of the goals, which are all in reach."""
    costs: dict[Cell, int] = {}
    by_cost = enumerate(layers)
    while goals:
        cost, layer = next(by_cost)
        found = layer & goals
        goals ^= found
        while found:
            cell = found & -found
            costs[cell] = cost
            found ^= cell
    return costs


def _stopped_short(
    ground: Ground, layers: Layers, points: int, *, is_forced: bool
) -> tuple[tuple[CellSet, int], ...]:
    """The cells where the pawn stops in front of a pawn, or of a policeman it cannot pay (PAL-M5)."""
    pawns, police = ground.pawns, ground.police
    closed = pawns | ground.stops
    if not (is_forced or ground.dear_jumps or pawns & police):
        # Nearly always: an obstacle can be met only by the last step.
        cells = layers[points - 1] & ground.beside(pawns | police) & ~closed
        return ((cells, 1),) if cells else ()
    ends = []
    for lost in sorted({1, 2, *(jump.cost for jump in ground.dear_jumps)}):
        if lost > points:
            break
        here = layers[points - lost] & ~closed
        cells = here & ground.before(pawns, lost)
        if cells and is_forced:
            # The translations let a pawn stop before another only if it cannot go anywhere else.
            cells = sum(cell for cell in cells_in(cells) if not ground.can_go_on(cell, lost))
        if lost == 1:
            cells |= here & ground.beside(police)
        if cells:
            ends.append((cells, lost))
    return tuple(ends)


def stopping(ground: Ground, piece: Cell, lost: int) -> CellSet:
    """Where a walk that loses these points is stopped by the pawn or policeman on a cell (PAL-M5)."""
    cells = ground.before(piece & ground.pawns, lost)
    return cells | ground.beside(piece & ground.police) if lost == 1 else cells


def check_walk(state: State, _: Seat, action: Walk) -> None:
    """Raises Illegal, with the broken rule, if no walk of the pawn at turn ends on the cell."""
    state, to = _require_pawn(state), cell_named(action.to)
    ends = walk_ends(state)
    if not ends.cells & to:
        raise _why_not(state, ends, to)


def _why_not(state: Collecting, ends: WalkEnds, to: Cell) -> Illegal:
    """The refusal that says why no walk ends on the cell."""
    ground, points, cell = ends.ground, ends.points, NAME_OF[to]
    if not to & ground.streets:
        return Illegal("PAL-M2", "not-a-street", cell=cell)
    if to & ground.pawns:
        return Illegal("PAL-M5", "pawn-there", cell=cell, seat=state.pawns.index(to))
    layers = ground.layers(state.pawns[state.seat] or state.town.start, ground.streets.bit_count())
    # As many points as street cells are enough: no cheapest route goes all around the bypass.
    cost = next((cost for cost, layer in enumerate(layers) if layer & to), None)
    if cost is None:
        return Illegal("PAL-E1", "home-comes-first", cell=cell)
    sums = (
        cost_derived(ground, route_through(ground, layers, to, cost), cost),
        points_derived(state, state.seat),
    )
    if cost == points + 1 and to & ground.police:
        return Illegal(
            "PAL-M4", "policeman-costs-two", *sums, cell=cell, seat=state.policemen.index(to), points=points
        )
    if cost > points:
        return Illegal("PAL-M1", "too-far", *sums, cell=cell, cost=cost, points=points)
    if to & state.chips[state.seat]:
        target = NAME_OF[state.targets[state.seat]]
        return Illegal("PAL-V4", "not-the-target", cell=cell, target=target)
    if any(to & cells for cells, _ in _stopped_short(ground, ends.layers, points, is_forced=False)):
        return Illegal("PAL-M5", "another-step-possible", *sums, cell=cell)
    return Illegal("PAL-M3", "points-left-over", *sums, cell=cell, cost=cost, points=points)


def _require_pawn(state: State) -> Collecting:
    """The state, if the seat at turn has a pawn to move; raises Illegal otherwise."""
    state = require_turn(state)
    if state.is_home(state.seat):
        raise Illegal("PAL-E2", "home-already")
    return state


def walk(course: Course[Collecting], seat: Seat, action: Walk) -> None:
    """Move the pawn, pay for a chip on an own door or for coming home, and end the turn (PAL-M6, PAL-E1)."""
    state, to, cell = course.state, cell_named(action.to), action.to
    ends = walk_ends(state)
    origin = state.pawns[seat]
    points, cost = ends.points, ends.cost(to)
    at_door, at_home = to in ends.doors, to in ends.home
    on_policeman = to & ends.ground.police and cost and not at_home
    # PAL-P4: in the translations a pawn that ends on a foreign policeman pays again on its next turn.
    points_less = 1 if on_policeman and state.terms.options.is_translation else 0
    changes: dict[str, object] = {"pawns": replaced(state.pawns, seat, PARKED if at_home else to)}
    if points_less or state.penalties[seat]:
        changes["penalties"] = replaced(state.penalties, seat, points_less)
    income = lost = points - cost
    money = state.money[seat]
    if at_door or at_home:
        lost, money = 0, money + income
        changes["money"] = replaced(state.money, seat, money)
    if at_door:
        changes["chips"] = replaced(state.chips, seat, state.chips[seat] & ~to)
        changes["targets"] = replaced(state.targets, seat, OFF_BOARD)
    course.change(**changes)
    route = ends.route(to)
    walked = (points_derived(state, seat), cost_derived(ends.ground, route, cost))
    course.tell(
        Walked(
            seat=seat,
            origin=NAME_OF[origin] if origin else None,
            to=cell,
            route=route,
            points=points,
            cost=cost,
            lost=lost,
            derivations=(*walked, lost_derived(ends.ground, to, lost)) if lost else walked,
        )
    )
    if at_home or at_door:
        gain = (income_derived(points, cost), money_derived(state.money[seat], income))
    if at_home:
        course.tell(
            CameHome(seat=seat, points=points, cost=cost, income=income, money=money, derivations=gain)
        )
    if at_door:
        next_points = course.state.points(seat)
        course.tell(
            ChipCollected(
                seat=seat,
                door=cell,
                points=points,
                cost=cost,
                income=income,
                money=money,
                next_points=next_points,
                derivations=(*gain, points_derived(course.state, seat, "next-points")),
            )
        )
    if on_policeman:
        owner = state.policemen.index(to)
        course.tell(
            PolicemanBlocked(
                seat=seat,
                owner=owner,
                cell=cell,
                points_less=points_less,
                derivations=(derived("points-less", Term("by-edition", points_less)),)
                if points_less
                else UNSET,
            )
        )
    end_turn(course)


def check_stay(state: State, _: Seat, __: Stay) -> None:
    """Raises Illegal if the pawn can walk."""
    state = _require_pawn(state)
    if ends := walk_ends(state).cells:
        raise Illegal("PAL-M9", "can-walk", points_derived(state, state.seat), ends_derived(ends))


def stay(course: Course[Collecting], seat: Seat, _: Stay) -> None:
    """End the turn of a pawn that cannot walk (PAL-M9); it does not pay a policeman again (PAL-P4)."""
    state = course.state
    sums = (points_derived(state, seat),)
    course.tell(Stayed(seat=seat, points=state.points(seat), derivations=sums))
    if state.penalties[seat]:
        course.change(penalties=replaced(state.penalties, seat, 0))
    end_turn(course)
