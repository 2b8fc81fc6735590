"""The command line for tests."""

import io

import pytest

from ludoteca.cli import main


class Terminal:
    """Runs a command with these typed lines as input, and returns exit code, output and errors."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys

    def __call__(self, command: str, *typed: str) -> tuple[int, str, str]:
        self._monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        try:
            code = main(command.split())
        except SystemExit as stop:
            code = int(stop.code or 0)
        printed = self._capsys.readouterr()
        return code, printed.out, printed.err
