"""What the records of the contract can say about themselves."""

import gc

import msgspec
import pytest

from ludoteca.core import HOUSE, FreeText, Offer, OneOf, Outcome, Real, Reason, Record, Seat, SomeOf, Whole


def test_an_offer_knows_what_its_bounds_fix() -> None:
    offer = Offer(
        action="trade",
        rule="TOY-1",
        bounds={
            "partner": OneOf(values=(2,)),
            "on": OneOf(values=(None,)),
            "nothing_to_give": SomeOf(values=()),
            "all_of_them": SomeOf(values=("a", "b"), low=2),
            "amount": Whole(low=10, high=10, step=10),
            "angle": Real(low=90.0, high=90.0),
            "colour": OneOf(values=("red", "blue")),
            "take": SomeOf(values=("a",)),
            "more_than_there_are": SomeOf(values=("a",), low=2),
            "bid": Whole(low=10, high=20, step=10),
            "upside_down": Whole(low=20, high=10),
            "words": FreeText(),
        },
    )
    assert offer.fixed == {
        "partner": 2,
        "on": None,
        "nothing_to_give": (),
        "all_of_them": ("a", "b"),
        "amount": 10,
        "angle": 90.0,
    }


LayTile = msgspec.defstruct("LayTile", [("slot", str), ("by_2nd_hand", bool, False)], bases=(Record,))


def test_a_record_is_immutable_and_the_same_in_json() -> None:
    """Even if its author says nothing of it."""
    tile = LayTile(slot="A1")
    assert msgspec.json.encode(tile) == b'{"type":"lay_tile","slot":"A1","by_2nd_hand":false}'
    assert msgspec.json.decode(b'{"type":"lay_tile","slot":"A1"}', type=LayTile) == tile
    with pytest.raises(AttributeError):
        tile.slot = "B2"  # type: ignore[attr-defined]
    for wrong in (b'{"type":"other","slot":"A1"}', b'{"slot":"A1","colour":"red"}'):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(wrong, type=LayTile)


def test_records_are_no_work_for_the_garbage_collector() -> None:
    assert not gc.is_tracked(Reason(key="a", params={"list": []}))


def test_seats_are_counted_from_0_and_the_house_is_before_them() -> None:
    assert HOUSE == msgspec.convert(-1, Seat) == -1
    assert msgspec.convert(0, Seat) == 0
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(-2, Seat)


def test_bounds_say_nothing_that_was_not_said() -> None:
    assert Whole(low=1, high=3).step == 1
    assert Real(low=1, high=3).unit == ""
    assert (SomeOf(values=()).low, SomeOf(values=()).high) == (0, None)
    assert FreeText().longest == 200
    assert Reason(key="a").params == {}


def test_the_most_points_win_and_equal_ones_share_the_place() -> None:
    outcome = Outcome.by_score("goal", [3, 7, 3, 7, 1])
    assert outcome.scores == (3, 7, 3, 7, 1)
    assert outcome.winners == (1, 3)
    assert outcome.ranks == (3, 1, 3, 1, 5)
    assert Outcome.by_score("goal", [5, 9, 3]).ranks == (2, 1, 3)
