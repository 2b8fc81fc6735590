"""Where matches are kept: one interface, a file (SQLite) or a service (PostgreSQL) behind it."""

from .backend import Channel
from .errors import Conflict, Missing, NewerDatabase, StoreError, Unavailable, Unusable
from .opening import open_store, restore_store
from .results import Ending
from .rows import (
    AddressRow,
    FriendRow,
    HookRow,
    LogRow,
    MatchRow,
    NoticeRow,
    PlayerRow,
    PushRow,
    RatingRow,
    ReportRow,
    ResultRow,
    ReviewRow,
    SessionRow,
    SnapshotRow,
    TallyRow,
    VacationRow,
)
from .store import Store

__all__ = [
    "AddressRow",
    "Channel",
    "Conflict",
    "Ending",
    "FriendRow",
    "HookRow",
    "LogRow",
    "MatchRow",
    "Missing",
    "NewerDatabase",
    "NoticeRow",
    "PlayerRow",
    "PushRow",
    "RatingRow",
    "ReportRow",
    "ResultRow",
    "ReviewRow",
    "SessionRow",
    "SnapshotRow",
    "Store",
    "StoreError",
    "TallyRow",
    "Unavailable",
    "Unusable",
    "VacationRow",
    "open_store",
    "restore_store",
]
