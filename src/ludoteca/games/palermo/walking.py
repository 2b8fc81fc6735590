"""Where a pawn may walk, and what comes of it (PAL-M1 … PAL-M9).

A walk is known by the cell where it ends. `WalkEnds` holds all ends of a pawn's walks as sets of cells:
that is what bots should read; lists of actions are decoded from it only when somebody asks for a list.

The heart are the *layers*: `layers[k]` holds the cells on which the pawn can stand with exactly k points
spent. Turning back is allowed (PAL-M2), so a cell can be in many layers.
"""

import msgspec
from msgspec.structs import replace

from ludoteca.core import Event, Illegal, Seat

from .actions import Walk
from .events import CameHome, ChipCollected, PolicemanBlocked, Stayed, Walked
from .geometry import BYPASS, NAME_OF, ROW, Cell, CellSet, Decoder, cells_in, spread
from .jumps import JUMPS, Jump, jumps_past
from .state import OFF_BOARD, PARKED, Collecting, once_a_state, replaced


class WalkEnds(msgspec.Struct, frozen=True):
    """All ends of a pawn's walks."""

    points: int
    cells: CellSet
    """Every cell on which a walk may end."""
    full: CellSet
    """Ends after all points are spent (PAL-M3)."""
    doors: dict[Cell, int]
    """Own doors where a chip is taken, with the cost of the cheapest route (PAL-M6)."""
    home: dict[Cell, int]
    """Cells of the start tile by which the pawn comes home, with the cost (PAL-E1)."""
    short: tuple[tuple[CellSet, int], ...]
    """Ends of walks that are stopped short, with the points lost (PAL-M5); the least loss first."""
    ground: "Ground"
    layers: tuple[CellSet, ...]
    """`layers[k]`: where the pawn can be with exactly k points spent."""

    def cost(self, to: Cell) -> int:
        """What a walk to one of its ends costs."""
        cost = self.doors.get(to) or self.home.get(to)
        return cost or self.points - self.lost(to)

    def lost(self, to: Cell) -> int:
        """How many points a walk to one of its ends loses because it is stopped short (PAL-M5)."""
        if to & self.full or to in self.doors or to in self.home:
            return 0
        return next(lost for cells, lost in self.short if cells & to)

    def income(self, to: Cell) -> int:
        """What a walk to one of its ends brings in (PAL-M6, PAL-E1)."""
        return self.points - self.cost(to) if to in self.doors or to in self.home else 0

    def route(self, to: Cell) -> tuple[str, ...]:
        """The cells that a walk to one of its ends enters; among equally cheap routes always the same."""
        ground, layers = self.ground, self.layers
        cell, spent = to, self.cost(to)
        entered = []
        while spent:
            entered.append(NAME_OF[cell])
            price = 2 if cell & ground.police else 1
            origins = spread(cell) & layers[spent - price] & ~ground.finish if price <= spent else 0
            if not origins:
                origins, price = next(
                    (jumped_from & layers[spent - cost], cost)
                    for jumped_from, corner, cost in ground.jumps
                    if corner == cell and cost <= spent and jumped_from & layers[spent - cost]
                )
            cell = origins & -origins
            spent -= price
        return tuple(reversed(entered))


class Ground(msgspec.Struct, frozen=True):
    """What a pawn meets on its walk."""

    streets: CellSet
    police: CellSet
    """Foreign policemen: entering one costs two points (PAL-M4)."""
    pawns: CellSet
    """Cells where no walk may end (PAL-M5)."""
    doors: CellSet
    """Own doors where a chip may be taken (PAL-M6, PAL-V4)."""
    finish: CellSet
    """The start tile, for a pawn that is going home: entering it ends the walk (PAL-E1)."""
    jumps: tuple[Jump, ...]

    def layers(self, start: CellSet, points: int, *, from_tile: bool = False) -> tuple[CellSet, ...]:
        """The cells that can be reached with exactly 0, 1, 2 … points."""
        free = self.streets & ~self.police
        police = self.streets & self.police
        on_foot = spread(start)
        if from_tile:
            on_foot &= ~start  # PAL-M8: the tile counts as one field, the first step leaves it
        one_before = 0
        on_bypass = start & BYPASS
        layers = [start]
        for spent in range(1, points + 1):
            reached = on_foot & free | one_before & police
            if on_bypass:
                for origins, corner, cost in self.jumps:
                    if cost <= spent and layers[spent - cost] & origins:
                        reached |= corner
            layers.append(reached)
            one_before = on_foot
            on_bypass = on_bypass or reached & BYPASS
            going_on = reached & ~self.finish
            on_foot = going_on << 1 | going_on >> 1 | going_on << ROW | going_on >> ROW
        return tuple(layers)

    def before(self, cells: CellSet, cost: int) -> CellSet:
        """The cells from which a step that costs so much enters one of `cells`."""
        match cost:
            case 1:
                origins = spread(cells & ~self.police)
            case 2:
                origins = spread(cells & self.police)
            case _:
                origins = 0
        for jumped_from, corner, price in self.jumps:
            if price == cost and corner & cells:
                origins |= jumped_from
        return origins & self.streets

    def can_go_on(self, cell: Cell, points: int) -> bool:
        """Whether from the cell some way on uses up the points, takes a chip or comes home."""
        layers = self.layers(cell, points)
        return bool(layers[-1] & ~self.pawns) or any(
            layer & (self.doors | self.finish) for layer in layers[1:]
        )


