"""The printed material as typed rows: spaces, rides, cards and their effects."""

from functools import cache
from importlib import resources
from typing import Annotated, Any, Literal

import msgspec

from ludoteca.core import Record, rows_of_text

Level = Literal["casa", "cantina", "terrazzo", "box", "vista_mare"]
Kind = Literal["terreno", "attivita", "gradinata", "card", "special"]
DeckName = Literal["speremmo", "bratta"]
Spared = Literal["rent", "collection", "fare"]
Origin = Literal["rulebook", "reconstruction"]
Palanche = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
Key = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_]*$", max_length=60)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]

LEVELS: tuple[Level, ...] = ("casa", "cantina", "terrazzo", "box", "vista_mare")
TOP_LEVEL = len(LEVELS)
DECKS: tuple[DeckName, ...] = ("speremmo", "bratta")
MOST_CARDS = 160
FEWEST_SPACES, MOST_SPACES = 28, 60
"""The lengths of boards that can be played; the printed one has 40 spaces (GEN-C1)."""
Printed = Annotated[str, msgspec.Meta(max_length=200)]
Symbols = Annotated[tuple[Key, ...], msgspec.Meta(max_length=12)]
DEEDS: tuple[Kind, ...] = ("terreno", "attivita", "gradinata")
"""The kinds of spaces that have a card to own (GEN-A1)."""

Asset = int
"""A card one can own: that of a space, by its number on the board, or a card to keep, numbered after them."""


