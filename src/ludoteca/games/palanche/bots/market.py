"""How the bots go to market: whom they ask, for what, at which price, and which cards they mark.

They know what everybody at the table knows: which offers were refused, by whom and at which price, who holds
what since then, and the marks on cards (`state.talk`). They learn from it how a player judges offers: most
people estimate at sight, so the first price is a low one by such an estimate, and each refusal raises it; a
player who names a price reckons carefully, and is offered what a careful player accepts.
"""

from collections.abc import Iterator
from typing import NamedTuple

from ludoteca.core import Reason, Seat
from ludoteca.games.palanche.actions import MarkCards
from ludoteca.games.palanche.chapters import is_legal
from ludoteca.games.palanche.groups import completed_by
from ludoteca.games.palanche.state import NO_SEAT, State, players
from ludoteca.games.palanche.talk import TALKING_SINCE, Mark
from ludoteca.games.palanche.talking import MOST_MARKS

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
from .memory import Memory
from .worth import rounds_left

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


def best_proposal(state: State, seat: Seat, terms: Terms, *, bargains_only: bool = False) -> Proposal | None:
    """The deal that gains the seat most among those that the partner should accept; None if there is none.

    With `bargains_only` it makes none with players who reckon carefully.
    """
    found = []
    memories = {other: Memory(state, seat, other) for other in players(state)}
    for bare in candidates(state, seat):
        memory = memories[bare.partner]
        if (bargains_only and memory.is_careful) or not memory.may_ask(bare):
            continue
        for deal in _priced(state, seat, bare, memory):
            if not memory.is_news(deal):
                continue
            verdict = verdict_on(state, seat, deal, terms.land)
            own = verdict.own
            is_enough = min(own.own, own.against_others) >= LEAST_GAIN
            if is_enough and is_good(verdict, terms.asks):
                found.append((deal, verdict))
                break
    found.sort(key=lambda item: -item[1].own.against_others)
    for deal, verdict in found:
        if is_legal(state, seat, proposal_of(state, deal)):
            return Proposal(deal, verdict, bool(memories[deal.partner].inviting(deal)))
    return None


def _priced(state: State, seat: Seat, bare: Deal, memory: Memory) -> Iterator[Deal]:
    """The deal at the prices to try: the one that was named, else the lowest that is worth it to the partner.

    That is judged as the answers of the partner suggest.
    """
    said = memory.price_said(bare)
    if said is not None and said <= state.balances[seat] - PURSE:
        deal = bare._replace(money=said)
        theirs = verdict_on(state, seat, deal).theirs
        if theirs.own > 0 and theirs.against_others > 0:
            yield deal
    if memory.is_careful:
        found = at_acceptable_price(state, seat, bare)
    else:
        found = at_tempting_price(state, seat, bare, memory.share_at_sight)
    if found is not None:
        yield found


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
