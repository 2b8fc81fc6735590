"""The cheapest way to pay a debt: the sales to the Banca that cost their owner least (GEN-F1)."""

from typing import NamedTuple

from ludoteca.core import NoChance, Seat

from .actions import SellCard, SellInvestment
from .course import Course
from .debts import Sale, can_raise, sales
from .decisions import Debt
from .several import PARTS
from .spaces import rent_of
from .state import State


class Step(NamedTuple):
    """A sale, the state after it, and what it changes for its seat."""

    sale: Sale
    state: State
    rents: int
    """What all cards of the seat ask for afterwards, each once."""
    breaks_colour: bool


def cheapest_way(state: State, debt: Debt) -> list[Sale]:
    """Sales that cover a debt, in an order that is allowed; none if nothing would cover it.

    It is found step by step: no card of a whole colour while there is another way, then the sale that loses
    least rent for what it helps, then the one that brings least too much. A sale that turns out not to be
    needed is left out again.
    """
    seat = debt.seat
    if can_raise(state, seat) < debt.owed:
        return []
    chosen: list[Sale] = []
    now, rents = state, _rents_of(state, seat)
    while (missing := debt.owed - now.balances[seat]) > 0:
        steps = [_step(now, seat, sale) for sale in sales(now, seat)]
        best = min(
            steps,
            key=lambda step: (
                step.breaks_colour,
                (rents - step.rents) / min(step.sale.brings, missing),
                max(0, step.sale.brings - missing),
                -step.sale.brings,
            ),
        )
        chosen.append(best.sale)
        now, rents = best.state, best.rents
    return _without_needless(state, debt, chosen)


def _without_needless(state: State, debt: Debt, chosen: list[Sale]) -> list[Sale]:
    """The sales without those that the others make needless, the largest last, so that each is allowed."""
    spare = sum(sale.brings for sale in chosen) + state.balances[debt.seat] - debt.owed
    needed = list(chosen)
    for sale in sorted(chosen, key=lambda sale: -sale.brings):
        cubes_first = sale.what == "investment" and any(
            other.place == sale.place and other.what == "card" for other in needed
        )
        if sale.brings <= spare and not cubes_first:
            needed.remove(sale)
            spare -= sale.brings
    # A card may be sold when its cubes are gone, and nothing once the cash is enough.
    return sorted(needed, key=lambda sale: (sale.what == "card", sale.brings))


def _step(state: State, seat: Seat, sale: Sale) -> Step:
    """What a sale leads to."""
    key = state.setting.keys[sale.place]
    action = SellCard(space=key) if sale.what == "card" else SellInvestment(space=key)
    course = Course(state, NoChance())
    _, play_it = PARTS[type(action)]
    play_it(course, seat, action)
    breaks_colour = sale.what == "card" and sale.place in state.land.whole[seat]
    return Step(sale, course.state, _rents_of(course.state, seat), breaks_colour)


def _rents_of(state: State, seat: Seat) -> int:
    """The rents that all cards of a seat ask for, each once."""
    return sum(rent_of(state, place) for place in state.land.estates[seat])
