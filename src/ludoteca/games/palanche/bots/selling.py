"""Which own card a bot auctions, and at which minimum.

A card that others need is put up at a price that makes the sale as good as a deal. Only players who overpay
buy at such a price, so it is tried in the first rounds, and later only where it has found a buyer.
"""

from typing import NamedTuple

from ludoteca.core import Seat
from ludoteca.games.palanche.ledger import entries
from ludoteca.games.palanche.state import NO_SEAT, State, players, tradable

from .dealing import Deal, Terms, is_good, verdict_on
from .visits import visits_a_turn
from .worth import Holdings, gains, holdings_of, rounds_left, wants, with_owner

MARKET_DAYS = ((10, 2), (20, 4))
"""Up to which round an own card is auctioned in one of how many rounds: later on buyers get rare."""
TRIAL = 4
"""The last round in which it auctions a card without having sold one so: at many tables none overpays."""
ASKED, ASKED_LAST = 2.5, 1.3
"""The minimum in an own auction, as a multiple of what the card is worth to the seller; less at the end.

Players who overpay have bought by then, and the others get no present."""
MOST_ASKED = 5
"""The highest minimum in an own auction, as a multiple of the price."""
RAISES = 5
"""How often a minimum is raised until the sale is as good as a deal …"""
RAISED = 1.3
"""… and by how much."""


class Lot(NamedTuple):
    """A card to auction, its minimum, and what it is worth to the seller."""

    place: int
    minimum: int
    worth: int


def best_lot(state: State, seat: Seat, terms: Terms, most: int) -> Lot | None:
    """The card to auction now, if fewer than `most` were auctioned in this turn; None if there is none."""
    made = state.spent.auctions
    if made >= min(most, state.setting.options.proposals) or not _may_sell(state, seat):
        return None
    spaces, price = state.setting.space_count, state.setting.price
    lots = [(_minimum(state, seat, place, terms), place) for place in tradable(state, seat) if place < spaces]
    # The dearest first; which of them were tried is known by how many were.
    for_sale = sorted([lot for lot in lots if lot[0] is not None], key=lambda lot: -price[lot[1]])
    if made >= len(for_sale):
        return None
    minimum, place = for_sale[made]
    assert minimum is not None
    return Lot(place, minimum, round(loss_of(state, seat, place)))


def _minimum(state: State, seat: Seat, place: int, terms: Terms) -> int | None:
    """The least price at which to auction a card; None if it is too much for all who need the card.

    The sale must be as good as a deal, whichever of those players buys.
    """
    needing = [other for other in players(state) if other != seat and wants(state, other, place)]
    asked = ASKED_LAST if _is_last_round(state) else ASKED
    minimum = _in_tens(loss_of(state, seat, place) * asked)
    for _ in range(RAISES):
        if minimum > MOST_ASKED * state.setting.price[place]:
            return None
        buyers = [other for other in needing if state.balances[other] >= minimum]
        deals = [Deal(other, (place,), (), -minimum) for other in buyers]
        if all(is_good(verdict_on(state, seat, deal, terms.land), terms.fairness) for deal in deals):
            return minimum if buyers else None
        minimum = _in_tens(minimum * RAISED)
    return None


def loss_of(state: State, seat: Seat, place: int) -> float:
    """The value that a player loses with the top cube of a card, or with a card without cubes."""
    setting, level = state.setting, state.land.cubes[place]
    if level:
        rents = setting.rents[place]
        rent = visits_a_turn(setting)[place] * (rents[level] - rents[level - 1])
        return setting.cost[place] + rent * (len(players(state)) - 1) * rounds_left(state)
    now = holdings_of(state)
    after = Holdings(with_owner(now.owner, place, NO_SEAT), now.cash)
    return -gains(state, after, (seat,), {})[seat].own


def _may_sell(state: State, seat: Seat) -> bool:
    """Whether a seat auctions a card in this round."""
    now = state.progress.round
    days = next((days for last, days in MARKET_DAYS if now <= last), 0)
    if not (_is_last_round(state) or (days and (now + seat) % days == 0)):
        return False
    return now <= TRIAL or any(
        entry.payee == seat and entry.reason == "auction_sale" for entry in entries(state)
    )


def _is_last_round(state: State) -> bool:
    """Whether the match ends with this round."""
    return rounds_left(state) < 1


def _in_tens(amount: float) -> int:
    """The next sum in tens above an amount."""
    return int(amount // 10 * 10) + 10
