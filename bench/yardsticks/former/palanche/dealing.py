"""How the bots trade: exchanges that complete colours, their prices, and counter-offers."""

from collections.abc import Iterator
from typing import NamedTuple

from ludoteca.core import Seat
from ludoteca.games.palanche.actions import CounterTrade, ProposeTrade
from ludoteca.games.palanche.board.setting import Setting
from ludoteca.games.palanche.chapters import is_legal
from ludoteca.games.palanche.decisions import Trade
from ludoteca.games.palanche.state import State, players

from .caching import cached_by_setting
from .odds import better_odds
from .worth import KEPT_CARD, STEEP, Gain, Holdings, gains, holdings_of

PURSE = 50
"""The least cash after a deal."""
LEAST_GAIN = 40
"""The least gain of a deal that is proposed."""
MOST_COUNTERS = 2
"""Counter-offers after which the bots only accept or decline."""


class Deal(NamedTuple):
    """An exchange of cards with a partner; `money` is what the seat pays, negative if it receives."""

    partner: Seat
    give: tuple[int, ...]
    take: tuple[int, ...]
    money: int = 0


class Verdict(NamedTuple):
    """The estimated gain of a deal for the judging player and for the partner."""

    own: Gain
    theirs: Gain

    @property
    def both(self) -> float:
        """The gain of both players together, relative to the other players."""
        return self.own.against_others + self.theirs.against_others


class Terms(NamedTuple):
    """The conditions under which a bot makes a deal."""

    fairness: float
    """The least share of the partner's gain it wants for itself."""
    most: float
    """The most that it pays."""
    thrift: float
    """The extra worth of each palanca of cash, since there is free land to buy."""
    farsighted: bool
    """Whether it judges by the chances to win, not by wealth."""


def verdict_on(
    state: State, seat: Seat, deal: Deal, thrift: float = 0.0, *, farsighted: bool = False
) -> Verdict:
    """The estimated gains of a deal for the seat and its partner."""
    before = holdings_of(state)
    owner, cash = list(before.owner), list(before.cash)
    kept = {seat: 0, deal.partner: 0}
    for cards, giver, taker in ((deal.give, seat, deal.partner), (deal.take, deal.partner, seat)):
        for asset in cards:
            if asset < state.setting.space_count:
                owner[asset] = taker
            else:
                kept[taker] += 1
                kept[giver] -= 1
    cash[seat] -= deal.money
    cash[deal.partner] += deal.money
    after, both = Holdings(tuple(owner), tuple(cash)), (seat, deal.partner)
    if farsighted:
        odds = better_odds(state, after, both)
        found = {each: Gain(*[odds[each] + KEPT_CARD * kept[each]] * 2) for each in both}
    else:
        found = gains(state, after, both, kept)
    own, spared = found[seat], thrift * deal.money
    return Verdict(Gain(own.own - spared, own.against_others - spared), found[deal.partner])


def candidates(state: State, seat: Seat, *, lone: bool) -> Iterator[Deal]:
    """Possible exchanges within colours and kinds that two players share: for money, or card against card.

    With `lone`, also purchases of cards in groups that the seat has no part in.
    """
    for partner in players(state):
        if partner == seat:
            continue
        shared = list(_shared(state, seat, partner))
        for own, theirs in shared:
            if theirs:
                yield Deal(partner, (), theirs)
            if own:
                yield Deal(partner, own, ())
            for give, take in shared:
                if give is not own and own and take:
                    yield Deal(partner, own, take)
        if lone:
            yield from (
                Deal(partner, (), (place,)) for place in _cards_outside_own_groups(state, seat, partner)
            )


def _cards_outside_own_groups(state: State, seat: Seat, partner: Seat) -> Iterator[int]:
    """The partner's tradable cards in incomplete groups that the seat has no part in."""
    setting, owner, cubes = state.setting, state.land.owner, state.land.cubes
    for place in state.land.estates[partner]:
        holders = {owner[other] for other in setting.group[place]}
        if seat not in holders and holders != {partner} and not cubes[place]:
            yield place


def _shared(state: State, seat: Seat, partner: Seat) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """For each group that both have tradable cards in, the cards of the seat and of the partner."""
    setting, owner, cubes = state.setting, state.land.owner, state.land.cubes
    for group in setting.groups:
        own = tuple([place for place in group if owner[place] == seat])
        theirs = tuple([place for place in group if owner[place] == partner])
        if own and theirs and not any(cubes[place] for place in (*own, *theirs)):
            yield own, theirs


