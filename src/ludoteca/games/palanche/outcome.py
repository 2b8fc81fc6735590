"""The outcome: wealth, winners, tables and facts (GEN-E1, GEN-E2)."""

from typing import NamedTuple

from ludoteca.core import Outcome, Seat
from ludoteca.core import Table as Comparison

from .ledger import REASONS, balances_of, where_money_went
from .state import State, land_of, players


class Wealth(NamedTuple):
    """The wealth of a player at the end, by parts (GEN-E1)."""

    cash: int
    cards: int
    investments: int

    @property
    def total(self) -> int:
        """The sum of all parts."""
        return self.cash + self.cards + self.investments


def wealth_of(state: State, seat: Seat) -> Wealth:
    """The wealth of a seat: cash, prices of cards, costs of cubes; kept cards count nothing (GEN-E1)."""
    setting = state.setting
    counted = _counted(state)
    cards = sum(setting.price[place] for place in state.land.estates[seat] if place in counted)
    investments = sum(setting.cost[place] * state.land.cubes[place] for place in state.land.estates[seat])
    return Wealth(state.balances[seat], cards, investments)


def worth_at_the_end(state: State, place: int) -> int:
    """What a card with its cubes adds to its owner's wealth at the end (GEN-E1)."""
    setting = state.setting
    card = setting.price[place] if place in _counted(state) else 0
    return card + setting.cost[place] * state.land.cubes[place]


def _counted(state: State) -> tuple[int, ...]:
    """The spaces whose cards count as wealth, by the interpretation in the options (GEN-E1)."""
    setting = state.setting
    return setting.terreni if setting.options.wealth == "terreno-only" else setting.deeds


def winners(state: State) -> tuple[Seat, ...]:
    """The richest of those in the game; equal wealth shares the win (GEN-E1)."""
    totals = {seat: wealth_of(state, seat).total for seat in players(state)}
    return tuple(seat for seat, total in totals.items() if total == max(totals.values()))


def outcome(state: State) -> Outcome | None:
    """The outcome by wealth; bankrupt players rank below all others, the last one out first (GEN-E1)."""
    if state.progress.ending is None:
        return None
    return Outcome(
        reason=state.progress.ending,
        scores=tuple(_score(state, seat) for seat in range(state.setting.seats)),
        winners=winners(state),
        ranks=standing(state),
    )


def _score(state: State, seat: Seat) -> int:
    """The wealth of a seat; 0 if it is bankrupt."""
    return 0 if seat in state.progress.out else wealth_of(state, seat).total


def standing(state: State) -> tuple[int, ...]:
    """The rank of each seat by wealth, 1 for the richest; equal wealth shares a rank (GEN-E1).

    A bankrupt seat ranks behind all that are still in, and behind all that left after it.
    """
    seats, out = state.setting.seats, state.progress.out
    order = [(0, _score(state, s)) if s not in out else (out.index(s) - seats, 0) for s in range(seats)]
    return tuple(1 + sum(other > own for other in order) for own in order)


def tables(state: State) -> list[Comparison]:
    """Wealth seat by seat, then money received and money paid, by reason."""
    return [_wealth(state), _money(state, "received"), _money(state, "paid")]


def _wealth(state: State) -> Comparison:
    """The table of wealth by seat."""
    rows = []
    for seat in range(state.setting.seats):
        wealth = wealth_of(state, seat)
        rows.append((column_of(seat), wealth.cash, wealth.cards, wealth.investments, wealth.total))
    columns = ("player", "cash", "cards", "investments", "wealth")
    return Comparison(key="wealth", columns=columns, rows=tuple(rows))


def column_of(seat: Seat) -> str:
    """The text key of a seat's column."""
    return f"seat-{seat}"


def _money(state: State, side: str) -> Comparison:
    """The table of money received or paid, by reason."""
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
    """Check that the ledger explains all money, no balance is below zero, and no cube is lost (GEN-F3)."""
    balances, setting, land = state.balances, state.setting, state.land
    if sum(balances) or balances != balances_of(state.ledger, setting.seats):
        raise AssertionError(f"the ledger does not explain {balances}")
    if min(*balances[: setting.seats], balances[setting.collection]) < 0:
        raise AssertionError(f"an account is below zero: {balances}")
    if land != land_of(setting, land.owner, land.cubes):
        raise AssertionError(f"estates, whole colours or supply are not what owners and cubes say: {land}")


def facts(state: State) -> dict[str, int | str]:
    """Facts for statistics."""
    return {
        "rounds": state.progress.round,
        "bankrupt": len(state.progress.out),
        "cubes-placed": state.setting.board.cubes - state.land.supply,
        "offers": state.progress.offers,
        "best-wealth": max(wealth_of(state, seat).total for seat in range(state.setting.seats)),
    }
