"""Makes sentences from text keys and parameters, in the language of the reader.

Texts are Fluent messages: `texts/<language>.ftl` of this package for everything common, and the same in the
folder of a game. A message that a language lacks is looked up along its chain.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, get_args, get_type_hints

import msgspec
from msgspec import UNSET

from ludoteca.core import (
    AnyGame,
    Derivation,
    Derivations,
    Event,
    NamesThings,
    Offer,
    ReadsAloud,
    Reason,
    Record,
    Refusal,
    Seat,
    Term,
)
from ludoteca.games import package_of

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

CHAINS = {
    "en": ("en",),
    "it": ("it", "en"),
    "fr": ("fr", "en"),
    "de": ("de", "en"),
    "nl": ("nl", "en"),
    "lij": ("lij", "it", "en"),
}
LANGUAGES = tuple(CHAINS)
WHOLE_LANGUAGES = tuple(language for language in LANGUAGES if language != "lij")
"""The languages that have every sentence; Genoese has names and sayings."""

BEFORE_A_VOWEL = re.compile(r"\b([Dd])e (?=[AEIOUYÀÂÉÈÊÎÔÛ])")

SEAT_PARAMS = frozenset({"seat", "owner", "other"})
"""The parameters of refusals that name a seat; those of records are known by their type."""


def _sources(package: str, language: str) -> list[str]:
    """The Fluent files of a package in a language, in the order of their names; of no package, none."""
    folder = files(package) / "texts" if package else None
    if folder is None or not folder.is_dir():
        return []
    found = [file for file in folder.iterdir() if f".{file.name}".endswith(f".{language}.ftl")]
    return [file.read_bytes().decode(errors="replace") for file in sorted(found, key=lambda file: file.name)]


@cache
def _bundle(package: str, language: str) -> "FluentBundle":
    # Imported here because the browser, whose pages make the sentences, does not have it.
    from fluent.runtime import FluentBundle, FluentResource

    # Isolation marks are invisible in a browser, and rubbish in a terminal or a log.
    bundle = FluentBundle([language], use_isolating=False)
    # The texts of a game come last: they override common texts of the same key.
    for source in (*_sources("ludoteca", language), *_sources(package, language)):
        bundle.add_resource(FluentResource(source), allow_overrides=True)
    return bundle


def fluent_of(game: AnyGame, language: str) -> str:
    """A game's own texts as Fluent; of a language that has none, those of the next in its chain."""
    found = (_sources(package_of(game), link) for link in CHAINS[language])
    return "\n".join(next(filter(None, found), []))


NAMED = ("space", "card", "level", "deck", "symbol", "account", "column", "group")
"""Kinds of things a game has by key: `space-via_roma` is what its texts call the space `via_roma`."""
CODES = frozenset({"reason", "why", "path", "word"})
"""Parameters that are never replaced by the name of a thing with the same key."""
OPEN = "open"
"""The value of a field of an offer that is still to be chosen."""
LONGEST_NUMBER = 10**18
"""Numbers from here on are shown without separators: Fluent cannot format them."""

WORD_ON_BOARD = re.compile("<([a-z0-9_]+-[a-z0-9_-]+)>")
SEAT_ON_BOARD = re.compile(r"seat-(\d+)")


