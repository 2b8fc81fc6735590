"""The state of a match, and the table on which one action is played out before it is a state again."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from msgspec.structs import replace

from ludoteca.core import Chance, Event, Seat, Step

from .events import EndReason, Paid
from .frames import AnyFrame
from .ledger import Ledger, MoneyReason
from .setting import NOBODY, Asset, Setting

T = TypeVar("T")


def with_item(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """The tuple with one item changed."""
    changed = [*items]
    changed[at] = item
    return tuple(changed)


class Part(msgspec.Struct, frozen=True, gc=False):
    """What changes together and seldom: most states share it with the one before."""


class Land(Part, frozen=True):
    """Whose the spaces are, and what stands on them."""

    owner: tuple[int, ...]
    """Of each space: a seat, or -1 for nobody."""
    estates: tuple[tuple[int, ...], ...]
    """The same by seat, in the order of the ring."""
    whole: tuple[tuple[int, ...], ...]
    """By seat, the terreni of the colours it has every card of (GEN-I1)."""
    cubes: tuple[int, ...]
    supply: int


class Cards(Part, frozen=True):
    """The two decks, and what was kept of them."""

    kept: tuple[tuple[Asset, ...], ...]
    decks: tuple[tuple[Asset, ...], ...]
    """From the top card down."""
    unseen: tuple[int, ...]
    """How many cards, from the top, nobody has seen yet. All below them were turned up before everybody."""


class Spent(Part, frozen=True):
    """What was done this turn of that which is limited in each."""

    invested: tuple[int, ...] = ()
    """The spaces invested in, once for each cube (GEN-I2)."""
    proposals: int = 0
    auctions: int = 0
    """How many trades were proposed and cards auctioned (GEN-S1, GEN-S2)."""


class Course(Part, frozen=True):
    """How far the match has come."""

    first: Seat = 0
    round: int = 1
    final: bool = False
    """Whether this is the final round (GEN-E1)."""
    time_up: bool = False
    offers: int = 0
    """How many offers were ever made: the number of the latest one."""
    out: tuple[Seat, ...] = ()
    """The bankrupt seats, in the order they left."""
    ending: EndReason | None = None


class Fields(msgspec.Struct):
    """What there is on the table."""

    setting: Setting
    frames: tuple[AnyFrame, ...]
    """The open decisions, the turn at the bottom; none when the match is over."""
    balances: tuple[int, ...]
    """Of each account: the seats, the Banca (what it gave out, as a debt), the collection."""
    ledger: Ledger
    pawns: tuple[int, ...]
    riding: tuple[bool, ...]
    """Whose next roll counts from the other end of a ride (GEN-X1)."""
    land: Land
    cards: Cards
    spent: Spent
    course: Course


class State(Fields, frozen=True, gc=False):  # type: ignore[misc]  # the same fields, locked: mypy knows no such step
    """A position of the game: immutable, equal when everything on the table is."""


class Table(Fields, gc=False):
    """A state in the making: rules change it, tell what happened, and freeze it at the end."""

    chance: Chance
    told: list[Event]
    """What happened so far."""

    @property
    def turn(self) -> Seat:
        """Whose turn it is."""
        return self.frames[0].seat

    def freeze(self) -> Step[State]:
        """The state it has become, with all that happened."""
        state = State(
            self.setting,
            self.frames,
            self.balances,
            self.ledger,
            self.pawns,
            self.riding,
            self.land,
            self.cards,
            self.spent,
            self.course,
        )
        return Step(state, tuple(self.told))

    def push(self, frame: AnyFrame) -> None:
        """Open a decision over the one that is open."""
        self.frames = (*self.frames, frame)

    def pop(self) -> None:
        """Close the top decision; what lies under it goes on."""
        self.frames = self.frames[:-1]

    def put(self, frame: AnyFrame) -> None:
        """Let the top decision go on as this one."""
        self.frames = (*self.frames[:-1], frame)

    def give_deed(self, place: int, owner: int) -> None:
        """A space's card changes hands."""
        setting, land = self.setting, self.land
        before, owners = land.owner[place], with_item(land.owner, place, owner)
        estates, whole = [*land.estates], [*land.whole]
        if before != NOBODY:
            estates[before] = tuple([own for own in estates[before] if own != place])
            if place in whole[before]:
                whole[before] = setting.whole_colours(estates[before])
        if owner != NOBODY:
            estates[owner] = tuple(sorted((*estates[owner], place)))
            if {*setting.holders[place](owners)} == {owner}:
                whole[owner] = setting.whole_colours(estates[owner])
        self.land = Land(owners, tuple(estates), tuple(whole), land.cubes, land.supply)

    def set_cubes(self, place: int, cubes: int) -> None:
        """Put cubes on a card or take them off; the supply holds the others (GEN-I3)."""
        land = self.land
        supply = land.supply + land.cubes[place] - cubes
        self.land = Land(land.owner, land.estates, land.whole, with_item(land.cubes, place, cubes), supply)

    def set_kept(self, seat: Seat, kept: tuple[Asset, ...]) -> None:
        """What a seat keeps of the two decks."""
        self.cards = replace(self.cards, kept=with_item(self.cards.kept, seat, kept))

    def set_riding(self, seat: Seat, riding: bool) -> None:
        """Put a pawn beside its space, or back on it (GEN-X1)."""
        self.riding = with_item(self.riding, seat, riding)

    def draw_card(self, deck: int) -> Asset:
        """Take the top card of a deck, which all see then (GEN-K1)."""
        cards = self.cards
        asset, *rest = cards.decks[deck]
        unseen = max(0, cards.unseen[deck] - 1)
        decks = with_item(cards.decks, deck, tuple(rest))
        self.cards = Cards(cards.kept, decks, with_item(cards.unseen, deck, unseen))
        return asset

    def put_under_deck(self, asset: Asset) -> None:
        """A card goes under its deck (GEN-K1)."""
        cards, deck = self.cards, self.setting.deck_of[asset]
        decks = with_item(cards.decks, deck, (*cards.decks[deck], asset))
        self.cards = Cards(cards.kept, decks, cards.unseen)

    def pay(
        self,
        payer: int,
        payee: int,
        amount: int,
        reason: MoneyReason,
        times: int = 1,
        space: str | None = None,
        card: str | None = None,
    ) -> None:
        """Move money from one account to another: the only way it ever moves."""
        balances = [*self.balances]
        balances[payer] -= amount
        balances[payee] += amount
        self.balances = tuple(balances)
        names = self.setting.account_names
        paid = Paid(
            payer=names[payer],
            payee=names[payee],
            amount=amount,
            reason=reason,
            times=times,
            each=amount // times,
            space=space,
            card=card,
        )
        self.ledger = Ledger(self.ledger, paid)
        self.told.append(paid)


