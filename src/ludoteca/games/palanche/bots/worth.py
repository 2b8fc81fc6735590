"""Estimates what land is worth to a player for the rest of the match, in palanche.

A card keeps its price until wealth is counted, and a cube its cost (GEN-E1): what land adds is its future
rents. They are estimated as what one other player will pay over all rounds left, from how often pawns visit
(`visits.py`), the rents, the cubes left and the money that can be invested.

Expected wealth at the end, and nothing else, is what a bot reckons with, in palanche: a sum that it pays to
another player makes it poorer and that player richer by the same amount. So no series of purchases and sales,
each good by this estimate, can take money from it. What a change does to the chances to win is the own gain
less the gains of the others, each weighted by how likely that player is to be the strongest of them.
"""

from collections.abc import Iterable
from math import fsum
from typing import NamedTuple

from ludoteca.core import Seat
from ludoteca.core.arithmetic import exp
from ludoteca.games.palanche.board.setting import Setting
from ludoteca.games.palanche.outcome import worth_at_the_end
from ludoteca.games.palanche.spaces import rent_of
from ludoteca.games.palanche.state import NO_SEAT, State, players
from ludoteca.games.palanche.tables import TOP_LEVEL

from .caching import cached_by_setting
from .visits import ODDS, visits_a_turn

STEEP = 3
"""The level up to which rents rise most: cubes go there first."""
DELAY = 2
"""The rounds it takes to build what a player can pay."""
SAVED = 60
"""The cash that a player saves in a round, for investing later."""
AHEAD = 6
"""The rounds of saving that are counted."""
HOPE = {1: 0.3, 2: 0.1}
"""The probability that a colour becomes whole, by its missing cards, with all rounds to come."""
MOST_HOPE_AT = 25
KEPT_CARD = 40
"""The worth of a kept card: about what it saves."""
OPEN_END = 25
"""The assumed rounds left in a match without a round limit."""
REALISED = 0.6
"""The share of the expected rents that is really paid on average: others run out of money, plans fail …"""
REALISED_AT_FIRST = 0.3
"""… and in the first round, when all is still open, only this share (`python -m bench.palanche_worth`)."""
OPENING = 4
"""The rounds in which that share grows."""
LUCK = 600
"""The scale on which differences of wealth decide at the end …"""
LUCK_A_ROUND = 90
"""… and how much wider it is for each round left."""
MONEY_STEP = 100
"""Money is rounded to this when investments are planned, so that plans are found again."""


def rounds_left(state: State) -> float:
    """The number of rounds still to be played, this one counted in part."""
    progress, limit = state.progress, state.setting.limit
    if limit is not None:
        return min(OPEN_END * 2, limit - progress.round + 0.5)
    if progress.time_up:
        return 0.5 if progress.final else 1.5
    return OPEN_END


def free_share(state: State) -> float:
    """The share of all cards of spaces that the Banca still has."""
    deeds, owner = state.setting.deeds, state.land.owner
    return sum(owner[place] == NO_SEAT for place in deeds) / len(deeds)


class GroupShare(NamedTuple):
    """A player's share of one group of spaces (a colour or kind)."""

    group: tuple[int, ...]
    held: tuple[int, ...]
    """The spaces of the group that the player owns."""
    cubes: tuple[int, ...]
    reachable: bool
    """Whether one deal or purchase could bring the rest."""


@cached_by_setting
def expected_rents(setting: Setting, lot: GroupShare, money: int, supply: int, rounds: float) -> float:
    """The rents that one other player is expected to pay for this share until the end."""
    held = lot.held
    if not held:
        return 0.0
    visits, rents = visits_a_turn(setting), setting.rents
    if not setting.terreno[held[0]]:
        now = rents[held[0]][len(held) - 1] * fsum(visits[place] for place in held)
        return now * rounds
    now = fsum(visits[place] * rents[place][level] for place, level in zip(held, lot.cubes, strict=True))
    missing = len(lot.group) - len(held)
    if not missing:
        later = _when_built(setting, held, lot.cubes, money, supply)
        return now * rounds + (later - now) * max(0.0, rounds - DELAY)
    hope = HOPE.get(missing, 0.0) * min(1.0, rounds / MOST_HOPE_AT) if lot.reachable else 0.0
    if not hope:
        return now * rounds
    whole = _when_built(setting, lot.group, (0,) * len(lot.group), money, supply)
    return now * rounds + hope * whole * max(0.0, rounds - 2 * DELAY)


