"""What a game looks like to a learner: numbered actions, and one vector of numbers for what a seat sees."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from ludoteca.core import Action, AnyGame, Record, Seat

Vector = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]


class Block(msgspec.Struct, frozen=True):
    """A named stretch of the action numbers or of an observation."""

    name: str
    size: int
    meaning: str


class Draft(msgspec.Struct, frozen=True):
    """An action that is put together in small decisions, as far as it has come."""


class Encoding(ABC):
    """The numbers of a game's actions, the same in every match, and the layout of its observations.

    Neither changes as long as `version` stays. An observation is made of the records that the seat may see
    (`view` and `private` of the contract) and of nothing else.
    """

    version: int
    actions: tuple[Block, ...]
    layout: tuple[Block, ...]

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self._first = dict(
            zip(
                (block.name for block in self.actions),
                accumulate((block.size for block in self.actions), initial=0),
                strict=False,
            )
        )

    @property
    def size(self) -> int:
        """How many action numbers there are."""
        return sum(block.size for block in self.actions)

    @property
    def width(self) -> int:
        """How many numbers an observation has."""
        return sum(block.size for block in self.layout)

    def first(self, block: str) -> int:
        """The first action number of a block."""
        return self._first[block]

    def block_of(self, number: int) -> tuple[str, int]:
        """The block of an action number, and its place in it; raises IndexError beyond the last."""
        for block in self.actions:
            if number < block.size:
                return block.name, number
            number -= block.size
        raise IndexError(number)

    @abstractmethod
    def legal(self, state: Any, seat: Seat, draft: Draft | None = None) -> list[int]:
        """What the seat may choose now, lowest number first; never nothing."""

    @abstractmethod
    def decoded(self, state: Any, seat: Seat, number: int, draft: Draft | None = None) -> Action | Draft:
        """The action that a legal number means here, or the draft that it leads on to."""

    @abstractmethod
    def numbers(self, state: Any, seat: Seat, action: Action) -> list[int] | None:
        """The numbers that lead to an action, one after the other; nothing for one that has none."""

    @abstractmethod
    def blocks(
        self, view: Any, private: Record | None, seat: Seat, draft: Draft | None
    ) -> Mapping[str, Sequence[float] | Vector]:
        """The parts of the observation by name, each as long as the layout says."""

    @abstractmethod
    def scores(self, view: Any) -> tuple[float, ...]:
        """How the seats stand, for a match that was broken off: more is better."""

    def observation(self, state: Any, seat: Seat, draft: Draft | None = None) -> Vector:
        """What the seat sees, as one vector; everything in it is between -1 and 1 or close to that."""
        game = self.game
        parts = self.blocks(game.view(state), game.private(state, seat), seat, draft)
        return np.concatenate([np.asarray(parts[block.name], np.float32).ravel() for block in self.layout])

    def mask(self, state: Any, seat: Seat, draft: Draft | None = None) -> Mask:
        """A 1 for each number that the seat may choose now."""
        mask = np.zeros(self.size, np.int8)
        mask[self.legal(state, seat, draft)] = 1
        return mask

    def word(self, number: int) -> str:
        """A number in words."""
        block, place = self.block_of(number)
        return f"{block} {place}"


def one_hot(value: Any, values: Sequence[Any]) -> list[float]:
    """A 1 in the place of the value; none if it is not among them."""
    return [float(value == other) for other in values]


def from_seat(items: Sequence[Any], seat: Seat, seats: int, missing: Any = 0.0) -> list[Any]:
    """What belongs to each player, the seat's own first, then clockwise; `missing` for empty chairs."""
    turned = [items[(seat + step) % len(items)] for step in range(len(items))]
    return turned + [missing] * (seats - len(items))
