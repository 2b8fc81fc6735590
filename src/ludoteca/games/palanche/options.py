"""The options of a match."""

from typing import Annotated, Literal

import msgspec

from ludoteca.core import Invalid, Record, known

from .tables import Board, Row, Said

FEWEST, MOST = 2, 6
"""The numbers of players (GEN-C3)."""
LONGEST = 1_000


class Blank(Row, frozen=True, kw_only=True):
    """A card that the players write (GEN-V1)."""

    title: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=300)]
    effects: tuple[Said, ...]


LENGTHS = msgspec.Meta(
    pattern="^(short|long|full|rounds:[1-9][0-9]{0,2})$",
    extra={"values": "short, long, full, rounds:1 … rounds:999"},
)


class Options(Record, frozen=True, kw_only=True):
    """The options of a match."""

    length: Annotated[str, LENGTHS] = "rounds:30"
    """60 minutes, 90 minutes, until one is left, or a number of rounds (GEN-C5)."""
    cap: Annotated[int, msgspec.Meta(ge=1, le=LONGEST)] | None = None
    """The round with which a full game ends at the latest (GEN-E3)."""
    wealth: Literal["all-cards", "terreno-only"] = "all-cards"
    """The cards that count at the end (GEN-E1)."""
    proposals: Annotated[int, msgspec.Meta(ge=0, le=20)] = 5
    """The most trades that a seat may propose, and cards that it may auction, in a turn (GEN-S1, GEN-S2)."""
    first: Annotated[int, msgspec.Meta(ge=0, le=5)] | Literal["dice"] = "dice"
    """The seat that begins, or the dice decide (GEN-C4)."""
    board: str | Board = "genova"
    """A board of the program by its name, or a whole board: so a match replays anywhere."""
    blank_speremmo: Blank | None = None
    blank_bratta: Blank | None = None
    """The cards that the players wrote (GEN-V1)."""

    @property
    def limit(self) -> int | None:
        """The number of the final round, if it is agreed beforehand; else None (GEN-E3)."""
        if self.length.startswith("rounds:"):
            return int(self.length.removeprefix("rounds:"))
        return self.cap


def checked(options: Options, seats: int) -> Options:
    """Raises Invalid for a number of seats that the options do not allow; returns the options."""
    if not FEWEST <= seats <= MOST:
        raise Invalid("number-of-seats", "GEN-C3", seats=seats, low=FEWEST, high=MOST)
    try:
        converted = msgspec.convert(msgspec.to_builtins(options), known(Options))
    except msgspec.ValidationError as error:
        raise Invalid("options-malformed", problem=str(error)) from error
    if converted.first != "dice" and converted.first >= seats:
        raise Invalid("first-seat-unknown", "GEN-C4", seat=converted.first, seats=seats)
    if converted.cap is not None and converted.length != "full":
        raise Invalid("cap-only-full", "GEN-E3", length=converted.length)
    return converted
