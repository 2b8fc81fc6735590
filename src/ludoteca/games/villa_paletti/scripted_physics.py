"""A simulator without physics: it answers with scripted verdicts, and geometry says where pieces are.

For reports about a real villa, for goldens and for quick tests.
"""

from collections.abc import Iterable
from typing import Any, assert_never

from ludoteca.core import Record, convert

from .geometry.villa import Floor, Pose, Villa, upright_pose
from .hand import START
from .tables import ColumnId
from .wood import (
    Cause,
    ContactLost,
    Felt,
    LayFloor,
    Lift,
    Nudge,
    PieceId,
    Pull,
    SetDown,
    Settle,
    Verdict,
    WoodRequest,
    WoodResult,
)

LOOSE = Felt(force=0.0, carries=False, load=0.0)


class ScriptedVerdict(Record, frozen=True, kw_only=True, tag=False):
    """A scripted verdict: everything in a result that does not follow from the request."""

    verdict: Verdict
    cause: Cause | None = None
    culprit: PieceId | None = None
    first_lost: ContactLost | None = None


class ScriptedPhysics:
    """A simulator that answers with scripted verdicts in order; after the last one every request succeeds."""

    def __init__(self, told: Iterable[ScriptedVerdict | Verdict] = ()) -> None:
        self._told = list(told)

    def __call__(self, request: Record) -> Record:
        """The answer to a request; columns that are nudged feel loose."""
        return LOOSE if isinstance(request, Nudge) else self.result(request)

    def result(self, request: Record) -> WoodResult:
        """The result of a request by the next verdict of the script."""
        assert isinstance(request, Settle | Pull | Lift | SetDown | LayFloor)
        told = self._told.pop(0) if self._told else WELL[type(request)]
        return scripted_result(
            request, told if isinstance(told, ScriptedVerdict) else ScriptedVerdict(verdict=told)
        )


def scripted_physics(told: Any) -> ScriptedPhysics:
    """A simulator with this script: verdicts, or records with a cause and a culprit."""
    return ScriptedPhysics(convert(told, list[ScriptedVerdict | Verdict]))


WELL: dict[type[WoodRequest], Verdict] = {
    Settle: "stands",
    Pull: "out",
    Lift: "out",
    SetDown: "stands",
    LayFloor: "stands",
}
"""The verdict when all goes well."""


def scripted_result(request: Settle | Pull | Lift | SetDown | LayFloor, told: ScriptedVerdict) -> WoodResult:
    """The result of a request with this verdict."""
    went_well = told.verdict in ("stands", "out")
    villa = villa_after(request) if went_well else request.villa
    return WoodResult(
        verdict=told.verdict,
        cause=told.cause,
        culprit=told.culprit,
        moment=None if went_well else 0.0,
        first_lost=told.first_lost,
        villa=villa,
        pushed={},
        shifts={},
        loads={},
        covered=villa.covered(),
        free=villa.free(),
        seconds=0.0,
        frames=(),
    )


def villa_after(request: Settle | Pull | Lift | SetDown | LayFloor) -> Villa:
    """The villa after a request that succeeded."""
    villa = request.villa
    match request:
        case Settle():
            return villa
        case Pull(column=column) | Lift(column=column):
            return villa.with_column(column, None)
        case SetDown(column=column, on=on):
            x, y, rotation = let_go_at(request)
            return villa.with_column(column, standing_pose(villa, column, x, y, rotation, on))
        case LayFloor(floor=floor, flipped=flipped):
            x, y, rotation = let_go_at(request)
            pose = upright_pose(x, y, villa.box.laid_height(villa.top_level), rotation, flipped)
            return villa.with_floor(Floor(floor=floor, pose=pose))
        case _:
            assert_never(request)


def let_go_at(request: SetDown | LayFloor) -> tuple[float, float, float]:
    """The place and rotation at which a piece is let go: the place asked for, or the end of the path."""
    end = START if request.path is None else request.path.points[-1]
    return request.x + end.x, request.y + end.y, request.rotation + end.turn


def standing_pose(
    villa: Villa, column: ColumnId, x: float, y: float, rotation: float, on: ColumnId | None
) -> Pose:
    """The pose of a column that stands on the highest floor, or on another column."""
    foot = villa.box.standing_height(villa.top_level)
    if on is not None:
        foot = villa.pose_of(on).z + villa.length(on) / 2.0
    return upright_pose(x, y, foot + villa.length(column) / 2.0, rotation)
