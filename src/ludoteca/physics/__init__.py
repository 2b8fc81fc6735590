"""The simulated wood of Villa Paletti.

Nothing is loaded until something is simulated or drawn: everything else works without MuJoCo and numpy.
"""

from importlib import import_module
from typing import Any

from ludoteca.core import Invalid, Record
from ludoteca.games.villa_paletti.villa import Villa


def simulate(request: Record) -> Record:
    """What the wood does; the same request gives the same result, bit for bit, in one build."""
    answer: Record = load("simulation").simulate(request)
    return answer


def draw(scene: Record) -> bytes:
    """A villa drawn as a PNG file."""
    if not isinstance(scene, Villa):
        raise TypeError(f"not a villa: {type(scene).__name__}")
    image: bytes = load("picture").picture_of(scene)
    return image


def load(module: str) -> Any:
    """A module of this package, or a refusal if the libraries it stands on are not installed."""
    try:
        return import_module(f".{module}", __name__)
    except ModuleNotFoundError as error:
        if error.name not in ("mujoco", "numpy", "scipy"):
            raise
        raise Invalid("physics-missing", label=str(error.name)) from error
