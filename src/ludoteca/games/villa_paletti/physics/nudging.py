"""Simulates a finger that nudges a column to feel how fast it sits (VIL-T4)."""

import math

from ludoteca.games.villa_paletti.geometry.lanes import lanes
from ludoteca.games.villa_paletti.notes import IDLE_LOAD
from ludoteca.games.villa_paletti.wood import Felt, Nudge

from .angles import cosine, sine
from .model import METRE
from .pulling import STICKING
from .world import World

RISING = 0.6
"""Newtons a second by which the finger pushes harder."""
MOST_NUDGE = 0.9
"""Newtons at which it stops: what holds that is fast."""
GIVES = 0.05
"""Millimetres by which a column gives: much less than begins an attempt."""
LANE_GAP = 3.0
"""Millimetres between a way out and the other columns."""


def nudge(request: Nudge) -> Felt:
    """Push a column harder and harder until it gives by a hair; returns what that felt like.

    The resistance alone misleads: friction differs by half, and a narrow column leans before it slides. What
    rubs under the floor meanwhile tells whether it carries: that is heard, and the floor is seen to go along.
    """
    villa, column = request.villa, request.column
    world = World(villa)
    world.roughen(column, STICKING)
    body = world.number[column]
    start = world.row(body)[:2]
    lane = max(lanes(villa, column), key=lambda lane: (min(lane.gap, LANE_GAP), -lane.way))
    angle = math.radians(lane.direction)
    force, rubs = 0.0, []
    while force < MOST_NUDGE and math.dist(world.row(body)[:2], start) * METRE < GIVES:
        force = min(MOST_NUDGE, force + RISING * world.timestep)
        world.push(column, (force * cosine(angle), force * sine(angle), 0.0), (0.0, 0.0, 0.0))
        world.step()
        rubs.append(world.top_force(column))
    load = math.fsum(rubs) / len(rubs)
    return Felt(force=round(force, 3), carries=load > IDLE_LOAD, load=round(max(0.0, load), 2))
