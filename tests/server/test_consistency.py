"""What a client may rely on at two processes, also while no news pass between them (docs/consistency.md)."""

import asyncio
from inspect import isclass
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludoteca.core import Invalid
from ludoteca.server.http.endpoints import ENDPOINTS
from ludoteca.server.protocol.shapes import Bank
from ludoteca.store import Unavailable

from .network import Site, on_a_server
from .simulated import SimulatedPerson
from .two_nodes import ROLL, Pair, simulate_pair


async def at_both(pair: Pair, match: str, player: str) -> tuple[SimulatedPerson, SimulatedPerson]:
    """A player at both processes, both of which have the match in memory."""
    here, there = pair.one.person(player), pair.other.person(player)
    for connection in (here, there):
        assert (await connection.ask("subscribe", match=match))["type"] == "snapshot"
    return here, there


def play(seq: int, **more: Any) -> dict[str, Any]:
    return {"seat": seq % 2, "seq": seq, "action": ROLL, **more}


# --- a request is carried out once


def test_a_reused_id_with_another_action_is_refused(tmp_path: Path) -> None:
    async def story(pair: Pair) -> None:
        match = await pair.match("ada", "ada")
        ada = pair.one.person("ada")
        await ada.ask("subscribe", match=match)
        assert (await ada.ask("play", match=match, id="b2", **play(0)))["seq"] == 1
        again = await ada.ask("play", match=match, id="b2", **play(0))
        assert (again["type"], again["seq"]) == ("done", 1), "the same request: the same answer"
        other = await ada.ask("play", match=match, id="b2", **play(1))
        assert (other["type"], other["reason"]) == ("refused", "request-id-reused")
        assert await pair.log(match) == [0, 1]

    simulate_pair(tmp_path, story)


def test_the_same_id_of_another_player_is_another_request(tmp_path: Path) -> None:
    async def story(pair: Pair) -> None:
        match = await pair.match("ada", "bea")
        ada, bea = pair.one.person("ada"), pair.one.person("bea")
        for player in (ada, bea):
            await player.ask("subscribe", match=match)
        assert (await ada.ask("play", match=match, id="1", **play(0)))["seq"] == 1
        assert (await bea.ask("play", match=match, id="1", **play(1)))["seq"] == 2

    simulate_pair(tmp_path, story)


def test_an_undo_under_one_id_takes_back_once(tmp_path: Path) -> None:
    async def story(pair: Pair) -> None:
        match = await pair.match("ada", "ada")
        here, there = await at_both(pair, match, "ada")
        for seq in range(3):
            await here.ask("play", match=match, **play(seq))
        undone = await here.ask("undo", match=match, id="u", seat=0)
        assert (undone["type"], undone["seq"]) == ("done", 4)
        for connection in (here, there):
            again = await connection.ask("undo", match=match, id="u", seat=0)
            assert (again["type"], again["seq"]) == ("done", 4)
        assert await pair.log(match) == [0, 1, 2, 3, 4]

    simulate_pair(tmp_path, story)


def test_a_retry_at_the_other_process_gets_the_same_answer(tmp_path: Path) -> None:
    async def story(pair: Pair) -> None:
        match = await pair.match("ada", "ada")
        here, there = await at_both(pair, match, "ada")
        pair.wire.is_cut = True
        for seq in range(20):
            first, second = (here, there) if seq % 3 else (there, here)
            request = f"move-{seq}"
            assert (await first.ask("play", match=match, id=request, **play(seq)))["seq"] == seq + 1
            await asyncio.sleep(0.01)  # a second move would differ by its time
            retried = await second.ask("play", match=match, id=request, **play(seq))
            assert (retried["type"], retried.get("seq")) == ("done", seq + 1)
        assert await pair.log(match) == list(range(21))

    simulate_pair(tmp_path, story)


