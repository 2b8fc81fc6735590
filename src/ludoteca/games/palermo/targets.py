"""PAL-V4: target stones show everybody which chip a player will collect next."""

from ludoteca.core import Course, Illegal

from .decisions import SettingTarget
from .events import TargetSet
from .geometry import NAME_OF, Cell
from .state import Collecting, replaced


def check_target(state: Collecting, door: Cell) -> None:
    """Raises Illegal if the seat's own chip does not lie there, or it is not the time for the stone."""
    if not state.terms.options.target_stones:
        raise Illegal("PAL-V4", "no-target-stones")
    if not isinstance(state.decisions[-1], SettingTarget):
        raise Illegal("PAL-V4", "target-stays")
    if not door & state.chips[state.seat]:
        raise Illegal("PAL-V4", "not-your-chip", cell=NAME_OF[door])


def set_target(course: Course[Collecting], door: Cell) -> None:
    """The stone lies, and what waited for it goes on."""
    state = course.state
    course.change(targets=replaced(state.targets, state.seat, door))
    course.tell(TargetSet(seat=state.seat, door=NAME_OF[door]))
    course.close()
