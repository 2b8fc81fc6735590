"""Moving, and the effects of spaces: buying, rent, rides, the collection, cards (GEN-A1, GEN-B1, GEN-X)."""

from ludoteca.core import Derivation, Illegal, Seat, Term

from .actions import Buy, DeclinePurchase, DeclineRide, ReadCard, TakeRide
from .auction import open_auction
from .course import Course
from .debts import owe
from .decisions import CardRest, Purchase, Reading, RideOffer
from .derivations import missing_derived, one
from .events import (
    CardKept,
    CardRead,
    CardTurned,
    PawnMoved,
    PurchaseDeclined,
    RideDeclined,
    RideLost,
    RideTaken,
    SpaceBought,
    Way,
)
from .groups import changes_of, recorded
from .judging import require_decision
from .state import NO_SEAT, State
from .tables import DECKS, Asset


def go(
    course: Course,
    seat: Seat,
    start: int,
    steps: tuple[Derivation],
    way: Way,
    *,
    pays: bool,
    ride_from: str | None = None,
) -> None:
    """Move a pawn and do what its new space says; De Ferrari pays for passing or reaching it (GEN-T3)."""
    setting = course.setting
    (way_derived,) = steps
    number = int(way_derived.total)
    place = (start + number) % setting.space_count
    course.put_pawn(seat, place)
    keys = setting.keys
    course.tell(
        PawnMoved(
            seat=seat,
            start=keys[start],
            to=keys[place],
            steps=number,
            way=way,
            ride_from=ride_from,
            derivations=steps,
        )
    )
    if pays and start + number >= setting.space_count:
        course.pay(setting.banca, seat, setting.passing_pays, "passing")
    _arrive(course, seat, place)


def _arrive(course: Course, seat: Seat, place: int) -> None:
    """Do what the space says on which the pawn has stopped."""
    setting = course.setting
    space = setting.keys[place]
    if place in setting.other_end and not course.state.progress.final:
        # GEN-X1: declared after the space's ordinary actions, so it waits under them. GEN-E1: not at the end.
        course.open(RideOffer(seat=seat, space=space))
    if setting.is_deed[place]:
        owner = course.state.land.owner[place]
        if owner == NO_SEAT:
            course.open(Purchase(seat=seat, space=space))
        elif owner != seat:
            owe(course, seat, (owner,), rent_of(course.state, place), "rent", space=space)
        return
    deck = setting.deck[place]
    if deck is not None:
        out = course.state.progress.out
        if out and setting.rules_version >= 4:
            # GEN-F2: of several bankrupt players, the one who left last.
            course.open(Reading(seat=out[-1], deck=DECKS[deck], player=seat))
        else:
            turn_up(course, seat, deck)
    elif setting.pays_collection[place]:
        owe(course, seat, ("collection",), setting.pays_collection[place], "donation", space=space)
    elif place == setting.cathedral and course.state.balances[setting.collection]:
        course.pay(
            setting.collection, seat, course.state.balances[setting.collection], "collection", space=space
        )


def rent_of(state: State, place: int) -> int:
    """The rent of an owned space: by its cubes, or by the number of its kind that the owner has (GEN-B1)."""
    setting = state.setting
    rents = setting.rents[place]
    if setting.terreno[place]:
        return rents[state.land.cubes[place]]
    owner = state.land.owner[place]
    return rents[sum(state.land.owner[other] == owner for other in setting.group[place]) - 1]


def turn_up(course: Course, seat: Seat, deck: int) -> None:
    """Draw a card and put it under its deck, or into the player's hand if it is to be kept (GEN-K1)."""
    asset = course.draw_card(deck)
    key = course.setting.keys[asset]
    course.tell(CardTurned(seat=seat, deck=DECKS[deck], card=key))
    if course.setting.card(asset).is_kept:
        course.set_kept(seat, (*course.state.cards.kept[seat], asset))
        course.tell(CardKept(seat=seat, card=key))
    else:
        course.put_under_deck(asset)
        course.open(CardRest(seat=seat, card=key, step=0))


def check_read_card(state: State, seat: Seat, _: ReadCard) -> None:
    """Raises Illegal unless the seat is bankrupt and asked to read a card (GEN-F2)."""
    require_decision(state, seat, Reading, "GEN-F2", "nothing-to-read")


def read_card(course: Course, seat: Seat, _: ReadCard) -> None:
    """Turn up the card for the player on the card space, and read it (GEN-F2, GEN-K1)."""
    decision = course.decided(Reading)
    course.close()
    course.tell(CardRead(seat=seat, player=decision.player))
    turn_up(course, decision.player, DECKS.index(decision.deck))


