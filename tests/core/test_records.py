"""What the records of the contract can say about themselves."""

from ludoteca.core import FreeText, Offer, OneOf, Real, SomeOf, Whole


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
            "bid": Whole(low=10, high=20, step=10),
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
