"""A position for every decision of the three games, to open in the browser."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from tools.screenshots.palanche import DONE, MOMENTS, asked

from ludoteca import find_game, to_file
from ludoteca.core import Match, seeded_luck
from ludoteca.games.palanche.decisions import EndVote, Reading, Turn
from ludoteca.games.palanche.options import Options
from ludoteca.games.villa_paletti.options import Options as VillaOptions
from ludoteca.testing import golden

GOLDENS = Path(__file__).parents[1] / "golden"
REACHED = {
    "palanche": {"Destination": ("card_little_train", 1)},
    "palermo": {
        "LayingStart": ("rule_first_player_drawn", 0),
        "LayingHouse": ("rule_first_player_drawn", 4),
        "ClaimingDoor": ("rule_ready_made_town", 0),
        "SettingTarget": ("rule_target_stones", 0),
        "TakingTurn": ("rule_own_door_taken", 0),
        "Walking": ("rule_interest", 2),
    },
    "villa_paletti": {
        "PlacingColumn": ("set_up_in_turn", 0),
        "LayingBlue": ("set_up_in_turn", 22),
        "ChoosingColour": ("colours_for_two", 0),
        "TakingTurn": ("colours_for_two", 3),
        "Contesting": ("colours_for_two", 5),
        "SettingDown": ("seal_none_on_blue", 1),
        "MovingOwn": ("three_nobody_doubts", 3),
        "DoubtingNeutral": ("three_nobody_doubts", 1),
        "ProvingNeutral": ("three_neutral_broken_off_and_proved", 3),
        "Proving": ("end_contester_brings_it_down", 2),
        "Punishing": ("declaring_penalty_forgone_or_broken_off", 3),
        "LayingFloor": ("declaring_floor_given_up", 1),
    },
}
"""The golden in which each decision is first open, and after how many of its lines."""

BANKRUPT = replace(asked(), cash=(1240, 860, 430, 0), out=(3,), owners={}, cubes={})
IN_PALANCHE = {
    **MOMENTS,
    "again": asked(Turn(seat=0, doubles=1)),
    "end of a turn": asked(DONE),
    "reading": replace(
        BANKRUPT,
        pawns=("speremmo_1", *BANKRUPT.pawns[1:]),
        decisions=(DONE, Reading(seat=3, deck="speremmo", player=0)),
    ),
    "vote": replace(
        asked(Turn(seat=0), EndVote(seat=1, by=0, waiting=(1, 2, 3))),
        options=Options(length="full"),
        end_proposed=True,
    ),
}


def every_decision() -> Iterator[tuple[str, str, bytes]]:
    """The game, the name of a decision, and a match file in which it is open."""
    for game, reached in REACHED.items():
        for name, (file, lines) in reached.items():
            match = replayed(GOLDENS / game / f"{file}.txt", lines)
            assert type(match.state.decisions[-1]).__name__ == name
            yield game, name, to_file(Match.at_position(match.game, match.game.position(match.state)))
    palanche = find_game("palanche")
    for name, position in IN_PALANCHE.items():
        yield "palanche", name, to_file(Match.at_position(palanche, position))
    villa = find_game("villa_paletti")
    real = VillaOptions(villa="real", youngest=0, colours="rolled")
    yield "villa_paletti", "RollingColour", to_file(Match.new(villa, 2, real, luck=seeded_luck(1)))


def replayed(path: Path, lines: int) -> Match[Any, Any]:
    """The match of a golden after the first lines of its body."""
    parsed = golden.parse(path.read_text(encoding="utf-8"))
    return golden.play(parsed, lines)
