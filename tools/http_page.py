"""The pages of the HTTP API, from the endpoints themselves, with an example of each that a test runs."""

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
from msgspec import inspect as shapes
from tools import socket_page

from ludoteca.core import Record
from ludoteca.server.http.endpoint import STATUS, Endpoint
from ludoteca.server.http.endpoints import ENDPOINTS
from ludoteca.server.people.accounts import SESSION_MS, TOKENS_EACH
from ludoteca.server.settings import Settings

INTRODUCTION = """\
# HTTP API

Written from the program by `make docs`. Everything is under `/api/v1`; bodies and answers are JSON, and
their fields are listed in [records](records.md). `GET /api/v1/openapi.json` is the same description as
OpenAPI 3.1, for tools that make a client from it. Live play uses the [socket](socket.md).

## Sessions and tokens

A request says who sends it in one of two ways:

- **A browser** has a session cookie: `POST /session` signs in as a guest, `POST /session/login` with a name
  and a password.
- **A program** sends the header `Authorization: Bearer TOKEN`. A person makes a token for it with
  `POST /tokens`. The answer is the only time that the token is shown; the server stores a hash of it. A
  program with a token acts under the person's name, and may do what the scopes of the token allow: `read`
  (every `GET`, watching), `play` (everything at tables and with friends), `account` (sessions, tokens,
  password, email address). A token has `read` and `play` unless the request names others.

A session or token ends {session_days} days after its last use, or when it is ended by `DELETE /session`,
`DELETE /sessions` or `DELETE /tokens/{{token}}`. A new password ends the sessions of all other browsers, and
the tokens unless `end_tokens` is false. A person may have {tokens} tokens.

The examples keep the cookie in the file `cookies`; values such as `$MATCH` come from earlier answers. Run
these lines first:

```sh
API=http://127.0.0.1:8421/api/v1
alias api='curl --silent --show-error --fail-with-body --cookie cookies --cookie-jar cookies'
```

The same request with a token instead of the cookie:

```sh
{with_token}
```

## Errors

An error is a status of 4xx or 5xx with `{{"type": "problem", "rule": …, "reason": …, "params": {{…}}}}`: a
message key and its values, never a sentence. 503 (`server-closing`, `database-away`) is temporary; retry.
A body may leave out its own `type`; inside a body, `type` is needed.

"""
LIMITS = """\
## Retries

Send the header `Idempotency-Key` with an id of your own (at most 100 characters) to be able to repeat a
`POST`, `PUT`, `PATCH` or `DELETE` whose answer was lost: the same key with the same path and body gets the
same answer from every process for seven days. Another request under a used key is refused with 422
(`request-id-reused`), and one that is still being carried out with 409 (`request-unfinished`). Requests
and answers with a secret (a password, a code, a token, a passkey) and answers that set a cookie are not kept:
such a request is carried out each time.
[What a client may rely on](../consistency.md) has the details.

## Rate limits and quotas

A rate limit is an amount per minute, hour or day. A client that was quiet may use all of it at once; then
the allowance fills up again evenly. Over the limit, a request is refused with 429: `retry_after` in
`params`, and the header `Retry-After`, are the seconds to wait. Limits per address count an IPv4 address, or
an IPv6 network of 64 bits; all processes of a server count together, within seconds. A quota is an amount at
one time. These are the defaults; a host may change them in the [settings](../host/settings.md).

| what | limit | of | refused with |
| --- | --- | --- | --- |
"""
LIMITED = (
    ("requests over HTTP", "requests_per_minute", "a minute", "an address", "`too-many-requests`"),
    ("sockets opened", "handshakes_per_minute", "a minute", "an address", "the handshake fails with 429"),
    ("seconds of processor time", "processor_seconds_per_minute", "a minute", "both", "`too-much-work`"),
    ("megabytes written to disk", "disk_megabytes_per_day", "a day", "a person", "`too-much-written`"),
    ("emails to confirm an address", "emails_per_hour", "an hour", "a person", "`too-many-emails`"),
    ("new guests", "guests_per_minute", "a minute", "an address", "`too-many-requests`"),
    ("passwords and email addresses", "sign_ins_per_minute", "a minute", "an address", "`too-many-requests`"),
    ("imported matches", "imports_per_minute", "a minute", "an address", "`too-many-requests`"),
    ("friend requests", "friend_asks_per_minute", "a minute", "a person", "`too-many-requests`"),
    ("chat lines", "lines_per_minute", "a minute", "a person", "`too-many-lines`"),
    ("reported chat lines", "reports_per_day", "a day", "a person", "`too-many-reports`"),
    ("tables that are not over", "tables_per_person", "at a time", "a person", "`too-many-own-tables`"),
    (
        "matches between bots alone",
        "bot_matches_per_person",
        "at a time",
        "a person",
        "`too-many-bot-matches`",
    ),
    ("reviews under way", "reviews_per_person", "at a time", "a person", "`too-many-reviews`"),
    ("matches on disk", "matches_per_person", "at a time", "their host", "`too-many-kept-matches`"),
    (
        "megabytes of matches",
        "disk_megabytes_per_person",
        "at a time",
        "their host",
        "`too-many-kept-bytes`",
    ),
    (
        "megabytes sent or not read",
        "memory_megabytes_per_address",
        "at a time",
        "an address",
        "`too-much-memory`",
    ),
    ("connections", "connections_per_address", "at a time", "an address", "status 429"),
    ("sockets", "sockets_per_person", "at a time", "a person", "the handshake fails with 429"),
    ("tables that are followed", "followed_per_address", "at a time", "an address", "`too-many-tables`"),
    ("messages over a socket", "messages_per_second", "a second", "a socket", "refused, then code 4029"),
)
"""Limits of the settings: what they count, the setting, per what, of whom, and how a client notices."""
RECORDS = """\
# Records of the HTTP API

Written from the program by `make docs`. The bodies and answers of the [HTTP API](http.md), field by field.
Records that the socket uses as well are described [there](socket.md). The heading of a section is the
`type` of the record.

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
WITH_TOKEN = """curl --header "Authorization: Bearer $TOKEN" $API/my/matches"""
EXAMPLES = {
    "POST /session": Example("""$API/session --json '{"name": "Ada"}'""", {"ME": "player"}),
    "GET /session": Example("$API/session"),
    "POST /account": Example("""$API/account --json '{"name": "Ada", "password": "a long password"}'"""),
    "DELETE /session": Example("-X DELETE $API/session"),
    "POST /session/login": Example(
        """$API/session/login --json '{"name": "Ada", "password": "a long password"}'"""
    ),
    "GET /account/security": Example("$API/account/security"),
    "POST /account/totp": Example(
        """$API/account/totp --json '{"password": "a long password"}' --output app.json"""
    ),
    "POST /account/totp/confirm": Example("$API/account/totp/confirm --json @code.json"),
    "POST /account/recovery-codes": Example(
        """$API/account/recovery-codes --json '{"password": "a long password"}'"""
    ),
    "POST /account/totp/remove": Example(
        """$API/account/totp/remove --json '{"password": "a long password"}'"""
    ),
    "POST /account/passkeys/question": Example(
        """$API/account/passkeys/question --json '{"password": "a long password"}' --output question.json"""
    ),
    "POST /account/passkeys": Example("$API/account/passkeys --json @new-passkey.json"),
    "POST /session/passkey/question": Example("-X POST $API/session/passkey/question --output question.json"),
    "POST /session/passkey": Example("$API/session/passkey --json @passkey.json"),
    "GET /session/ways": Example("$API/session/ways"),
    "GET /session/openid": Example("$API/session/openid"),
    "GET /session/openid/back": Example('"$API/session/openid/back?code=$CODE&state=$STATE"'),
    "POST /account/passkeys/{passkey}/remove": Example(
        """$API/account/passkeys/$PASSKEY/remove --json '{"password": "a long password"}'"""
    ),
    "POST /account/password": Example(
        """$API/account/password --json '{"old": "a long password", "new": "an even longer one"}'"""
    ),
    "GET /account/data": Example("$API/account/data --output my-data.json"),
    "POST /tokens": Example(
        """$API/tokens --json '{"label": "my bot"}'""", {"TOKEN_ID": "id", "TOKEN": "token"}
    ),
    "GET /tokens": Example("$API/tokens"),
    "DELETE /tokens/{token}": Example("-X DELETE $API/tokens/$TOKEN_ID"),
    "GET /sessions": Example("$API/sessions"),
    "POST /hooks": Example("""$API/hooks --json '{"url": "https://example.com/my-turn"}'""", {"HOOK": "id"}),
    "GET /hooks": Example("$API/hooks"),
    "DELETE /hooks/{hook}": Example("-X DELETE $API/hooks/$HOOK"),
    "GET /players/{player}/statistics": Example("$API/players/$ME/statistics"),
    "GET /ratings/{game}": Example("$API/ratings/palermo"),
    "GET /likeness/{game}": Example("$API/likeness/palermo"),
    "GET /notices": Example("$API/notices"),
    "POST /notices/address": Example(
        """$API/notices/address --json '{"email": "ada@example.com", "password": "an even longer one"}'"""
    ),
    "POST /letters/{secret}/confirm": Example("-X POST $API/letters/$SECRET/confirm"),
    "POST /session/reset": Example("""$API/session/reset --json '{"name": "Ada"}'"""),
    "POST /session/reset/{secret}": Example(
        """$API/session/reset/$RESET --json '{"password": "an even longer one"}'"""
    ),
    "POST /letters/{secret}/leave": Example("-X POST $API/letters/$SECRET/leave"),
    "POST /notices/address/gone": Example(
        """$API/notices/address/gone --json '{"password": "an even longer one"}'"""
    ),
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
    "GET /qr.svg": Example('"$API/qr.svg?link=${API%/api/v1}/join/$MATCH" --output invitation.svg'),
    "GET /network": Example("$API/network"),
    "POST /network": Example("""$API/network -H "Origin: ${API%/api/v1}" --json '{}'"""),
    "DELETE /network": Example("""-X DELETE $API/network -H "Origin: ${API%/api/v1}\""""),
    "POST /friends/{player}/invitations": Example(
        """$API/friends/$PLAYER/invitations --json '{"match": "'$MATCH'"}'"""
    ),
    "DELETE /friends/{player}": Example("-X DELETE $API/friends/$PLAYER"),
    "POST /bots": Example(
        """$API/bots --json '{"name": "Greedy"}'""", {"BOT": "player", "BOT_TOKEN": "token"}
    ),
    "GET /bots": Example("$API/bots"),
    "POST /bots/{player}/challenges": Example("""$API/bots/$BOT/challenges --json '{"match": "'$MATCH'"}'"""),
    "POST /bots/{player}/token": Example("-X POST $API/bots/$BOT/token"),
    "DELETE /bots/{player}": Example("-X DELETE $API/bots/$BOT"),
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
    "DELETE /matches/{match}": Example("-X DELETE $API/matches/$OVER"),
    "GET /status": Example("$API/status"),
    "GET /restore": Example("$API/restore"),
    "POST /restore": Example(
        """$API/restore -H "Origin: ${API%/api/v1}" --json '{"source": "/srv/backups/ludoteca-1.backup"}'"""
    ),
    "GET /moderation/reports": Example("$API/moderation/reports", {"REPORT": "reports.0.id"}),
    "GET /moderation/matches/{match}/lines": Example("$API/moderation/matches/$MATCH/lines"),
    "DELETE /moderation/matches/{match}/lines/{number}": Example(
        "-X DELETE $API/moderation/matches/$MATCH/lines/$LINE"
    ),
    "DELETE /moderation/reports/{report}": Example("-X DELETE $API/moderation/reports/$REPORT"),
    "GET /moderation/people": Example('"$API/moderation/people?name=bea"'),
    "PATCH /moderation/people/{player}": Example(
        """-X PATCH $API/moderation/people/$PLAYER --json '{"name": "Bea the Second"}'"""
    ),
    "POST /moderation/people/{player}/ban": Example("-X POST $API/moderation/people/$PLAYER/ban"),
    "DELETE /moderation/people/{player}/ban": Example("-X DELETE $API/moderation/people/$PLAYER/ban"),
    "GET /openapi.json": Example("$API/openapi.json"),
    "DELETE /sessions/{session}": Example("-X DELETE $API/sessions/$SESSION"),
    "DELETE /sessions": Example("-X DELETE $API/sessions"),
    "POST /account/goodbye": Example("""$API/account/goodbye --json '{"password": "an even longer one"}'"""),
}
"""One for each endpoint, in an order in which they can be run."""
GROUPS = {
    "Sessions and accounts": ("/session", "/account", "/sessions", "/tokens"),
    "Games": ("/games", "/ratings", "/likeness", "/players", "/openapi"),
    "Tables and matches": ("/tables", "/matches", "/my"),
    "Other devices": ("/network", "/qr"),
    "Friends, blocks, vacation": ("/friends", "/blocks", "/vacation"),
    "Bot accounts": ("/bots",),
    "Moderation": ("/moderation",),
    "The server": ("/status", "/restore"),
    "Notifications": ("/notices", "/letters", "/hooks"),
}


