"""Palermo's bots: plans are optimal, building and policemen follow them, and every choice has reasons."""

from itertools import permutations
from typing import Any

import pytest

from ludoteca.core import Choice, Deadline, NoChance, SeededChance
from ludoteca.games.palermo.actions import LayHouse, PalermoAction, PlacePoliceman, SetTarget, Walk
from ludoteca.games.palermo.bots import LEVELS
from ludoteca.games.palermo.bots.blocker import best_hindrance
from ludoteca.games.palermo.bots.builder import Foresight, likely_sites, plan_of_doors, prospects
from ludoteca.games.palermo.bots.forecast import expectation
from ludoteca.games.palermo.bots.plan import Plan, worth_of_way
from ludoteca.games.palermo.bots.routes import FURTHEST, Streets, exact_costs
from ludoteca.games.palermo.geometry import NAME_OF, cell_named, cells_in
from ludoteca.games.palermo.ground import ground_of
from ludoteca.games.palermo.options import Options
from ludoteca.games.palermo.rules import GAME
from ludoteca.games.palermo.state import Building, State
from ludoteca.texts import WHOLE_LANGUAGES, Texts

from .scenes import exchanged, play, scene

QUICK_MS = 20
NO_POLICE = {"no_police": True}


def choice(state: State, level: str = "normal", seed: int = 1) -> Choice[PalermoAction]:
    made: Choice[Any] = LEVELS[level].choose(GAME, state, state.seat, SeededChance(seed), QUICK_MS)
    GAME.check(state, state.seat, made.action)
    return made


def keys(made: Choice[PalermoAction]) -> list[str]:
    return [reason.key for reason in made.reasons]


def test_levels() -> None:
    assert list(LEVELS) == ["easy", "normal", "hard"]


@pytest.mark.rules("PAL-M2", "PAL-M4", "PAL-M7")
@pytest.mark.parametrize("pays", [False, True])
def test_routes_backwards_agree_with_the_rules_forwards(pays: bool) -> None:
    options = {"jumped_policeman": "pays" if pays else "free"}
    state = scene(pawns={0: "h8"}, police={0: "h4", 1: "k8", 2: "a1"}, options=options)
    ground = ground_of(state, 0)
    streets = Streets(state.town.streets, ground.police, jumped_pays=pays)
    for goal in ("c12", "m3", "a14", "k8", "b6"):
        costs = streets.costs_to(cell_named(goal), 25)
        for origin in ("h8", "a1", "g5", "n7", "k8"):
            layers = ground.layers(cell_named(origin), 25)
            forwards = sum(1 << cost for cost, layer in enumerate(layers) if layer & cell_named(goal))
            assert exact_costs(costs, cell_named(origin)) == forwards, (origin, goal)


@pytest.mark.rules("PAL-M6")
def test_a_slower_way_is_chosen_if_it_saves_more_points_than_a_turn_is_worth() -> None:
    reached_with = sum(1 << cost for cost in range(8, FURTHEST + 1))
    assert worth_of_way(reached_with, 10, 5) == (10 - 1 - 2 * 5, 2), "a turn later, from beside the door"
    assert worth_of_way(reached_with, 10, 8) == (10 - 8 - 8, 1), "not if a turn at home earns more"
    assert worth_of_way(reached_with, 3, 5) == (3 - 2 - 3 * 5, 3)


@pytest.mark.rules("PAL-M1", "PAL-E1", "PAL-E2")
def test_no_order_of_doors_is_better_than_the_plan() -> None:
    state = scene()
    town, interest = state.town, 5
    doors = [cell_named(name) for name in ("g11", "b8", "k3", "m12", "e5")]
    plan = Plan(Streets(town.streets), town.start, sum(doors), 6, interest)
    streets = Streets(town.streets)
    costs = {door: streets.costs_to(door) for door in doors}
    home = streets.costs_to(town.start, is_home=True)

    def worth(order: tuple[int, ...]) -> float:
        at, points, total = town.start, 9, 0.0
        for door in order:
            total += worth_of_way(exact_costs(costs[door], at), points, interest)[0]
            at, points = door, points + 1
        return total + worth_of_way(exact_costs(home, at), points, interest)[0]

    best = max(permutations(doors), key=worth)
    assert plan.worth_from(town.start) == worth(best)
    legs = plan.legs_from(town.start)
    assert legs[-1].door is None
    assert sum(leg.income - interest * leg.turns for leg in legs) == worth(best)


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_bot_builds_where_its_plan_is_worth_most(level: str) -> None:
    begun = GAME.setup(Options(first_player=0), 3, SeededChance(0)).state
    assert keys(choice(begun, level)) == ["start-in-the-middle"]
    started = play(begun, "start C3")
    state = play(started, *_rest_of_town(started, 30))
    made = choice(state, level)
    assert isinstance(made.action, LayHouse)
    assert keys(made)[0] == "plan-with-door"
    assert made.reasons[0].params["doors"] == 2


def test_foresight_compares_sites_after_the_others_have_built_and_stops_in_time() -> None:
    begun = GAME.setup(Options(first_player=0), 3, SeededChance(0)).state
    state = play(begun, "start C3", "lay 1 C4")
    assert isinstance(state, Building)
    sites = [prospect.site for prospect in prospects(state, 1, SeededChance(1), 3)]
    late = Deadline(60_000)
    late.cancel()
    assert Foresight(GAME, state, 1, SeededChance(1), late).leads(sites) == []
    left_of_round = play(state, *_rest_of_town(state, 3))
    assert isinstance(left_of_round, Building)
    seat = left_of_round.seat
    last = [next(likely_sites(left_of_round, seat, SeededChance(1)))]
    (lead,) = Foresight(GAME, left_of_round, seat, SeededChance(1), Deadline(600_000)).leads(last)
    assert lead == lead // 0.5 * 0.5, "a lead is a multiple of a half: rivals count half"


