"""What a seat has to decide, phase by phase."""

from typing import ClassVar

from ludoteca.core import Decision


class LayingStart(Decision, frozen=True, kw_only=True):
    """Where the start tile lies."""

    rule: ClassVar[str] = "PAL-B1"


class LayingHouse(Decision, frozen=True, kw_only=True):
    """Which house is laid, where, and how it is turned."""

    rule: ClassVar[str] = "PAL-B1"


class ClaimingDoor(Decision, frozen=True, kw_only=True):
    """Which door of the ready-made town is claimed."""

    rule: ClassVar[str] = "PAL-V2"


class SettingTarget(Decision, frozen=True, kw_only=True):
    """Which chip is collected next; the turn that lies under it waits for the stone."""

    rule: ClassVar[str] = "PAL-V4"


class TakingTurn(Decision, frozen=True, kw_only=True):
    """Where the policeman goes, if he goes, and where the pawn; or that the bank pays."""

    rule: ClassVar[str] = "PAL-M0"


class Walking(Decision, frozen=True, kw_only=True):
    """Where the pawn goes once the policeman has moved; or that the bank pays."""

    rule: ClassVar[str] = "PAL-M0"


LayingDecision = LayingStart | LayingHouse
CollectingDecision = SettingTarget | TakingTurn | Walking
