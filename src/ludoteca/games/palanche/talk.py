"""What was said at the table: marks on cards, requests not to be asked, and refused offers.

All of it is public and part of the state: a bot that takes a seat over knows it, and a replay shows it. No
rule looks at it: what is legal is the same whatever was said (GEN-S5).
"""

from typing import Annotated, Literal

import msgspec

from ludoteca.core import Record, Seat

Mark = Literal["wanted", "not-for-sale", "make-an-offer"]
"""What a mark says: would like this card; will not sell this own one; would sell this own one."""
WhyNot = Literal[
    "completes-yours",
    "breaks-mine",
    "too-little",
    "too-dear",
    "helps-you-more",
    "not-for-sale",
    "no-use",
    "need-cash",
    "asked-before",
]
"""Why an offer is turned down."""

TALKING_SINCE = 4
"""The version of the rules from which on talk is part of a match."""


class CardMark(Record, frozen=True, kw_only=True):
    """A mark that a seat put on a card."""

    seat: Seat
    card: str
    mark: Mark


class Quiet(Record, frozen=True, kw_only=True):
    """A seat's request not to be asked any more in this match: about a card, or by a player."""

    seat: Seat
    partner: Seat | None = None
    card: str | None = None


class RefusedOffer(Record, frozen=True, kw_only=True):
    """An offer of `by` that `seat` turned down or answered with another one."""

    seat: Seat
    by: Seat
    give: tuple[str, ...]
    take: tuple[str, ...]
    money: int
    """What `by` would have paid; negative if `by` asked for money."""
    round: Annotated[int, msgspec.Meta(ge=1)]
    holders: tuple[Seat, ...]
    """Who held the cards of the colours and kinds it touched: an answer may change when they do."""
    more: int | None = None
    """How much more, or less, would perhaps have done, if that was said."""


class Asked(Record, frozen=True, kw_only=True):
    """The round in which a seat last made another one an offer of its own accord."""

    by: Seat
    seat: Seat
    round: Annotated[int, msgspec.Meta(ge=1)]


class Talk(Record, frozen=True, kw_only=True):
    """Everything that was said so far and still stands."""

    marks: tuple[CardMark, ...] = ()
    quiet: tuple[Quiet, ...] = ()
    refused: tuple[RefusedOffer, ...] = ()
    """The newest last; of equal offers only the last one."""
    asked: tuple[Asked, ...] = ()


SILENCE = Talk()
