"""Phase 1: the town is built, house by house (PAL-B1 … PAL-B6)."""

from collections.abc import Iterator
from functools import lru_cache
from operator import getitem

from ludoteca.core import Course, Illegal, Seat, cached_on_state

from .actions import LayHouse, LayStart
from .completion import Unfinished, complete_with, completion_of
from .decisions import LayingHouse, LayingStart
from .derivations import chips_derived, tiles_left_derived
from .events import CollectingBegan, HouseLaid, StartLaid, StreetsLaid
from .geometry import (
    CELLS_OF_SLOT,
    NAME_OF,
    ROW,
    SLOT_NAMES,
    SLOTS,
    TOWN,
    CellSet,
    Slot,
    SlotName,
    flood,
    slot_named,
    slot_of,
    spread,
)
from .phases import require_building
from .state import Building, State, Terms, collecting_begins, replaced
from .tables import (
    DOORS,
    EMPTY,
    KIND_OF,
    KINDS,
    ROOFS,
    START,
    STREET,
    Tile,
    TileSet,
    house,
    house_kind,
    rotation_of,
)
from .tiles import count_kinds, cut_off, streets_of, with_tile
from .town import town_of, what_is_cut_off


def building_begins(terms: Terms) -> Building:
    """The first state of phase 1: the empty board, with a completion of the town (PAL-B5)."""
    tiles = bytes([EMPTY]) * len(SLOTS)
    completion = completion_of(terms.box, tiles, terms.numbers.street_tiles)
    return Building(terms, (LayingStart(seat=terms.first),), tiles, completion, (0,) * terms.seats)


def candidates(state: Building) -> Iterator[tuple[Slot, Tile]]:
    """The houses that the box holds and that join where they must; PAL-B4 and PAL-B5 are not checked."""
    return _joining(state) if is_joining_required(state) else _in_supply(state)


def may_be_laid(state: Building, slot: Slot, tile: Tile) -> bool:
    """Whether the town can be finished with this tile (PAL-B4, PAL-B5); whether it joins is not checked."""
    return isinstance(_completion(state, slot, tile), bytes)


@cached_on_state
def is_joining_required(state: Building) -> bool:
    """Whether a house must join others: if any can (PAL-B3), and never in free building (PAL-V1)."""
    if state.terms.options.free_building:
        return False
    return any(may_be_laid(state, slot, tile) for slot, tile in _joining(state))


def may_stand_alone(state: Building) -> bool:
    """Whether the house that is to be laid need not join because none can (PAL-B3)."""
    is_house = bool(state.decisions) and isinstance(state.decisions[-1], LayingHouse)
    return is_house and not state.terms.options.free_building and not is_joining_required(state)


def _in_supply(state: Building, near: CellSet = TOWN) -> Iterator[tuple[Slot, Tile]]:
    """Every empty slot, if it has cells in `near`, with every house that is still in the box."""
    counts, box = count_kinds(state.tiles), state.terms.box
    houses = [tile for tile in box.houses if counts[KIND_OF[tile]] < box.counts[KIND_OF[tile]]]
    return ((slot, tile) for slot in state.empty_slots if CELLS_OF_SLOT[slot] & near for tile in houses)


def _joining(state: Building) -> Iterator[tuple[Slot, Tile]]:
    """The placements that satisfy PAL-B2: a wall is shared, and no corner touches where that is forbidden."""
    roofs = _roofs(state)
    beside, corners_matter = spread(roofs), state.terms.options.corner_contact != "allowed"
    for slot, tile in _in_supply(state, beside):
        new = ROOFS[slot][tile]
        if new & beside and not (corners_matter and touches_at_corner(roofs, new)):
            yield slot, tile


def joinable(state: Building) -> list[SlotName]:
    """A slot of each group of houses, sharing walls among themselves, that another house can still join."""
    found: list[SlotName] = []
    rest = roofs = _roofs(state)
    while rest:
        group = flood(roofs, rest & -rest)
        rest &= ~group
        if rest or found:
            beside = spread(group)
            tiles = ((slot, tile) for slot, tile in _in_supply(state, beside) if ROOFS[slot][tile] & beside)
            if any(may_be_laid(state, slot, tile) for slot, tile in tiles):
                found.append(SLOT_NAMES[slot_of(group & -group)])
    return found


@cached_on_state
def _roofs(state: Building) -> CellSet:
    """All roof cells of the town."""
    return sum(map(getitem, ROOFS, state.tiles))


def touches_at_corner(roofs: CellSet, new: CellSet) -> bool:
    """Whether a new roof is diagonal to an old one and neither of the cells between them is a roof."""
    every = roofs | new
    for up in (ROW, -ROW):
        for right in (1, -1):
            across = _shifted(roofs, -up - right) & ~_shifted(every, -up) & ~_shifted(every, -right)
            if new & across:
                return True
    return False


def _shifted(cells: CellSet, by: int) -> CellSet:
    return cells << by if by > 0 else cells >> -by


@cached_on_state
def _completions(state: Building) -> dict[tuple[Slot, Tile], bytes | Unfinished]:
    """The cache of `_completion`: one for each state, and the first states of a match share theirs."""
    if state.tiles.count(EMPTY) < len(SLOTS) - 1:
        return {}
    terms = state.terms
    return _completions_at_first(terms.box, state.tiles, state.completion, terms.searches_elsewhere)


