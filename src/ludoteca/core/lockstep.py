"""Matches of one game that are played in lockstep, a step in each at a time, into buffers of a learner."""

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec
import numpy as np
import numpy.typing as npt

from .chance import SeededChance
from .errors import Illegal
from .extras import simulator_of
from .learning import Encoding, Mask, NumberedMatch, Reward, Vector


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """The settings that all matches of a lockstep share."""

    copies: int
    seats: int
    options: dict[str, Any] | None
    most_actions: int
    reward: Reward
    short: bool
    shaping: float = 0.0
    """The weight of the shaping reward: `discount` × the potential after a step less the one before it."""
    discount: float = 1.0


class Buffers(msgspec.Struct, frozen=True):
    """The arrays that a lockstep writes to, a row for each match."""

    to_move: npt.NDArray[np.int8]
    """The seat that decides next."""
    masks: Mask
    observations: Vector
    """What the deciding seat sees; rows of width 0 ask for no observations."""
    rewards: npt.NDArray[np.float32]
    """The reward of each seat: 0 but for a match that ended with this step, unless rewards are shaped."""
    terminated: npt.NDArray[np.bool_]
    truncated: npt.NDArray[np.bool_]
    final_to_move: npt.NDArray[np.int8]
    """For a match that ended: the seat that would have decided next, or that made the last move."""
    final_observations: Vector
    """What that seat saw at the end."""
    final_scores: npt.NDArray[np.float32]
    """For a match that ended: the score of each seat."""
    final_places: npt.NDArray[np.int8]
    """For a match that ended: the place of each seat, 1 for the first; equals share a place."""

    @classmethod
    def of(cls, encoding: Encoding, copies: int, seats: int, *, observe: bool) -> "Buffers":
        """New arrays for matches of a game."""
        width = encoding.width(seats) if observe else 0
        return cls(
            np.zeros(copies, np.int8),
            np.zeros((copies, encoding.size), np.int8),
            np.zeros((copies, width), encoding.dtype),
            np.zeros((copies, seats), np.float32),
            np.zeros(copies, np.bool_),
            np.zeros(copies, np.bool_),
            np.zeros(copies, np.int8),
            np.zeros((copies, width), encoding.dtype),
            np.zeros((copies, seats), np.float32),
            np.zeros((copies, seats), np.int8),
        )

    def require_like(self, others: "Buffers") -> None:
        """Raises ValueError for an array of others that has not the shape, type and order of this one."""
        for name in self.__struct_fields__:
            own, other = getattr(self, name), getattr(others, name)
            if (other.shape, other.dtype) != (own.shape, own.dtype) or not other.flags.c_contiguous:
                raise ValueError(
                    f"{name}: {own.dtype} {own.shape} in C order, not {other.dtype} {other.shape}"
                )


class Lockstep(Protocol):
    """Matches of one game that are played in lockstep; one that is over or truncated begins again at once."""

    def begin(self, seed: int) -> None:
        """Begin all matches, with luck from the seed."""

    def step(self, actions: npt.NDArray[Any]) -> None:
        """Play an action number in each match; raises Illegal, and plays none, if one is not in its mask."""

    def sample(self) -> npt.NDArray[np.int64]:
        """A random legal action for each match."""