def ground_of(state: Collecting, seat: Seat) -> Ground:
    """What the seat's pawn meets on its walk."""
    own_pawn = state.pawns[seat]
    pawns = sum(state.pawns) ^ own_pawn
    police = sum(state.policemen) ^ state.policemen[seat]
    chips = state.chips[seat]
    options = state.terms.options
    # PAL-V4: only the target can be collected.
    doors = state.targets[seat] if options.target_stones else chips
    finish = 0 if chips else state.town.start
    return Ground(
        streets=state.town.streets,
        police=police,
        # PAL-M8: a pawn on the start tile is not in the way of one who comes home.
        pawns=pawns & ~finish,
        # PAL-M6: no stop while another pawn is there.
        doors=doors & ~pawns,
        finish=finish,
        jumps=jumps_past(police, options.jumped_policeman == "pays") if police & BYPASS else JUMPS,
    )


@once_a_state
def walk_ends(state: Collecting) -> WalkEnds:
    """All ends of the walks of the pawn at turn."""
    return walk_ends_of(state, state.seat)


def walk_ends_of(state: Collecting, seat: Seat) -> WalkEnds:
    """All ends of the walks the seat's pawn could make now, at turn or not."""
    ground = ground_of(state, seat)
    points = state.points(seat)
    pawn = state.pawns[seat]
    start = pawn or state.town.start
    layers = ground.layers(start, points, from_tile=pawn == PARKED)
    doors = _cheapest(layers, ground.doors)
    home = _cheapest(layers, ground.finish)
    stops = ground.doors | ground.finish
    # PAL-M3: all points are used; PAL-M5: a cell holds one pawn.
    full = layers[points] & ~ground.pawns & ~stops
    short = tuple(_stopped_short(ground, layers, stops, state.terms.options.is_translation))
    cells = full | sum(doors) | sum(home)
    for stopped, _ in short:
        cells |= stopped
    return WalkEnds(points, cells, full, doors, home, short, ground, layers)


def _cheapest(layers: tuple[CellSet, ...], goals: CellSet) -> dict[Cell, int]:
    """The goals that can be reached, with the least cost of each."""
    costs: dict[Cell, int] = {}
    for cost, layer in enumerate(layers):
        found = layer & goals
        if found and cost:
            for cell in cells_in(found):
                costs[cell] = cost
            goals ^= found
    return costs


def _stopped_short(
    ground: Ground, layers: tuple[CellSet, ...], stops: CellSet, must_go_on: bool
) -> list[tuple[CellSet, int]]:
    """PAL-M5: where the pawn stays in front of a pawn, or of a policeman whom it cannot pay."""
    if not ground.pawns and not ground.police:
        return []
    points = len(layers) - 1
    may_stand = ground.streets & ~ground.pawns & ~stops
    ends: list[tuple[CellSet, int]] = []
    for lost in range(1, min(points, max(2, max(jump.cost for jump in ground.jumps))) + 1):
        here = layers[points - lost] & may_stand
        before_pawn = here & ground.before(ground.pawns, lost)
        if before_pawn and must_go_on:
            # The translations let a pawn stop before another only if it cannot go anywhere else.
            before_pawn = sum(cell for cell in cells_in(before_pawn) if not ground.can_go_on(cell, lost))
        if lost == 1:
            before_police = spread(ground.police)
            for origins, corner, _ in ground.jumps:
                if corner & ground.police:
                    before_police |= origins
            before_pawn |= here & before_police
        if before_pawn:
            ends.append((before_pawn, lost))
    return ends


walks: Decoder[Walk] = Decoder(lambda name: Walk(to=name))
"""The walks to a set of ends."""


