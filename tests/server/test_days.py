"""Matches over days, by a clock that is turned forward: letters, pushes, reminders, vacations, the end."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ludoteca.server.match.room import Room
from ludoteca.server.protocol.shapes import Days
from ludoteca.server.table.clocks import DAY, Clocks
from ludoteca.server.timings import Timings

from .mailing import Browser, Mailbox, with_email, with_mail
from .network import Person, Site, Talk, TurnedClock, beat, on_a_server

ROLL = {"type": "roll"}


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not condition():
            await asyncio.sleep(0.01)


class Evening:
    """A match of two people who come and go, at a server whose mailer runs only when the test says so."""

    def __init__(self, site: Site, clock: TurnedClock, match: str) -> None:
        self.site = site
        self.clock = clock
        self.match = match
        self.noticed = -1
        """The newest entry whose notice was seen in the store; it is written once, after the move."""

    async def room(self) -> Room:
        return await self.site.node.rooms.room(self.match)

    async def come(self, person: Person) -> Talk:
        talk = await person.talk()
        snapshot = await talk.ask("subscribe", match=self.match)
        await talk.ask("seen", match=self.match, seq=snapshot["table"]["seq"])
        return talk

    async def go(self, talk: Talk, seat: int) -> None:
        await talk.hang_up()
        room = await self.room()
        await until(lambda: not room.is_here(seat))

    async def visit(self, person: Person, seat: int) -> None:
        """Come, look, move and go."""
        talk = await self.come(person)
        seq = (await self.room()).seq
        moved = await talk.ask("play", match=self.match, seat=seat, seq=seq, action=ROLL)
        await talk.ask("seen", match=self.match, seq=moved["seq"])
        await self.go(talk, seat)

    async def pass_days(self, days: float) -> None:
        """Let time pass, a heartbeat run, and the mailer deliver."""
        self.clock.turn(days=days)
        await beat(self.site)
        room = await self.room()
        expiry = room.clocks.next_expiry()
        if expiry is not None and expiry[0] <= self.clock():
            seq = room.seq
            await until(lambda: room.seq > seq)
        await self.round()

    async def round(self) -> None:
        """Deliver the notices that are due, after the room has finished what it does."""
        room = await self.room()
        async with room._lock:
            pass
        if room.is_playing and room.seq != self.noticed and not room.is_here(room.active[0]):
            player, self.noticed = room.table.chairs[room.active[0]].player, room.seq
            written = "SELECT seq FROM notices WHERE player = $1 AND kind = 'turn'"
            async with asyncio.timeout(60):
                while (room.seq,) not in await self.site.node.store.backend.read(written, player):
                    await asyncio.sleep(0.01)
        await self.site.runtime.mailer.round()


async def a_match(site: Site, clock: TurnedClock, ada: Person, bea: Person, **more: Any) -> Evening:
    """Ada's table, at which Bea begins and is away when it starts."""
    days = {"type": "days", "days": 3, **more}
    made = await ada.table("toy", "empty", "me", open=True, clock=days, options={"goal": 25})
    evening = Evening(site, clock, made["table"]["match"])
    host, other = await ada.talk(), await bea.talk()
    await other.ask("sit", match=evening.match, seat=0)
    await other.ask("ready", match=evening.match, seat=0, ready=True)
    await other.hang_up()
    await host.ask("start", match=evening.match)
    await host.hang_up()
    return evening


def test_two_people_play_a_match_over_weeks(tmp_path: Path) -> None:
    clock = TurnedClock()

    async def visit(site: Site, box: Mailbox) -> None:
        ada, bea, browser = await site.person("Ada"), await site.person("Bea"), Browser()
        await with_email(ada, box, "en")
        async with await asyncio.start_server(browser.answer, "127.0.0.1", 0) as service:
            port = service.sockets[0].getsockname()[1]
            await bea.http.post("/notices/push", json=browser.subscription(port))
            evening = await a_match(site, clock, ada, bea)
            await evening.round()
            assert [push["title"] for push in browser.pushed] == ["Du bist am Zug bei Toy"], (
                "the first player is notified"
            )

            await evening.visit(bea, 0)
            await evening.round()
            assert box.subjects() == ["Your turn in Toy"]
            await evening.pass_days(1)
            await evening.pass_days(1)
            assert len(box.subjects()) == 1, "one letter until she has looked"
            await evening.pass_days(0.5)
            assert box.subjects()[1:] == ["Time is running out in Toy"]

            recap = (await ada.http.get(f"/matches/{evening.match}/since/0?seat=1")).json()["pages"]
            assert [page["seq"] for page in recap] == [0, 1], "what she missed can be played back"
            await evening.visit(ada, 1)
            await evening.round()
            assert len(browser.pushed) == 2

            talk = await evening.come(bea)  # she looks, and goes without a move
            await evening.go(talk, 0)
            gone = await bea.http.post("/vacation", json={"days": 7})
            assert gone.json()["days_left"] == 23
            line = (await ada.http.get("/my/matches")).json()["matches"][0]
            assert line["seats"][0]["away_until"] == gone.json()["until"]
            for _ in range(7):
                await evening.pass_days(1)
            room = await evening.room()
            assert room.seq == 2, "her clock stood still"
            assert 2.9 * DAY < room.clocks.faces(clock())[0].remaining_ms <= 3 * DAY
            assert len(browser.pushed) == 2, "she is not notified on vacation"
            await evening.pass_days(2.4)
            assert browser.pushed[2:] == [
                {
                    "title": "Die Zeit wird knapp bei Toy",
                    "url": f"/match/{evening.match}",
                    "tag": evening.match,
                }
            ], "who has looked is reminded, too"
            await evening.pass_days(0.7)
            assert (await evening.room()).seq == 3, "then time ran out, and the default was played for her"
            assert box.subjects()[2:] == ["Your turn in Toy"], "Ada had looked since"

            while (await evening.room()).is_playing:  # no player connects any more
                await evening.pass_days(1.2)
            assert box.subjects()[3:] == ["Time is running out in Toy"], "no more until she looks"
            kinds = [push["title"] for push in browser.pushed[3:]]
            assert kinds == ["Du bist am Zug bei Toy", "Die Zeit wird knapp bei Toy"], (
                "one of each for her, too"
            )
            await site.runtime.mailer.round()
            assert len(box.subjects()) == 4

    with_mail(tmp_path, visit, clock, timings=Timings(notice_round=3600), hooks="any", idle_seconds=1, seed=1)


