"""The effects of cards, and kept cards (GEN-K1, GEN-K2)."""

from typing import assert_never

from ludoteca.core import Illegal, Seat, Term

from .actions import ChooseSpace, PlayCard
from .course import Course
from .debts import owe, sparing_cards
from .decisions import CardRest, Debt, Destination, Levy, Purchase, RideOffer, Turn
from .derivations import owed_derived, steps_derived
from .events import CardPlayed, DebtSpared
from .judging import require_decision, require_own
from .ledger import MoneyReason
from .spaces import go, lose_ride, ride
from .state import State, left_of
from .tables import (
    LEVELS,
    Asset,
    Deed,
    MoveBy,
    MoveTo,
    MoveToSymbol,
    Pay,
    PayPerInvestment,
    Receive,
)


def settle_card(course: Course, rest: CardRest) -> bool:
    """Do the next effect of a card; the remaining ones wait until it is settled (GEN-F0)."""
    effects = course.setting.deeds_of[course.setting.number[rest.card]]
    effect = effects[rest.step]
    if rest.step + 1 < len(effects):
        course.go_on(CardRest(seat=rest.seat, card=rest.card, step=rest.step + 1))
    else:
        course.close()
    _do(course, rest.seat, rest.card, effect)
    return True


def _do(course: Course, seat: Seat, card: str, effect: Deed) -> None:
    """Do one effect of a card."""
    match effect:
        case Receive():
            _receive(course, seat, card, effect)
        case Pay(to="each_player", amount=amount):
            others = tuple(left_of(course.state, seat)[:-1])
            owe(course, seat, others, amount, "card_players", card=card)
        case Pay(to="collection", amount=amount):
            owe(course, seat, ("collection",), amount, "card_collection", card=card)
        case Pay(amount=amount):
            owe(course, seat, ("banca",), amount, "card", card=card)
        case PayPerInvestment():
            count = count_investments(course.state, seat, effect)
            if count:
                reason: MoneyReason = "card_collection" if effect.to == "collection" else "card"
                owe(course, seat, (effect.to,), count * effect.amount, reason, times=count, card=card)
        case MoveTo():
            _go_to(course, seat, course.setting.number[effect.space], pays=effect.pays_200)
        case MoveToSymbol():
            course.open(Destination(seat=seat, card=card, symbol=effect.symbol, pays_200=effect.pays_200))
        case MoveBy():
            lose_ride(course, seat)
            steps = steps_derived(Term("card-steps", effect.steps, {"card": card}))
            go(course, seat, course.state.pawns[seat], steps, "card", pays=effect.pays_200)
        case _:
            assert_never(effect)


def _receive(course: Course, seat: Seat, card: str, effect: Receive) -> None:
    """Pay the seat what the card grants."""
    setting = course.setting
    if effect.source == "each_player":
        # GEN-F0: one after the other, from the left of the active seat.
        course.open(
            Levy(seat=seat, card=card, debtors=tuple(left_of(course.state, seat)[:-1]), each=effect.amount)
        )
    elif effect.source == "collection":
        there = min(effect.amount, course.state.balances[setting.collection])
        if there:
            course.pay(setting.collection, seat, there, "card_collection", card=card)
    else:
        course.pay(setting.banca, seat, effect.amount, "card", card=card)


def count_investments(state: State, seat: Seat, effect: PayPerInvestment) -> int:
    """The number of investments of the kind on the seat's land."""
    cubes = [state.land.cubes[place] for place in state.land.estates[seat]]
    if effect.level == "any":
        return sum(cubes)
    level = LEVELS.index(effect.level)
    return sum(count > level for count in cubes)


def settle_levy(course: Course, levy: Levy) -> bool:
    """Demand the payment of the next debtor of a levy."""
    if not levy.debtors:
        course.close()
        return True
    debtor, *others = levy.debtors
    course.go_on(Levy(seat=levy.seat, card=levy.card, debtors=tuple(others), each=levy.each))
    owe(course, debtor, (levy.seat,), levy.each, "card_players", card=levy.card)
    return True


