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
from .worth import STEEP, Gain, Holdings, gains, holdings_of, outlook

PURSE = 50
"""The least cash after a deal."""
LEAST_GAIN = 40
"""The least gain of a deal that is proposed."""
EVEN_ENOUGH = 10
"""How far a price may be from the one that divides the gain as it should."""
LEAST_LEFT = 10
"""The least gain that a proposal leaves to the partner."""
CORRECTIONS = 5
"""How often an estimate of the most to pay is corrected."""
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
    own_rate: float
    """How much each palanca that changes hands moves what the player gains against the others …"""
    their_rate: float
    """… and what the partner gains against the others."""


class Terms(NamedTuple):
    """The conditions under which a bot makes a deal."""

    fairness: float
    """The least share of the partner's gain it wants for itself when it is asked …"""
    asks: float
    """… and when it asks."""
    land: float
    """The extra worth of each palanca in land, beyond the rents that it is expected to bring."""


def verdict_on(state: State, seat: Seat, deal: Deal, land: float = 0.0) -> Verdict:
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
    found, rivalry = gains(state, after, both, kept), outlook(state).rivalry
    own, more = found[seat], land * _land_gained(state, deal)
    return Verdict(
        Gain(own.own + more, own.against_others + more),
        found[deal.partner],
        1 + rivalry[seat][deal.partner],
        1 + rivalry[deal.partner][seat],
    )


def _land_gained(state: State, deal: Deal) -> int:
    """The prices of the land that the seat gets in a deal, less those of the land that it gives."""
    price, spaces = state.setting.price, state.setting.space_count
    got = sum([price[place] for place in deal.take if place < spaces])
    return got - sum([price[place] for place in deal.give if place < spaces])


def most_to_pay(state: State, seat: Seat, seller: Seat, place: int, terms: Terms) -> int:
    """The most that a card is worth to a player who buys it from another one, in tens; 0 if nothing.

    The money goes to the seller, so it counts against the buyer twice. What the seller asks says nothing.
    """
    price = 0
    for _ in range(CORRECTIONS):
        verdict = verdict_on(state, seat, Deal(seller, (), (place,), price), terms.land)
        if price and is_good(verdict, terms.fairness):
            return price
        own, theirs = verdict.own, verdict.theirs
        rate = verdict.own_rate + terms.fairness * verdict.their_rate
        even = (own.against_others - terms.fairness * theirs.against_others) / rate
        more = int(min(own.own, own.against_others / verdict.own_rate, even) // 10 * 10)
        # The money that is paid cannot be invested, so that the first estimate may be too high.
        price += more if not price else min(-10, more)
        if price <= 0:
            return 0
    return 0


def candidates(state: State, seat: Seat) -> Iterator[Deal]:
    """Possible exchanges within colours and kinds that two players share: for money, or card against card."""
    for partner in players(state):
        if partner == seat:
            continue
        shared = list(_shared(state, seat, partner))
        for own, theirs in shared:
            yield Deal(partner, (), theirs)
            yield Deal(partner, own, ())
            for give, take in shared:
                if give is not own:
                    yield Deal(partner, own, take)


def _shared(state: State, seat: Seat, partner: Seat) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """For each group that both have tradable cards in, the cards of the seat and of the partner."""
    setting, owner, cubes = state.setting, state.land.owner, state.land.cubes
    for group in setting.groups:
        own = tuple([place for place in group if owner[place] == seat])
        theirs = tuple([place for place in group if owner[place] == partner])
        if own and theirs and not any(cubes[place] for place in (*own, *theirs)):
            yield own, theirs


WHOLE_AT_SIGHT = 0.5
"""The rough worth of a whole colour, as a fraction of its rents with three cubes."""
PULL_AT_SIGHT = 0.15
"""The rough extra worth of a card, as a fraction, for each other card of its colour."""


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


def at_tempting_price(state: State, seat: Seat, deal: Deal, left: float) -> Deal | None:
    """The deal at the lowest price that leaves the partner this share of the own gain, by a rough estimate.

    None if there is none.
    """
    own = _rough_gain(state, seat, deal.take, deal.give)
    theirs = _rough_gain(state, deal.partner, deal.give, deal.take)
    if own + theirs <= 0:
        return None
    money = max(10 - theirs, (left * own - theirs) / (1 + left))
    rounded = int(-(-money // 10) * 10)
    if rounded > state.balances[seat] - PURSE or -rounded > state.balances[deal.partner] - 2 * PURSE:
        return None
    if (not deal.give and rounded <= 0) or (not deal.take and rounded >= 0):
        return None
    return deal._replace(money=rounded)


LEFT = 1.03
"""The share of its own gain that a proposal leaves to the partner: a little more than half of the whole."""


def at_acceptable_price(state: State, seat: Seat, deal: Deal, left: float = LEFT) -> Deal | None:
    """The deal at about the lowest price that leaves the partner its share; None if there is none.

    What is paid cannot be invested, so that each price is judged anew, and raised until it is enough.
    """
    money = 0
    for _ in range(CORRECTIONS):
        tried = deal._replace(money=money)
        verdict = verdict_on(state, seat, tried)
        own, theirs = verdict.own.against_others, verdict.theirs.against_others
        even = (left * own - theirs) / (verdict.their_rate + left * verdict.own_rate)
        least = max(LEAST_LEFT - verdict.theirs.own, (LEAST_LEFT - theirs) / verdict.their_rate)
        if money and even <= EVEN_ENOUGH and least <= 0:
            return tried if _can_be_paid(state, seat, tried) else None
        more = int(-(-max(even, least) // 10) * 10)
        money += max(more, 10) if money else more or 10
    return None


def _can_be_paid(state: State, seat: Seat, deal: Deal) -> bool:
    """Whether both keep some cash, and neither gives something for nothing."""
    money = deal.money
    if money > state.balances[seat] - PURSE or -money > state.balances[deal.partner] - 2 * PURSE:
        return False
    return bool(deal.give or money > 0) and bool(deal.take or money < 0)


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


def _was_refused(state: State, seat: Seat, deal: Deal) -> bool:
    """Whether the partner has already refused this offer of the seat."""
    said = proposal_of(state, deal)
    offer = (seat, deal.partner, said.give, said.take, deal.money)
    return any((told.by, told.seat, told.give, told.take, told.money) == offer for told in state.talk.refused)


def counter_offer(state: State, seat: Seat, offer: Trade, left: float, terms: Terms) -> CounterTrade | None:
    """A counter-offer of the same cards that leaves the partner this share of the own gain; None if none."""
    if offer.counters >= MOST_COUNTERS:
        return None
    asked = deal_of_offer(state, offer)
    if any(asset >= state.setting.space_count for asset in (*asked.give, *asked.take)):
        return None
    deal = at_acceptable_price(state, seat, asked._replace(money=0), left)
    if deal is None or deal.money >= asked.money or _was_refused(state, seat, deal):
        return None
    if not is_good(verdict_on(state, seat, deal, terms.land), terms.asks):
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
