"""What a game could do with and does not bring: it is played without, and its author is told."""

from collections.abc import Iterator
from typing import Any, get_args

from ludoteca.bots import bots_error
from ludoteca.core import AnyGame, Reason, Record
from ludoteca.texts import Texts
from ludoteca.texts.rulebook import has_rules_page

SHOWN = 6
"""So many keys of missing texts are named."""


def missing(game: AnyGame) -> tuple[Reason, ...]:
    """A message for each thing that a game lacks; none for a complete game."""
    return tuple(_missing(game))


def _missing(game: AnyGame) -> Iterator[Reason]:
    title = game.info.title
    if error := bots_error(game):
        yield Reason(key="missing-bots", params={"title": title, "detail": error})
    if not has_rules_page(game):
        yield Reason(key="no-rules-page", params={"title": title})
    texts = Texts("en", game)
    if unsaid := [key for key in text_keys(game) if not texts.has(key)]:
        named = ", ".join(unsaid[:SHOWN])
        yield Reason(key="missing-texts", params={"title": title, "count": len(unsaid), "keys": named})


def text_keys(game: AnyGame) -> list[str]:
    """The keys of texts that follow from the records of a game."""
    unions = (("action", game.info.action), ("event", game.info.event))
    tags = [(kind, str(record.__struct_config__.tag)) for kind, union in unions for record in _kinds(union)]
    options = [("option", name) for name in game.info.options.__struct_fields__]
    return [f"{kind}-{name}".replace("_", "-") for kind, name in [*tags, *options]]


def _kinds(union: Any) -> tuple[type[Record], ...]:
    kinds: tuple[type[Record], ...] = get_args(union) or (union,)
    return kinds


def require_complete(game: AnyGame) -> None:
    """Raises AssertionError with a sentence for each thing that is missing."""
    texts = Texts("en")
    sentences = [texts.say(reason.key, **reason.params) for reason in missing(game)]
    assert not sentences, " ".join(sentences)
