"""The results of a tournament, and the file of JSON lines that the next run extends."""

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from ludoteca.core import Invalid, file_trouble

from .schedule import Fixture, Table


class Forfeit(msgspec.Struct, frozen=True):
    """Why a bot lost a match without playing it to the end."""

    seat: int
    why: str
    """`crashed`, `hung`, `nonsense` or `illegal`."""
    detail: str


BROKEN_OFF = "broken-off"
"""The reason of a match that was broken off after `most_actions`."""


class MatchResult(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a match: a line of the results file."""

    game: str
    options: dict[str, Any]
    rules_version: int
    seed: int
    bots: tuple[str, ...]
    """By seat."""
    hashes: tuple[str, ...] = ()
    """By seat: the hash of the code of each bot; empty if it was not asked for."""
    scores: tuple[int, ...] | None
    """By seat; None if the match was not played to its end."""
    places: tuple[int, ...]
    """By seat; 1 is best, equal places are shared."""
    reason: str
    """Why it ended: a reason of the game, `forfeit`, or BROKEN_OFF."""
    actions: int
    seconds: float
    forfeit: Forfeit | None = None

    @property
    def fixture(self) -> Fixture:
        """The fixture of the match."""
        return Fixture(self.seed, self.bots)


class ResultsFile:
    """A file of results: has those of earlier runs that still count, and takes new ones.

    Results of a bot whose code has changed stay in the file and do not count.
    """

    def __init__(self, path: Path, table: Table) -> None:
        self.path = path
        self.earlier: dict[Fixture, MatchResult] = {}
        try:
            data = path.read_bytes() if path.exists() else b""
            last = data[data.rfind(b"\n") + 1 :]
            whole = data.removesuffix(last) if last and _is_half_a_line(last) else data
            self.earlier = {result.fixture: result for result in _results(path, whole.splitlines(), table)}
            if whole != data:
                os.truncate(path, len(whole))
            self._file = path.open("ab")
            if whole and not whole.endswith(b"\n"):  # an editor left the end out
                self._file.write(b"\n")
        except (OSError, ValueError) as error:
            raise Invalid("file-unwritable", file=str(path), why=file_trouble(error)) from error

    def add(self, result: MatchResult) -> None:
        """Append a result, and flush it to the file."""
        self._file.write(msgspec.json.encode(result) + b"\n")
        self._file.flush()

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def _is_half_a_line(data: bytes) -> bool:
    """Whether a killed run left this: the match is played again, and the half line is cut off."""
    beginning = b'{"game":'
    try:
        msgspec.json.decode(data)
    except msgspec.DecodeError:
        return data.startswith(beginning) or beginning.startswith(data)
    return False


def read_results(path: Path, table: Table) -> list[MatchResult]:
    """All results of a file, in their order; raises Invalid for a file of anything else."""
    try:
        return list(_results(path, path.read_bytes().splitlines(), table))
    except OSError as error:
        raise Invalid("file-unreadable", file=str(path), why=file_trouble(error)) from error


def _results(path: Path, lines: Iterable[bytes], table: Table) -> Iterable[MatchResult]:
    # As in the file: options may hold tuples, which JSON turns into lists.
    wanted = msgspec.json.decode(msgspec.json.encode((table.game, table.options)))
    for number, line in enumerate(lines, start=1):
        try:
            result = msgspec.json.decode(line, type=MatchResult)
        except msgspec.DecodeError as error:
            raise Invalid("not-results", file=str(path), line=number) from error
        if [result.game, result.options] != wanted:
            raise Invalid("results-of-another-table", file=str(path), line=number)
        if all(
            table.hashes.get(bot, code) == code for bot, code in zip(result.bots, result.hashes, strict=False)
        ):
            yield result
