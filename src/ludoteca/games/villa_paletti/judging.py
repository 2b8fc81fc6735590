"""Checks that most refusals begin with: which decision is open, and whether the villa is simulated."""

from ludoteca.core import Illegal, Seat

from .decisions import VillaDecision
from .state import State


def require_active(state: State, seat: Seat) -> None:
    """Raises Illegal unless the seat has to decide now."""
    if state.end is not None:
        raise Illegal("VIL-E1", "match-over")
    if seat != state.decision.seat:
        raise Illegal(state.decision.rule, "not-your-turn", seat=state.decision.seat)


def require_decision(state: State, *kinds: type[VillaDecision]) -> None:
    """Raises Illegal unless a decision of one of these kinds is open."""
    if not isinstance(state.decision, kinds):
        raise other_decision(state, state.decision.rule)


def other_decision(state: State, rule: str) -> Illegal:
    """The refusal of an action because another decision is open, which it names."""
    return Illegal(rule, "other-decision-first", decision=state.decision.__struct_config__.tag)


def require_simulated(state: State) -> None:
    """Raises Illegal if the villa is a real one, whose players report what happened (VIL-R1)."""
    if state.is_real:
        raise Illegal("VIL-R1", "tell-what-happened")
