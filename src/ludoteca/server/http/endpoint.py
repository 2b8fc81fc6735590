"""The endpoints of the HTTP API: path, typed body and answer, and how a request is answered.

Requests and answers are plain values: `asgi` brings them from the network, the browser's runtime from a page.
"""

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from random import Random
from typing import Any, NamedTuple, Protocol
from urllib.parse import urlsplit

import msgspec

from ludoteca.core import Illegal, Invalid, Refusal, decode
from ludoteca.server.cluster.node import Node
from ludoteca.server.people.accounts import Accounts, Identity
from ludoteca.server.people.budget import Rate, counted
from ludoteca.server.people.caller import caller
from ludoteca.server.people.origins import is_loopback, is_own_origin
from ludoteca.server.protocol.bodies import HouseRestored, HouseStatus, Problem
from ludoteca.server.protocol.failing import refusal_of
from ludoteca.server.protocol.people import Scope
from ludoteca.server.runtime.openid import OpenId
from ludoteca.server.table.ids import Ids

from .answer import NO_HEADERS, Answer
from .idempotency import HEADER, Attempt, answer_once

log = logging.getLogger("ludoteca.http")

PREFIX = "/api/v1"
NUMBER = re.compile(r"-?[0-9]{1,9}")
NUMBER_BITS = 62
"""Of the number of a request: as many as every database keeps, and as the id of a match has."""
BODY = 64 * 1024
"""The longest body of a request, in bytes."""
STATUS = {
    "not-signed-in": 401,
    "wrong-name-or-password": 401,
    "wrong-password": 401,
    "needs-code": 401,
    "wrong-code": 401,
    "passkey-unknown": 401,
    "passkey-refused": 401,
    "token-lacks-scope": 403,
    "no-such-reset": 404,
    "no-such-passkey": 404,
    "banned": 403,
    "foreign-origin": 403,
    "not-at-this-machine": 403,
    "not-a-moderator": 403,
    "moderates-too": 403,
    "no-such-report": 404,
    "house-not-empty": 409,
    "cannot-restore": 422,
    "no-local-network": 409,
    "not-your-seat": 403,
    "not-the-host": 403,
    "others-played": 403,
    "cannot-be-asked": 403,
    "not-your-friend": 403,
    "not-your-bot": 403,
    "not-a-bot": 404,
    "bot-is-away": 409,
    "bot-is-busy": 409,
    "unknown-match": 404,
    "unknown-game": 404,
    "game-unplayable": 404,
    "unknown-language": 404,
    "unknown-player": 404,
    "no-such-account": 404,
    "no-such-entry": 404,
    "no-such-token": 404,
    "no-such-hook": 404,
    "no-such-address": 404,
    "line-is-gone": 404,
    "letter-failed": 502,
    "openid-failed": 502,
    "openid-is-off": 404,
    "name-taken": 409,
    "not-now": 409,
    "request-unfinished": 409,
    "request-id-reused": 422,
    "away-already": 409,
    "request-too-slow": 408,
    "body-too-long": 413,
    "too-many-requests": 429,
    "too-many-own-tables": 429,
    "too-many-bot-matches": 429,
    "too-many-reviews": 429,
    "too-many-reports": 429,
    "too-many-emails": 429,
    "too-much-work": 429,
    "too-much-memory": 429,
    "too-much-written": 429,
    "too-many-kept-matches": 429,
    "too-many-kept-bytes": 429,
    "server-full": 503,
    "server-error": 500,
    "server-closing": 503,
    "database-away": 503,
}


Identify = Callable[[Mapping[str, str]], Awaitable[Identity | None]]
"""Called with the headers of a request: its sender, or None."""


def _no_push() -> str | None:
    return None


class LocalNetwork(Protocol):
    """The second listener, on the local network."""

    url: str | None
    """How other devices reach the server; None while they cannot."""

    @property
    def is_needed(self) -> bool:
        """Whether the server listens to its own machine alone, unless this is open."""

    @property
    def is_open(self) -> bool:
        """Whether it is open."""

    def choices(self) -> list[str]:
        """The addresses that could be opened, the most likely one first."""

    async def open(self, address: str | None = None) -> None:
        """Listen on an address, by default the most likely one; raises Invalid."""

    async def close(self) -> None:
        """Stop listening, and disconnect the devices that came from there."""

    async def close_if_moved(self) -> None:
        """Close what was opened in a network that this machine has left."""


class Restorer(Protocol):
    """Restores an empty house from a backup or a copy, and starts the server anew."""

    @property
    def is_possible(self) -> bool:
        """Whether this kind of database can be restored while the server runs."""

    async def restore(self, source: str, is_allowed: Callable[[], Awaitable[bool]]) -> HouseRestored:
        """Restore; raises Invalid with the reason if that cannot be done."""


