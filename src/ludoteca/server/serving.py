"""Running the server: bind, say where, serve until asked to stop."""

import asyncio
import contextlib
import gc
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Awaitable, Callable, Iterator

import msgspec
import uvicorn

from ludoteca.core import Invalid
from ludoteca.server.runtime.backlogs import Backlogs
from ludoteca.server.runtime.http_protocol import careful
from ludoteca.server.runtime.lan import address_of, bind
from ludoteca.server.runtime.logs import set_up_logging
from ludoteca.server.runtime.websocket import upgraded
from ludoteca.store import Unusable

from .app import USUAL, Front, running
from .settings import Settings
from .timings import Timings

if sys.platform != "win32":
    import resource

log = logging.getLogger("ludoteca.server")


class CannotServe(Exception):
    """The server cannot start; the message is one sentence for a person."""


def listening(settings: Settings) -> socket.socket:
    """Take the port; raises CannotServe with a sentence if it is taken or forbidden."""
    try:
        return bind(settings.host, settings.port)
    except OSError as error:
        raise CannotServe(
            f"Port {settings.port} on {settings.host} cannot be used: {error.strerror or error}."
        ) from error


def has_browser() -> bool:
    """Whether there is a screen to open a browser on, or the user named a browser."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def show(address: str, open_browser: bool) -> None:
    """Say where the server is, in one line, and open the browser if there is one."""
    print(f"Ludoteca is open at {address}", flush=True)
    if open_browser and has_browser():
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


@contextlib.contextmanager
def _closing(sock: socket.socket) -> Iterator[socket.socket]:
    try:
        yield sock
    finally:
        sock.close()


def raise_open_files() -> None:
    """Take as many files as the system lets us: every player is one."""
    if sys.platform != "win32":
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


class Server(uvicorn.Server):
    """A server that says when it is open, and leaves in order: what comes after a signal is ours."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], Awaitable[None]]) -> None:
        super().__init__(config)
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to accept, then say so."""
        await super().startup(sockets)
        await self._opened()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Ask to stop once, insist twice; never raise the signal again as uvicorn does."""
        before = {sign: signal.signal(sign, self.handle_exit) for sign in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for sign, handler in before.items():
                signal.signal(sign, handler)


def configured(app: Front, settings: Settings, timings: Timings = USUAL) -> uvicorn.Config:
    """How uvicorn runs the application; sockets go past it."""
    return uvicorn.Config(
        app,
        lifespan="off",
        log_config=None,
        access_log=False,
        http=careful(
            settings.request_seconds, app.count_refused, app.budget, app.proxies, settings.proxy_headers
        ),
        ws=upgraded(app.admission.admit, Backlogs(app.budget, settings.memory_megabytes), timings),
        timeout_graceful_shutdown=settings.shutdown_seconds,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
        server_header=False,
        backlog=2048,
    )


async def serve(settings: Settings, open_browser: bool = False) -> None:
    """Serve until a signal; raises CannotServe or Unusable with one sentence."""
    if settings.seed is not None:
        log.warning("every table has the same luck, by the seed: for demonstrations and tests only")
    while True:
        with _closing(listening(settings)) as sock:
            settings = msgspec.structs.replace(settings, port=sock.getsockname()[1])
            if not await _serve_once(settings, sock, open_browser):
                return
            open_browser = False  # it is open, and loads the restored house


async def _serve_once(settings: Settings, sock: socket.socket, open_browser: bool) -> bool:
    """Serve until a signal, or until the house was restored and is to be opened again; whether it was."""
    async with running(settings) as (app, _, _):

        async def opened() -> None:
            show(address_of(settings, sock), open_browser)
            app.lan.attach(server, sock)
            app.restorer.attach(stop)
            if settings.lan and app.lan.is_needed:
                try:
                    await app.lan.open()
                except Invalid:
                    print("This computer is in no local network: only it reaches Ludoteca.", flush=True)

        def stop() -> None:
            server.should_exit = True

        server = Server(configured(app, settings), opened)
        await server.serve(sockets=[sock])
    return app.restorer.finish()


def run(settings: Settings, open_browser: bool = False) -> int:
    """Serve; the exit code. What prevents it is said in one sentence."""
    set_up_logging(settings)
    raise_open_files()
    _be_quick()
    try:
        with contextlib.suppress(KeyboardInterrupt):
            _run(serve(settings, open_browser))
    except (CannotServe, Unusable) as error:
        print(f"ludoteca: {error}", file=sys.stderr)
        return 2
    return 0


def _be_quick() -> None:
    """Tune Python for a server: what is loaded stays, and threads that wait for the disk answer at once."""
    gc.collect()
    gc.freeze()
    # Nearly everything here is made of values, which form no circles: they need not be looked for often.
    # Rooms and sockets do: what is left of them is swept out after some forty thousand objects (megabytes).
    gc.set_threshold(2_000, 4, 3)
    sys.setswitchinterval(0.0005)


def _run(work: "asyncio.Future[None] | object") -> None:
    try:
        import uvloop
    except ModuleNotFoundError:  # Windows has none
        asyncio.run(work)  # type: ignore[arg-type]  # a coroutine
    else:
        uvloop.run(work)  # type: ignore[arg-type]  # a coroutine
