"""Records of the contract: JSON form, seats, bounds of offers, outcomes."""

import gc

import msgspec
import pytest

from ludoteca.core import HOUSE, FreeText, Offer, OneOf, Outcome, Real, Reason, Record, Seat, SomeOf, Whole


def test_fixed_holds_the_fields_for_which_an_offer_allows_one_value() -> None:
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
    """Subclasses of `Record` need no options for that."""
    tile = LayTile(slot="A1")
    assert msgspec.json.encode(tile) == b'{"type":"lay_tile","slot":"A1","by_2nd_hand":false}'
    assert msgspec.json.decode(b'{"type":"lay_tile","slot":"A1"}', type=LayTile) == tile
    with pytest.raises(AttributeError):
        tile.slot = "B2"  # type: ignore[attr-defined]
    for wrong in (b'{"type":"other","slot":"A1"}', b'{"slot":"A1","colour":"red"}'):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(wrong, type=LayTile)


def test_records_are_not_tracked_by_the_garbage_collector() -> None:
    assert not gc.is_tracked(Reason(key="a", params={"list": []}))


def test_seats_are_counted_from_0_and_house_is_minus_1() -> None:
    assert HOUSE == msgspec.convert(-1, Seat) == -1
    assert msgspec.convert(0, Seat) == 0
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(-2, Seat)


def test_defaults_of_bounds_and_reasons() -> None:
    assert Whole(low=1, high=3).step == 1
    assert Real(low=1, high=3).unit == ""
    assert (SomeOf(values=()).low, SomeOf(values=()).high) == (0, None)
    assert FreeText().longest == 200
    assert Reason(key="a").params == {}


def test_the_highest_score_wins_and_equal_scores_share_a_rank() -> None:
    outcome = Outcome.by_score("goal", [3, 7, 3, 7, 1])
    assert outcome.scores == (3, 7, 3, 7, 1)
    assert outcome.winners == (1, 3)
    assert outcome.ranks == (3, 1, 3, 1, 5)
    assert Outcome.by_score("goal", [5, 9, 3]).ranks == (2, 1, 3)
