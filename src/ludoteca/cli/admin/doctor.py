"""`ludoteca admin doctor`: look at everything that a host may have set up wrongly, and say what to do.

It reads the settings as `ludoteca serve` does, changes nothing, and sends no email.
"""

import argparse
import asyncio
import os
import shutil
import smtplib
import ssl
import stat
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Literal, NamedTuple
from urllib.parse import urlsplit

from rich.text import Text
from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.sync.client import connect
from websockets.typing import Origin

from ludoteca import __version__
from ludoteca.cli.screen import screen
from ludoteca.core import Refusal
from ludoteca.games import find_game
from ludoteca.server.runtime.openid import open_id
from ludoteca.server.runtime.system_time import system_now
from ludoteca.server.settings import Settings
from ludoteca.server.table.rows import table_of
from ludoteca.store import Store, Unavailable, Unusable, copies_of, open_place, open_store

from .verbs import Group

Level = Literal["ok", "look", "wrong"]
PATIENCE = 10
"""Seconds that another machine may take to answer."""
SKEW_MS = 2_000
"""By how much two clocks may differ."""
LITTLE_DISK, NO_DISK = 2e9, 2e8
"""Bytes of free disk below which a host should look, and below which it is urgent."""
FEW_FILES = 4096
"""Fewer open files than this are too few for a club: every player is a socket."""
OLD_COPY_MS = 3 * 60_000
"""Milliseconds after which the newest part of a copy is old: a running server adds one every minute."""
OLD_BACKUP = 2 * 24 * 3600
"""Seconds after which the newest backup is old."""
COLOURS: dict[Level, str] = {"ok": "green", "look": "yellow", "wrong": "bold red"}


class Finding(NamedTuple):
    """What was found about one subject, and what to do about it."""

    level: Level
    subject: str
    said: str
    advice: str = ""


Findings = Iterator[Finding]


def configure(verbs: Group) -> None:
    """Add the verb."""
    asked = verbs.alone("doctor", run, "look for mistakes in the set-up, and say what to do about each")
    asked.add_argument("--backups", metavar="FOLDER", help="where your backups are (default: the setting)")


def run(settings: Settings, arguments: argparse.Namespace) -> int:
    """Print every finding; returns 1 if something is wrong."""
    found: list[Finding] = []
    for finding in examine(settings, arguments.backups or settings.backups):
        found.append(finding)
        line = Text.assemble(
            (f"{finding.level:6}", COLOURS[finding.level]), f"{finding.subject}: {finding.said}"
        )
        screen().print(line, soft_wrap=True)
        if finding.advice:
            screen().print(Text(f"      → {finding.advice}"), soft_wrap=True)
    wrong = sum(finding.level == "wrong" for finding in found)
    look = sum(finding.level == "look" for finding in found)
    print(f"{len(found)} things were looked at: {wrong} are wrong, {look} are worth a look.")
    return 1 if wrong else 0


def examine(settings: Settings, backups: str) -> Findings:
    """Look at everything, one subject after the other."""
    yield from _program()
    yield from _database(settings)
    yield from _disk(settings)
    yield from _clock()
    yield from _address(settings)
    yield from _provider(settings)
    yield from _mail(settings)
    yield from _workers(settings)
    yield from _backups(backups)
    yield from _copies(settings)


def _program() -> Findings:
    python = ".".join(map(str, sys.version_info[:3]))
    yield Finding("ok", "version", f"Ludoteca {__version__} on Python {python}")
    if not (files("ludoteca.server") / "static" / "index.html").is_file():
        yield Finding(
            "wrong", "pages", "this installation has no pages", "install a wheel made by `make dist`"
        )
    lacking = [extra for extra, module in EXTRAS.items() if find_spec(module) is None]
    if lacking:
        wanted = f"pip install 'ludoteca[{','.join(lacking)}]'"
        yield Finding("look", "extras", f"not installed: {', '.join(lacking)}", f"{wanted}, if you want them")


EXTRAS = {"physics": "mujoco", "notices": "aiosmtplib", "passkeys": "webauthn"}
"""Extras that a host may have forgotten, and a module of each."""


