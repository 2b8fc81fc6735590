"""Results of bots of known strength, drawn without playing."""

import math
import random
from collections.abc import Mapping

from ludoteca.tournament import MatchResult, schedule
from ludoteca.tournament.ratings import SCALE


def simulated(
    ratings: Mapping[str, float], seats: int, matches: int, luck: random.Random, grain: float = 0.0
) -> list[MatchResult]:
    """Results of bots with these ratings in the schedule of a tournament.

    Each seat draws a performance with the distribution that makes the ranking follow Plackett and Luce;
    `grain` rounds performances, so that places are shared.
    """
    results = []
    for fixture in schedule(list(ratings), seats, matches, luck.randrange(1 << 30)):
        drawn = [ratings[bot] / SCALE - math.log(-math.log(luck.random())) for bot in fixture.bots]
        shown = [round(one / grain) if grain else one for one in drawn]
        results.append(
            MatchResult(
                game="toy",
                options={},
                rules_version=1,
                seed=fixture.seed,
                bots=fixture.bots,
                scores=None,
                places=tuple(1 + sum(other > own for other in shown) for own in shown),
                reason="drawn",
                actions=1,
                seconds=0.0,
            )
        )
    return results
