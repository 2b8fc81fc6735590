"""The course of an action of Villa Paletti: its changes of state and its events."""

from ludoteca.core import Course as CoreCourse

from .geometry.villa import Loads, Villa
from .state import State
from .wood import WoodResult

TREMORS = 2**32


class Course(CoreCourse[State]):
    """The course of an action while it is played, with changes of the villa."""

    def rebuild(self, villa: Villa, loads: Loads) -> None:
        """Replace the villa and its loads."""
        self.change(villa=villa, loads=loads)

    def tremor_seed(self) -> int:
        """Draw the random seed of the hand's tremor."""
        return self.chance.draw("tremor", TREMORS)


def loads_of(result: WoodResult) -> Loads:
    """The loads in a simulation result, in the order of the columns' names."""
    return tuple(sorted(result.loads.items()))
