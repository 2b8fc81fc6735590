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

from ludoteca.cli import COMMANDS, Parser, main
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


FENCES = re.compile(r"```(\w+)\n(.*?)```", re.DOTALL)


def blocks(page: str, language: str) -> list[str]:
    """The fenced code blocks of a page in one language."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    return [code for found, code in FENCES.findall(text) if found == language]


@pytest.mark.parametrize("page", ["bots.md", "research.md", "develop/physics.md", "play/own-box.md"])
def test_the_python_of_a_page_runs_from_top_to_bottom(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {"__name__": "__main__"}
    for code in blocks(page, "python"):
        exec(compile(code, page, "exec"), names)
    assert capsys.readouterr().out


@pytest.mark.parametrize("page", ["tournaments.md", "review.md"])
def test_the_python_of_a_page_runs_as_a_script(page: str, tmp_path: Path) -> None:
    """In a file of its own, which worker processes import."""
    script = tmp_path / "script.py"
    script.write_text("\n\n".join(blocks(page, "python")), encoding="utf-8")
    ran = subprocess.run([sys.executable, script], cwd=tmp_path, capture_output=True, text=True)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout


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


COMMAND = re.compile(r"(?:^|[\s`\"/])ludoteca ([a-z]+\b[^`\n#]*)", re.MULTILINE)


def commands(page: Path) -> list[str]:
    """The commands of `ludoteca` on a page, in code and in sentences, without those cut short by `…`."""
    text = page.read_text(encoding="utf-8")
    shown = [code for language, code in FENCES.findall(text) if language in ("sh", "cron")]
    shown += re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", text, flags=re.DOTALL))
    found = [command for code in shown for command in COMMAND.findall(code)]
    return [re.sub(r"\$\(.*?\)", "NOW", command) for command in found if "…" not in command]


@pytest.mark.parametrize("page", [page for page in PAGES if commands(page)], ids=lambda path: path.name)
def test_the_command_line_parses_the_commands_of_a_page(page: Path) -> None:
    for command in commands(page):
        verb, *words = shlex.split(command)
        assert verb in COMMANDS, command
        parser = Parser(prog=f"ludoteca {verb}")
        import_module(f"ludoteca.cli.{verb.replace('-', '_')}").configure(parser)
        if not words:  # a sentence names the command
            continue
        arguments, options = parser.parse_known_args(words)
        assert not options or arguments.takes_options, command


def test_host_pages_and_the_readme_are_short() -> None:
    long = {
        page.name: lines
        for page in PAGES
        if page.parent.name == "host" or page.name == "README.md"
        if (lines := page.read_text(encoding="utf-8").count("\n")) > (90 if page.name == "README.md" else 150)
    }
    assert long == {}


def test_the_file_and_the_commands_of_your_own_box_do_what_the_page_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for number, text in enumerate(blocks("play/own-box.md", "toml")):
        (tmp_path / f"{number}.toml").write_text(text, "utf-8")
        assert main(["table", "check", f"{number}.toml"]) == 0
    capsys.readouterr()
    for part in "".join(blocks("play/own-box.md", "console")).split("$ ludoteca ")[1:]:
        command, _, said = part.partition("\n")
        words, _, file = command.partition(" > ")
        assert main(shlex.split(words)) == 0
        output = capsys.readouterr().out
        if file:
            Path(file).write_text(output, "utf-8")
        else:
            assert " ".join(output.split()) == " ".join(said.split())


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
