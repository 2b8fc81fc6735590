"""PAL-V4: target stones show everybody which chip a player will collect next."""

from msgspec.structs import replace

from ludoteca.core import Illegal

from .actions import SetTarget
from .geometry import NAME_OF, Cell, Decoder
from .state import Collecting, replaced

target_choices: Decoder[SetTarget] = Decoder(lambda name: SetTarget(door=name))
"""The actions that put the stone on each door of a set."""


def check_target(state: Collecting, door: Cell) -> None:
    """Raises Illegal if the seat's own chip does not lie there, or it is not the time for the stone."""
    if not state.terms.options.target_stones:
        raise Illegal("PAL-V4", "no-target-stones")
    if state.stage != "target":
        raise Illegal("PAL-V4", "target-stays")
    if not door & state.chips[state.seat]:
        raise Illegal("PAL-V4", "not-your-chip", cell=NAME_OF[door])


def target_set(state: Collecting, door: Cell) -> Collecting:
    """The stone lies; whose turn it is then is not decided here."""
    return replace(state, targets=replaced(state.targets, state.seat, door))
