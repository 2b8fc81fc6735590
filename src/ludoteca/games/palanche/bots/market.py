"""How the bots go to market: whom they ask, for what, at which price, and which cards they mark.

They know what everybody at the table knows: which offers were refused, by whom and at which price, who holds
what since then, and the marks on cards (`state.talk`). They propose what the partner should accept, by the
kind of judgement that its answers so far suggest.
"""

from collections.abc import Iterator
from typing import NamedTuple

from ludoteca.core import Reason, Seat
from ludoteca.games.palanche.actions import MarkCards
from ludoteca.games.palanche.chapters import is_legal
from ludoteca.games.palanche.groups import completed_by
from ludoteca.games.palanche.state import NO_SEAT, State
from ludoteca.games.palanche.talk import TALKING_SINCE, Mark, RefusedOffer
from ludoteca.games.palanche.talking import MOST_MARKS, holders_around

from .dealing import (
    LEAST_GAIN,
    PURSE,
    Deal,
    Terms,
    Verdict,
    at_acceptable_price,
    at_tempting_price,
    candidates,
    is_good,
    proposal_of,
    verdict_on,
)
from .worth import rounds_left

PATIENCE = 3
"""Rounds to wait after a refusal before the same player is asked again, unless that player asks back."""
BETTER = 1.2
"""How much better for the partner an offer of refused cards must be, as a multiple of the price …"""
BETTER_BY = 50
"""… and at least by this."""
TRIES = 2
"""How often the same cards are asked for as long as nothing around them changes."""
FEW_MARKS = 3
"""Cards that a bot marks as wanted at a time."""
OPEN_TIME = 10.0
"""With fewer rounds left than this, a bot lets others know which of its cards it would sell."""


class Proposal(NamedTuple):
    """A deal to propose, and what it means to both sides."""

    deal: Deal
    verdict: Verdict
    was_invited: bool
    """Whether the partner has marked a card of it as one to make an offer for."""


def best_proposal(state: State, seat: Seat, terms: Terms) -> Proposal | None:
    """The deal that gains the seat most among those that the partner should accept; None if there is none."""
    found = []
    for bare in candidates(state, seat):
        if not may_ask(state, seat, bare):
            continue
        deal = _priced(state, seat, bare)
        if deal is None or not _is_news(state, seat, deal):
            continue
        verdict = verdict_on(state, seat, deal, terms.land)
        own = verdict.own
        is_enough = min(own.own, own.against_others) >= LEAST_GAIN
        if is_enough and is_good(verdict, terms.asks):
            found.append((deal, verdict))
    found.sort(key=lambda item: -item[1].own.against_others)
    for deal, verdict in found:
        if is_legal(state, seat, proposal_of(state, deal)):
            return Proposal(deal, verdict, _is_invited(state, deal))
    return None


def _priced(state: State, seat: Seat, bare: Deal) -> Deal | None:
    """The deal at the lowest price that is worth it to the partner, judged as its answers suggest.

    Some estimate carefully, some at sight; who refuses without naming a price is of the other kind.
    """
    said = _price_said(state, seat, bare)
    if said is not None:
        deal = bare._replace(money=said)
        theirs = verdict_on(state, seat, deal).theirs
        is_still_good = theirs.own > 0 and theirs.against_others > 0
        return deal if is_still_good and said <= state.balances[seat] - PURSE else None
    refused = refusals_of(state, seat, bare.partner)
    if len(refused) % 2 and all(other.more is None for other in refused):
        return at_tempting_price(state, seat, bare)
    return at_acceptable_price(state, seat, bare)


# --- what was said before


def may_ask(state: State, seat: Seat, deal: Deal) -> bool:
    """Whether the partner may be asked for this now: not against its wishes, and not too often."""
    talk, keys = state.talk, state.setting.keys
    cards = {keys[asset] for asset in (*deal.give, *deal.take)}
    for wish in talk.quiet:
        if wish.seat == deal.partner and (wish.partner == seat or wish.card in cards):
            return False
    taken = {keys[asset] for asset in deal.take}
    if any(m.seat == deal.partner and m.mark == "not-for-sale" and m.card in taken for m in talk.marks):
        return False
    if _price_said(state, seat, deal) is not None:
        return True  # a price that was named is an invitation
    refused = max((other.round for other in refusals_of(state, seat, deal.partner)), default=None)
    if refused is None or state.progress.round - refused >= PATIENCE:
        return True
    asked_back = any(
        (asked.by, asked.seat) == (deal.partner, seat) and asked.round > refused for asked in talk.asked
    )
    return refused < state.progress.round and (asked_back or _is_invited(state, deal))


