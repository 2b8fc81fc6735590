"""The one contract: everything outside a game's folder knows games only through this."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar, get_args

import msgspec

from .chance import Chance
from .records import Action, Event, Offer, Outcome, Position, Reason, Record, Seat, Table

S = TypeVar("S")
A = TypeVar("A", bound=Action)


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What a game is called, who can play it, and the types of its records."""

    key: str
    title: str
    min_seats: int
    max_seats: int
    rules_version: int
    """Moves only when behaviour does."""
    options: type[Record]
    """The choices of a table, each with its default."""
    action: Any
    """The union of the game's actions."""
    event: Any
    """The union of the game's events."""
    position: type[Position]
    """A state as JSON: complete, documented, accepted when written by hand."""
    view: type[Record]
    """What a seat or a spectator may see."""
    files: Mapping[str, Callable[[Path], Any]] = {}
    """Options that a host may fill from a file, and how it is read; raises Invalid with file and line."""

    def action_type(self, tag: str) -> type[Action]:
        """The action that is called so on the wire."""
        kinds: tuple[type[Action], ...] = get_args(self.action) or (self.action,)
        return next(kind for kind in kinds if kind.__struct_config__.tag == tag)


class Step(msgspec.Struct, Generic[S], frozen=True, gc=False):
    """The new state and what happened on the way to it."""

    state: S
    events: tuple[Event, ...]


class Game(Protocol[S, A]):
    """A game's rules: pure, without clock, I/O, global random or framework."""

    info: GameInfo

    def setup(self, options: Any, seats: int, chance: Chance) -> Step[S]:
        """A new match; raises Invalid for options or a number of seats that cannot be."""

    def active(self, state: S) -> tuple[Seat, ...]:
        """Whose decision it is; empty when the match is over."""

    def legal(self, state: S, seat: Seat) -> Sequence[A]:
        """Every action of the seat that can be listed, in a fixed order."""

    def offers(self, state: S, seat: Seat) -> Sequence[Offer]:
        """The open-ended actions of the seat, with their bounds."""

    def check(self, state: S, seat: Seat, action: A) -> None:
        """The judge, for listed and open-ended actions alike: raises Illegal with the broken rule."""

    def apply(self, state: S, seat: Seat, action: A, chance: Chance) -> Step[S]:
        """Play the action; raises Illegal exactly when `check` does."""

    def default(self, state: S, seat: Seat) -> A:
        """What is played for an active seat whose time has run out."""

    def outcome(self, state: S) -> Outcome | None:
        """The result, once nobody is active."""

    def tables(self, state: S) -> Sequence[Table]:
        """What people compare when it is over, beside the scores."""

    def facts(self, state: S) -> Mapping[str, int | str]:
        """What people compare over many finished matches: numbers to measure, words to count."""

    def position(self, state: S) -> Position:
        """The state as a record that goes to JSON and back without loss."""

    def from_position(self, position: Any) -> S:
        """The state of a position; raises Invalid for one that cannot arise."""

    def view(self, state: S, seat: Seat | None) -> Record:
        """What the seat, or a spectator, may see."""

    def redact(self, event: Event, seat: Seat | None) -> Event | None:
        """The event as the seat, or a spectator, may see it."""

    def render(self, state: S, seat: Seat | None) -> str:
        """What the seat may see as text, for terminal and goldens, with rich's [markup] for colour.

        Words stand in it as keys of texts, `<board-money>`.
        """

    def reshuffle(self, state: S, seat: Seat, chance: Chance) -> S:
        """A state that agrees with what the seat knows, its hidden parts drawn anew."""

    def notation(self, action: A) -> str:
        """The action as a person types it."""

    def from_notation(self, text: str) -> A:
        """The action a person typed; raises Invalid for text that is none."""


AnyGame = Game[Any, Any]


class Choice(msgspec.Struct, Generic[A], frozen=True, gc=False):
    """A bot's answer: what it would play, and why."""

    action: A
    reasons: tuple[Reason, ...]


class Bot(Protocol[S, A]):
    """A player of one game.

    It is given a state in which everything its seat cannot know was drawn anew (`reshuffle`), and a chance of
    its own for thinking ahead.
    """

    def choose(
        self, game: Game[S, A], state: S, seat: Seat, chance: Chance, budget_ms: int | None
    ) -> Choice[A]:
        """What it would play now, within the budget; without one, as long as its level usually takes."""
