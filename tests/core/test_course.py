"""`Course`, the work on one action: it keeps a stack of decisions and collects events in order."""

from tests.toy.rules import Boasted

from ludoteca.core import Course, Decision, NoChance, Record


class Choosing(Decision, frozen=True, kw_only=True):
    rule = "TOY-1"


class Purse(Record, frozen=True, kw_only=True):
    decisions: tuple[Decision, ...] = ()
    money: int = 0


def test_a_decision_interrupts_the_open_one_and_closing_it_returns_there() -> None:
    course = Course(Purse(), NoChance())
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


def test_the_step_of_a_course_holds_its_state_and_all_events() -> None:
    course = Course(Purse(), NoChance())
    course.tell(Boasted(seat=0, by=1))
    course.change(money=5)
    course.tell(Boasted(seat=1, by=2))
    step = course.step()
    assert step.state == Purse(money=5)
    assert step.events == (Boasted(seat=0, by=1), Boasted(seat=1, by=2))
