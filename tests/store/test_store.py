"""One suite for both back ends, on real databases, and for the stand-in for PostgreSQL in simulations."""

import asyncio
import itertools
import os
import sqlite3
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from simulation.database import Database
from simulation.loop import Process
from simulation.network import Network
from simulation.pool import open_simulated_store

from ludoteca.store import (
    Conflict,
    Ending,
    HookRow,
    LogRow,
    MatchRow,
    Missing,
    NewerDatabase,
    PlaceRow,
    PlayerRow,
    RatingRow,
    RequestRow,
    ResultRow,
    ReviewRow,
    SessionRow,
    SnapshotRow,
    Store,
    StoreError,
    StoreTimings,
    Unavailable,
    Unusable,
    VacationRow,
    open_store,
    restore_store,
    writing,
)
from ludoteca.store.migrate import migrations
from ludoteca.store.sqlite import SqliteBackend
from ludoteca.store.writing import Writer
from tests.postgres import empty_database

Visit = Callable[[Store], Awaitable[None]]
Run = Callable[[Visit], None]
Open = Callable[[], Awaitable[Store]]
DAY = 1_700_000_000_000
"""Times are milliseconds since 1970."""


@pytest.fixture(params=["sqlite", "postgres", "simulated"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Open:
    """Run a test on a database of each kind, and on the simulator's stand-in for PostgreSQL."""
    if request.param == "sqlite":
        return partial(open_store, str(tmp_path / "store.sqlite3"))
    if request.param == "postgres":
        return partial(open_store, empty_database(request.getfixturevalue("postgres")))
    random = Random(1)
    database, names = Database(Network(random), Process("database"), random), itertools.count()

    async def open_simulated() -> Store:
        name = f"server-{next(names)}"
        return open_simulated_store(database, name, Process(name), name)

    return open_simulated


@pytest.fixture
def run(opened: Open) -> Run:
    def visit_store(visit: Visit) -> None:
        async def inside() -> None:
            store = await opened()
            try:
                await visit(store)
            finally:
                await store.close()

        asyncio.run(inside())

    return visit_store


def match(name: str = "m1", **changes: Any) -> MatchRow:
    row = MatchRow(name, "toy", "lobby", 1, "ada", 1000, 1000, 0, "{}")
    return row._replace(**changes)


async def add_matches(store: Store, *names: str) -> None:
    for name in names:
        await store.matches.add(match(name), ["ada"])


def entry(seq: int, request: str | None = None) -> LogRow:
    return LogRow(seq, request, f'{{"seq":{seq}}}', None)


def test_players_and_sessions(run: Run) -> None:
    async def visit(store: Store) -> None:
        ada = PlayerRow("ada", "Ada", None, None, 5)
        await store.people.add(ada)
        await store.people.add(ada._replace(id="bea", name="Bea"))
        assert await store.people.find("ada") == ada
        assert await store.people.find("nobody") is None
        await store.people.rename("bea", "Beatrice", key=None, looks=["Beatrice"])
        assert await store.people.names(["ada", "bea", "nobody"]) == {"ada": "Ada", "bea": "Beatrice"}
        await store.people.make_account("ada", "Ada", "ada", "hash", ["ada", "Ada"])
        found = await store.people.find_account("ada")
        assert found is not None
        assert found.password == "hash"
        with pytest.raises(Conflict):
            await store.people.make_account("bea", "ADA", "ada", "hash", ["ADA", "ada"])
        session = SessionRow("token", "s1", "ada", "browser", "", 5, 100)
        await store.sessions.add(session)
        await store.sessions.add(session._replace(token="other", id="s2", kind="program", label="bot"))
        known = await store.sessions.find("token", 50)
        assert known is not None
        assert (known[0], known[1].id) == (session, "ada")
        assert await store.sessions.find("token", 100) is None, "it has expired"
        assert [row.label for row in await store.sessions.of("ada")] == ["", "bot"]
        assert not await store.sessions.end("bea", "s1"), "not another player's"
        assert await store.sessions.end("ada", "s1")
        await store.sessions.delete_expired(1000)
        assert await store.sessions.of("ada") == []

    run(visit)


def test_a_guest_who_has_made_an_account_is_not_renamed_as_a_guest(run: Run) -> None:
    async def visit(store: Store) -> None:
        await store.people.add(PlayerRow("ada", "Guest", None, None, 5), ["guest"])
        await store.people.make_account("ada", "Ada", "ada", "hash", ["Ada", "ada"])
        with pytest.raises(Conflict):
            await store.people.rename("ada", "Late", key=None, looks=["Late"])
        with pytest.raises(Conflict):
            await store.people.make_account("ada", "Second", "second", "other", ["Second"])
        found = await store.people.find_account("ada")
        assert found is not None
        assert (found.name, found.password) == ("Ada", "hash")

    run(visit)


def test_of_a_guest_and_an_account_that_take_a_name_at_the_same_time_one_is_first(run: Run) -> None:
    async def visit(store: Store) -> None:
        for player in ("ada", "bea", "cleo"):
            await store.people.add(PlayerRow(player, player, None, None, 5))
        for number in range(10):
            name = f"Name {number}"
            await store.people.add(PlayerRow(f"p{number}", "", None, None, 5))
            outcomes = await asyncio.gather(
                store.people.rename("bea", name, key=None, looks=[name]),
                store.people.make_account(f"p{number}", name, name, "hash", [name]),
                store.people.rename("cleo", name, key=None, looks=[name]),
                store.people.add(PlayerRow(f"new {number}", name, None, None, 5), [name]),
                return_exceptions=True,
            )
            assert outcomes[1] is None, "guests hold no name"
            for outcome in outcomes:
                assert outcome is None or isinstance(outcome, Conflict)
            with pytest.raises(Conflict):
                await store.people.rename("ada", name, key=None, looks=[name])

    run(visit)


def test_an_entry_is_appended_only_under_the_revision_it_was_judged_by(run: Run) -> None:
    async def visit(store: Store) -> None:
        await add_matches(store, "m1", "m2")
        await store.log.append("m1", entry(0), 0)
        assert await store.matches.change(match(document="{1}"), 0, ["ada"]) == 1
        late, good, gone = await asyncio.gather(
            store.log.append("m1", entry(1), 0),
            store.log.append("m2", entry(0), 0),
            store.log.append("m3", entry(0), 0),
            return_exceptions=True,
        )
        assert (type(late), good, type(gone)) == (Conflict, None, Missing)
        with pytest.raises(Conflict):
            await store.log.append("m1", entry(0, "taken"), 0)
        assert await store.matches.head("m1") == (1, 0)
        await store.log.append("m1", entry(1), 1)
        with pytest.raises(Conflict):
            await store.matches.change(match(document="{2}", revision=1), 0, ["ada"])
        assert await store.matches.head("m1") == (1, 1)
        assert await store.matches.change(match(document="{2}", revision=1), 1, ["ada"]) == 2
        assert await store.matches.head("nothing") is None

    run(visit)


def test_of_an_end_and_a_move_one_wins(opened: Open) -> None:
    async def visit() -> None:
        one, other = await opened(), await opened()
        names = [f"m{n}" for n in range(100)]
        await add_matches(one, *names)
        ends = [one.matches.change(match(name, status="over"), -1, ["ada"]) for name in names]
        moves = [other.log.append(name, entry(0), 0) for name in names]
        ended = asyncio.gather(*ends, return_exceptions=True)
        moved = asyncio.gather(*moves, return_exceptions=True)
        for end, move in zip(await ended, await moved, strict=True):
            assert {type(end), type(move)} in ({int, Conflict}, {Conflict, type(None)}), (end, move)
        await one.close()
        await other.close()

    asyncio.run(visit())


def test_leases_are_renewed_while_entries_are_appended(opened: Open) -> None:
    async def visit() -> None:
        one, other = await opened(), await opened()
        names = [f"m{n}" for n in range(60)]
        await add_matches(one, *names)
        for name in names[::-1]:
            assert await one.leases.take(name, "one", 1, 2)
        for seq in range(20):
            appends = (other.log.append(name, entry(seq), 0) for name in names)
            renewed, *_ = await asyncio.gather(one.leases.renew("one", 3 + seq), *appends)
            assert renewed == set(names)
        await one.close()
        await other.close()

    asyncio.run(visit())


def test_requests_are_kept_with_what_they_changed(run: Run) -> None:
    async def visit(store: Store) -> None:
        await add_matches(store, "m1")
        asked, said = RequestRow("key", "content"), RequestRow("said", "hello")
        assert await store.matches.change(match(document="{1}"), -1, ["ada"], None, asked) == 1
        with pytest.raises(Conflict):
            await store.matches.change(match(document="{2}", revision=1), -1, ["ada"], None, asked)
        assert await store.matches.head("m1") == (1, -1), "neither is written without the other"
        assert await store.requests.of("m1", 0) == [asked]
        assert await store.requests.of("m1", 1) == []
        assert await store.journal.add("m1", "hello", said, 5) == 0
        with pytest.raises(Conflict):
            await store.journal.add("m1", "hello", said, 6)
        assert await store.journal.last("m1") == 0
        await store.log.append("m1", LogRow(0, "moved", "{}", None, "move"), 1)
        assert await store.log.entries("m1") == [LogRow(0, "moved", "{}", None, "move")]
        await store.requests.delete_before(6)
        assert await store.requests.find("m1", "said") is None
        assert await store.requests.find("m1", "key") is not None
        await store.matches.delete("m1")
        assert await store.requests.find("m1", "key") is None

    run(visit)


def test_a_request_about_no_match_is_claimed_by_one(run: Run) -> None:
    async def visit(store: Store) -> None:
        asked = RequestRow("key", "content")
        claim = store.requests.claim
        claims = await asyncio.gather(*(claim(asked, number, 100, 40) for number in range(1, 6)))
        (first,) = (number for number in claims if number is not None)
        assert first == 1 + claims.index(first)
        assert await claim(asked._replace(content="other"), 6, 300, 200) is None
        assert await claim(asked, 7, 300, 200) == first, "it was left unanswered"
        assert await claim(asked, 8, 301, 200) is None
        await store.requests.interrupted("key", 200)
        assert await claim(asked, 9, 301, 200) == first
        await store.requests.answer("key", "made")
        assert await claim(asked, 10, 900, 800) is None
        assert await store.requests.find("", "key") == ("content", "made")
        await store.requests.release("key")
        assert await claim(asked, 2**62 - 1, 901, 800) == 2**62 - 1

    run(visit)


def test_a_document_is_changed_only_from_its_current_revision(run: Run) -> None:
    async def visit(store: Store) -> None:
        await store.matches.add(match(), ["ada"])
        assert await store.matches.find("m1") == match()
        assert await store.matches.change(match(document="{1}", is_open=0), -1, ["ada", "bea"]) == 1
        with pytest.raises(Conflict):
            await store.matches.change(match(document="{2}"), -1, ["ada"])
        found = await store.matches.find("m1")
        assert found is not None
        assert (found.document, found.revision) == ("{1}", 1)
        assert [row.id for row in await store.matches.of("bea")] == ["m1"]
        assert await store.matches.public("lobby", 10) == []
        await store.matches.add(match("m2", created_at=2000), ["bea"])
        assert [row.id for row in await store.matches.public("lobby", 10)] == ["m2"]
        assert [row.id for row in await store.matches.all()] == ["m2", "m1"]
        assert await store.matches.all("over") == []

    run(visit)


def test_a_review_is_made_by_one_process_and_goes_with_its_match(run: Run) -> None:
    async def visit(store: Store) -> None:
        await store.matches.add(match(), ["ada"])
        await store.reviews.request("m2", "bea", 200)
        await store.reviews.request("m1", "ada", 100)
        await store.reviews.request("m1", "bea", 300)
        assert await store.reviews.unfinished_of("bea") == 1
        assert (await store.reviews.ahead_of("m1"), await store.reviews.ahead_of("m2")) == (0, 1)
        assert await store.reviews.take(1000, 2000) == ReviewRow("m1", 0, None)
        assert await store.reviews.take(1000, 2000) == ReviewRow("m2", 0, None)
        assert await store.reviews.take(1000, 2000) is None, "both are taken"
        half, whole = ReviewRow("m1", 0, "{half}"), ReviewRow("m1", 1, "{whole}")
        await store.reviews.save(half, 1500)
        assert await store.reviews.take(1600, 3000) == half, "the lease of the first process is over"
        await store.reviews.save(whole, 3000)
        assert await store.reviews.take(4000, 5000) == ReviewRow("m2", 0, None)
        await store.reviews.give_up("m2")
        await store.reviews.give_up("m1")
        assert (await store.reviews.find("m1"), await store.reviews.find("m2")) == (whole, None)
        await store.matches.delete("m1")
        assert await store.reviews.find("m1") is None

    run(visit)


def test_a_match_starts_once_with_its_first_entry(run: Run) -> None:
    async def visit(store: Store) -> None:
        await store.matches.add(match(), ["ada"])
        started = match(status="playing")
        assert await store.matches.start(started, ["ada"], entry(0)) == 1
        with pytest.raises(Conflict):
            await store.matches.start(started, ["ada"], entry(0, "late"))
        assert await store.log.entries("m1") == [entry(0)]
        await store.matches.add(match("m2"), ["ada"])
        await store.matches.change(match("m2"), -1, ["ada"])
        with pytest.raises(Conflict):
            await store.matches.start(match("m2", status="playing"), ["ada"], entry(0))
        assert await store.log.entries("m2") == [], "a start that lost the race leaves nothing"

    run(visit)


def test_an_imported_match_is_added_whole_or_not_at_all(run: Run) -> None:
    async def visit(store: Store) -> None:
        await store.matches.add(match(), ["ada"], [entry(seq) for seq in range(5)])
        assert await store.log.entries("m1") == [entry(seq) for seq in range(5)]
        with pytest.raises(StoreError):
            await store.matches.add(match("m2"), ["ada"], [entry(0), entry(1), entry(1)])
        assert await store.matches.find("m2") is None
        assert await store.log.entries("m2") == []

    run(visit)


def test_a_log_has_each_number_once(run: Run) -> None:
    async def visit(store: Store) -> None:
        await add_matches(store, "m1", "m2")
        for seq in range(3):
            await store.log.append("m1", entry(seq, f"r{seq}"), 0)
        with pytest.raises(Conflict):
            await store.log.append("m1", entry(1), 0)
        assert await store.log.entries("m1") == [entry(seq, f"r{seq}") for seq in range(3)]
        assert await store.log.entries("m1", since=1) == [entry(2, "r2")]
        answers = await asyncio.gather(
            *(store.log.append("m2", entry(0, f"r{n}"), 0) for n in range(8)), return_exceptions=True
        )
        assert sum(answer is None for answer in answers) == 1, "one of eight wins the race"
        assert sum(isinstance(answer, Conflict) for answer in answers) == 7

    run(visit)


def test_unusual_texts_are_kept_unchanged(run: Run) -> None:
    async def visit(store: Store) -> None:
        await add_matches(store, "m1")
        rows = [
            LogRow(0, None, '{"a":"\\u0000 \\"quoted\\" \\\\ \\n"}', None),
            LogRow(1, "0/x-_1", '{"città":"Genova — Zêna 🎲"}', '{"remaining":[1,2]}'),
            LogRow(2, None, "", ""),
        ]
        await asyncio.gather(*(store.log.append("m1", row, 0) for row in rows))
        assert await store.log.entries("m1") == rows

    run(visit)


def test_many_writers_at_once(run: Run) -> None:
    async def visit(store: Store) -> None:
        await add_matches(store, *(f"m{n}" for n in range(50)))
        await asyncio.gather(*(store.log.append(f"m{n % 50}", entry(n // 50), 0) for n in range(500)))
        for n in range(50):
            assert [row.seq for row in await store.log.entries(f"m{n}")] == list(range(10))

    run(visit)


def test_snapshots_journal_lines_and_read_marks(run: Run) -> None:
    async def visit(store: Store) -> None:
        await add_matches(store, "m1")
        assert await store.log.snapshot("m1") is None
        for seq in (4, 9):
            await store.log.save_snapshot("m1", SnapshotRow(seq, f"of {seq}", "{}"))
        assert await store.log.snapshot("m1") == SnapshotRow(9, "of 9", "{}")
        numbers = await asyncio.gather(*(store.journal.add("m1", f"line {n}") for n in range(6)))
        assert sorted(numbers) == list(range(6))
        assert [number for number, _ in await store.journal.lines("m1", 2, 10)] == [3, 4, 5]
        assert [number for number, _ in await store.journal.lines("m1", -1, 2)] == [4, 5], "the newest"
        assert await store.log.seen("ada", "m1") == -1
        for seq in (3, 7, 5):
            await store.log.mark_seen("ada", "m1", seq)
        assert await store.log.seen("ada", "m1") == 7  # an older page does not lower it

    run(visit)


def test_one_process_drives_a_match(run: Run) -> None:
    async def visit(store: Store) -> None:
        await store.matches.add(match(status="playing"), ["ada"])
        assert await store.leases.take("m1", "one", now=0, until=100)
        assert await store.leases.take("m1", "one", now=10, until=100), "taking it again is allowed"
        assert not await store.leases.take("m1", "two", now=50, until=150)
        await store.leases.renew("one", 200)
        assert await store.leases.due(150, 10) == []
        assert await store.leases.due(250, 10) == ["m1"], "its lease has expired"
        assert await store.leases.take("m1", "two", now=250, until=400)
        await store.leases.release("m1", "one", due_at=1)
        assert await store.leases.due(300, 10) == [], "it was no longer one's to give back"
        await store.leases.release("m1", "two", due_at=500)
        assert await store.leases.due(499, 10) == []
        assert await store.leases.due(501, 10) == ["m1"], "due"

    run(visit)


def test_a_clock_that_was_set_back_leaves_no_match_asleep(run: Run) -> None:
    async def visit(store: Store) -> None:
        for name in ("m1", "m2"):
            await store.matches.add(match(name, status="playing"), ["ada"])
        assert await store.leases.take("m1", "one", now=DAY + 9000, until=DAY + 9100)
        assert await store.leases.due(DAY + 1000, 10, latest=DAY + 1200) == ["m1"], "no lease lasts so long"
        assert await store.leases.take("m1", "two", now=DAY + 1000, until=DAY + 1100)
        assert await store.leases.due(DAY + 1000, 10, latest=DAY + 1200) == []
        assert await store.leases.take("m2", "one", now=DAY + 9000, until=DAY + 9100)
        await store.leases.release("m2", "one", due_at=DAY + 9500)
        assert await store.server.note_downtime(DAY + 9000, 500) is None
        assert await store.server.note_downtime(DAY + 1000, 500) == -8000
        await store.leases.wake_all(DAY + 1000)
        assert await store.leases.due(DAY + 1001, 10, latest=DAY + 1200) == ["m2"]

    run(visit)


def test_a_match_that_cannot_be_opened_is_not_scheduled_again(run: Run) -> None:
    async def visit(store: Store) -> None:
        await store.matches.add(match(status="playing"), ["ada"])
        await store.leases.wake("m1", now=10)
        assert await store.leases.due(11, 10) == ["m1"]
        await store.leases.give_up("m1", "one", now=11)
        assert await store.leases.due(11, 10) == []
        assert await store.leases.take("m1", "two", now=12, until=100)
        await store.leases.give_up("m1", "one", now=50)
        assert not await store.leases.take("m1", "one", now=50, until=150), "another process drives it"

    run(visit)


def test_a_player_has_one_vacation_at_a_time(run: Run) -> None:
    async def visit(store: Store) -> None:
        await store.people.add(PlayerRow("ada", "Ada", None, None, 1))
        begun = await asyncio.gather(
            *(store.vacations.begin(VacationRow("ada", at, 100)) for at in (1, 2, 3, 4)),
            return_exceptions=True,
        )
        assert [type(each) for each in begun].count(Conflict) == 3
        assert len(await store.vacations.of("ada", 0)) == 1
        await store.vacations.begin(VacationRow("ada", 100, 200))

    run(visit)


def test_hooks_results_and_ratings(run: Run) -> None:
    async def visit(store: Store) -> None:
        hook = HookRow("h1", "ada", "https://example.org", "json", "en")
        await store.contacts.add_hook(hook)
        assert await store.contacts.hooks("ada") == [hook]
        assert not await store.contacts.drop_hook("bea", "h1")
        assert await store.contacts.drop_hook("ada", "h1")
        results = [ResultRow(0, "ada", 1, 30), ResultRow(1, "bea", 2, 20)]
        ratings = [RatingRow("ada", "toy", 26.0, 8.0, 1), RatingRow("bea", "toy", 24.0, 8.0, 1)]
        await store.results.record(Ending("m1", "toy", results, ratings, 5))
        assert await store.results.has("m1")
        with pytest.raises(Conflict):
            await store.results.record(Ending("m1", "toy", results, ratings, 5))
        race = [store.results.record(Ending("m3", "other", results, [], 5)) for _ in range(4)]
        answers = await asyncio.gather(*race, return_exceptions=True)
        assert answers.count(None) == 1, "all saw the end, one was quickest"
        again = [ResultRow(0, "ada", 2, 10)]
        with pytest.raises(Conflict):  # another of her matches has ended since they were computed
            await store.results.record(Ending("m2", "toy", again, [ratings[0]], 6))
        assert not await store.results.has("m2"), "nothing of it was written"
        await store.results.record(Ending("m2", "toy", again, [ratings[0]._replace(matches=2)], 6))
        assert await store.results.rating("ada", "toy") == ratings[0]._replace(matches=2)
        assert [row.player for row in await store.results.best_rated("toy", 10)] == ["ada", "bea"]
        other, tally = await store.results.tallies("ada")
        assert other == ("other", 1, 1, 30, 1.0)
        assert tally == ("toy", 2, 1, 30, 1.5)

    run(visit)


def test_the_newest_matches_against_bots_are_found_among_others(run: Run) -> None:
    async def visit(store: Store) -> None:
        for number, other in enumerate(["bot:hard", "bot:easy", "bot:normal", "bea", "bea"]):
            results = [ResultRow(0, "ada", 1, 30), ResultRow(1, other, 2, 20)]
            await store.results.record(Ending(f"m{number}", "toy", results, [], number))
        await store.results.record(Ending("m9", "other", results, [], 9))
        found = await store.results.recent_against_bots("ada", "toy", 2)
        assert found == [
            PlaceRow(match, player, place)
            for match, bot in (("m1", "bot:easy"), ("m2", "bot:normal"))
            for player, place in (("ada", 1), (bot, 2))
        ]

    run(visit)


def test_a_deleted_match_leaves_nothing(run: Run) -> None:
    async def visit(store: Store) -> None:
        await store.matches.add(match(), ["ada"])
        await store.log.append("m1", entry(0), 0)
        await store.journal.add("m1", "said")
        assert await store.matches.delete("m1")
        assert not await store.matches.delete("m1")
        assert await store.log.entries("m1") == []
        assert await store.matches.of("ada") == []

    run(visit)


def test_nothing_is_written_to_a_deleted_match(run: Run) -> None:
    async def visit(store: Store) -> None:
        await add_matches(store, "m1", "m2")
        await store.matches.delete("m1")
        answers = await asyncio.gather(
            store.log.append("m1", entry(0), 0),
            store.log.append("m2", entry(0), 0),
            store.log.append("m2", entry(0), 0),
            return_exceptions=True,
        )
        assert [type(answer) for answer in answers] == [Missing, type(None), Conflict]
        with pytest.raises(Missing):
            await store.journal.add("m1", "said")
        assert await store.log.entries("m1") == []

    run(visit)


def test_a_change_that_lost_the_race_adds_no_players(run: Run) -> None:
    async def visit(store: Store) -> None:
        await add_matches(store, "m1")
        await store.matches.change(match(), -1, ["ada"])
        for late in (
            store.matches.change(match(), -1, ["bea"]),
            store.matches.start(match(status="playing"), ["bea"], entry(0)),
        ):
            with pytest.raises(Conflict):
                await late
        assert await store.matches.of("bea") == []

    run(visit)


def test_writes_survive_a_restart(run: Run) -> None:
    async def before(store: Store) -> None:
        await add_matches(store, "m1")
        await store.log.append("m1", entry(0), 0)

    async def after(store: Store) -> None:
        assert await store.log.entries("m1") == [entry(0)]

    run(before)
    run(after)


def test_a_failed_write_does_not_affect_others_of_the_batch(run: Run) -> None:
    async def visit(store: Store) -> None:
        await store.people.add(PlayerRow("ada", "Ada", None, None, 5))
        answers = await asyncio.gather(
            store.people.add(PlayerRow("ada", "Twice", None, None, 5)),
            store.people.add(PlayerRow("bea", "Bea", None, None, 5)),
            store.backend.write(
                ("UPDATE players SET name = $2 WHERE id = $1", ("ada", "Changed")),
                ("INSERT INTO players (id, name, created_at) VALUES ($1, $2, $3)", ("ada", "Thrice", 5)),
            ),
            return_exceptions=True,
        )
        assert [isinstance(answer, Conflict) for answer in answers] == [True, False, True]
        assert answers[1] is None
        assert await store.people.names(["ada", "bea"]) == {"ada": "Ada", "bea": "Bea"}

    run(visit)


def test_every_write_that_a_full_disk_rolled_back_is_unavailable(tmp_path: Path) -> None:
    async def visit() -> None:
        store = await open_store(str(tmp_path / "store.sqlite3"))
        assert isinstance(store.backend, SqliteBackend)
        disk = store.backend._writer._connection
        (pages,) = disk.execute("PRAGMA page_count").fetchone()
        disk.execute(f"PRAGMA max_page_count={pages}")  # the disk is full for SQLite from now on
        long = "x" * 100_000
        answers = await asyncio.gather(
            *(store.people.add(PlayerRow(f"p{number}", long, None, None, 5)) for number in range(3)),
            store.backend.write(
                ("INSERT INTO house VALUES ($1, $2)", ("short", "x")),
                ("INSERT INTO house VALUES ($1, $2)", ("long", long)),
            ),
            return_exceptions=True,
        )
        assert [type(answer) for answer in answers] == [Unavailable] * 4
        assert (await store.people.all(), await store.server.get("short")) == ([], None)
        disk.execute("PRAGMA max_page_count=100000")
        await store.people.add(PlayerRow("ada", long, None, None, 5))
        await store.close()

    asyncio.run(visit())


def test_the_write_ahead_log_does_not_grow_without_end(tmp_path: Path) -> None:
    beside = tmp_path / "store.sqlite3-wal"

    async def visit() -> None:
        store = await open_store(str(tmp_path / "store.sqlite3"), timings=StoreTimings(checkpoint_writes=50))
        await add_matches(store, *(f"m{n}" for n in range(20)))
        sizes = []
        for seq in range(60):
            await asyncio.gather(*(store.log.append(f"m{n}", entry(seq), 0) for n in range(20)))
            sizes.append(beside.stat().st_size)
        assert sizes[-1] < 3 * sizes[15], "a checkpoint lets it start over"
        await store.close()
        again = await open_store(str(tmp_path / "store.sqlite3"))
        for n in range(20):
            assert len(await again.log.entries(f"m{n}")) == 60
        await again.close()

    asyncio.run(visit())


def test_a_newer_database_is_refused_in_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "newer.sqlite3"
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA user_version = {max(migrations()) + 1}")
    connection.close()
    with pytest.raises(NewerDatabase, match="use a newer program"):
        asyncio.run(open_store(str(path)))


def test_unusable_databases_are_refused_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(Unusable, match="cannot be used"):
        asyncio.run(open_store(str(tmp_path / "file" / "store.sqlite3")))
    for port in (1, 99999):
        with pytest.raises(Unusable, match="cannot be used"):
            asyncio.run(open_store(f"postgresql://nobody@127.0.0.1:{port}/none"))
    with pytest.raises(Unusable, match="cannot be used"):
        asyncio.run(open_store("~unknown-user/store.sqlite3"))
    for folder in ("", ".", "/", str(tmp_path)):
        with pytest.raises(Unusable, match="is no file"):
            asyncio.run(open_store(folder))
        with pytest.raises(Unusable, match="is no file"):
            asyncio.run(restore_store(folder, tmp_path / "file"))


def test_writes_go_on_when_checkpoints_fail(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def visit() -> None:
        path = str(tmp_path / "store.sqlite3")
        store = await open_store(path, timings=StoreTimings(checkpoint_writes=1))
        assert isinstance(store.backend, SqliteBackend)
        assert isinstance(store.backend._writer, Writer)
        store.backend._writer._checkpoints._connection.close()  # every checkpoint of the thread fails
        await add_matches(store, "m1")
        for seq in range(5):
            await store.log.append("m1", entry(seq), 0)
        await store.close()
        again = await open_store(path)
        assert len(await again.log.entries("m1")) == 5
        await again.close()

    asyncio.run(visit())
    assert {record.getMessage() for record in caplog.records} == {"the checkpoint failed"}


def test_work_that_raises_is_answered_and_the_next_work_runs(tmp_path: Path) -> None:
    async def visit() -> None:
        path = tmp_path / "writer.sqlite3"
        one, other = (sqlite3.connect(path, check_same_thread=False) for _ in range(2))
        writer = writing.Writer(one, other, checkpoint_writes=50)
        failed, worked = (asyncio.get_running_loop().create_future() for _ in range(2))

        def stumble(_: sqlite3.Connection) -> None:
            raise OverflowError

        writer.do(stumble, partial(writing.settle, failed))
        with pytest.raises(OverflowError):
            await failed
        writer.do(
            lambda connection: connection.execute("SELECT 7").fetchone(), partial(writing.settle, worked)
        )
        assert await worked == (7,)
        writer.stop()
        await asyncio.to_thread(writer.join)

    asyncio.run(visit())


def test_a_write_to_a_closed_store_is_refused(tmp_path: Path) -> None:
    async def visit() -> None:
        store = await open_store(str(tmp_path / "store.sqlite3"))
        await add_matches(store, "m1")
        written = asyncio.ensure_future(store.log.append("m1", entry(0), 0))
        await asyncio.sleep(0)
        await store.close()
        await written
        with pytest.raises(StoreError):
            await store.log.append("m1", entry(1), 0)

    asyncio.run(visit())


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")
def test_only_its_owner_can_read_the_file(tmp_path: Path) -> None:
    async def look() -> None:
        path = tmp_path / "private.sqlite3"
        store = await open_store(str(path), alone=True)
        await store.server.set("name", "value")
        for each in tmp_path.glob("private.sqlite3*"):
            if not each.name.endswith(".server"):  # an empty file that is only locked
                assert each.stat().st_mode & 0o077 == 0, each
        await store.close()
        path.chmod(0o644)  # as an earlier program left it
        store = await open_store(str(path))
        await store.close()
        assert path.stat().st_mode & 0o077 == 0

    asyncio.run(look())
