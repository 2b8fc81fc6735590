"""The level `hard`: it searches, by whole matches in the compiled kernel where there is one.

It plays each choice out, again and again, until the time is over (`rollouts`). Without the kernel it looks
some rounds of building ahead and walks by its plan.
"""

from typing import TYPE_CHECKING

from ludoteca.core import Chance, Choice, Deadline, Game, Reason, Seat
from ludoteca.games.palermo.actions import PalermoAction, PlacePoliceman, Walk
from ludoteca.games.palermo.decisions import SettingTarget, TakingTurn
from ludoteca.games.palermo.geometry import NAME_OF, Cell, CellSet, cells_in
from ludoteca.games.palermo.moves import default
from ludoteca.games.palermo.police import police_cells
from ludoteca.games.palermo.state import Building, Collecting, State
from ludoteca.games.palermo.walking import walk_ends

from .blocker import places_in_the_way
from .builder import Foresight, prospects
from .compiled import KERNEL
from .forecast import plan_for
from .planner import PlanningBot, reasons_of_walk
from .walker import Way, ways

if TYPE_CHECKING:
    from .rollouts import Result

FOR_THE_WALK = 0.6
"""The share of the time for the walk; the rest is for the policeman."""
MOST_OTHER_WALKS, MOST_POLICEMEN = 6, 12
"""Walks beside those of the plan, and places for the policeman, that are played out."""
REASONS_MS = 10
"""What the plan with eleven doors takes that the reasons for a house tell."""


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
    played_out = 24
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
        deadline = Deadline(max(1, (budget_ms or self.usual_ms) - REASONS_MS))
        rollouts = KERNEL.rollouts_for(state)
        if rollouts is not None:
            search = rollouts(state, seat, chance)
            sites = search.houses(self.played_out)
            found = search.best([search.house(site) for site in sites], deadline)
            return self._lay(state, seat, sites[found.best if found else 0], *_played_out(found))
        judged = prospects(state, seat, chance, self._sites_to_rate(state.chips[seat]), deadline)
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
        free = police_cells(state) if isinstance(decision, TakingTurn) else 0
        is_home, considered = state.is_home(seat), _walks(state, seat, chance)
        if rollouts is None or isinstance(decision, SettingTarget) or not (considered or (is_home and free)):
            return super()._collect(game, state, seat, chance, budget_ms)
        search = rollouts(state, seat, chance)
        usual = search.usual_police() if free else 0
        ends: list[Cell | None] = [None] if is_home else [way.to for way in considered]
        until = FOR_THE_WALK if free else 1.0
        found = search.best([search.turn(usual, end) for end in ends], deadline, until)
        if found is None:
            return super()._collect(game, state, seat, chance, budget_ms)
        end = ends[found.best]
        if free:
            hindering = _in_the_way(state, seat) & free & ~usual
            cells = [usual, *([0] if usual else []), *search.most_hindering(hindering, MOST_POLICEMEN)]
            better = search.best([search.turn(cell, end) for cell in cells], deadline)
            found, cell = (better, cells[better.best]) if better else (found, usual)
            if cell:
                return Choice(PlacePoliceman(cell=NAME_OF[cell]), _played_out(found))
        if end is None:
            return Choice(default(state, seat), _played_out(found))
        way = next(way for way in considered if way.to == end)
        plan = reasons_of_walk(state, seat, end, way.goal) if way.is_planned else ()
        return Choice(Walk(to=NAME_OF[end]), (*plan, *_played_out(found)))


def _walks(state: Collecting, seat: Seat, chance: Chance) -> list[Way]:
    """The walks of the pawn that its plan would choose, then those with which it is worth most.

    It never stays where it is if it can walk.
    """
    ends = 0 if state.is_home(seat) else walk_ends(state).cells
    if not ends:
        return []
    found = ways(state, chance)
    known = sum({way.to for way in found}) | state.pawns[seat]
    plan = plan_for(state, seat)
    others = sorted(cells_in(ends & ~known), key=lambda cell: -plan.worth_from(cell))
    return found + [Way(cell, 0.0, None, is_planned=False) for cell in others[:MOST_OTHER_WALKS]]


def _in_the_way(state: Collecting, seat: Seat) -> CellSet:
    """The cells on which a policeman may hinder the others: on their next ways, and at their doors."""
    return places_in_the_way(state) | sum(state.chips) & ~state.chips[seat]


def _played_out(found: "Result | None") -> tuple[Reason, ...]:
    """The reason that tells how often the choice won when it was played out; none if it was not."""
    if found is None:
        return ()
    params = {"playouts": found.playouts, "share": round(100 * found.won)}
    return (Reason(key="plays-out", params=params),)