def _rest_of_town(state: State, houses_left: int) -> list[str]:
    """The default actions, in notation, until this number of houses is left to lay."""
    typed = []
    while sum(state.chips).bit_count() < state.terms.numbers.houses - houses_left:
        action = GAME.default(state, state.seat)
        typed.append(GAME.notation(action))
        state = GAME.apply(state, state.seat, action, NoChance()).state
    return typed


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_claims_a_door_of_a_ready_made_town(level: str) -> None:
    state = GAME.setup(Options(ready_made_town=True), 3, SeededChance(0)).state
    assert choice(state, level).action in GAME.legal(state, state.seat)


@pytest.mark.rules("PAL-V4")
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_puts_its_target_stone_on_a_near_door(level: str) -> None:
    stones = scene(chips=exchanged(("f8", "g11")), options={"target_stones": True}, stage="target")
    assert choice(stones, level).action == SetTarget(door="f8")


@pytest.mark.rules("PAL-M6", "PAL-E1")
def test_a_bot_collects_goes_home_and_explains_its_plan() -> None:
    state = scene(chips=exchanged(("f8", "g11")), options=NO_POLICE)
    made = choice(state)
    assert made.action == Walk(to="f8")
    assert keys(made) == ["collects", "then-collects", "plan-until-home", "plan-order"]
    assert made.reasons[0].params == {"cell": "f8", "income": 2}
    order = str(made.reasons[-1].params["order"]).split()
    assert order[0] == "f8", "the plan begins with the next door"
    assert {cell_named(door) for door in order} == {*cells_in(state.chips[0])}
    home = scene(chips={0: ()}, pawns={0: "h6"}, options=NO_POLICE)
    assert choice(home).action == Walk(to="g6")
    last = scene(chips={0: ("c11",)}, pawns={0: "c10"}, options=NO_POLICE)
    assert keys(choice(last)) == ["collects", "then-home"]
    far = scene(pawns={0: "a2"}, options=NO_POLICE)
    assert keys(choice(far))[0] == "comes-closer"
    at_home = scene(chips={0: ()}, pawns={1: "a8", 2: "a9"}, options=NO_POLICE)
    assert keys(choice(at_home)) == ["nothing-else"]


@pytest.mark.rules("PAL-P1")
def test_the_policeman_goes_where_he_costs_the_leader_most() -> None:
    """Seat 1 needs only the chip at d8 and the way home, so a policeman on that way costs it most."""
    state = scene(chips={1: ("d8",)}, pawns={0: "a2", 1: "a8", 2: "h4"}, money=(0, 40, 0))
    found = best_hindrance(state)
    assert found is not None
    assert found.rival == 1
    assert found.loss > 0
    made = choice(state)
    assert isinstance(made.action, PlacePoliceman)
    assert made.reasons[0].params["seat"] == 1
    assert Texts("en", GAME).reason(made.reasons[0]).startswith("costs Player 2 about"), (
        "a player's name, not a seat number"
    )
    moved = play(state, f"police {NAME_OF[found.cell]}")
    assert isinstance(choice(moved).action, Walk)


def test_the_expectation_of_a_seat_includes_its_money() -> None:
    poor, rich = (
        scene(pawns={0: "a2"}, chips={0: ("c11",)}),
        scene(pawns={0: "a2"}, chips={0: ("c11",)}, money=(9, 0, 0)),
    )
    assert expectation(rich, 0) - expectation(poor, 0) == 9


@pytest.mark.parametrize("level", LEVELS)
def test_two_pawns_on_each_others_doors_do_not_wait_forever(level: str) -> None:
    chips: dict[int, tuple[str, ...]] = {0: ("j8", "c11"), 1: ("h8", "b6")}
    state = scene(pawns={0: "h8", 1: "j8"}, chips=chips, options=NO_POLICE)
    for seed in range(5):
        assert choice(state, level, seed).action != Walk(to="h8")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [3, 5])
def test_every_reason_has_a_text_in_every_language(level: str, seats: int) -> None:
    """Every choice of a whole match has reasons with texts."""
    texts = [Texts(language, GAME) for language in WHOLE_LANGUAGES]
    options = Options(target_stones=seats == 5, edition="en" if seats == 5 else "de")
    state: State = GAME.setup(options, seats, SeededChance(level)).state
    chance = SeededChance(level)
    for _ in range(600):
        if not state.decisions:
            break
        made = LEVELS[level].choose(GAME, state, state.seat, chance, QUICK_MS)
        assert made.reasons
        for reason in made.reasons:
            for words in texts:
                said = words.reason(reason)
                assert words.has(f"reason-{reason.key}"), reason.key
                assert "{" not in said
        state = GAME.apply(state, state.seat, made.action, NoChance()).state
    assert GAME.outcome(state) is not None


def test_a_plan_visits_every_door() -> None:
    state = scene()
    plan = plan_of_doors(state.town.streets, state.town.start, state.chips[0], 5)
    legs = plan.legs_from(state.town.start)
    assert {leg.door for leg in legs} == {*cells_in(state.chips[0]), None}
