"""The command `ludoteca selfplay` and the files it writes."""

import json
from pathlib import Path

import pyarrow.parquet as pq
import pytest
from tests.cli.terminals import Terminal

from ludoteca.research import encoding_of

COMMAND = (
    "selfplay palanche --bots uniform,tests.bad_bots:First --length rounds:2 --matches 2 --workers 1 --out"
)


def test_parquet_and_jsonl_have_the_same_rows(terminal: Terminal, tmp_path: Path) -> None:
    parquet, lines = tmp_path / "data.parquet", tmp_path / "data.jsonl"
    for file in (parquet, lines):
        code, said, _ = terminal(f"{COMMAND} {file}")
        assert code == 0
        assert f"decisions of 2 matches in {file}." in said
    rows = [json.loads(line) for line in lines.read_text(encoding="utf-8").splitlines()]
    table = pq.read_table(parquet).to_pylist()
    assert len(rows) == len(table)
    encoding = encoding_of("palanche")
    width, size = encoding.width(2), encoding.size
    versions = encoding.game.info.rules_version, encoding.version
    for row, other in zip(rows, table, strict=True):
        assert row.keys() == other.keys()
        assert row["observation"] == pytest.approx(other["observation"])
        assert len(row["observation"]) == width
        assert {k: v for k, v in row.items() if k not in ("observation", "value")} == {
            k: v for k, v in other.items() if k not in ("observation", "value")
        }
        assert row["numbers"] is None or row["numbers"][0] in row["legal"]
        assert max(row["legal"]) < size
        assert (row["game"], row["rules_version"], row["encoding_version"]) == ("palanche", *versions)
    assert {row["match"] for row in rows} == {0, 1}
    last = {(row["match"], row["seat"]): row for row in rows}
    for match in range(2):
        assert sum(row["value"] for (number, _), row in last.items() if number == match) == pytest.approx(0)


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("palanche --bots uniform,tests.bad_bots:First --out x.csv", ".parquet or .jsonl"),
        ("palanche --bots uniform,tests.bad_bots:First --out /nowhere/x.jsonl", "/nowhere/x.jsonl"),
        ("palanche --bots uniform --out x.jsonl", "two bots"),
    ],
)
def test_a_wrong_argument_is_refused_in_one_sentence(terminal: Terminal, command: str, said: str) -> None:
    code, out, err = terminal(f"selfplay {command}")
    assert (code, out) == (2, "")
    assert said in err
