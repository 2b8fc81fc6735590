"""Table talk: marks on cards, and requests not to be asked again (GEN-S5)."""

from msgspec import UNSET
from msgspec.structs import replace

from ludoteca.core import Illegal, Seat

from .actions import DeclineTrade, MarkCards, StopAsking
from .course import Course
from .decisions import Trade
from .derivations import still_allowed
from .events import AskingStopped, CardsMarked
from .judging import require_asset
from .state import State, holds
from .talk import TALKING_SINCE, Asked, CardMark, Quiet, RefusedOffer, WhyNot

MOST_MARKS = 24
"""Marks that a seat may have at a time."""
NEEDED: dict[WhyNot, tuple[str, ...]] = {
    "completes-yours": ("group",),
    "breaks-mine": ("group",),
    "too-little": ("amount",),
    "too-dear": ("amount",),
    "not-for-sale": ("card",),
}
"""What a reason has to name."""
REMEMBERED = 240
"""Refused offers that are remembered, the newest of them."""


def _require_voice(state: State, seat: Seat) -> None:
    """Raises Illegal unless the seat is in a match that is not over, under rules that know talk."""
    if state.setting.rules_version < TALKING_SINCE:
        raise Illegal("GEN-S5", "newer-rules", since=TALKING_SINCE)
    if not state.decisions:
        raise Illegal("GEN-E2", "match-over")
    if not 0 <= seat < state.setting.seats or seat in state.progress.out:
        raise Illegal("GEN-F2", "out-of-the-game")


def check_mark_cards(state: State, seat: Seat, action: MarkCards) -> None:
    """Raises Illegal unless the seat may mark these cards so: own ones for sale or not, others as wanted."""
    _require_voice(state, seat)
    if not action.cards:
        raise Illegal("GEN-S5", "no-card-named")
    if len(set(action.cards)) < len(action.cards):
        raise Illegal("GEN-S5", "card-twice", cards=list(action.cards))
    for card in action.cards:
        asset = require_asset(state, card, "GEN-S5")
        own = holds(state, seat, asset)
        if action.mark == "wanted" and own:
            raise Illegal("GEN-S5", "own-card-wanted", card=card)
        if action.mark in ("not-for-sale", "make-an-offer") and not own:
            raise Illegal("GEN-S5", "not-the-owner", seat=seat, card=card)
    if action.mark is None:
        return
    others = [m for m in state.talk.marks if m.seat == seat and m.card not in action.cards]
    if len(others) + len(action.cards) > MOST_MARKS:
        rest = still_allowed("marks-left", MOST_MARKS, len(others))
        raise Illegal("GEN-S5", "too-many-marks", rest, limit=MOST_MARKS)


def mark_cards(course: Course, seat: Seat, action: MarkCards) -> None:
    """Put the mark on the cards, or take the seat's marks off them."""
    talk = course.state.talk
    kept = tuple(mark for mark in talk.marks if mark.seat != seat or mark.card not in action.cards)
    if action.mark is not None:
        kept += tuple(CardMark(seat=seat, card=card, mark=action.mark) for card in action.cards)
    course.change(talk=replace(talk, marks=kept))
    course.tell(CardsMarked(seat=seat, cards=action.cards, mark=action.mark))


def check_stop_asking(state: State, seat: Seat, action: StopAsking) -> None:
    """Raises Illegal unless exactly one is named: a card, or another player in the game."""
    _require_voice(state, seat)
    if (action.card is None) == (action.partner is None):
        raise Illegal("GEN-S5", "card-or-player")
    if action.card is not None:
        require_asset(state, action.card, "GEN-S5")
    elif action.partner == seat:
        raise Illegal("GEN-S5", "trade-with-oneself")
    elif not 0 <= (action.partner or 0) < state.setting.seats:
        raise Illegal("GEN-S5", "no-such-partner", other=action.partner)
    elif action.partner in state.progress.out:
        raise Illegal("GEN-F2", "partner-bankrupt", other=action.partner)


def stop_asking(course: Course, seat: Seat, action: StopAsking) -> None:
    """Note that the seat wants to be asked no more about the card or by the player, or asked again."""
    talk = course.state.talk
    request = Quiet(seat=seat, partner=action.partner, card=action.card)
    rest = tuple(quiet for quiet in talk.quiet if quiet != request)
    course.change(talk=replace(talk, quiet=rest if action.lift else (*rest, request)))
    course.tell(AskingStopped(seat=seat, partner=action.partner, card=action.card, lifted=action.lift))


def check_reason(state: State, action: DeclineTrade) -> None:
    """Raises Illegal for a reason that names no card or no colour, or that older rules do not know."""
    named = (action.why, action.group, action.card, action.amount)
    if all(value is UNSET for value in named):
        return
    if state.setting.rules_version < TALKING_SINCE:
        raise Illegal("GEN-S5", "newer-rules", since=TALKING_SINCE)
    if action.why is UNSET:
        raise Illegal("GEN-S5", "reason-missing")
    if any(getattr(action, field) is UNSET for field in NEEDED.get(action.why, ())):
        raise Illegal("GEN-S5", "reason-incomplete", why=action.why)
    if action.card is not UNSET:
        require_asset(state, action.card, "GEN-S5")
    if action.group is not UNSET and action.group not in state.setting.group_names:
        raise Illegal("GEN-S5", "no-such-group", group=action.group)


def remember_refusal(course: Course, offer: Trade, more: int | None = None) -> None:
    """Remember that an offer was turned down or answered with another one, and what would have done."""
    state = course.state
    if state.setting.rules_version < TALKING_SINCE:
        return
    refused = refusal_of(state, offer, more)
    earlier = tuple(
        other
        for other in state.talk.refused
        if replace(other, round=refused.round, holders=refused.holders, more=more) != refused
    )
    course.change(talk=replace(state.talk, refused=(*earlier, refused)[-REMEMBERED:]))


def refusal_of(state: State, offer: Trade, more: int | None) -> RefusedOffer:
    """The memory of an offer that is turned down now."""
    return RefusedOffer(
        seat=offer.seat,
        by=offer.by,
        give=offer.give,
        take=offer.take,
        money=offer.give_money - offer.take_money,
        round=state.progress.round,
        holders=holders_around(state, (*offer.give, *offer.take)),
        more=more,
    )


def holders_around(state: State, cards: tuple[str, ...]) -> tuple[Seat, ...]:
    """The owners of all cards in the colours and kinds of these ones, in the order of the ring."""
    setting = state.setting
    numbers = [setting.number[card] for card in cards]
    groups = sorted({setting.group[place] for place in numbers if place < setting.space_count})
    return tuple(state.land.owner[place] for group in groups for place in group)


def remember_question(course: Course, by: Seat, seat: Seat) -> None:
    """Remember that a seat made another one an offer of its own accord."""
    state = course.state
    if state.setting.rules_version < TALKING_SINCE:
        return
    asked = Asked(by=by, seat=seat, round=state.progress.round)
    rest = tuple(other for other in state.talk.asked if (other.by, other.seat) != (by, seat))
    course.change(talk=replace(state.talk, asked=(*rest, asked)))
