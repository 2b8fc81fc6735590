"""Writes the match of Palanche's lesson, played by the rules with given dice.

    python tools/palanche_lesson.py && make fmt

The steps of the lesson name entries of this match: `client/src/games/palanche/lesson.ts`.
"""

import json
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path

from ludoteca.core import Match, to_file
from ludoteca.core.chance import Draw
from ludoteca.games.palanche.actions import PalancheAction
from ludoteca.games.palanche.options import Options
from ludoteca.games.palanche.position import Position
from ludoteca.games.palanche.rules import GAME
from ludoteca.games.palanche.state import State

TARGET = Path(__file__).parents[1] / "client" / "src" / "games" / "palanche" / "lesson.json"
OPENING = datetime(2014, 6, 24, 15, tzinfo=UTC)
START = Position(
    seats=3,
    options=Options(length="rounds:4", first=0),
    cash=(850, 780, 960),
    owners={
        "via_cornigliano": 0,
        "via_garibaldi": 0,
        "piazza_manin": 1,
        "corso_firenze": 1,
        "via_san_vincenzo": 1,
        "via_roma": 1,
        "piazza_rossetti": 2,
        "corso_italia": 2,
        "boccadasse": 2,
    },
    cubes={"boccadasse": 1},
    decks={"bratta": ("three_steps_of_crucifix",)},
)
"""The start: little money, so that it runs out within the lesson; each player lacks little of a colour."""

MOVES: tuple[tuple[int, str, tuple[int, ...]], ...] = (
    # Round 1: dice and buying, a card, rent.
    (0, "roll", (2, 4)),
    (0, "buy", ()),
    (0, "end", ()),
    (1, "roll", (1, 3)),
    (1, "end", ()),
    (2, "roll", (3, 5)),
    (2, "end", ()),
    # Round 2: an auction, a trade.
    (0, "roll", (2, 3)),
    (0, "no", ()),
    (1, "bid 60", ()),
    (2, "out", ()),
    (0, "bid 70", ()),
    (1, "out", ()),
    (0, "end", ()),
    (1, "propose 0 give via_roma take via_sestri +250", ()),
    (0, "accept 1", ()),
    (1, "roll", (3, 4)),
    (1, "end", ()),
    (2, "roll", (4, 6)),
    (2, "end", ()),
    # Round 3: investments, the collection.
    (0, "invest via_roma", ()),
    (0, "invest via_roma", ()),
    (0, "roll", (4, 5)),
    (0, "end", ()),
    (1, "roll", (1, 4)),
    (1, "end", ()),
    (2, "roll", (5, 6)),
    (2, "end", ()),
    # Round 4, the final one: a debt, and a rent that decides the match.
    (0, "roll", (3, 6)),
    (0, "sell via_di_pre", ()),
    (0, "end", ()),
    (1, "roll", (3, 4)),
    (1, "end", ()),
    (2, "roll", (4, 6)),
    (2, "end", ()),
)


def played() -> Match[State, PalancheAction]:
    """Play the whole match."""
    seconds = count()
    match = Match.at_position(GAME, START, clock=lambda: OPENING + timedelta(seconds=next(seconds)))
    for seat, words, dice in MOVES:
        draws = [Draw(label="die", sides=6, value=pips - 1) for pips in dice]
        match.play(seat, GAME.from_notation(words), draws=draws)
    return match


def main() -> None:
    TARGET.parent.mkdir(exist_ok=True)
    match = played()
    TARGET.write_text(json.dumps(json.loads(to_file(match)), ensure_ascii=False, indent=2) + "\n", "utf-8")
    print(f"{TARGET.name}: {len(match.entries)} entries, {match.outcome}")


if __name__ == "__main__":
    main()
