"""Guests, accounts, tokens, hooks, statistics and ratings."""

from ludoteca.core import Invalid, encode
from ludoteca.games import find_game
from ludoteca.server.people import departures
from ludoteca.server.people.accounts import Identity
from ludoteca.server.protocol.people import (
    Credentials,
    GameStatistics,
    Goodbye,
    HookInfo,
    HookList,
    Me,
    NewGuest,
    NewHook,
    NewPassword,
    NewToken,
    RatingInfo,
    RatingList,
    SignedIn,
    SignedInList,
    Statistics,
    TokenInfo,
    TokenList,
    TokenMade,
)
from ludoteca.server.table.document import new_id
from ludoteca.server.table.rows import line_of_row, moment
from ludoteca.server.work.logs import audit
from ludoteca.store import HookRow, RatingRow

from .endpoint import Asked, Endpoint, File

HOOKS_EACH = 5
BEST = 100


def _note(asked: Asked, what: str, player: str | None = None) -> None:
    """Write into the log who came in, from where; never what they are called."""
    audit.info(what, extra={"player": player, "address": asked.address})


def _me(known: Identity) -> Me:
    return Me(player=known.player, name=known.name, account=known.account)


async def who_am_i(asked: Asked) -> Me | None:
    """Nobody yet is an answer, not an error: every first visit asks this."""
    return _me(asked.known) if asked.known else None


async def enter(asked: Asked) -> Me:
    body: NewGuest = asked.body
    if asked.known is not None:
        return _me(await asked.site.accounts.rename(asked.known, body.name))
    asked.site.guests.take(asked.address)
    known, asked.cookie = await asked.site.accounts.enter(body.name, asked.browser)
    _note(asked, "a guest came in", known.player)
    return _me(known)


async def leave(asked: Asked) -> None:
    await asked.services.store.end_session(asked.me.player, asked.me.session)
    asked.services.signed_out(asked.me.session)
    asked.cookie = ""


async def log_in(asked: Asked) -> Me:
    body: Credentials = asked.body
    asked.site.sign_ins.take(asked.address)
    try:
        known, asked.cookie = await asked.site.accounts.log_in(body.name, body.password, asked.browser)
    except Invalid as refusal:
        _note(asked, f"sign-in refused: {refusal.reason}")
        raise
    _note(asked, "signed in", known.player)
    return _me(known)


async def make_account(asked: Asked) -> Me:
    body: Credentials = asked.body
    asked.site.sign_ins.take(asked.address)
    known = await asked.site.accounts.make_account(asked.me, body.name, body.password)
    _note(asked, "account made", known.player)
    await _take_over(
        asked, await departures.take_name(asked.services.store, known.name, asked.services.now())
    )
    return _me(known)


async def change_password(asked: Asked) -> None:
    body: NewPassword = asked.body
    if not asked.me.account:
        raise Invalid("no-account")
    asked.site.sign_ins.take(asked.address)
    await asked.site.accounts.change_password(asked.me, body.old, body.new)
    _note(asked, "password changed", asked.me.player)
    await sign_out_others(asked)


async def signed_in(asked: Asked) -> SignedInList:
    rows = await asked.services.store.sessions_of(asked.me.player)
    return SignedInList(
        sessions=tuple(
            SignedIn(
                id=row.id,
                kind=row.kind,  # type: ignore[arg-type]  # written as one of the two
                label=row.label,
                created_at=moment(row.created_at),
                expires_at=moment(row.expires_at),
                this=row.id == asked.me.session,
            )
            for row in rows
        )
    )


async def sign_out(asked: Asked) -> None:
    if not await asked.services.store.end_session(asked.me.player, asked.path("session")):
        raise Invalid("no-such-token")
    asked.services.signed_out(asked.path("session"))


async def sign_out_others(asked: Asked) -> None:
    """Every browser of mine but this one; programs keep their tokens."""
    for session in await asked.services.store.end_other_sessions(asked.me.player, asked.me.session):
        asked.services.signed_out(session)


