"""How learners see and play a game: numbered actions, observation vectors, and matches played by number.

A game brings its encoding as `ENCODING` in a module `learning` beside its rules; a game without one gets an
encoding derived from its contract (`ludoteca.research`). This module needs numpy (extra `research`), so the
rest of the core does not import it.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from itertools import accumulate
from typing import Any, Protocol

import msgspec
import numpy as np
import numpy.typing as npt

from .chance import Chance, SeededChance
from .errors import Invalid
from .extras import simulator_of
from .game import AnyGame
from .options import options_of
from .records import Action, Outcome, Record, Seat

Vector = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]


class Block(msgspec.Struct, frozen=True):
    """A named range of the action numbers, or of the numbers of an observation."""

    name: str
    size: int
    meaning: str


class Draft(msgspec.Struct, frozen=True):
    """An unfinished action that is put together by several choices."""


class VectorActions(Protocol):
    """Continuous control: every vector of numbers from -1 to 1 means a legal action."""

    width: int
    """The length of a vector."""

    def read(self, state: Any, seat: Seat, vector: Any) -> Action:
        """The legal action that a vector means in this state."""


class Encoding(ABC):
    """The numbers of a game's actions, the same in every match, and the layout of its observations.

    Neither changes while `version` stays the same. Observations are made only from the records that the seat
    may see (`view` and `private` of the contract).
    """

    version: int
    actions: tuple[Block, ...]
    layout: tuple[Block, ...]
    vectors: VectorActions | None = None
    """Continuous control, for a game that has it."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        starts = accumulate((block.size for block in self.actions), initial=0)
        self._first = dict(zip((block.name for block in self.actions), starts, strict=False))

    @property
    def size(self) -> int:
        """The number of action numbers."""
        return sum(block.size for block in self.actions)

    @property
    def width(self) -> int:
        """The length of an observation."""
        return sum(block.size for block in self.layout)

    def first(self, block: str) -> int:
        """The first action number of a block."""
        return self._first[block]

    def block_of(self, number: int) -> tuple[str, int]:
        """The block of an action number and its index in the block; raises IndexError beyond the last."""
        for block in self.actions:
            if number < block.size:
                return block.name, number
            number -= block.size
        raise IndexError(number)

    @abstractmethod
    def legal(self, state: Any, seat: Seat, draft: Draft | None = None) -> list[int]:
        """The numbers that an active seat may choose, ascending; never empty."""

    @abstractmethod
    def decoded(self, state: Any, seat: Seat, number: int, draft: Draft | None = None) -> Action | Draft:
        """The action that a number means in this state, or the draft that it leads to.

        Raises Illegal for a number that means nothing here.
        """

    @abstractmethod
    def numbers(self, state: Any, seat: Seat, action: Action) -> list[int] | None:
        """The numbers that lead to an action, in order; None for an action that has none."""

    @abstractmethod
    def blocks(
        self, view: Any, private: Record | None, seat: Seat, draft: Draft | None
    ) -> Mapping[str, Sequence[float] | Vector]:
        """The parts of the observation by the names of the layout, each of the size given there."""

    def scores(self, view: Any) -> Sequence[float]:  # noqa: ARG002
        """A score for each seat, to rank the seats of a truncated match; empty to call it a draw."""
        return ()

    def observation(self, state: Any, seat: Seat, draft: Draft | None = None) -> Vector:
        """What the seat sees, as one vector; its numbers are about -1 to 1."""
        game = self.game
        parts = self.blocks(game.view(state), game.private(state, seat), seat, draft)
        return np.concatenate([np.asarray(parts[block.name], np.float32).ravel() for block in self.layout])

    def mask(self, state: Any, seat: Seat, draft: Draft | None = None) -> Mask:
        """A 1 for each number that the seat may choose, 0 elsewhere."""
        mask = np.zeros(self.size, np.int8)
        mask[self.legal(state, seat, draft)] = 1
        return mask

    def word(self, number: int) -> str:
        """An action number in words."""
        block, index = self.block_of(number)
        return f"{block} {index}"

    def batch(
        self,
        copies: int,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        seed: int = 0,
        most_actions: int | None = None,
    ) -> "Batch":
        """Several matches that are played in lockstep; see `Batch`."""
        return Batch(self, copies, seats, options, seed, most_actions)


