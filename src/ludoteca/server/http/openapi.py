"""The API described for machines (OpenAPI 3.1), made from the endpoints themselves."""

import re
from collections.abc import Iterable
from typing import Any

import msgspec

from ludoteca import __version__
from ludoteca.games import game_keys
from ludoteca.server.protocol.bodies import Problem

from .endpoint import PREFIX, Endpoint
from .idempotency import LONGEST

PROBLEMS = {
    "400": "The request is malformed or cannot be done.",
    "401": "The sender is not signed in.",
    "403": "The sender may not do this.",
    "404": "There is no such thing, or it is private.",
    "409": "Not now.",
    "413": "The body is too long.",
    "422": "The idempotency key was used for another request.",
    "429": "Too many requests.",
    "503": "The server is closing.",
}

IDEMPOTENCY_KEY = {
    "name": "Idempotency-Key",
    "in": "header",
    "required": False,
    "description": "An id of the sender: the same request under the same id is carried out once.",
    "schema": {"type": "string", "minLength": 1, "maxLength": LONGEST},
}


def _types(endpoints: Iterable[Endpoint]) -> list[Any]:
    found: list[Any] = [Problem]
    for endpoint in endpoints:
        found += [kind for kind in (endpoint.body, endpoint.answer) if kind not in (None, bytes)]
    return found


def _parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    known = {"game": {"enum": list(game_keys())}}
    in_path = [
        {
            "name": name,
            "in": "path",
            "required": True,
            "schema": known.get(name, {"type": "string", "minLength": 1}),
        }
        for name in re.findall(r"{(\w+)}", endpoint.path)
    ]
    in_query = [
        {"name": name, "in": "query", "required": False, "schema": {"type": "string"}}
        for name in endpoint.query
    ]
    return in_path + in_query + ([] if endpoint.method == "GET" else [IDEMPOTENCY_KEY])


def _content(kind: Any, schema: Any, media_type: str) -> dict[str, Any]:
    return {media_type: {"schema": {} if kind is bytes else schema}}


def description(endpoints: tuple[Endpoint, ...]) -> dict[str, Any]:
    """The whole description."""
    kinds = _types(endpoints)
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    by_kind = [*zip(kinds, schemas, strict=True)]
    for name in {endpoint.body.__name__ for endpoint in endpoints if endpoint.body is not None} & {
        *components
    }:
        components[name]["required"].remove("type")  # the route says what it is

    def schema_of(kind: Any) -> Any:
        return next((schema for known, schema in by_kind if known is kind or known == kind), {})

    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        operation: dict[str, Any] = {
            "operationId": f"{endpoint.method.lower()}_{endpoint.handle.__name__}",
            "summary": endpoint.summary,
            "parameters": _parameters(endpoint),
            "responses": {
                status: {
                    "description": text,
                    "content": {"application/json": {"schema": schema_of(Problem)}},
                }
                for status, text in PROBLEMS.items()
            },
        }
        if endpoint.answer is None:
            operation["responses"]["204"] = {"description": "Done."}
        else:
            status = "201" if endpoint.method == "POST" and endpoint.body is not None else "200"
            operation["responses"][status] = {
                "description": endpoint.summary,
                "content": _content(endpoint.answer, schema_of(endpoint.answer), endpoint.media_type),
            }
        if endpoint.body is not None:
            operation["requestBody"] = {
                "required": True,
                "content": _content(endpoint.body, schema_of(endpoint.body), "application/json"),
            }
        paths.setdefault(PREFIX + endpoint.path, {})[endpoint.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Ludoteca", "version": __version__, "description": "Tables over the network."},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "browser": {"type": "apiKey", "in": "cookie", "name": "ludoteca"},
                "program": {"type": "http", "scheme": "bearer"},
            },
        },
        "security": [{"browser": []}, {"program": []}, {}],
    }