async def my_data(asked: Asked) -> File:
    """Everything the house knows of me, in one file."""
    store, me = asked.services.store, asked.me
    player = await store.player(me.player)
    assert player is not None
    address = await store.address(me.player)
    data = {
        "player": {"id": player.id, "name": player.name, "since": moment(player.created_at)},
        "email": address.email if address is not None else None,
        "sessions": (await signed_in(asked)).sessions,
        "hooks": [_hook(row) for row in await store.hooks(me.player)],
        "pushed_browsers": [row.endpoint for row in await store.pushes(me.player)],
        "results": [row._asdict() for row in await store.tallies(me.player)],
        "ratings": [row._asdict() for row in await store.ratings_of(me.player)],
        "vacations": [
            {"from": moment(row.began_at), "until": moment(row.ends_at)}
            for row in await store.vacations(me.player, 0)
        ],
        "blocked": [{"player": player, "name": name} for player, name in await store.blocked_by(me.player)],
        "friends": [
            {
                "player": row.player,
                "name": row.name,
                "asked_by_me": row.asked_by == me.player,
                "since": None if row.accepted_at is None else moment(row.accepted_at),
            }
            for row in await store.friends_of(me.player)
        ],
        "lines": [
            {"match": match, "at": line.at, "text": line.text}
            for match, number, body in await store.lines_of(me.player)
            if (line := line_of_row(number, body)).kind == "said"
        ],
        "matches": [
            {"match": row.id, "game": row.game, "status": row.status, "changed": moment(row.updated_at)}
            for row in await store.matches_of(me.player)
        ],
    }
    return File(encode(data), "application/json", "ludoteca-my-data.json")


async def say_goodbye(asked: Asked) -> None:
    """Be forgotten, with everything that is mine alone."""
    body: Goodbye = asked.body
    me, services = asked.me, asked.services
    asked.site.sign_ins.take(asked.address)
    await asked.site.accounts.require_password(me, body.password)
    player = await services.store.player(me.player)
    assert player is not None
    for session in await services.store.sessions_of(me.player):
        services.connections.end(session.id)
    await _take_over(asked, await departures.forget(services.store, player, services.now()))
    asked.cookie = ""


async def _take_over(asked: Asked, after: departures.Aftermath) -> None:
    """What other processes were told, this one does."""
    services, rooms = asked.services, asked.node.rooms
    for player in after.renamed:
        await services.renamed(player)
    for match in after.deleted:
        rooms.deleted(match)
    for match in after.changed:
        await rooms.catch_up(match, "table", "lines")
    for match, numbers in after.lines.items():
        if (room := rooms.opened(match)) is not None:
            await room.lines_changed(numbers)
    services.lobby_changed.set()


async def list_tokens(asked: Asked) -> TokenList:
    rows = await asked.services.store.sessions_of(asked.me.player)
    return TokenList(
        tokens=tuple(
            TokenInfo(id=row.id, label=row.label, created_at=moment(row.created_at))
            for row in rows
            if row.kind == "program"
        )
    )


async def make_token(asked: Asked) -> TokenMade:
    body: NewToken = asked.body
    known, token = await asked.site.accounts.new_token(asked.me, body.label)
    _note(asked, "token made", known.player)
    return TokenMade(id=known.session, label=body.label, token=token)


async def revoke_token(asked: Asked) -> None:
    if not await asked.services.store.end_session(asked.me.player, asked.path("token")):
        raise Invalid("no-such-token")
    asked.services.signed_out(asked.path("token"))


async def list_hooks(asked: Asked) -> HookList:
    rows = await asked.services.store.hooks(asked.me.player)
    return HookList(hooks=tuple(_hook(row) for row in rows))


def _hook(row: HookRow) -> HookInfo:
    return HookInfo(id=row.id, url=row.url, kind=row.kind)  # type: ignore[arg-type]  # written as a HookKind


