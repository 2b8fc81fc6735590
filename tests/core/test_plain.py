"""The default notation and board, for games that have none of their own."""

from typing import Literal

import pytest

from ludoteca.core import Action, Invalid, Position, Seat
from ludoteca.core.plain import action_of, notation_of, rendered


class Move(Action, frozen=True, kw_only=True):
    heap: int = 1
    to: str = "a"
    cards: tuple[str, ...] = ()
    loud: bool = False
    other: Seat | None = None
    ratio: float = 0.5
    deal: tuple[tuple[str, int], ...] = ()
    way: str = "straight"


class Wait(Action, frozen=True, kw_only=True):
    mood: Literal["calm", "loud"] = "calm"


@pytest.mark.parametrize(
    "move",
    [
        Move(),
        Wait(mood="loud"),
        Move(heap=-3, to="b=c", cards=("x", "y z"), loud=True, other=2, ratio=1.25, deal=(("a", 1),)),
        Move(way="two words"),
        Move(to=" "),
        Move(to=" a"),
        Move(to="a "),
        Move(to="\t"),
        Move(to="a\u00a0b", cards=("c\u2003d",)),
        Move(to=""),
        Move(to='"quoted"'),
        Move(to="[list"),
        Move(to="null"),
    ],
)
def test_the_notation_of_every_action_reads_back(move: Move | Wait) -> None:
    assert action_of(notation_of(move), Move | Wait) == move


def test_the_notation_is_the_tag_and_the_fields_of_an_action() -> None:
    assert notation_of(Wait(mood="loud")) == "wait mood=loud"
    assert notation_of(Move(cards=("x y",))) == (
        'move heap=1 to=a cards=["x\\u0020y"] loud=false other=null ratio=0.5 deal=[] way=straight'
    )


def test_field_names_may_be_left_out_in_order() -> None:
    assert action_of("move 2 b", Move | Wait) == Move(heap=2, to="b")
    assert action_of("move 2 loud=true", Move | Wait) == Move(heap=2, loud=True)


@pytest.mark.parametrize(
    "text", ["", "fly", "move x", "wait angry", "wait calm loud", "move heap=", "move [1"]
)
def test_text_that_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(Invalid) as refused:
        action_of(text, Move | Wait)
    assert refused.value.params == {"detail": text}, "the detail is what was typed"


class Board(Position, frozen=True, kw_only=True):
    turn: Seat
    next_seats: tuple[Seat, ...]
    heaps: tuple[int, ...]
    names: dict[str, str]


def test_markup_in_a_value_is_escaped_on_the_board() -> None:
    board = Board(seats=2, options=None, turn=1, next_seats=(0, 1), heaps=(), names={"a": "[red]"})
    assert rendered(board).splitlines() == [
        "<board-turn> <seat-1>",
        "<board-next-seats> <seat-0>, <seat-1>",
        "<board-heaps> –",
        "<board-names> a \\[red]",
    ]
