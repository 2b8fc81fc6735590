"""The outcome of a match, its tables and facts (VIL-E2)."""

from ludoteca.core import Outcome, Table

from .geometry.balance import margin
from .seal import points
from .state import State


def outcome(state: State) -> Outcome | None:
    """The outcome, None while the match goes on; without a winner all share the rank (VIL-E2)."""
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
    """For each seat: its locked columns, its columns out of the game, and whether it has or had the seal."""
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


def measures(state: State) -> dict[str, tuple[float, ...]]:
    """The points of each seat, and for the whole table the margin of the worst level in millimetres."""
    if state.is_real:
        return {}
    fallen = state.end is not None and state.end.brought_down_by is not None
    if fallen:
        return {"points": (0.0,) * state.seats, "margin": (0.0,)}
    left = margin(state.villa) if state.villa.floors else 0.0
    return {"points": tuple(map(float, points(state))), "margin": (round(max(left, 0.0), 1),)}


def facts(state: State) -> dict[str, int | str]:
    """Facts for statistics: length, height, changes of the seal, and which role brought the villa down."""
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
