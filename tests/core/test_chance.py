"""Sources of chance: seeded, recorded, replayed, scripted, continued."""

import random
from collections import Counter
from typing import Any

import pytest

from ludoteca.core import (
    Chance,
    ContinuedChance,
    Draw,
    Drawn,
    Invalid,
    NoChance,
    Record,
    RecordingChance,
    ReplayedChance,
    ScriptedChance,
    ScriptedLuck,
    SeededChance,
    Shuffle,
    Simulation,
    SystemLuck,
    seeded_luck,
)


class Push(Record, frozen=True, kw_only=True):
    force: int


class Fallen(Record, frozen=True, kw_only=True):
    pieces: int


def simulate_push(request: Record) -> Fallen:
    """Physics: twice the force of the push is the number of pieces that fall."""
    assert isinstance(request, Push)
    return Fallen(pieces=2 * request.force)


FALLEN = Simulation(label="push", result={"type": "fallen", "pieces": 6})


def test_what_was_recorded_is_replayed() -> None:
    live = RecordingChance(seed=7)
    answers = [live.draw("die", 6), live.shuffle("deck", 36), live.draw("die", 6)]

    recorded = ReplayedChance(live.drawn)
    assert [recorded.draw("die", 6), recorded.shuffle("deck", 36), recorded.draw("die", 6)] == answers
    assert recorded.used_up


def test_the_same_seed_gives_the_same_luck() -> None:
    first, second = SeededChance("a"), SeededChance("a")
    assert [first.draw("x", 1000) for _ in range(20)] == [second.draw("x", 1000) for _ in range(20)]


def test_a_seed_may_be_a_shared_random_source() -> None:
    source, alone = random.Random(5), SeededChance(random.Random(5))
    assert [SeededChance(source).shuffle("deck", 52) for _ in range(2)] == [
        alone.shuffle("deck", 52) for _ in range(2)
    ]


@pytest.mark.parametrize("sides", range(1, 10))
def test_a_draw_gives_every_number_below_its_sides_and_no_other(sides: int) -> None:
    chance = SeededChance(seed=1)
    assert {chance.draw("die", sides) for _ in range(200)} == set(range(sides))


def test_a_draw_needs_at_least_one_side() -> None:
    with pytest.raises(ValueError, match="die: nothing to draw from"):
        SeededChance(seed=1).draw("die", 0)


@pytest.mark.parametrize("ask", ["draw", "shuffle", "simulate"])
def test_no_chance_raises_when_rules_ask_for_luck(ask: str) -> None:
    with pytest.raises(AssertionError, match="bag: no"):
        asked(NoChance(), ask, "bag")


def asked(chance: Chance, ask: str, label: str) -> object:
    """The answer to a draw, shuffle or simulation with this label."""
    match ask:
        case "draw":
            return chance.draw(label, 6)
        case "shuffle":
            return chance.shuffle(label, 3)
    return chance.simulate(label, Push(force=3), Fallen)


@pytest.mark.parametrize(
    ("ask", "drawn"),
    [
        ("draw", []),
        ("draw", [Draw(label="other", sides=6, value=1)]),
        ("draw", [Draw(label="bag", sides=8, value=1)]),
        ("draw", [Draw(label="bag", sides=4, value=1)]),
        ("draw", [Draw(label="bag", sides=6, value=6)]),
        ("draw", [Draw(label="bag", sides=6, value=7)]),
        ("draw", [Draw(label="bag", sides=6, value=-1)]),
        ("draw", [Shuffle(label="bag", order=(0, 1))]),
        ("shuffle", [Shuffle(label="bag", order=(0, 1))]),
        ("shuffle", [Shuffle(label="bag", order=(0, 1, 3))]),
        ("shuffle", [Shuffle(label="bag", order=(0, 1, 1))]),
        ("shuffle", [Draw(label="bag", sides=6, value=1)]),
        ("simulate", [Draw(label="bag", sides=6, value=1)]),
        ("simulate", [Simulation(label="bag", result={"type": "fallen", "pieces": "many"})]),
    ],
)
def test_recorded_luck_that_does_not_fit_the_question_is_refused(ask: str, drawn: list[Drawn]) -> None:
    with pytest.raises(Invalid, match=r"draws-(differ|missing)"):
        asked(ReplayedChance(drawn), ask, "bag")


@pytest.mark.parametrize(
    ("ask", "drawn", "answer"),
    [
        ("draw", Draw(label="bag", sides=6, value=0), 0),
        ("draw", Draw(label="bag", sides=6, value=5), 5),
        ("shuffle", Shuffle(label="bag", order=(2, 0, 1)), (2, 0, 1)),
        ("simulate", Simulation(label="bag", result={"type": "fallen", "pieces": 1}), Fallen(pieces=1)),
    ],
)
def test_recorded_luck_answers_the_question_it_was_drawn_for(ask: str, drawn: Drawn, answer: object) -> None:
    chance = ReplayedChance([drawn])
    before = chance.used_up
    for another in ("another", "zebra"):
        with pytest.raises(Invalid, match="draws-differ"):
            asked(chance, ask, another)
    assert asked(chance, ask, "bag") == answer, "a refused question does not use it up"
    assert (before, chance.used_up) == (False, True)


