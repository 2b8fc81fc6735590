"""Carries out an HTTP request once, however often it is sent: by the header `Idempotency-Key`."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

import msgspec

from ludoteca.core import Invalid, Refusal, decode
from ludoteca.server.table.idempotency import request_of, require_same
from ludoteca.store import Store
from ludoteca.store.requests import NO_MATCH

from .answer import Answer

HEADER = "idempotency-key"
LONGEST = 100
"""Characters of a key."""
ABANDONED_MS = 60_000
"""After which a request without an answer was interrupted, and is carried out again."""


class Attempt(NamedTuple):
    """One attempt to carry out a request."""

    number: int
    """Drawn at random for the first attempt."""
    is_repeated: bool
    """Whether an earlier one was interrupted: what the request makes may be there."""


class KeptAnswer(msgspec.Struct):
    """An answer as the store keeps it."""

    status: int
    body: str


async def answer_once(
    store: Store,
    now: int,
    player: str,
    key: str,
    content: bytes,
    number: int,
    handle: Callable[[Attempt], Awaitable[tuple[Answer, bool]]],
) -> Answer:
    """Carry out a request with `handle`, unless it was before: then repeat the answer.

    `handle` returns the answer and whether it may be kept; one that holds a secret may not. `number` is drawn
    at random. Raises Invalid if the key was used for another request, or while some process carries this one
    out.
    """
    if not 1 <= len(key) <= LONGEST:
        raise Invalid("malformed", detail=HEADER)
    request = request_of(player, key, content)
    first = await store.requests.claim(request, number, now, now - ABANDONED_MS)
    if first is None:
        known = await store.requests.find(NO_MATCH, request.key)
        if known is None:
            raise Invalid("request-unfinished")
        require_same(request, known.content)
        if known.answer is None:
            raise Invalid("request-unfinished")
        kept = decode(known.answer.encode(), KeptAnswer)
        return Answer(kept.status, kept.body.encode(), "application/json", {"Cache-Control": "no-store"})
    try:
        given, may_be_kept = await handle(Attempt(first, is_repeated=first != number))
    except Refusal:
        await store.requests.release(request.key)
        raise
    except BaseException:  # it may have been carried out in part
        await store.requests.interrupted(request.key, now - ABANDONED_MS)
        raise
    if may_be_kept:
        answer = KeptAnswer(given.status, given.body.decode())
        await store.requests.answer(request.key, msgspec.json.encode(answer).decode())
    else:
        await store.requests.release(request.key)
    return given
