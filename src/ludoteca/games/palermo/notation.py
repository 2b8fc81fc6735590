"""Actions as people type them: `start C4`, `lay 2 C4 90`, `claim g7`, `target g7`, `police g7`, `walk g7`,
`stay`, `interest`."""

from typing import assert_never

from ludoteca.core import Invalid

from .actions import (
    ClaimDoor,
    LayHouse,
    LayStart,
    PalermoAction,
    PlacePoliceman,
    SetTarget,
    Stay,
    TakeInterest,
    Walk,
)
from .geometry import NAME_OF, SLOT_NAMES, cell_named, slot_named
from .tables import ROTATIONS, SIGNS, HouseKind, Rotation


def notation(action: PalermoAction) -> str:
    """The action as a person types it."""
    match action:
        case LayStart():
            return f"start {action.slot}"
        case LayHouse():
            return f"lay {SIGNS[action.kind]} {action.slot} {action.rotation}"
        case ClaimDoor():
            return f"claim {action.door}"
        case SetTarget():
            return f"target {action.door}"
        case PlacePoliceman():
            return f"police {action.cell}"
        case Walk():
            return f"walk {action.to}"
        case Stay():
            return "stay"
        case TakeInterest():
            return "interest"
        case _:
            assert_never(action)


def from_notation(text: str) -> PalermoAction:
    """The action a person typed; raises Invalid if the text is none."""
    match text.lower().split():
        case ["start", slot]:
            return LayStart(slot=_slot(slot))
        case ["lay", kind, slot]:
            return LayHouse(kind=_kind(kind), slot=_slot(slot))
        case ["lay", kind, slot, rotation]:
            return LayHouse(kind=_kind(kind), slot=_slot(slot), rotation=_rotation(rotation))
        case ["claim", door]:
            return ClaimDoor(door=_cell(door))
        case ["target", door]:
            return SetTarget(door=_cell(door))
        case ["police", cell]:
            return PlacePoliceman(cell=_cell(cell))
        case ["walk", cell]:
            return Walk(to=_cell(cell))
        case ["stay"]:
            return Stay()
        case ["interest"]:
            return TakeInterest()
        case _:
            raise Invalid("unknown-notation", text=text)


def _cell(word: str) -> str:
    return NAME_OF[cell_named(word)]


def _slot(word: str) -> str:
    return SLOT_NAMES[slot_named(word.upper())]


def _kind(word: str) -> HouseKind:
    for kind, sign in SIGNS.items():
        if word in (kind, sign):
            return kind
    raise Invalid("unknown-house", "PAL-C2", house=word)


def _rotation(word: str) -> Rotation:
    for rotation in ROTATIONS:
        if word == str(rotation):
            return rotation
    raise Invalid("unknown-rotation", "PAL-C3", rotation=word)
