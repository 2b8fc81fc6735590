from typing import Any

import msgspec
import pytest
from tests.toy.rules import GAME, Boast, Options, Roll, Toy, Turn

from ludoteca.core import (
    Action,
    Chance,
    Draw,
    Event,
    Game,
    GameInfo,
    Illegal,
    Invalid,
    Match,
    NoOptions,
    Outcome,
    Position,
    Seat,
    Step,
    Undone,
    from_file,
    game_key,
    seeded_luck,
    to_file,
)
from ludoteca.core.match import utc_now


def a_match(seed: int = 3, goal: int = 40) -> Match[Toy, Roll | Turn | Boast]:
    return Match.new(GAME, 2, {"goal": goal}, luck=seeded_luck(seed))


def test_the_same_seed_plays_the_same_match() -> None:
    first, second = a_match(), a_match()
    for match in (first, second):
        for _ in range(6):
            match.play(match.active[0], Roll())
    assert first.state == second.state


def test_time_stamps_follow_the_clock_forward_and_back(monkeypatch: pytest.MonkeyPatch) -> None:
    for now in (1_000.9, 1_001.2, 5_000.0, 2_000.0):
        monkeypatch.setattr("ludoteca.core.match.time", lambda now=now: now)
        assert utc_now().timestamp() == int(now)


def test_a_refused_action_leaves_no_trace() -> None:
    match = a_match()
    before = (match.state, list(match.entries))
    with pytest.raises(Illegal, match="TOY-1"):
        match.play(1, Roll())
    assert (match.state, match.entries) == before


def test_given_draws_are_used_and_must_fit() -> None:
    match = a_match()
    entry = match.play(0, Roll(), draws=[Draw(label="die", sides=6, value=4)])
    assert entry.events[0].pips == 5  # type: ignore[attr-defined]  # the toy's Rolled
    with pytest.raises(Invalid, match="draws-left-over"):
        match.play(1, Roll(), draws=[Draw(label="die", sides=6, value=4)] * 2)
    with pytest.raises(Invalid, match="draws-missing"):
        match.play(1, Roll(), draws=[])
    assert match.seq == 1


def test_undo_is_free_back_to_luck_a_reveal_or_another_player() -> None:
    match = a_match()
    match.play(0, Roll())
    match.play(1, Boast(by=3))
    match.play(1, Boast(by=4))
    assert match.undo_barrier(1) == 1  # the other player's roll
    assert match.undo_barrier(0) == 3
    match.undo(1, back_to=1)
    assert match.state.boasts == 0
    assert match.line == [0, 1]
    assert len(match.entries) == 5  # nothing is erased

    match.play(1, Turn())
    with pytest.raises(Illegal, match="undo-needs-consent"):
        match.undo(1)
    undone = match.undo(1, agreed=(0,))
    assert isinstance(undone, Undone)
    assert match.state == match.state_at(1)


def test_undo_of_what_is_not_there_is_refused() -> None:
    match = a_match()
    with pytest.raises(Illegal, match="nothing-to-undo"):
        match.undo(0)
    match.play(0, Boast(by=1))
    match.undo(0)
    match.play(0, Boast(by=2))
    with pytest.raises(Illegal, match="undo-no-such-entry"):
        match.undo(0, back_to=1)  # that entry was undone itself


def test_every_past_state_can_be_worked_out_from_the_log_alone() -> None:
    match = a_match()
    states = [match.state]
    for turn in range(12):
        match.play(match.active[0], Boast(by=2) if turn in (1, 2) else Roll())
        states.append(match.state)
        if turn == 2:
            match.undo(match.active[0])
            states.append(match.state)
    from_log = from_file(GAME, to_file(match))
    for one in (match, from_log):
        assert [one.state_at(seq) for seq in range(one.seq + 1)] == states
        with pytest.raises(Invalid, match="no-such-entry"):
            one.state_at(99)


def test_looking_back_again_plays_few_entries_again(monkeypatch: pytest.MonkeyPatch) -> None:
    played = a_match(goal=1000)
    while played.seq < 200:
        played.play(played.active[0], Roll())
    match = Match.restored(GAME, 2, Options(goal=1000), played.entries)
    middle, again, after = match.state_at(150), [], match._after

    def counted(state: Any, seq: int) -> Any:
        again.append(seq)
        return after(state, seq)

    monkeypatch.setattr(match, "_after", counted)
    assert match.state_at(150) == middle == played.state_at(150)
    assert again == list(range(129, 151))


