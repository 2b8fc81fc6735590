"""Every endpoint of a server: people, notifications, the shelf of games, tables and matches."""

from .bots import BOTS
from .elsewhere import ELSEWHERE
from .endpoint import Endpoint
from .friends import FRIENDS
from .games import SHELF
from .lan import LAN
from .match_story import STORIES
from .matches import MATCHES
from .mine import MINE
from .moderating import MODERATING
from .moderation import MODERATION
from .notices import NOTICES
from .people import PEOPLE
from .protection import PROTECTION
from .sign_in import SIGN_IN
from .status import STATUS_AND_RESTORE

ENDPOINTS: tuple[Endpoint, ...] = (
    *PEOPLE,
    *SIGN_IN,
    *ELSEWHERE,
    *PROTECTION,
    *NOTICES,
    *MODERATION,
    *MODERATING,
    *BOTS,
    *FRIENDS,
    *SHELF,
    *MATCHES,
    *STORIES,
    *MINE,
    *LAN,
    *STATUS_AND_RESTORE,
)
"""Every request the API knows; its description for machines is made from this."""
