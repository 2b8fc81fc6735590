"""Writes a golden for every card of Palanche, in which a player turns it up and answers what it asks.

    python tools/palanche_card_goldens.py && make goldens

Only inputs are written; the outputs come from the rules, and a person must read them.
"""

import json
from pathlib import Path
from typing import Any

from ludoteca.games.palanche.tables import (
    Card,
    Keep,
    MoveBy,
    MoveTo,
    MoveToSymbol,
    PayPerInvestment,
    built_in_board,
    built_in_cards,
)

GOLDENS = Path(__file__).parents[1] / "tests" / "golden" / "palanche"
ROLLS = {"speremmo": [1, 2], "bratta": [1, 4]}
"""Dice that lead from Via Roma past De Ferrari to a space of the deck."""
AFTER_A_DOUBLE = {"rent": [1, 3], "collection": [3, 5]}
"""Dice that then lead, after a double, to the payment that a kept card spares."""


def main() -> None:
    """Write all goldens."""
    GOLDENS.mkdir(parents=True, exist_ok=True)
    for card in built_in_cards():
        (GOLDENS / f"card_{card.key}.txt").write_text(golden(card), encoding="utf-8")


def golden(card: Card) -> str:
    """The head and the inputs of the golden for a card."""
    dice, start = ROLLS[card.deck], "via_roma"
    if isinstance(card.effects[0], Keep) and card.effects[0].spares:
        dice, start = [1, 1, *AFTER_A_DOUBLE[card.effects[0].spares]], "piazza_de_ferrari"
    head = f"# What happens when “{card.key}” is turned up.\n"
    head += f"game: palanche   covers: {' '.join(sorted(rules_shown(card)))}\n"
    head += f"script: {json.dumps({'die': [die - 1 for die in dice]})}\n"
    head += f"position: {json.dumps(table_for(card, start))}\n"
    return head + "\n".join(["> 0 roll", *answers(card), "> 0 legal"]) + "\n"


def table_for(card: Card, start: str) -> dict[str, Any]:
    """A position of four players, some land with cubes, and the card on top of its deck."""
    return {
        "seats": 4,
        "options": {"length": "full"},
        "cash": [400, 300, 200, 100],
        "collection": 150,
        "pawns": [start, "via_sestri", "boccadasse", "palazzo_reale"],
        "owners": {
            "via_garibaldi": 0,
            "via_roma": 0,
            "lungomare_di_pegli": 1,
            "via_camozzini": 1,
            "via_sestri": 1,
            "corso_firenze": 2,
            "via_albaro": 3,
        },
        "cubes": {"via_garibaldi": 5, "via_roma": 3, "lungomare_di_pegli": 2},
        "decks": {card.deck: [card.key]},
    }


def answers(card: Card) -> list[str]:
    """The player's answers to what the card asks."""
    said: list[str] = []
    for effect in card.effects:
        if isinstance(effect, MoveToSymbol):
            spaces = [space for space in built_in_board("genova").spaces if effect.symbol in space.symbols]
            said.append(f"> 0 go {spaces[-1].key}")
        elif isinstance(effect, Keep):
            said += ["> 0 roll", f"> 0 play {card.key}"]
    return said


def rules_shown(card: Card) -> set[str]:
    """The rules that a card exercises."""
    rules = {"GEN-K1", "GEN-T3"}
    for effect in card.effects:
        match effect:
            case MoveToSymbol():
                rules.add("GEN-K2")
            case PayPerInvestment():
                rules.add("GEN-I1")
            case MoveTo() | MoveBy():
                rules.add("GEN-T1")
            case _:
                rules.add("GEN-F0")
    return rules


if __name__ == "__main__":
    main()
