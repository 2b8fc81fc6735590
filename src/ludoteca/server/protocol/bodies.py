"""The bodies of HTTP requests and answers."""

from datetime import datetime
from typing import Annotated, Any, Literal

import msgspec

from ludoteca.core import Reason, Record, Seat
from ludoteca.review import Review

from .shapes import Clock, Level, Name, SeatInfo, SeenEntry, Status, TableInfo, Unrated

Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]


class Problem(Record, frozen=True, kw_only=True):
    """Why a request was refused: a rule of the game or null, a message key, the values for its sentence."""

    rule: str | None
    reason: str
    params: dict[str, Any]


class NewGuest(Record, frozen=True, kw_only=True):
    """Come in under a name."""

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


class GameSummary(Record, frozen=True, kw_only=True):
    """A game on the shelf."""

    key: str
    title: str
    min_seats: int
    max_seats: int
    rules_version: int
    levels: tuple[str, ...]
    """The levels of its bots, weakest first; the last is what people get by default."""
    options: Any
    """The JSON schema of its options; every option has a default."""
    default_options: Any
    files: dict[str, tuple[str, ...]]
    """Options that may also be filled from a file of the host, and the names of those there are."""
    live: bool
    """Whether some of its actions can be made by hand, live."""
    previews: bool
    missing: tuple[Reason, ...]
    """What it could do with and has not brought, such as a rules page; it is played without."""
    front: str | None
    """The address of the module that draws its table in a browser, if the game brings one."""
    cover: str | None
    """The address of the picture on its box, if the game brings one."""


class UnplayableGames(Record, frozen=True, kw_only=True):
    """Games that are installed and cannot be played: what is in the way of each."""

    games: tuple[Problem, ...]


class GameSchemas(Record, frozen=True, kw_only=True):
    """The JSON schemas of a game's records."""

    options: Any
    action: Any
    event: Any
    view: Any
    position: Any


class Myself(Record, frozen=True, kw_only=True, tag="me"):
    """I sit here, or somebody beside me at the same screen, who has a name of their own."""

    name: Name | None = None


class WantedBot(Record, frozen=True, kw_only=True, tag="bot"):
    """A bot sits here, by default of the usual level."""

    level: Level | None = None


class Vacant(Record, frozen=True, kw_only=True, tag="empty"):
    """Nobody sits here yet."""


WantedSeat = Myself | WantedBot | Vacant


class NewTable(Record, frozen=True, kw_only=True):
    """Set up a table."""

    game: Name
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    seats: Annotated[tuple[WantedSeat, ...], msgspec.Meta(min_length=1, max_length=16)]
    open: bool = False
    clock: Clock | None = None
    start: bool = False
    """Begin at once, if no seat is empty."""


class TableMade(Record, frozen=True, kw_only=True):
    """A table, and what its maker may know of it."""

    table: TableInfo
    invite: str
    share: str
    invite_url: str
    share_url: str


class MatchLine(Record, frozen=True, kw_only=True):
    """A match of mine in a list."""

    match: str
    game: str
    status: Status
    seats: tuple[SeatInfo, ...]
    mine: tuple[Seat, ...]
    """Where I sit; nowhere, if I left."""
    active: tuple[Seat, ...]
    """Whose decision it is."""
    waiting_since: datetime | None
    """Since when it is."""
    due_at: datetime | None
    """When the clock of the first of them runs out."""
    started_at: datetime | None
    ended_at: datetime | None
    moves: int
    scores: tuple[int, ...] | None
    places: tuple[int, ...] | None
    """The place that each seat took; null while it is played and if it was given up."""
    unrated: Unrated | None


class MyMatches(Record, frozen=True, kw_only=True):
    """The tables where I sit that are not over: where it is my turn first, and the longest-waiting first."""

    matches: tuple[MatchLine, ...]


