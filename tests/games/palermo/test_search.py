"""Palermo's `hard` with the compiled kernel: the same plans as in Python, choices that repeat, no delay."""

import pytest

from ludoteca.bots import ask, find_bot
from ludoteca.core import SeededChance, counted_thinking, options_of
from ludoteca.core.deadline import Deadline
from ludoteca.games.palermo.bots.blocker import best_hindrance
from ludoteca.games.palermo.bots.compiled import KERNEL, Kernel
from ludoteca.games.palermo.bots.forecast import plan_for
from ludoteca.games.palermo.bots.plan import _subsets
from ludoteca.games.palermo.geometry import cells_in
from ludoteca.games.palermo.police import police_cells
from ludoteca.games.palermo.rules import GAME
from ludoteca.games.palermo.state import Collecting, State
from ludoteca.games.palermo.walking import walk_ends

pytest.importorskip("numba")
STEPS = 12
"""A small budget, in steps."""


@pytest.fixture
def kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let bots use the kernel, loaded before."""
    monkeypatch.setattr(KERNEL, "is_allowed", True)
    KERNEL.prepare()


def opened(**options: object) -> State:
    """The first state of a match of three."""
    state: State = GAME.setup(options_of(GAME, options), 3, SeededChance(4)).state
    return state


def played(state: State, level: str, actions: int, seed: int = 0) -> tuple[State, list[object]]:
    """The state after some actions of bots of one level, and those actions."""
    chance, taken = SeededChance(seed), list[object]()
    with counted_thinking():
        while len(taken) < actions and (active := GAME.active(state)):
            action = ask(GAME, state, active[0], chance, level, STEPS).action
            GAME.check(state, active[0], action)
            state = GAME.apply(state, active[0], action, chance).state
            taken.append(action)
    return state, taken


@pytest.mark.usefixtures("kernel")
def test_the_compiled_plan_is_the_plan_of_python() -> None:
    import numpy as np

    from ludoteca.games.palermo.bots.planned import make_plans
    from ludoteca.games.palermo.bots.planning import PLAN
    from ludoteca.games.palermo.kernel.match import MATCH, SEATS, from_state

    state, _ = played(opened(ready_made_town=True), "normal", 60)
    assert isinstance(state, Collecting)
    positions, plans = np.zeros(1, MATCH), np.zeros(SEATS, PLAN)
    positions[0] = from_state(state)
    make_plans(positions, plans)
    for seat in range(3):
        plan, number = plan_for(state, seat), len(plan_for(state, seat).doors)
        assert list(plans[seat]["doors"][:number]) == [door.bit_length() - 1 for door in plan.doors]
        for door, place in zip(plan.doors, range(number), strict=True):
            every = (1 << number) - 1
            assert plans[seat]["after"][every ^ 1 << place, place] == plan.after(door)


@pytest.mark.usefixtures("kernel")
def test_playouts_leave_the_order_of_hindering_places_alone() -> None:
    from ludoteca.games.palermo.bots.rollouts import Rollouts

    state, chance, compared = opened(ready_made_town=True), SeededChance(1), 0
    while compared < 8:
        if isinstance(state, Collecting) and (free := police_cells(state)) and walk_ends(state).cells:
            search = Rollouts(state, state.seat, chance)
            usual, end = search.usual_police(), next(cells_in(walk_ends(state).cells))
            before = search.most_hindering(free, 60)
            with counted_thinking():
                search.best([search.turn(usual, end)], Deadline(5))
            assert search.most_hindering(free, 60) == before
            compared += 1
        action = ask(GAME, state, state.seat, chance, "normal").action
        state = GAME.apply(state, state.seat, action, chance).state


@pytest.mark.usefixtures("kernel")
@pytest.mark.parametrize("options", [{}, {"edition": "en"}, {"target_stones": True}])
def test_the_compiled_policeman_stands_where_that_of_python_does(options: dict[str, object]) -> None:
    from ludoteca.games.palermo.bots.rollouts import Rollouts

    state, chance, compared = opened(ready_made_town=True, **options), SeededChance(1), 0
    while compared < 25:
        if isinstance(state, Collecting) and police_cells(state):
            found = best_hindrance(state)
            assert Rollouts(state, state.seat, chance).usual_police() == (found.cell if found else 0)
            compared += 1
        action = ask(GAME, state, state.seat, chance, "normal").action
        state = GAME.apply(state, state.seat, action, chance).state


@pytest.mark.usefixtures("kernel")
@pytest.mark.parametrize("options", [{}, {"edition": "en", "target_stones": True, "ready_made_town": True}])
def test_hard_plays_legally_and_chooses_alike_with_the_same_seed(options: dict[str, object]) -> None:
    actions = 150 if options else 20
    state, once = played(opened(**options), "hard", actions, seed=3)
    again, twice = played(opened(**options), "hard", actions, seed=3)
    assert once == twice
    assert state == again


@pytest.mark.usefixtures("kernel")
def test_hard_says_how_often_its_choice_won() -> None:
    state, _ = played(opened(ready_made_town=True), "normal", 40)
    with counted_thinking():
        choice = ask(GAME, state, GAME.active(state)[0], SeededChance(0), "hard", 10 * STEPS)
    reason = next(reason for reason in choice.reasons if reason.key == "plays-out")
    assert reason.params["playouts"] > 0
    assert 0 <= reason.params["share"] <= 100


def test_a_playout_is_worth_what_a_seat_has_more_than_the_others() -> None:
    import numpy as np

    from ludoteca.games.palermo.bots.rollouts import LEAD, WIN, worths

    money = np.array([[70, 60, 50], [60, 60, 50], [50, 60, 40], [80, 60, 50]], np.int32)
    wins, worth = worths(money, 0)
    assert list(wins) == [WIN, WIN // 2, 0, WIN]
    leads = [10 + 15, 0 + 5, -10 + 0, 20 + 25]
    assert list(worth - wins) == [LEAD * lead for lead in leads]
    assert list(worths(money, 1)[0]) == [0, WIN // 2, WIN, 0]


@pytest.mark.usefixtures("kernel")
def test_reasons_make_no_tables_while_a_choice_is_timed() -> None:
    """The subsets of eleven doors, made for the reasons of the last house, took 60 ms beyond the budget."""
    from ludoteca.games.palermo.bots.planning import DOORS
    from ludoteca.games.palermo.bots.rollouts import warm_up

    _subsets.cache_clear()
    warm_up()
    assert _subsets.cache_info().currsize == DOORS - 1


def test_timed_thinking_does_not_wait_for_the_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    """While the kernel is loaded in the background, there are no playouts, and no delay."""
    fresh, begun = Kernel(), list[str]()
    monkeypatch.setattr(fresh, "is_allowed", True)
    monkeypatch.setattr(fresh, "load", lambda: begun.append("loading"))
    assert fresh.rollouts_for(opened()) is None
    assert fresh.rollouts_for(opened()) is None
    assert begun == ["loading"], "loaded once, in the background"


def test_without_the_kernel_hard_plays_as_before() -> None:
    assert not KERNEL.is_allowed
    _, actions = played(opened(ready_made_town=True), "hard", 40)
    assert actions
    assert find_bot(GAME, "hard") is not None
