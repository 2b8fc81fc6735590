"""What the rooms of a process share."""

from collections.abc import Callable
from datetime import datetime
from typing import NamedTuple

from ludoteca.server.people.quotas import Quotas
from ludoteca.server.ports import Runtime
from ludoteca.server.protocol.news import PeerPublisher
from ludoteca.server.table.downtime import Downtimes
from ludoteca.server.table.journal import Journal
from ludoteca.server.table.writer import TableWriter
from ludoteca.server.work.tasks import Tasks
from ludoteca.store import Store


class Shared(NamedTuple):
    """Handed to every room, which hands each use case its part of it."""

    runtime: Runtime
    store: Store
    tables: TableWriter
    journal: Journal
    peers: PeerPublisher
    quotas: Quotas
    downtimes: Downtimes
    tasks: Tasks
    process: str
    """The name under which this process holds leases."""
    timestamp: Callable[[], datetime]
    seed: int | None
    """Decides the luck of every match, for demonstrations and tests; by default luck is unpredictable."""