def priced(state: State, seat: Seat, deal: Deal, share: float) -> Deal | None:
    """The deal with a price that leaves the partner this share of the common gain; None if cash is short."""
    free = verdict_on(state, seat, deal)
    if free.both <= 2 * LEAST_GAIN:
        return None
    others = max(1, len(players(state)) - 1)
    # A palanca that changes hands moves what each gains against the others by this much.
    weight = 1 + 1 / others
    money = (share * free.both - free.theirs.against_others) / weight
    rounded = int(money // 10 * 10)
    most = state.balances[seat] - PURSE
    least = PURSE - state.balances[deal.partner]
    if not least <= rounded <= most:
        return None
    if not deal.give and rounded <= 0:
        rounded = 10
    if not deal.take and rounded >= 0:
        rounded = -10
    return deal._replace(money=rounded)


WHOLE_AT_SIGHT = 0.5
"""The rough worth of a whole colour, as a fraction of its rents with three cubes."""
PULL_AT_SIGHT = 0.15
"""The rough extra worth of a card, as a fraction, for each other card of its colour."""
SHARE_AT_SIGHT = 0.6
"""The least fraction of the other's gain that people want for themselves."""


@cached_by_setting
def rough_worth(setting: Setting, held: tuple[int, ...]) -> float:
    """A rough value of cards in one group, independent of the rounds left."""
    if not held:
        return 0.0
    if not setting.terreno[held[0]]:
        return len(held) * (100 + setting.rents[held[0]][len(held) - 1])
    prices = sum(setting.price[place] for place in held)
    if len(held) == len(setting.group[held[0]]):
        return prices + WHOLE_AT_SIGHT * sum(setting.rents[place][STEEP] for place in held)
    return prices * (1 + PULL_AT_SIGHT * (len(held) - 1))


def _rough_gain(state: State, seat: Seat, gets: tuple[int, ...], loses: tuple[int, ...]) -> float:
    """The rough gain of a seat from a change of cards, independent of the rounds left."""
    setting, owner = state.setting, state.land.owner
    gain = 0.0
    # No set: it would be in another order on a machine of 32 bits, and floats are added here.
    for group in dict.fromkeys([setting.group[place] for place in (*gets, *loses)]):
        before = tuple([place for place in group if owner[place] == seat])
        after = tuple([p for p in group if (owner[p] == seat and p not in loses) or p in gets])
        gain += rough_worth(setting, after) - rough_worth(setting, before)
    return gain


def at_tempting_price(state: State, seat: Seat, deal: Deal) -> Deal | None:
    """The deal at the lowest price that seems fair by a rough estimate; None if there is none."""
    own = _rough_gain(state, seat, deal.take, deal.give)
    theirs = _rough_gain(state, deal.partner, deal.give, deal.take)
    money = max(10 - theirs, (SHARE_AT_SIGHT * own - theirs) / (1 + SHARE_AT_SIGHT))
    rounded = int(-(-money // 10) * 10)
    if rounded > state.balances[seat] - PURSE or -rounded > state.balances[deal.partner] - 2 * PURSE:
        return None
    if (not deal.give and rounded <= 0) or (not deal.take and rounded >= 0):
        return None
    return deal._replace(money=rounded)


FAIR_TO_THE_CAREFUL = 0.63
"""The least fraction of the other's gain that careful players want for themselves, rounded up."""


def at_acceptable_price(state: State, seat: Seat, deal: Deal) -> Deal | None:
    """The deal at the lowest price that a partner with a careful estimate accepts; None if there is none."""
    verdict = verdict_on(state, seat, deal)
    own, theirs = verdict.own.against_others, verdict.theirs.against_others
    weight = 1 + 1 / max(1, len(players(state)) - 1)
    share = FAIR_TO_THE_CAREFUL
    money = max(-verdict.theirs.own, -theirs / weight, (share * own - theirs) / weight / (1 + share)) + 10
    rounded = int(-(-money // 10) * 10)
    if rounded > state.balances[seat] - PURSE or -rounded > state.balances[deal.partner] - 2 * PURSE:
        return None
    if (not deal.give and rounded <= 0) or (not deal.take and rounded >= 0):
        return None
    return deal._replace(money=rounded)


def proposal_of(state: State, deal: Deal) -> ProposeTrade:
    """The action that proposes a deal."""
    keys = state.setting.keys
    return ProposeTrade(
        partner=deal.partner,
        give=tuple(keys[asset] for asset in deal.give),
        take=tuple(keys[asset] for asset in deal.take),
        give_money=max(0, deal.money),
        take_money=max(0, -deal.money),
    )


def deal_of_offer(state: State, offer: Trade) -> Deal:
    """An open offer as a deal, seen by the seat that answers it."""
    number = state.setting.number
    return Deal(
        offer.by,
        give=tuple(number[card] for card in offer.take),
        take=tuple(number[card] for card in offer.give),
        money=offer.take_money - offer.give_money,
    )


def is_good(verdict: Verdict, fairness: float) -> bool:
    """Whether the judging player gains from a deal, at least `fairness` times what the partner gains."""
    own, theirs = verdict.own, verdict.theirs
    return own.own > 0 and own.against_others > 0 and own.against_others >= fairness * theirs.against_others


def counter_offer(state: State, seat: Seat, offer: Trade, share: float, terms: Terms) -> CounterTrade | None:
    """A counter-offer of the same cards at a better price for the seat; None if there is none."""
    if offer.counters >= MOST_COUNTERS:
        return None
    asked = deal_of_offer(state, offer)
    if any(asset >= state.setting.space_count for asset in (*asked.give, *asked.take)):
        return None
    deal = _shared_gain(state, seat, asked, share, terms)
    if deal is None:
        return None
    said = proposal_of(state, deal)
    answer = CounterTrade(
        offer=offer.offer,
        give=said.give,
        take=said.take,
        give_money=said.give_money,
        take_money=said.take_money,
    )
    return answer if is_legal(state, seat, answer) else None


KEENER = (1.0, 0.6, 0.2)
"""Factors for the partner's share, tried in order until a counter-offer is good enough."""


def _shared_gain(state: State, seat: Seat, asked: Deal, share: float, terms: Terms) -> Deal | None:
    """The deal at the first price that is good for the seat and does not harm the partner; else None."""
    for part in KEENER if terms.farsighted else KEENER[:1]:
        deal = priced(state, seat, asked._replace(money=0), share * part)
        if deal is None or deal.money >= min(asked.money, terms.most):
            continue
        verdict = verdict_on(state, seat, deal, terms.thrift, farsighted=terms.farsighted)
        if is_good(verdict, terms.fairness) and verdict_on(state, seat, deal).theirs.own > 0:
            return deal
    return None
