"""The first bot for Palermo: builds close to its own houses, walks to its nearest door, then home."""

from collections.abc import Iterable
from typing import Any, TypeVar

from ludoteca.core import Action, Chance, Choice, Game, Illegal, Reason, Seat
from ludoteca.games.palermo.actions import (
    ClaimDoor,
    LayHouse,
    LayStart,
    PalermoAction,
    PlacePoliceman,
    SetTarget,
    Walk,
)
from ludoteca.games.palermo.building import candidates
from ludoteca.games.palermo.decisions import SettingTarget
from ludoteca.games.palermo.geometry import BYPASS, NAME_OF, ROW, Cell, CellSet, cells_in, spread
from ludoteca.games.palermo.jumps import JUMPS
from ludoteca.games.palermo.moves import LAY_HOUSE, LAY_START
from ludoteca.games.palermo.police import police_cells
from ludoteca.games.palermo.state import Building, Claiming, Collecting, State
from ludoteca.games.palermo.tables import DOORS, START, STREETS
from ludoteca.games.palermo.walking import walk_ends, walk_ends_of

A = TypeVar("A", bound=Action)

POLICE_EVERY = 4
"""The policeman moves in one turn of this number, on average."""


class SimpleBot:
    """A greedy, quick bot that never plans beyond its next chip."""

    def choose(
        self,
        game: Game[State, PalermoAction],
        state: State,
        seat: Seat,
        chance: Chance,
        budget_ms: int | None,  # noqa: ARG002 (it never needs long)
    ) -> Choice[PalermoAction]:
        """What it would play."""
        match state:
            case Building():
                return self._build(game, state, seat, chance)
            case Claiming():
                doors = list(cells_in(state.free_doors))
                door = min(_shuffled(doors, chance), key=lambda door: _distance_to_own(state, seat, door))
                return _chosen(ClaimDoor(door=NAME_OF[door]), "close-to-own-doors", door=NAME_OF[door])
            case Collecting():
                return self._collect(game, state, seat, chance)

    def _build(
        self, game: Game[State, PalermoAction], state: Building, seat: Seat, chance: Chance
    ) -> Choice[PalermoAction]:
        if not state.has_start:
            tries: Iterable[LayStart | LayHouse] = _shuffled(LAY_START, chance)
            reason = "start-anywhere"
        else:
            near_first = sorted(
                _shuffled(list(candidates(state)), chance),
                key=lambda placed: _distance_to_own(state, seat, DOORS[placed[0]][placed[1]]),
            )
            tries = (LAY_HOUSE[slot][tile] for slot, tile in near_first)
            reason = "close-to-own-doors"
        for action in tries:
            try:
                game.check(state, seat, action)
            except Illegal:
                continue
            return _chosen(action, reason, slot=action.slot)
        raise AssertionError("some tile can always be laid (PAL-B5)")

    def _collect(
        self, game: Game[State, PalermoAction], state: Collecting, seat: Seat, chance: Chance
    ) -> Choice[PalermoAction]:
        if isinstance(state.decisions[-1], SettingTarget):
            door = _nearest(state, state.pawns[seat] or state.town.start, state.chips[seat])
            return _chosen(SetTarget(door=NAME_OF[door]), "nearest-door", door=NAME_OF[door])
        if police_cells(state) and chance.draw("police", POLICE_EVERY) == 0:
            hindrance = self._hinder(state, seat)
            if hindrance is not None:
                return hindrance
        if state.is_home(seat) or not walk_ends(state).cells:
            return Choice(game.default(state, seat), (Reason(key="nothing-else"),))
        ends = walk_ends(state)
        lucrative = ends.doors | ends.home
        if lucrative:
            to = min(lucrative, key=lucrative.__getitem__)
            reason = "collects" if to in ends.doors else "goes-home"
            return _chosen(Walk(to=NAME_OF[to]), reason, cell=NAME_OF[to], income=ends.income(to))
        goals = state.targets[seat] or state.chips[seat] or state.town.start
        # Two pawns on each other's doors must not wait for each other: move to another one.
        free_goals = goals & ~ends.ground.pawns
        other_ends = ends.cells & ~state.pawns[seat]
        to = _nearest(state, free_goals or goals, other_ends or ends.cells)
        return _chosen(Walk(to=NAME_OF[to]), "comes-closer", cell=NAME_OF[to])

    def _hinder(self, state: Collecting, seat: Seat) -> Choice[PalermoAction] | None:
        """The policeman on the door that the richest rival would take next, if that is possible."""
        rivals = [rival for rival in range(state.terms.seats) if rival != seat and not state.is_home(rival)]
        for rival in sorted(rivals, key=lambda rival: -state.money[rival]):
            doors = walk_ends_of(state, rival).doors
            for door in sorted(doors, key=doors.__getitem__):
                if door & police_cells(state):
                    action = PlacePoliceman(cell=NAME_OF[door])
                    return _chosen(action, "hinders", cell=NAME_OF[door])
        return None


def _chosen(action: A, reason: str, **params: object) -> Choice[A]:
    return Choice(action, (Reason(key=reason, params=params),))


def _shuffled(values: Iterable[Any], chance: Chance) -> list[Any]:
    values = tuple(values)
    return [values[i] for i in chance.shuffle("ties", len(values))]


def _distance_to_own(state: Building | Claiming, seat: Seat, door: Cell) -> int:
    """The distance of a door to the seat's nearest door, or to the start tile before there is one."""
    tiles = state.tiles if isinstance(state, Building) else state.town.tiles
    own = state.chips[seat] or STREETS[tiles.index(START)][START]
    row, column = divmod(door.bit_length() - 1, ROW)
    places = (divmod(cell.bit_length() - 1, ROW) for cell in cells_in(own))
    return min(abs(row - other_row) + abs(column - other_column) for other_row, other_column in places)


def _nearest(state: Collecting, origin: CellSet, wanted: CellSet) -> Cell:
    """The wanted cell from which the fewest steps lead to `origin`, corner jumps included."""
    streets = state.town.streets
    reached = origin
    while not reached & wanted:
        reached |= spread(reached) & streets
        if reached & BYPASS:
            for corner, origins in JUMPS.items():
                if corner & reached:
                    reached |= origins
    found = reached & wanted
    return found & -found
