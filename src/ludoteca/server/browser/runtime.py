"""What a browser brings to the ports: its clocks, its randomness, and no one to notify."""

from collections.abc import Mapping, Sequence
from random import SystemRandom

from ludoteca.core import Seat
from ludoteca.server.ports import Runtime
from ludoteca.server.runtime.system_time import SystemTime
from ludoteca.server.settings import Settings
from ludoteca.server.table.document import Table
from ludoteca.server.timings import Timings

from .work import BrowserWork, EngineLoader, Thinker

NO_LIMIT = 1_000_000


def browser_settings(db: str) -> Settings:
    """The settings of a house with one person: limits against strangers are off."""
    return Settings(
        db=db,
        bot_workers=1,
        messages_per_second=NO_LIMIT,
        memory_megabytes_per_address=NO_LIMIT,
        memory_megabytes=NO_LIMIT,
        processor_seconds_per_minute=NO_LIMIT,
        disk_megabytes_per_day=NO_LIMIT,
        disk_megabytes_per_person=NO_LIMIT,
        matches_per_person=NO_LIMIT,
        requests_per_minute=NO_LIMIT,
        tables_per_person=NO_LIMIT,
        bot_matches_per_person=NO_LIMIT,
        reviews_per_person=NO_LIMIT,
        imports_per_minute=NO_LIMIT,
        guests_per_minute=NO_LIMIT,
        lines_per_minute=NO_LIMIT,
        hooks="off",
    )


class NoNotifier:
    """Notifies no one: the only person is here, or gone with the page."""

    async def turn(
        self,
        table: Table,
        absent: Sequence[Seat],
        newly_absent: Sequence[Seat],
        seq: int,
        away_until: Mapping[str, int],
    ) -> None:
        """No-op."""

    async def remind(self, table: Table, due: Mapping[Seat, int], seq: int) -> None:
        """No-op."""

    async def over(self, table: Table) -> None:
        """No-op."""


class NoMonitor:
    """Counts nothing: there is no host."""

    def appended(self, seconds: float) -> None:
        """No-op."""

    def append_failed(self, *, is_late: bool) -> None:
        """No-op."""

    def frame_received(self) -> None:
        """No-op."""

    def request_refused(self) -> None:
        """No-op."""

    def connection_dropped(self) -> None:
        """No-op."""

    def clock_jumped(self) -> None:
        """No-op."""


def browser_runtime(thinker: Thinker, engine: EngineLoader, settings: Settings) -> Runtime:
    """The ports of a browser."""
    random, timings = SystemRandom(), Timings()
    work = BrowserWork(thinker, engine, random, settings, timings)
    return Runtime(SystemTime(), random, work, NoNotifier(), NoMonitor(), timings)
