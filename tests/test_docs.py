"""Docs are checked: generated pages are fresh, links lead somewhere, transcripts are true."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tools import docs

from ludoteca.engine import Engine

ROOT = Path(__file__).parents[1]
PAGES = [*sorted((ROOT / "docs").rglob("*.md")), ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
LINK = re.compile(r"\[[^\]]*\]\(([^)#\s]+)(?:#[^)]*)?\)")


def test_generated_pages_are_fresh() -> None:
    assert [str(path.relative_to(ROOT)) for path in docs.stale()] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.name)
def test_links_lead_somewhere(page: Path) -> None:
    links = [link for link in LINK.findall(page.read_text(encoding="utf-8")) if "://" not in link]
    assert [link for link in links if not (page.parent / link).exists()] == []


def transcript() -> list[tuple[str, str]]:
    page = (ROOT / "docs" / "engine.md").read_text(encoding="utf-8")
    block = re.search(r"```transcript\n(.*?)```", page, re.DOTALL)
    assert block
    lines = block[1].splitlines()
    return [
        (asked.removeprefix("> "), said.removeprefix("< "))
        for asked, said in zip(lines[::2], lines[1::2], strict=True)
    ]


def contains(answer: Any, expected: Any) -> bool:
    """Whether the answer holds what the page shows; `"…"` is anything."""
    if expected == "…":
        return True
    if isinstance(expected, dict):
        return isinstance(answer, dict) and all(
            key in answer and contains(answer[key], value) for key, value in expected.items()
        )
    if isinstance(expected, list):
        return len(answer) == len(expected) and all(map(contains, answer, expected))
    return bool(answer == expected)


def test_the_transcript_of_the_engine_is_true() -> None:
    engine = Engine()
    for asked, said in transcript():
        answer = msgspec.json.decode(engine.answer(asked.encode()))
        assert contains(answer, msgspec.json.decode(said)), f"{asked}\n{answer}"