def _database(settings: Settings) -> Findings:
    file = _file(settings)
    if file is not None and not file.exists():
        yield Finding(
            "look", "database", f"there is none at {file} yet", "the first start makes it; or set --db"
        )
        return
    if file is not None and os.name != "nt" and file.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO):
        yield Finding("wrong", "database", "other users of this machine can read it", f"chmod 600 {file}")
    try:
        yield from asyncio.run(_store(settings))
    except (Unusable, Unavailable) as error:
        yield Finding("wrong", "database", str(error).rstrip("."))


async def _store(settings: Settings) -> list[Finding]:
    """Look at what the database says: its own state, its clock, its matches."""
    store = await open_store(settings.db, must_exist=True)
    try:
        rows = await store.matches.all()
        found = [Finding("ok", "database", f"answers, with {len(rows)} matches")]
        theirs = await store.server.now()
        skew = 0 if theirs is None else abs(theirs - system_now())
        if skew > SKEW_MS:
            said = f"the database's clock differs from this machine's by {skew / 1000:.0f} s"
            found.append(
                Finding("wrong", "clock", said, "let both keep the time by NTP (chrony, for example)")
            )
        found += await _stranded(store)
        return found
    finally:
        await store.close()


async def _stranded(store: Store) -> list[Finding]:
    """Matches in play whose game is not installed, or not with the rules they began with."""
    stranded: dict[str, int] = {}
    for row in await store.matches.all("playing"):
        try:
            find_game(table_of(row).game)
        except Refusal:
            stranded[row.game] = stranded.get(row.game, 0) + 1
    return [
        Finding(
            "wrong",
            "games",
            f"{count} matches of {game} are in play, but it is not installed",
            f"install {game}",
        )
        for game, count in stranded.items()
    ]


def _file(settings: Settings) -> Path | None:
    """The file of the database; None for PostgreSQL."""
    return None if "://" in settings.db else Path(settings.db).expanduser()


def _disk(settings: Settings) -> Findings:
    file = _file(settings)
    if file is None:
        return
    folder = next((each for each in (file.parent, *file.parent.parents) if each.exists()), Path("/"))
    free = shutil.disk_usage(folder).free
    level: Level = "wrong" if free < NO_DISK else "look" if free < LITTLE_DISK else "ok"
    advice = "" if level == "ok" else "make room, or `ludoteca admin prune --older-than 365d`"
    yield Finding(level, "disk", f"{free / 1e9:.1f} GB free in {folder}", advice)


def _clock() -> Findings:
    """Ask the system whether it keeps its time by the network."""
    if shutil.which("timedatectl") is None:
        return
    asked = ["timedatectl", "show", "--property", "NTPSynchronized", "--value"]
    answer = subprocess.run(
        asked, capture_output=True, text=True, check=False, timeout=PATIENCE
    ).stdout.strip()
    if answer == "yes":
        yield Finding("ok", "clock", "kept by the network")
    elif answer == "no":
        advice = "sudo timedatectl set-ntp true: clocks of matches are read from it"
        yield Finding("look", "clock", "not kept by the network", advice)


def _address(settings: Settings) -> Findings:
    """Look at the address by which people reach the server, as their browsers would."""
    if settings.base_url is None:
        is_local = settings.host in ("127.0.0.1", "::1", "localhost")
        said = (
            "not set: only people at this machine can play"
            if is_local
            else "not set: links use an IP address"
        )
        yield Finding("look", "base URL", said, "set --base-url to how people reach the server")
        return
    url = urlsplit(settings.base_url)
    if url.scheme not in ("http", "https") or not url.hostname or url.path.strip("/"):
        advice = "write it as https://games.example.org"
        yield Finding("wrong", "base URL", f"“{settings.base_url}” is not the address of a host", advice)
        return
    if url.scheme == "http" and url.hostname not in ("127.0.0.1", "localhost"):
        advice = "put a reverse proxy with a certificate in front (docs/host/proxy.md)"
        yield Finding("look", "base URL", "people reach the server without encryption", advice)
    for origin in filter(None, map(str.strip, settings.origins.split(","))):
        if urlsplit(origin).scheme not in ("http", "https") or urlsplit(origin).path:
            advice = "write origins as https://games.example.org, without a path"
            yield Finding("wrong", "origins", f"“{origin}” is not an origin", advice)
    yield from _reached(settings, settings.base_url.rstrip("/"))


