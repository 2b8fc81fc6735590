"""Palermo for learners: every possible action has a number of its own."""

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from ludoteca.core import Action, AnyGame, Chance, Seat
from ludoteca.core.learning import Block, Draft, Encoding, Vector, planes, resized
from ludoteca.core.lockstep import Buffers, Lockstep, Plan

from .actions import (
    ClaimDoor,
    PlacePoliceman,
    SetTarget,
    Stay,
    TakeInterest,
    Walk,
)
from .decisions import (
    ClaimingDoor,
    LayingHouse,
    LayingStart,
    SettingTarget,
    TakingTurn,
    Walking,
)
from .geometry import CELLS_OF_SLOT, MAP_SIDE, NAME_OF, ROW, CellSet, spread
from .moves import LAY_HOUSE, LAY_START
from .options import tile_set
from .rules import GAME
from .state import Building, Claiming, Collecting, State
from .tables import DOORS, EMPTY, PRINTED_BOX, ROOFS, START, TileSet
from .tiles import count_kinds

PLANES_BEFORE_NEAR = 4
"""The planes before the plane `near`."""
CELLS = tuple(NAME_OF.values())
"""The names of the cells, row by row from a1."""
STAGES = (LayingStart, LayingHouse, ClaimingDoor, SettingTarget, TakingTurn, Walking)
"""The decisions, in the order of the block `stage`; a match that is over is the last of it."""
MOST = 255
"""The largest number of an observation; more money is shown as this."""
SHORT_CHIPS = 2
"""The chips of each player in the short form."""
CHIP_WORTH, STEP_WORTH, FAR = 5.0, 0.25, 30
"""Money that a collected chip and a step towards the next door count as in a potential; the most steps."""


class PalermoEncoding(Encoding):
    """1,254 actions; planes of 14 × 14 cells, then numbers; players from the observing seat clockwise."""

    version = 3
    dtype = np.uint8
    short_options = {"ready_made_town": True}  # noqa: RUF012
    actions: tuple[Block, ...] = (
        Block("lay_start", 36, "the slot, A1 … F1, A2 … F6"),
        Block("lay_house", 432, "36 slots × (1, 2, 3 roofs × turned by 0, 90, 180, 270 degrees)"),
        Block("claim_door", 196, "the cell, a1 … n1, a2 … n14"),
        Block("set_target", 196, "the cell"),
        Block("place_policeman", 196, "the cell"),
        Block("walk", 196, "the cell"),
        Block("stay", 1, ""),
        Block("take_interest", 1, ""),
    )

    def layout_for(self, seats: int) -> tuple[Block, ...]:
        """Five planes of the town and four of each player, then bytes."""

        def each(name: str, meaning: str) -> Block:
            return planes(name, (seats, MAP_SIDE, MAP_SIDE), f"a plane a player: {meaning}")

        return (
            planes("tiles", (1, MAP_SIDE, MAP_SIDE), "cells covered by a tile, row 1 first"),
            planes("roofs", (1, MAP_SIDE, MAP_SIDE), "roofs"),
            planes("doors", (1, MAP_SIDE, MAP_SIDE), "doors"),
            planes("start", (1, MAP_SIDE, MAP_SIDE), "the start tile"),
            planes(
                "near",
                (1, MAP_SIDE, MAP_SIDE),
                f"{FAR} less the steps on foot to the seat's next door, or home; 0 before there are streets",
                FAR,
            ),
            each("chips", "chips on the board"),
            each("pawns", "the pawn, if it is not parked"),
            each("policemen", "the policeman"),
            each("targets", "the target stone"),
            Block("stage", len(STAGES) + 1, "start, house, claim, target, turn, walk, over"),
            Block("to_decide", seats, "whose decision it is"),
            Block("first", seats, "the first player"),
            Block("money", seats, f"money, at most {MOST}", high=100),
            Block("points", seats, "points to walk with on the next turn; 0 before phase 2", high=14),
            Block("chips_to_lay", seats, "chips that are not on the board yet; 0 in phase 2", high=10),
            Block("chips_on_board", seats, "chips on the board", high=10),
            Block("home", seats, "who is home"),
            Block("supply", len(self._box.kinds), "houses of each kind in the box", high=20),
        )

    def __init__(self, game: AnyGame, box: TileSet = PRINTED_BOX) -> None:
        self._box = box
        if box != PRINTED_BOX:
            houses = f"36 slots × {len(box.houses)} shapes and rotations of the box"
            self.actions = resized(self.actions, "lay_house", 36 * len(box.houses), houses)
        super().__init__(game)
        every: list[Action] = [*LAY_START, *(lays[tile] for lays in LAY_HOUSE for tile in box.houses)]
        every += [ClaimDoor(door=cell) for cell in CELLS]
        every += [SetTarget(door=cell) for cell in CELLS]
        every += [PlacePoliceman(cell=cell) for cell in CELLS]
        every += [Walk(to=cell) for cell in CELLS]
        every += [Stay(), TakeInterest()]
        self._actions = every
        self._numbers = {action: number for number, action in enumerate(every)}

    def fitted(self, options: Any) -> "PalermoEncoding":
        box = tile_set(options)
        return self if box == PRINTED_BOX else PalermoEncoding(self.game, box)

    def setup(self, options: Any, seats: int, chance: Chance, *, short: bool = False) -> State:
        """The first state; in the short form each player claims two doors of a ready-made town."""
        state: State = super().setup(options, seats, chance, short=short)
        if short and isinstance(state, Claiming):
            numbers = msgspec.structs.replace(state.terms.numbers, chips=SHORT_CHIPS)
            return msgspec.structs.replace(state, terms=msgspec.structs.replace(state.terms, numbers=numbers))
        return state

    def lockstep(self, plan: Plan, buffers: Buffers, *, fast: bool) -> Lockstep:
        """Matches in lockstep, by the compiled rules if `fast`."""
        if not fast:
            return super().lockstep(plan, buffers, fast=False)
        from .kernel import load

        load()
        from .kernel.lockstep import PlayedByKernel

        return PlayedByKernel(self, plan, buffers)

    def legal(self, state: Any, seat: Seat, draft: Draft | None = None) -> list[int]:  # noqa: ARG002
        numbers = self._numbers
        return sorted([numbers[action] for action in self.game.legal(state, seat)])

    def decoded(self, state: Any, seat: Seat, number: int, draft: Draft | None = None) -> Action:  # noqa: ARG002
        return self._actions[number]

    def numbers(self, state: Any, seat: Seat, action: Action) -> list[int] | None:  # noqa: ARG002
        return [self._numbers[action]]

    def word(self, number: int) -> str:
        return self.game.notation(self._actions[number])

    def scores(self, state: State) -> tuple[float, ...]:
        return state.money if isinstance(state, Collecting) else (0,) * state.terms.seats

    def potentials(self, state: State) -> list[float]:
        """Money, collected chips, and how near the next door of its own is."""
        if not isinstance(state, Collecting):
            return [0.0] * state.terms.seats
        chips = state.terms.numbers.chips
        return [
            (money + CHIP_WORTH * (chips - left.bit_count()) - STEP_WORTH * steps_to_goal(state, seat))
            / self.score_scale
            for seat, (money, left) in enumerate(zip(state.money, state.chips, strict=True))
        ]

    def observation(self, state: State, seat: Seat, draft: Draft | None = None) -> Vector:  # noqa: ARG002
        """What a seat sees, made from the state, since nothing in Palermo is hidden."""
        seats = state.terms.seats
        order = [(seat + step) % seats for step in range(seats)]
        tiles = state.tiles if isinstance(state, Building) else state.town.tiles
        nothing = (0,) * seats
        collecting = state if isinstance(state, Collecting) else None
        pieces = (
            (collecting.pawns, collecting.policemen, collecting.targets)
            if collecting
            else (nothing, nothing, nothing)
        )
        sets = [
            sum(cells for cells, tile in zip(CELLS_OF_SLOT, tiles, strict=True) if tile != EMPTY),
            sum(roofs[tile] for roofs, tile in zip(ROOFS, tiles, strict=True)),
            sum(doors[tile] for doors, tile in zip(DOORS, tiles, strict=True)),
            sum(cells for cells, tile in zip(CELLS_OF_SLOT, tiles, strict=True) if tile == START),
            *(values[other] for values in (state.chips, *pieces) for other in order),
        ]
        stage = STAGES.index(type(state.decisions[-1])) if state.decisions else len(STAGES)
        to_decide = state.seat if state.decisions else None
        left = [state.chips[other].bit_count() for other in order]
        numbers = [
            *(place == stage for place in range(len(STAGES) + 1)),
            *(other == to_decide for other in order),
            *(other == state.terms.first for other in order),
            *(min(collecting.money[other], MOST) if collecting else 0 for other in order),
            *(collecting.points(other) if collecting else 0 for other in order),
            *(0 if collecting else state.terms.numbers.chips - count for count in left),
            *left,
            *(collecting is not None and collecting.is_home(other) for other in order),
            *(self._box.counts[kind] - count_kinds(tiles)[kind] for kind in self._box.kinds),
        ]
        flags, first = unpacked(sets), PLANES_BEFORE_NEAR
        return np.concatenate(
            [flags[:first].ravel(), near(state, seat), flags[first:].ravel(), np.array(numbers, np.uint8)]
        )


