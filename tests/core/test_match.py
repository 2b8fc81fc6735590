from typing import Any

import msgspec
import pytest
from tests.toy.rules import GAME, Boast, Boasted, Options, Roll, Toy, Turn, Turned

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
    RecordingChance,
    Seat,
    Step,
    Undone,
    from_file,
    game_key,
    position_fingerprint,
    seeded_luck,
    to_file,
)
from ludoteca.core.match import utc_now
from ludoteca.core.matchfile import count_entries


def a_match(seed: int = 3, goal: int = 40) -> Match[Toy, Roll | Turn | Boast]:
    return Match.new(GAME, 2, {"goal": goal}, luck=seeded_luck(seed))


def test_the_same_seed_plays_the_same_match() -> None:
    first, second = a_match(), a_match()
    for match in (first, second):
        for _ in range(6):
            match.play(match.active[0], Roll())
    assert first.state == second.state


def test_timestamps_follow_the_clock_forwards_and_backwards(monkeypatch: pytest.MonkeyPatch) -> None:
    for now in (1_000.9, 1_001.2, 5_000.0, 2_000.0):
        monkeypatch.setattr("ludoteca.core.match.time", lambda now=now: now)
        assert utc_now().timestamp() == int(now)


def test_every_entry_has_its_own_luck_by_its_number() -> None:
    asked, luck = [], seeded_luck(3)

    def noted(seq: int) -> RecordingChance:
        asked.append(seq)
        return luck(seq)

    match = Match.new(GAME, 2, luck=noted)
    match.play(0, Roll())
    match.play(1, Roll())
    match.luck_of_next()
    assert asked == [0, 1, 2, 3]
    assert [entry.seq for entry in match.entries] == [0, 1, 2]


@pytest.mark.parametrize("differs", [1, 2, 3])
def test_a_fingerprint_depends_on_all_earlier_entries(differs: int) -> None:
    """Two logs that differ in one entry have different fingerprints from there on, even if it is undone."""
    logs = []
    for by in (8, 9):
        match = a_match()
        for seq in (1, 2, 3):
            match.play(0, Boast(by=by if seq == differs else seq))
        for _ in range(3):
            match.undo(0)
        match.play(0, Boast(by=5))
        logs.append([entry.fingerprint for entry in match.entries])
    assert [one == other for one, other in zip(*logs, strict=True)] == [seq < differs for seq in range(8)]


def test_only_the_next_entry_is_accepted() -> None:
    match, further = a_match(), a_match()
    further.play(0, Boast(by=1))
    later = further.judge(0, Boast(by=2))
    with pytest.raises(AssertionError, match="judged by how the match stands"):
        match.accept(later)


def test_a_refused_action_leaves_no_trace() -> None:
    match = a_match()
    before = (match.state, list(match.entries))
    with pytest.raises(Illegal, match="TOY-1"):
        match.play(1, Roll())
    assert (match.state, match.entries) == before


def test_given_draws_are_used_and_must_fit_the_action() -> None:
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
    with pytest.raises(Illegal, match="undo-needs-consent"):
        match.undo(1, back_to=0)
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


def test_undo_to_an_entry_that_does_not_count_is_refused() -> None:
    match = a_match()
    with pytest.raises(Illegal, match="nothing-to-undo"):
        match.undo(0)
    match.play(0, Boast(by=1))
    match.undo(0)
    match.play(0, Boast(by=2))
    with pytest.raises(Illegal, match="undo-no-such-entry"):
        match.undo(0, back_to=1)  # that entry was undone itself


def test_an_undo_goes_back_at_least_one_entry() -> None:
    match = a_match()
    match.play(0, Boast(by=1))
    match.play(0, Boast(by=2))
    for not_behind in (2, 3, -1):
        with pytest.raises(Illegal, match="undo-no-such-entry"):
            match.undo(0, back_to=not_behind)
    assert match.undo(0).back_to == 1
    assert match.undo(0).back_to == 0