def table_of(state: State, chance: Chance) -> Table:
    """The table as the state has it, for one action."""
    # Field by field, here and in `freeze`: every action pays for both, and unpacking takes half as long more.
    return Table(
        state.setting,
        state.frames,
        state.balances,
        state.ledger,
        state.pawns,
        state.riding,
        state.land,
        state.cards,
        state.spent,
        state.course,
        chance,
        [],
    )


def players(at: State | Table) -> list[Seat]:
    """The seats that are in the game."""
    return [seat for seat in range(at.setting.seats) if seat not in at.course.out]


def left_of(at: State | Table, seat: Seat) -> list[Seat]:
    """The seats in the game in order, from the left of the seat round to itself."""
    seats = at.setting.seats
    around = (((seat + step) % seats) for step in range(1, seats + 1))
    return [other for other in around if other not in at.course.out]


def deeds_of(at: State | Table, seat: Seat) -> tuple[int, ...]:
    """The spaces whose cards a seat owns."""
    return at.land.estates[seat]


def land_of(setting: Setting, owner: tuple[int, ...], cubes: tuple[int, ...]) -> Land:
    """The land, from whose each space is and how many cubes stand on it."""
    estates = tuple(
        tuple(place for place, holder in enumerate(owner) if holder == seat) for seat in range(setting.seats)
    )
    whole = tuple(map(setting.whole_colours, estates))
    return Land(owner, estates, whole, cubes, setting.board.cubes - sum(cubes))
