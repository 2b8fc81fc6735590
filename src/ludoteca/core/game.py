"""The contract of a game: everything outside a game's folder knows it only through this."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from copy import copy
from typing import Any, Generic, Protocol, Self, TypeVar, final, get_args, runtime_checkable

import msgspec

from .chance import Chance
from .errors import Illegal, Invalid
from .plain import action_of, notation_of, rendered
from .records import Action, Event, Offer, Outcome, Position, Reason, Record, Seat, Table
from .table_files import TableKind

S = TypeVar("S")
A = TypeVar("A", bound=Action)


class NoOptions(Record, frozen=True, kw_only=True, tag="options"):
    """The options of a game that has none."""


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """What a game declares: its key, title and seats, the types of its records, and facts about its play."""

    key: str
    title: str
    min_seats: int
    max_seats: int
    usual_seats: int = 3
    """Seats of a match that begins at once against bots; taken within the bounds."""
    rules_version: int = 1
    """Changes only when the rules behave differently or record something else."""
    earlier_rules: tuple[int, ...] = ()
    """Earlier versions that the game still plays, for matches that began under them (see `Game.under`)."""
    derived_since: int = 0
    """The first version whose events have derivations; under an earlier one they are recorded without."""
    numbers_since: Mapping[str, int] = {}
    """Numbers (`Derivation.of`) that events derive only since a later version, with that version."""
    options: type[Record] = NoOptions
    """The settings of a match, each with its default."""
    table_options: Mapping[str, Any] = {}
    """Options with which a new table of people begins, where they differ from the defaults."""
    action: Any
    """The union of the game's actions."""
    event: Any
    """The union of the game's events."""
    position: type[Position]
    """A whole state as a document: complete, and accepted when written by hand."""
    view: type[Record] = Position
    """What every seat and spectator may see; by default the whole position."""
    private: type[Record] | None = None
    """What only one seat may see; None if seats have no secrets."""
    hidden_information: bool = False
    """Whether something is hidden from a seat, such as the order of a deck; implied by `private`."""
    longest_match: int = 5_000
    """Actions after which a match of random players is given up: learners truncate it there."""
    playout_level: str | None = "easy"
    """The bot level that plays positions out for a review; None for a game too slow for playouts."""
    files: Mapping[str, TableKind] = {}
    """Options that a table file may fill, with what such a file holds."""

    def __post_init__(self) -> None:
        if self.view is Position:
            msgspec.structs.force_setattr(self, "view", self.position)
        if self.private is not None:
            msgspec.structs.force_setattr(self, "hidden_information", True)

    def action_type(self, tag: str) -> type[Action]:
        """The action class of a tag; raises StopIteration if there is none."""
        return next(kind for kind in self._action_types() if kind.__struct_config__.tag == tag)

    def talk_tags(self) -> frozenset[str]:
        """The tags of the actions that only say something to the table."""
        return frozenset(str(kind.__struct_config__.tag) for kind in self._action_types() if kind.is_talk)

    def _action_types(self) -> tuple[type[Action], ...]:
        return get_args(self.action) or (self.action,)

    def table_kind(self, what: str) -> TableKind:
        """What a table file for an option holds; raises Invalid if the game has no such table."""
        if not self.files:
            raise Invalid("no-tables", game=self.title)
        if what not in self.files:
            raise Invalid("table-unknown", game=self.title, what=what, known=", ".join(self.files))
        return self.files[what]


class Step(msgspec.Struct, Generic[S], frozen=True, gc=False):
    """The result of an action: the new state and the events."""

    state: S
    events: tuple[Event, ...]

    def recorded(self, info: GameInfo) -> tuple[Event, ...]:
        """The events as a match records them: without derivations that its version of the rules had not."""
        version = info.rules_version
        if version < info.derived_since:
            return tuple(msgspec.structs.replace(event, derivations=msgspec.UNSET) for event in self.events)
        later = {of for of, since in info.numbers_since.items() if version < since}
        return tuple(_without(event, later) for event in self.events) if later else self.events


def _without(event: Event, numbers: Collection[str]) -> Event:
    """The event without the derivations of these numbers."""
    if event.derivations is msgspec.UNSET:
        return event
    left = tuple(each for each in event.derivations if each.of not in numbers)
    return msgspec.structs.replace(event, derivations=left or msgspec.UNSET)


