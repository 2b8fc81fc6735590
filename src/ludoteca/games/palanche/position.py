"""Converts states to JSON documents and back; positions can be written by hand."""

from typing import Annotated

import msgspec
from msgspec.structs import asdict

from ludoteca.core import Invalid, NoChance, Record, Seat
from ludoteca.core import Position as AnyPosition

from .board.setting import RULES_VERSION, VOTE_ONCE_A_MATCH_SINCE, Setting, setting_of
from .chapters import settle
from .course import Course
from .decisions import PalancheDecision, Turn
from .events import EndReason
from .ledger import (
    Account,
    Entry,
    Ledger,
    MoneyReason,
    account_name,
    account_number,
    added_up,
    balances_of,
    entries,
)
from .options import Options
from .position_checks import check_decisions, check_talk
from .state import NO_SEAT, Cards, Progress, Spent, State, land_of, players
from .tables import DECKS, TOP_LEVEL, Asset, DeckName
from .talk import SILENCE, TALKING_SINCE, Talk

Count = Annotated[int, msgspec.Meta(ge=0)]


class LedgerRow(Record, frozen=True, kw_only=True):
    """The total that went from one account to another for one reason."""

    payer: Account
    payee: Account
    reason: MoneyReason
    amount: Annotated[int, msgspec.Meta(ge=1)]


class Position(AnyPosition, frozen=True, kw_only=True):
    """A state as a document. Only `seats` and `cash` are required: the rest is as at the start of a match."""

    seats: int
    options: Options = Options()
    cash: tuple[Count, ...]
    collection: Count = 0
    pawns: tuple[str, ...] = ()
    """The space of each pawn; all on the start if left out."""
    riding: tuple[Seat, ...] = ()
    owners: dict[str, Seat] = msgspec.field(default_factory=dict)
    cubes: dict[str, int] = msgspec.field(default_factory=dict)
    kept: tuple[tuple[str, ...], ...] = ()
    decks: dict[DeckName, tuple[str, ...]] = msgspec.field(default_factory=dict)
    """From the top card down; cards that are not named follow in the order of their file."""
    unseen: dict[DeckName, int] = msgspec.field(default_factory=dict)
    """The number of unseen cards, from the top; all if left out."""
    ledger: tuple[LedgerRow, ...] = ()
    """If left out, all money there is came from the Banca at the start."""
    decisions: tuple[PalancheDecision, ...] = ()
    """The open decisions; the turn of the first seat if left out in a match that is not over."""
    invested: tuple[str, ...] = ()
    proposals: Count = 0
    auctions: Count = 0
    end_proposed: tuple[Seat, ...] | bool = ()
    """The seats that have asked for a vote to end (GEN-E2); true for the seat whose turn it is.

    Under rules before version 5 it says whether a vote was asked for in this turn.
    """
    offers: Count = 0
    first: Seat = 0
    round: Annotated[int, msgspec.Meta(ge=1)] = 1
    final: bool | None = None
    """If left out, as the round says."""
    time_up: bool = False
    out: tuple[Seat, ...] = ()
    ending: EndReason | None = None
    talk: Talk | msgspec.UnsetType = msgspec.UNSET
    """What was said at the table (GEN-S5); nothing if left out, and under rules before version 4."""


def position(state: State) -> Position:
    """The whole state as a document, with every field given."""
    setting = state.setting
    keys, seats = setting.keys, setting.seats
    land, cards, spent, progress = state.land, state.cards, state.spent, state.progress
    return Position(
        seats=seats,
        options=setting.options,
        cash=state.balances[:seats],
        collection=state.balances[setting.collection],
        pawns=tuple(keys[place] for place in state.pawns),
        riding=tuple(seat for seat in range(seats) if state.riding[seat]),
        owners={keys[place]: owner for place, owner in enumerate(land.owner) if owner != NO_SEAT},
        cubes={keys[place]: cubes for place, cubes in enumerate(land.cubes) if cubes},
        kept=tuple(tuple(keys[card] for card in kept) for kept in cards.kept),
        decks={DECKS[deck]: tuple(keys[card] for card in order) for deck, order in enumerate(cards.decks)},
        unseen=dict(zip(DECKS, cards.unseen, strict=True)),
        ledger=tuple(
            [
                LedgerRow(payer=payer, payee=payee, reason=reason, amount=amount)
                for payer, payee, reason, amount in entries(state)
            ]
        ),
        decisions=state.decisions,
        invested=tuple(keys[place] for place in spent.invested),
        proposals=spent.proposals,
        auctions=spent.auctions,
        end_proposed=(
            progress.end_proposed
            if setting.rules_version >= VOTE_ONCE_A_MATCH_SINCE
            else bool(progress.end_proposed)
        ),
        offers=progress.offers,
        first=progress.first,
        round=progress.round,
        final=progress.final,
        time_up=progress.time_up,
        out=progress.out,
        ending=progress.ending,
        talk=msgspec.UNSET if setting.rules_version < TALKING_SINCE else state.talk,
    )


