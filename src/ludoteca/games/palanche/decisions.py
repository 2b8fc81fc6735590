"""The decisions that may be open, as a stack: the top one is made first, then the one below resumes.

Cards are named by their keys, so that a decision reads the same in Python, in JSON and in a position written
by hand.
"""

from typing import ClassVar

from ludoteca.core import Decision, Seat

from .ledger import Account, MoneyReason


class OpenDecision(Decision, frozen=True, kw_only=True):
    """A decision that is open; `blocks` is the reason why other actions are refused."""

    blocks: ClassVar[str]


class Turn(OpenDecision, frozen=True, kw_only=True, tag="turn"):
    """A turn, at the bottom of the stack: when on top, the player may invest, trade, roll or end it."""

    rule = "GEN-T1"
    blocks = "turn-open"

    doubles: int = 0
    roll_due: bool = True
    over: bool = False
    """Whether it ends as soon as nothing is left on it (GEN-T2)."""


class Purchase(OpenDecision, frozen=True, kw_only=True, tag="purchase"):
    """Whether to buy the space of the pawn; otherwise it is auctioned (GEN-A1)."""

    rule = "GEN-A1"
    blocks = "purchase-open"

    space: str


class RideOffer(OpenDecision, frozen=True, kw_only=True, tag="ride_offer"):
    """Whether the next roll counts from the other end of the ride (GEN-X1)."""

    rule = "GEN-X1"
    blocks = "ride-open"

    space: str


class Destination(OpenDecision, frozen=True, kw_only=True, tag="destination"):
    """Which space with the card's symbol to go to (GEN-K2)."""

    rule = "GEN-K2"
    blocks = "destination-open"

    card: str
    symbol: str
    pays_200: bool


class Reading(OpenDecision, frozen=True, kw_only=True, tag="reading"):
    """The bankrupt player turns up the card for the player on a card space and reads it (GEN-F2)."""

    rule = "GEN-F2"
    blocks = "reading-open"

    deck: str
    player: Seat
    """The player on the card space."""


class CardRest(OpenDecision, frozen=True, kw_only=True, tag="card_rest"):
    """The effects of a card that are still to be done, from `step` on; it needs no decision (GEN-F0)."""

    rule = "GEN-K1"
    blocks = "card-open"

    card: str
    step: int


class Levy(OpenDecision, frozen=True, kw_only=True, tag="levy"):
    """The players who still have to pay because of a card, in order; it needs no decision (GEN-F0)."""

    rule = "GEN-F0"
    blocks = "debt-open"

    card: str
    debtors: tuple[Seat, ...]
    each: int


class Debt(OpenDecision, frozen=True, kw_only=True, tag="debt"):
    """How to settle a debt that cash does not cover or that a kept card could avoid (GEN-F0, GEN-F1)."""

    rule = "GEN-F0"
    blocks = "debt-open"

    creditors: tuple[Account, ...]
    each: int
    reason: MoneyReason
    times: int = 1
    space: str | None = None
    card: str | None = None

    @property
    def owed(self) -> int:
        """The sum owed to all creditors."""
        return self.each * len(self.creditors)


class Auction(OpenDecision, frozen=True, kw_only=True, tag="auction"):
    """Whether to bid or drop out; `waiting` are the seats still in it, the next first (GEN-A2, GEN-S2)."""

    rule = "GEN-A2"
    blocks = "auction-open"

    card: str
    seller: Seat | None = None
    minimum: int = 10
    bid: int = 0
    bidder: Seat | None = None
    waiting: tuple[Seat, ...]

    @property
    def next_bid(self) -> int:
        """The least bid that is allowed now."""
        return self.bid + 10 if self.bid else self.minimum


class Trade(OpenDecision, frozen=True, kw_only=True, tag="trade"):
    """Whether `seat` accepts what `by` would give and take (GEN-S1)."""

    rule = "GEN-S1"
    blocks = "trade-open"

    by: Seat
    offer: int
    give: tuple[str, ...] = ()
    take: tuple[str, ...] = ()
    give_money: int = 0
    take_money: int = 0
    counters: int = 0


class EndVote(OpenDecision, frozen=True, kw_only=True, tag="end_vote"):
    """Whether to end the match now; `waiting` have still to vote, the next one first (GEN-E2)."""

    rule = "GEN-E2"
    blocks = "vote-open"

    by: Seat
    waiting: tuple[Seat, ...]


PalancheDecision = (
    Turn | Purchase | RideOffer | Destination | Reading | CardRest | Levy | Debt | Auction | Trade | EndVote
)
