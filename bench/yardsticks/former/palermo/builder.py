"""Chooses the house to lay, or the door to claim: the one with which the plan is worth most."""

from collections.abc import Iterator
from typing import NamedTuple

from ludoteca.core import Chance, Deadline, Game, NoChance, Seat
from ludoteca.games.palermo.actions import PalermoAction
from ludoteca.games.palermo.building import candidates, may_be_laid
from ludoteca.games.palermo.geometry import Cell, CellSet, Slot, cells_in
from ludoteca.games.palermo.moves import LAY_HOUSE
from ludoteca.games.palermo.state import Building, Claiming, State
from ludoteca.games.palermo.tables import DOORS, ROOFS, START, STREETS, Tile
from ludoteca.games.palermo.tiles import streets_of

from .plan import Plan
from .routes import Streets, least_costs

NEIGHBOURHOOD = 24
"""The longest way, in points, that a quick guess looks at."""
WEIGHT_OF_RIVALS = 0.5
"""The weight of the plans of the others against the own one."""


class Site(NamedTuple):
    """A house that could be laid: its slot, its tile (kind and rotation), and its door."""

    slot: Slot
    tile: Tile
    door: Cell


class Prospect(NamedTuple):
    """A site, and what the own plan is worth with it."""

    worth: float
    site: Site


def town_so_far(state: State) -> tuple[CellSet, CellSet]:
    """The streets and the start tile."""
    if isinstance(state, Building):
        return streets_of(state.tiles), STREETS[state.tiles.index(START)][START]
    return state.town.streets, state.town.start


def plan_of_doors(streets: CellSet, home: CellSet, doors: CellSet, interest: int) -> Plan:
    """The plan for these doors before the first turn."""
    return Plan(Streets(streets), home, doors, 0, interest)


def likely_sites(state: Building, seat: Seat, chance: Chance) -> Iterator[Site]:
    """The legal houses, the most promising first, estimated by their distance to the seat's other doors."""
    every = [Site(slot, tile, DOORS[slot][tile]) for slot, tile in candidates(state)]
    every = [every[place] for place in chance.shuffle("sites", len(every))]
    streets, home = town_so_far(state)
    guesses = _distances(streets, home, state.chips[seat], [site.door for site in every])
    every.sort(key=lambda site: guesses[site.door])
    return (site for site in every if may_be_laid(state, site.slot, site.tile))


def _distances(streets: CellSet, home: CellSet, own: CellSet, doors: list[Cell]) -> dict[Cell, float]:
    """An estimate of the detour to each door for a player with these doors."""
    ways = Streets(streets)
    cells = sum(set(doors))
    to_own = [least_costs(ways.costs_to(door, NEIGHBOURHOOD), cells) for door in cells_in(own)]
    to_home = least_costs(ways.costs_to(home, NEIGHBOURHOOD), cells)
    far = NEIGHBOURHOOD + 1
    guesses = {}
    for door in doors:
        near = sorted([costs.get(door, far) for costs in to_own])[:2]
        # The more doors there are, the less it matters how far this one is from the start.
        guesses[door] = sum(near) / max(len(near), 1) + to_home.get(door, far) / (2 + 2 * len(to_own))
    return guesses


def prospects(
    state: Building, seat: Seat, chance: Chance, looked_at: int, deadline: Deadline | None = None
) -> list[Prospect]:
    """The most promising sites, rated by the worth of the plan with each, best first.

    With a deadline this uses a third of the time.
    """
    streets, home = town_so_far(state)
    own, interest = state.chips[seat], state.terms.numbers.interest
    judged = []
    for site in likely_sites(state, seat, chance):
        open_streets = streets & ~ROOFS[site.slot][site.tile]
        plan = plan_of_doors(open_streets, home, own | site.door, interest)
        judged.append(Prospect(plan.worth_from(home), site))
        if len(judged) == looked_at or (deadline is not None and deadline.used > 1 / 3):
            break
    return sorted(judged, key=lambda prospect: -prospect.worth)


def best_door(state: Claiming, seat: Seat, chance: Chance, looked_at: int) -> Cell:
    """The free door with which the plan is worth most."""
    streets, home = town_so_far(state)
    own, interest = state.chips[seat], state.terms.numbers.interest
    doors = list(cells_in(state.free_doors))
    doors = [doors[place] for place in chance.shuffle("doors", len(doors))]
    guesses = _distances(streets, home, own, doors)
    doors.sort(key=guesses.__getitem__)
    return max(
        doors[:looked_at],
        key=lambda door: plan_of_doors(streets, home, own | door, interest).worth_from(home),
    )


class Foresight:
    """Rates sites by playing on for some rounds of building, with quick guesses for all seats."""

    def __init__(
        self,
        game: Game[State, PalermoAction],
        state: Building,
        seat: Seat,
        chance: Chance,
        deadline: Deadline,
    ) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.chance = chance
        self.deadline = deadline

    def leads(self, sites: list[Site]) -> list[float]:
        """The expected lead after each site: tried one round ahead, then two, as time allows.

        Empty if there is no time to try each of them once.
        """
        seats = self.state.terms.seats
        rounds_left = (self.state.terms.numbers.houses - sum(self.state.chips).bit_count()) // seats
        leads: list[float] = []
        for rounds in range(1, max(rounds_left, 1) + 1):
            further = []
            for site in sites:
                lead = self._lead_after(site, rounds)
                if lead is None:
                    return leads
                further.append(lead)
            # The nearer forecast is surer and counts as well.
            leads = [(old + new) / 2 for old, new in zip(leads, further, strict=True)] if leads else further
        return leads

    def _lead_after(self, site: Site, rounds: int) -> float | None:
        """The lead of the own plan after some rounds of quick building; None if time ran out."""
        state = self._laid(self.state, site)
        for _ in range(rounds * self.state.terms.seats):
            if self.deadline.is_over:
                return None
            if isinstance(state, Building):
                state = self._laid(state, next(likely_sites(state, state.seat, self.chance)))
        streets, home = town_so_far(state)
        lead = 0.0
        for seat, doors in enumerate(state.chips):
            if self.deadline.is_over:
                return None
            plan = plan_of_doors(streets, home, doors, state.terms.numbers.interest)
            lead += plan.worth_from(home) * (1 if seat == self.seat else -WEIGHT_OF_RIVALS)
        return lead

    def _laid(self, state: Building, site: Site) -> State:
        """The state after laying a site's house."""
        return self.game.apply(state, state.seat, LAY_HOUSE[site.slot][site.tile], NoChance()).state
