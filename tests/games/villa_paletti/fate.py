"""Wood for quick tests: geometry says what stands, a seed says which hands fail."""

import random

from ludoteca.core import Record, Simulator
from ludoteca.games.villa_paletti import shapes
from ludoteca.games.villa_paletti.supports import convex_hull
from ludoteca.games.villa_paletti.telling import TellingWood, Told
from ludoteca.games.villa_paletti.villa import Villa
from ludoteca.games.villa_paletti.wood import Cause, Pull, SetDown, WoodResult


def fateful_wood(clumsy: float = 0.1) -> Simulator:
    """Hands that break off now and then; a villa that falls when a floor's weight leaves its supports."""

    def simulate(request: Record) -> WoodResult:
        luck = random.Random(repr(request))
        if isinstance(request, Pull | SetDown) and luck.random() < clumsy:
            cause: Cause = "let_go" if isinstance(request, Pull) else "toppled"
            return TellingWood([Told(verdict="broken_off", cause=cause)])(request)
        result = TellingWood()(request)
        if not all(is_held(result.villa, level) for level in range(len(result.villa.floors))):
            return TellingWood([Told(verdict="fell", cause="tilted", culprit="blue")])(request)
        return result

    return simulate


def is_held(villa: Villa, level: int) -> bool:
    """Whether the middle of a floor lies over the columns below it."""
    floor = villa.floors[level]
    corners = [
        corner
        for column in villa.resting_on(floor.floor)
        for corner in villa.footprint(column)
        if shapes.contains(floor.outline, corner)
    ]
    hull = convex_hull(corners) if len(corners) > 2 else ()
    return len(hull) > 2 and shapes.contains(hull, (floor.pose.x, floor.pose.y))
