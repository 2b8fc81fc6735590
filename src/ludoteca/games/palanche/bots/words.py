"""What a bot says of a deal: its effect in round numbers, the reasons for it, and why it turns one down."""

from collections.abc import Iterator
from typing import Any

from ludoteca.core import Reason, Seat
from ludoteca.games.palanche.actions import DeclineTrade
from ludoteca.games.palanche.decisions import Trade
from ludoteca.games.palanche.events import GroupChange
from ludoteca.games.palanche.groups import changes_of_trade
from ludoteca.games.palanche.state import State
from ludoteca.games.palanche.talk import TALKING_SINCE, WhyNot
from ludoteca.games.palanche.talking import holders_around

from .dealing import Deal, Terms, Verdict, deal_of_offer, is_good, proposal_of, verdict_on

HARDLY = 25
"""Gains below this are not worth a number."""
SAID_PRICES = (50, 100, 150, 200, 300, 400, 500, 700, 1_000, 1_500)
"""How much more a bot asks for when it says what would change its mind: round sums, not its limit."""


def about(amount: float) -> int:
    """A sum as people say it: two digits, the rest zeros, in tens."""
    size = abs(amount)
    step = 10
    while size >= 100 * step:
        step *= 10
    return round(size / step) * step


def effect_of(key: str, verdict: Verdict, other: Seat) -> Reason:
    """The effect of a deal on both sides, with signs as words."""
    own, theirs = verdict.own.own, verdict.theirs.own
    return Reason(
        key=key,
        params={
            "own": _sign(own),
            "gain": about(own),
            "their": _sign(theirs),
            "theirs": about(theirs),
            "other": other,
        },
    )


def _sign(gain: float) -> str:
    """Whether a gain is better, worse or even."""
    if abs(gain) < HARDLY:
        return "even"
    return "better" if gain > 0 else "worse"


def what_speaks_for(state: State, seat: Seat, deal: Deal) -> tuple[Reason, ...]:
    """Why a deal is good for a seat: the colours that it completes for it."""
    return tuple(reason for reason in _because(state, seat, deal) if reason.key == "because-completes-own")


def what_speaks_against(state: State, seat: Seat, deal: Deal) -> tuple[Reason, ...]:
    """Why a deal is bad for a seat: the colours that it completes for the other, or breaks."""
    return tuple(reason for reason in _because(state, seat, deal) if reason.key != "because-completes-own")


def _because(state: State, seat: Seat, deal: Deal) -> Iterator[Reason]:
    """The colours that a deal completes or breaks, and for whom."""
    for change in _changes(state, seat, deal):
        whole = change.after == change.size > 1
        if whole and change.before < change.size:
            named: dict[str, Any] = {"group": change.group}
            if change.seat == seat:
                yield Reason(key="because-completes-own", params=named)
            else:
                yield Reason(key="because-completes", params={**named, "other": change.seat})
        elif change.seat == seat and change.before == change.size > change.after:
            yield Reason(key="because-breaks", params={"group": change.group})


def _changes(state: State, seat: Seat, deal: Deal) -> tuple[GroupChange, ...]:
    """The shares of colours and kinds that a deal changes."""
    said = proposal_of(state, deal)
    trade = Trade(seat=deal.partner, by=seat, offer=0, give=said.give, take=said.take)
    return changes_of_trade(state, trade)


def refusal(state: State, seat: Seat, offer: Trade, terms: Terms, verdict: Verdict) -> DeclineTrade:
    """The refusal of an offer, with a reason that is true and tells nothing but what the board shows."""
    number, deal = offer.offer, deal_of_offer(state, offer)
    if state.setting.rules_version < TALKING_SINCE:
        return DeclineTrade(offer=number)
    kept = [mark.card for mark in state.talk.marks if mark.seat == seat and mark.mark == "not-for-sale"]
    for card in offer.take:
        if card in kept:
            return DeclineTrade(offer=number, why="not-for-sale", card=card)
    if _was_refused(state, offer):
        return DeclineTrade(offer=number, why="asked-before")
    amount = _what_would_do(state, seat, deal, terms)
    if amount is not None:
        why: WhyNot = "too-dear" if deal.money >= amount else "too-little"
        return DeclineTrade(offer=number, why=why, amount=amount)
    for reason in what_speaks_against(state, seat, deal):
        if reason.key == "because-breaks":
            return DeclineTrade(offer=number, why="breaks-mine", group=reason.params["group"])
        if reason.key == "because-completes":
            return DeclineTrade(offer=number, why="completes-yours", group=reason.params["group"])
    if verdict.own.own > 0 or verdict.theirs.own > 0:
        return DeclineTrade(offer=number, why="helps-you-more")
    return DeclineTrade(offer=number, why="no-use")


def _was_refused(state: State, offer: Trade) -> bool:
    """Whether the seat has turned down the same cards before at no worse a price, and nothing has changed."""
    cards, money = (offer.give, offer.take), offer.give_money - offer.take_money
    around = holders_around(state, (*offer.give, *offer.take))
    return any(
        (other.by, other.seat) == (offer.by, offer.seat)
        and (other.give, other.take) == cards
        and other.money >= money
        and other.holders == around
        for other in state.talk.refused
    )


def _what_would_do(state: State, seat: Seat, deal: Deal, terms: Terms) -> int | None:
    """How much more the partner would have to pay, as a round sum; None if that is more than it has."""
    for more in SAID_PRICES:
        money = deal.money - more
        if -money > state.balances[deal.partner]:
            return None
        better = deal._replace(money=money)
        verdict = verdict_on(state, seat, better, terms.land)
        if is_good(verdict, terms.fairness):
            return more
    return None
