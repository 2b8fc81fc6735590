"""An action of Villa Paletti while it is played."""

from ludoteca.core import Course as CoreCourse

from .geometry.villa import Loads, Villa
from .state import State
from .wood import WoodResult

TREMORS = 2**32


class Course(CoreCourse[State]):
    """The course of an action, with changes of the villa."""

    def rebuild(self, villa: Villa, loads: Loads) -> None:
        """Replace the villa and its loads."""
        self.change(villa=villa, loads=loads)

    def tremor_seed(self) -> int:
        """Draw the seed of the hand's tremor."""
        return self.chance.draw("tremor", TREMORS)


def loads_of(result: WoodResult) -> Loads:
    """The loads of a result, in the order of the columns' names."""
    return tuple(sorted(result.loads.items()))
