"""The words of the client: every key that is used exists, none lies about unused, in all languages."""

import re
from pathlib import Path

import pytest

from ludoteca.texts import WHOLE_LANGUAGES

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "client" / "src"
GAMES = sorted(path.name for path in (CLIENT / "games").iterdir() if (path / "texts").is_dir())
SHELVES = {"shell": CLIENT / "texts", **{game: CLIENT / "games" / game / "texts" for game in GAMES}}
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
ATTRIBUTE = re.compile(r"^([a-zA-Z][\w-]*) *=|^ +\.([a-zA-Z][\w-]*) *=", re.MULTILINE)
VARIABLE = re.compile(r"\{ *\$(\w+)")
ASKED = re.compile(r"""\b(?:t|say)\(\s*['"]([a-z][\w.-]*)['"]""")
QUOTED = re.compile(r"""['"`]([a-z][\w-]*)['"`]""")
BEGUN = re.compile(r"""`([a-z][a-z-]*-)\$\{""")
TOLD = ("event", "action", "why", "refusal", "reason", "outcome")
"""Kinds of sentences whose keys are made from the tags of records."""


def keys(path: Path) -> set[str]:
    """The messages of a file, and their attributes as `message.attribute`."""
    found: set[str] = set()
    message = ""
    for name, attribute in ATTRIBUTE.findall(path.read_text(encoding="utf-8")):
        message = name or message
        found.add(message if name else f"{message}.{attribute}")
    return found


def code_of(shelf: str) -> str:
    """The source text that may use the words of a shelf; a game's words are also used by the frame."""
    paths = [*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]
    inside = [path for path in paths if not path.name.endswith(".test.ts")]
    if shelf != "shell":
        others = [CLIENT / "games" / game for game in GAMES if game != shelf]
        inside = [path for path in inside if not any(path.is_relative_to(other) for other in others)]
    return "\n".join(path.read_text(encoding="utf-8") for path in inside)


def known_in_python() -> set[str]:
    """The messages of the Python package, which the client reads too."""
    files = (ROOT / "src" / "ludoteca").rglob("*.ftl")
    return set().union(*(keys(path) for path in files))


@pytest.mark.parametrize("shelf", SHELVES)
def test_every_language_says_the_same(shelf: str) -> None:
    english = keys(SHELVES[shelf] / "en.ftl")
    for language in WHOLE_LANGUAGES:
        path = SHELVES[shelf] / f"{language}.ftl"
        assert keys(path) == english, language


@pytest.mark.parametrize("shelf", SHELVES)
def test_every_language_knows_the_same_values(shelf: str) -> None:
    def variables(language: str) -> dict[str, set[str]]:
        text = (SHELVES[shelf] / f"{language}.ftl").read_text(encoding="utf-8")
        parts = MESSAGE.split(text)
        return {key: set(VARIABLE.findall(body)) for key, body in zip(parts[1::2], parts[2::2], strict=True)}

    english = variables("en")
    for language in WHOLE_LANGUAGES:
        assert variables(language) == english, language


@pytest.mark.parametrize("shelf", SHELVES)
def test_no_key_lies_about_unused(shelf: str) -> None:
    code = code_of(shelf)
    quoted, begun = set(QUOTED.findall(code)), tuple(BEGUN.findall(code))
    made = tuple(f"{kind}-" for kind in TOLD)
    unused = {
        key
        for key in keys(SHELVES[shelf] / "en.ftl")
        if "." not in key and key not in quoted and not key.startswith((*begun, *made))
    }
    assert unused == set()


def test_every_key_that_is_asked_for_exists() -> None:
    known = known_in_python().union(*(keys(folder / "en.ftl") for folder in SHELVES.values()))
    asked = set(ASKED.findall("\n".join(code_of(shelf) for shelf in SHELVES)))
    assert asked - known == set()
