"""Keys and numbers become sentences here, and only here, in the language of whoever reads them.

Texts are Fluent messages: `texts/<language>.ftl` of this package for everything common, and the same in a
game's folder. What a language lacks is looked up along its chain.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Protocol, get_args, get_type_hints, runtime_checkable

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from ludoteca.core import AnyGame, Reason, Record, Refusal, Seat

CHAINS = {
    "en": ("en",),
    "it": ("it", "en"),
    "fr": ("fr", "en"),
    "de": ("de", "en"),
    "nl": ("nl", "en"),
    "lij": ("lij", "it", "en"),
}
LANGUAGES = tuple(CHAINS)

SEAT_PARAMS = frozenset({"seat", "owner", "other"})
"""The parameters of refusals that name a seat; those of records are known by their type."""


def package_of(game: AnyGame) -> str:
    """The Python package that is the game's folder."""
    return type(game).__module__.rpartition(".")[0]


@cache
def _bundle(package: str, language: str) -> FluentBundle:
    # Isolation marks are invisible in a browser, and rubbish in a terminal or a log.
    bundle = FluentBundle([language], use_isolating=False)
    for folder in {"ludoteca", package}:
        texts = files(folder) / "texts"
        if not texts.is_dir():
            continue
        for file in sorted(texts.iterdir(), key=lambda file: file.name):
            if file.name == f"{language}.ftl" or file.name.endswith(f".{language}.ftl"):
                bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


NAMED = ("space", "card", "level", "deck", "symbol", "account", "column")
"""Kinds of things a game has by key: `space-via_roma` is what its texts call the space `via_roma`."""
CODES = frozenset({"reason"})
"""Values that sentences choose by, and never say: they keep their key even if a thing has the same one."""


WORD_ON_BOARD = re.compile("<([a-z-]+)>")


@runtime_checkable
class NamesThings(Protocol):
    """A game whose things have names of their own, the same in every language."""

    def name_of(self, key: str) -> str | None:
        """What stands on the thing with this key."""


@cache
def _seat_fields(record: type[Record]) -> frozenset[str]:
    """The fields that hold a seat, several, or a seat among other things."""
    hints = get_type_hints(record, include_extras=True)
    return frozenset(name for name, hint in hints.items() if Seat in (hint, *get_args(hint)))


class Texts:
    """The texts of one language, for one game or for none."""

    def __init__(
        self,
        language: str = "en",
        game: AnyGame | None = None,
        seat_name: Callable[[Seat], str] | None = None,
    ) -> None:
        self.language = language
        package = package_of(game) if game else "ludoteca"
        self._game = game
        self._bundles = [_bundle(package, link) for link in CHAINS[language]]
        self._seat_name = seat_name or (lambda seat: self.say("seat-name", number=seat + 1))

    def has(self, key: str) -> bool:
        """Whether the language or its chain has the message."""
        return self._find(key) is not None

    def say(self, key: str, **params: Any) -> str:
        """The sentence of a key; `key.attribute` names an attribute. A missing one is shown as its key."""
        found = self._find(key)
        if found is None:
            return f"‹{key}›"
        bundle, pattern = found
        known = {
            name: _plain(value if name in CODES else self._named(value)) for name, value in params.items()
        }
        sentence, _ = bundle.format_pattern(pattern, known)
        return str(sentence)

    def tell(self, kind: str, record: Record) -> str:
        """A record in words: `kind` is `event`, `action`, `offer` …"""
        tag = str(record.__struct_config__.tag).replace("_", "-")
        return self.say(f"{kind}-{tag}", **self._fields(record))

    def refusal(self, refusal: Refusal) -> str:
        """Why not, in one sentence."""
        params = dict(refusal.params)
        for name in SEAT_PARAMS & params.keys():
            seat = params[name]
            if isinstance(seat, int):
                params[name] = self._seat_name(seat)
        return self.say(f"refusal-{refusal.reason}", **params)

    def reason(self, reason: Reason) -> str:
        """Why a bot plays so."""
        return self.say(f"reason-{reason.key}", **reason.params)

    def board(self, picture: str) -> str:
        """What a game renders, with words for the keys that stand in it in angle brackets."""
        return WORD_ON_BOARD.sub(lambda key: self.say(key[1]), picture)

    def seat(self, seat: Seat) -> str:
        """What the seat is called."""
        return self._seat_name(seat)

    def _fields(self, record: Record) -> dict[str, Any]:
        fields = msgspec.structs.asdict(record)
        for name in _seat_fields(type(record)):
            match fields[name]:
                case int() as seat:
                    fields[name] = self._seat_name(seat)
                case tuple() as seats:
                    fields[name] = [self._seat_name(seat) for seat in seats]
        return fields

    def _named(self, value: Any) -> Any:
        """Things by their names instead of their keys."""
        if isinstance(value, list | tuple):
            return [self._named(part) for part in value]
        if not isinstance(value, str):
            return value
        for kind in NAMED:
            if self.has(f"{kind}-{value}"):
                return self.say(f"{kind}-{value}")
        name = self._game.name_of(value) if isinstance(self._game, NamesThings) else None
        return value if name is None else name

    def _find(self, key: str) -> tuple[FluentBundle, Any] | None:
        name, _, attribute = key.partition(".")
        for bundle in self._bundles:
            if not bundle.has_message(name):
                continue
            message = bundle.get_message(name)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                return bundle, pattern
        return None


def _plain(value: Any) -> str | int | float:
    """A value as Fluent takes it."""
    match value:
        case bool():
            return "yes" if value else "no"
        case str() | int() | float():
            return value
        case None | []:
            return "none"
        case Record():
            return str(value.__struct_config__.tag)
        case Mapping():
            return ", ".join(f"{name} {_plain(part)}" for name, part in value.items())
        case Sequence():
            return ", ".join(str(_plain(part)) for part in value)
    return str(value)
