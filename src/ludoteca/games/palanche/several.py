"""Several investments or sales as one action, judged and played one after the other (GEN-I2, GEN-F1)."""

from collections.abc import Callable
from typing import Any

from ludoteca.core import Illegal, NoChance, Seat

from .actions import Invest, SellCard, SellInvestment, Several
from .course import Course
from .debts import check_sell_card, check_sell_investment, sell_card, sell_investment
from .investing import check_invest, invest
from .state import State
from .talk import TALKING_SINCE

Part = Invest | SellCard | SellInvestment
PARTS: dict[type[Part], tuple[Callable[[State, Seat, Any], None], Callable[[Course, Seat, Any], None]]] = {
    Invest: (check_invest, invest),
    SellCard: (check_sell_card, sell_card),
    SellInvestment: (check_sell_investment, sell_investment),
}


def check_several(state: State, seat: Seat, action: Several) -> None:
    """Raises Illegal as the first of the parts does that is not allowed after those before it."""
    if state.setting.rules_version < TALKING_SINCE:
        raise Illegal("GEN-I2", "newer-rules", since=TALKING_SINCE)
    if not action.actions:
        raise Illegal("GEN-I2", "nothing-named")
    course = Course(state, NoChance())
    for part in action.actions:
        check_it, play_it = PARTS[type(part)]
        check_it(course.state, seat, part)
        play_it(course, seat, part)


def play_several(course: Course, seat: Seat, action: Several) -> None:
    """Play the parts in their order."""
    for part in action.actions:
        _, play_it = PARTS[type(part)]
        play_it(course, seat, part)
