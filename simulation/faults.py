"""The fault schedule of a run: plain data, so that a failing run can be repeated with a part of it."""

from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from .database import HOST
from .server import Server

if TYPE_CHECKING:
    from .world import World

HOUR = 3_600_000


class Fault(NamedTuple):
    """Something that goes wrong at a time, for a while."""

    at: float
    kind: str
    target: int = 0
    """Which server or player, by its number."""
    lasts: float = 0.0
    amount: float = 0.0
    """How slow, or by how many milliseconds."""

    def __str__(self) -> str:
        """As it is listed in a report."""
        return f"{self.at:7.2f} s  {self.kind} #{self.target} for {self.lasts:.2f} s, {self.amount:g}"


def schedule(random: Random, servers: int, players: int, until: float, mean_pause: float) -> list[Fault]:
    """Faults at random times; the last of them is over before `until`."""
    faults: list[Fault] = []
    at = random.expovariate(1 / mean_pause)
    while at < until - 1:
        kind = random.choices(list(KINDS), [weight for _, weight in KINDS.values()])[0]
        lasts = min(random.choice((0.2, 2.0, 8.0, 20.0)) * (0.5 + random.random()), until - at)
        target = random.randrange(players if kind == "browser cut" else servers)
        amount = 0.0
        if kind in ("slow link", "slow disk"):
            amount = random.choice((0.05, 0.3, 1.5)) if kind == "slow link" else random.choice((0.02, 0.1))
        elif kind.endswith("clock jumps"):
            amount = float(
                random.choice((-HOUR, -60_000, -3_000, 3_000, 30_000, HOUR)) + random.randrange(999)
            )
        faults.append(Fault(at, kind, target, lasts, amount))
        at += random.expovariate(1 / mean_pause)
    if servers > 1 and faults:
        faults += _last(random, servers, until)
    return faults


def _last(random: Random, servers: int, until: float) -> list[Fault]:
    """Faults in which people stop: what is lost now is not made up for by what they do next."""
    target = random.randrange(servers)
    slow = random.choice((("slow disk", 0.1), ("slow link", 0.3), ("slow link", 1.5)))
    kind = random.choice(("lost news", "database cut", "database crash", "pool lost"))
    before = random.choice((0.5, 3.0, 9.0)) * (0.2 + random.random())
    if kind == "lost news":  # earlier, the others are taken for dead in time, and everything is read
        before = 6.0 + 3.0 * random.random()
    return [
        Fault(until - 12.0, slow[0], target, 12.0, slow[1]),
        Fault(until - before, kind, target, before),
    ]


def inject(world: "World", faults: Sequence[Fault]) -> None:
    """Let the faults happen, and end, at their times."""
    for fault in faults:
        world.outside.call_later(fault.at, _begin, world, fault)


def _begin(world: "World", fault: Fault) -> None:
    act, _ = KINDS[fault.kind]
    world.history.note("fault", fault.kind, target=fault.target, lasts=fault.lasts, amount=fault.amount)
    end = act(world, fault)
    if end is not None:
        world.outside.call_later(fault.lasts, _end, world, fault, end)


def _end(world: "World", fault: Fault, end: Callable[[], None]) -> None:
    end()
    world.history.note("healed", fault.kind, target=fault.target)


def _server(world: "World", fault: Fault) -> Server:
    return world.servers[fault.target % len(world.servers)]


def _crash(world: "World", fault: Fault) -> Callable[[], None] | None:
    server = _server(world, fault)
    if server.process.is_dead:
        return None
    world.crash(server)
    return _starting([server])


def _crash_all(world: "World", fault: Fault) -> Callable[[], None] | None:  # noqa: ARG001
    alive = [server for server in world.servers if not server.process.is_dead]
    for server in alive:
        world.crash(server)
    return _starting(alive)


def _starting(servers: list[Server]) -> Callable[[], None]:
    """Start servers that are dead now, unless another fault has ended meanwhile and started them."""
    dead = [(server, server.process) for server in servers]

    def start() -> None:
        for server, before in dead:
            if server.process is before:
                server.start()

    return start


def _stop(world: "World", fault: Fault) -> Callable[[], None] | None:
    server = _server(world, fault)
    if server.process.is_dead or server.process.is_paused or server.node is None:
        return None
    before = server.process
    server.stop()

    def start() -> None:
        if server.process is before:
            if not before.is_dead:  # it did not stop in time
                world.crash(server)
            server.start()

    return start


def _pause(world: "World", fault: Fault) -> Callable[[], None] | None:
    process = _server(world, fault).process
    if process.is_dead or process.is_paused:
        return None
    process.pause()
    return lambda: world.loop.resume(process)


def _cut_database(world: "World", fault: Fault) -> Callable[[], None] | None:
    host = _server(world, fault).host
    if not world.is_cluster:
        return None
    world.network.cut(host, HOST)
    return lambda: world.network.heal(host, HOST)


def _cut_browser(world: "World", fault: Fault) -> Callable[[], None]:
    person = world.people[fault.target % len(world.people)]
    links = [(tab.name, server.host) for tab in person.tabs for server in world.servers]
    for link in links:
        world.network.cut(*link)

    def heal() -> None:
        for link in links:
            world.network.heal(*link)

    return heal


def _slow_link(world: "World", fault: Fault) -> Callable[[], None]:
    host = _server(world, fault).host
    world.network.slow[host] = fault.amount

    def heal() -> None:
        world.network.slow.pop(host, None)

    return heal


def _lost_news(world: "World", fault: Fault) -> None:
    if world.database is not None:
        world.database.silence(_server(world, fault).host)


def _lose_pool(world: "World", fault: Fault) -> None:
    if world.database is not None:
        world.database.end_queries(_server(world, fault).host)


def _slow_disk(world: "World", fault: Fault) -> Callable[[], None]:
    world.disk.slow = fault.amount
    return lambda: setattr(world.disk, "slow", 0.0)


def _full_disk(world: "World", fault: Fault) -> Callable[[], None]:  # noqa: ARG001
    world.disk.is_full = True
    return lambda: setattr(world.disk, "is_full", False)


def _crash_database(world: "World", fault: Fault) -> Callable[[], None] | None:  # noqa: ARG001
    if world.database is None or not world.database.is_up:
        return None
    world.database.crash()
    return world.database.restart


def _jump_database(world: "World", fault: Fault) -> None:
    if world.database is not None:
        world.database.time.wrong_by += int(fault.amount)


def _jump_server(world: "World", fault: Fault) -> None:
    _server(world, fault).time.wrong_by += int(fault.amount)


Act = Callable[["World", Fault], Callable[[], None] | None]
KINDS: dict[str, tuple[Act, int]] = {
    "crash": (_crash, 5),
    "all crash": (_crash_all, 1),
    "restart": (_stop, 2),
    "pause": (_pause, 4),
    "database cut": (_cut_database, 4),
    "browser cut": (_cut_browser, 4),
    "slow link": (_slow_link, 4),
    "lost news": (_lost_news, 4),
    "pool lost": (_lose_pool, 2),
    "slow disk": (_slow_disk, 2),
    "full disk": (_full_disk, 1),
    "database crash": (_crash_database, 2),
    "database clock jumps": (_jump_database, 1),
    "server clock jumps": (_jump_server, 2),
}
"""What can go wrong: how it begins, which returns how it ends, and how frequent it is."""
