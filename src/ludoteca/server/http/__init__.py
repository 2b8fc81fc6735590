"""The HTTP side of the server: people, the shelf of games, tables and matches."""

from ludoteca.server.http.endpoint import Api, Call, Endpoint, routes
from ludoteca.server.http.friends import FRIENDS
from ludoteca.server.http.games import SHELF
from ludoteca.server.http.match_story import STORIES
from ludoteca.server.http.matches import MATCHES
from ludoteca.server.http.mine import MINE
from ludoteca.server.http.moderation import MODERATION
from ludoteca.server.http.notices import NOTICES
from ludoteca.server.http.people import PEOPLE

ENDPOINTS: tuple[Endpoint, ...] = (
    *PEOPLE,
    *NOTICES,
    *MODERATION,
    *FRIENDS,
    *SHELF,
    *MATCHES,
    *STORIES,
    *MINE,
)
"""Every request the API knows; its description for machines is made from this."""

__all__ = ["ENDPOINTS", "Api", "Call", "Endpoint", "routes"]
