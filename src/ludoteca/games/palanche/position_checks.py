"""Checks whether a stack of open decisions, written by hand, can arise."""

from ludoteca.core import Illegal, Invalid, Seat

from .auction import LEAST_BID
from .decisions import (
    Auction,
    CardRest,
    Debt,
    Destination,
    EndVote,
    Levy,
    OpenDecision,
    PalancheDecision,
    Purchase,
    Reading,
    RideOffer,
    Trade,
    Turn,
)
from .investing import A_TURN
from .ledger import Account
from .state import NO_SEAT, State, holds, left_of
from .tables import DECKS, Card
from .talk import TALKING_SINCE
from .talking import MOST_MARKS, REMEMBERED
from .trading import MOST_COUNTERS, check_terms
from .turn import THIRD

MAY_LIE_ON: dict[type[OpenDecision], tuple[type[OpenDecision], ...]] = {
    Purchase: (Turn, CardRest, RideOffer),
    RideOffer: (Turn, CardRest),
    Destination: (Turn, CardRest),
    Reading: (Turn, CardRest, RideOffer),
    CardRest: (Turn, CardRest, RideOffer, Purchase, Debt),
    Levy: (Turn, CardRest, RideOffer, Purchase, Debt),
    Debt: (Turn, CardRest, RideOffer, Levy),
    Auction: (Turn, CardRest, RideOffer, Purchase, Debt),
    Trade: (Turn, Purchase, Debt),
    EndVote: (Turn,),
}


def check_decisions(state: State) -> None:
    """Raises Invalid unless a turn is at the bottom and each decision can arise on the one below."""
    if not state.decisions:
        return
    bottom = state.decisions[0]
    if not isinstance(bottom, Turn) or not _plays(state, bottom.seat):
        raise _impossible(bottom, "turn-missing")
    if not 0 <= bottom.doubles <= THIRD or (bottom.doubles == THIRD) != bottom.over:
        raise _impossible(bottom, "doubles")
    if bottom.roll_due and (bottom.over or (state.progress.final and bottom.doubles)):
        raise _impossible(bottom, "roll-due")
    if max(state.spent.proposals, state.spent.auctions) > state.setting.options.proposals:
        raise _impossible(bottom, "proposals")
    if any(state.spent.invested.count(place) > A_TURN for place in state.spent.invested):
        raise Invalid("position-invested", "GEN-I2")
    for below, decision in zip(state.decisions, state.decisions[1:], strict=False):
        if isinstance(decision, Turn) or type(below) not in MAY_LIE_ON[type(decision)]:
            raise _impossible(decision, "nesting")
        if isinstance(decision, Reading) == _plays(state, decision.seat):
            raise _impossible(decision, "seat")
        _check_decision(state, decision, bottom.seat)


def check_talk(state: State) -> None:
    """Raises Invalid for talk of seats or cards that do not exist, or under rules that know none (GEN-S5)."""
    talk, setting = state.talk, state.setting
    seats = [
        *(seat for mark in talk.marks for seat in (mark.seat,)),
        *(seat for wish in talk.quiet for seat in (wish.seat, wish.partner) if seat is not None),
        *(seat for offer in talk.refused for seat in (offer.seat, offer.by)),
        *(seat for question in talk.asked for seat in (question.seat, question.by)),
    ]
    cards = [
        *(mark.card for mark in talk.marks),
        *(wish.card for wish in talk.quiet if wish.card is not None),
        *(card for offer in talk.refused for card in (*offer.give, *offer.take)),
    ]
    if any(not 0 <= seat < setting.seats for seat in seats):
        raise Invalid("position-talk", "GEN-S5", problem="seat")
    if any(not _can_be_owned(state, card) for card in cards):
        raise Invalid("position-talk", "GEN-S5", problem="card")
    for mark in talk.marks:
        own = holds(state, mark.seat, setting.number[mark.card])
        if own == (mark.mark == "wanted") or mark.seat in state.progress.out:
            raise Invalid("position-talk", "GEN-S5", problem="mark")
    if len(talk.refused) > REMEMBERED or len(talk.marks) > MOST_MARKS * setting.seats:
        raise Invalid("position-talk", "GEN-S5", problem="length")
    if (seats or cards) and setting.rules_version < TALKING_SINCE:
        raise Invalid("position-talk", "GEN-S5", problem="version")


def _can_be_owned(state: State, card: str) -> bool:
    """Whether there is such a card."""
    asset = state.setting.number.get(card)
    return asset is not None and (asset >= state.setting.space_count or state.setting.is_deed[asset])


def _impossible(decision: PalancheDecision, problem: str) -> Invalid:
    """The refusal of a decision that cannot arise."""
    tag = str(decision.__struct_config__.tag)
    return Invalid("position-decision", decision.rule, decision=tag, problem=problem)


def _plays(state: State, seat: Seat) -> bool:
    """Whether the seat exists and is still in the game."""
    return 0 <= seat < state.setting.seats and seat not in state.progress.out


