"""Inviting a friend to a table: the friend's open pages show it."""

from ludoteca.server.people.connections import Connections
from ludoteca.server.protocol.encoding import encoder
from ludoteca.server.protocol.messages import Invited
from ludoteca.server.protocol.news import FriendInvited, PeerPublisher
from ludoteca.server.table.rows import table_of
from ludoteca.store import Store


class Invitations:
    """Sends invitations to the connections of a friend."""

    def __init__(self, store: Store, peers: PeerPublisher, connections: Connections) -> None:
        self._store = store
        self._peers = peers
        self._connections = connections

    async def invite(self, match: str, by: str, friend: str) -> None:
        """Invite a friend, whichever process they are connected to."""
        self._peers.publish(FriendInvited(match, by, friend))
        await self.send(match, by, friend)

    async def send(self, match: str, by: str, friend: str) -> None:
        """Send an invitation to the friend's connections in this process."""
        if not self._connections.of(friend):
            return
        row = await self._store.matches.find(match)
        host = await self._store.people.find(by)
        if row is None or host is None:
            return
        message = Invited(match=match, game=row.game, name=host.name, key=table_of(row).invite)
        frame = encoder.encode(message)
        for connection in self._connections:
            if connection.player == friend:
                connection.send(frame)
