"""Many towns of Palermo in step, for self-play: masks and observations of all of them in one array each.

The rules are those of the game, in Python. What is saved is everything around them: no lists of actions and
no views are made; the sets of cells, which are integers, are unpacked for all towns at once.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from ludoteca.core import SeededChance
from ludoteca.games.palermo.police import police_cells
from ludoteca.games.palermo.state import Collecting
from ludoteca.games.palermo.walking import walk_ends

from .encoding import Mask, Vector
from .encodings import encoding_of
from .palermo import SEATS, SIDE
from .table import LearnersTable

CELLS = SIDE * SIDE
ROW_BITS = 15
BYTES = (SIDE * ROW_BITS + 7) // 8


class BatchedPalermo:
    """Towns that are played in step; one that is over, or was played for too long, is begun anew."""

    def __init__(
        self,
        towns: int,
        seats: int = 3,
        options: dict[str, Any] | None = None,
        seed: int = 0,
        most_actions: int = 500,
    ) -> None:
        self.encoding = encoding_of("palermo")
        self.seats = seats
        self.options = {"ready_made_town": True} if options is None else options
        self.most_actions = most_actions
        self._chances = [SeededChance(f"{seed}/{town}") for town in range(towns)]
        self.tables = [self._begin(town) for town in range(towns)]
        self._ground: list[tuple[Any, Vector]] = [(None, np.zeros(0, np.float32))] * towns
        start, self._at = 0, {}
        for block in self.encoding.layout:
            self._at[block.name] = start
            start += block.size

    def _begin(self, town: int) -> LearnersTable:
        return LearnersTable(self.encoding, self.seats, self.options, self._chances[town], self.most_actions)

    def to_move(self) -> npt.NDArray[np.int8]:
        """The seat that decides, in each town."""
        return np.array([table.seat for table in self.tables], np.int8)

    def masks(self) -> Mask:
        """A row of the mask of legal numbers for each town."""
        masks = np.zeros((len(self.tables), self.encoding.size), np.int8)
        streets = [(town, table.state) for town, table in enumerate(self.tables) if _in_streets(table.state)]
        if streets:
            rows = np.array([town for town, _ in streets])
            police = unpacked([police_cells(state) for _, state in streets])
            walks = unpacked([_ends(state) for _, state in streets])
            first = self.encoding.first
            masks[rows, first("place_policeman") : first("place_policeman") + CELLS] = police
            masks[rows, first("walk") : first("walk") + CELLS] = walks
            for (town, state), any_walk in zip(streets, walks.max(axis=1).tolist(), strict=True):
                if state.is_home(state.seat):
                    masks[town, first("take_interest")] = 1
                elif not any_walk:
                    masks[town, first("stay")] = 1
        for town, table in enumerate(self.tables):
            if not _in_streets(table.state):
                masks[town, table.legal()] = 1
        return masks

    def observations(self) -> Vector:
        """What whoever decides sees, a row for each town, in the layout of `PalermoEncoding`."""
        seen = np.empty((len(self.tables), self.encoding.width), np.float32)
        streets: list[tuple[int, Collecting]] = []
        for town, table in enumerate(self.tables):
            if _in_streets(table.state):
                streets.append((town, table.state))
            else:
                seen[town] = table.observation(table.seat or 0)
        if not streets:
            return seen
        sets: list[int] = []
        for town, state in streets:
            seen[town] = self._ground_of(town, state)
            self._numbers(seen[town], state)
            for values in (state.chips, state.pawns, state.policemen, state.targets):
                sets += _from_seat(values, state.seat)
        rows = np.array([town for town, _ in streets])
        planes = unpacked(sets).reshape(len(streets), -1)
        first = self._at["chips"]
        seen[rows, first : first + planes.shape[1]] = planes
        return seen

    def _ground_of(self, town: int, state: Collecting) -> Vector:
        """What does not change in the streets of a town, looked at once."""
        known, ground = self._ground[town]
        if known is not state.town:
            ground = self.encoding.observation(state, state.seat)
            self._ground[town] = state.town, ground
        return ground

    def _numbers(self, row: Vector, state: Collecting) -> None:
        """The numbers behind the planes."""
        at, seat, seats = self._at, state.seat, self.seats
        turned = [(seat + step) % seats for step in range(seats)]
        row[at["phase"] : at["money"]] = 0
        row[at["phase"] + 2] = 1
        row[at["stage"] + _STAGES[type(state.decisions[-1]).__name__]] = 1
        row[at["seats"] + seats - 3] = 1
        row[at["to_decide"]] = 1
        row[at["first"] + (state.terms.first - seat) % seats] = 1
        row[at["money"] : at["money"] + seats] = [state.money[other] / 100 for other in turned]
        row[at["points"] : at["points"] + seats] = [state.points(other) / 10 for other in turned]
        row[at["points_now"]] = 0 if state.is_home(seat) else state.points(seat) / 10
        left = [state.chips[other].bit_count() for other in turned]
        row[at["chips_on_board"] : at["chips_on_board"] + seats] = [count / 10 for count in left]
        row[at["home"] : at["home"] + seats] = [float(state.is_home(other)) for other in turned]

    def step(self, numbers: npt.NDArray[Any]) -> tuple[Vector, npt.NDArray[np.bool_]]:
        """Play a number in each town; what each seat gets, and where a match has ended and another begun."""
        rewards = np.zeros((len(self.tables), self.seats), np.float32)
        over = np.zeros(len(self.tables), np.bool_)
        for town, (table, number) in enumerate(zip(self.tables, numbers.tolist(), strict=True)):
            table.play(number, self._chances[town])
            if table.is_over or table.is_broken_off:
                rewards[town] = table.returns()
                over[town] = True
                self.tables[town] = self._begin(town)
        return rewards, over


_STAGES = {"TakingTurn": 4, "Walking": 5}


def _in_streets(state: Any) -> bool:
    """Whether pawns walk there, and nobody puts down a target stone."""
    return isinstance(state, Collecting) and type(state.decisions[-1]).__name__ in _STAGES


def _ends(state: Collecting) -> int:
    return 0 if state.is_home(state.seat) else walk_ends(state).cells


def _from_seat(values: tuple[int, ...], seat: int) -> list[int]:
    turned = [*values[seat:], *values[:seat]]
    return turned + [0] * (SEATS - len(values))


def unpacked(sets: Sequence[int]) -> npt.NDArray[np.uint8]:
    """Sets of cells as rows of 196 flags, from a1 on."""
    packed = b"".join([cells.to_bytes(BYTES, "little") for cells in sets])
    bits = np.unpackbits(np.frombuffer(packed, np.uint8).reshape(len(sets), BYTES), axis=1, bitorder="little")
    grid = bits[:, : SIDE * ROW_BITS].reshape(len(sets), SIDE, ROW_BITS)
    return grid[:, :, :SIDE].reshape(len(sets), CELLS)
