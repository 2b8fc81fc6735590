"""The weakest level: it looks no further than its next chip and makes mistakes."""

from ludoteca.core import Chance, Choice, Game, Reason, Seat
from ludoteca.games.palermo.actions import ClaimDoor, PalermoAction, PlacePoliceman, SetTarget, Walk
from ludoteca.games.palermo.decisions import SettingTarget
from ludoteca.games.palermo.geometry import NAME_OF, Cell, CellSet, cells_in
from ludoteca.games.palermo.moves import LAY_HOUSE, default, sample
from ludoteca.games.palermo.police import police_cells
from ludoteca.games.palermo.state import Building, Collecting, State
from ludoteca.games.palermo.walking import walk_ends, walk_ends_of

from .builder import likely_sites
from .forecast import origin_of, streets_for
from .routes import least_cost
from .walker import harmless_ends

NEAR_EVERY = 2
"""Of how many houses one is laid close to the own doors, on average."""
LOST_EVERY = 4
"""Of how many walks one goes anywhere, on average."""
POLICE_EVERY = 5
"""Of how many turns one moves the policeman, on average."""


class EasyBot:
    """A weak bot: builds near its doors or at random, walks to its nearest door, sometimes anywhere."""

    def choose(
        self,
        game: Game[State, PalermoAction],  # noqa: ARG002
        state: State,
        seat: Seat,
        chance: Chance,
        budget_ms: int | None,  # noqa: ARG002 (it never thinks long)
    ) -> Choice[PalermoAction]:
        """Choose an action, with reasons."""
        if isinstance(state, Building) and state.has_start and chance.draw("near", NEAR_EVERY) == 0:
            site = next(likely_sites(state, seat, chance))
            return Choice(LAY_HOUSE[site.slot][site.tile], (Reason(key="builds-near"),))
        if not isinstance(state, Collecting):
            action = sample(state, seat, chance)
            key = "claims-anywhere" if isinstance(action, ClaimDoor) else "builds-anywhere"
            return Choice(action, (Reason(key=key),))
        if isinstance(state.decisions[-1], SettingTarget):
            door = _nearest(state, seat, origin_of(state, seat), state.chips[seat])
            return _with_reason(SetTarget(door=NAME_OF[door]), "nearest-door", door=NAME_OF[door])
        if police_cells(state) and chance.draw("police", POLICE_EVERY) == 0:
            cell = _in_the_way(state, seat)
            if cell:
                return _with_reason(PlacePoliceman(cell=NAME_OF[cell]), "hinders", cell=NAME_OF[cell])
        if state.is_home(seat) or not walk_ends(state).cells:
            return Choice(default(state, seat), (Reason(key="nothing-else"),))
        return _walk(state, seat, chance)


def _walk(state: Collecting, seat: Seat, chance: Chance) -> Choice[PalermoAction]:
    """A walk towards the nearest own door, or home."""
    ends = walk_ends(state)
    others = list(cells_in(harmless_ends(state, ends.cells & ~(sum(ends.doors) | sum(ends.home)))))
    if others and chance.draw("lost", LOST_EVERY) == 0:
        to = others[chance.draw("anywhere", len(others))]
        return _with_reason(Walk(to=NAME_OF[to]), "strays", cell=NAME_OF[to])
    lucrative = ends.doors | ends.home
    if lucrative:
        to = min(lucrative, key=lucrative.__getitem__)
        if to in ends.home:
            return _with_reason(Walk(to=NAME_OF[to]), "goes-home", income=ends.income(to))
        return _with_reason(Walk(to=NAME_OF[to]), "collects", cell=NAME_OF[to], income=ends.income(to))
    goals = state.targets[seat] or state.chips[seat]
    wanted = (goals & ~ends.ground.pawns) or goals or state.town.start
    to = _nearest(state, seat, wanted, sum(others))
    return _with_reason(
        Walk(to=NAME_OF[to]), "looks-for-door" if goals else "comes-closer-to-home", cell=NAME_OF[to]
    )


def _in_the_way(state: Collecting, seat: Seat) -> Cell | None:
    """The next door of the richest rival on which the policeman may be put; None if there is none."""
    rivals = [rival for rival in range(state.terms.seats) if rival != seat and not state.is_home(rival)]
    for rival in sorted(rivals, key=lambda rival: -state.money[rival]):
        doors = walk_ends_of(state, rival).doors
        for door in sorted(doors, key=doors.__getitem__):
            if door & police_cells(state):
                return door
    return None


def _nearest(state: Collecting, seat: Seat, goal: CellSet, cells: CellSet) -> Cell:
    """The cell of these with the shortest way to the goal."""
    costs = streets_for(state, seat, state.policemen).costs_to(goal)
    near = costs[least_cost(costs, cells)] & cells if least_cost(costs, cells) < len(costs) else cells
    return near & -near


def _with_reason(action: PalermoAction, reason: str, **params: object) -> Choice[PalermoAction]:
    """A choice with one reason."""
    return Choice(action, (Reason(key=reason, params=params),))
