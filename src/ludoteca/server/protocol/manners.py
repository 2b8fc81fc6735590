"""The bodies of HTTP requests and answers about vacations, blocks, reports and goodbyes."""

from datetime import datetime
from typing import Annotated

import msgspec

from ludoteca.core import Record

from .bodies import Password
from .shapes import Id


class NewVacation(Record, frozen=True, kw_only=True):
    """I am away from now on, for so many days."""

    days: Annotated[int, msgspec.Meta(ge=1, le=366)]


class Vacation(Record, frozen=True, kw_only=True):
    """Whether I am away, and for how many days I still may be."""

    until: datetime | None
    days_left: int


class Blocking(Record, frozen=True, kw_only=True):
    """I want nothing to do with somebody."""

    player: Id


class Blocked(Record, frozen=True, kw_only=True):
    """Somebody whom I have blocked."""

    player: str
    name: str


class BlockList(Record, frozen=True, kw_only=True):
    """Whom I have blocked: they do not sit down where I sit, and I do not see what they say."""

    blocked: tuple[Blocked, ...]


class Goodbye(Record, frozen=True, kw_only=True):
    """I want to be forgotten; an account says its password."""

    password: Password | None = None