@cached_by_setting
def _when_built(
    setting: Setting, group: tuple[int, ...], cubes: tuple[int, ...], money: int, supply: int
) -> float:
    """The expected rent per turn of another player, with all cubes that money and supply allow."""
    visits, rents, cost = visits_a_turn(setting), setting.rents, setting.cost
    levels = list(cubes)
    for top in (STEEP, TOP_LEVEL):
        for step in range(top):
            for number, place in enumerate(group):
                if levels[number] == step and supply and money >= cost[place]:
                    levels[number] += 1
                    supply -= 1
                    money -= cost[place]
    return fsum(visits[place] * rents[place][level] for place, level in zip(group, levels, strict=True))


class Holdings(NamedTuple):
    """The owner of each space and the cash of each seat, real or after a deal."""

    owner: tuple[int, ...]
    cash: tuple[int, ...]


def shares_of(
    setting: Setting, owner: tuple[int, ...], cubes: tuple[int, ...], seat: Seat
) -> list[GroupShare]:
    """The shares of a player in all groups."""
    lots = []
    for group in setting.groups:
        holders = setting.holders[group[0]](owner)
        if seat not in holders:
            continue
        held = tuple([place for place, holder in zip(group, holders, strict=True) if holder == seat])
        others = {holder for holder in holders if holder != seat}
        lots.append(GroupShare(group, held, tuple([cubes[place] for place in held]), len(others) <= 1))
    return lots


def rents_to_come(state: State, seat: Seat, holdings: Holdings, rounds: float) -> float:
    """The rents that one other player is expected to pay this player until the end, for all land."""
    land, money = state.land, _to_invest(holdings.cash[seat], rounds)
    return _rents(state.setting, holdings.owner, land.cubes, seat, money, land.supply, rounds)


def _to_invest(cash: int, rounds: float) -> int:
    """The money that a player can invest in the rounds left, rounded."""
    return int(cash + SAVED * min(AHEAD, rounds)) // MONEY_STEP * MONEY_STEP


