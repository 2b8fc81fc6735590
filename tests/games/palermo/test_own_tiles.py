"""Houses of a box of one's own: several shapes for a number of roofs, left and right doors (PAL-C3)."""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.core import Invalid, Match, Opened, SeededChance, from_file, seeded_luck, to_file
from ludoteca.games.palermo.events import TownFound
from ludoteca.games.palermo.options import Options, tile_set
from ludoteca.games.palermo.own_tiles import Tiles, TileShape, tile_set_of
from ludoteca.games.palermo.rules import GAME
from ludoteca.games.palermo.state import Claiming
from ludoteca.games.palermo.tables import COUNT_OF, KINDS, PRINTED_BOX, TILES, TURNED
from ludoteca.games.palermo.workshop import TownDraft, judge
from ludoteca.research import NumberedMatch, encoding_of
from ludoteca.testing.conformance import play_and_check
from ludoteca.texts.rulebook import rules_of

SHAPES = {1: ("a>b", "a>c"), 2: ("ab>c", "ab>d"), 3: ("abc>d",)}


def turned(text: str, times: int) -> str:
    """A shape such as `ab>c`, turned clockwise."""
    for _ in range(times):
        text = "".join(TURNED.get(letter, letter) for letter in text)
    return text


def random_tiles(luck: Random) -> Tiles:
    """A box with 12 houses of each number of roofs, in random shapes and rotations."""
    houses = []
    for shapes in SHAPES.values():
        chosen = luck.sample(shapes, luck.randint(1, len(shapes)))
        cuts = [0, *sorted(luck.sample(range(1, 12), len(chosen) - 1)), 12]
        for shape, low, high in zip(chosen, cuts, cuts[1:], strict=False):
            roofs, door = turned(shape, luck.randrange(4)).split(">")
            houses.append(TileShape(roofs=roofs, door=door, count=high - low))
    return Tiles(houses=tuple(houses))


boxes = st.integers(0, 2**32).map(lambda seed: random_tiles(Random(seed)))
MIRRORED = Tiles(
    houses=tuple(
        TileShape(roofs=roofs, door=door, count=count)
        for roofs, door, count in (("a", "c", 12), ("ab", "d", 8), ("ab", "c", 4), ("abc", "d", 12))
    )
)


@pytest.mark.rules("PAL-C3", "PAL-B5")
@settings(max_examples=4)
@given(boxes, st.integers(3, 5), st.booleans())
def test_bots_play_any_valid_box_to_the_end(tiles: Tiles, seats: int, ready: bool) -> None:
    match = play_and_check(
        GAME,
        seats=seats,
        options=Options(tiles=tiles, ready_made_town=ready),
        seed=seats,
        level="easy",
        look_every=17,
        rule_ids=set(rules_of(GAME)),
    )
    assert match.outcome is not None
    laid = [tile.kind for tile in GAME.view(match.state).tiles]
    counts = dict(zip(KINDS, tile_set_of(tiles).counts, strict=True))
    assert all(laid.count(kind) <= counts[kind] for kind in laid)


@pytest.mark.rules("PAL-C2")
def test_the_printed_houses_drawn_again_are_the_printed_box() -> None:
    rows = [row for row in TILES if row.door and row.count]
    tiles = Tiles(houses=tuple(TileShape(row.roofs, row.door, row.count) for row in rows))
    assert tile_set_of(tiles) == PRINTED_BOX
    assert PRINTED_BOX.counts == COUNT_OF


FLAWS: dict[str, tuple[str, dict[str, Any]]] = {
    "door under the roof": ("tile-door", {"door": "a", "roofs": "ab"}),
    "door at a corner": ("tile-door", {"door": "d", "roofs": "a"}),
    "no door": ("tile-door", {"door": ""}),
    "door outside": ("tile-door", {"door": "x"}),
    "roofs everywhere": ("tile-roofs", {"roofs": "abcd"}),
    "roofs apart": ("tile-roofs", {"roofs": "ad"}),
    "a roof twice": ("tile-roofs", {"roofs": "aa"}),
    "a roof outside": ("tile-roofs", {"roofs": "xy"}),
    "too few": ("tile-counts", {"count": 1}),
    "too many": ("tile-counts", {"count": 13}),
}


@pytest.mark.rules("PAL-C2", "PAL-C3")
@given(st.sampled_from(sorted(FLAWS)))
def test_a_flawed_box_is_refused_with_a_reason_a_rule_and_its_place(flaw: str) -> None:
    reason, change = FLAWS[flaw]
    first, *rest = MIRRORED.houses
    tiles = Tiles(houses=(msgspec.structs.replace(first, **change), *rest))
    with pytest.raises(Invalid) as refused:
        GAME.setup(Options(tiles=tiles), 3, SeededChance(1))
    assert refused.value.reason == reason
    assert refused.value.rule in ("PAL-C2", "PAL-C3")
    assert str(refused.value.params["at"]).startswith("house[0]")


@pytest.mark.rules("PAL-C3")
def test_the_same_shape_in_two_rotations_is_refused() -> None:
    houses = (TileShape("a", "b", 6), TileShape("b", "d", 6), *MIRRORED.houses[1:])
    with pytest.raises(Invalid, match="tile-twice"):
        tile_set_of(Tiles(houses=houses))


@pytest.mark.rules("PAL-V2")
def test_an_exported_match_and_a_town_code_carry_the_shapes() -> None:
    options = Options(tiles=MIRRORED, ready_made_town=True)
    match = Match.new(GAME, 3, options, luck=seeded_luck(4))
    town = GAME.position(match.state)
    again = from_file(GAME, to_file(match))
    assert GAME.position(again.state) == town
    assert GAME.from_position(town) == match.state
    opened = match.entries[0]
    assert isinstance(opened, Opened)
    found = opened.events[-1]
    assert isinstance(found, TownFound)
    code = found.code
    named = Options(tiles=MIRRORED, ready_made_town=True, town_code=code)
    state = GAME.setup(named, 3, SeededChance(1)).state
    assert isinstance(state, Claiming)
    assert isinstance(match.state, Claiming)
    assert state.town == match.state.town
    with pytest.raises(Invalid, match="town-code-letters"):
        GAME.setup(Options(ready_made_town=True, town_code=code), 3, SeededChance(1))
    assert judge(TownDraft(seats=3, box=MIRRORED, code=code)).supply["one_mirrored"] >= 0


def test_a_learner_has_a_number_for_every_shape() -> None:
    options = Options(tiles=MIRRORED)
    encoding = encoding_of("palermo").fitted(options)
    assert encoding.size == encoding_of("palermo").size + 36 * 4
    chance = SeededChance(2)
    match = NumberedMatch(encoding, 3, options, chance)
    for _ in range(5):
        legal = match.legal()
        assert match.observation(match.seat or 0).shape == (encoding.width(3),)
        match.play(legal[-1], chance)
    assert encoding_of("palermo").fitted(Options()) is encoding_of("palermo")
    assert tile_set(options) != PRINTED_BOX
