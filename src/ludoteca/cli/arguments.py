"""Arguments that several commands share."""

import argparse
import math
import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

from ludoteca.bots import bring_bot
from ludoteca.core import (
    AnyGame,
    Invalid,
    Match,
    Seat,
    TableKind,
    decode,
    file_trouble,
    from_file,
    game_key,
    load_text,
    options_of,
    read_table,
    seeded_luck,
    simulator_of,
    values_of,
)
from ludoteca.games import find_game
from ludoteca.texts import LANGUAGES


def add_language(parser: argparse.ArgumentParser) -> None:
    """Add `--lang`."""
    parser.add_argument(
        "--lang", choices=LANGUAGES, default="en", help="language of the texts (default: en)", metavar="LANG"
    )


def at_least(low: int) -> Callable[[str], int]:
    """A type of arguments: whole numbers from `low` on."""

    def number(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"“{text}” is not a whole number") from None
        if value < low:
            raise argparse.ArgumentTypeError(f"must be at least {low}, not {value}")
        return value

    return number


def positive(text: str) -> float:
    """A type of arguments: numbers above 0, such as seconds."""
    try:
        value = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"“{text}” is not a number") from None
    if not 0 < value < math.inf:
        raise argparse.ArgumentTypeError(f"must be more than 0, not {text}")
    return value


def add_match(parser: argparse.ArgumentParser) -> None:
    """Add what defines a match: game, seats, seed and bots; the game's own options may be given, too."""
    parser.add_argument("game", help="which game (see `ludoteca games`)")
    parser.add_argument("--seats", type=int, help="number of seats (default: the fewest the game allows)")
    parser.add_argument("--seed", type=int, help="the same seed gives the same luck and the same bots")
    parser.add_argument(
        "--bots",
        metavar="LEVEL,LEVEL",
        help="the level of the bots: one for all, or one for each in turn (default: normal)",
    )
    parser.epilog = "The options of a game are given as --NAME VALUE; `ludoteca games GAME` lists them."
    parser.set_defaults(takes_options=True)


def bots_from(game: AnyGame, names: str | None, seats: Sequence[Seat]) -> dict[Seat, str | None]:
    """The bot of each of these seats; raises Invalid for an unknown bot or a wrong number of them."""
    levels = [None] if names is None else [name.strip() for name in names.split(",")]
    for level in filter(None, levels):
        bring_bot(game, level)
    if len(levels) not in (1, len(seats)):
        raise Invalid("bots-and-seats", bots=len(levels), seats=len(seats))
    return dict(zip(seats, levels * len(seats) if len(levels) == 1 else levels, strict=False))


def options_from(game: AnyGame, words: list[str]) -> Any:
    """The game's options from `--name value`, `--name=value` and bare switches; raises Invalid."""
    known = {field.replace("_", "-"): field for field in game.info.options.__struct_fields__}
    hints = get_type_hints(game.info.options, include_extras=True)
    switches = {name for name, field in known.items() if values_of(hints[field]) == values_of(bool)}
    documents = {name for name, field in known.items() if values_of(hints[field]) is None}
    given: dict[str, Any] = {}
    rest = list(words)
    while rest:
        name, equals, value = rest.pop(0).removeprefix("--").partition("=")
        if name not in known:
            raise Invalid("unknown-option", option=name, known=", ".join(known))
        if not equals:
            follows = rest and not rest[0].startswith("--")
            if name in switches and not (follows and rest[0] in ("true", "false")):
                value = "true"
            elif follows:
                value = rest.pop(0)
            else:
                raise Invalid("option-without-value", option=name)
        given[known[name]] = _document(value) if name in documents else value
    read = {
        field: _table(kind, Path(given.pop(field)))
        for field, kind in game.info.files.items()
        if isinstance(given.get(field), str) and Path(given[field]).suffix
    }
    options = options_of(game, given, from_text=True)
    return msgspec.structs.replace(options, **read)


def _table(kind: TableKind, path: Path) -> Any:
    """The data of a table file."""
    return read_table(kind, load_text(path), path.name)


def _document(text: str) -> Any:
    """A JSON value, if the text looks like one; otherwise the text, which may name a thing or a file."""
    return decode(text, Any) if text.lstrip().startswith(("{", "[")) else text


def seed_of(arguments: argparse.Namespace) -> int:
    """The seed given, or a random one."""
    if arguments.seed is not None:
        return int(arguments.seed)
    return random.SystemRandom().randrange(2**32)


def new_match(arguments: argparse.Namespace, game: AnyGame, seed: int) -> Match[Any, Any]:
    """A new match as the arguments define it; raises Invalid if the game does not allow it."""
    seats = game.info.min_seats if arguments.seats is None else arguments.seats
    options = options_from(game, arguments.options)
    return Match.new(game, seats, options, luck=seeded_luck(seed, simulator_of(game)))


def read_match(path: Path, game: AnyGame | None = None, seed: int | None = None) -> Match[Any, Any]:
    """The match in a file; raises Invalid if it cannot be read or is of another game than the given one."""
    try:
        data = path.read_bytes()
    except (OSError, ValueError) as error:  # a NUL in the name raises ValueError
        raise Invalid("file-unreadable", file=str(path), why=file_trouble(error)) from error
    found = find_game(game_key(data))
    if game is not None and found is not game:
        raise Invalid("file-of-other-game", game=found.info.title)
    return from_file(found, data, luck=seeded_luck(seed, simulator_of(found)))


def write_file(path: Path, data: bytes) -> None:
    """Write a file completely or not at all; raises Invalid if it cannot be written."""
    with _beside(path) as beside:
        beside.write_bytes(data)
        beside.replace(path)


def require_writable(path: Path) -> None:
    """Raise Invalid if a file cannot be written there; called before long work, not after it."""
    with _beside(path) as beside:
        beside.touch()
        if path.is_dir():
            raise IsADirectoryError


@contextmanager
def _beside(path: Path) -> Iterator[Path]:
    """A temporary file in the same folder; raises Invalid instead of OSError."""
    try:
        beside = path.with_name(f".{path.name}.part")
        if path.exists() and not path.is_file() and not path.is_dir():
            raise OSError("a device or a pipe")  # which a file would replace
        try:
            yield beside
        finally:
            beside.unlink(missing_ok=True)
    except (OSError, ValueError) as error:  # `.` and names with a NUL raise ValueError
        raise Invalid("file-unwritable", file=str(path), why=file_trouble(error)) from error