def name_of(endpoint: Endpoint) -> str:
    """An endpoint as its example is listed: method and path."""
    return f"{endpoint.method} {endpoint.path}"


def _record(kind: Any) -> str:
    """A body or answer as a link to its record."""
    if kind is bytes:
        return "a file"
    return " or ".join(_link(shape) for shape in _structs(shapes.type_info(kind))) or "JSON"


def _link(shape: shapes.StructType) -> str:
    page = "socket.md" if shape.cls in socket_page.parts() else "records.md"
    return f"[`{shape.cls.__name__}`]({page}#{socket_page.anchor(shape)})"


def _structs(shape: shapes.Type) -> Iterator[shapes.StructType]:
    """The records that a type names directly."""
    match shape:
        case shapes.StructType() if shape.tag is not None and shape.cls is not Record:
            yield shape
        case shapes.UnionType(types=types):
            for kind in types:
                yield from _structs(kind)
        case shapes.VarTupleType(item_type=kind) | shapes.ListType(item_type=kind):
            yield from _structs(kind)
        case shapes.DictType(value_type=kind):
            yield from _structs(kind)


def records() -> list[type]:
    """The records of bodies and answers, and the records in them, without those of the socket's page."""
    found: dict[type, None] = {}
    waiting = [
        shape
        for endpoint in ENDPOINTS
        for kind in (endpoint.body, endpoint.answer)
        if kind not in (None, bytes)
        for shape in _structs(shapes.type_info(kind))
    ]
    known = set(socket_page.parts())
    while waiting:
        shape = waiting.pop(0)
        if shape.cls not in found and shape.cls not in known:
            found[shape.cls] = None
            waiting += [part for field in shape.fields for part in _structs(field.type)]
    return list(found)


