"""Numbered migrations: `migrations/NNNN_name.sql`, each applied once, in order."""

from collections.abc import Iterator
from importlib.resources import files

from .errors import NewerDatabase, Unusable


def migrations() -> dict[int, str]:
    """Return the SQL of every migration, by number."""
    folder = files(__package__) / "migrations"
    return {
        int(file.name[:4]): file.read_text(encoding="utf-8")
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".sql")
    }


def newest_version() -> int:
    """Return the version of a database of this program."""
    return max(migrations())


def steps_from(version: int, to: int | None = None) -> Iterator[tuple[int, str]]:
    """Yield the migrations that a database of a version lacks, up to version `to` or all.

    Raises NewerDatabase if this program does not know the version.
    """
    known = migrations()
    if version > max(known):
        raise NewerDatabase(
            f"The database has version {version}, this program knows {max(known)}: use a newer program."
        )
    for number in sorted(known):
        if version < number <= (to or number):
            yield number, known[number]


def require_current(version: int) -> None:
    """Raise Unusable if a database of that version needs a migration."""
    if list(steps_from(version)):
        raise Unusable(
            f"The database has version {version}, this program wants {max(migrations())}:"
            " start the server once, which makes a backup and upgrades it."
            if version
            else "There is no Ludoteca in this database: start the server once."
        )
