"""The decisions that a seat may have to make; a state keeps the open ones as a stack."""

from typing import Literal

from ludoteca.core import Decision, Seat

from .geometry.villa import Loads, Villa
from .tables import ColumnId

Purpose = Literal["own", "neutral", "proof", "penalty", "neutral_proof"]
"""The purpose of taking out a column: to move an own one (VIL-T1) or a neutral one up (VIL-N2), to prove that
the declarer could have moved (VIL-T6), as the penalty for a failed proof (VIL-T6), or to prove that another
neutral one can be moved (VIL-N2)."""


class PlacingColumn(Decision, frozen=True, kw_only=True):
    """The seat puts any column on the building site (VIL-U1)."""

    rule = "VIL-U1"


class LayingBlue(Decision, frozen=True, kw_only=True):
    """The seat that will start lays the blue floor (VIL-U2)."""

    rule = "VIL-U2"


class RollingColour(Decision, frozen=True, kw_only=True):
    """The seat rolls the seal on a real table and tells its colour, or lets the program roll (VIL-U3)."""

    rule = "VIL-U3"


class ChoosingColour(Decision, frozen=True, kw_only=True):
    """The seat chooses one of the colours that are left (VIL-U3)."""

    rule = "VIL-U3"


class TakingTurn(Decision, frozen=True, kw_only=True):
    """The seat moves a column up or declares that it cannot (VIL-T1, VIL-T5)."""

    rule = "VIL-T1"


class MovingOwn(Decision, frozen=True, kw_only=True):
    """The neutral step is done: the seat moves a column of its own (VIL-N2)."""

    rule = "VIL-N2"


class SettingDown(Decision, frozen=True, kw_only=True):
    """The seat has a column in hand and sets it on the highest floor (VIL-T3)."""

    rule = "VIL-T3"
    column: ColumnId
    purpose: Purpose
    villa: Villa
    """The villa as it was, should it count as broken off (VIL-T4)."""
    loads: Loads


class Contesting(Decision, frozen=True, kw_only=True):
    """The seat is asked whether it contests the declaration (VIL-T6)."""

    rule = "VIL-T6"


class Proving(Decision, frozen=True, kw_only=True):
    """The seat moves one of the declarer's columns up (VIL-T6)."""

    rule = "VIL-T6"


class Punishing(Decision, frozen=True, kw_only=True):
    """The declarer may take a column of the contester's out of the game (VIL-T6)."""

    rule = "VIL-T6"
    contester: Seat


class LayingFloor(Decision, frozen=True, kw_only=True):
    """The declarer lays the next floor (VIL-T7)."""

    rule = "VIL-T7"


class DoubtingNeutral(Decision, frozen=True, kw_only=True):
    """The seat is asked whether it will show that another neutral column can be moved (VIL-N2)."""

    rule = "VIL-N2"


class ProvingNeutral(Decision, frozen=True, kw_only=True):
    """The seat moves another neutral column up (VIL-N2)."""

    rule = "VIL-N2"


VillaDecision = (
    PlacingColumn
    | LayingBlue
    | RollingColour
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

DecisionKind = Literal[
    "placing_column",
    "laying_blue",
    "rolling_colour",
    "choosing_colour",
    "taking_turn",
    "moving_own",
    "setting_down",
    "contesting",
    "proving",
    "punishing",
    "laying_floor",
    "doubting_neutral",
    "proving_neutral",
]
"""The tags of the decisions: what the client knows of each."""
