"""The engine of MuJoCo as WebAssembly, beside the Python of a browser.

The worker's script (`client/src/house/engine.ts`) registers the module `ludoteca_mujoco` when it has loaded
MuJoCo. Its memory is not Python's: pushes go there before steps, poses and speeds come back after them.
"""

from array import array
from collections.abc import Sequence
from typing import Any
from weakref import finalize

from ludoteca_mujoco import bodies_of

from .engine import POSE, SPEED


class WebAssemblyEngine:
    """Bodies in the memory of another module, with copies of their poses and speeds in this one."""

    def __init__(self, description: str) -> None:
        self._bodies: Any = bodies_of(description)
        count = self._bodies.count
        self.poses = array("d", bytes(8 * POSE * count))
        self.speeds = array("d", bytes(8 * SPEED * count))
        self.time = 0.0
        self._pushes = array("d", bytes(8 * 6 * count))
        self._is_pushed = False
        self._theirs = self._bodies.poses, self._bodies.speeds, self._bodies.pushes
        finalize(self, self._bodies.close)

    def begin(self, poses: Sequence[float]) -> None:
        """Put every body at its pose, and find the contacts there."""
        self._theirs[0].assign(array("d", poses))
        self._bodies.begin()
        self._read()

    def place(self, body: int, pose: Sequence[float]) -> None:
        """Put a body somewhere, at rest."""
        self.poses[POSE * body : POSE * body + POSE] = array("d", pose)
        self.speeds[SPEED * body : SPEED * body + SPEED] = array("d", bytes(8 * SPEED))
        self._theirs[0].assign(self.poses)
        self._bodies.place(body)
        self._read()

    def push(self, body: int, push: Sequence[float]) -> None:
        """Apply a force (newtons) and torque at the centre of a body until the next call for it."""
        self._pushes[6 * body : 6 * body + 6] = array("d", push)
        self._is_pushed = True

    def kick(self, body: int, change: Sequence[float]) -> None:
        """Change the speed of a body at once."""
        first = SPEED * body
        for index, each in enumerate(change, first):
            self.speeds[index] += each
        self._theirs[1].assign(self.speeds)
        self._bodies.kick(body)

    def roughen(self, body: int, friction: float) -> None:
        """Give the first part of a body another friction, from the next step on."""
        self._bodies.roughen(body, friction)

    def tune(self, iterations: int, tolerance: float) -> None:
        """Set how exactly the solver finds the forces of contacts, from the next step on."""
        self._bodies.tune(iterations, tolerance)

    def step(self) -> None:
        """Advance the simulation by a time step."""
        if self._is_pushed:
            self._theirs[2].assign(self._pushes)
            self._is_pushed = False
        self.time = self._bodies.step()
        self._read()

    def mass(self, body: int) -> float:
        """The mass of a body in kilograms."""
        mass: float = self._bodies.mass(body)
        return mass

    def inertia(self, body: int) -> Sequence[float]:
        """The three principal moments of inertia, then the quaternion of their axes in the body's own."""
        return self._list(self._bodies.inertia(body))

    def touching(self, body: int) -> Sequence[int]:
        """The bodies that touch a body now, without the ground."""
        found: list[int] = self._bodies.touching(body).to_py().tolist()
        return found

    def pairs(self) -> set[int]:
        """Every two bodies that touch, as `Engine.pairs` numbers them."""
        return set(self._bodies.pairs().to_py().tolist())

    def contact_forces(self) -> Sequence[tuple[int, int, float]]:
        """The two bodies of every contact, and the upward force on the second one."""
        numbers = self._list(self._bodies.contactForces())
        return [
            (int(first), int(second), upward)
            for first, second, upward in zip(numbers[::3], numbers[1::3], numbers[2::3], strict=True)
        ]

    def _read(self) -> None:
        """Copy poses and speeds here."""
        poses, speeds, _ = self._theirs
        poses.assign_to(self.poses)
        speeds.assign_to(self.speeds)

    @staticmethod
    def _list(numbers: Any) -> list[float]:
        """The numbers of an array of the script."""
        copied: list[float] = numbers.to_py().tolist()
        return copied


def engine_of(description: str) -> WebAssemblyEngine:
    """An engine with the bodies of a description."""
    return WebAssemblyEngine(description)