def from_position(position: Position, rules_version: int = RULES_VERSION) -> State:
    """The state of a position; raises Invalid for one that cannot arise."""
    setting = setting_of(position.options, position.seats, rules_version)
    seats = setting.seats
    _check_seats(position, seats)
    owner, cubes = _land(position, setting)
    cards = _cards(position, setting)
    balances, ledger = _money(position, setting)
    final = position.round == setting.limit if position.final is None else position.final
    decisions = position.decisions or (() if position.ending else (Turn(seat=position.first),))
    state = State(
        setting=setting,
        decisions=decisions,
        balances=balances,
        ledger=ledger,
        pawns=_pawns(position, setting),
        riding=tuple(seat in position.riding for seat in range(seats)),
        land=land_of(setting, owner, cubes),
        cards=cards,
        spent=Spent(
            invested=tuple(_space(setting, key) for key in position.invested),
            proposals=position.proposals,
            auctions=position.auctions,
        ),
        progress=Progress(
            first=position.first,
            round=position.round,
            final=final,
            time_up=position.time_up,
            offers=position.offers,
            out=position.out,
            ending=position.ending,
            end_proposed=_end_proposed(position, decisions, rules_version),
        ),
        talk=SILENCE if position.talk is msgspec.UNSET else position.talk,
    )
    _check_progress(state)
    check_decisions(state)
    check_talk(state)
    _check_at_rest(state)
    return state


def _end_proposed(
    position: Position, decisions: tuple[PalancheDecision, ...], rules_version: int
) -> tuple[Seat, ...]:
    """The seats that have asked for a vote to end; before version 5 at most the one whose turn it is."""
    turn = tuple(decision.seat for decision in decisions[:1])
    if position.end_proposed is True:
        return turn
    asked = position.end_proposed or ()
    return asked if rules_version >= VOTE_ONCE_A_MATCH_SINCE else tuple(set(turn) & set(asked))


def _space(setting: Setting, key: str) -> int:
    """The number of a space; raises Invalid if there is none of that key."""
    place = setting.number.get(key, setting.space_count)
    if place >= setting.space_count:
        raise Invalid("position-space-unknown", "GEN-C1", space=key)
    return place


def _check_seats(position: Position, seats: int) -> None:
    """Raises Invalid if a field lacks a value for a seat or names a seat that does not exist."""
    named = {
        "cash": len(position.cash) == seats,
        "pawns": len(position.pawns) in (0, seats),
        "kept": len(position.kept) in (0, seats),
    }
    for field, fits in named.items():
        if not fits:
            raise Invalid("position-one-for-each-seat", "GEN-C3", field=field, seats=seats)
    asked = position.end_proposed if isinstance(position.end_proposed, tuple) else ()
    for seat in (*position.riding, *position.out, *asked, *position.owners.values(), position.first):
        if not 0 <= seat < seats:
            raise Invalid("position-seat-unknown", "GEN-C4", seat=seat)
    if len(set(position.out)) < len(position.out) or len(position.out) >= seats:
        raise Invalid("position-out", "GEN-F2", out=list(position.out))
    if len(set(asked)) < len(asked):
        raise Invalid("position-end-proposed", "GEN-E2", seats=list(asked))


def _pawns(position: Position, setting: Setting) -> tuple[int, ...]:
    """The space number of each pawn."""
    pawns = tuple(_space(setting, key) for key in position.pawns) or (0,) * setting.seats
    for seat in position.riding:
        if pawns[seat] not in setting.other_end:
            raise Invalid("position-no-ride-here", "GEN-X1", seat=seat, space=setting.keys[pawns[seat]])
    return pawns


