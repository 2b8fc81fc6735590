"""The only module that knows Pyodide: what the script of the house's worker calls, and what it calls there.

Everything that crosses is bytes or text. The script is `client/src/house/house.worker.ts`.
"""

import gc
import logging
from typing import Any

import msgspec
from pyodide.ffi import to_js

from .house import House, open_house


class WorkerThinker:
    """The second worker, asked through the script of the first."""

    def __init__(self, script: Any) -> None:
        self._script = script

    async def ask(self, job: bytes) -> bytes:
        """Carry out a job; raises a JavaScript error if that fails."""
        answer = await self._script.think(job.decode())
        return str(answer).encode()

    def restart(self) -> None:
        """Abandon what it does."""
        self._script.stopThinking()


class ScriptEngine:
    """The physics engine, which the script loads."""

    def __init__(self, script: Any) -> None:
        self._script = script
        self._is_loaded = False

    async def load(self) -> None:
        """Load it, once; raises a JavaScript error if that fails."""
        if not self._is_loaded:
            await self._script.loadEngine()
            self._is_loaded = True


class PagePort:
    """The transport of one page: messages as text."""

    def __init__(self, script: Any, page: str) -> None:
        self._script = script
        self._page = page

    def send(self, message: bytes) -> None:
        """Send a message; never waits."""
        self._script.send(self._page, message.decode())

    def close(self, code: int) -> None:
        """End the connection."""
        self._script.hangUp(self._page, code)

    def pause(self) -> None:
        """A page waits for its answers; nothing is dropped."""

    def resume(self) -> None:
        """As before."""


class Bridge:
    """What the first worker's script calls."""

    def __init__(self, house: House, script: Any) -> None:
        self._house = house
        self._script = script
        self._connections: dict[str, Any] = {}

    async def request(self, method: str, address: str, headers: str, body: str, base_url: str) -> Any:
        """Answer an HTTP request of a page: status, media type and bytes."""
        named = msgspec.json.decode(headers, type=dict[str, str])
        lower = {name.lower(): value for name, value in named.items()}
        given = await self._house.request(method, address, lower, body.encode(), base_url)
        return to_js((given.status, given.media_type, given.body))

    async def connect(self, page: str) -> bool:
        """Open the connection of a page; False before the person has a name."""
        connection = await self._house.connect(PagePort(self._script, page))
        if connection is None:
            return False
        self._connections[page] = connection
        connection.opened()
        return True

    def receive(self, page: str, message: str) -> None:
        """A page has sent a message."""
        if page in self._connections:
            self._connections[page].received(message.encode())

    def disconnect(self, page: str) -> None:
        """A page has closed its connection."""
        connection = self._connections.pop(page, None)
        if connection is not None:
            connection.lost()

    async def close(self) -> None:
        """Close the database in order."""
        await self._house.close()


async def open_bridge(db: str, script: Any) -> Bridge:
    """Open the house on a database in the browser's file system."""
    logging.basicConfig(level=logging.WARNING)
    bridge = Bridge(await open_house(db, WorkerThinker(script), ScriptEngine(script)), script)
    gc.freeze()  # what is loaded stays
    return bridge
