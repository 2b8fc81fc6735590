"""The events of Villa Paletti, with the numbers that led to them."""

from typing import Literal

from ludoteca.core import Event, RuleBy, Seat

from .decisions import Purpose
from .geometry.villa import Pose
from .state import EndReason, Role
from .tables import Colour, ColumnId, FloorName
from .wood import Cause, ContactLost, Frame, PieceId

Film = tuple[Frame, ...]
"""The recorded motion of the pieces, with rounded poses."""


WhyTaken = Literal["first_on_floor", "more_points"]
"""Why the seal has a new holder: the first column on a new floor, or more points than the holder."""


class VillaLaidOut(Event, frozen=True, kw_only=True):
    """All columns were placed on the building site and the blue floor was laid on them (VIL-U1, VIL-U2)."""

    rule = "VIL-U1"
    columns: dict[ColumnId, Pose]
    floor: Pose
    rests_on: tuple[ColumnId, ...]


class ColumnPlaced(Event, frozen=True, kw_only=True):
    """A seat put a column on the building site (VIL-U1)."""

    rule = "VIL-U1"
    seat: Seat
    column: ColumnId
    x: float
    y: float
    rotation: float


class SiteCleared(Event, frozen=True, kw_only=True):
    """The blue floor finds no safe place on the columns: all columns are placed anew (VIL-U2)."""

    rule = "VIL-U2"


class FloorSlipped(Event, frozen=True, kw_only=True):
    """The blue floor slipped: it is laid again (VIL-U2)."""

    rule = "VIL-U2"
    seat: Seat
    film: Film = ()


class ColourRolled(Event, frozen=True, kw_only=True):
    """The seal chose a colour (VIL-U3)."""

    rule = "VIL-U3"
    seat: Seat
    colour: Colour


class ColourChosen(Event, frozen=True, kw_only=True):
    """A seat chose a colour (VIL-U3)."""

    rule = "VIL-U3"
    seat: Seat
    colour: Colour


class ColourLeft(Event, frozen=True, kw_only=True):
    """A seat has the colour that was left (VIL-U3)."""

    rule = "VIL-U3"
    seat: Seat
    colour: Colour


class ColourNeutral(Event, frozen=True, kw_only=True):
    """The colour that is left is neutral (VIL-N2)."""

    rule = "VIL-N2"
    colour: Colour


class TurnBegan(Event, frozen=True, kw_only=True):
    """A seat's turn began."""

    rule = "VIL-T1"
    seat: Seat
    turn: int


class ColumnTaken(Event, frozen=True, kw_only=True):
    """A column was taken out, and the villa still stands (VIL-T2)."""

    rule = "VIL-T2"
    seat: Seat
    column: ColumnId
    purpose: Purpose
    level: int
    """Where it stood: 0 the building site, 1 the blue floor, …"""
    pushed: float
    """How far it moved another column at most, in millimetres."""
    seconds: float
    film: Film = ()


class AttemptBrokenOff(Event, frozen=True, kw_only=True):
    """An attempt was given up, or counts as given up; the villa is put back as it was (VIL-T4)."""

    rule = "VIL-T4"
    seat: Seat
    column: ColumnId
    purpose: Purpose
    cause: Cause | Literal["gave_up", "no_free_spot"]
    culprit: PieceId | None = None
    """The piece to which it happened."""
    moved: float = 0.0
    """How far it was pushed, in millimetres, measured on what it stands on."""
    moment: float | None = None
    """When that happened, in seconds of the film."""
    film: Film = ()


class ColumnTouched(Event, frozen=True, kw_only=True):
    """A hand let go of a column before any wood had moved, which is no attempt (VIL-T4)."""

    rule = "VIL-T4"
    seat: Seat
    column: ColumnId
    purpose: Purpose


class ColumnNudged(Event, frozen=True, kw_only=True):
    """A seat nudged a column to feel how fast it sits; nothing has moved (VIL-T4)."""

    rule = "VIL-T4"
    seat: Seat
    column: ColumnId
    force: float
    """Newtons at which it gave, or at which the finger stopped pushing."""
    carries: bool
    """Whether it rubs under the floor meanwhile."""
    load: float
    """With how many newtons the floor presses on it meanwhile."""


class ColumnLocked(Event, frozen=True, kw_only=True):
    """The column may not be taken for the rest of the game (VIL-T4)."""

    rule = "VIL-T4"
    column: ColumnId


class ColumnSetDown(Event, frozen=True, kw_only=True):
    """A column was set down on the highest floor (VIL-T3)."""

    rule = "VIL-T3"
    seat: Seat
    column: ColumnId
    purpose: Purpose
    floor: FloorName
    x: float
    y: float
    on: tuple[ColumnId, ...] = ()
    """The columns it stands on, on the red floor; on the floor itself: none."""
    film: Film = ()


class ColumnRemoved(Event, frozen=True, kw_only=True):
    """A column has left the game and never scores (VIL-T6)."""

    rule = "VIL-T6"
    seat: Seat
    """Who took it."""
    column: ColumnId
    owner: Seat
    why: Literal["proof", "penalty"]


class PointsChanged(Event, frozen=True, kw_only=True):
    """The points on the highest floor, seat by seat (VIL-S1, VIL-S3)."""

    rule = "VIL-S1"
    floor: FloorName
    before: tuple[int, ...]
    after: tuple[int, ...]
    column: ColumnId | None = None
    """The column that came or went; None when a new floor wiped them out."""
    worth: int = 0
    """The points that the column added, or took if negative."""


