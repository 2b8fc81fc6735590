"""Books kept from events alone agree with the table after every action; `make torture` asks thousands."""

import pytest

from .books import play_by_the_books


@pytest.mark.rules("GEN-C3", "GEN-F1", "GEN-F2", "GEN-S1", "GEN-S2", "GEN-I1")
@pytest.mark.parametrize(("seats", "level"), [(2, "easy"), (6, "easy"), (4, "uniform")])
def test_the_books_of_a_bystander_agree_with_the_table(seats: int, level: str) -> None:
    assert play_by_the_books(seats, seats, level) > 50
