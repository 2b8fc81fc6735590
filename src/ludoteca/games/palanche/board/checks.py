"""Checks of boards and cards: the built-in ones and those that hosts and players bring (GEN-C1, GEN-V1)."""

from collections import Counter
from collections.abc import Iterable

from ludoteca.core import Invalid
from ludoteca.games.palanche.tables import (
    DECKS,
    FEWEST_SPACES,
    LEVELS,
    MOST_SPACES,
    TOP_LEVEL,
    Board,
    Card,
    Keep,
    MoveBy,
    MoveTo,
    MoveToSymbol,
    Pay,
    PayPerInvestment,
    Receive,
    Said,
    Space,
)

CARRIES = {
    "terreno": ("price", "cost", "rents", "colour"),
    "attivita": ("price", "rents"),
    "gradinata": ("price", "rents"),
    "card": ("deck",),
    "special": ("pays_collection",),
}
"""The fields that each kind of space has beside the common ones."""
LEAST = {"terreno": 16, "attivita": 1, "gradinata": 1, "card": 1, "special": 3}
"""The fewest spaces of each kind; four players are dealt 16 terreni (GEN-C3)."""


def refuse(reason: str, at: str, rule: str = "GEN-C1", **params: object) -> Invalid:
    """The refusal of a board or card, with the place of the flaw."""
    return Invalid(reason, rule, at=at, **params)


def in_tens(amount: int, at: str, step: int = 10, rule: str = "GEN-C1") -> None:
    """Raises Invalid unless an amount is a multiple of the step: 10, or 20 for prices and costs (GEN-C1)."""
    if amount <= 0 or amount % step:
        raise refuse("amount-not-in-steps", at, rule, amount=amount, step=step)


def check_board(board: Board) -> None:
    """Raises Invalid, with the place of the first flaw, if no match can be played on the board."""
    count = len(board.spaces)
    if not FEWEST_SPACES <= count <= MOST_SPACES:
        raise refuse("board-size", f"space[{count - 1}]", low=FEWEST_SPACES, high=MOST_SPACES, found=count)
    if board.levels != LEVELS:
        raise refuse("board-levels", "levels", "GEN-I1", expected=", ".join(LEVELS))
    kinds: Counter[str] = Counter(space.kind for space in board.spaces)
    for kind, least in LEAST.items():
        if kinds[kind] < least:
            raise refuse("board-kit", "space[0]", kind=kind, least=least, found=kinds[kind])
    colours = {colour.key for colour in board.colours}
    keys: set[str] = set()
    for index, space in enumerate(board.spaces):
        at = f"space[{index}]"
        if space.index != index:
            raise refuse("board-index", f"{at}.index", expected=index, found=space.index)
        if space.key in keys:
            raise refuse("key-twice", f"{at}.key", key=space.key)
        keys.add(space.key)
        check_space(space, at, colours, board.symbols, kinds)
    for position, colour in enumerate(board.colours):
        if all(space.colour != colour.key for space in board.spaces):
            raise refuse("board-colour-unused", f"colour[{position}]", colour=colour.key)
    check_places(board, keys)
    check_rides(board, keys)
    if board.cards:
        check_cards(board.cards, board)


def check_space(
    space: Space, at: str, colours: set[str], symbols: Iterable[str], kinds: Counter[str]
) -> None:
    """Raises Invalid if a space lacks a field that its kind needs, or has one too many."""
    for symbol in space.symbols:
        if symbol not in symbols:
            raise refuse("board-symbol-unknown", f"{at}.symbols", "GEN-K2", symbol=symbol)
    if space.pays_collection:
        in_tens(space.pays_collection, f"{at}.pays_collection", rule="GEN-X2")
    if space.kind == "card" and space.deck is None:
        raise refuse("board-deck-missing", at, "GEN-K1", space=space.key)
    for field in ("price", "cost", "rents", "colour", "deck", "pays_collection"):
        if getattr(space, field) and field not in CARRIES[space.kind]:
            raise refuse("board-misplaced", f"{at}.{field}", space=space.key, kind=space.kind, field=field)
    if not space.is_deed:
        return
    in_tens(space.price, f"{at}.price", step=20)
    for rent in space.rents:
        in_tens(rent, f"{at}.rents")
    rents = kinds[space.kind]
    if space.kind == "terreno":
        rents = 1 + TOP_LEVEL
        in_tens(space.cost, f"{at}.cost", step=20)
        if space.colour not in colours:
            raise refuse("board-colour-unknown", f"{at}.colour", "GEN-I1", colour=space.colour or "")
    if len(space.rents) != rents:
        raise refuse("board-rents", f"{at}.rents", "GEN-B1", expected=rents, found=len(space.rents))


