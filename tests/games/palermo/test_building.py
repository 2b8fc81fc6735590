"""PAL-C1 … PAL-C5, PAL-B1 … PAL-B6, PAL-V1: the first phase, in which the town is built."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from ludoteca.core import Invalid, NoChance, SeededChance
from ludoteca.games.palermo import building
from ludoteca.games.palermo.actions import LayHouse
from ludoteca.games.palermo.building import candidates, touches_at_corner
from ludoteca.games.palermo.completion import complete_with, completion_of
from ludoteca.games.palermo.events import CollectingBegan, HouseLaid, StreetsLaid
from ludoteca.games.palermo.geometry import BYPASS, CORNERS, TOWN, cell_named, slot_named
from ludoteca.games.palermo.moves import LAY_HOUSE
from ludoteca.games.palermo.options import Options
from ludoteca.games.palermo.position import LaidTile, PalermoPosition, from_position
from ludoteca.games.palermo.rules import GAME
from ludoteca.games.palermo.state import Building, Collecting, State
from ludoteca.games.palermo.tables import (
    COUNT_OF,
    DOORS,
    EMPTY,
    HOUSES,
    KINDS,
    PLAYERS,
    PRINTED_BOX,
    ROOFS,
    START,
    STREET,
    house,
)
from ludoteca.games.palermo.tiles import count_kinds, cut_off, streets_of, with_tile
from ludoteca.games.palermo.town import TILE_OF

from .scenes import events_of, legal, play, why_not

Preference = Callable[[list[LayHouse]], list[LayHouse]]


def begun(seats: int = 3, **options: Any) -> State:
    return GAME.setup(Options(first_player=0, **options), seats, SeededChance(0)).state


def small_first(houses: list[LayHouse]) -> list[LayHouse]:
    return sorted(houses, key=lambda action: ("one", "two", "three").index(action.kind))


def grown(seats: int, seed: int, preference: Preference = list, **options: Any) -> Iterator[State]:
    """The states of a random town, built by players who try houses in their order of preference."""
    chance = random.Random(seed)
    state = begun(seats, **options)
    state = play(state, f"start {'ABCDEF'[chance.randrange(6)]}{1 + chance.randrange(6)}")
    while isinstance(state, Building):
        yield state
        tries = [LAY_HOUSE[slot][tile] for slot, tile in candidates(state)]
        chance.shuffle(tries)
        action = next(action for action in preference(tries) if not _refused(state, action))
        state = GAME.apply(state, state.seat, action, NoChance()).state
    yield state


def _refused(state: State, action: LayHouse) -> bool:
    return why_not(state, GAME.notation(action)) is not None


def partly(tiles: dict[str, LaidTile], seats: int = 3, **options: Any) -> State:
    return from_position(PalermoPosition(seats=seats, options=Options(**options), tiles=tiles))


@pytest.mark.rules("PAL-C1")
def test_slots_and_cells_of_the_board() -> None:
    assert BYPASS.bit_count() == 52
    assert TOWN.bit_count() == 144
    assert {cell_named(name) for name in ("a1", "n1", "a14", "n14")} == set(CORNERS)


@pytest.mark.rules("PAL-C2", "PAL-C3")
def test_roofs_and_doors_of_the_tiles() -> None:
    assert dict(zip(KINDS, COUNT_OF, strict=True)) == {
        "one": 12,
        "two": 12,
        "three": 12,
        "start": 1,
        "street": 3,
        "one_mirrored": 0,
        "two_mirrored": 0,
    }
    a1 = 0
    assert ROOFS[a1][house("one", 0)] == cell_named("b3")
    assert DOORS[a1][house("one", 0)] == cell_named("c3")
    assert DOORS[a1][house("two", 0)] == cell_named("b2")
    assert DOORS[a1][house("three", 0)] == cell_named("c2")
    assert ROOFS[a1][house("one", 90)] == cell_named("c3"), "a tile is turned clockwise"
    assert DOORS[a1][house("one", 90)] == cell_named("c2")
    for tile in HOUSES:
        assert not ROOFS[a1][tile] & DOORS[a1][tile], "a door is on a street cell"


@pytest.mark.rules("PAL-C5", "PAL-B6")
@pytest.mark.parametrize(("seats", "houses", "streets"), [(3, 33, 2), (4, 32, 3), (5, 35, 0)])
def test_houses_and_street_tiles_fill_the_board(seats: int, houses: int, streets: int) -> None:
    numbers = PLAYERS[seats]
    assert (numbers.houses, numbers.street_tiles) == (houses, streets)
    assert houses + streets + 1 == 36
    *_, last, state = grown(seats, seed=seats)
    assert isinstance(state, Collecting)
    assert (state.town.houses, state.town.tiles.count(STREET)) == (houses, streets)
    assert {doors.bit_count() for doors in state.chips} == {numbers.chips}
    *_, streets_laid, began = (None, *events_of(last, legal(last)[0]))
    assert isinstance(began, CollectingBegan)
    assert isinstance(streets_laid, StreetsLaid if streets else HouseLaid)


@pytest.mark.rules("PAL-B1")
def test_the_first_player_lays_the_start_tile_and_a_house() -> None:
    state = begun()
    assert len(legal(state)) == 36
    assert why_not(state, "lay 1 A1") == ("PAL-B1", "start-comes-first")
    state = play(state, "start C3")
    assert state.seat == 0
    assert why_not(state, "start A1") == ("PAL-B1", "start-lies-already")
    assert why_not(state, "lay 1 C3") == ("PAL-B1", "slot-taken")
    assert why_not(state, "lay 1 A1", seat=1) == ("PAL-B1", "not-your-turn")
    assert why_not(state, "walk g7") == ("PAL-B1", "town-comes-first")
    assert play(state, "lay 1 A1").seat == 1


@pytest.mark.rules("PAL-B1")
def test_the_first_player_is_an_option_or_drawn() -> None:
    drawn = {GAME.setup(Options(), 5, SeededChance(seed)).state.seat for seed in range(40)}
    assert drawn == {0, 1, 2, 3, 4}
    assert GAME.setup(Options(first_player=2), 3, NoChance()).state.seat == 2
    with pytest.raises(Invalid, match="first-player-not-seated"):
        GAME.setup(Options(first_player=3), 3, NoChance())
    with pytest.raises(Invalid, match="wrong-number-of-seats"):
        GAME.setup(Options(), 6, NoChance())


@pytest.mark.rules("PAL-C2")
def test_a_kind_of_house_can_run_out() -> None:
    state = next(state for state in grown(3, 1, small_first) if count_kinds(_tiles(state))[0] == 12)
    slot = state.empty_slots[0]  # type: ignore[union-attr]  # the town is being built
    action = LAY_HOUSE[slot][house("one", 0)]
    assert why_not(state, GAME.notation(action)) == ("PAL-C2", "none-left")


def _tiles(state: State) -> bytes:
    return state.tiles if isinstance(state, Building) else state.town.tiles


@pytest.mark.rules("PAL-B2")
def test_houses_must_share_a_wall() -> None:
    state = play(begun(), "start F6", "lay 1 C3")
    # The roof of the house on C3 is its upper left cell, f7.
    assert why_not(state, "lay 1 B3 90") is None, "e7 beside f7"
    assert why_not(state, "lay 1 B4 180") == ("PAL-B2", "touches-at-corner"), "e8 and f7"
    assert why_not(state, "lay 1 A1") == ("PAL-B2", "does-not-join")


@pytest.mark.rules("PAL-B2")
def test_corner_contact_can_be_forbidden() -> None:
    roof = cell_named("f7")
    assert touches_at_corner(roof, cell_named("e8"))
    assert touches_at_corner(roof, cell_named("g6"))
    assert not touches_at_corner(roof, cell_named("e8") | cell_named("f8")), "f8 fills the gap"
    assert not touches_at_corner(roof, cell_named("e7")), "side by side"
    # Two groups of houses; on B4 the new one shares a wall with c8 and touches f7 at a corner.
    tiles = {
        "F6": LaidTile(kind="start"),
        "C3": LaidTile(kind="one", chip=0),
        "A4": LaidTile(kind="one", rotation=180, chip=1),
    }
    assert why_not(partly(tiles, free_building=True), "lay 2 B4 180") is None
    forbidden = partly(tiles, corner_contact="forbidden")
    assert why_not(forbidden, "lay 2 B4 180") == ("PAL-B2", "touches-at-corner")
    assert why_not(forbidden, "lay 1 B4 270") is None, "d8 alone touches nothing at a corner"


@pytest.mark.rules("PAL-B3")
def test_the_first_house_may_be_laid_anywhere() -> None:
    state = play(begun(), "start C3")
    assert not building.is_joining_required(_building(state))
    assert len({text.split()[2] for text in legal(state)}) == 35


@pytest.mark.rules("PAL-B3")
def test_joining_is_waived_when_nothing_joins() -> None:
    waived = [
        state
        for seed in range(3)
        for state in grown(5, seed, small_first)
        if isinstance(state, Building) and any(state.chips) and not building.is_joining_required(state)
    ]
    assert waived, "players who use up the small houses first find no wall to join"
    for state in waived[:3]:
        assert not events_of(state, legal(state)[0])[0].joins


def _building(state: State) -> Building:
    assert isinstance(state, Building)
    return state


SURROUNDED = {
    "B3": LaidTile(kind="two", rotation=90, chip=0),
    "C4": LaidTile(kind="two", rotation=180, chip=1),
    "D3": LaidTile(kind="two", rotation=270, chip=2),
}
"""Three houses whose walls close off C3 on three sides."""


@pytest.mark.rules("PAL-B4")
def test_the_start_tile_cannot_be_walled_in() -> None:
    state = partly({"C3": LaidTile(kind="start"), **SURROUNDED}, free_building=True)
    assert why_not(state, "lay 2 C2 0") == ("PAL-B4", "start-walled-in")
    assert why_not(state, "lay 2 C2 180") != ("PAL-B4", "start-walled-in")


@pytest.mark.rules("PAL-B4")
def test_an_empty_slot_cannot_be_closed_off() -> None:
    state = partly({"F6": LaidTile(kind="start"), **SURROUNDED}, free_building=True)
    assert why_not(state, "lay 2 C2 0") == ("PAL-B4", "slot-walled-in")


@pytest.mark.rules("PAL-B4")
def test_doors_cannot_be_walled_in() -> None:
    state = partly({"F6": LaidTile(kind="start"), **SURROUNDED}, free_building=True)
    # On C3 the only street cell of a three would face the walls of two houses.
    assert why_not(state, "lay 3 C3 90") is None
    assert why_not(state, "lay 3 C3 180") == ("PAL-B4", "own-door-walled-in")
    # The street cell of the three on C3 is g6 and leads down to g5: a two on C2 would close it.
    closed = play(state, "lay 3 C3 0")
    assert why_not(closed, "lay 2 C2 0") == ("PAL-B4", "door-walled-in")


@pytest.mark.rules("PAL-B5")
def test_a_town_that_cannot_be_finished_is_refused() -> None:
    """With four slots and only threes left, a three in some places makes the rest impossible."""
    state = next(
        state
        for state in grown(5, 5, small_first)
        if isinstance(state, Building) and len(state.empty_slots) == 4
    )
    refused = [text for text in map(GAME.notation, every_house(state)) if why_not(state, text) == UNFINISHED]
    assert refused
    position = GAME.position(state)
    action = GAME.from_notation(refused[0])
    assert isinstance(action, LayHouse)
    laid = LaidTile(kind=action.kind, rotation=action.rotation, chip=state.seat)
    with pytest.raises(Invalid, match="town-cannot-be-finished"):
        from_position(
            replace(position, completion=None, turn=None, tiles={**position.tiles, action.slot: laid})
        )


UNFINISHED = ("PAL-B5", "town-cannot-be-finished")

HARD_TO_FINISH = [
    ("cda.bmfcd.cdfhba..fhcd..gh....eh....", "cdaibmfcdicdfhbaiifhcdjighjijiehieee", "E4", house("three", 0)),
    ("cda.bmfcd.cdfhba..fhcd..gh....eh....", "cdaibmfcdicdfhbaiifhcdjighjijiehieee", "D5", house("two", 180)),
    ("....ba.ee.cda.....d...baeeeacdhgfd.m", "iiiibaieeecdaeejiidejibaeeeacdhgfdim", "D2", house("two", 270)),
    (
        "..fgm...bbaa..ccdd...fgg..efba..fgcd",
        "lffgmiiibbaalgccddiiifggjiefbaiffgcd",
        "B5",
        house("three", 90),
    ),
]
"""Unfinished towns row by row from A1, each with a known completion and a tile that it does not allow."""


@pytest.mark.rules("PAL-B5")
@pytest.mark.parametrize(("town", "completion", "slot", "tile"), HARD_TO_FINISH)
def test_another_completion_is_found_for_a_tile_that_the_known_one_excludes(
    town: str, completion: str, slot: str, tile: int
) -> None:
    tiles, whole = _town(town), _town(completion)
    found = complete_with(PRINTED_BOX, tiles, whole, slot_named(slot), tile)
    assert isinstance(found, bytes)
    assert not cut_off(streets_of(found))
    assert found[slot_named(slot)] == tile
    assert all(laid in (there, EMPTY) for laid, there in zip(tiles, found, strict=True))
    assert all(count <= most for count, most in zip(count_kinds(found), COUNT_OF, strict=False))


UNDECIDED_NEARBY = [
    (
        "02030e0e0e020e0e0e07050e0e01000705070e020307050401000c06060302030e0e0e0e",
        "02030606080208080807050808010007050708020307050401000c060603020308080808",
        6,
        4,
    ),
    (
        "030e0e0c0e03030e0e03010202050e0e060e01000505060e0e0e0e0e0e050303000e0e0e",
        "0308080c080303090b030102020508060608010005050608080408040405030300080404",
        8,
        5,
    ),
    (
        "030e0e0c0e0303050e03010202050e04060e01000505060e0e0e0e0e0e050303000e070e",
        "03080b0c080303050803010202050804060a010005050604080408050805030300090709",
        2,
        4,
    ),
]
"""Towns of five players whose small houses are used up, as bytes, that were refused as undecided."""


@pytest.mark.rules("PAL-B5")
@pytest.mark.parametrize(("town", "completion", "slot", "tile"), UNDECIDED_NEARBY)
def test_a_town_that_stays_undecided_is_opened_where_it_gives_a_tile_up(
    town: str, completion: str, slot: int, tile: int
) -> None:
    tiles, whole = bytes.fromhex(town), bytes.fromhex(completion)
    assert complete_with(PRINTED_BOX, tiles, whole, slot, tile) == "town-undecided", "until version 3"
    found = complete_with(PRINTED_BOX, tiles, whole, slot, tile, elsewhere=True)
    assert isinstance(found, bytes)
    assert found[slot] == tile
    assert not cut_off(streets_of(found))
    assert all(laid in (there, EMPTY) for laid, there in zip(tiles, found, strict=True))
    assert all(count <= most for count, most in zip(count_kinds(found), COUNT_OF, strict=False))


def _town(letters: str) -> bytes:
    return bytes(TILE_OF.get(letter, EMPTY) for letter in letters)


@pytest.mark.rules("PAL-B5")
def test_an_undecided_search_is_not_reported_as_impossible() -> None:
    """The search gives up on the first tile and proves that the second is impossible."""
    tiles = _town("baejihcdmiahlggghhll.bag...cba....cd")
    whole = _town("baejihcdmiahlggghhllibageeicbajhjicd")
    two = house("two", 180)
    verdicts = [complete_with(PRINTED_BOX, tiles, whole, slot_named(slot), two) for slot in ("B5", "A5")]
    assert verdicts == ["town-undecided", "town-cannot-be-finished"]
    with pytest.raises(Invalid, match="town-cannot-be-finished"):
        completion_of(PRINTED_BOX, with_tile(tiles, slot_named("A5"), two), 0)


@pytest.mark.rules("PAL-B5")
def test_a_completion_is_found_without_a_known_one() -> None:
    assert EMPTY not in completion_of(PRINTED_BOX, _town("....ba.ee.cda.....d...baeeeacdhgfd.m"), 0)


def every_house(state: Building) -> Iterator[LayHouse]:
    for slot in state.empty_slots:
        yield from LAY_HOUSE[slot].values()


@pytest.mark.rules("PAL-B5")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("options", [{}, {"corner_contact": "forbidden"}, {"free_building": True}], ids=str)
def test_every_town_can_be_finished(seats: int, options: dict[str, Any]) -> None:
    """Even if players use up the small houses first; every state holds a completion."""
    for seed in range(3):
        for state in grown(seats, seed, small_first, **options):
            if isinstance(state, Building):
                require_completion(state)
        assert isinstance(state, Collecting)
        assert not cut_off(state.town.streets)


def require_completion(state: Building) -> None:
    counts = count_kinds(state.completion)
    assert all(count <= most for count, most in zip(counts, COUNT_OF, strict=False))
    assert counts[-1] == 0
    assert state.completion.count(START) == 1
    assert state.completion.count(STREET) == state.terms.numbers.street_tiles
    assert not cut_off(streets_of(state.completion))
    assert all(laid in (whole, 14) for laid, whole in zip(state.tiles, state.completion, strict=True))


@pytest.mark.rules("PAL-V1")
def test_free_building_needs_no_walls() -> None:
    state = play(begun(free_building=True), "start F6", "lay 1 C3")
    assert why_not(state, "lay 1 A1") is None


def test_legal_and_check_agree_on_every_placement() -> None:
    states = list(grown(4, 7))
    for state in states[5::9]:
        if not isinstance(state, Building):
            continue
        listed = set(legal(state))
        for slot in range(36):
            for tile in HOUSES:
                text = GAME.notation(LAY_HOUSE[slot][tile])
                assert (text in listed) == (why_not(state, text) is None), text
