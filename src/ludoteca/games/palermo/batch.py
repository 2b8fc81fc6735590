"""Many towns of Palermo in lockstep, for self-play: masks and observations without lists, views and records.

The rules are those of the game. What is saved is everything around them: sets of cells, which are integers,
are unpacked for all towns at once.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from ludoteca.core.learning import Batch, Encoding, Mask, Vector

from .decisions import TakingTurn, Walking
from .geometry import MAP_SIDE, ROW
from .police import police_cells
from .state import Collecting
from .tables import PLAYERS
from .walking import walk_ends

SEATS = max(PLAYERS)
CELLS = MAP_SIDE * MAP_SIDE
BYTES = (MAP_SIDE * ROW + 7) // 8
STAGES = {TakingTurn: 4, Walking: 5}
"""Indices in the block `stage` of an observation."""


class BatchedPalermo(Batch):
    """Towns played in lockstep; the streets of phase 2, where nearly all actions are, are encoded in bulk."""

    def __init__(
        self,
        encoding: Encoding,
        copies: int,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        seed: int = 0,
        most_actions: int | None = None,
    ) -> None:
        super().__init__(encoding, copies, seats, options, seed, most_actions)
        self._ground: list[tuple[Any, Vector]] = [(None, np.zeros(0, np.float32))] * copies
        start, self._at = 0, {}
        for block in encoding.layout:
            self._at[block.name] = start
            start += block.size

    def masks(self) -> Mask:
        masks = np.zeros((len(self.matches), self.encoding.size), np.int8)
        streets = [(row, match.state) for row, match in enumerate(self.matches) if _in_streets(match.state)]
        if streets:
            rows = np.array([row for row, _ in streets])
            police = unpacked([police_cells(state) for _, state in streets])
            walks = unpacked([_ends(state) for _, state in streets])
            first = self.encoding.first
            masks[rows, first("place_policeman") : first("place_policeman") + CELLS] = police
            masks[rows, first("walk") : first("walk") + CELLS] = walks
            for (row, state), any_walk in zip(streets, walks.max(axis=1).tolist(), strict=True):
                if state.is_home(state.seat):
                    masks[row, first("take_interest")] = 1
                elif not any_walk:
                    masks[row, first("stay")] = 1
        for row, match in enumerate(self.matches):
            if not _in_streets(match.state):
                masks[row, match.legal()] = 1
        return masks

    def observations(self) -> Vector:
        seen = np.empty((len(self.matches), self.encoding.width), np.float32)
        streets: list[tuple[int, Collecting]] = []
        for row, match in enumerate(self.matches):
            if _in_streets(match.state):
                streets.append((row, match.state))
            else:
                seen[row] = match.observation(match.seat or 0)
        if not streets:
            return seen
        sets: list[int] = []
        for row, state in streets:
            seen[row] = self._ground_of(row, state)
            self._write_numbers(seen[row], state)
            for values in (state.chips, state.pawns, state.policemen, state.targets):
                sets += _from_seat(values, state.seat)
        rows = np.array([row for row, _ in streets])
        planes = unpacked(sets).reshape(len(streets), -1)
        first = self._at["chips"]
        seen[rows, first : first + planes.shape[1]] = planes
        return seen

    def _ground_of(self, row: int, state: Collecting) -> Vector:
        """An observation of the town, made once: its roofs, doors and start do not change in phase 2."""
        known, ground = self._ground[row]
        if known is not state.town:
            ground = self.encoding.observation(state, state.seat)
            self._ground[row] = state.town, ground
        return ground

    def _write_numbers(self, row: Vector, state: Collecting) -> None:
        """Write the numbers behind the planes of cells."""
        at, seat, seats = self._at, state.seat, self.seats
        turned = [(seat + step) % seats for step in range(seats)]
        row[at["phase"] : at["money"]] = 0
        row[at["phase"] + 2] = 1
        row[at["stage"] + STAGES[type(state.decisions[-1])]] = 1
        row[at["seats"] + seats - 3] = 1
        row[at["to_decide"]] = 1
        row[at["first"] + (state.terms.first - seat) % seats] = 1
        row[at["money"] : at["money"] + seats] = [state.money[other] / 100 for other in turned]
        row[at["points"] : at["points"] + seats] = [state.points(other) / 10 for other in turned]
        row[at["points_now"]] = 0 if state.is_home(seat) else state.points(seat) / 10
        left = [state.chips[other].bit_count() for other in turned]
        row[at["chips_on_board"] : at["chips_on_board"] + seats] = [count / 10 for count in left]
        row[at["home"] : at["home"] + seats] = [float(state.is_home(other)) for other in turned]


def _in_streets(state: Any) -> bool:
    """Whether the next decision is a turn in phase 2, not the setting of a target stone."""
    return isinstance(state, Collecting) and type(state.decisions[-1]) in STAGES


def _ends(state: Collecting) -> int:
    return 0 if state.is_home(state.seat) else walk_ends(state).cells


def _from_seat(values: tuple[int, ...], seat: int) -> list[int]:
    turned = [*values[seat:], *values[:seat]]
    return turned + [0] * (SEATS - len(values))


def unpacked(sets: Sequence[int]) -> npt.NDArray[np.uint8]:
    """Sets of cells as rows of 196 flags, from a1 on."""
    packed = b"".join([cells.to_bytes(BYTES, "little") for cells in sets])
    bits = np.unpackbits(np.frombuffer(packed, np.uint8).reshape(len(sets), BYTES), axis=1, bitorder="little")
    grid = bits[:, : MAP_SIDE * ROW].reshape(len(sets), MAP_SIDE, ROW)
    return grid[:, :, :MAP_SIDE].reshape(len(sets), CELLS)
