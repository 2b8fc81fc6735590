"""The records that cross every boundary: actions, events, offers, outcomes."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, ClassVar, Self, get_args

import msgspec

from .derivations import Derivations


def tag_of(class_name: str) -> str:
    """The tag of a record class in JSON: `lay_tile` for `LayTile`."""
    words = "".join(f" {letter}" if letter.isupper() else letter for letter in class_name)
    return "_".join(words.lower().split())


class Record(
    msgspec.Struct,
    frozen=True,
    tag_field="type",
    tag=tag_of,
    forbid_unknown_fields=True,
    gc=False,  # values are made of values: they never form a cycle
):
    """An immutable, tagged value, the same in Python and in JSON."""


Seat = Annotated[int, msgspec.Meta(ge=-1, title="seat")]
"""A place at the table, 0 … n-1 in turn order."""

HOUSE: Seat = -1
"""The seat of the clock and the host, from which their actions are played."""


class Action(Record, frozen=True, kw_only=True):
    """What a seat asks to do. Named in the imperative."""

    is_talk: ClassVar[bool] = False
    """Whether it only says something to the table.

    It may come from any seat at any time, changes nothing that is legal, costs no time and makes no other
    action stale. Such actions are neither listed nor offered.
    """


class RuleBy(msgspec.Struct, frozen=True):
    """The rule behind an event where it depends on one of the event's fields: a rule id for each value."""

    field: str
    rules: Mapping[Any, str]


class Event(Record, frozen=True, kw_only=True):
    """What an action led to. Named in the past tense; says where its numbers come from.

    The class variables describe every event of a kind. They are not part of its JSON form.
    """

    derivations: Derivations = msgspec.UNSET
    """Where its numbers come from; left out of the JSON form of an event without any."""

    rule: ClassVar[str | RuleBy | None] = None
    """The rule that the event follows and that explains its numbers; games without rule ids leave it out."""
    reveals: ClassVar[bool] = False
    """Whether it shows a player something hidden: undoing it needs the consent of the others."""
    binds: ClassVar[bool] = False
    """Whether it settles something between players: undoing it needs the consent of the others."""


def rule_of(event: Event) -> str | None:
    """The id of the rule that explains an event, or None if its game names none."""
    match event.rule:
        case RuleBy(field=field, rules=rules):
            return rules[getattr(event, field)]
        case rule:
            return rule


def event_rules(events: Any) -> dict[str, str | RuleBy]:
    """The rule of each kind of event in a type, by the event's tag; without kinds that name no rule."""
    kinds: Sequence[type[Event]] = get_args(events) or (events,)
    return {str(kind.__struct_config__.tag): kind.rule for kind in kinds if kind.rule is not None}


class Position(Record, frozen=True, kw_only=True):
    """A whole state as a document: what a match is of, and how it stands. Games add their own fields."""

    seats: int
    options: Any


class Whole(Record, frozen=True, kw_only=True):
    """A whole number from `low` to `high` in steps of `step`."""

    low: int
    high: int
    step: int = 1


class Real(Record, frozen=True, kw_only=True):
    """A real number from `low` to `high`."""

    low: float
    high: float
    unit: str = ""


class OneOf(Record, frozen=True, kw_only=True):
    """Exactly one of these values."""

    values: tuple[str | int | bool | None, ...]


class SomeOf(Record, frozen=True, kw_only=True):
    """Any of these values, each at most once, between `low` and `high` of them."""

    values: tuple[str | int, ...]
    low: int = 0
    high: int | None = None


class FreeText(Record, frozen=True, kw_only=True):
    """Any text up to `longest` characters."""

    longest: int = 200


Bound = Whole | Real | OneOf | SomeOf | FreeText


class Offer(Record, frozen=True, kw_only=True):
    """An open-ended action: its tag, the rule that allows it, and the bounds of each field.

    Bounds are necessary, not sufficient: `check` is the judge. Fields that are not named keep their default.
    """

    action: str
    rule: str
    bounds: dict[str, Bound]

    @property
    def fixed(self) -> dict[str, Any]:
        """The fields whose bounds allow only one value, with that value."""
        return {name: value for name, bound in self.bounds.items() for value in _only_value(bound)}


def _only_value(bound: Bound) -> tuple[Any, ...]:
    """The only value that a bound allows, as a tuple; empty if there are more."""
    match bound:
        case Whole(low=low, high=high) | Real(low=low, high=high) if low == high:
            return (low,)
        case OneOf(values=(value,)):
            return (value,)
        case SomeOf(values=values, low=low) if low == len(values):
            return (values,)
    return ()


class Outcome(Record, frozen=True, kw_only=True):
    """How a match ended."""

    reason: str
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    ranks: tuple[int, ...]
    """A rank for each seat; 1 is best, equal ranks share the place."""

    @classmethod
    def by_score(cls, reason: str, scores: Sequence[int]) -> Self:
        """The outcome by scores: most points win, equal points share the rank."""
        ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
        winners = tuple(seat for seat, rank in enumerate(ranks) if rank == 1)
        return cls(reason=reason, scores=tuple(scores), winners=winners, ranks=ranks)


class Table(Record, frozen=True, kw_only=True):
    """A table to show at the end of a match; its texts are text keys, `seat-0` is the first seat."""

    key: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str | int, ...], ...]


class Reason(Record, frozen=True, kw_only=True):
    """A text key with the parameters of its sentence."""

    key: str
    params: dict[str, Any] = {}
