"""Plays each choice out in machine code, again and again, until the time is over; the best one is left.

Needs the extra `fast`. A house is valued in towns that are built on at random, by the plans of all players
(`planned.value_towns`); a walk by matches to their end in which all players follow their plans
(`planned.play_out`). A choice is worth what its seat then has more than the others, and that it wins.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from ludoteca.core import Chance, Deadline, Seat
from ludoteca.games.palermo.geometry import Cell
from ludoteca.games.palermo.kernel.cells import NUMBER_OF_PLACE, place_of
from ludoteca.games.palermo.kernel.filling import HOUSE_TILES
from ludoteca.games.palermo.kernel.match import MATCH, SEATS, from_state
from ludoteca.games.palermo.kernel.turns import LAY_HOUSE, WALK, WORK
from ludoteca.games.palermo.state import Building, State

from .planned import PLAN, make_plans, play_out, value_towns

TOWNS_AT_A_TIME = 3
"""Towns that are built between two looks at the clock …"""
MATCHES_AT_A_TIME = 24
"""… and matches that are walked to their end: each takes about a millisecond."""
RESERVE = 0.95
"""The share of the budget that is searched; the rest is for what follows: reasons, and a batch under way."""
MOST_ACTIONS = 2_000
"""Actions after which a playout is broken off; it then counts as it is."""
WIN = 60
"""The worth of winning; shared by equal players. A million more than another player is worth LEAD."""
LEAD = 3


class Choice(NamedTuple):
    """A choice to play out: the state in which it is made, and the number of its action."""

    state: State
    number: int


class Result(NamedTuple):
    """The best of the choices: its index, the playouts in all, and the share of its own that the seat won."""

    best: int
    playouts: int
    won: float


class Tried:
    """A choice with its playouts so far."""

    def __init__(self, choice: Choice, index: int, luck: int) -> None:
        self.index = index
        self.positions = np.zeros(2, MATCH)
        self.positions[0] = from_state(choice.state)
        self.positions[0]["luck"] = luck
        self.number = choice.number
        self.played = 0
        self.total = 0
        self.won = 0

    @property
    def mean(self) -> float:
        """The average worth."""
        return self.total / self.played


class Rollouts:
    """The playouts for one seat in one position."""

    def __init__(self, state: State, seat: Seat, chance: Chance) -> None:
        self.seat = seat
        self.seats = state.terms.seats
        self.chance = chance
        self.is_building = isinstance(state, Building)
        batch = TOWNS_AT_A_TIME if self.is_building else MATCHES_AT_A_TIME
        self._work = np.zeros(1, WORK)
        self._plans = np.zeros(SEATS, PLAN)
        self._money = np.zeros((batch, SEATS), np.int32)
        if not self.is_building:
            position = np.zeros(1, MATCH)
            position[0] = from_state(state)
            make_plans(position, self._plans)

    @staticmethod
    def house(state: State, slot: int, tile: int) -> Choice:
        """Lay a house."""
        return Choice(state, LAY_HOUSE + slot * HOUSE_TILES + tile)

    @staticmethod
    def walk(state: State, to: Cell) -> Choice:
        """Walk to a cell."""
        return Choice(state, WALK + int(NUMBER_OF_PLACE[place_of(to)]))

    def best(self, choices: Sequence[Choice], deadline: Deadline, until: float = 1.0) -> Result | None:
        """The best choice by playouts until this share of the budget is used up.

        Sequential halving: each stage has the same time, and the better half of its choices goes on. None if
        there are no choices, or if there was no time to try each once.
        """
        if not choices:
            return None
        luck = self.chance.draw("playouts", 1 << 30)
        # The same luck for all: differences between choices are then differences of the choices.
        every = [Tried(choice, index, luck) for index, choice in enumerate(choices)]
        left, began, until = every, deadline.used, until * RESERVE
        stages = max(1, (len(every) - 1).bit_length())
        for stage in range(1, stages + 1):
            end = began + (until - began) * stage / stages
            while deadline.used < end:
                for tried in left:
                    if deadline.used >= until:
                        break
                    self._play(tried)
                if len(every) == 1:
                    break
            if any(not tried.played for tried in left):
                return None
            left = sorted(left, key=lambda tried: -tried.mean)[: (len(left) + 1) // 2]
        best = left[0]
        return Result(best.index, sum([tried.played for tried in every]), best.won / (WIN * best.played))

    def _play(self, tried: Tried) -> None:
        """Play a batch of matches that begin with the choice."""
        money, plans, work = self._money, self._plans, self._work
        if self.is_building:
            value_towns(tried.positions, tried.number, plans, work, money)
        else:
            play_out(tried.positions, tried.number, MOST_ACTIONS, plans, work, money)
        every: Any = money[:, : self.seats].astype(np.int64)
        own = every[:, self.seat]
        most = every.max(axis=1)
        wins = WIN // (every == most[:, None]).sum(axis=1) * (own == most)
        worth = wins * (self.seats - 1) + LEAD * (self.seats * own - every.sum(axis=1))
        tried.played += len(money)
        tried.won += int(wins.sum())
        tried.total += int(worth.sum())


def warm_up() -> None:
    """Compile what playouts call, or load it from disk."""
    positions, plans, work = np.zeros(2, MATCH), np.zeros(SEATS, PLAN), np.zeros(1, WORK)
    nothing = np.zeros((0, SEATS), np.int32)
    make_plans(positions, plans)
    play_out(positions, 0, 0, plans, work, nothing)
    value_towns(positions, 0, plans, work, nothing)
