"""Detects a full match that no player can lose any more, so that the bots vote to end it (GEN-E2)."""

from ludoteca.core import Seat
from ludoteca.games.palanche.debts import can_raise
from ludoteca.games.palanche.state import NO_SEAT, State, players

from .visits import visits_a_turn
from .worth import stop_cost

SETTLED_ROUND = 60
"""The first round in which a bot may vote to end the match."""
FAR_AWAY = 100
"""Rounds that a player must be able to survive to count as safe from ruin."""
FROM_CARDS = 20
"""About what cards and a time round the ring bring in a round, beside the 200 of De Ferrari."""


def is_stalemate(state: State) -> bool:
    """Whether nothing can be bought or built, and no player is likely to go bankrupt for many rounds."""
    if state.setting.options.length != "full" or state.progress.round < SETTLED_ROUND:
        return False
    free = any(state.land.owner[place] == NO_SEAT for place in state.setting.deeds)
    if free:
        return False
    return all(_net_a_round(state, seat) * FAR_AWAY + can_raise(state, seat) > 0 for seat in players(state))


def _net_a_round(state: State, seat: Seat) -> float:
    """The average gain of a player per round with the present owners."""
    visits = visits_a_turn(state.setting)
    steps = 7 * 43 / 36
    income = state.setting.passing_pays * steps / state.setting.space_count + FROM_CARDS
    for place in range(state.setting.space_count):
        owner = state.land.owner[place]
        if owner == seat:
            others = [other for other in players(state) if other != seat]
            income += visits[place] * sum(stop_cost(state, other, place) for other in others)
        else:
            income -= visits[place] * stop_cost(state, seat, place)
    return income
