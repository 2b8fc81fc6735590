"""What follows each durable entry of a match."""

from collections.abc import Callable, Coroutine
from typing import Any

from ludoteca.core import SNAPSHOT_EVERY, AnyGame, Entry
from ludoteca.server.ports import Offloader
from ludoteca.server.work.tasks import Tasks
from ludoteca.store.log import LogStore

from .driver import Driver
from .ending import Ending
from .loading import snapshot_of
from .publisher import Publisher
from .room_state import RoomState
from .standing import Standing


class Advancing:
    """Publishes an entry, ends the match if it is over, notifies, offers choices and lets bots think."""

    def __init__(
        self,
        room: RoomState,
        log: LogStore,
        offloader: Offloader,
        publisher: Publisher,
        ending: Ending,
        standing: Standing,
        driver: Driver,
        tasks: Tasks,
        now: Callable[[], int],
    ) -> None:
        self._room = room
        self._log = log
        self._offloader = offloader
        self._publisher = publisher
        self._ending = ending
        self._standing = standing
        self._driver = driver
        self._tasks = tasks
        self._now = now

    async def after(self, entry: Entry) -> None:
        """Do what follows an entry that is durable and accepted."""
        self._room.used_at = self._now()
        if entry.seq % SNAPSHOT_EVERY == 0 and self._room.is_playing:
            self._tasks.spawn(self.save_snapshot())
        await self._publisher.entry(entry)
        await self._ending.end_if_over()
        if self._driver.driving:
            await self._standing.drop_lapsed()
        self._driver.notify_absent()
        self._publisher.choices()
        self._driver.proceed()

    def save_snapshot(self) -> Coroutine[Any, Any, None]:
        """Keep the position of this moment in the store, so that the match loads quickly."""
        match = self._room.begun()
        return self._write_snapshot(match.game, match.state, match.entries[-1])

    async def _write_snapshot(self, game: AnyGame, state: Any, entry: Entry) -> None:
        snapshot = await self._offloader.run("snapshot", snapshot_of, game, state, entry)
        await self._log.save_snapshot(self._room.id, snapshot)
