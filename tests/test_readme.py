"""The README: its Python runs, its commands exist."""

import re
import shlex
from pathlib import Path

import pytest

from ludoteca.cli import COMMANDS, main

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PYTHON = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
SHELL = [line for block in re.findall(r"```sh\n(.*?)```", README, re.DOTALL) for line in block.splitlines()]
COMMANDS_SHOWN = SHELL + re.findall(r"`((?:make|\.venv/bin/\w+|python -m) [^`]+)`", README)


def test_the_readme_shows_a_small_moving_picture() -> None:
    (name,) = re.findall(r"!\[[^\]]+\]\((docs/pictures/[\w-]+\.webp)\)", README)
    picture = (ROOT / name).read_bytes()
    assert (picture[:4], picture[8:12]) == (b"RIFF", b"WEBP")
    assert picture.count(b"ANMF") > 10  # one for each picture of the animation
    assert len(picture) < 600_000


@pytest.mark.parametrize("code", PYTHON)
def test_the_python_of_the_readme_runs(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code, "README.md", "exec"), {"__name__": "__main__"})
    assert capsys.readouterr().out


@pytest.mark.parametrize("line", COMMANDS_SHOWN)
def test_the_commands_of_the_readme_exist(line: str) -> None:
    match shlex.split(line):
        case ["make", verb, *_]:
            assert re.search(rf"^{verb}:", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
        case [".venv/bin/ludoteca", verb, *_]:
            assert verb in COMMANDS
        case ["python", "-m", module]:
            assert (ROOT / f"{module.replace('.', '/')}.py").is_file()
        case other:
            assert other == [".venv/bin/python", "hasty.py"]


def test_the_match_of_the_readme_is_played() -> None:
    (line,) = [line for line in COMMANDS_SHOWN if "ludoteca play" in line]
    assert main([*shlex.split(line)[1:], "--all-bots", "--seed", "1"]) == 0


def test_the_tournament_of_the_readme_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (bot,) = [code for code in PYTHON if "class Hasty" in code]
    (tmp_path / "hasty.py").write_text(bot, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    (line,) = [line for line in SHELL if " tournament " in line]
    assert main([*shlex.split(line)[1:], "--matches", "2", "--workers", "1"]) == 0
    assert "hasty.py:Hasty" in capsys.readouterr().out
