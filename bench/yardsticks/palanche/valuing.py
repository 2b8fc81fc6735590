"""What land is worth to a player, in palanche, as the sensible bot estimates it."""

from functools import lru_cache

from ludoteca.core import Seat
from ludoteca.games.palanche.board.setting import Setting
from ludoteca.games.palanche.spaces import rent_of
from ludoteca.games.palanche.state import NO_SEAT, State
from ludoteca.games.palanche.tables import TOP_LEVEL

PULLING = 0.15
"""Added worth of a card for each card of its colour that the player has."""
BUILT_UP = 3
"""The level that a whole colour is valued at: the step to it pays most."""
PROSPECT = 0.5
"""Share of the rents at that level that a whole colour is worth."""
DENIAL = 0.35
"""Share of a card's worth to a rival that it is worth to keep it from them."""
KEPT_CARD = 60
LEAST_RESERVE = 100
MOST_RESERVE = 700
"""Minimum of the cash kept back."""
STEP = 5
"""Worth of a step round the ring: De Ferrari pays 200 for 40."""

ODDS = tuple((roll, 6 - abs(7 - roll)) for roll in range(2, 13))
"""The sums of two dice, and how many of 36 ways give each."""


@lru_cache(maxsize=4096)
def worth_of(setting: Setting, held: tuple[int, ...]) -> float:
    """What cards of one colour or kind are worth together, in the order of the ring."""
    count = len(held)
    if not count:
        return 0
    group = setting.group[held[0]]
    if not setting.terreno[group[0]]:
        return count * (100 + setting.rents[group[0]][count - 1])
    prices = sum(setting.price[place] for place in held)
    if count == len(group):
        return prices + PROSPECT * sum(setting.rents[place][BUILT_UP] for place in held)
    return prices * (1 + PULLING * (count - 1))


@lru_cache(maxsize=64)
def returns_of(setting: Setting) -> tuple[tuple[float, ...], ...]:
    """By space and cubes on it, the rent that the next cube adds.

    Up to the level that pays most, each cube is judged by the way there.
    """

    def added(rents: tuple[int, ...], level: int) -> float:
        aim = max(level + 1, BUILT_UP)
        return (rents[aim] - rents[level]) / (aim - level)

    levels = range(TOP_LEVEL)
    return tuple(
        tuple(added(rents, level) for level in levels) if terreno else ()
        for rents, terreno in zip(setting.rents, setting.terreno, strict=True)
    )


def worth_to(state: State, seat: Seat, asset: int) -> float:
    """What getting a card is worth to a player, with its worth to the rival who needs it most."""
    if asset >= state.setting.space_count:
        return KEPT_CARD
    setting = state.setting
    return _worth_among(setting, setting.holders[asset](state.land.owner), seat, asset)


@lru_cache(maxsize=4096)  # in an auction every bot asks again with each bid
def _worth_among(setting: Setting, holders: tuple[int, ...], seat: Seat, asset: int) -> float:
    rivals = {*holders} - {seat, NO_SEAT}
    rival = max([gain_by(setting, holders, asset, other) for other in rivals], default=0)
    return gain_by(setting, holders, asset, seat) + DENIAL * max(0, rival - setting.price[asset])


@lru_cache(maxsize=4096)
def gain_by(setting: Setting, holders: tuple[int, ...], asset: int, seat: Seat) -> float:
    """What a card adds to a player's cards of its colour or kind, given the holders of all."""
    group = zip(setting.group[asset], holders, strict=True)
    others = tuple([place for place, holder in group if holder == seat and place != asset])
    return worth_of(setting, tuple(sorted((*others, asset)))) - worth_of(setting, others)


def danger(state: State, seat: Seat, start: int) -> float:
    """What the next roll from a space costs on average, in rents and payments."""
    owner, fees = state.land.owner, state.setting.pays_collection
    total = 0
    for roll, ways in ODDS:
        place = (start + roll) % state.setting.space_count
        holder = owner[place]
        if holder == NO_SEAT:
            total += ways * fees[place]
        elif holder != seat:
            total += ways * rent_of(state, place)
    return total / 36


def toll(state: State, seat: Seat, place: int) -> int:
    """What a stop on a space costs."""
    owner = state.land.owner[place]
    if owner in (seat, NO_SEAT):
        return state.setting.pays_collection[place]
    return rent_of(state, place)


def highest_toll(state: State, seat: Seat) -> int:
    """The highest rent that a player may have to pay."""
    rents, owner, cubes = state.setting.rents, state.land.owner, state.land.cubes
    highest = 0
    for place in state.setting.terreni:
        if cubes[place] and owner[place] != seat and rents[place][cubes[place]] > highest:
            highest = rents[place][cubes[place]]
    return highest


def reserve(state: State, seat: Seat) -> int:
    """The cash a careful player keeps back."""
    return max(LEAST_RESERVE, min(highest_toll(state, seat) // 2, MOST_RESERVE))


def can_spare(state: State, seat: Seat, amount: int) -> bool:
    """Whether a careful player would spend the amount."""
    left = state.balances[seat] - amount
    if left < LEAST_RESERVE:
        return False
    return left >= MOST_RESERVE or left >= reserve(state, seat)