async def make_hook(asked: Asked) -> HookInfo:
    body: NewHook = asked.body
    if asked.services.settings.hooks == "off":
        raise Invalid("hooks-are-off")
    if len(await asked.services.store.hooks(asked.me.player)) >= HOOKS_EACH:
        raise Invalid("too-many-hooks", most=HOOKS_EACH)
    row = HookRow(new_id(), asked.me.player, body.url, body.kind, body.language)
    await asked.services.store.add_hook(row)
    return _hook(row)


async def drop_hook(asked: Asked) -> None:
    if not await asked.services.store.drop_hook(asked.me.player, asked.path("hook")):
        raise Invalid("no-such-hook")


async def statistics(asked: Asked) -> Statistics:
    store = asked.services.store
    player = await store.player(asked.path("player"))
    if player is None:
        raise Invalid("unknown-player")
    games = []
    for tally in await store.tallies(player.id):
        rating = await store.rating(player.id, tally.game)
        games.append(
            GameStatistics(
                game=tally.game,
                matches=tally.matches,
                wins=tally.wins,
                best_score=tally.best_score,
                mean_rank=tally.mean_place,
                rating=_shown(rating) if rating is not None else None,
            )
        )
    return Statistics(player=player.id, name=player.name, games=tuple(games))


def _shown(row: RatingRow) -> float:
    """A careful guess: almost certainly at least this strong."""
    return round(row.mu - 3 * row.sigma, 2)


async def best(asked: Asked) -> RatingList:
    game = find_game(asked.path("game")).info.key
    rows = await asked.services.store.best_rated(game, BEST)
    names = await asked.services.store.names([row.player for row in rows])
    return RatingList(
        ratings=tuple(
            RatingInfo(
                player=row.player,
                name=names.get(row.player, row.player),
                game=row.game,
                mu=row.mu,
                sigma=row.sigma,
                shown=_shown(row),
                matches=row.matches,
            )
            for row in rows
        )
    )


PEOPLE = (
    Endpoint("GET", "/session", "Who I am, or null for nobody yet.", who_am_i, Me | None),
    Endpoint("POST", "/session", "Come in as a guest, or change a guest's name.", enter, Me, NewGuest),
    Endpoint("DELETE", "/session", "Leave.", leave),
    Endpoint("POST", "/session/login", "Come in with name and password.", log_in, Me, Credentials),
    Endpoint("POST", "/account", "Turn the guest into an account.", make_account, Me, Credentials),
    Endpoint("POST", "/account/password", "Change my password.", change_password, body=NewPassword),
    Endpoint("GET", "/account/data", "Everything the house knows of me.", my_data, bytes),
    Endpoint("POST", "/account/goodbye", "Delete me, with my data.", say_goodbye, body=Goodbye),
    Endpoint("GET", "/sessions", "Where I am signed in.", signed_in, SignedInList),
    Endpoint("DELETE", "/sessions", "Sign my other browsers out.", sign_out_others),
    Endpoint("DELETE", "/sessions/{session}", "Sign a browser or program of mine out.", sign_out),
    Endpoint("GET", "/tokens", "My bearer tokens.", list_tokens, TokenList),
    Endpoint("POST", "/tokens", "Make a bearer token for a program.", make_token, TokenMade, NewToken),
    Endpoint("DELETE", "/tokens/{token}", "Revoke a bearer token.", revoke_token),
    Endpoint("GET", "/hooks", "The addresses that are called for me.", list_hooks, HookList),
    Endpoint("POST", "/hooks", "Call an address when it is my turn.", make_hook, HookInfo, NewHook),
    Endpoint("DELETE", "/hooks/{hook}", "Call an address no more.", drop_hook),
    Endpoint("GET", "/players/{player}/statistics", "What somebody did.", statistics, Statistics),
    Endpoint("GET", "/ratings/{game}", "The best of a game.", best, RatingList),
)
