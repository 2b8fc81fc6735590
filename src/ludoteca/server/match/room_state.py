"""The state of one table and its match in memory: what the use cases of a room share."""

from itertools import islice
from typing import Any

import msgspec

from ludoteca.core import AnyGame, Entry, Invalid, Match, Played, Seat, TakesOrders, convert, is_talk
from ludoteca.games import find_game
from ludoteca.server.protocol.shapes import UndoAsked
from ludoteca.server.table.changes import undo_asked
from ludoteca.server.table.clocks import Clocks, Span
from ludoteca.server.table.idempotency import Answered, require_same
from ludoteca.server.table.writer import Stored, has_person_moved
from ludoteca.store import Head, RequestRow

from .audience import Audience
from .presence import RemotePresence


class RoomState:
    """A table, its match, its clocks and who follows it; nothing here is ahead of the store."""

    def __init__(self, stored: Stored) -> None:
        self.table, (self.revision, _) = stored
        self.id = self.table.match
        self.match: Match[Any, Any] | None = None
        self.unplayable: Invalid | None = None
        """Why the log cannot be replayed: the rules that the match began with are not installed.

        Such a match can be seen without its board, ended and exported.
        """
        self.last_unread = -1
        """The newest entry of a log that cannot be replayed."""
        self.requests: dict[str, Answered] = {}
        """The requests that were carried out, by their key: a retry gets the same answer."""
        self.clocks = Clocks(None, 0, None)
        self.jumped = 0
        """Milliseconds by which the clock has jumped since the room was opened."""
        self.vacations: dict[str, tuple[Span, ...]] = {}
        """Vacations by player, at a table with clocks in days."""
        self.audience = Audience()
        self.elsewhere = RemotePresence()
        self.is_deleted = False
        """Whether the match is no longer in the store."""
        self.used_at = 0
        """When the room was last asked for or moved, in milliseconds since 1970."""

    @property
    def game(self) -> AnyGame:
        """The game, under the rules that the match began with."""
        return find_game(self.table.game) if self.match is None else self.match.game

    @property
    def seq(self) -> int:
        """The number of the newest entry; -1 before the start."""
        return self.last_unread if self.match is None else self.match.seq

    @property
    def undo_asked(self) -> UndoAsked | None:
        """The undo that waits for the others' consent."""
        return undo_asked(self.table, self.last_move)

    def voids_undo(self, entry: Entry) -> bool:
        """Whether an entry is the first move since an undo was asked for, and so makes the question void."""
        if self.match is None or self.table.undo is None or is_talk(entry):
            return False
        return all(map(is_talk, islice(self.match.entries, self.table.undo.seq + 1, entry.seq)))

    @property
    def last_move(self) -> int:
        """The number of the newest entry that is not talk."""
        if self.match is None:
            return self.seq
        return next(entry.seq for entry in reversed(self.match.entries) if not is_talk(entry))

    @property
    def is_playing(self) -> bool:
        """Whether the match has begun and is not over."""
        return self.match is not None and self.table.status == "playing"

    @property
    def active(self) -> tuple[Seat, ...]:
        """The seats that have to decide."""
        return () if self.match is None or self.table.status != "playing" else self.match.active

    @property
    def is_untouched(self) -> bool:
        """Whether the match is in play and no person has moved."""
        if self.match is None or not self.is_playing or self.table.touched:
            return False
        played = ((entry.seat, is_talk(entry)) for entry in self.match.entries if isinstance(entry, Played))
        return not has_person_moved(self.table, played)

    @property
    def stored(self) -> Stored:
        """The table to base a change on, with `touched` as the match in memory has it."""
        table = self.table
        if self.is_playing and not self.is_untouched:
            table = msgspec.structs.replace(table, touched=True)
        return Stored(table, self.head)

    @property
    def head(self) -> Head:
        """How far the match has got, as far as this room knows."""
        return Head(self.revision, self.seq)

    def answered(self, request: RequestRow) -> Answered | None:
        """The answer to a request that was carried out; raises Invalid if the same id had other content."""
        known = self.requests.get(request.key)
        if known is not None:
            require_same(request, known.content)
        return known

    def require_new(self, request: RequestRow | None) -> None:
        """Raise Invalid if a request was carried out, by any process, while it waited for its turn here."""
        if request is not None and self.answered(request) is not None:
            raise Invalid("stale", seq=self.seq, newest=self.seq)

    def is_here(self, seat: Seat) -> bool:
        """Whether a connection plays a seat, through any process."""
        return seat in self.audience.connected(self.table) or seat in self.elsewhere.seats

    def people_among(self, active: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """Those of the active seats for which no bot decides."""
        return tuple(seat for seat in active if not self.table.is_bot(seat))

    def away_until(self, now: int) -> dict[str, int]:
        """The players who are on vacation now, with the end of it."""
        return {
            player: ended
            for player, spans in self.vacations.items()
            for began, ended in spans
            if began <= now < ended
        }

    def require_stored(self) -> None:
        """Raise Invalid if the match was deleted."""
        if self.is_deleted:
            raise Invalid("unknown-match", match=self.id)

    def begun(self) -> Match[Any, Any]:
        """The match; raises Invalid before it has begun, and if its rules are not installed."""
        if self.unplayable is not None:
            raise self.unplayable.with_traceback(None)
        if self.match is None:
            raise Invalid("not-now", status=self.table.status)
        return self.match

    def playing(self) -> Match[Any, Any]:
        """The match, if it is in play; raises Invalid."""
        self.require_stored()
        if self.unplayable is not None and self.table.status == "playing":
            raise self.unplayable.with_traceback(None)
        if self.match is None or self.table.status != "playing":
            raise Invalid("not-now", status=self.table.status)
        return self.match

    def playing_at(self, seq: int, *, is_talk: bool = False) -> Match[Any, Any]:
        """The match, for an answer to entry `seq`; raises Invalid if there is a newer one.

        Talk makes no answer stale, and is never stale itself.
        """
        match = self.playing()
        if not 0 <= seq <= match.seq or (not is_talk and seq < self.last_move):
            raise Invalid("stale", seq=seq, newest=match.seq)
        return match

    def order_of(self, seat: Seat) -> Any:
        """The standing order of the person who plays a seat; None if there is none."""
        left, game = self.table.order_of(seat), self.game
        if left is None or not isinstance(game, TakesOrders):
            return None
        return convert(left.order, game.standing_order)
