"""The view that clients draw; nothing is hidden in Palermo.

No rule is left to the client: the cells on which the pawn may end, with cost and income, are in the view.
"""

from functools import cache
from itertools import islice, takewhile
from typing import Literal

import msgspec

from ludoteca.core import Decision, Record, Seat

from .decisions import (
    ClaimingDoor,
    LayingHouse,
    LayingStart,
    SettingTarget,
    TakingTurn,
    Walking,
)
from .geometry import NAME_OF, SLOT_NAMES, Cell, CellName, CellSet, Slot, SlotName, cells_in, names_of
from .options import Options
from .outcome import track_position
from .state import FIRST_POINTS, Building, Claiming, Collecting, State
from .tables import (
    DOORS,
    EMPTY,
    HOUSE_KINDS,
    KIND_OF,
    KINDS,
    ROOFS,
    HouseKind,
    Kind,
    Rotation,
    Tile,
    TileKind,
    TileSet,
    rotation_of,
)
from .tiles import count_kinds
from .walking import WalkEnds, nearest_ends, stopping, walk_ends, walk_ends_of

MOST_LEADS = 3
"""Distances to a goal that the board distinguishes; more would light the whole town."""

Stage = Literal["start", "house", "claim", "target", "turn", "walk", "over"]


class TileView(msgspec.Struct, frozen=True, kw_only=True):
    """A tile of the town."""

    slot: SlotName
    kind: TileKind
    rotation: Rotation
    roofs: tuple[CellName, ...]
    door: CellName | None
    chip: Seat | None


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """The public values of a player: money, points, chips, pieces on the board."""

    money: int
    field: int
    """Where the score marker stands on its track, and how often it went round (PAL-E4)."""
    lap: int
    points: int
    """How far the pawn may go on its next turn (PAL-M1)."""
    chips_to_lay: int
    chips_on_board: int
    chips_collected: int
    pawn: CellName | None
    """None when it is parked on the start tile (PAL-M8)."""
    is_home: bool
    policeman: CellName | None
    target: CellName | None
    reach: str = ""
    """The cells on which the pawn could end its next walk if nothing changed, as a set in hexadecimal digits.

    Bit 15 × row + column is a cell: 0 is a1, 1 is b1, 15 is a2. Names would be four times as long.
    """


