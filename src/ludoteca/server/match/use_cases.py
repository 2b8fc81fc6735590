"""The use cases of a room, each given the part of the runtime, the store and the others that it uses."""

from ludoteca.core import Simulated, SystemLuck, seeded_luck

from .advancing import Advancing
from .catching_up import CatchingUp
from .changing import Changing
from .driver import Driver, RoomActions
from .ending import Ending
from .following import Following
from .live_hand import LiveHands
from .loading import Loading
from .log import Log
from .playing import Playing
from .publisher import Publisher
from .reading import Reading
from .room_state import RoomState
from .shared import Shared
from .standing import Standing
from .timekeeping import Timekeeping
from .undoing import Undoing


class UseCases:
    """Everything that happens in one room."""

    def __init__(self, room: RoomState, shared: Shared, actions: RoomActions) -> None:
        runtime, store, tasks = shared.runtime, shared.store, shared.tasks
        work, notifier, timings, now = runtime.work, runtime.notifier, runtime.timings, runtime.time.now
        offloader = work.offloader(lambda: room.table, always=isinstance(room.game, Simulated))
        simulator = work.simulator(lambda: room.table)
        luck = SystemLuck(simulator) if shared.seed is None else seeded_luck(shared.seed, simulator)
        clocks = Timekeeping(room, store.vacations, offloader, timings.minute_ms, now)
        self.publisher = Publisher(
            room, store.log, shared.journal, shared.peers, offloader, tasks, now, timings.presence
        )
        self.driver = Driver(
            room,
            store.leases,
            shared.process,
            timings.lease_ms,
            work,
            offloader,
            notifier,
            tasks,
            now,
            actions,
        )
        self.changing = Changing(
            room,
            shared.tables,
            shared.journal,
            clocks,
            self.publisher,
            self.driver,
            store.requests,
            self._catch_up,
        )
        self.ending = Ending(room, offloader, self.changing, self.publisher, notifier, tasks)
        self.standing = Standing(room, offloader, self.changing)
        self.advancing = Advancing(
            room, store.log, offloader, self.publisher, self.ending, self.standing, self.driver, tasks, now
        )
        log = Log(
            room,
            store.log,
            shared.peers,
            offloader,
            runtime.time,
            runtime.monitor,
            shared.downtimes,
            self.advancing.after,
            self._catch_up,
            self.changing.deleted,
        )
        self.playing = Playing(
            room,
            shared.tables,
            shared.quotas,
            offloader,
            luck,
            shared.timestamp,
            log,
            clocks,
            self.changing,
            self.publisher,
            self.driver,
        )
        self.undoing = Undoing(room, offloader, log, self.changing, self.publisher)
        self.loading = Loading(
            room,
            store.log,
            store.requests,
            work,
            luck,
            shared.timestamp,
            shared.downtimes,
            clocks,
            self.ending,
        )
        self.catching_up = CatchingUp(
            room, store.matches, self.loading, log, self.changing, self.ending, self.publisher
        )
        self.reading = Reading(room, store.log, offloader, work)
        self.following = Following(room, self.publisher, self.driver, now)
        self.hands = LiveHands(room, work.hands, offloader, tasks, timings, actions)

    async def _catch_up(self) -> None:
        """Read the table and the log anew: another process was first."""
        await self.catching_up.reread()
