"""Restores an empty house while its server runs: a new database is made beside, the server starts anew."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from ludoteca.core import Invalid
from ludoteca.server.protocol.bodies import HouseRestored
from ludoteca.server.settings import Settings
from ludoteca.server.table.rows import moment
from ludoteca.store import Unusable, restore_from

log = logging.getLogger("ludoteca.copy")
ANSWER_SECONDS = 0.3
"""For the answer to reach the page before the server stops."""


class HouseRestorer:
    """Makes the restored database beside the empty one; `finish` puts it in its place.

    Only for SQLite, because other processes may be using a PostgreSQL database, and only without a proxy,
    whose requests could seem to be of a person at this machine; `ludoteca admin restore` is for the others.
    """

    def __init__(self, settings: Settings) -> None:
        is_served = bool(settings.trusted_proxies or settings.base_url)
        self._db = None if "://" in settings.db or is_served else Path(settings.db).expanduser()
        self._made: TemporaryDirectory[str] | None = None
        self._stop: Callable[[], None] | None = None
        self._restoring = asyncio.Lock()

    def attach(self, stop: Callable[[], None]) -> None:
        """Note how the server is stopped."""
        self._stop = stop

    @property
    def is_possible(self) -> bool:
        """Whether this kind of database can be restored while the server runs."""
        return self._db is not None and self._stop is not None and self._made is None

    async def restore(self, source: str, is_allowed: Callable[[], Awaitable[bool]]) -> HouseRestored:
        """Make the database, then stop the server; raises Invalid with the reason if that cannot be done.

        To fetch a copy may take minutes: whether the house is still empty is asked again after it.
        """
        async with self._restoring:
            if self._db is None or self._stop is None or self._made is not None:
                raise Invalid("house-not-empty")
            try:
                made = TemporaryDirectory(prefix=".ludoteca-restored-", dir=self._db.parent)
            except OSError as error:
                raise _refusal(error) from None
            try:
                # Its statements would keep the event loop of the server.
                restored = await asyncio.to_thread(asyncio.run, restore_from(_in(made), source))
            except (Unusable, OSError) as error:
                made.cleanup()
                raise _refusal(error) from None
            if not await is_allowed():
                made.cleanup()
                raise Invalid("house-not-empty")
            self._made = made
            asyncio.get_running_loop().call_later(ANSWER_SECONDS, self._stop)
        if restored.lost:
            log.warning("the copy is restored in part", extra={"error": restored.lost})
        at = None if restored.at is None else moment(restored.at)
        return HouseRestored(at=at, is_whole=not restored.lost)

    def finish(self) -> bool:
        """Put a restored database into its place, once no process uses the old one; whether there is one."""
        if self._made is None or self._db is None:
            return False
        kept = f"{self._db.name}.empty"
        while self._db.with_name(kept).exists():  # of a restore before this one
            kept += "-"
        for beside in ("", "-wal", "-shm"):
            if (old := self._db.with_name(f"{self._db.name}{beside}")).exists():
                old.rename(self._db.with_name(f"{kept}{beside}"))
        Path(_in(self._made)).rename(self._db)
        self._made.cleanup()
        return True


def _refusal(error: Unusable | OSError) -> Invalid:
    known = error if isinstance(error, Unusable) else Unusable(str(error))
    return Invalid("cannot-restore", why=known.key, detail=str(known), **known.params)


def _in(folder: "TemporaryDirectory[str]") -> str:
    return str(Path(folder.name) / "restored.sqlite3")
