"""Books kept from events alone agree with the state after every action; `make torture` plays thousands."""

import pytest

from .books import play_and_compare_books


@pytest.mark.rules("GEN-C3", "GEN-F1", "GEN-F2", "GEN-S1", "GEN-S2", "GEN-I1")
@pytest.mark.parametrize(("seats", "level"), [(2, "easy"), (6, "easy"), (4, "uniform")])
def test_books_kept_from_events_agree_with_the_state(seats: int, level: str) -> None:
    assert play_and_compare_books(seats, seats, level) > 50
