"""The streets as a pawn meets them, and how far it gets (PAL-M2, PAL-M4, PAL-M7, PAL-M8).

The result are *layers*: `layers[k]` holds the cells on which the pawn can be with exactly k points spent.
Turning back is allowed (PAL-M2), so a cell can be in many layers.
"""

from itertools import accumulate
from operator import or_

import msgspec

from ludoteca.core import Seat, cached_on_state

from .geometry import BYPASS, CORNER_CELLS, ROW, Cell, CellSet, spread
from .jumps import JUMPS, NO_DEAR_JUMPS, DearJump, Jumps, jumps_past
from .state import FIRST_POINTS, Collecting
from .tables import PLAYERS
from .town import Town

Layers = tuple[CellSet, ...]

MOST_POINTS = FIRST_POINTS + max(row.chips for row in PLAYERS.values())
"""The highest number of the movement card (PAL-M1)."""


class Ground(msgspec.Struct, frozen=True):
    """The streets for one pawn: obstacles, goals and jumps."""

    streets: CellSet
    police: CellSet
    """Foreign policemen: entering one costs two points (PAL-M4)."""
    pawns: CellSet
    """Cells where no walk may end (PAL-M5)."""
    doors: CellSet
    """Own doors where a chip may be taken (PAL-M6, PAL-V4)."""
    finish: CellSet
    """The start tile, for a pawn that is going home: entering it ends the walk (PAL-E1)."""
    jumps: Jumps
    """The corner jumps that cost one point (PAL-M7)."""
    dear_jumps: tuple[DearJump, ...]
    """The corner jumps that cost more because of foreign policemen."""
    start_is_one_field: bool = True
    """Whether a pawn leaves the start tile as one field, or from a cell of its choice (PAL-M8)."""

    @property
    def stops(self) -> CellSet:
        """The cells where a walk may end with points left: own doors, and home (PAL-M6, PAL-E1)."""
        return self.doors | self.finish

    def layers(self, origin: CellSet, points: int, known: Layers = ()) -> Layers:
        """The cells that the pawn can be on with exactly 0, 1, 2 … points spent.

        Its origin is a cell or the whole start tile. By edition the tile counts as one field, which the first
        step leaves, or the pawn begins on any of its cells (PAL-M8).
        """
        left = origin if self.start_is_one_field else 0
        layers = [*known] or [origin]
        here = layers[-1]
        on_foot, one_step_ago = spread(here), 0
        if len(layers) == 1:
            on_foot &= ~left
        elif self.police:
            one_step_ago = spread(layers[-2]) & ~(left if len(layers) == 2 else 0)
        free, police, finish = self.streets & ~self.police, self.police, self.finish
        jumps, dear_jumps = self.jumps, self.dear_jumps
        for spent in range(len(layers), points + 1):
            reached = on_foot & free
            if police:
                reached |= one_step_ago & police
            if here & BYPASS:
                for corner, origins in jumps.items():
                    if here & origins:
                        reached |= corner
            if dear_jumps:
                for origins, corner, cost in dear_jumps:
                    if cost <= spent and layers[spent - cost] & origins:
                        reached |= corner
            layers.append(reached)
            here = reached & ~finish if finish else reached
            one_step_ago = on_foot
            on_foot = here << 1 | here >> 1 | here << ROW | here >> ROW
        return tuple(layers)

    def beside(self, cells: CellSet) -> CellSet:
        """The cells from which a step, whatever it costs, enters one of `cells`."""
        origins = spread(cells)
        if cells & CORNER_CELLS:
            for corner, jumped_from in self.jumps.items():
                if corner & cells:
                    origins |= jumped_from
            for jumped_from, corner, _ in self.dear_jumps:
                if corner & cells:
                    origins |= jumped_from
        return origins

    def before(self, cells: CellSet, cost: int) -> CellSet:
        """The cells from which a step of this cost enters one of `cells`."""
        origins = 0
        if cost == 1:
            origins = spread(cells & ~self.police)
            for corner, jumped_from in self.jumps.items():
                if corner & cells:
                    origins |= jumped_from
        elif cost == 2:
            origins = spread(cells & self.police)
        for jumped_from, corner, price in self.dear_jumps:
            if price == cost and corner & cells:
                origins |= jumped_from
        return origins

    def can_go_on(self, cell: Cell, points: int) -> bool:
        """Whether a walk on from the cell can use up the points, take a chip or come home."""
        layers = self.layers(cell, points)
        return bool(layers[points] & ~self.pawns) or any(layer & self.stops for layer in layers[1:])


def ground_of(state: Collecting, seat: Seat) -> Ground:
    """The streets for the pawn of a seat."""
    options = state.terms.options
    chips = state.chips[seat]
    pawns = sum(state.pawns) ^ state.pawns[seat]
    police = sum(state.policemen) ^ state.policemen[seat]
    # PAL-V4: only the target can be collected.
    doors = state.targets[seat] if options.target_stones else chips
    finish = 0 if chips else state.town.start
    jumps, dear_jumps = JUMPS, NO_DEAR_JUMPS
    jumped_pays = options.jumped_policeman == "pays"
    in_the_way = police & (BYPASS if jumped_pays else CORNER_CELLS)
    if in_the_way:
        jumps, dear_jumps = jumps_past(in_the_way, jumped_pays)
    return Ground(
        state.town.streets,
        police,
        # PAL-M8: a pawn on the start tile is not in the way of one who comes home.
        pawns & ~finish,
        # PAL-M6: no stop while another pawn is there.
        doors & ~pawns,
        finish,
        jumps,
        dear_jumps,
        state.terms.start_is_one_field,
    )


def reach_of(state: Collecting, seat: Seat, ground: Ground, points: int) -> tuple[Layers, CellSet]:
    """The layers of the seat's pawn, at least up to its points, and the union of all their cells."""
    origin = state.pawns[seat] or state.town.start
    if not ground.finish and not ground.dear_jumps:
        layers, within = _reach_without_police(state.town, origin, ground.start_is_one_field)
        if not within[points] & ground.police:
            return layers, within[points]
        # Up to the first policeman in reach the layers are those of empty streets.
        clear = next(spent for spent, cells in enumerate(within) if cells & ground.police)
        layers = ground.layers(origin, points, layers[:clear])
    else:
        layers = ground.layers(origin, points)
    return layers, sum_of(layers)


def sum_of(layers: Layers) -> CellSet:
    """The union of the layers."""
    within = 0
    for layer in layers:
        within |= layer
    return within


@cached_on_state
def _reaches(town: Town) -> dict[tuple[CellSet, bool], tuple[Layers, Layers]]:
    """The cache of `_reach_in_empty_streets`, one for each town."""
    del town
    return {}


def _reach_without_police(town: Town, origin: CellSet, start_is_one_field: bool) -> tuple[Layers, Layers]:
    """The layers from a cell or the start tile in empty streets, and all cells within the points."""
    known = _reaches(town)
    reach = known.get((origin, start_is_one_field))
    if reach is None:
        empty = Ground(town.streets, 0, 0, 0, 0, JUMPS, NO_DEAR_JUMPS, start_is_one_field)
        layers = empty.layers(origin, MOST_POINTS)
        reach = known[origin, start_is_one_field] = layers, tuple(accumulate(layers, or_))
    return reach
