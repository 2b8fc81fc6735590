"""Simulates a finger that nudges a column to feel how fast it sits (VIL-T4)."""

import math

from ludoteca.games.villa_paletti.geometry.lanes import lanes
from ludoteca.games.villa_paletti.wood import Felt, Nudge

from .model import FRICTION, GRAVITY, METRE
from .pulling import STICKING
from .world import World

RISING = 0.6
"""Newtons a second by which the finger pushes harder."""
MOST_NUDGE = 0.9
"""Newtons at which it stops: what holds that is fast."""
GIVES = 0.05
"""Millimetres by which a column gives: much less than begins an attempt."""
LOOSE, LOOSE_BY_RADIUS = 0.32, 0.011
"""The part of its own weight at which a column gives that carries nothing, and how much more of it for each
millimetre of its radius: a narrow one leans before it slides."""
LANE_GAP = 3.0
"""Millimetres between a way out and the other columns."""


def nudge(request: Nudge) -> Felt:
    """Push a column harder and harder until it gives by a hair; returns what that felt like."""
    villa, column = request.villa, request.column
    world = World(villa)
    world.roughen(column, STICKING)
    body = world.number[column]
    start = world.row(body)[:2]
    lane = max(lanes(villa, column), key=lambda lane: (min(lane.gap, LANE_GAP), -lane.way))
    angle = math.radians(lane.direction)
    force = 0.0
    while force < MOST_NUDGE and math.dist(world.row(body)[:2], start) * METRE < GIVES:
        force = min(MOST_NUDGE, force + RISING * world.timestep)
        world.push(column, (force * math.cos(angle), force * math.sin(angle), 0.0), (0.0, 0.0, 0.0))
        world.step()
    shape = villa.box.shapes[column]
    own = (LOOSE + LOOSE_BY_RADIUS * shape.radius) * shape.grams / METRE * GRAVITY
    return Felt(
        force=round(force, 3),
        carries=force > own,
        load=round(max(0.0, force - own) / (2.0 * FRICTION * STICKING), 2),
    )
