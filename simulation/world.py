"""A whole installation for one seed: servers, database, network, people, faults; and the history of it."""

import asyncio
import gc
import json
import logging
import sqlite3
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from ludoteca import games
from ludoteca.server.protocol.shapes import Bank, Clock, Days
from ludoteca.server.settings import Settings
from ludoteca.server.table.document import Chair, bot, person
from ludoteca.store import Store

from .browser import Tab
from .clocks import BEGINNING
from .database import Database, Disk
from .disk import File
from .faults import Fault, inject, schedule
from .history import Final, History
from .loop import VirtualLoop, run
from .network import Network
from .people import Person
from .pool import open_simulated_store
from .server import Call, Server

NAMES = ("ada", "bea", "cleo", "dora", "enzo", "fina")
INSTALLED = Path(__file__).parent / "installed"
QUIET_SECONDS = 75.0
"""After the last fault: longer than a lease, a database's time limit and a browser's patience together."""
log = logging.getLogger("ludoteca")


class TableSpec(NamedTuple):
    """A table that its host sets up again and again."""

    players: tuple[str, ...]
    bots: int
    clock: Clock | None
    options: dict[str, Any]


UNATTENDED = TableSpec((), 3, None, {"goal": 10_000, "together": False})
"""Bots that play for as long as a run takes."""


class Plan(NamedTuple):
    """What a seed decides before anything happens."""

    servers: int
    """1: on a SQLite file; more: on PostgreSQL."""
    players: int
    tables: tuple[TableSpec, ...]
    seconds: float
    faults: tuple[Fault, ...]
    wrong_clocks: tuple[int, ...]
    """Milliseconds by which each server's time of day is wrong from the beginning."""
    repeats: float
    slow: float
    failing: float
    pace: float
    unattended: int
    """Tables at which only bots play and that no browser follows."""


def plan_of(seed: int) -> Plan:
    """What the seed decides."""
    random = Random(f"{seed}/plan")
    servers = random.choices((1, 2, 3), (2, 2, 4))[0]
    players, seconds = random.randint(2, 5), random.choice((120.0, 240.0))
    calm = random.random() < 0.1
    pause = 1e9 if calm else random.choice((6.0, 12.0, 25.0))
    return Plan(
        servers=servers,
        players=players,
        tables=tuple(_table(random, players) for _ in range(random.randint(1, 3))),
        seconds=seconds,
        faults=tuple(schedule(random, servers, players, seconds, pause)),
        wrong_clocks=tuple(random.choice((0, 0, -31_000, 47_000)) for _ in range(servers)),
        repeats=random.choice((0.0, 0.0, 0.05)),
        slow=random.choice((0.0, 0.05, 0.3)),
        failing=random.choice((0.0, 0.1)),
        pace=random.choice((2.0, 4.0, 8.0)),
        unattended=random.choice((0, 1, 2)),
    )


def _table(random: Random, players: int) -> TableSpec:
    chosen = random.sample(NAMES[:players], random.randint(2, min(3, players)))
    bots = int(random.random() < 0.4)
    clock: Clock | None = None
    kind = random.random()
    if kind < 0.5:
        expiry: Any = random.choice(("default", "bot"))
        clock = Bank(seconds=random.choice((10, 30, 90)), increment=random.choice((0, 3)), expiry=expiry)
    elif kind < 0.6:
        clock = Days(days=1)
    options = {"goal": random.choice((12, 30, 80)), "together": random.random() < 0.5}
    return TableSpec(tuple(chosen), bots, clock, options)


