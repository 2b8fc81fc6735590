"""The way of one action through the rules: the core's, with what is particular to wood."""

from ludoteca.core import Course as CoreCourse

from .geometry.villa import Loads, Villa
from .state import State
from .wood import WoodResult

TREMORS = 2**32


class Course(CoreCourse[State]):
    """One action on its way through a match of Villa Paletti."""

    def rebuild(self, villa: Villa, loads: Loads) -> None:
        """The villa is different now."""
        self.change(villa=villa, loads=loads)

    def tremor_seed(self) -> int:
        """How the hand trembles this time."""
        return self.chance.draw("tremor", TREMORS)


def loads_of(result: WoodResult) -> Loads:
    """The loads of a result, in the order of the columns' names."""
    return tuple(sorted(result.loads.items()))
