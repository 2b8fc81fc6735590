"""The actions of Villa Paletti."""

import msgspec

from ludoteca.core import Action

from .tables import Colour, ColumnId, FloorName
from .wood import HandPoint, Tool


class PlaceColumn(Action, frozen=True, kw_only=True):
    """Put a column upright on the building site (VIL-U1)."""

    column: ColumnId
    x: float
    y: float
    rotation: float = 0.0


class ChooseColour(Action, frozen=True, kw_only=True):
    """Take one of the colours that are left (VIL-U3)."""

    colour: Colour


class Pull(Action, frozen=True, kw_only=True):
    """Pull a column sideways from under its floor, straight and evenly (VIL-T2)."""

    column: ColumnId
    direction: float
    """Where to, in degrees against the clock from the x axis."""
    speed: float = 50.0
    """Millimetres a second."""
    grip: float = 35.0
    """Millimetres above the foot of the column."""
    tool: Tool = "hand"
    hold: FloorName | None = None
    """The floor that the second hand holds, if any."""
    hold_x: float = 0.0
    hold_y: float = 0.0
    lift: float = 0.0
    """Newtons upward."""
    steady: float = 0.0
    """Newtons against slipping."""
    give_up: float | None = None
    """Break off as soon as something else has moved by this many millimetres or degrees (VIL-T4)."""


class PullAlong(Action, frozen=True, kw_only=True):
    """Pull a column along the recorded path of a hand (VIL-T2).

    A path that ends before the column is out breaks off (VIL-T4).
    """

    column: ColumnId
    path: tuple[HandPoint, ...]
    grip: float = 35.0
    tool: Tool = "hand"
    hold: FloorName | None = None
    hold_x: float = 0.0
    hold_y: float = 0.0
    lift: float = 0.0
    steady: float = 0.0
    give_up: float | msgspec.UnsetType = msgspec.UNSET
    """Break off as soon as something else has moved by this many millimetres or degrees (VIL-T4)."""


class Nudge(Action, frozen=True, kw_only=True):
    """Push a column gently, without moving it, to feel how fast it sits; no attempt (VIL-T4)."""

    column: ColumnId


class Lift(Action, frozen=True, kw_only=True):
    """Lift a column that has nothing above it straight up (VIL-T2)."""

    column: ColumnId


class BreakOff(Action, frozen=True, kw_only=True):
    """Touch a column and give up; it is locked (VIL-T4)."""

    column: ColumnId


class SetDown(Action, frozen=True, kw_only=True):
    """Set the column in hand on the highest floor (VIL-T3)."""

    x: float
    y: float
    rotation: float = 0.0
    on: ColumnId | None = None
    """The column to stand it on, on the red floor only."""


class SetDownAlong(Action, frozen=True, kw_only=True):
    """Carry the column in hand over the villa, lower it and let go, along a recorded path (VIL-T3).

    It begins upright over (x, y), its foot at the height that the view tells (`carry_height`); after the last
    point of the path the hand opens.
    """

    x: float
    y: float
    rotation: float = 0.0
    path: tuple[HandPoint, ...]


class Declare(Action, frozen=True, kw_only=True):
    """Declare that none of the own columns can be moved, and ask for a new floor (VIL-T5)."""


class Contest(Action, frozen=True, kw_only=True):
    """Contest a declaration: the seat must then move one of the columns itself (VIL-T6, VIL-N2)."""


class Decline(Action, frozen=True, kw_only=True):
    """Decline to contest, or to take the penalty (VIL-T6, VIL-N2)."""


class LayFloor(Action, frozen=True, kw_only=True):
    """Lay the next floor and let go (VIL-T7; the blue one: VIL-U2)."""

    x: float
    y: float
    """Where its centre of gravity goes."""
    rotation: float = 0.0
    flipped: bool = False
    """The other side up."""


class LayFloorAlong(Action, frozen=True, kw_only=True):
    """Carry the next floor over the villa, lower it and let go, along a recorded path (VIL-T7; blue: VIL-U2).

    It begins level with its centre of gravity over (x, y), its underside at the height that the view tells
    (`carry_height`); after the last point of the path the hands open.
    """

    x: float
    y: float
    rotation: float = 0.0
    flipped: bool = False
    """The other side up: chosen before it is carried."""
    path: tuple[HandPoint, ...]


class GiveUpFloor(Action, frozen=True, kw_only=True):
    """Give up laying the floor: there is no good place (VIL-T7)."""


class TellMoved(Action, frozen=True, kw_only=True):
    """Report that a column of a real villa was moved up, or taken out of the game as a penalty (VIL-R1)."""

    column: ColumnId
    on: tuple[ColumnId, ...] = ()
    """On the red floor: the column it was stacked on, or the two across which it stands (VIL-T3)."""


class TellColour(Action, frozen=True, kw_only=True):
    """Report which colour the seal showed when it was rolled on a real table (VIL-U3, VIL-R1)."""

    colour: Colour


class RollSeal(Action, frozen=True, kw_only=True):
    """Let the program roll the seal for players at a real table (VIL-U3, VIL-R1)."""


class TellFell(Action, frozen=True, kw_only=True):
    """Report that the real villa has fallen (VIL-R1)."""

    column: ColumnId | None = None
    """The column that was being moved; None while a floor was laid."""


class TellFloor(Action, frozen=True, kw_only=True):
    """Report that the next floor was laid on the real villa (VIL-R1)."""


Report = TellMoved | TellFell | TellFloor
"""An action that reports what happened on a real villa."""

Placing = SetDown | SetDownAlong
"""An action that sets the column in hand down on the highest floor."""

Laying = LayFloor | LayFloorAlong
"""An action that lays a floor."""

Attempt = Pull | PullAlong | Lift | BreakOff
"""An action that tries to take a column; there is no second attempt (VIL-T2)."""

VillaAction = (
    PlaceColumn
    | ChooseColour
    | Pull
    | PullAlong
    | Nudge
    | Lift
    | BreakOff
    | SetDown
    | SetDownAlong
    | Declare
    | Contest
    | Decline
    | LayFloor
    | LayFloorAlong
    | GiveUpFloor
    | TellColour
    | RollSeal
    | TellMoved
    | TellFell
    | TellFloor
)