class World:
    """Everything of one run."""

    def __init__(self, loop: VirtualLoop, history: History, plan: Plan) -> None:
        seed = history.seed
        self.loop = loop
        self.plan = plan
        self.history = history
        self.network = Network(Random(f"{seed}/network"))
        self.outside = loop.process("outside")
        self.is_cluster = plan.servers > 1
        self.database: Database | None = None
        self.file: File | None = None
        random = Random(f"{seed}/database")
        if self.is_cluster:
            self.database = Database(self.network, loop.process("database"), random)
            self.database.repeats = plan.repeats
            storage: Database | File = self.database
        else:
            self.file = storage = File(random)
        storage.noted = lambda kind, match, number: self.history.note(kind, match, seq=number)
        self.disk: Disk = storage.disk
        settings = Settings(
            db="",
            seed=seed,
            idle_seconds=20.0,
            notice_minutes=0.5,
            smtp_host="mail.example",
            mail_from="club@mail.example",
            base_url="https://club.example",
            messages_per_second=100,
            lines_per_minute=600,
        )
        self.servers = [
            Server(
                f"server-{number}",
                loop,
                self.network,
                self.history,
                settings,
                str(seed),
                self._open_store,
                wrong_by=plan.wrong_clocks[number],
                slow=plan.slow,
                failing=plan.failing,
            )
            for number in range(plan.servers)
        ]
        self.people = [self._person(name, Random(f"{seed}/{name}")) for name in NAMES[: plan.players]]
        self._random = Random(f"{seed}/tables")
        self.matches: list[str] = []

    def _person(self, name: str, random: Random) -> Person:
        process = self.loop.process(name)
        tabs = [
            Tab(name, number, self.servers, self.network, process, self.history, random)
            for number in range(1, random.randint(1, 2) + 1)
        ]
        return Person(
            name, tabs, self.servers, self.network, process, self.history, random, self.plan.pace * len(tabs)
        )

    def _open_store(self, server: Server) -> Store:
        if self.database is not None:
            return open_simulated_store(self.database, server.host, server.process, server.name)
        assert self.file is not None
        return self.file.open_store()

    @property
    def connection(self) -> sqlite3.Connection:
        """The database itself, for what happens before and after the run."""
        storage = self.database or self.file
        assert storage is not None
        return storage.connection

    def crash(self, server: Server) -> None:
        """A host loses power."""
        server.crash()
        if self.database is not None:
            self.outside.call_later(0.01, self.database.drop, server.host)
        if self.file is not None:
            self.file.crash()

    # --- the run

    async def live(self) -> None:
        """Everything from the first start to the end."""
        history, plan = self.history, self.plan
        history.settings = {"plan": plan}
        self._add_players()
        for server in self.servers:
            server.start()
        await asyncio.sleep(0.5)
        for each in self.people:
            each.begin()
        keepers = [self.outside.spawn(self._keep_table(spec)) for spec in plan.tables]
        keepers += [self.outside.spawn(self._leave_alone(UNATTENDED)) for _ in range(plan.unattended)]
        inject(self, plan.faults)
        await asyncio.sleep(plan.seconds)
        for keeper in keepers:
            keeper.cancel()
        for each in self.people:
            each.is_busy = False
            for tab in each.tabs:
                tab.come_back()
        history.quiet_at = self.loop.time()
        await asyncio.sleep(QUIET_SECONDS)
        await self._read_all()
        history.ended_at = self.loop.time()
        history.final = self._dump()

    def _add_players(self) -> None:
        connection = self.connection
        for name in NAMES[: self.plan.players]:
            connection.execute(
                "INSERT INTO players (id, name, created_at) VALUES (?1, ?2, ?3)",
                (name, name.title(), BEGINNING),
            )
            email = (name, f"{name}@mail.example", "en", f"secret-{name}", BEGINNING)
            connection.execute("INSERT INTO addresses VALUES (?1, ?2, ?3, ?4, ?5)", email)
            push = (f"push-{name}", name, "en", f"https://push.example/{name}", "key", "secret")
            connection.execute("INSERT INTO pushes VALUES (?1, ?2, ?3, ?4, ?5, ?6)", push)

    async def _keep_table(self, spec: TableSpec) -> None:
        """Set up a table, and the next one when the match is over."""
        await asyncio.sleep(self._random.random() * 5)
        while True:
            match = await self._create(spec)
            if match is not None:
                self.matches.append(match)
                self.history.note(
                    "table", match, players=spec.players, bots=spec.bots, clock=spec.clock, **spec.options
                )
                for each in self.people:
                    if each.name in spec.players or self._random.random() < 0.2:
                        each.follow(match)
                while not self._is_over(match):
                    await asyncio.sleep(2.0)
            await asyncio.sleep(1.0)

    async def _leave_alone(self, spec: TableSpec) -> None:
        """Set up a table, and look at it no more: not even at the end, which would wake its bots."""
        match = None
        while match is None:
            await asyncio.sleep(self._random.random() * 5)
            match = await self._create(spec)
        self.history.note("table", match, players=(), bots=spec.bots, clock=None, **spec.options)

    def _is_over(self, match: str) -> bool:
        return any(
            tab.tables[match].status in ("over", "closed")
            for each in self.people
            for tab in each.tabs
            if match in tab.tables
        )

    async def _create(self, spec: TableSpec) -> str | None:
        server = self._random.choice(self.servers)
        if server.node is None:
            return None
        chairs: list[Chair] = [person(player, player.title(), ready=True) for player in spec.players]
        for _ in range(spec.bots):
            chairs.append(bot("scribe", chairs))
        answered: asyncio.Future[Any] = self.loop.create_future()

        def answer_once(answer: Any) -> None:
            if not answered.done():
                answered.set_result(answer)

        call = Call(server, self.network, "outside", self.outside, answer_once)
        host = spec.players[0] if spec.players else NAMES[0]
        call.send(lambda at: at.create(host, "tally", spec.options, tuple(chairs), spec.clock))
        try:
            answer = await asyncio.wait_for(answered, 12.0)
        except TimeoutError:
            return None
        return answer if isinstance(answer, str) else None

    async def _read_all(self) -> None:
        """Read every match at every server at the end."""
        for server in self.servers:
            for match in self.matches:
                name = f"end/{server.host}"
                self.history.note("asked", name, read=match, match=match, server=server.host)

                def answered(answer: Any, name: str = name, match: str = match) -> None:
                    if isinstance(answer, dict):
                        self.history.note("read", name, read=match, match=match, answer=answer)

                call = Call(server, self.network, "outside", self.outside, answered)
                call.send(lambda at, match=match: at.read(match, -1))  # type: ignore[misc]
        await asyncio.sleep(5.0)

    def _dump(self) -> Final:
        self.connection.rollback()  # what is not committed yet
        rows = self.connection.execute
        tables = {match: json.loads(text) for match, text in rows("SELECT id, document FROM matches")}
        entries: dict[str, list[dict[str, Any]]] = {match: [] for match in tables}
        for match, seq, request, body, clocks in rows(
            "SELECT match, seq, request, body, clocks FROM entries ORDER BY match, seq"
        ):
            clock = None if clocks is None else json.loads(clocks)
            entries[match].append({"seq": seq, "request": request, "body": json.loads(body), "clocks": clock})
        lines: dict[str, list[dict[str, Any]]] = {match: [] for match in tables}
        for match, number, body in rows("SELECT match, number, body FROM lines ORDER BY match, number"):
            lines[match].append({**json.loads(body), "number": number})
        results = rows("SELECT match, seat, player, place FROM results ORDER BY match, seat").fetchall()
        return Final(tables, entries, lines, results)


