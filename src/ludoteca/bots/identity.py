"""Hashes of the code of bots, by which results say which version of a bot played."""

import shutil
import sys
from collections.abc import Iterable, Sequence
from functools import cache
from hashlib import blake2b
from pathlib import Path
from types import ModuleType

from ludoteca.core import AnyGame
from ludoteca.games import package_of

CODE = (".py", ".toml")


def hash_of_files(files: Iterable[tuple[str, Path]]) -> str:
    """A hash of named files."""
    digest = blake2b(digest_size=6)
    for name, path in sorted(files):
        digest.update(name.encode())
        digest.update(blake2b(path.read_bytes()).digest())
    return digest.hexdigest()


@cache
def hash_of_level(game: AnyGame) -> str:
    """The hash of the levels of a game: of its package or module, and of the bots for every game."""
    package = package_of(game)
    module = sys.modules[package] if package else sys.modules[type(game).__module__]
    return hash_of_files([*_code_of(module), *_code_of(sys.modules[__package__])])


def hash_of_module(module: ModuleType) -> str:
    """The hash of a bot's module with its package, or with the modules of its folder that it has imported."""
    if package := module.__name__.rpartition(".")[0]:
        return hash_of_files(_code_of(sys.modules[package.partition(".")[0]]))
    folder = Path(module.__file__ or "").parent
    loaded = (Path(file) for each in list(sys.modules.values()) if (file := getattr(each, "__file__", None)))
    return hash_of_files((path.name, path) for path in loaded if path.parent == folder)


def hash_of_program(words: Sequence[str]) -> str:
    """The hash of a program: of the files that its command names, and of its other words."""
    files = [(str(place), Path(word)) for place, word in enumerate(words) if Path(word).is_file()]
    program = shutil.which(words[0])
    if program and not files:
        files = [("program", Path(program))]
    return f"{hash_of_files(files)[:6]}{blake2b(' '.join(words).encode(), digest_size=3).hexdigest()}"


def _code_of(module: ModuleType) -> list[tuple[str, Path]]:
    """The files of a package, or the file of a module, with their names below it."""
    folders = [Path(folder) for folder in getattr(module, "__path__", ())]
    if not folders:
        file = Path(module.__file__ or "")
        return [(file.name, file)]
    return [
        (path.relative_to(folder).as_posix(), path)
        for folder in folders
        for path in folder.rglob("*")
        if path.suffix in CODE and path.is_file()
    ]
