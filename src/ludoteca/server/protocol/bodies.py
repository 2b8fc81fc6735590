"""The bodies of HTTP requests and answers."""

from datetime import datetime
from typing import Annotated, Any, Literal

import msgspec

from ludoteca.core import Derivation, Reason, Record, RuleBy, Seat
from ludoteca.review import Review

from .shapes import Clock, Level, Name, SeatInfo, SeenEntry, Status, TableInfo, Unrated


class Problem(Record, frozen=True, kw_only=True):
    """Why a request was refused: a rule of the game or null, a message key, the values for its sentence."""

    rule: str | None
    reason: str
    params: dict[str, Any]
    derivations: tuple[Derivation, ...] = ()
    """Where the numbers come from that were compared."""


class GameSummary(Record, frozen=True, kw_only=True):
    """A game on the shelf."""

    key: str
    title: str
    min_seats: int
    max_seats: int
    usual_seats: int
    """How many sit at a match that begins at once against bots."""
    rules_version: int
    levels: tuple[str, ...]
    """The levels of its bots, weakest first; by default people get `normal`, or else the last."""
    strengths: dict[str, int]
    """The steps of its dial, weakest first, with their ratings (`normal` has 1500); empty without a dial."""
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
    """Games that are installed and cannot be played, each with the reason."""

    games: tuple[Problem, ...]


class TableDraft(Record, frozen=True, kw_only=True):
    """A table that a person draws, or brings as a file or code; with none of them, the printed one."""

    name: Annotated[str, msgspec.Meta(max_length=80)] = ""
    """The name by which people choose it; empty: the one that it has."""
    data: dict[str, Any] | None = None
    code: Annotated[str, msgspec.Meta(max_length=64_000)] | None = None
    file: Annotated[str, msgspec.Meta(max_length=64_000)] | None = None


class TableJudged(Record, frozen=True, kw_only=True):
    """The table as options hold it, as a file and as a code; or its flaw, with its place `at`."""

    name: str = ""
    data: dict[str, Any] | None = None
    code: str = ""
    file: str = ""
    flaw: Problem | None = None


class GameSchemas(Record, frozen=True, kw_only=True):
    """The JSON schemas of a game's records."""

    options: Any
    action: Any
    event: Any
    view: Any
    position: Any
    rules: dict[str, str | RuleBy]
    """The rule behind each kind of event, by its tag."""


class Myself(Record, frozen=True, kw_only=True, tag="me"):
    """A seat for me, or under another name for a person at the same screen."""

    name: Name | None = None


class WantedBot(Record, frozen=True, kw_only=True, tag="bot"):
    """A seat for a bot, by default of the usual level."""

    level: Level | None = None


class Vacant(Record, frozen=True, kw_only=True, tag="empty"):
    """A seat that stays empty for now."""


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
    screen: bool = False
    """A shared screen sets it up and does not play: everybody who sits down arranges it as the host does."""


class LocalNetworkInfo(Record, frozen=True, kw_only=True):
    """How devices in the same house reach the server."""

    url: str | None
    """The address for links; null while only the server's own machine reaches it."""
    is_open: bool
    """Whether the second listener, on the local network, is open."""
    may_change: bool
    """Whether the sender may open and close it: only a person at the server's machine may."""
    choices: tuple[str, ...]
    """The addresses that they may open, the most likely one first."""


class OpenLocalNetwork(Record, frozen=True, kw_only=True):
    """Let devices of the local network connect."""

    address: Name | None = None
    """An address of the server's machine; by default the most likely one."""


class TableMade(Record, frozen=True, kw_only=True):
    """A new table, with its links for the person who made it."""

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
    """The review of a match, or how far it is."""

    match: str
    status: Literal["none", "waiting", "making", "done"]
    ahead: int = 0
    """How many others are made before it."""
    done: int = 0
    total: int = 0
    """How many parts are done, of how many."""
    review: Review | None = None


class StoryMoment(Record, frozen=True, kw_only=True):
    """The amounts of all seats after an entry."""

    seq: int
    values: tuple[float, ...]


class BestMoment(Record, frozen=True, kw_only=True):
    """The entry in which a seat gained most."""

    seq: int
    seat: int
    gain: float


class Story(Record, frozen=True, kw_only=True):
    """How each seat did over a match: money or points, as the game measures them."""

    match: str
    measure: str | None = None
    """The key of its text, `measure-…`; null if the game measures nothing."""
    moments: tuple[StoryMoment, ...] = ()
    best: tuple[BestMoment, ...] = ()


class BranchAt(Record, frozen=True, kw_only=True):
    """Start a new match from the position after an entry."""

    seq: int


class Recap(Record, frozen=True, kw_only=True):
    """What happened since an entry: the position after it, and after each later entry."""

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


class CopyStatus(Record, frozen=True, kw_only=True):
    """How the copy off the server's machine is."""

    is_on: bool
    is_behind: bool
    """Whether changes wait to be copied for longer than they should."""
    at: datetime | None
    """Up to when everything was copied."""


class HouseStatus(Record, frozen=True, kw_only=True):
    """Whether the server is well."""

    version: str
    since: datetime
    """When this process started."""
    is_closing: bool
    writes: bool
    """Whether the database writes."""
    playing: int
    """Matches in play, those of other processes included."""
    waiting: int
    """Tables that wait for players."""
    connections: int
    """Open pages and programs of this process."""
    workers: int
    """Worker processes for bots and physics."""
    email: bool
    """Whether emails are sent."""
    backed_up_at: datetime | None
    """When the host made the last backup."""
    copy: CopyStatus
    restart_at: datetime | None
    """When the host will restart the server, if that was announced."""


class RestoreOffer(Record, frozen=True, kw_only=True):
    """Whether the sender may restore this empty house from a backup or a copy, and from where by default."""

    may_restore: bool
    place: str


class RestoreFrom(Record, frozen=True, kw_only=True):
    """Restore this empty house from a backup, a folder with a copy, or an S3-compatible store."""

    source: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]


class HouseRestored(Record, frozen=True, kw_only=True):
    """The house is restored; the server starts anew with it."""

    at: datetime | None
    """The moment that a copy shows; null for a backup."""
    is_whole: bool
    """Whether everything came back; if not, `at` is the moment up to which it did, and the log says why."""
