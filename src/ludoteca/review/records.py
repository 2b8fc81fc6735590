"""The records of a review."""

from typing import Any, Literal

from ludoteca.core import Reason, Record, Seat


class Moment(Record, frozen=True, kw_only=True):
    """The position after an entry of the log, in numbers."""

    seq: int
    seat: Seat
    """The seat that had played."""
    chances: tuple[float, ...] = ()
    """The chance of each seat to win; empty without playouts."""
    measures: dict[str, tuple[float, ...]]


class Better(Record, frozen=True, kw_only=True):
    """A better move than the one played in an entry."""

    seq: int
    seat: Seat
    played: Any
    better: Any
    chance: float
    """The chance to win after the move that was played."""
    better_chance: float
    reasons: tuple[Reason, ...] = ()


class Review(Record, frozen=True, kw_only=True):
    """A finished review, as it is stored with the match."""

    format: Literal["ludoteca-review-1"] = "ludoteca-review-1"
    game: str
    last: int
    """The last entry of the reviewed log."""
    level: str
    """The level of the bots in playouts."""
    playouts: int
    moments: tuple[Moment, ...]
    turning: tuple[int, ...]
    """The entries after which chances changed most, largest change first."""
    mistakes: tuple[Better, ...]


class Draft(Record, frozen=True, kw_only=True):
    """A review in progress: the results so far, and the playouts of the present part."""

    level: str
    playouts: int
    moments: tuple[Moment, ...] = ()
    suspects: tuple[int, ...] | None = None
    """The entries whose moves are compared, once all moments are done."""
    looked_into: int = 0
    mistakes: tuple[Better, ...] = ()
    candidate: Better | None = None
    """The strongest bot's move instead of the one that is being compared."""
    plays: tuple[tuple[float, ...], ...] = ()