def _check_decision(state: State, decision: PalancheDecision, turn: Seat) -> None:
    """Raises Invalid if a decision cannot arise in this state."""
    match decision:
        case Debt():
            fits = _debt_fits(state, decision, turn)
        case Auction():
            fits = _auction_fits(state, decision, turn)
        case Trade():
            fits = turn in (decision.seat, decision.by) and _trade_fits(state, decision)
        case EndVote():
            fits = _vote_fits(state, decision, turn)
        case Levy():
            others = all(_plays(state, seat) and seat != turn for seat in decision.debtors)
            fits = (
                decision.seat == turn
                and others
                and _is_amount(decision.each)
                and _is_card(state, decision.card)
            )
        case CardRest():
            fits = decision.seat == turn and _is_card(state, decision.card)
            fits = fits and 0 < decision.step < len(_card(state, decision.card).does)
        case Destination():
            fits = decision.seat == turn and _is_card(state, decision.card)
            fits = fits and decision.symbol in state.setting.symbols
        case Reading():
            fits = decision.player == turn and _is_reader(state, decision)
        case Purchase() | RideOffer():
            fits = decision.seat == turn and _stands_there(state, decision)
        case Turn():
            fits = False
    if not fits:
        raise _impossible(decision, "contents")


def _is_amount(amount: int) -> bool:
    """Whether an amount of money is possible: positive, in tens."""
    return amount > 0 and amount % 10 == 0


def _is_card(state: State, key: str | None) -> bool:
    """Whether a key names a card of the decks, not of a space."""
    return key is not None and state.setting.number.get(key, 0) >= state.setting.space_count


def _card(state: State, key: str) -> Card:
    """The card of that key."""
    return state.setting.card(state.setting.number[key])


def _is_reader(state: State, decision: Reading) -> bool:
    """Whether the player on this card space has this bankrupt player to read the card (GEN-F2)."""
    deck, out = state.setting.deck[state.pawns[decision.player]], state.progress.out
    return deck is not None and DECKS[deck] == decision.deck and out[-1:] == (decision.seat,)


def _stands_there(state: State, decision: Purchase | RideOffer) -> bool:
    """Whether the pawn is on the decision's space and the space allows the decision."""
    place = state.pawns[decision.seat]
    if state.setting.keys[place] != decision.space:
        return False
    if isinstance(decision, Purchase):
        return state.setting.is_deed[place] and state.land.owner[place] == NO_SEAT
    return place in state.setting.other_end and not state.progress.final


def _debt_fits(state: State, debt: Debt, turn: Seat) -> bool:
    """Whether a debt can arise in this state."""

    def is_creditor(account: Account) -> bool:
        return isinstance(account, str) or (_plays(state, account) and account != debt.seat)

    named = (debt.space is None or debt.space in state.setting.number) and (
        debt.card is None or _is_card(state, debt.card)
    )
    seats = [creditor for creditor in debt.creditors if creditor != "banca"]
    from_levy = any(isinstance(decision, Levy) for decision in state.decisions)
    return (
        named
        and bool(debt.creditors)
        and len({*seats}) == len(seats)
        and all(map(is_creditor, debt.creditors))
        and _is_amount(debt.each)
        and debt.times > 0
        and debt.each % debt.times == 0
        and (debt.seat == turn or from_levy)
    )


def _auction_fits(state: State, decision: Auction, turn: Seat) -> bool:
    """Whether an auction can arise in this state."""
    asset = state.setting.number.get(decision.card)
    if asset is None or not _is_amount(decision.minimum) or decision.minimum < LEAST_BID:
        return False
    if decision.seller is None:
        own = asset in state.setting.deeds and state.land.owner[asset] == NO_SEAT
    else:
        bare = asset >= state.setting.space_count or not state.land.cubes[asset]
        own = decision.seller == turn and holds(state, turn, asset) and bare
    bidders = all(_plays(state, seat) and seat != decision.seller for seat in decision.waiting)
    if not own or not bidders or len(set(decision.waiting)) < len(decision.waiting):
        return False
    if (
        not decision.waiting
        or decision.waiting[0] != decision.seat
        or state.balances[decision.seat] < decision.next_bid
    ):
        return False
    if decision.bidder is None:
        return decision.bid == 0
    standing = decision.waiting[-1] == decision.bidder != decision.seat
    return (
        standing
        and decision.bid % 10 == 0
        and decision.minimum <= decision.bid <= state.balances[decision.bidder]
    )


def _vote_fits(state: State, decision: EndVote, turn: Seat) -> bool:
    """Whether the seats that have still to vote are the last of the others, in order (GEN-E2)."""
    others = tuple(left_of(state, turn)[:-1])
    asked = state.setting.options.length == "full" and turn in state.progress.end_proposed
    waiting = decision.waiting
    in_order = bool(waiting) and waiting == others[-len(waiting) :] and waiting[0] == decision.seat
    return asked and decision.by == turn and in_order


def _trade_fits(state: State, decision: Trade) -> bool:
    """Whether an offer can be open in this state."""
    if (
        not _plays(state, decision.by)
        or decision.by == decision.seat
        or decision.offer != state.progress.offers
    ):
        return False
    if not 0 <= decision.counters <= MOST_COUNTERS:
        return False
    try:
        check_terms(state, decision.by, decision.seat, decision)
    except Illegal:
        return False
    return True
