"""Write the client's type of every text key from the Fluent files: `client/src/generated/messages.ts`.

The English texts decide which keys there are and which parameters each takes; tests hold the other
languages to them. A key that two games have takes the parameters of both.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

from ludoteca.games import OUR_KEYS

ROOT = Path(__file__).resolve().parents[1]
PYTHON, CLIENT = ROOT / "src" / "ludoteca", ROOT / "client" / "src"
NOT_IN_PAGES = ("email", "research", "terminal", "tournament")
"""Files of texts that only emails and the terminal use."""
PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})

Params = dict[str, str]
"""The parameters of a sentence with their TypeScript types."""


def message_types() -> str:
    """The text of the module: an interface with every key and its parameters."""
    found: dict[str, Params] = {}
    for path in sorted(files()):
        for key, params in messages(path.read_text(encoding="utf-8")).items():
            found[key] = {**found.get(key, {}), **params}
    lines = (f'  "{key}": {_object(params)};' for key, params in sorted(found.items()))
    return "\n".join(
        (
            "// Generated from the English Fluent texts by tools/messages.py. Do not edit.",
            "",
            "/** Every text key with the parameters of its sentence; `Sayable` is what can be said. */",
            "export interface Messages<Sayable> {",
            *lines,
            "}",
            "",
        )
    )


def files() -> Iterator[Path]:
    """The English texts that the client reads."""
    yield from (CLIENT / "texts").glob("*en.ftl")
    yield from (path for path in (PYTHON / "texts").glob("*en.ftl") if not path.name.startswith(NOT_IN_PAGES))
    for key in OUR_KEYS:
        yield from (CLIENT / "games" / key / "texts").glob("*en.ftl")
        yield from (PYTHON / "games" / key / "texts").glob("*en.ftl")


def messages(text: str) -> dict[str, Params]:
    """The keys of a Fluent text, attributes as `key.attribute`, with the parameters of each."""
    entries = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
    by_name = {entry.id.name: entry for entry in entries}
    found: dict[str, Params] = {}
    for entry in entries:
        if entry.value is not None:
            found[entry.id.name] = _params(entry.value, by_name)
        for attribute in entry.attributes:
            found[f"{entry.id.name}.{attribute.id.name}"] = _params(attribute.value, by_name)
    return found


def _params(node: Any, known: dict[str, ast.Message]) -> Params:
    """The parameters that a part of a sentence takes, those of the messages it quotes included."""
    match node:
        case ast.VariableReference():
            return {node.id.name: "Sayable"}
        case ast.FunctionReference():
            numbers = (each for each in node.arguments.positional if isinstance(each, ast.VariableReference))
            return {each.id.name: "number" for each in numbers}
        case ast.MessageReference() if node.id.name in known:
            return _params(known[node.id.name].value, known)
        case ast.SelectExpression():
            inside = _params([variant.value for variant in node.variants], known)
            return _merged(_selected(node), inside)
        case list():
            return _merged(*(_params(part, known) for part in node))
        case ast.BaseNode():
            return _params(list(vars(node).values()), known)
    return {}


def _selected(node: ast.SelectExpression) -> Params:
    """What a sentence chooses by: a number where its variants are numbers or plurals."""
    if not isinstance(node.selector, ast.VariableReference):
        return _params(node.selector, {})
    chosen = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
    return {node.selector.id.name: "number" if chosen <= PLURALS else "Sayable"}


def _merged(*parts: Params) -> Params:
    """All parameters of some parts; one that is a number in one of them is a number."""
    merged: Params = {}
    for part in parts:
        for name, kind in part.items():
            merged[name] = "number" if "number" in (kind, merged.get(name)) else kind
    return merged


def _object(params: Params) -> str:
    if not params:
        return "{}"
    return "{ " + "; ".join(f"readonly {name}: {kind}" for name, kind in sorted(params.items())) + " }"
