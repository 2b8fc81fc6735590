"""What is kept, row by row. Documents and entries are JSON text: the store does not know games."""

from typing import NamedTuple


class PlayerRow(NamedTuple):
    """Somebody who came in: a guest, or an account if there is a password."""

    id: str
    name: str
    name_key: str | None
    password: str | None
    created_at: int
    banned_at: int | None = None
    """Since when they may not come in any more."""


class SessionRow(NamedTuple):
    """A browser or a program that is known; `token` is the hash of its secret."""

    token: str
    id: str
    player: str
    kind: str
    label: str
    created_at: int
    expires_at: int


class MatchRow(NamedTuple):
    """A table: what is searched for, and the document that says everything."""

    id: str
    game: str
    status: str
    is_open: int
    host: str
    created_at: int
    updated_at: int
    revision: int
    document: str


class LogRow(NamedTuple):
    """An entry of a match's log."""

    seq: int
    request: str | None
    body: str
    clocks: str | None


class SnapshotRow(NamedTuple):
    """How a match stood after an entry; only a cache."""

    seq: int
    fingerprint: str
    position: str


class ReviewRow(NamedTuple):
    """A look back at a match, done or on its way."""

    match: str
    is_done: int
    document: str | None


class HookRow(NamedTuple):
    """An address to call for a player."""

    id: str
    player: str
    url: str
    kind: str
    language: str


class AddressRow(NamedTuple):
    """Where letters for a player go."""

    player: str
    email: str
    language: str
    secret: str
    confirmed_at: int | None


class PushRow(NamedTuple):
    """A browser that wants to be pushed, with the keys that it gave."""

    id: str
    player: str
    language: str
    endpoint: str
    p256dh: str
    auth: str


class NoticeRow(NamedTuple):
    """Something that is still to be told to somebody."""

    player: str
    match: str
    kind: str
    seq: int
    due_at: int
    attempts: int = 0


class VacationRow(NamedTuple):
    """When somebody is away."""

    player: str
    began_at: int
    ends_at: int


class FriendRow(NamedTuple):
    """Another person who is a friend, or with whom it was asked."""

    player: str
    name: str
    asked_by: str
    asked_at: int
    accepted_at: int | None
    """Since when they are friends; None while one of the two has not answered."""


class ReportRow(NamedTuple):
    """A line of chat that somebody reported, as it was when they did."""

    id: str
    match: str
    number: int
    reporter: str
    reported: str
    name: str
    line: str
    reported_at: int
    settled_at: int | None = None


class ResultRow(NamedTuple):
    """How a match ended for a seat."""

    seat: int
    player: str
    place: int
    score: int


class RatingRow(NamedTuple):
    """How strong a player is at a game."""

    player: str
    game: str
    mu: float
    sigma: float
    matches: int


class TallyRow(NamedTuple):
    """What a player did at a game, added up."""

    game: str
    matches: int
    wins: int
    best_score: int
    mean_place: float
