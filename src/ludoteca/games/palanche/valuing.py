"""What land is worth to a player, in palanche: the sensible bot's sense of value, not a rule."""

from ludoteca.core import Seat

from .setting import Setting
from .spaces import rent_of
from .state import State, players
from .tables import SPACES

PULLING = 0.15
"""How much more a card is worth for each one of its colour one has already."""
BUILT_UP = 3
"""The level a whole colour is judged by: the step to it pays most."""
PROSPECT = 0.6
"""How much of the rents at that level a whole colour is worth beforehand."""
DENIAL = 0.35
"""How much of what a card would bring somebody else it is worth to keep it from them."""
KEPT_CARD = 60
STEP = 5
"""What a step round the ring is worth: De Ferrari pays 200 for 40."""

ODDS = tuple((roll, 6 - abs(7 - roll)) for roll in range(2, 13))
"""The sums of two dice, and in how many of 36 ways they come."""


def worth_of_group(setting: Setting, group: tuple[int, ...], held: tuple[int, ...]) -> float:
    """What the held cards of a colour or kind are worth together."""
    count = len(held)
    if not count:
        return 0
    if not setting.terreno[group[0]]:
        return count * (100 + setting.rents[group[0]][count - 1])
    prices = sum([setting.price[place] for place in held])
    if count == len(group):
        return prices + PROSPECT * sum([setting.rents[place][BUILT_UP] for place in held])
    return prices * (1 + PULLING * (count - 1))


def worth_to(state: State, seat: Seat, asset: int) -> float:
    """What getting this card is worth to a player, with what it would be to the one who needs it most."""
    if asset >= SPACES:
        return KEPT_CARD
    setting, owner = state.setting, state.owner
    group = setting.group[asset]
    own = _gain(setting, owner, group, asset, seat)
    rival = 0.0
    for other in {owner[place] for place in group if place != asset} - {seat, -1}:
        rival = max(rival, _gain(setting, owner, group, asset, other))
    return own + DENIAL * max(0.0, rival - setting.price[asset])


def _gain(setting: Setting, owner: tuple[int, ...], group: tuple[int, ...], asset: int, seat: Seat) -> float:
    held = tuple([place for place in group if owner[place] == seat and place != asset])
    return worth_of_group(setting, group, (*held, asset)) - worth_of_group(setting, group, held)


def danger(state: State, seat: Seat, start: int) -> float:
    """What the next roll from a space costs on average, in rents and payments."""
    total = 0
    for roll, ways in ODDS:
        total += ways * toll(state, seat, (start + roll) % SPACES)
    return total / 36


def toll(state: State, seat: Seat, place: int) -> int:
    """What stopping on a space costs."""
    owner = state.owner[place]
    if owner in (seat, -1):
        return state.setting.pays_collection[place]
    return rent_of(state, place)


def highest_toll(state: State, seat: Seat) -> int:
    """The highest rent that waits for a player anywhere."""
    rents, owner = state.setting.rents, state.owner
    highest = 0
    for place, cubes in enumerate(state.cubes):
        if cubes and owner[place] != seat and rents[place][cubes] > highest:
            highest = rents[place][cubes]
    return highest


def reserve(state: State, seat: Seat) -> int:
    """The cash a careful player keeps back."""
    return max(100, min(highest_toll(state, seat) // 2, 700))


def richest_rival(state: State, seat: Seat) -> int:
    """The most cash another player has."""
    return max(state.balances[other] for other in players(state) if other != seat)
