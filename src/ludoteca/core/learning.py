"""How learners see and play a game: numbered actions, observations, and matches played by number.

A game brings its encoding as `ENCODING` in a module `learning` beside its rules; a game without one gets an
encoding derived from its contract (`ludoteca.research`). This module needs numpy (extra `research`), so the
rest of the core does not import it.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from itertools import accumulate
from math import prod
from typing import TYPE_CHECKING, Any, Literal, Protocol

import msgspec
import numpy as np
import numpy.typing as npt

from .chance import Chance
from .errors import Invalid
from .game import AnyGame
from .options import options_of
from .records import Action, Outcome, Record, Seat

if TYPE_CHECKING:
    from .lockstep import Buffers, Lockstep, Plan

Vector = npt.NDArray[Any]
"""An observation: numbers of the encoding's `dtype`."""
Mask = npt.NDArray[np.int8]
Reward = Literal["win", "place", "score"]
"""What the rewards of a match are given for: winning, the place, or the difference of scores."""


class Block(msgspec.Struct, frozen=True):
    """A named range of the action numbers, or of the numbers of an observation."""

    name: str
    size: int
    meaning: str
    shape: tuple[int, ...] = ()
    """Channels, rows and columns, where the numbers are planes of a board."""
    high: int = 1
    """About the largest of its numbers: a network divides by it."""


def planes(name: str, shape: tuple[int, ...], meaning: str, high: int = 1) -> Block:
    """A block of an observation that is planes of a board."""
    return Block(name, prod(shape), meaning, shape, high)


class Draft(msgspec.Struct, frozen=True):
    """An unfinished action that is put together by several choices."""


class VectorActions(Protocol):
    """Continuous control: vectors of numbers from -1 to 1 mean actions."""

    width: int
    """The length of a vector."""

    def read(self, state: Any, seat: Seat, vector: Any) -> Action:
        """The action that a vector means in this state; raises Illegal if there is none."""

    def as_given(self, state: Any, seat: Seat, vector: Any) -> bool:
        """Whether a vector is played just as it says, and not as the nearest listed action."""


class Encoding(ABC):
    """The numbers of a game's actions, the same in every match, and the layout of its observations.

    Neither changes while `version` stays the same. Observations hold only what the seat may see (`view` and
    `private` of the contract).
    """

    version: int
    actions: tuple[Block, ...]
    layout: tuple[Block, ...] = ()
    """The blocks of an observation, where they do not depend on the number of seats (see `layout_for`)."""
    dtype: type[np.generic] = np.float32
    """The type of the numbers of an observation."""
    vectors: VectorActions | None = None
    """Continuous control, for a game that has it."""
    score_scale: float = 100.0
    """A difference of scores that is worth a reward of 1 (`Reward` "score")."""
    short_options: Mapping[str, Any] = {}
    """The options of the game's short form for learners."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self._blocks = [(block.name, index) for block in self.actions for index in range(block.size)]
        """The block of each action number, and its index there."""
        self.size = len(self._blocks)
        """The number of action numbers."""
        sizes = [0, *accumulate(block.size for block in self.actions)]
        self._first = dict(zip((block.name for block in self.actions), sizes, strict=False))

    def fitted(self, options: Any) -> "Encoding":  # noqa: ARG002
        """The encoding for matches with these options, whose sizes may depend on a box of one's own."""
        return self

    def layout_for(self, seats: int) -> tuple[Block, ...]:  # noqa: ARG002
        """The blocks of an observation in a match of this number of seats; blocks with a shape come first."""
        return self.layout

    def width(self, seats: int) -> int:
        """The length of an observation in a match of this number of seats."""
        return sum(block.size for block in self.layout_for(seats))

    def setup(self, options: Any, seats: int, chance: Chance, *, short: bool = False) -> Any:
        """The first state of a match, of the short form if asked for.

        Raises Invalid for seats or options that the game does not allow.
        """
        game = self.game
        info = game.info
        if not info.min_seats <= seats <= info.max_seats:
            raise Invalid("wrong-number-of-seats", seats=seats, low=info.min_seats, high=info.max_seats)
        if short and not self.short_options:
            raise Invalid("no-short-form", game=info.title)
        if short:
            options = {**self.short_options, **(options or {})}
        return game.setup(options_of(game, options), seats, chance).state

    def first(self, block: str) -> int:
        """The first action number of a block."""
        return self._first[block]

    def block_of(self, number: int) -> tuple[str, int]:
        """The block of an action number and its index in the block; raises IndexError beyond the last."""
        if number < 0:
            raise IndexError(number)
        return self._blocks[number]

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

    def like(self, state: Any, seat: Seat, action: Action) -> list[int] | None:
        """The numbers that lead to an action, or to the one most like it; None if nothing is like it."""
        return self.numbers(state, seat, action)

    @abstractmethod
    def observation(self, state: Any, seat: Seat, draft: Draft | None = None) -> Vector:
        """What the seat sees, as one vector; its numbers are about -1 to 1, or bytes."""

    def write_observation(self, state: Any, seat: Seat, draft: Draft | None, row: Vector) -> None:
        """Write what the seat sees to a row of a buffer."""
        row[:] = self.observation(state, seat, draft)

    def write_draft(self, state: Any, seat: Seat, draft: Draft, row: Vector) -> None:
        """Write what the seat sees to a row that has what it saw in the same state before this draft."""
        self.write_observation(state, seat, draft, row)

    def is_short_over(self, state: Any) -> bool:  # noqa: ARG002
        """Whether a match of the short form is over before the rules end it; it is ranked by scores."""
        return False

    def scores(self, state: Any) -> Sequence[float]:  # noqa: ARG002
        """A score for each seat, to rank the seats of a truncated match; empty to call it a draw."""
        return ()

    def potentials(self, state: Any) -> Sequence[float]:
        """How well each seat stands, for shaped rewards; the scores so far unless a game knows better."""
        return [score / self.score_scale for score in self.scores(state)]

    def mask(self, state: Any, seat: Seat, draft: Draft | None = None) -> Mask:
        """A 1 for each number that the seat may choose, 0 elsewhere."""
        mask = np.zeros(self.size, np.int8)
        mask[self.legal(state, seat, draft)] = 1
        return mask

    def word(self, number: int) -> str:
        """An action number in words."""
        block, index = self.block_of(number)
        return f"{block} {index}"

    def lockstep(self, plan: "Plan", buffers: "Buffers", *, fast: bool) -> "Lockstep":
        """Matches that are played in lockstep; `fast` asks for compiled rules.

        Raises Invalid if this game has no compiled rules, or they cannot be used here.
        """
        if fast:
            raise Invalid("no-kernel", game=self.game.info.title)
        from .lockstep import PlayedInPython

        return PlayedInPython(self, plan, buffers)


