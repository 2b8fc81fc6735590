"""The state of a match: land, cards, money, and progress."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from ludoteca.core import Seat, cached_on_state

from .board.setting import Setting
from .decisions import PalancheDecision
from .events import EndReason
from .ledger import Ledger
from .tables import Asset
from .talk import SILENCE, Talk

NO_SEAT = -1
"""The owner of a card that belongs to the Banca."""

T = TypeVar("T")


def with_item(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """A copy of the tuple with one item changed."""
    changed = [*items]
    changed[at] = item
    return tuple(changed)


class Part(msgspec.Struct, frozen=True, gc=False):
    """A part of the state that changes seldom, so that successive states share it."""


class Land(Part, frozen=True, dict=True, gc=True):
    """The owners and cubes of the spaces; what is computed from them alone is cached with them."""

    owner: tuple[int, ...]
    """The owner of each space: a seat, or -1 for the Banca."""
    estates: tuple[tuple[int, ...], ...]
    """The same by seat, in the order of the ring."""
    whole: tuple[tuple[int, ...], ...]
    """By seat, the terreni of the colours it has every card of (GEN-I1)."""
    cubes: tuple[int, ...]
    supply: int


class Cards(Part, frozen=True):
    """The two decks and the kept cards."""

    kept: tuple[tuple[Asset, ...], ...]
    decks: tuple[tuple[Asset, ...], ...]
    """From the top card down."""
    unseen: tuple[int, ...]
    """The number of unseen cards, from the top; all below them were turned up openly."""


class Spent(Part, frozen=True):
    """The limited actions that were used this turn."""

    invested: tuple[int, ...] = ()
    """The spaces invested in, once for each cube (GEN-I2)."""
    proposals: int = 0
    auctions: int = 0
    """How many trades were proposed and cards auctioned (GEN-S1, GEN-S2)."""


class Progress(Part, frozen=True):
    """The progress of the match: round, turn, end."""

    first: Seat = 0
    round: int = 1
    final: bool = False
    """Whether this is the final round (GEN-E1)."""
    time_up: bool = False
    offers: int = 0
    """The number of the latest offer."""
    end_proposed: tuple[Seat, ...] = ()
    """The seats that have asked for a vote to end (GEN-E2); before rules version 5 in this turn only."""
    out: tuple[Seat, ...] = ()
    """The bankrupt seats, in the order they left."""
    ending: EndReason | None = None


class State(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A state of Palanche: immutable and compared by value."""

    setting: Setting
    decisions: tuple[PalancheDecision, ...]
    """The open decisions, the turn at the bottom; none when the match is over."""
    balances: tuple[int, ...]
    """Of each account: the seats, the Banca (what it gave out, as a debt), the collection."""
    ledger: Ledger
    pawns: tuple[int, ...]
    riding: tuple[bool, ...]
    """The seats whose next roll counts from the other end of a ride (GEN-X1)."""
    land: Land
    cards: Cards
    spent: Spent
    progress: Progress
    talk: Talk = SILENCE
    """What was said at the table; nothing that is legal depends on it (GEN-S5)."""

    @property
    def turn(self) -> Seat:
        """The seat whose turn it is."""
        return self.decisions[0].seat


def players(state: State) -> list[Seat]:
    """The seats that are in the game."""
    return [seat for seat in range(state.setting.seats) if seat not in state.progress.out]


def left_of(state: State, seat: Seat) -> list[Seat]:
    """The seats in the game in turn order, beginning left of the seat and ending with it."""
    seats = state.setting.seats
    around = (((seat + step) % seats) for step in range(1, seats + 1))
    return [other for other in around if other not in state.progress.out]


def land_of(setting: Setting, owner: tuple[int, ...], cubes: tuple[int, ...]) -> Land:
    """The land for given owners and cubes of the spaces."""
    estates = tuple(
        tuple(place for place, holder in enumerate(owner) if holder == seat) for seat in range(setting.seats)
    )
    whole = tuple(map(setting.whole_colours, estates))
    return Land(owner, estates, whole, cubes, setting.board.cubes - sum(cubes))


def holds(state: State, seat: Seat, asset: Asset) -> bool:
    """Whether the seat owns the card."""
    if asset < state.setting.space_count:
        return state.land.owner[asset] == seat
    return asset in state.cards.kept[seat]


def tradable(state: State, seat: Seat) -> tuple[Asset, ...]:
    """The cards that a seat may trade: those without cubes, and kept cards (GEN-S3)."""
    return _without_cubes(state.land)[seat] + state.cards.kept[seat]


@cached_on_state
def _without_cubes(land: Land) -> tuple[tuple[Asset, ...], ...]:
    """The spaces of each seat that have no cubes; most moves change no land."""
    return tuple([tuple([place for place in estate if not land.cubes[place]]) for estate in land.estates])
