"""Open-ended actions that are put together number by number: bids, trades, own auctions."""

from typing import Literal

from msgspec.structs import replace

from ludoteca.core import Illegal, Seat
from ludoteca.core.learning import Draft
from ludoteca.games.palanche.actions import AuctionCard, Bid, CounterTrade, PalancheAction, ProposeTrade
from ludoteca.games.palanche.chapters import is_legal
from ludoteca.games.palanche.debts import debt_of_turn
from ludoteca.games.palanche.decisions import Trade
from ludoteca.games.palanche.state import State

from .numbers import NOTES

TENS = 10
PLACES = [[*range(first, len(NOTES))] for first in range(len(NOTES))]
"""The places of a note and of all smaller ones."""


class Chain(Draft, frozen=True):
    """An unfinished offer of a learner, and what may be added to it; the kind is `nothing` after `leave_it`.

    Cards are numbers of the encoding.
    """

    kind: Literal["bid", "propose_trade", "counter_trade", "auction_card", "nothing"]
    partner: Seat = -1
    card: int = -1
    give: tuple[int, ...] = ()
    take: tuple[int, ...] = ()
    pay: int = 0
    """Money to bid, to give, or to ask at least."""
    ask: int = 0
    """Money to take."""
    note: int = 0
    """The place of the smallest note counted out so far: smaller ones may follow."""
    may_give: tuple[int, ...] = ()
    may_take: tuple[int, ...] = ()
    most_pay: int = 0
    most_ask: int = 0

    def payable(self) -> list[int]:
        """The places of the notes that may be added to the money to pay."""
        if self.ask:
            return []
        return _notes(self.note, self.most_pay - self.pay)

    def askable(self) -> list[int]:
        """The places of the notes that may be added to the money to ask."""
        if self.pay or not self.most_ask:
            return []
        return _notes(self.note, self.most_ask - self.ask)

    def linked(self, block: str, place: int) -> "Chain":
        """The chain after one more card or note; raises Illegal for one that may not follow."""
        match block:
            case "give" if place in self.may_give:
                return replace(self, give=(*self.give, place), may_give=_after(self.may_give, place))
            case "take" if place in self.may_take:
                return replace(
                    self, take=(*self.take, place), may_give=(), may_take=_after(self.may_take, place)
                )
            case "pay" if place in self.payable():
                return replace(self, pay=self.pay + NOTES[place], note=place, may_give=(), may_take=())
            case "ask" if place in self.askable():
                return replace(self, ask=self.ask + NOTES[place], note=place, may_give=(), may_take=())
            case "leave_it":
                return NOTHING
        raise Illegal("LUD-A1", "not-listed", action=block)

    def action(self, state: State, keys: tuple[str, ...]) -> PalancheAction:
        """The action of a finished chain; `keys` are the cards by their numbers."""
        give, take = (tuple(keys[card] for card in cards) for cards in (self.give, self.take))
        match self.kind:
            case "bid":
                return Bid(amount=self.pay)
            case "auction_card":
                return AuctionCard(card=keys[self.card], minimum=self.pay)
            case "propose_trade":
                return ProposeTrade(
                    partner=self.partner, give=give, take=take, give_money=self.pay, take_money=self.ask
                )
        offer = state.decisions[-1]
        assert isinstance(offer, Trade)
        return CounterTrade(offer=offer.offer, give=give, take=take, give_money=self.pay, take_money=self.ask)

    def is_allowed(self, state: State, seat: Seat, keys: tuple[str, ...]) -> bool:
        """Whether the rules allow the action as it is now.

        The cards and sums that may be added are legal by themselves. What is left of the rules: each side
        gives something, and a card changes hands (GEN-S1, GEN-S4). In a debt the judge is asked.
        """
        if self.kind in ("bid", "auction_card"):
            return True
        if not (self.give or self.take) or not (self.give or self.pay) or not (self.take or self.ask):
            return False
        return debt_of_turn(state) is None or is_legal(state, seat, self.action(state, keys))


NOTHING = Chain("nothing")


def _after(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards that follow one of them."""
    return cards[cards.index(card) + 1 :]


def _notes(first: int, money: int) -> list[int]:
    """The places of the notes from the first on that are not larger than a sum."""
    places = PLACES[first]
    return places if NOTES[first] <= money else [place for place in places if NOTES[place] <= money]


def in_tens(money: int) -> int:
    """The least sum in tens that is not smaller."""
    return -(-money // TENS) * TENS