class Api:
    """What every request can reach."""

    def __init__(
        self,
        node: Node,
        accounts: Accounts,
        *,
        identify: Identify | None = None,
        push_key: Callable[[], str | None] = _no_push,
        lan: LocalNetwork | None = None,
        openid: OpenId | None = None,
        status: Callable[[], Awaitable[HouseStatus]] | None = None,
        restorer: Restorer | None = None,
        hides_nothing: bool = False,
    ) -> None:
        self.node = node
        self.settings = node.settings
        self.budget = node.budget
        self.work = node.runtime.work
        self.accounts = accounts
        self.identify: Identify = identify or accounts.known
        self.push_key = push_key
        """The public key for push notifications; None if there are none."""
        self.lan = lan
        """The listener on the local network; None where there is no server."""
        self.openid = openid
        """The provider at which people may sign in; None if there is none."""
        self.status = status
        """What looks at how the server is; None where there is no server."""
        self.restorer = restorer
        """What restores an empty house; None where there is no server."""
        self.hides_nothing = hides_nothing
        """Whether the sender may read whole matches before their end: only where everything is theirs."""


class Disconnected(Exception):
    """The client has gone before its request was read."""


class Request(NamedTuple):
    """A request to one endpoint, from the network or from a page in the same browser."""

    path: str
    params: Mapping[str, str]
    """The parts of the path that the endpoint names."""
    query: Mapping[str, str]
    query_text: str
    headers: Mapping[str, str]
    """By names in lower case."""
    address: str
    """Where it comes from; empty if that is unknown."""
    base_url: str
    """How the sender reaches the server."""
    parts: Callable[[], AsyncIterator[bytes]]
    """Reads the body in parts; raises Disconnected."""


class Call:
    """One request: its sender, its path and its decoded body."""

    def __init__(self, api: Api, request: Request, known: Identity | None, body: Any) -> None:
        self.api = api
        self.node = api.node
        self.store = api.node.store
        self.ids = api.node.ids
        self.now = api.node.runtime.time.now
        """Milliseconds since 1970."""
        self.request = request
        self._known = known
        self.body = body
        self.cookie: str | None = None
        """The token to put into the session cookie; empty takes it away."""
        self.attempt: Attempt | None = None
        """Of a request with an idempotency key."""

    @property
    def known(self) -> Identity | None:
        """The sender, if the request has a valid token."""
        return self._known

    @property
    def me(self) -> Identity:
        """The sender; raises Invalid without a valid token."""
        if self._known is None:
            raise Invalid("not-signed-in")
        return self._known

    @property
    def address(self) -> str:
        """Where the request comes from."""
        return self.request.address

    def use(self, rate: Rate, who: str | None = None) -> None:
        """Count a use, by default of the address; raises Invalid if it is too much."""
        self.api.budget.use(rate, counted(self.address) if who is None else who)

    @property
    def browser(self) -> str:
        """What the browser calls itself, for the list of where one is signed in."""
        return self.request.headers.get("user-agent", "").replace("\0", "")[:200]

    def count_email(self, address: str) -> None:
        """Count an email to an address that may be a stranger's: for sender, address and receiver."""
        self.use("emails", self.me.player)
        self.use("emails", address.casefold())
        self.use("emails-of-an-address")

    def new_id(self) -> str:
        """The id of what the request makes: the same if a process died and it is carried out again."""
        return self.ids.id() if self.attempt is None else Ids(Random(self.attempt.number)).id()

    def path(self, name: str) -> str:
        """A part of the path."""
        return str(self.request.params[name])

    def query(self, name: str) -> str | None:
        """A value of the query."""
        return self.request.query.get(name)

    def number(self, name: str, given: str | None) -> int | None:
        """A whole number of path or query; raises Invalid for anything else."""
        if given is None:
            return None
        if not NUMBER.fullmatch(given):
            raise Invalid("malformed", detail=name)
        return int(given)

    @property
    def base_url(self) -> str:
        """How other devices reach the server, for links; on a server for one machine: how it does."""
        configured = self.api.settings.base_url
        own = self.request.base_url.rstrip("/")
        if configured:
            return configured.rstrip("/")
        beyond = self.api.lan.url if self.api.lan is not None else None
        return beyond if beyond is not None and is_loopback(urlsplit(own).hostname or "") else own


class Redirect(NamedTuple):
    """An answer that sends the browser to another address."""

    to: str
    set_cookie: str
    """Another cookie than that of the session, as its header."""


class File(NamedTuple):
    """An answer that is not JSON of ours."""

    content: bytes
    media_type: str
    name: str | None = None


Handler = Callable[[Call], Awaitable[Any]]


class Endpoint(NamedTuple):
    """A request the API knows."""

    method: str
    path: str
    summary: str
    handle: Handler
    answer: Any = None
    """The type of the answer; None for no content."""
    body: Any = None
    query: tuple[str, ...] = ()
    longest: int = BODY
    media_type: str = "application/json"
    cost: float = 0.0
    """Processor seconds of the database, about, which are counted beside those that are measured."""
    scope: Scope | None = None
    """What a program's token must allow; by default `read` for GET, otherwise `play`."""
    keeps_request: bool = True
    """Whether the store may keep a hash of the request, and its answer, for a retry.

    Not if one of them holds a secret: a password is found from a fast hash. It is carried out each time.
    """


