"""The store: questions and answers in the SQL that SQLite and PostgreSQL share."""

from .friends import Friends
from .logs import Logs
from .moderation import Moderation
from .notices import Notices
from .people import People
from .reviews import Reviews
from .tables import Tables


class Store(People, Tables, Logs, Notices, Reviews, Moderation, Friends):
    """Players, tables, logs and everything around them, on some back end."""
