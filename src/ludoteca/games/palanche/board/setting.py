"""The board, cards and options of a match, prepared for fast access by number."""

from collections.abc import Callable
from functools import cached_property, lru_cache
from operator import itemgetter

from ludoteca.core import Invalid
from ludoteca.games.palanche.ledger import account_name
from ludoteca.games.palanche.options import Blank, Options, checked
from ludoteca.games.palanche.tables import (
    BUILT_IN,
    DECKS,
    Asset,
    Board,
    Card,
    DeckName,
    Spared,
    built_in_board,
    built_in_cards,
)

from .checks import check_board, check_cards, fits


def getter_of(places: tuple[int, ...]) -> Callable[[tuple[int, ...]], tuple[int, ...]]:
    """A function that takes the items of these spaces from a tuple with an item per space."""
    if len(places) > 1:
        return itemgetter(*places)
    # For less than two `itemgetter` gives no tuple.
    return lambda items: tuple(items[place] for place in places)


RULES_VERSION = 5
"""The present version of the rules; 2 to 4 are still played for matches that began under them."""
VOTE_ONCE_A_MATCH_SINCE = 5
"""The version from which on a player may ask for a vote to end once a match; before, once a turn (GEN-E2)."""


class Setting:
    """The prepared board, cards and options: tuples by the number of the space or card."""

    def __init__(self, options: Options, seats: int, rules_version: int) -> None:
        self.options = options
        self.rules_version = rules_version
        self.seats = seats
        self.board = board = board_of(options)
        self.cards = cards_of(options, board)
        self.banca = seats
        self.collection = seats + 1
        self.accounts = seats + 2
        self.account_names = tuple(account_name(number, seats) for number in range(self.accounts))
        self.account_number = {name: number for number, name in enumerate(self.account_names)}
        spaces = board.spaces
        self.space_count = len(spaces)
        self.keys = tuple(space.key for space in spaces) + tuple(card.key for card in self.cards)
        self.number = {key: number for number, key in enumerate(self.keys)}
        self.price = tuple(space.price for space in spaces)
        self.cost = tuple(space.cost for space in spaces)
        # GEN-F1: what the Banca gives for a card, and for a cube on it.
        self.half_price = tuple(price // 2 for price in self.price)
        self.half_cost = tuple(cost // 2 for cost in self.cost)
        self.rents = tuple(space.rents for space in spaces)
        self.terreno = tuple(space.kind == "terreno" for space in spaces)
        self.terreni = tuple(place for place in range(self.space_count) if self.terreno[place])
        self.is_deed = tuple(space.is_deed for space in spaces)
        self.deeds = tuple(place for place in range(self.space_count) if self.is_deed[place])
        self.group = tuple(self._group_of(place) for place in range(self.space_count))
        self.group_name = tuple(space.colour or space.kind for space in spaces)
        """By space: its colour, or its kind if it has none."""
        self.group_names = frozenset(self.group_name[place] for place in self.deeds)
        self.holders = tuple(map(getter_of, self.group))
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
        cards = dict(enumerate(self.cards, self.space_count))
        self.deeds_of = {asset: card.does for asset, card in cards.items()}
        self.deck_of = {asset: DECKS.index(card.deck) for asset, card in cards.items()}
        self.decks = tuple(
            tuple(asset for asset, own in self.deck_of.items() if own == deck) for deck in range(len(DECKS))
        )
        self.spares: dict[Asset, Spared] = {
            asset: card.spares for asset, card in cards.items() if card.spares
        }
        self.limit = options.limit
        self._hash = hash((seats, options))
        self.timed = options.length in ("short", "long")

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Setting):
            return NotImplemented
        return self is other or (
            (self.seats, self.rules_version) == (other.seats, other.rules_version)
            and self.options == other.options
        )

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[Callable[[Options, int, int], "Setting"], tuple[Options, int, int]]:
        """Pickle a setting as its options, from which the copy is prepared again."""
        return setting_of, (self.options, self.seats, self.rules_version)

    def _group_of(self, place: int) -> tuple[int, ...]:
        """The spaces of the same group: the same colour, all attività, or both gradinate."""
        space = self.board.spaces[place]
        if not space.is_deed:
            return ()
        return tuple(s.index for s in self.board.spaces if (s.kind, s.colour) == (space.kind, space.colour))

    def whole_colours(self, estate: tuple[int, ...]) -> tuple[int, ...]:
        """The terreni (land spaces) of the colours that are complete in these cards (GEN-I1)."""
        has_all = frozenset(estate).issuperset
        return tuple([place for group in self.colours if has_all(group) for place in group])

    @cached_property
    def symbols(self) -> dict[str, tuple[int, ...]]:
        """The spaces with each symbol."""
        return {
            symbol: tuple(space.index for space in self.board.spaces if symbol in space.symbols)
            for symbol in self.board.symbols
        }

    def card(self, asset: Asset) -> Card:
        """The kept card with this number."""
        return self.cards[asset - self.space_count]


def board_of(options: Options) -> Board:
    """The board that the options choose."""
    if isinstance(options.board, Board):
        check_board(options.board)
        return options.board
    if options.board not in BUILT_IN:
        raise Invalid("board-unknown", "GEN-C1", board=options.board, known=", ".join(BUILT_IN))
    return built_in_board(options.board)


def cards_of(options: Options, board: Board) -> tuple[Card, ...]:
    """Both decks, each with the table's own cards last (GEN-C2, GEN-V1).

    A board without cards of its own is played with the built-in ones that lead nowhere else.
    """
    printed = board.cards or tuple(card for card in built_in_cards() if fits(card, board))
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


def setting_of(options: Options, seats: int, rules_version: int = RULES_VERSION) -> Setting:
    """The prepared setting for these options; raises Invalid for impossible ones."""
    return _ready(checked(options, seats), seats, rules_version)


_ready = lru_cache(maxsize=64)(Setting)
