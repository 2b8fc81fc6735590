"""What a game brings for the browser: the folder `client` of its package, under `/guests/<game>/`."""

from importlib.resources import files
from pathlib import Path

from ludoteca.core import AnyGame
from ludoteca.games import package_of

GUESTS = "/guests/"


def front_of(game: AnyGame) -> Path | None:
    """The folder of what a game brings for the browser; most bring nothing."""
    package = package_of(game)
    return Path(str(files(package) / "client")).resolve() if package else None


def address_in_front(game: AnyGame, name: str) -> str | None:
    """Where a file of a game's own front is served, if there is one."""
    folder = front_of(game)
    return f"{GUESTS}{game.info.key}/{name}" if folder and (folder / name).is_file() else None