def near(state: State, seat: Seat) -> npt.NDArray[np.uint8]:
    """For each cell, `FAR` less the steps on foot to the seat's next door, or home."""
    if isinstance(state, Building):
        return np.zeros(len(CELLS), np.uint8)
    reached, within = goals_of(state, seat), []
    for _ in range(FAR):
        within.append(reached)
        reached |= spread(reached) & state.town.streets
    steps: npt.NDArray[np.uint8] = unpacked(within).sum(axis=0, dtype=np.uint8)
    return steps


def goals_of(state: Claiming | Collecting, seat: Seat) -> CellSet:
    """The doors that a seat may collect next, or the start tile; while doors are claimed, both."""
    if isinstance(state, Claiming):
        return state.chips[seat] | state.town.start
    return state.targets[seat] or state.chips[seat] or state.town.start


def steps_to_goal(state: Collecting, seat: Seat) -> int:
    """The steps on foot to the nearest door that can be collected, or home; no obstacles are counted."""
    goals = goals_of(state, seat)
    reached, steps = state.pawns[seat] or state.town.start, 0
    while steps < FAR and not reached & goals:
        reached |= spread(reached) & state.town.streets
        steps += 1
    return steps


_BYTES = -(-MAP_SIDE * ROW // 8)


def unpacked(sets: Sequence[int]) -> npt.NDArray[np.uint8]:
    """Sets of cells as rows of 196 flags, from a1 on."""
    packed = b"".join([cells.to_bytes(_BYTES, "little") for cells in sets])
    bits = np.unpackbits(
        np.frombuffer(packed, np.uint8).reshape(len(sets), _BYTES), axis=1, bitorder="little"
    )
    grid = bits[:, : MAP_SIDE * ROW].reshape(len(sets), MAP_SIDE, ROW)
    return grid[:, :, :MAP_SIDE].reshape(len(sets), MAP_SIDE * MAP_SIDE)


ENCODING = PalermoEncoding(GAME)
