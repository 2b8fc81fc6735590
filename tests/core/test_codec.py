"""Decoding: what is said of wrong input, the limit on digits, and types first used by threads at once."""

import re
import subprocess
import sys
from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta
from tests.toy.rules import GAME, Boast, ToyGame

from ludoteca.core import Invalid, Record, convert, decode, decoder, encode, read_action
from ludoteca.core.codec import LONGEST_DETAIL, MOST_DIGITS, as_read_back
from ludoteca.texts import WHOLE_LANGUAGES, Texts

RACING_THREADS = """
import sys, threading
import msgspec
from ludoteca.core import convert, decode

sys.setswitchinterval(1e-6)

def fresh_type():
    fields = [(f"field{number}", int) for number in range(20)]
    union = None
    for number in range(20):
        leaf = msgspec.defstruct(f"Leaf{number}", fields, tag=True)
        union = leaf if union is None else union | leaf
    return msgspec.defstruct("Tree", [("leaves", list[union])])

text = msgspec.json.encode({"leaves": [{"type": "Leaf3", **{f"field{n}": n for n in range(20)}}]})
plain = msgspec.json.decode(text)

def read(tree, number, together):
    together.wait()
    decode(text, tree) if number % 2 else convert(plain, tree)

for _ in range(40):
    tree, together = fresh_type(), threading.Barrier(6)
    threads = [threading.Thread(target=read, args=(tree, number, together)) for number in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
"""


def test_threads_that_first_use_a_type_together_do_not_crash() -> None:
    """A failure would be a segmentation fault, so the threads run in a separate process."""
    done = subprocess.run([sys.executable, "-c", RACING_THREADS], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


class Wish(Record, frozen=True, kw_only=True):
    seat: int
    mood: Literal["calm", "loud"] = "calm"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("{", "That is not JSON: it ends too early."),
        ('{"seat":1,}', "That is not JSON: see byte 10."),
        ("{}", "“seat” is missing."),
        ('[{"seat":1},{}]', "“seat” is missing in “[1]”."),
        ('{"seat":1,"game":2}', "Nobody asked for “game”."),  # players' text
        ('{"seat":"x"}', "“seat” must be a whole number."),
        ('{"seat":1,"mood":"sad"}', "“mood” cannot be “sad”."),
        ("7", "That must be an object."),
        ('{"seat":1' + "0" * 30 + "}", "A number is too long: at most 18 digits are read."),
    ],
)
def test_undecodable_input_is_explained_in_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(Invalid) as refused:
        decode(text, list[Wish] if text.startswith("[") else Wish)
    assert Texts("en").refusal(refused.value) == sentence
    for language in WHOLE_LANGUAGES[1:]:
        said = Texts(language).refusal(refused.value)
        assert "Object" not in said
        assert "Expected" not in said
        assert "{" not in said


LONG, TOO_LONG = 10**MOST_DIGITS - 1, 10**MOST_DIGITS


@pytest.mark.parametrize("sign", [1, -1])
@pytest.mark.parametrize("within", [lambda n: n, lambda n: [0, n], lambda n: {"a": [{"b": n}]}])
def test_whole_numbers_of_18_digits_are_read_and_longer_ones_are_not(within: Any, sign: int) -> None:
    assert MOST_DIGITS == 18
    text = encode(within(sign * LONG))
    assert decode(text, Any) == decode(text.decode(), Any) == within(sign * LONG)
    for too_long in (TOO_LONG, 9 * TOO_LONG):
        with pytest.raises(Invalid, match=r"number-too-long \(digits=18\)"):
            decode(encode(within(sign * too_long)), Any)


def test_digits_inside_a_string_are_not_limited() -> None:
    value = {"phone": "1" * 40, "note": "9" * 19, "numbers": [1, -LONG, LONG]}
    assert decode(encode(value), Any) == value


def test_typed_numbers_have_at_most_18_digits() -> None:
    assert convert({"seat": str(LONG)}, Wish, from_text=True) == Wish(seat=LONG)
    for typed in (str(TOO_LONG), f"-{TOO_LONG}"):
        with pytest.raises(Invalid, match="number-too-long"):
            convert({"seat": typed}, Wish, from_text=True)
    with pytest.raises(Invalid, match="number-too-long"):
        read_action(GAME, f"boast {TOO_LONG}")
    assert read_action(GAME, f"boast {LONG}") == Boast(by=LONG)


