"""The decisions that a seat may have to make, phase by phase."""

from typing import ClassVar

from ludoteca.core import Decision


class LayingStart(Decision, frozen=True, kw_only=True):
    """The seat decides where to lay the start tile."""

    rule: ClassVar[str] = "PAL-B1"


class LayingHouse(Decision, frozen=True, kw_only=True):
    """The seat decides which house to lay, where, and in which rotation."""

    rule: ClassVar[str] = "PAL-B1"


class ClaimingDoor(Decision, frozen=True, kw_only=True):
    """The seat decides which door of the ready-made town to claim."""

    rule: ClassVar[str] = "PAL-V2"


class SettingTarget(Decision, frozen=True, kw_only=True):
    """The seat decides which chip to collect next; its turn, below on the stack, waits for that."""

    rule: ClassVar[str] = "PAL-V4"


class TakingTurn(Decision, frozen=True, kw_only=True):
    """The seat decides where to move its policeman, if at all, and its pawn, or takes interest."""

    rule: ClassVar[str] = "PAL-M0"


class Walking(Decision, frozen=True, kw_only=True):
    """The seat, having moved its policeman, decides where to move its pawn, or takes interest."""

    rule: ClassVar[str] = "PAL-M0"


LayingDecision = LayingStart | LayingHouse
CollectingDecision = SettingTarget | TakingTurn | Walking
