"""The plan: in which order a player collects the remaining doors and goes home, solved exactly.

A turn with p points brings p less the cost of its last walk, and being home one turn earlier brings the
interest once more (PAL-E2). So the worth of a way of k turns that ends with a walk of r points is
p − r − k × interest, and the worth of a plan is the sum over its ways; the interest of a whole match at home
is left out, since it is the same for all. The order is found over all subsets of
doors, with the points that grow from chip to chip (PAL-M1).
"""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from operator import add, itemgetter
from typing import NamedTuple

from ludoteca.games.palermo.geometry import Cell, CellSet, cells_in
from ludoteca.games.palermo.state import FIRST_POINTS

from .routes import FURTHEST, Costs, Streets, exact_costs

NEVER = -1000.0
"""The worth of a goal that cannot be reached."""
MOST_TURNS = 6


@lru_cache(maxsize=65536)
def worth_of_way(exact: int, points: int, interest: float) -> tuple[float, int]:
    """The worth and the number of turns of the best way with these possible exact costs.

    To arrive a turn later can be better: a pawn that begins its turn beside the door keeps nearly all points.
    """
    best, turns = NEVER, 0
    for turn in range(1, MOST_TURNS + 1):
        if points - 1 - turn * interest <= best:
            break
        in_turn = exact >> (turn - 1) * points + 1 & (1 << points) - 1
        if in_turn:
            last = (in_turn & -in_turn).bit_length()
            worth = points - last - turn * interest
            if worth > best:
                best, turns = worth, turn
    return best, turns


class Leg(NamedTuple):
    """A part of a plan: the way to one door, or home."""

    door: Cell | None
    turns: int
    income: int


Subset = tuple[int, tuple[int, ...], tuple[int, ...], Callable[[list[float]], tuple[float, ...]]]


@cache
def _subsets(number: int) -> list[Subset]:
    """Every proper, non-empty subset of this number of doors, each after those that it contains.

    Each as a number, as its doors, as the other doors, and with a function that picks its doors from a row.
    """
    subsets: list[Subset] = []
    for subset in range(1, (1 << number) - 1):
        inside = tuple(door for door in range(number) if subset >> door & 1)
        outside = tuple(door for door in range(number) if not subset >> door & 1)
        pick = itemgetter(*inside) if len(inside) > 1 else _only(inside[0])
        subsets.append((subset, inside, outside, pick))
    return subsets


def _only(door: int) -> Callable[[list[float]], tuple[float, ...]]:
    return lambda row: (row[door],)


class Plan:
    """The best order of a player's doors in given streets."""

    def __init__(
        self,
        streets: Streets,
        home: CellSet,
        doors: CellSet,
        collected: int,
        interest: float,
        start_is_one_field: bool = True,
    ) -> None:
        self.doors: tuple[Cell, ...] = tuple(cells_in(doors))
        self.interest = interest
        self.start_is_one_field = start_is_one_field
        self.collected = collected
        self.costs: tuple[Costs, ...] = tuple(streets.costs_to(door) for door in self.doors)
        self.costs_home = streets.costs_to(home, is_home=True)
        self._after = self._solved()

    def _solved(self) -> list[list[float]]:
        """For each subset of doors that remain, and each door where the pawn is, the worth of the rest."""
        number = len(self.doors)
        interest = self.interest
        exact = [
            [exact_costs(costs, door) if to != at else 0 for to, costs in enumerate(self.costs)]
            for at, door in enumerate(self.doors)
        ]
        last_points = FIRST_POINTS + self.collected + number
        home = [
            worth_of_way(exact_costs(self.costs_home, door), last_points, interest)[0] for door in self.doors
        ]
        after: list[list[float]] = [home]
        # The points of the card with `left` doors remaining; a row for each door the pawn may be at.
        ways = [
            [[worth_of_way(costs, last_points - left, interest)[0] for costs in row] for row in exact]
            for left in range(number)
        ]
        for subset, inside, outside, pick in _subsets(number):
            table = ways[len(inside)]
            rest = [after[subset ^ 1 << door][door] for door in inside]
            row = [NEVER] * number
            for at in outside:
                row[at] = max(map(add, pick(table[at]), rest))
            after.append(row)
        return after

    @property
    def points(self) -> int:
        """The points on the movement card."""
        return FIRST_POINTS + self.collected

    def after(self, door: Cell) -> float:
        """The worth of the rest of the plan once the chip of this door is taken."""
        number = self.doors.index(door)
        return self._after[(1 << len(self.doors)) - 1 ^ 1 << number][number]

    def _costs(self, costs: Costs, origin: CellSet) -> int:
        """The exact costs from where the pawn is."""
        return exact_costs(costs, origin, self.start_is_one_field)

    def worth_from(self, origin: CellSet, points: int | None = None) -> float:
        """The worth of the whole plan for a pawn that begins its turn on the cell, or on one of the cells."""
        return self.best_way(origin, points)[0]

    def best_way(
        self, origin: CellSet, points: int | None = None, allowed: CellSet | None = None
    ) -> tuple[float, Cell | None, int]:
        """The worth of the plan from here, its first door (none: the way home) and the turns until there."""
        points = self.points if points is None else points
        if not self.doors:
            worth, turns = worth_of_way(self._costs(self.costs_home, origin), points, self.interest)
            return worth, None, turns
        best: tuple[float, Cell | None, int] = (2 * NEVER, self.doors[0], 0)
        for number, door in enumerate(self.doors):
            if allowed is not None and not door & allowed:
                continue
            way, turns = worth_of_way(self._costs(self.costs[number], origin), points, self.interest)
            worth = way + self.after(door)
            if worth > best[0]:
                best = worth, door, turns
        return best

    def legs_from(self, origin: CellSet) -> list[Leg]:
        """The plan leg by leg, in its order, the way home last."""
        return self._legs(origin, (1 << len(self.doors)) - 1)

    def legs_after(self, door: Cell) -> list[Leg]:
        """The rest of the plan once the door's chip is taken."""
        return self._legs(door, (1 << len(self.doors)) - 1 ^ 1 << self.doors.index(door))

    def _legs(self, origin: CellSet, remaining: int) -> list[Leg]:
        """The legs of the plan for the remaining doors, the way home last."""
        legs: list[Leg] = []
        last_points = FIRST_POINTS + self.collected + len(self.doors)
        while remaining:
            points = last_points - remaining.bit_count()
            ways = [
                (*worth_of_way(self._costs(self.costs[number], origin), points, self.interest), number)
                for number in range(len(self.doors))
                if remaining >> number & 1
            ]
            rest = [self._after[remaining ^ 1 << number][number] for *_, number in ways]
            (way, turns, number), _ = max(
                zip(ways, rest, strict=True), key=lambda choice: choice[0][0] + choice[1]
            )
            origin = self.doors[number]
            legs.append(Leg(origin, turns, round(way + turns * self.interest)))
            remaining ^= 1 << number
        way, turns = worth_of_way(self._costs(self.costs_home, origin), last_points, self.interest)
        return [*legs, Leg(None, turns, round(way + turns * self.interest))]


def best_cells(
    costs: Sequence[CellSet], ends: CellSet, points: int, interest: float
) -> tuple[float, CellSet]:
    """The cells on which a turn should end to reach the goal best afterwards, and their worth."""
    by_worth = sorted(
        (
            (worth_of_way(1 << cost, points, interest)[0], cost)
            for cost in range(1, min(len(costs), FURTHEST + 1))
        ),
        reverse=True,
    )
    for worth, cost in by_worth:
        if found := costs[cost] & ends:
            return worth, found
    return NEVER, 0
