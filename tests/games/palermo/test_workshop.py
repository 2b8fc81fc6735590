"""The workshop, where a town is built by hand."""

import pytest

from ludoteca.core import Invalid, SeededChance
from ludoteca.games.palermo.geometry import SLOT_NAMES
from ludoteca.games.palermo.options import Options
from ludoteca.games.palermo.rules import GAME
from ludoteca.games.palermo.workshop import PlacedTile, TownDraft


@pytest.mark.rules("PAL-V2", "PAL-B5")
def test_an_empty_board_is_filled_and_its_code_gives_the_same_town() -> None:
    town = GAME.judge(TownDraft(seats=3, finish=True))
    assert len(town.tiles) == 36
    assert town.houses == town.houses_needed == 33
    assert town.code is not None
    assert GAME.judge(TownDraft(seats=3, code=town.code)).tiles == town.tiles


@pytest.mark.rules("PAL-V2")
def test_a_selected_slot_lists_its_possible_tiles() -> None:
    start = PlacedTile(slot="A1", kind="start")
    judged = GAME.judge(TownDraft(seats=4, tiles=(start,), slot="B2"))
    assert {choice.kind for choice in judged.choices} == {"one", "two", "three", "street"}
    assert judged.supply["start"] == 0
    assert judged.code is None


@pytest.mark.rules("PAL-V2", "PAL-B4")
def test_a_wrong_town_is_refused_with_its_rule() -> None:
    with pytest.raises(Invalid, match="town-code-length"):
        GAME.judge(TownDraft(seats=3, code="abc"))
    two_starts = (PlacedTile(slot="A1", kind="start"), PlacedTile(slot="A2", kind="start"))
    with pytest.raises(Invalid, match="too-many-tiles"):
        GAME.judge(TownDraft(seats=3, tiles=two_starts))
    twice = (PlacedTile(slot="A1", kind="start"), PlacedTile(slot="A1", kind="one"))
    with pytest.raises(Invalid, match="slot-taken"):
        GAME.judge(TownDraft(seats=3, tiles=twice))
    with pytest.raises(Invalid, match="wrong-number-of-seats"):
        GAME.judge(TownDraft(seats=2))


@pytest.mark.rules("PAL-V2")
def test_houses_are_counted_before_the_town_is_finished() -> None:
    streets = tuple(PlacedTile(slot=slot, kind="street") for slot in ("A1", "B2", "C3"))
    assert refusal_of(TownDraft(seats=5, tiles=streets)) == ("PAL-V2", "too-few-houses")
    four = GAME.judge(TownDraft(seats=4, finish=True))
    assert refusal_of(TownDraft(seats=3, code=four.code)) == ("PAL-V2", "too-few-houses")
    five = GAME.judge(TownDraft(seats=5, finish=True))
    judged = GAME.judge(TownDraft(seats=3, code=five.code))
    assert (judged.houses, judged.houses_needed, judged.code) == (35, 33, five.code)
    crowded = tuple(
        PlacedTile(slot=tile.slot, kind=tile.kind, rotation=tile.rotation)
        for tile in five.tiles
        if tile.kind != "start"
    )
    assert refusal_of(TownDraft(seats=4, tiles=crowded)) == ("PAL-V2", "too-many-houses")


def refusal_of(draft: TownDraft) -> tuple[str | None, str]:
    with pytest.raises(Invalid) as refusal:
        GAME.judge(draft)
    return refusal.value.rule, refusal.value.reason


@pytest.mark.rules("PAL-V2")
def test_a_town_by_hand_slot_by_slot() -> None:
    tiles: tuple[PlacedTile, ...] = ()
    for place, slot in enumerate(SLOT_NAMES):
        choices = GAME.judge(TownDraft(seats=3, tiles=tiles, slot=slot)).choices
        tiles = (*tiles, choices[place * 7 % len(choices)])
        assert GAME.judge(TownDraft(seats=3, tiles=tiles, slot=slot)).choices == ()
    whole = GAME.judge(TownDraft(seats=3, tiles=tiles))
    assert GAME.setup(Options(ready_made_town=True, town_code=whole.code), 3, SeededChance(0))
