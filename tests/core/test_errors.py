"""The two kinds of refusal, `Illegal` and `Invalid`, as strings."""

import pickle

import pytest

from ludoteca.core import Derivation, Illegal, Invalid, file_trouble


def test_the_string_of_a_refusal_is_a_sentence_with_rule_reason_and_parameters() -> None:
    assert (
        str(Illegal("PAL-M1", "too-far", cell="g7", cost=4, points=3))
        == "g7 costs 4 points, and you have only 3. [PAL-M1: too-far (cell=g7, cost=4, points=3)]"
    )
    assert str(Illegal("GEN-T1", "roll-due")) == "You still have to roll. [GEN-T1: roll-due]"
    assert str(Invalid("malformed", detail="x")) == "That cannot be read: x. [input: malformed (detail=x)]"
    assert str(Invalid("no-such-reason", "XYZ-4")) == "no-such-reason [XYZ-4: no-such-reason]"


def test_a_refusal_survives_pickling() -> None:
    total = Derivation(of="total", total=3, terms=())
    for refusal in (Illegal("PAL-M1", "too-far", total, cost=4), Invalid("malformed", detail="x")):
        again = pickle.loads(pickle.dumps(refusal))
        assert type(again) is type(refusal)
        assert vars(again) == vars(refusal)


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
