"""The documentation: generated pages are up to date, links resolve, code and transcripts run."""

import os
import re
import shlex
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tools import docs

from ludoteca.cli import Parser
from ludoteca.engine import Engine

ROOT = Path(__file__).parents[1]
PAGES = [*sorted((ROOT / "docs").rglob("*.md")), ROOT / "README.md", ROOT / "CONTRIBUTING.md"]
LINK = re.compile(r"\[[^\]]*\]\(([^)#\s]+)(?:#[^)]*)?\)")


def test_generated_pages_are_up_to_date() -> None:
    assert [str(path.relative_to(ROOT)) for path in docs.stale()] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.name)
def test_links_between_pages_resolve(page: Path) -> None:
    links = [link for link in LINK.findall(page.read_text(encoding="utf-8")) if "://" not in link]
    assert [link for link in links if not (page.parent / link).exists()] == []


TUTORIALS = (
    "review.md",
    "bots.md",
    "tournaments.md",
    "research.md",
    "data.md",
    "cluster.md",
    "add-a-game.md",
)
FENCES = re.compile(r"```(\w+)\n(.*?)```", re.DOTALL)


def blocks(page: str, language: str) -> list[str]:
    """The fenced code blocks of a page in one language."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    return [code for found, code in FENCES.findall(text) if found == language]


@pytest.mark.parametrize(
    "page", ["bots.md", "tournaments.md", "research.md", "review.md", "develop/physics.md"]
)
def test_the_python_of_a_page_runs_from_top_to_bottom(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {"__name__": "tutorial"}
    for code in blocks(page, "python"):
        exec(compile(code, page, "exec"), names)
    assert capsys.readouterr().out


def test_the_page_about_adding_a_game_quotes_the_files_of_nim() -> None:
    nim = ROOT / "examples" / "nim"
    shown = {
        language: blocks("add-a-game.md", language) for language in ("python", "ftl", "markdown", "toml")
    }
    files = (
        "ludoteca_nim/__init__.py",
        "ludoteca_nim/texts/en.ftl",
        "ludoteca_nim/help/en.md",
        "pyproject.toml",
    )
    for language, file in zip(shown, files, strict=True):
        assert shown[language][0] == (nim / file).read_text(encoding="utf-8")


def test_the_page_about_adding_a_game_quotes_the_front_of_liars_dice() -> None:
    front = ROOT / "examples" / "liars_dice" / "ludoteca_liars_dice" / "client" / "index.js"
    assert blocks("add-a-game.md", "js")[-1] in front.read_text(encoding="utf-8")


@pytest.mark.parametrize("page", TUTORIALS)
def test_the_command_line_parses_the_commands_of_a_page(page: str) -> None:
    for line in "".join(blocks(page, "sh")).splitlines():
        program, verb, *words = shlex.split(line)
        if program != "ludoteca":
            continue
        parser = Parser(prog=f"ludoteca {verb}")
        import_module(f"ludoteca.cli.{verb}").configure(parser)
        arguments, options = parser.parse_known_args(words)
        assert not options or arguments.takes_options, line


def pytest_commands(page: Path) -> list[str]:
    """The pytest commands of a page, in code blocks and in tables."""
    return re.findall(r"\.venv/bin/pytest [^`\n]+", page.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "page", [page for page in PAGES if pytest_commands(page)], ids=lambda path: path.name
)
def test_the_test_commands_of_a_page_name_files_with_tests(page: Path) -> None:
    for command in pytest_commands(page):
        for path in [ROOT / word for word in shlex.split(command) if word.startswith("tests/")]:
            assert (path.name.startswith("test_") and path.is_file()) or list(path.rglob("test_*.py")), (
                command
            )


def test_mkdocs_builds_the_site_without_a_broken_link(tmp_path: Path) -> None:
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1", "PYTHONPATH": str(ROOT)}
    built = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir", f"{tmp_path}/site"],
        cwd=ROOT, env=environment, capture_output=True, text=True,
    )  # fmt: skip
    assert built.returncode == 0, built.stderr
    reference = (tmp_path / "site" / "reference" / "index.html").read_text(encoding="utf-8")
    assert "Let bots play one match" in reference


def transcript() -> list[tuple[str, str]]:
    """The requests and answers that the page about the engine shows."""
    page = (ROOT / "docs" / "engine.md").read_text(encoding="utf-8")
    block = re.search(r"```transcript\n(.*?)```", page, re.DOTALL)
    assert block
    lines = block[1].splitlines()
    return [
        (asked.removeprefix("> "), said.removeprefix("< "))
        for asked, said in zip(lines[::2], lines[1::2], strict=True)
    ]


def contains(answer: Any, expected: Any) -> bool:
    """Whether the answer holds what the page shows; `"…"` matches anything."""
    if expected == "…":
        return True
    if isinstance(expected, dict):
        return isinstance(answer, dict) and all(
            key in answer and contains(answer[key], value) for key, value in expected.items()
        )
    if isinstance(expected, list):
        return len(answer) == len(expected) and all(map(contains, answer, expected))
    return bool(answer == expected)


def test_the_engine_answers_as_its_page_shows() -> None:
    engine = Engine()
    for asked, said in transcript():
        answer = msgspec.json.decode(engine.answer(asked.encode()))
        assert contains(answer, msgspec.json.decode(said)), f"{asked}\n{answer}"
