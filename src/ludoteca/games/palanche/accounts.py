"""The books: that they balance, and what people compare when a match is over."""

from ludoteca.core import Seat
from ludoteca.core import Table as Comparison

from .ledger import REASONS, balances_of, where_money_went
from .rounds import wealth_of
from .state import State, land_of


def comparisons(state: State) -> list[Comparison]:
    """Wealth seat by seat, then money received and money paid, by reason."""
    return [_wealth(state), _money(state, "received"), _money(state, "paid")]


def _wealth(state: State) -> Comparison:
    rows = []
    for seat in range(state.setting.seats):
        wealth = wealth_of(state, seat)
        rows.append((column_of(seat), wealth.cash, wealth.cards, wealth.investments, wealth.total))
    columns = ("player", "cash", "cards", "investments", "wealth")
    return Comparison(key="wealth", columns=columns, rows=tuple(rows))


def column_of(seat: Seat) -> str:
    """The key of a seat's column."""
    return f"seat-{seat}"


def _money(state: State, side: str) -> Comparison:
    seats = range(state.setting.seats)
    flows = [{flow.reason: getattr(flow, side) for flow in where_money_went(state, seat)} for seat in seats]
    rows: list[tuple[str | int, ...]] = [
        (f"money-{reason}", *(flow.get(reason, 0) for flow in flows))
        for reason in REASONS
        if any(flow.get(reason) for flow in flows)
    ]
    rows.append(("money-total", *(sum(flow.values()) for flow in flows)))
    columns = ("money", *(column_of(seat) for seat in seats))
    return Comparison(key=f"money-{side}", columns=columns, rows=tuple(rows))


def audit(state: State) -> None:
    """Money is conserved and explained by the ledger, nobody is below zero, no cube is lost (GEN-F3)."""
    balances, setting, land = state.balances, state.setting, state.land
    if sum(balances) or balances != balances_of(state.ledger, setting.seats):
        raise AssertionError(f"the ledger does not explain {balances}")
    if min(*balances[: setting.seats], balances[setting.collection]) < 0:
        raise AssertionError(f"somebody is below zero: {balances}")
    if land != land_of(setting, land.owner, land.cubes):
        raise AssertionError(f"estates, whole colours or supply are not what owners and cubes say: {land}")


def facts_of(state: State) -> dict[str, int | str]:
    """What to measure over many matches."""
    return {
        "rounds": state.course.round,
        "bankrupt": len(state.course.out),
        "cubes-placed": state.setting.board.cubes - state.land.supply,
        "offers": state.course.offers,
        "best-wealth": max(wealth_of(state, seat).total for seat in range(state.setting.seats)),
    }
