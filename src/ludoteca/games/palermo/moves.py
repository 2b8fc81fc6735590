"""The legal actions of a seat: all of them, one at random, and the default."""

from collections.abc import Iterator, Sequence
from typing import assert_never

from ludoteca.core import Chance, Seat, cached_on_state

from .actions import (
    ClaimDoor,
    LayHouse,
    LayStart,
    PalermoAction,
    PlacePoliceman,
    SetTarget,
    Stay,
    TakeInterest,
    Walk,
)
from .building import candidates, may_be_laid
from .decisions import SettingTarget
from .geometry import NAME_OF, SLOT_NAMES, SLOTS, Decoder
from .police import police_cells
from .state import Building, Claiming, Collecting, State
from .tables import HOUSES, START, Tile, house_kind, rotation_of
from .walking import WalkEnds, walk_ends

LAY_START: tuple[LayStart, ...] = tuple(LayStart(slot=slot) for slot in SLOT_NAMES)
LAY_HOUSE: tuple[dict[Tile, LayHouse], ...] = tuple(
    {tile: LayHouse(kind=house_kind(tile), slot=slot, rotation=rotation_of(tile)) for tile in HOUSES}
    for slot in SLOT_NAMES
)

_claims: Decoder[ClaimDoor] = Decoder(lambda name: ClaimDoor(door=name))
_targets: Decoder[SetTarget] = Decoder(lambda name: SetTarget(door=name))
_placements: Decoder[PlacePoliceman] = Decoder(lambda name: PlacePoliceman(cell=name))
_walks: Decoder[Walk] = Decoder(lambda name: Walk(to=name))


def legal(state: State, seat: Seat) -> Sequence[PalermoAction]:
    """Every action of the seat, if it is at turn."""
    if not state.decisions or seat != state.seat:
        return ()
    match state:
        case Collecting():
            return _in_the_streets(state)
        case Building():
            return [*_tiles(state)]
        case Claiming():
            return _claims(state.free_doors)
        case _:
            assert_never(state)


def _tiles(state: Building) -> Iterator[LayStart | LayHouse]:
    """The tiles that may be laid, proved one by one: the start tile first, then houses (PAL-B1)."""
    if not state.has_start:
        return (LAY_START[slot] for slot in SLOTS if may_be_laid(state, slot, START))
    return (LAY_HOUSE[slot][tile] for slot, tile in candidates(state) if may_be_laid(state, slot, tile))


def _in_the_streets(state: Collecting) -> list[PalermoAction]:
    """The legal actions of a turn in phase 2, policemen first, then walks."""
    if isinstance(state.decisions[-1], SettingTarget):
        return [*_targets(state.chips[state.seat])]
    actions: list[PalermoAction] = []
    police = police_cells(state)
    if police:
        actions += _placements(police)
    if state.is_home(state.seat):
        actions.append(TakeInterest())
    else:
        # PAL-M9: a pawn without a walk stays.
        actions += _walks_to(walk_ends(state)) or (Stay(),)
    return actions


@cached_on_state
def _walks_to(ends: WalkEnds) -> list[Walk]:
    return _walks(ends.cells)


def sample(state: State, seat: Seat, chance: Chance) -> PalermoAction:
    """One legal action of the seat at turn, each as likely as any other.

    The proofs of PAL-B5 are expensive: this makes only those that are needed to find one tile.
    """
    if isinstance(state, Building) and state.has_start:
        tiles = [*candidates(state)]
        for place in chance.shuffle("tile", len(tiles)):
            slot, tile = tiles[place]
            if may_be_laid(state, slot, tile):
                return LAY_HOUSE[slot][tile]
        raise AssertionError("some tile can always be laid (PAL-B5)")
    actions = legal(state, seat)
    return actions[chance.draw("action", len(actions))]


def default(state: State, seat: Seat) -> PalermoAction:  # noqa: ARG001 (one seat is active)
    """A quick legal action: the first tile, door or stone; no policeman, the dearest door or the way home."""
    match state:
        case Building():
            return next(_tiles(state))
        case Claiming():
            return _claims(state.free_doors)[0]
        case Collecting():
            return _default_in_the_streets(state)
        case _:
            assert_never(state)


def _default_in_the_streets(state: Collecting) -> PalermoAction:
    if isinstance(state.decisions[-1], SettingTarget):
        return _targets(state.chips[state.seat])[0]
    if state.is_home(state.seat):
        return TakeInterest()
    ends = walk_ends(state)
    if not ends.cells:
        return Stay()
    costs = ends.doors | ends.home
    to = min(costs, key=costs.__getitem__) if costs else ends.cells & -ends.cells
    return Walk(to=NAME_OF[to])
