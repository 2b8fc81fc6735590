"""`make play`: what it installs is enough to build the pages, and what it prints is short."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tools import client, setup

IMPORTED = re.compile(r"""(?:from|import)\s*\(?['"]((?:@[\w.-]+/)?[\w.-]+)""")
"""The package that an import of TypeScript or Svelte names; files begin with a dot or a slash."""
UV = "Downloading wood (9.1MiB)\n Downloaded wood\nPrepared 2 packages in 1s\n + glue==1\n + wood==1\n"
PIP = "Collecting glue==1\n  Downloading glue.whl (9 kB)\nCollecting wood==1\nInstalling collected\n"


def builders() -> Iterator[Path]:
    """The files that are read when the pages are built, without tests and checks of developers."""
    yield from (client.CLIENT / name for name in ("vite.config.ts", "svelte.config.js"))
    for path in (client.CLIENT / "src").rglob("*"):
        if path.suffix in {".ts", ".svelte", ".js"} and not re.search(r"\.test\.|^test", path.name):
            yield path


def test_the_pages_are_built_without_the_tools_of_developers() -> None:
    package = json.loads((client.CLIENT / "package.json").read_text(encoding="utf-8"))
    imported = {name for path in builders() for name in IMPORTED.findall(path.read_text(encoding="utf-8"))}
    assert {"vite", "svelte", "three"} <= imported
    assert imported & set(package["devDependencies"]) == set()


@pytest.mark.parametrize("said", [UV, PIP])
def test_an_installation_that_works_prints_nothing_beside_its_bar(
    said: str, capfd: pytest.CaptureFixture[str]
) -> None:
    setup.show_progress([sys.executable, "-c", f"print({said!r})"], 2)
    assert capfd.readouterr() == ("", "")


def test_an_installation_that_fails_prints_why(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(subprocess.CalledProcessError):
        setup.show_progress([sys.executable, "-c", "import sys; sys.exit('no such package: wood')"], 2)
    assert "no such package: wood" in capfd.readouterr().err


def test_the_bar_fills_as_packages_arrive(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    setup.show_progress([sys.executable, "-c", f"print({PIP!r})"], 2)
    bars = [bar.count("█") for bar in capsys.readouterr().out.split("\r") if "[" in bar]
    assert bars == [setup.BAR // 2, setup.BAR, setup.BAR]
