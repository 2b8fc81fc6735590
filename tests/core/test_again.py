"""The same question asked again."""

from ludoteca.core import same_again


def test_the_last_answer_is_kept_and_no_other() -> None:
    asked: list[tuple[int, ...]] = []

    @same_again
    def total(numbers: tuple[int, ...]) -> int:
        asked.append(numbers)
        return sum(numbers)

    one, other = (1, 2), (3,)
    equal = (*one[:1], 2)
    assert [total(one), total(one), total(equal), total(other), total(one)] == [3, 3, 3, 3, 3]
    assert asked == [one, equal, other, one], "equal is not the same"
