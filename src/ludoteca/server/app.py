"""The application: pages and the HTTP API as ASGI, and the admission of WebSockets."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludoteca.core import Invalid
from ludoteca.server.cluster.node import Node
from ludoteca.server.cluster.status import StatusBoard
from ludoteca.server.http.asgi import ENDPOINT, routes, sent
from ludoteca.server.http.endpoint import PREFIX, Api, problem
from ludoteca.server.http.endpoints import ENDPOINTS
from ludoteca.server.http.pages import Pages
from ludoteca.server.people.accounts import Accounts
from ludoteca.server.people.argon import ArgonPasswords
from ludoteca.server.people.budget import Budget, counted
from ludoteca.server.people.caller import Caller, caller, metered
from ludoteca.server.runtime.admission import Admission
from ludoteca.server.runtime.lan import Lan
from ludoteca.server.runtime.logs import new_request_id
from ludoteca.server.runtime.memory import keep_trimming
from ludoteca.server.runtime.metrics import Metrics
from ludoteca.server.runtime.openid import open_id
from ludoteca.server.runtime.proxies import Proxies
from ludoteca.server.runtime.restorer import HouseRestorer
from ludoteca.server.runtime.server_runtime import ServerRuntime
from ludoteca.server.runtime.system_time import system_now
from ludoteca.server.timings import Timings
from ludoteca.server.work.logs import request_id
from ludoteca.store import Store, open_store

from .settings import Settings

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",  # Python in the browser is WebAssembly
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),  # addresses hold invitations
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]


SOCKET = f"{PREFIX}/socket"
TRY_AGAIN = 1.0
"""Seconds before the database is tried again, for those who ask whether the server is ready."""
READY_SECONDS = 5.0
"""How long the database may take to write before the server says that it is not ready."""
A_MOVE = 16 * 1024
"""Bytes that are written to see whether a move could be: where that finds no room, a word still may."""
USUAL = Timings()
WARN_AGAIN = 60.0
"""Seconds after which the same warning is written again."""
log = logging.getLogger("ludoteca.http")


PROBES = ("/healthz", "/readyz", "/metrics")
METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE")


def _kind(scope: Scope) -> tuple[str, str]:
    """Method and path as they are counted: few kinds, whatever people ask for."""
    path = scope.get(ENDPOINT) or (scope["path"] if scope["path"] in PROBES else "page")
    return scope["method"] if scope["method"] in METHODS else "other", path


class Front:
    """Adds security headers, request ids and metrics to every HTTP answer."""

    def __init__(
        self,
        pages: ASGIApp,
        admission: Admission,
        budget: Budget,
        proxies: Proxies,
        settings: Settings,
        metrics: Metrics,
        lan: Lan,
        restorer: HouseRestorer,
    ) -> None:
        self.lan = lan
        self.restorer = restorer
        self._pages = pages
        self.admission = admission
        self.budget = budget
        self.proxies = proxies
        self._warns_of_proxies = not settings.trusted_proxies
        self._metrics = metrics
        self._warned_at = -WARN_AGAIN

    def count_refused(self) -> None:
        """Count a connection that was refused for want of file descriptors; warn once a minute."""
        self._metrics.refused_connections.inc()
        now = time.monotonic()
        if now - self._warned_at >= WARN_AGAIN:
            self._warned_at = now
            log.error("no files are left for more connections: raise the limit of open files (LimitNOFILE)")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = dict(scope["headers"])
        request = new_request_id(headers.get(b"x-request-id", b"").decode("latin-1"))
        request_id.set(request)
        begun, status = time.perf_counter(), 0

        async def with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                named = (b"x-request-id", request.encode())
                message["headers"] = [*message.get("headers", []), *HEADERS, named]
            await send(message)

        if self._warns_of_proxies and b"x-forwarded-for" in headers:
            self._warns_of_proxies = False  # once is enough
            log.warning(
                "a proxy is in front, and everybody seems to come from its address:"
                " name it with --trusted-proxies, or limits hit all people as one"
            )
        client = scope.get("client")
        who = Caller(self.budget, None, counted(client[0] if client else ""))
        caller.set(who)
        try:
            who.require_processor()
            await metered(self._answer(scope, receive, with_headers), time.thread_time, who.worked)
        except Invalid as refusal:
            await sent(problem(refusal))(scope, receive, with_headers)
        finally:
            seconds = time.perf_counter() - begun
            self._metrics.request_seconds.labels(*_kind(scope), str(status)).observe(seconds)
            about = {"path": scope["path"], "status": status, "ms": round(seconds * 1000, 1)}
            log.debug("answered", extra=about)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._pages(scope, receive, send)


class Readiness:
    """Whether the database writes; however many ask, it is tried once a second."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._tried: asyncio.Task[bool] | None = None
        self._tried_at = -TRY_AGAIN

    async def is_ready(self) -> bool:
        """Whether a move could be written just now."""
        if self._tried is None or (self._tried.done() and time.monotonic() - self._tried_at >= TRY_AGAIN):
            self._tried_at = time.monotonic()
            self._tried = asyncio.get_running_loop().create_task(self._try())
        return await asyncio.shield(self._tried)

    async def _try(self) -> bool:
        try:
            async with asyncio.timeout(READY_SECONDS):
                await self._store.server.set("asked-whether-ready-at", str(self._now()).ljust(A_MOVE))
        except Exception as error:  # if the database does not write, no match can go on
            log.warning("not ready: the database does not write", extra={"error": repr(error)})
            return False
        return True


