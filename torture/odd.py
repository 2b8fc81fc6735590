"""Unusual options, boards and cards: allowed by the rules, unlikely to be chosen."""

import random
import string
from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from ludoteca.games.palanche.board.checks import moves
from ludoteca.games.palanche.options import Blank
from ludoteca.games.palanche.options import Options as PalancheOptions
from ludoteca.games.palanche.tables import (
    DECKS,
    LEVELS,
    Board,
    Card,
    Colour,
    DeckName,
    Keep,
    MoveBy,
    MoveTo,
    MoveToSymbol,
    Pay,
    PayPerInvestment,
    Receive,
    Ride,
    Said,
    Space,
    built_in_board,
)
from ludoteca.games.palermo.options import Options as PalermoOptions
from ludoteca.games.villa_paletti.options import Options as VillaOptions

STRANGE_WORDS = ("x", "[/b]", "{ $n }", "%s", "\u202eedis", "é" * 40, "0", "<b>", "\U0001f3b2", "a\tb")
"""Names that break a careless formatter."""

LENGTHS: dict[str, int] = {"rounds:1": 4, "rounds:2": 4, "rounds:3": 3, "rounds:6": 1, "full": 2, "short": 1}
"""Lengths of Palanche matches, with their weights."""


def amount(luck: random.Random, step: int = 10) -> int:
    """Return a multiple of ten, usually small, sometimes the largest allowed."""
    return step * luck.choice((1, 1, 2, 5, luck.randint(1, 50), luck.randint(1, 100_000 // step)))


def effect(luck: random.Random, board: Board) -> Any:
    """Return a random effect of a custom card."""
    symbols = [
        symbol for symbol in board.symbols if sum(symbol in space.symbols for space in board.spaces) > 1
    ]
    paying = luck.random() < 0.5
    choices: list[Any] = [
        Receive(source=luck.choice(("banca", "each_player", "collection")), amount=amount(luck)),
        Pay(to=luck.choice(("banca", "each_player", "collection")), amount=amount(luck)),
        PayPerInvestment(
            to=luck.choice(("banca", "collection")), amount=amount(luck), level=luck.choice((*LEVELS, "any"))
        ),
        MoveTo(space=luck.choice(board.spaces).key, pays_200=paying),
        MoveBy(steps=luck.choice((-39, -1, 1, 39, luck.randint(1, 39))), pays_200=paying),
    ]
    if symbols:
        choices.append(MoveToSymbol(symbol=luck.choice(symbols), pays_200=paying))
    return luck.choice(choices)


def effects(luck: random.Random, board: Board) -> tuple[Said, ...]:
    """Return the effects of a custom card: up to eight, or that it is kept."""
    if luck.random() < 0.25:
        if luck.random() < 0.5:
            return (Keep(spares=luck.choice(("rent", "collection", "fare"))),)
        return (Keep(then=said(luck, board, luck.randint(1, 3))),)
    return said(luck, board, luck.choice((1, 1, 1, 2, 8)))


def said(luck: random.Random, board: Board, count: int) -> tuple[Any, ...]:
    """Return at most `most` effects, of which at most one moves the pawn."""
    drawn = [effect(luck, board) for _ in range(count)]
    first = next((each for each in drawn if moves(each)), None)
    return tuple(each for each in drawn if each is first or not moves(each))


def cards(luck: random.Random, board: Board) -> tuple[Card, ...]:
    """Return custom decks of one card or more; each has a card without an effect on the turn."""
    made = []
    for deck in DECKS:
        rest = Pay(to="banca", amount=amount(luck))
        made.append(Card(key=f"own_{deck}", deck=deck, effects=(rest,)))
        made += [
            Card(
                key=f"own_{deck}_{n}",
                deck=deck,
                effects=effects(luck, board),
                title=luck.choice(STRANGE_WORDS),
            )
            for n in range(luck.choice((0, 1, 4, 12)))
        ]
    return tuple(made)


def board(luck: random.Random) -> Board:
    """Return a board with spaces, prices, rents, colours, rides and cards at random."""
    printed = built_in_board("genova")
    first, *others = printed.spaces
    luck.shuffle(others)
    names = luck.choice((1, 2, 8, 22))
    colours = tuple(
        Colour(key=f"c{string.ascii_lowercase[n]}", paint=f"#{luck.randrange(2**24):06x}")
        for n in range(names)
    )
    terreni = [space.key for space in printed.spaces if space.kind == "terreno"]
    luck.shuffle(terreni)
    colour_of = {key: colours[n % names].key for n, key in enumerate(terreni)}
    spaces = tuple(
        _space(luck, replace(space, index=index), colour_of.get(space.key))
        for index, space in enumerate((first, *others))
    )
    resting = [space.key for space in spaces if space.kind != "card"]
    ends = luck.sample(resting, 4)
    rides = tuple(
        Ride(key=f"ride_{n}", ends=(ends[2 * n], ends[2 * n + 1]), fare=amount(luck))
        for n in range(luck.randint(0, 2))
    )
    ring = replace(
        printed,
        title=luck.choice(STRANGE_WORDS),
        spaces=spaces,
        colours=colours,
        rides=rides,
        cubes=luck.choice((1, 3, 54, 110)),
        places=replace(printed.places, passing_pays=amount(luck)),
    )
    return replace(ring, cards=cards(luck, ring)) if luck.random() < 0.7 else ring


def _space(luck: random.Random, space: Space, colour: str | None) -> Space:
    if luck.random() < 0.1:
        space = replace(space, name=luck.choice(STRANGE_WORDS))
    if not space.is_deed:
        return replace(space, pays_collection=amount(luck)) if space.pays_collection else space
    changed = replace(space, price=amount(luck, 20), rents=tuple(amount(luck) for _ in space.rents))
    if space.kind == "terreno":
        changed = replace(changed, cost=amount(luck, 20), colour=colour)
    return changed


def blank(luck: random.Random) -> Blank | None:
    """Return a custom card for the printed board."""
    if luck.random() < 0.5:
        return None
    said = effects(luck, built_in_board("genova"))
    return Blank(title=luck.choice(STRANGE_WORDS), text=luck.choice(STRANGE_WORDS), effects=said)


def palanche(luck: random.Random, seats: int) -> PalancheOptions:
    """Return options of Palanche for a short match."""
    length = luck.choices(tuple(LENGTHS), tuple(LENGTHS.values()))[0]
    own = luck.random() < 0.5
    blanks: dict[DeckName, Blank | None] = {deck: None if own else blank(luck) for deck in DECKS}
    return PalancheOptions(
        length=length,
        cap=luck.choice((1, 1, 3, 9)) if length == "full" else None,
        wealth=luck.choice(("all-cards", "terreno-only")),
        proposals=luck.choice((0, 1, 5, 20)),
        first=luck.choice(("dice", luck.randrange(seats))),
        board=board(luck) if own else "genova",
        blank_speremmo=blanks["speremmo"],
        blank_bratta=blanks["bratta"],
    )


def palermo(luck: random.Random, seats: int, towns: Sequence[str]) -> PalermoOptions:
    """Return options of Palermo, usually with a ready-made town."""
    built = luck.random() < 0.005
    return PalermoOptions(
        edition=luck.choice(("de", "en", "fr")),
        corner_contact=luck.choice(("allowed", "forbidden")),
        jumped_policeman=luck.choice(("free", "pays")),
        free_building=luck.random() < 0.5,
        ready_made_town=not built,
        town_code=None if built else luck.choice(towns),
        no_police=luck.random() < 0.2,
        target_stones=luck.random() < 0.4,
        first_player=luck.choice((None, luck.randrange(seats))),
    )


def villa(luck: random.Random, seats: int) -> VillaOptions:
    """Return options of Villa Paletti, simulated or on a real table."""
    return VillaOptions(
        villa=luck.choice(("simulated", "simulated", "real")),
        wood=luck.choice(("perfect", "fine", "rough")),
        hands=luck.choice(("steady", "human", "shaky")),
        hands_by_seat=tuple(
            luck.choice(("as_table", "steady", "human", "shaky")) for _ in range(luck.randint(0, seats))
        ),
        placing=luck.choice(("both", "by_hand", "by_panel")),
        set_up="from_seed" if luck.random() < 0.8 else "in_turn",
        youngest=luck.choice((None, luck.randrange(seats))),
        colours=luck.choice(("chosen", "rolled")),
        experienced=luck.choice(("off", "from_orange", "orange_only")),
    )