class Game(ABC, Generic[S, A]):
    """The rules of a game: pure functions without clock, I/O, global random numbers or framework.

    A game defines `info`, `setup`, `active`, `legal`, `apply` and `outcome`. The other methods have defaults
    for the simplest kind of game: the state is its own position, nothing is hidden, nothing is open-ended.
    """

    info: GameInfo

    def __repr__(self) -> str:
        return f"<{self.info.title}, rules version {self.info.rules_version}>"

    @final
    def under(self, rules_version: int) -> Self:
        """The game under the rules of a version; raises Invalid if they are not in the package.

        The copy differs in `info.rules_version` only: the rules of a game that has changed read it.
        """
        info = self.info
        if rules_version == info.rules_version:
            return self
        if rules_version not in info.earlier_rules:
            raise Invalid("rules-version-differs", recorded=rules_version, present=info.rules_version)
        earlier = copy(self)
        earlier.info = msgspec.structs.replace(info, rules_version=rules_version)
        return earlier

    @abstractmethod
    def setup(self, options: Any, seats: int, chance: Chance) -> Step[S]:
        """The first state of a match; raises Invalid for impossible options or seats."""

    @abstractmethod
    def active(self, state: S) -> tuple[Seat, ...]:
        """The seats that have to decide; empty when the match is over."""

    @abstractmethod
    def legal(self, state: S, seat: Seat) -> Sequence[A]:
        """Every legal action of the seat that can be listed, in a fixed order; none if it is not active."""

    @abstractmethod
    def apply(self, state: S, seat: Seat, action: A, chance: Chance) -> Step[S]:
        """Play the action; raises Illegal exactly when `check` does."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """The outcome; None while a seat is active."""

    def check(self, state: S, seat: Seat, action: A) -> None:
        """Judge any action, listed or open-ended: raises Illegal with the broken rule."""
        if seat not in self.active(state):
            raise Illegal("LUD-A1", "not-active", seat=seat)
        if action not in self.legal(state, seat):
            raise Illegal("LUD-A1", "not-listed", action=self.notation(action))

    def offers(self, state: S, seat: Seat) -> Sequence[Offer]:  # noqa: ARG002
        """The open-ended actions of the seat, with their bounds."""
        return ()

    def default(self, state: S, seat: Seat) -> A:
        """The action that is played for an active seat whose time has run out."""
        return self.legal(state, seat)[0]

    def waits_for(self, state: S, seat: Seat) -> bool:  # noqa: ARG002
        """Whether the match waits for an active seat whose player is away.

        False for a mere role at the table, such as reading a card: the default is played at once.
        """
        return True

    def may_undo_luck(self, state: S) -> bool:  # noqa: ARG002
        """Whether a player alone among bots may undo a move beyond the barrier (LUD-U1)."""
        return True

    def tables(self, state: S) -> Sequence[Table]:  # noqa: ARG002
        """The tables that are shown beside the scores when the match is over."""
        return ()

    def facts(self, state: S) -> Mapping[str, int | str]:  # noqa: ARG002
        """Facts about a finished match for statistics: numbers to measure, words to count."""
        return {}

    def position(self, state: S) -> Position:
        """The state as a document that goes to JSON and back without loss."""
        assert isinstance(state, Position), "a state that is no position of its own says what its position is"
        return state

    def from_position(self, position: Any) -> S:
        """The state of a position; raises Invalid for a position that cannot arise."""
        low, high = self.info.min_seats, self.info.max_seats
        if not low <= position.seats <= high:
            raise Invalid("wrong-number-of-seats", seats=position.seats, low=low, high=high)
        state: S = position
        return state

    def view(self, state: S) -> Record:
        """What every seat and spectator may see."""
        return self.position(state)

    def private(self, state: S, seat: Seat) -> Record | None:  # noqa: ARG002
        """What only the seat may see; None if it has no secrets."""
        return None

    def redact(self, event: Event, seat: Seat | None) -> Event | None:  # noqa: ARG002
        """The event as the seat, or a spectator (None), may see it; None if it is hidden."""
        return event

    def render(self, state: S, seat: Seat | None) -> str:
        """What the seat may see as text, for terminal and goldens, with rich's [markup] for colour.

        Words are given as text keys, `<board-money>`, and seats as `<seat-0>`.
        """
        seen = [self.view(state), None if seat is None else self.private(state, seat)]
        return "\n".join(rendered(record) for record in seen if record is not None)

    def reshuffle(self, state: S, seat: Seat, chance: Chance) -> S:  # noqa: ARG002
        """A state that agrees with everything the seat knows, its hidden parts drawn at random."""
        return state

    def notation(self, action: A) -> str:
        """The action as a person types it."""
        return notation_of(action)

    def from_notation(self, text: str) -> A:
        """The action that a person typed; raises Invalid if the text is none."""
        action: A = action_of(text, self.info.action)
        return action


AnyGame = Game[Any, Any]


class Choice(msgspec.Struct, Generic[A], frozen=True, gc=False):
    """The answer of a bot: an action, and the reasons for it."""

    action: A
    reasons: tuple[Reason, ...] = ()


@runtime_checkable
class Prepares(Protocol):
    """A bot that has something to load before its first match, outside of its budget."""

    def prepare(self) -> None:
        """Load what it needs; called again it returns at once."""


class Bot(Protocol[S, A]):
    """A program that chooses actions.

    It gets a state in which everything hidden from its seat was drawn at random (`reshuffle`), and its own
    chance for thinking ahead.
    """

    def choose(
        self, game: Game[S, A], state: S, seat: Seat, chance: Chance, budget_ms: int | None
    ) -> Choice[A]:
        """The action it would play now, within the budget; without one, in the usual time of its level."""