def test_changes_of_the_table_are_carried_out_once_too(tmp_path: Path) -> None:
    async def story(pair: Pair) -> None:
        match = await pair.match("ada", "bea", "cleo")
        here, there = await at_both(pair, match, "bea")
        pair.wire.is_cut = True
        asked: list[tuple[str, dict[str, Any]]] = [
            ("say", {"text": "hello"}),
            ("say_phrase", {"phrase": "well_played"}),
            ("hand_over", {"seat": 1}),
            ("take_back", {"seat": 1}),
            ("name_seat", {"seat": 1, "name": "Beatrice"}),
            ("ask_end", {"seat": 1}),
            ("answer_end", {"seat": 1, "agree": False}),
            ("stand", {"seat": 1}),
        ]
        for number, (kind, fields) in enumerate(asked):
            request = {"match": match, "id": f"change-{number}", **fields}
            assert (await here.ask(kind, **request))["type"] == "done", kind
            lines = await pair.store.journal.last(match)
            for connection in (there, here):
                assert (await connection.ask(kind, **request))["type"] == "done", kind
            assert await pair.store.journal.last(match) == lines, f"{kind} was done again"
            wrong = await there.ask("say", match=match, id=f"change-{number}", text="another request")
            assert wrong.get("reason") == "request-id-reused", kind

    simulate_pair(tmp_path, story)


def test_a_request_that_waited_for_its_turn_is_not_carried_out_again(tmp_path: Path) -> None:
    async def story(pair: Pair) -> None:
        match = await pair.match("ada", "ada")
        here, there = await at_both(pair, match, "ada")
        for seq in range(4):
            await here.ask("play", match=match, **play(seq))
        await asyncio.sleep(1)
        room = pair.one.node.rooms.opened(match)
        assert room is not None
        async with room._lock:  # something is being done at the one process
            assert (await there.ask("undo", match=match, id="u", seat=0))["seq"] == 5
            assert (await there.ask("name_seat", match=match, id="n", seat=0, name="Grace"))["type"] == "done"
            await asyncio.sleep(1)  # the news of both wait there
            here.say("undo", match=match, id="u", seat=0)
            here.say("name_seat", match=match, id="n", seat=0, name="Grace")
            await asyncio.sleep(1)
        undone = await here.wait(lambda m: m.get("id") == "u")
        assert (undone["type"], undone.get("seq")) == ("done", 5)
        assert (await here.wait(lambda m: m.get("id") == "n"))["type"] == "done"
        assert await pair.log(match) == [0, 1, 2, 3, 4, 5]
        lines = [line.kind for line in await pair.one.node.journal.all(match)]
        assert lines.count("seat_named") == 1

    simulate_pair(tmp_path, story)


def test_a_request_that_changed_nothing_changes_nothing_later(tmp_path: Path) -> None:
    async def story(pair: Pair) -> None:
        match = await pair.match("ada", "bea")
        here, there = await at_both(pair, match, "ada")
        for request, name in (("n1", "Grace"), ("n2", "Grace"), ("n3", "Ada")):
            assert (await here.ask("name_seat", match=match, id=request, seat=0, name=name))["type"] == "done"
        for connection in (here, there):
            again = await connection.ask("name_seat", match=match, id="n2", seat=0, name="Grace")
            assert again["type"] == "done"
        assert (await pair.one.node.tables.read(match)).table.chairs[0].name == "Ada"
        lines = [line.kind for line in await pair.one.node.journal.all(match)]
        assert lines.count("seat_named") == 2, "once for each change"

    simulate_pair(tmp_path, story)


def test_a_retry_is_answered_after_the_update_of_its_move(tmp_path: Path) -> None:
    async def story(pair: Pair) -> None:
        match = await pair.match("ada", "ada")
        first, second = pair.one.person("ada"), pair.one.person("ada")
        for tab in (first, second):
            await tab.ask("subscribe", match=match)
        for seq in range(20):
            request = {"match": match, "id": f"move-{seq}", **play(seq)}
            first.say("play", **request)
            await asyncio.sleep(0.01 * (seq % 10))
            assert (await second.ask("play", **request))["seq"] == seq + 1
            shown = [m["seq"] for m in second.messages if m["type"] == "update"]
            assert shown[-1] == seq + 1
            await first.wait(lambda m, request=request: m.get("id") == request["id"])  # type: ignore[misc]

    simulate_pair(tmp_path, story, slow=1.0)


