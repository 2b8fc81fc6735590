"""The store: one attribute for each area, all of them on one back end."""

from collections.abc import Callable
from pathlib import Path

from .backend import Backend
from .bots import BotStore
from .contacts import ContactStore
from .copying import CopyStore
from .credentials import FactorStore, SecretStore
from .friends import FriendStore
from .identities import IdentityStore
from .journal import JournalStore
from .leases import LeaseStore
from .log import LogStore
from .matches import MatchStore
from .moderation import BlockStore, ModeratorStore, ReportStore
from .notices import NoticeStore
from .people import PeopleStore
from .requests import RequestStore
from .results import ResultStore
from .reviews import ReviewStore
from .server_state import ServerStateStore
from .sessions import SessionStore
from .usage import UsageStore
from .vacations import VacationStore


class Store:
    """Everything that the program keeps, by area, in SQLite or PostgreSQL."""

    def __init__(self, backend: Backend) -> None:
        self.backend = backend
        self.channel = backend.channel
        self.matches = MatchStore(backend)
        self.leases = LeaseStore(backend)
        self.log = LogStore(backend)
        self.requests = RequestStore(backend)
        self.journal = JournalStore(backend)
        self.people = PeopleStore(backend)
        self.sessions = SessionStore(backend)
        self.factors = FactorStore(backend)
        self.secrets = SecretStore(backend)
        self.identities = IdentityStore(backend)
        self.contacts = ContactStore(backend)
        self.notices = NoticeStore(backend)
        self.results = ResultStore(backend)
        self.reviews = ReviewStore(backend)
        self.bots = BotStore(backend)
        self.friends = FriendStore(backend)
        self.blocks = BlockStore(backend)
        self.reports = ReportStore(backend)
        self.moderators = ModeratorStore(backend)
        self.vacations = VacationStore(backend)
        self.usage = UsageStore(backend)
        self.server = ServerStateStore(backend)
        self.copying = CopyStore(backend)

    async def backup(self, target: Path, begun: Callable[[], object] = lambda: None) -> None:
        """Write a consistent copy of everything into a file while the store stays in use.

        `begun` is called when it is settled which state the copy shows.
        """
        await self.backend.backup(target, begun)

    def load(self) -> dict[str, int]:
        """Return figures for monitoring: writes that wait, connections in use."""
        return self.backend.load()

    async def close(self) -> None:
        """Finish the writes that wait and release the database."""
        await self.backend.close()
