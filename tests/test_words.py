"""The words that docs/glossary.md replaces are not used, and the tool that looks for them finds them."""

from pathlib import Path

from tools import words

ROOT = Path(__file__).parents[1]


def test_code_uses_the_words_of_the_glossary() -> None:
    places = [ROOT / place for place in words.PLACES]
    found = [str(finding) for path in words.python_files(places) for finding in words.findings_in(path)]
    assert found == []


def test_comments_docstrings_and_names_are_searched(tmp_path: Path) -> None:
    file = tmp_path / "example.py"
    file.write_text(
        '"""Tells somebody."""\n\n\ndef whoever_waits():\n    return 1  # so many\n', encoding="utf-8"
    )
    assert [(finding.line, finding.word) for finding in words.findings_in(file)] == [
        (4, "whoever"),
        (5, "so many"),
        (1, "somebody"),
    ]


def test_the_glossary_lists_the_words_that_are_searched() -> None:
    listed = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8").split("## Words we do not use")[1]
    for word in (
        "whoever",
        "somebody",
        "nobody",
        "so many",
        "is told",
        "letters",
        "rations",
        "come in",
        "look back",
    ):
        assert word in listed
