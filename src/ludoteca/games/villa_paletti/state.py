"""The state of a match: the villa, each seat's colours, the seal, and the open decisions."""

from typing import Literal

from msgspec import UNSET, UnsetType

from ludoteca.core import Position, Record, Seat

from .decisions import PlacingColumn, SettingDown, VillaDecision
from .geometry.supports import FEWEST, FEWEST_FOR_EXPERIENCED
from .geometry.villa import Loads, Villa
from .options import Options
from .tables import COLOURS, COLUMNS, Colour, ColumnId, FloorName

COLOURS_BY_SEATS = {2: (2, 2), 3: (1, 1, 1), 4: (1, 1, 1, 1)}
"""How many colours each seat plays, by the number of seats (VIL-U3, VIL-N1, VIL-N2)."""

FIRST_SCORING_LEVEL = 2
"""The green floor: from here on columns score (VIL-S1)."""

RULES_VERSION = 4
"""The present version of the rules; 2 and 3 are still played for matches that began under them."""
TOUCHES_SINCE = 4
"""The first version in which a touch is no attempt, and a free-standing column no fall (VIL-T4, VIL-E3)."""

Role = Literal["own", "neutral", "proof", "penalty", "neutral_proof", "floor"]
"""The role in which a seat brought the villa down (VIL-E2)."""


EndReason = Literal[
    "fell",  # another seat brought it down: the holder of the seal wins
    "fell-by-holder",  # the holder brought it down: the previous holder wins
    "fell-nobody-wins",
    "no-more-building",
    "no-more-building-nobody-wins",
]


class Seal(Record, frozen=True, kw_only=True, tag=False):
    """The master builder's seal: its holder, the holder before, and the floor it was last taken on."""

    holder: Seat | None = None
    previous: Seat | None = None
    """Whose colour it shows (VIL-S4)."""
    floor: FloorName | None = None
    """The floor on which a seat has put the first column of its own (VIL-S2, VIL-S3)."""
    changes: int = 0
    """How often it has found a new holder."""


class End(Record, frozen=True, kw_only=True, tag=False):
    """How the match ended (VIL-E1, VIL-E2)."""

    reason: EndReason
    winner: Seat | None = None
    brought_down_by: Seat | None = None
    role: Role | None = None
    floors: int = 0
    """How many floors lay, before anything fell."""


class State(Position, frozen=True, kw_only=True, tag="villa_paletti"):
    """A match at one moment; also its documented JSON form.

    A column without a pose is in the hand of the open `setting_down` decision, not yet placed (while
    `placing_column` is open), or out of the game.
    """

    options: Options = Options()
    seats: int
    villa: Villa
    loads: Loads = ()
    """As last measured; may be left out."""
    youngest: Seat = 0
    colours: tuple[tuple[Colour, ...], ...] = ()
    """The colours of each seat, in the order in which they were got."""
    locked: tuple[ColumnId, ...] = ()
    """Columns that may not be taken any more, sorted (VIL-T4)."""
    seal: Seal = Seal()
    turn: int = 0
    """The number of turns that have begun."""
    idle: int = 0
    """How many seats in a row have declared while nothing was moved, locked, removed or laid (VIL-E1)."""
    decisions: tuple[VillaDecision, ...] = ()
    """The open decisions, the next one last; the first belongs to the seat whose turn it is."""
    end: End | None = None
    began_under: int | UnsetType = UNSET
    """The version of the rules that the match began with, if it is an earlier one; not in a position."""

    @property
    def touch_is_attempt(self) -> bool:
        """Until version 3 every touch was an attempt, any column that went over a fall (VIL-T4, VIL-E3)."""
        return self.began_under is not UNSET and self.began_under < TOUCHES_SINCE

    @property
    def is_real(self) -> bool:
        """Whether the villa is a real one on the players' table (VIL-R1)."""
        return self.options.villa == "real"

    @property
    def decision(self) -> VillaDecision:
        """The decision that has to be made now."""
        return self.decisions[-1]

    @property
    def turn_of(self) -> Seat:
        """The seat whose turn it is; another seat may be deciding."""
        return self.decisions[0].seat

    @property
    def neutral(self) -> Colour | None:
        """The neutral colour, with three seats; None otherwise (VIL-N2)."""
        if self.seats != 3 or not all(self.colours):
            return None
        taken = {colour for seat in self.colours for colour in seat}
        return next(colour for colour in COLOURS if colour not in taken)

    @property
    def supports_needed(self) -> int:
        """How many columns the next floor must rest on (VIL-T7, VIL-V1)."""
        floor = self.villa.next_floor
        match self.options.experienced:
            case "from_orange" if floor in ("orange", "red"):
                return FEWEST_FOR_EXPERIENCED
            case "orange_only" if floor == "orange":
                return FEWEST_FOR_EXPERIENCED
            case _:
                return FEWEST

    @property
    def in_hand(self) -> ColumnId | None:
        """The column in hand; None if there is none."""
        if self.decisions and isinstance(self.decision, SettingDown):
            return self.decision.column
        return None

    @property
    def starter(self) -> Seat:
        """The seat that begins: the last one to get a colour, to the right of the youngest (VIL-U3)."""
        return (self.youngest - 1) % self.seats

    def left_of(self, seat: Seat) -> Seat:
        """The next seat, clockwise."""
        return (seat + 1) % self.seats

    def owner(self, column: ColumnId) -> Seat | None:
        """The seat that owns a column; None for a neutral one, or before colours are chosen."""
        colour = COLUMNS[column].colour
        for seat, colours in enumerate(self.colours):
            if colour in colours:
                return seat
        return None

    def out_of_game(self) -> tuple[ColumnId, ...]:
        """The columns that have left the game (VIL-T6)."""
        if self.decisions and isinstance(self.decision, PlacingColumn):
            return ()
        return tuple(
            column.id for column in self.villa.columns if column.pose is None and column.id != self.in_hand
        )
