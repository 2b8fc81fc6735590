"""What a host may set, by option or by environment (`LUDOTECA_PORT=8080` is `--port 8080`)."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from ludoteca.core import record_of


def data_directory() -> Path:
    """Where this user's programs keep their data."""
    if os.name == "nt":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    else:
        base = Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share"))
    return base / "ludoteca"


def _default_database() -> str:
    return str(data_directory() / "ludoteca.sqlite3")


Positive = Annotated[int, msgspec.Meta(ge=1)]


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that a host may set."""

    host: str = "127.0.0.1"
    """The address to listen on; only this machine can reach the default."""
    port: Annotated[int, msgspec.Meta(ge=0, le=65535)] = 8421
    """The port to listen on; 0 takes a free one."""
    lan: bool = False
    """Let devices of the local network connect, too: a second listener that the page can close."""
    db: str = msgspec.field(default_factory=_default_database)
    """A file for SQLite, or a postgresql:// URL."""
    backups: str = ""
    """A folder for backups before an upgrade of the database; by default beside the SQLite file."""
    copy_to: str = ""
    """Where everything is copied while the server runs: a folder of another machine, or s3://bucket/path."""
    files: str = ""
    """A folder with files of your own that fill options of games: GAME/OPTION/NAME.toml."""
    base_url: str | None = None
    """How the server is reached from outside, for links and for the check of origins."""
    origins: str = ""
    """Other origins whose pages may connect, separated by commas."""
    bot_workers: Positive = max(1, (os.cpu_count() or 2) - 1)
    """Worker processes for bots and physics."""
    bot_budget_ms: Positive = 1500
    """How long a bot may think about a move, in milliseconds."""
    seed: int | None = None
    """The seed of luck and bots, the same at every table: for demonstrations and tests only."""
    idle_seconds: Annotated[float, msgspec.Meta(gt=0)] = 120.0
    """After how long a match without followers leaves memory."""
    messages_per_second: Positive = 20
    """How many messages a connection may send, over time; bursts may be three times that."""
    request_seconds: Annotated[float, msgspec.Meta(gt=0)] = 30.0
    """How long a client may take to send a request, and to read its answer."""
    requests_per_minute: Positive = 1200
    """How many requests one address may make."""
    handshakes_per_minute: Positive = 600
    """How many WebSockets one address may open."""
    connections_per_address: Positive = 1000
    """How many connections one address may have at a time; trusted proxies are not counted."""
    memory_megabytes_per_address: Positive = 64
    """Memory for bodies of requests and for messages that one address does not read, in megabytes."""
    memory_megabytes: Positive = 512
    """The same for all addresses together; the largest is disconnected first."""
    processor_seconds_per_minute: Positive = 20
    """How much of the processor the requests of one address may use, and those of one person."""
    disk_megabytes_per_day: Positive = 200
    """How much one person's matches and chat may add to the disk in a day; one address five times that."""
    disk_megabytes_per_person: Positive = 500
    """How much the matches of one host may take on disk, those that are over included."""
    matches_per_person: Positive = 2000
    """How many matches one host may have on disk, those that are over included."""
    rooms_in_memory: Positive = 2000
    """How many matches are in memory at a time; the longest unused leave it first."""
    followed_per_address: Positive = 500
    """How many tables the WebSockets of one address may follow: what is followed does not leave memory."""
    sockets_per_person: Positive = 50
    """How many WebSockets one person may have."""
    tables_per_person: Positive = 30
    """How many unfinished tables one person may host."""
    bot_matches_per_person: Positive = 4
    """How many matches of bots alone one person may run at a time."""
    reviews_per_person: Positive = 3
    """How many reviews one person may wait for at a time."""
    vacation_days: Annotated[int, msgspec.Meta(ge=0, le=366)] = 30
    """How many days of vacation a person has in a year; clocks in days do not run then."""
    reports_per_day: Positive = 20
    """How many lines of chat one person may report in a day."""
    friend_asks_per_minute: Positive = 10
    """How many people one person may ask to be friends."""
    friends_per_person: Positive = 200
    """How many friends and friend requests one person may have."""
    bots_per_person: Positive = 5
    """How many bot accounts one person may make."""
    matches_per_bot: Positive = 8
    """How many matches a bot account may play at a time."""
    bot_messages_per_second: Positive = 40
    """How many messages a connection of a bot account may send, over time; bursts may be three times that."""
    lines_per_minute: Positive = 30
    """How many lines of chat one person may send."""
    prune_days: Annotated[int, msgspec.Meta(ge=0)] = 0
    """After how many days old matches not in play, and guests without matches, are deleted; 0 keeps them."""
    import_entries: Positive = 5000
    """How many entries an imported match file may have."""
    imports_per_minute: Positive = 20
    """How many match files may be imported from one address."""
    guests_per_minute: Positive = 100
    """How many new guests may sign in from one address, which a whole club may share."""
    sign_ins_per_minute: Positive = 20
    """How many passwords may be tried and email addresses set from one address."""
    passwords_per_hour: Positive = 30
    """How many passwords may be tried for one account, from all addresses together."""
    emails_per_hour: Positive = 5
    """How many emails one person may have sent to confirm an address or reset a password."""
    hooks: Literal["off", "public", "any"] = "public"
    """Which addresses web hooks may call: none, public ones, or also those of the host's own network."""
    openid_issuer: str = ""
    """The address of an OpenID Connect provider at which people may sign in."""
    openid_client_id: str = ""
    """What that provider calls this server."""
    openid_client_secret: str = ""
    """The secret it gave this server; better set as LUDOTECA_OPENID_CLIENT_SECRET in the environment."""
    openid_name: str = "OpenID Connect"
    """What the button to sign in there is called."""
    sign_in_header: str = ""
    """A header in which a trusted proxy names the person it has signed in, such as Remote-User."""
    sign_in_email_header: str = ""
    """A header in which that proxy gives their verified email address, such as Remote-Email."""
    smtp_host: str = ""
    """The mail server for emails ("it is your turn"); without one no emails are sent."""
    smtp_port: Annotated[int, msgspec.Meta(ge=1, le=65535)] = 587
    """The port of the mail server."""
    smtp_security: Literal["starttls", "tls", "none"] = "starttls"
    """How the connection to the mail server is encrypted."""
    smtp_user: str = ""
    """The user name for the mail server, if it needs one."""
    smtp_password: str = ""
    """The password for the mail server; better set as LUDOTECA_SMTP_PASSWORD in the environment."""
    mail_from: str = ""
    """The sender address of emails."""
    notice_minutes: Annotated[float, msgspec.Meta(ge=0)] = 2.0
    """How long a player may be absent before they are notified by email or push."""
    trusted_proxies: str = ""
    """Addresses of proxies whose X-Forwarded-For counts, separated by commas."""
    log: Literal["text", "json", "quiet"] = "text"
    """How the log is written; `quiet` keeps errors only."""
    log_level: Literal["debug", "info", "warning", "error"] = "warning"
    """The lowest level that is written: `info` includes sign-ins, `debug` every request."""
    shutdown_seconds: Positive = 10
    """How long running requests may take after the server was asked to stop."""

    @property
    def proxy_headers(self) -> tuple[str, ...]:
        """The headers that only a trusted proxy may send."""
        return tuple(filter(None, (self.sign_in_header, self.sign_in_email_header)))

    @property
    def backup_folder(self) -> Path | None:
        """The folder for backups; None for the usual one."""
        return Path(self.backups).expanduser() if self.backups else None

    @property
    def scratch_folder(self) -> Path | None:
        """A folder with room for a whole backup; None for that of the system."""
        if "://" in self.db:
            return self.backup_folder
        return self.backup_folder or Path(self.db).expanduser().parent


def from_environment(environment: Mapping[str, str] = os.environ) -> dict[str, str]:
    """The settings that the environment names."""
    named = {field: f"LUDOTECA_{field.upper()}" for field in Settings.__struct_fields__}
    return {field: environment[name] for field, name in named.items() if name in environment}


def make_settings(given: Mapping[str, object], environment: Mapping[str, str] = os.environ) -> Settings:
    """Settings from options first, then the environment, then defaults; raises Invalid."""
    known = {**from_environment(environment), **{k: v for k, v in given.items() if v is not None}}
    return record_of(Settings, known, from_text=True)