def _reached(settings: Settings, base: str) -> Findings:
    """Connect to the server by its public address: page, socket, headers of the proxy."""
    try:
        with urllib.request.urlopen(f"{base}/readyz", timeout=PATIENCE) as answer:
            headers = answer.headers
    except (urllib.error.URLError, OSError, ValueError) as error:
        reason = getattr(error, "reason", error)
        advice = "is it running, and does the name lead to the proxy, and the proxy to it?"
        yield Finding("wrong", "base URL", f"{base} does not answer: {reason}", advice)
        return
    yield Finding("ok", "base URL", f"{base} answers")
    if base.startswith("https:") and "Strict-Transport-Security" not in headers:
        yield Finding("look", "proxy", "does not send Strict-Transport-Security", "see docs/host/proxy.md")
    yield from _sockets(base)
    if _asks_as_page(base) == 403:
        advice = "set --base-url at the server to this address, or name it in --origins"
        yield Finding("wrong", "origins", f"the server refuses pages of {base}", advice)
    if base.startswith("https:") and not settings.trusted_proxies:
        advice = "set --trusted-proxies to the proxy's address, or rate limits meet all people as one"
        yield Finding("wrong", "proxy", "everybody seems to come from the proxy's address", advice)
    if settings.trusted_proxies.strip() == "*" and settings.host not in ("127.0.0.1", "::1"):
        advice = "name the proxy's address, unless only the proxy can reach the server"
        yield Finding("look", "proxy", "every address is believed to be a proxy", advice)


def _sockets(base: str) -> Findings:
    """Ask for a WebSocket without a session: the server refuses that with 403, if the request reaches it."""
    refused = 403
    try:
        with connect(
            f"ws{base.removeprefix('http')}/api/v1/socket", origin=Origin(base), open_timeout=PATIENCE
        ):
            pass
    except InvalidStatus as error:
        if error.response.status_code != refused:
            advice = "does the proxy forward the headers Upgrade and Connection?"
            yield Finding("wrong", "sockets", f"are refused with {error.response.status_code}", advice)
            return
    except (WebSocketException, OSError) as error:
        yield Finding("wrong", "sockets", f"do not pass: {error}", "does the proxy forward WebSockets?")
        return
    yield Finding("ok", "sockets", "pass through")


def _asks_as_page(base: str) -> int:
    """Send a request as a page of that address would, with a body that changes nothing; the status."""
    headers = {"Origin": base, "Content-Type": "application/json"}
    request = urllib.request.Request(f"{base}/api/v1/session", b"[]", headers, method="POST")
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        return error.code


def _provider(settings: Settings) -> Findings:
    """Ask the provider of OpenID Connect for its description."""
    if settings.sign_in_header and not settings.trusted_proxies:
        advice = "set --trusted-proxies to the address of the proxy that sends it"
        yield Finding("wrong", "sign-in", f"{settings.sign_in_header} is believed from no proxy", advice)
    if not settings.openid_issuer:
        return
    where = f"{settings.openid_issuer.rstrip('/')}/.well-known/openid-configuration"
    try:
        open_id(settings)
        with urllib.request.urlopen(where, timeout=PATIENCE):
            yield Finding("ok", "sign-in", f"{settings.openid_issuer} answers")
    except Unusable as error:
        yield Finding("wrong", "sign-in", str(error).rstrip("."), "see docs/host/sign-in.md")
    except (OSError, ValueError) as error:
        advice = "is --openid-issuer right? People can sign in by password meanwhile"
        yield Finding("wrong", "sign-in", f"{where} does not answer: {error}", advice)


def _mail(settings: Settings) -> Findings:
    """Sign in to the mail server, without sending anything."""
    if not settings.smtp_host:
        yield Finding("look", "email", "not set up: no reminders, no password reset", "set --smtp-host")
        return
    if not settings.mail_from or not settings.base_url:
        yield Finding("wrong", "email", "--mail-from and --base-url are needed, too", "set both")
        return
    try:
        _sign_in_to_mail(settings)
    except (smtplib.SMTPException, OSError) as error:
        advice = "look at --smtp-host, --smtp-port, --smtp-security, user and password"
        yield Finding("wrong", "email", f"{settings.smtp_host} refuses: {error}", advice)
    else:
        yield Finding("ok", "email", f"{settings.smtp_host} accepts us")


