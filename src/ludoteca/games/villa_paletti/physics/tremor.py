"""The tremor of a simulated hand, which grows with the height that it reaches to."""

import math
import random
from typing import Literal

from ludoteca.games.villa_paletti.tables import PRINTED_BOX
from ludoteca.games.villa_paletti.wood import Tremor

SWING: dict[Tremor, float] = {"steady": 0.0, "human": 0.45, "shaky": 1.0}
"""Typical swing (root mean square) at the height of the table, in millimetres."""
Hand = Literal["pull", "hold", "place"]
SHARE: dict[Hand, float] = {"pull": 1.0, "hold": 0.4, "place": 1.0}
"""A hand that rests on a floor trembles less than one that moves."""
GROWTH = 0.25
"""By how much of that it grows with each storey."""

WAVES = ((0.4, 1.5, 0.6), (2.0, 5.0, 0.4), (8.0, 11.0, 0.6), (9.0, 12.0, 0.35))
"""Slow drift and quick trembling: the range of frequencies in hertz, and the weight of each wave."""

ONSET = 0.2
"""Seconds in which a hand that takes hold begins to tremble."""


class Trembling:
    """A seeded, smooth shake of a hand in three directions, a pure function of time."""

    def __init__(self, tremor: Tremor, height: float, seed: int, hand: Hand) -> None:
        """`height` in millimetres over the base."""
        luck = random.Random(f"{seed}/{hand}")
        norm = math.sqrt(sum(weight * weight for _, _, weight in WAVES) / 2.0)
        grown = 1.0 + GROWTH * max(0.0, height) / PRINTED_BOX.storey
        swing = SWING[tremor] * SHARE[hand] * grown / norm / 1000.0
        self._axes = tuple(
            tuple(
                (swing * weight, 2.0 * math.pi * luck.uniform(low, high), luck.uniform(0.0, 2.0 * math.pi))
                for low, high, weight in WAVES
            )
            for _ in range(3)
        )
        self._still = swing == 0.0

    def at(self, time: float) -> tuple[float, float, float]:
        """The displacement of the hand at a time, in metres; it grows from 0 in the first moments."""
        if self._still:
            return (0.0, 0.0, 0.0)
        onset = min(1.0, time / ONSET)
        shake = []
        for axis in self._axes:
            swing = 0.0
            for size, rate, phase in axis:
                swing += size * math.sin(rate * time + phase)
            shake.append(onset * swing)
        return (shake[0], shake[1], shake[2])
