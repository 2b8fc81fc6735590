"""The frames of a fall."""

import pytest

from ludoteca.games.villa_paletti.geometry.villa import Pose, Villa
from ludoteca.games.villa_paletti.physics.simulation import simulate
from ludoteca.games.villa_paletti.physics.world import FALLING
from ludoteca.games.villa_paletti.tables import ColumnId
from ludoteca.games.villa_paletti.wood import Frame, Pull, Straight, WoodResult

from .towers import tower


def drops(frames: tuple[Frame, ...]) -> list[float]:
    """The downward speed in metres per second of each piece that moves in the last frames."""
    seen: dict[str, list[tuple[float, Pose]]] = {}
    for frame in frames:
        for piece, pose in frame.moved.items():
            seen.setdefault(piece, []).append((frame.t, pose))
    late = [
        places[-2:] for places in seen.values() if places[-1][0] > frames[-1].t - 0.05 and len(places) > 1
    ]
    return [
        (before.z - after.z) / (end - start) / 1000.0 for (start, before), (end, after) in late if end > start
    ]


@pytest.mark.rules("VIL-E3")
@pytest.mark.parametrize(
    ("villa", "column", "direction", "seed"),
    [(tower(0, 3, columns=(5, 4, 3)), "yellow-hex", 0.0, 0), (tower(0, 5), "blue-1", 80.0, 1)],
    ids=["three floors", "five floors"],
)
def test_a_fall_is_filmed_until_nothing_hangs_in_the_air(
    villa: Villa, column: ColumnId, direction: float, seed: int
) -> None:
    """Frames that end a fifth of a second sooner would show pieces in the air in both cases.

    Speeds are means over a frame, in which a piece may land.
    """
    motion = Straight(direction=direction)
    result = simulate(Pull(villa=villa, column=column, motion=motion, tremor="human", seed=seed))
    assert isinstance(result, WoodResult)
    assert result.verdict == "fell"
    assert max(drops(result.frames), default=0.0) < 2 * FALLING
