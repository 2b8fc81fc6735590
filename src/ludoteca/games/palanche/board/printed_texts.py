"""The texts on spaces and cards: names, sentences, and a Genoese saying."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache

from ludoteca.core import Reason
from ludoteca.games.palanche.options import Options
from ludoteca.games.palanche.tables import (
    Card,
    MoveBy,
    MoveTo,
    Pay,
    PayPerInvestment,
    Receive,
    built_in_cards,
)

from .setting import board_of, cards_of


@lru_cache(maxsize=16)
def names_of(options: Options) -> Mapping[str, str]:
    """The names of a table's own spaces and titled cards, by key (GEN-V1)."""
    titles = {key: card.title for key, card in _cards(options).items() if card.title}
    return {space.key: space.name for space in board_of(options).spaces} | titles


def printed_on(key: str, options: Options) -> Sequence[Reason | str]:
    """The text on a card: what its players wrote, or its sentence and saying.

    A card of a board that a host brought may have none.
    """
    card = _cards(options)[key]
    if card.text:
        return (card.text,)
    if key not in _printed_cards():
        return ()
    saying = {part: Reason(key=f"card-{key}.{part}") for part in ("saying", "meaning")}
    return Reason(key=f"card-{key}.sentence", params=_values(card)), Reason(key="card-saying", params=saying)


@cache
def _printed_cards() -> frozenset[str]:
    """The keys of the built-in cards, which have printed texts."""
    return frozenset(card.key for card in built_in_cards())


@lru_cache(maxsize=16)
def _cards(options: Options) -> Mapping[str, Card]:
    """The cards of a match, by key."""
    return {card.key: card for card in cards_of(options, board_of(options))}


def _values(card: Card) -> dict[str, int | str]:
    """The values that a card's sentence may contain: its amount, its steps without sign, its space."""
    values: dict[str, int | str] = {}
    for deed in card.does:
        match deed:
            case Receive() | Pay() | PayPerInvestment():
                values["amount"] = deed.amount
            case MoveBy():
                values["steps"] = abs(deed.steps)
            case MoveTo():
                values["space"] = deed.space
    return values
