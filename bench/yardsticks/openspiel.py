"""OpenSpiel's tree search as an independent opponent in Palermo, through the research adapter."""

import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import ludoteca.research.openspiel  # noqa: F401 (importing it registers our games with OpenSpiel)
from ludoteca.core import Action, AnyGame, Chance, Choice, Reason, Seat
from ludoteca.games.palermo.state import Collecting
from ludoteca.research.openspiel import Node
from ludoteca.tournament.results import MatchResult
from ludoteca.tournament.schedule import Fixture
from ludoteca.tournament.worker import TournamentWorker

USUAL_MS = 2000
CURIOSITY = 2.0
"""As in OpenSpiel's example."""


class Mcts:
    """`MCTSBot` with uniform playouts, as many as its budget of processor time allows."""

    def __init__(self) -> None:
        self._seconds_each = 0.05
        """Estimated seconds of a simulation."""

    def choose(
        self, game: AnyGame, state: Any, seat: Seat, chance: Chance, budget_ms: int | None
    ) -> Choice[Any]:
        """What OpenSpiel would play."""
        seats = game.position(state).seats
        theirs = pyspiel.load_game(f"ludoteca_{game.info.key}(seats={seats})")
        opened = theirs.new_initial_state()
        while opened.node.match is None:
            opened.apply_action(chance.draw("opening", opened.node.sides))
        table = opened.node.match.copy()
        table.go_on(state)
        # The number may begin a draft: then the next number is chosen.
        while True:
            opened.node = Node(theirs, table)
            simulations = max(2, int((budget_ms or USUAL_MS) / 1000 / self._seconds_each))
            luck = np.random.RandomState(chance.draw("search", 2**31))
            bot = mcts.MCTSBot(
                theirs,
                CURIOSITY,
                simulations,
                mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=luck),
                solve=False,
                random_state=luck,
            )
            began = time.process_time()
            number = bot.step(opened)
            self._seconds_each = (time.process_time() - began) / simulations
            chosen = table.encoding.decoded(state, seat, number, table.draft)
            if isinstance(chosen, Action):
                return Choice(chosen, (Reason(key="searched", params={"tries": simulations, "percent": 0}),))
            table = table.copy()
            table.draft = chosen


class Decided(Exception):
    """No player can catch up with the leader any more; holds the money of all."""


class PatientWorker(TournamentWorker):
    """Lets bots think by the clock, and ends a match when the leader is home and cannot be caught up with.

    Pawns that walk at random take thousands of turns to come home.
    """

    timed = True

    def play(self, fixture: Fixture) -> MatchResult:
        """Play a match until it is decided."""
        try:
            return super().play(fixture)
        except Decided as decided:
            (money,) = decided.args
            return MatchResult(
                game=self.table.game,
                options=self.table.options,
                rules_version=self.game.info.rules_version,
                seed=fixture.seed,
                bots=fixture.bots,
                scores=money,
                places=tuple(1 + sum(other > own for other in money) for own in money),
                reason="decided",
                actions=0,
                seconds=0.0,
            )

    def watch(self, state: Any, seat: int, action: Any) -> None:  # noqa: ARG002
        """Raise Decided if no player can catch up with the leader."""
        if not isinstance(state, Collecting):
            return
        leader = max(range(len(state.money)), key=state.money.__getitem__)
        if not state.is_home(leader):
            return
        interest = state.terms.numbers.interest
        for rival, money in enumerate(state.money):
            if rival == leader:
                continue
            left = state.chips[rival].bit_count()
            points = state.points(rival)
            walks = 0 if state.is_home(rival) else left + 1
            # A walk keeps at most all points but one, and the points grow with each chip.
            most = sum(points + walk for walk in range(walks))
            if money + most + interest >= state.money[leader]:
                return
        raise Decided(tuple(state.money))
