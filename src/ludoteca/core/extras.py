"""Optional abilities of a game, beyond the contract: protocols that callers test for with `isinstance`."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

from .chance import Chance, Simulator
from .game import AnyGame
from .records import Action, Reason, Record, Seat


@runtime_checkable
class Previewing(Protocol):
    """A game that shows the effect of an action before it is played."""

    def preview(self, state: Any, seat: Seat, action: Any) -> Record:
        """The effect of an action as far as the seat may know it; raises Illegal as `check` does."""


@runtime_checkable
class TakesOrders(Protocol):
    """A game in which a seat may leave a standing order: what to answer for it until the order has lapsed.

    An order is no part of the match: it is known to its seat and to the program that carries it out.
    """

    standing_order: type[Record]
    """The record of an order, or the union of several."""

    def check_order(self, state: Any, seat: Seat, order: Any) -> None:
        """Raises Illegal unless the seat may leave this order now."""

    def order_stands(self, state: Any, seat: Seat, order: Any) -> bool:
        """Whether the order may still have something to answer."""

    def carry_out(self, state: Any, seat: Seat, order: Any) -> Any:
        """The action with which an active seat follows its order, as long as it stands."""


@runtime_checkable
class Sampling(Protocol):
    """A game in which one legal action is found faster than all of them."""

    def sample(self, state: Any, seat: Seat, chance: Chance) -> Any:
        """One of the actions that `legal` lists for an active seat, uniformly drawn."""


@runtime_checkable
class Evaluating(Protocol):
    """A game that estimates the result of an unfinished match, for search."""

    def evaluate(self, state: Any) -> Sequence[float]:
        """The probability of winning of each seat, from 0 to 1."""


@runtime_checkable
class Timed(Protocol):
    """A game that may end by the clock of the table; the rules themselves never read a clock."""

    def minutes(self, options: Any) -> int | None:
        """The length of a match with these options, if a clock ends it."""

    def time_up(self) -> Action:
        """The action that is played from the seat `HOUSE` when that time is over."""


@runtime_checkable
class Simulated(Protocol):
    """A game with a physics simulation, which its rules call through `Chance.simulate`."""

    def simulate(self, request: Any) -> Record:
        """The result of a request, a pure function; raises Invalid if a library is missing."""

    def is_installed(self) -> bool:
        """Whether the libraries of the simulation are installed."""

    def warm_up(self) -> None:
        """Load the libraries, so that the first request is fast; without them, do nothing."""


def simulator_of(game: AnyGame) -> Simulator | None:
    """The simulation of a game as `Chance` takes it; None if the game has none."""
    return game.simulate if isinstance(game, Simulated) else None


class HandSimulation(Protocol):
    """A simulated hand that is moved step by step and in the end answers one simulation request."""

    @property
    def is_over(self) -> bool:
        """Whether further moves change nothing, so that `finish` should be called."""

    def move(self, move: Any) -> Sequence[Record]:
        """Move the hand; returns what the table sees of it. Raises Invalid, unmoved, if no hand can."""

    @property
    def has_effect(self) -> bool:
        """Whether it has changed something that ending it without a result would undo."""

    def scene(self) -> Sequence[Record]:
        """All that has changed since it began, as `move` shows it to the table."""

    def follow_through(self) -> Sequence[Any]:
        """Moves in which the hand goes on a little after the end.

        Another engine that ends the same hand a hair later then ends it in the same way.
        """

    def finish(self) -> Record:
        """Let go and simulate until everything rests; returns the result for `request`."""

    def request(self) -> Record:
        """The simulation request with the whole path of the hand in it."""


@runtime_checkable
class ByHand(Protocol):
    """A game with actions that a player performs live with a simulated hand while the table watches."""

    hand_move: type[Record]
    """The record of one move of the hand."""
    hand_request: Any
    """The simulation requests of such actions: a record or a union of records."""
    hand_frame: type[Record]
    """The record of one frame that the table sees of a hand."""

    def by_hand(self, action: Any, moves: Sequence[Any]) -> Any:
        """The action with the moves of the hand in it; raises Invalid for one that is not done by hand.

        Playing it must make exactly one simulation request before anything is decided, and the moves may
        change nothing of that request but the path of the hand. The draws before the request are the same
        for every action by hand of one position.
        """

    def request_like(self, request: Any, action: Any) -> Record:
        """The simulation request of an action by hand, from that of another one in the same position.

        So a page that has the request of one action can simulate any of them. Raises Invalid.
        """

    def given_up(self, action: Any) -> Any | None:
        """The action instead of one by hand that is given up without letting go; None if it has to let go."""

    def held_still(self, moves: Sequence[Any]) -> Sequence[Any]:
        """The moves of a hand that is held still after these, long enough to see what it has begun."""

    def live(self, request: Any) -> HandSimulation:
        """A hand at the start of the request of such an action; raises Invalid if it cannot be simulated."""


@runtime_checkable
class Measured(Protocol):
    """A game with numbers that show how a match develops, for the curves of a review."""

    def measures(self, state: Any) -> Mapping[str, tuple[float, ...]]:
        """By text key: a number for each seat, or one for the whole table."""


@runtime_checkable
class Audited(Protocol):
    """A game that keeps books, which must balance after every action."""

    def audit(self, state: Any) -> None:
        """Check the books; raises AssertionError if something does not add up."""


@runtime_checkable
class Workshop(Protocol):
    """A game with pieces that people make before a match in an editor, such as a town."""

    draft: type[Record]
    """What the editor of a client sends: an unfinished piece."""

    def judge(self, draft: Any) -> Record:
        """What the editor shows of the piece; raises Invalid, with the broken rule, for an impossible one."""


@runtime_checkable
class NamesThings(Protocol):
    """A game with things that have proper names, the same in every language."""

    def name_of(self, key: str, options: Any) -> str | None:
        """The name of the thing with this key in a match with these options; None if it has none."""


@runtime_checkable
class ReadsAloud(Protocol):
    """A game with cards or the like whose text is shown when they turn up."""

    def read_aloud(self, event: Any, options: Any) -> Sequence[Reason | str]:
        """The texts that an event turned up: text keys, or words that the players wrote."""
