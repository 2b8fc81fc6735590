"""Palermo in lockstep by the compiled rules, for learners (`ludoteca.research.VectorEnv`)."""

from typing import Any

import numpy as np
import numpy.typing as npt

from ludoteca.core import Invalid, SeededChance
from ludoteca.core.learning import Encoding
from ludoteca.core.lockstep import Buffers, Plan, require_in_mask
from ludoteca.games.palermo.tables import PRINTED_BOX

from .batch import BY_PLACE, BY_SCORE, BY_WIN, choose, step
from .match import MATCH, NOT_DRAWN, Matches, from_state, opening_of
from .turns import WORK

KINDS = {"win": BY_WIN, "place": BY_PLACE, "score": BY_SCORE}
NO_ACTIONS = np.zeros(0, np.int64)


def openings(encoding: Encoding, plan: Plan) -> Matches:
    """The opening of the matches, one record; raises Invalid for seats or options that are not allowed."""
    state = encoding.setup(plan.options, plan.seats, SeededChance(0), short=plan.short)
    if state.terms.box != PRINTED_BOX:
        raise Invalid("no-kernel-for-box", game=encoding.game.info.title)
    options, rows = state.terms.options, np.zeros(1, MATCH)
    rows[0] = opening_of(state.terms) if options.town_code is None else from_state(state)
    if options.first_player is None:
        rows["first"] = NOT_DRAWN
    return rows


class PlayedByKernel:
    """A lockstep by the compiled rules; what it writes is what the Python rules would."""

    def __init__(self, encoding: Encoding, plan: Plan, buffers: Buffers) -> None:
        self.encoding = encoding
        self.plan = plan
        self.buffers = buffers
        self.matches = np.zeros(plan.copies, MATCH)
        """The matches: records as `match.from_state` makes them."""
        self._openings = openings(encoding, plan)
        self._work = np.zeros(1, WORK)
        self._luck = np.zeros(1, MATCH)

    def begin(self, seed: int) -> None:
        """Begin all matches, with luck from the seed."""
        self.matches["luck"] = np.random.SeedSequence(seed).generate_state(self.plan.copies, np.uint64)
        self._luck["luck"] = np.random.SeedSequence([seed, 1]).generate_state(1, np.uint64)
        self._run(NO_ACTIONS)

    def step(self, actions: npt.NDArray[Any]) -> None:
        """Play an action number in each match; raises Illegal, and plays none, if one is not in its mask."""
        actions = np.asarray(actions, np.int64)
        assert len(actions) == self.plan.copies, "an action for each match"
        illegal = self._run(actions)
        if illegal >= 0:
            require_in_mask(self.encoding, self.buffers.masks[illegal], int(actions[illegal]))

    def _run(self, actions: npt.NDArray[np.int64]) -> int:
        buffers, plan = self.buffers, self.plan
        return int(
            step(
                self.matches,
                self._openings,
                actions,
                plan.most_actions,
                KINDS[plan.reward],
                self.encoding.score_scale,
                self._work,
                buffers.to_move,
                buffers.masks,
                buffers.observations,
                buffers.rewards,
                buffers.terminated,
                buffers.truncated,
                buffers.final_to_move,
                buffers.final_observations,
                buffers.final_scores,
                buffers.final_places,
                plan.shaping,
                plan.discount,
            )
        )

    def sample(self) -> npt.NDArray[np.int64]:
        """A random legal action for each match."""
        chosen = np.empty(self.plan.copies, np.int64)
        choose(self.buffers.masks, self._luck, chosen)
        return chosen
