"""The simulator finds defects that are planted; `python -m simulation.exam` tries all of them."""

import pytest
from simulation.checker import check
from simulation.exam import SOURCES, examine, planted
from simulation.shrinking import shrink
from simulation.world import plan_of, simulate

from ludoteca.server.match.room_state import RoomState


def test_every_planted_defect_has_one_place() -> None:
    defects = planted()
    assert len(defects) >= 20
    for defect in defects:
        text = (SOURCES / defect.file).read_text(encoding="utf-8")
        assert text.count(defect.old) == 1, defect.name
        assert defect.old != defect.new


@pytest.mark.parametrize("name", ["memory-before-disk", "subscription-from-memory"])
def test_a_planted_defect_is_found(name: str) -> None:
    (defect,) = (defect for defect in planted() if defect.name == name)
    found = examine(defect, minutes=5.0)
    assert found is not None
    assert found.runs < 60


def test_a_failing_run_is_shrunk_to_few_faults(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RoomState, "answered", lambda room, request: room.requests.get(request.key))
    seed = next(seed for seed in range(20) if check(simulate(seed, plan_of(seed).faults[:8])))
    faults = plan_of(seed).faults[:8]
    (promise, *_) = (violation.promise for violation in check(simulate(seed, faults)))
    assert promise in ("exactly once", "one answer")
    left = shrink(seed, faults, promise)
    assert len(left) <= 2, "a reused id needs hardly any fault"
    assert promise in [violation.promise for violation in check(simulate(seed, left))]