@lru_cache(maxsize=80)
def _completions_at_first(*town: object) -> dict[tuple[Slot, Tile], bytes | Unfinished]:
    """The same for the empty board and for each place of the start tile, where every house has to be proved.

    420 proofs take 25 ms; every match begins in one of 37 states of its box.
    """
    del town  # an empty cache for each of them
    return {}


def _completion(state: Building, slot: Slot, tile: Tile) -> bytes | Unfinished:
    """PAL-B5: a completion of the town with the tile in the slot, or why none was found."""
    known = _completions(state)
    if (slot, tile) not in known:
        terms = state.terms
        known[slot, tile] = complete_with(
            terms.box, state.tiles, state.completion, slot, tile, elsewhere=terms.searches_elsewhere
        )
    return known[slot, tile]


def _check_completion(state: Building, slot: Slot, tile: Tile) -> None:
    """Raises Illegal if no completion of the town with the tile was found (PAL-B5)."""
    completion = _completion(state, slot, tile)
    if isinstance(completion, str):
        raise Illegal("PAL-B5", completion, slot=SLOT_NAMES[slot])


def check_lay_start(state: State, _: Seat, action: LayStart) -> None:
    """Raises Illegal if the start tile may not be laid there."""
    state = require_building(state)
    if state.has_start:
        raise Illegal("PAL-B1", "start-lies-already")
    _check_completion(state, slot_named(action.slot), START)


def check_lay_house(state: State, _: Seat, action: LayHouse) -> None:
    """Raises Illegal, with the broken rule, if the house may not be laid there."""
    state = require_building(state)
    if not state.has_start:
        raise Illegal("PAL-B1", "start-comes-first")
    slot, tile = slot_named(action.slot), house(action.kind, action.rotation)
    check_tile(state.terms.box, state.tiles, slot, tile)
    new = ROOFS[slot][tile]
    if (slot, tile) not in _joining(state) and is_joining_required(state):
        reason = "touches-at-corner" if touches_at_corner(_roofs(state), new) else "does-not-join"
        raise Illegal("PAL-B2", reason, slot=SLOT_NAMES[slot])
    _check_completion(state, slot, tile)


def check_tile(box: TileSet, tiles: bytes, slot: Slot, tile: Tile) -> None:
    """Raises Illegal if the slot is taken, the box is out of such tiles, or something is walled in."""
    name = SLOT_NAMES[slot]
    if tiles[slot] != EMPTY:
        raise Illegal("PAL-B1", "slot-taken", slot=name)
    kind = KIND_OF[tile]
    if count_kinds(tiles)[kind] == box.counts[kind]:
        count = box.counts[kind]
        raise Illegal("PAL-C2", "none-left", tiles_left_derived(count, count), kind=KINDS[kind], count=count)
    laid = with_tile(tiles, slot, tile)
    cut = cut_off(streets_of(laid))
    if cut & DOORS[slot][tile]:
        raise Illegal("PAL-B4", "own-door-walled-in", slot=name, door=NAME_OF[DOORS[slot][tile]])
    if cut:
        reason, where = what_is_cut_off(laid, cut)
        raise Illegal("PAL-B4", reason, **where)


def lay_start(course: Course[Building], seat: Seat, action: LayStart) -> None:
    """Lay the start tile; the same player then lays a house (PAL-B1)."""
    state, slot = course.state, slot_named(action.slot)
    course.change(tiles=with_tile(state.tiles, slot, START), completion=_completion(state, slot, START))
    course.tell(StartLaid(seat=seat, slot=SLOT_NAMES[slot]))
    course.go_on(LayingHouse(seat=seat))


def lay_house(course: Course[State], seat: Seat, action: LayHouse) -> None:
    """Lay the house with a chip on its door; after the last house the town is finished (PAL-B6)."""
    state, slot, tile = course.state, slot_named(action.slot), house(action.kind, action.rotation)
    assert isinstance(state, Building)
    terms, door = state.terms, DOORS[slot][tile]
    chips = replaced(state.chips, seat, state.chips[seat] | door)
    tiles = with_tile(state.tiles, slot, tile)
    course.tell(
        HouseLaid(
            seat=seat,
            kind=house_kind(tile),
            slot=SLOT_NAMES[slot],
            rotation=rotation_of(tile),
            door=NAME_OF[door],
            joins=bool(ROOFS[slot][tile] & spread(_roofs(state))),
            chips_left=terms.numbers.chips - chips[seat].bit_count(),
            derivations=(chips_derived(terms, seat, chips[seat]),),
        )
    )
    laid = sum(chips).bit_count()
    if laid < terms.numbers.houses:
        course.change(tiles=tiles, completion=_completion(state, slot, tile), chips=chips)
        course.go_on(LayingHouse(seat=terms.in_turn(laid)))
        return
    still_empty = tuple(SLOT_NAMES[slot] for slot, there in enumerate(tiles) if there == EMPTY)
    if still_empty:
        course.tell(StreetsLaid(slots=still_empty))
    town = town_of(terms.box, tiles.replace(bytes([EMPTY]), bytes([STREET])))
    course.state = collecting_begins(terms, town, chips)
    course.tell(CollectingBegan(seat=terms.first))