@pytest.mark.rules("LUD-U1")
@pytest.mark.parametrize("last", [Roll(), Turn()])
def test_luck_or_a_reveal_keeps_all_before_it_from_being_undone_alone(last: Roll | Turn) -> None:
    match = a_match()
    match.play(0, Boast(by=1))
    match.play(0, last)
    assert match.undo_barrier(0) == 2
    match.play(1, Boast(by=2))
    assert (match.undo_barrier(0), match.undo_barrier(1)) == (3, 2), (
        "an action of another seat is a barrier too"
    )


@pytest.mark.rules("LUD-U1")
def test_no_seat_undoes_alone_an_action_of_another_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even an action without luck that revealed nothing."""
    monkeypatch.setattr(Turned, "reveals", False)
    match = a_match()
    match.play(0, Turn())
    match.play(1, Boast(by=1))
    assert match.undo_barrier(1) == 1
    match.play(1, Turn())
    match.play(0, Boast(by=1))
    assert match.undo_barrier(0) == 3


@pytest.mark.rules("LUD-U1")
def test_an_event_that_binds_others_is_not_undone_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    match = a_match()
    match.play(0, Boast(by=1))
    assert match.undo_barrier(0) == 0
    monkeypatch.setattr(Boasted, "binds", True)
    assert match.undo_barrier(0) == 1


@pytest.mark.rules("LUD-U1")
def test_before_last_own_is_the_entry_before_a_seats_newest_action() -> None:
    match = a_match()
    for seat in (0, 1, 0):
        match.play(seat, Roll())
    assert [match.before_last_own(seat) for seat in (0, 1)] == [2, 1]
    match.play(1, Roll())
    assert [match.before_last_own(seat) for seat in (0, 1)] == [2, 3]
    match.undo(1, back_to=2, agreed=(0,))
    assert [match.before_last_own(seat) for seat in (0, 1)] == [0, 1], "undone actions do not count"
    match.undo(0, back_to=0, agreed=(1,))
    with pytest.raises(Illegal, match="LUD-U1: nothing-to-undo"):
        match.before_last_own(0)


@pytest.mark.rules("LUD-U1")
def test_talk_of_others_keeps_no_move_from_being_undone_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turned, "reveals", False)
    monkeypatch.setattr(Boast, "is_talk", True)
    match = a_match()
    match.play(0, Turn())
    match.play(1, Boast(by=1))
    assert match.undo_barrier(0) == 0
    with pytest.raises(Illegal, match="undo-needs-consent"):
        match.undo(0, back_to=1)  # that would only silence the other player
    match.undo(0, back_to=0)
    assert (match.line, match.state.boasts) == ([0], 0), "what was said after a move goes with it"
    match.play(0, Roll())
    match.play(1, Boast(by=1))
    assert match.undo_barrier(0) == match.seq, "luck is luck, whatever is said after it"
    assert match.undo_barrier(1) == match.seq - 1, "own words may be taken back"


@pytest.mark.rules("LUD-U1")
def test_own_talk_is_not_ones_last_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Boast, "is_talk", True)
    match = a_match()
    match.play(0, Boast(by=1))
    with pytest.raises(Illegal, match="LUD-U1: nothing-to-undo"):
        match.before_last_own(0)
    match.play(0, Roll())
    match.play(1, Roll())
    match.play(0, Boast(by=1))
    assert match.before_last_own(0) == 1


def test_every_past_state_can_be_computed_from_the_log_alone() -> None:
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
        counting = [(seq, states[seq]) for seq in one.line]
        assert list(one.states()) == counting, "undone entries are left out"
        for never in (-1, one.seq + 1, one.seq + 2):
            with pytest.raises(Invalid, match=f"no-such-entry .seq={never}, last={one.seq}"):
                one.state_at(never)


def a_long_match() -> Match[Toy, Roll | Turn | Boast]:
    match = a_match(goal=1000)
    while match.seq < 200:
        match.play(match.active[0], Roll())
    return match


@pytest.fixture
def played_again(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of the entries replayed to compute past states; the list grows during the test."""
    again: list[int] = []
    after = Match._after

    def counted(self: Match[Any, Any], state: Any, seq: int) -> Any:
        again.append(seq)
        return after(self, state, seq)

    monkeypatch.setattr(Match, "_after", counted)
    return again


