"""Records the motion of the pieces as frames with rounded poses, the same live and in a replay."""

from collections.abc import Iterable

from ludoteca.games.villa_paletti.rounding import rounded_pose
from ludoteca.games.villa_paletti.wood import Frame

from .model import METRE
from .world import Row, World, in_millimetres

SHOWN_MOVE = 0.25
SHOWN_TURN = 0.002
"""Millimetres, and parts of a quaternion, by which a piece must move to be shown in a new place;
less is invisible."""


class Film:
    """The frames of a simulation, each with the pieces whose rounded poses changed since the last one."""

    def __init__(self, world: World, before: "list[Row] | None" = None) -> None:
        """`before`: the poses that are known already, if they are not those of now."""
        self.world = world
        self.frames: list[Frame] = []
        self._shown = world.rows() if before is None else list(before)

    def moved(self, move: float = SHOWN_MOVE, turn: float = SHOWN_TURN) -> list[int]:
        """The bodies that are farther from where the film last showed them than `move` or `turn`."""
        aside = None if self.world.aside is None else self.world.number[self.world.aside]
        near = move / METRE
        return [
            body
            for body, (now, shown) in enumerate(zip(self.world.rows(), self._shown, strict=True))
            if now != shown and body != aside and is_away(now, shown, near, turn)
        ]

    def add(self, bodies: Iterable[int]) -> None:
        """Add a frame with those of the bodies that look different; the first frame has all of them."""
        shown = {}
        for index in sorted(bodies):
            column = self.world.column_of.get(index)
            longer = column.longer if column else 0.0
            row = self.world.row(index)
            pose = rounded_pose(in_millimetres(row), longer)
            if pose != rounded_pose(in_millimetres(self._shown[index]), longer) or not self.frames:
                shown[self.world.names[index]] = pose
                self._shown[index] = row
        if shown:
            self.frames.append(Frame(round(self.world.time, 3), shown))


def is_away(now: Row, before: Row, near: float, turn: float) -> bool:
    """Whether a pose is farther from another than some metres in an axis, or parts of a quaternion."""
    x, y, z, qw, qx, qy, qz = now
    x0, y0, z0, qw0, qx0, qy0, qz0 = before
    return (
        abs(x - x0) > near
        or abs(y - y0) > near
        or abs(z - z0) > near
        or abs(qw - qw0) > turn
        or abs(qx - qx0) > turn
        or abs(qy - qy0) > turn
        or abs(qz - qz0) > turn
    )
