"""The installed games: summaries, schemas, texts and rules pages."""

from functools import cache
from typing import Any

import msgspec
from msgspec.structs import replace

from ludoteca.bots import bot_levels, strengths
from ludoteca.completeness import missing_parts
from ludoteca.core import (
    AnyGame,
    ByHand,
    Invalid,
    Previewing,
    Record,
    TableHead,
    TableKind,
    Workshop,
    checked_table,
    convert,
    event_rules,
    read_head,
    read_table,
    rows_of_code,
    table_code,
    table_text,
)
from ludoteca.games import find_game, playable_games, unplayable_games
from ludoteca.server.protocol.bodies import (
    GameSchemas,
    GameSummary,
    Problem,
    TableDraft,
    TableJudged,
    UnplayableGames,
)
from ludoteca.server.table.document import table_options
from ludoteca.texts import LANGUAGES, fluent_of, rulebook

from .endpoint import Call, Endpoint, File
from .fronts import address_in_front

ENTRY, COVER = "index.js", "cover.svg"


@cache
def _schema(kind: Any) -> Any:
    return msgspec.json.schema(kind)


_missing = cache(missing_parts)


def summary(game: AnyGame, files: dict[str, tuple[str, ...]]) -> GameSummary:
    """A game as the client lists it."""
    info = game.info
    return GameSummary(
        key=info.key,
        title=info.title,
        min_seats=info.min_seats,
        max_seats=info.max_seats,
        usual_seats=min(max(info.usual_seats, info.min_seats), info.max_seats),
        rules_version=info.rules_version,
        levels=bot_levels(game),
        strengths=strengths(game),
        options=_schema(info.options),
        default_options=table_options(game, None),
        files=files,
        live=isinstance(game, ByHand),
        previews=isinstance(game, Previewing),
        missing=_missing(game),
        front=address_in_front(game, ENTRY),
        cover=address_in_front(game, COVER),
    )


async def list_games(call: Call) -> tuple[GameSummary, ...]:
    files = call.node.files

    def summaries() -> tuple[GameSummary, ...]:
        return tuple(summary(game, files.names(game)) for game in playable_games())

    return await call.api.work.aside(summaries)


async def list_unplayable(_: Call) -> UnplayableGames:
    return UnplayableGames(
        games=tuple(Problem(rule=None, reason=why.reason, params=why.params) for why in unplayable_games())
    )


async def schemas(call: Call) -> GameSchemas:
    info = find_game(call.path("game")).info
    return GameSchemas(
        options=_schema(info.options),
        action=_schema(info.action),
        event=_schema(info.event),
        view=_schema(info.view),
        position=_schema(info.position),
        rules=event_rules(info.event),
    )


def _language(call: Call) -> str:
    """The language in the path; raises Invalid if there is none such."""
    language = call.path("language")
    if language not in LANGUAGES:
        raise Invalid("unknown-language", language=language, known=", ".join(LANGUAGES))
    return language


async def texts(call: Call) -> File:
    """The sentences of a game; of a language that has none of its own, those of the next in its chain."""
    fluent = await call.api.work.aside(fluent_of, find_game(call.path("game")), _language(call))
    return File(fluent.encode(), "text/plain; charset=utf-8")


async def rules_page(call: Call) -> File:
    """The rules of a game, followed by the common rules of all games."""
    game, language = find_game(call.path("game")), _language(call)

    def page() -> str:
        return f"{rulebook.rules_page(game, language)}\n#{rulebook.house_rules(language)}"

    return File((await call.api.work.aside(page)).encode(), "text/markdown; charset=utf-8")


async def workshop(call: Call) -> Record:
    """Judge a piece made by hand, outside the event loop: the search for a finished town is slow."""
    game = find_game(call.path("game"))
    if not isinstance(game, Workshop):
        raise Invalid("no-workshop")
    _ = call.me  # only signed-in people may make the server compute
    return await call.api.work.aside(game.judge, convert(call.body, game.draft))


async def judge_table(call: Call) -> TableJudged:
    """Judge a table that a person draws in an editor, such as tiles or a board."""
    game, what = find_game(call.path("game")), call.path("what")
    asked: TableDraft = call.body
    kind = game.info.table_kind(what)
    _ = call.me  # only signed-in people may make the server compute
    return await call.api.work.aside(judged_table, kind, TableHead(game.info.key, what), asked)


def judged_table(kind: TableKind, wanted: TableHead, asked: TableDraft) -> TableJudged:
    """The table that a draft, code or file makes, or its flaw."""
    try:
        data = table_of(kind, wanted, asked)
    except Invalid as flaw:
        return TableJudged(flaw=Problem(rule=flaw.rule, reason=flaw.reason, params=flaw.params))
    name = asked.name or kind.name_of(data)
    data = kind.named(data, name)
    return TableJudged(
        name=name,
        data=msgspec.to_builtins(data),
        code=table_code(data),
        file=table_text(replace(wanted, name=name), data),
    )


def table_of(kind: TableKind, wanted: TableHead, asked: TableDraft) -> Any:
    """The data of a draft, code or file, else the printed data; raises Invalid with its flaw."""
    if asked.file is not None:
        file = asked.name or wanted.what
        head = read_head(asked.file, file)
        if (head.game or wanted.game, head.what or wanted.what) != (wanted.game, wanted.what):
            raise Invalid("table-for-another", file=file, game=head.game, what=head.what)
        data = read_table(kind, asked.file, file)
        return data if kind.name_of(data) else kind.named(data, head.name)
    if asked.code is not None:
        return checked_table(kind, rows_of_code(asked.code))
    return kind.printed() if asked.data is None else checked_table(kind, asked.data)


SHELF = (
    Endpoint("GET", "/games", "The installed games.", list_games, tuple[GameSummary, ...]),
    Endpoint(
        "GET",
        "/games/unplayable",
        "Games that are installed and cannot be played, and why.",
        list_unplayable,
        UnplayableGames,
    ),
    Endpoint("GET", "/games/{game}/schemas", "JSON schemas of a game's records.", schemas, GameSchemas),
    Endpoint(
        "GET",
        "/games/{game}/texts/{language}",
        "A game's texts, as Fluent.",
        texts,
        bytes,
        media_type="text/plain",
    ),
    Endpoint(
        "GET",
        "/games/{game}/help/{language}",
        "A game's rules page, as Markdown.",
        rules_page,
        bytes,
        media_type="text/markdown",
    ),
    Endpoint(
        "POST",
        "/games/{game}/tables/{what}",
        "A table of one's own, such as tiles or a board: checked, as a file and as a code.",
        judge_table,
        TableJudged,
        body=TableDraft,
    ),
    Endpoint(
        "POST",
        "/games/{game}/workshop",
        "A piece made by hand, such as a town: what the editor shows of it.",
        workshop,
        Record,
        body=Any,
    ),
)
