"""The bodies of HTTP requests and answers about people."""

from datetime import datetime
from typing import Annotated, Any, Literal

import msgspec

from ludoteca.core import Record

from .shapes import Id, Line, Name, TableInfo

Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
Code = Annotated[str, msgspec.Meta(min_length=6, max_length=20)]
Scope = Literal["read", "play", "account"]
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


class SignIn(Credentials, frozen=True, kw_only=True):
    """A name and a password, and a code if the account has a second factor."""

    code: Code | None = None
    """Of an authenticator app, or a recovery code."""


class NewPassword(Record, frozen=True, kw_only=True):
    """The password until now, and the one from now on."""

    old: Password
    new: Password
    end_tokens: bool = True
    """Whether the tokens of programs end, too."""


class ForgottenPassword(Record, frozen=True, kw_only=True):
    """The name of an account whose password is forgotten."""

    name: Name


class ResetPassword(Record, frozen=True, kw_only=True):
    """A new password in place of a forgotten one."""

    password: Password


class PasswordAgain(Record, frozen=True, kw_only=True):
    """The password once more, before something that matters."""

    password: Password


class PasskeyInfo(Record, frozen=True, kw_only=True):
    """A passkey, without its key."""

    id: str
    label: str
    created_at: datetime


class Security(Record, frozen=True, kw_only=True):
    """How an account is protected, and what this server supports."""

    totp: bool
    """Whether an authenticator app shows codes for it."""
    recovery_codes: int
    passkeys: tuple[PasskeyInfo, ...]
    can_have_passkeys: bool
    can_reset_password: bool
    """Whether there is a confirmed email address to send a link to."""


class Authenticator(Record, frozen=True, kw_only=True):
    """What an authenticator app has to know; it counts once a code of it was sent back."""

    secret: str
    uri: str
    qr: str
    """The address as an SVG drawing."""


class NewAuthenticator(Record, frozen=True, kw_only=True):
    """An authenticator app that shows codes from now on, with the first of them."""

    password: Password
    secret: Annotated[str, msgspec.Meta(min_length=32, max_length=32, pattern="^[A-Z2-7]+$")]
    code: Code


class RecoveryCodes(Record, frozen=True, kw_only=True):
    """Codes that replace the second factor once each; they are shown only now."""

    codes: tuple[str, ...]


class PasskeyQuestion(Record, frozen=True, kw_only=True):
    """What the browser's `navigator.credentials` gets, in WebAuthn's JSON form."""

    options: dict[str, Any]


class PasskeyAnswer(Record, frozen=True, kw_only=True):
    """What the browser's `navigator.credentials` gave, in WebAuthn's JSON form."""

    credential: dict[str, Any]


class NewPasskey(Record, frozen=True, kw_only=True):
    """A passkey that the browser has made."""

    label: Name
    credential: dict[str, Any]


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
    moderator: bool = False
    """Whether the host has named me a moderator."""


class SignInWays(Record, frozen=True, kw_only=True):
    """How people can sign in here, beside name and password."""

    openid: str | None = None
    """What the provider of OpenID Connect is called; None if there is none."""


class NewToken(Record, frozen=True, kw_only=True):
    """A bearer token for a program of mine."""

    label: Name
    scopes: tuple[Scope, ...] = ("read", "play")
    """What it may do: read, play and change tables, or also manage the account."""


class TokenInfo(Record, frozen=True, kw_only=True):
    """A bearer token, without its secret."""

    id: str
    label: str
    created_at: datetime
    expires_at: datetime
    """Unless it is used before: every use lets it end 180 days later."""
    scopes: tuple[Scope, ...]


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
    """A web hook: an address of mine that the server calls."""

    id: str
    url: str
    kind: HookKind


class HookList(Record, frozen=True, kw_only=True):
    """My web hooks."""

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
    bot: bool
    """Whether it is a level of bots, or a bot account."""


class RatingList(Record, frozen=True, kw_only=True):
    """The best of a game, or the ratings of a player."""

    ratings: tuple[RatingInfo, ...]


class Likeness(Record, frozen=True, kw_only=True):
    """The strength of bots that suits a player, and from how many matches that was found."""

    level: str
    rating: int
    matches: int


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
    """Send emails to this address; an account needs its password."""

    email: Email
    language: Name = "en"
    password: Password | None = None


class AddressGone(Record, frozen=True, kw_only=True):
    """Send no more emails and forget the address; an account needs its password."""

    password: Password | None = None


class NewPush(Record, frozen=True, kw_only=True):
    """Send push notifications to this browser; the fields are those of its `PushSubscription`."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000, pattern=r"^https?://[^\s\x00]+$")]
    p256dh: Base64
    auth: Base64
    language: Name = "en"


class PushGone(Record, frozen=True, kw_only=True):
    """Stop push notifications to that browser."""

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


class NewBot(Record, frozen=True, kw_only=True):
    """Make a bot account of mine."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=30)]
    """Without the mark, which the server appends."""


class BotMade(Record, frozen=True, kw_only=True):
    """A bot account and a token for its program, which is shown only once."""

    player: str
    name: str
    token: str


class BotInfo(Record, frozen=True, kw_only=True):
    """A bot account: a player that is a program."""

    player: str
    name: str
    here: bool
    """Whether its program is connected, so that it can be challenged."""
    mine: bool


class BotList(Record, frozen=True, kw_only=True):
    """Bot accounts, by name."""

    bots: tuple[BotInfo, ...]


class NewInvitation(Record, frozen=True, kw_only=True):
    """A table that waits, at which I sit or which I arrange."""

    match: Id


class Goodbye(Record, frozen=True, kw_only=True):
    """Delete me; an account needs its password."""

    password: Password | None = None


class Report(Record, frozen=True, kw_only=True):
    """A line of chat that players reported."""

    id: str
    match: str
    number: int
    """Of the line in the journal of the match."""
    line: str
    """What it said when it was reported."""
    player: str
    name: str
    at: datetime
    is_removed: bool
    is_banned: bool
    """Whether its author is banned."""


class ReportList(Record, frozen=True, kw_only=True):
    """Reports that are not settled, oldest first."""

    reports: tuple[Report, ...]


class ModeratedPerson(Record, frozen=True, kw_only=True):
    """A person as moderators see them."""

    player: str
    name: str
    account: bool
    moderator: bool
    since: datetime
    banned_at: datetime | None = None


class ModeratedPeople(Record, frozen=True, kw_only=True):
    """People whose name has a part; at most fifty, the banned first."""

    people: tuple[ModeratedPerson, ...]


class NewName(Record, frozen=True, kw_only=True):
    """Another name for a person."""

    name: Name


class ChatLines(Record, frozen=True, kw_only=True):
    """The newest lines of chat of a match, for moderators."""

    lines: tuple[Line, ...]
