from collections import Counter

import pytest

from ludoteca.core import (
    ContinuedChance,
    Draw,
    Invalid,
    RecordingChance,
    ReplayedChance,
    ScriptedChance,
    SeededChance,
    Shuffle,
    SystemLuck,
)


def test_what_was_recorded_is_replayed() -> None:
    live = RecordingChance(seed=7)
    answers = [live.draw("die", 6), live.shuffle("deck", 36), live.draw("die", 6)]

    recorded = ReplayedChance(live.drawn)
    assert [recorded.draw("die", 6), recorded.shuffle("deck", 36), recorded.draw("die", 6)] == answers
    assert recorded.used_up


def test_the_same_seed_gives_the_same_luck() -> None:
    first, second = SeededChance("a"), SeededChance("a")
    assert [first.draw("x", 1000) for _ in range(20)] == [second.draw("x", 1000) for _ in range(20)]


@pytest.mark.parametrize(
    "drawn",
    [
        [],
        [Draw(label="other", sides=6, value=1)],
        [Draw(label="die", sides=8, value=1)],
        [Draw(label="die", sides=6, value=6)],
        [Shuffle(label="die", order=(0, 1))],
    ],
)
def test_a_record_of_other_luck_is_refused(drawn: list[Draw | Shuffle]) -> None:
    with pytest.raises(Invalid):
        ReplayedChance(drawn).draw("die", 6)


def test_a_script_answers_first_and_the_seed_after_it() -> None:
    chance = ScriptedChance({"die": [5, 0]}, seed=1)
    assert [chance.draw("die", 6), chance.draw("die", 6)] == [5, 0]
    assert 0 <= chance.draw("die", 6) < 6
    assert len(chance.drawn) == 3


def test_luck_of_the_system_is_fair_and_never_the_same() -> None:
    luck = SystemLuck()
    rolls = Counter(luck(seq).draw("die", 6) for seq in range(6000))
    assert sorted(rolls) == [0, 1, 2, 3, 4, 5]
    assert all(800 < count < 1200 for count in rolls.values()), "beyond six standard deviations"
    assert sorted(luck(0).shuffle("deck", 52)) == list(range(52))
    assert luck(1).shuffle("deck", 52) != SystemLuck()(1).shuffle("deck", 52)
    chance = luck(2)
    value = chance.draw("die", 6)
    assert chance.drawn == [Draw(label="die", sides=6, value=value)], "kept for the replay"


def test_what_was_begun_goes_on_with_the_luck_it_had() -> None:
    begun = RecordingChance(seed=7)
    first = [begun.draw("die", 6), begun.draw("die", 6)]
    chance = ContinuedChance(begun.drawn, RecordingChance(seed=8))
    assert [chance.draw("die", 6), chance.draw("die", 6)] == first
    assert chance.used_up
    order = chance.shuffle("deck", 5)
    assert chance.drawn == (*begun.drawn, Shuffle(label="deck", order=order)), "all of it is kept"
    with pytest.raises(Invalid, match="draws-differ"):
        ContinuedChance(begun.drawn, RecordingChance(seed=8)).draw("another die", 6)
