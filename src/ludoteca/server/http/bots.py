"""Bot accounts: making them, listing those that are connected, and challenging one to a match."""

from ludoteca.core import Invalid
from ludoteca.server.protocol.people import (
    BotInfo,
    BotList,
    BotMade,
    NewBot,
    NewInvitation,
)
from ludoteca.store import BotRow

from .endpoint import Call, Endpoint
from .friends import own_table_in_lobby
from .people import take_over


async def _info(call: Call, row: BotRow) -> BotInfo:
    return BotInfo(
        player=row.player,
        name=row.name,
        here=call.node.connections.is_here(row.player),
        mine=call.known is not None and call.known.player == row.owner,
    )


async def bots(call: Call) -> BotList:
    """The connected ones, and all of the sender's own."""
    listed = [await _info(call, row) for row in await call.store.bots.all()]
    return BotList(bots=tuple(bot for bot in listed if bot.here or bot.mine))


async def make_bot(call: Call) -> BotMade:
    body: NewBot = call.body
    if await call.store.bots.find(call.me.player) is not None:
        raise Invalid("bots-make-no-bots")
    most = call.api.settings.bots_per_person
    if len(await call.store.bots.of(call.me.player)) >= most:
        raise Invalid("too-many-bots", most=most)
    call.use("guests")
    call.use("guests-of-a-day")
    known, token = await call.api.accounts.make_bot(call.me, body.name)
    return BotMade(player=known.player, name=known.name, token=token)


async def _mine(call: Call) -> BotRow:
    row = await call.store.bots.find(call.path("player"))
    if row is None or row.owner != call.me.player:
        raise Invalid("not-your-bot")
    return row


async def new_token(call: Call) -> BotMade:
    """A new token for a bot of the sender; the tokens that it had are void."""
    row = await _mine(call)
    for session in await call.store.sessions.of(row.player):
        await call.store.sessions.end(row.player, session.id)
        call.node.connections.signed_out(session.id)
    known, token = await call.api.accounts.bot_token(row.player)
    return BotMade(player=known.player, name=known.name, token=token)


async def delete_bot(call: Call) -> None:
    row = await _mine(call)
    person = await call.store.people.find(row.player)
    assert person is not None
    await take_over(call, await call.node.lifecycle.delete(person))


async def challenge(call: Call) -> None:
    """Invite a bot to a table of mine; it is refused at once if the bot is away or has too many matches."""
    body: NewInvitation = call.body
    bot = await call.store.bots.find(call.path("player"))
    if bot is None:
        raise Invalid("not-a-bot")
    call.use("friend-requests", call.me.player)
    table = await own_table_in_lobby(call, body.match)
    if not call.node.connections.is_here(bot.player):
        raise Invalid("bot-is-away", name=bot.name)
    if await call.store.blocks.is_blocked(bot.owner, [call.me.player]):
        raise Invalid("cannot-be-asked")
    most = call.api.settings.matches_per_bot
    if len(await call.store.matches.unfinished_of(bot.player)) >= most:
        raise Invalid("bot-is-busy", name=bot.name, most=most)
    await call.node.invitations.invite(table.match, call.me.player, bot.player)


BOTS = (
    Endpoint("GET", "/bots", "Bot accounts that are connected, and my own.", bots, BotList),
    Endpoint(
        "POST",
        "/bots",
        "Make a bot account; its token is shown once.",
        make_bot,
        BotMade,
        NewBot,
        keeps_request=False,
        scope="account",
    ),
    Endpoint(
        "POST",
        "/bots/{player}/token",
        "A new token for a bot account of mine, in place of its old ones.",
        new_token,
        BotMade,
        keeps_request=False,
        scope="account",
    ),
    Endpoint("DELETE", "/bots/{player}", "Delete a bot account of mine.", delete_bot, scope="account"),
    Endpoint(
        "POST",
        "/bots/{player}/challenges",
        "Challenge a bot account: invite it to my table in the lobby.",
        challenge,
        body=NewInvitation,
    ),
)
