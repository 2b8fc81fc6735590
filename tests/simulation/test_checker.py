"""The checker sees each kind of broken promise in a small history, and shares no code with the server."""

import ast
from pathlib import Path
from typing import Any

import pytest
from simulation.checker import check
from simulation.history import Event, Final, History
from simulation.world import plan_of

CHECKER = Path(__file__).parents[2] / "simulation" / "checker"
ALLOWED = {
    "simulation.history",
    "json",
    "bisect",
    "collections",
    "collections.abc",
    "itertools",
    "re",
    "typing",
}


BEGINNING = {"waiting": [0], "count": 0, "pips": [0, 0], "recent": [], "newest": {}}
"""The view before the first word."""
FIRST = [[["waiting"], [1]], [["count"], 1], [["recent", 0], "a"], [["newest", "0"], "a"]]
"""What the first word, `a`, changes in it."""


class Story:
    """A history of one match of ada and bea, with ada to write first."""

    def __init__(self, *, clock: bool = False) -> None:
        self.history = History(1)
        self.history.settings = {"plan": plan_of(1)}
        self.at = 0.0
        self.log: list[dict[str, Any]] = []
        chair = {"kind": "person", "level": None}
        self.table: dict[str, Any] = {
            "match": "m",
            "status": "playing",
            "chairs": [{**chair, "player": "ada"}, {**chair, "player": "bea"}],
            "clock": {"type": "bank", "seconds": 60, "increment": 0} if clock else None,
            "last": -1,
            "options": {"goal": 30, "together": False},
        }
        self.lines: list[dict[str, Any]] = []
        self.note("table", "m", players=("ada", "bea"))
        self.entry({"type": "opened", "seat": -1, "events": []})

    def note(self, kind: str, who: str, **about: Any) -> None:
        self.at += 0.1
        self.history.events.append(Event(self.at, kind, who, about))

    def entry(self, body: dict[str, Any], *, left: tuple[int, int] = (60_000, 60_000)) -> None:
        seq = len(self.log)
        clocks = {"remaining": left}
        self.log.append({"seq": seq, "request": None, "body": {"seq": seq, **body}, "clocks": clocks})
        self.note("durable", "m", seq=seq)

    def written(self, word: str, seat: int = 0, pips: int = 0, **about: Any) -> None:
        events = [{"type": "written", "seat": seat, "word": word, "pips": pips}]
        draws = [{"label": "coins", "value": 9}] if pips else []
        self.entry({"type": "played", "seat": seat, "events": events, "draws": draws}, **about)

    def ask(self, kind: str, id: str = "1", who: str = "ada/1", **fields: Any) -> None:
        request = {"type": kind, "id": id, "match": "m", **fields}
        self.note("sent", who, connection=1, server="server-0", request=request)

    def play(self, word: str, id: str = "1", **about: Any) -> None:
        self.ask("play", id, seat=0, seq=0, action={"type": "write", "word": word}, **about)

    def got(self, who: str = "ada/1", **message: Any) -> None:
        self.note("got", who, connection=1, message=message)

    def snapshot(
        self, seq: int, id: str = "s", status: str = "playing", who: str = "ada/1", **view: Any
    ) -> None:
        log = [row["body"] for row in self.log[: seq + 1]]
        table = {"match": "m", "seq": seq, "status": status, "seats": []}
        perspective = {"seat": None, "private": None, "log": log}
        whole = {"type": "tally_view", **BEGINNING, **view}
        self.got(who, type="snapshot", id=id, table=table, view=whole, perspectives=[perspective])

    def update(self, seq: int, *changes: Any, private: Any = None, **about: Any) -> None:
        entry = about.get("entry") or self.log[seq]["body"]
        self.got(
            type="update", match="m", seat=None, seq=seq, entry=entry, changes=list(changes), private=private
        )

    def broken(self) -> set[str]:
        """The promises that the checker finds broken."""
        tables = {"m": self.table}
        self.history.final = Final(tables, {"m": self.log}, {"m": self.lines}, [])
        self.history.quiet_at = self.history.ended_at = self.at
        return {violation.promise for violation in check(self.history)}


def test_a_history_in_which_all_is_well_breaks_nothing() -> None:
    story = Story()
    story.ask("subscribe", "s", since=-1)
    story.snapshot(0)
    story.play("a")
    story.written("a")
    story.update(1, *FIRST)
    story.got(type="done", id="1", seq=1)
    assert story.broken() == set()


def test_a_move_that_was_acknowledged_and_lost() -> None:
    story = Story()
    story.play("a")
    story.got(type="done", id="1", seq=1)
    assert story.broken() == {"exactly once"}