def refusals_of(state: State, by: Seat, seat: Seat) -> list[RefusedOffer]:
    """The offers of a seat that another one has refused."""
    return [other for other in state.talk.refused if (other.by, other.seat) == (by, seat)]


def _refused_as_now(state: State, seat: Seat, deal: Deal) -> list[RefusedOffer]:
    """The refusals of the same cards by the partner since which nothing around them has changed."""
    said = proposal_of(state, deal)
    around = holders_around(state, (*said.give, *said.take))
    return [
        other
        for other in refusals_of(state, seat, deal.partner)
        if (other.give, other.take) == (said.give, said.take) and other.holders == around
    ]


def _price_said(state: State, seat: Seat, deal: Deal) -> int | None:
    """What the partner said it would perhaps accept for these cards; None if it said nothing or too often."""
    refused = _refused_as_now(state, seat, deal)
    if not refused or len(refused) >= TRIES or refused[-1].more is None:
        return None
    return refused[-1].money + refused[-1].more


def _is_invited(state: State, deal: Deal) -> bool:
    """Whether the partner has marked a card of the deal: its own to make an offer for, or ours as wanted."""
    keys = state.setting.keys
    named: dict[Mark, set[str]] = {
        "make-an-offer": {keys[asset] for asset in deal.take},
        "wanted": {keys[asset] for asset in deal.give},
    }
    return any(
        mark.seat == deal.partner and mark.card in named.get(mark.mark, ()) for mark in state.talk.marks
    )


def _is_news(state: State, seat: Seat, deal: Deal) -> bool:
    """Whether something has changed since the same cards were refused: their surroundings, or the price."""
    refused = _refused_as_now(state, seat, deal)
    if not refused:
        return True
    best = max(other.money for other in refused)
    least = best + (
        BETTER_BY if refused[-1].more is not None else max(BETTER_BY, round(abs(best) * (BETTER - 1)))
    )
    waited = state.progress.round - max(other.round for other in refused)
    is_due = waited >= PATIENCE or deal.money == _price_said(state, seat, deal)
    return len(refused) < TRIES and is_due and deal.money >= least


# --- marks


def marks_to_set(state: State, seat: Seat) -> tuple[MarkCards, Reason] | None:
    """The next marks that a bot puts on cards, with the reason; None if all that matters is marked."""
    if state.setting.rules_version < TALKING_SINCE:
        return None
    for mark, places in _worth_marking(state, seat):
        own = [other for other in state.talk.marks if other.seat == seat]
        known = {other.card for other in own}
        cards = tuple(state.setting.keys[place] for place in places)
        new = tuple(card for card in cards if card not in known)
        if new and len(own) + len(new) <= MOST_MARKS:
            key = {"wanted": "say-wanted", "not-for-sale": "say-not-for-sale"}.get(mark, "say-for-sale")
            return MarkCards(cards=new, mark=mark), Reason(key=key)
    return None


def _worth_marking(state: State, seat: Seat) -> Iterator[tuple[Mark, list[int]]]:
    """What the bot would like, would not sell, and would sell."""
    setting, land = state.setting, state.land
    wanted = [
        place
        for place in setting.deeds
        if land.owner[place] not in (NO_SEAT, seat)
        and not land.cubes[place]
        and seat in completed_by(state, place)
    ]
    yield "wanted", wanted[:FEW_MARKS]
    yield "not-for-sale", [place for place in land.whole[seat] if not land.cubes[place]]
    if rounds_left(state) < OPEN_TIME:
        own = (place for place in land.estates[seat] if not land.cubes[place])
        yield "make-an-offer", [place for place in own if completed_by(state, place)]
