"""PAL-V4: target stones show everybody which chip a player will collect next."""

from ludoteca.core import Course, Illegal, Seat

from .actions import SetTarget
from .decisions import SettingTarget
from .events import TargetSet
from .geometry import cell_named
from .phases import require_collecting
from .state import Collecting, State, replaced


def check_set_target(state: State, seat: Seat, action: SetTarget) -> None:
    """Raises Illegal if the seat has no chip there, or no target stone to set now."""
    state = require_collecting(state)
    if not state.terms.options.target_stones:
        raise Illegal("PAL-V4", "no-target-stones")
    if not isinstance(state.decisions[-1], SettingTarget):
        raise Illegal("PAL-V4", "target-stays")
    if not cell_named(action.door) & state.chips[seat]:
        raise Illegal("PAL-V4", "not-your-chip", cell=action.door)


def set_target(course: Course[Collecting], seat: Seat, action: SetTarget) -> None:
    """Set the stone; the turn that waited for it goes on."""
    course.change(targets=replaced(course.state.targets, seat, cell_named(action.door)))
    course.tell(TargetSet(seat=seat, door=action.door))
    course.close()