@cached_by_setting
def _rents(
    setting: Setting,
    owner: tuple[int, ...],
    cubes: tuple[int, ...],
    seat: Seat,
    money: int,
    supply: int,
    rounds: float,
) -> float:
    """The rents of `rents_to_come`, cached by everything they depend on."""
    lots = shares_of(setting, owner, cubes, seat)
    whole = max(1, sum(len(lot.held) == len(lot.group) and setting.terreno[lot.held[0]] for lot in lots))
    share = money // whole // MONEY_STEP * MONEY_STEP
    return fsum([expected_rents(setting, lot, share, supply // whole, rounds) for lot in lots])


def holdings_of(state: State) -> Holdings:
    """The present holdings."""
    return Holdings(state.land.owner, state.balances[: state.setting.seats])


def realised(state: State) -> float:
    """The share of the expected rents that is counted."""
    early = min(1.0, (state.progress.round - 1) / OPENING)
    return REALISED_AT_FIRST + early * (REALISED - REALISED_AT_FIRST)


class Outlook(NamedTuple):
    """What is expected of a position as it stands, with entries for all seats."""

    rents: tuple[float, ...]
    """The rents that one other player is expected to pay each seat until the end."""
    rivalry: tuple[tuple[float, ...], ...]
    """For each seat, how much each other one counts as its rival: shares that add up to 1, the leader's most.

    It is the chance that this one is the strongest of the others, estimated from expected wealth.
    """


def outlook(state: State) -> Outlook:
    """The outlook of the present position."""
    setting, land, cash = state.setting, state.land, state.balances[: state.setting.seats]
    rounds, share, here = rounds_left(state), realised(state), tuple(players(state))
    return _outlook(setting, land.owner, land.cubes, cash, here, land.supply, rounds, share)


@cached_by_setting
def _outlook(
    setting: Setting,
    owner: tuple[int, ...],
    cubes: tuple[int, ...],
    cash: tuple[int, ...],
    here: tuple[Seat, ...],
    supply: int,
    rounds: float,
    share: float,
) -> Outlook:
    """The result of `outlook`, cached by everything it depends on."""
    rents = [0.0] * setting.seats
    land = [0] * setting.seats
    for seat in here:
        rents[seat] = _rents(setting, owner, cubes, seat, _to_invest(cash[seat], rounds), supply, rounds)
    for place in setting.deeds:
        if owner[place] != NO_SEAT:
            land[owner[place]] += setting.price[place] + setting.cost[place] * cubes[place]
    total, others, luck = fsum(rents), len(here) - 1, LUCK + LUCK_A_ROUND * rounds
    wealth = {
        seat: cash[seat] + land[seat] + share * (others * rents[seat] - (total - rents[seat]))
        for seat in here
    }
    most = max(wealth.values())
    strength = [exp((wealth[seat] - most) / luck) if seat in wealth else 0.0 for seat in range(setting.seats)]
    shares = []
    for seat in range(setting.seats):
        rivals = [0.0 if other == seat else value for other, value in enumerate(strength)]
        sum_of_all = fsum(rivals)
        shares.append(tuple([value / sum_of_all if sum_of_all else 0.0 for value in rivals]))
    return Outlook(tuple(rents), tuple(shares))


class Gain(NamedTuple):
    """The value of a change to a player: absolute, and relative to what the rivals gain."""

    own: float
    against_others: float


def gains(
    state: State, after: Holdings, changed: tuple[Seat, ...], kept: dict[Seat, int]
) -> dict[Seat, Gain]:
    """The gain of each changed seat; `kept` is the change in its number of kept cards."""
    before, now = holdings_of(state), outlook(state)
    rounds, share = rounds_left(state), realised(state)
    in_game = players(state)
    more_rent = {
        seat: share * (rents_to_come(state, seat, after, rounds) - now.rents[seat]) for seat in changed
    }
    paid = fsum(more_rent.values())
    by_seat = {seat: len(in_game) * more_rent.get(seat, 0.0) - paid for seat in in_game}
    for seat in changed:
        by_seat[seat] += after.cash[seat] - before.cash[seat] + KEPT_CARD * kept.get(seat, 0)
    if after.owner != before.owner:
        for place in state.setting.deeds:
            if (giver := before.owner[place]) != (taker := after.owner[place]):
                worth = worth_at_the_end(state, place)
                if giver in by_seat and giver in changed:
                    by_seat[giver] -= worth
                if taker in by_seat and taker in changed:
                    by_seat[taker] += worth
    found = {}
    for seat in changed:
        theirs = fsum([now.rivalry[seat][other] * by_seat[other] for other in in_game])
        found[seat] = Gain(by_seat[seat], by_seat[seat] - theirs)
    return found


def with_owner(owner: tuple[int, ...], place: int, seat: Seat) -> tuple[int, ...]:
    """The owners of the spaces once this one belongs to the seat."""
    return (*owner[:place], seat, *owner[place + 1 :])


def worth_to(
    state: State, seat: Seat, asset: int, *, denial: float = 0.0, rivals: Iterable[Seat] = ()
) -> float:
    """The most that a card is worth to a player: its gain, or more to keep it from one of these rivals.

    A rival who gets it instead pays about as much, so only what the card is worth to it beyond that counts.
    """
    if asset >= state.setting.space_count:
        return KEPT_CARD
    before = holdings_of(state)

    def alone(who: Seat) -> Gain:
        """The gain of a player who gets the card for nothing."""
        after = Holdings(with_owner(before.owner, asset, who), before.cash)
        return gains(state, after, (who,), {})[who]

    own = alone(seat).own
    theirs = max([alone(other).against_others for other in rivals if wants(state, other, asset)], default=0.0)
    return max(own, (own + denial * theirs) / (1 + denial))


def wants(state: State, seat: Seat, asset: int) -> bool:
    """Whether the player has another card of that colour or kind."""
    group = state.setting.group[asset]
    return any(state.land.owner[place] == seat for place in group if place != asset)


def stop_cost(state: State, seat: Seat, place: int) -> int:
    """What a player pays for stopping on a space."""
    owner = state.land.owner[place]
    if owner in (seat, NO_SEAT):
        return state.setting.pays_collection[place]
    return rent_of(state, place)


def roll_cost(state: State, seat: Seat, start: int) -> float:
    """The average cost of the next roll from a space."""
    count = state.setting.space_count
    return fsum(odds * stop_cost(state, seat, (start + roll) % count) for roll, odds in ODDS)


def likely_cost(state: State, seat: Seat, share: float) -> int:
    """The cost that the next turn exceeds only with probability 1 - `share`, from an average position."""
    visits = visits_a_turn(state.setting)
    costs = ((stop_cost(state, seat, place), visit) for place, visit in enumerate(visits))
    due = sorted(costs, reverse=True)
    above = 0.0
    for cost, chance in due:
        above += chance
        if above >= 1 - share:
            return cost
    return 0
