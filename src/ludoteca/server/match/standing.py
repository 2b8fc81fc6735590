"""How a table and its match stand: what the parts of a room share, and nothing that is not durable."""

from typing import Any

from ludoteca.core import Invalid, Match, Seat
from ludoteca.games import find_game
from ludoteca.server.protocol.shapes import UndoAsked
from ludoteca.server.table.clocks import Clocks
from ludoteca.server.table.document import Table


class Standing:
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
        self.undo_asked: UndoAsked | None = None

    @property
    def seq(self) -> int:
        """The newest entry; -1 before the start."""
        return -1 if self.match is None else self.match.seq

    @property
    def is_playing(self) -> bool:
        """Whether the match is on."""
        return self.match is not None and self.table.status == "playing"

    @property
    def active(self) -> tuple[Seat, ...]:
        """Whose decision it is."""
        return () if self.match is None or self.table.status != "playing" else self.match.active

    def asked_of(self, active: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """Those of the seats that have to decide for whom no bot does."""
        return tuple(seat for seat in active if not self.table.is_bot(seat))

    def playing(self) -> Match[Any, Any]:
        """The match, if it is on; raises Invalid."""
        if self.match is None or self.table.status != "playing":
            raise Invalid("not-now", status=self.table.status)
        return self.match

    def playing_at(self, seq: int) -> Match[Any, Any]:
        """The match, for one who answers to entry `seq`; raises Invalid if that is not how it stands."""
        match = self.playing()
        if seq != match.seq:
            raise Invalid("stale", seq=seq, newest=match.seq)
        return match