def _land(position: Position, setting: Setting) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The owners and cubes of the spaces; raises Invalid for impossible ones."""
    owner, cubes = [NO_SEAT] * setting.space_count, [0] * setting.space_count
    for key, seat in position.owners.items():
        place = _space(setting, key)
        if not setting.is_deed[place]:
            raise Invalid("position-not-a-card", "GEN-C1", space=key)
        owner[place] = seat
    for key, count in position.cubes.items():
        place = _space(setting, key)
        if not setting.terreno[place]:
            raise Invalid("position-takes-no-cubes", "GEN-I3", space=key)
        if owner[place] == NO_SEAT or not 0 < count <= TOP_LEVEL:
            raise Invalid("position-cubes", "GEN-I1", space=key, cubes=count)
        cubes[place] = count
    if sum(cubes) > setting.board.cubes:
        raise Invalid("position-too-many-cubes", "GEN-I3", cubes=sum(cubes), supply=setting.board.cubes)
    return tuple(owner), tuple(cubes)


def _cards(position: Position, setting: Setting) -> Cards:
    """The decks and kept cards; raises Invalid unless each card is in exactly one place (GEN-C2, GEN-K1)."""
    every = range(setting.space_count, len(setting.keys))
    kept = tuple(
        tuple(setting.number.get(key, 0) for key in keys) for keys in position.kept or ((),) * setting.seats
    )
    held = {card for cards in kept for card in cards}
    if any(card not in every or not setting.card(card).is_kept for card in held):
        raise Invalid("position-not-a-kept-card", "GEN-K1")
    decks: list[tuple[Asset, ...]] = []
    unseen: list[int] = []
    for number, name in enumerate(DECKS):
        own = [card for card in setting.decks[number] if card not in held]
        named = tuple(setting.number.get(key, 0) for key in position.decks.get(name, ()))
        deck = (*named, *(card for card in own if card not in named))
        hidden = position.unseen.get(name, len(deck))
        if sorted(deck) != own:
            raise Invalid("position-deck", "GEN-C2", deck=name)
        if not 0 <= hidden <= len(deck):
            raise Invalid("position-unseen", "GEN-K1", deck=name, unseen=hidden)
        decks.append(deck)
        unseen.append(hidden)
    if sum(map(len, kept)) + sum(map(len, decks)) != len(every):
        raise Invalid("position-card-twice", "GEN-C2")
    return Cards(kept, tuple(decks), tuple(unseen))


def _money(position: Position, setting: Setting) -> tuple[tuple[int, ...], Ledger]:
    """The balances, and a ledger that explains them."""
    seats, accounts = setting.seats, setting.accounts
    for amount in (*position.cash, position.collection):
        if amount % 10:
            raise Invalid("position-not-in-tens", "GEN-C1", amount=amount)
    banca = -sum(position.cash) - position.collection
    balances = (*position.cash, banca, position.collection)
    rows = position.ledger or tuple(
        LedgerRow(payer="banca", payee=account_name(account, seats), reason="start", amount=amount)
        for account, amount in enumerate(balances)
        if amount > 0
    )
    written = []
    for row in rows:
        payer, payee = account_number(row.payer, seats), account_number(row.payee, seats)
        if not (0 <= payer < accounts and 0 <= payee < accounts) or payer == payee or row.amount % 10:
            raise Invalid("position-ledger-row", "GEN-C1", row=asdict(row))
        names = setting.account_names
        written.append(Entry(names[payer], names[payee], row.reason, row.amount))
    ledger = Ledger(known=added_up(written))
    if balances_of(ledger, seats) != balances:
        raise Invalid("position-ledger-unbalanced", "GEN-C1")
    return balances, ledger


def _check_progress(state: State) -> None:
    """Raises Invalid unless turn, round and end fit together and bankrupt seats have nothing left."""
    setting, progress = state.setting, state.progress
    for seat in progress.out:
        if state.balances[seat] or state.cards.kept[seat] or state.land.estates[seat] or state.riding[seat]:
            raise Invalid("position-bankrupt-has-something", "GEN-F2", seat=seat)
    limit = setting.limit
    if progress.time_up and not setting.timed:
        raise Invalid("position-no-clock", "GEN-C5")
    if limit is not None and (progress.round > limit or (progress.round == limit) != progress.final):
        raise Invalid("position-round", "GEN-E3", round=progress.round, limit=limit)
    if limit is None and progress.final and not progress.time_up:
        raise Invalid("position-final", "GEN-E1")
    if (progress.ending is None) != bool(state.decisions):
        raise Invalid("position-ending", "GEN-E2")
    if progress.ending is None and len(players(state)) == 1:
        raise Invalid("position-one-left", "GEN-E2")
    if progress.ending == "last-one-left" and len(players(state)) != 1:
        raise Invalid("position-ending", "GEN-E2")
    if progress.ending == "agreed" and setting.options.length != "full":
        raise Invalid("position-ending", "GEN-E2")
    if progress.ending in ("time-up", "rounds-played") and not progress.final:
        raise Invalid("position-ending", "GEN-E1")


def _check_at_rest(state: State) -> None:
    """Raises Invalid if the decision on top needs no seat to decide."""
    course = Course(state, NoChance())
    settle(course)
    if course.state != state:
        raise Invalid("position-goes-on-by-itself", "GEN-F0")
