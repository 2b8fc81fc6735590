"""A state as JSON, and back: complete, readable, and accepted when written by hand.

Fields that do not belong to the phase stay empty. What can be left out: `turn` while the town is built or
claimed (it follows from the chips), `completion` (it is searched), `pawns`, `policemen`, `targets` and
`money` when they are all as at the beginning, `penalties` when they follow from the pawns on policemen.
"""

from typing import Annotated, Literal, TypeVar, assert_never

import msgspec

from ludoteca.core import Invalid, Position, Seat

from .completion import completion_of
from .decisions import (
    ClaimingDoor,
    CollectingDecision,
    LayingHouse,
    LayingStart,
    SettingTarget,
    TakingTurn,
    Walking,
)
from .geometry import (
    NAME_OF,
    SLOT_NAMES,
    SLOTS,
    Cell,
    CellName,
    CellSet,
    SlotName,
    cell_named,
    cells_in,
    slot_named,
)
from .options import Options, require_possible_options, tile_set
from .position_checks import require_possible_chips, require_possible_streets
from .state import OFF_BOARD, PARKED, RULES_VERSION, Building, Claiming, Collecting, State, Terms
from .tables import (
    DOORS,
    EMPTY,
    KIND_OF,
    KINDS,
    PLAYERS,
    START,
    STREET,
    Rotation,
    TileKind,
    rotation_of,
    tile_of,
)
from .tiles import count_kinds
from .town import code_of, require_possible, tiles_of, town_of

T = TypeVar("T")

Stage = Literal["target", "turn", "walk"]


