"""The engine protocol: JSON requests and answers over a pipe."""

import io
from typing import Any

import msgspec
import pytest

from ludoteca.engine import LONGEST_LINE, Engine, serve
from tests.toy.rules import GAME


@pytest.fixture
def engine(toy_installed: None) -> Engine:  # noqa: ARG001
    return Engine()


def ask(engine: Engine, request: object) -> dict[str, Any]:
    """The engine's answer to a request."""
    answer: dict[str, Any] = msgspec.json.decode(engine.answer(msgspec.json.encode(request)))
    return answer


def error(engine: Engine, request: object) -> tuple[str, str | None, str]:
    """The code, the rule and the reason of the error that a request gets."""
    said = ask(engine, request)["error"]
    assert said["message"]
    assert not said["message"].startswith("‹"), "every error has a sentence"
    return said["code"], said["rule"], said["reason"]


def test_a_match_is_played_over_the_pipe(engine: Engine) -> None:
    opened = ask(engine, {"id": 1, "do": "new", "game": "toy", "seats": 2, "options": {"goal": 6}, "seed": 7})
    assert (opened["id"], opened["match"], opened["active"]) == (1, "m1", [0])

    legal = ask(engine, {"id": "two", "do": "legal", "match": "m1", "seat": 0})
    assert legal["id"] == "two"
    assert legal["actions"] == [{"type": "roll"}, {"type": "turn"}]
    assert legal["offers"][0]["action"] == "boast"

    assert ask(engine, {"do": "check", "match": "m1", "seat": 0, "action": {"type": "roll"}})["ok"]
    drawn = [{"type": "draw", "label": "die", "sides": 6, "value": 5}]
    played = ask(engine, {"do": "play", "match": "m1", "seat": 0, "action": "roll", "draws": drawn})
    assert played["events"] == [{"type": "rolled", "seat": 0, "pips": 6, "total": 6}]
    assert played["rules"] == [None], "the toy names no rules"
    assert played["active"] == []
    assert played["outcome"]["winners"] == [0]
    assert len(played["state_hash"]) == 16


def test_a_state_written_by_hand_is_loaded(engine: Engine) -> None:
    state = {"totals": [3, 4], "turn": 1}
    loaded = ask(engine, {"do": "load", "game": "toy", "seats": 2, "options": {"goal": 9}, "state": state})
    assert loaded["active"] == [1]
    assert ask(engine, {"do": "state", "match": "m1"})["state"]["options"]["goal"] == 9
    assert ask(engine, {"do": "view", "match": "m1"})["view"]["totals"] == [3, 4]


def test_a_log_replays(engine: Engine) -> None:
    ask(engine, {"do": "new", "game": "toy", "seats": 2, "seed": 1})
    ask(engine, {"do": "play", "match": "m1", "seat": 0, "action": "boast 3"})
    ask(engine, {"do": "undo", "match": "m1", "seat": 0})
    ask(engine, {"do": "play", "match": "m1", "seat": 0, "action": "roll"})
    log = ask(engine, {"do": "log", "match": "m1"})["log"]
    replayed = ask(engine, {"do": "replay", "log": log})
    assert replayed["match"] == "m2"
    assert replayed["state"] == ask(engine, {"do": "state", "match": "m1"})["state"]


def test_undo_beyond_luck_needs_the_consent_of_another_seat(engine: Engine) -> None:
    ask(engine, {"do": "new", "game": "toy", "seats": 2, "seed": 1})
    ask(engine, {"do": "play", "match": "m1", "seat": 0, "action": "roll"})
    undo = {"do": "undo", "match": "m1", "seat": 0}
    assert error(engine, undo)[2] == "undo-needs-consent"
    assert error(engine, {**undo, "agreed": []})[2] == "undo-needs-consent"
    assert error(engine, {**undo, "agreed": [0]})[2] == "undo-needs-consent"
    assert error(engine, {**undo, "agreed": [77]})[2] == "no-such-seat"
    assert ask(engine, {**undo, "agreed": [1]})["back_to"] == 0


def test_a_bot_chooses_an_action_and_gives_reasons(engine: Engine) -> None:
    ask(engine, {"do": "new", "game": "toy", "seats": 2, "seed": 1})
    answer = ask(engine, {"do": "bot", "match": "m1", "seat": 0, "level": "first", "budget_ms": 10})
    assert answer["action"] == {"type": "roll"}
    assert answer["reasons"]


def test_games_are_described_with_their_schemas(engine: Engine) -> None:
    toy = ask(engine, {"do": "games"})["games"][-1]
    assert toy["key"] == "toy"
    assert toy["seats"] == [2, 4]
    assert toy["options"]["goal"] == 12
    assert set(toy["schemas"]) == {"options", "action", "event", "state", "view"}