def check_places(board: Board, keys: set[str]) -> None:
    """Raises Invalid if a named place is not on the board or does not do what it is named for."""
    places = board.places
    in_tens(places.passing_pays, "places.passing_pays", rule="GEN-T3")
    for field in ("start", "collection", "third_double"):
        if getattr(places, field) not in keys:
            raise refuse("board-place-missing", f"places.{field}", space=getattr(places, field))
    if board.spaces[0].key != places.start:
        raise refuse("board-start", "places.start", "GEN-C3", space=places.start)
    lies = next(space for space in board.spaces if space.key == places.collection)
    if lies.kind != "special" or lies.pays_collection:
        raise refuse("board-collection", "places.collection", "GEN-X3", space=lies.key)
    villa = next(space for space in board.spaces if space.key == places.third_double)
    if not villa.pays_collection:
        raise refuse("board-third-double", "places.third_double", "GEN-T2", space=villa.key)


def check_rides(board: Board, keys: set[str]) -> None:
    """Raises Invalid unless each ride has two ends of its own, where no card may move the pawn away."""
    drawing = {space.key for space in board.spaces if space.kind == "card"}
    taken: set[str] = set()
    for number, ride in enumerate(board.rides):
        at = f"ride[{number}].ends"
        in_tens(ride.fare, f"ride[{number}].fare", rule="GEN-X1")
        if len(ride.ends) != 2:
            raise refuse("ride-end-missing", at, "GEN-X1", ride=ride.key, found=len(ride.ends))
        for end in ride.ends:
            if end not in keys:
                raise refuse("ride-end-unknown", at, "GEN-X1", ride=ride.key, space=end)
            if end in taken:
                raise refuse("ride-end-shared", at, "GEN-X1", ride=ride.key, space=end)
            if end in drawing:
                raise refuse("ride-end-on-cards", at, "GEN-X1", ride=ride.key, space=end)
            taken.add(end)


def check_cards(cards: tuple[Card, ...], board: Board) -> None:
    """Raises Invalid if the cards cannot be played on the board."""
    keys = {space.key for space in board.spaces}
    for number, card in enumerate(cards):
        at = f"card[{number}]"
        if card.key in keys:
            raise refuse("key-twice", f"{at}.key", "GEN-C2", key=card.key)
        keys.add(card.key)
        check_effects(card.effects, board, f"{at}.effects")
    for deck in DECKS:
        # A pawn that is sent from card to card must come to rest: one card that neither moves nor is kept,
        # and none that moves twice, for then each might call up another (`check_effects`).
        if not any(card.deck == deck and not any(map(moves_or_stays, card.effects)) for card in cards):
            raise refuse("deck-restless", "card[0]", "GEN-C2", deck=deck)


def fits(card: Card, board: Board) -> bool:
    """Whether the board has the spaces and symbols that a card names."""
    try:
        check_effects(card.effects, board, card.key)
    except Invalid:
        return False
    return True


def moves(said: Said) -> bool:
    """Whether an effect moves the pawn."""
    return isinstance(said, MoveTo | MoveToSymbol | MoveBy)


def moves_or_stays(said: Said) -> bool:
    """Whether an effect moves the pawn, or keeps the card out of its deck."""
    return moves(said) or isinstance(said, Keep)


def check_effects(effects: tuple[Said, ...], board: Board, at: str) -> None:
    """Raises Invalid if an effect makes no sense on the board (GEN-V1)."""
    if not effects:
        raise refuse("effect-missing", at, "GEN-V1")
    if sum(map(moves, effects)) > 1:
        raise refuse("effect-moves-twice", at, "GEN-V1")
    for said in effects:
        match said:
            case Receive() | Pay() | PayPerInvestment():
                in_tens(said.amount, at, rule="GEN-V1")
            case MoveTo():
                if all(space.key != said.space for space in board.spaces):
                    raise refuse("effect-space-unknown", at, "GEN-V1", space=said.space)
            case MoveToSymbol():
                # Two of them, so that one is left to go to when the pawn stands on the other (GEN-K2).
                if sum(said.symbol in space.symbols for space in board.spaces) < 2:
                    raise refuse("effect-symbol-unknown", at, "GEN-V1", symbol=said.symbol)
            case MoveBy():
                if said.steps == 0:
                    raise refuse("effect-no-steps", at, "GEN-V1")
                if abs(said.steps) >= len(board.spaces):
                    raise refuse("effect-too-far", at, "GEN-V1", steps=abs(said.steps))
            case Keep():
                if len(effects) > 1:
                    raise refuse("effect-keep-alone", at, "GEN-V1")
                if (said.spares is None) == (not said.then):
                    raise refuse("effect-keep-unclear", at, "GEN-V1")
                if said.then:
                    check_effects(said.then, board, at)
