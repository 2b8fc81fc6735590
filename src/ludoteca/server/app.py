"""The whole server: an ASGI application for pages and requests, and where sockets come in."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludoteca.server.cluster.house import House
from ludoteca.server.http import ENDPOINTS, Site, routes
from ludoteca.server.http.endpoint import PREFIX
from ludoteca.server.http.pages import Pages
from ludoteca.server.people.accounts import Accounts
from ludoteca.server.socket.connection import Socket
from ludoteca.store import Store, open_store

from .settings import Settings

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
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


class Front:
    """The front door: pages get headers that keep them in place; sockets come in by another (`socket`)."""

    def __init__(self, pages: ASGIApp, socket: Socket) -> None:
        self._pages = pages
        self.socket = socket

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        await self._pages(scope, receive, with_headers)


async def make_app(settings: Settings, store: Store) -> tuple[Front, House]:
    """The application over an open store, and the house in it."""
    house = House(store, settings)
    accounts = Accounts(store)
    socket = Socket(house, accounts, SOCKET)

    async def healthy(_: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def ready(_: Request) -> Response:
        if house.closing:
            return PlainTextResponse("closing\n", 503)
        await store.read("SELECT 1")
        return PlainTextResponse("ready\n")

    async def metrics(_: Request) -> Response:
        return PlainTextResponse(house.metrics.text(), media_type="text/plain; version=0.0.4")

    pages = Starlette(
        routes=[
            *routes(Site(house, accounts), ENDPOINTS),
            Route("/healthz", healthy),
            Route("/readyz", ready),
            Route("/metrics", metrics),
            Mount("/", Pages()),
        ]
    )
    return Front(pages, socket), house


@asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[tuple[Front, House]]:
    """The application with everything behind it, until the block ends."""
    store = await open_store(settings.db)
    try:
        app, house = await make_app(settings, store)
        await house.open()
        try:
            yield app, house
        finally:
            await house.close()
    finally:
        await store.close()
