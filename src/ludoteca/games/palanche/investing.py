"""Investments: cubes on land cards of a whole colour (GEN-I1 … GEN-I3)."""

from ludoteca.core import Illegal, Seat

from .actions import Invest
from .events import Invested
from .judging import require_free_moment, require_own
from .state import Spent, State, Table
from .tables import LEVELS, SPACES, TOP_LEVEL

A_TURN = 2
"""How many cubes a card may get in one turn (GEN-I2)."""


def check_invest(at: State | Table, seat: Seat, action: Invest) -> None:
    """The next level of a land card whose colour is whole, for cash, while there are cubes."""
    require_free_moment(at, seat, in_debt=False)
    place = require_own(at, seat, action.space, "GEN-I1")
    setting = at.setting
    if place >= SPACES or not setting.terreno[place]:
        raise Illegal("GEN-I3", "takes-no-cubes", card=action.space)
    if place not in at.land.whole[seat]:
        colour = setting.board.spaces[place].colour
        raise Illegal("GEN-I1", "colour-not-whole", card=action.space, colour=colour)
    if at.land.cubes[place] == TOP_LEVEL:
        raise Illegal("GEN-I1", "fully-invested", card=action.space)
    if at.spent.invested.count(place) >= A_TURN:
        raise Illegal("GEN-I2", "two-a-turn", card=action.space, limit=A_TURN)
    if not at.land.supply:
        raise Illegal("GEN-I3", "no-cubes-left", cubes=setting.board.cubes)
    if at.balances[seat] < setting.cost[place]:
        raise Illegal("GEN-I1", "cost-above-cash", cost=setting.cost[place], cash=at.balances[seat])


def invest(t: Table, seat: Seat, action: Invest) -> None:
    """A cube on the next level."""
    setting = t.setting
    place = setting.number[action.space]
    level = t.land.cubes[place]
    t.set_cubes(place, level + 1)
    t.spent = Spent((*t.spent.invested, place), t.spent.proposals, t.spent.auctions)
    t.told.append(
        Invested(seat=seat, space=action.space, level=LEVELS[level], rent=setting.rents[place][level + 1])
    )
    t.pay(seat, setting.banca, setting.cost[place], "investment", space=action.space)


def may_invest_in(at: State | Table, seat: Seat) -> list[int]:
    """The spaces the seat could put a cube on now, in a free moment."""
    whole = at.land.whole[seat]
    if not whole or not at.land.supply:
        return []
    cost, cash = at.setting.cost, at.balances[seat]
    cubes, invested = at.land.cubes, at.spent.invested
    return [
        place
        for place in whole
        if cubes[place] < TOP_LEVEL and cost[place] <= cash and invested.count(place) < A_TURN
    ]
