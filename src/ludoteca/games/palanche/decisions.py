"""The decisions that may be open: the one on top is made now, the one below resumes after it.

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
    """A turn, always at the bottom: on top, the player may invest, trade, roll or end it (GEN-T1)."""

    rule = "GEN-T1"
    blocks = "turn-open"

    doubles: int = 0
    roll_due: bool = True
    over: bool = False
    """Whether it ends as soon as nothing is left on it (GEN-T2)."""


class Purchase(OpenDecision, frozen=True, kw_only=True, tag="purchase"):
    """The space of the pawn may be bought, or else is auctioned (GEN-A1)."""

    rule = "GEN-A1"
    blocks = "purchase-open"

    space: str


class RideOffer(OpenDecision, frozen=True, kw_only=True, tag="ride_offer"):
    """The end of a ride: declare whether the next roll counts from the other end (GEN-X1)."""

    rule = "GEN-X1"
    blocks = "ride-open"

    space: str


class Destination(OpenDecision, frozen=True, kw_only=True, tag="destination"):
    """A card sends to a symbol: choose a space that carries it (GEN-K2)."""

    rule = "GEN-K2"
    blocks = "destination-open"

    card: str
    symbol: str
    pays_200: bool


class CardRest(OpenDecision, frozen=True, kw_only=True, tag="card_rest"):
    """What a card still says from effect `step` on. It needs no decision (GEN-F0)."""

    rule = "GEN-K1"
    blocks = "card-open"

    card: str
    step: int


class Levy(OpenDecision, frozen=True, kw_only=True, tag="levy"):
    """Players who still have to pay as a card says, one after the other (GEN-F0). It needs no decision."""

    rule = "GEN-F0"
    blocks = "debt-open"

    card: str
    debtors: tuple[Seat, ...]
    each: int


class Debt(OpenDecision, frozen=True, kw_only=True, tag="debt"):
    """A debt that cash does not cover, or that a kept card could spare (GEN-F0, GEN-F1)."""

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
        """The debt to all creditors as one sum."""
        return self.each * len(self.creditors)


class Auction(OpenDecision, frozen=True, kw_only=True, tag="auction"):
    """An auction: `waiting` are the seats still in it, the next to bid first (GEN-A2, GEN-S2)."""

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
        """The least that may be bid now."""
        return self.bid + 10 if self.bid else self.minimum


class Trade(OpenDecision, frozen=True, kw_only=True, tag="trade"):
    """An offer on the table: `seat` answers what `by` would give and take (GEN-S1)."""

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
    """Whether the match ends now: `waiting` have still to answer, the next one first (GEN-E2)."""

    rule = "GEN-E2"
    blocks = "vote-open"

    by: Seat
    waiting: tuple[Seat, ...]


PalancheDecision = (
    Turn | Purchase | RideOffer | Destination | CardRest | Levy | Debt | Auction | Trade | EndVote
)
