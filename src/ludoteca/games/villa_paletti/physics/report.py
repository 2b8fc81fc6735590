"""Makes the result that the rules get from the observations of a simulation."""

from typing import NamedTuple

from ludoteca.games.villa_paletti.geometry import shapes
from ludoteca.games.villa_paletti.geometry.spots import HAIR
from ludoteca.games.villa_paletti.geometry.villa import Villa
from ludoteca.games.villa_paletti.tables import ColumnId
from ludoteca.games.villa_paletti.wood import MOST_PUSH, Cause, PieceId, Quality, Verdict, WoodResult

from .watch import AT_REST, SAFE_NOW, Watch, wait_for_rest, watch_for
from .world import World

LONGEST_SWAY: dict[Quality, float] = {"exact": 3.0, "sketch": 0.6}
"""Seconds that a swaying villa is given to come to rest (VIL-E3); within the shorter time most falls show."""
RUIN_FILM, LONGEST_RUIN = 0.8, 2.5
"""Seconds of a fall that are still filmed: so long at least, and then until nothing hangs in the air."""
LOADING = 0.1
"""Seconds until the contacts of a villa put together from poses carry its weight."""


class Fault(NamedTuple):
    """Why the villa fell or the attempt counts as broken off: the cause, the piece, the moment in seconds."""

    cause: Cause | None = None
    culprit: PieceId | None = None
    moment: float | None = None


NO_FAULT = Fault()


def knocked_over(watch: Watch) -> Fault | None:
    """The fault if a free-standing column was knocked over; None if not (VIL-E3)."""
    return None if watch.knocked_over is None else Fault("knocked_over", *watch.knocked_over)


def disturbed(watch: Watch, before: Villa) -> Fault | None:
    """The fault if, at rest, another column was pushed over or too far, or its cover changed (VIL-T4)."""
    knocked = knocked_over(watch)
    if knocked is not None:
        return knocked
    changed = changed_cover(before, watch.world.villa(before))
    if changed is not None:
        return Fault("changed_cover", changed, watch.world.time)
    pushes = watch.pushes()
    worst = max(pushes, key=pushes.__getitem__, default=None)
    if worst is not None and pushes[worst] > MOST_PUSH:
        return Fault("pushed", worst, watch.touched_at(worst))
    return None


def changed_cover(before: Villa, now: Villa) -> ColumnId | None:
    """A column that a floor covers now and did not before, or the other way round; None if none (VIL-T2)."""
    for column, _ in sorted(before.covered().items() ^ now.covered().items()):
        level = before.level_of(column)
        if max(depth_under(villa, level, column) for villa in (before, now)) > HAIR:
            return column
    return None


def depth_under(villa: Villa, level: int, column: ColumnId) -> float:
    """How far a column reaches under the floor over its level, in millimetres; negative if it does not."""
    pose, outline = villa.pose_of(column), villa.outline(villa.floors[level])
    return shapes.clearance(outline, (pose.x, pose.y)) + villa.shape(column).radius


def let_rest(watch: Watch, *, puts_back: bool = False) -> None:
    """Simulate until all is still or the fall is complete; less long if the villa is put back anyway."""
    wait_for_rest(watch, LONGEST_SWAY[watch.quality], SAFE_NOW if puts_back else AT_REST[watch.quality])
    if watch.fall is not None and watch.quality == "exact":
        until = watch.world.time + LONGEST_RUIN
        watch_for(watch, RUIN_FILM)
        while watch.world.is_falling and watch.world.time < until:
            watch_for(watch, RUIN_FILM / 8.0)


def fell(watch: Watch, before: Villa) -> WoodResult:
    """The result when the villa came down (VIL-E3)."""
    assert watch.fall is not None
    return report(watch, "fell", watch.world.villa(before), Fault(*watch.fall, watch.fell_at))


def broken_off(watch: Watch, before: Villa, fault: Fault) -> WoodResult:
    """The result when the attempt counts as broken off: the villa as it was before (VIL-T4)."""
    return report(watch, "broken_off", before, fault)


def only_touched(watch: Watch, before: Villa) -> WoodResult:
    """The result when the hand let go before it had moved any wood: no attempt (VIL-T4)."""
    return report(watch, "touched", before)


def succeeded(watch: Watch, before: Villa, verdict: Verdict) -> WoodResult:
    """The result when the attempt succeeded: the villa as it is now."""
    return report(watch, verdict, watch.world.villa(before))


def report(watch: Watch, verdict: Verdict, villa: Villa, fault: Fault = NO_FAULT) -> WoodResult:
    """A simulation result with everything that the rules judge and the clients show."""
    has_fallen = verdict == "fell"
    watch.end_film()
    return WoodResult(
        verdict=verdict,
        cause=fault.cause,
        culprit=fault.culprit,
        moment=None if fault.moment is None else round(fault.moment, 3),
        villa=villa,
        pushed=watch.pushes(),
        shifts=watch.shifts(),
        covered={} if has_fallen else villa.covered(),
        free=() if has_fallen else villa.free(),
        first_lost=watch.lost_contact() if has_fallen else None,
        seconds=round(watch.world.time, 3),
        frames=tuple(watch.film.frames),
        loads=final_loads(watch, verdict),  # last, for reading them lets time pass
    )


def final_loads(watch: Watch, verdict: Verdict) -> dict[ColumnId, float]:
    """The loads at the end; empty if the villa fell or is put back as it was."""
    if verdict in ("fell", "broken_off", "touched") or watch.quality == "sketch":
        return {}
    return rounded(watch.world.loads())


def loads_of(villa: Villa) -> dict[ColumnId, float]:
    """The weight on the top of each standing column, in newtons."""
    world = World(villa)
    world.step(world.steps_in(LOADING))
    return rounded(world.loads())


def rounded(loads: dict[ColumnId, float]) -> dict[ColumnId, float]:
    """The loads rounded to a tenth of a millinewton."""
    return {column: round(load, 4) for column, load in loads.items()}
