"""The MuJoCo world of one villa: poses in; poses, contacts and loads out after some steps."""

from collections.abc import Iterator, Sequence

import mujoco
import numpy as np

from ludoteca.games.villa_paletti.geometry.villa import Column, Floor, Pose, Villa
from ludoteca.games.villa_paletti.tables import BOX, ColumnId
from ludoteca.games.villa_paletti.wood import PieceId

from .arrays import Array
from .model import METRE, TIMESTEP, model_of

GROUND = "ground"
"""Base and table, in contacts."""
STATE = mujoco.mjtState.mjSTATE_INTEGRATION
BEARING = 0.02
"""Newtons from which on a contact carries."""
LOAD_STEPS = 4
"""Steps over which loads are averaged."""
PAIRS = 64
"""More pieces than there are: two numbers of bodies make one."""
FALLING = 0.2
"""The downward speed, in metres a second, above which a piece falls and does not only roll or slide."""
ASIDE = 800.0
"""Millimetres from the middle, both ways, to where a column that was taken out stands."""


class World:
    """The pieces of one villa under gravity. Bodies are numbered: columns first, then floors from below."""

    def __init__(
        self, columns: Sequence[Column], floors: Sequence[Floor], timestep: float = TIMESTEP
    ) -> None:
        self.columns = tuple(columns)
        self.floors = tuple(floors)
        self.names: tuple[PieceId, ...] = (
            *(column.id for column in columns),
            *(floor.floor for floor in floors),
        )
        self.number = {name: index for index, name in enumerate(self.names)}
        self.model = model_of(
            tuple((column.id, column.length) for column in columns),
            tuple(floor.floor for floor in floors),
            timestep,
        )
        self.data = mujoco.MjData(self.model)
        self.timestep = timestep
        self.aside: ColumnId | None = None
        """The column that was taken out, if any: no part of the villa any more."""
        self.poses: Array = self.data.qpos.reshape(-1, 7)
        """A view of the live poses: metres and quaternions, one row a body."""
        self.speeds: Array = self.data.qvel.reshape(-1, 6)
        """A view of the live speeds: metres a second, then radians a second around the body's own axes."""
        for index, pose in enumerate([*(each.pose for each in columns), *(each.pose for each in floors)]):
            assert pose is not None, "only what stands in the villa is simulated"
            self.poses[index] = in_metres(pose)
        self._geom_piece = self.model.geom_bodyid - 1
        mujoco.mj_forward(self.model, self.data)

    @classmethod
    def of(cls, villa: Villa, timestep: float = TIMESTEP) -> "World":
        """The world with all pieces that are in a villa."""
        return cls(villa.standing, villa.floors, timestep)

    @property
    def time(self) -> float:
        """Simulated seconds since the beginning."""
        return float(self.data.time)

    @property
    def is_falling(self) -> bool:
        """Whether a piece is falling now."""
        return bool(self.speeds[:, 2].min() < -FALLING)

    def steps_in(self, seconds: float) -> int:
        """The number of time steps in some seconds, at least one."""
        return max(1, round(seconds / self.timestep))

    def step(self, steps: int = 1) -> None:
        """Advance the simulation by some steps."""
        mujoco.mj_step(self.model, self.data, nstep=steps)

    def push(self, piece: PieceId, force: Sequence[float], torque: Sequence[float]) -> None:
        """Apply a force (newtons) and torque at the centre of a piece until the next call."""
        row = self.data.xfrc_applied[self.number[piece] + 1]
        row[:3] = force
        row[3:] = torque

    def inertia(self, piece: PieceId) -> tuple[float, float]:
        """A piece's moments of inertia: for leaning in its weakest direction, and for turning upright."""
        body = self.number[piece] + 1
        axes = np.empty(9)
        mujoco.mju_quat2Mat(axes, self.model.body_iquat[body])
        turned = axes.reshape(3, 3)
        inertia = turned @ np.diag(self.model.body_inertia[body]) @ turned.T
        return float(np.linalg.eigvalsh(inertia[:2, :2])[0]), float(inertia[2, 2])

    def pose(self, piece: PieceId) -> Pose:
        """The present pose of a piece, rounded to a millionth of a millimetre."""
        return in_millimetres(self.poses[self.number[piece]])

    def villa(self, like: Villa) -> Villa:
        """The villa as it is now; a column that was set aside, or never was in this world, has no pose."""
        columns = tuple(
            Column(
                id=column.id,
                longer=column.longer,
                pose=self.pose(column.id) if self._stands(column.id) else None,
            )
            for column in like.columns
        )
        floors = tuple(Floor(floor=floor.floor, pose=self.pose(floor.floor)) for floor in self.floors)
        return Villa(columns=columns, floors=floors)

    def set_aside(self, column: ColumnId) -> None:
        """Move a column out of the villa to a far place on the table, where it touches nothing."""
        index = self.number[column]
        self.push(column, (0.0, 0.0, 0.0), (0.0, 0.0, 0.0))
        height = self.columns[index].length / 2.0 - BOX.base.thickness
        self.poses[index] = in_metres(Pose(ASIDE, ASIDE, height))
        self.speeds[index] = 0.0
        self.aside = column

    def _stands(self, column: ColumnId) -> bool:
        return column in self.number and column != self.aside

    def save(self) -> Array:
        """The complete physical state, for `restore`."""
        state = np.empty(mujoco.mj_stateSize(self.model, STATE))
        mujoco.mj_getState(self.model, self.data, state, STATE)
        return state

    def restore(self, state: Array) -> None:
        """Return to a saved state."""
        mujoco.mj_setState(self.model, self.data, state, STATE)

    def touching(self) -> set[int]:
        """Every pair of pieces that touch, numbered as in `bearing`."""
        first, second = (self._geom_piece[self.data.contact.geom] + 1).T
        return set((np.minimum(first, second) * PAIRS + np.maximum(first, second)).tolist())

    def touched_by(self, piece: PieceId) -> list[int]:
        """The bodies that touch a piece now."""
        bodies = self._geom_piece[self.data.contact.geom]
        me = self.number[piece]
        mine = bodies[(bodies == me).any(axis=1)]
        return [body for body in set(mine.ravel().tolist()) if body not in (me, -1)]

    def bearing(self) -> dict[int, tuple[PieceId, PieceId]]:
        """Every pair of pieces of which the lower one carries the upper one, encoded as one number each."""
        forces: dict[tuple[int, int], float] = {}
        for first, second, force in self._contact_forces():
            pair = min(first, second), max(first, second)
            forces[pair] = forces.get(pair, 0.0) + abs(force)
        return {
            (first + 1) * PAIRS + second + 1: self._lower_first(first, second)
            for (first, second), force in forces.items()
            if force > BEARING
        }

    def _lower_first(self, first: int, second: int) -> tuple[PieceId, PieceId]:
        """The two bodies of a pair, the lower one first."""
        if first < 0 or second < 0:
            return GROUND, self.names[max(first, second)]
        if self.poses[first, 2] <= self.poses[second, 2]:
            return self.names[first], self.names[second]
        return self.names[second], self.names[first]

    def loads(self) -> dict[ColumnId, float]:
        """The weight on the top of each column, in newtons; advances the simulation by a few steps."""
        totals = np.zeros(len(self.names))
        for _ in range(LOAD_STEPS):
            self.step()
            totals += self._top_forces()
        return {
            column.id: float(totals[self.number[column.id]]) / LOAD_STEPS
            for column in self.columns
            if self._stands(column.id)
        }

    def _top_forces(self) -> Array:
        """The downward force on each body from the pieces above it, now."""
        forces = np.zeros(len(self.names))
        for first, second, upward in self._contact_forces():
            if first >= 0 and second >= 0:
                lower = first if self.poses[first, 2] <= self.poses[second, 2] else second
                forces[lower] += upward if lower == first else -upward
        return forces

    def _contact_forces(self) -> Iterator[tuple[int, int, float]]:
        """The two bodies of every contact, and the upward force on the second one."""
        wrench = np.empty(6)
        bodies = self._geom_piece[self.data.contact.geom].tolist()
        frames = self.data.contact.frame.reshape(-1, 3, 3)
        for index, (first, second) in enumerate(bodies):
            mujoco.mj_contactForce(self.model, self.data, index, wrench)
            yield first, second, float(frames[index, :, 2] @ wrench[:3])


def in_metres(pose: Pose) -> tuple[float, ...]:
    """A pose in the units and order of MuJoCo."""
    return (pose.x / METRE, pose.y / METRE, pose.z / METRE, pose.qw, pose.qx, pose.qy, pose.qz)


def in_millimetres(row: Array) -> Pose:
    """A pose in the units of the rules, rounded far below any visible difference."""
    x, y, z, qw, qx, qy, qz = row.tolist()
    return Pose(
        round(x * METRE, 6),
        round(y * METRE, 6),
        round(z * METRE, 6),
        round(qw, 9),
        round(qx, 9),
        round(qy, 9),
        round(qz, 9),
    )
