"""Moving and what the spaces do: buying, rent, rides, the collection, card spaces (GEN-A1, GEN-B1, GEN-X)."""

from ludoteca.core import Illegal, Seat

from .actions import Buy, DeclinePurchase, DeclineRide, TakeRide
from .auction import open_auction
from .debts import owe
from .events import (
    CardKept,
    CardTurned,
    PawnMoved,
    PurchaseDeclined,
    RideDeclined,
    RideLost,
    RideTaken,
    SpaceBought,
    Way,
)
from .frames import CardRest, Purchase, RideOffer
from .judging import require_decision
from .setting import NOBODY, Asset
from .state import State, Table, with_item
from .tables import DECKS, SPACES


def go(
    t: Table, seat: Seat, start: int, steps: int, way: Way, *, pays: bool, ride_from: str | None = None
) -> None:
    """Move a pawn and do what the space says. De Ferrari pays who passes or reaches it forward (GEN-T3)."""
    setting = t.setting
    place = (start + steps) % SPACES
    t.pawns = with_item(t.pawns, seat, place)
    keys = setting.keys
    t.told.append(
        PawnMoved(seat=seat, start=keys[start], to=keys[place], steps=steps, way=way, ride_from=ride_from)
    )
    if pays and start + steps >= SPACES:
        t.pay(setting.banca, seat, setting.passing_pays, "passing")
    _arrive(t, seat, place)


def _arrive(t: Table, seat: Seat, place: int) -> None:
    setting = t.setting
    space = setting.keys[place]
    if place in setting.other_end and not t.course.final:
        # GEN-X1: declared after the space's ordinary actions, so it waits under them. GEN-E1: not at the end.
        t.push(RideOffer(seat=seat, space=space))
    if setting.price[place]:
        owner = t.land.owner[place]
        if owner == NOBODY:
            t.push(Purchase(seat=seat, space=space))
        elif owner != seat:
            owe(t, seat, (owner,), rent_of(t, place), "rent", space=space)
        return
    deck = setting.deck[place]
    if deck is not None:
        turn_up(t, seat, deck)
    elif setting.pays_collection[place]:
        owe(t, seat, ("collection",), setting.pays_collection[place], "donation", space=space)
    elif place == setting.cathedral and t.balances[setting.collection]:
        t.pay(setting.collection, seat, t.balances[setting.collection], "collection", space=space)


def rent_of(at: State | Table, place: int) -> int:
    """The rent of a space with an owner: by its cubes, or by how many of its kind the owner has (GEN-B1)."""
    setting = at.setting
    rents = setting.rents[place]
    if setting.terreno[place]:
        return rents[at.land.cubes[place]]
    owner = at.land.owner[place]
    return rents[sum(at.land.owner[other] == owner for other in setting.group[place]) - 1]


def turn_up(t: Table, seat: Seat, deck: int) -> None:
    """The top card goes under its deck at once, or into the player's hand if it says so (GEN-K1)."""
    asset = t.draw_card(deck)
    key = t.setting.keys[asset]
    t.told.append(CardTurned(seat=seat, deck=DECKS[deck], card=key))
    if t.setting.card(asset).is_kept:
        t.set_kept(seat, (*t.cards.kept[seat], asset))
        t.told.append(CardKept(seat=seat, card=key))
    else:
        t.put_under_deck(asset)
        t.push(CardRest(seat=seat, card=key, step=0))


def check_buy(at: State | Table, seat: Seat, _: Buy) -> None:
    """The price in cash: nothing may be sold to the Banca for it (GEN-A1, GEN-F1)."""
    frame = require_decision(at, seat, Purchase, "GEN-A1", "nothing-for-sale")
    price = at.setting.price[at.setting.number[frame.space]]
    if at.balances[seat] < price:
        raise Illegal("GEN-A1", "price-above-cash", price=price, cash=at.balances[seat])


def buy(t: Table, seat: Seat, _: Buy) -> None:
    """Buy the space one stands on."""
    frame = t.frames[-1]
    assert isinstance(frame, Purchase)
    place = t.setting.number[frame.space]
    price = t.setting.price[place]
    t.pop()
    t.give_deed(place, seat)
    t.told.append(SpaceBought(seat=seat, space=frame.space, price=price))
    t.pay(seat, t.setting.banca, price, "purchase", space=frame.space)


def check_decline_purchase(at: State | Table, seat: Seat, _: DeclinePurchase) -> None:
    """There must be something to decline."""
    require_decision(at, seat, Purchase, "GEN-A1", "nothing-for-sale")


def decline_purchase(t: Table, seat: Seat, _: DeclinePurchase) -> None:
    """Saying no starts the auction at once (GEN-A1)."""
    frame = t.frames[-1]
    assert isinstance(frame, Purchase)
    t.pop()
    t.told.append(PurchaseDeclined(seat=seat, space=frame.space))
    open_auction(t, frame.space, None, 10)


def fare_cards(at: State | Table, seat: Seat) -> list[Asset]:
    """The kept cards that spare a fare."""
    return [card for card in at.cards.kept[seat] if at.setting.spares.get(card) == "fare"]


def settle_ride_offer(t: Table, frame: RideOffer) -> bool:
    """Who has neither the fare nor a card for it is not asked."""
    fare = t.setting.fare[t.setting.number[frame.space]]
    if t.balances[frame.seat] >= fare or fare_cards(t, frame.seat):
        return False
    t.pop()
    return True


def check_take_ride(at: State | Table, seat: Seat, _: TakeRide) -> None:
    """The fare is paid in cash, at once (GEN-X1)."""
    frame = require_decision(at, seat, RideOffer, "GEN-X1", "no-ride")
    fare = at.setting.fare[at.setting.number[frame.space]]
    if at.balances[seat] < fare:
        raise Illegal("GEN-X1", "fare-above-cash", fare=fare, cash=at.balances[seat])


def take_ride(t: Table, seat: Seat, _: TakeRide) -> None:
    """Pay the fare and ride."""
    ride(t, seat, spared=False)


def ride(t: Table, seat: Seat, *, spared: bool) -> None:
    """The pawn is put beside its space; its next roll counts from the other end (GEN-X1)."""
    frame = t.frames[-1]
    assert isinstance(frame, RideOffer)
    place = t.setting.number[frame.space]
    t.pop()
    t.set_riding(seat, True)
    t.told.append(RideTaken(seat=seat, space=frame.space, to=t.setting.keys[t.setting.other_end[place]]))
    if not spared:
        t.pay(seat, t.setting.banca, t.setting.fare[place], "fare", space=frame.space)


def check_decline_ride(at: State | Table, seat: Seat, _: DeclineRide) -> None:
    """There must be a ride to decline."""
    require_decision(at, seat, RideOffer, "GEN-X1", "no-ride")


def decline_ride(t: Table, seat: Seat, _: DeclineRide) -> None:
    """On by the ordinary way."""
    frame = t.frames[-1]
    assert isinstance(frame, RideOffer)
    t.pop()
    t.told.append(RideDeclined(seat=seat, space=frame.space))


def lose_ride(t: Table, seat: Seat) -> None:
    """Moved otherwise than by the next roll, a pawn loses its ride without refund (GEN-X1, GEN-T2)."""
    if t.riding[seat]:
        t.set_riding(seat, False)
        t.told.append(RideLost(seat=seat, space=t.setting.keys[t.pawns[seat]]))
