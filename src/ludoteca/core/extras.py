"""What a game may offer beyond the contract; whoever asks looks with `isinstance`."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

from .chance import Chance, Simulator
from .game import AnyGame
from .records import Action, Record, Seat


@runtime_checkable
class Previewing(Protocol):
    """A game that can say what an action would do, before it is played."""

    def preview(self, state: Any, seat: Seat, action: Any) -> Record:
        """What the seat may know beforehand of the action's effect; raises Illegal as `check` does."""


@runtime_checkable
class Sampling(Protocol):
    """A game in which one legal action is found sooner than all of them."""

    def sample(self, state: Any, seat: Seat, chance: Chance) -> Any:
        """One of the actions that `legal` lists for an active seat, each as likely as any other."""


@runtime_checkable
class Evaluating(Protocol):
    """A game that can say how an unfinished match stands, for whoever thinks ahead."""

    def evaluate(self, state: Any) -> Sequence[float]:
        """For every seat how likely it is to win, from 0 to 1."""


@runtime_checkable
class Timed(Protocol):
    """A game that may end by the clock of the table; the rules themselves never read one."""

    def minutes(self, options: Any) -> int | None:
        """How long a match with these options lasts, if a clock ends it."""

    def time_up(self) -> Action:
        """What the house plays when that time is over."""


@runtime_checkable
class Simulated(Protocol):
    """A game with physics of its own, which its rules ask through `Chance.simulate`."""

    def simulate(self, request: Any) -> Record:
        """What happens: a pure function of the request; raises Invalid where a library is missing."""

    def is_installed(self) -> bool:
        """Whether the libraries that it stands on are there."""

    def warm_up(self) -> None:
        """Load what simulating needs, so that the first question does not wait; without it, do nothing."""


def simulator_of(game: AnyGame) -> Simulator | None:
    """The physics of a game, if it has any, as `Chance` takes it."""
    return game.simulate if isinstance(game, Simulated) else None


class HandSimulation(Protocol):
    """A hand at work: it is moved, physics moves with it, and at the end there is a question answered."""

    @property
    def is_over(self) -> bool:
        """Whether further moves change nothing: then call `finish`."""

    def move(self, move: Any) -> Sequence[Record]:
        """Move the hand; what the table sees of it. Raises Invalid, and moves nothing, if no hand can."""

    def finish(self) -> Record:
        """Let go and wait for what comes of it: what physics answers to `request`."""

    def request(self) -> Record:
        """The question with the whole way of the hand in it."""


@runtime_checkable
class ByHand(Protocol):
    """A game with actions that a hand makes while the table watches; physics moves beside it."""

    hand_move: type[Record]
    """What a hand sends, again and again."""

    def by_hand(self, action: Any, moves: Sequence[Any]) -> Any:
        """The action with the moves of the hand in it; raises Invalid for one that no hand makes.

        Playing it must ask physics exactly once before anything is decided, and the moves may change nothing
        of that question but the way of the hand.
        """

    def live(self, request: Any) -> HandSimulation:
        """A hand that begins at the question of such an action; raises Invalid where it cannot."""


@runtime_checkable
class Measured(Protocol):
    """A game that can say in numbers how it stands, for the curves of a review."""

    def measures(self, state: Any) -> Mapping[str, tuple[float, ...]]:
        """By the key of a text: a number for each seat, or one for the whole table."""


@runtime_checkable
class Audited(Protocol):
    """A game that keeps books, which must balance after every action."""

    def audit(self, state: Any) -> None:
        """Check the books; raises AssertionError where something does not add up."""


@runtime_checkable
class Workshop(Protocol):
    """A game with pieces that people make by hand before a match, such as a town."""

    draft: type[Record]
    """What the editor of a client sends: how far the piece has come."""

    def judge(self, draft: Any) -> Record:
        """What the editor shows of it; raises Invalid, with the broken rule, for what cannot be."""
