"""From what was watched to what the rules are told."""

from ludoteca.games.villa_paletti.geometry.villa import Villa
from ludoteca.games.villa_paletti.tables import ColumnId
from ludoteca.games.villa_paletti.wood import Cause, PieceId, Quality, Verdict, WoodResult

from .watch import AT_REST, SAFE_NOW, Watch, wait_for_rest, watch_for
from .world import World

LONGEST_SWAY: dict[Quality, float] = {"exact": 3.0, "sketch": 0.6}
"""Seconds that a swaying villa is given to come to rest (VIL-E3); within the shorter time most falls show."""
RUIN_FILM = 0.8
"""Seconds of a fall that are still filmed."""
LOADING = 0.1
"""Seconds until the contacts of a villa put together from poses carry its weight."""


def let_rest(watch: Watch, *, puts_back: bool = False) -> None:
    """Wait until all is still, or until the fall has been seen; less long if all is put back anyway."""
    wait_for_rest(watch, LONGEST_SWAY[watch.quality], SAFE_NOW if puts_back else AT_REST[watch.quality])
    if watch.fall is not None and watch.quality == "exact":
        watch_for(watch, RUIN_FILM)


def fell(watch: Watch, before: Villa) -> WoodResult:
    """The villa came down (VIL-E3)."""
    assert watch.fall is not None
    return report(watch, "fell", watch.world.villa(before), watch.fall.cause, watch.fall.culprit)


def broken_off(watch: Watch, before: Villa, cause: Cause, culprit: PieceId | None = None) -> WoodResult:
    """The attempt counts as given up, and everything goes back to where it was (VIL-T4)."""
    return report(watch, "broken_off", before, cause, culprit)


def succeeded(watch: Watch, before: Villa, verdict: Verdict) -> WoodResult:
    """It went well, and the villa is as it stands now."""
    return report(watch, verdict, watch.world.villa(before))


def report(
    watch: Watch, verdict: Verdict, villa: Villa, cause: Cause | None = None, culprit: PieceId | None = None
) -> WoodResult:
    """Everything the rules must judge and the table must show."""
    has_fallen = verdict == "fell"
    watch.end_film()
    return WoodResult(
        verdict=verdict,
        cause=cause,
        culprit=culprit,
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
    """The loads at the end, if they tell something new: not of a ruin or of what is as before."""
    if verdict in ("fell", "broken_off") or watch.quality == "sketch":
        return {}
    return rounded(watch.world.loads())


def loads_of(villa: Villa) -> dict[ColumnId, float]:
    """The weight on the top of each standing column, in newtons."""
    world = World.of(villa)
    world.step(world.steps_in(LOADING))
    return rounded(world.loads())


def rounded(loads: dict[ColumnId, float]) -> dict[ColumnId, float]:
    """Loads to a tenth of a millinewton."""
    return {column: round(load, 4) for column, load in loads.items()}
