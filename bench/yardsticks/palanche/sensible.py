"""A sensible bot: buys, bids up to a value, invests, trades for whole colours, keeps a reserve.

Fast enough for playouts: it never lists all legal actions.
"""

from collections.abc import Callable
from typing import Any, get_args

from ludoteca.core import Chance, Choice, Game, Reason, Seat
from ludoteca.games.palanche.actions import (
    AcceptTrade,
    AuctionCard,
    Bid,
    Buy,
    ChooseSpace,
    DeclareBankruptcy,
    DeclinePurchase,
    DeclineRide,
    DeclineTrade,
    DropOut,
    EndTurn,
    Invest,
    PalancheAction,
    PayDebt,
    PlayCard,
    ReadCard,
    RefuseEnd,
    Roll,
    SellCard,
    SellInvestment,
    TakeRide,
)
from ludoteca.games.palanche.cards import destinations, playable
from ludoteca.games.palanche.debts import can_raise, sparing_cards
from ludoteca.games.palanche.decisions import (
    Auction,
    CardRest,
    Debt,
    Destination,
    EndVote,
    Levy,
    PalancheDecision,
    Purchase,
    Reading,
    RideOffer,
    Trade,
    Turn,
)
from ludoteca.games.palanche.investing import may_invest_in
from ludoteca.games.palanche.spaces import fare_cards
from ludoteca.games.palanche.state import NO_SEAT, State

from .dealing import is_good_offer, proposal
from .valuing import LEAST_RESERVE, STEP, can_spare, danger, gain_by, returns_of, toll, worth_to

SMALL_CHANGE = 50
"""A debt that is not worth a kept card, and the cash kept back when buying."""
SCARCE, WELL_PLACED = 20, 100
"""With at most this number of cubes left, one must add this rent: cheap land full of cubes ends no match."""
DEAL_EVERY = 4
"""It looks for a trade in one turn of this number, at random, so that no seat is favoured."""


def because(action: PalancheAction, key: str, **params: Any) -> Choice[PalancheAction]:
    """A choice with its reason."""
    return Choice(action, (Reason(key=key, params=params),))


ROLL = because(Roll(), "roll")
END_TURN = because(EndTurn(), "nothing-more")
BUY = because(Buy(), "buy")
TOO_DEAR = because(DeclinePurchase(), "too-dear")
DROP_OUT = because(DropOut(), "enough-bid")
WALK = because(DeclineRide(), "way-is-fine")
RIDE = because(TakeRide(), "better-from-there")
GIVE_UP = because(DeclareBankruptcy(), "no-way-out")
PAY = because(PayDebt(), "small-change")


def use_turn(state: State, seat: Seat, decision: Turn, chance: Chance) -> Choice[PalancheAction]:
    """Roll; after the roll invest what can be spared, propose a deal now and then, end the turn."""
    if decision.roll_due:
        return ROLL
    setting = state.setting
    # Without the minimum reserve nothing can be spared.
    open_to = may_invest_in(state, seat) if state.balances[seat] > LEAST_RESERVE else ()
    if open_to:
        cubes, returns = state.land.cubes, returns_of(setting)
        best = max(open_to, key=lambda place: returns[place][cubes[place]])
        well_placed = state.land.supply > SCARCE or returns[best][cubes[best]] >= WELL_PLACED
        if well_placed and can_spare(state, seat, setting.cost[best]):
            rent = setting.rents[best][cubes[best] + 1]
            return because(Invest(space=setting.keys[best]), "invest", rent=rent)
    if state.cards.kept[seat] and (cards := playable(state, seat)):
        return because(PlayCard(card=setting.keys[cards[0]]), "play-card")
    # Not every turn: a partner who declined is not asked again at once.
    may_propose = not state.spent.proposals and setting.options.proposals
    if may_propose and chance.draw("propose", DEAL_EVERY) == 0:
        deal = proposal(state, seat)
        if deal is not None:
            return because(deal, "whole-colour")
    return END_TURN


def buy(state: State, seat: Seat, decision: Purchase, _: Chance) -> Choice[PalancheAction]:
    """Buy what leaves some cash, or is worth much more than its price."""
    place = state.setting.number[decision.space]
    price = state.setting.price[place]
    left = state.balances[seat] - price
    if left >= SMALL_CHANGE or (left >= 0 and worth_to(state, seat, place) > 2 * price):
        return BUY
    return TOO_DEAR


def bid(state: State, seat: Seat, decision: Auction, _: Chance) -> Choice[PalancheAction]:
    """Bid up to the worth of the card, in steps that grow with the distance to it."""
    asset = state.setting.number[decision.card]
    limit = min(worth_to(state, seat, asset), state.balances[seat] - SMALL_CHANGE)
    least = decision.next_bid
    if least > limit:
        return DROP_OUT
    amount = least + int((limit - least) / 40) * 10
    return because(Bid(amount=amount), "worth-it", worth=round(limit))


