"""What is written at columns holds: it is compared with what a calm hand then does (VIL-T2, VIL-T4).

`python -m bench.villa_paletti_skill notes` does the same with many more columns.
"""

from collections import Counter, defaultdict

import pytest
from tests.games.villa_paletti.villas import position

from ludoteca.games.villa_paletti.geometry.lanes import lanes
from ludoteca.games.villa_paletti.geometry.villa import Villa
from ludoteca.games.villa_paletti.notes import Note
from ludoteca.games.villa_paletti.options import Options
from ludoteca.games.villa_paletti.physics import simulate
from ludoteca.games.villa_paletti.physics.report import loads_of
from ludoteca.games.villa_paletti.rules import GAME
from ludoteca.games.villa_paletti.tables import ColumnId
from ludoteca.games.villa_paletti.wood import Pull, Straight, Verdict, WoodResult

from .towers import tower

CALM = 40.0
"""Millimetres a second."""
SHARES: dict[Note, tuple[float, float]] = {"loose": (0.85, 1.0), "carries": (0.6, 1.0), "needed": (0.0, 0.1)}
"""The least and most of such columns that come out."""
EACH = 6
"""Columns of each kind that are tried in a villa."""


def calm_pull(villa: Villa, column: ColumnId, seed: int) -> Verdict:
    """What comes of taking a column out calmly, by the best way."""
    lane = max(lanes(villa, column), key=lambda lane: (min(lane.gap, 3.0), -lane.way))
    motion = Straight(direction=lane.direction, speed=CALM)
    result = simulate(Pull(villa=villa, column=column, motion=motion, tremor="human", seed=seed))
    assert isinstance(result, WoodResult)
    return result.verdict


@pytest.mark.rules("VIL-T4")
def test_what_is_written_at_columns_is_what_then_happens() -> None:
    found: defaultdict[Note, Counter[Verdict]] = defaultdict(Counter)
    for seed, columns in enumerate(((5, 4, 3), (7, 5, 4))):
        villa = tower(seed, 3, columns=columns)
        loads = tuple(sorted(loads_of(villa).items()))
        state = position(villa, seats=2, loads=loads, options=Options(notes=True))
        written = GAME.view(state).notes
        assert set(written) == {c.id for c in villa.standing if villa.level_of(c.id) < villa.top_level}
        assert {column for column, note in written.items() if note == "free"} <= set(villa.free())
        tried: Counter[Note] = Counter()
        for column, note in written.items():
            if note != "free" and tried[note] < EACH:
                tried[note] += 1
                found[note][calm_pull(villa, column, seed)] += 1
        silent = position(villa, seats=2, loads=loads, options=Options(notes=False))
        assert GAME.view(silent).notes == {}
    for note, (least, most) in SHARES.items():
        verdicts = found[note]
        out = verdicts["out"] / verdicts.total()
        assert least <= out <= most, f"{note}: {dict(verdicts)}"
    assert found["loose"]["fell"] / found["loose"].total() <= 0.15