def check_walk(state: Collecting, to: Cell) -> None:
    """Raises Illegal, with the broken rule, if no walk of the pawn at turn ends on the cell."""
    ends = walk_ends(state)
    if not ends.cells & to:
        raise _why_not(state, ends, to)


def _why_not(state: Collecting, ends: WalkEnds, to: Cell) -> Illegal:
    ground, points, cell = ends.ground, ends.points, NAME_OF[to]
    if not to & ground.streets:
        return Illegal("PAL-M2", "not-a-street", cell=cell)
    if to & ground.pawns:
        return Illegal("PAL-M5", "pawn-there", cell=cell, seat=state.pawns.index(to))
    cost = _least_cost(state, ground, to)
    if cost is None:
        return Illegal("PAL-E1", "home-comes-first", cell=cell)
    if cost == points + 1 and to & ground.police:
        return Illegal(
            "PAL-M4", "policeman-costs-two", cell=cell, seat=state.policemen.index(to), points=points
        )
    if cost > points:
        return Illegal("PAL-M1", "too-far", cell=cell, cost=cost, points=points)
    if to & state.chips[state.seat]:
        target = NAME_OF[state.targets[state.seat]]
        return Illegal("PAL-V4", "not-the-target", cell=cell, target=target)
    if any(to & cells for cells, _ in _stopped_short(ground, ends.layers, 0, must_go_on=False)):
        return Illegal("PAL-M5", "another-step-possible", cell=cell)
    return Illegal("PAL-M3", "points-left-over", cell=cell, cost=cost, points=points)


def _least_cost(state: Collecting, ground: Ground, to: Cell) -> int | None:
    """What the cheapest route to the cell would cost if there were points enough; none without a route."""
    pawn = state.pawns[state.seat]
    enough = 2 * ground.streets.bit_count()
    layers = ground.layers(pawn or state.town.start, enough, from_tile=pawn == PARKED)
    return next((cost for cost, layer in enumerate(layers) if layer & to), None)


def walk(state: Collecting, to: Cell) -> tuple[Collecting, list[Event]]:
    """The pawn goes to a legal end of its walk; whose turn it is afterwards is not decided here."""
    ends = walk_ends(state)
    seat, pawn = state.seat, state.pawns[state.seat]
    points, cost = ends.points, ends.cost(to)
    cell = NAME_OF[to]
    events: list[Event] = [
        Walked(
            seat=seat,
            origin=NAME_OF[pawn] if pawn else None,
            to=cell,
            route=ends.route(to),
            points=points,
            cost=cost,
            lost=ends.lost(to),
        )
    ]
    chips, targets, money, penalties = state.chips, state.targets, state.money, state.penalties
    if to in ends.home:
        income = points - cost
        money = replaced(money, seat, money[seat] + income)
        pawns = replaced(state.pawns, seat, PARKED)
        penalties = replaced(penalties, seat, 0)
        events.append(CameHome(seat=seat, points=points, cost=cost, income=income, money=money[seat]))
        return replace(state, pawns=pawns, money=money, penalties=penalties), events
    points_less = 0
    if to & ends.ground.police and cost:
        # PAL-P4: the translations let a pawn that ends on a policeman pay again on its next turn.
        points_less = 1 if state.terms.options.is_translation else 0
        events.append(
            PolicemanBlocked(seat=seat, owner=state.policemen.index(to), cell=cell, points_less=points_less)
        )
    if penalties[seat] != points_less:
        penalties = replaced(penalties, seat, points_less)
    if to in ends.doors:
        income = points - cost
        chips = replaced(chips, seat, chips[seat] ^ to)
        targets = replaced(targets, seat, OFF_BOARD)
        money = replaced(money, seat, money[seat] + income)
    moved = replace(
        state,
        pawns=replaced(state.pawns, seat, to),
        chips=chips,
        targets=targets,
        penalties=penalties,
        money=money,
    )
    if to in ends.doors:
        events.append(
            ChipCollected(
                seat=seat,
                door=cell,
                points=points,
                cost=cost,
                income=points - cost,
                money=money[seat],
                next_points=moved.points(seat),
            )
        )
    return moved, events


def stay(state: Collecting) -> tuple[Collecting, list[Event]]:
    """The pawn has no walk and stays where it is, without income (PAL-M9)."""
    points = state.points(state.seat)
    penalties = replaced(state.penalties, state.seat, 0)
    return replace(state, penalties=penalties), [Stayed(seat=state.seat, points=points)]


def check_stay(state: Collecting) -> None:
    """Raises Illegal if the pawn can walk."""
    if walk_ends(state).cells:
        raise Illegal("PAL-M9", "can-walk")
