import pytest

from ludoteca.core import Draw, Invalid, LiveChance, RecordedChance, ScriptedChance, SeededChance, Shuffle


def test_live_chance_is_read_back_by_recorded_chance() -> None:
    live = LiveChance(seed=7)
    answers = [live.draw("die", 6), live.shuffle("deck", 36), live.draw("die", 6)]

    recorded = RecordedChance(live.drawn)
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
        RecordedChance(drawn).draw("die", 6)


def test_a_script_answers_first_and_the_seed_after_it() -> None:
    chance = ScriptedChance({"die": [5, 0]}, seed=1)
    assert [chance.draw("die", 6), chance.draw("die", 6)] == [5, 0]
    assert 0 <= chance.draw("die", 6) < 6
    assert len(chance.drawn) == 3
