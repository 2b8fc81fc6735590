"""What a browser brings to the ports: its clocks, its randomness, and no one to notify."""

from random import SystemRandom

from ludoteca.server.ports import Monitor, Notifier, Runtime
from ludoteca.server.runtime.system_time import SystemTime
from ludoteca.server.settings import Settings
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


def browser_runtime(thinker: Thinker, engine: EngineLoader, settings: Settings) -> Runtime:
    """The ports of a browser."""
    random, timings = SystemRandom(), Timings()
    work = BrowserWork(thinker, engine, random, settings, timings)
    return Runtime(SystemTime(), random, work, Notifier(), Monitor(), timings)
