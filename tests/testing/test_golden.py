from pathlib import Path

import pytest

from ludoteca.core import Invalid
from ludoteca.testing import golden

GOLDENS = sorted((Path(__file__).parents[1] / "golden").rglob("*.txt"))


@pytest.mark.parametrize("path", GOLDENS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_plays_as_recorded(path: Path) -> None:
    """A golden plays as recorded; after an intended change run `make goldens` and read the difference."""
    text = path.read_text(encoding="utf-8")
    assert golden.run(text) == text


def test_the_head_of_a_golden_is_parsed() -> None:
    parsed = golden.parse(
        '# why\ngame: toy   seats: 2   covers: A-1 A-2\nscript: {"die":\n  [1]}\n> 0 roll\n= x\n'
    )
    assert parsed.head == {"game": "toy", "seats": "2", "covers": "A-1 A-2", "script": '{"die":[1]}'}
    assert parsed.covers == ("A-1", "A-2")
    assert parsed.inputs == ("> 0 roll",)


def test_a_golden_without_a_head_is_refused() -> None:
    with pytest.raises(Invalid, match="golden-head"):
        golden.parse("just words\n> 0 roll\n")
