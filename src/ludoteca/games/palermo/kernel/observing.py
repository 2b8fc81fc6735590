"""Observations compiled: what `learning` makes of a state, for a seat, as bytes."""

from typing import Any

from numba import int64, uint64

from ludoteca.games.palermo.learning import FAR
from ludoteca.games.palermo.tables import EMPTY

from .cells import (
    NUMBER_OF_PLACE,
    SLOT_WORDS,
    WORDS,
    both,
    count,
    either,
    is_empty,
    lowest_bit,
    nothing,
    read,
    spread,
    without,
)
from .compiled import Int, inlined
from .filling import COUNTS, count_of_kind
from .masks import mark_cells
from .match import CLAIMING, OVER, SETTING_TARGET, SLOTS, STAGES, Match
from .potentials import goals_of
from .turns import CELLS
from .walking import is_home, points_of, read_word

MOST = 255
"""The largest number of an observation; more money is shown as this."""


@inlined
def write_observation(match: Match, seat: Int, seen: Any) -> None:
    """Write what a seat sees: planes of cells, then numbers; seats are counted from the seat clockwise."""
    seats = int64(match.seats)
    seen[:] = 0
    covered = nothing()
    for slot in range(SLOTS):
        if match.tiles[slot] != EMPTY:
            covered = either(covered, read(SLOT_WORDS[slot]))
    mark_cells(seen, 0, covered)
    mark_cells(seen, CELLS, read(match.roofs))
    mark_cells(seen, 2 * CELLS, read(match.doors))
    mark_cells(seen, 3 * CELLS, read(match.start))
    if match.stage >= CLAIMING:
        _write_near(match, seat, seen[4 * CELLS : 5 * CELLS])
    chips, pawns = 5 * CELLS, (5 + seats) * CELLS
    policemen, targets = pawns + seats * CELLS, pawns + 2 * seats * CELLS
    numbers = pawns + 3 * seats * CELLS
    is_collecting = match.stage >= SETTING_TARGET
    seen[numbers + match.stage] = 1
    numbers += STAGES
    for step in range(seats):
        other = (seat + step) % seats
        mark_cells(seen, chips + step * CELLS, read(match.chips[other]))
        _mark(seen, pawns + step * CELLS, match.pawns[other])
        _mark(seen, policemen + step * CELLS, match.policemen[other])
        _mark(seen, targets + step * CELLS, match.targets[other])
        left = count(read(match.chips[other]))
        each = int64(match.chips_each)
        seen[numbers + step] = match.stage != OVER and other == match.seat
        seen[numbers + seats + step] = other == match.first
        seen[numbers + 2 * seats + step] = min(int64(match.money[other]), MOST)
        seen[numbers + 3 * seats + step] = points_of(match, other) if is_collecting else 0
        seen[numbers + 4 * seats + step] = 0 if is_collecting else each - left
        seen[numbers + 5 * seats + step] = left
        seen[numbers + 6 * seats + step] = is_collecting and is_home(match, other)
    numbers += 7 * seats
    for kind in range(3):
        seen[numbers + kind] = COUNTS[kind] - count_of_kind(match.tiles, kind)


@inlined
def _write_near(match: Match, seat: Int, near: Any) -> None:
    """Write for each cell `FAR` less the steps on foot to the seat's next door, or home."""
    fresh = goals_of(match, seat)
    reached, streets, steps = fresh, read(match.streets), 0
    while steps < FAR and not is_empty(fresh):
        for word in range(WORDS):
            bits = read_word(fresh, word)
            while bits:
                near[NUMBER_OF_PLACE[64 * word + lowest_bit(bits)]] = FAR - steps
                bits &= bits - uint64(1)
        fresh = without(both(spread(fresh), streets), reached)
        reached = either(reached, fresh)
        steps += 1


@inlined
def _mark(seen: Any, first: Int, place: Int) -> None:
    if place >= 0:
        seen[first + NUMBER_OF_PLACE[place]] = 1
