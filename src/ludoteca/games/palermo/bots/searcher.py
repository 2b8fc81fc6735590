"""The level `hard`: it searches, by whole matches in the compiled kernel where there is one.

It takes the choices that `normal` would consider and plays each of them out, again and again, until the time
is over (`rollouts`). Without the kernel it looks some rounds of building ahead and walks by its plan.
"""

from typing import TYPE_CHECKING

from ludoteca.core import Chance, Choice, Deadline, Game, NoChance, Reason, Seat
from ludoteca.games.palermo.actions import PalermoAction, PlacePoliceman, Walk
from ludoteca.games.palermo.decisions import SettingTarget, TakingTurn
from ludoteca.games.palermo.geometry import NAME_OF, cells_in
from ludoteca.games.palermo.police import police_cells
from ludoteca.games.palermo.state import Building, Collecting, State
from ludoteca.games.palermo.walking import walk_ends

from .blocker import places_in_the_way
from .builder import Foresight, prospects
from .compiled import KERNEL
from .planner import PlanningBot, reasons_of_walk
from .walker import Way, harmless_ends, ways

if TYPE_CHECKING:
    from .rollouts import Result

FOR_THE_WALK = 0.6
"""The share of the time for the walk; the rest is for the policeman."""


class SearchingBot(PlanningBot):
    """`hard`: considers what `normal` does, and searches within its budget."""

    usual_ms = 2000
    """What it thinks about a house at most, unless it is given a budget …"""
    usual_walk_ms = 500
    """… and about a walk: there are three times as many."""
    sites_rated = 24
    sites_rated_late = 8
    tried = 6
    """Sites that are searched further without the kernel …"""
    played_out = 12
    """… and with it."""

    def prepare(self) -> None:
        """Load the kernel, before any thinking is timed."""
        KERNEL.prepare()

    def _build(
        self,
        game: Game[State, PalermoAction],
        state: Building,
        seat: Seat,
        chance: Chance,
        budget_ms: int | None,
    ) -> Choice[PalermoAction]:
        """Choose the house to lay, by searching ahead within the budget."""
        deadline = Deadline(budget_ms or self.usual_ms)
        judged = prospects(state, seat, chance, self._sites_to_rate(state.chips[seat]), deadline)
        rollouts = KERNEL.rollouts_for(state)
        if rollouts is not None:
            sites = [prospect.site for prospect in judged[: self.played_out]]
            houses = [rollouts.house(state, site.slot, site.tile) for site in sites]
            found = rollouts(state, seat, chance).best(houses, deadline)
            if found is not None:
                return self._lay(state, seat, sites[found.best], *_played_out(found))
        sites = [prospect.site for prospect in judged[: self.tried]]
        leads = Foresight(game, state, seat, chance, deadline).leads(sites)
        if not leads:
            return self._lay(state, seat, sites[0])
        best = max(range(len(sites)), key=leads.__getitem__)
        gain = round(leads[best] - leads[0])
        more = (Reason(key="looks-ahead", params={"tried": len(sites), "gain": gain}),) if gain > 0 else ()
        return self._lay(state, seat, sites[best], *more)

    def _collect(
        self,
        game: Game[State, PalermoAction],
        state: Collecting,
        seat: Seat,
        chance: Chance,
        budget_ms: int | None,
    ) -> Choice[PalermoAction]:
        """Choose the walk and the policeman's cell by playouts; without the kernel, as `normal` does."""
        deadline = Deadline(budget_ms or self.usual_walk_ms)
        rollouts, decision = KERNEL.rollouts_for(state), state.decisions[-1]
        if rollouts is None or isinstance(decision, SettingTarget) or state.is_home(seat):
            return super()._collect(game, state, seat, chance, budget_ms)
        considered = _walks(state, chance)
        free = police_cells(state) if isinstance(decision, TakingTurn) else 0
        search, until = rollouts(state, seat, chance), FOR_THE_WALK if free else 1.0
        found = search.best([rollouts.walk(state, way.to) for way in considered], deadline, until)
        if found is None:
            return super()._collect(game, state, seat, chance, budget_ms)
        way = considered[found.best]
        if free:
            cells = list(cells_in(places_in_the_way(state) & free))
            placed = [
                game.apply(state, seat, PlacePoliceman(cell=NAME_OF[cell]), NoChance()).state
                for cell in cells
            ]
            after = [rollouts.walk(each, way.to) for each in (state, *placed)]
            better = search.best(after, deadline)
            if better is not None and better.best:
                cell = NAME_OF[cells[better.best - 1]]
                return Choice(PlacePoliceman(cell=cell), _played_out(better))
        plan = reasons_of_walk(state, seat, way.to, way.goal) if way.is_planned else ()
        return Choice(Walk(to=NAME_OF[way.to]), (*plan, *_played_out(found)))


def _walks(state: Collecting, chance: Chance) -> list[Way]:
    """The walks that are played out: those of the plan, and all others that block no one."""
    ends = walk_ends(state).cells
    if not ends:
        return []
    found = ways(state, chance)
    known = sum({way.to for way in found})
    others = harmless_ends(state, ends) & ~known
    return found + [Way(cell, 0.0, None, is_planned=False) for cell in cells_in(others)]


def _played_out(found: "Result") -> tuple[Reason, ...]:
    """The reason that tells how often the choice won when it was played out."""
    params = {"playouts": found.playouts, "share": round(100 * found.won)}
    return (Reason(key="plays-out", params=params),)
