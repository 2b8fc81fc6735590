"""Guests, accounts, tokens, hooks, statistics and ratings."""

from ludoteca.bots import strengths
from ludoteca.core import Invalid, encode
from ludoteca.games import find_game
from ludoteca.server.people.account_lifecycle import Aftermath
from ludoteca.server.people.likeness import RECENT, suits
from ludoteca.server.protocol.people import (
    Credentials,
    GameStatistics,
    Goodbye,
    HookInfo,
    HookList,
    Likeness,
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
from ludoteca.server.table.document import is_bot_name
from ludoteca.server.table.rows import line_of_row, moment
from ludoteca.store import HookRow, RatingRow

from .elsewhere import signed_in_by_proxy
from .endpoint import Call, Endpoint, File
from .identity import me_of
from .passwords import require_password, trying_password
from .sign_in_log import note

HOOKS_EACH = 5
BEST = 100


async def who_am_i(call: Call) -> Me | None:
    """The sender, or null without a session: every first visit asks this."""
    known = await signed_in_by_proxy(call) or call.known
    return await me_of(call, known) if known else None


async def enter(call: Call) -> Me:
    body: NewGuest = call.body
    if call.known is not None:
        return await me_of(call, await call.api.accounts.rename(call.known, body.name))
    call.use("guests")
    call.use("guests-of-a-day")
    known, call.cookie = await call.api.accounts.enter(body.name, call.browser)
    note(call, "a guest signed in", known.player)
    return await me_of(call, known)


async def leave(call: Call) -> None:
    await call.store.sessions.end(call.me.player, call.me.session)
    call.node.connections.signed_out(call.me.session)
    call.cookie = ""


async def make_account(call: Call) -> Me:
    body: Credentials = call.body
    call.use("sign-ins")
    known, call.cookie = await call.api.accounts.make_account(call.me, body.name, body.password)
    note(call, "account made", known.player)
    await take_over(call, await call.node.lifecycle.rename_guests_called(known.name))
    return await me_of(call, known)


async def change_password(call: Call) -> None:
    body: NewPassword = call.body
    if not call.me.account:
        raise Invalid("no-account")
    with trying_password(call, call.me.player):
        call.cookie = await call.api.accounts.change_password(call.me, body.old, body.new)
    note(call, "password changed", call.me.player)
    await _sign_out_others(call, programs=body.end_tokens)


async def signed_in(call: Call) -> SignedInList:
    rows = await call.store.sessions.of(call.me.player)
    return SignedInList(
        sessions=tuple(
            SignedIn(
                id=row.id,
                kind=row.kind,  # type: ignore[arg-type]  # written as one of the two
                label=row.label,
                created_at=moment(row.created_at),
                expires_at=moment(row.expires_at),
                this=row.id == call.me.session,
            )
            for row in rows
        )
    )


async def sign_out(call: Call) -> None:
    if not await call.store.sessions.end(call.me.player, call.path("session")):
        raise Invalid("no-such-token")
    call.node.connections.signed_out(call.path("session"))


async def sign_out_others(call: Call) -> None:
    """Every browser of mine but this one; programs keep their tokens."""
    await _sign_out_others(call, programs=False)


async def _sign_out_others(call: Call, *, programs: bool) -> None:
    me = call.me
    for session in await call.store.sessions.end_others(me.player, me.session, programs=programs):
        call.node.connections.signed_out(session)


async def my_data(call: Call) -> File:
    """Everything that the server stores about the sender, in one file."""
    store, me = call.store, call.me
    player = await store.people.find(me.player)
    assert player is not None
    address = await store.contacts.address(me.player)
    data = {
        "player": {"id": player.id, "name": player.name, "since": moment(player.created_at)},
        "email": address.email if address is not None else None,
        "sessions": (await signed_in(call)).sessions,
        "hooks": [_hook(row) for row in await store.contacts.hooks(me.player)],
        "pushed_browsers": [row.endpoint for row in await store.contacts.pushes(me.player)],
        "results": [row._asdict() for row in await store.results.tallies(me.player)],
        "ratings": [row._asdict() for row in await store.results.ratings_of(me.player)],
        "vacations": [
            {"from": moment(row.began_at), "until": moment(row.ends_at)}
            for row in await store.vacations.of(me.player, 0)
        ],
        "blocked": [{"player": player, "name": name} for player, name in await store.blocks.by(me.player)],
        "friends": [
            {
                "player": row.player,
                "name": row.name,
                "asked_by_me": row.asked_by == me.player,
                "since": None if row.accepted_at is None else moment(row.accepted_at),
            }
            for row in await store.friends.of(me.player)
        ],
        "lines": [
            {"match": match, "at": line.at, "text": line.text or line.params.get("phrase")}
            for match, number, body in await store.journal.lines_of(me.player)
            if (line := line_of_row(number, body)).kind == "said"
        ],
        "matches": [
            {"match": row.id, "game": row.game, "status": row.status, "changed": moment(row.updated_at)}
            for row in await store.matches.of(me.player)
        ],
    }
    return File(encode(data), "application/json", "ludoteca-my-data.json")


async def say_goodbye(call: Call) -> None:
    """Delete the sender, with everything that is theirs alone."""
    body: Goodbye = call.body
    me = call.me
    if me.account:
        await require_password(call, body.password)
    player = await call.store.people.find(me.player)
    assert player is not None
    for session in await call.store.sessions.of(me.player):
        call.node.connections.end(session.id)
    for bot in await call.store.bots.of(me.player):
        row = await call.store.people.find(bot.player)
        assert row is not None
        await take_over(call, await call.node.lifecycle.delete(row))
    await take_over(call, await call.node.lifecycle.delete(player))
    call.cookie = ""


async def take_over(call: Call, after: Aftermath) -> None:
    """Do in this process what the others do on the news they received."""
    rooms = call.node.rooms
    for player in after.renamed:
        await call.node.connections.renamed(player)
    for match in after.deleted:
        rooms.deleted(match)
    for match in after.changed:
        await rooms.catch_up(match, "table", "lines")
    for match, numbers in after.lines.items():
        if (room := rooms.opened(match)) is not None:
            await room.lines_changed(numbers)
    call.node.lobby.refresh()


async def list_tokens(call: Call) -> TokenList:
    rows = await call.store.sessions.of(call.me.player)
    return TokenList(
        tokens=tuple(
            TokenInfo(
                id=row.id,
                label=row.label,
                created_at=moment(row.created_at),
                expires_at=moment(row.expires_at),
                scopes=tuple(row.scopes.split()),  # type: ignore[arg-type]  # written as scopes
            )
            for row in rows
            if row.kind == "program"
        )
    )


async def make_token(call: Call) -> TokenMade:
    body: NewToken = call.body
    known, token = await call.api.accounts.new_token(call.me, body.label, body.scopes)
    note(call, "token made", known.player)
    return TokenMade(id=known.session, label=body.label, token=token)


async def revoke_token(call: Call) -> None:
    if not await call.store.sessions.end(call.me.player, call.path("token")):
        raise Invalid("no-such-token")
    call.node.connections.signed_out(call.path("token"))


async def list_hooks(call: Call) -> HookList:
    rows = await call.store.contacts.hooks(call.me.player)
    return HookList(hooks=tuple(_hook(row) for row in rows))


def _hook(row: HookRow) -> HookInfo:
    return HookInfo(id=row.id, url=row.url, kind=row.kind)  # type: ignore[arg-type]  # written as a HookKind


async def make_hook(call: Call) -> HookInfo:
    body: NewHook = call.body
    if call.api.settings.hooks == "off":
        raise Invalid("hooks-are-off")
    row = HookRow(call.new_id(), call.me.player, body.url, body.kind, body.language)
    hooks = await call.store.contacts.hooks(call.me.player)
    if row in hooks:  # made by a process that died before it had answered
        return _hook(row)
    if len(hooks) >= HOOKS_EACH:
        raise Invalid("too-many-hooks", most=HOOKS_EACH)
    await call.store.contacts.add_hook(row)
    return _hook(row)


async def drop_hook(call: Call) -> None:
    if not await call.store.contacts.drop_hook(call.me.player, call.path("hook")):
        raise Invalid("no-such-hook")


async def statistics(call: Call) -> Statistics:
    store = call.store
    player = await store.people.find(call.path("player"))
    if player is None:
        raise Invalid("unknown-player")
    games = []
    for tally in await store.results.tallies(player.id):
        rating = await store.results.rating(player.id, tally.game)
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


async def best(call: Call) -> RatingList:
    game = find_game(call.path("game")).info.key
    rows = await call.store.results.best_rated(game, BEST)
    names = await call.store.people.names([row.player for row in rows])
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
                bot=row.player.startswith("bot:") or is_bot_name(names.get(row.player)),
            )
            for row in rows
        )
    )


