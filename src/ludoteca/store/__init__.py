"""The store: everything that is kept, in a SQLite file or in PostgreSQL, behind one interface."""

from .backend import Channel
from .copies import Copy, copies_of, superseded
from .copying import CopyState
from .errors import Conflict, Missing, NewerDatabase, StoreError, Unavailable, Unusable
from .migrate import newest_version
from .opening import Restored, open_store, restore_from, restore_store
from .places import CopyPlace, open_place
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
from .segments import Part, Segment, digest_of, digest_of_file, encode_segment
from .store import Store
from .timings import StoreTimings

__all__ = [
    "AddressRow",
    "BotRow",
    "Channel",
    "Conflict",
    "Copy",
    "CopyPlace",
    "CopyState",
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
    "Part",
    "PlaceRow",
    "PlayerRow",
    "PushRow",
    "RatingRow",
    "ReportRow",
    "RequestRow",
    "Restored",
    "ResultRow",
    "ReviewRow",
    "Segment",
    "SessionRow",
    "SnapshotRow",
    "Store",
    "StoreError",
    "StoreTimings",
    "TallyRow",
    "Unavailable",
    "Unusable",
    "VacationRow",
    "copies_of",
    "digest_of",
    "digest_of_file",
    "encode_segment",
    "newest_version",
    "open_place",
    "open_store",
    "restore_from",
    "restore_store",
    "superseded",
]
