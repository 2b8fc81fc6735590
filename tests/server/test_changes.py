"""The difference between two views: applied to the one, it gives the other."""

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from ludoteca.core import Record
from ludoteca.server.protocol.changes import changed, changes_between


class Part(Record, frozen=True, kw_only=True):
    name: str
    marks: tuple[int, ...] = ()
    note: str | msgspec.UnsetType = msgspec.UNSET


class Whole(Record, frozen=True, kw_only=True):
    parts: tuple[Part, ...]
    sums: dict[str, int]
    last: Part | None = None


def as_json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


words = st.sampled_from(["a", "b", "c"])
parts = st.builds(
    Part,
    name=words,
    marks=st.lists(st.integers(0, 3), max_size=6).map(tuple),
    note=words | st.just(msgspec.UNSET),
)
wholes = st.builds(
    Whole,
    parts=st.lists(parts, max_size=5).map(tuple),
    sums=st.dictionaries(words, st.integers(0, 3)),
    last=st.none() | parts,
)


@given(wholes, wholes)
def test_changes_turn_one_view_into_the_other(before: Whole, after: Whole) -> None:
    view = as_json(before)
    assert changed(view, as_json(changes_between(before, after))) == as_json(after)
    assert view == as_json(before), "the view before stays as it was"


def test_only_what_is_new_is_sent() -> None:
    parts = tuple(Part(name="a", marks=(1, 2, 3, 4)) for _ in range(9))
    before = Whole(parts=parts, sums={"a": 1, "b": 2})
    changed_part = Part(name="a", marks=(1, 2, 7, 4, 5))
    after = Whole(parts=(*parts[:4], changed_part, *parts[5:], parts[0]), sums={"a": 1, "b": 3, "c": 0})
    assert changes_between(before, after) == [
        (("parts", 4, "marks", 2), 7),
        (("parts", 4, "marks", 4), 5),
        (("parts", 9), parts[0]),
        (("sums", "b"), 3),
        (("sums", "c"), 0),
    ]
    assert changes_between(before, before) == []
    shorter = msgspec.structs.replace(before, parts=parts[1:], sums={"a": 1})
    assert changes_between(before, shorter) == [(("parts",), parts[1:]), (("sums",), {"a": 1})]
