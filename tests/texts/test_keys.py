"""Every text key that the code uses exists in every language, and no key is unused."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser, ast

from ludoteca.bots import bot_levels
from ludoteca.core import AnyGame
from ludoteca.games import OUR_KEYS, find_game
from ludoteca.games.villa_paletti.decisions import VillaDecision
from ludoteca.games.villa_paletti.tables import COLUMNS
from ludoteca.texts import NAMED, WHOLE_LANGUAGES

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "ludoteca"
MESSAGES = ROOT / "client" / "src" / "generated" / "messages.ts"
"""The types of all keys: what is named there is not yet said."""
WORD = re.compile(r"[\"'`]([a-z][a-z0-9_-]*)[\"'`]")
ON_BOARD = re.compile("<((?:board|outcome)-[a-z-]+)>")
BUILT_FROM_RECORDS = ("event-", "action-", "offer-", "option-", "field-")
"""Keys of these kinds follow from a game's records; all others are written out in the code."""


def folders() -> dict[str, Path]:
    """The folders with texts: the common one, and one for each game."""
    return {"common": SOURCE / "texts", **{key: SOURCE / "games" / key / "texts" for key in OUR_KEYS}}


@cache
def messages(folder: Path, language: str) -> dict[str, ast.Message]:
    """The messages of a folder in a language, by key."""
    found: dict[str, ast.Message] = {}
    files = [folder / f"{language}.ftl", *sorted(folder.glob(f"*.{language}.ftl"))]
    for file in files:
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{file}: {entry.id.name} twice"
                found[entry.id.name] = entry
    return found


def variables(node: Any) -> Iterator[str]:
    """The variables that a message uses, at any depth."""
    if isinstance(node, ast.VariableReference):
        yield node.id.name
    elif isinstance(node, ast.BaseNode):
        for part in vars(node).values():
            yield from variables(part)
    elif isinstance(node, list):
        for part in node:
            yield from variables(part)


def references(node: Any) -> Iterator[str]:
    """The other messages that a message quotes."""
    if isinstance(node, ast.MessageReference):
        yield node.id.name
    elif isinstance(node, ast.BaseNode):
        for part in vars(node).values():
            yield from references(part)
    elif isinstance(node, list):
        for part in node:
            yield from references(part)


def tags(union: Any) -> set[str]:
    """The tags of a union of records, with hyphens."""
    records = get_args(union) or (union,)
    return {str(record.__struct_config__.tag).replace("_", "-") for record in records}


def expected(game: AnyGame) -> set[str]:
    """The keys that follow from a game's records."""
    keys = {f"event-{tag}" for tag in tags(game.info.event)} | {
        f"action-{tag}" for tag in tags(game.info.action)
    }
    keys |= {f"option-{name.replace('_', '-')}" for name in game.info.options.__struct_fields__}
    return keys | fields_asked_for(game)


def fields_asked_for(game: AnyGame) -> set[str]:
    """The keys of form fields: one for each field of an action that has an offer."""
    texts = messages(folders()[game.info.key], "en")
    offered = [key.removeprefix("offer-") for key in texts if key.startswith("offer-")]
    actions = [game.info.action_type(tag.replace("-", "_")) for tag in offered]
    return {f"field-{name.replace('_', '-')}" for action in actions for name in action.__struct_fields__}


@cache
def words_in_code() -> frozenset[str]:
    """Every quoted word in our source, where reasons, outcomes and other keys are written out."""
    words: set[str] = set()
    for folder in (SOURCE, ROOT / "client" / "src"):
        for suffix in ("*.py", "*.ts", "*.svelte", "*.toml"):
            for path in set(folder.rglob(suffix)) - {MESSAGES}:
                words |= set(WORD.findall(path.read_text(encoding="utf-8")))
    return frozenset(words)


@pytest.mark.parametrize("language", WHOLE_LANGUAGES[1:])
@pytest.mark.parametrize("key", ["common", *OUR_KEYS])
def test_every_language_has_the_same_messages(key: str, language: str) -> None:
    english, other = messages(folders()[key], "en"), messages(folders()[key], language)
    assert set(english) - set(other) == set(), "missing"
    assert set(other) - set(english) == set(), "unknown in English"
    for name, message in english.items():
        attributes = {attribute.id.name for attribute in message.attributes}
        assert {attribute.id.name for attribute in other[name].attributes} == attributes, name
        assert set(variables(other[name])) <= set(variables(message)), (
            f"{name} uses a variable that the English text has not"
        )


@pytest.mark.parametrize("key", OUR_KEYS)
def test_no_game_redefines_a_common_key(key: str) -> None:
    assert set(messages(folders()["common"], "en")) & set(messages(folders()[key], "en")) == set()


@pytest.mark.parametrize("key", OUR_KEYS)
def test_every_event_action_and_option_has_a_text(key: str) -> None:
    game = find_game(key)
    assert expected(game) - set(messages(folders()[key], "en")) == set()
    assert bot_levels(game)


@pytest.mark.parametrize("key", ["common", *OUR_KEYS])
def test_no_message_is_unused(key: str) -> None:
    game = find_game(key) if key != "common" else None
    known = expected(game) if game else set()
    unused = []
    texts = messages(folders()[key], "en")
    known |= {name for message in texts.values() for name in references(message)}
    known |= {f"column-{column}" for column in COLUMNS}  # ids composed of colour and shape
    known |= words_on_board(key) | {f"board-{tag}" for tag in tags(VillaDecision)}
    for name in texts:
        kind = next((kind for kind in BUILT_FROM_RECORDS if name.startswith(kind)), None)
        # The glossary in the client shows every message that begins with `word-`.
        if kind == "offer-" or name in known or name.startswith("word-"):
            continue
        # `refusal-not-a-street` is written as the word "not-a-street", others whole.
        tail = name.partition("-")[2]
        if kind or not {name, tail, name.rpartition("-")[2]} & words_in_code():
            unused.append(name)
    assert unused == []


def words_on_board(key: str) -> set[str]:
    """The keys in what a game renders."""
    path = SOURCE / "games" / key / "render.py"
    return set(ON_BOARD.findall(path.read_text(encoding="utf-8"))) if path.is_file() else set()


@pytest.mark.parametrize("key", OUR_KEYS)
def test_every_word_on_the_board_exists(key: str) -> None:
    asked = words_on_board(key)
    if key == "villa_paletti":
        asked |= {f"board-{tag}" for tag in tags(VillaDecision)}
    assert asked - set(messages(folders()[key], "en")) == set()


REFUSALS = re.compile(r"\b(?:Illegal\(\s*\"[A-Z0-9-]+\",|Invalid\()\s*\"([a-z0-9-]+)\"")


def refusals_in(path: Path) -> list[str]:
    return [f"refusal-{reason}" for reason in REFUSALS.findall(path.read_text(encoding="utf-8"))]


def test_every_refusal_has_a_text() -> None:
    missing: list[str] = []
    for path in SOURCE.rglob("*.py"):
        parts = path.relative_to(SOURCE).parts
        known = set(messages(folders()["common"], "en"))
        if parts[0] == "games" and len(parts) > 2:
            known |= set(messages(folders()[parts[1]], "en"))
        missing += [f"{path.relative_to(SOURCE)}: {key}" for key in refusals_in(path) if key not in known]
    assert missing == []


def test_no_key_of_the_client_can_be_mistaken_for_the_name_of_a_thing() -> None:
    """`account-none` would replace the value `none` in every sentence of a game."""
    kinds = tuple(f"{kind}-" for kind in NAMED)
    assert [key for key in messages(ROOT / "client" / "src" / "texts", "en") if key.startswith(kinds)] == []
