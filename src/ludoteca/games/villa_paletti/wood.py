"""The requests that the rules make of the physics simulation, and its results.

Rules send a request through `Chance.simulate` and read the result; results are recorded, so a replay needs no
physics. Lengths are millimetres, angles degrees, times seconds, forces newtons.

The course of a turn: `Pull` (or `Lift`) takes a column out; the result's villa then lacks it (its pose is
None); `SetDown` puts it on the highest floor. `LayFloor` adds the next floor. `Settle` lets a villa that was
put together by hand (the set-up) come to rest. `Inspect` asks for a reading without touching anything,
`Nudge` for what a finger feels at a column.

Requests are pure values: the same request gives the same result, bit for bit, in one build.
"""

from typing import Literal

from ludoteca.core import Record

from .geometry.villa import Pose, Villa
from .tables import ColumnId, FloorName

Tremor = Literal["steady", "human", "shaky"]
"""How much hands tremble; it grows with the height above the table. A steady hand does not tremble at all."""

Tool = Literal["hand", "hook"]
"""The hand grips all round and keeps the column upright; the hook only drags, so it should sit low."""

PieceId = str
"""A column's id, such as `red-hex`, or a floor's name, such as `blue`."""


class Straight(Record, frozen=True, kw_only=True, tag="straight"):
    """A declared pull: straight out from under the floor, along a path that the simulation makes."""

    direction: float
    """Where to, in degrees against the clock from the x axis."""
    speed: float = 50.0
    """How fast the hand goes, in millimetres a second (see `hand.SPEED_RANGE`)."""


class HandPoint(Record, frozen=True, kw_only=False, array_like=True, tag=False):
    """The hand's target at a time, relative to where it took hold; a list of up to 9 numbers in JSON.

    Degrees of the turn count around the upright axis, against the clock. The last two numbers are the second
    hand, which a pull may use at any time: it is on the floor over the column (or where `Hold` says).
    """

    t: float
    x: float
    y: float
    z: float = 0.0
    turn: float = 0.0
    lean_x: float = 0.0
    lean_y: float = 0.0
    """Degrees by which the top of the piece is to lean to the right and to the back."""
    steady: float = 0.0
    """Newtons with which the second hand may hold the floor against slipping, 0 … `hand.MOST_STEADY`."""
    lift: float = 0.0
    """Newtons with which it lifts the floor, 0 … `hand.MOST_LIFT`."""


FIRST_TOUCH = HandPoint(0.002, 0.0, 0.0)
"""A path must not be empty: a hand that lets go at once has been there for a moment."""


class HandPath(Record, frozen=True, kw_only=True, tag="path"):
    """An explicit path of the hand; between points it moves straight and evenly.

    Times begin above 0 (at 0 the hand has just taken hold) and increase; after the last point the hand opens.
    `hand.check_path` holds the limits.
    """

    points: tuple[HandPoint, ...]


class Hold(Record, frozen=True, kw_only=True, tag=False):
    """The second hand on a floor: it may steady it and lift it a little (VIL-T2)."""

    floor: FloorName
    x: float
    y: float
    """The point of the floor that is held, as seen from the table."""
    lift: float = 0.0
    """Upward force, 0 … `hand.MOST_LIFT`."""
    steady: float = 0.0
    """Largest sideways force against slipping, 0 … `hand.MOST_STEADY`."""


Quality = Literal["exact", "sketch"]
"""`exact`: what counts, with its film. `sketch`: coarser and faster, for thinking ahead: without film, loads
and the first lost contact."""


class Settle(Record, frozen=True, kw_only=True):
    """Simulate a villa until it is at rest. Answered by a `WoodResult`: `stands`, `broken_off` or `fell`."""

    villa: Villa


