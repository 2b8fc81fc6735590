"""Many matches at once: the compiled functions that learners call, with the arrays that they write to."""

from typing import Any

import numpy as np

from .compiled import Int, entry, inlined
from .luck import draw
from .masks import write_mask
from .match import OVER, Match
from .observing import write_observation
from .potentials import potential_of
from .turns import begin, play

BY_WIN, BY_PLACE, BY_SCORE = range(3)
"""What the reward of a match is given for."""
BLOCK = 66
"""Numbers that `choose` counts at a time."""


@entry
def step(
    matches: Any,
    openings: Any,
    actions: Any,
    most_actions: Int,
    kind: Int,
    scale: float,
    work: Any,
    to_move: Any,
    masks: Any,
    seen: Any,
    rewards: Any,
    terminated: Any,
    truncated: Any,
    final_to_move: Any,
    final_seen: Any,
    final_scores: Any,
    final_places: Any,
    shaping: float,
    discount: float,
) -> Int:
    """Play an action in each match, or begin all matches if there are no actions; write what follows.

    A match that is over or truncated begins again at once; `final_seen` then has what was seen before. Where
    observations have no width none are made. Returns the index of the first match whose action is illegal by
    its mask, in which case nothing was played, or -1. With `shaping`, the change of the potential is added to
    rewards; that of a match that has ended is 0 (`core.lockstep`).
    """
    for index in range(len(actions)):
        number = actions[index]
        if number < 0 or number >= masks.shape[1] or not masks[index, number]:
            return index
    observed = seen.shape[1] > 0
    rewards[:] = 0
    for index in range(len(matches)):
        match = matches[index]
        is_new = len(actions) == 0
        terminated[index] = truncated[index] = False
        if not is_new:
            before = match.seat
            if shaping:
                _add_potentials(match, -shaping, rewards[index])
            play(match, actions[index], work[0])
            terminated[index] = match.stage == OVER
            truncated[index] = match.stage != OVER and match.actions >= most_actions
            if terminated[index] or truncated[index]:
                is_new = True
                final_to_move[index] = before if match.stage == OVER else match.seat
                if observed:
                    write_observation(match, final_to_move[index], final_seen[index])
                _write_end(match, kind, scale, rewards[index], final_scores[index], final_places[index])
            elif shaping:
                _add_potentials(match, shaping * discount, rewards[index])
        if is_new:
            begin(matches, index, openings, work[0])
        to_move[index] = match.seat
        write_mask(match, masks[index], work[0])
        if observed:
            write_observation(match, to_move[index], seen[index])
    return -1


@inlined
def _add_potentials(match: Match, weight: float, rewards: Any) -> None:
    """Add the potential of each seat, times the weight."""
    for seat in range(match.seats):
        rewards[seat] += weight * potential_of(match, seat)


@inlined
def _write_end(match: Match, kind: Int, scale: float, rewards: Any, scores: Any, places: Any) -> None:
    """Write score and place of each seat, and add the rewards; they sum to 0 (`core.learning.rewards_of`)."""
    seats = np.int64(match.seats)
    for seat in range(seats):
        own, above, equal, others = match.money[seat], 0, 0, 0.0
        for other in range(seats):
            above += match.money[other] > own
            equal += match.money[other] == own
            if other != seat:
                others += match.money[other]
        if kind == BY_WIN:
            rewards[seat] += ((seats / equal if above == 0 else 0.0) - 1) / (seats - 1)
        elif kind == BY_PLACE:
            rewards[seat] += 1 - (2 * above + equal - 1) / (seats - 1)
        else:
            rewards[seat] += (own - others / (seats - 1)) / scale
        scores[seat], places[seat] = own, 1 + above


@entry
def choose(masks: Any, luck: Any, chosen: Any) -> None:
    """Choose a legal action for each match, each as likely as any other; `luck` is a record of a match."""
    blocks = np.zeros(masks.shape[1] // BLOCK + 1, np.int32)
    for index in range(len(masks)):
        mask = masks[index]
        legal: Int = 0
        for block in range(len(blocks)):
            number = np.int32(0)
            for flag in mask[block * BLOCK : (block + 1) * BLOCK]:
                number += np.int32(flag)
            blocks[block] = number
            legal += number
        wanted, block = draw(luck[0], legal), 0
        while wanted >= blocks[block]:
            wanted -= blocks[block]
            block += 1
        place = block * BLOCK - 1
        while wanted >= 0:
            place += 1
            wanted -= mask[place]
        chosen[index] = place