class FinishedMatches(Record, frozen=True, kw_only=True):
    """Matches of mine that are over, newest first."""

    matches: tuple[MatchLine, ...]
    next: str | None
    """What to ask for as `before` to get those that ended before; null if there are none."""


class TableList(Record, frozen=True, kw_only=True):
    """Open tables: those that wait for people, and those that are played and may be watched; newest first."""

    tables: tuple[TableInfo, ...]
    played: tuple[TableInfo, ...]


class ReplayPage(Record, frozen=True, kw_only=True):
    """The match as it stood after entry `seq`, as one seat or a spectator sees it."""

    match: str
    game: str
    seq: int
    last: int
    seat: int | None
    view: Any
    private: Any
    """What only this seat sees beside the view, if the game hides something from the others."""
    active: tuple[Seat, ...]
    """Whose decision it was then."""
    entry: SeenEntry


class ReviewPage(Record, frozen=True, kw_only=True):
    """A look back at a match, or how far it is."""

    match: str
    status: Literal["none", "waiting", "making", "done"]
    ahead: int = 0
    """How many others are made before it."""
    done: int = 0
    total: int = 0
    """How many parts are done, of how many."""
    review: Review | None = None


class StoryMoment(Record, frozen=True, kw_only=True):
    """How everybody stood after an entry."""

    seq: int
    values: tuple[float, ...]


class BestMoment(Record, frozen=True, kw_only=True):
    """The entry that brought a seat most."""

    seq: int
    seat: int
    gain: float


class Story(Record, frozen=True, kw_only=True):
    """What became of everybody in a match: money or points, as the game measures them."""

    match: str
    measure: str | None = None
    """The key of its text, `measure-…`; null if the game measures nothing."""
    moments: tuple[StoryMoment, ...] = ()
    best: tuple[BestMoment, ...] = ()


class BranchAt(Record, frozen=True, kw_only=True):
    """Play on from how it stood after an entry."""

    seq: int


class Recap(Record, frozen=True, kw_only=True):
    """What happened since an entry: how it stood after it, and after each one that followed."""

    pages: tuple[ReplayPage, ...]


class Span(Record, frozen=True, kw_only=True):
    """A piece of text that looks the same from end to end: `bold`, `red`, `on-#ffd040` …"""

    text: str
    looks: tuple[str, ...] = ()


class Picture(Record, frozen=True, kw_only=True):
    """The board as the game draws it in text; keys in angle brackets stand for words of the game."""

    match: str
    seq: int
    seat: int | None
    lines: tuple[tuple[Span, ...], ...]


class LogPage(Record, frozen=True, kw_only=True):
    """The log as one seat, or a spectator, may see it."""

    match: str
    seat: int | None
    entries: tuple[SeenEntry, ...]


HookKind = Literal["json", "slack", "discord", "ntfy"]


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
    """How strong somebody is at a game: `shown` is a careful guess (mu - 3 sigma), in points."""

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
    """What somebody did at one game."""

    game: str
    matches: int
    wins: int
    best_score: int | None
    mean_rank: float
    rating: float | None


class Statistics(Record, frozen=True, kw_only=True):
    """What somebody did at every game."""

    player: str
    name: str
    games: tuple[GameStatistics, ...]


class Notices(Record, frozen=True, kw_only=True):
    """How somebody is told that it is their turn, and what the house can do."""

    letters: bool
    """Whether this house sends letters."""
    email: str | None
    confirmed: bool
    push_key: str | None
    """What a browser needs to subscribe; null where this house does not push."""
    browsers: tuple[str, ...]


Email = Annotated[str, msgspec.Meta(max_length=200, pattern=r"^[^@\s\x00-\x1f<>,;]+@[^@\s\x00-\x1f<>,;]+$")]
Base64 = Annotated[str, msgspec.Meta(min_length=16, max_length=200, pattern=r"^[A-Za-z0-9_=-]+$")]


class NewAddress(Record, frozen=True, kw_only=True):
    """Send letters there."""

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
