"""The options of a match: edition, interpretations of the rulebook, variants."""

from typing import Annotated, Literal

import msgspec

from ludoteca.core import Derivation, Invalid, Record, Term, derived

from .own_tiles import Tiles, tile_set_of
from .tables import PLAYERS, PRINTED_BOX, PlayersRow, TileSet
from .town import from_code


class Options(Record, frozen=True, kw_only=True):
    """Editions differ in PAL-M5, PAL-M8, PAL-P4 and PAL-E3.

    Every variant goes with every edition and every other variant.
    """

    edition: Literal["de", "en", "fr"] = "de"
    """The rulebook that holds: the publisher's own (German), or the English or French translation."""
    corner_contact: Literal["allowed", "forbidden"] = "allowed"
    """Whether a new house may touch others at a corner only (PAL-B2)."""
    jumped_policeman: Literal["free", "pays"] = "free"
    """Whether a corner jump over foreign policemen costs a point for each (PAL-M7)."""
    free_building: bool = False
    """PAL-V1: houses need not join."""
    ready_made_town: bool = False
    """PAL-V2: the town stands before the match; the players only claim its doors."""
    town_code: Annotated[str, msgspec.Meta(max_length=64)] | None = None
    """PAL-V2: which town; without a code one is drawn."""
    no_police: bool = False
    """PAL-V3: the game is played without policemen."""
    target_stones: bool = False
    """PAL-V4: each player shows which chip they will collect next."""
    tiles: Tiles | Literal["printed"] | msgspec.UnsetType = msgspec.UNSET
    """The houses of your own box, if its shapes are others (PAL-C3)."""
    first_player: Annotated[int, msgspec.Meta(ge=0, le=4)] | None = None
    """The seat of the youngest player; without one it is drawn (PAL-B1)."""

    @property
    def is_translation(self) -> bool:
        """Whether the English or French text holds where it differs from the German."""
        return self.edition != "de"


def tile_set(options: Options) -> TileSet:
    """The tiles in the box of a match; raises Invalid if those of the options make no box."""
    return tile_set_of(options.tiles) if isinstance(options.tiles, Tiles) else PRINTED_BOX


def houses_derived(numbers: PlayersRow) -> Derivation:
    """The houses of the finished town: one for each chip of each player (PAL-C5, PAL-B6)."""
    each = Term("houses-each", numbers.houses, {"chips": numbers.chips, "count": numbers.seats})
    return derived("houses-needed", each)


def require_possible_seats(seats: int) -> None:
    """Raises Invalid for a number of players that the game does not allow."""
    if seats not in PLAYERS:
        raise Invalid("wrong-number-of-seats", "PAL-C5", seats=seats, low=min(PLAYERS), high=max(PLAYERS))


def require_possible_options(options: Options, seats: int) -> None:
    """Raises Invalid for options or a number of seats with which no match begins."""
    require_possible_seats(seats)
    named = options.first_player
    if named is not None and named >= seats:
        raise Invalid("first-player-not-seated", "PAL-B1", seat=named, seats=seats)
    box = tile_set(options)
    if options.town_code is None:
        return
    if not options.ready_made_town:
        raise Invalid("town-code-without-ready-made-town", "PAL-V2")
    houses, needed = from_code(box, options.town_code).houses, PLAYERS[seats].houses
    if houses < needed:
        right = houses_derived(PLAYERS[seats])
        raise Invalid("too-few-houses", "PAL-V2", right, houses=houses, needed=needed)