@pytest.mark.parametrize(
    ("request_", "expected"),
    [
        ({"do": "dance"}, ("unknown_request", None, "unknown-request")),
        ({}, ("unknown_request", None, "unknown-request")),
        ([], ("malformed", None, "malformed")),
        (7, ("malformed", None, "malformed")),
        ({"do": "legal", "match": "m9", "seat": 0}, ("unknown_match", None, "unknown-match")),
        ({"do": "legal", "match": "m1", "seat": "zero"}, ("malformed", None, "malformed")),
        ({"do": "legal", "match": "m1", "seat": 0, "extra": 1}, ("malformed", None, "malformed")),
        ({"do": "legal", "match": "m1", "seat": 5}, ("invalid", None, "no-such-seat")),
        ({"do": "new", "game": "chess", "seats": 2}, ("invalid", None, "unknown-game")),
        ({"do": "new", "game": "toy", "seats": 9}, ("invalid", None, "wrong-number-of-seats")),
        (
            {"do": "new", "game": "toy", "seats": 2, "options": {"goal": []}},
            ("invalid", None, "option-value"),
        ),
        ({"do": "view", "match": "m1", "seat": -1}, ("invalid", None, "no-such-seat")),
        ({"do": "bot", "match": "m1", "seat": 0, "budget_ms": -5}, ("malformed", None, "malformed")),
        ({"do": "play", "match": "m1", "seat": 1, "action": "roll"}, ("illegal", "TOY-1", "not-your-turn")),
        ({"do": "play", "match": "m1", "seat": 0, "action": "fly"}, ("malformed", None, "malformed")),
        (
            {"do": "play", "match": "m1", "seat": 0, "action": {"type": "fly"}},
            ("malformed", None, "malformed"),
        ),
        ({"do": "bot", "match": "m1", "seat": 1}, ("invalid", None, "seat-not-active")),
        ({"do": "bot", "match": "m1", "seat": 0, "level": "god"}, ("invalid", None, "unknown-level")),
        ({"do": "undo", "match": "m1", "seat": 0}, ("illegal", "LUD-U1", "nothing-to-undo")),
        (
            {"do": "load", "game": "toy", "state": {"seats": 3, "totals": [1]}},
            ("invalid", "TOY-4", "toy-totals"),
        ),
        (
            {"do": "load", "game": "toy", "seats": 2, "state": {"seats": 3, "totals": [1, 1, 1]}},
            ("invalid", None, "seats-differ"),
        ),
        (
            {
                "do": "load",
                "game": "toy",
                "options": {"goal": 3},
                "state": {"options": {}, "seats": 2, "totals": [1, 1]},
            },
            ("invalid", None, "options-differ"),
        ),
        ({"do": "replay", "log": {"game": "toy"}}, ("malformed", None, "malformed")),
        ({"do": "replay", "log": {}}, ("invalid", None, "not-a-match-file")),
    ],
)
def test_a_wrong_request_gets_its_error_and_changes_nothing(
    engine: Engine, request_: object, expected: tuple[str, str | None, str]
) -> None:
    ask(engine, {"do": "new", "game": "toy", "seats": 2, "seed": 1})
    before = ask(engine, {"do": "state", "match": "m1"})
    assert error(engine, request_) == expected
    assert ask(engine, {"do": "state", "match": "m1"}) == before


def test_every_line_gets_one_answer_until_quit() -> None:
    lines = [
        b"{",
        b"\xff\xfe\x00",
        b'{"id": 3, "do": "games", "x": ' + b"[" * 2000,
        b'"' + b"x" * (LONGEST_LINE + 10_000_000) + b'"',
        b"",
        b'{"id": 4, "do": "state", "match": "m1"}',
        b'{"id": 5, "do": "quit"}',
        b'{"id": 6, "do": "games"}',
    ]
    answers = io.BytesIO()
    serve(io.BytesIO(b"\n".join(lines)), answers)
    said = [msgspec.json.decode(line) for line in answers.getvalue().splitlines()]
    codes = [answer.get("error", {}).get("code") for answer in said]
    assert codes == ["malformed", "malformed", "malformed", "too_long", "unknown_match", None]
    assert [answer["id"] for answer in said] == [None, None, None, None, 4, 5]


def test_an_exception_in_a_game_is_answered_as_an_internal_error(
    engine: Engine, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ask(engine, {"do": "new", "game": "toy", "seats": 2, "seed": 1})
    monkeypatch.setattr(GAME, "legal", lambda *_: 1 / 0, raising=False)
    assert error(engine, {"do": "legal", "match": "m1", "seat": 0})[0] == "internal"
    assert "ZeroDivisionError" in capsys.readouterr().err
