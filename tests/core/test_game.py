"""The defaults of the contract, shown by a game that has only the six required methods."""

from typing import Any

import msgspec
import pytest
from tests.toy.rules import GAME as TOY
from tests.toy.rules import Boast, Roll, Turn, Turned

from ludoteca.core import (
    Action,
    Chance,
    Choice,
    Event,
    Game,
    GameInfo,
    Illegal,
    Invalid,
    Match,
    NoChance,
    NoOptions,
    Outcome,
    Position,
    Record,
    Seat,
    Step,
)


class Take(Action, frozen=True, kw_only=True):
    matches: int


class Taken(Event, frozen=True, kw_only=True):
    matches: int


class Heap(Position, frozen=True, kw_only=True):
    options: NoOptions = NoOptions()
    turn: Seat = 0
    left: int = 4


class Secret(Record, frozen=True, kw_only=True):
    wish: str


class Heaps(Game[Heap, Take]):
    """Players take one or two matches in turn from a heap of four; taking the last one loses."""

    info = GameInfo(
        key="heaps", title="Heaps", min_seats=2, max_seats=3, action=Take, event=Taken, position=Heap
    )

    def setup(self, options: NoOptions, seats: int, chance: Chance) -> Step[Heap]:  # noqa: ARG002
        return Step(Heap(seats=seats), ())

    def active(self, state: Heap) -> tuple[Seat, ...]:
        return (state.turn,) if state.left else ()

    def legal(self, state: Heap, seat: Seat) -> list[Take]:
        return [Take(matches=n) for n in (1, 2) if n <= state.left and seat in self.active(state)]

    def apply(self, state: Heap, seat: Seat, action: Take, chance: Chance) -> Step[Heap]:  # noqa: ARG002
        self.check(state, seat, action)
        after = {"left": state.left - action.matches, "turn": (seat + 1) % state.seats}
        return Step(msgspec.structs.replace(state, **after), (Taken(matches=action.matches),))

    def outcome(self, state: Heap) -> Outcome | None:
        scores = [int(seat == state.turn) for seat in range(state.seats)]
        return None if state.left else Outcome.by_score("last-match", scores)


class SecretHeaps(Heaps):
    """The same, with a wish that only its own seat sees."""

    def private(self, state: Heap, seat: Seat) -> Secret | None:
        return Secret(wish="a" * state.left) if seat == 1 else None


GAME = Heaps()


def refusal(seat: Seat, action: Take) -> tuple[str, str, dict[str, object]]:
    """The rule, the reason and the parameters with which a first action is refused."""
    with pytest.raises(Illegal) as refused:
        Match.new(GAME, 2).play(seat, action)
    return refused.value.rule, refused.value.reason, refused.value.params


@pytest.mark.rules("LUD-A1")
def test_only_listed_actions_of_an_active_seat_may_be_played() -> None:
    assert refusal(1, Take(matches=1)) == ("LUD-A1", "not-active", {"seat": 1})
    assert refusal(0, Take(matches=3)) == ("LUD-A1", "not-listed", {"action": "take matches=3"})
    match = Match.new(GAME, 2)
    match.play(0, Take(matches=2))
    assert match.state == Heap(seats=2, turn=1, left=2)
    assert match.outcome is None
    match.play(1, Take(matches=2))
    assert match.outcome == Outcome(reason="last-match", scores=(1, 0), winners=(0,), ranks=(1, 2))


def test_the_default_action_is_the_first_legal_one() -> None:
    assert GAME.default(Heap(seats=2), 0) == Take(matches=1)


def test_by_default_a_game_hides_nothing_and_adds_nothing() -> None:
    state = Heap(seats=2, left=3)
    assert GAME.position(state) == GAME.view(state) == GAME.reshuffle(state, 0, NoChance()) == state
    assert GAME.private(state, 0) is None
    assert GAME.redact(Taken(matches=1), None) == Taken(matches=1)
    nothing: list[Any] = [GAME.offers(state, 0), GAME.tables(state), dict(GAME.facts(state))]
    assert nothing == [(), (), {}]
    assert GAME.info.view is Heap
    assert TOY.info.view is not TOY.info.position
    assert Choice(Take(matches=1)).reasons == ()


@pytest.mark.parametrize(("seats", "is_possible"), [(1, False), (2, True), (3, True), (4, False)])
def test_a_position_must_have_an_allowed_number_of_seats(seats: int, is_possible: bool) -> None:
    position = Heap(seats=seats, left=3)
    if is_possible:
        assert GAME.from_position(position) == position
        return
    with pytest.raises(Invalid) as refused:
        GAME.from_position(position)
    assert refused.value.params == {"seats": seats, "low": 2, "high": 3}


def test_the_rendered_board_shows_a_seat_its_private_view() -> None:
    state, board = Heap(seats=2, left=3), "<board-turn> <seat-0>\n<board-left> 3"
    assert SecretHeaps().render(state, None) == board
    assert SecretHeaps().render(state, 0) == board
    assert SecretHeaps().render(state, 1) == f"{board}\n<board-wish> aaa"


def test_action_types_are_found_by_their_tags() -> None:
    assert TOY.info.action_type("boast") is Boast
    assert TOY.info.action_type("roll") is Roll
    assert TOY.info.action_type("turn") is Turn
    assert GAME.info.action_type("take") is Take
    assert (
        GAME.from_notation("take 2") == GAME.from_notation(GAME.notation(Take(matches=2))) == Take(matches=2)
    )


def test_by_default_rules_have_version_1_and_no_options() -> None:
    assert (GAME.info.rules_version, GAME.info.options, GAME.info.private) == (1, NoOptions, None)
    assert dict(GAME.info.files) == {}
    with pytest.raises(AttributeError):
        GAME.info.key = "other"  # type: ignore[misc]
    with pytest.raises(AttributeError):
        Step(Heap(seats=2), ()).state = Heap(seats=3)  # type: ignore[misc]


def test_events_neither_reveal_nor_bind_unless_they_say_so() -> None:
    assert (Taken.reveals, Taken.binds, Turned.reveals) == (False, False, True)
