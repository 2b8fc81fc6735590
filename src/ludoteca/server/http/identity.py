"""Who the sender of a request is, as they are shown to themselves."""

from ludoteca.server.people.accounts import Identity
from ludoteca.server.protocol.people import Me

from .endpoint import Call


async def me_of(call: Call, known: Identity) -> Me:
    """The sender as they see themselves."""
    moderator = known.account and await call.store.moderators.has(known.player)
    return Me(player=known.player, name=known.name, account=known.account, moderator=moderator)