def _go_to(course: Course, seat: Seat, place: int, *, pays: bool) -> None:
    """Move the pawn forward to the space; all the way round if it is there already."""
    lose_ride(course, seat)
    start, keys = course.state.pawns[seat], course.setting.keys
    way = (place - start - 1) % course.setting.space_count + 1
    go(course, seat, start, steps_derived(Term("way-to", way, {"space": keys[place]})), "card", pays=pays)


def destinations(state: State, decision: Destination) -> list[int]:
    """The spaces with the symbol, except the pawn's own, in the direction of the arrow (GEN-K2)."""
    here = state.pawns[decision.seat]
    places = [place for place in state.setting.symbols[decision.symbol] if place != here]
    return sorted(places, key=lambda place: (place - here) % state.setting.space_count)


def check_choose_space(state: State, seat: Seat, action: ChooseSpace) -> None:
    """Raises Illegal unless the space has the symbol and is not the present one (GEN-K2)."""
    decision = require_decision(state, seat, Destination, "GEN-K2", "no-choice")
    place = state.setting.number.get(action.space)
    if place == state.pawns[seat]:
        raise Illegal("GEN-K2", "there-already", space=action.space)
    if place not in destinations(state, decision):
        raise Illegal("GEN-K2", "not-a-destination", space=action.space, symbol=decision.symbol)


def choose_space(course: Course, seat: Seat, action: ChooseSpace) -> None:
    """Move to the chosen space."""
    decision = course.decided(Destination)
    course.close()
    _go_to(course, seat, course.setting.number[action.space], pays=decision.pays_200)


def _bringing_money(state: State, kept: tuple[Asset, ...]) -> list[Asset]:
    """The kept cards whose only effect is to bring their owner money."""
    said = state.setting.deeds_of
    return [card for card in kept if (does := said[card]) and all(isinstance(deed, Receive) for deed in does)]


def playable(state: State, seat: Seat) -> list[Asset]:
    """The kept cards that the seat may play now, to avoid a payment or for their effect (GEN-K1).

    In an own turn with nothing open, any; in a debt or a purchase, cards that bring money.
    """
    decision = state.decisions[-1]
    spares = state.setting.spares
    kept = state.cards.kept[seat]
    match decision:
        case Debt() if seat == state.turn:
            return [*sparing_cards(state, decision), *_bringing_money(state, kept)]
        case Debt():
            return sparing_cards(state, decision)
        case Purchase():
            return _bringing_money(state, kept)
        case RideOffer():
            return [card for card in kept if spares.get(card) == "fare"]
        case Turn():
            return [card for card in kept if card not in spares]
        case _:
            return []


def check_play_card(state: State, seat: Seat, action: PlayCard) -> None:
    """Raises Illegal unless the kept card may be played now (GEN-K1)."""
    if not state.decisions:
        raise Illegal("GEN-E2", "match-over")
    if state.decisions[-1].seat != seat:
        raise Illegal(state.decisions[-1].rule, "not-your-decision", seat=state.decisions[-1].seat)
    asset = require_own(state, seat, action.card, "GEN-K1")
    if asset < state.setting.space_count:
        raise Illegal("GEN-K1", "not-a-kept-card", card=action.card)
    if asset not in playable(state, seat):
        raise Illegal("GEN-K1", "card-not-now", card=action.card)


def play_card(course: Course, seat: Seat, action: PlayCard) -> None:
    """Do the effects of a kept card and put it under its deck (GEN-K1)."""
    asset = course.setting.number[action.card]
    course.set_kept(seat, tuple(card for card in course.state.cards.kept[seat] if card != asset))
    course.put_under_deck(asset)
    course.tell(CardPlayed(seat=seat, card=action.card))
    decision = course.state.decisions[-1]
    if isinstance(decision, Debt) and asset in course.setting.spares:
        course.close()
        course.tell(
            DebtSpared(
                seat=seat,
                owed=decision.owed,
                reason=decision.reason,
                derivations=(owed_derived(course.setting, decision),),
            )
        )
    elif isinstance(decision, RideOffer):
        ride(course, seat, spared=True)
    else:
        course.open(CardRest(seat=seat, card=action.card, step=0))