def test_a_past_state_is_replayed_from_the_nearest_snapshot(played_again: list[int]) -> None:
    match = a_long_match()
    match.state_at(150)
    assert played_again == list(range(129, 151)), "every 64th state is a snapshot"
    played_again.clear()
    match.state_at(128)
    assert played_again == []


def test_a_restored_match_has_snapshots_too(played_again: list[int]) -> None:
    played = a_long_match()
    match = Match.restored(GAME, 2, Options(goal=1000), played.entries)
    middle = match.state_at(150)
    played_again.clear()
    assert match.state_at(150) == middle
    assert played_again == list(range(129, 151))
    assert played.state_at(150) == middle


def test_a_snapshot_at_an_undo_is_the_state_after_it(played_again: list[int]) -> None:
    match = a_match(goal=1000)
    while match.seq < 63:
        match.play(match.active[0], Roll())
    state = match.state_at(40)
    match.undo(0, back_to=40, agreed=(1,))
    match.play(match.active[0], Roll())
    played_again.clear()
    assert match.seq == 65
    assert match.state_at(64) == state
    assert played_again == [], "the undo was the 64th entry"


@pytest.mark.parametrize(("kept", "again"), [(3, [4, 8]), (5, [1, 2, 3, 4, 8]), (7, [8]), (8, [])])
def test_a_match_is_restored_from_a_snapshot_unless_it_was_undone(
    kept: int, again: list[int], played_again: list[int]
) -> None:
    """Entry 7 undoes back to 4, so the state after 5 is of no use."""
    played = a_match()
    for seat in (0, 1, 0, 1, 0, 1):
        played.play(seat, Roll())
    played.undo(1, back_to=4, agreed=(0,))
    played.play(0, Roll())
    snapshot = (kept, played.state_at(kept))
    played_again.clear()
    match = Match.restored(GAME, 2, Options(goal=40), played.entries, snapshot=snapshot)
    assert played_again == again
    assert (match.state, match.line, match.active) == (played.state, played.line, played.active)


def test_a_match_survives_a_round_trip_through_a_file() -> None:
    match = a_match()
    match.play(0, Boast(by=2))
    match.undo(0)
    match.play(0, Turn())
    data = to_file(match)
    assert (game_key(data), count_entries(data)) == ("toy", 4)
    again = from_file(GAME, data)
    assert again.entries == match.entries
    assert again.state == match.state
    assert to_file(again) == data


def test_a_match_from_a_position_survives_a_round_trip_through_a_file() -> None:
    match = Match.at_position(GAME, {"type": "toy", "seats": 2, "totals": [5, 7], "deck": [2]})
    match.play(0, Turn())
    assert from_file(GAME, to_file(match)).state == match.state
    assert match.state.totals == (7, 7)
    assert [entry.seq for entry in match.entries] == match.line == [0, 1]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda file: file["entries"].clear(), "log-has-no-opening"),
        (lambda file: file["entries"].pop(0), "log-has-no-opening"),
        (lambda file: file["entries"].append(file["entries"][0]), "log-opened-twice"),
        (lambda file: file["entries"][0].update(fingerprint="0" * 16), "log-differs"),
        (lambda file: file["entries"][0].update(rules_version=9), "rules-version-differs"),
        (lambda file: file["entries"][0].update(rules_version=0), "rules-version-differs"),
        (lambda file: file["entries"][0]["draws"].append(file["entries"][0]["draws"][0]), "draws-left-over"),
        (lambda file: file["entries"][1].update(fingerprint="0" * 16), "log-differs"),
        (lambda file: file["entries"][1].update(seat=1), "log-breaks-a-rule"),
        (lambda file: file["entries"][1].update(rules_version=9), "rules-version-differs"),
        (lambda file: file["entries"][1].update(rules_version=0), "rules-version-differs"),
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