async def make_app(node: Node, runtime: ServerRuntime) -> Front:
    """The application in front of a node."""
    store, settings, now = node.store, node.settings, node.runtime.time.now
    accounts = Accounts(store, ArgonPasswords(runtime.work), node.ids, now)
    await accounts.note_looks()
    readiness = Readiness(store, now)

    def push_key() -> str | None:
        pusher = runtime.mailer.pusher
        return pusher.public_key if pusher is not None else None

    async def healthy(_: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def ready(_: Request) -> Response:
        if node.rooms.is_closing:
            return PlainTextResponse("closing\n", 503)
        if not await readiness.is_ready():
            return PlainTextResponse("the database does not write\n", 503)
        return PlainTextResponse("ready\n")

    async def metrics(_: Request) -> Response:
        return PlainTextResponse(runtime.metrics.text(), media_type="text/plain; version=0.0.4")

    lan, restorer = Lan(settings), HouseRestorer(settings)
    status = StatusBoard(
        node,
        readiness.is_ready,
        runtime.copy_status,
        sends_email=bool(settings.smtp_host),
        workers=settings.bot_workers,
    )
    api = Api(
        node,
        accounts,
        push_key=push_key,
        lan=lan,
        openid=open_id(settings),
        status=status.look,
        restorer=restorer,
    )
    pages = Starlette(
        routes=[
            *routes(api, ENDPOINTS),
            Route("/healthz", healthy),
            Route("/readyz", ready),
            Route("/metrics", metrics),
            Mount("/", Pages()),
        ]
    )
    runtime.metrics.count_rooms(lambda: len(node.rooms))
    runtime.metrics.count_connections(lambda: len(node.connections))
    proxies = Proxies(settings)
    admission = Admission(node, accounts, proxies, SOCKET)
    return Front(pages, admission, node.budget, proxies, settings, runtime.metrics, lan, restorer)


class Running(NamedTuple):
    """A server process that is running."""

    app: Front
    node: Node
    runtime: ServerRuntime


@asynccontextmanager
async def running(
    settings: Settings, timings: Timings = USUAL, now: Callable[[], int] = system_now
) -> AsyncIterator[Running]:
    """Run the application with everything behind it until the block ends."""
    store = await open_store(settings.db, alone=True, backups=settings.backup_folder)
    try:
        runtime = ServerRuntime(settings, store, timings, now)
        node = Node(runtime.ports, store, settings)
        try:
            await runtime.open()
            await node.open()
            node.tasks.spawn(keep_trimming(lambda: len(node.rooms) + len(node.connections), timings.trim))
            yield Running(await make_app(node, runtime), node, runtime)
        finally:
            await node.close()
            await runtime.close()
    finally:
        await store.close()
