"""Simplified physics for quick tests: geometry decides what stands, and a seed which attempts fail."""

import random

from ludoteca.core import Record, Simulator
from ludoteca.games.villa_paletti.geometry.balance import margin
from ludoteca.games.villa_paletti.scripted_physics import LOOSE, ScriptedPhysics, ScriptedVerdict
from ludoteca.games.villa_paletti.wood import Cause, Lift, Nudge, Pull, SetDown


def quick_physics(failures: float = 0.1, *, may_fall: bool = True) -> Simulator:
    """A simulator without dynamics: a share of attempts fails, and a villa falls when a floor is unsupported.

    Unless it `may_fall`, a hand lets go before the villa falls.
    """

    def simulate(request: Record) -> Record:
        if isinstance(request, Nudge):
            return LOOSE
        luck = random.Random(repr(request))
        if isinstance(request, Pull | SetDown) and luck.random() < failures:
            cause: Cause = "let_go" if isinstance(request, Pull) else "toppled"
            return ScriptedPhysics([ScriptedVerdict(verdict="broken_off", cause=cause)]).result(request)
        result = ScriptedPhysics().result(request)
        if margin(result.villa) > 0.0:
            return result
        if may_fall or not isinstance(request, Pull | SetDown | Lift):
            return ScriptedPhysics([ScriptedVerdict(verdict="fell", cause="tilted", culprit="blue")]).result(
                request
            )
        return ScriptedPhysics([ScriptedVerdict(verdict="broken_off", cause="let_go")]).result(request)

    return simulate
