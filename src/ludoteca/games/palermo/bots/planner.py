"""The level `normal`: it builds, claims, walks and hinders by an exact plan."""

from collections.abc import Sequence

from ludoteca.core import Chance, Choice, Game, Reason, Seat
from ludoteca.games.palermo.actions import ClaimDoor, LayStart, PalermoAction, PlacePoliceman, SetTarget, Walk
from ludoteca.games.palermo.decisions import SettingTarget, TakingTurn
from ludoteca.games.palermo.geometry import NAME_OF, Cell, CellSet, names_of
from ludoteca.games.palermo.moves import LAY_HOUSE, default
from ludoteca.games.palermo.police import police_cells
from ludoteca.games.palermo.state import Building, Claiming, Collecting, State
from ludoteca.games.palermo.tables import ROOFS
from ludoteca.games.palermo.walking import nearest_ends, walk_ends

from .blocker import best_hindrance
from .builder import Site, best_door, plan_of_doors, prospects, town_so_far
from .forecast import origin_of, plan_for
from .plan import Leg, Plan
from .walker import best_walk

MIDDLE = ("C3", "D3", "C4", "D4")
"""The middle slots, from which every house is near."""
MANY_DOORS = 8
"""Doors from which on a plan takes long, so that fewer sites are judged."""


class PlanningBot:
    """`normal`: plans for the present town, without searching ahead."""

    sites_rated = 10
    """The number of sites that are judged by a plan."""
    sites_rated_late = 3

    def choose(
        self,
        game: Game[State, PalermoAction],
        state: State,
        seat: Seat,
        chance: Chance,
        budget_ms: int | None,
    ) -> Choice[PalermoAction]:
        """Choose an action, with reasons."""
        match state:
            case Building() if not state.has_start:
                slot = MIDDLE[chance.draw("slot", len(MIDDLE))]
                return Choice(LayStart(slot=slot), (Reason(key="start-in-the-middle"),))
            case Building():
                return self._build(game, state, seat, chance, budget_ms)
            case Claiming():
                door = best_door(state, seat, chance, self._sites_to_rate(state.chips[seat]))
                streets, home = town_so_far(state)
                plan = plan_of_doors(streets, home, state.chips[seat] | door, state.terms.numbers.interest)
                return Choice(ClaimDoor(door=NAME_OF[door]), _plan_with(plan, home, door))
            case Collecting():
                return self._collect(game, state, seat, chance, budget_ms)

    def _sites_to_rate(self, own_chips: CellSet) -> int:
        """The number of sites to rate exactly."""
        return self.sites_rated if own_chips.bit_count() < MANY_DOORS else self.sites_rated_late

    def _build(
        self,
        game: Game[State, PalermoAction],  # noqa: ARG002 (a stronger level tries on it what happens next)
        state: Building,
        seat: Seat,
        chance: Chance,
        budget_ms: int | None,  # noqa: ARG002 (it never thinks long)
    ) -> Choice[PalermoAction]:
        """Choose the house to lay."""
        judged = prospects(state, seat, chance, self._sites_to_rate(state.chips[seat]))
        return self._lay(state, seat, judged[0].site)

    def _lay(self, state: Building, seat: Seat, site: Site, *more: Reason) -> Choice[PalermoAction]:
        """The choice to lay a site's house, with its reasons."""
        streets, home = town_so_far(state)
        open_streets = streets & ~ROOFS[site.slot][site.tile]
        plan = plan_of_doors(open_streets, home, state.chips[seat] | site.door, state.terms.numbers.interest)
        return Choice(LAY_HOUSE[site.slot][site.tile], (*_plan_with(plan, home, site.door), *more))

    def _collect(
        self,
        game: Game[State, PalermoAction],  # noqa: ARG002
        state: Collecting,
        seat: Seat,
        chance: Chance,
        budget_ms: int | None,  # noqa: ARG002
    ) -> Choice[PalermoAction]:
        """Choose the target, the policeman's cell, the walk, or interest."""
        origin = origin_of(state, seat)
        if isinstance(state.decisions[-1], SettingTarget):
            first, *_ = plan_for(state, seat).legs_from(origin)
            assert first.door is not None, "there are chips left to aim at"
            return Choice(SetTarget(door=NAME_OF[first.door]), (_leg("plan-aims", first),))
        if isinstance(state.decisions[-1], TakingTurn) and police_cells(state):
            found = best_hindrance(state)
            if found is not None:
                cell = NAME_OF[found.cell]
                params = {"cell": cell, "seat": found.rival, "loss": round(found.loss)}
                return Choice(PlacePoliceman(cell=cell), (Reason(key="plan-hinders", params=params),))
        if state.is_home(seat) or not walk_ends(state).cells:
            return Choice(default(state, seat), (Reason(key="nothing-else"),))
        way = best_walk(state, chance)
        return Choice(Walk(to=NAME_OF[way.to]), reasons_of_walk(state, seat, way.to, way.goal))


def _plan_with(plan: Plan, home: CellSet, door: Cell) -> tuple[Reason, ...]:
    """Reasons that describe the plan with a new door."""
    legs = plan.legs_from(home)
    params = {
        "door": NAME_OF[door],
        "doors": len(plan.doors),
        "turns": sum(leg.turns for leg in legs),
        "money": sum(leg.income for leg in legs),
    }
    return (Reason(key="plan-with-door", params=params), *_order(legs))


def _order(legs: Sequence[Leg]) -> tuple[Reason, ...]:
    """A reason with the doors of a plan in order, without home; none for a single door."""
    doors = [NAME_OF[leg.door] for leg in legs if leg.door is not None]
    return (Reason(key="plan-order", params={"order": " ".join(doors)}),) if len(doors) > 1 else ()


def _leg(key: str, leg: Leg) -> Reason:
    """A reason that describes one leg of a plan."""
    params: dict[str, object] = {"turns": leg.turns, "income": leg.income}
    if leg.door is not None:
        params["door"] = NAME_OF[leg.door]
    return Reason(key=key, params=params)


def reasons_of_walk(state: Collecting, seat: Seat, to: Cell, goal: Cell | None) -> tuple[Reason, ...]:
    """Reasons for a walk: its income, and the next steps of the plan."""
    ends, plan = walk_ends(state), plan_for(state, seat)
    cell = NAME_OF[to]
    if to in ends.home:
        return (Reason(key="goes-home", params={"income": ends.income(to)}),)
    if to not in ends.doors:
        ways = nearest_ends(ends, goal or state.town.start)
        alike = next((cells for _, cells in ways if cells & to), to)
        params = {"cell": cell, "alike": " ".join(names_of(alike))}
        if goal is None:
            return (Reason(key="comes-closer-to-home", params=params),)
        closer = Reason(key="comes-closer", params={**params, "door": NAME_OF[goal]})
        return (closer, *_order([Leg(goal, 0, 0), *plan.legs_after(goal)]))
    took = Reason(key="collects", params={"cell": cell, "income": ends.income(to)})
    rest = plan.legs_after(to)
    following = rest[0]
    then = _leg("then-home" if following.door is None else "then-collects", following)
    turns = sum(leg.turns for leg in rest)
    money = state.money[seat] + ends.income(to) + sum(leg.income for leg in rest)
    if following.door is None:
        return took, then
    home = Reason(key="plan-until-home", params={"turns": turns, "money": money})
    return (took, then, home, *_order([Leg(to, 1, ends.income(to)), *rest]))
