"""The physics simulation of Villa Paletti; rules reach it only through `Chance.simulate`.

Nothing is loaded until something is simulated: everything else works without MuJoCo.
"""

import contextlib
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from ludoteca.core import HandSimulation, Invalid, Record

from .engine import LIBRARIES, engines


def simulate(request: Record) -> Record:
    """The result of a simulation request; the same request gives the same bits in one build."""
    answer: Record = load("simulation").simulate(request)
    return answer


def take_hold(request: Record) -> HandSimulation:
    """A simulated hand at the start of a request, to be moved step by step."""
    hand: HandSimulation = load("live").take_hold(request)
    return hand


def is_installed() -> bool:
    """Whether the libraries of the simulation are installed; loads none of them."""
    return all(find_spec(library) is not None for library in LIBRARIES)


def warm_up() -> None:
    """Load the libraries of the simulation now, if they are installed."""
    with contextlib.suppress(Invalid):
        load("live")


def load(module: str) -> Any:
    """A module of this package; raises Invalid if the libraries that it imports are not installed."""
    try:
        engines()
        return import_module(f".{module}", __name__)
    except ModuleNotFoundError as error:
        if error.name not in LIBRARIES:
            raise
        raise Invalid("physics-missing", label=str(error.name)) from error
