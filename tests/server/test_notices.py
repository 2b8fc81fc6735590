"""Absent players are notified of their turn: real emails to a real mail server, real pushes."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from ludoteca.server.timings import Timings

from .mailing import Browser, Mailbox, plain, secret_in, with_email, with_mail
from .network import PATIENCE, Person, Site, TurnedClock, beat, on_a_server


async def begun(ada: Person, bea: Person) -> str:
    """A match of two in which Ada has moved, and Bea is away."""
    made = await ada.table("toy", "me", "empty", open=True, options={"goal": 100})
    match, talk, other = str(made["table"]["match"]), await ada.talk(), await bea.talk()
    await other.ask("sit", match=match, seat=1)
    await other.ask("ready", match=match, seat=1, ready=True)
    await other.hang_up()
    await talk.ask("start", match=match)
    await talk.ask("play", match=match, seat=0, seq=0, action={"type": "roll"})
    return match


@pytest.mark.parametrize(
    ("language", "subject"),
    [
        ("en", "Your turn in Toy"),
        ("it", "Tocca a te a Toy"),
        ("fr", "À vous de jouer à Toy"),
        ("de", "Du bist am Zug bei Toy"),
        ("nl", "Jij bent aan de beurt bij Toy"),
    ],
)
def test_a_letter_says_whose_turn_it_is_in_the_readers_language(
    tmp_path: Path, language: str, subject: str
) -> None:
    async def visit(site: Site, box: Mailbox) -> None:
        ada, bea = await site.person("Ada"), await site.person("Bea")
        await with_email(bea, box, language)
        match = await begun(ada, bea)
        letter = await box.wait(2)
        assert (letter["Subject"], letter["To"]) == (subject, "bea@example.org")
        assert "Ada" in plain(letter)
        assert f"http://games.example.org/match/{match}" in plain(letter)
        html = letter.get_body(("html",))
        assert html is not None
        assert f'lang="{language}"' in html.get_content()
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"

    with_mail(tmp_path, visit)


def test_a_server_that_died_between_move_and_letter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(*_: Any) -> None:
        """As if the server had died before."""

    async def die(site: Site, box: Mailbox) -> None:
        ada, bea = await site.person("Ada"), await site.person("Bea")
        await with_email(bea, box, "en")
        monkeypatch.setattr(site.runtime.mailer, "turn", nothing)
        monkeypatch.setattr(site.node.store.leases, "release", nothing)
        await begun(ada, bea)

    async def come_back(site: Site, box: Mailbox) -> None:
        await beat(site)
        assert (await box.wait(1))["Subject"] == "Your turn in Toy"

    with_mail(tmp_path, die)
    clock = TurnedClock()
    clock.turn(seconds=60)
    with_mail(tmp_path, come_back, now=clock)


def test_one_letter_a_match_until_they_have_looked(tmp_path: Path) -> None:
    async def visit(site: Site, box: Mailbox) -> None:
        ada, bea = await site.person("Ada"), await site.person("Bea")
        await with_email(bea, box, "en")
        match = await begun(ada, bea)
        await box.wait(2)
        mailer, store = site.runtime.mailer, site.node.store
        row = await store.matches.find(match)
        assert row is not None
        room = await site.node.rooms.room(match)
        await mailer.turn(room.table, (1,), 1, {})
        await mailer.round()
        assert len(box.letters) == 2, "told already, and has not looked"
        await store.log.mark_seen(bea.player, match, 1)
        talk = await bea.talk()
        await talk.ask("play", match=match, seat=1, seq=1, action={"type": "roll"})
        await talk.hang_up()
        away = await ada.talk()
        await away.ask("play", match=match, seat=0, seq=2, action={"type": "roll"})
        letter = await box.wait(3)
        assert letter["Subject"] == "Your turn in Toy"

    with_mail(tmp_path, visit)


def test_nobody_gets_letters_who_did_not_confirm_or_who_left(tmp_path: Path) -> None:
    async def visit(site: Site, box: Mailbox) -> None:
        ada, bea = await site.person("Ada"), await site.person("Bea")
        asked = await bea.http.post("/notices/address", json={"email": "bea@example.org"})
        assert asked.status_code == 201
        asking = await box.wait(1)
        await begun(ada, bea)
        await site.runtime.mailer.round()
        assert len(box.letters) == 1
        stranger = site.stranger()
        assert (await stranger.http.post("/letters/nonsense/confirm")).status_code == 404
        await stranger.http.post(f"/letters/{secret_in(asking)}/confirm")
        for _ in range(2):  # one press in a mail program, without signing in
            left = await stranger.http.post(
                f"/letters/{secret_in(asking)}/leave", content="List-Unsubscribe=One-Click"
            )
            assert left.status_code == 204
        assert (await bea.http.get("/notices")).json()["email"] is None
        bad = await bea.http.post("/notices/address", json={"email": "no address"})
        assert bad.status_code == 400

    with_mail(tmp_path, visit)


def test_a_letter_that_could_not_be_sent_is_sent_later(tmp_path: Path) -> None:
    async def visit(site: Site, box: Mailbox) -> None:
        ada, bea = await site.person("Ada"), await site.person("Bea")
        await with_email(bea, box, "en")
        box.answer = "451 try again later"
        match = await begun(ada, bea)
        async with asyncio.timeout(PATIENCE):
            while not site.runtime.mailer.delivered["failed"]:
                await asyncio.sleep(0.02)
        rows = await site.node.store.backend.read(
            "SELECT due_at, attempts FROM notices WHERE match = $1", match
        )
        assert rows[0][1] == 1
        box.answer = "250 OK"
        await site.node.store.backend.change("UPDATE notices SET due_at = 0")  # two minutes later
        assert (await box.wait(2))["Subject"] == "Your turn in Toy"

    with_mail(tmp_path, visit)


def test_a_stranger_gets_few_emails_that_ask_for_confirmation(tmp_path: Path) -> None:
    async def visit(site: Site, box: Mailbox) -> None:
        guests = [await site.person(f"Guest {number}") for number in range(4)]
        answers = [
            await guest.http.post("/notices/address", json={"email": email})
            for guest, email in zip(guests, ["bea@example.org", "BEA@example.org"] * 2, strict=True)
        ]
        assert [answer.status_code for answer in answers] == [201, 201, 429, 429]
        refused = answers[-1]
        assert refused.json()["reason"] == "too-many-emails"
        assert int(refused.headers["Retry-After"]) > 60
        one = guests[0]
        assert (await one.http.post("/notices/address", json={"email": "a@example.org"})).status_code == 201
        assert (await one.http.post("/notices/address", json={"email": "b@example.org"})).status_code == 429
        assert len(box.letters) == 3

    with_mail(tmp_path, visit, emails_per_hour=2)


def test_letters_are_refused_where_the_host_sends_none(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        bea = await site.person("Bea")
        assert not (await bea.http.get("/notices")).json()["letters"]
        refused = await bea.http.post("/notices/address", json={"email": "bea@example.org"})
        assert refused.json()["reason"] == "letters-are-off"

    on_a_server(tmp_path, visit)


def test_a_browser_is_pushed_and_forgotten_once_it_is_gone(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        browser = Browser()
        service = await asyncio.start_server(browser.answer, "127.0.0.1", 0)
        async with service:
            ada, bea = await site.person("Ada"), await site.person("Bea")
            known = (await bea.http.get("/notices")).json()
            assert len(known["push_key"]) == 87
            port = service.sockets[0].getsockname()[1]
            assert (await bea.http.post("/notices/push", json=browser.subscription(port))).status_code == 204
            match = await begun(ada, bea)
            async with asyncio.timeout(PATIENCE):
                while not browser.pushed:
                    await asyncio.sleep(0.02)
            assert browser.pushed == [
                {"title": "Du bist am Zug bei Toy", "url": f"/match/{match}", "tag": match}
            ]
            assert b"vapid t=" in browser.headers.lower()
            browser.status = b"410 Gone"
            await begun(ada, bea)
            async with asyncio.timeout(PATIENCE):
                while (await bea.http.get("/notices")).json()["browsers"]:
                    await asyncio.sleep(0.02)

    on_a_server(tmp_path, visit, hooks="any", notice_minutes=0)


def test_nobodys_letter_waits_for_somebody_elses_silent_browser(tmp_path: Path) -> None:
    clock = TurnedClock()

    async def visit(site: Site, box: Mailbox) -> None:
        called = asyncio.Semaphore(0)

        async def say_nothing(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            called.release()
            silent.append(writer)

        silent: list[asyncio.StreamWriter] = []
        async with await asyncio.start_server(say_nothing, "127.0.0.1", 0) as service:
            ada, bea, eve = await site.person("Ada"), await site.person("Bea"), await site.person("Eve")
            subscription = Browser().subscription(service.sockets[0].getsockname()[1])
            assert (await eve.http.post("/notices/push", json=subscription)).status_code == 204
            await with_email(bea, box, "en")
            async with asyncio.timeout(PATIENCE):
                await site.runtime.mailer.round()  # what is due so far
                matches = [await begun(ada, person) for person in (eve, eve, eve, bea)]
                written = "SELECT seq FROM notices WHERE match = $1"  # after the move is answered
                for match in matches:
                    while not await site.node.store.backend.read(written, match):
                        await asyncio.sleep(0.01)
                clock.turn(seconds=1)  # all four are due, even if the machine's clock was set back
                going = asyncio.create_task(site.runtime.mailer.round())
                await called.acquire()
                await box.wait(2)
            assert not going.done(), "Eve's browser has not answered"
            going.cancel()
            await asyncio.wait([going])
            for writer in silent:
                writer.close()

    # Only this test delivers, and no call to a browser is given up.
    timings = Timings(notice_round=3600, outgoing_http=3600)
    with_mail(tmp_path, visit, now=clock, hooks="any", timings=timings)


def test_the_key_for_pushes_is_made_once(tmp_path: Path) -> None:
    keys = set()

    async def visit(site: Site) -> None:
        keys.add((await (await site.person()).http.get("/notices")).json()["push_key"])

    on_a_server(tmp_path, visit)
    on_a_server(tmp_path, visit)
    assert len(keys) == 1
