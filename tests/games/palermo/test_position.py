"""Positions: they read back, fields may be left out, and impossible ones are refused."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from ludoteca.core import Invalid, Match
from ludoteca.games.palermo.options import Options
from ludoteca.games.palermo.position import LaidTile, PalermoPosition, from_position
from ludoteca.games.palermo.rules import GAME
from ludoteca.texts import Texts

from .scenes import DOORS, exchanged, legal, play, position, scene

NO_CHIPS_LEFT: dict[int, tuple[str, ...]] = {0: (), 1: (), 2: ()}
OTHERS = {1: "b8", 2: "e5"}
STONES = {"target_stones": True}


def refusal_of(position: PalermoPosition) -> tuple[str | None, str]:
    """The rule and the reason with which a position is refused."""
    with pytest.raises(Invalid) as refusal:
        from_position(position)
    return refusal.value.rule, refusal.value.reason


@pytest.mark.parametrize(
    "state",
    [
        scene(),
        scene(pawns={0: "h8"}, police={0: "a1", 2: "k8"}, turn=2, options={"no_police": False}),
        scene(options=STONES, stage="target"),
        play(scene(), "police a1"),
        play(scene(chips=NO_CHIPS_LEFT, pawns={2: "h6"}, turn=2), "walk g6"),
    ],
    ids=["beginning", "middle", "target", "walk", "over"],
)
def test_a_position_reads_back_as_the_same_state(state: Any) -> None:
    written = msgspec.json.encode(GAME.position(state))
    assert from_position(msgspec.json.decode(written, type=PalermoPosition)) == state


def test_a_hand_written_position_may_leave_out_defaults() -> None:
    state = from_position(msgspec.json.decode(b'{"seats": 4}', type=PalermoPosition))
    assert len(legal(state)) == 36
    state = from_position(PalermoPosition(seats=5, tiles={"C3": LaidTile(kind="start")}))
    assert GAME.active(state) == (0,)
    assert len(legal(state)) > 100


def test_the_page_about_positions_names_every_field_and_its_example_loads() -> None:
    page = (Path(__file__).parents[3] / "docs" / "positions" / "palermo.md").read_text(encoding="utf-8")
    begun, options = re.findall(r"```json\n(.*?)```", page, re.DOTALL)
    assert from_position(msgspec.json.decode(begun, type=PalermoPosition)).seat == 1
    assert Match.new(GAME, 3, msgspec.json.decode(options)["options"]).active
    for field in PalermoPosition.__struct_fields__:
        assert f"| `{field}` |" in page


def test_the_text_of_a_refused_position_counts_players_from_1() -> None:
    texts = Texts("en", GAME)
    with pytest.raises(Invalid) as refusal:
        from_position(PalermoPosition(seats=3, first=3))
    assert texts.refusal(refusal.value) == "Player 4 cannot be the first player at this table of 3."


@pytest.mark.rules("PAL-B5")
def test_a_missing_completion_is_searched_and_a_given_one_must_fit() -> None:
    tiles = {"C3": LaidTile(kind="start"), "C4": LaidTile(kind="two", chip=0)}
    state = from_position(PalermoPosition(seats=3, tiles=tiles))
    written = GAME.position(state)
    assert from_position(written) == state
    other = GAME.position(from_position(PalermoPosition(seats=4, tiles=tiles))).completion
    assert refusal_of(replace(written, completion=other)) == ("PAL-B5", "wrong-completion")
    assert refusal_of(replace(written, completion="abc")) == ("PAL-V2", "town-code-length")


IMPOSSIBLE: dict[str, tuple[PalermoPosition, str, str]] = {
    "two pawns on one cell": (position(pawns={0: "h8", 1: "h8"}), "PAL-M5", "two-pawns"),
    "a pawn on a roof": (position(pawns={0: "h9"}), "PAL-M2", "not-a-street"),
    "a pawn on its own chip": (position(pawns={0: "c11"}), "PAL-M6", "chip-not-taken"),
    "a parked pawn with some chips": (position(chips={0: DOORS[0][:3]}), "PAL-M8", "parked-on-the-way"),
    "all chips, on the start tile": (position(chips={0: ()}, pawns={0: "g6"}), "PAL-E1", "not-gone-home"),
    "policemen side by side": (position(police={0: "h8", 1: "i8"}), "PAL-P1", "next-to-policeman"),
    "two policemen on one cell": (position(police={0: "h8", 1: "h8"}), "PAL-P1", "two-policemen"),
    "a policeman on a roof": (position(police={0: "h9"}), "PAL-P1", "not-a-street"),
    "a policeman under waiting pawns": (position(police={0: "g6"}), "PAL-P3", "start-occupied"),
    "a policeman where there are none": (
        position(police={0: "h8"}, options={"no_police": True}),
        "PAL-V3",
        "no-police",
    ),
    "a penalty without a policeman": (position(penalties=(1, 0, 0)), "PAL-P4", "penalty-without-policeman"),
    "a penalty in the German edition": (
        position(pawns={0: "k8"}, police={1: "k8"}, penalties=(1, 0, 0)),
        "PAL-P4",
        "penalty-without-policeman",
    ),
    "debts": (position(money=(-1, 0, 0)), "PAL-M6", "money-negative"),
    "money before the first chip": (position(money=(3, 0, 0)), "PAL-M6", "money-before-first-chip"),
    "more money than the chips can have brought": (
        position(chips={0: DOORS[0][2:]}, pawns={0: "h8"}, money=(6, 0, 0)),
        "PAL-M6",
        "money-without-chips",
    ),
    "a pawn in the streets before the first player left": (
        position(pawns={1: "h6"}),
        "PAL-M0",
        "before-the-first-player",
    ),
    "a policeman before the first player left": (
        position(police={2: "h8"}),
        "PAL-M0",
        "before-the-first-player",
    ),
    "another seat's turn before the first player's": (position(turn=1), "PAL-M0", "wrong-turn"),
    "a policeman placed under a pawn that is home": (
        position(stage="walk", chips={1: ()}, pawns={0: "h8"}, police={0: "g6"}),
        "PAL-P3",
        "start-occupied",
    ),
    "a stone that is due on a foreign door": (
        position(
            options=STONES,
            stage="target",
            chips={0: DOORS[0][:3]},
            pawns={0: "b8"},
            targets=OTHERS,
        ),
        "PAL-V4",
        "target-too-late",
    ),
    "two houses that do not join": (
        PalermoPosition(
            seats=3,
            tiles={
                "F6": LaidTile(kind="start"),
                "C3": LaidTile(kind="two", chip=0),
                "C5": LaidTile(kind="two", chip=1),
            },
        ),
        "PAL-B2",
        "houses-do-not-join",
    ),
    "a completion of a finished town": (
        replace(position(), completion="iiiiii-aaaaaa-eeeeee-eemnne-aaaaaa-kkkggg-jf"),
        "PAL-B5",
        "not-in-this-phase",
    ),
    "a stage while the town is built": (
        PalermoPosition(seats=3, stage="walk"),
        "PAL-M0",
        "not-in-this-phase",
    ),
    "an invalid town code": (
        PalermoPosition(seats=3, phase="claiming", options=Options(ready_made_town=True, town_code="xyz")),
        "PAL-V2",
        "town-code-letters",
    ),
    "a town code without a ready-made town": (
        PalermoPosition(seats=3, options=Options(town_code="iiiiii-aaaaaa-eeeeee-eemnne-aaaaaa-kkkggg-jf")),
        "PAL-V2",
        "town-code-without-ready-made-town",
    ),
    "another town than that of the code": (
        PalermoPosition(
            seats=3,
            phase="claiming",
            options=Options(ready_made_town=True, town_code="iiiiii-aaaaaa-eeeeee-eemnne-aaaaaa-kkkggg-jf"),
            tiles={"A1": LaidTile(kind="start")},
        ),
        "PAL-V2",
        "not-the-town-of-the-code",
    ),
    "money for two of three": (position(money=(3, 0)), "PAL-C5", "not-one-a-seat"),
    "more chips than exist": (
        position(chips={0: (*DOORS[0], "m12"), 1: DOORS[1][1:]}),
        "PAL-C5",
        "too-many-chips",
    ),
    "a stone without the variant": (position(targets={0: "c11"}), "PAL-V4", "no-target-stones"),
    "a stone stage without the variant": (position(stage="target"), "PAL-V4", "no-target-stones"),
    "no stone": (position(options=STONES), "PAL-V4", "target-without-chip"),
    "a stone on a foreign chip": (
        position(options=STONES, targets={0: "b8", 1: "b8", 2: "e5"}),
        "PAL-V4",
        "target-without-chip",
    ),
    "a stone too early": (
        position(options=STONES, stage="target", targets={1: "b8"}),
        "PAL-V4",
        "target-too-early",
    ),
    "a stone too late": (
        position(
            options=STONES,
            stage="target",
            chips={0: DOORS[0][:3]},
            pawns={0: "h6"},
            targets=OTHERS,
        ),
        "PAL-V4",
        "target-too-late",
    ),
    "first stones with pawns in the streets": (
        position(options=STONES, stage="target", pawns={1: "h6"}),
        "PAL-V4",
        "target-too-late",
    ),
    "stones without chips": (
        position(options=STONES, stage="target", chips={0: ()}, pawns={0: "h8"}, targets=OTHERS),
        "PAL-V4",
        "target-without-chip",
    ),
    "moved a policeman who is not there": (position(stage="walk"), "PAL-P1", "policeman-missing"),
    "moved a policeman who is held": (
        position(stage="walk", pawns={1: "k8"}, police={0: "k8"}),
        "PAL-P2",
        "policeman-held",
    ),
    "a turn of a seat that does not exist": (position(turn=3), "PAL-M0", "wrong-turn"),
    "over too early": (position(phase="over"), "PAL-E3", "not-over"),
    "not over in time": (position(chips=NO_CHIPS_LEFT, options={"edition": "en"}), "PAL-E3", "match-over"),
    "over, but with a turn": (
        position(chips=NO_CHIPS_LEFT, phase="over", turn=0),
        "PAL-E3",
        "match-over",
    ),
    "seats": (PalermoPosition(seats=2), "PAL-C5", "wrong-number-of-seats"),
    "a first player who is not there": (
        PalermoPosition(seats=3, first=3),
        "PAL-B1",
        "first-player-not-seated",
    ),
    "a first player who was not named": (
        PalermoPosition(seats=3, options=Options(first_player=1)),
        "PAL-B1",
        "first-player-not-seated",
    ),
    "building a ready-made town": (
        PalermoPosition(seats=3, options=Options(ready_made_town=True)),
        "PAL-V2",
        "wrong-phase",
    ),
    "claiming without a ready-made town": (replace(position(), phase="claiming"), "PAL-V2", "wrong-phase"),
    "pawns in the first phase": (
        PalermoPosition(seats=3, pawns=("a1", None, None)),
        "PAL-M0",
        "not-in-this-phase",
    ),
    "an unfinished town": (PalermoPosition(seats=3, phase="collecting"), "PAL-B5", "town-not-finished"),
    "a finished town that is still built": (
        replace(position(), phase="building", pawns=(), policemen=(), targets=()),
        "PAL-B6",
        "street-too-early",
    ),
    "no start tile": (
        PalermoPosition(seats=3, tiles={"A1": LaidTile(kind="one", chip=0)}),
        "PAL-B1",
        "start-missing",
    ),
    "a house without a chip": (
        PalermoPosition(seats=3, tiles={"C3": LaidTile(kind="start"), "A1": LaidTile(kind="one")}),
        "PAL-B1",
        "chip-missing",
    ),
    "unequal chips": (
        PalermoPosition(seats=3, tiles={"C3": LaidTile(kind="start"), "A1": LaidTile(kind="one", chip=1)}),
        "PAL-B1",
        "unequal-chips",
    ),
    "the wrong turn": (
        PalermoPosition(seats=3, tiles={"C3": LaidTile(kind="start")}, turn=1),
        "PAL-B1",
        "wrong-turn",
    ),
    "a chip on the start tile": (
        PalermoPosition(seats=3, tiles={"C3": LaidTile(kind="start", chip=0)}),
        "PAL-C3",
        "chip-without-door",
    ),
    "a chip of a seat that does not exist": (
        PalermoPosition(seats=3, tiles={"C3": LaidTile(kind="one", chip=3)}),
        "PAL-C5",
        "chip-of-nobody",
    ),
    "a turned start tile": (
        PalermoPosition(seats=3, tiles={"C3": LaidTile(kind="start", rotation=90)}),
        "PAL-C3",
        "rotation-of-a-street",
    ),
    "two start tiles": (
        PalermoPosition(seats=3, tiles={"C3": LaidTile(kind="start"), "C4": LaidTile(kind="start")}),
        "PAL-C2",
        "too-many-tiles",
    ),
    "a door walled in": (
        PalermoPosition(
            seats=3,
            tiles={
                "C3": LaidTile(kind="start"),
                "D4": LaidTile(kind="three", chip=0),
                "E4": LaidTile(kind="two", rotation=270, chip=1),
                "D3": LaidTile(kind="two", chip=2),
            },
        ),
        "PAL-B4",
        "door-walled-in",
    ),
    "more houses than can have been built": (
        PalermoPosition(
            seats=4,
            phase="collecting",
            tiles={
                slot: replace(tile, chip=None) if tile.chip is not None else tile
                for slot, tile in position(chips=exchanged()).tiles.items()
            },
            pawns=(None,) * 4,
        ),
        "PAL-B6",
        "too-many-houses",
    ),
}


@pytest.mark.rules("PAL-M5", "PAL-B4", "PAL-C5", "PAL-P1", "PAL-E3")
@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_impossible_positions_are_refused_with_the_reason(what: str) -> None:
    written, rule, reason = IMPOSSIBLE[what]
    assert refusal_of(written) == (rule, reason)


def test_a_house_that_no_other_can_join_is_possible() -> None:
    """A roof in the corner of the board has no neighbour outside its own tile (PAL-B3)."""
    tiles = {
        "F6": LaidTile(kind="start"),
        "A1": LaidTile(kind="one", rotation=270, chip=0),
        "C5": LaidTile(kind="two", chip=1),
    }
    assert from_position(PalermoPosition(seats=3, tiles=tiles)).seat == 2


def test_claiming_continues_until_the_last_chip() -> None:
    ready = replace(
        position(options={"ready_made_town": True}),
        phase="claiming",
        pawns=(),
        policemen=(),
        targets=(),
    )
    assert refusal_of(ready) == ("PAL-V2", "town-is-finished")