def test_physics_answers_in_its_own_records_and_is_recorded() -> None:
    chance = RecordingChance(1, simulate_push)
    assert chance.simulate("push", Push(force=3), Fallen) == Fallen(pieces=6)
    assert chance.drawn == [FALLEN]
    with pytest.raises(TypeError, match="push: physics answered Fallen, not Push"):
        chance.simulate("push", Push(force=3), Push)
    with pytest.raises(Invalid, match="physics-missing"):
        SeededChance(1).simulate("push", Push(force=3), Fallen)


def test_a_script_answers_until_it_is_used_up_then_the_seed() -> None:
    chance = ScriptedChance({"die": [5, 0]}, seed=1)
    assert [chance.draw("die", 6), chance.draw("die", 6)] == [5, 0]
    assert 0 <= chance.draw("die", 6) < 6
    assert len(chance.drawn) == 3


def test_a_script_answers_for_decks_and_physics_too() -> None:
    script: dict[str, list[Any]] = {
        "deck": [[2, 0, 1]],
        "push": [Fallen(pieces=1), {"type": "fallen", "pieces": 0}],
    }
    chance = ScriptedChance(script, simulator=simulate_push)
    assert chance.shuffle("deck", 3) == (2, 0, 1)
    pushed = [chance.simulate("push", Push(force=3), Fallen).pieces for _ in range(3)]
    assert pushed == [1, 0, 6], "the third answer is from physics"
    order = chance.shuffle("deck", 3)
    assert chance.drawn[0] == Shuffle(label="deck", order=(2, 0, 1))
    assert [drawn.label for drawn in chance.drawn] == ["deck", "push", "push", "push", "deck"]
    again = ReplayedChance(chance.drawn)
    assert again.shuffle("deck", 3) == (2, 0, 1)
    assert [again.simulate("push", Push(force=3), Fallen).pieces for _ in range(3)] == pushed
    assert again.shuffle("deck", 3) == order


def test_an_empty_script_has_the_luck_of_seed_0() -> None:
    assert ScriptedChance({}).shuffle("deck", 52) == SeededChance(0).shuffle("deck", 52)
    assert ScriptedLuck({})(4).shuffle("deck", 52) == seeded_luck(0)(4).shuffle("deck", 52)
    assert ScriptedLuck({}, seed=7)(4).shuffle("deck", 52) == seeded_luck(7)(4).shuffle("deck", 52)


def test_one_script_lasts_through_a_whole_match() -> None:
    script: dict[str, list[Any]] = {"die": [5, 4], "push": [Fallen(pieces=1)]}
    luck = ScriptedLuck(script, simulator=simulate_push)
    assert [luck(0).draw("die", 6), luck(1).draw("die", 6)] == [5, 4]
    pushed = [luck(seq).simulate("push", Push(force=3), Fallen).pieces for seq in range(2)]
    assert pushed == [1, 6]
    assert script == {"die": [5, 4], "push": [Fallen(pieces=1)]}, "the script itself is unchanged"


def test_a_seed_gives_every_entry_luck_of_its_own() -> None:
    luck = seeded_luck(0, simulate_push)
    assert luck(1).shuffle("deck", 52) == seeded_luck(0)(1).shuffle("deck", 52)
    assert luck(1).shuffle("deck", 52) != luck(2).shuffle("deck", 52)
    assert luck(1).shuffle("deck", 52) != seeded_luck(1)(1).shuffle("deck", 52)
    assert luck(1).simulate("push", Push(force=3), Fallen) == Fallen(pieces=6)


def test_without_a_seed_every_luck_has_another_one() -> None:
    assert len({seeded_luck().seed for _ in range(8)}) == 8


def test_luck_of_the_system_is_fair_and_differs_every_time() -> None:
    luck = SystemLuck()
    rolls = Counter(luck(seq).draw("die", 6) for seq in range(6000))
    assert sorted(rolls) == [0, 1, 2, 3, 4, 5]
    assert all(800 < count < 1200 for count in rolls.values()), "beyond six standard deviations"
    assert sorted(luck(0).shuffle("deck", 52)) == list(range(52))
    assert luck(1).shuffle("deck", 52) != SystemLuck()(1).shuffle("deck", 52)
    chance = luck(2)
    value = chance.draw("die", 6)
    assert chance.drawn == [Draw(label="die", sides=6, value=value)], "recorded for the replay"


def test_continued_chance_replays_what_was_drawn_then_draws_anew() -> None:
    begun = RecordingChance(seed=7)
    first = [begun.draw("die", 6), begun.draw("die", 6)]
    chance = ContinuedChance(begun.drawn, RecordingChance(seed=8))
    assert [chance.draw("die", 6), chance.draw("die", 6)] == first
    assert chance.used_up
    order = chance.shuffle("deck", 5)
    assert chance.drawn == (*begun.drawn, Shuffle(label="deck", order=order)), (
        "old and new draws are recorded"
    )
    with pytest.raises(Invalid, match="draws-differ"):
        ContinuedChance(begun.drawn, RecordingChance(seed=8)).draw("another die", 6)


def test_continued_chance_replays_a_simulation_then_simulates_anew() -> None:
    chance = ContinuedChance([FALLEN], RecordingChance(1, simulate_push))
    used_up, fallen = [chance.used_up], []
    for _ in range(2):
        fallen.append(chance.simulate("push", Push(force=9), Fallen).pieces)
        used_up.append(chance.used_up)
    assert fallen == [6, 18], "first the recorded result, then physics"
    assert used_up == [False, True, True]
    known = ContinuedChance([Shuffle(label="deck", order=(1, 0))], RecordingChance(1))
    assert known.shuffle("deck", 2) == (1, 0)
