"""What cards say, and kept cards (GEN-K1, GEN-K2)."""

from typing import assert_never

from ludoteca.core import Illegal, Seat

from .actions import ChooseSpace, PlayCard
from .debts import owe, sparing_cards
from .events import CardPlayed, DebtSpared
from .frames import CardRest, Debt, Destination, Levy, RideOffer, Turn
from .judging import require_decision, require_own
from .ledger import MoneyReason
from .setting import Asset
from .spaces import go, lose_ride, ride
from .state import State, Table, deeds_of, left_of
from .tables import (
    LEVELS,
    SPACES,
    Deed,
    MoveBy,
    MoveTo,
    MoveToSymbol,
    Pay,
    PayPerInvestment,
    Receive,
)


def settle_card(t: Table, rest: CardRest) -> bool:
    """Do the next thing a card says; what follows waits until that is settled (GEN-F0)."""
    effects = t.setting.deeds_said[t.setting.number[rest.card] - SPACES]
    effect = effects[rest.step]
    if rest.step + 1 < len(effects):
        t.put(CardRest(seat=rest.seat, card=rest.card, step=rest.step + 1))
    else:
        t.pop()
    _do(t, rest.seat, rest.card, effect)
    return True


def _do(t: Table, seat: Seat, card: str, effect: Deed) -> None:
    match effect:
        case Receive():
            _receive(t, seat, card, effect)
        case Pay(to="each_player", amount=amount):
            others = tuple(left_of(t, seat)[:-1])
            owe(t, seat, others, amount, "card_players", card=card)
        case Pay(to="collection", amount=amount):
            owe(t, seat, ("collection",), amount, "card_collection", card=card)
        case Pay(amount=amount):
            owe(t, seat, ("banca",), amount, "card", card=card)
        case PayPerInvestment():
            count = count_investments(t, seat, effect)
            if count:
                reason: MoneyReason = "card_collection" if effect.to == "collection" else "card"
                owe(t, seat, (effect.to,), count * effect.amount, reason, times=count, card=card)
        case MoveTo():
            _go_to(t, seat, t.setting.number[effect.space], pays=effect.pays_200)
        case MoveToSymbol():
            t.push(Destination(seat=seat, card=card, symbol=effect.symbol, pays_200=effect.pays_200))
        case MoveBy():
            lose_ride(t, seat)
            go(t, seat, t.pawns[seat], effect.steps, "card", pays=effect.pays_200)
        case _:
            assert_never(effect)


def _receive(t: Table, seat: Seat, card: str, effect: Receive) -> None:
    setting = t.setting
    if effect.source == "each_player":
        # GEN-F0: one after the other, from the left of the active seat.
        t.push(Levy(seat=seat, card=card, debtors=tuple(left_of(t, seat)[:-1]), each=effect.amount))
    elif effect.source == "collection":
        there = min(effect.amount, t.balances[setting.collection])
        if there:
            t.pay(setting.collection, seat, there, "card_collection", card=card)
    else:
        t.pay(setting.banca, seat, effect.amount, "card", card=card)


def count_investments(at: State | Table, seat: Seat, effect: PayPerInvestment) -> int:
    """How many investments of the kind stand on the seat's land."""
    cubes = [at.land.cubes[place] for place in deeds_of(at, seat)]
    if effect.level == "any":
        return sum(cubes)
    level = LEVELS.index(effect.level)
    return sum(count > level for count in cubes)


def settle_levy(t: Table, levy: Levy) -> bool:
    """The next debtor pays."""
    if not levy.debtors:
        t.pop()
        return True
    debtor, *others = levy.debtors
    t.put(Levy(seat=levy.seat, card=levy.card, debtors=tuple(others), each=levy.each))
    owe(t, debtor, (levy.seat,), levy.each, "card_players", card=levy.card)
    return True


def _go_to(t: Table, seat: Seat, place: int, *, pays: bool) -> None:
    """Forward to the space; all the way round if the pawn stands there already."""
    lose_ride(t, seat)
    start = t.pawns[seat]
    go(t, seat, start, (place - start - 1) % SPACES + 1, "card", pays=pays)


def destinations(at: State | Table, frame: Destination) -> list[int]:
    """The spaces with the symbol, not the one the pawn stands on, in the way of the arrow (GEN-K2)."""
    here = at.pawns[frame.seat]
    places = [place for place in at.setting.symbols[frame.symbol] if place != here]
    return sorted(places, key=lambda place: (place - here) % SPACES)


def check_choose_space(at: State | Table, seat: Seat, action: ChooseSpace) -> None:
    """Any space that carries the symbol but the present one (GEN-K2)."""
    frame = require_decision(at, seat, Destination, "GEN-K2", "no-choice")
    if at.setting.number.get(action.space) not in destinations(at, frame):
        raise Illegal("GEN-K2", "not-a-destination", space=action.space, symbol=frame.symbol)


def choose_space(t: Table, seat: Seat, action: ChooseSpace) -> None:
    """Go there."""
    frame = t.frames[-1]
    assert isinstance(frame, Destination)
    t.pop()
    _go_to(t, seat, t.setting.number[action.space], pays=frame.pays_200)


def playable(at: State | Table, seat: Seat) -> list[Asset]:
    """The kept cards the seat may play now: to be spared what is asked, or in a turn with nothing open."""
    frame = at.frames[-1]
    spares = at.setting.spares
    match frame:
        case Debt():
            return sparing_cards(at, frame)
        case RideOffer():
            return [card for card in at.cards.kept[seat] if spares.get(card) == "fare"]
        case Turn():
            return [card for card in at.cards.kept[seat] if card not in spares]
        case _:
            return []


def check_play_card(at: State | Table, seat: Seat, action: PlayCard) -> None:
    """A kept card is played in one's own turn, or when it says (GEN-K1)."""
    if not at.frames:
        raise Illegal("GEN-E2", "match-over")
    if at.frames[-1].seat != seat:
        raise Illegal(at.frames[-1].rule, "not-your-decision", seat=at.frames[-1].seat)
    asset = require_own(at, seat, action.card, "GEN-K1")
    if asset < SPACES:
        raise Illegal("GEN-K1", "not-a-kept-card", card=action.card)
    if asset not in playable(at, seat):
        raise Illegal("GEN-K1", "card-not-now", card=action.card)


def play_card(t: Table, seat: Seat, action: PlayCard) -> None:
    """It does what it says and goes under its deck (GEN-K1)."""
    asset = t.setting.number[action.card]
    t.set_kept(seat, tuple(card for card in t.cards.kept[seat] if card != asset))
    t.put_under_deck(asset)
    t.told.append(CardPlayed(seat=seat, card=action.card))
    frame = t.frames[-1]
    if isinstance(frame, Debt):
        t.pop()
        t.told.append(DebtSpared(seat=seat, owed=frame.owed, reason=frame.reason))
    elif isinstance(frame, RideOffer):
        ride(t, seat, spared=True)
    else:
        t.push(CardRest(seat=seat, card=action.card, step=0))
