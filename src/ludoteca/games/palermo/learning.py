"""Palermo for learners: every possible action has a number of its own."""

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any

import numpy as np

from ludoteca.core import Action, AnyGame, Record, Seat
from ludoteca.core.learning import Block, Draft, Encoding, Vector, from_seat, one_hot

from .actions import (
    ClaimDoor,
    PlacePoliceman,
    SetTarget,
    Stay,
    TakeInterest,
    Walk,
)
from .batch import SEATS, BatchedPalermo
from .geometry import MAP_SIDE, NAME_OF, SLOT_NAMES, TOWN_SIDE
from .moves import LAY_HOUSE, LAY_START
from .rules import GAME

CELLS = tuple(NAME_OF.values())
"""The names of the cells, row by row from a1."""
PHASES = ("building", "claiming", "collecting", "over")
STAGES = ("start", "house", "claim", "target", "turn", "walk", "over")
_CELL = {name: divmod(number, MAP_SIDE) for number, name in enumerate(CELLS)}


def _planes(names: tuple[str, ...]) -> list[Block]:
    return [Block(name, SEATS * MAP_SIDE * MAP_SIDE, f"{SEATS} × 14 × 14 cells: {name}") for name in names]


class PalermoEncoding(Encoding):
    """1,254 actions; planes of 14 × 14 cells (row 1 first), players from the seat clockwise, then numbers."""

    version = 1
    actions = (
        Block("lay_start", 36, "the slot, A1 … F1, A2 … F6"),
        Block("lay_house", 432, "36 slots × (1, 2, 3 roofs × turned by 0, 90, 180, 270 degrees)"),
        Block("claim_door", 196, "the cell, a1 … n1, a2 … n14"),
        Block("set_target", 196, "the cell"),
        Block("place_policeman", 196, "the cell"),
        Block("walk", 196, "the cell"),
        Block("stay", 1, ""),
        Block("take_interest", 1, ""),
    )
    layout = (
        Block("tiles", MAP_SIDE * MAP_SIDE, "14 × 14 cells: covered by a tile"),
        Block("roofs", MAP_SIDE * MAP_SIDE, "14 × 14 cells: a roof"),
        Block("doors", MAP_SIDE * MAP_SIDE, "14 × 14 cells: a door"),
        Block("start", MAP_SIDE * MAP_SIDE, "14 × 14 cells: the start tile"),
        *_planes(("chips", "pawns", "policemen", "targets")),
        Block("phase", len(PHASES), "building, claiming, collecting, over"),
        Block("stage", len(STAGES), "start, house, claim, target, turn, walk, over"),
        Block("seats", 3, "3, 4 or 5 players"),
        Block("to_decide", SEATS, "whose decision it is, from the seat clockwise"),
        Block("first", SEATS, "the first player, likewise"),
        Block("money", SEATS, "money / 100"),
        Block("points", SEATS, "points to walk with on the next turn / 10"),
        Block("points_now", 1, "points of the pawn at turn / 10"),
        Block("chips_to_lay", SEATS, "/ 10"),
        Block("chips_on_board", SEATS, "/ 10"),
        Block("home", SEATS, "who is home"),
        Block("supply", 3, "houses of each kind in the box / 12"),
    )

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        every: list[Action] = [*LAY_START, *chain.from_iterable(LAY_HOUSE)]
        every += [ClaimDoor(door=cell) for cell in CELLS]
        every += [SetTarget(door=cell) for cell in CELLS]
        every += [PlacePoliceman(cell=cell) for cell in CELLS]
        every += [Walk(to=cell) for cell in CELLS]
        every += [Stay(), TakeInterest()]
        self._actions = every
        self._numbers = {action: number for number, action in enumerate(every)}

    def batch(
        self,
        copies: int,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        seed: int = 0,
        most_actions: int | None = None,
    ) -> BatchedPalermo:
        return BatchedPalermo(self, copies, seats, options, seed, most_actions)

    def legal(self, state: Any, seat: Seat, draft: Draft | None = None) -> list[int]:  # noqa: ARG002
        numbers = self._numbers
        return sorted([numbers[action] for action in self.game.legal(state, seat)])

    def decoded(self, state: Any, seat: Seat, number: int, draft: Draft | None = None) -> Action:  # noqa: ARG002
        return self._actions[number]

    def numbers(self, state: Any, seat: Seat, action: Action) -> list[int] | None:  # noqa: ARG002
        return [self._numbers[action]]

    def word(self, number: int) -> str:
        return self.game.notation(self._actions[number])

    def scores(self, view: Any) -> tuple[float, ...]:
        return tuple(player.money for player in view.players)

    def blocks(
        self,
        view: Any,
        private: Record | None,  # noqa: ARG002 (nothing is hidden)
        seat: Seat,
        draft: Draft | None,  # noqa: ARG002
    ) -> Mapping[str, Sequence[float] | Vector]:
        tiles, roofs, doors, start = np.zeros((4, MAP_SIDE, MAP_SIDE), np.float32)
        chips, pawns, policemen, targets = np.zeros((4, SEATS, MAP_SIDE, MAP_SIDE), np.float32)
        for tile in view.tiles:
            row, column = divmod(SLOT_NAMES.index(tile.slot), TOWN_SIDE)
            # A ring of bypass cells runs round the slots of two by two.
            corner = slice(2 * row + 1, 2 * row + 3), slice(2 * column + 1, 2 * column + 3)
            tiles[corner] = 1
            if tile.kind == "start":
                start[corner] = 1
            for roof in tile.roofs:
                roofs[_CELL[roof]] = 1
            if tile.door is not None:
                doors[_CELL[tile.door]] = 1
                if tile.chip is not None:
                    chips[(tile.chip - seat) % view.seats][_CELL[tile.door]] = 1
        players = from_seat(view.players, seat, SEATS, None)
        for place, player in enumerate(players):
            if player is not None:
                for plane, cell in (
                    (pawns, player.pawn),
                    (policemen, player.policeman),
                    (targets, player.target),
                ):
                    if cell is not None:
                        plane[place][_CELL[cell]] = 1

        def each(field: str, scale: float) -> list[float]:
            return [0.0 if player is None else getattr(player, field) / scale for player in players]

        return {
            "tiles": tiles,
            "roofs": roofs,
            "doors": doors,
            "start": start,
            "chips": chips,
            "pawns": pawns,
            "policemen": policemen,
            "targets": targets,
            "phase": one_hot(view.phase, PHASES),
            "stage": one_hot(view.stage, STAGES),
            "seats": one_hot(view.seats, (3, 4, 5)),
            "to_decide": one_hot((view.turn - seat) % view.seats, range(SEATS)),
            "first": one_hot((view.first - seat) % view.seats, range(SEATS)),
            "money": each("money", 100),
            "points": each("points", 10),
            "points_now": [view.points / 10],
            "chips_to_lay": each("chips_to_lay", 10),
            "chips_on_board": each("chips_on_board", 10),
            "home": each("is_home", 1),
            "supply": [left / 12 for left in view.supply.values()],
        }


ENCODING = PalermoEncoding(GAME)
