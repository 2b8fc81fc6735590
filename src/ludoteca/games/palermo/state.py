"""The state of a match, a class for each phase: building or claiming, then collecting.

States are immutable; `memory` caches expensive results with them.
"""

from typing import TypeVar

import msgspec

from ludoteca.core import Seat

from .decisions import (
    ClaimingDoor,
    CollectingDecision,
    LayingDecision,
    SettingTarget,
    TakingTurn,
)
from .geometry import Cell, CellSet
from .options import Options
from .tables import EMPTY, START, PlayersRow, TileSet
from .town import Town

T = TypeVar("T")

PARKED: CellSet = 0
"""The cell of a pawn that has not left the start tile or is home: none (PAL-M8)."""
OFF_BOARD: CellSet = 0
"""The cell of a policeman that was never placed, or of a target stone that is not needed: none."""
COLOURS = ("red", "yellow", "green", "blue", "black")
"""The colour of each seat (PAL-C4)."""
RULES_VERSION = 4
"""The present version of the rules; 2 and 3 are still played for matches that began under them."""
FIRST_POINTS = 3
"""The points on the movement card before the first chip (PAL-M1)."""


class Terms(msgspec.Struct, frozen=True):
    """The constants of a match: seats, first player, options."""

    seats: int
    first: Seat
    options: Options
    numbers: PlayersRow
    """The numbers that depend on how many play."""
    box: TileSet
    """The tiles in the box."""
    rules_version: int = RULES_VERSION
    """The version of the rules that the match began with."""

    @property
    def start_is_one_field(self) -> bool:
        """PAL-M8: whether a pawn leaves the start tile as one field, or begins on a cell of its choice.

        Until version 2 all editions played the German rule.
        """
        return not self.options.is_translation or self.rules_version < 3

    @property
    def searches_elsewhere(self) -> bool:
        """PAL-B5: whether a town that stays undecided is searched further; not until version 3."""
        return self.rules_version >= 4

    def in_turn(self, turns: int) -> Seat:
        """The seat at turn after a number of turns, clockwise from the first player (PAL-B1, PAL-M0)."""
        return (self.first + turns) % self.seats


class Building(msgspec.Struct, frozen=True, dict=True):
    """Phase 1: the town is built (PAL-B1 … PAL-B6)."""

    terms: Terms
    decisions: tuple[LayingDecision, ...]
    tiles: bytes
    completion: bytes
    """A completion of the town, which proves that it can be finished (PAL-B5)."""
    chips: tuple[CellSet, ...]
    """The doors with chips, by seat."""

    @property
    def seat(self) -> Seat:
        """The seat that lays the next tile."""
        return self.decisions[-1].seat

    @property
    def has_start(self) -> bool:
        """Whether the start tile is laid."""
        return START in self.tiles

    @property
    def empty_slots(self) -> list[int]:
        """The slots without a tile."""
        return [slot for slot, tile in enumerate(self.tiles) if tile == EMPTY]


class Claiming(msgspec.Struct, frozen=True, dict=True):
    """Phase 1 with a ready-made town: its doors are claimed (PAL-V2)."""

    terms: Terms
    decisions: tuple[ClaimingDoor, ...]
    town: Town
    chips: tuple[CellSet, ...]

    @property
    def seat(self) -> Seat:
        """The seat that claims the next door."""
        return self.decisions[-1].seat

    @property
    def free_doors(self) -> CellSet:
        """The doors that are not claimed."""
        return self.town.doors & ~sum(self.chips)


class Collecting(msgspec.Struct, frozen=True, dict=True):
    """Phase 2: pawns and policemen in the streets (PAL-M0 … PAL-E4)."""

    terms: Terms
    decisions: tuple[CollectingDecision, ...]
    """None once the match is over (PAL-E3)."""
    town: Town
    pawns: tuple[Cell, ...]
    policemen: tuple[Cell, ...]
    chips: tuple[CellSet, ...]
    """The doors with chips that are not collected yet, by seat."""
    targets: tuple[Cell, ...]
    penalties: tuple[int, ...]
    """Points that each seat loses on its next turn (PAL-P4)."""
    money: tuple[int, ...]

    @property
    def seat(self) -> Seat:
        """The seat at turn; raises IndexError when the match is over."""
        return self.decisions[-1].seat

    def is_home(self, seat: Seat) -> bool:
        """Whether the seat has collected all chips and is back on the start tile (PAL-E1)."""
        return not self.chips[seat] and not self.pawns[seat]

    def collected(self, seat: Seat) -> int:
        """The number of chips that the seat has collected."""
        return self.terms.numbers.chips - self.chips[seat].bit_count()

    def points(self, seat: Seat) -> int:
        """The points of the seat's pawn on its next turn (PAL-M1, PAL-P4)."""
        return FIRST_POINTS + self.collected(seat) - self.penalties[seat]

    @property
    def is_start_occupied(self) -> bool:
        """Whether pawns are parked on the start tile (PAL-P3)."""
        return PARKED in self.pawns


State = Building | Claiming | Collecting


def replaced(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """The values of all seats with one of them changed."""
    return (*values[:seat], value, *values[seat + 1 :])


def collecting_begins(terms: Terms, town: Town, chips: tuple[CellSet, ...]) -> Collecting:
    """The first state of phase 2: all pawns parked, the first player at turn (PAL-M0, PAL-M8)."""
    nothing = (0,) * terms.seats
    decisions: list[CollectingDecision] = [TakingTurn(seat=terms.first)]
    if terms.options.target_stones:
        # PAL-V4: before the first turn every player puts down a stone, in turn order.
        decisions += (SettingTarget(seat=terms.in_turn(turn)) for turn in reversed(range(terms.seats)))
    return Collecting(
        terms=terms,
        decisions=tuple(decisions),
        town=town,
        pawns=nothing,
        policemen=nothing,
        chips=chips,
        targets=nothing,
        penalties=nothing,
        money=nothing,
    )