# --- never less than was seen


def test_a_subscription_shows_what_the_other_process_has_acknowledged(tmp_path: Path) -> None:
    async def story(pair: Pair) -> None:
        match = await pair.match("ada", "ada")
        here, _ = await at_both(pair, match, "ada")
        pair.wire.is_cut = True
        for seq in range(3):
            await here.ask("play", match=match, **play(seq))
        await here.ask("name_seat", match=match, seat=1, name="Grace")
        snapshot = await pair.other.person("ada").ask("subscribe", match=match)
        assert (snapshot["table"]["seq"], snapshot["table"]["seats"][1]["name"]) == (3, "Grace")
        await here.ask("play", match=match, **play(3))
        room = await pair.other.node.rooms.current(match)
        assert room.seq == 4, "a read over HTTP catches up first"

    simulate_pair(tmp_path, story)


def test_a_started_table_is_shown_with_its_match_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(pair: Pair) -> None:
        match = await pair.table("ada", "bea")
        _, there = await at_both(pair, match, "ada")
        pair.wire.is_cut = True
        await (await pair.one.node.rooms.room(match)).start()
        room = await pair.other.node.rooms.room(match)

        async def lost(*_: Any) -> Any:
            raise Unavailable

        with monkeypatch.context() as patch:
            patch.setattr(room._do.loading._log, "entries", lost)
            with pytest.raises(Unavailable):
                await room.refresh()
        assert (room.table.status, room.info().status, room.seq) == ("lobby", "lobby", -1)
        snapshot = await there.ask("subscribe", match=match)
        assert (snapshot["table"]["status"], snapshot["table"]["seq"]) == ("playing", 0)

    simulate_pair(tmp_path, story)


@pytest.mark.parametrize("failure", [RuntimeError, asyncio.CancelledError])
def test_changes_of_a_view_are_sent_only_to_those_who_have_that_view(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failure: type[BaseException]
) -> None:
    async def story(pair: Pair) -> None:
        match = await pair.match("ada", "bea")
        people = [pair.one.person("ada"), pair.one.person("bea")]
        for person in people:
            await person.ask("subscribe", match=match)
        await people[0].ask("play", match=match, **play(0))
        room = await pair.one.node.rooms.room(match)
        publisher = room._do.publisher
        run = publisher._offloader.run

        async def fail(*call: Any) -> Any:
            await run(*call)
            raise failure("while the views were made")

        assert room.match is not None
        with monkeypatch.context() as patch:
            patch.setattr(publisher._offloader, "run", fail)
            with pytest.raises(failure):
                await publisher.entry(room.match.entries[-1])
        people.append(pair.one.person("ada"))
        await people[-1].ask("subscribe", match=match)  # this one has a view, the others still may not
        await people[1].ask("play", match=match, **play(1))
        for person in people:
            sent = await person.wait(lambda message: message.get("table", {}).get("seq") == 2)
            assert sent["type"] == "snapshot", "everything, with the whole view"
        await people[0].ask("play", match=match, **play(2))
        update = await people[0].wait(lambda message: message.get("seq") == 3 and "changes" in message)
        assert all(path for path, _ in update["changes"]), "only what is new"

    simulate_pair(tmp_path, story)


def test_a_refusal_is_judged_by_the_newest_state(tmp_path: Path) -> None:
    async def story(pair: Pair) -> None:
        match = await pair.match("ada", "ada", "bea")
        here, there = await at_both(pair, match, "ada")
        pair.wire.is_cut = True
        await here.ask("play", match=match, seat=0, seq=0, action=ROLL)
        answer = await there.ask("check", match=match, seat=1, action=ROLL)
        assert answer["type"] == "done", f"{answer}: it is the turn of seat 1"
        await here.ask("hand_over", match=match, seat=0)
        back = await there.ask("take_back", match=match, seat=0)
        assert back["type"] == "done", back

    simulate_pair(tmp_path, story)


# --- an end and a move


