import io
from typing import Any

import msgspec
import pytest

from ludoteca.engine import LONGEST_LINE, Engine, serve
from tests.toy.rules import GAME


@pytest.fixture
def engine(toy_on_the_shelf: None) -> Engine:  # noqa: ARG001
    return Engine()


def told(engine: Engine, request: object) -> dict[str, Any]:
    answer: dict[str, Any] = msgspec.json.decode(engine.answer(msgspec.json.encode(request)))
    return answer


def error(engine: Engine, request: object) -> tuple[str, str | None, str]:
    said = told(engine, request)["error"]
    assert said["message"]
    assert not said["message"].startswith("‹"), "every error has a sentence"
    return said["code"], said["rule"], said["reason"]


def test_a_match_is_played_over_the_pipe(engine: Engine) -> None:
    opened = told(
        engine, {"id": 1, "do": "new", "game": "toy", "seats": 2, "options": {"goal": 6}, "seed": 7}
    )
    assert (opened["id"], opened["match"], opened["active"]) == (1, "m1", [0])

    legal = told(engine, {"id": "two", "do": "legal", "match": "m1", "seat": 0})
    assert legal["id"] == "two"
    assert legal["actions"] == [{"type": "roll"}, {"type": "turn"}]
    assert legal["offers"][0]["action"] == "boast"

    assert told(engine, {"do": "check", "match": "m1", "seat": 0, "action": {"type": "roll"}})["ok"]
    drawn = [{"type": "draw", "label": "die", "sides": 6, "value": 5}]
    played = told(engine, {"do": "play", "match": "m1", "seat": 0, "action": "roll", "draws": drawn})
    assert played["events"] == [{"type": "rolled", "seat": 0, "pips": 6, "total": 6}]
    assert played["rules"] == [None], "the toy names no rules"
    assert played["active"] == []
    assert played["outcome"]["winners"] == [0]
    assert len(played["state_hash"]) == 16


def test_a_state_written_by_hand_is_loaded(engine: Engine) -> None:
    state = {"totals": [3, 4], "turn": 1}
    loaded = told(engine, {"do": "load", "game": "toy", "seats": 2, "options": {"goal": 9}, "state": state})
    assert loaded["active"] == [1]
    assert told(engine, {"do": "state", "match": "m1"})["state"]["options"]["goal"] == 9
    assert told(engine, {"do": "view", "match": "m1"})["view"]["totals"] == [3, 4]


def test_a_log_replays(engine: Engine) -> None:
    told(engine, {"do": "new", "game": "toy", "seats": 2, "seed": 1})
    told(engine, {"do": "play", "match": "m1", "seat": 0, "action": "boast 3"})
    told(engine, {"do": "undo", "match": "m1", "seat": 0})
    told(engine, {"do": "play", "match": "m1", "seat": 0, "action": "roll"})
    log = told(engine, {"do": "log", "match": "m1"})["log"]
    replayed = told(engine, {"do": "replay", "log": log})
    assert replayed["match"] == "m2"
    assert replayed["state"] == told(engine, {"do": "state", "match": "m1"})["state"]


def test_undo_beyond_luck_needs_somebody_who_agrees(engine: Engine) -> None:
    told(engine, {"do": "new", "game": "toy", "seats": 2, "seed": 1})
    told(engine, {"do": "play", "match": "m1", "seat": 0, "action": "roll"})
    undo = {"do": "undo", "match": "m1", "seat": 0}
    assert error(engine, undo)[2] == "undo-needs-consent"
    assert error(engine, {**undo, "agreed": []})[2] == "undo-needs-consent"
    assert error(engine, {**undo, "agreed": [0]})[2] == "undo-needs-consent"
    assert error(engine, {**undo, "agreed": [77]})[2] == "no-such-seat"
    assert told(engine, {**undo, "agreed": [1]})["back_to"] == 0


def test_a_bot_is_asked(engine: Engine) -> None:
    told(engine, {"do": "new", "game": "toy", "seats": 2, "seed": 1})
    answer = told(engine, {"do": "bot", "match": "m1", "seat": 0, "level": "first", "budget_ms": 10})
    assert answer["action"] == {"type": "roll"}
    assert answer["reasons"]


def test_games_are_described_with_their_schemas(engine: Engine) -> None:
    toy = told(engine, {"do": "games"})["games"][-1]
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
        ({"do": "replay", "log": {}}, ("invalid", None, "unknown-game")),
    ],
)
def test_what_is_wrong_is_said(
    engine: Engine, request_: object, expected: tuple[str, str | None, str]
) -> None:
    told(engine, {"do": "new", "game": "toy", "seats": 2, "seed": 1})
    before = told(engine, {"do": "state", "match": "m1"})
    assert error(engine, request_) == expected
    assert told(engine, {"do": "state", "match": "m1"}) == before


def test_there_is_one_answer_to_every_line_and_the_engine_goes_on() -> None:
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


def test_a_mistake_of_a_game_is_answered_too(
    engine: Engine, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told(engine, {"do": "new", "game": "toy", "seats": 2, "seed": 1})
    monkeypatch.setattr(GAME, "legal", lambda *_: 1 / 0, raising=False)
    assert error(engine, {"do": "legal", "match": "m1", "seat": 0})[0] == "internal"
    assert "ZeroDivisionError" in capsys.readouterr().err