def test_a_tampered_opening_is_refused_even_without_later_entries() -> None:
    file = msgspec.json.decode(to_file(a_match()))
    assert from_file(GAME, msgspec.json.encode(file)).seq == 0
    file["entries"][0].update(fingerprint="0" * 16)
    with pytest.raises(Invalid, match=r"log-differs .seq=0"):
        from_file(GAME, msgspec.json.encode(file))


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "malformed"),
        (b"[]", "malformed"),
        (b"{}", "not-a-match-file"),
        (b'{"game": "toy"}', "not-a-match-file"),
        (b'{"entries": []}', "not-a-match-file"),
        (b'{"game": 3, "entries": []}', "malformed"),
        (b"\xff\xfe", "malformed"),
        (b"[" * 100_000, "malformed"),
    ],
)
def test_a_file_that_is_not_a_match_is_refused(data: bytes, reason: str) -> None:
    with pytest.raises(Invalid, match=reason):
        game_key(data)


def test_options_and_seats_are_checked_when_a_match_is_made() -> None:
    for seats in (1, 5):
        with pytest.raises(Invalid, match=f"wrong-number-of-seats .seats={seats}, low=2, high=4"):
            Match.new(GAME, seats)
    assert [len(Match.new(GAME, seats).state.totals) for seats in (2, 4)] == [2, 4]
    with pytest.raises(Invalid, match="option-value"):
        Match.new(GAME, 2, {"mood": "angry"})
    assert Match.new(GAME, 2).state.options == Options()


def test_a_file_of_an_older_format_is_refused() -> None:
    file = msgspec.json.decode(to_file(a_match()))
    file["format"] = "ludoteca-match-1"
    for entry in file["entries"]:
        entry["state_hash"] = entry.pop("fingerprint")
    data = msgspec.json.encode(file)
    with pytest.raises(Invalid, match="old-record"):
        game_key(data)
    with pytest.raises(Invalid, match="old-record"):
        from_file(GAME, data)


@pytest.mark.parametrize("often", [512, 1024])
def test_every_512th_entry_has_the_fingerprint_of_the_position_even_if_it_is_an_undo(often: int) -> None:
    match = a_match(goal=10_000)
    while match.seq < often - 2:
        match.play(match.active[0], Roll())
    undone = [match.undo(0, agreed=(1,)) for _ in range(3)]
    assert [entry.seq for entry in undone] == [often - 1, often, often + 1]
    expected = position_fingerprint(GAME, match.state_at(often))
    assert [entry.position_fingerprint for entry in undone] == [None, expected, None]
    assert {len(entry.fingerprint) for entry in match.entries} == {16}


def test_a_match_ends_with_its_outcome_and_not_before() -> None:
    match = a_match(goal=5)
    match.play(0, Roll(), draws=[Draw(label="die", sides=6, value=2)])
    assert match.outcome is None
    match.play(1, Roll(), draws=[Draw(label="die", sides=6, value=5)])
    assert match.outcome == Outcome(reason="goal", scores=(3, 6), winners=(1,), ranks=(2, 1))


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
        """Allow every push."""

    def apply(self, state: Place, seat: Seat, action: Push, chance: Chance) -> Step[Place]:  # noqa: ARG002
        return Step(msgspec.structs.replace(state, at=state.at + action.by), (Pushed(by=action.by),))

    def outcome(self, state: Place) -> Outcome | None:
        return None if self.active(state) else Outcome.by_score("there", [1])


def test_an_integer_in_a_float_field_is_recorded_as_it_will_be_read() -> None:
    game = Pushing()
    match = Match.new(game, 1)
    match.play(0, Push(by=3))
    assert from_file(game, to_file(match)).entries == match.entries