class _Noting(logging.Handler):
    """Puts errors that the server logs into the history."""

    def __init__(self, history: History) -> None:
        super().__init__(logging.ERROR)
        self._history = history

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        self._history.note("log", record.name, text=record.getMessage(), error=repr(error))


def install_tally() -> None:
    """Make the simulator's game known to the registry."""
    if str(INSTALLED) not in sys.path:
        sys.path.append(str(INSTALLED))
        games._guests.cache_clear()
        games._look_for.cache_clear()


def simulate(seed: int, faults: Sequence[Fault] | None = None) -> History:
    """Run the world of a seed; with `faults` in place of its own fault schedule."""
    install_tally()
    plan = plan_of(seed)
    if faults is not None:
        plan = plan._replace(faults=tuple(faults))

    history = History(seed)

    async def story(loop: VirtualLoop) -> None:
        loop.set_exception_handler(lambda _, context: _note_unhandled(history, context))
        await World(loop, history, plan).live()

    with _logging_into(history), _without_collections():
        run(story)
    return history


def _note_unhandled(history: History, context: dict[str, Any]) -> None:
    history.note("log", "loop", text=context["message"], error=repr(context.get("exception")))


@contextmanager
def _without_collections() -> Iterator[None]:
    """Let circles of objects be: the history only grows, and looking through it again takes an eighth."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@contextmanager
def _logging_into(history: History) -> Iterator[None]:
    """Put errors that the server logs into the history, and print nothing."""
    handler, before = _Noting(history), (log.level, log.propagate)
    log.setLevel(logging.ERROR)
    log.propagate = False
    log.addHandler(handler)
    try:
        yield
    finally:
        log.removeHandler(handler)
        log.setLevel(before[0])
        log.propagate = before[1]