def test_another_move_that_was_acknowledged_under_an_old_id() -> None:
    story = Story()
    story.play("a")
    story.written("a")
    story.got(type="done", id="1", seq=1)
    story.play("b")
    story.got(type="done", id="1", seq=1)
    assert story.broken() == {"exactly once"}


def test_a_log_with_a_gap() -> None:
    story = Story()
    story.written("a")
    story.written("b", seat=1)
    del story.log[1]
    assert story.broken() == {"exactly once"}


def test_a_move_that_was_played_twice() -> None:
    story = Story()
    story.play("a")
    story.written("a")
    story.written("b", seat=1)
    story.written("a")
    story.got(type="done", id="1", seq=1)
    assert "exactly once" in story.broken()


def test_a_move_that_was_refused_and_played() -> None:
    story = Story()
    story.play("a")
    story.got(type="refused", id="1", reason="stale")
    story.written("a")
    assert story.broken() == {"definite refusals"}


def test_a_retry_that_was_refused_although_it_was_played() -> None:
    story = Story()
    story.play("a")
    story.written("a")
    story.play("a", who="ada/2")
    story.got("ada/2", type="refused", id="1", reason="stale")
    story.got(type="done", id="1", seq=1)
    assert story.broken() == {"one answer"}


def test_an_entry_that_was_shown_too_early_or_differently() -> None:
    story = Story()
    story.ask("subscribe", "s", since=-1)
    story.snapshot(0)
    body = {"type": "played", "seq": 1, "seat": 0, "events": [{"word": "a", "pips": 0}]}
    story.update(1, *FIRST, entry=body)
    story.written("b")
    assert story.broken() == {"durable first", "one log", "one view"}


def test_a_snapshot_that_shows_less_than_was_seen() -> None:
    story = Story()
    story.play("a")
    story.written("a")
    story.ask("subscribe", "s", since=-1)
    story.snapshot(1, waiting=[1], count=1, recent=["a"], newest={"0": "a"})
    story.got(type="done", id="1", seq=1)
    story.ask("subscribe", "t", "bea/1", since=-1)
    story.snapshot(0, "t", who="bea/1")
    assert story.broken() == {"never less than was seen"}


def test_a_view_that_was_made_from_changes_of_another() -> None:
    story = Story()
    story.ask("subscribe", "s", since=-1)
    story.snapshot(0)
    story.play("a")
    story.written("a")
    story.update(1, [["waiting"], [1]], [["count"], 1], [["newest", "0"], "a"])
    story.got(type="done", id="1", seq=1)
    assert story.broken() == {"one view"}


def test_changes_of_a_view_that_the_client_does_not_have() -> None:
    story = Story()
    story.play("a")
    story.written("a")
    story.written("b", seat=1)
    story.ask("subscribe", "s", since=-1)
    story.snapshot(1, waiting=[1], count=1, recent=["a"], newest={"0": "a"})
    again = [[["waiting"], [0]], [["count"], 2], [["recent", 1], "b"], [["newest", "1"], "b"]]
    story.update(2, *again)
    story.got(type="done", id="1", seq=1)
    assert story.broken() == set(), "a list and an object were continued"
    story.update(2, *again)
    assert story.broken() == {"one view"}, "they are there already"


def test_coins_that_another_seat_was_shown() -> None:
    story = Story()
    story.ask("subscribe", "s", since=-1)
    story.snapshot(0)
    story.play("a")
    story.written("a", pips=3)
    story.update(1, [["pips", 0], 3], *FIRST, private={"coins": 10})
    story.got(type="done", id="1", seq=1)
    assert story.broken() == {"own secrets alone"}


def test_updates_with_a_gap() -> None:
    story = Story()
    story.ask("subscribe", "s", since=-1)
    story.snapshot(0)
    story.play("a")
    story.written("a")
    story.written("b", seat=1)
    story.update(2, *FIRST)
    story.got(type="done", id="1", seq=1)
    assert story.broken() == {"no gaps", "one view"}


def test_a_move_after_the_end() -> None:
    story = Story()
    story.ask("subscribe", "s", since=-1)
    story.snapshot(0, status="over")
    story.written("a")
    story.table |= {"status": "over", "last": 0, "outcome": {"reason": "written"}}
    assert "ends" in story.broken()


def test_a_match_that_was_closed_without_consent() -> None:
    story = Story()
    story.ask("ask_end", seat=0)
    story.got(type="done", id="1")
    story.table["status"] = "closed"
    assert story.broken() == {"consent to an end"}


