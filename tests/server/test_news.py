"""News: records that processes publish to each other, decoded strictly, each small enough for PostgreSQL."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from ludoteca.server.protocol.news import (
    ConnectionChanged,
    LinesChanged,
    MatchDeleted,
    News,
    PeerChannel,
    PresenceChanged,
    VacationChanged,
)
from ludoteca.server.table.journal import ANNOUNCED_AT_ONCE, Journal, removed
from ludoteca.store import Channel, MatchRow, Store, open_store
from ludoteca.store.backend import Missed, Received


class Loopback(Channel):
    """A channel that hands every message back at once."""

    def __init__(self) -> None:
        self.sent: list[tuple[bytes, str | None]] = []

    def send(self, message: bytes, topic: str | None = None) -> None:
        self.sent.append((message, topic))
        self.received("peer", message)

    def listen(self, received: Received, _missed: Missed) -> None:
        self.received = received


def looped(hear: Callable[[str, News], None]) -> tuple[Loopback, PeerChannel]:
    channel = Loopback()
    peers = PeerChannel(channel)
    peers.listen(hear, lambda: None)
    return channel, peers


def test_news_arrive_as_they_were_published() -> None:
    heard: list[tuple[str, News]] = []
    _, peers = looped(lambda sender, news: heard.append((sender, news)))
    published: list[News] = [
        PresenceChanged("m1", (0, 3), 2),
        LinesChanged("m1", (4, 17)),
        ConnectionChanged("ada", is_connected=False),
        VacationChanged("ada"),
    ]
    for news in published:
        peers.publish(news)
    assert heard == [("peer", news) for news in published]


def test_only_present_values_have_a_topic() -> None:
    channel, peers = looped(lambda *_: None)
    peers.publish(PresenceChanged("m1", (), 0))
    peers.publish(PresenceChanged("m2", (), 0))
    peers.publish(ConnectionChanged("ada", is_connected=True))
    peers.publish(VacationChanged("ada"))
    topics = [topic for _, topic in channel.sent]
    assert topics == ["presence m1", "presence m2", "connection ada", None]


@pytest.mark.parametrize(
    "message",
    [b'{"type":"vacation_chnged","player":"ada"}', b'{"type":"vacation_changed"}', b"away ada", b"\xff",
     b'{"type":"vacation_changed","player":"ada","match":"m1"}'],
)  # fmt: skip
def test_what_is_no_news_is_logged_and_the_next_is_heard(
    message: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    heard: list[News] = []
    channel, peers = looped(lambda _, news: heard.append(news))
    channel.received("peer", message)
    peers.publish(VacationChanged("ada"))
    assert heard == [VacationChanged("ada")]
    assert [record.getMessage() for record in caplog.records] == ["news of another process were not handled"]


def test_news_that_cannot_be_handled_stop_no_others(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        where, heard = str(tmp_path / "house.sqlite3"), list[News]()
        server, admin = await open_store(where, alone=True), await open_store(where)
        all_heard = asyncio.Event()

        def hear(_: str, news: News) -> None:
            heard.append(news)
            if len(heard) == 3:
                all_heard.set()
            if news == MatchDeleted("riddle"):
                raise ValueError("on purpose")

        PeerChannel(server.channel).listen(hear, lambda: None)
        for match in ("riddle", "m1", "m2"):
            PeerChannel(admin.channel).publish(MatchDeleted(match))
        async with asyncio.timeout(60):
            await all_heard.wait()
        assert heard == [MatchDeleted("riddle"), MatchDeleted("m1"), MatchDeleted("m2")]
        await admin.close()
        await server.close()

    asyncio.run(run())
    assert [record.getMessage() for record in caplog.records] == ["news of another process were not handled"]


def test_numbers_of_changed_lines_are_divided_among_records(tmp_path: Path) -> None:
    async def visit(store: Store) -> None:
        heard: list[News] = []
        _, peers = looped(lambda _, news: heard.append(news))
        await store.matches.add(MatchRow("m1", "toy", "over", 1, "ada", 1, 2, 0, "{}"), [])
        line = '{"number":0,"seq":0,"kind":"said","at":"2020-01-01T00:00:00Z","text":"rude"}'
        for _ in range(5):
            await store.journal.add("m1", line)
        await Journal(store, peers, lambda: 0, announced_at_once=2).edit("m1", removed)
        assert heard == [LinesChanged("m1", numbers) for numbers in ((0, 1), (2, 3), (4,))]

    async def run() -> None:
        store = await open_store(str(tmp_path / "house.sqlite3"))
        await visit(store)
        await store.close()

    asyncio.run(run())


def test_as_many_line_numbers_as_one_record_holds_fit_into_a_notification() -> None:
    channel, peers = looped(lambda *_: None)
    peers.publish(LinesChanged("m" * 40, tuple(range(10**12, 10**12 + ANNOUNCED_AT_ONCE))))
    assert len(channel.sent[0][0]) < 7900
