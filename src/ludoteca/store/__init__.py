"""The store: everything that is kept, in a SQLite file or in PostgreSQL, behind one interface."""

from .backend import Channel
from .errors import Conflict, Missing, NewerDatabase, StoreError, Unavailable, Unusable
from .opening import open_store, restore_store
from .results import Ending
from .rows import (
    AddressRow,
    BotRow,
    FactorRow,
    FriendRow,
    Head,
    HookRow,
    LogRow,
    MatchRow,
    NoticeRow,
    PlaceRow,
    PlayerRow,
    PushRow,
    RatingRow,
    ReportRow,
    RequestRow,
    ResultRow,
    ReviewRow,
    SessionRow,
    SnapshotRow,
    TallyRow,
    VacationRow,
)
from .store import Store
from .timings import StoreTimings

__all__ = [
    "AddressRow",
    "BotRow",
    "Channel",
    "Conflict",
    "Ending",
    "FactorRow",
    "FriendRow",
    "Head",
    "HookRow",
    "LogRow",
    "MatchRow",
    "Missing",
    "NewerDatabase",
    "NoticeRow",
    "PlaceRow",
    "PlayerRow",
    "PushRow",
    "RatingRow",
    "ReportRow",
    "RequestRow",
    "ResultRow",
    "ReviewRow",
    "SessionRow",
    "SnapshotRow",
    "Store",
    "StoreError",
    "StoreTimings",
    "TallyRow",
    "Unavailable",
    "Unusable",
    "VacationRow",
    "open_store",
    "restore_store",
]
