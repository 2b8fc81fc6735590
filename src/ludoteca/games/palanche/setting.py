"""What is fixed for a match: the choices of the table, and the board and cards made ready for play."""

from collections.abc import Callable
from functools import cached_property, lru_cache
from operator import itemgetter
from typing import Annotated, Literal, NamedTuple

import msgspec

from ludoteca.core import Invalid, Record, Seat, known

from .boardfile import check_board, check_cards
from .ledger import account_name
from .tables import (
    BUILT_IN,
    DECKS,
    SPACES,
    Board,
    Card,
    DeckName,
    Row,
    Said,
    Spared,
    built_in_board,
    built_in_cards,
)

Asset = int
"""A card one can own: a space's (0 … 39), or a card to keep (40 and up, in the order of both decks)."""

NOBODY = -1
LONGEST = 1_000

START = {2: (3_500, 6), 3: (3_000, 5), 4: (2_500, 4), 5: (2_000, 3), 6: (1_500, 2)}
"""By number of players: palanche and terreni to start with (GEN-C3)."""

NOTES = (500, 100, 50, 10)


class Blank(Row, frozen=True, kw_only=True):
    """A card the table writes itself (GEN-V1)."""

    title: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=300)]
    effects: tuple[Said, ...]


LENGTHS = msgspec.Meta(
    pattern="^(short|long|full|rounds:[1-9][0-9]{0,2})$",
    extra={"values": "short, long, full, rounds:1 … rounds:999"},
)


class Options(Record, frozen=True, kw_only=True, omit_defaults=True):
    """The choices of a table."""

    length: Annotated[str, LENGTHS] = "rounds:30"
    """60 minutes, 90 minutes, until one is left, or a number of rounds (GEN-C5)."""
    cap: Annotated[int, msgspec.Meta(ge=1, le=LONGEST)] | None = None
    """The round with which a full game ends at the latest (GEN-E3)."""
    wealth: Literal["all-cards", "terreno-only"] = "all-cards"
    """Which cards count at the end (GEN-E1)."""
    proposals: Annotated[int, msgspec.Meta(ge=0, le=20)] = 5
    """How many trades one may propose, and how many cards auction, in a turn (GEN-S1, GEN-S2)."""
    first: Annotated[int, msgspec.Meta(ge=0, le=5)] | Literal["dice"] = "dice"
    """The seat that begins, or the dice decide (GEN-C4)."""
    board: str | Board = "genova"
    """A board of the program by its name, or a whole board: so a match replays anywhere."""
    blank_speremmo: Blank | None = None
    blank_bratta: Blank | None = None
    """The table's own cards (GEN-V1)."""


class Deal(NamedTuple):
    """What each player starts with (GEN-C3)."""

    palanche: int
    terreni: int
    notes: tuple[tuple[int, int], ...]


def deal_for(seats: int) -> Deal:
    """The row of the start table: one 500 less for each player more, 4 × 100, 10 × 50, 10 × 10."""
    palanche, terreni = START[seats]
    return Deal(palanche, terreni, tuple(zip(NOTES, (7 - seats, 4, 10, 10), strict=True)))


def picking(places: tuple[int, ...]) -> Callable[[tuple[int, ...]], tuple[int, ...]]:
    """What takes, from a tuple by space, the items of these spaces."""
    if len(places) > 1:
        return itemgetter(*places)
    # For less than two `itemgetter` gives no tuple.
    return lambda items: tuple(items[place] for place in places)


