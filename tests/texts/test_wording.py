"""Wording that a pattern can check: the punctuation of each language, and words that mislead players."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludoteca.texts import WHOLE_LANGUAGES

ROOT = Path(__file__).parents[2]
FOLDERS = (
    "src/ludoteca/texts",
    "src/ludoteca/help",
    "src/ludoteca/games",
    "client/src/texts",
    "client/src/games",
)
AS_PRINTED = "a l'è bratta"
LOOSE_MARK = re.compile(r"\S [;:!?»]|« ")
STRAIGHT_APOSTROPHE = re.compile(r"[^\W\d_]'[^\W\d_]")
MISLEADING = {
    "en": r"foreign\spolicem|second\shand|\bat\sturn\b|by\snobody\b|[Tt]he\scontester",
    "de": r"zweite[rn]? Hand|Zweifler|Investitionswürfel|Startfeld|Zählleiste|lebendige[nr]? Hand",
    "fr": r"seconde main|policier étranger|\bsans recette|graine du hasard|\b[Aa]ucune marche\b",
    "it": r"seconda mano|[Pp]ietr[ae] di mira|dal seme\b|un cammino\b|Bentornato|Sei invitato",
    "nl": r"tweede hand|vreemde agent|[Bb]etwist|[Vv]erklaar|ergrendel|wandeling|pilaar[^.;]* haar\b|vakje",
}


def lines(language: str) -> Iterator[tuple[str, str]]:
    """Every line of players' texts in a language, with its file and line number."""
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in (".ftl", ".md") and path.stem.split(".")[-1] == language:
                for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
                    if path.suffix == ".md" or not line.startswith("#"):
                        yield f"{path.relative_to(ROOT)}:{number}", line


def found(language: str, pattern: re.Pattern[str]) -> list[str]:
    return [f"{where}: {line}" for where, line in lines(language) if pattern.search(line)]


def test_french_punctuation_has_a_non_breaking_space() -> None:
    assert not found("fr", LOOSE_MARK)


@pytest.mark.parametrize("language", WHOLE_LANGUAGES)
def test_apostrophes_are_curved_except_in_the_printed_name_of_a_deck(language: str) -> None:
    straight = found(language, STRAIGHT_APOSTROPHE)
    assert not [line for line in straight if AS_PRINTED not in line.lower()]


@pytest.mark.parametrize("language", WHOLE_LANGUAGES)
def test_no_text_has_a_misleading_word(language: str) -> None:
    assert not found(language, re.compile(MISLEADING[language]))


@pytest.mark.parametrize(
    ("language", "drawing"),
    [("en", "drawn"), ("it", "sorteggiare"), ("fr", "tirer au sort"), ("de", "auslosen"), ("nl", "loten")],
)
def test_the_help_of_palermo_counts_a_drawn_town_as_luck(language: str, drawing: str) -> None:
    page = (ROOT / "src/ludoteca/games/palermo/help" / f"{language}.md").read_text("utf-8")
    introduction = page.split("\n\n")[1]
    assert drawing in introduction
