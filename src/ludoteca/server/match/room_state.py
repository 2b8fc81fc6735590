"""How a table and its match stand: what the parts of a room share, and nothing that is not durable."""

from typing import Any

from ludoteca.core import HOUSE, Invalid, Match, Played, Seat
from ludoteca.games import find_game
from ludoteca.server.protocol.shapes import UndoAsked
from ludoteca.server.table.changes import undo_asked
from ludoteca.server.table.clocks import Clocks, Span
from ludoteca.server.table.document import Table


class RoomState:
    """One table and its match."""

    def __init__(self, table: Table, revision: int) -> None:
        self.id = table.match
        self.table = table
        self.revision = revision
        self.game = find_game(table.game)
        self.match: Match[Any, Any] | None = None
        self.requests: dict[str, int] = {}
        """The entry that each request of a client became: a retry gets the same answer."""
        self.clocks = Clocks(None, 0, None)
        self.away: dict[str, tuple[Span, ...]] = {}
        """When who is on vacation, at a table with clocks in days."""
        self.is_deleted = False
        """Whether the match is not in the store any more."""

    @property
    def seq(self) -> int:
        """The newest entry; -1 before the start."""
        return -1 if self.match is None else self.match.seq

    @property
    def undo_asked(self) -> UndoAsked | None:
        """The undo that waits for the others to agree."""
        return undo_asked(self.table, self.seq)

    @property
    def is_playing(self) -> bool:
        """Whether the match is on."""
        return self.match is not None and self.table.status == "playing"

    @property
    def active(self) -> tuple[Seat, ...]:
        """Whose decision it is."""
        return () if self.match is None or self.table.status != "playing" else self.match.active

    @property
    def is_untouched(self) -> bool:
        """Whether the match is on, and no person has moved."""
        if self.match is None or not self.is_playing or self.table.touched:
            return False
        chairs = self.table.chairs
        return not any(
            isinstance(entry, Played) and entry.seat != HOUSE and chairs[entry.seat].kind == "person"
            for entry in self.match.entries
        )

    def asked_of(self, active: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """Those of the seats that have to decide for whom no bot does."""
        return tuple(seat for seat in active if not self.table.is_bot(seat))

    def away_until(self, now: int) -> dict[str, int]:
        """Who is on vacation now, and until when."""
        return {
            player: ended
            for player, spans in self.away.items()
            for began, ended in spans
            if began <= now < ended
        }

    def require_kept(self) -> None:
        """Whether the match is still there; raises Invalid once it was deleted."""
        if self.is_deleted:
            raise Invalid("unknown-match", match=self.id)

    def playing(self) -> Match[Any, Any]:
        """The match, if it is on; raises Invalid."""
        self.require_kept()
        if self.match is None or self.table.status != "playing":
            raise Invalid("not-now", status=self.table.status)
        return self.match

    def playing_at(self, seq: int) -> Match[Any, Any]:
        """The match, for one who answers to entry `seq`; raises Invalid if that is not how it stands."""
        match = self.playing()
        if seq != match.seq:
            raise Invalid("stale", seq=seq, newest=match.seq)
        return match
