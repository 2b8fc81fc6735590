"""How a match ends and who wins (VIL-E1 … VIL-E3)."""

from ludoteca.core import Outcome, Seat, Table

from .course import Course, loads_of
from .events import MatchEnded, VillaFell
from .pieces import ColumnId
from .state import End, EndReason, Role, Seal, State
from .wood import WoodResult


def villa_fell(course: Course, seat: Seat, role: Role, column: ColumnId | None, result: WoodResult) -> None:
    """The seat that acted last has brought the villa down (VIL-E3)."""
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
            film=result.frames,
        )
    )
    reason, winner = after_a_fall(course.state.seal, seat)
    end_match(course, End(reason=reason, winner=winner, brought_down_by=seat, role=role, floors=floors))


def after_a_fall(seal: Seal, by: Seat) -> tuple[EndReason, Seat | None]:
    """Who wins when somebody brought the villa down: the holder of the seal, or the one before (VIL-E2)."""
    if seal.holder is None:
        return "fell-nobody-wins", None
    if seal.holder != by:
        return "fell", seal.holder
    if seal.previous is None:
        return "fell-nobody-wins", None
    return "fell-by-holder", seal.previous


def nothing_left_to_build(course: Course) -> None:
    """All have declared in a row and nothing has changed: the holder wins (VIL-E1, VIL-E2)."""
    holder = course.state.seal.holder
    reason: EndReason = "no-more-building" if holder is not None else "no-more-building-nobody-wins"
    end_match(course, End(reason=reason, winner=holder, floors=len(course.state.villa.floors)))


def end_match(course: Course, end: End) -> None:
    """Nothing is open any more."""
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


def outcome(state: State) -> Outcome | None:
    """The result, once the match is over; when nobody wins all share the place (VIL-E2)."""
    if state.end is None:
        return None
    winner = state.end.winner
    return Outcome(
        reason=state.end.reason,
        scores=tuple(int(seat == winner) for seat in range(state.seats)),
        winners=() if winner is None else (winner,),
        ranks=tuple(1 if winner in (None, seat) else 2 for seat in range(state.seats)),
    )


def tables(state: State) -> tuple[Table, ...]:
    """For each seat: its columns that were locked and that left the game, and what it had of the seal."""
    seal_of = {state.seal.previous: "seal-previous", state.seal.holder: "seal-holder"}
    rows = tuple(
        (
            seat + 1,
            sum(state.owner(column) == seat for column in state.locked),
            sum(state.owner(column) == seat for column in state.out_of_game()),
            seal_of.get(seat, "seal-none"),
        )
        for seat in range(state.seats)
    )
    return (Table(key="builders", columns=("seat", "locked", "out-of-game", "seal"), rows=rows),)


def facts(state: State) -> dict[str, int | str]:
    """What is compared over many matches: length, height, seal changes, and who brought it down as what."""
    end = state.end
    by = end.brought_down_by if end is not None else None
    role = end.role if end is not None else None
    return {
        "turns": state.turn,
        "floors": end.floors if end is not None else len(state.villa.floors),
        "seal-changes": state.seal.changes,
        "brought-down-by": "nobody" if by is None else str(by + 1),
        "brought-down-as": "nobody" if role is None else f"role-{role.replace('_', '-')}",
        "locked": len(state.locked),
    }
