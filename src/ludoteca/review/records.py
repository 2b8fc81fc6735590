"""What a review is made of."""

from typing import Any, Literal

from ludoteca.core import Reason, Record, Seat


class Moment(Record, frozen=True, kw_only=True):
    """How it stood after an entry of the log."""

    seq: int
    seat: Seat
    """Who had played."""
    chances: tuple[float, ...] = ()
    """Everybody's chance to win; empty where nothing was played out."""
    measures: dict[str, tuple[float, ...]]


class Better(Record, frozen=True, kw_only=True):
    """A move that would have been better than what was played in an entry."""

    seq: int
    seat: Seat
    played: Any
    better: Any
    chance: float
    """To win, as it was played."""
    better_chance: float
    reasons: tuple[Reason, ...] = ()


class Review(Record, frozen=True, kw_only=True):
    """All of it, as it is kept beside the match."""

    format: Literal["ludoteca-review-1"] = "ludoteca-review-1"
    game: str
    last: int
    """The last entry of the log that it is of."""
    level: str
    """The bots of the playouts."""
    playouts: int
    moments: tuple[Moment, ...]
    turning: tuple[int, ...]
    """The entries after which chances changed most, the greatest change first."""
    mistakes: tuple[Better, ...]


class Draft(Record, frozen=True, kw_only=True):
    """A review on its way: what is found so far, and the playouts of what is being looked at."""

    level: str
    playouts: int
    moments: tuple[Moment, ...] = ()
    suspects: tuple[int, ...] | None = None
    """The moves to look into, once all moments are known."""
    looked_into: int = 0
    mistakes: tuple[Better, ...] = ()
    candidate: Better | None = None
    """What the strongest bot would have played instead of the move that is being looked into."""
    plays: tuple[tuple[float, ...], ...] = ()