def records_page() -> str:
    """The page of the records of the HTTP API."""
    of_socket = "|".join(re.escape(_tag(cls)) for cls in socket_page.parts())
    text = RECORDS + "\n".join(map(socket_page.section, sorted(records(), key=_tag)))
    return re.sub(rf"\]\(#({of_socket})\)", r"](socket.md#\1)", text)


def _tag(cls: Any) -> str:
    return str(cls.__struct_config__.tag)


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
    introduction = INTRODUCTION.format(
        session_days=SESSION_MS // 86_400_000, tokens=TOKENS_EACH, with_token=WITH_TOKEN
    )
    limits = "".join(
        f"| {what} | {getattr(Settings(), name):,} {per} (`--{name.replace('_', '-')}`) | {of} | {sign} |\n"
        for what, name, per, of, sign in LIMITED
    )
    parts = [introduction, LIMITS, limits, "\n"]
    for title, starts in GROUPS.items():
        parts.append(f"## {title}\n\n")
        of_group = [one for one in ENDPOINTS if f"/{one.path.split('/')[1].split('.')[0]}" in starts]
        parts += [_section(endpoint) + "\n" for endpoint in of_group]
    statuses = "\n".join(f"| `{reason}` | {status} |" for reason, status in STATUS.items())
    parts.append(f"{STATUSES}{statuses}\n")
    return "".join(parts).replace("\n\n\n", "\n\n")