class Setting:
    """A table made ready: everything looked up often is a tuple by the number of the space or card."""

    def __init__(self, options: Options, seats: int) -> None:
        self.options = options
        self.seats = seats
        self.board = board = board_of(options)
        self.cards = cards_of(options, board)
        self.deeds_said = tuple(card.does for card in self.cards)
        self.banca = seats
        self.collection = seats + 1
        self.accounts = seats + 2
        self.account_names = tuple(account_name(number, seats) for number in range(self.accounts))
        self.account_number = {name: number for number, name in enumerate(self.account_names)}
        spaces = board.spaces
        self.keys = tuple(space.key for space in spaces) + tuple(card.key for card in self.cards)
        self.number = {key: number for number, key in enumerate(self.keys)}
        self.price = tuple(space.price for space in spaces)
        self.cost = tuple(space.cost for space in spaces)
        self.rents = tuple(space.rents for space in spaces)
        self.terreno = tuple(space.kind == "terreno" for space in spaces)
        self.terreni = tuple(place for place in range(SPACES) if self.terreno[place])
        self.deeds = tuple(place for place in range(SPACES) if self.price[place])
        self.group = tuple(self._group_of(place) for place in range(SPACES))
        self.holders = tuple(map(picking, self.group))
        """By space: picks who has the cards that belong together with it, from the owners of all spaces."""
        self.colours = tuple(dict.fromkeys(self.group[place] for place in self.terreni))
        self.groups = tuple(dict.fromkeys(group for group in self.group if group))
        self.deck = tuple(DECKS.index(space.deck) if space.deck else None for space in spaces)
        self.pays_collection = tuple(space.pays_collection for space in spaces)
        self.passing_pays = board.places.passing_pays
        self.third_double = self.number[board.places.third_double]
        self.cathedral = self.number[board.places.collection]
        self.other_end: dict[int, int] = {}
        self.fare: dict[int, int] = {}
        for ride in board.rides:
            one, other = (self.number[end] for end in ride.ends)
            self.other_end |= {one: other, other: one}
            self.fare |= {one: ride.fare, other: ride.fare}
        self.deck_of = {asset: DECKS.index(card.deck) for asset, card in enumerate(self.cards, SPACES)}
        self.decks = tuple(
            tuple(asset for asset, own in self.deck_of.items() if own == deck) for deck in range(len(DECKS))
        )
        self.spares: dict[Asset, Spared] = {
            number: card.spares for number, card in enumerate(self.cards, SPACES) if card.spares
        }
        self.limit = options.cap
        if options.length.startswith("rounds:"):
            self.limit = int(options.length.removeprefix("rounds:"))
        self._hash = hash((seats, options))
        self.timed = options.length in ("short", "long")

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Setting):
            return NotImplemented
        return self is other or (self.seats == other.seats and self.options == other.options)

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[Callable[[Options, int], "Setting"], tuple[Options, int]]:
        """A copy, in another process too, is made ready from the same choices."""
        return setting_of, (self.options, self.seats)

    def _group_of(self, place: int) -> tuple[int, ...]:
        """The spaces that belong together with this one: its colour, all attività, both gradinate."""
        space = self.board.spaces[place]
        if not space.price:
            return ()
        return tuple(s.index for s in self.board.spaces if (s.kind, s.colour) == (space.kind, space.colour))

    def whole_colours(self, estate: tuple[int, ...]) -> tuple[int, ...]:
        """The terreni of all colours that someone with these cards has every card of (GEN-I1)."""
        has_all = frozenset(estate).issuperset
        return tuple([place for group in self.colours if has_all(group) for place in group])

    @cached_property
    def symbols(self) -> dict[str, tuple[int, ...]]:
        """The spaces that carry each symbol."""
        return {
            symbol: tuple(space.index for space in self.board.spaces if symbol in space.symbols)
            for symbol in self.board.symbols
        }

    def card(self, asset: Asset) -> Card:
        """The card to keep with this number."""
        return self.cards[asset - SPACES]


def board_of(options: Options) -> Board:
    """The board the table plays on."""
    if isinstance(options.board, Board):
        check_board(options.board)
        return options.board
    if options.board not in BUILT_IN:
        raise Invalid("board-unknown", "GEN-C1", board=options.board, known=", ".join(BUILT_IN))
    return built_in_board(options.board)


def cards_of(options: Options, board: Board) -> tuple[Card, ...]:
    """Both decks, the table's own cards last in theirs (GEN-C2, GEN-V1)."""
    printed = board.cards or built_in_cards()
    blanks: dict[DeckName, Blank | None] = {
        "speremmo": options.blank_speremmo,
        "bratta": options.blank_bratta,
    }
    cards: list[Card] = []
    for deck, blank in blanks.items():
        cards += [card for card in printed if card.deck == deck]
        if blank is not None:
            key = f"blank_{deck}"
            cards.append(Card(key=key, deck=deck, effects=blank.effects, title=blank.title, text=blank.text))
    check_cards(tuple(cards), board)
    return tuple(cards)


def setting_of(options: Options, seats: int) -> Setting:
    """The table for these choices; raises Invalid for choices that cannot be."""
    if seats not in START:
        raise Invalid("number-of-seats", "GEN-C3", seats=seats, low=min(START), high=max(START))
    try:
        checked = msgspec.convert(msgspec.to_builtins(options), known(Options))
    except msgspec.ValidationError as error:
        raise Invalid("options-malformed", problem=str(error)) from error
    return _ready(checked, seats)


@lru_cache(maxsize=64)
def _ready(options: Options, seats: int) -> Setting:
    first: Seat | Literal["dice"] = options.first
    if first != "dice" and first >= seats:
        raise Invalid("first-seat-unknown", "GEN-C4", seat=first, seats=seats)
    if options.cap is not None and options.length != "full":
        raise Invalid("cap-only-full", "GEN-E3", length=options.length)
    return Setting(options, seats)