class Pull(Record, frozen=True, kw_only=True):
    """Take a column out from under its floor (VIL-T2).

    Answered by a `WoodResult`: `out`, `broken_off`, `touched` or `fell`.
    """

    villa: Villa
    column: ColumnId
    motion: Straight | HandPath
    grip: float = 35.0
    """How far above its foot the column is gripped (see `hand.grip_range`)."""
    tool: Tool = "hand"
    hold: Hold | None = None
    give_up: float | None = None
    """The hand lets go by itself, before the column is out, as soon as a floor or another column has moved by
    this many millimetres, or a floor tilts by this many degrees (VIL-T4); None: it never gives up."""
    tremor: Tremor = "human"
    seed: int = 0
    """Chooses the tremor; two pulls that differ only in it tremble differently."""
    quality: Quality = "exact"
    any_column_falls: bool = False
    """VIL-E3 until version 3 of the rules: a free-standing column that goes over is a fall, too, and letting
    go of a column is never a mere touch."""


class Lift(Record, frozen=True, kw_only=True):
    """Lift a column with nothing over it straight up and away. Answered by a `WoodResult` like a pull."""

    villa: Villa
    column: ColumnId
    tremor: Tremor = "human"
    seed: int = 0
    quality: Quality = "exact"
    any_column_falls: bool = False


class SetDown(Record, frozen=True, kw_only=True):
    """Set the column in hand upright on the highest floor and let go (VIL-T3).

    Its pose in `villa` must be None. Without a path the engine's hand lowers it to (x, y); with one, it
    begins over (x, y), its foot at `villa.carry_height`, and goes where the path leads. Answered by a
    `WoodResult`: `stands`, `broken_off` (VIL-T4) or `fell`.
    """

    villa: Villa
    column: ColumnId
    x: float
    y: float
    rotation: float = 0.0
    on: ColumnId | None = None
    """The column to stand on, on the red floor only (VIL-T3); where a path leads is seen afterwards."""
    path: HandPath | None = None
    tremor: Tremor = "human"
    seed: int = 0
    quality: Quality = "exact"
    any_column_falls: bool = False


class LayFloor(Record, frozen=True, kw_only=True):
    """Lower a floor onto the columns of the highest level and let go (VIL-T7).

    The floor must be the villa's next one. Without a path the engine's hands lower it to (x, y); with one, it
    begins over (x, y), its underside at `villa.carry_height`. Answered by a `WoodResult`: `stands`,
    `broken_off` (it knocked over a column) or `fell`; it rests on `result.villa.resting_on(floor)`.
    """

    villa: Villa
    floor: FloorName
    x: float
    y: float
    rotation: float = 0.0
    flipped: bool = False
    """The other side up."""
    path: HandPath | None = None
    tremor: Tremor = "human"
    seed: int = 0
    quality: Quality = "exact"
    any_column_falls: bool = False


class Inspect(Record, frozen=True, kw_only=True):
    """Read the loads and the risks of a villa at rest. Answered by an `Inspection`."""

    villa: Villa


class Nudge(Record, frozen=True, kw_only=True):
    """Push a column gently, the best way out, until it gives by a hair: to feel how fast it sits (VIL-T4).

    Nothing is left moved. Answered by a `Felt`.
    """

    villa: Villa
    column: ColumnId


class Felt(Record, frozen=True, kw_only=True):
    """What a finger feels at a column that it nudges."""

    force: float
    """Newtons at which the column gave, or at which the finger stopped pushing."""
    carries: bool
    """Whether it rubs under the floor meanwhile."""
    load: float
    """With how many newtons the floor presses on it meanwhile."""


WoodRequest = Settle | Pull | Lift | SetDown | LayFloor | Inspect | Nudge

Verdict = Literal["stands", "out", "broken_off", "fell", "touched"]
"""`stands`: at rest after settling, setting down or laying. `out`: the column is in the hand and the villa
stands. `broken_off`: the attempt counts as given up, the villa is as it was (VIL-T4). `fell`: VIL-E3.
`touched`: the hand let go before any wood had moved, so there was no attempt (VIL-T4)."""

MOST_PUSH = 3.0
"""Millimetres by which a column that was touched may be pushed (VIL-T4)."""