class PlayedInPython:
    """A lockstep by the rules themselves."""

    def __init__(self, encoding: Encoding, plan: Plan, buffers: Buffers) -> None:
        self.encoding = encoding
        self.plan = plan
        self.buffers = buffers
        self._simulator = simulator_of(encoding.game)
        self.matches: list[NumberedMatch] = []
        self._legal: list[list[int]] = [[]] * plan.copies
        """The legal numbers of each match."""
        self._firsts = range(0, plan.copies * encoding.size, encoding.size)
        """The index of each row in the masks as one flat array."""
        self._random = np.random.default_rng()

    def begin(self, seed: int) -> None:
        """Begin all matches, with luck from the seed."""
        copies = range(self.plan.copies)
        self._random = np.random.default_rng(seed)
        self._chances = [SeededChance(f"{seed}/{copy}", self._simulator) for copy in copies]
        self.matches = [self._new_match(copy) for copy in copies]
        self._write()

    def _new_match(self, row: int) -> NumberedMatch:
        plan = self.plan
        return NumberedMatch(
            self.encoding, plan.seats, plan.options, self._chances[row], plan.most_actions, short=plan.short
        )

    def _write(self) -> None:
        """Write the decisions of all matches to the buffers; masks in one go, which takes a third as long."""
        buffers, encoding, legal = self.buffers, self.encoding, self._legal
        observed = bool(buffers.observations.shape[1])
        for row, match in enumerate(self.matches):
            legal[row] = encoding.legal(match.state, match.seat or 0, match.draft)
            if not observed:
                continue
            if match.draft is None:
                encoding.write_observation(match.state, match.seat or 0, None, buffers.observations[row])
            else:
                encoding.write_draft(match.state, match.seat or 0, match.draft, buffers.observations[row])
        buffers.to_move[:] = [match.seat or 0 for match in self.matches]
        buffers.masks[:] = 0
        flat = [
            first + number for first, numbers in zip(self._firsts, legal, strict=True) for number in numbers
        ]
        buffers.masks.reshape(-1)[flat] = 1

    def step(self, actions: npt.NDArray[Any]) -> None:
        """Play an action number in each match; raises Illegal, and plays none, if one is not in its mask."""
        buffers, chances, matches = self.buffers, self._chances, self.matches
        numbers = actions.tolist()
        for row, number in enumerate(numbers):
            if number not in self._legal[row]:
                require_in_mask(self.encoding, buffers.masks[row], number)
        buffers.rewards[:] = 0
        buffers.terminated[:] = buffers.truncated[:] = False
        before = self._potentials() if self.plan.shaping else ()
        for row, number in enumerate(numbers):
            match = matches[row]
            seat = match.seat
            match.play(number, chances[row])
            if match.seat is None or match.actions >= self.plan.most_actions:
                self._end(row, (seat or 0) if match.seat is None else match.seat)
        if self.plan.shaping:
            self._shape(before)
        for row in np.flatnonzero(buffers.terminated | buffers.truncated).tolist():
            matches[row] = self._new_match(row)
        self._write()

    def _end(self, row: int, seat: int) -> None:
        """Write the end of a match, as a seat sees it."""
        buffers, match = self.buffers, self.matches[row]
        buffers.terminated[row], buffers.truncated[row] = match.is_over, match.is_truncated
        buffers.rewards[row] = match.returns(self.plan.reward)
        buffers.final_to_move[row] = seat
        outcome = match.outcome()
        buffers.final_scores[row], buffers.final_places[row] = outcome.scores or 0, outcome.ranks
        if buffers.observations.shape[1]:
            buffers.final_observations[row] = match.observation(seat)

    def _potentials(self) -> Sequence[Vector]:
        """The potential of each seat, for each match."""
        return [np.array(self.encoding.potentials(match.state), np.float64) for match in self.matches]

    def _shape(self, before: Sequence[Vector]) -> None:
        """Add the shaping rewards; the potential of a match that has ended is 0."""
        plan, buffers = self.plan, self.buffers
        for row, (was, now) in enumerate(zip(before, self._potentials(), strict=True)):
            ended = buffers.terminated[row] or buffers.truncated[row]
            buffers.rewards[row] += plan.shaping * ((0 if ended else plan.discount * now) - was)

    def sample(self) -> npt.NDArray[np.int64]:
        """A random legal action for each match."""
        lucks = self._random.random(self.plan.copies).tolist()
        chosen = [legal[int(luck * len(legal))] for luck, legal in zip(lucks, self._legal, strict=True)]
        return np.array(chosen, np.int64)


def require_in_mask(encoding: Encoding, mask: Mask, number: int) -> None:
    """Raises Illegal for an action number that its mask does not allow."""
    if not 0 <= number < len(mask):
        raise Illegal("LUD-A1", "not-listed", action=str(number))
    if not mask[number]:
        raise Illegal("LUD-A1", "not-listed", action=encoding.word(number))
