"""The words that docs/glossary.md replaces are not used, and the tool that looks for them finds them."""

from pathlib import Path

from tools import words

ROOT = Path(__file__).parents[1]


def test_code_and_documents_use_the_words_of_the_glossary() -> None:
    places = [ROOT / place for place in words.PLACES]
    found = [str(finding) for path in words.files_in(places) for finding in words.findings_in(path)]
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


def test_documents_are_searched_outside_code_and_the_list_of_words(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "# The door for research\n\n```sh\nwhoever\n```\n\nIt stands in `rules.py`.\n\n"
        "## Words we do not use\n\nsomebody\n",
        encoding="utf-8",
    )
    assert [(finding.line, finding.word) for finding in words.findings_in(page)] == [
        (1, "The door for"),
        (7, "stands in"),
    ]


def test_documents_are_among_the_searched_files() -> None:
    found = set(words.files_in([ROOT / place for place in words.PLACES]))
    assert {ROOT / "README.md", ROOT / "SECURITY.md", ROOT / "docs" / "host" / "email.md"} <= found
    assert ROOT / "docs" / "rules" / "palermo.md" not in found


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
