"""Whether a changed line is noticed is asked only of tests that pass without the change."""

from pathlib import Path

import pytest
from tools.mutation import Target, require_passed


def test_tests_that_fail_anyway_notice_nothing(tmp_path: Path) -> None:
    (tmp_path / "test_whole.py").write_text("def test_it(): assert True\n")
    (tmp_path / "test_broken.py").write_text("def test_it(): assert False\n")
    whole, broken = (Target(name, "", (f"test_{name}.py",)) for name in ("whole", "broken"))
    require_passed((whole,), tmp_path)
    with pytest.raises(SystemExit, match="the tests of broken do not pass"):
        require_passed((whole, broken), tmp_path)
