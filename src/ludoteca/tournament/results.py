"""What came of the matches, a JSON line each, in a file that the next run extends."""

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from ludoteca.core import Invalid, file_trouble

from .schedule import Fixture, Table


class Forfeit(msgspec.Struct, frozen=True):
    """Why a bot lost a match that it could not be let play on."""

    seat: int
    why: str
    """`crashed`, `hung`, `nonsense` or `illegal`."""
    detail: str


class MatchResult(msgspec.Struct, frozen=True, kw_only=True):
    """A line of the results file."""

    game: str
    options: dict[str, Any]
    rules_version: int
    seed: int
    bots: tuple[str, ...]
    """By seat."""
    scores: tuple[int, ...] | None
    """By seat; nothing if the match did not come to its end."""
    places: tuple[int, ...]
    """By seat; 1 is best, equal places are shared."""
    reason: str
    """How it ended: a reason of the game, `forfeit`, or `broken-off` after the most actions allowed."""
    actions: int
    seconds: float
    forfeit: Forfeit | None = None

    @property
    def fixture(self) -> Fixture:
        """What was to be played."""
        return Fixture(self.seed, self.bots)


class ResultsFile:
    """The results on disk: those of earlier runs, and room for more."""

    def __init__(self, path: Path, table: Table) -> None:
        self.path = path
        self.earlier: dict[Fixture, MatchResult] = {}
        try:
            data = path.read_bytes() if path.exists() else b""
            # A run that was killed may have left half a line: it is played again.
            whole = data[: data.rfind(b"\n") + 1]
            self.earlier = {result.fixture: result for result in _results(path, whole.splitlines(), table)}
            if whole != data:
                os.truncate(path, len(whole))
            self._file = path.open("ab")
        except (OSError, ValueError) as error:
            raise Invalid("file-unwritable", file=str(path), why=file_trouble(error)) from error

    def add(self, result: MatchResult) -> None:
        """One more line, in the file before anything else happens."""
        self._file.write(msgspec.json.encode(result) + b"\n")
        self._file.flush()

    def close(self) -> None:
        """Nothing more will come."""
        self._file.close()


def _results(path: Path, lines: Iterable[bytes], table: Table) -> Iterable[MatchResult]:
    # As a line has it: options may hold tuples, JSON knows only lists.
    wanted = msgspec.json.decode(msgspec.json.encode((table.game, table.options)))
    for number, line in enumerate(lines, start=1):
        try:
            result = msgspec.json.decode(line, type=MatchResult)
        except msgspec.DecodeError as error:
            raise Invalid("not-results", file=str(path), line=number) from error
        if [result.game, result.options] != wanted:
            raise Invalid("results-of-another-table", file=str(path), line=number)
        yield result
