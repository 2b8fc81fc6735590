"""How well a seat stands, compiled: `learning.PalermoEncoding.potentials`, for shaped rewards."""

from typing import Any

from ludoteca.games.palermo.learning import CHIP_WORTH, FAR, STEP_WORTH

from .cells import Words, both, cell, count, either, is_empty, meet, read, spread
from .compiled import Int, inlined
from .match import CLAIMING, SETTING_TARGET, Match

SCALE = 100.0
"""`score_scale` of the encoding."""
Real = Any
"""A real number in compiled code."""


@inlined
def potential_of(match: Match, seat: Int) -> Real:
    """The money of a seat, its collected chips, and how near the next door of its own is."""
    if match.stage < SETTING_TARGET:
        return 0.0
    collected = int(match.chips_each) - count(read(match.chips[seat]))
    return (match.money[seat] + CHIP_WORTH * collected - STEP_WORTH * _steps_to_goal(match, seat)) / SCALE


@inlined
def goals_of(match: Match, seat: Int) -> Words:
    """The doors that a seat may collect next, or the start tile; while doors are claimed, both."""
    chips = read(match.chips[seat])
    if match.stage == CLAIMING:
        return either(chips, read(match.start))
    if match.targets[seat] >= 0:
        return cell(match.targets[seat])
    return read(match.start) if is_empty(chips) else chips


@inlined
def _steps_to_goal(match: Match, seat: Int) -> Int:
    """The steps on foot to the nearest door that can be collected, or home; no obstacles are counted."""
    goals = goals_of(match, seat)
    reached = read(match.start) if match.pawns[seat] < 0 else cell(match.pawns[seat])
    streets = read(match.streets)
    steps = 0
    while steps < FAR and not meet(reached, goals):
        reached = either(reached, both(spread(reached), streets))
        steps += 1
    return steps
