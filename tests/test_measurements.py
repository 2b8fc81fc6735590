"""Measurements: every report is shown once, with its source; no figure has a second home."""

import re
from pathlib import Path

import pytest
from bench import reports
from tools import opponents

ROOT = Path(__file__).parents[1]
PAGES = [*sorted((ROOT / "docs").rglob("*.md")), ROOT / "README.md", ROOT / "CHANGELOG.md"]
SPEED = re.compile(r"\d[\d,.]* (?:µs|moves/s|actions/s|steps/s|requests/s)")


def figures_of(page: Path) -> set[str]:
    """The speeds that a page states."""
    return set(SPEED.findall(page.read_text(encoding="utf-8")))


def test_every_report_is_shown_once() -> None:
    shown = [name for _, name, _ in reports.BLOCK.findall(reports.PAGE.read_text(encoding="utf-8"))]
    assert sorted(shown) == sorted(path.stem for path in reports.FOLDER.iterdir())


def test_every_report_names_its_release_commit_and_machine() -> None:
    for path in reports.FOLDER.iterdir():
        report = reports.read(path.stem)
        assert re.fullmatch(r"\d+\.\d+\.\d+", report.release), path
        assert re.fullmatch(r"[0-9a-f]{7,}\+?", report.commit), path
        assert re.match(r"\d+ cores, \d+ GB", report.machine), path
        assert all(len(row) == len(report.columns) for row in report.rows), path


def test_the_strength_of_the_bots_is_that_of_the_stored_matches() -> None:
    assert reports.read("strength").rows == [list(row) for row in opponents.table()]


def test_a_speed_is_stated_on_one_page_only() -> None:
    homes: dict[str, list[str]] = {}
    for page in PAGES:
        for figure in figures_of(page):
            homes.setdefault(figure, []).append(str(page.relative_to(ROOT)))
    assert {figure: pages for figure, pages in homes.items() if len(pages) > 1} == {}


def test_only_lab_notes_and_decisions_state_speeds() -> None:
    others = [page for page in PAGES if page.parent.name not in ("lab", "decisions")]
    assert {str(page.relative_to(ROOT)): figures for page in others if (figures := figures_of(page))} == {}


def test_saved_figures_appear_on_the_page_with_their_source(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "page.md"
    page.write_text("before\n<!-- figures: walks -->\nold\n<!-- end -->\nafter\n", encoding="utf-8")
    monkeypatch.setattr(reports, "PAGE", page)
    monkeypatch.setattr(reports, "ROOT", tmp_path)
    monkeypatch.setattr(reports, "FOLDER", tmp_path)
    monkeypatch.setattr(reports, "commit", lambda: "abc1234+")
    reports.save("walks", "python -m bench walks", ("walk", "µs"), [("short", 3)], ["a note"])
    text = page.read_text(encoding="utf-8")
    assert text.startswith("before\n")
    assert text.endswith("<!-- end -->\nafter\n")
    assert "old" not in text
    assert "`python -m bench walks`" in text
    assert "commit abc1234+; " in text
    assert "| walk | µs |\n| --- | --- |\n| short | 3 |\n\n- a note\n" in text
    assert reports.read("walks").notes == ["a note"]
