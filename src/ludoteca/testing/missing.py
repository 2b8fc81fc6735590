"""What a game could do with and does not bring: it is played without, and its author is told."""

from collections.abc import Iterator, Sequence
from typing import Any, get_args

from ludoteca.bots import bots_error
from ludoteca.core import AnyGame, Match, Reason, Record, Simulated
from ludoteca.games import OUR_KEYS
from ludoteca.texts import Texts
from ludoteca.texts.rulebook import has_rules_page

SHOWN = 6
"""So many keys of missing texts are named."""
LOOKS = 50
"""In so many states of a match it is looked what is offered."""


def missing(game: AnyGame, matches: Sequence[Match[Any, Any]] = ()) -> tuple[Reason, ...]:
    """A message for each thing that a game lacks, none for a complete game.

    In matches that were played it also looks for texts that only play asks for, such as those of endings.
    """
    return tuple(_missing(game, matches))


def _missing(game: AnyGame, matches: Sequence[Match[Any, Any]]) -> Iterator[Reason]:
    title = game.info.title
    if isinstance(game, Simulated) and not game.is_installed():
        yield Reason(key="refusal-physics-missing")
    if game.info.key in OUR_KEYS:
        return  # tests hold that ours are complete, and to look takes a while
    if error := bots_error(game):
        yield Reason(key="missing-bots", params={"title": title, "detail": error})
    if not has_rules_page(game):
        yield Reason(key="no-rules-page", params={"title": title})
    texts = Texts("en", game)
    asked = dict.fromkeys([*text_keys(game), *(key for match in matches for key in keys_in_play(match))])
    if unsaid := [key for key in asked if not texts.has(key)]:
        named = ", ".join(unsaid[:SHOWN])
        yield Reason(key="missing-texts", params={"title": title, "count": len(unsaid), "keys": named})


def text_keys(game: AnyGame) -> list[str]:
    """The keys of texts that follow from the records of a game."""
    unions = (("action", game.info.action), ("event", game.info.event))
    tags = [(kind, str(record.__struct_config__.tag)) for kind, union in unions for record in _kinds(union)]
    options = [("option", name) for name in game.info.options.__struct_fields__]
    return [f"{kind}-{name}".replace("_", "-") for kind, name in [*tags, *options]]


def keys_in_play(match: Match[Any, Any]) -> Iterator[str]:
    """The keys of texts that a finished match asks for: its end, what people compare, what was offered."""
    game, state = match.game, match.state
    if match.outcome is not None:
        yield f"outcome-{match.outcome.reason}"
    for table in game.tables(state):
        yield f"table-{table.key}"
        yield from (f"column-{column}" for column in table.columns if not column.startswith("seat-"))
    yield from (f"fact-{key}" for key in game.facts(state))
    for seq in range(0, match.seq, 1 + match.seq // LOOKS):
        before = match.state_at(seq)
        for offer in (offer for seat in game.active(before) for offer in game.offers(before, seat)):
            names = [f"offer-{offer.action}", *(f"field-{name}" for name in offer.bounds)]
            yield from (name.replace("_", "-") for name in names)


def _kinds(union: Any) -> tuple[type[Record], ...]:
    kinds: tuple[type[Record], ...] = get_args(union) or (union,)
    return kinds
