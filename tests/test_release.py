"""The released package: the wheel in an empty environment, started without arguments."""

import subprocess
import sys
from pathlib import Path

from tools import release

from ludoteca import __version__


def test_the_installed_wheel_opens_a_match_in_the_browser(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path / "dist")]
    subprocess.run(build, cwd=release.ROOT, check=True, capture_output=True)
    (wheel,) = (tmp_path / "dist").glob("*.whl")
    assert __version__ in wheel.name
    program = release.install_with_pip(wheel, tmp_path / "venv")
    assert release.try_to_open([str(program)]) is None
    examples = program.parents[1] / "share" / "ludoteca" / "examples"
    service = (examples / "ludoteca.service").read_text(encoding="utf-8")
    assert service == (release.ROOT / "examples" / "ludoteca.service").read_text(encoding="utf-8")


def test_the_release_check_fails_for_a_program_that_opens_no_page(tmp_path: Path) -> None:
    with release.opened_pages(tmp_path, [sys.executable, "-c", "pass"]) as address:
        assert address is None


def test_the_version_is_the_same_everywhere() -> None:
    assert release.has_one_version() is None
    assert f"## [{__version__}] - " in (release.ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
