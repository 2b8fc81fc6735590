"""The one contract: everything outside a game's folder knows games only through this."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar, get_args

import msgspec

from .chance import Chance
from .errors import Illegal, Invalid
from .plain import action_of, notation_of, rendered
from .records import Action, Event, Offer, Outcome, Position, Reason, Record, Seat, Table

S = TypeVar("S")
A = TypeVar("A", bound=Action)


class NoOptions(Record, frozen=True, kw_only=True, tag="options"):
    """There is nothing to choose."""


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What a game is called, who can play it, and the types of its records."""

    key: str
    title: str
    min_seats: int
    max_seats: int
    rules_version: int = 1
    """Moves only when behaviour does."""
    options: type[Record] = NoOptions
    """The choices of a table, each with its default."""
    action: Any
    """The union of the game's actions."""
    event: Any
    """The union of the game's events."""
    position: type[Position]
    """A state as JSON: complete, documented, accepted when written by hand."""
    view: type[Record] = Position
    """What everybody may see; where nothing is hidden, the whole position."""
    private: type[Record] | None = None
    """What only one seat sees, in a game that hides something."""
    hidden_information: bool = False
    """Whether something is hidden from a seat, such as the order of a deck; implied by `private`."""
    longest_match: int = 5_000
    """Actions after which a match of random players is given up: learners truncate it there."""
    playout_level: str | None = "easy"
    """The bot level that plays positions out for a review; None for a game too slow for playouts."""
    files: Mapping[str, Callable[[Path], Any]] = {}
    """Options that a host may fill from a file, and how it is read; raises Invalid with file and line."""

    def __post_init__(self) -> None:
        if self.view is Position:
            msgspec.structs.force_setattr(self, "view", self.position)
        if self.private is not None:
            msgspec.structs.force_setattr(self, "hidden_information", True)

    def action_type(self, tag: str) -> type[Action]:
        """The action that is called so on the wire."""
        kinds: tuple[type[Action], ...] = get_args(self.action) or (self.action,)
        return next(kind for kind in kinds if kind.__struct_config__.tag == tag)


class Step(msgspec.Struct, Generic[S], frozen=True, gc=False):
    """The new state and what happened on the way to it."""

    state: S
    events: tuple[Event, ...]


class Game(ABC, Generic[S, A]):
    """A game's rules: pure, without clock, I/O, global random or framework.

    A game says what `info`, `setup`, `active`, `legal`, `apply` and `outcome` are. The rest has a default for
    the plainest kind of game: the state is its own JSON document, nothing is hidden, nothing is open-ended.
    """

    info: GameInfo

    @abstractmethod
    def setup(self, options: Any, seats: int, chance: Chance) -> Step[S]:
        """A new match; raises Invalid for options or a number of seats that cannot be."""

    @abstractmethod
    def active(self, state: S) -> tuple[Seat, ...]:
        """Whose decision it is; empty when the match is over."""

    @abstractmethod
    def legal(self, state: S, seat: Seat) -> Sequence[A]:
        """Every action of the seat that can be listed, in a fixed order."""

    @abstractmethod
    def apply(self, state: S, seat: Seat, action: A, chance: Chance) -> Step[S]:
        """Play the action; raises Illegal exactly when `check` does."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """The result, once nobody is active."""

    def check(self, state: S, seat: Seat, action: A) -> None:
        """The judge, for listed and open-ended actions alike: raises Illegal with the broken rule."""
        if seat not in self.active(state):
            raise Illegal("LUD-A1", "not-active", seat=seat)
        if action not in self.legal(state, seat):
            raise Illegal("LUD-A1", "not-listed", action=self.notation(action))

    def offers(self, state: S, seat: Seat) -> Sequence[Offer]:  # noqa: ARG002
        """The open-ended actions of the seat, with their bounds."""
        return ()

    def default(self, state: S, seat: Seat) -> A:
        """What is played for an active seat whose time has run out."""
        return self.legal(state, seat)[0]

    def tables(self, state: S) -> Sequence[Table]:  # noqa: ARG002
        """What people compare when it is over, beside the scores."""
        return ()

    def facts(self, state: S) -> Mapping[str, int | str]:  # noqa: ARG002
        """What people compare over many finished matches: numbers to measure, words to count."""
        return {}

    def position(self, state: S) -> Position:
        """The state as a record that goes to JSON and back without loss."""
        assert isinstance(state, Position), "a state that is no position of its own says what its position is"
        return state

    def from_position(self, position: Any) -> S:
        """The state of a position; raises Invalid for one that cannot arise."""
        low, high = self.info.min_seats, self.info.max_seats
        if not low <= position.seats <= high:
            raise Invalid("wrong-number-of-seats", seats=position.seats, low=low, high=high)
        state: S = position
        return state

    def view(self, state: S) -> Record:
        """What everybody may see, people who only watch included."""
        return self.position(state)

    def private(self, state: S, seat: Seat) -> Record | None:  # noqa: ARG002
        """What the seat sees beside that, and nobody else; nothing where nothing is hidden."""
        return None

    def redact(self, event: Event, seat: Seat | None) -> Event | None:  # noqa: ARG002
        """The event as the seat, or a spectator, may see it."""
        return event

    def render(self, state: S, seat: Seat | None) -> str:
        """What the seat may see as text, for terminal and goldens, with rich's [markup] for colour.

        Words stand in it as keys of texts, `<board-money>`, seats as `<seat-0>`.
        """
        seen = [self.view(state), None if seat is None else self.private(state, seat)]
        return "\n".join(rendered(record) for record in seen if record is not None)

    def reshuffle(self, state: S, seat: Seat, chance: Chance) -> S:  # noqa: ARG002
        """A state that agrees with what the seat knows, its hidden parts drawn anew."""
        return state

    def notation(self, action: A) -> str:
        """The action as a person types it."""
        return notation_of(action)

    def from_notation(self, text: str) -> A:
        """The action a person typed; raises Invalid for text that is none."""
        action: A = action_of(text, self.info.action)
        return action


AnyGame = Game[Any, Any]


class Choice(msgspec.Struct, Generic[A], frozen=True, gc=False):
    """A bot's answer: what it would play, and why."""

    action: A
    reasons: tuple[Reason, ...] = ()


class Bot(Protocol[S, A]):
    """A player of one game.

    It is given a state in which everything its seat cannot know was drawn anew (`reshuffle`), and a chance of
    its own for thinking ahead.
    """

    def choose(
        self, game: Game[S, A], state: S, seat: Seat, chance: Chance, budget_ms: int | None
    ) -> Choice[A]:
        """What it would play now, within the budget; without one, as long as its level usually takes."""
