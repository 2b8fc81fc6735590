"""The page `docs/api/http.md`, from the endpoints themselves, with an example of each that a test runs."""

import re
from typing import Any, NamedTuple

import msgspec

from ludoteca.server.http import ENDPOINTS
from ludoteca.server.http.endpoint import STATUS, Endpoint

INTRODUCTION = """\
# HTTP API

Written from the program by `make docs`. Everything is under `/api/v1`; bodies and answers are JSON.
`GET /api/v1/openapi.json` is the same description as OpenAPI 3.1. Live play goes over the
[socket](socket.md).

## Who you are

A browser has a session cookie. A program sends `Authorization: Bearer TOKEN`; `POST /tokens` makes a token.
The examples below keep the cookie in a file. Run these lines first:

```sh
API=http://127.0.0.1:8421/api/v1
alias api='curl --silent --show-error --fail-with-body --cookie cookies --cookie-jar cookies'
```

## Errors

An error is a status of 4xx or 5xx with `{"type": "problem", "rule": …, "reason": …, "params": {…}}`: a
message key and its values, never a sentence. 503 (`server-closing`, `database-away`) is temporary; retry.
A body may leave out its own `type`; inside a body, `type` is needed.

"""
LIMITS = """\
## Retries

Send the header `Idempotency-Key` with an id of your own (at most 100 characters) to be able to repeat a
`POST`, `PUT`, `PATCH` or `DELETE` whose answer was lost: the same key with the same path and body gets the
same answer from every process for seven days. Another request under a used key is refused with 422
(`request-id-reused`), and one that is still being carried out with 409 (`request-unfinished`). Answers that
hold a secret (`POST /tokens`) or set a cookie are not kept: repeating those makes a new one.
[What a client may rely on](../consistency.md) has the details.

## Rate limits

Each address may make `--requests-per-minute` requests (1,200 by default), and fewer of the costly kinds: new
guests, sign-ins, imports. Each person has quotas of tables, matches between bots, reviews, connections and
chat lines. All are [settings](../host/settings.md) of the host. What goes beyond is refused with 429 and a
`reason`.

"""
STATUSES = """\
## Reasons with a status of their own

All others are 400; a move that the rules refuse is 409.

| reason | status |
| --- | --- |
"""


class Example(NamedTuple):
    """How an endpoint is called: the arguments of `api`, and which values later examples use."""

    arguments: str
    saves: dict[str, str] = {}  # noqa: RUF012 (never changed)
    """Names of shell variables, and the path of their value in the answer."""


