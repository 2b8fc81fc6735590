"""The simulated wood of Villa Paletti.

Nothing is loaded until something is simulated: everything else works without MuJoCo.
"""

from importlib import import_module

from ludoteca.core import Invalid, Record, Simulator


def simulate(request: Record) -> Record:
    """What the wood does; the same request gives the same result, bit for bit, in one build."""
    try:
        answer: Simulator = import_module(".simulation", __name__).simulate
    except ModuleNotFoundError as error:
        if error.name not in ("mujoco", "numpy", "scipy"):
            raise
        raise Invalid("physics-missing", label=str(error.name)) from error
    return answer(request)
