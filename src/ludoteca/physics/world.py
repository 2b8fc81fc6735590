"""A villa in motion: poses go in, time passes, poses, contacts and loads come out."""

from collections.abc import Sequence

import mujoco
import numpy as np
import numpy.typing as npt

from ludoteca.games.villa_paletti.pieces import ColumnId
from ludoteca.games.villa_paletti.villa import Column, Floor, Pose, Villa
from ludoteca.games.villa_paletti.wood import PieceId

from .model import METRE, TIMESTEP, build_model

Array = npt.NDArray[np.float64]

GROUND = "ground"
"""Base and table, in contacts."""
STATE = mujoco.mjtState.mjSTATE_INTEGRATION
LOAD_STEPS = 10
"""Loads are averaged over so many steps."""


class World:
    """The wood of one villa under gravity. Bodies are numbered columns first, then floors from below."""

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
        self.model = build_model(self.columns, [floor.floor for floor in floors], timestep)
        self.data = mujoco.MjData(self.model)
        self.timestep = timestep
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
        """The world of everything that stands in a villa."""
        return cls(villa.standing, villa.floors, timestep)

    @property
    def time(self) -> float:
        """Seconds since the beginning."""
        return float(self.data.time)

    def step(self, steps: int = 1) -> None:
        """Let time pass."""
        mujoco.mj_step(self.model, self.data, nstep=steps)

    def push(self, piece: PieceId, force: Sequence[float], torque: Sequence[float]) -> None:
        """Press on a piece at its centre until told otherwise, in newtons and newton metres."""
        row = self.data.xfrc_applied[self.number[piece] + 1]
        row[:3] = force
        row[3:] = torque

    def inertia(self, piece: PieceId) -> tuple[float, float]:
        """A piece's resistance to leaning over (in its weakest direction) and to turning around."""
        body = self.number[piece] + 1
        axes = np.empty(9)
        mujoco.mju_quat2Mat(axes, self.model.body_iquat[body])
        turned = axes.reshape(3, 3)
        inertia = turned @ np.diag(self.model.body_inertia[body]) @ turned.T
        return float(np.linalg.eigvalsh(inertia[:2, :2])[0]), float(inertia[2, 2])

    def pose(self, piece: PieceId) -> Pose:
        """Where a piece is now, to a millionth of a millimetre."""
        return in_millimetres(self.poses[self.number[piece]])

    def villa(self, like: Villa) -> Villa:
        """The villa as it is now; columns that are not in this world keep no place."""
        columns = tuple(
            Column(
                id=column.id,
                longer=column.longer,
                pose=self.pose(column.id) if column.id in self.number else None,
            )
            for column in like.columns
        )
        floors = tuple(Floor(floor=floor.floor, pose=self.pose(floor.floor)) for floor in self.floors)
        return Villa(columns=columns, floors=floors)

    def without(self, column: ColumnId) -> "World":
        """The same moment with one column taken away."""
        kept = [index for index, name in enumerate(self.names) if name != column]
        rest = World([each for each in self.columns if each.id != column], self.floors, self.timestep)
        rest.poses[:] = self.poses[kept]
        rest.speeds[:] = self.speeds[kept]
        rest.data.time = self.data.time
        mujoco.mj_forward(rest.model, rest.data)
        return rest

    def save(self) -> Array:
        """Everything that the future depends on."""
        state = np.empty(mujoco.mj_stateSize(self.model, STATE))
        mujoco.mj_getState(self.model, self.data, state, STATE)
        return state

    def restore(self, state: Array) -> None:
        """Go back to a saved moment."""
        mujoco.mj_setState(self.model, self.data, state, STATE)

    def touching(self) -> frozenset[tuple[PieceId, PieceId]]:
        """Every two pieces that touch, the lower one first."""
        pairs = np.unique(self._geom_piece[self.data.contact.geom[: self.data.ncon]], axis=0)
        found = set()
        for first, second in pairs.tolist():
            if first < 0 or second < 0:
                found.add((GROUND, self.names[max(first, second)]))
            elif self.poses[first, 2] <= self.poses[second, 2]:
                found.add((self.names[first], self.names[second]))
            else:
                found.add((self.names[second], self.names[first]))
        return frozenset(found)

    def loads(self) -> dict[ColumnId, float]:
        """The weight on the top of each column, in newtons; lets a few steps of time pass."""
        totals = np.zeros(len(self.names))
        for _ in range(LOAD_STEPS):
            self.step()
            totals += self._top_forces()
        return {column.id: float(totals[self.number[column.id]]) / LOAD_STEPS for column in self.columns}

    def _top_forces(self) -> Array:
        """The downward force of whatever is above each body, now."""
        forces = np.zeros(len(self.names))
        wrench = np.empty(6)
        for index in range(self.data.ncon):
            contact = self.data.contact[index]
            first, second = self._geom_piece[contact.geom].tolist()
            if first < 0 or second < 0:
                continue
            mujoco.mj_contactForce(self.model, self.data, index, wrench)
            upward = float(contact.frame.reshape(3, 3)[:, 2] @ wrench[:3])  # on the second geom
            lower = first if self.poses[first, 2] <= self.poses[second, 2] else second
            forces[lower] += upward if lower == first else -upward
        return forces


def in_metres(pose: Pose) -> tuple[float, ...]:
    """A pose as MuJoCo counts."""
    return (pose.x / METRE, pose.y / METRE, pose.z / METRE, pose.qw, pose.qx, pose.qy, pose.qz)


def in_millimetres(row: Array) -> Pose:
    """A pose as the rules count, rounded far below what matters."""
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
