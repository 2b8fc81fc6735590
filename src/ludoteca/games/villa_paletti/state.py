"""What a match consists of: the villa, whose columns are whose, the seal, and the decisions that are open."""

from typing import Annotated, Literal

import msgspec

from ludoteca.core import Position, Record, Seat

from .pieces import COLOURS, COLUMNS, Colour, ColumnId, FloorName, Wood
from .villa import Villa
from .wood import Tremor

COLOURS_BY_SEATS = {2: (2, 2), 3: (1, 1, 1), 4: (1, 1, 1, 1)}
"""How many colours each seat plays, by the number of seats (VIL-U3, VIL-N1, VIL-N2)."""

FIRST_SCORING_LEVEL = 2
"""The green floor: from here on columns score (VIL-S1)."""

Purpose = Literal["own", "neutral", "proof", "penalty", "neutral_proof"]
"""Why somebody takes out a column: to move an own one (VIL-T1) or a neutral one up (VIL-N2), to prove that
the declarer could have moved (VIL-T6), as the penalty for a failed proof (VIL-T6), or to prove that another
neutral one can be moved (VIL-N2)."""

Role = Literal["own", "neutral", "proof", "penalty", "neutral_proof", "floor"]
"""In what role somebody brought the villa down (VIL-E2)."""

Loads = tuple[tuple[ColumnId, float], ...]
"""The weight on the top of each standing column, in newtons."""


class Options(Record, frozen=True, kw_only=True, tag="villa_paletti_options"):
    """The choices of a table."""

    villa: Literal["simulated", "real"] = "simulated"
    """Where the villa stands: in the program, or on your own table, and you tell what happens (VIL-R1)."""
    wood: Wood = "fine"
    """How exactly the columns are cut (VIL-C4)."""
    hands: Tremor = "human"
    """How much hands tremble."""
    set_up: Literal["from_seed", "in_turn"] = "from_seed"
    """Who puts the columns on the building site and lays the blue floor (VIL-U1, VIL-U2)."""
    youngest: Annotated[int, msgspec.Meta(ge=0, le=3)] | None = None
    """The seat that rolls the seal; None: drawn (VIL-U3)."""
    colours: Literal["chosen", "rolled"] = "chosen"
    """How the others come to their colours: they choose (Dutch text) or roll too (French text) (VIL-U3)."""
    experienced: Literal["off", "from_orange", "orange_only"] = "off"
    """Which floors may rest on fewer than three columns: from orange on (French), orange alone (Dutch)
    (VIL-V1)."""


class Seal(Record, frozen=True, kw_only=True, tag=False):
    """The master builder's seal: who has it, who had it before, for which floor it was last taken."""

    holder: Seat | None = None
    previous: Seat | None = None
    """Whose colour it shows (VIL-S4)."""
    floor: FloorName | None = None
    """The floor on which somebody has put the first column of their own (VIL-S2, VIL-S3)."""
    changes: int = 0
    """How often it has found a new holder."""


class PlacingColumn(Record, frozen=True, kw_only=True):
    """The seat puts any column on the building site (VIL-U1)."""

    seat: Seat


class LayingBlue(Record, frozen=True, kw_only=True):
    """The seat that will start lays the blue floor (VIL-U2)."""

    seat: Seat


class ChoosingColour(Record, frozen=True, kw_only=True):
    """The seat chooses one of the colours that are left (VIL-U3)."""

    seat: Seat


class TakingTurn(Record, frozen=True, kw_only=True):
    """The seat moves a column up or declares that it cannot (VIL-T1, VIL-T5)."""

    seat: Seat


class MovingOwn(Record, frozen=True, kw_only=True):
    """The neutral step is done: the seat moves a column of its own (VIL-N2)."""

    seat: Seat


class SettingDown(Record, frozen=True, kw_only=True):
    """The seat has a column in hand and sets it on the highest floor (VIL-T3)."""

    seat: Seat
    column: ColumnId
    purpose: Purpose
    villa: Villa
    """The villa as it was, should the column fall over (VIL-T4)."""
    loads: Loads


class Contesting(Record, frozen=True, kw_only=True):
    """The seat is asked whether it contests the declaration (VIL-T6)."""

    seat: Seat


class Proving(Record, frozen=True, kw_only=True):
    """The seat moves one of the declarer's columns up (VIL-T6)."""

    seat: Seat


class Punishing(Record, frozen=True, kw_only=True):
    """The declarer may take a column of the contester's out of the game (VIL-T6)."""

    seat: Seat
    contester: Seat


class LayingFloor(Record, frozen=True, kw_only=True):
    """The declarer lays the next floor (VIL-T7)."""

    seat: Seat


class DoubtingNeutral(Record, frozen=True, kw_only=True):
    """The seat is asked whether it will show that another neutral column can be moved (VIL-N2)."""

    seat: Seat


class ProvingNeutral(Record, frozen=True, kw_only=True):
    """The seat moves another neutral column up (VIL-N2)."""

    seat: Seat


Decision = (
    PlacingColumn
    | LayingBlue
    | ChoosingColour
    | TakingTurn
    | MovingOwn
    | SettingDown
    | Contesting
    | Proving
    | Punishing
    | LayingFloor
    | DoubtingNeutral
    | ProvingNeutral
)

EndReason = Literal[
    "fell",  # somebody else brought it down: the holder of the seal wins
    "fell-by-holder",  # the holder brought it down: the previous holder wins
    "fell-nobody-wins",
    "no-more-building",
    "no-more-building-nobody-wins",
]


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
    """Columns that nobody may take any more, sorted (VIL-T4)."""
    seal: Seal = Seal()
    turn: int = 0
    """How many turns have begun."""
    idle: int = 0
    """How many seats in a row have declared while nothing was moved, locked, removed or laid (VIL-E1)."""
    decisions: tuple[Decision, ...] = ()
    """What is to be decided, the next one last; the first belongs to the seat whose turn it is."""
    end: End | None = None

    @property
    def is_real(self) -> bool:
        """Whether the villa stands on a real table (VIL-R1)."""
        return self.options.villa == "real"

    @property
    def decision(self) -> Decision:
        """What is to be decided now."""
        return self.decisions[-1]

    @property
    def turn_of(self) -> Seat:
        """Whose turn it is, whoever decides at the moment."""
        return self.decisions[0].seat

    @property
    def neutral(self) -> Colour | None:
        """The colour that belongs to nobody, with three seats (VIL-N2)."""
        if self.seats != 3 or not all(self.colours):
            return None
        taken = {colour for seat in self.colours for colour in seat}
        return next(colour for colour in COLOURS if colour not in taken)

    @property
    def in_hand(self) -> ColumnId | None:
        """The column that somebody holds."""
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
        """Whose column it is; None for a neutral one, or before colours are known."""
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
