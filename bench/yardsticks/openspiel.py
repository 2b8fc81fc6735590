"""An opponent that nobody here wrote: OpenSpiel's tree search, on our Palermo through the research door."""

import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import ludoteca.research.openspiel  # noqa: F401 (importing it puts our games on OpenSpiel's shelf)
from ludoteca.core import Action, AnyGame, Chance, Choice, Reason, Seat
from ludoteca.research.openspiel import Node

USUAL_MS = 2000
CURIOSITY = 2.0
"""As OpenSpiel's example has it."""


class Mcts:
    """`MCTSBot` with uniform playouts, as many as its budget of processor time allows."""

    def __init__(self) -> None:
        self._seconds_each = 0.05
        """How long a simulation takes, as far as is known."""

    def choose(
        self, game: AnyGame, state: Any, seat: Seat, chance: Chance, budget_ms: int | None
    ) -> Choice[Any]:
        """What OpenSpiel would play now."""
        seats = game.position(state).seats
        theirs = pyspiel.load_game(f"ludoteca_{game.info.key}(seats={seats})")
        opened = theirs.new_initial_state()
        while opened.node.table is None:
            opened.apply_action(chance.draw("opening", opened.node.sides))
        table = opened.node.table.copy()
        table.go_on(state)
        # A draft that is not an action yet has another number chosen.
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
