"""The endpoints as routes of an ASGI application."""

from collections.abc import AsyncIterator, Iterable

from starlette.requests import ClientDisconnect
from starlette.requests import Request as AsgiRequest
from starlette.responses import Response
from starlette.routing import Route

from ludoteca.server.people.accounts import COOKIE, SESSION_MS

from .answer import Answer
from .endpoint import PREFIX, Api, Disconnected, Endpoint, Request, respond

ENDPOINT = "ludoteca.endpoint"
"""Under this name the scope of a request says which of ours it is."""


async def _parts(request: AsgiRequest) -> AsyncIterator[bytes]:
    """The body as it arrives; raises Disconnected."""
    try:
        async for part in request.stream():
            yield part
    except ClientDisconnect:
        raise Disconnected from None


def sent(answer: Answer) -> Response:
    """An answer as ASGI sends it."""
    return Response(answer.body, answer.status, dict(answer.headers), answer.media_type)


def route(api: Api, endpoint: Endpoint) -> Route:
    """The endpoint as a route."""

    async def answer(request: AsgiRequest) -> Response:
        request.scope[ENDPOINT] = endpoint.path
        asked = Request(
            path=request.url.path,
            params=request.path_params,
            query=request.query_params,
            query_text=request.url.query,
            headers=request.headers,
            address=request.client.host if request.client is not None else "",
            base_url=str(request.base_url),
            parts=lambda: _parts(request),
        )
        given = await respond(api, endpoint, asked)
        response = sent(given)
        if given.cookie is not None:
            secure = (api.settings.base_url or "").startswith("https://")
            age = SESSION_MS // 1000 if given.cookie else 0
            response.set_cookie(
                COOKIE, given.cookie, max_age=age, httponly=True, samesite="lax", secure=secure, path="/"
            )
        return response

    return Route(PREFIX + endpoint.path, answer, methods=[endpoint.method])


def routes(api: Api, endpoints: Iterable[Endpoint]) -> list[Route]:
    """All endpoints as routes."""
    return [route(api, endpoint) for endpoint in endpoints]
