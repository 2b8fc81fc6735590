"""An encoding for games that bring none, derived from the types of their records.

Actions are numbered by kind and by index in the list that `legal` gives; open-ended actions have no numbers.
Observations hold each field of the view, and of the private view, at a fixed place: its size follows from
the type of the field. Long tuples are cut, deep records too. Seats are counted from seat 0 everywhere, since
types do not say which tuples have an item for each seat; the first block says which seat observes.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence, Set
from math import copysign, log1p
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints
from zlib import crc32

from ludoteca.core import Action, AnyGame, Illegal, Position, Record, Seat
from ludoteca.core.learning import Block, Draft, Vector, ViewEncoding, one_hot

MOST_LISTED = 256
"""Numbers for each kind of action; listed actions beyond have none."""
MOST_ITEMS = 16
"""Items of a tuple or mapping that an observation holds."""
DEEPEST = 5
"""Levels of nesting that an observation holds."""


class DerivedEncoding(ViewEncoding):
    """Listed actions by kind and index; fields of the views by name."""

    version = 2

    def __init__(self, game: AnyGame) -> None:
        info = game.info
        kinds: tuple[type[Action], ...] = get_args(info.action) or (info.action,)
        self.actions = tuple(
            Block(str(kind.__struct_config__.tag), MOST_LISTED, "the index in the list of legal actions")
            for kind in kinds
        )
        self._fields = [("", name, hint) for name, hint in _fields(info.view) if name != "options"]
        if info.private is not None:
            self._fields += [("private_", name, hint) for name, hint in _fields(info.private)]
        self._seats = info.max_seats
        self.layout = (
            Block("seat", self._seats, "the observing seat"),
            *(
                Block(prefix + name, sum(1 for _ in self._leaves(None, hint)), str(hint))
                for prefix, name, hint in self._fields
            ),
        )
        super().__init__(game)

    def _listed(self, state: Any, seat: Seat) -> dict[int, Action]:
        """The listed actions by number; the default action if none is listed."""
        found: dict[int, Action] = {}
        counts: dict[str, int] = {}
        for action in self.game.legal(state, seat) or [self.game.default(state, seat)]:
            tag = str(action.__struct_config__.tag)
            index = counts[tag] = counts.get(tag, -1) + 1
            if index < MOST_LISTED:
                found[self.first(tag) + index] = action
        return found

    def legal(self, state: Any, seat: Seat, draft: Draft | None = None) -> list[int]:  # noqa: ARG002
        return sorted(self._listed(state, seat))

    def decoded(self, state: Any, seat: Seat, number: int, draft: Draft | None = None) -> Action:  # noqa: ARG002
        listed = self._listed(state, seat)
        if number not in listed:
            raise Illegal("LUD-A1", "not-listed", action=self.word(number))
        return listed[number]

    def numbers(self, state: Any, seat: Seat, action: Action) -> list[int] | None:
        return next(([number] for number, each in self._listed(state, seat).items() if each == action), None)

    def blocks(
        self,
        view: Any,
        private: Record | None,
        seat: Seat,
        draft: Draft | None,  # noqa: ARG002
    ) -> Mapping[str, Sequence[float] | Vector]:
        return {
            "seat": one_hot(seat, range(self._seats)),
            **{
                prefix + name: list(self._leaves(getattr(private if prefix else view, name, None), hint))
                for prefix, name, hint in self._fields
            },
        }

    def _leaves(self, value: Any, hint: Any, depth: int = 0) -> Iterator[float]:
        """The numbers of a value: the same count for every value of a type, zeros where one is missing."""
        origin, arguments = get_origin(hint), get_args(hint)
        if depth > DEEPEST or hint is type(None):
            return
        if hint == Seat:
            yield from one_hot(value, range(self._seats))
        elif origin is Annotated:
            yield from self._leaves(value, arguments[0], depth)
        elif origin is Literal:
            yield from one_hot(value, arguments)
        elif origin in (Union, UnionType):
            for kind in arguments:
                yield from self._optional(value, kind, depth, isinstance(value, _class_of(kind)))
        elif origin is tuple and arguments[-1] is not Ellipsis:
            for part, kind in zip(value or [None] * len(arguments), arguments, strict=True):
                yield from self._leaves(part, kind, depth + 1)
        elif isinstance(origin, type) and issubclass(origin, Mapping):
            pairs = [part for pair in (value or {}).items() for part in pair]
            yield from self._items(pairs, arguments, depth)
        elif isinstance(origin, type) and issubclass(origin, Collection):
            items = sorted(value, key=str) if isinstance(value, Set) else value or ()
            yield from self._items(items, arguments[:1], depth)
        elif isinstance(hint, type) and issubclass(hint, Record):
            for name, kind in _fields(hint):
                yield from self._leaves(getattr(value, name, None), kind, depth + 1)
        else:
            yield _number(value)

    def _items(self, items: Sequence[Any], kinds: tuple[Any, ...], depth: int) -> Iterator[float]:
        """The first items of a collection, of kinds that alternate, each with a flag for being there."""
        for place in range(MOST_ITEMS * len(kinds)):
            is_there = place < len(items)
            item = items[place] if is_there else None
            yield from self._optional(item, kinds[place % len(kinds)], depth, is_there)

    def _optional(self, value: Any, kind: Any, depth: int, is_there: bool) -> Iterator[float]:
        yield float(is_there)
        yield from self._leaves(value if is_there else None, kind, depth + 1)


def _fields(record: type[Record]) -> list[tuple[str, Any]]:
    """The fields of a record with their types; without the options of a position, which never change."""
    hints = get_type_hints(record, include_extras=True)
    left_out = ("options",) if issubclass(record, Position) else ()
    return [(name, hints[name]) for name in record.__struct_fields__ if name not in left_out]


def _class_of(hint: Any) -> type:
    """The class to test a member of a union by."""
    if get_origin(hint) is Annotated:
        return _class_of(get_args(hint)[0])
    if get_origin(hint) is Literal:
        return type(get_args(hint)[0])
    found: type = get_origin(hint) or hint
    return found


def _number(value: Any) -> float:
    """A plain value as a number of small size: logarithmic for numbers, a hash for text, 0 for nothing."""
    if isinstance(value, bool | None):
        return float(bool(value))
    if isinstance(value, int | float):
        return copysign(log1p(abs(value)) / 4, value)
    return crc32(str(value).encode()) / 2**32
