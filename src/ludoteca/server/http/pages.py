"""The pages of the client: built files, cached as long as they may be, and one page for every address.

A game may bring files of its own for the browser, in the folder `client` of its package; they are served
under `/guests/<game>/`.
"""

import asyncio
import mimetypes
from functools import cache
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

from ludoteca.core import Refusal
from ludoteca.games import find_game

from .fronts import GUESTS, front_of
from .site_files import PAGE, STATIC, CannotPack, SiteFiles

CLIENT = STATIC
LONGEST = 250
"""No file of ours has a longer path, and no file system takes any length."""
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
NOTHING = "There is nothing here."
MADE = ("/python/", "/data/")
"""Where the files are that `site_files` makes."""
PACKED = (("br", ".br"), ("gzip", ".gz"))
NOT_BUILT = """<!doctype html>
<meta charset="utf-8"><title>Ludoteca</title>
<h1>Ludoteca</h1>
<p>The server is running, but its pages are not built yet.</p>
<p>Run <code>make client</code> (or <code>npm ci &amp;&amp; npm run build</code> in <code>client/</code>)
and load this page again.</p>
"""


@cache
def site_files() -> SiteFiles:
    """The files for playing in the browser, made when the first page asks for them."""
    files = SiteFiles()
    _ = files.page, files.made
    return files


class Pages:
    """Serves the built client; what is no file is the client's own address and gets its one page."""

    def __init__(self, folder: Path = CLIENT) -> None:
        self._folder = folder.resolve()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["method"] not in ("GET", "HEAD"):
            response: Response = PlainTextResponse("GET only", 405, {"Allow": "GET, HEAD"})
        else:
            response = self._page(scope["path"], Headers(scope=scope)) or await self._made(scope["path"])
        await response(scope, receive, send)

    async def _made(self, path: str) -> Response:
        """A file that is made from this installation, for playing in the browser."""
        name = path.lstrip("/")
        try:
            files = await asyncio.to_thread(site_files)
        except CannotPack:
            return PlainTextResponse(NOTHING, 404)
        content = files.page if name == PAGE else files.made.get(name)
        if content is None:
            return PlainTextResponse(NOTHING, 404)
        kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        return Response(content, headers={"Cache-Control": ASK_AGAIN}, media_type=kind)

    def _page(self, path: str, headers: Headers) -> Response | None:
        """The answer from what is built; None for a file that has to be made."""
        if path == f"/{PAGE}":
            return None
        file = self._file(path)
        if file is not None:
            caching = FOR_EVER if path.startswith("/assets/") else ASK_AGAIN
            return self._packed(file, headers, caching)
        if path.startswith(MADE):
            return None
        if "." in path.rpartition("/")[2] or path.startswith(("/api/", GUESTS)):
            return PlainTextResponse(NOTHING, 404)
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
