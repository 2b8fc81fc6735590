"""The events of Palanche. Money moves in `Paid` events only; each has the terms of its sum."""

from typing import ClassVar, Literal

from msgspec import UNSET, UnsetType

from ludoteca.core import Event, Record, RuleBy, Seat

from .ledger import MONEY_RULES, Account, MoneyReason
from .talk import Mark, WhyNot

EndReason = Literal["last-one-left", "time-up", "rounds-played", "agreed"]
Way = Literal["dice", "card", "third_double"]
END_RULES: dict[EndReason, str] = {
    "last-one-left": "GEN-E2",
    "time-up": "GEN-E1",
    "rounds-played": "GEN-E3",
    "agreed": "GEN-E2",
}


class GroupChange(Record, frozen=True, kw_only=True):
    """How a change of cards changes a player's share of a colour or kind."""

    seat: Seat
    group: str
    before: int
    after: int
    size: int


GroupChanges = tuple[GroupChange, ...] | UnsetType
"""The shares that changed; left out of events under rules before version 4."""


class LandDealt(Event, frozen=True, kw_only=True):
    """The terreni a player starts with (GEN-C3)."""

    rule = "GEN-C3"
    reveals: ClassVar[bool] = True
    seat: Seat
    spaces: tuple[str, ...]


class RolledForFirst(Event, frozen=True, kw_only=True):
    """A player rolled for who begins (GEN-C4)."""

    rule = "GEN-C4"
    seat: Seat
    dice: tuple[int, int]


class TurnBegan(Event, frozen=True, kw_only=True):
    """A player's turn began."""

    rule = "GEN-T1"
    seat: Seat
    round: int


class FinalRoundBegan(Event, frozen=True, kw_only=True):
    """The final round began: every player has one more turn (GEN-E1)."""

    rule = "GEN-E1"
    round: int


class TimeRanOut(Event, frozen=True, kw_only=True):
    """The clock ran out: after this round the final one follows (GEN-E1, GEN-E4)."""

    rule = "GEN-E1"
    round: int


class DiceRolled(Event, frozen=True, kw_only=True):
    """A player rolled the dice (GEN-T1)."""

    rule = "GEN-T1"
    seat: Seat
    dice: tuple[int, int]


class ThirdDoubleRolled(Event, frozen=True, kw_only=True):
    """A third double in a row: the pawn goes to the villa, and the turn ends (GEN-T2)."""

    rule = "GEN-T2"
    seat: Seat


class PawnMoved(Event, frozen=True, kw_only=True):
    """A pawn moved. `ride_from` is the end of the ride it took before it counted from `start` (GEN-X1)."""

    rule = RuleBy("way", {"dice": "GEN-T1", "card": "GEN-K1", "third_double": "GEN-T2"})
    seat: Seat
    start: str
    to: str
    steps: int
    way: Way
    ride_from: str | None = None


class Paid(Event, frozen=True, kw_only=True):
    """Money moved between two accounts: `amount` is `times` × `each`."""

    rule = RuleBy("reason", MONEY_RULES)
    payer: Account
    payee: Account
    amount: int
    reason: MoneyReason
    times: int = 1
    each: int
    space: str | None = None
    card: str | None = None


class SpaceBought(Event, frozen=True, kw_only=True):
    """A player bought the space they stand on (GEN-A1)."""

    rule = "GEN-A1"
    seat: Seat
    space: str
    price: int
    groups: GroupChanges = UNSET


class PurchaseDeclined(Event, frozen=True, kw_only=True):
    """A player declined to buy the space of their pawn: it is auctioned (GEN-A1)."""

    rule = "GEN-A1"
    seat: Seat
    space: str


class AuctionOpened(Event, frozen=True, kw_only=True):
    """An auction began; without a seller it is the Banca's (GEN-A2, GEN-S2)."""

    rule = "GEN-A2"
    card: str
    seller: Seat | None
    minimum: int


class BidMade(Event, frozen=True, kw_only=True):
    """A player bid."""

    rule = "GEN-A2"
    seat: Seat
    card: str
    amount: int


class DroppedOut(Event, frozen=True, kw_only=True):
    """A player dropped out of an auction; `short` if for lack of cash for another bid."""

    rule = "GEN-A2"
    seat: Seat
    card: str
    short: bool = False


class AuctionWon(Event, frozen=True, kw_only=True):
    """An auction was won."""

    rule = "GEN-A2"
    binds: ClassVar[bool] = True
    seat: Seat
    card: str
    amount: int
    seller: Seat | None
    groups: GroupChanges = UNSET


class AuctionFailed(Event, frozen=True, kw_only=True):
    """No player bid: the card remains where it was."""

    rule = "GEN-A2"
    card: str
    seller: Seat | None


class CardTurned(Event, frozen=True, kw_only=True):
    """A card of a deck was drawn and shown (GEN-K1)."""

    rule = "GEN-K1"
    reveals: ClassVar[bool] = True
    seat: Seat
    deck: str
    card: str


class CardRead(Event, frozen=True, kw_only=True):
    """A bankrupt player read the card that another player gets (GEN-F2)."""

    rule = "GEN-F2"
    seat: Seat
    player: Seat


class CardKept(Event, frozen=True, kw_only=True):
    """A player keeps a card for later (GEN-K1)."""

    rule = "GEN-K1"
    seat: Seat
    card: str


class CardPlayed(Event, frozen=True, kw_only=True):
    """A player played a kept card; it went under its deck (GEN-K1)."""

    rule = "GEN-K1"
    seat: Seat
    card: str


class RideTaken(Event, frozen=True, kw_only=True):
    """A player paid a ride: the next roll counts from its other end (GEN-X1)."""

    rule = "GEN-X1"
    seat: Seat
    space: str
    to: str


