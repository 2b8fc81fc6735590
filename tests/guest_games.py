"""Guest games for tests: packages with entry points, as an installer would leave them."""

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
def installed(monkeypatch: pytest.MonkeyPatch, *folders: Path) -> Iterator[None]:
    """Make the packages in these folders importable and their games known, until the block ends."""
    for folder in folders:
        monkeypatch.syspath_prepend(folder)
    _clear_caches()
    yield
    _clear_caches()


def _clear_caches() -> None:
    for cached in (games._guests, games._look_for, levels._levels_in, encodings.encoding_of):
        cached.cache_clear()


def nim_sources() -> dict[str, str]:
    """The files of the example game Nim, by their paths in its package."""
    paths = (path for path in NIM.rglob("*") if path.suffix in (".py", ".ftl", ".md"))
    return {str(path.relative_to(NIM)): path.read_text(encoding="utf-8") for path in paths}


def install(folder: Path, key: str, files: Mapping[str, str], entry: str = "GAME") -> None:
    """Write a package into a folder, with the entry point that names its game."""
    package = f"guest_{key}"
    for name, source in files.items():
        path = folder / package / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source, encoding="utf-8")
    info = folder / f"{package}-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[ludoteca.games]\n{key} = {package}:{entry}\n")


def unload(folder: Path) -> None:
    """Drop the modules of guest games in this folder from `sys.modules`."""
    for name in [name for name in sys.modules if name.startswith("guest_")]:
        file = getattr(sys.modules[name], "__file__", None)
        if file is None or Path(file).is_relative_to(folder):
            del sys.modules[name]
