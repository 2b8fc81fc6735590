"""Whole matches: what always holds, whoever plays and whatever the wood does."""

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

from .fate import fateful_wood


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
def test_every_promise_of_the_contract_is_kept(seats: int, options: dict[str, str]) -> None:
    play_and_check(
        GAME,
        seats=seats,
        options=options,
        seed=seats,
        level="uniform",
        look_every=7,
        simulator=fateful_wood(),
        rule_ids=rules_of(GAME),
    )


@settings(max_examples=6)
@given(seed=st.integers(0, 10_000), seats=st.integers(2, 4), clumsy=st.sampled_from([0.0, 0.2, 0.6]))
def test_columns_points_and_seal_always_add_up(seed: int, seats: int, clumsy: float) -> None:
    wood = fateful_wood(clumsy)
    match = Match.new(GAME, seats, {"experienced": "from_orange"}, luck=seeded_luck(seed, wood))
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
    """With wood that obeys geometry it climbs, and gives a reason for everything."""
    wood = fateful_wood(0.1)
    match = Match.new(GAME, 3, luck=seeded_luck(3, wood))
    bot = LEVELS[level]
    while match.active:
        seat = match.active[0]
        chance = SeededChance(f"bot/{match.seq}", wood)
        choice = bot.choose(GAME, GAME.reshuffle(match.state, seat, chance), seat, chance, 1000)
        assert choice.reasons
        match.play(seat, choice.action)
    assert GAME.facts(match.state)["floors"] in (2, 3, 4, 5)


@pytest.mark.parametrize(("budget_ms", "most"), [(300, 0), (400, 1), (800, 2), (2000, 3)])
def test_what_is_tried_in_the_head_fits_into_the_budget(budget_ms: int, most: int) -> None:
    wood, tried = fateful_wood(0.1), [0]

    def counting(request: Record) -> Record:
        tried[0] += 1
        return wood(request)

    match = Match.new(GAME, 2, luck=seeded_luck(3, wood))
    mind = SeededChance("bot", counting)
    found = []
    while match.active and match.seq < 40:
        seat = match.active[0]
        tried[0] = 0
        with counted_thinking():
            choice = LEVELS["hard"].choose(GAME, match.state, seat, mind, budget_ms)
        found.append(tried[0])
        match.play(seat, choice.action)
    assert max(found) == most


def test_a_match_that_was_judged_by_the_old_rules_is_refused_by_its_version() -> None:
    """Version 1 broke attempts off that version 2 lets happen: nobody replays one by the other."""
    match = Match.new(GAME, 2, luck=seeded_luck(3, fateful_wood(0.1)))
    written = to_file(match)
    assert from_file(GAME, written).state == match.state, "a replay needs no physics"
    old = re.sub(rb'("rules_version": ?)2', rb"\g<1>1", written)
    assert old != written
    with pytest.raises(Invalid, match="rules-version"):
        from_file(GAME, old)
