"""The aims of a bot's choice, as reasons to show: complete colours, missing cards, the next cubes."""

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from ludoteca.core import Reason, Seat
from ludoteca.games.palanche.investing import A_TURN, may_invest_in
from ludoteca.games.palanche.state import State, players
from ludoteca.games.palanche.tables import TOP_LEVEL

from .visits import visits_a_turn
from .worth import STEEP, rounds_left

NEARLY = 1
"""The most missing cards with which a colour is named as an aim."""


def aims(state: State, seat: Seat, gets: Iterable[int], loses: Iterable[int] = ()) -> tuple[Reason, ...]:
    """Reasons that name the groups which this change of cards completes, or the cards they still lack."""
    setting, owner = state.setting, state.land.owner
    got, lost = {*gets}, {*loses}
    reasons = []
    for group in dict.fromkeys(setting.group[place] for place in sorted(got) if place < setting.space_count):
        missing = [place for place in group if (owner[place] != seat or place in lost) and place not in got]
        named = missing or list(group)
        if len(missing) <= NEARLY < len(group):
            key = "aim-missing" if missing else "aim-whole"
            reasons.append(Reason(key=key, params={"cards": [setting.keys[place] for place in named]}))
    return tuple(reasons)


class Cube(NamedTuple):
    """The place for a next cube, and the expected rent that it adds per turn of a rival and palanca spent."""

    place: int
    added: float


def next_cube(state: State, levels: Callable[[int], int], open_to: Iterable[int]) -> Cube:
    """The cube, on one of the open spaces, that adds the most expected rent for its cost."""
    setting, visits = state.setting, visits_a_turn(state.setting)

    def added(place: int) -> float:
        """The expected rent that a cube on the space adds, for its cost."""
        rents, level = setting.rents[place], levels(place)
        aim = max(level + 1, STEEP)
        return visits[place] * (rents[aim] - rents[level]) / (aim - level) / setting.cost[place]

    best = max(open_to, key=added)
    return Cube(best, added(best))


def cubes_of_turn(state: State, seat: Seat, reserve: int) -> list[Cube]:
    """The cubes that the seat can afford this turn, best first, while keeping `reserve` in cash."""
    setting, spent = state.setting, state.spent.invested
    cash, supply = state.balances[seat], state.land.supply
    open_to, planned = may_invest_in(state, seat), list[Cube]()

    def laid(place: int) -> int:
        """The number of cubes planned for the space."""
        return sum(cube.place == place for cube in planned)

    def level(place: int) -> int:
        """The number of cubes on the space after the plan."""
        return state.land.cubes[place] + laid(place)

    while open_to and len(planned) < supply:
        cube = next_cube(state, level, open_to)
        if cash - setting.cost[cube.place] < reserve:
            break
        planned.append(cube)
        cash -= setting.cost[cube.place]
        open_to = [
            place
            for place in open_to
            if level(place) < TOP_LEVEL and spent.count(place) + laid(place) < A_TURN
        ]
    return planned


def invest_reasons(state: State, cubes: list[Cube]) -> tuple[Reason, ...]:
    """The reasons for an investment: the rent it brings until the end, and the other cubes of the turn."""
    setting, first = state.setting, cubes[0]
    rent = setting.rents[first.place][state.land.cubes[first.place] + 1]
    rivals = len(players(state)) - 1
    brings = round(first.added * setting.cost[first.place] * rivals * rounds_left(state))
    told = Reason(key="invest", params={"rent": rent, "brings": brings})
    return (told, *_where_cubes_go(state, [cube.place for cube in cubes])) if len(cubes) > 1 else (told,)


def _where_cubes_go(state: State, places: list[int]) -> Iterator[Reason]:
    """The cards that get two cubes, and those that get one."""
    setting = state.setting
    for number in (2, 1):
        cards = [place for place in dict.fromkeys(places) if places.count(place) == number]
        if cards:
            cost = number * sum(setting.cost[place] for place in cards)
            named = [setting.keys[place] for place in cards]
            yield Reason(key="aim-cubes", params={"cubes": number, "cards": named, "cost": cost})
