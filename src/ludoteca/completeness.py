"""Finds parts that a game lacks: it can be played without them, and its author gets a message for each."""

from collections.abc import Iterator, Sequence
from typing import Any, get_args

from ludoteca.bots import bots_error
from ludoteca.core import AnyGame, Match, Reason, Record, Simulated
from ludoteca.games import OUR_KEYS
from ludoteca.texts import Texts
from ludoteca.texts.rulebook import has_rules_page

KEYS_NAMED = 6
"""Keys of missing texts that a message names; of the others it gives the number."""
STATES_SAMPLED = 50
"""States of a match whose offers are looked at."""


def missing_parts(game: AnyGame, matches: Sequence[Match[Any, Any]] = ()) -> tuple[Reason, ...]:
    """A message for each part that a game lacks: physics, bots, rules page, texts; none if it is complete.

    Finished `matches` also show which texts the endings, tables and offers of the game need.
    """
    return tuple(_missing(game, matches))


def _missing(game: AnyGame, matches: Sequence[Match[Any, Any]]) -> Iterator[Reason]:
    title = game.info.title
    if isinstance(game, Simulated) and not game.is_installed():
        yield Reason(key="refusal-physics-missing")
    if game.info.key in OUR_KEYS:
        return  # tests check that ours are complete, and looking takes time
    if error := bots_error(game):
        yield Reason(key="missing-bots", params={"title": title, "detail": error})
    if not has_rules_page(game):
        yield Reason(key="no-rules-page", params={"title": title})
    texts = Texts("en", game)
    needed = dict.fromkeys([*text_keys(game), *(key for match in matches for key in keys_in_play(match))])
    if absent := [key for key in needed if not texts.has(key)]:
        named = ", ".join(absent[:KEYS_NAMED])
        yield Reason(key="missing-texts", params={"title": title, "count": len(absent), "keys": named})


def text_keys(game: AnyGame) -> list[str]:
    """The text keys that follow from the record types of a game: its actions, events and options."""
    unions = (("action", game.info.action), ("event", game.info.event))
    tags = [(kind, str(record.__struct_config__.tag)) for kind, union in unions for record in _kinds(union)]
    options = [("option", name) for name in game.info.options.__struct_fields__]
    return [f"{kind}-{name}".replace("_", "-") for kind, name in [*tags, *options]]


def keys_in_play(match: Match[Any, Any]) -> Iterator[str]:
    """The text keys that a finished match needs: its outcome, tables, facts, and the offers made in it."""
    game, state = match.game, match.state
    if match.outcome is not None:
        yield f"outcome-{match.outcome.reason}"
    for table in game.tables(state):
        yield f"table-{table.key}"
        yield from (f"column-{column}" for column in table.columns if not column.startswith("seat-"))
    yield from (f"fact-{key}" for key in game.facts(state))
    for seq in range(0, match.seq, 1 + match.seq // STATES_SAMPLED):
        before = match.state_at(seq)
        for offer in (offer for seat in game.active(before) for offer in game.offers(before, seat)):
            names = [f"offer-{offer.action}", *(f"field-{name}" for name in offer.bounds)]
            yield from (name.replace("_", "-") for name in names)


def _kinds(union: Any) -> tuple[type[Record], ...]:
    kinds: tuple[type[Record], ...] = get_args(union) or (union,)
    return kinds
