"""How the sensible bot trades: for whole colours, at a price that is good for both players."""

from functools import lru_cache
from typing import NamedTuple

from ludoteca.core import Seat
from ludoteca.games.palanche.actions import ProposeTrade
from ludoteca.games.palanche.board.setting import Setting
from ludoteca.games.palanche.decisions import Trade
from ludoteca.games.palanche.state import NO_SEAT, State

from .valuing import KEPT_CARD, can_spare, worth_of

FAIRNESS = 0.6
"""Share of the partner's gain that an offer must bring the bot."""


class SharedColour(NamedTuple):
    """A colour that two players own together, and what their own and the other part is worth to each."""

    partner: Seat
    own: tuple[int, ...]
    theirs: tuple[int, ...]
    own_worth: float
    their_worth: float
    whole_worth: float


class Swap(NamedTuple):
    """Cards that two players could exchange, and what each would gain without money."""

    partner: Seat
    give: tuple[int, ...]
    take: tuple[int, ...]
    own_gain: float
    their_gain: float


def shared_colours(state: State, seat: Seat) -> list[SharedColour]:
    """The colours that the seat and one other player own together."""
    setting, owner = state.setting, state.land.owner
    found = []
    for group in setting.colours:
        holders = setting.holders[group[0]](owner)
        if seat in holders and NO_SEAT not in holders:
            shared = _shared_colour(setting, group, holders, seat)
            if shared is not None:
                found.append(shared)
    return found


@lru_cache(maxsize=4096)
def _shared_colour(
    setting: Setting, group: tuple[int, ...], holders: tuple[int, ...], seat: Seat
) -> SharedColour | None:
    others = {*holders} - {seat}
    if len(others) != 1:
        return None
    (partner,) = others
    own = tuple(place for place, holder in zip(group, holders, strict=True) if holder == seat)
    theirs = tuple(place for place in group if place not in own)
    worth = [worth_of(setting, held) for held in (own, theirs, group)]
    return SharedColour(partner, own, theirs, *worth)


def swaps(state: State, seat: Seat) -> list[Swap]:
    """The exchanges that give the seat a whole colour, for one of the partner's or for money, best first."""
    found: list[Swap] = []
    shared = shared_colours(state, seat)
    for wanted in shared:
        partner, take = wanted.partner, wanted.theirs
        own, theirs = wanted.whole_worth - wanted.own_worth, -wanted.their_worth
        found.append(Swap(partner, (), take, own, theirs))
        for other in shared:
            if other.partner == partner and other is not wanted:
                completed = other.whole_worth - other.their_worth
                found.append(Swap(partner, other.own, take, own - other.own_worth, theirs + completed))
    good = [swap for swap in found if swap.own_gain + swap.their_gain > 0]
    return sorted(good, key=lambda swap: -swap.own_gain - swap.their_gain)


def held_by(owner: tuple[int, ...], group: tuple[int, ...], seat: Seat) -> tuple[int, ...]:
    """The cards of a colour or kind that a player has."""
    return tuple([place for place in group if owner[place] == seat])


def proposal(state: State, seat: Seat) -> ProposeTrade | None:
    """A trade that completes a colour, with the money that shares the gain between both."""
    keys, cubes = state.setting.keys, state.land.cubes
    for swap in swaps(state, seat):
        if any(cubes[place] for place in (*swap.give, *swap.take)):
            continue
        # If positive, the seat pays; each keeps half of the total gain.
        money = round((swap.own_gain - swap.their_gain) / 20) * 10
        payer = seat if money > 0 else swap.partner
        if not can_spare(state, payer, abs(money)) or (money <= 0 and not swap.give):
            continue
        return ProposeTrade(
            partner=swap.partner,
            give=tuple(keys[place] for place in swap.give),
            take=tuple(keys[place] for place in swap.take),
            give_money=max(0, money),
            take_money=max(0, -money),
        )
    return None


def gain_by_exchange(
    setting: Setting,
    owner: tuple[int, ...],
    seat: Seat,
    gets: tuple[int, ...],
    loses: tuple[int, ...],
) -> float:
    """How an exchange of cards changes the worth of a player's cards."""
    count = setting.space_count
    gain = float(KEPT_CARD * (sum(a >= count for a in gets) - sum(a >= count for a in loses)))
    for group in {setting.group[place] for place in (*gets, *loses) if place < count}:
        after = tuple(p for p in group if (owner[p] == seat and p not in loses) or p in gets)
        gain += worth_of(setting, after) - worth_of(setting, held_by(owner, group, seat))
    return gain


def is_good_offer(state: State, seat: Seat, offer: Trade) -> bool:
    """Whether an offer is good for the seat that answers, and not much better for the other."""
    setting, number = state.setting, state.setting.number
    give = tuple(number[card] for card in offer.give)
    take = tuple(number[card] for card in offer.take)
    money = offer.give_money - offer.take_money
    own = gain_by_exchange(setting, state.land.owner, seat, give, take) + money
    theirs = gain_by_exchange(setting, state.land.owner, offer.by, take, give) - money
    left = state.balances[seat] + money
    return own > 0 and own >= FAIRNESS * theirs and left >= min(100, state.balances[seat])
