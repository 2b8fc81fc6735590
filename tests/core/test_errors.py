"""The two kinds of refusal, `Illegal` and `Invalid`, as strings."""

import pytest

from ludoteca.core import Illegal, Invalid, file_trouble


def test_the_string_of_a_refusal_has_rule_reason_and_parameters() -> None:
    assert str(Illegal("PAL-M1", "too-far", cost=4, points=3)) == "PAL-M1: too-far (cost=4, points=3)"
    assert str(Illegal("PAL-M9", "can-walk")) == "PAL-M9: can-walk"
    assert str(Invalid("malformed")) == "input: malformed"
    assert str(Invalid("toy-totals", "TOY-4", seats=2)) == "TOY-4: toy-totals (seats=2)"


@pytest.mark.parametrize(
    ("error", "trouble"),
    [
        (FileNotFoundError(), "missing"),
        (NotADirectoryError(), "missing"),
        (IsADirectoryError(), "folder"),
        (PermissionError(), "forbidden"),
        (UnicodeDecodeError("utf-8", b"\xff", 0, 1, "no"), "not-text"),
        (OSError("the disk is full"), "other"),
        (ValueError("a NUL in the name"), "other"),
    ],
)
def test_why_a_file_cannot_be_read(error: OSError | ValueError, trouble: str) -> None:
    assert file_trouble(error) == trouble
