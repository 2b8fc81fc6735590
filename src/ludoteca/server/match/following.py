"""Following a table: who is connected to it through this process and through others."""

from collections.abc import Callable, Iterable

from ludoteca.core import Seat

from .audience import Listener, Subscription
from .driver import Driver
from .presence import Presence
from .publisher import Publisher
from .room_state import RoomState


class Following:
    """The connections that follow one table, here and elsewhere."""

    def __init__(self, room: RoomState, publisher: Publisher, driver: Driver, now: Callable[[], int]) -> None:
        self._room = room
        self._publisher = publisher
        self._driver = driver
        self._now = now

    async def follow(
        self,
        listener: Listener,
        subscription: Subscription,
        request: str | None,
        since: int,
        lines_since: int,
    ) -> None:
        """Send a connection the whole table, and from now on everything new."""
        room, publisher = self._room, self._publisher
        room.require_stored()
        is_new = not room.audience.follows(listener)
        await publisher.new_lines()  # from here on this connection gets new ones like every other
        room.audience.join(listener, subscription)
        try:
            await publisher.snapshot_to(listener, request, since, lines_since)
        except BaseException:  # updates are worth nothing without the whole that they change
            self.unfollow(listener)
            raise
        publisher.choices(listener)
        if is_new:
            publisher.announce_presence()
            publisher.presence()

    def unfollow(self, listener: Listener) -> None:
        """Send a connection nothing more of this table."""
        self._room.audience.leave(listener)
        self._room.used_at = self._now()
        self._publisher.announce_presence()
        self._publisher.presence()
        self._driver.proceed()  # the table may have a role that the player leaves

    def follows(self, listener: Listener) -> bool:
        """Whether a connection follows the table."""
        return self._room.audience.follows(listener)

    def seats_of(self, listener: Listener) -> tuple[Seat, ...]:
        """The seats that a connection plays."""
        return self._room.audience.seats(listener, self._room.table)

    def is_arranging(self, listener: Listener) -> bool:
        """Whether a connection may change the table."""
        return self._room.audience.is_arranging(listener, self._room.table)

    def is_screen(self, listener: Listener) -> bool:
        """Whether a connection is that of an invited shared screen."""
        return self._room.audience.is_screen(listener, self._room.table)

    # --- through other processes

    def heard(self, process: str, present: Presence) -> None:
        """Another process said who follows the table through it."""
        if self._room.elsewhere.heard(process, present):
            self._publisher.presence()
            self._driver.proceed()

    def answer(self) -> None:
        """Another process asked who follows the table."""
        if len(self._room.audience):
            self._publisher.announce_presence()

    def forget(self, processes: Iterable[str]) -> None:
        """Processes have ended, and with them their connections."""
        if self._room.elsewhere.forget(processes):
            self._publisher.presence()
            self._driver.proceed()

    def missed(self) -> None:
        """News of other processes were lost: forget their connections, and announce ours."""
        self._room.elsewhere.forget_all()
        self._publisher.presence()
        self._publisher.announce_presence()