class Row(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A row of the game's data files."""


class Source(Row, frozen=True, kw_only=True):
    """Which values of a row the rulebook prints, and which are reconstructed."""

    name: Origin | None = None
    numbers: Origin | None = None
    position: Origin | None = None
    quarter: Origin | None = None
    colour: Origin | None = None
    symbols: Origin | None = None


class Space(Row, frozen=True, kw_only=True):
    """A space of the board; for a terreno, attività or gradinata also the values on its card."""

    index: int
    key: Key
    kind: Kind
    name: Name
    quarter: Printed = ""
    colour: Key | None = None
    price: Palanche = 0
    cost: Palanche = 0
    rents: Annotated[tuple[Palanche, ...], msgspec.Meta(max_length=MOST_SPACES)] = ()
    symbols: Symbols = ()
    deck: DeckName | None = None
    pays_collection: Palanche = 0
    source: Source = msgspec.field(default_factory=Source)

    @property
    def is_deed(self) -> bool:
        """Whether it has a card that can be bought."""
        return self.kind in DEEDS


class Ride(Row, frozen=True, kw_only=True):
    """A ride (sopraelevata or ascensore): from one end the next roll may count from the other (GEN-X1)."""

    key: Key
    ends: Annotated[tuple[Key, ...], msgspec.Meta(max_length=8)]
    fare: Palanche
    source: Origin | None = None


class Colour(Row, frozen=True, kw_only=True):
    """A colour of land cards, and its display colour."""

    key: Key
    paint: Annotated[str, msgspec.Meta(pattern="^#[0-9a-f]{6}$")]


class Places(Row, frozen=True, kw_only=True):
    """The spaces with a special role: the start, the collection, and where a third double leads."""

    start: Key
    passing_pays: Palanche
    collection: Key
    third_double: Key
    source: Origin | None = None


class Effect(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do", omit_defaults=True
):
    """One effect of a card."""


class Receive(Effect, frozen=True, kw_only=True, tag="receive"):
    """Receive the amount; from the collection at most what it contains."""

    source: Literal["banca", "each_player", "collection"] = msgspec.field(name="from")
    amount: Palanche


class Pay(Effect, frozen=True, kw_only=True, tag="pay"):
    """Pay the amount; if to each player, as one sum."""

    to: Literal["banca", "each_player", "collection"]
    amount: Palanche


class PayPerInvestment(Effect, frozen=True, kw_only=True, tag="pay_per_investment"):
    """Pay the amount for each investment of a kind on the own land, or for every investment."""

    to: Literal["banca", "collection"]
    amount: Palanche
    level: Level | Literal["any"]


class MoveTo(Effect, frozen=True, kw_only=True, tag="move_to"):
    """Go forward to a space."""

    space: str
    pays_200: bool


class MoveToSymbol(Effect, frozen=True, kw_only=True, tag="move_to_symbol"):
    """Go forward to a space of choice that has the symbol (GEN-K2)."""

    symbol: str
    pays_200: bool


class MoveBy(Effect, frozen=True, kw_only=True, tag="move_by"):
    """Go a number of spaces forward, or backwards if negative."""

    steps: Annotated[int, msgspec.Meta(ge=1 - MOST_SPACES, le=MOST_SPACES - 1)]
    pays_200: bool


Deed = Receive | Pay | PayPerInvestment | MoveTo | MoveToSymbol | MoveBy
"""An effect that happens at once."""


class Keep(Effect, frozen=True, kw_only=True, tag="keep"):
    """Keep the card: it avoids one payment of a kind, or does `then` when it is played."""

    spares: Spared | None = None
    then: tuple[Deed, ...] = ()


Said = Receive | Pay | PayPerInvestment | MoveTo | MoveToSymbol | MoveBy | Keep


class Card(Row, frozen=True, kw_only=True):
    """A card of one of the two decks. Title and text are set only on cards that players write."""

    key: Key
    deck: DeckName
    effects: Annotated[tuple[Said, ...], msgspec.Meta(max_length=8)]
    title: Annotated[str, msgspec.Meta(max_length=60)] = ""
    text: Annotated[str, msgspec.Meta(max_length=300)] = ""

    @property
    def is_kept(self) -> bool:
        """Whether the player who turns it up keeps it."""
        return isinstance(self.effects[0], Keep)

    @property
    def does(self) -> tuple[Deed, ...]:
        """The effects when it is drawn or, if it is kept, when it is played."""
        done: list[Deed] = []
        for said in self.effects:
            done += said.then if isinstance(said, Keep) else (said,)
        return tuple(done)

    @property
    def spares(self) -> Spared | None:
        """The kind of payment that a kept card avoids; None if it avoids none."""
        said = self.effects[0]
        return said.spares if isinstance(said, Keep) else None


class Board(Record, frozen=True, kw_only=True):
    """A whole board; without cards of its own it is played with the built-in ones."""

    title: Printed = ""
    edition: Printed = ""
    authors: Annotated[tuple[Printed, ...], msgspec.Meta(max_length=12)] = ()
    publisher: Printed = ""
    source: Printed = ""
    levels: Annotated[tuple[str, ...], msgspec.Meta(max_length=12)] = LEVELS
    cubes: Annotated[int, msgspec.Meta(ge=1, le=110)] = 54
    symbols: Symbols = ()
    places: Places
    rides: Annotated[tuple[Ride, ...], msgspec.Meta(max_length=MOST_SPACES // 2)] = msgspec.field(
        name="ride", default=()
    )
    colours: Annotated[tuple[Colour, ...], msgspec.Meta(max_length=MOST_SPACES)] = msgspec.field(
        name="colour"
    )
    spaces: Annotated[tuple[Space, ...], msgspec.Meta(max_length=2 * MOST_SPACES)] = msgspec.field(
        name="space"
    )
    cards: Annotated[tuple[Card, ...], msgspec.Meta(max_length=MOST_CARDS)] = msgspec.field(
        name="card", default=()
    )


class CardFile(Row, frozen=True, kw_only=True):
    """The contents of the card file."""

    title: str
    edition: str
    source: str
    cards: tuple[Card, ...] = msgspec.field(name="card")


BUILT_IN = ("genova",)


def read_data_file(name: str) -> str:
    """The text of one of the game's data files."""
    return resources.files(__package__).joinpath("data", f"{name}.toml").read_text("utf-8")


def rows(text: str, row_type: type[Any]) -> Any:
    """A TOML text decoded to `row_type`; raises msgspec.ValidationError if it does not fit."""
    return msgspec.toml.decode(text, type=row_type)


@cache
def built_in_board(name: str) -> Board:
    """A board that is part of the program."""
    return msgspec.convert(rows_of_text(Board, read_data_file(name), f"{name}.toml"), Board)


@cache
def built_in_cards() -> tuple[Card, ...]:
    """The 72 cards that are part of the program (GEN-C2)."""
    cards: CardFile = rows(read_data_file("cards"), CardFile)
    return cards.cards
