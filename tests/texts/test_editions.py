"""Rules pages show how the booklets differ, and name ages and players as the boxes do."""

import re
from pathlib import Path

import pytest

from ludoteca.games import find_game
from ludoteca.texts import WHOLE_LANGUAGES
from ludoteca.texts.rulebook import rules_of, rules_page

BOOKLETS = {"palermo": 2, "palanche": 3, "villa_paletti": 2}
"""How many columns of a table hold the booklets of a game: Palermo's English and French ones agree."""
DIFFERING = {
    "palermo": "B2 M3 M5 M7 M8 P4 E3 E4",
    "palanche": "C2 T2 A1 K1 X1 I2 S2 E1",
    "villa_paletti": "U2 U3 T1 T2 T3 T4 T5 T7 S2 V1",
}
AGES = {"palermo": ("12", "8"), "palanche": ("8",), "villa_paletti": ("8",)}
EIGHT = {"en": "eight", "de": "acht", "fr": "huit", "it": "otto", "nl": "acht"}
CARDS = Path(__file__).parents[2] / "client/src/games"
CASES = [(game, language) for game in BOOKLETS for language in WHOLE_LANGUAGES]


def tables(game: str, language: str) -> dict[str, list[list[str]]]:
    """The rows of the table below each rule that has one, its head first."""
    found = {}
    for rule in rules_of(find_game(game), language).values():
        rows = [line.strip("|").split("|") for line in rule.text.splitlines() if line.startswith("|")]
        if rows:
            found[rule.id] = [rows[0], *rows[2:]]
    return found


@pytest.mark.parametrize(("game", "language"), CASES)
def test_the_rules_in_which_booklets_differ_show_them_side_by_side(game: str, language: str) -> None:
    shown = tables(game, language)
    assert {rule.split("-")[1] for rule in shown} == set(DIFFERING[game].split())
    for rule, (head, *rows) in shown.items():
        assert len(head) == BOOKLETS[game] + 1, rule
        (row,) = rows
        assert len(row) == len(head), rule
        assert all(cell.strip() for cell in row), rule
        assert len(set(row[:-1])) > 1, f"{rule}: a table without a difference"


@pytest.mark.parametrize(("game", "language"), CASES)
def test_the_introduction_names_players_and_ages_of_the_box(game: str, language: str) -> None:
    introduction = rules_page(find_game(game), language).split("\n## ")[0]
    for age in AGES[game]:
        assert re.search(rf"\b({age}|{EIGHT[language]})\b" if age == "8" else rf"\b{age}\b", introduction)


@pytest.mark.parametrize(("game", "language"), CASES)
def test_the_reference_card_has_the_same_parts_in_every_language(game: str, language: str) -> None:
    def parts(which: str) -> list[str]:
        text = (CARDS / game / "card" / f"{which}.md").read_text("utf-8")
        return [line.split(" ")[0] for line in text.splitlines() if line]

    def kinds(which: str) -> list[str]:
        return [part if part in ("##", "-", "|") or part.endswith(".") else "text" for part in parts(which)]

    assert kinds(language) == kinds("en")
