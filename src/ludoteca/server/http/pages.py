"""The pages of the client: built files, cached as long as they may be, and one page for every address.

A game may bring files of its own for the browser, in the folder `client` of its package; they are served
under `/guests/<game>/`.
"""

import mimetypes
from importlib.resources import files
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

from ludoteca.core import AnyGame, Refusal
from ludoteca.games import find_game, package_of

CLIENT = Path(__file__).parent.parent / "static"
LONGEST = 250
"""No file of ours has a longer path, and no file system takes any length."""
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PACKED = (("br", ".br"), ("gzip", ".gz"))
NOT_BUILT = """<!doctype html>
<meta charset="utf-8"><title>Ludoteca</title>
<h1>Ludoteca</h1>
<p>The server is running, but its pages are not built yet.</p>
<p>Run <code>make client</code> (or <code>npm ci &amp;&amp; npm run build</code> in <code>client/</code>)
and load this page again.</p>
"""


GUESTS = "/guests/"


def front_of(game: AnyGame) -> Path | None:
    """The folder of what a game brings for the browser; most bring nothing."""
    package = package_of(game)
    return Path(str(files(package) / "client")).resolve() if package else None


def address_in_front(game: AnyGame, name: str) -> str | None:
    """Where a file of a game's own front is served, if there is one."""
    folder = front_of(game)
    return f"{GUESTS}{game.info.key}/{name}" if folder and (folder / name).is_file() else None


class Pages:
    """Serves the built client; what is no file is the client's own address and gets its one page."""

    def __init__(self, folder: Path = CLIENT) -> None:
        self._folder = folder.resolve()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["method"] not in ("GET", "HEAD"):
            response: Response = PlainTextResponse("GET only", 405, {"Allow": "GET, HEAD"})
        else:
            response = self._page(scope["path"], Headers(scope=scope))
        await response(scope, receive, send)

    def _page(self, path: str, headers: Headers) -> Response:
        file = self._file(path)
        if file is not None:
            caching = FOR_EVER if path.startswith("/assets/") else ASK_AGAIN
            return self._packed(file, headers, caching)
        if "." in path.rpartition("/")[2] or path.startswith(("/api/", GUESTS)):
            return PlainTextResponse("There is nothing here.", 404)
        index = self._file("/index.html")
        if index is None:
            return HTMLResponse(NOT_BUILT, headers={"Cache-Control": "no-store"})
        return self._packed(index, headers, ASK_AGAIN)

    def _file(self, path: str) -> Path | None:
        """The file of a path, if it is inside the folder."""
        if "\0" in path or len(path) > LONGEST:
            return None
        folder: Path | None = self._folder
        inside = path.lstrip("/")
        if path.startswith(GUESTS):
            key, _, inside = path.removeprefix(GUESTS).partition("/")
            try:
                folder = front_of(find_game(key))
            except Refusal:
                return None
        if folder is None:
            return None
        file = (folder / inside).resolve()
        return file if file.is_relative_to(folder) and file.is_file() else None

    def _packed(self, file: Path, headers: Headers, caching: str) -> Response:
        """The file, or its compressed twin if there is one and the browser takes it."""
        accepted = headers.get("accept-encoding", "")
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        sent = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
        for encoding, suffix in PACKED:
            twin = file.with_name(file.name + suffix)
            if encoding in accepted and twin.is_file():
                return FileResponse(twin, media_type=kind, headers={**sent, "Content-Encoding": encoding})
        return FileResponse(file, media_type=kind, headers=sent)