class SealTaken(Event, frozen=True, kw_only=True):
    """The seal has a new holder, and shows the colour of the one before (VIL-S2, VIL-S3, VIL-S4)."""

    rule = "VIL-S2"
    seat: Seat
    previous: Seat | None
    shows: Colour | None
    why: WhyTaken
    floor: FloorName
    points: int
    """The points of the new holder on the highest floor."""
    points_of_previous: int
    """The points of the previous holder on the highest floor."""


class SealKept(Event, frozen=True, kw_only=True):
    """The holder of the seal is also the first to score on the new floor: nothing changes (VIL-S3)."""

    rule = "VIL-S3"
    seat: Seat
    floor: FloorName


class Declared(Event, frozen=True, kw_only=True):
    """A seat declared that none of its columns can be moved (VIL-T5)."""

    rule = "VIL-T5"
    seat: Seat
    in_a_row: int
    """How many seats in a row have now declared while nothing changed (VIL-E1)."""


class Contested(Event, frozen=True, kw_only=True):
    """A seat contested, and must prove that a column can be moved (VIL-T6, VIL-N2)."""

    rule = "VIL-T6"
    seat: Seat
    against: Seat


class ContestDeclined(Event, frozen=True, kw_only=True):
    """A seat declined to contest (VIL-T6, VIL-N2)."""

    rule = "VIL-T6"
    seat: Seat


class PenaltyForgone(Event, frozen=True, kw_only=True):
    """The declarer takes no column of the contester's (VIL-T6)."""

    rule = "VIL-T6"
    seat: Seat
    contester: Seat


class FloorLaid(Event, frozen=True, kw_only=True):
    """A floor was laid (VIL-T7): points begin with green (VIL-S1), and anew with later ones (VIL-S3)."""

    rule = RuleBy(
        "floor",
        {"blue": "VIL-U2", "green": "VIL-S1", "yellow": "VIL-S3", "orange": "VIL-S3", "red": "VIL-S3"},
    )
    seat: Seat
    floor: FloorName
    x: float
    y: float
    rotation: float
    flipped: bool
    rests_on: tuple[ColumnId, ...]
    film: Film = ()


class FloorTakenBack(Event, frozen=True, kw_only=True):
    """A floor came to rest on too few columns and was taken back (VIL-T7)."""

    rule = "VIL-T7"
    seat: Seat
    floor: FloorName
    rests_on: tuple[ColumnId, ...]
    needed: int
    film: Film = ()


class FloorBrokenOff(Event, frozen=True, kw_only=True):
    """A floor knocked over a free-standing column; everything was put back, without the floor (VIL-E3)."""

    rule = "VIL-E3"
    seat: Seat
    floor: FloorName
    culprit: ColumnId
    """The column that was knocked over."""
    film: Film = ()


class FloorGivenUp(Event, frozen=True, kw_only=True):
    """A seat found no good place for the floor (VIL-T7)."""

    rule = "VIL-T7"
    seat: Seat
    floor: FloorName


class FloorImpossible(Event, frozen=True, kw_only=True):
    """No floor can be laid: too few columns are on the highest one, or the red floor is laid (VIL-T7)."""

    rule = "VIL-T7"
    seat: Seat
    why: Literal["too_few_columns", "red_lies"]
    columns: int
    needed: int


class OwnMoveSkipped(Event, frozen=True, kw_only=True):
    """After the neutral step the seat has no column of its own to move (VIL-N2)."""

    rule = "VIL-N2"
    seat: Seat


class VillaFell(Event, frozen=True, kw_only=True):
    """The villa came down (VIL-E3)."""

    rule = "VIL-E3"
    seat: Seat
    """Who brought it down."""
    role: Role
    column: ColumnId | None
    """The column that was being moved; None for a floor."""
    cause: Cause | None
    culprit: PieceId | None
    """The piece that decided it."""
    first_lost: ContactLost | None
    """The contact that opened first."""
    floors: int
    """How many floors lay."""
    moment: float | None = None
    """When it was clearly going down, in seconds of the film."""
    film: Film = ()


class MatchEnded(Event, frozen=True, kw_only=True):
    """The match is over (VIL-E1, VIL-E2)."""

    rule = "VIL-E2"
    reason: EndReason
    winner: Seat | None
    holder: Seat | None
    previous: Seat | None
    brought_down_by: Seat | None
    turns: int
    floors: int


VillaEvent = (
    VillaLaidOut
    | ColumnPlaced
    | SiteCleared
    | FloorSlipped
    | ColourRolled
    | ColourChosen
    | ColourLeft
    | ColourNeutral
    | TurnBegan
    | ColumnTaken
    | AttemptBrokenOff
    | ColumnTouched
    | ColumnNudged
    | ColumnLocked
    | ColumnSetDown
    | ColumnRemoved
    | PointsChanged
    | SealTaken
    | SealKept
    | Declared
    | Contested
    | ContestDeclined
    | PenaltyForgone
    | FloorLaid
    | FloorTakenBack
    | FloorBrokenOff
    | FloorGivenUp
    | FloorImpossible
    | OwnMoveSkipped
    | VillaFell
    | MatchEnded
)
