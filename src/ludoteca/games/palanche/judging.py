"""What every refusal begins with: is there such a decision, and is it this seat's?"""

from typing import TypeVar

from ludoteca.core import Illegal, Seat

from .frames import AnyFrame, Debt, Purchase, Turn
from .setting import Asset
from .state import State, Table
from .tables import SPACES

FREE = (Turn, Purchase)
"""On these nothing stands in the way of investing, trading and auctioning (GEN-T4)."""

F = TypeVar("F", bound=AnyFrame)


def require_decision(at: State | Table, seat: Seat, kind: type[F], rule: str, absent: str) -> F:
    """The open decision of this kind, if it is the seat's."""
    frames = at.frames
    if frames:
        top = frames[-1]
        if top.seat == seat and isinstance(top, kind):
            return top
    frame = _require_asked(at, seat)
    if isinstance(frame, Turn):
        raise Illegal(rule, absent)
    raise Illegal(frame.rule, frame.blocks)


def require_free_moment(at: State | Table, seat: Seat, *, in_debt: bool) -> None:
    """A moment of one's own turn with no other decision open; a purchase is not in the way (GEN-T4).

    A debt in one's own turn is such a moment for trades and auctions (GEN-F0).
    """
    frame = _require_asked(at, seat)
    if isinstance(frame, FREE):
        return
    if isinstance(frame, Debt) and in_debt:
        if at.frames[0].seat == seat:
            return
        raise Illegal("GEN-F0", "debt-out-of-turn")
    raise Illegal(frame.rule, frame.blocks)


def _require_asked(at: State | Table, seat: Seat) -> AnyFrame:
    frames = at.frames
    if not frames:
        raise Illegal("GEN-E2", "match-over")
    frame = frames[-1]
    if frame.seat != seat:
        raise Illegal(frame.rule, "not-your-decision", seat=frame.seat)
    return frame


def require_asset(at: State | Table, key: str, rule: str) -> Asset:
    """The number of a card that can be owned: a space's, or one to keep."""
    asset = at.setting.number.get(key)
    if asset is None or (asset < SPACES and not at.setting.price[asset]):
        raise Illegal(rule, "no-such-card", card=key)
    return asset


def require_own(at: State | Table, seat: Seat, key: str, rule: str) -> Asset:
    """The number of a card that is the seat's."""
    asset = require_asset(at, key, rule)
    if not holds(at, seat, asset):
        raise Illegal(rule, "not-the-owner", seat=seat, card=key)
    return asset


def require_bare(at: State | Table, asset: Asset) -> None:
    """No terreno with cubes on it changes hands (GEN-S3)."""
    if asset < SPACES and at.land.cubes[asset]:
        raise Illegal("GEN-S3", "has-cubes", card=at.setting.keys[asset], cubes=at.land.cubes[asset])


def holds(at: State | Table, seat: Seat, asset: Asset) -> bool:
    """Whether the card is the seat's."""
    return at.land.owner[asset] == seat if asset < SPACES else asset in at.cards.kept[seat]


def tradable(at: State | Table, seat: Seat) -> tuple[Asset, ...]:
    """The cards a seat may part with: bare deeds and kept cards (GEN-S3)."""
    cubes = at.land.cubes
    return (*(place for place in at.land.estates[seat] if not cubes[place]), *at.cards.kept[seat])


def hand_over(t: Table, asset: Asset, giver: int, taker: Seat) -> None:
    """A card changes hands."""
    if asset < SPACES:
        t.give_deed(asset, taker)
        return
    t.set_kept(giver, tuple(card for card in t.cards.kept[giver] if card != asset))
    t.set_kept(taker, (*t.cards.kept[taker], asset))