async def like_me(call: Call) -> Likeness:
    game = find_game(call.path("game"))
    places = await call.store.results.recent_against_bots(call.me.player, game.info.key, RECENT)
    found = suits(game, call.me.player, places)
    if found is None:
        raise Invalid("no-dial", game=game.info.title)
    level, matches = found
    return Likeness(level=level, rating=strengths(game)[level], matches=matches)


PEOPLE = (
    Endpoint("GET", "/session", "Who I am, or null without a session.", who_am_i, Me | None),
    Endpoint("POST", "/session", "Sign in as a guest, or change a guest's name.", enter, Me, NewGuest),
    Endpoint("DELETE", "/session", "Sign out.", leave),
    Endpoint(
        "POST",
        "/account",
        "Turn the guest into an account.",
        make_account,
        Me,
        Credentials,
        scope="account",
        keeps_request=False,
    ),
    Endpoint(
        "POST",
        "/account/password",
        "Change my password.",
        change_password,
        body=NewPassword,
        scope="account",
        keeps_request=False,
    ),
    Endpoint(
        "GET",
        "/account/data",
        "Everything that the server stores about me.",
        my_data,
        bytes,
        cost=0.5,
        scope="account",
    ),
    Endpoint(
        "POST",
        "/account/goodbye",
        "Delete me, with my data.",
        say_goodbye,
        body=Goodbye,
        scope="account",
        keeps_request=False,
    ),
    Endpoint("GET", "/sessions", "Where I am signed in.", signed_in, SignedInList, scope="account"),
    Endpoint("DELETE", "/sessions", "Sign my other browsers out.", sign_out_others, scope="account"),
    Endpoint(
        "DELETE", "/sessions/{session}", "Sign a browser or program of mine out.", sign_out, scope="account"
    ),
    Endpoint("GET", "/tokens", "My bearer tokens.", list_tokens, TokenList, scope="account"),
    Endpoint(
        "POST",
        "/tokens",
        "Make a bearer token for a program.",
        make_token,
        TokenMade,
        NewToken,
        keeps_request=False,
        scope="account",
    ),
    Endpoint("DELETE", "/tokens/{token}", "Revoke a bearer token.", revoke_token, scope="account"),
    Endpoint("GET", "/hooks", "The addresses that are called for me.", list_hooks, HookList),
    Endpoint("POST", "/hooks", "Call an address when it is my turn.", make_hook, HookInfo, NewHook),
    Endpoint("DELETE", "/hooks/{hook}", "Stop calling an address.", drop_hook),
    Endpoint("GET", "/players/{player}/statistics", "A player's results.", statistics, Statistics),
    Endpoint("GET", "/ratings/{game}", "The best players of a game.", best, RatingList),
    Endpoint("GET", "/likeness/{game}", "The strength of bots that suits me.", like_me, Likeness),
)
