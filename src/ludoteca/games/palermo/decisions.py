"""The decisions that a seat may have to make, phase by phase."""

from typing import ClassVar

from ludoteca.core import Decision


class LayingStart(Decision, frozen=True, kw_only=True):
    """Where to lay the start tile."""

    rule: ClassVar[str] = "PAL-B1"


class LayingHouse(Decision, frozen=True, kw_only=True):
    """Which house to lay, where, and in which rotation."""

    rule: ClassVar[str] = "PAL-B1"


class ClaimingDoor(Decision, frozen=True, kw_only=True):
    """Which door of the ready-made town to claim."""

    rule: ClassVar[str] = "PAL-V2"


class SettingTarget(Decision, frozen=True, kw_only=True):
    """Which chip to collect next; the turn below it on the stack waits for the stone."""

    rule: ClassVar[str] = "PAL-V4"


class TakingTurn(Decision, frozen=True, kw_only=True):
    """Where to move the policeman, if at all, and the pawn; or to take interest."""

    rule: ClassVar[str] = "PAL-M0"


class Walking(Decision, frozen=True, kw_only=True):
    """Where to move the pawn after the policeman; or to take interest."""

    rule: ClassVar[str] = "PAL-M0"


LayingDecision = LayingStart | LayingHouse
CollectingDecision = SettingTarget | TakingTurn | Walking
