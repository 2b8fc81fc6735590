"""A restart that whoever looks after the house has announced: every page shows when."""

from ludoteca.server.match.services import Services
from ludoteca.server.protocol.encoding import encoder
from ludoteca.server.protocol.messages import RestartAnnounced
from ludoteca.server.table.rows import moment

RESTART_AT = "restart-at"
"""Under this name the store keeps when; empty if nothing is announced."""


async def read_announcement(services: Services) -> None:
    """Know when the server will be restarted; what was announced for a time that is past is done."""
    kept = await services.store.server.get(RESTART_AT)
    at = int(kept) if kept else None
    services.restart_at = at if at is not None and at > services.now() else None


async def tell_announcement(services: Services) -> None:
    """It was announced, or taken back: everybody who is connected hears of it."""
    await read_announcement(services)
    at = services.restart_at
    frame = encoder.encode(RestartAnnounced(at=None if at is None else moment(at)))
    for connection in services.connections:
        connection.send(frame)