def test_who_did_something_and_has_still_to_decide_is_told_of_how_it_stands_now(
    tmp_path: Path,
) -> None:
    clock = TurnedClock()

    async def visit(site: Site, box: Mailbox) -> None:
        ada, bea = await site.person("Ada"), await site.person("Bea")
        await with_email(bea, box, "it")
        evening = await a_match(site, clock, ada, bea)
        talk = await evening.come(bea)
        boast = {"type": "boast", "by": 3}
        await talk.ask("play", match=evening.match, seat=0, seq=0, action=boast)  # it is still her turn
        await talk.ask("seen", match=evening.match, seq=1)
        await evening.go(talk, 0)
        store = site.node.store
        async with asyncio.timeout(60):
            while (1,) not in await store.backend.read("SELECT seq FROM notices WHERE kind = 'reminder'"):
                await asyncio.sleep(0.01)
        evening.noticed = 1  # she was there when it became her turn: only the reminder is written
        await evening.pass_days(2.4)
        assert box.subjects() == ["Il tempo sta per scadere a Toy"]

    with_mail(tmp_path, visit, clock, timings=Timings(notice_round=3600))


def test_who_comes_back_early_is_on_the_clock_again(tmp_path: Path) -> None:
    clock = TurnedClock()

    async def visit(site: Site) -> None:
        ada, bea = await site.person("Ada"), await site.person("Bea")
        evening = await a_match(site, clock, ada, bea)
        assert (await bea.http.get("/vacation")).json()["days_left"] == 30
        await bea.http.post("/vacation", json={"days": 20})
        again = await bea.http.post("/vacation", json={"days": 1})
        assert (again.status_code, again.json()["reason"]) == (409, "away-already")
        clock.turn(days=2)
        await beat(site)
        await until(lambda: site.node.rooms.opened(evening.match) is None)  # it has left memory
        back = (await bea.http.delete("/vacation")).json()
        assert (back["until"], back["days_left"]) == (None, 28 - 1), "a day that was begun counts"
        too_long = await bea.http.post("/vacation", json={"days": 28})
        assert (too_long.status_code, too_long.json()["reason"]) == (400, "vacation-too-long")
        room = await evening.room()
        assert 2.9 * DAY < room.clocks.faces(clock())[0].remaining_ms <= 3 * DAY
        clock.turn(seconds=10)
        await beat(site)
        await until(lambda: site.node.rooms.opened(evening.match) is None)
        clock.turn(days=3)
        await beat(site)
        store = site.node.store
        async with asyncio.timeout(60):
            while await store.log.last(evening.match) == 0:
                await asyncio.sleep(0.01)

    on_a_server(tmp_path, visit, clock, idle_seconds=0.01)


def test_a_clock_stands_still_while_somebody_is_away() -> None:
    watch = Clocks(Days(days=3), seats=2, table_ms=None)
    from_to = (DAY, 4 * DAY)
    watch.set_away({0: (from_to, (5 * DAY, 6 * DAY))})
    watch.moved(-1, (0, 1), True, now=0)
    assert watch.expires_at(0) == 7 * DAY, "three days, and four of two vacations"
    assert watch.next_expiry() == (3 * DAY, 1), "for no other player"
    faces = watch.faces(2 * DAY)
    assert [(face.remaining_ms, face.running) for face in faces] == [(2 * DAY, False), (DAY, True)]
    kept = watch.copy()
    kept.moved(1, (0,), True, now=2 * DAY)
    assert kept.faces(5 * DAY)[0].remaining_ms == DAY
    assert kept.expires_at(0) == 7 * DAY
    watch.set_away({0: (from_to, (2 * DAY, 5 * DAY), (3 * DAY, 4 * DAY))})
    assert watch.expires_at(0) == 7 * DAY, "what overlaps counts once"
    assert watch.faces(3 * DAY)[0].remaining_ms == 2 * DAY
