"""The texts of the client: every key that the code uses exists in all languages, and no key is unused."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from ludoteca.texts import WHOLE_LANGUAGES

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "client" / "src"
GAMES = sorted(path.name for path in (CLIENT / "games").iterdir() if (path / "texts").is_dir())
FOLDERS = {"shell": CLIENT / "texts", **{game: CLIENT / "games" / game / "texts" for game in GAMES}}
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
ATTRIBUTE = re.compile(r"^([a-zA-Z][\w-]*) *=|^ +\.([a-zA-Z][\w-]*) *=", re.MULTILINE)
VARIABLE = re.compile(r"\{ *\$(\w+)")
ASKED = re.compile(r"""\b(?:t|say)\(\s*['"]([a-z][\w.-]*)['"]""")
QUOTED = re.compile(r"""['"`]([a-z][\w-]*)['"`]""")
BEGUN = re.compile(r"""`([a-z][a-z-]*-)\$\{""")
PAGE = re.compile(r"(\w+): \(\) => import\('\./(pages/\w+\.svelte)'\)")
IMPORTED = re.compile(r"(?:from|import\()\s*'(\.[^'?]+)'")
MESSAGES = CLIENT / "generated" / "messages.ts"
"""The types of all keys: a key that is only named there is unused."""
SENTENCE_KINDS = ("event", "action", "refusal", "reason", "outcome")
"""Kinds of sentences whose keys are made from the tags of records."""


def words(folder: Path, language: str) -> str:
    """All texts of a folder in a language."""
    paths = [folder / f"{language}.ftl", *sorted(folder.glob(f"*.{language}.ftl"))]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def keys(text: str) -> set[str]:
    """The messages of a text, and their attributes as `message.attribute`."""
    found: set[str] = set()
    message = ""
    for name, attribute in ATTRIBUTE.findall(text):
        message = name or message
        found.add(message if name else f"{message}.{attribute}")
    return found


def code_of(place: str) -> str:
    """The source code that may use the texts of a game or of the shell: all but that of other games."""
    paths = [*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]
    inside = [path for path in paths if not path.name.endswith(".test.ts") and path != MESSAGES]
    if place != "shell":
        others = [CLIENT / "games" / game for game in GAMES if game != place]
        inside = [path for path in inside if not any(path.is_relative_to(other) for other in others)]
    return "\n".join(path.read_text(encoding="utf-8") for path in inside)


def readable(place: str) -> set[str]:
    """The messages that the code of a place may say: its own and the common ones, of client and package."""
    package = ROOT / "src" / "ludoteca"
    folders = [FOLDERS["shell"], package / "texts"]
    if place != "shell":
        folders += [FOLDERS[place], package / "games" / place / "texts"]
    return set().union(*(keys(words(folder, "en")) for folder in folders))


@pytest.mark.parametrize("place", FOLDERS)
def test_every_language_has_the_same_keys(place: str) -> None:
    for path in FOLDERS[place].glob("*en.ftl"):
        english = keys(path.read_text(encoding="utf-8"))
        for language in WHOLE_LANGUAGES:
            other = path.with_name(path.name.replace("en.ftl", f"{language}.ftl"))
            assert keys(other.read_text(encoding="utf-8")) == english, other.name


@pytest.mark.parametrize("place", FOLDERS)
def test_every_language_uses_the_same_variables(place: str) -> None:
    def variables(language: str) -> dict[str, set[str]]:
        parts = MESSAGE.split(words(FOLDERS[place], language))
        return {key: set(VARIABLE.findall(body)) for key, body in zip(parts[1::2], parts[2::2], strict=True)}

    english = variables("en")
    for language in WHOLE_LANGUAGES:
        assert variables(language) == english, language


@pytest.mark.parametrize("place", FOLDERS)
def test_no_key_is_unused(place: str) -> None:
    code = code_of(place)
    quoted, begun = set(QUOTED.findall(code)), tuple(BEGUN.findall(code))
    made = tuple(f"{kind}-" for kind in SENTENCE_KINDS)
    unused = {
        key
        for key in keys(words(FOLDERS[place], "en"))
        if "." not in key and key not in quoted and not key.startswith((*begun, *made))
    }
    assert unused == set()


@pytest.mark.parametrize("place", FOLDERS)
def test_code_says_no_key_of_another_game(place: str) -> None:
    """That a key exists at all is checked by its type."""
    folder = CLIENT / "games" / place if place != "shell" else CLIENT
    paths = [path for path in folder.rglob("*") if path.suffix in (".ts", ".svelte")]
    if place == "shell":
        paths = [path for path in paths if CLIENT / "games" not in path.parents]
    code = "\n".join(path.read_text(encoding="utf-8") for path in paths if not path.name.endswith(".test.ts"))
    assert set(ASKED.findall(code)) - readable(place) == set()


@pytest.mark.parametrize("place", ["account", "replay"])
def test_texts_of_a_file_are_used_only_on_pages_that_fetch_it(place: str) -> None:
    app = CLIENT / "App.svelte"
    pages = {page: (CLIENT / path).resolve() for page, path in PAGE.findall(app.read_text(encoding="utf-8"))}
    fetching = {page for page in pages if f"{page}: '{place}'" in app.read_text(encoding="utf-8")}
    others = {path for page, path in pages.items() if page not in fetching}
    tables = {path.resolve() for path in (CLIENT / "games").rglob("*.svelte")}
    elsewhere = reached({app.resolve()} | others | tables, pages.values())
    code = "\n".join(path.read_text(encoding="utf-8") for path in elsewhere)
    said = set(QUOTED.findall(code)) & keys(
        (FOLDERS["shell"] / f"{place}.en.ftl").read_text(encoding="utf-8")
    )
    assert said == set()


def reached(starts: set[Path], pages: Iterable[Path]) -> set[Path]:
    """These source files and all that they import, statically or dynamically, except pages."""
    found: set[Path] = set()
    waiting = set(starts)
    while waiting:
        path = waiting.pop()
        found.add(path)
        for named in IMPORTED.findall(path.read_text(encoding="utf-8")):
            base = path.parent / named
            files = (base, base.with_name(f"{base.name}.ts"), base / "index.ts")
            waiting |= {file.resolve() for file in files if file.is_file()} - found - {*pages, MESSAGES}
    return found
