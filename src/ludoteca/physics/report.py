"""From what was watched to what the rules are told."""

from ludoteca.games.villa_paletti.pieces import ColumnId
from ludoteca.games.villa_paletti.villa import Villa
from ludoteca.games.villa_paletti.wood import Cause, PieceId, Verdict, WoodResult

from .watch import Watch, wait_for_rest, watch_for
from .world import World

LONGEST_SWAY = 3.0
"""Seconds that a swaying villa is given to come to rest (VIL-E3)."""
RUIN_FILM = 0.8
"""Seconds of a fall that are still filmed."""
LOADING = 0.1
"""Seconds until the contacts of a villa put together from poses carry its weight."""


def let_rest(watch: Watch) -> None:
    """Wait until all is still, or until the fall has been seen."""
    wait_for_rest(watch, LONGEST_SWAY)
    if watch.fall is not None:
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
        frames=tuple(watch.frames),
        loads=final_loads(watch, verdict, villa),  # last, for reading them lets time pass
    )


def final_loads(watch: Watch, verdict: Verdict, villa: Villa) -> dict[ColumnId, float]:
    """The loads at the end, where they mean something: not of a ruin, and not in a sketch."""
    if verdict == "fell" or watch.quality == "sketch":
        return {}
    if verdict == "broken_off":
        return loads_of(villa)
    return rounded(watch.world.loads())


def loads_of(villa: Villa) -> dict[ColumnId, float]:
    """The weight on the top of each standing column, in newtons."""
    world = World.of(villa)
    world.step(round(LOADING / world.timestep))
    return rounded(world.loads())


def rounded(loads: dict[ColumnId, float]) -> dict[ColumnId, float]:
    """Loads to a tenth of a millinewton."""
    return {column: round(load, 4) for column, load in loads.items()}
