"""What a table chooses: from records, mappings and typed words, and what is said of the rest."""

from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta
from tests.toy.rules import GAME, Options

from ludoteca.core import Invalid, Record, options_of, record_of, values_of


class Wishes(Record, frozen=True, kw_only=True):
    edition: Literal["de", "en"] = "de"
    is_loud: bool = False
    rounds: Annotated[int, Meta(ge=1, le=9)] | None = None
    words: tuple[str, ...] = ()


def refused(given: dict[str, Any], *, from_text: bool = False) -> tuple[str, dict[str, object]]:
    with pytest.raises(Invalid) as refusal:
        record_of(Wishes, given, from_text=from_text)
    return refusal.value.reason, refusal.value.params


def test_options_come_as_a_record_a_mapping_or_nothing() -> None:
    chosen = Options(goal=5)
    assert options_of(GAME, chosen) is chosen
    assert options_of(GAME, {"goal": 5}) == chosen
    assert options_of(GAME, {"type": "options", "goal": 5}) == chosen
    assert options_of(GAME, {"goal": "5"}, from_text=True) == chosen
    assert options_of(GAME, None) == options_of(GAME, {}) == Options()
    with pytest.raises(Invalid, match="malformed"):
        options_of(GAME, 5)


def test_what_was_typed_becomes_numbers_and_switches() -> None:
    typed = {"is_loud": "true", "rounds": "7"}
    assert record_of(Wishes, typed, from_text=True) == Wishes(is_loud=True, rounds=7)
    for given in ({"is_loud": "true"}, {"rounds": "7"}):
        with pytest.raises(Invalid, match="option-value"):
            record_of(Wishes, given)
    with pytest.raises(Invalid, match="option-value"):
        options_of(GAME, {"goal": "5"})


@pytest.mark.parametrize("unknown", ["color", "zoom"])
def test_an_unknown_option_is_named_with_those_that_are_known(unknown: str) -> None:
    known = {"option": unknown, "known": "edition, is_loud, rounds, words"}
    assert refused({unknown: "red"}) == ("unknown-option", known)
    typed = {"option": unknown, "known": "edition, is-loud, rounds, words"}
    assert refused({unknown: "red"}, from_text=True) == ("unknown-option", typed)


@pytest.mark.parametrize(
    ("given", "option", "value", "values"),
    [
        ({"edition": "es"}, "edition", "es", "de, en"),
        ({"type": "wishes", "edition": "es"}, "edition", "es", "de, en"),
        ({"is_loud": 3}, "is-loud", "3", "true, false"),
        ({"rounds": 10}, "rounds", "10", "1 … 9"),
        ({"rounds": [1, "a"]}, "rounds", '[1,"a"]', "1 … 9"),
        ({"rounds": {1j}}, "rounds", '["1j"]', "1 … 9"),
    ],
)
def test_a_value_that_cannot_be_is_said_beside_those_that_can(
    given: dict[str, Any], option: str, value: str, values: str
) -> None:
    assert refused(given) == ("option-value", {"option": option, "value": value, "values": values})


def test_of_a_document_the_decoder_says_where_it_is_wrong() -> None:
    reason, params = refused({"words": ["a", 2]})
    assert (reason, params["path"]) == ("malformed", "words[1]")
    reason, params = refused({"words": ["a", 2], "edition": "es"})
    assert (reason, params["path"]) == ("malformed", "words[1]"), "the first that is wrong is said"


@pytest.mark.parametrize(
    ("hint", "values"),
    [
        (bool, "true, false"),
        (int, "N"),
        (float, "N"),
        (str, "TEXT"),
        (dict, None),
        (Literal["de", "en", 3], "de, en, 3"),
        (Literal["off"] | int, "off, N"),
        (Literal["off"] | int | None, "off, N"),
        (Literal["off"] | Wishes, None),
        (tuple[int, ...], None),
        (Annotated[int, Meta(ge=2, le=5)], "2 … 5"),
        (Annotated[int, Meta(ge=0)], "≥ 0"),
        (Annotated[int, Meta(gt=0)], "> 0"),
        (Annotated[int, Meta(le=5)], "N"),
        (Annotated[int, Meta(title="a number")], "N"),
        (Annotated[str, Meta(title="a name"), Meta(extra={"values": "A1 … F6"})], "A1 … F6"),
    ],
)
def test_what_may_be_typed_for_an_option(hint: Any, values: str | None) -> None:
    assert values_of(hint) == values
