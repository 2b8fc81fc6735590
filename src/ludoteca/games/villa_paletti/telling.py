"""Wood without physics: verdicts are given, geometry says where everything is then.

For a real villa, for goldens and for quick tests; the rules are the same.
"""

from collections.abc import Iterable
from typing import Any, assert_never

from ludoteca.core import Record, convert

from .geometry.villa import Floor, Pose, Villa, laid_height, standing_height, upright_pose
from .hand import START
from .tables import ColumnId
from .wood import (
    Cause,
    ContactLost,
    LayFloor,
    Lift,
    PieceId,
    Pull,
    SetDown,
    Settle,
    Verdict,
    WoodRequest,
    WoodResult,
)


class Told(Record, frozen=True, kw_only=True, tag=False):
    """A given verdict: everything that does not follow from the request."""

    verdict: Verdict
    cause: Cause | None = None
    culprit: PieceId | None = None
    first_lost: ContactLost | None = None


class TellingWood:
    """A simulator that answers with given verdicts in order; without one, everything holds."""

    def __init__(self, told: Iterable[Told | Verdict] = ()) -> None:
        self._told = list(told)

    def __call__(self, request: Record) -> WoodResult:
        """What the wood did."""
        assert isinstance(request, Settle | Pull | Lift | SetDown | LayFloor)
        told = self._told.pop(0) if self._told else WELL[type(request)]
        return answer(request, told if isinstance(told, Told) else Told(verdict=told))


def told_wood(told: Any) -> TellingWood:
    """Wood that answers with what is listed: verdicts, or records with a cause and a culprit."""
    return TellingWood(convert(told, list[Told | Verdict]))


WELL: dict[type[WoodRequest], Verdict] = {
    Settle: "stands",
    Pull: "out",
    Lift: "out",
    SetDown: "stands",
    LayFloor: "stands",
}
"""The verdict when all goes well."""


def answer(request: Settle | Pull | Lift | SetDown | LayFloor, told: Told) -> WoodResult:
    """The result of a request with the verdict told."""
    went_well = told.verdict in ("stands", "out")
    villa = after(request) if went_well else request.villa
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


def after(request: Settle | Pull | Lift | SetDown | LayFloor) -> Villa:
    """The villa when a request went well."""
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
            pose = upright_pose(x, y, laid_height(villa.top_level), rotation, flipped)
            return villa.with_floor(Floor(floor=floor, pose=pose))
        case _:
            assert_never(request)


def let_go_at(request: SetDown | LayFloor) -> tuple[float, float, float]:
    """Where a piece is set down, and how it is turned: where it was to go, or where the path has led."""
    end = START if request.path is None else request.path.points[-1]
    return request.x + end.x, request.y + end.y, request.rotation + end.turn


def standing_pose(
    villa: Villa, column: ColumnId, x: float, y: float, rotation: float, on: ColumnId | None
) -> Pose:
    """A column upright on the highest floor, or on another column."""
    foot = standing_height(villa.top_level)
    if on is not None:
        foot = villa.pose_of(on).z + villa.column(on).length / 2.0
    return upright_pose(x, y, foot + villa.column(column).length / 2.0, rotation)
