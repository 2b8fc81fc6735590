"""Friends: requests and answers, presence, and invitations to a table."""

from ludoteca.core import Invalid
from ludoteca.server.match.publisher import table_info
from ludoteca.server.people.names import clean_name
from ludoteca.server.protocol.people import Asker, Friend, FriendList, NewFriend, NewInvitation
from ludoteca.server.protocol.shapes import TableInfo
from ludoteca.server.table import changes
from ludoteca.server.table.document import Table
from ludoteca.server.table.rows import table_of
from ludoteca.store import FriendRow

from .endpoint import Call, Endpoint


async def _tables(call: Call) -> list[TableInfo]:
    """The unfinished tables that the sender may see: the open ones, and their own."""
    lobby = await call.node.lobby.tables()
    mine = map(table_of, await call.store.matches.unfinished_of(call.me.player))
    return [*lobby.tables, *lobby.played, *(table_info(table) for table in mine if not table.open)]


async def friends(call: Call) -> FriendList:
    me = call.me.player
    rows = await call.store.friends.of(me)
    tables = await _tables(call) if rows else []

    def friend(row: FriendRow) -> Friend:
        return Friend(
            player=row.player,
            name=row.name,
            here=call.node.connections.is_here(row.player),
            tables=tuple(table for table in tables if any(seat.player == row.player for seat in table.seats)),
        )

    waiting = [row for row in rows if row.accepted_at is None]
    return FriendList(
        friends=tuple(friend(row) for row in rows if row.accepted_at is not None),
        asking=tuple(Asker(player=row.player, name=row.name) for row in waiting if row.asked_by != me),
        asked=tuple(Asker(player=row.player, name=row.name) for row in waiting if row.asked_by == me),
    )


async def _whom(call: Call) -> str:
    """The id of the person to befriend; raises Invalid if there is no such person."""
    body: NewFriend = call.body
    store = call.store
    if (body.player is None) == (body.name is None):
        raise Invalid("malformed", detail="player or name")
    if body.name is not None:
        account = await store.people.find_account(clean_name(body.name).casefold())
        if account is None:
            raise Invalid("no-such-account", name=body.name)
        return account.id
    assert body.player is not None
    if await store.people.find(body.player) is None:
        raise Invalid("unknown-player")
    return body.player


async def befriend(call: Call) -> FriendList:
    """Send a friend request, or accept one; a repetition changes nothing."""
    me = call.me.player
    call.use("friend-requests", me)
    other = await _whom(call)
    if other == me:
        raise Invalid("that-is-you")
    if await call.store.blocks.is_blocked(me, [other]) or await call.store.blocks.is_blocked(other, [me]):
        raise Invalid("cannot-be-asked")
    known = [row for row in await call.store.friends.of(me) if row.accepted_at or row.asked_by == me]
    most = call.api.settings.friends_per_person
    if len(known) >= most:
        raise Invalid("too-many-friends", most=most)
    await call.store.friends.ask(me, other, call.now())
    return await friends(call)


async def part(call: Call) -> None:
    """Refuse a request, withdraw my own, or end a friendship."""
    await call.store.friends.part(call.me.player, call.path("player"))


async def own_table_in_lobby(call: Call, match: str) -> Table:
    """A waiting table at which the sender sits; raises Invalid."""
    table = (await call.node.rooms.current(match)).table
    if call.me.player not in table.people():
        raise Invalid("unknown-match")
    changes.require_status(table, "lobby")
    return table


async def invite_friend(call: Call) -> None:
    body: NewInvitation = call.body
    me, other = call.me.player, call.path("player")
    call.use("friend-requests", me)
    if not any(row.player == other and row.accepted_at for row in await call.store.friends.of(me)):
        raise Invalid("not-your-friend")
    table = await own_table_in_lobby(call, body.match)
    await call.node.invitations.invite(table.match, me, other)


FRIENDS = (
    Endpoint("GET", "/friends", "My friends and friend requests.", friends, FriendList),
    Endpoint("POST", "/friends", "Send a friend request, or accept one.", befriend, FriendList, NewFriend),
    Endpoint("DELETE", "/friends/{player}", "Refuse a friend request, or end a friendship.", part),
    Endpoint(
        "POST",
        "/friends/{player}/invitations",
        "Invite a friend to my table in the lobby.",
        invite_friend,
        body=NewInvitation,
    ),
)
