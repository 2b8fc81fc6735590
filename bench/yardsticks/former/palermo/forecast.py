"""The expected result of each seat: the worth of its best plan in the present town."""

from functools import lru_cache

from ludoteca.core import Seat
from ludoteca.games.palermo.geometry import CellSet
from ludoteca.games.palermo.state import Collecting

from .plan import Plan, worth_of_way
from .routes import Costs, Streets, exact_costs

REMEMBERED_PLANS = 64


@lru_cache(maxsize=REMEMBERED_PLANS)
def plan_of(
    streets: CellSet, home: CellSet, doors: CellSet, collected: int, interest: int, start_is_one_field: bool
) -> Plan:
    """The plan for these doors in streets without policemen, since theirs will move."""
    return Plan(Streets(streets), home, doors, collected, interest, start_is_one_field)


def plan_for(state: Collecting, seat: Seat) -> Plan:
    """The plan of a seat that is not home."""
    interest = state.terms.numbers.interest
    town = state.town
    doors, one_field = state.chips[seat], state.terms.start_is_one_field
    return plan_of(town.streets, town.start, doors, state.collected(seat), interest, one_field)


def origin_of(state: Collecting, seat: Seat) -> CellSet:
    """The cell of the seat's pawn, or the whole start tile."""
    return state.pawns[seat] or state.town.start


def streets_for(state: Collecting, seat: Seat, policemen: tuple[int, ...]) -> Streets:
    """The streets as the seat's pawn would meet them with the policemen there."""
    pays = state.terms.options.jumped_policeman == "pays"
    return Streets(state.town.streets, sum(policemen) ^ policemen[seat], jumped_pays=pays)


def expectation(state: Collecting, seat: Seat) -> float:
    """The money that the seat will have, less the interest that every seat would get at home."""
    if state.is_home(seat):
        return state.money[seat]
    plan = plan_for(state, seat)
    allowed = state.targets[seat] or None
    return state.money[seat] + plan.best_way(origin_of(state, seat), state.points(seat), allowed)[0]


class Outlook:
    """The next leg of a seat's plan with the policemen on given cells."""

    def __init__(self, state: Collecting, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.plan = plan_for(state, seat)
        self.origin = origin_of(state, seat)
        self.points = state.points(seat)
        plan, target = self.plan, state.targets[seat]
        goals = [
            (costs, door, plan.after(door))
            for costs, door in zip(plan.costs, plan.doors, strict=True)
            if not target or door == target
        ] or [(plan.costs_home, state.town.start, 0.0)]
        # Policemen only make a way worse: its worth without them is an upper bound.
        self.goals = sorted(
            ((self._way(costs) + rest, goal, rest) for costs, goal, rest in goals), reverse=True
        )

    def _way(self, costs: Costs) -> float:
        """The worth of the seat's way with these costs."""
        exact = exact_costs(costs, self.origin, self.plan.start_is_one_field)
        return worth_of_way(exact, self.points, self.plan.interest)[0]

    def worth(self, policemen: tuple[int, ...]) -> float:
        """The worth of the seat's plan with the policemen there for its next turns."""
        streets = streets_for(self.state, self.seat, policemen)
        best = float("-inf")
        furthest = 3 * self.points
        for most, goal, rest in self.goals:
            if most <= best:
                break
            is_home = goal == self.state.town.start
            best = max(best, self._way(streets.costs_to(goal, furthest, is_home=is_home)) + rest)
        return best
