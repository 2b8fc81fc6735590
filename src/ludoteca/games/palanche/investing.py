"""Investments: cubes on land cards of a whole colour (GEN-I1 … GEN-I3)."""

from msgspec.structs import replace

from ludoteca.core import Illegal, Seat, Term, derived

from .actions import Invest
from .course import Course
from .derivations import missing_derived, one, still_allowed
from .events import Invested
from .judging import require_free_moment, require_own
from .state import State
from .tables import LEVELS, TOP_LEVEL

A_TURN = 2
"""The most cubes that a card may get in one turn (GEN-I2)."""


def check_invest(state: State, seat: Seat, action: Invest) -> None:
    """Raises Illegal unless the seat owns the whole colour, has the cash, and cubes are left."""
    require_free_moment(state, seat, in_debt=False)
    place = require_own(state, seat, action.space, "GEN-I1")
    setting = state.setting
    if place >= setting.space_count or not setting.terreno[place]:
        raise Illegal("GEN-I3", "takes-no-cubes", card=action.space)
    if place not in state.land.whole[seat]:
        colour = setting.board.spaces[place].colour
        own = sum(state.land.owner[other] == seat for other in setting.group[place])
        short = derived("lands-missing", Term("lands", len(setting.group[place])), Term("own-lands", -own))
        raise Illegal("GEN-I1", "colour-not-whole", short, card=action.space, colour=colour)
    if state.land.cubes[place] == TOP_LEVEL:
        rest = derived("levels-left", Term("levels", TOP_LEVEL), Term("invested", -TOP_LEVEL))
        raise Illegal("GEN-I1", "fully-invested", rest, card=action.space)
    if state.spent.invested.count(place) >= A_TURN:
        rest = still_allowed("investments-left", A_TURN, state.spent.invested.count(place))
        raise Illegal("GEN-I2", "two-a-turn", rest, card=action.space, limit=A_TURN)
    if not state.land.supply:
        rest = derived(
            "supply", Term("all-cubes", setting.board.cubes), Term("invested", -sum(state.land.cubes))
        )
        raise Illegal("GEN-I3", "no-cubes-left", rest, cubes=setting.board.cubes)
    if state.balances[seat] < setting.cost[place]:
        raise Illegal(
            "GEN-I1",
            "cost-above-cash",
            missing_derived(state, seat, Term("investment", setting.cost[place], {"space": action.space})),
            cost=setting.cost[place],
            cash=state.balances[seat],
        )


def invest(course: Course, seat: Seat, action: Invest) -> None:
    """Put a cube on a land card."""
    setting = course.setting
    place = setting.number[action.space]
    level, spent = course.state.land.cubes[place], course.state.spent
    course.set_cubes(place, level + 1)
    course.change(spent=replace(spent, invested=(*spent.invested, place)))
    course.tell(
        Invested(
            seat=seat,
            space=action.space,
            level=LEVELS[level],
            rent=setting.rents[place][level + 1],
            derivations=one(
                "rent", "rent-row", setting.rents[place][level + 1], space=action.space, level=LEVELS[level]
            ),
        )
    )
    course.pay(seat, setting.banca, setting.cost[place], "investment", space=action.space)


def may_invest_in(state: State, seat: Seat) -> list[int]:
    """The spaces that the seat could put a cube on now, if no other decision is open."""
    whole = state.land.whole[seat]
    if not whole or not state.land.supply:
        return []
    cost, cash = state.setting.cost, state.balances[seat]
    cubes, invested = state.land.cubes, state.spent.invested
    return [
        place
        for place in whole
        if cubes[place] < TOP_LEVEL and cost[place] <= cash and invested.count(place) < A_TURN
    ]
