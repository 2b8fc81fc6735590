"""Who sits where, before the start and during a match."""

from pathlib import Path
from typing import Any

from .network import Person, Site, Talk, on_a_server


def status_is(status: str) -> Any:
    return lambda message: message["type"] == "table" and message["table"]["status"] == status


async def lobby(site: Site, *seats: str, **more: Any) -> tuple[Person, Talk, dict[str, Any]]:
    ada = await site.person("Ada")
    made = await ada.table("toy", *seats, **more)
    talk = await ada.talk()
    await talk.ask("subscribe", match=made["table"]["match"])
    return ada, talk, made


def kinds(message: dict[str, Any]) -> list[str]:
    return [seat["kind"] for seat in message["table"]["seats"]]


def test_a_table_fills_up_and_starts(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        _, host, made = await lobby(site, "me", "empty", "empty", open=True)
        match = made["table"]["match"]
        bea = await site.person("Bea")
        talk = await bea.talk()
        listed = await talk.ask("watch_lobby")
        assert [table["match"] for table in listed["tables"]] == [match]
        await talk.ask("subscribe", match=match)
        await talk.ask("sit", match=match, seat=2)
        await talk.ask("ready", match=match, seat=2, ready=True)
        await host.ask("place_bot", match=match, seat=1, level="first")
        await host.ask("swap_seats", match=match, one=1, other=2)
        await host.ask("start", match=match)
        begun = await talk.wait(lambda m: m["type"] == "snapshot" and m["table"]["status"] == "playing")
        assert begun["id"] is None
        assert begun["mine"] == [1]
        assert kinds(begun) == ["person", "person", "bot"]
        assert await talk.wait(lambda m: m["type"] == "lobby" and m["tables"] == [])
        kinds_of_lines = [line["line"]["kind"] for line in talk.of("line")]
        assert kinds_of_lines == ["sat_down", "bot_placed", "seats_swapped", "started"]

    on_a_server(tmp_path, visit)


def test_the_host_changes_what_was_agreed(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        _, host, made = await lobby(site, "me", "first", "empty")
        match = made["table"]["match"]
        clock = {"type": "bank", "seconds": 60}
        await host.ask("change_table", match=match, options={"goal": 30}, seats=4, clock=clock, open=True)
        table = host.of("table")[-1]["table"]
        assert table["options"] == {"goal": 30, "mood": "calm"}
        assert (len(table["seats"]), table["open"], table["clock"]["seconds"]) == (4, True, 60)
        assert (await host.ask("change_table", match=match, seats=9))["reason"] == "wrong-number-of-seats"
        assert (await host.ask("change_table", match=match, options={"no": 1}))["reason"] == "unknown-option"
        await host.ask("change_table", match=match, seats=2)
        assert kinds(host.of("table")[-1]) == ["person", "bot"]

    on_a_server(tmp_path, visit)


def test_whoever_is_kicked_cannot_come_back_with_the_old_invitation(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        _, host, made = await lobby(site, "me", "empty")
        match, key = made["table"]["match"], made["invite"]
        bea = await site.person("Bea")
        talk = await bea.talk()
        assert (await talk.ask("subscribe", match=match))["reason"] == "unknown-match"
        await talk.ask("subscribe", match=match, key=key)
        assert (await talk.ask("sit", match=match, seat=1))["reason"] == "needs-invitation"
        assert (await talk.ask("sit", match=match, seat=1, key=key))["type"] == "done"
        await host.ask("clear_seat", match=match, seat=1)
        gone = await talk.wait(lambda m: m["type"] == "gone")
        assert gone["match"] == match
        assert (await talk.ask("sit", match=match, seat=1, key=key))["reason"] == "needs-invitation"

    on_a_server(tmp_path, visit)


def test_a_seat_passes_to_a_bot_and_back_with_a_line_in_the_journal(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        _, talk, made = await lobby(site, "me", "me", start=True, options={"goal": 1000})
        match = made["table"]["match"]
        await talk.ask("hand_over", match=match, seat=0, level="first")
        moved = await talk.wait(lambda m: m["type"] == "update" and m["entry"]["seat"] == 0)
        refused = await talk.ask("play", match=match, seat=0, seq=moved["seq"], action={"type": "roll"})
        assert refused["reason"] == "bot-plays"
        await talk.ask("take_back", match=match, seat=0)
        assert (await talk.ask("take_back", match=match, seat=0))["reason"] == "not-handed-over"
        lines = [(line["line"]["kind"], line["line"]["seat"]) for line in talk.of("line")]
        assert lines == [("handed_over", 0), ("taken_back", 0)]
        room = await site.node.rooms.room(match)
        assert (await talk.ask("play", match=match, seat=1, seq=room.seq, action={"type": "roll"}))["seq"]

    on_a_server(tmp_path, visit)


def test_who_stands_up_leaves_a_bot_and_a_friend_may_take_over(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        _, talk, made = await lobby(site, "me", "me", start=True, options={"goal": 1000})
        match, key = made["table"]["match"], made["invite"]
        await talk.ask("play", match=match, seat=0, seq=0, action={"type": "roll"})
        await talk.ask("stand", match=match, seat=1)
        assert kinds(talk.of("snapshot")[-1]) == ["person", "bot"]
        bea = await (await site.person("Bea")).talk()
        assert (await bea.ask("sit", match=match, seat=1))["reason"] == "needs-invitation"
        assert (await bea.ask("sit", match=match, seat=0, key=key))["reason"] == "seat-taken"
        assert (await bea.ask("sit", match=match, seat=1, key=key))["type"] == "done"
        snapshot = await bea.ask("subscribe", match=match)
        assert snapshot["mine"] == [1]
        assert snapshot["table"]["unrated"] == "helped", "she did not play it all herself"

    on_a_server(tmp_path, visit)


def test_hot_seat_and_the_big_screen(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada, talk, made = await lobby(site, "me", "me", start=True)
        match = made["table"]["match"]
        await talk.ask("play", match=match, seat=0, seq=0, action={"type": "roll"})
        assert sorted(update["seat"] for update in talk.of("update")) == [0, 1], "one for each seat"
        screen = await ada.talk()
        snapshot = await screen.ask("subscribe", match=match, role="table")
        assert snapshot["mine"] == []
        assert [each["seat"] for each in snapshot["perspectives"]] == [None]
        refused = await screen.ask("play", match=match, seat=1, seq=1, action={"type": "roll"})
        assert refused["reason"] == "not-your-seat", "a shared screen plays no seat"

    on_a_server(tmp_path, visit)


def test_a_seat_on_another_device_by_a_token_that_can_be_revoked(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        _, talk, made = await lobby(site, "me", "me", start=True)
        match = made["table"]["match"]
        token = (await talk.ask("pass_seat", match=match, seat=1))["token"]
        phone = await (await site.person("Phone")).talk()
        snapshot = await phone.ask("subscribe", match=match, tokens=[token])
        assert snapshot["mine"] == [1]
        await talk.ask("play", match=match, seat=0, seq=0, action={"type": "roll"})
        refused = await phone.ask("play", match=match, seat=0, seq=1, action={"type": "roll"})
        assert refused["reason"] == "not-your-seat"
        played = await phone.ask("play", match=match, seat=1, seq=1, action={"type": "roll"})
        assert played["seq"] == 2
        await talk.ask("pass_seat", match=match, seat=1)
        gone = await phone.wait(lambda m: m["type"] == "gone")
        assert gone["match"] == match, "the old token is worth nothing"
        refused = await phone.ask("play", match=match, seat=1, seq=2, action={"type": "roll"})
        assert refused["reason"] == "unknown-match"

    on_a_server(tmp_path, visit)


def test_a_rematch_rotates_the_seats(tmp_path: Path) -> None:
    async def visit(site: Site) -> None:
        ada, talk, made = await lobby(site, "me", "empty", "first", open=True)
        match = made["table"]["match"]
        bea = await site.person("Bea")
        other = await bea.talk()
        await other.ask("sit", match=match, seat=1)
        assert (await talk.ask("rematch", match=match))["reason"] == "not-now"
        await talk.ask("close_table", match=match)
        screen = await (await site.person("Screen")).talk()
        key = {"role": "table", "key": made["invite"]}
        assert (await screen.ask("subscribe", match=match, **key))["invite"] == made["invite"]
        await screen.ask("rematch", match=match)
        await talk.ask("rematch", match=match)
        again = talk.of("table")[-1]["table"]["rematch"]
        table = (await ada.http.get(f"/matches/{again}")).json()
        assert [(seat["kind"], seat["player"]) for seat in table["seats"]] == [
            ("bot", None),
            ("person", ada.player),
            ("person", bea.player),
        ]
        assert (table["status"], table["host"]) == ("lobby", ada.player)
        assert not (await screen.ask("subscribe", match=again, **key))["hosting"], "it goes on, and watches"

    on_a_server(tmp_path, visit)
