"""The endpoints of the HTTP API: path, typed body and answer, and how a request is answered."""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, NamedTuple

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from ludoteca.core import Illegal, Invalid, Refusal, decode
from ludoteca.server.cluster.node import Node
from ludoteca.server.people.accounts import COOKIE, SESSION_MS, Accounts, Identity
from ludoteca.server.people.origins import is_own_origin
from ludoteca.server.people.rate_limits import AddressLimits, Limits
from ludoteca.server.protocol.bodies import Problem
from ludoteca.server.protocol.failing import refusal_of
from ludoteca.server.runtime.server_runtime import ServerRuntime

from .idempotency import HEADER, answer_once

log = logging.getLogger("ludoteca.http")

PREFIX = "/api/v1"
ENDPOINT = "ludoteca.endpoint"
"""Under this name the scope of a request says which of ours it is."""
NUMBER = re.compile(r"-?[0-9]{1,9}")
BODY = 64 * 1024
"""The longest body of a request, in bytes."""
STATUS = {
    "not-signed-in": 401,
    "wrong-name-or-password": 401,
    "wrong-password": 401,
    "banned": 403,
    "foreign-origin": 403,
    "not-your-seat": 403,
    "cannot-be-asked": 403,
    "not-your-friend": 403,
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
    "server-error": 500,
    "server-closing": 503,
    "database-away": 503,
}


class Api:
    """What every request can reach."""

    def __init__(self, node: Node, runtime: ServerRuntime, accounts: Accounts) -> None:
        settings, monotonic = node.settings, node.runtime.time.monotonic
        self.node = node
        self.settings = settings
        self.work = runtime.work
        self.mailer = runtime.mailer
        self.accounts = accounts
        self.imports = AddressLimits(settings.imports_per_minute, monotonic)
        self.guests = AddressLimits(settings.guests_per_minute, monotonic)
        self.sign_ins = AddressLimits(settings.sign_ins_per_minute, monotonic)
        self.friend_asks = Limits(settings.friend_asks_per_minute, monotonic)
        self.requests = AddressLimits(settings.requests_per_minute, monotonic)


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
        return self.request.client.host if self.request.client is not None else ""

    @property
    def browser(self) -> str:
        """What the browser calls itself, for the list of where one is signed in."""
        return self.request.headers.get("user-agent", "").replace("\0", "")[:200]

    def path(self, name: str) -> str:
        """A part of the path."""
        return str(self.request.path_params[name])

    def query(self, name: str) -> str | None:
        """A value of the query."""
        return self.request.query_params.get(name)

    def number(self, name: str, given: str | None) -> int | None:
        """A whole number of path or query; raises Invalid for anything else."""
        if given is None:
            return None
        if not NUMBER.fullmatch(given):
            raise Invalid("malformed", detail=name)
        return int(given)

    @property
    def base_url(self) -> str:
        """How the server is reached."""
        configured = self.api.settings.base_url
        return configured.rstrip("/") if configured else str(self.request.base_url).rstrip("/")


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
    keeps_answer: bool = True
    """Whether the store may keep the answer for a retry: not if it holds a secret."""


async def read_body(request: Request, longest: int, seconds: float) -> bytes:
    """Read the body; raises Invalid if it is too long, without reading all of it, or too slow."""
    parts, length = [], 0
    try:
        async with asyncio.timeout(seconds):
            async for part in request.stream():
                length += len(part)
                if length > longest:
                    raise Invalid("body-too-long", most=longest)
                parts.append(part)
    except TimeoutError:
        raise Invalid("request-too-slow", seconds=seconds) from None
    return b"".join(parts)


def problem(refusal: Refusal) -> Response:
    """A refusal as an answer."""
    status = 409 if isinstance(refusal, Illegal) else STATUS.get(refusal.reason, 400)
    body = Problem(
        rule=refusal.rule,
        reason=refusal.reason,
        params=refusal.params,
        derivations=refusal.derivations,
    )
    return Response(msgspec.json.encode(body, enc_hook=str), status, media_type="application/json")


def _answer(endpoint: Endpoint, call: Call, result: Any) -> Response:
    if isinstance(result, File):
        response = Response(result.content, media_type=result.media_type)
        if result.name is not None:
            response.headers["Content-Disposition"] = f'attachment; filename="{result.name}"'
    elif endpoint.answer is None:
        response = Response(status_code=204)
    else:
        status = 201 if endpoint.method == "POST" and endpoint.body is not None else 200
        response = Response(msgspec.json.encode(result), status, media_type="application/json")
    response.headers["Cache-Control"] = "no-store"
    if call.cookie is not None:
        secure = (call.api.settings.base_url or "").startswith("https://")
        age = SESSION_MS // 1000 if call.cookie else 0
        response.set_cookie(
            COOKIE, call.cookie, max_age=age, httponly=True, samesite="lax", secure=secure, path="/"
        )
    return response


def route(api: Api, endpoint: Endpoint) -> Route:
    """The endpoint as a route: decode, ask, answer; whatever is wrong is a problem with a reason."""

    async def respond(request: Request) -> Response:
        request.scope[ENDPOINT] = endpoint.path
        try:
            api.requests.take(request.client.host if request.client is not None else "")
            foreign = "origin" in request.headers and not is_own_origin(request.headers, api.settings)
            if endpoint.method != "GET" and foreign:
                raise Invalid("foreign-origin")
            if "\0" in request.url.path or "%00" in request.url.query:  # no database keeps such a text
                raise Invalid("malformed", detail="NUL")
            raw, body = b"", None
            if endpoint.body is not None:
                raw = await read_body(request, endpoint.longest, api.settings.request_seconds)
                body = raw if endpoint.body is bytes else decode(raw, endpoint.body)
            known = await api.accounts.known(request.headers)
            call = Call(api, request, known, body)

            async def handle() -> tuple[Response, bool]:
                answer = _answer(endpoint, call, await endpoint.handle(call))
                return answer, endpoint.keeps_answer and call.cookie is None

            key = request.headers.get(HEADER)
            if key is None or known is None or endpoint.method == "GET":
                return (await handle())[0]
            content = f"{endpoint.method} {request.url.path}?{request.url.query}\n".encode() + raw
            return await answer_once(api.node.store, call.now(), known.player, key, content, handle)
        except Refusal as refusal:
            return problem(refusal)
        except ClientDisconnect:
            return Response(status_code=400)
        except asyncio.CancelledError:  # the server stops, and has waited long enough
            return problem(Invalid("server-closing"))
        except Exception as error:
            log.exception("a request failed", extra={"path": request.url.path})
            return problem(refusal_of(error))

    return Route(PREFIX + endpoint.path, respond, methods=[endpoint.method])


def routes(api: Api, endpoints: Iterable[Endpoint]) -> list[Route]:
    """All endpoints as routes."""
    return [route(api, endpoint) for endpoint in endpoints]
