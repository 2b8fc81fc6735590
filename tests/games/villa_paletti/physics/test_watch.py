"""What a watch sees: pushed columns, knocked-over columns, falls, moved wood (VIL-T4, VIL-E3)."""

import pytest
from tests.games.villa_paletti.physics.towers import tower

from ludoteca.games.villa_paletti.geometry.villa import Villa
from ludoteca.games.villa_paletti.physics.model import METRE
from ludoteca.games.villa_paletti.physics.report import disturbed
from ludoteca.games.villa_paletti.physics.watch import Watch
from ludoteca.games.villa_paletti.physics.world import World
from ludoteca.games.villa_paletti.tables import ColumnId

AWAY = 4.0
"""Millimetres, more than the rule allows."""


@pytest.fixture(scope="module")
def villa() -> Villa:
    return tower(2, 2, columns=(5, 4))


def watched(villa: Villa) -> tuple[Watch, ColumnId, ColumnId]:
    """A watch with one column of the blue floor in hand, that column, and another one."""
    in_hand, other = villa.on_level(1)[:2]
    return Watch(World(villa), in_hand=in_hand), in_hand, other


def shift(watch: Watch, *pieces: str, by: float = AWAY) -> None:
    """Move pieces sideways, all by the same distance."""
    for piece in pieces:
        body = watch.world.number[piece]
        x, *others = watch.world.row(body)
        watch.world.engine.place(body, [x + by / METRE, *others])


def touch(watch: Watch, in_hand: ColumnId, other: ColumnId) -> None:
    """Move the column in hand to another one and back."""
    world = watch.world
    before = world.rows()
    hand, beside = world.number[in_hand], before[world.number[other]]
    reach = sum(world.box.shapes[each].radius for each in (in_hand, other))
    world.engine.place(hand, [beside[0] + 0.98 * reach / METRE, beside[1], *before[hand][2:]])
    world.step()
    watch.note_touches()
    for body, row in enumerate(before):
        world.engine.place(body, row)


@pytest.mark.rules("VIL-T4")
def test_columns_that_move_with_their_floor_were_not_pushed(villa: Villa) -> None:
    watch, in_hand, other = watched(villa)
    touch(watch, in_hand, other)
    above = ("blue", "green", *villa.on_level(1), *villa.on_level(2))
    shift(watch, *above)
    assert watch.pushes()[other] == pytest.approx(0.0, abs=1e-6)
    assert watch.farthest_move() == pytest.approx(AWAY)


@pytest.mark.rules("VIL-T4")
def test_a_touched_column_that_was_moved_on_its_floor_breaks_the_attempt_off(villa: Villa) -> None:
    watch, in_hand, other = watched(villa)
    touch(watch, in_hand, other)
    shift(watch, other)
    assert watch.pushes() == {other: pytest.approx(AWAY, abs=0.01)}
    fault = disturbed(watch, villa)
    assert fault is not None
    assert (fault.cause, fault.culprit) == ("pushed", other)
    assert fault.moment is not None


@pytest.mark.rules("VIL-T4")
def test_an_untouched_column_never_counts_as_pushed(villa: Villa) -> None:
    watch, _, other = watched(villa)
    watch.note_touches()
    shift(watch, other)
    assert watch.pushes() == {}
    assert disturbed(watch, villa) is None


def overturn(watch: Watch, piece: str) -> None:
    """Lay a piece on its side where it is."""
    body = watch.world.number[piece]
    watch.world.engine.place(body, [*watch.world.row(body)[:3], 0.5**0.5, 0.5**0.5, 0.0, 0.0])


@pytest.mark.rules("VIL-E3")
def test_a_villa_falls_with_a_column_under_a_floor_but_not_with_a_free_one(villa: Villa) -> None:
    watch, in_hand, _ = watched(villa)
    free = next(column for column in villa.free() if column != in_hand)
    under = next(column for column in villa.covered() if column != in_hand)
    overturn(watch, free)
    watch.observe()
    assert watch.fall is None
    assert watch.knocked_over == (free, 0.0)
    fault = disturbed(watch, villa)
    assert fault is not None
    assert (fault.cause, fault.culprit) == ("knocked_over", free)
    overturn(watch, under)
    watch.observe()
    assert watch.fall == ("overturned", under)


@pytest.mark.rules("VIL-T4")
def test_an_attempt_has_begun_when_any_piece_was_moved_by_tenths_of_a_millimetre(villa: Villa) -> None:
    watch, _, _ = watched(villa)
    shift(watch, "green", by=0.2)
    watch.observe()
    assert not watch.has_moved
    shift(watch, "green", by=0.2)
    watch.observe()
    shift(watch, "green", by=-0.4)
    watch.observe()
    assert watch.has_moved, "it was moved, even if it is back"
