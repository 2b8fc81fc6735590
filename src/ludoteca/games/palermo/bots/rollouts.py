"""Plays each choice out in machine code, again and again, until the time is over; the best one is left.

Needs the extra `fast`. A house is played out by building the town on and walking in it (`towns`), a walk and
a place for the policeman by walking on (`planned`): all players follow their plans and hinder the others. A
choice is worth what its seat then has more than the others, and that it wins.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from ludoteca.core import Chance, Deadline, Seat
from ludoteca.games.palermo.geometry import Cell, CellSet, cells_in
from ludoteca.games.palermo.kernel.building import CANDIDATES
from ludoteca.games.palermo.kernel.cells import NUMBER_OF_PLACE, PLACE_OF_NUMBER, place_of
from ludoteca.games.palermo.kernel.filling import HOUSE_TILES
from ludoteca.games.palermo.kernel.match import MATCH, OVER, SEATS, from_state
from ludoteca.games.palermo.kernel.turns import LAY_HOUSE, PLACE_POLICEMAN, TAKE_INTEREST, WALK, WORK
from ludoteca.games.palermo.state import Building, State
from ludoteca.games.palermo.tables import DOORS

from .builder import Site
from .hindering import OUTLOOK
from .plan import Plan
from .planned import hindrance, make_plans, play_out
from .planning import DOORS as MOST_DOORS
from .planning import PLAN
from .routes import Streets
from .towns import NEAR, rate_houses, value_towns

TOWNS_AT_A_TIME = 2
"""Towns that are built and walked in between two looks at the clock: each takes about 0.5 ms …"""
MATCHES_AT_A_TIME = 4
"""… and matches that are walked to their end: each takes about 0.2 ms."""
RESERVE = 0.95
"""The share of the budget that is searched; the rest is for what follows: reasons, and a batch under way."""
MOST_ACTIONS = 2_000
"""Actions after which a playout is broken off; it then counts as it is."""
SLIPS = 2
"""A player forgets the policeman in this share of the turns of a playout, in percent."""
MOST_RATED = 48
"""Houses that are rated by the own plan in the present town before they are played out."""
WIN = 60
"""The worth of winning; shared by equal players."""
LEAD = 2
"""The worth of a million more than the best of the others, and of one more than they have on average."""
NOTHING = -1


class Choice(NamedTuple):
    """The numbers of an action and of the one that follows it, which may be `NOTHING`."""

    first: int
    second: int = NOTHING


class Result(NamedTuple):
    """The best of the choices: its index, the playouts in all, and the share of its own that the seat won."""

    best: int
    playouts: int
    won: float


class Tried:
    """A choice with its playouts so far."""

    def __init__(self, choice: Choice, index: int, luck: int) -> None:
        self.choice = choice
        self.index = index
        self.luck = luck
        """The luck of its next playouts."""
        self.played = 0
        self.total = 0.0
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
        self._positions = np.zeros(2, MATCH)
        self._positions[0] = from_state(state)
        self._work = np.zeros(1, WORK)
        self._plans = np.zeros(SEATS, PLAN)
        self._outlook = np.zeros(1, OUTLOOK)
        self._losses = self._outlook[0]["losses"].copy()
        self._near = np.zeros(1, NEAR)
        self._guesses = np.zeros(CANDIDATES)
        self._money = np.zeros((batch, SEATS), np.int32)
        if not self.is_building:
            make_plans(self._positions, self._plans)

    @staticmethod
    def house(site: Site) -> Choice:
        """Lay a site's house."""
        return Choice(LAY_HOUSE + site.slot * HOUSE_TILES + site.tile)

    @staticmethod
    def turn(police: Cell, to: Cell | None) -> Choice:
        """Put the policeman on a cell, 0 for nowhere, and walk to a cell, or take the interest."""
        last = TAKE_INTEREST if to is None else WALK + int(NUMBER_OF_PLACE[place_of(to)])
        return (
            Choice(PLACE_POLICEMAN + int(NUMBER_OF_PLACE[place_of(police)]), last) if police else Choice(last)
        )

    def houses(self, most: int) -> list[Site]:
        """The legal houses with which the own plan is worth most in the present town, the best first."""
        houses, worths = np.zeros(CANDIDATES, np.int64), np.zeros(CANDIDATES, np.int64)
        self._positions[0]["luck"] = self.chance.draw("ties", 1 << 30)
        number = rate_houses(
            self._positions, MOST_RATED, self._plans, self._work, self._near, houses, self._guesses, worths
        )
        best = sorted(range(number), key=lambda index: -worths[index])[:most]
        places = [divmod(int(houses[index]), HOUSE_TILES) for index in best]
        return [Site(slot, tile, DOORS[slot][tile]) for slot, tile in places]

    def usual_police(self) -> Cell:
        """The cell on which `normal` would put the policeman; 0 for none."""
        number = int(hindrance(self._positions, self._plans, self._work, self._outlook))
        self._losses[:] = self._outlook[0]["losses"]  # playouts write over those of the outlook
        return 0 if number == NOTHING else 1 << int(PLACE_OF_NUMBER[number - PLACE_POLICEMAN])

    def most_hindering(self, cells: CellSet, most: int) -> list[Cell]:
        """The cells where the policeman costs the others most by their plans (after `usual_police`)."""
        return sorted(cells_in(cells), key=lambda cell: -int(self._losses[place_of(cell)]))[:most]

    def best(self, choices: Sequence[Choice], deadline: Deadline, until: float = 1.0) -> Result | None:
        """The best choice by playouts until this share of the budget is used up.

        Sequential halving: each stage has the same time, and the better half of its choices goes on. Choices
        that there was no time to try are out; None if all are.
        """
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
            left = sorted((tried for tried in left if tried.played), key=lambda tried: -tried.mean)
            if not left:
                return None
            left = left[: (len(left) + 1) // 2]
        best = left[0]
        return Result(best.index, sum([tried.played for tried in every]), best.won / (WIN * best.played))

    def _play(self, tried: Tried) -> None:
        """Play a batch of matches that begin with the choice."""
        positions, plans, work, money = self._positions, self._plans, self._work, self._money
        outlook, choice = self._outlook, tried.choice
        positions[0]["luck"] = tried.luck
        if self.is_building:
            near, guesses = self._near, self._guesses
            value_towns(
                positions, choice.first, SLIPS, MOST_ACTIONS, plans, work, outlook, near, guesses, money
            )
        else:
            first, second = choice
            play_out(positions, first, second, SLIPS, MOST_ACTIONS, plans, work, outlook, money)
        tried.luck = int(positions[0]["luck"])
        wins, worth = worths(money[:, : self.seats], self.seat)
        tried.played += len(money)
        tried.won += int(wins.sum())
        tried.total += float(worth.sum())


def worths(money: Any, seat: Seat) -> tuple[Any, Any]:
    """What each playout is worth to a seat by the money at its end: for winning, and in all."""
    own, others = money[:, seat], np.delete(money, seat, axis=1)
    best = others.max(axis=1)
    wins = np.where(
        own > best, WIN, np.where(own < best, 0, WIN // (1 + (others == best[:, None]).sum(axis=1)))
    )
    return wins, wins + LEAD * (2 * own - best - others.mean(axis=1))


def warm_up() -> None:
    """Compile what playouts call, or load it from disk; make the tables that reasons need."""
    for number in range(2, MOST_DOORS + 1):
        # The subsets of eleven doors take 60 ms once: longer than what a budget of 100 ms leaves for reasons.
        Plan(Streets(0), 0, (1 << number) - 1, 0, 0)
    positions, plans, work = np.zeros(2, MATCH), np.zeros(SEATS, PLAN), np.zeros(1, WORK)
    outlook, near, guesses = np.zeros(1, OUTLOOK), np.zeros(1, NEAR), np.zeros(CANDIDATES)
    nothing, houses = np.zeros((0, SEATS), np.int32), np.zeros(CANDIDATES, np.int64)
    positions["stage"] = OVER
    make_plans(positions, plans)
    hindrance(positions, plans, work, outlook)
    play_out(positions, 0, NOTHING, 0, 0, plans, work, outlook, nothing)
    rate_houses(positions, 0, plans, work, near, houses, guesses, houses)
    value_towns(positions, 0, 0, 0, plans, work, outlook, near, guesses, nothing)
