"""The rows of the database. Documents and log entries are JSON text: the store does not know games."""

from typing import NamedTuple


class PlayerRow(NamedTuple):
    """A player: an account if there is a password, otherwise a guest."""

    id: str
    name: str
    name_key: str | None
    password: str | None
    created_at: int
    banned_at: int | None = None
    """Since when the player may not sign in."""


class SessionRow(NamedTuple):
    """A browser or program that is signed in; `token` is the hash of its secret."""

    token: str
    id: str
    player: str
    kind: str
    label: str
    created_at: int
    expires_at: int
    scopes: str = ""
    """What a program may do, separated by spaces; a browser may do everything."""


class FactorRow(NamedTuple):
    """A second factor of an account."""

    id: str
    player: str
    kind: str
    """`totp`, `recovery` or `passkey`."""
    label: str
    secret: str
    used: int
    created_at: int


class MatchRow(NamedTuple):
    """A match: the columns for queries, and the table as a JSON document."""

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
    """The key of the request that became this entry."""
    body: str
    clocks: str | None
    content: str | None = None
    """The content of that request."""


class RequestRow(NamedTuple):
    """A client's request that changed something."""

    key: str
    """A hash of the sender and of the id that the sender chose."""
    content: str
    """A hash of everything else in the request."""


class Head(NamedTuple):
    """How far a match has got: the revision of its table and the number of its newest log entry.

    Every change of the table raises the first and every entry the second, and each is written only if both
    are what the writer has seen.
    """

    revision: int
    seq: int


class SnapshotRow(NamedTuple):
    """The position of a match after a log entry; a cache."""

    seq: int
    fingerprint: str
    position: str


class ReviewRow(NamedTuple):
    """The review of a match, done or in progress."""

    match: str
    is_done: int
    document: str | None


class HookRow(NamedTuple):
    """A webhook of a player."""

    id: str
    player: str
    url: str
    kind: str
    language: str


class AddressRow(NamedTuple):
    """The email address of a player."""

    player: str
    email: str
    language: str
    secret: str
    confirmed_at: int | None


class PushRow(NamedTuple):
    """The push subscription of a browser, with its keys."""

    id: str
    player: str
    language: str
    endpoint: str
    p256dh: str
    auth: str


class NoticeRow(NamedTuple):
    """A notice to a player that is to be sent."""

    player: str
    match: str
    kind: str
    seq: int
    due_at: int
    attempts: int = 0


class VacationRow(NamedTuple):
    """A vacation of a player."""

    player: str
    began_at: int
    ends_at: int


class BotRow(NamedTuple):
    """A bot account, and the player who has made it."""

    player: str
    name: str
    owner: str
    created_at: int


class FriendRow(NamedTuple):
    """A friend of a player, or a request between the two."""

    player: str
    name: str
    asked_by: str
    asked_at: int
    accepted_at: int | None
    """Since when they are friends; None while the request is open."""


class ReportRow(NamedTuple):
    """A report of a chat line, with the line as it was at that time."""

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
    """The result of a match for one seat."""

    seat: int
    player: str
    place: int
    score: int


class PlaceRow(NamedTuple):
    """The place of a seat in a match that is over."""

    match: str
    player: str
    place: int


class RatingRow(NamedTuple):
    """A player's rating in a game."""

    player: str
    game: str
    mu: float
    sigma: float
    matches: int


class TallyRow(NamedTuple):
    """A player's statistics in a game."""

    game: str
    matches: int
    wins: int
    best_score: int
    mean_place: float
