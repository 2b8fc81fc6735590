"""The workshop where a town is built by hand."""

import pytest

from ludoteca.core import Invalid
from ludoteca.games.palermo.editor import PlacedTile
from ludoteca.games.palermo.rules import GAME
from ludoteca.games.palermo.workshop import TownDraft


@pytest.mark.rules("PAL-V2", "PAL-B5")
def test_an_empty_board_is_filled_and_its_code_gives_the_same_town() -> None:
    town = GAME.judge(TownDraft(seats=3, finish=True))
    assert len(town.tiles) == 36
    assert town.houses == town.houses_needed == 33
    assert town.code is not None
    assert GAME.judge(TownDraft(seats=3, code=town.code)).tiles == town.tiles


@pytest.mark.rules("PAL-V2")
def test_a_slot_that_is_looked_at_has_choices() -> None:
    start = PlacedTile(slot="A1", kind="start")
    judged = GAME.judge(TownDraft(seats=4, tiles=(start,), slot="B2"))
    assert {choice.kind for choice in judged.choices} == {"one", "two", "three", "street"}
    assert judged.supply["start"] == 0
    assert judged.code is None


@pytest.mark.rules("PAL-V2", "PAL-B4")
def test_what_is_wrong_is_said_with_its_rule() -> None:
    with pytest.raises(Invalid, match="town-code-length"):
        GAME.judge(TownDraft(seats=3, code="abc"))
    two_starts = (PlacedTile(slot="A1", kind="start"), PlacedTile(slot="A2", kind="start"))
    with pytest.raises(Invalid, match="too-many-tiles"):
        GAME.judge(TownDraft(seats=3, tiles=two_starts))
