"""The actions of Palanche. Cards are named by their keys, money is in palanche."""

from typing import Annotated, ClassVar

import msgspec
from msgspec import UNSET, UnsetType

from ludoteca.core import Action, Seat

from .talk import Mark, WhyNot

Money = Annotated[int, msgspec.Meta(ge=0, le=10_000_000)]
CardKey = Annotated[str, msgspec.Meta(max_length=60)]
CardKeys = Annotated[tuple[CardKey, ...], msgspec.Meta(max_length=110)]


class Roll(Action, frozen=True, kw_only=True):
    """Roll the dice and move (GEN-T1)."""


class EndTurn(Action, frozen=True, kw_only=True):
    """End the turn and pass the dice on (GEN-T1)."""


class Buy(Action, frozen=True, kw_only=True):
    """Buy the space of the pawn at its price (GEN-A1)."""


class DeclinePurchase(Action, frozen=True, kw_only=True):
    """Decline to buy the space of the pawn: the Banca auctions it (GEN-A1)."""


class Bid(Action, frozen=True, kw_only=True):
    """Bid in the auction (GEN-A2)."""

    amount: Money


class DropOut(Action, frozen=True, kw_only=True):
    """Leave the auction for good (GEN-A2)."""


class TakeRide(Action, frozen=True, kw_only=True):
    """Pay the fare, so that the next roll counts from the other end of the ride (GEN-X1)."""


class DeclineRide(Action, frozen=True, kw_only=True):
    """Decline the ride: the next roll counts from here (GEN-X1)."""


class ChooseSpace(Action, frozen=True, kw_only=True):
    """Go to one of the spaces that have the symbol named by the card (GEN-K2)."""

    space: CardKey


class PlayCard(Action, frozen=True, kw_only=True):
    """Play a kept card, to avoid a payment or for its effect (GEN-K1)."""

    card: CardKey


class ReadCard(Action, frozen=True, kw_only=True):
    """Turn up the card for another player and read it, as the bankrupt player (GEN-F2)."""


class Invest(Action, frozen=True, kw_only=True):
    """Put the next cube on a land card (GEN-I1)."""

    space: CardKey


class ProposeTrade(Action, frozen=True, kw_only=True):
    """Offer another player an exchange of cards, with money from either side (GEN-S1)."""

    partner: Seat
    give: CardKeys = ()
    take: CardKeys = ()
    give_money: Money = 0
    take_money: Money = 0


class CounterTrade(Action, frozen=True, kw_only=True):
    """Answer an offer with another one, seen from the own side (GEN-S1)."""

    offer: int
    give: CardKeys = ()
    take: CardKeys = ()
    give_money: Money = 0
    take_money: Money = 0


class AcceptTrade(Action, frozen=True, kw_only=True):
    """Accept the offer with this number (GEN-S1)."""

    offer: int


class DeclineTrade(Action, frozen=True, kw_only=True):
    """Turn down the offer with this number (GEN-S1), and perhaps say why (GEN-S5)."""

    offer: int
    why: WhyNot | UnsetType = UNSET
    group: Annotated[str, msgspec.Meta(max_length=60)] | UnsetType = UNSET
    """The colour or kind that the reason is about."""
    card: CardKey | UnsetType = UNSET
    amount: Money | UnsetType = UNSET
    """How much more, or less, might change the answer."""


class AuctionCard(Action, frozen=True, kw_only=True):
    """Auction an own card from a minimum bid (GEN-S2)."""

    card: CardKey
    minimum: Money = 10


class SellCard(Action, frozen=True, kw_only=True):
    """Sell a bare card to the Banca for half its price, when in debt (GEN-F1)."""

    space: CardKey


class SellInvestment(Action, frozen=True, kw_only=True):
    """Sell the top cube of a land card to the Banca for half its cost, when in debt (GEN-F1)."""

    space: CardKey


class Several(Action, frozen=True, kw_only=True):
    """Investments or sales one after the other, all or none: two cubes on each card of a colour, a basket."""

    actions: Annotated[tuple[Invest | SellCard | SellInvestment, ...], msgspec.Meta(max_length=60)]


class MarkCards(Action, frozen=True, kw_only=True):
    """Mark cards for all to see, others' as wanted, own ones for sale or not; or remove the mark (GEN-S5)."""

    is_talk: ClassVar[bool] = True
    cards: CardKeys
    mark: Mark | None = None


class StopAsking(Action, frozen=True, kw_only=True):
    """Ask to be asked no more in this match, about a card or by a player; or lift that again (GEN-S5)."""

    is_talk: ClassVar[bool] = True
    card: CardKey | None = None
    partner: Seat | None = None
    lift: bool = False


class PayDebt(Action, frozen=True, kw_only=True):
    """Pay a debt although a kept card could avoid it (GEN-K1)."""


class DeclareBankruptcy(Action, frozen=True, kw_only=True):
    """Leave the game because no sale covers the debt (GEN-F2)."""


class ProposeEnd(Action, frozen=True, kw_only=True):
    """Ask all players to agree to end a full match and count wealth (GEN-E2)."""


class AgreeToEnd(Action, frozen=True, kw_only=True):
    """Agree to end the match (GEN-E2)."""


class RefuseEnd(Action, frozen=True, kw_only=True):
    """Refuse to end the match (GEN-E2)."""


class TimeUp(Action, frozen=True, kw_only=True):
    """The time of a short or long match is up; played by the table's clock (GEN-E1, GEN-E4)."""


PalancheAction = (
    Roll
    | EndTurn
    | Buy
    | DeclinePurchase
    | Bid
    | DropOut
    | TakeRide
    | DeclineRide
    | ChooseSpace
    | PlayCard
    | ReadCard
    | Invest
    | ProposeTrade
    | CounterTrade
    | AcceptTrade
    | DeclineTrade
    | AuctionCard
    | SellCard
    | SellInvestment
    | Several
    | MarkCards
    | StopAsking
    | PayDebt
    | DeclareBankruptcy
    | ProposeEnd
    | AgreeToEnd
    | RefuseEnd
    | TimeUp
)