def _sign_in_to_mail(settings: Settings) -> None:
    trusted = ssl.create_default_context()
    opened: Callable[[], smtplib.SMTP] = (
        (lambda: smtplib.SMTP_SSL(settings.smtp_host, settings.smtp_port, timeout=PATIENCE, context=trusted))
        if settings.smtp_security == "tls"
        else (lambda: smtplib.SMTP(settings.smtp_host, settings.smtp_port, timeout=PATIENCE))
    )
    with opened() as server:
        if settings.smtp_security == "starttls":
            server.starttls(context=trusted)
        if settings.smtp_user:
            server.login(settings.smtp_user, settings.smtp_password)
        server.noop()


def _workers(settings: Settings) -> Findings:
    cores = os.cpu_count() or 1
    if settings.bot_workers > cores:
        said = f"{settings.bot_workers} worker processes on {cores} cores"
        yield Finding("look", "workers", said, "bots answer later; set --bot-workers")
    else:
        yield Finding("ok", "workers", f"{settings.bot_workers} for bots and physics, {cores} cores")
    if sys.platform != "win32":
        import resource

        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        if most != resource.RLIM_INFINITY and most < FEW_FILES:
            advice = "raise it: LimitNOFILE in the systemd unit, `ulimit -n` in a shell"
            yield Finding("look", "open files", f"at most {most}", advice)


def _backups(folder: str) -> Findings:
    """Look for the newest backup."""
    if not folder:
        advice = "docs/host/backup.md; tell me where they are with --backups FOLDER"
        yield Finding("look", "backups", "I do not know where they are", advice)
        return
    kept = list(Path(folder).expanduser().glob("*.backup"))
    if not kept:
        yield Finding("wrong", "backups", f"there is none in {folder}", "see docs/host/backup.md")
        return
    newest = max(kept, key=lambda each: each.stat().st_mtime)
    age = time.time() - newest.stat().st_mtime
    said = f"the newest, {newest.name}, is {age / 3600:.0f} hours old"
    yield Finding(
        "look" if age > OLD_BACKUP else "ok",
        "backups",
        said,
        "is the nightly job running?" if age > OLD_BACKUP else "",
    )


def _copies(settings: Settings) -> Findings:
    """Look at the copy off this machine: whether it is new, and whether it could be restored."""
    if not settings.copy_to:
        advice = "set --copy-to: at most a second is lost then if this machine burns (docs/host/backup.md)"
        yield Finding("look", "copy", "there is none off this machine", advice)
        return
    try:
        copies = copies_of(asyncio.run(open_place(settings.copy_to).names()))
    except (Unusable, Unavailable) as error:
        advice = "is the folder mounted? For s3:// look at the AWS_ variables of the environment"
        yield Finding("wrong", "copy", f"{settings.copy_to} does not answer: {error}", advice)
        return
    if not copies:
        advice = "is the server running with --copy-to? Its log says why it cannot copy"
        yield Finding("wrong", "copy", f"there is none in {settings.copy_to}", advice)
        return
    copy, now = copies[0], system_now()
    _, beyond = copy.after(copy.bases[0])
    if beyond is not None:
        advice = "stop the server, remove this folder of the place, start it: it writes a new copy"
        yield Finding("wrong", "copy", f"parts of {copy.series} are missing", advice)
    age = now - copy.at
    said = f"the newest part in {settings.copy_to} is {max(age, 0) / 1000:.0f} s old"
    if age > OLD_COPY_MS:
        yield Finding("wrong", "copy", said, "is the server running? Its log says why it cannot copy")
    else:
        yield Finding("ok", "copy", said)
    if sum(now - other.at < OLD_COPY_MS for other in copies) > 1:
        advice = "give each house a place of its own, and start a trial without --copy-to"
        yield Finding("wrong", "copy", f"two servers write copies to {settings.copy_to}", advice)