class LaidTile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A tile in its slot, and the seat whose chip lies on its door."""

    kind: TileKind
    rotation: Rotation = 0
    chip: Seat | None = None


class PalermoPosition(Position, frozen=True, kw_only=True):
    """A state of a match."""

    seats: int
    options: Options = Options()
    first: Seat = 0
    """The first player, drawn or named."""
    phase: Literal["building", "claiming", "collecting", "over"] = "building"
    tiles: dict[SlotName, LaidTile] = msgspec.field(default_factory=dict)
    completion: str | None = None
    """While the town is built: the code of a town that it can become (PAL-B5)."""
    turn: Seat | None = None
    stage: Stage = "turn"
    """While collecting: whether the seat at turn puts its target stone, begins its turn, or has only the walk
    left because its policeman has moved."""
    pawns: tuple[CellName | None, ...] = ()
    """A cell for each seat; none for a pawn that is parked on the start tile (PAL-M8)."""
    policemen: tuple[CellName | None, ...] = ()
    targets: tuple[CellName | None, ...] = ()
    penalties: tuple[Annotated[int, msgspec.Meta(ge=0, le=1)], ...] | None = None
    """Points that each seat has less on its next turn (PAL-P4)."""
    money: tuple[int, ...] = ()


def position(state: State) -> PalermoPosition:
    """The state as a document."""
    terms = state.terms
    match state:
        case Building():
            return PalermoPosition(
                seats=terms.seats,
                options=terms.options,
                first=terms.first,
                phase="building",
                tiles=_laid_tiles(state.tiles, state.chips),
                completion=code_of(state.completion),
                turn=state.seat,
            )
        case Claiming():
            return PalermoPosition(
                seats=terms.seats,
                options=terms.options,
                first=terms.first,
                phase="claiming",
                tiles=_laid_tiles(state.town.tiles, state.chips),
                turn=state.seat,
            )
        case Collecting():
            return PalermoPosition(
                seats=terms.seats,
                options=terms.options,
                first=terms.first,
                phase="collecting" if state.decisions else "over",
                tiles=_laid_tiles(state.town.tiles, state.chips),
                turn=state.seat if state.decisions else None,
                stage=_stage(state),
                pawns=_names(state.pawns),
                policemen=_names(state.policemen),
                targets=_names(state.targets),
                penalties=state.penalties,
                money=state.money,
            )
        case _:
            assert_never(state)


def _stage(state: Collecting) -> Stage:
    if not state.decisions:
        return "turn"
    match state.decisions[-1]:
        case SettingTarget():
            return "target"
        case Walking():
            return "walk"
        case TakingTurn():
            return "turn"


def _laid_tiles(tiles: bytes, chips: tuple[CellSet, ...]) -> dict[str, LaidTile]:
    owner_of = {door: seat for seat, doors in enumerate(chips) for door in cells_in(doors)}
    return {
        SLOT_NAMES[slot]: LaidTile(
            kind=KINDS[KIND_OF[tile]], rotation=rotation_of(tile), chip=owner_of.get(DOORS[slot][tile])
        )
        for slot, tile in enumerate(tiles)
        if tile != EMPTY
    }


def _names(cells: tuple[Cell, ...]) -> tuple[str | None, ...]:
    return tuple(NAME_OF[cell] if cell else None for cell in cells)


def from_position(position: PalermoPosition, rules_version: int = RULES_VERSION) -> State:
    """The state of a position; raises Invalid, with the rule and the reason, for one that cannot arise."""
    terms = _terms(position, rules_version)
    tiles, chips = _read_tiles(position)
    require_possible(terms.box, tiles)
    if position.options.town_code is not None and tiles != tiles_of(terms.box, position.options.town_code):
        raise Invalid("not-the-town-of-the-code", "PAL-V2", code=position.options.town_code)
    match position.phase:
        case "building":
            state: State = _building(position, terms, tiles, chips)
        case "claiming":
            town = town_of(terms.box, tiles)
            state = Claiming(terms, (ClaimingDoor(seat=_chips_in_turn(terms, chips)),), town, chips)
        case "collecting" | "over":
            state = _collecting(position, terms, tiles, chips)
        case _:
            assert_never(position.phase)
    require_possible_chips(state)
    if isinstance(state, Collecting):
        require_possible_streets(state)
    elif position.turn not in (None, state.seat):
        raise Invalid("wrong-turn", "PAL-B1", seat=position.turn, other=state.seat)
    return state


def _terms(position: PalermoPosition, rules_version: int) -> Terms:
    seats, options = position.seats, position.options
    require_possible_options(options, seats)
    named = options.first_player
    if not 0 <= position.first < seats or (named is not None and named != position.first):
        raise Invalid("first-player-not-seated", "PAL-B1", seat=position.first, seats=seats)
    if position.phase == "building" and options.ready_made_town:
        raise Invalid("wrong-phase", "PAL-V2", phase="building")
    if position.phase == "claiming" and not options.ready_made_town:
        raise Invalid("wrong-phase", "PAL-V2", phase="claiming")
    if position.phase in ("building", "claiming"):
        for field in ("pawns", "policemen", "targets", "penalties", "money"):
            if getattr(position, field):
                raise Invalid("not-in-this-phase", "PAL-M0", field=field)
        if position.stage != "turn":
            raise Invalid("not-in-this-phase", "PAL-M0", field="stage")
    if position.phase != "building" and position.completion is not None:
        raise Invalid("not-in-this-phase", "PAL-B5", field="completion")
    return Terms(seats, position.first, options, PLAYERS[seats], tile_set(options), rules_version)


def _read_tiles(position: PalermoPosition) -> tuple[bytes, tuple[CellSet, ...]]:
    tiles = bytearray([EMPTY]) * len(SLOTS)
    chips = [0] * position.seats
    for name, laid in position.tiles.items():
        slot = slot_named(name)
        tiles[slot] = tile_of(laid.kind, laid.rotation)
        if laid.chip is None:
            continue
        door = DOORS[slot][tiles[slot]]
        if not door:
            raise Invalid("chip-without-door", "PAL-C3", slot=name)
        if not 0 <= laid.chip < position.seats:
            raise Invalid("chip-of-nobody", "PAL-C5", slot=name, seat=laid.chip)
        chips[laid.chip] |= door
    return bytes(tiles), tuple(chips)


def _building(position: PalermoPosition, terms: Terms, tiles: bytes, chips: tuple[CellSet, ...]) -> Building:
    if STREET in tiles:
        raise Invalid("street-too-early", "PAL-B6", slot=SLOT_NAMES[tiles.index(STREET)])
    street_tiles = terms.numbers.street_tiles
    if position.completion is None:
        completion = completion_of(terms.box, tiles, street_tiles)
    else:
        completion = tiles_of(terms.box, position.completion)
        town_of(terms.box, completion)
        agrees = all(laid in (whole, EMPTY) for laid, whole in zip(tiles, completion, strict=True))
        if not agrees or count_kinds(completion)[KIND_OF[STREET]] != street_tiles:
            raise Invalid("wrong-completion", "PAL-B5", completion=position.completion)
    seat = _chips_in_turn(terms, chips)
    decision = LayingHouse(seat=seat) if START in tiles else LayingStart(seat=seat)
    return Building(terms, (decision,), tiles, completion, chips)


def _chips_in_turn(terms: Terms, chips: tuple[CellSet, ...]) -> Seat:
    """The seat that lays the next chip."""
    return terms.in_turn(sum(doors.bit_count() for doors in chips))


def _collecting(
    position: PalermoPosition, terms: Terms, tiles: bytes, chips: tuple[CellSet, ...]
) -> Collecting:
    seats = terms.seats
    turn = terms.first if position.turn is None else position.turn
    if position.phase == "over" and position.turn is not None:
        raise Invalid("match-over", "PAL-E3")
    if not 0 <= turn < seats:
        raise Invalid("wrong-turn", "PAL-M0", seat=turn, other=terms.first)
    pawns = _cells(position.pawns, PARKED, seats, "pawns")
    policemen = _cells(position.policemen, OFF_BOARD, seats, "policemen")
    penalties: tuple[int, ...] | None = position.penalties
    if penalties is None:
        penalties = tuple(
            int(terms.options.is_translation and pawn in policemen and pawn not in (PARKED, policemen[seat]))
            for seat, pawn in enumerate(pawns)
        )
    return Collecting(
        terms=terms,
        decisions=() if position.phase == "over" else _decisions(terms, position.stage, turn, pawns),
        town=town_of(terms.box, tiles),
        pawns=pawns,
        policemen=policemen,
        chips=chips,
        targets=_cells(position.targets, OFF_BOARD, seats, "targets"),
        penalties=_for_each_seat(penalties, 0, seats, "penalties"),
        money=_for_each_seat(position.money, 0, seats, "money"),
    )


def _decisions(
    terms: Terms, stage: Stage, turn: Seat, pawns: tuple[Cell, ...]
) -> tuple[CollectingDecision, ...]:
    match stage:
        case "turn":
            return (TakingTurn(seat=turn),)
        case "walk":
            return (Walking(seat=turn),)
        case "target" if pawns[turn] == PARKED:
            # PAL-V4: before the first turn this seat and those after it still have to put down their stones.
            set_already = (turn - terms.first) % terms.seats
            to_come = range(terms.seats - 1, set_already - 1, -1)
            return (
                TakingTurn(seat=terms.first),
                *(SettingTarget(seat=terms.in_turn(place)) for place in to_come),
            )
        case "target":
            return (TakingTurn(seat=(turn + 1) % terms.seats), SettingTarget(seat=turn))


def _cells(names: tuple[str | None, ...], nowhere: Cell, seats: int, field: str) -> tuple[Cell, ...]:
    cells = tuple(nowhere if name is None else cell_named(name) for name in names)
    return _for_each_seat(cells, nowhere, seats, field)


def _for_each_seat(values: tuple[T, ...], otherwise: T, seats: int, field: str) -> tuple[T, ...]:
    """One value for each seat; empty means the values at the beginning of the phase."""
    if not values:
        return (otherwise,) * seats
    if len(values) != seats:
        raise Invalid("not-one-a-seat", "PAL-C5", field=field, count=len(values), seats=seats)
    return values