def test_an_end_and_a_move_cannot_both_win(tmp_path: Path) -> None:
    async def story(pair: Pair) -> None:
        for number in range(30):
            match = await pair.match("ada", "bea")
            ada, bea = pair.one.person("ada"), pair.other.person("bea")
            for player in (ada, bea):
                await player.ask("subscribe", match=match)
            pair.wire.is_cut = True
            asked = [
                ada.ask("play", match=match, seat=0, seq=0, action=ROLL),
                bea.ask("resign", match=match, seat=1),
            ]
            moved, resigned = await asyncio.gather(*(asked if number % 2 else reversed(asked)))
            if number % 2 == 0:
                moved, resigned = resigned, moved
            pair.wire.is_cut = False
            assert resigned["type"] == "done"
            table = (await pair.other.node.tables.read(match)).table
            log = await pair.log(match)
            assert (table.status, table.last) == ("over", log[-1])
            assert (moved["type"] == "done") == (log == [0, 1])
            late = await ada.ask("play", match=match, seat=len(log) - 1, seq=log[-1], action=ROLL)
            assert late["type"] == "refused"
            assert await pair.log(match) == log, "nothing is played after the end"

    simulate_pair(tmp_path, story)


def test_a_change_of_the_table_does_not_cost_the_mover_a_move(tmp_path: Path) -> None:
    async def story(pair: Pair) -> None:
        match = await pair.match("ada", "bea")
        ada, bea = pair.one.person("ada"), pair.other.person("bea")
        for player in (ada, bea):
            await player.ask("subscribe", match=match)
        pair.wire.is_cut = True
        await bea.ask("name_seat", match=match, seat=1, name="Beatrice")
        assert (await ada.ask("play", match=match, seat=0, seq=0, action=ROLL))["seq"] == 1
        renamed = [m for m in ada.messages if m["type"] == "table" and m["table"]["seats"][1]["name"]]
        assert renamed[-1]["table"]["seats"][1]["name"] == "Beatrice", "and it is shown the change"

    simulate_pair(tmp_path, story)


def test_an_undo_that_was_withdrawn_elsewhere_is_not_carried_out(tmp_path: Path) -> None:
    async def story(pair: Pair) -> None:
        match = await pair.match("ada", "bea")
        ada, bea = pair.one.person("ada"), pair.other.person("bea")
        for player in (ada, bea):
            await player.ask("subscribe", match=match)
        await ada.ask("play", match=match, seat=0, seq=0, action=ROLL)
        await bea.wait(lambda message: message["type"] == "update")
        assert (await ada.ask("undo", match=match, seat=0, back_to=0))["seq"] is None, "Bea is asked"
        await bea.wait(lambda message: message["type"] == "table" and message["table"]["undo"] is not None)
        pair.wire.is_cut = True
        withdrawn = await ada.ask("consent", match=match, seat=0, by=0, back_to=0, agree=False)
        assert withdrawn["type"] == "done"
        agreed = await bea.ask("consent", match=match, seat=1, by=0, back_to=0, agree=True)
        assert (agreed["type"], agreed["reason"]) == ("refused", "nothing-to-agree-to")
        assert await pair.log(match) == [0, 1]

    simulate_pair(tmp_path, story)


def test_of_two_requests_that_say_the_same_at_the_same_time_one_is_done(tmp_path: Path) -> None:
    async def story(pair: Pair) -> None:
        match = await pair.match("ada", "bea")
        ada = pair.one.person("ada")
        await ada.ask("subscribe", match=match)
        here, there = await at_both(pair, match, "bea")
        await ada.ask("play", match=match, seat=0, seq=0, action=ROLL)
        for tab in (here, there):
            await tab.wait(lambda message: message["type"] == "update")
        await ada.ask("undo", match=match, seat=0, back_to=0)
        for tab in (here, there):
            await tab.wait(
                lambda message: message["type"] == "table" and message["table"]["undo"] is not None
            )
        pair.wire.is_cut = True
        agreed = {"match": match, "seat": 1, "by": 0, "back_to": 0, "agree": True}
        answers = await asyncio.gather(*(tab.ask("consent", **agreed) for tab in (here, there)))
        assert sorted(answer["type"] for answer in answers) == ["done", "refused"], answers
        assert await pair.log(match) == [0, 1, 2]

    simulate_pair(tmp_path, story)