class PersonName(str):
    """The name of a player in a sentence: said as it is, even if a thing of the game has the same key."""

    __slots__ = ()


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
        options: Any = None,
    ) -> None:
        """`options` are those of a match: its table may have things with names of its own."""
        self.language = language
        package = package_of(game) if game else ""
        self._game = game
        self._options = game.info.options() if game and options is None else options
        self._bundles = [_bundle(package, link) for link in CHAINS[language]]
        self._seat_name = seat_name

    def has(self, key: str) -> bool:
        """Whether the language or its chain has the message."""
        return self._find(key) is not None

    def say(self, key: str, /, **params: Any) -> str:
        """The sentence of a key; `key.attribute` names an attribute. A missing one is shown as its key."""
        found = self._find(key)
        if found is None:
            return f"‹{key}›"
        bundle, pattern = found
        known = {
            name: plain(value if name in CODES else self._named(value)) for name, value in params.items()
        }
        sentence, _ = bundle.format_pattern(pattern, known)
        return _elided(str(sentence), bundle.locales[0])

    def tell(self, kind: str, record: Record) -> str:
        """A record in words: `kind` is `event` or `action`."""
        fields = {name: value for name, value in msgspec.structs.asdict(record).items() if value is not UNSET}
        fields.pop("derivations", None)  # they are sentences of their own
        tag = str(record.__struct_config__.tag)
        return self._sentence(_dashed(f"{kind}-{tag}"), tag, self._with_seats(type(record), fields))

    def offer(self, offer: Offer) -> str:
        """An open-ended action in words: its fields are what their bounds fix them to, or `open`."""
        assert self._game is not None
        fixed = self._with_seats(self._game.info.action_type(offer.action), offer.fixed)
        fields = dict.fromkeys(offer.bounds, OPEN) | fixed
        return self._sentence(_dashed(f"offer-{offer.action}"), offer.action, fields)

    def read_aloud(self, event: Event) -> list[str]:
        """The texts of the things that the event turned up, line by line."""
        if self._game is None or not isinstance(self._game, ReadsAloud):
            return []
        lines = self._game.read_aloud(event, self._options)
        return [line if isinstance(line, str) else self.say(line.key, **line.params) for line in lines]

    def field(self, name: str) -> str:
        """The label of a field of an open-ended action."""
        return self.say(_dashed(f"field-{name}"))

    def value(self, kind: type[Record], field: str, value: Any) -> str:
        """A value of a field: the field's own word for it (an attribute), a seat's or a thing's name."""
        own = f"{_dashed(f'field-{field}')}.{plain(value)}"
        if self.has(own):
            return self.say(own)
        if value is None or isinstance(value, bool):
            return self.say(f"value-{plain(value)}")
        return str(plain(self._named(self._with_seats(kind, {field: value})[field])))

    def refusal(self, refusal: Refusal) -> str:
        """A refusal as a sentence."""
        params = self._with_seat_params(refusal.params)
        return self._sentence(f"refusal-{refusal.reason}", refusal.reason, params)

    def derivations(self, derivations: Derivations) -> list[str]:
        """Where numbers come from: a sentence for each."""
        return [] if derivations is UNSET else [self._derivation(each) for each in derivations]

    def _derivation(self, derivation: Derivation) -> str:
        """A number and its terms: “The rent of Via Roma: 220 in the row “basement””."""
        of, total = derivation.of, derivation.total
        params = self._with_seat_params({"total": total, **derivation.params})
        number = self._sentence(f"number-{of}", of, params)
        terms = "".join(
            self._sign(term.amount, place) + self._term(term) for place, term in enumerate(derivation.terms)
        )
        key = "derivation-sum" if len(derivation.terms) > 1 else "derivation"
        return self.say(key, number=number, terms=terms, total=total)

    def _sign(self, amount: float, place: int) -> str:
        """What is written before a term."""
        if place:
            return " − " if amount < 0 else " + "
        return "−" if amount < 0 else ""

    def _term(self, term: Term) -> str:
        params = self._with_seat_params({"amount": abs(term.amount), **term.params})
        return self._sentence(f"term-{term.kind}", term.kind, params)

    def reason(self, reason: Reason) -> str:
        """A reason of a bot as a sentence."""
        params = self._with_seat_params(reason.params)
        return self._sentence(f"reason-{reason.key}", reason.key, params)

    def _with_seat_params(self, params: Mapping[str, object]) -> dict[str, object]:
        """The parameters with names instead of the numbers of seats."""
        return {
            name: self.seat(value) if name in SEAT_PARAMS and isinstance(value, int) else value
            for name, value in params.items()
        }

    def _sentence(self, key: str, name: str, values: Mapping[str, Any]) -> str:
        """The sentence of a key; for a game without it, its name and values."""
        if self.has(key):
            return self.say(key, **values)
        told = ", ".join(f"{field} {plain(value)}" for field, value in values.items())
        return f"{name.replace('_', ' ')} ({told})" if told else name.replace("_", " ")

    def board(self, picture: str) -> str:
        """A rendered board with words for the text keys in angle brackets."""
        return WORD_ON_BOARD.sub(lambda found: self._on_board(found[1]), picture)

    def _on_board(self, key: str) -> str:
        if seat := SEAT_ON_BOARD.fullmatch(key):
            return self.seat(int(seat[1]))
        # A thing of a board that a host brought has no text: its key is shown.
        return self.say(key) if self.has(key) else key.partition("-")[2]

    def seat(self, seat: Seat) -> PersonName:
        """The name of the player at a seat; without names, “Player 1” in the language of the texts."""
        if self._seat_name is None:
            return PersonName(self.say("seat-name", number=seat + 1))
        return PersonName(self._seat_name(seat))

    def _with_seats(self, kind: type[Record], fields: Mapping[str, Any]) -> dict[str, Any]:
        """The fields of such a record, seats by their names."""
        named = dict(fields)
        for name in _seat_fields(kind) & named.keys():
            match named[name]:
                case int() as seat:
                    named[name] = self.seat(seat)
                case tuple() as seats:
                    named[name] = [self.seat(seat) for seat in seats]
        return named

    def _named(self, value: Any) -> Any:
        """Things by their names instead of their keys, texts within a text by their words."""
        if isinstance(value, list | tuple):
            return [self._named(part) for part in value]
        if isinstance(value, Reason):
            return self.say(value.key, **value.params)
        if not isinstance(value, str) or isinstance(value, PersonName):
            return value
        for kind in NAMED:
            if self.has(f"{kind}-{value}"):
                return self.say(f"{kind}-{value}")
        name = self._game.name_of(value, self._options) if isinstance(self._game, NamesThings) else None
        return value if name is None else name

    def _find(self, key: str) -> "tuple[FluentBundle, Any] | None":
        name, _, attribute = key.partition(".")
        for bundle in self._bundles:
            if not bundle.has_message(name):
                continue
            message = bundle.get_message(name)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                return bundle, pattern
        return None


def _elided(sentence: str, language: str) -> str:
    """A French sentence with “d’Anna” for “de Anna”; texts do not know the names they get."""
    return BEFORE_A_VOWEL.sub(r"\1’", sentence) if language == "fr" else sentence


def _dashed(key: str) -> str:
    """A text key from the name of a record or field, with dashes for underscores."""
    return key.replace("_", "-")


def plain(value: Any) -> str | int | float:
    """A value as sentences and people name it: none, yes and no by these words."""
    match value:
        case bool():
            return "yes" if value else "no"
        case int() if abs(value) >= LONGEST_NUMBER:
            return str(value)
        case str() | int() | float():
            return value
        case None | []:
            return "none"
        case Record():
            return str(value.__struct_config__.tag)
        case Mapping():
            return ", ".join(f"{name} {plain(part)}" for name, part in value.items())
        case Sequence():
            return ", ".join(str(plain(part)) for part in value)
    return str(value)
