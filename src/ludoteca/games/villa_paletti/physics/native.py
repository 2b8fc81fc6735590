"""The engine of the MuJoCo wheel."""

import copy
import logging
from collections.abc import Sequence
from functools import lru_cache

import mujoco
import numpy as np
import numpy.typing as npt

from .engine import GRID, PAIRS

Numbers = npt.NDArray[np.int32]
mujoco.set_mju_user_warning(logging.getLogger(__name__).debug)  # not into a file of the working directory
ROUNDING = 1.5 * 2.0**52 * GRID
"""A number so large that adding it leaves multiples of `GRID`."""


@lru_cache(maxsize=8)
def _model(description: str) -> mujoco.MjModel:
    """The compiled model. It contains pieces, not places, so one serves a whole turn; it is shared."""
    model = mujoco.MjModel.from_xml_string(description)
    for mesh in range(model.nmesh):
        _sort_polygons(model, mesh)
    return model


def _sort_polygons(model: mujoco.MjModel, mesh: int) -> None:
    """Bring the polygons of a mesh into the order of their corners; that of contacts follows from it."""
    first, corner = model.mesh_polyadr[mesh], model.mesh_vertadr[mesh]
    own = slice(first, first + model.mesh_polynum[mesh])
    starts = model.mesh_polyvertadr[own].tolist()
    ends = (model.mesh_polyvertadr[own] + model.mesh_polyvertnum[own]).tolist()
    polygons = [model.mesh_polyvert[start:end].tolist() for start, end in zip(starts, ends, strict=True)]
    order = sorted(range(len(polygons)), key=polygons.__getitem__)
    model.mesh_polynormal[own] = model.mesh_polynormal[own][order]
    model.mesh_polyvertnum[own] = model.mesh_polyvertnum[own][order]
    around: list[list[int]] = [[] for _ in range(model.mesh_vertnum[mesh])]
    start = min(starts)
    for place, polygon in enumerate(polygons[old] for old in order):
        model.mesh_polyvertadr[first + place] = start
        model.mesh_polyvert[start : start + len(polygon)] = polygon
        start += len(polygon)
        for each in polygon:
            around[each].append(place)
    for index, places in enumerate(around, corner):
        begin = model.mesh_polymapadr[index]
        model.mesh_polymap[begin : begin + len(places)] = places


@lru_cache(maxsize=8)
def _bodies(description: str) -> tuple[Numbers, Numbers]:
    """The body of each geom of a model, and the number of the pair of bodies of each two geoms."""
    body_of = _model(description).geom_bodyid - 1
    first, second = np.meshgrid(body_of + 1, body_of + 1)
    return body_of, np.minimum(first, second) * PAIRS + np.maximum(first, second)


class NativeEngine:
    """Bodies in the memory of MuJoCo; poses and speeds are views of it."""

    def __init__(self, description: str) -> None:
        self._model = copy.copy(_model(description))  # friction and solver are its own
        self._data = mujoco.MjData(self._model)
        self._qpos = self._data.qpos
        self._qvel = self._data.qvel
        self._pushes = self._data.xfrc_applied
        self._contact = self._data.contact
        self._body_of, self._pair_of = _bodies(description)
        self.poses = self._qpos
        self.speeds = self._qvel

    @property
    def time(self) -> float:
        """Simulated seconds since the beginning."""
        return float(self._data.time)

    def begin(self, poses: Sequence[float]) -> None:
        """Put every body at its pose, and find the contacts there."""
        self._qpos[:] = poses
        self._round()
        mujoco.mj_forward(self._model, self._data)

    def place(self, body: int, pose: Sequence[float]) -> None:
        """Put a body somewhere, at rest."""
        self._qpos[7 * body : 7 * body + 7] = pose
        self._qvel[6 * body : 6 * body + 6] = 0.0
        self._round()

    def push(self, body: int, push: Sequence[float]) -> None:
        """Apply a force (newtons) and torque at the centre of a body until the next call for it."""
        self._pushes[body + 1] = push

    def kick(self, body: int, change: Sequence[float]) -> None:
        """Change the speed of a body at once."""
        self._qvel[6 * body : 6 * body + 6] += change

    def roughen(self, body: int, friction: float) -> None:
        """Give the first part of a body another friction, from the next step on."""
        self._model.geom_friction[self._model.body_geomadr[body + 1], 0] = friction

    def tune(self, iterations: int, tolerance: float) -> None:
        """Set how exactly the solver finds the forces of contacts, from the next step on."""
        self._model.opt.iterations = iterations
        self._model.opt.tolerance = tolerance

    def step(self) -> None:
        """Advance the simulation by a time step."""
        mujoco.mj_step(self._model, self._data)
        self._round()

    def _round(self) -> None:
        """Round poses and speeds to multiples of `GRID`."""
        for numbers in (self._qpos, self._qvel):
            numbers += ROUNDING
            numbers -= ROUNDING

    def mass(self, body: int) -> float:
        """The mass of a body in kilograms."""
        return float(self._model.body_mass[body + 1])

    def inertia(self, body: int) -> Sequence[float]:
        """The three principal moments of inertia, then the quaternion of their axes in the body's own."""
        model = self._model
        return (*model.body_inertia[body + 1].tolist(), *model.body_iquat[body + 1].tolist())

    def touching(self, body: int) -> Sequence[int]:
        """The bodies that touch a body now, without the ground."""
        bodies = self._body_of.take(self._contact.geom.ravel())
        others = bodies[np.flatnonzero(bodies == body) ^ 1]
        return [each for each in set(others.tolist()) if each != -1]

    def pairs(self) -> set[int]:
        """Every two bodies that touch, as `Engine.pairs` numbers them."""
        geoms = self._contact.geom
        return set(self._pair_of[geoms[:, 0], geoms[:, 1]].tolist())

    def contact_forces(self) -> Sequence[tuple[int, int, float]]:
        """The two bodies of every contact, and the upward force on the second one."""
        wrench = np.empty(6)
        frames = self._contact.frame.reshape(-1, 3, 3)
        found = []
        for index, (first, second) in enumerate(self._body_of[self._contact.geom].tolist()):
            mujoco.mj_contactForce(self._model, self._data, index, wrench)
            found.append((first, second, float(frames[index, :, 2] @ wrench[:3])))
        return found


def engine_of(description: str) -> NativeEngine:
    """An engine with the bodies of a description."""
    return NativeEngine(description)
