"""PAL-V2: a ready-made town, and the claiming of its doors."""

from msgspec.structs import replace

from ludoteca.core import Chance, Event, Illegal, Invalid, Seat

from .actions import ClaimDoor, PalermoAction
from .completion import complete_with, completion_of, count_kinds, with_tile
from .events import CollectingBegan, DoorClaimed
from .geometry import NAME_OF, SLOTS, Cell, Decoder, cell_named
from .state import Claiming, Collecting, Terms, collecting_begins, replaced
from .tables import COUNT_OF, EMPTY, HOUSES, KIND_OF, START, STREET, PlayersRow
from .town import Town, town_of

claims: Decoder[ClaimDoor] = Decoder(lambda name: ClaimDoor(door=name))
"""The actions that claim each door of a set."""


def drawn_town(numbers: PlayersRow, chance: Chance) -> Town:
    """A town for so many players, drawn at random: slot by slot a house that lets the town be finished."""
    tiles = bytes([EMPTY]) * len(SLOTS)
    completion = completion_of(tiles, numbers.street_tiles)
    assert completion is not None, "the empty board can be filled"
    special = (START, *[STREET] * numbers.street_tiles)
    for place, slot in enumerate(chance.shuffle("slots", len(SLOTS))):
        if place < len(special):
            candidates = [special[place]]
        else:
            counts = count_kinds(tiles)
            turn = chance.draw("house", len(HOUSES))
            candidates = [
                tile
                for tile in (*HOUSES[turn:], *HOUSES[:turn])
                if counts[KIND_OF[tile]] < COUNT_OF[KIND_OF[tile]]
            ]
        completions = ((tile, complete_with(tiles, completion, slot, tile)) for tile in candidates)
        # The tile that the completion has in this slot is always among those that fit.
        tile, completion = next((tile, whole) for tile, whole in completions if whole is not None)
        tiles = with_tile(tiles, slot, tile)
    return town_of(tiles)


def claiming_begins(terms: Terms, town: Town) -> Claiming:
    """All doors are free; raises Invalid if the town has too few houses for the players."""
    needed = terms.numbers.houses
    if town.houses < needed:
        raise Invalid("too-few-houses", "PAL-V2", houses=town.houses, needed=needed)
    return Claiming(terms, town, (0,) * terms.seats)


def legal(state: Claiming) -> list[ClaimDoor]:
    """Every free door."""
    return claims(state.free_doors)


def default(state: Claiming) -> ClaimDoor:
    """The first free door."""
    return legal(state)[0]


def check(state: Claiming, seat: Seat, action: PalermoAction) -> None:
    """Raises Illegal, with the broken rule, if the seat may not do this now."""
    if seat != state.seat:
        raise Illegal("PAL-V2", "not-your-turn", seat=state.seat)
    if not isinstance(action, ClaimDoor):
        raise Illegal("PAL-V2", "doors-come-first")
    door = cell_named(action.door)
    if not door & state.town.doors:
        raise Illegal("PAL-V2", "not-a-door", cell=action.door)
    for owner, doors in enumerate(state.chips):
        if door & doors:
            raise Illegal("PAL-V2", "door-claimed", cell=action.door, seat=owner)


def play(state: Claiming, seat: Seat, action: PalermoAction) -> tuple[Claiming | Collecting, list[Event]]:
    """Do what is legal; raises Illegal otherwise."""
    check(state, seat, action)
    assert isinstance(action, ClaimDoor)
    return _claim_door(state, cell_named(action.door))


def _claim_door(state: Claiming, door: Cell) -> tuple[Claiming | Collecting, list[Event]]:
    """The chip lies on the door; after the last one the collecting begins."""
    seat = state.seat
    chips = replaced(state.chips, seat, state.chips[seat] | door)
    chips_left = state.terms.numbers.chips - chips[seat].bit_count()
    events: list[Event] = [DoorClaimed(seat=seat, door=NAME_OF[door], chips_left=chips_left)]
    if sum(chips).bit_count() < state.terms.numbers.houses:
        return replace(state, chips=chips), events
    events.append(CollectingBegan(seat=state.terms.first))
    return collecting_begins(state.terms, state.town, chips), events