class RideDeclined(Event, frozen=True, kw_only=True):
    """A player declined a ride (GEN-X1)."""

    rule = "GEN-X1"
    seat: Seat
    space: str


class RideLost(Event, frozen=True, kw_only=True):
    """The pawn was moved before it could ride; the fare is not refunded (GEN-X1)."""

    rule = "GEN-X1"
    seat: Seat
    space: str


class Invested(Event, frozen=True, kw_only=True):
    """A cube was put on a land card (GEN-I1), which raises its rent (GEN-B1)."""

    rule = "GEN-B1"
    seat: Seat
    space: str
    level: str
    rent: int


class InvestmentSold(Event, frozen=True, kw_only=True):
    """A cube went back to the Banca (GEN-F1)."""

    rule = "GEN-F1"
    seat: Seat
    space: str
    level: str


class CardSold(Event, frozen=True, kw_only=True):
    """A card went back to the Banca for half its price (GEN-F1)."""

    rule = "GEN-F1"
    seat: Seat
    space: str


class TradeProposed(Event, frozen=True, kw_only=True):
    """An offer was made, or answered with another one: what `seat` would give and take (GEN-S1)."""

    rule = "GEN-S1"
    seat: Seat
    partner: Seat
    offer: int
    counter: int
    give: tuple[str, ...]
    take: tuple[str, ...]
    give_money: int
    take_money: int


class TradeMade(Event, frozen=True, kw_only=True):
    """An offer was accepted: the cards change hands (GEN-S1)."""

    rule = "GEN-S1"
    binds: ClassVar[bool] = True
    seat: Seat
    partner: Seat
    offer: int
    give: tuple[str, ...]
    take: tuple[str, ...]
    give_money: int
    take_money: int
    groups: GroupChanges = UNSET


class TradeDeclined(Event, frozen=True, kw_only=True):
    """An offer was turned down, perhaps with a reason: see `DeclineTrade` for its fields."""

    rule = "GEN-S1"
    seat: Seat
    partner: Seat
    offer: int
    why: WhyNot | UnsetType = UNSET
    group: str | UnsetType = UNSET
    card: str | UnsetType = UNSET
    amount: int | UnsetType = UNSET


class CardsMarked(Event, frozen=True, kw_only=True):
    """A player put a mark on cards for all to see, or took it off (GEN-S5)."""

    rule = "GEN-S5"
    seat: Seat
    cards: tuple[str, ...]
    mark: Mark | None


class AskingStopped(Event, frozen=True, kw_only=True):
    """A player asked not to be asked any more about a card or by a player, or may be asked again (GEN-S5)."""

    rule = "GEN-S5"
    seat: Seat
    partner: Seat | None
    card: str | None
    lifted: bool


class PaymentDemanded(Event, frozen=True, kw_only=True):
    """A player can pay what is due, but has a kept card that spares it, and chooses (GEN-K1)."""

    rule = "GEN-K1"
    seat: Seat
    owed: int
    reason: MoneyReason
    cards: tuple[str, ...]
    """The kept cards that spare it."""


class DebtIncurred(Event, frozen=True, kw_only=True):
    """A player owes more than their cash (GEN-F0); until rules version 3 also what a card could spare."""

    rule = "GEN-F0"
    seat: Seat
    owed: int
    cash: int
    reason: MoneyReason


class DebtSpared(Event, frozen=True, kw_only=True):
    """A player avoided a payment with a kept card (GEN-K1)."""

    rule = "GEN-K1"
    seat: Seat
    owed: int
    reason: MoneyReason


class WentBankrupt(Event, frozen=True, kw_only=True):
    """A player left the game; the Banca takes their property and pays their debts (GEN-F2)."""

    rule = "GEN-F2"
    seat: Seat
    owed: int
    cash: int
    cards: tuple[str, ...]


class EndProposed(Event, frozen=True, kw_only=True):
    """A player asked all others whether the match may end (GEN-E2)."""

    rule = "GEN-E2"
    seat: Seat


class EndAgreed(Event, frozen=True, kw_only=True):
    """A player agreed to end the match (GEN-E2)."""

    rule = "GEN-E2"
    binds: ClassVar[bool] = True
    seat: Seat


class EndRefused(Event, frozen=True, kw_only=True):
    """A player did not agree: the match goes on (GEN-E2)."""

    rule = "GEN-E2"
    seat: Seat


class WealthCounted(Event, frozen=True, kw_only=True):
    """A player's wealth at the end (GEN-E1)."""

    rule = "GEN-E1"
    seat: Seat
    cash: int
    cards: int
    investments: int
    total: int


class MatchEnded(Event, frozen=True, kw_only=True):
    """The match is over."""

    rule = RuleBy("reason", END_RULES)
    reason: EndReason
    winners: tuple[Seat, ...]


PalancheEvent = (
    LandDealt
    | RolledForFirst
    | TurnBegan
    | FinalRoundBegan
    | TimeRanOut
    | DiceRolled
    | ThirdDoubleRolled
    | PawnMoved
    | Paid
    | SpaceBought
    | PurchaseDeclined
    | AuctionOpened
    | BidMade
    | DroppedOut
    | AuctionWon
    | AuctionFailed
    | CardTurned
    | CardRead
    | CardKept
    | CardPlayed
    | RideTaken
    | RideDeclined
    | RideLost
    | Invested
    | InvestmentSold
    | CardSold
    | TradeProposed
    | TradeMade
    | TradeDeclined
    | CardsMarked
    | AskingStopped
    | PaymentDemanded
    | DebtIncurred
    | DebtSpared
    | WentBankrupt
    | EndProposed
    | EndAgreed
    | EndRefused
    | WealthCounted
    | MatchEnded
)