@pytest.mark.parametrize("pips", [0, 3])
def test_luck_that_was_taken_back_without_consent(pips: int) -> None:
    story = Story()
    story.play("a")
    story.written("a", pips=pips)
    story.got(type="done", id="1", seq=1)
    story.ask("undo", "u", seat=0, back_to=None)
    story.entry({"type": "undone", "seat": 0, "back_to": 0, "agreed": None})
    story.got(type="done", id="u", seq=2)
    assert story.broken() == ({"consent to an undo"} if pips else set())


def test_an_undo_that_no_other_player_agreed_to() -> None:
    story = Story()
    story.play("a")
    story.written("a", pips=2)
    story.got(type="done", id="1", seq=1)
    story.ask("undo", "u", seat=0, back_to=0)
    story.got(type="done", id="u")
    story.entry({"type": "undone", "seat": 0, "back_to": 0, "agreed": [1]})
    assert story.broken() == {"consent to an undo"}


def test_a_clock_that_charges_more_than_the_time_that_passed() -> None:
    story = Story(clock=True)
    story.play("a")
    story.written("a", left=(20_000, 60_000))
    story.got(type="done", id="1", seq=1)
    assert story.broken() == {"clocks"}


def test_a_line_that_was_said_twice() -> None:
    story = Story()
    story.ask("say", text="hello")
    line = {"kind": "said", "text": "hello", "name": None, "seat": None}
    story.lines = [{**line, "number": 0}, {**line, "number": 1}]
    story.got(type="done", id="1")
    assert story.broken() == {"one journal"}


def test_an_error_of_the_server() -> None:
    story = Story()
    story.note("log", "ludoteca.tasks", text="background work failed", error="KeyError('a')")
    story.note("log", "ludoteca.tasks", text="background work failed", error="Unavailable('away')")
    assert story.broken() == {"no errors"}


def test_a_request_that_is_never_answered_and_a_bot_that_sleeps() -> None:
    story = Story()
    story.play("a")
    story.table["chairs"][0]["level"] = "scribe"
    story.at += 100.0
    story.history.quiet_at = 0.0
    tables = {"m": story.table}
    story.history.final = Final(tables, {"m": story.log}, {"m": []}, [])
    story.history.ended_at = story.at
    texts = [violation.text for violation in check(story.history)]
    assert any("never answered" in text for text in texts)
    assert any("does not move" in text for text in texts)


def test_the_checker_shares_no_code_with_the_server() -> None:
    imported = set()
    for path in CHECKER.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                imported |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and not node.level:
                imported.add(node.module or "")
    assert imported <= ALLOWED


@pytest.mark.parametrize("lacks", ["entry", "line", "table", None])
def test_what_a_tab_was_not_sent_in_the_end(lacks: str | None) -> None:
    story = Story()
    seats = [{"player": name, "name": None, "level": None} for name in ("ada", "bea")]
    table = {"match": "m", "seq": 0, "status": "playing", "seats": seats}
    log = [{"seat": None, "private": None, "log": [story.log[0]["body"]]}]
    whole = {"type": "tally_view", **BEGINNING}
    story.ask("subscribe", "s", since=-1)
    story.got(type="snapshot", id="s", table=table, view=whole, lines=(), perspectives=log)
    story.lines.append({"number": 0, "kind": "said", "text": "hello", "name": None})
    story.note("said", "m", seq=0)
    story.ask("say", "t", text="hello")
    story.got(type="done", id="t")
    said: dict[str, Any] = {"type": "line", "match": "m", "line": story.lines[0]}
    if lacks != "line":
        story.got(**said)
    if lacks == "table":
        story.table["chairs"][1]["name"] = "Captain"
    if lacks == "entry":
        story.written("a")
    story.at += 60.0
    story.note("asked", "end/server-0", read="m", match="m", server="server-0")
    seats = [{"name": None, **chair} for chair in story.table["chairs"]]
    kept = {**table, "seq": len(story.log) - 1, "seats": seats}
    story.note("read", "end/server-0", read="m", match="m", answer={"table": kept, "log": None})
    if lacks == "line":
        story.got(**said)  # too late: it was found because the servers were read
    assert story.broken() == ({"in the end"} if lacks else set())


def test_notices_go_to_the_people_of_a_match_and_to_no_browser_that_is_gone() -> None:
    story = Story()

    def notice(way: str, player: str) -> None:
        story.note("notice", "server-0", way=way, player=player, text="Your turn: /match/m")

    for way, player in (("letter", "ada"), ("push", "ada"), ("gone", "ada")):
        notice(way, player)
    assert story.broken() == set()
    story.at += 70.0
    notice("letter", "ada")
    assert story.broken() == set(), "there is mail all the same"
    notice("push", "ada")
    assert story.broken() == {"notices"}
    stranger = Story()
    stranger.note("notice", "server-0", way="letter", player="cleo", text="Your turn: /match/m")
    assert stranger.broken() == {"notices"}
