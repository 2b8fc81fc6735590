"""One action on its way: decisions lie on each other, and what happens is told in order."""

from tests.toy.rules import Boasted

from ludoteca.core import Course, Decision, NoChance, Record


class Choosing(Decision, frozen=True, kw_only=True):
    rule = "TOY-1"


class Table(Record, frozen=True, kw_only=True):
    decisions: tuple[Decision, ...] = ()
    money: int = 0


def test_a_decision_interrupts_what_is_open_and_closing_it_goes_back() -> None:
    course = Course(Table(), NoChance())
    seats = []

    def note() -> None:
        seats.append([decision.seat for decision in course.state.decisions])

    for seat in (0, 1, 2):
        course.open(Choosing(seat=seat))
        note()
    course.go_on(Choosing(seat=3))
    note()
    for _ in range(2):
        course.close()
        note()
    assert seats == [[0], [0, 1], [0, 1, 2], [0, 1, 3], [0, 1], [0]]


def test_the_step_of_a_course_holds_its_state_and_all_that_was_told() -> None:
    course = Course(Table(), NoChance())
    course.tell(Boasted(seat=0, by=1))
    course.change(money=5)
    course.tell(Boasted(seat=1, by=2))
    step = course.step()
    assert step.state == Table(money=5)
    assert step.events == (Boasted(seat=0, by=1), Boasted(seat=1, by=2))