def answer(state: State, seat: Seat, decision: Trade, _: Chance) -> Choice[PalancheAction]:
    """Accept a good offer."""
    if is_good_offer(state, seat, decision):
        return because(AcceptTrade(offer=decision.offer), "good-deal")
    return because(DeclineTrade(offer=decision.offer), "bad-deal")


def ride(state: State, seat: Seat, decision: RideOffer, _: Chance) -> Choice[PalancheAction]:
    """Ride if the next roll is cheaper from the other end, with the way saved or lost."""
    setting = state.setting
    here = setting.number[decision.space]
    there = setting.other_end[here]
    gained = STEP * (there - here) - setting.fare[here]
    if danger(state, seat, here) - danger(state, seat, there) + gained <= 0:
        return WALK
    cards = fare_cards(state, seat)
    if cards:
        return because(PlayCard(card=setting.keys[cards[0]]), "better-from-there")
    return RIDE


def travel(state: State, seat: Seat, decision: Destination, _: Chance) -> Choice[PalancheAction]:
    """Choose the space that costs least or can be bought."""
    setting, cash = state.setting, state.balances[seat]

    def appeal(place: int) -> float:
        if setting.price[place] and state.land.owner[place] == NO_SEAT:
            return worth_to(state, seat, place) / 3 if cash >= setting.price[place] else 0
        passes = decision.pays_200 and place < state.pawns[seat]
        return setting.passing_pays * passes - toll(state, seat, place)

    best = max(destinations(state, decision), key=appeal)
    return because(ChooseSpace(space=setting.keys[best]), "best-place")


def raise_money(state: State, seat: Seat, debt: Debt, _: Chance) -> Choice[PalancheAction]:
    """Play a card that spares the debt, sell the least loss, or go bankrupt."""
    setting, cash = state.setting, state.balances[seat]
    spared_by = sparing_cards(state, debt)
    if spared_by and (debt.owed > SMALL_CHANGE or cash < debt.owed):
        return because(PlayCard(card=setting.keys[spared_by[0]]), "spare-it")
    if cash >= debt.owed:
        return PAY
    if can_raise(state, seat) < debt.owed:
        return GIVE_UP
    place = least_loss(state, seat)
    space = setting.keys[place]
    if state.land.cubes[place]:
        return because(SellInvestment(space=space), "missed-least")
    in_own_turn = seat == state.decisions[0].seat
    if in_own_turn and not state.spent.auctions and setting.options.proposals:
        minimum = setting.half_price[place]
        return because(AuctionCard(card=space, minimum=minimum), "others-pay-more")
    return because(SellCard(space=space), "missed-least")


def least_loss(state: State, seat: Seat) -> int:
    """The card whose top cube, or which itself without cubes, is the least loss for its former cost."""
    setting, owner, cubes = state.setting, state.land.owner, state.land.cubes

    def loss(place: int) -> float:
        level = cubes[place]
        if level:
            rents = setting.rents[place]
            return (rents[level] - rents[level - 1]) / setting.cost[place]
        return gain_by(setting, setting.holders[place](owner), place, seat) / setting.price[place]

    return min(state.land.estates[seat], key=loss)


def read(_: State, __: Seat, ___: Reading, ____: Chance) -> Choice[PalancheAction]:
    """Read the card, as bankrupt players do."""
    return because(ReadCard(), "read-card")


def vote(_: State, __: Seat, ___: EndVote, ____: Chance) -> Choice[PalancheAction]:
    """Refuse to end the match."""
    return because(RefuseEnd(), "play-on")


# A dictionary, not a `match`: it is used for every action, and class patterns that fail are slow.
ANSWERS: dict[type[PalancheDecision], Callable[[State, Seat, Any, Chance], Choice[PalancheAction]]] = {
    Turn: use_turn,
    Purchase: buy,
    RideOffer: ride,
    Destination: travel,
    Debt: raise_money,
    Auction: bid,
    Trade: answer,
    EndVote: vote,
    Reading: read,
}
"""The function that answers each kind of decision."""
assert set(ANSWERS) == {*get_args(PalancheDecision)} - {CardRest, Levy}, (
    "every kind but those that settle themselves"
)


class Sensible:
    """The sensible bot."""

    def choose(
        self,
        game: Game[State, PalancheAction],  # noqa: ARG002 (it imports the rules it needs)
        state: State,
        seat: Seat,
        chance: Chance,
        budget_ms: int | None,  # noqa: ARG002 (it never needs long)
    ) -> Choice[PalancheAction]:
        decision = state.decisions[-1]
        return ANSWERS[type(decision)](state, seat, decision, chance)
