"""Checks that most refusals begin with: whether the seat has to decide, whether a card is its own."""

from typing import TypeVar

from ludoteca.core import Illegal, Seat, Term, derived

from .decisions import Debt, PalancheDecision, Purchase, Turn
from .state import State, holds
from .tables import Asset

FREE = (Turn, Purchase)
"""Decisions during which a player may invest, trade and auction (GEN-T4)."""

F = TypeVar("F", bound=PalancheDecision)


def require_decision(state: State, seat: Seat, kind: type[F], rule: str, absent: str) -> F:
    """The open decision, if it is of this kind and the seat's; otherwise raises Illegal."""
    decisions = state.decisions
    if decisions:
        top = decisions[-1]
        if top.seat == seat and isinstance(top, kind):
            return top
    decision = _require_asked(state, seat)
    if isinstance(decision, Turn):
        raise Illegal(rule, absent)
    raise Illegal(decision.rule, decision.blocks)


def require_free_moment(state: State, seat: Seat, *, in_debt: bool) -> None:
    """Raises Illegal unless it is the seat's turn and no other decision is open (GEN-T4).

    A purchase is allowed, and with `in_debt` a debt in the own turn (GEN-F0).
    """
    decision = _require_asked(state, seat)
    if isinstance(decision, FREE):
        return
    if isinstance(decision, Debt) and in_debt:
        if state.decisions[0].seat == seat:
            return
        raise Illegal("GEN-F0", "debt-out-of-turn")
    raise Illegal(decision.rule, decision.blocks)


def _require_asked(state: State, seat: Seat) -> PalancheDecision:
    """Raises Illegal unless the seat has to decide now."""
    decisions = state.decisions
    if not decisions:
        raise Illegal("GEN-E2", "match-over")
    decision = decisions[-1]
    if decision.seat != seat:
        raise Illegal(decision.rule, "not-your-decision", seat=decision.seat)
    return decision


def require_asset(state: State, key: str, rule: str) -> Asset:
    """The number of a card that can be owned; raises Illegal if there is none of that key."""
    asset = state.setting.number.get(key)
    if asset is None or (asset < state.setting.space_count and not state.setting.is_deed[asset]):
        raise Illegal(rule, "no-such-card", card=key)
    return asset


def require_own(state: State, seat: Seat, key: str, rule: str) -> Asset:
    """The number of a card that the seat owns; raises Illegal if it is not the owner."""
    asset = require_asset(state, key, rule)
    if not holds(state, seat, asset):
        raise Illegal(rule, "not-the-owner", seat=seat, card=key)
    return asset


def require_bare(state: State, asset: Asset) -> None:
    """Raises Illegal for a terreno (land) with cubes, which cannot change hands (GEN-S3)."""
    if asset < state.setting.space_count and state.land.cubes[asset]:
        card, cubes = state.setting.keys[asset], state.land.cubes[asset]
        on_it = derived("cubes-on", Term("invested", cubes), card=card)
        raise Illegal("GEN-S3", "has-cubes", on_it, card=card, cubes=cubes)
