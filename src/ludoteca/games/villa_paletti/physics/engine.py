"""The port to the physics engine: plain numbers and buffers in, plain numbers and buffers out.

Everything else of the simulation is Python without numpy, so that it runs wherever an engine does: the MuJoCo
wheel (`native`), or MuJoCo as WebAssembly beside the Python of a browser (`webassembly`). There a call leaves
Python, so it does much: a step with the forces set before, after which the poses of all bodies are here.

Both engines give the same numbers, bit for bit (decision 16). They are the same version of MuJoCo, sort the
polygons of meshes, which MuJoCo keeps in the order of a hash table, and round poses and speeds to `GRID`.
"""

import sys
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Protocol

ENGINE = f"{__package__}.{'webassembly' if sys.platform == 'emscripten' else 'native'}"
LIBRARIES = ("ludoteca_mujoco",) if sys.platform == "emscripten" else ("mujoco", "numpy")
"""The engine of this Python, and the modules that it imports."""

POSE, SPEED = 7, 6
"""Numbers a body: metres and a quaternion; metres and radians a second, these around the body's own axes."""
PAIRS = 64
"""More bodies than there are: two numbers of bodies make one."""
GRID = 2.0**-40
"""Poses and speeds are multiples of this: sines in MuJoCo differ in their last bit between builds."""


class Numbers(Protocol):
    """Of an array of floats, what is used of it."""

    def __getitem__(self, part: slice, /) -> "Numbers":
        """A part of it."""

    def tolist(self) -> list[float]:
        """A copy as a list."""


class Engine(Protocol):
    """Bodies under gravity, numbered as in the description they are made from."""

    @property
    def poses(self) -> Numbers:
        """The present poses of all bodies, one after the other; only to be read."""

    @property
    def speeds(self) -> Numbers:
        """The present speeds of all bodies, in the same way."""

    @property
    def time(self) -> float:
        """Simulated seconds since the beginning."""

    def begin(self, poses: Sequence[float]) -> None:
        """Put every body at its pose, and find the contacts there."""

    def place(self, body: int, pose: Sequence[float]) -> None:
        """Put a body somewhere, at rest."""

    def push(self, body: int, push: Sequence[float]) -> None:
        """Apply a force (newtons) and torque at the centre of a body until the next call for it."""

    def kick(self, body: int, change: Sequence[float]) -> None:
        """Change the speed of a body at once."""

    def roughen(self, body: int, friction: float) -> None:
        """Give the first part of a body another friction, from the next step on."""

    def tune(self, iterations: int, tolerance: float) -> None:
        """Set how exactly the solver finds the forces of contacts, from the next step on."""

    def step(self) -> None:
        """Advance the simulation by a time step."""

    def mass(self, body: int) -> float:
        """The mass of a body in kilograms."""

    def inertia(self, body: int) -> Sequence[float]:
        """The three principal moments of inertia, then the quaternion of their axes in the body's own."""

    def touching(self, body: int) -> Sequence[int]:
        """The bodies that touch a body now, without the ground."""

    def pairs(self) -> set[int]:
        """Every two bodies that touch, as one number: the lesser + 1, times PAIRS, plus the other + 1.

        The ground is body -1.
        """

    def contact_forces(self) -> Sequence[tuple[int, int, float]]:
        """The two bodies of every contact, and the upward force on the second one."""


class Engines(Protocol):
    """A module with an engine."""

    def engine_of(self, description: str) -> Engine:
        """An engine with the bodies of a description (`model.describe`)."""


@cache
def engines() -> Engines:
    """The module with the engine of this Python; raises ModuleNotFoundError if it needs another."""
    module: Engines = import_module(ENGINE)
    return module
