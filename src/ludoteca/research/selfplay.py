"""Matches of bots as data: a row for each decision with observation, action and result."""

from pathlib import Path
from typing import IO, Any

import msgspec

from ludoteca.core import Invalid, file_trouble, options_of
from ludoteca.tournament import MatchResult
from ludoteca.tournament.schedule import Fixture
from ludoteca.tournament.worker import TournamentWorker

from .encodings import encoding_of

ROWS_AT_ONCE = 2_000
"""The rows of a group in a Parquet file."""


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """A decision of a match; `docs/data.md` describes the fields."""

    game: str
    rules_version: int
    encoding_version: int
    seed: int
    seats: int
    step: int
    seat: int
    bot: str
    action: str
    numbers: list[int] | None
    legal: list[int]
    observation: list[float]
    place: int
    score: int | None
    value: float


class SelfplayWorker(TournamentWorker):
    """Plays the matches of a tournament and gathers a row for each decision."""

    def play(self, fixture: Fixture) -> MatchResult:
        """Play a match and keep its decisions until it is over."""
        encoding = encoding_of(self.table.game)
        self._encoding = encoding.fitted(options_of(encoding.game, self.table.options))
        self._seen: list[tuple[int, str, list[int] | None, list[int], list[float]]] = []
        return super().play(fixture)

    def watch(self, state: Any, seat: int, action: Any) -> None:
        """Keep the observation and the action of a seat."""
        encoding = self._encoding
        self._seen.append(
            (
                seat,
                msgspec.json.encode(action).decode(),
                encoding.numbers(state, seat, action),
                encoding.legal(state, seat),
                encoding.observation(state, seat).round(4).tolist(),
            )
        )

    def gathered(self, result: MatchResult) -> list[Row]:
        """The rows of a finished match; none for a forfeited one."""
        if result.forfeit is not None:
            return []
        seats = len(result.bots)
        winners = result.places.count(1)
        info = self.game.info
        return [
            Row(
                game=info.key,
                rules_version=info.rules_version,
                encoding_version=self._encoding.version,
                seed=result.seed,
                seats=seats,
                step=step,
                seat=seat,
                bot=result.bots[seat],
                action=action,
                numbers=numbers,
                legal=legal,
                observation=observation,
                place=result.places[seat],
                score=None if result.scores is None else result.scores[seat],
                value=(seats * (result.places[seat] == 1) / winners - 1) / (seats - 1),
            )
            for step, (seat, action, numbers, legal, observation) in enumerate(self._seen)
        ]


class RowsFile:
    """Writes rows to a file of JSON lines or Parquet, by its suffix."""

    def __init__(self, path: Path) -> None:
        if path.suffix not in (".jsonl", ".parquet"):
            raise Invalid("unknown-data", suffix=path.suffix)
        self._rows: list[dict[str, Any]] = []
        self._writer: Any = None
        self._file: IO[bytes] | None = None
        try:
            if path.suffix == ".jsonl":
                self._file = path.open("wb")
            else:
                self._writer = _parquet(path)
        except OSError as error:
            raise Invalid("file-unwritable", file=str(path), why=file_trouble(error)) from error
        self.count = 0

    def add(self, match: int, rows: list[Row]) -> None:
        """Write the rows of the match with this number."""
        self.count += len(rows)
        numbered = [{"match": match, **msgspec.structs.asdict(row)} for row in rows]
        if self._file is not None:
            self._file.writelines(msgspec.json.encode(row) + b"\n" for row in numbered)
            return
        self._rows += numbered
        if len(self._rows) >= ROWS_AT_ONCE:
            self._write()

    def _write(self) -> None:
        import pyarrow as pa

        self._writer.write_table(pa.Table.from_pylist(self._rows, schema=self._writer.schema))
        self._rows = []

    def close(self) -> None:
        """Write what is left and close the file."""
        if self._file is not None:
            self._file.close()
        else:
            if self._rows:
                self._write()
            self._writer.close()


def _parquet(path: Path) -> Any:
    import pyarrow as pa
    import pyarrow.parquet as pq

    schema = pa.schema(
        {
            "match": pa.int32(),
            "game": pa.string(),
            "rules_version": pa.int16(),
            "encoding_version": pa.int16(),
            "seed": pa.int64(),
            "seats": pa.int8(),
            "step": pa.int32(),
            "seat": pa.int8(),
            "bot": pa.string(),
            "action": pa.string(),
            "numbers": pa.list_(pa.int32()),
            "legal": pa.list_(pa.int32()),
            "observation": pa.list_(pa.float32()),
            "place": pa.int8(),
            "score": pa.int32(),
            "value": pa.float32(),
        }
    )
    return pq.ParquetWriter(path, schema, compression="zstd")
