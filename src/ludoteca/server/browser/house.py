"""The house in one worker: the server's tables and API, for the one person whose browser it is."""

import re
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import NamedTuple
from urllib.parse import parse_qsl

from ludoteca.core import Invalid
from ludoteca.server.cluster.node import Node
from ludoteca.server.http.answer import Answer
from ludoteca.server.http.endpoint import Api, Endpoint, Request, problem, respond
from ludoteca.server.http.games import SHELF
from ludoteca.server.http.match_story import STORIES
from ludoteca.server.http.matches import MATCHES
from ludoteca.server.http.mine import MINE
from ludoteca.server.http.people import PEOPLE
from ludoteca.server.people.accounts import Accounts, Identity
from ludoteca.server.session.connection import Connection, Transport
from ludoteca.server.table.ids import hash_of
from ludoteca.store import Store, open_store

from .runtime import browser_runtime, browser_settings
from .work import EngineLoader, Thinker

OWNER = "browser-owner"
"""Under this name the store keeps the id of the person."""
OF_PEOPLE = ("/session", "/players/{player}/statistics")
WITHOUT = ("/openapi.json",)
BACKUPS = Path("/tmp")
"""Where a backup is written before a migration: the storage of the browser holds the database alone."""


class Asked(NamedTuple):
    """An endpoint, with the expression that its paths match."""

    endpoint: Endpoint
    path: re.Pattern[str]


def _asked(endpoint: Endpoint) -> Asked:
    return Asked(endpoint, re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", endpoint.path)))


ENDPOINTS = tuple(
    _asked(endpoint)
    for endpoint in (*(each for each in PEOPLE if each.path in OF_PEOPLE), *SHELF, *MATCHES, *STORIES, *MINE)
    if endpoint.path not in WITHOUT and not (endpoint.path == "/session" and endpoint.method == "DELETE")
)
"""What makes sense without a server: no other people or devices, no passwords, no invitations."""


class NoPasswords:
    """There are no accounts: who uses the browser is its owner."""

    async def hash(self, password: str) -> str:  # noqa: ARG002
        """Refuse."""
        raise Invalid("needs-server")

    async def is_right(self, hashed: str | None, password: str) -> bool:  # noqa: ARG002
        """Refuse."""
        raise Invalid("needs-server")


class House:
    """Answers requests and messages of the pages in this browser."""

    def __init__(self, store: Store, node: Node) -> None:
        self._store = store
        self._node = node
        accounts = Accounts(store, NoPasswords(), node.ids, node.runtime.time.now)
        self._api = Api(node, accounts, identify=self._identify, hides_nothing=True)

    async def _identify(self, headers: Mapping[str, str]) -> Identity | None:  # noqa: ARG002
        """The owner of the browser, once they have given a name."""
        owner = await self._store.server.get(OWNER)
        player = None if owner is None else await self._store.people.find(owner)
        return None if player is None else Identity(player.id, player.name, False, player.id, "browser")

    async def request(
        self, method: str, address: str, headers: Mapping[str, str], body: bytes, base_url: str
    ) -> Answer:
        """Answer a request to the API; one that needs a server is refused."""
        path, _, query = address.partition("?")
        for endpoint, pattern in ENDPOINTS:
            found = pattern.fullmatch(path) if endpoint.method == method else None
            if found is None:
                continue

            async def parts() -> AsyncIterator[bytes]:
                yield body

            values = dict(parse_qsl(query, keep_blank_values=True))
            asked = Request(path, found.groupdict(), values, query, headers, "", base_url, parts)
            answer = await respond(self._api, endpoint, asked)
            if answer.cookie:
                await self._keep_owner(answer.cookie)
            return answer
        return problem(Invalid("needs-server"))

    async def _keep_owner(self, token: str) -> None:
        """Remember the new guest as the owner: a browser's storage outlives any session."""
        found = await self._store.sessions.find(hash_of(token), self._node.runtime.time.now())
        assert found is not None
        await self._store.server.set(OWNER, found[1].id)

    async def connect(self, transport: Transport) -> Connection | None:
        """The connection of a page; None before the owner has given a name."""
        known = await self._identify({})
        return None if known is None else Connection(self._node, known, transport)

    async def close(self) -> None:
        """Let every match leave memory, and close the database."""
        await self._node.close()
        await self._store.close()


async def open_house(db: str, thinker: Thinker, engine: EngineLoader) -> House:
    """Open the database, or make it, and everything over it; raises Unusable with a sentence."""
    settings = browser_settings(db)
    store = await open_store(db, alone=True, threads=False, backups=BACKUPS)
    node = Node(browser_runtime(thinker, engine, settings), store, settings)
    await node.open()
    return House(store, node)
