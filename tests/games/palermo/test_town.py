"""PAL-V2: ready-made towns and their codes."""

import pytest

from ludoteca.core import Invalid, NoChance, SeededChance
from ludoteca.games.palermo.claiming import drawn_town
from ludoteca.games.palermo.events import TownFound
from ludoteca.games.palermo.geometry import slot_named
from ludoteca.games.palermo.options import Options
from ludoteca.games.palermo.rules import GAME
from ludoteca.games.palermo.state import Claiming, Collecting, State
from ludoteca.games.palermo.tables import EMPTY, PLAYERS, PRINTED_BOX, START, STREET, house
from ludoteca.games.palermo.town import LETTERS, code, code_of, from_code, town_of

from .scenes import legal, play, scene, why_not

TOWN = code(scene().town)


@pytest.mark.rules("PAL-V2")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_town_codes_read_back(seats: int) -> None:
    for seed in range(5):
        town = drawn_town(PRINTED_BOX, PLAYERS[seats], SeededChance(seed))
        assert town.houses == PLAYERS[seats].houses
        assert from_code(PRINTED_BOX, code(town)) == town
        assert from_code(PRINTED_BOX, code(town).upper().replace("-", " ")) == town


@pytest.mark.rules("PAL-V2")
def test_a_town_code_has_a_letter_for_each_tile() -> None:
    assert TOWN.split("-")[:6] == ["iiiiii", "aaaaaa", "eeeeee", "eemnne", "aaaaaa", "kkkggg"]


@pytest.mark.rules("PAL-V2", "PAL-C2", "PAL-B4")
def test_wrong_codes_are_refused_with_the_reason() -> None:
    def reason(text: str) -> str:
        with pytest.raises(Invalid) as refusal:
            from_code(PRINTED_BOX, text)
        assert refusal.value.rule is not None
        return refusal.value.reason

    tiles = bytearray(scene().town.tiles)
    assert reason(TOWN[:-1]) == "town-code-length"
    assert reason("") == "town-code-length"
    assert reason("z" + TOWN[1:]) == "town-code-letters"
    assert reason("é" + TOWN[1:]) == "town-code-letters"
    tiles[0] = START
    assert reason(code_of(bytes(tiles))) == "too-many-tiles"
    tiles = bytearray(scene().town.tiles)
    tiles[tiles.index(START)] = STREET
    assert reason(code_of(bytes(tiles))) == "start-missing"
    tiles = bytearray(scene().town.tiles)
    tiles[slot_named("A6")] = tiles[slot_named("B6")] = house("three", 90)
    assert reason(code_of(bytes(tiles))) == "door-walled-in"
    with pytest.raises(Invalid, match="town-not-finished"):
        town_of(PRINTED_BOX, bytes([EMPTY]) + scene().town.tiles[1:])


@pytest.mark.rules("PAL-V2")
def test_every_single_wrong_letter_in_a_town_code_is_found() -> None:
    plain = TOWN.replace("-", "")
    for place, letter in enumerate(plain):
        for other in LETTERS:
            if other != letter:
                with pytest.raises(Invalid):
                    from_code(PRINTED_BOX, plain[:place] + other + plain[place + 1 :])
        if place and plain[place - 1] != letter:
            with pytest.raises(Invalid):
                from_code(PRINTED_BOX, plain[: place - 1] + letter + plain[place - 1] + plain[place + 1 :])


@pytest.mark.rules("PAL-V2")
def test_doors_are_claimed_in_turn() -> None:
    options = Options(ready_made_town=True, town_code=TOWN, first_player=1)
    opening = GAME.setup(options, 3, NoChance())
    assert TownFound(code=TOWN, drawn=False) in opening.events
    state = opening.state
    assert isinstance(state, Claiming)
    assert len(legal(state)) == 33
    assert why_not(state, "claim a1") == ("PAL-V2", "not-a-door")
    assert why_not(state, "lay 1 A1") == ("PAL-V2", "doors-come-first")
    assert why_not(state, "claim b8", seat=0) == ("PAL-V2", "not-your-turn")
    after = play(state, "claim b8")
    assert after.seat == 2
    assert why_not(after, "claim b8") == ("PAL-V2", "door-claimed")
    while isinstance(after, Claiming):
        after = play(after, legal(after)[0])
    assert {doors.bit_count() for doors in after.chips} == {11}
    assert why_not(after, "claim b8") == ("PAL-B6", "town-is-built")


@pytest.mark.rules("PAL-V2")
def test_a_bigger_town_keeps_houses_without_an_owner_and_a_smaller_one_is_refused() -> None:
    five = code(drawn_town(PRINTED_BOX, PLAYERS[5], SeededChance(1)))
    state: State = GAME.setup(Options(ready_made_town=True, town_code=five), 3, SeededChance(1)).state
    while not isinstance(state, Collecting):
        state = play(state, legal(state)[0])
    assert state.town.houses - sum(state.chips).bit_count() == 2
    assert GAME.from_position(GAME.position(state)) == state
    four = code(drawn_town(PRINTED_BOX, PLAYERS[4], SeededChance(1)))
    with pytest.raises(Invalid, match="too-few-houses"):
        GAME.setup(Options(ready_made_town=True, town_code=four), 3, SeededChance(1))
    with pytest.raises(Invalid, match="town-code-without-ready-made-town"):
        GAME.setup(Options(town_code=four), 4, SeededChance(1))
