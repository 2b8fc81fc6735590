"""PAL-V2: a ready-made town, and the claiming of its doors."""

from ludoteca.core import Chance, Course, Illegal, Seat

from .actions import ClaimDoor
from .completion import complete_with, completion_of
from .decisions import ClaimingDoor
from .derivations import chips_derived
from .events import CollectingBegan, DoorClaimed
from .geometry import NAME_OF, SLOTS, cell_named
from .phases import require_claiming
from .state import Claiming, State, Terms, collecting_begins, replaced
from .tables import EMPTY, KIND_OF, START, STREET, PlayersRow, TileSet
from .tiles import count_kinds, with_tile
from .town import Town, town_of


def drawn_town(box: TileSet, numbers: PlayersRow, chance: Chance, *, elsewhere: bool = True) -> Town:
    """A random town for this number of players, made slot by slot of houses that let it be finished."""
    tiles = bytes([EMPTY]) * len(SLOTS)
    completion = completion_of(box, tiles, numbers.street_tiles)
    special = (START, *[STREET] * numbers.street_tiles)
    for place, slot in enumerate(chance.shuffle("slots", len(SLOTS))):
        if place < len(special):
            candidates = [special[place]]
        else:
            counts = count_kinds(tiles)
            houses = box.houses
            turn = chance.draw("house", len(houses))
            candidates = [
                tile
                for tile in (*houses[turn:], *houses[:turn])
                if counts[KIND_OF[tile]] < box.counts[KIND_OF[tile]]
            ]
        completions = (
            (tile, complete_with(box, tiles, completion, slot, tile, elsewhere=elsewhere))
            for tile in candidates
        )
        # The tile that the completion has in this slot is always among those that fit.
        tile, completion = next((tile, whole) for tile, whole in completions if isinstance(whole, bytes))
        tiles = with_tile(tiles, slot, tile)
    return town_of(box, tiles)


def claiming_begins(terms: Terms, town: Town) -> Claiming:
    """The first state of phase 1 with a ready-made town: all doors are free."""
    return Claiming(terms, (ClaimingDoor(seat=terms.first),), town, (0,) * terms.seats)


def check_claim_door(state: State, _: Seat, action: ClaimDoor) -> None:
    """Raises Illegal if the cell is no door, or the door of another claim (PAL-V2)."""
    state = require_claiming(state)
    door = cell_named(action.door)
    if not door & state.town.doors:
        raise Illegal("PAL-V2", "not-a-door", cell=action.door)
    for owner, doors in enumerate(state.chips):
        if door & doors:
            raise Illegal("PAL-V2", "door-claimed", cell=action.door, seat=owner)


def claim_door(course: Course[State], seat: Seat, action: ClaimDoor) -> None:
    """Put a chip on the door; after the last door phase 2 begins."""
    state, door = course.state, cell_named(action.door)
    assert isinstance(state, Claiming)
    terms = state.terms
    chips = replaced(state.chips, seat, state.chips[seat] | door)
    chips_left = terms.numbers.chips - chips[seat].bit_count()
    sums = (chips_derived(terms, seat, chips[seat]),)
    course.tell(DoorClaimed(seat=seat, door=NAME_OF[door], chips_left=chips_left, derivations=sums))
    claimed = sum(chips).bit_count()
    if claimed < terms.numbers.houses:
        course.change(chips=chips)
        course.go_on(ClaimingDoor(seat=terms.in_turn(claimed)))
        return
    course.state = collecting_begins(terms, state.town, chips)
    course.tell(CollectingBegan(seat=terms.first))