def check_buy(state: State, seat: Seat, _: Buy) -> None:
    """Raises Illegal unless a purchase is open and cash covers the price (GEN-A1, GEN-F1)."""
    decision = require_decision(state, seat, Purchase, "GEN-A1", "nothing-for-sale")
    price = state.setting.price[state.setting.number[decision.space]]
    if state.balances[seat] < price:
        raise Illegal(
            "GEN-A1",
            "price-above-cash",
            missing_derived(state, seat, Term("purchase", price, {"space": decision.space})),
            price=price,
            cash=state.balances[seat],
        )


def buy(course: Course, seat: Seat, _: Buy) -> None:
    """Buy the space of the pawn."""
    decision = course.decided(Purchase)
    place = course.setting.number[decision.space]
    price = course.setting.price[place]
    groups = changes_of(course.state, [(seat, place)])
    course.close()
    course.give_deed(place, seat)
    course.tell(
        SpaceBought(
            seat=seat,
            space=decision.space,
            price=price,
            groups=recorded(course.state, groups),
            derivations=one("paid", "purchase", price, space=decision.space),
        )
    )
    course.pay(seat, course.setting.banca, price, "purchase", space=decision.space)


def check_decline_purchase(state: State, seat: Seat, _: DeclinePurchase) -> None:
    """Raises Illegal unless a purchase is open."""
    require_decision(state, seat, Purchase, "GEN-A1", "nothing-for-sale")


def decline_purchase(course: Course, seat: Seat, _: DeclinePurchase) -> None:
    """Decline to buy; the auction of the space starts (GEN-A1)."""
    decision = course.decided(Purchase)
    course.close()
    course.tell(PurchaseDeclined(seat=seat, space=decision.space))
    open_auction(course, decision.space, None, 10)


def fare_cards(state: State, seat: Seat) -> list[Asset]:
    """The seat's kept cards that pay for a ride."""
    return [card for card in state.cards.kept[seat] if state.setting.spares.get(card) == "fare"]


def settle_ride_offer(course: Course, decision: RideOffer) -> bool:
    """Skip the offer of a ride if the seat can pay neither by cash nor by card; returns whether it did."""
    fare = course.setting.fare[course.setting.number[decision.space]]
    if course.state.balances[decision.seat] >= fare or fare_cards(course.state, decision.seat):
        return False
    course.close()
    return True


def check_take_ride(state: State, seat: Seat, _: TakeRide) -> None:
    """Raises Illegal unless a ride is offered and the cash covers the fare (GEN-X1)."""
    decision = require_decision(state, seat, RideOffer, "GEN-X1", "no-ride")
    fare = state.setting.fare[state.setting.number[decision.space]]
    if state.balances[seat] < fare:
        raise Illegal(
            "GEN-X1",
            "fare-above-cash",
            missing_derived(state, seat, Term("fare", fare, {"space": decision.space})),
            fare=fare,
            cash=state.balances[seat],
        )


def take_ride(course: Course, seat: Seat, _: TakeRide) -> None:
    """Pay the fare and ride."""
    ride(course, seat, spared=False)


def ride(course: Course, seat: Seat, *, spared: bool) -> None:
    """Take the ride: the next roll counts from the other end (GEN-X1)."""
    decision = course.decided(RideOffer)
    place = course.setting.number[decision.space]
    course.close()
    course.set_riding(seat, True)
    course.tell(
        RideTaken(
            seat=seat,
            space=decision.space,
            to=course.setting.keys[course.setting.other_end[place]],
        )
    )
    if not spared:
        course.pay(seat, course.setting.banca, course.setting.fare[place], "fare", space=decision.space)


def check_decline_ride(state: State, seat: Seat, _: DeclineRide) -> None:
    """Raises Illegal unless a ride is offered."""
    require_decision(state, seat, RideOffer, "GEN-X1", "no-ride")


def decline_ride(course: Course, seat: Seat, _: DeclineRide) -> None:
    """Decline the ride."""
    decision = course.decided(RideOffer)
    course.close()
    course.tell(RideDeclined(seat=seat, space=decision.space))


def lose_ride(course: Course, seat: Seat) -> None:
    """End the ride of a pawn that moves other than by its next roll, without refund (GEN-X1, GEN-T2)."""
    if course.state.riding[seat]:
        course.set_riding(seat, False)
        course.tell(RideLost(seat=seat, space=course.setting.keys[course.state.pawns[seat]]))