Cause = Literal[
    "let_go",  # broken off: the path ended, or the pull got stuck, before the column was out
    "changed_cover",  # broken off: a free column is now covered, or a covered one free (VIL-T2)
    "pushed",  # broken off: a column that was touched stands more than 3 mm from its place (VIL-T4)
    "knocked_over",  # broken off: a free-standing column was knocked over or rolled off (VIL-E3)
    "toppled",  # broken off: the new column fell over, nothing else fell
    "misplaced",  # broken off: the new column stands where it may not (VIL-T3)
    "tilted",  # fell: a floor tilts by more than 10 degrees
    "dropped",  # fell: a floor has dropped by more than 1 cm
    "overturned",  # fell: a column that carried a floor has fallen over
    "left_level",  # fell: a column that carried a floor has left its level
]


class FloorShift(Record, frozen=True, kw_only=True, tag=False):
    """How a floor moved, compared with before: sideways, around, in tilt, and down."""

    moved: float
    turned: float
    tilted: float
    """Its tilt now, not the change of it."""
    dropped: float


class ContactLost(Record, frozen=True, kw_only=True, tag=False):
    """The first contact that opened and did not close again before the villa fell."""

    t: float
    below: PieceId
    above: PieceId


class Frame(Record, frozen=True, kw_only=False, array_like=True, tag=False):
    """One frame of the film: the pieces that moved since the last one; `[t, {piece: pose}]` in JSON.

    Poses are rounded as players see them (`rounding.py`). A piece that is in no frame has not moved.
    """

    t: float
    moved: dict[PieceId, Pose]


class WoodResult(Record, frozen=True, kw_only=True):
    """The result of a simulation, with everything that the rules judge and the clients show."""

    verdict: Verdict
    cause: Cause | None
    """Why it was broken off or fell; None when all is well."""
    culprit: PieceId | None
    """The piece that decided it: the column pushed, the floor that tilted."""
    moment: float | None
    """When that was seen to happen, in seconds of the film; None when all is well."""
    villa: Villa
    """The villa now. `out`: without the column. `broken_off`: exactly as in the request. `fell`: the ruin."""
    pushed: dict[ColumnId, float]
    """The other columns that the piece in hand touched, each with how far it stands from its place when all
    is at rest: in millimetres, measured on the floor or base it stands on (VIL-T4)."""
    shifts: dict[FloorName, FloorShift]
    """How each floor lay compared with before, when the hands had let go."""
    loads: dict[ColumnId, float]
    """The weight on the top of each standing column, in newtons, at the end; empty unless it went well."""
    covered: dict[ColumnId, FloorName]
    """Which columns are covered by which floor, in `villa` (VIL-T7)."""
    free: tuple[ColumnId, ...]
    """The columns of `villa` with nothing over them."""
    first_lost: ContactLost | None
    """Where the fall began; None unless the villa fell."""
    seconds: float
    """How long it took at the table."""
    frames: tuple[Frame, ...]
    """The film, at most 25 frames a second; the first, at time 0, shows the piece in hand, the last one
    where everything has come to rest."""


Standing = Literal["free", "idle", "loaded", "critical"]
"""`free`: nothing over it. `idle`: covered, but it carries nothing. `loaded`: it carries, and the rest can do
without it. `critical`: statics says the villa cannot stand without it."""


class ColumnReading(Record, frozen=True, kw_only=True, tag=False):
    """How much the villa depends on a column."""

    standing: Standing
    load: float
    """The weight on its top now, in newtons."""
    margin: float
    """How far inside the supports the centre of the load would be without this column, in millimetres:
    the smallest over all floors; negative when it would be outside."""


class Inspection(Record, frozen=True, kw_only=True):
    """The result of `Inspect`: the load of each column, and by statics which may be taken."""

    columns: dict[ColumnId, ColumnReading]
    margin: float
    """The margin of the worst level, in millimetres."""
