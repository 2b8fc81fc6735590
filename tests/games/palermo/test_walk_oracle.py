"""The fast computation of walks agrees with the slow reference on random positions, with all options."""

import random
from typing import Any

import pytest
from msgspec.structs import replace

from ludoteca.core import Invalid, NoChance, SeededChance
from ludoteca.games.palermo.geometry import cells_in, names_of
from ludoteca.games.palermo.options import Options
from ludoteca.games.palermo.position import PalermoPosition, from_position
from ludoteca.games.palermo.rules import GAME
from ludoteca.games.palermo.state import Collecting, State
from ludoteca.games.palermo.view import MOST_LEADS, PalermoView
from ludoteca.games.palermo.walking import walk_ends

from .oracle import End, Oracle, name, place

POSITIONS = 60


def claimed_town(seats: int, options: Options, seed: int) -> Collecting:
    """A ready-made town after all doors were claimed at random."""
    chance = random.Random(seed)
    state: State = GAME.setup(replace(options, ready_made_town=True), seats, SeededChance(seed)).state
    while not isinstance(state, Collecting):
        action = chance.choice(GAME.legal(state, state.seat))
        state = GAME.apply(state, state.seat, action, NoChance()).state
    return state


def with_random_pieces(state: Collecting, chance: random.Random) -> Collecting | None:
    """The same town with random pawns, policemen and chips close together, or None if that is impossible."""
    seats = state.terms.seats
    centre = chance.choice(names_of(state.town.streets))
    far = chance.choice((2, 3, 5, 9))
    near = [
        cell
        for cell in names_of(state.town.streets)
        if abs(ord(cell[0]) - ord(centre[0])) + abs(int(cell[1:]) - int(centre[1:])) <= far
    ]
    pawns = [chance.choice(near) if chance.random() < 0.85 else None for _ in range(seats)]
    policemen = [
        chance.choice([cell for cell in (*near, *pawns) if cell]) if chance.random() < 0.8 else None
        for _ in range(seats)
    ]
    chips = list(state.chips)
    for seat in range(seats):
        doors = list(cells_in(chips[seat]))
        kept = len(doors) if pawns[seat] is None else chance.choice((0, 0, 1, 3, len(doors) - 1))
        chips[seat] = sum(chance.sample(doors, kept))
    turn = chance.randrange(seats)
    targets: tuple[str | None, ...] = ()
    if state.terms.options.target_stones:
        targets = tuple(chance.choice(names_of(own)) if own else None for own in chips)
    position = replace(
        GAME.position(replace(state, chips=tuple(chips))),
        pawns=tuple(pawns),
        policemen=tuple(policemen),
        targets=targets,
        penalties=None,
        turn=turn,
        stage="turn",
    )
    try:
        found = from_position(position)
    except Invalid:
        return None
    assert isinstance(found, Collecting)
    return found


@pytest.mark.rules("PAL-M2", "PAL-M3", "PAL-M4", "PAL-M5", "PAL-M6", "PAL-M7", "PAL-M8", "PAL-E1", "PAL-V4")
@pytest.mark.parametrize("edition", ["de", "en"])
@pytest.mark.parametrize("jumped", ["free", "pays"])
@pytest.mark.parametrize("stones", [False, True])
def test_walks_agree_with_the_slow_reference(edition: Any, jumped: Any, stones: bool) -> None:
    options = Options(edition=edition, jumped_policeman=jumped, target_stones=stones)
    chance = random.Random(f"{edition} {jumped} {stones}")
    compared = 0
    while compared < POSITIONS:
        town = claimed_town(3 + compared % 3, options, compared)
        for _ in range(40):
            state = with_random_pieces(town, chance)
            if state is None or state.is_home(state.seat):
                continue
            compared += 1
            view = GAME.view(state)
            shown = {walk.to: End(walk.cost, walk.lost, walk.income) for walk in view.walks}
            assert shown == Oracle(GAME.position(state), view).ends(), GAME.position(state)
            check_routes(state)
            if compared % 6 == 0:
                check_leads(GAME.position(state), view)


def check_leads(position: PalermoPosition, view: PalermoView) -> None:
    """Check that the distinguished ends are those from which a door, or home, is nearest."""
    oracle = Oracle(position, view)
    by_cost: dict[int, set[str]] = {}
    for walk in view.walks:
        away = oracle.away(place(walk.to)) if walk.ends == "street" else None
        if away is not None:
            by_cost.setdefault(away, set()).add(walk.to)
    shown = {lead.cost: set(names_of(int(lead.cells, 16))) for lead in view.leads}
    assert shown == {cost: by_cost[cost] for cost in sorted(by_cost)[: len(shown)]}
    assert len(shown) == min(MOST_LEADS, len(by_cost))


def check_routes(state: Collecting) -> None:
    """Check that every route consists of legal steps and has the cost of its walk."""
    oracle = Oracle(GAME.position(state), GAME.view(state))
    ends = walk_ends(state)
    for to in cells_in(ends.cells):
        cost = 0
        steps = list(oracle.first_steps())
        for cell in ends.route(to):
            cost += min(price for there, price in steps if name(there) == cell)
            steps = list(oracle.steps(place(cell)))
        assert cost == ends.cost(to), (names_of(to), ends.route(to))
