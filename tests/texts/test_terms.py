"""Players' texts use the words printed in the boxes: `docs/rules/terms.toml` lists them."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from ludoteca.texts import WHOLE_LANGUAGES

ROOT = Path(__file__).parents[2]
TERMS = tomllib.loads((ROOT / "docs/rules/terms.toml").read_text("utf-8"))
CASES = [
    (game, concept, language) for game in TERMS for concept in TERMS[game] for language in WHOLE_LANGUAGES
]
NOT_WORDS = re.compile(
    r"^#.*$|^[a-z][\w-]*\s*=|^\s+\.[\w-]+\s*=|^\s*\*?\[[\w-]+\]|\{[^{}]*\}|\{[^{}]*->\s*$|`[^`]*`",
    re.MULTILINE,
)
TOLD_AS_A_STORY = ("cards", "glossary")


def sources(game: str, language: str) -> Iterator[Path]:
    """The files that speak of a game to players, without the stories on the cards of Palanche."""
    texts = ROOT / "src/ludoteca/games" / game / "texts"
    for path in sorted(texts.glob(f"*{language}.ftl")):
        if path.stem.split(".")[0] not in TOLD_AS_A_STORY:
            yield path
    yield ROOT / "client/src/games" / game / "texts" / f"{language}.ftl"
    yield ROOT / "src/ludoteca/games" / game / "help" / f"{language}.md"
    yield ROOT / "client/src/games" / game / "card" / f"{language}.md"


@cache
def words(game: str, language: str) -> str:
    """Everything that a player reads about a game, without keys, variables and comments."""
    read = []
    for path in sources(game, language):
        text = path.read_text("utf-8")
        if path.suffix == ".md":
            read.append(re.sub(r"^#+ (?:[A-Z]{3}-[A-Z]*\d+)?|`[^`]*`", "", text, flags=re.MULTILINE))
        else:
            read.append(NOT_WORDS.sub("", text))
    return re.sub(r"\s+", " ", " ".join(read))


def test_every_term_names_its_languages() -> None:
    for game, concepts in TERMS.items():
        for concept, term in concepts.items():
            assert set(term) - {"never", "printed"} == set(WHOLE_LANGUAGES), f"{game}.{concept}"
            assert set(term["printed"]) <= set(WHOLE_LANGUAGES), f"{game}.{concept}"
            assert set(term.get("never", {})) <= set(WHOLE_LANGUAGES), f"{game}.{concept}"


@pytest.mark.parametrize(("game", "concept", "language"), CASES)
def test_the_texts_use_the_printed_term(game: str, concept: str, language: str) -> None:
    term = TERMS[game][concept]
    read = words(game, language)
    assert term[language].lower() in read.lower()
    for other in term.get("never", {}).get(language, ()):
        found = re.search(rf".{{0,40}}\b{re.escape(other)}\b.{{0,40}}", read, re.IGNORECASE)
        assert not found, found and found[0]