def test_a_match_goes_to_a_file_and_back() -> None:
    match = a_match()
    match.play(0, Boast(by=2))
    match.undo(0)
    match.play(0, Turn())
    data = to_file(match)
    assert game_key(data) == "toy"
    again = from_file(GAME, data)
    assert again.entries == match.entries
    assert again.state == match.state
    assert to_file(again) == data


def test_a_match_from_a_position_goes_to_a_file_and_back() -> None:
    match = Match.at_position(GAME, {"type": "toy", "seats": 2, "totals": [5, 7], "deck": [2]})
    match.play(0, Turn())
    assert from_file(GAME, to_file(match)).state == match.state
    assert match.state.totals == (7, 7)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda file: file["entries"].clear(), "log-has-no-opening"),
        (lambda file: file["entries"].append(file["entries"][0]), "log-opened-twice"),
        (lambda file: file["entries"][1].update(fingerprint="0" * 16), "log-differs"),
        (lambda file: file["entries"][1].update(seat=1), "log-breaks-a-rule"),
        (lambda file: file["entries"][1].update(rules_version=9), "rules-version-differs"),
        (lambda file: file["entries"][1]["draws"][0].update(value=17), "draws-differ"),
        (lambda file: file["entries"][1]["action"].update(extra=1), "malformed"),
        (lambda file: file.update(seats=9), "wrong-number-of-seats"),
        (lambda file: file["options"].update(goal="many"), "option-value"),
    ],
)
def test_a_file_that_was_tampered_with_is_refused(change: object, reason: str) -> None:
    match = a_match()
    match.play(0, Roll())
    file = msgspec.json.decode(to_file(match))
    change(file)  # type: ignore[operator]
    with pytest.raises(Invalid, match=reason):
        from_file(GAME, msgspec.json.encode(file))


@pytest.mark.parametrize(
    "data", [b"", b"[]", b"{}", b'{"game": 3, "entries": []}', b"\xff\xfe", b"[" * 100_000]
)
def test_what_is_no_match_file_is_refused(data: bytes) -> None:
    with pytest.raises(Invalid):
        game_key(data)


def test_options_and_seats_are_judged_when_the_table_is_set() -> None:
    with pytest.raises(Invalid, match="wrong-number-of-seats"):
        Match.new(GAME, 5)
    with pytest.raises(Invalid, match="option-value"):
        Match.new(GAME, 2, {"mood": "angry"})
    assert Match.new(GAME, 2).state.options == Options()


def test_a_file_of_an_older_program_is_refused_with_a_sentence() -> None:
    file = msgspec.json.decode(to_file(a_match()))
    file["format"] = "ludoteca-match-1"
    for entry in file["entries"]:
        entry["state_hash"] = entry.pop("fingerprint")
    data = msgspec.json.encode(file)
    with pytest.raises(Invalid, match="old-record"):
        game_key(data)
    with pytest.raises(Invalid, match="old-record"):
        from_file(GAME, data)


class Push(Action, frozen=True, kw_only=True):
    by: float


class Pushed(Event, frozen=True, kw_only=True):
    by: float


class Place(Position, frozen=True, kw_only=True):
    options: NoOptions = NoOptions()
    at: float = 0.0


class Pushing(Game[Place, Push]):
    info = GameInfo(
        key="pushing", title="Pushing", min_seats=1, max_seats=1, action=Push, event=Pushed, position=Place
    )

    def setup(self, options: NoOptions, seats: int, chance: Chance) -> Step[Place]:  # noqa: ARG002
        return Step(Place(seats=seats), ())

    def active(self, state: Place) -> tuple[Seat, ...]:
        return (0,) if state.at < 10 else ()

    def legal(self, state: Place, seat: Seat) -> list[Push]:  # noqa: ARG002
        return [Push(by=1.5)]

    def check(self, state: Place, seat: Seat, action: Push) -> None:
        """Any push will do."""

    def apply(self, state: Place, seat: Seat, action: Push, chance: Chance) -> Step[Place]:  # noqa: ARG002
        return Step(msgspec.structs.replace(state, at=state.at + action.by), (Pushed(by=action.by),))

    def outcome(self, state: Place) -> Outcome | None:
        return None if self.active(state) else Outcome.by_score("there", [1])


def test_a_whole_number_where_a_real_one_belongs_is_read_back_as_it_was_played() -> None:
    game = Pushing()
    match = Match.new(game, 1)
    match.play(0, Push(by=3))
    assert from_file(game, to_file(match)).entries == match.entries
