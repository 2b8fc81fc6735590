"""Options from records, mappings and typed words, and the refusal of wrong ones."""

from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, UnsetType
from tests.toy.rules import GAME, Options

from ludoteca.core import Invalid, Record, options_of, record_of, values_of


class Preferences(Record, frozen=True, kw_only=True):
    edition: Literal["de", "en"] = "de"
    is_loud: bool = False
    rounds: Annotated[int, Meta(ge=1, le=9)] | None = None
    words: tuple[str, ...] = ()


def refused(given: dict[str, Any], *, from_text: bool = False) -> tuple[str, dict[str, object]]:
    """The reason and the parameters with which these options are refused."""
    with pytest.raises(Invalid) as refusal:
        record_of(Preferences, given, from_text=from_text)
    return refusal.value.reason, refusal.value.params


def test_options_are_given_as_a_record_a_mapping_or_none() -> None:
    chosen = Options(goal=5)
    assert options_of(GAME, chosen) is chosen
    assert options_of(GAME, {"goal": 5}) == chosen
    assert options_of(GAME, {"type": "options", "goal": 5}) == chosen
    assert options_of(GAME, {"goal": "5"}, from_text=True) == chosen
    assert options_of(GAME, None) == options_of(GAME, {}) == Options()
    with pytest.raises(Invalid, match="malformed"):
        options_of(GAME, 5)


def test_typed_words_become_numbers_and_booleans() -> None:
    typed = {"is_loud": "true", "rounds": "7"}
    assert record_of(Preferences, typed, from_text=True) == Preferences(is_loud=True, rounds=7)
    for given in ({"is_loud": "true"}, {"rounds": "7"}):
        with pytest.raises(Invalid, match="option-value"):
            record_of(Preferences, given)
    with pytest.raises(Invalid, match="option-value"):
        options_of(GAME, {"goal": "5"})


@pytest.mark.parametrize("unknown", ["color", "zoom"])
def test_an_unknown_option_is_refused_with_the_list_of_known_ones(unknown: str) -> None:
    known = {"option": unknown, "known": "edition, is_loud, rounds, words"}
    assert refused({unknown: "red"}) == ("unknown-option", known)
    typed = {"option": unknown, "known": "edition, is-loud, rounds, words"}
    assert refused({unknown: "red"}, from_text=True) == ("unknown-option", typed)


@pytest.mark.parametrize(
    ("given", "option", "value", "values"),
    [
        ({"edition": "es"}, "edition", "es", "de, en"),
        ({"type": "preferences", "edition": "es"}, "edition", "es", "de, en"),
        ({"is_loud": 3}, "is-loud", "3", "true, false"),
        ({"rounds": 10}, "rounds", "10", "1 … 9"),
        ({"rounds": [1, "a"]}, "rounds", '[1,"a"]', "1 … 9"),
        ({"rounds": {1j}}, "rounds", '["1j"]', "1 … 9"),
    ],
)
def test_a_wrong_value_is_refused_with_the_allowed_ones(
    given: dict[str, Any], option: str, value: str, values: str
) -> None:
    assert refused(given) == ("option-value", {"option": option, "value": value, "values": values})


def test_a_wrong_value_inside_a_list_is_refused_with_its_path() -> None:
    reason, params = refused({"words": ["a", 2]})
    assert (reason, params["path"]) == ("malformed", "words[1]")
    reason, params = refused({"words": ["a", 2], "edition": "es"})
    assert (reason, params["path"]) == ("malformed", "words[1]"), "the first error is named"


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
        (bool | UnsetType, "true, false"),
        (Literal["off"] | Preferences, None),
        (tuple[int, ...], None),
        (Annotated[int, Meta(ge=2, le=5)], "2 … 5"),
        (Annotated[int, Meta(ge=0)], "≥ 0"),
        (Annotated[int, Meta(gt=0)], "> 0"),
        (Annotated[int, Meta(le=5)], "N"),
        (Annotated[int, Meta(title="a number")], "N"),
        (Annotated[str, Meta(title="a name"), Meta(extra={"values": "A1 … F6"})], "A1 … F6"),
    ],
)
def test_values_of_describes_what_may_be_typed_for_an_option(hint: Any, values: str | None) -> None:
    assert values_of(hint) == values