def test_an_action_is_read_from_an_object_or_from_notation() -> None:
    assert read_action(GAME, {"type": "boast", "by": 3}) == read_action(GAME, "boast 3") == Boast(by=3)
    for nonsense in ({"type": "boast", "by": "3"}, {"type": "fly"}, "boast much"):
        with pytest.raises(Invalid, match="malformed"):
            read_action(GAME, nonsense)


class UncheckedNotation(ToyGame):
    """A game whose notation is a number, parsed without a check."""

    def from_notation(self, text: str) -> Boast:
        return Boast(by=int(text))


def test_a_value_error_in_notation_is_a_refusal() -> None:
    assert read_action(UncheckedNotation(), "3") == Boast(by=3)
    with pytest.raises(Invalid, match=r"malformed .detail=much"):
        read_action(UncheckedNotation(), "much")


def test_strings_become_numbers_only_in_typed_input() -> None:
    assert convert({"seat": "1"}, Wish, from_text=True) == Wish(seat=1)
    with pytest.raises(Invalid, match="malformed"):
        convert({"seat": "1"}, Wish)


def test_the_detail_of_a_refusal_is_shortened() -> None:
    with pytest.raises(Invalid) as refused:
        decode(encode({"seat": 1, "mood": "x" * 300}), Wish)
    detail = refused.value.params["detail"]
    assert isinstance(detail, str)
    assert LONGEST_DETAIL == len(detail) == 200


@pytest.mark.parametrize(
    ("text", "why", "word", "path"),
    [
        ('{"a":{"seat":1,"mood":"sad"}}', "value", "sad", "[...].mood"),
        ('{"a":{"seat":[]}}', "kind", "int", "[...].seat"),
        ('{"a":{}}', "missing", "seat", "[...]"),
        ("{", "cut", "", None),
        ("[]", "kind", "object", None),
    ],
)
def test_a_refusal_names_what_is_wrong_and_its_path(text: str, why: str, word: str, path: str | None) -> None:
    with pytest.raises(Invalid) as refused:
        decode(text, dict[str, Wish])
    params = refused.value.params
    assert (params["why"], params["word"], params["path"]) == (why, word, path)


class Bounded(Record, frozen=True, kw_only=True):
    count: Annotated[int, Meta(ge=1, le=9)] | None = None
    name: Annotated[str, Meta(min_length=2, max_length=3)] = "Ada"
    slot: Annotated[str, Meta(pattern="^[A-F][1-6]$")] = "A1"
    key: int | str | None = None
    words: tuple[str, ...] | None = None


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('{"count":0}', "“count” must be at least 1."),
        ('{"count":10}', "“count” must be at most 9."),
        ('{"count":"x"}', "“count” must be a whole number."),
        ('{"name":"A"}', "“name” is too short: at least 2."),
        ('{"name":"Adam"}', "“name” is too long: at most 3."),
        ('{"slot":"Z9"}', "“slot” does not have the right form."),
        ('{"key":[]}', "“key” must be a whole number or a text."),
        ('{"words":5}', "“words” must be a list."),
    ],
)
def test_bounds_and_choices_are_explained_without_names_of_types(text: str, sentence: str) -> None:
    with pytest.raises(Invalid) as refused:
        decode(text, Bounded)
    assert Texts("en").refusal(refused.value) == sentence
    for language in WHOLE_LANGUAGES[1:]:
        said = Texts(language).refusal(refused.value)
        assert not re.search(r"\bint\b|\bstr\b|null|>=|<=|regex|\{", said), said


class Box(Record, frozen=True, kw_only=True):
    inside: "Box | None" = None


def test_invalid_unicode_and_deep_nesting_are_refused() -> None:
    for data in (b'"\xff"', '"\ud800"', "[" * 100_000):
        with pytest.raises(Invalid, match="malformed"):
            decode(data, Any)
    nested: dict[str, Any] = {}
    for _ in range(100_000):
        nested = {"inside": nested}
    with pytest.raises(Invalid, match="malformed"):
        convert(nested, Box)


def test_a_decoder_is_cached() -> None:
    assert decoder(Wish) is decoder(Wish)


class Angle(Record, frozen=True, kw_only=True):
    degrees: float


def test_as_read_back_equals_a_round_trip_through_json() -> None:
    whole = Angle(degrees=310)
    assert encode(whole) != encode(as_read_back(whole)) == encode(Angle(degrees=310.0))
    without_reals = Wish(seat=1)
    assert as_read_back(without_reals) is without_reals


def test_equal_values_encode_to_equal_bytes() -> None:
    assert encode({"b": 1, "a": 2}) == encode({"a": 2, "b": 1}) == b'{"a":2,"b":1}'