def test_a_move_makes_the_question_about_an_undo_void_for_everybody(tmp_path: Path) -> None:
    async def story(pair: Pair) -> None:
        match = await pair.match("ada", "bea")
        ada, bea = pair.one.person("ada"), pair.other.person("bea")
        for player in (ada, bea):
            await player.ask("subscribe", match=match)
        await ada.ask("play", match=match, seat=0, seq=0, action=ROLL)
        await bea.wait(lambda message: message["type"] == "update")
        await ada.ask("undo", match=match, seat=0, back_to=0)
        for player in (ada, bea):
            await player.wait(lambda m: m["type"] == "table" and m["table"]["undo"] is not None)
        await asyncio.sleep(60)  # who is connected was sent, too
        assert (await bea.ask("play", match=match, seat=1, seq=1, action=ROLL))["type"] == "done"
        for player in (ada, bea):
            await player.wait(
                lambda m: m["type"] == "table" and m["table"]["undo"] is None and m["table"]["seq"] == 2
            )

    simulate_pair(tmp_path, story)


# --- over HTTP


def test_a_table_is_set_up_once_however_often_it_is_asked_for(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada, bea = await site.person("Ada"), await site.person("Bea")
        wanted = {"game": "toy", "seats": [{"type": "me"}, {"type": "empty"}]}
        key = {"Idempotency-Key": "one"}
        made = await ada.http.post("/tables", json=wanted, headers=key)
        again = await ada.http.post("/tables", json=wanted, headers=key)
        assert (made.status_code, again.status_code) == (201, 201)
        assert again.json() == made.json()
        assert len(await site.node.store.matches.of(ada.player)) == 1
        other = await ada.http.post("/tables", json={**wanted, "open": True}, headers=key)
        assert (other.status_code, other.json()["reason"]) == (422, "request-id-reused")
        theirs = await bea.http.post("/tables", json=wanted, headers=key)
        assert theirs.json()["table"]["match"] != made.json()["table"]["match"], "ids belong to a player"

    on_a_server(tmp_path, visit)


@pytest.mark.parametrize("starts", [False, True])
def test_what_a_request_makes_is_made_once_although_its_process_died(tmp_path: Path, starts: bool) -> None:
    """It died after it had done what was asked and before it had stored the answer."""

    async def visit(site: Site) -> None:
        ada, store = await site.person("Ada"), site.node.store
        seats = [{"type": "me"}, {"type": "me"}]
        over = (await ada.table("toy", "me", "me", start=True, options={"goal": 1}))["table"]["match"]
        await (await ada.talk()).ask("play", match=over, **play(0))
        file = (await ada.http.get(f"/matches/{over}/export")).content
        asked: list[tuple[str, dict[str, Any]]] = [
            ("/tables", {"json": {"game": "toy", "seats": seats, "start": starts}}),
            ("/matches", {"content": file}),
            (f"/matches/{over}/branches", {"json": {"seq": 0}}),
            ("/hooks", {"json": {"url": "https://hook.example/", "kind": "json"}}),
        ]
        for number, (path, body) in enumerate(asked):
            key = {"Idempotency-Key": f"request {number}"}
            made = await ada.http.post(path, headers=key, **body)
            assert made.status_code == 201, made.text
            await store.backend.change("UPDATE requests SET answer = NULL, at = 0")
            again = await ada.http.post(path, headers=key, **body)
            assert again.status_code == 201, again.text
            where = "id" if path == "/hooks" else "invite_url"
            assert again.json()[where] == made.json()[where]
        assert len(await store.matches.of(ada.player)) == 4
        assert len(await store.contacts.hooks(ada.player)) == 1

    on_a_server(tmp_path, visit)


def test_a_request_that_failed_halfway_is_continued(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(site: Site) -> None:
        ada, rooms = await site.person("Ada"), site.node.rooms
        wanted = {"game": "toy", "seats": [{"type": "me"}, {"type": "empty"}]}
        create = rooms.create

        async def fail(*about: Any) -> Any:
            await create(*about)
            raise Unavailable("the line broke")

        with monkeypatch.context() as patched:
            patched.setattr(rooms, "create", fail)
            failed = await ada.http.post("/tables", json=wanted, headers={"Idempotency-Key": "one"})
        assert failed.status_code == 503, failed.text
        made = await ada.http.post("/tables", json=wanted, headers={"Idempotency-Key": "one"})
        assert made.status_code == 201, made.text
        assert len(await site.node.store.matches.of(ada.player)) == 1

    on_a_server(tmp_path, visit)


def test_a_refused_request_is_judged_anew(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person("Ada")
        wanted = {"game": "toy", "seats": [{"type": "me"}, {"type": "empty"}], "start": True}
        for _ in range(2):
            refused = await ada.http.post("/tables", json=wanted, headers={"Idempotency-Key": "one"})
            assert refused.json()["reason"] == "seat-empty"

    on_a_server(tmp_path, visit)


def test_a_request_that_is_being_carried_out_is_not_begun_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person("Ada")
        store = site.node.store
        add, begun, may_go_on = store.matches.add, asyncio.Event(), asyncio.Event()

        async def slow(*row: Any) -> None:
            begun.set()
            await may_go_on.wait()
            await add(*row)

        monkeypatch.setattr(store.matches, "add", slow)
        wanted = {"game": "toy", "seats": [{"type": "me"}, {"type": "empty"}]}
        key = {"Idempotency-Key": "one"}
        first = asyncio.create_task(ada.http.post("/tables", json=wanted, headers=key))
        await begun.wait()
        second = await ada.http.post("/tables", json=wanted, headers=key)
        assert (second.status_code, second.json()["reason"]) == (409, "request-unfinished")
        may_go_on.set()
        assert (await first).status_code == 201
        assert (await ada.http.post("/tables", json=wanted, headers=key)).json() == (await first).json()

    on_a_server(tmp_path, visit)


def test_a_secret_is_not_kept_for_a_retry(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada = await site.person("Ada")
        key = {"Idempotency-Key": "one"}
        made = [await ada.http.post("/tokens", json={"label": "bot"}, headers=key) for _ in range(2)]
        assert made[0].json()["token"] != made[1].json()["token"]
        rows = await site.node.store.backend.read("SELECT answer FROM requests")
        assert rows == []

    on_a_server(tmp_path, visit)


def test_no_request_with_a_secret_is_kept_not_even_as_a_hash() -> None:
    secrets = {"password", "old", "secret", "credential"}
    bodies = [each for each in ENDPOINTS if isclass(each.body) and issubclass(each.body, msgspec.Struct)]
    kept = [each.path for each in bodies if each.keeps_request and secrets & {*each.body.__struct_fields__}]
    assert kept == []
    assert "/account" in [each.path for each in bodies if not each.keeps_request]


# --- clocks


def left(pair: Pair, match: str, seat: int) -> list[int]:
    """Milliseconds left on a seat's clock, at each process that has the match in memory."""
    nodes = (pair.one.node, pair.other.node)
    rooms = [(node.rooms.opened(match), node.runtime.time.now()) for node in nodes]
    return [room.clocks.faces(now)[seat].remaining_ms for room, now in rooms if room is not None]


BANK = Bank(seconds=300, increment=0)


def test_wrong_clocks_of_machines_cost_the_mover_nothing(tmp_path: Path) -> None:
    async def story(pair: Pair) -> None:
        match = await pair.match("ada", "bea", clock=BANK)
        ada, bea = pair.one.person("ada"), pair.other.person("bea")
        for player in (ada, bea):
            await player.ask("subscribe", match=match)
        for seq in range(6):
            await asyncio.sleep(1)
            mover = (ada, bea)[seq % 2]
            assert (await mover.ask("play", match=match, **play(seq)))["type"] == "done"
            await asyncio.sleep(0)
        for seat in (0, 1):
            for remaining in left(pair, match, seat):
                assert 300_000 - remaining == pytest.approx(3000, abs=20), "three moves of a second each"

    simulate_pair(tmp_path, story, wrong_by={"one": 30_000, "other": -3_600_000})


@pytest.mark.parametrize("hours", [1, -1])
def test_a_jump_of_the_clock_is_charged_to_no_player(
    tmp_path: Path, hours: int, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(pair: Pair) -> None:
        match = await pair.match("ada", "bea", clock=BANK)
        ada, bea = pair.one.person("ada"), pair.other.person("bea")
        for player in (ada, bea):
            await player.ask("subscribe", match=match)
        await asyncio.sleep(10)
        pair.database.wrong_by += hours * 3_600_000
        await asyncio.sleep(0.5)  # one process notices before the other, or neither yet
        await ada.ask("play", match=match, **play(0))
        await asyncio.sleep(10)
        for seat in (0, 1):
            for remaining in left(pair, match, seat):
                assert 300_000 - remaining == pytest.approx(10_000, abs=2000)
        await bea.ask("play", match=match, **play(1))
        assert pair.one.node.runtime.time.now() == pytest.approx(pair.database.now(), abs=2)
        for process in (pair.one, pair.other):  # another process takes the match over later
            room = await process.node.rooms.room(match)
            for player in (ada, bea):
                player.disconnect()
            await process.node.rooms.forget(room)
        await pair.other.node.rooms.room(match)
        for remaining in left(pair, match, 0):
            assert 300_000 - remaining == pytest.approx(10_500, abs=2000)
        assert (await pair.store.log.last(match), len(await pair.log(match))) == (2, 3), "no time ran out"

    simulate_pair(tmp_path, story)
    assert "the clock jumped" in caplog.text, "the host can read it"


def test_a_jump_that_another_process_noticed_first_is_charged_to_no_player(tmp_path: Path) -> None:
    async def story(pair: Pair) -> None:
        match = await pair.match("ada", "bea", clock=BANK)
        ada, bea = pair.other.person("ada"), pair.one.person("bea")
        for player in (ada, bea):
            await player.ask("subscribe", match=match)
        pair.database.wrong_by -= 60_000
        await pair.other.node.heartbeat.renew_leases()
        await ada.ask("play", match=match, **play(0))
        await bea.wait(lambda m: m["type"] == "update" and m["seq"] == 1)
        assert (await bea.ask("play", match=match, **play(1)))["seq"] == 2
        for remaining in left(pair, match, 1):
            assert 300_000 - remaining == pytest.approx(0, abs=1000)

    simulate_pair(tmp_path, story)


def test_a_jump_while_a_match_is_at_rest_is_charged_to_no_player(tmp_path: Path) -> None:
    async def story(pair: Pair) -> None:
        match = await pair.match("ada", "bea", clock=BANK)
        await asyncio.sleep(10)
        await pair.one.node.rooms.forget(await pair.one.node.rooms.room(match))
        assert left(pair, match, 0) == []
        pair.database.wrong_by += 3_600_000
        await asyncio.sleep(10)
        assert await pair.log(match) == [0]
        await pair.other.node.rooms.room(match)
        for remaining in left(pair, match, 0):
            assert 300_000 - remaining == pytest.approx(20_000, abs=3000)

    simulate_pair(tmp_path, story)


# --- seats that were left


def test_an_opponent_takes_a_seat_that_was_left_only_by_consent_of_the_others(tmp_path: Path) -> None:
    async def story(pair: Pair) -> None:
        match = await pair.match("ada", "bea", "cleo")
        ada, bea, cleo = pair.one.person("ada"), pair.other.person("bea"), pair.other.person("cleo")
        for player in (ada, bea, cleo):
            await player.ask("subscribe", match=match)
        await bea.ask("resign", match=match, seat=1)

        async def table() -> dict[str, Any]:
            info: dict[str, Any] = (await ada.ask("subscribe", match=match))["table"]
            return info

        assert (await ada.ask("sit", match=match, seat=1))["type"] == "done"
        asked = await table()
        assert (asked["seats"][1]["kind"], asked["seat_asked"]["waiting_for"]) == ("bot", [2])
        answer = {"match": match, "wanted": 1, "player": "ada"}
        own = await ada.ask("answer_seat", **answer, seat=0, agree=True)
        assert own["reason"] == "nothing-to-agree-to", "the one who asks does not decide"
        assert (await cleo.ask("answer_seat", **answer, seat=2, agree=False))["type"] == "done"
        refused = await table()
        assert (refused["seats"][1]["kind"], refused["seat_asked"]) == ("bot", None)
        late = await cleo.ask("answer_seat", **answer, seat=2, agree=True)
        assert late["reason"] == "nothing-to-agree-to"
        await ada.ask("sit", match=match, seat=1)
        assert (await ada.ask("sit", match=match, seat=1))["reason"] == "seat-asked-already"
        assert (await cleo.ask("answer_seat", **answer, seat=2, agree=True))["type"] == "done"
        agreed = await table()
        assert (agreed["seats"][1]["player"], agreed["seat_asked"]) == ("ada", None)
        kinds = [m["line"]["kind"] for m in ada.messages if m["type"] == "line"]
        assert kinds == ["resigned", "seat_asked", "seat_refused", "seat_asked", "sat_down"]

    simulate_pair(tmp_path, story)


def test_who_left_a_seat_may_come_back(tmp_path: Path) -> None:
    async def story(pair: Pair) -> None:
        match = await pair.match("ada", "bea", "cleo", is_open=False)
        ada, bea = pair.one.person("ada"), pair.other.person("bea")
        for player in (ada, bea):
            await player.ask("subscribe", match=match)
        await bea.ask("stand", match=match, seat=1)
        again = await pair.one.person("bea").ask("subscribe", match=match)
        assert (again["type"], again["table"]["seats"][1]["left_by"]) == ("snapshot", "bea")
        await ada.ask("sit", match=match, seat=1)
        assert (await bea.ask("sit", match=match, seat=1))["type"] == "done", "no other player has to agree"
        table = (await ada.ask("subscribe", match=match))["table"]
        assert (table["seats"][1]["player"], table["seat_asked"]) == ("bea", None)

    simulate_pair(tmp_path, story)


# --- rules that are not installed


def test_a_match_whose_rules_are_not_installed_is_seen_ended_and_exported(tmp_path: Path) -> None:
    async def story(pair: Pair) -> None:
        match = await pair.match("ada", "bea", clock=BANK)
        ada = pair.one.person("ada")
        await ada.ask("subscribe", match=match)
        await ada.ask("play", match=match, seat=0, seq=0, action=ROLL)
        ada.disconnect()
        node = pair.one.node
        await node.rooms.forget(await node.rooms.room(match))
        await node.tables.change(match, lambda table: msgspec.structs.replace(table, rules_version=99))
        await asyncio.sleep(400)  # its clock would have run out
        ada, bea = pair.one.person("ada"), pair.other.person("bea")
        snapshot = await ada.ask("subscribe", match=match)
        table = snapshot["table"]
        assert (table["status"], table["installed_rules"], table["seq"]) == ("playing", 1, 1)
        assert snapshot["view"] is None
        await bea.ask("subscribe", match=match)
        played = await bea.ask("play", match=match, seat=1, seq=1, action=ROLL)
        assert (played["type"], played["reason"]) == ("refused", "rules-version-differs")
        room = await pair.other.node.rooms.current(match)
        with pytest.raises(Invalid, match="not-now"):
            await room.reading.file()
        assert (await bea.ask("ask_end", match=match, seat=1))["type"] == "done", "without consent"
        room = await pair.one.node.rooms.current(match)
        assert (room.table.status, room.table.outcome) == ("closed", None)
        file = msgspec.json.decode(await room.reading.file())
        assert (file["game"], [entry["seq"] for entry in file["entries"]]) == ("toy", [0, 1])
        assert not await pair.store.results.has(match)

    simulate_pair(tmp_path, story)
