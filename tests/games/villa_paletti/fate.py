"""Wood for quick tests: geometry says what stands, a seed says which hands fail."""

import random

from ludoteca.core import Record, Simulator
from ludoteca.games.villa_paletti.geometry.balance import margin
from ludoteca.games.villa_paletti.telling import TellingWood, Told
from ludoteca.games.villa_paletti.wood import Cause, Lift, Pull, SetDown, WoodResult


def fateful_wood(clumsy: float = 0.1, *, may_fall: bool = True) -> Simulator:
    """Hands that break off now and then; a villa that falls when a floor's weight leaves its supports.

    Where it may not fall, hands notice in time and let go.
    """

    def simulate(request: Record) -> WoodResult:
        luck = random.Random(repr(request))
        if isinstance(request, Pull | SetDown) and luck.random() < clumsy:
            cause: Cause = "let_go" if isinstance(request, Pull) else "toppled"
            return TellingWood([Told(verdict="broken_off", cause=cause)])(request)
        result = TellingWood()(request)
        if margin(result.villa) > 0.0:
            return result
        if may_fall or not isinstance(request, Pull | SetDown | Lift):
            return TellingWood([Told(verdict="fell", cause="tilted", culprit="blue")])(request)
        return TellingWood([Told(verdict="broken_off", cause="let_go")])(request)

    return simulate
