"""Games of other packages, as an installer would have put them beside ours."""

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from ludoteca import games
from ludoteca.bots import levels
from ludoteca.research import encodings

NIM = Path(__file__).parents[1] / "examples" / "nim" / "ludoteca_nim"


@contextmanager
def shelf(monkeypatch: pytest.MonkeyPatch, *folders: Path) -> Iterator[None]:
    """The games of packages in these folders stand beside the real ones."""
    for folder in folders:
        monkeypatch.syspath_prepend(folder)
    _look_again()
    yield
    _look_again()


def _look_again() -> None:
    for kept in (games._guests, games._look_for, levels._levels_in, encodings.encoding_of):
        kept.cache_clear()


def nim_sources() -> dict[str, str]:
    """The files of the small example, by their paths in its package."""
    paths = (path for path in NIM.rglob("*") if path.suffix in (".py", ".ftl", ".md"))
    return {str(path.relative_to(NIM)): path.read_text(encoding="utf-8") for path in paths}


def install(folder: Path, key: str, files: Mapping[str, str], entry: str = "GAME") -> None:
    """Put a package on a shelf, with the entry point that names its game."""
    package = f"guest_{key}"
    for name, source in files.items():
        path = folder / package / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source, encoding="utf-8")
    info = folder / f"{package}-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[ludoteca.games]\n{key} = {package}:{entry}\n")


def forget(folder: Path) -> None:
    """What was imported from a folder that is going to be gone."""
    for name in [name for name in sys.modules if name.startswith("guest_")]:
        file = getattr(sys.modules[name], "__file__", None)
        if file is None or Path(file).is_relative_to(folder):
            del sys.modules[name]
