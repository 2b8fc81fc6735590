"""Files of the host that fill an option of a game, such as a board: `FOLDER/GAME/OPTION/NAME.toml`.

Players choose them by name, like the built-in ones; only the host knows the folder. The content of a file is
copied into the table's options, so that the match replays without the file.
"""

from pathlib import Path
from typing import Any

import msgspec

from ludoteca.core import AnyGame, load_text, read_table


class HostFiles:
    """The folder with the host's files; an empty name means no folder."""

    def __init__(self, folder: str) -> None:
        self._folder = Path(folder).expanduser() if folder else None

    def names(self, game: AnyGame) -> dict[str, tuple[str, ...]]:
        """The names of the host's files (`NAME.toml`) that may fill each option of a game."""
        found = {option: self._of(game, option) for option in game.info.files}
        return {option: tuple(sorted(files)) for option, files in found.items() if files}

    def fill(self, game: AnyGame, options: dict[str, Any]) -> dict[str, Any]:
        """The options, with the content of files in place of their names.

        Raises Invalid, with file and line, for a file that is wrong. Reads files: not for the event loop.
        """
        filled = dict(options)
        for option, kind in game.info.files.items():
            name = options.get(option)
            path = self._of(game, option).get(name) if isinstance(name, str) else None
            if path is not None:
                filled[option] = msgspec.to_builtins(read_table(kind, load_text(path), path.name))
        return filled

    def _of(self, game: AnyGame, option: str) -> dict[str, Path]:
        """The files for an option, by name. Only listed files are opened: a name is never used as a path."""
        if self._folder is None:
            return {}
        folder = self._folder / game.info.key / option
        if not folder.is_dir():
            return {}
        return {path.stem: path for path in sorted(folder.glob("[!.]*.toml")) if path.is_file()}
