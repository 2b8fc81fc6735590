"""The tremor of a simulated hand, which grows with the height that it reaches to."""

import math
import random
from typing import Literal

from ludoteca.games.villa_paletti.tables import PRINTED_BOX
from ludoteca.games.villa_paletti.wood import Tremor

from .angles import sine

SWING: dict[Tremor, float] = {"steady": 0.0, "human": 0.45, "shaky": 1.0}
"""Typical swing (root mean square) at the height of the table, in millimetres."""
COMFORTABLE = 60.0
"""Millimetres a second up to which a hand moves as exactly as it rests."""
HASTE: dict[Tremor, float] = {"steady": 0.004, "human": 0.01, "shaky": 0.015}
"""Millimetres of swing for each millimetre a second above that: the faster a hand, the less exact it is …"""
HASTE_LEAN = 5.0
"""… and the degrees by which it tilts what it holds, for each of those millimetres of swing."""
CALMING = 0.15
"""Seconds in which a hand gathers or loses that unrest."""
Hand = Literal["pull", "hold", "place"]
SHARE: dict[Hand, float] = {"pull": 1.0, "hold": 0.2, "place": 1.0}
"""A hand that rests on a floor trembles less than one that moves."""
GROWTH = 0.25
"""By how much of that it grows with each storey."""

WAVES = ((0.4, 1.5, 0.6), (2.0, 5.0, 0.4), (8.0, 11.0, 0.6), (9.0, 12.0, 0.35))
"""Slow drift and quick trembling: the range of frequencies in hertz, and the weight of each wave."""

ONSET = 0.2
"""Seconds in which a hand that takes hold begins to tremble."""
LEAN_LAG = 7.3
"""Seconds by which its tilt runs ahead of its tremor, so that the two do not look alike."""
METRE = 1000.0
"""Millimetres in a metre."""
Shake = tuple[float, float, float]


class Trembling:
    """A seeded, smooth shake of a hand in three directions, which depends on the time and on its speed."""

    def __init__(self, tremor: Tremor, height: float, seed: int, hand: Hand) -> None:
        """`height` in millimetres over the base."""
        luck = random.Random(f"{seed}/{hand}")
        norm = math.sqrt(math.fsum(weight * weight for _, _, weight in WAVES) / 2.0)
        reach = SHARE[hand] * (1.0 + GROWTH * max(0.0, height) / PRINTED_BOX.storey) / norm / METRE
        self._still = SWING[tremor] * reach
        self._hasty = HASTE[tremor] * reach
        self._haste = 0.0
        self._axes = tuple(
            tuple(
                (weight, 2.0 * math.pi * luck.uniform(low, high), luck.uniform(0.0, 2.0 * math.pi))
                for low, high, weight in WAVES
            )
            for _ in range(3)
        )

    def move(self, speed: float, seconds: float) -> None:
        """The hand moves at a speed, in millimetres a second, for some seconds."""
        haste = max(0.0, speed - COMFORTABLE)
        self._haste += (haste - self._haste) * seconds / (seconds + CALMING)

    def at(self, time: float, effort: float = 1.0) -> Shake:
        """The displacement of the hand at a time, in metres; it grows from 0 in the first moments."""
        return self._waves(time, (self._still + self._hasty * self._haste) * effort)

    def lean(self, time: float) -> tuple[float, float]:
        """The degrees by which haste tilts what is held, to the right and to the back."""
        x, y, _ = self._waves(time + LEAN_LAG, self._hasty * self._haste * METRE * HASTE_LEAN)
        return x, y

    def _waves(self, time: float, swing: float) -> Shake:
        """The sum of the waves of each direction at a time."""
        swing *= min(1.0, time / ONSET)
        if swing == 0.0:
            return (0.0, 0.0, 0.0)
        shake = []
        for axis in self._axes:
            total = 0.0
            for weight, rate, phase in axis:
                total += weight * sine(rate * time + phase)
            shake.append(swing * total)
        return (shake[0], shake[1], shake[2])
