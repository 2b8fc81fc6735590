"""How a match ends and who wins (VIL-E1 … VIL-E3)."""

from ludoteca.core import Seat

from .course import Course, loads_of
from .events import MatchEnded, VillaFell
from .state import End, EndReason, Role, Seal
from .tables import ColumnId
from .wood import WoodResult


def villa_fell(course: Course, seat: Seat, role: Role, column: ColumnId | None, result: WoodResult) -> None:
    """End the match: the seat that acted last has brought the villa down (VIL-E3)."""
    floors = len(course.state.villa.floors)
    course.rebuild(result.villa, loads_of(result))
    course.tell(
        VillaFell(
            seat=seat,
            role=role,
            column=column,
            cause=result.cause,
            culprit=result.culprit,
            first_lost=result.first_lost,
            floors=floors,
            moment=result.moment,
            film=result.frames,
        )
    )
    reason, winner = after_a_fall(course.state.seal, seat)
    end_match(course, End(reason=reason, winner=winner, brought_down_by=seat, role=role, floors=floors))


def after_a_fall(seal: Seal, by: Seat) -> tuple[EndReason, Seat | None]:
    """The winner after a fall: the holder of the seal, or the one before if the holder caused it (VIL-E2)."""
    if seal.holder is None:
        return "fell-nobody-wins", None
    if seal.holder != by:
        return "fell", seal.holder
    if seal.previous is None:
        return "fell-nobody-wins", None
    return "fell-by-holder", seal.previous


def nothing_left_to_build(course: Course) -> None:
    """End the match: all seats have declared in a row, and the holder of the seal wins (VIL-E1, VIL-E2)."""
    holder = course.state.seal.holder
    reason: EndReason = "no-more-building" if holder is not None else "no-more-building-nobody-wins"
    end_match(course, End(reason=reason, winner=holder, floors=len(course.state.villa.floors)))


def end_match(course: Course, end: End) -> None:
    """End the match, with no decision left open."""
    course.change(end=end, decisions=())
    seal = course.state.seal
    course.tell(
        MatchEnded(
            reason=end.reason,
            winner=end.winner,
            holder=seal.holder,
            previous=seal.previous,
            brought_down_by=end.brought_down_by,
            turns=course.state.turn,
            floors=end.floors,
        )
    )