class ViewEncoding(Encoding):
    """An encoding whose observations are made from the records `view` and `private` of the contract."""

    @abstractmethod
    def blocks(
        self, view: Any, private: Record | None, seat: Seat, draft: Draft | None
    ) -> Mapping[str, Sequence[float] | Vector]:
        """The parts of the observation by the names of the layout, each of the size given there."""

    def observation(self, state: Any, seat: Seat, draft: Draft | None = None) -> Vector:
        """What the seat sees, as one vector."""
        game = self.game
        parts = self.blocks(game.view(state), game.private(state, seat), seat, draft)
        layout = self.layout or self.layout_for(state.seats)
        return np.concatenate([np.asarray(parts[block.name], self.dtype).ravel() for block in layout])


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
        *,
        short: bool = False,
    ) -> None:
        """Set up the match; raises Invalid for seats or options that the game does not allow."""
        self.encoding = encoding
        self.seats = seats
        self.most_actions = most_actions
        self.short = short
        self.actions = 0
        """The number of choices made so far."""
        self.draft: Draft | None = None
        self.set_state(encoding.setup(options, seats, chance, short=short))

    def set_state(self, state: Any) -> None:
        """Continue from this state."""
        self.state = state
        active = self.encoding.game.active(state)
        if self.short and self.encoding.is_short_over(state):
            active = ()
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

    def outcome(self) -> Outcome:
        """The outcome; that of a truncated match is by the scores so far, or a draw if there are none."""
        outcome: Outcome | None = self.encoding.game.outcome(self.state)
        if outcome is not None:
            return outcome
        scores = self.encoding.scores(self.state) or (0.0,) * self.seats
        reason = "short-form-over" if self.is_over else "truncated"
        return Outcome.by_score(reason, [*map(round, scores)])

    def returns(self, reward: Reward = "win") -> tuple[float, ...]:
        """The reward of each seat, summing to 0 over the seats; of a truncated match, too."""
        return rewards_of(self.outcome(), reward, self.encoding.score_scale)

    def copy(self) -> "NumberedMatch":
        """An independent copy of the match."""
        twin = object.__new__(NumberedMatch)
        twin.__dict__.update(self.__dict__)
        return twin


def rewards_of(outcome: Outcome, reward: Reward, scale: float) -> tuple[float, ...]:
    """The reward of each seat, summing to 0 over the seats.

    "win": 1 for winning alone, shared winners share it. "place": from 1 for the first to -1 for the last.
    "score": the score less the mean of the others, divided by the scale.
    """
    seats = len(outcome.ranks)
    others = max(seats - 1, 1)
    if reward == "score":
        total = sum(outcome.scores)
        return tuple((score - (total - score) / others) / scale for score in outcome.scores)
    if reward == "place":
        ranks = outcome.ranks
        return tuple(1 - (2 * (rank - 1) + ranks.count(rank) - 1) / others for rank in ranks)
    winners = outcome.winners or range(seats)
    share = seats / len(winners)
    return tuple(((share if seat in winners else 0.0) - 1) / others for seat in range(seats))


def resized(blocks: tuple[Block, ...], name: str, size: int, meaning: str) -> tuple[Block, ...]:
    """The blocks with another size and meaning of one of them."""
    return tuple(Block(name, size, meaning) if block.name == name else block for block in blocks)


def one_hot(value: Any, values: Sequence[Any]) -> list[float]:
    """A 1 at the index of the value, 0 elsewhere; all 0 if it is not among them."""
    return [float(value == other) for other in values]


def from_seat(items: Sequence[Any], seat: Seat, seats: int, missing: Any = 0.0) -> list[Any]:
    """The items of each player, the seat's own first, then clockwise, padded with `missing` to `seats`."""
    turned = [items[(seat + step) % len(items)] for step in range(len(items))]
    return turned + [missing] * (seats - len(items))