class NumberedMatch:
    """A match that is played by action numbers, truncated after `most_actions` of them.

    A copy is cheap, since states are immutable.
    """

    def __init__(
        self,
        encoding: Encoding,
        seats: int,
        options: Any,
        chance: Chance,
        most_actions: int | None = None,
    ) -> None:
        """Set up the match; raises Invalid for seats or options that the game does not allow."""
        info = encoding.game.info
        if not info.min_seats <= seats <= info.max_seats:
            raise Invalid("wrong-number-of-seats", seats=seats, low=info.min_seats, high=info.max_seats)
        self.encoding = encoding
        self.seats = seats
        self.most_actions = most_actions
        self.actions = 0
        """The number of choices made so far."""
        self.draft: Draft | None = None
        self.set_state(encoding.game.setup(options_of(encoding.game, options), seats, chance).state)

    def set_state(self, state: Any) -> None:
        """Continue from this state."""
        self.state = state
        active = self.encoding.game.active(state)
        self.seat: Seat | None = active[0] if active else None
        """The seat that decides next; None when the match is over."""

    @property
    def is_over(self) -> bool:
        """Whether the match has ended by its rules."""
        return self.seat is None

    @property
    def is_truncated(self) -> bool:
        """Whether the match was stopped because it took too many actions."""
        return not self.is_over and self.most_actions is not None and self.actions >= self.most_actions

    def legal(self) -> list[int]:
        """The numbers that the deciding seat may choose; empty when the match is over."""
        return [] if self.seat is None else self.encoding.legal(self.state, self.seat, self.draft)

    def play(self, number: int, chance: Chance) -> None:
        """Choose a number for the deciding seat; raises Illegal if the rules forbid it."""
        assert self.seat is not None, "the match is over"
        chosen = self.encoding.decoded(self.state, self.seat, number, self.draft)
        if isinstance(chosen, Action):
            self.play_action(chosen, chance)
        else:
            self.draft = chosen
            self.actions += 1

    def play_action(self, action: Action, chance: Chance) -> None:
        """Play a whole action for the deciding seat; raises Illegal if the rules forbid it."""
        state = self.encoding.game.apply(self.state, self.seat or 0, action, chance).state
        self.draft = None
        self.actions += 1
        self.set_state(state)

    def observation(self, seat: Seat) -> Vector:
        """What a seat sees; a draft is visible only to the seat that makes it."""
        return self.encoding.observation(self.state, seat, self.draft if seat == self.seat else None)

    def returns(self) -> tuple[float, ...]:
        """The reward of each seat: 1 for winning alone, summing to 0 over the seats.

        A truncated match is won by the best score so far (`Encoding.scores`).
        """
        outcome: Outcome | None = self.encoding.game.outcome(self.state)
        winners: list[Seat] = [] if outcome is None else list(outcome.winners)
        if outcome is None:
            scores = self.encoding.scores(self.encoding.game.view(self.state))
            winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
        winners = winners or list(range(self.seats))
        share = 1 / len(winners)
        return tuple(
            (self.seats * (share if seat in winners else 0.0) - 1) / max(self.seats - 1, 1)
            for seat in range(self.seats)
        )

    def copy(self) -> "NumberedMatch":
        """An independent copy of the match."""
        twin = object.__new__(NumberedMatch)
        twin.__dict__.update(self.__dict__)
        return twin


class Batch:
    """Matches of one game played in lockstep, with masks and observations of all in one array each.

    A match that is over or truncated is replaced by a new one. A game may bring a faster subclass (see
    `Encoding.batch`).
    """

    def __init__(
        self,
        encoding: Encoding,
        copies: int,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        seed: int = 0,
        most_actions: int | None = None,
    ) -> None:
        info, simulator = encoding.game.info, simulator_of(encoding.game)
        self.encoding = encoding
        self.seats = info.min_seats if seats is None else seats
        self.options = options
        self.most_actions = info.longest_match if most_actions is None else most_actions
        self._chances = [SeededChance(f"{seed}/{copy}", simulator) for copy in range(copies)]
        self.matches = [self._new_match(copy) for copy in range(copies)]

    def _new_match(self, copy: int) -> NumberedMatch:
        return NumberedMatch(self.encoding, self.seats, self.options, self._chances[copy], self.most_actions)

    def to_move(self) -> npt.NDArray[np.int8]:
        """The deciding seat of each match."""
        return np.array([match.seat for match in self.matches], np.int8)

    def masks(self) -> Mask:
        """The legal numbers of each match, a row of 0 and 1 each."""
        masks = np.zeros((len(self.matches), self.encoding.size), np.int8)
        for row, match in enumerate(self.matches):
            masks[row, match.legal()] = 1
        return masks

    def observations(self) -> Vector:
        """What the deciding seat of each match sees, a row each."""
        return np.stack([match.observation(match.seat or 0) for match in self.matches])

    def step(self, numbers: npt.NDArray[Any]) -> tuple[Vector, npt.NDArray[np.bool_]]:
        """Play a number in each match; returns the rewards of all seats, and which matches were replaced."""
        rewards = np.zeros((len(self.matches), self.seats), np.float32)
        over = np.zeros(len(self.matches), np.bool_)
        for row, (match, number) in enumerate(zip(self.matches, numbers.tolist(), strict=True)):
            match.play(number, self._chances[row])
            if match.is_over or match.is_truncated:
                rewards[row] = match.returns()
                over[row] = True
                self.matches[row] = self._new_match(row)
        return rewards, over


def one_hot(value: Any, values: Sequence[Any]) -> list[float]:
    """A 1 at the index of the value, 0 elsewhere; all 0 if it is not among them."""
    return [float(value == other) for other in values]


def from_seat(items: Sequence[Any], seat: Seat, seats: int, missing: Any = 0.0) -> list[Any]:
    """The items of each player, the seat's own first, then clockwise, padded with `missing` to `seats`."""
    turned = [items[(seat + step) % len(items)] for step in range(len(items))]
    return turned + [missing] * (seats - len(items))
