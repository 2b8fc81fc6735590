"""Somebody shows a friend the way to a table that waits: the friend's pages say so."""

from ludoteca.server.match.services import Services
from ludoteca.server.protocol.encoding import encoder
from ludoteca.server.protocol.messages import Invited
from ludoteca.server.protocol.news import FriendInvited
from ludoteca.server.table.rows import table_of


async def invite(services: Services, match: str, by: str, friend: str) -> None:
    """Tell the friend, whichever process they are connected to."""
    services.peers.publish(FriendInvited(match, by, friend))
    await tell_invitation(services, match, by, friend)


async def tell_invitation(services: Services, match: str, by: str, friend: str) -> None:
    """Tell the friend, if they are connected to this process."""
    if not services.connections.of(friend):
        return
    row = await services.store.matches.find(match)
    host = await services.store.people.find(by)
    if row is None or host is None:
        return
    message = Invited(match=match, game=row.game, name=host.name, key=table_of(row).invite)
    frame = encoder.encode(message)
    for connection in services.connections:
        if connection.player == friend:
            connection.send(frame)