class WalkView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A cell on which the pawn at turn may end, with cost and income of the walk.

    There are up to 100 of them, other ones after every move: what most have in common is left out.
    """

    shared: int = 0
    """How many cells its way has in common with that of the walk before it in the list."""
    route: str
    """The names of the other cells that the pawn would enter, one after the other: `g8h8`.

    Of a walk that enters none, the cell of the pawn.
    """
    dearer: int = 0
    """What it costs beside a point for each cell of its way."""
    lost: int = 0
    stopped_by: Seat | None = None
    """The seat whose pawn or policeman ends the walk before its points are spent (PAL-M5)."""
    income: int = 0
    ends: Literal["street", "door", "home"] = "street"

    @property
    def cost(self) -> int:
        """The points that it costs."""
        return self.shared + sum(map(str.isalpha, self.route)) + self.dearer

    @property
    def to(self) -> CellName:
        """The cell on which the walk ends."""
        return self.route[max(place for place, sign in enumerate(self.route) if sign.isalpha()) :]


class LeadView(msgspec.Struct, frozen=True, kw_only=True):
    """The ends on a street from which an own door, or home, is this far away."""

    cost: int
    """The points that the way there costs; less than the points of the card means: on the next turn."""
    cells: str
    """A set in hexadecimal digits, as in `PlayerView.reach`."""


class PalermoView(Record, frozen=True, kw_only=True):
    """Everything that seats and spectators see."""

    seats: int
    options: Options
    first: Seat
    phase: Literal["building", "claiming", "collecting", "over"]
    turn: Seat
    """The seat that decides; the first player once the match is over."""
    stage: Stage
    """What the seat at turn has to decide."""
    tiles: tuple[TileView, ...]
    supply: dict[HouseKind, int]
    """Houses still in the box."""
    players: tuple[PlayerView, ...]
    points: int
    """The points of the pawn at turn."""
    walks: tuple[WalkView, ...]
    leads: tuple[LeadView, ...]
    """The ends of walks that lead furthest towards an own door, or home; the nearest first."""
    interest: int | None
    """What the bank pays the seat at turn, if it is at home (PAL-E2)."""


def _houses_in(box: TileSet) -> list[tuple[HouseKind, Kind]]:
    """The kinds of houses in the box, with their numbers."""
    return [(kind, KINDS.index(kind)) for kind in HOUSE_KINDS if box.counts[KINDS.index(kind)]]


def view(state: State) -> PalermoView:
    """The view of a state, the same for every seat and spectator."""
    terms = state.terms
    tiles = state.tiles if isinstance(state, Building) else state.town.tiles
    counts = count_kinds(tiles)
    collecting = state if isinstance(state, Collecting) else None
    stage = _stage(state)
    turn = terms.first if stage == "over" else state.seat
    at_home = collecting is not None and stage != "over" and collecting.is_home(turn)
    has_walks = stage in ("turn", "walk") and not at_home
    return PalermoView(
        seats=terms.seats,
        options=terms.options,
        first=terms.first,
        phase=_phase(state),
        turn=turn,
        stage=stage,
        tiles=_tiles(tiles, state.chips),
        supply={kind: terms.box.counts[number] - counts[number] for kind, number in _houses_in(terms.box)},
        players=tuple(_player(state, player) for player in range(terms.seats)),
        points=collecting.points(turn) if collecting and has_walks else 0,
        walks=_walks(collecting, walk_ends(collecting)) if collecting and has_walks else (),
        leads=_leads(collecting, walk_ends(collecting)) if collecting and has_walks else (),
        interest=terms.numbers.interest if at_home else None,
    )


def _phase(state: State) -> Literal["building", "claiming", "collecting", "over"]:
    match state:
        case Building():
            return "building"
        case Claiming():
            return "claiming"
        case Collecting():
            return "collecting" if state.decisions else "over"


_STAGES: dict[type[Decision], Stage] = {
    LayingStart: "start",
    LayingHouse: "house",
    ClaimingDoor: "claim",
    SettingTarget: "target",
    TakingTurn: "turn",
    Walking: "walk",
}


def _stage(state: State) -> Stage:
    return _STAGES[type(state.decisions[-1])] if state.decisions else "over"


def _tiles(tiles: bytes, chips: tuple[CellSet, ...]) -> tuple[TileView, ...]:
    owner_of = {door: seat for seat, doors in enumerate(chips) for door in cells_in(doors)}
    return tuple(
        [
            _tile(slot, tile, owner_of.get(DOORS[slot][tile]))
            for slot, tile in enumerate(tiles)
            if tile != EMPTY
        ]
    )


@cache
def _tile(slot: Slot, tile: Tile, chip: Seat | None) -> TileView:
    """The view of a tile; there are about 5,000 with all chips."""
    return TileView(
        slot=SLOT_NAMES[slot],
        kind=KINDS[KIND_OF[tile]],
        rotation=rotation_of(tile),
        roofs=names_of(ROOFS[slot][tile]),
        door=_name(DOORS[slot][tile]),
        chip=chip,
    )


def _player(state: State, seat: Seat) -> PlayerView:
    each = state.terms.numbers.chips
    on_board = state.chips[seat].bit_count()
    if not isinstance(state, Collecting):
        return PlayerView(
            money=0,
            field=0,
            lap=0,
            points=FIRST_POINTS,
            chips_to_lay=each - on_board,
            chips_on_board=on_board,
            chips_collected=0,
            pawn=None,
            is_home=False,
            policeman=None,
            target=None,
        )
    field, lap = track_position(state.money[seat])
    return PlayerView(
        money=state.money[seat],
        field=field,
        lap=lap,
        points=state.points(seat),
        chips_to_lay=0,
        chips_on_board=on_board,
        chips_collected=each - on_board,
        pawn=_name(state.pawns[seat]),
        is_home=state.is_home(seat),
        policeman=_name(state.policemen[seat]),
        target=_name(state.targets[seat]),
        reach=f"{walk_ends_of(state, seat).cells:x}" if state.decisions and not state.is_home(seat) else "",
    )


def _name(cell: Cell) -> str | None:
    return NAME_OF[cell] if cell else None


def _walks(state: Collecting, ends: WalkEnds) -> tuple[WalkView, ...]:
    """The walks in the order of their ways, so that neighbours in the list share most of it."""
    walks = []
    before: tuple[CellName, ...] = ()
    for way, to in sorted((tuple(ends.route(to)) or (NAME_OF[to],), to) for to in cells_in(ends.cells)):
        shared = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(way, before, strict=False)))
        walks.append(
            WalkView(
                shared=shared,
                route="".join(way[shared:]),
                dearer=ends.cost(to) - len(way),
                lost=ends.lost(to),
                stopped_by=_stopped_by(state, ends, to),
                income=ends.income(to),
                ends="door" if to in ends.doors else "home" if to in ends.home else "street",
            )
        )
        before = way
    return tuple(walks)


def _leads(state: Collecting, ends: WalkEnds) -> tuple[LeadView, ...]:
    seat = state.seat
    goals = ends.ground.finish or state.targets[seat] or state.chips[seat]
    nearest = islice(nearest_ends(ends, goals), MOST_LEADS)
    return tuple(LeadView(cost=cost, cells=f"{cells:x}") for cost, cells in nearest)


def _stopped_by(state: Collecting, ends: WalkEnds, to: Cell) -> Seat | None:
    """The seat that is in the way at the end of a walk that is stopped short."""
    lost = ends.lost(to)
    if not lost:
        return None
    others = (seat for seat in range(state.terms.seats) if seat != state.seat)
    in_the_way = {seat: (state.pawns[seat], state.policemen[seat]) for seat in others}
    for pieces in zip(*in_the_way.values(), strict=True):  # pawns first: they stop a walk for themselves
        for seat, piece in zip(in_the_way, pieces, strict=True):
            if piece and stopping(ends.ground, piece, lost) & to:
                return seat
    return None
