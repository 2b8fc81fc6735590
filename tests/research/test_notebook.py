"""The notebook of the examples: every cell runs, one after the other."""

import json
from pathlib import Path

import pytest

NOTEBOOK = Path(__file__).parents[2] / "examples" / "first_steps.ipynb"


def test_every_cell_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    cells = json.loads(NOTEBOOK.read_text("utf-8"))["cells"]
    sources = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    assert len(sources) >= 5
    names: dict[str, object] = {"__name__": "__main__"}
    for source in sources:
        exec(compile(source, str(NOTEBOOK), "exec"), names)
        assert capsys.readouterr().out, f"this cell says nothing:\n{source}"
