"""The progress of a review: which entries are reviewed, what is done, and what is concluded from it."""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from msgspec.structs import replace

from ludoteca.bots import bot_levels, find_bot
from ludoteca.core import Match, Played

from .records import Better, Draft, Moment, Review

PLAYOUTS = 24
"""Playouts from each position."""
MOMENTS = 48
"""Most positions of a match from which playouts start."""
SUSPECTS = 8
"""Moves that are compared with the strongest bot's: those after which the chance fell most."""
SURE = 2.0
"""Standard errors by which two values must differ to be more than luck."""


def begin(match: Match[Any, Any], playouts: int = PLAYOUTS, level: str | None = None) -> Draft:
    """An empty draft; raises Invalid if there is no bot of this level."""
    declared, levels = match.game.info.playout_level, bot_levels(match.game)
    level = level or (declared if declared in levels else levels[1])
    find_bot(match.game, level)
    return Draft(level=level, playouts=0 if declared is None else playouts)


def parts_done(match: Match[Any, Any], draft: Draft) -> tuple[int, int]:
    """The number of parts that are done, and of all parts."""
    suspects = (SUSPECTS if draft.suspects is None else len(draft.suspects)) if draft.playouts else 0
    return len(draft.moments) + draft.looked_into, len(chosen_entries(match)) + suspects


def is_finished(match: Match[Any, Any], draft: Draft) -> bool:
    """Whether all parts are done."""
    done, total = parts_done(match, draft)
    return done == total


def finished(match: Match[Any, Any], draft: Draft) -> Review:
    """The review of a finished draft."""
    return Review(
        game=match.game.info.key,
        last=match.seq,
        level=draft.level,
        playouts=draft.playouts,
        moments=draft.moments,
        turning=tuple(turning(draft.moments, draft.playouts)),
        mistakes=tuple(sorted(draft.mistakes, key=lambda mistake: mistake.chance - mistake.better_chance)),
    )


def looked_into(draft: Draft, better: Better | None) -> Draft:
    """The draft with one more suspect done, and the better move if there is one."""
    mistakes = (*draft.mistakes, *((better,) if better is not None else ()))
    return replace(draft, mistakes=mistakes, looked_into=draft.looked_into + 1, candidate=None, plays=())


def chosen_entries(match: Match[Any, Any]) -> list[int]:
    """The entries to review: all in force, or of many some at equal distances, with the first and last."""
    line = match.line
    if len(line) <= MOMENTS:
        return list(line)
    return [line[round(place * (len(line) - 1) / (MOMENTS - 1))] for place in range(MOMENTS)]


def turning(moments: Sequence[Moment], playouts: int) -> list[int]:
    """The entries after which chances changed most, and by more than luck in that number of playouts.

    Without playouts: those after which a measure of the whole table, such as a villa's stability, fell most.
    """
    if not playouts:
        falls = [
            (fall, later.seq)
            for sooner, later in pairwise(moments)
            for fall in shared_falls(sooner, later).values()
        ]
        return [seq for fall, seq in sorted(falls, reverse=True)[:3] if fall > 0]
    least = SURE * math.sqrt(0.5 / playouts)
    changes = [
        (max(abs(new - old) for new, old in zip(later.chances, sooner.chances, strict=True)), later.seq)
        for sooner, later in pairwise(moments)
        if later.chances and sooner.chances
    ]
    return [seq for change, seq in sorted(changes, reverse=True)[:5] if change > least]


def shared_falls(sooner: Moment, later: Moment) -> dict[str, float]:
    """How far each measure of the whole table fell between two moments."""
    return {
        key: sooner.measures[key][0] - values[0]
        for key, values in later.measures.items()
        if len(values) == 1 and len(sooner.measures.get(key, ())) == 1
    }


def suspects(match: Match[Any, Any], moments: Sequence[Moment]) -> list[int]:
    """The moves after which the chance of their own seat fell most, among those that had an alternative."""
    falls: list[tuple[float, int]] = []
    for sooner, later in pairwise(moments):
        for seq in match.line[match.line.index(sooner.seq) + 1 : match.line.index(later.seq) + 1]:
            entry = match.entries[seq]
            if isinstance(entry, Played) and entry.seat >= 0 and not entry.action.is_talk:
                falls.append((later.chances[entry.seat] - sooner.chances[entry.seat], seq))
    suspects = []
    for _, seq in sorted(falls):
        before = match.line[match.line.index(seq) - 1]
        seat = match.entries[seq].seat
        state = match.state_at(before)
        if len(match.game.legal(state, seat)) + len(match.game.offers(state, seat)) > 1:
            suspects.append(seq)
        if len(suspects) == SUSPECTS:
            break
    return suspects
