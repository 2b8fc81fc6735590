"""The bodies of HTTP requests and answers about people."""

from datetime import datetime
from typing import Annotated, Literal

import msgspec

from ludoteca.core import Record

from .shapes import Id, Name, TableInfo

Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
HookKind = Literal["json", "slack", "discord", "ntfy"]
Email = Annotated[str, msgspec.Meta(max_length=200, pattern=r"^[^@\s\x00-\x1f<>,;]+@[^@\s\x00-\x1f<>,;]+$")]
Base64 = Annotated[str, msgspec.Meta(min_length=16, max_length=200, pattern=r"^[A-Za-z0-9_=-]+$")]


class NewGuest(Record, frozen=True, kw_only=True):
    """Sign in as a guest under a name."""

    name: Name


class Credentials(Record, frozen=True, kw_only=True):
    """A name and a password."""

    name: Name
    password: Password


class NewPassword(Record, frozen=True, kw_only=True):
    """The password until now, and the one from now on."""

    old: Password
    new: Password


class SignedIn(Record, frozen=True, kw_only=True):
    """A browser or program that is signed in as me."""

    id: str
    kind: Literal["browser", "program"]
    label: str
    """What the browser calls itself, or what I called the program."""
    created_at: datetime
    expires_at: datetime
    this: bool
    """Whether it is the one that asks."""


class SignedInList(Record, frozen=True, kw_only=True):
    """Where I am signed in, oldest first."""

    sessions: tuple[SignedIn, ...]


class Me(Record, frozen=True, kw_only=True):
    """Who I am here."""

    player: str
    name: str
    account: bool


class NewToken(Record, frozen=True, kw_only=True):
    """A bearer token for a program of mine."""

    label: Name


class TokenInfo(Record, frozen=True, kw_only=True):
    """A bearer token, without its secret."""

    id: str
    label: str
    created_at: datetime


class TokenMade(Record, frozen=True, kw_only=True):
    """A new bearer token; its secret is shown only once."""

    id: str
    label: str
    token: str


class NewHook(Record, frozen=True, kw_only=True):
    """Call this address when it is my turn somewhere, or a match of mine ends."""

    url: Annotated[str, msgspec.Meta(min_length=8, max_length=500, pattern=r"^https?://[^\x00]*$")]
    kind: HookKind = "json"
    language: Name = "en"
    """Of the sentence that Slack, Discord and ntfy show; `json` gets keys."""


class HookInfo(Record, frozen=True, kw_only=True):
    """An address that is called."""

    id: str
    url: str
    kind: HookKind


class HookList(Record, frozen=True, kw_only=True):
    """The addresses that are called for me."""

    hooks: tuple[HookInfo, ...]


class TokenList(Record, frozen=True, kw_only=True):
    """My bearer tokens."""

    tokens: tuple[TokenInfo, ...]


class RatingInfo(Record, frozen=True, kw_only=True):
    """A player's strength at a game; `shown` is a cautious estimate (mu - 3 sigma), in points."""

    player: str
    name: str
    game: str
    mu: float
    sigma: float
    shown: float
    matches: int


class RatingList(Record, frozen=True, kw_only=True):
    """The best of a game, or the ratings of a player."""

    ratings: tuple[RatingInfo, ...]


class GameStatistics(Record, frozen=True, kw_only=True):
    """A player's results at one game."""

    game: str
    matches: int
    wins: int
    best_score: int | None
    mean_rank: float
    rating: float | None


class Statistics(Record, frozen=True, kw_only=True):
    """A player's results at every game."""

    player: str
    name: str
    games: tuple[GameStatistics, ...]


class Notices(Record, frozen=True, kw_only=True):
    """How I am notified of my turn, and what the server supports."""

    letters: bool
    """Whether the server sends emails."""
    email: str | None
    confirmed: bool
    push_key: str | None
    """The key with which a browser subscribes; null if the server does not push."""
    browsers: tuple[str, ...]


class NewAddress(Record, frozen=True, kw_only=True):
    """Send emails to this address."""

    email: Email
    language: Name = "en"


class NewPush(Record, frozen=True, kw_only=True):
    """Push this browser: what its `PushSubscription` says."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000, pattern=r"^https?://[^\s\x00]+$")]
    p256dh: Base64
    auth: Base64
    language: Name = "en"


class PushGone(Record, frozen=True, kw_only=True):
    """Push that browser no more."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]


class NewVacation(Record, frozen=True, kw_only=True):
    """Begin a vacation of this many days now."""

    days: Annotated[int, msgspec.Meta(ge=1, le=366)]


class Vacation(Record, frozen=True, kw_only=True):
    """The end of my vacation, if I am on one, and the days I have left."""

    until: datetime | None
    days_left: int


class Blocking(Record, frozen=True, kw_only=True):
    """Block a player."""

    player: Id


class Blocked(Record, frozen=True, kw_only=True):
    """A player whom I have blocked."""

    player: str
    name: str


class BlockList(Record, frozen=True, kw_only=True):
    """Whom I have blocked: they do not sit down where I sit, and I do not see what they say."""

    blocked: tuple[Blocked, ...]


class NewFriend(Record, frozen=True, kw_only=True):
    """Send a friend request, by id or account name, or accept the one of that player."""

    player: Id | None = None
    name: Name | None = None


class Friend(Record, frozen=True, kw_only=True):
    """A friend of mine."""

    player: str
    name: str
    here: bool
    """Whether a page of theirs is connected to the process that answers."""
    tables: tuple[TableInfo, ...]
    """Where they sit: tables that I may see anyway."""


class Asker(Record, frozen=True, kw_only=True):
    """A player who has sent me a friend request, or to whom I have sent one."""

    player: str
    name: str


class FriendList(Record, frozen=True, kw_only=True):
    """My friends, the requests I have received, and those I have sent."""

    friends: tuple[Friend, ...]
    asking: tuple[Asker, ...]
    asked: tuple[Asker, ...]


class NewInvitation(Record, frozen=True, kw_only=True):
    """A table that waits, at which I sit or which I arrange."""

    match: Id


class Goodbye(Record, frozen=True, kw_only=True):
    """I want to be forgotten; an account says its password."""

    password: Password | None = None
