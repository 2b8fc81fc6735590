"""Whole matches of Villa Paletti with simplified physics: invariants, bots, budgets, rules versions."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca.core import (
    Invalid,
    Match,
    Record,
    SeededChance,
    counted_thinking,
    from_file,
    seeded_luck,
    to_file,
)
from ludoteca.games.villa_paletti.bots import LEVELS
from ludoteca.games.villa_paletti.events import PointsChanged, SealTaken, TurnBegan
from ludoteca.games.villa_paletti.rules import GAME
from ludoteca.games.villa_paletti.seal import points
from ludoteca.games.villa_paletti.tables import COLUMNS
from ludoteca.testing.conformance import play_and_check
from ludoteca.texts.rulebook import rules_of

from .quick_physics import quick_physics


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {"wood": "rough", "colours": "rolled"}),
        (4, {"experienced": "from_orange"}),
        (2, {"set_up": "in_turn", "experienced": "orange_only"}),
        (3, {"set_up": "in_turn", "youngest": 1}),
    ],
    ids=str,
)
def test_the_contract_is_kept_with_all_options(seats: int, options: dict[str, str]) -> None:
    play_and_check(
        GAME,
        seats=seats,
        options=options,
        seed=seats,
        level="uniform",
        look_every=7,
        simulator=quick_physics(),
        rule_ids=rules_of(GAME),
    )


@settings(max_examples=6)
@given(seed=st.integers(0, 10_000), seats=st.integers(2, 4), failures=st.sampled_from([0.0, 0.2, 0.6]))
def test_columns_points_and_seal_always_add_up(seed: int, seats: int, failures: float) -> None:
    physics = quick_physics(failures)
    match = Match.new(GAME, seats, {"experienced": "from_orange"}, luck=seeded_luck(seed, physics))
    chance = SeededChance(seed)
    turns = 0
    while match.active:
        seat = match.active[0]
        listed = GAME.legal(match.state, seat)
        before = match.state
        entry = match.play(seat, listed[chance.draw("any", len(listed))])
        state = match.state
        turns += sum(isinstance(event, TurnBegan) for event in entry.events)
        assert state.turn == turns
        assert len(state.villa.columns) == len(COLUMNS)
        assert set(before.locked) <= set(state.locked)
        assert len(before.villa.floors) <= len(state.villa.floors)
        for event in entry.events:
            if isinstance(event, PointsChanged) and event.column is not None:
                assert sum(event.after) - sum(event.before) == event.worth
            if isinstance(event, SealTaken):
                assert event.previous == before.seal.holder != event.seat
        if state.seal.holder is not None and state.end is None:
            assert points(state)[state.seal.holder] == max(points(state)) or not any(points(state))
    assert match.outcome is not None
    assert match.outcome.winners in ((), (match.state.seal.holder,), (match.state.seal.previous,))


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_plays_by_the_rules(level: str) -> None:
    """It gives a reason for every choice, and at least a second floor is laid."""
    physics = quick_physics(0.1)
    match = Match.new(GAME, 3, luck=seeded_luck(3, physics))
    bot = LEVELS[level]
    while match.active:
        seat = match.active[0]
        chance = SeededChance(f"bot/{match.seq}", physics)
        choice = bot.choose(GAME, GAME.reshuffle(match.state, seat, chance), seat, chance, 1000)
        assert choice.reasons
        match.play(seat, choice.action)
    assert GAME.facts(match.state)["floors"] in (2, 3, 4, 5)


@pytest.mark.parametrize(
    ("budget_ms", "usual", "most"), [(150, 0, 0), (200, 1, 1), (400, 2, 2), (2000, 4, 10)]
)
def test_the_number_of_simulated_trials_fits_into_the_budget(budget_ms: int, usual: int, most: int) -> None:
    """Most pulls of a match look easy and need no trial, so it is tried in some matches."""
    physics, tried = quick_physics(0.1), [0]

    def counting(request: Record) -> Record:
        tried[0] += 1
        return physics(request)

    def most_trials(seed: int) -> int:
        """The most trials of one choice in a match."""
        match = Match.new(GAME, 2, luck=seeded_luck(seed, physics))
        mind = SeededChance("bot", counting)
        found = [0]
        while match.active and match.seq < 40:
            seat = match.active[0]
            tried[0] = 0
            with counted_thinking():
                choice = LEVELS["hard"].choose(GAME, match.state, seat, mind, budget_ms)
            found.append(tried[0])
            match.play(seat, choice.action)
        return max(found)

    reached = 0
    for seed in range(8, 24):
        reached = max(reached, most_trials(seed))
        if reached >= usual:
            break
    assert usual <= reached <= most


def test_a_match_of_an_older_rules_version_is_refused() -> None:
    """Version 1 broke off attempts that later ones allow, and its rules are not in the package."""
    match = Match.new(GAME, 2, luck=seeded_luck(3, quick_physics(0.1)))
    written = to_file(match)
    assert from_file(GAME, written).state == match.state, "a replay needs no physics"
    old = re.sub(rb'("rules_version": ?)4', rb"\g<1>1", written)
    assert old != written
    with pytest.raises(Invalid, match="rules-version"):
        from_file(GAME, old)