@asynccontextmanager
async def reading_body(request: Request, longest: int, api: Api) -> AsyncIterator[bytes]:
    """Read the body, and count its bytes for the address until the block ends.

    Raises Invalid if it is too long, without reading all of it, or too slow, or if the address sends too much
    at a time.
    """
    address, budget, seconds = counted(request.address), api.budget, api.settings.request_seconds
    parts, length = [], 0
    try:
        try:
            async with asyncio.timeout(seconds):
                async for part in request.parts():
                    if length + len(part) > longest:
                        raise Invalid("body-too-long", most=longest)
                    if not budget.hold("memory", address, len(part)):
                        raise Invalid("too-much-memory", retry_after=5)
                    length += len(part)
                    parts.append(part)
        except TimeoutError:
            raise Invalid("request-too-slow", seconds=seconds) from None
        yield b"".join(parts)
    finally:
        budget.change("memory", address, -length)


def problem(refusal: Refusal) -> Answer:
    """A refusal as an answer."""
    status = 409 if isinstance(refusal, Illegal) else STATUS.get(refusal.reason, 400)
    body = Problem(
        rule=refusal.rule,
        reason=refusal.reason,
        params=refusal.params,
        derivations=refusal.derivations,
    )
    again = refusal.params.get("retry_after")
    headers = NO_HEADERS if again is None else {"Retry-After": str(again)}
    return Answer(status, msgspec.json.encode(body, enc_hook=str), "application/json", headers)


def _answer(endpoint: Endpoint, call: Call, result: Any) -> Answer:
    headers = {"Cache-Control": "no-store"}
    renewed = call.known.renewed if call.known is not None else None
    cookie = renewed if call.cookie is None else call.cookie
    if isinstance(result, Redirect):
        moved = {**headers, "Location": result.to, "Set-Cookie": result.set_cookie}
        return Answer(303, b"", None, moved, cookie)
    if isinstance(result, File):
        if result.name is not None:
            headers["Content-Disposition"] = f'attachment; filename="{result.name}"'
        return Answer(200, result.content, result.media_type, headers, cookie)
    if endpoint.answer is None:
        return Answer(204, b"", None, headers, cookie)
    status = 201 if endpoint.method == "POST" and endpoint.body is not None else 200
    return Answer(status, msgspec.json.encode(result), "application/json", headers, cookie)


async def _respond(api: Api, endpoint: Endpoint, request: Request, raw: bytes) -> Answer:
    """Do what a request asks, once if it has an idempotency key; raises what is wrong with it."""
    body = raw if endpoint.body in (None, bytes) else decode(raw, endpoint.body)
    known = await api.identify(request.headers)
    call = Call(api, request, known, body)
    scope = endpoint.scope or ("read" if endpoint.method == "GET" else "play")
    if known is not None and scope not in known.scopes:
        raise Invalid("token-lacks-scope", scope=scope)
    if (who := caller.get()) is not None:
        who.player = known.player if known is not None else None
        who.require_processor()
        who.worked(endpoint.cost)

    async def handle(attempt: Attempt | None = None) -> tuple[Answer, bool]:
        call.attempt = attempt
        answer = _answer(endpoint, call, await endpoint.handle(call))
        return answer, call.cookie is None

    key = request.headers.get(HEADER)
    if key is None or known is None or endpoint.method == "GET" or not endpoint.keeps_request:
        return (await handle())[0]
    content = f"{endpoint.method} {request.path}?{request.query_text}\n".encode() + raw
    number = api.node.runtime.random.getrandbits(NUMBER_BITS)
    return await answer_once(api.node.store, call.now(), known.player, key, content, number, handle)


async def respond(api: Api, endpoint: Endpoint, request: Request) -> Answer:
    """Decode a request, handle it, answer; whatever is wrong is a problem with a reason."""
    try:
        api.budget.use("requests", counted(request.address))
        foreign = "origin" in request.headers and not is_own_origin(request.headers, api.settings)
        if endpoint.method != "GET" and foreign:
            raise Invalid("foreign-origin")
        if "\0" in request.path or "%00" in request.query_text:  # no database keeps such a text
            raise Invalid("malformed", detail="NUL")
        if endpoint.body is None:
            return await _respond(api, endpoint, request, b"")
        async with reading_body(request, endpoint.longest, api) as body:
            return await _respond(api, endpoint, request, body)
    except Refusal as refusal:
        return problem(refusal)
    except Disconnected:
        return Answer(400)
    except asyncio.CancelledError:  # the server stops, and has waited long enough
        return problem(Invalid("server-closing"))
    except Exception as error:
        log.exception("a request failed", extra={"path": request.path})
        return problem(refusal_of(error))
