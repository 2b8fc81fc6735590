"""The phase of a match that an action belongs to; every refusal of a wrong phase is made here."""

from ludoteca.core import Illegal

from .decisions import SettingTarget
from .state import Building, Claiming, Collecting, State


def require_building(state: State) -> Building:
    """The state, if tiles are laid; raises Illegal otherwise."""
    if isinstance(state, Building):
        return state
    raise _wrong_phase(state)


def require_claiming(state: State) -> Claiming:
    """The state, if doors are claimed; raises Illegal otherwise."""
    if isinstance(state, Claiming):
        return state
    raise _wrong_phase(state)


def require_collecting(state: State) -> Collecting:
    """The state, if pawns walk; raises Illegal otherwise."""
    if isinstance(state, Collecting):
        return state
    raise _wrong_phase(state)


def require_turn(state: State) -> Collecting:
    """The state, if pawns walk and no target stone is to be set first (PAL-V4); raises Illegal otherwise."""
    if isinstance(state, Collecting) and not isinstance(state.decisions[-1], SettingTarget):
        return state
    raise _wrong_phase(state)


def _wrong_phase(state: State) -> Illegal:
    match state:
        case Building():
            return Illegal("PAL-B1", "town-comes-first")
        case Claiming():
            return Illegal("PAL-V2", "doors-come-first")
        case Collecting():
            if isinstance(state.decisions[-1], SettingTarget):
                return Illegal("PAL-V4", "target-comes-first")
            return Illegal("PAL-B6", "town-is-built")
