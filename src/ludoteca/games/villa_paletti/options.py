"""The options of a match."""

from typing import Annotated, Literal

import msgspec

from ludoteca.core import Record, Seat

from .own_pieces import Pieces
from .tables import Wood
from .wood import Tremor

SeatHands = Literal["as_table", "steady", "human", "shaky"]
"""How much the hands of one seat tremble."""


class Options(Record, frozen=True, kw_only=True, tag="villa_paletti_options"):
    """The options of a match."""

    villa: Literal["simulated", "real"] = "simulated"
    """Where the villa stands: in the program, or on your own table, and you tell what happens (VIL-R1)."""
    wood: Wood = "fine"
    """How exactly the columns are cut (VIL-C4)."""
    pieces: Pieces | Literal["printed"] | msgspec.UnsetType = msgspec.UNSET
    """The wood of your own box, if its sizes and outlines are others (VIL-C1, VIL-C2, VIL-C3)."""
    hands: Tremor = "human"
    """How much hands tremble (VIL-C4)."""
    hands_by_seat: Annotated[tuple[SeatHands, ...], msgspec.Meta(max_length=4)] = ()
    """The hands of single seats, so that a child and a grown-up can play; what is left out is as for the
    table."""
    placing: Literal["both", "by_hand", "by_panel"] = "both"
    """How columns are set down and floors laid: by the player's own hand, by numbers that the program's hand
    goes to, or as each likes (VIL-T3)."""
    pulling: Literal["both", "by_hand"] | msgspec.UnsetType = msgspec.UNSET
    """How columns are taken out: by the player's own hand alone, or by numbers as well; unset: both
    (VIL-T2)."""
    notes: bool | msgspec.UnsetType = msgspec.UNSET
    """Whether it is written at each column how it stands, for children and for the keyboard; otherwise a
    nudge tells. Unset: written (VIL-T4)."""
    practice: bool | msgspec.UnsetType = msgspec.UNSET
    """Whether a player alone among bots may undo a pull; unset: so (LUD-U1)."""
    set_up: Literal["from_seed", "in_turn"] = "from_seed"
    """Who puts the columns on the building site and lays the blue floor (VIL-U1, VIL-U2)."""
    youngest: Annotated[int, msgspec.Meta(ge=0, le=3)] | None = None
    """The seat that rolls the seal; None: drawn (VIL-U3)."""
    colours: Literal["chosen", "rolled"] = "chosen"
    """How the others come to their colours: they choose (Dutch text) or roll too (French text) (VIL-U3)."""
    experienced: Literal["off", "from_orange", "orange_only"] = "off"
    """Which floors may rest on fewer than three columns: from orange on (French), orange alone (Dutch)
    (VIL-V1)."""

    @property
    def own_pieces(self) -> Pieces | msgspec.UnsetType:
        """The pieces of a player's own box that are simulated; a real villa is not measured (VIL-R1)."""
        return self.pieces if isinstance(self.pieces, Pieces) and self.villa == "simulated" else msgspec.UNSET

    @property
    def pulls_by_panel(self) -> bool:
        """Whether a pull may be declared by numbers, too (VIL-T2)."""
        return self.pulling != "by_hand"

    @property
    def has_notes(self) -> bool:
        """Whether it is written at each column how it stands."""
        return self.notes is not False

    @property
    def is_practice(self) -> bool:
        """Whether a player alone among bots may undo a pull."""
        return self.practice is not False

    def hands_of(self, seat: Seat) -> Tremor:
        """How much the hands of a seat tremble."""
        hands: SeatHands = self.hands_by_seat[seat] if seat < len(self.hands_by_seat) else "as_table"
        return self.hands if hands == "as_table" else hands
