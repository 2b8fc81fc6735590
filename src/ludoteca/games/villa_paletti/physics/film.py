"""Records the motion of the pieces as frames with rounded poses, the same live and in a replay."""

from collections.abc import Iterable

import numpy as np

from ludoteca.games.villa_paletti.rounding import rounded_pose
from ludoteca.games.villa_paletti.wood import Frame

from .arrays import Array
from .model import METRE
from .world import World, in_millimetres

SHOWN_MOVE = 0.25
SHOWN_TURN = 0.002
"""Millimetres, and parts of a quaternion, by which a piece must move to be shown in a new place;
less is invisible."""


class Film:
    """The frames of a simulation, each with the pieces whose rounded poses changed since the last one."""

    def __init__(self, world: World, before: Array | None = None) -> None:
        """`before`: the poses that are known already, if they are not those of now."""
        self.world = world
        self.frames: list[Frame] = []
        self._shown = (world.poses if before is None else before).copy()

    def moved(self, move: float = SHOWN_MOVE, turn: float = SHOWN_TURN) -> list[int]:
        """The bodies that are farther from where the film last showed them than `move` or `turn`."""
        way = np.abs(self.world.poses - self._shown)
        is_moved = (way[:, :3].max(axis=1) * METRE > move) | (way[:, 3:].max(axis=1) > turn)
        if self.world.aside is not None:
            is_moved[self.world.number[self.world.aside]] = False
        return [int(body) for body in np.flatnonzero(is_moved)]

    def add(self, bodies: Iterable[int]) -> None:
        """Add a frame with those of the bodies that look different; the first frame has all of them."""
        shown = {}
        for index in sorted(bodies):
            columns = self.world.columns
            longer = columns[index].longer if index < len(columns) else 0.0
            pose = rounded_pose(in_millimetres(self.world.poses[index]), longer)
            if pose != rounded_pose(in_millimetres(self._shown[index]), longer) or not self.frames:
                shown[self.world.names[index]] = pose
                self._shown[index] = self.world.poses[index]
        if shown:
            self.frames.append(Frame(round(self.world.time, 3), shown))
