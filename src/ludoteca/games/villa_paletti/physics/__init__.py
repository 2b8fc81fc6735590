"""The simulated wood of Villa Paletti, found through the game; rules never import it.

Nothing is loaded until something is simulated: everything else works without MuJoCo and numpy.
"""

import contextlib
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from ludoteca.core import HandSimulation, Invalid, Record

LIBRARIES = ("mujoco", "numpy", "scipy")


def simulate(request: Record) -> Record:
    """What the wood does; the same request gives the same result, bit for bit, in one build."""
    answer: Record = load("simulation").simulate(request)
    return answer


def take_hold(request: Record) -> HandSimulation:
    """A hand at work; its path is still to come."""
    hand: HandSimulation = load("live").take_hold(request)
    return hand


def is_installed() -> bool:
    """Whether the libraries are there; none is loaded to find out."""
    return all(find_spec(library) is not None for library in LIBRARIES)


def warm_up() -> None:
    """Load everything now, if it is installed."""
    with contextlib.suppress(Invalid):
        load("live")


def load(module: str) -> Any:
    """A module of this package, or a refusal if the libraries it stands on are not installed."""
    try:
        return import_module(f".{module}", __name__)
    except ModuleNotFoundError as error:
        if error.name not in LIBRARIES:
            raise
        raise Invalid("physics-missing", label=str(error.name)) from error