OPEN_TABLE = """'{"game": "palanche", "seats": [{"type": "me"}, {"type": "empty"}], "open": true}'"""
PUSH = """'{"endpoint": "https://push.example/1", "p256dh": "'$P256DH'", "auth": "'$AUTH'"}'"""
EXAMPLES = {
    "POST /session": Example("""$API/session --json '{"name": "Ada"}'""", {"ME": "player"}),
    "GET /session": Example("$API/session"),
    "POST /account": Example("""$API/account --json '{"name": "Ada", "password": "a long password"}'"""),
    "DELETE /session": Example("-X DELETE $API/session"),
    "POST /session/login": Example(
        """$API/session/login --json '{"name": "Ada", "password": "a long password"}'"""
    ),
    "POST /account/password": Example(
        """$API/account/password --json '{"old": "a long password", "new": "an even longer one"}'"""
    ),
    "GET /account/data": Example("$API/account/data --output my-data.json"),
    "POST /tokens": Example("""$API/tokens --json '{"label": "my bot"}'""", {"TOKEN_ID": "id"}),
    "GET /tokens": Example("$API/tokens"),
    "DELETE /tokens/{token}": Example("-X DELETE $API/tokens/$TOKEN_ID"),
    "GET /sessions": Example("$API/sessions"),
    "POST /hooks": Example("""$API/hooks --json '{"url": "https://example.com/my-turn"}'""", {"HOOK": "id"}),
    "GET /hooks": Example("$API/hooks"),
    "DELETE /hooks/{hook}": Example("-X DELETE $API/hooks/$HOOK"),
    "GET /players/{player}/statistics": Example("$API/players/$ME/statistics"),
    "GET /ratings/{game}": Example("$API/ratings/palermo"),
    "GET /notices": Example("$API/notices"),
    "POST /notices/address": Example("""$API/notices/address --json '{"email": "ada@example.com"}'"""),
    "POST /letters/{secret}/confirm": Example("-X POST $API/letters/$SECRET/confirm"),
    "POST /letters/{secret}/leave": Example("-X POST $API/letters/$SECRET/leave"),
    "DELETE /notices/address": Example("-X DELETE $API/notices/address"),
    "POST /notices/push": Example(f"$API/notices/push --json {PUSH}"),
    "POST /notices/push/gone": Example(
        """$API/notices/push/gone --json '{"endpoint": "https://push.example/1"}'"""
    ),
    "POST /vacation": Example("""$API/vacation --json '{"days": 3}'"""),
    "GET /vacation": Example("$API/vacation"),
    "DELETE /vacation": Example("-X DELETE $API/vacation"),
    "POST /blocks": Example("""$API/blocks --json '{"player": "'$PLAYER'"}'"""),
    "GET /blocks": Example("$API/blocks"),
    "DELETE /blocks/{player}": Example("-X DELETE $API/blocks/$PLAYER"),
    "POST /friends": Example("""$API/friends --json '{"player": "'$PLAYER'"}'"""),
    "GET /friends": Example("$API/friends"),
    "GET /games": Example("$API/games"),
    "GET /games/unplayable": Example("$API/games/unplayable"),
    "GET /games/{game}/schemas": Example("$API/games/palermo/schemas"),
    "GET /games/{game}/texts/{language}": Example("$API/games/palermo/texts/en"),
    "GET /games/{game}/help/{language}": Example("$API/games/palermo/help/en"),
    "POST /games/{game}/tables/{what}": Example(
        """$API/games/palermo/tables/tiles --json '{"type": "table_draft", "data": {"house": []}}'"""
    ),
    "POST /games/{game}/workshop": Example(
        """$API/games/palermo/workshop --json '{"type": "town_draft", "seats": 3}'"""
    ),
    "POST /tables": Example(f"$API/tables --json {OPEN_TABLE}", {"MATCH": "table.match", "KEY": "invite"}),
    "GET /tables": Example("$API/tables"),
    "GET /matches/{match}": Example("$API/matches/$MATCH"),
    "GET /matches/{match}/qr.svg": Example('"$API/matches/$MATCH/qr.svg?key=$KEY" --output invitation.svg'),
    "POST /friends/{player}/invitations": Example(
        """$API/friends/$PLAYER/invitations --json '{"match": "'$MATCH'"}'"""
    ),
    "DELETE /friends/{player}": Example("-X DELETE $API/friends/$PLAYER"),
    "POST /matches/{match}/lines/{number}/report": Example("-X POST $API/matches/$MATCH/lines/$LINE/report"),
    "GET /my/matches": Example("$API/my/matches"),
    "POST /matches": Example("$API/matches --json @match.json", {"OVER": "table.match"}),
    "GET /matches/{match}/log": Example('"$API/matches/$OVER/log?since=3"'),
    "GET /matches/{match}/replay/{seq}": Example("$API/matches/$OVER/replay/5"),
    "GET /matches/{match}/since/{seq}": Example("$API/matches/$OVER/since/5"),
    "GET /matches/{match}/picture/{seq}": Example("$API/matches/$OVER/picture/5"),
    "GET /matches/{match}/export": Example("$API/matches/$OVER/export --output match.json"),
    "POST /matches/{match}/review": Example("-X POST $API/matches/$OVER/review"),
    "GET /matches/{match}/review": Example("$API/matches/$OVER/review"),
    "GET /matches/{match}/story": Example("$API/matches/$OVER/story"),
    "POST /matches/{match}/branches": Example("""$API/matches/$OVER/branches --json '{"seq": 5}'"""),
    "GET /my/matches/finished": Example('"$API/my/matches/finished?game=palanche"'),
    "GET /openapi.json": Example("$API/openapi.json"),
    "DELETE /sessions/{session}": Example("-X DELETE $API/sessions/$SESSION"),
    "DELETE /sessions": Example("-X DELETE $API/sessions"),
    "POST /account/goodbye": Example("""$API/account/goodbye --json '{"password": "an even longer one"}'"""),
}
"""One for each endpoint, in an order in which they can be run."""
GROUPS = {
    "Sessions and accounts": ("/session", "/account", "/sessions", "/tokens"),
    "Games": ("/games", "/ratings", "/players", "/openapi"),
    "Tables and matches": ("/tables", "/matches", "/my"),
    "Friends, blocks, vacation": ("/friends", "/blocks", "/vacation"),
    "Notifications": ("/notices", "/letters", "/hooks"),
}


def name_of(endpoint: Endpoint) -> str:
    """An endpoint as its example is listed: method and path."""
    return f"{endpoint.method} {endpoint.path}"


def _record(kind: Any) -> str:
    """A body or answer by the name of its record."""
    if kind is bytes:
        return "a file"
    names = re.findall(r"\b[A-Z]\w+", kind.__name__ if isinstance(kind, type) else str(kind))
    return " or ".join(f"`{name}`" for name in names if name != "None") or "JSON"


def _section(endpoint: Endpoint) -> str:
    shape = []
    if endpoint.query:
        shape.append("Query: " + ", ".join(f"`{name}`" for name in endpoint.query) + ".")
    if endpoint.body is not None:
        shape.append(f"Body: {_record(endpoint.body)}{_fields(endpoint.body)}.")
    shape.append("No content." if endpoint.answer is None else f"Answer: {_record(endpoint.answer)}.")
    return "\n".join(
        [
            f"### `{name_of(endpoint)}`",
            "",
            f"{endpoint.summary} {' '.join(shape)}",
            "",
            "```sh",
            f"api {EXAMPLES[name_of(endpoint)].arguments}",
            "```",
            "",
        ]
    )


def _fields(kind: Any) -> str:
    """The fields of a body; those that may be left out in brackets."""
    if not (isinstance(kind, type) and issubclass(kind, msgspec.Struct)):
        return ""
    fields = [
        f"`{field.name}`" if field.required else f"[`{field.name}`]" for field in msgspec.structs.fields(kind)
    ]
    return f" ({', '.join(fields)})" if fields else ""


def page() -> str:
    """The whole page."""
    parts = [INTRODUCTION, LIMITS]
    for title, starts in GROUPS.items():
        parts.append(f"## {title}\n\n")
        of_group = [one for one in ENDPOINTS if f"/{one.path.split('/')[1].split('.')[0]}" in starts]
        parts += [_section(endpoint) + "\n" for endpoint in of_group]
    statuses = "\n".join(f"| `{reason}` | {status} |" for reason, status in STATUS.items())
    parts.append(f"{STATUSES}{statuses}\n")
    return "".join(parts).replace("\n\n\n", "\n\n")
