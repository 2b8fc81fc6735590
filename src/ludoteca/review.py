"""A look back at a match: everybody's chance to win over time, the turning points, and better moves.

A chance is the share of wins in playouts of bots from that moment on, with everything hidden drawn anew. A
move is compared with what the strongest bot would have played, over the same luck; only what cannot well be
chance counts as a mistake. A game whose luck is physics is too slow for playouts: its review has the measures
alone.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from itertools import pairwise
from multiprocessing import get_context
from statistics import fmean, stdev
from typing import Any, Literal

from ludoteca.bots import ask, bot_levels, find_bot
from ludoteca.core import (
    AnyGame,
    Bot,
    Invalid,
    Match,
    Measured,
    Played,
    Reason,
    Record,
    Sampling,
    Seat,
    SeededChance,
    Simulated,
    from_file,
    game_key,
    simulator_of,
    to_file,
)
from ludoteca.games import find_game

MOMENTS = 48
"""At most so many moments of a match are played out."""
SUSPECTS = 8
"""So many of the moves after which a chance fell most are looked into."""
LEAST_LOSS = 0.05
"""A move that cost less is no mistake."""
SURE = 2.0
"""Standard errors by which a better move must be better."""
CLOSELY = 6
"""A move is compared over so many times more playouts than a moment has."""
ASTRAY = 10
"""One move of a playout in so many is any that is listed."""
MOST_ACTIONS = 3_000
"""Actions after which a playout counts as shared by all."""


class Moment(Record, frozen=True, kw_only=True):
    """How it stood after an entry of the log."""

    seq: int
    seat: Seat
    """Who had played."""
    chances: tuple[float, ...] = ()
    """Everybody's chance to win; empty where nothing was played out."""
    measures: dict[str, tuple[float, ...]]


class Better(Record, frozen=True, kw_only=True):
    """A move that would have been better than what was played in an entry."""

    seq: int
    seat: Seat
    played: Any
    better: Any
    chance: float
    """To win, as it was played."""
    better_chance: float
    reasons: tuple[Reason, ...] = ()


class Review(Record, frozen=True, kw_only=True):
    """All of it, as it is kept beside the match."""

    format: Literal["ludoteca-review-1"] = "ludoteca-review-1"
    game: str
    last: int
    """The last entry of the log that it is of."""
    level: str
    """The bots of the playouts."""
    playouts: int
    moments: tuple[Moment, ...]
    turning: tuple[int, ...]
    """The entries after which chances changed most, the greatest change first."""
    mistakes: tuple[Better, ...]


Progress = Callable[[int, int], None]
"""Told how much is done, of how much."""


def review(
    match: Match[Any, Any],
    *,
    playouts: int = 24,
    level: str | None = None,
    workers: int = 1,
    progress: Progress | None = None,
) -> Review:
    """Look back at a match; the same match gives the same review, for any number of workers."""
    game = match.game
    if isinstance(game, Simulated):
        playouts = 0
    level = level or bot_levels(game)[1]
    find_bot(game, level)
    jobs = Jobs(to_file(match), level, playouts)
    seqs = _chosen(match)
    told = progress or (lambda _done, _all: None)
    total = len(seqs) + (SUSPECTS if playouts else 0)
    moments: list[Moment] = []
    with _pool(jobs, workers) as run:
        for moment in run(_moment, seqs):
            moments.append(moment)
            told(len(moments), total)
        suspects = _suspects(match, moments) if playouts else []
        found: list[Better | None] = []
        for better in run(_better, suspects):
            found.append(better)
            told(len(moments) + len(found), total)
    told(total, total)
    mistakes = [better for better in found if better is not None]
    return Review(
        game=game.info.key,
        last=match.seq,
        level=level,
        playouts=playouts,
        moments=tuple(moments),
        turning=tuple(_turning(moments, playouts)),
        mistakes=tuple(sorted(mistakes, key=lambda mistake: mistake.chance - mistake.better_chance)),
    )


def _chosen(match: Match[Any, Any]) -> list[int]:
    """The entries to look at: all that count, or some of them at equal distances, the ends included."""
    line = match.line
    if len(line) <= MOMENTS:
        return list(line)
    return [line[round(place * (len(line) - 1) / (MOMENTS - 1))] for place in range(MOMENTS)]


def _turning(moments: Sequence[Moment], playouts: int) -> list[int]:
    """Where chances changed most, and by more than so few playouts may differ by luck."""
    if not playouts:
        return []
    least = SURE * math.sqrt(0.5 / playouts)
    changes = [
        (max(abs(new - old) for new, old in zip(later.chances, sooner.chances, strict=True)), later.seq)
        for sooner, later in pairwise(moments)
        if later.chances and sooner.chances
    ]
    return [seq for change, seq in sorted(changes, reverse=True)[:5] if change > least]


def _suspects(match: Match[Any, Any], moments: Sequence[Moment]) -> list[int]:
    """Moves of the seats whose chances fell, where they fell most; where there was something to choose."""
    falls: list[tuple[float, int]] = []
    for sooner, later in pairwise(moments):
        for seq in match.line[match.line.index(sooner.seq) + 1 : match.line.index(later.seq) + 1]:
            entry = match.entries[seq]
            if isinstance(entry, Played) and entry.seat >= 0:
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


Run = Callable[[Callable[["Jobs", int], Any], Sequence[int]], Iterator[Any]]


@contextmanager
def _pool(jobs: "Jobs", workers: int) -> Iterator[Run]:
    """What does jobs: this process, or several that each know the match."""
    if workers == 1:
        yield lambda job, seqs: (job(jobs, seq) for seq in seqs)
        return
    made_ready = ProcessPoolExecutor(workers, get_context("spawn"), _get_ready, (jobs,))
    with made_ready as pool:
        yield lambda job, seqs: pool.map(_do, [job] * len(seqs), seqs)


_ready: "Jobs"


def _get_ready(jobs: "Jobs") -> None:
    global _ready
    _ready = jobs


def _do(job: Callable[["Jobs", int], Any], seq: int) -> Any:
    return job(_ready, seq)


def _moment(jobs: "Jobs", seq: int) -> Moment:
    return jobs.moment(seq)


def _better(jobs: "Jobs", seq: int) -> Better | None:
    return jobs.better(seq)


def astray(game: AnyGame, state: Any, seat: Seat, chance: SeededChance) -> Any:
    """Any listed move."""
    if isinstance(game, Sampling):
        return game.sample(state, seat, chance)
    listed = game.legal(state, seat)
    return listed[chance.draw("any", len(listed))] if listed else game.default(state, seat)


class Jobs:
    """A match and how it is to be played out, ready in the process that does it."""

    def __init__(self, file: bytes, level: str, playouts: int) -> None:
        self.file = file
        self.level = level
        self.playouts = playouts
        self.game: AnyGame = find_game(game_key(file))
        self.match = from_file(self.game, file)
        self.bot: Bot[Any, Any] = find_bot(self.game, level)

    def __reduce__(self) -> Any:
        return Jobs, (self.file, self.level, self.playouts)

    def wins(self, state: Any, seed: str, first: tuple[Seat, Any] | None = None) -> tuple[float, ...]:
        """Who wins when bots play on from here, after a first move if one is given."""
        game = self.game
        chance = SeededChance(seed, simulator_of(game))
        state = game.reshuffle(state, first[0] if first else 0, chance)
        if first is not None:
            state = game.apply(state, *first, chance).state
        for _ in range(MOST_ACTIONS):
            active = game.active(state)
            if not active:
                break
            action = self._chosen(state, active[0], chance)
            state = game.apply(state, active[0], action, chance).state
        outcome, seats = game.outcome(state), game.position(state).seats
        winners = outcome.winners if outcome is not None and outcome.winners else tuple(range(seats))
        return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(seats))

    def _chosen(self, state: Any, seat: Seat, chance: SeededChance) -> Any:
        """What the bot plays, or now and then anything: bots that are sure of themselves all play alike."""
        game = self.game
        if chance.draw("astray", ASTRAY) == 0:
            return astray(game, state, seat, chance)
        imagined = game.reshuffle(state, seat, chance)
        return self.bot.choose(game, imagined, seat, chance, None).action

    def moment(self, seq: int) -> Moment:
        """How it stood after an entry."""
        state = self.match.state_at(seq)
        game = self.game
        chances: tuple[float, ...] = ()
        if self.playouts:
            plays = 1 if game.outcome(state) is not None else self.playouts
            rows = [self.wins(state, f"{seq}/{play}") for play in range(plays)]
            chances = tuple(round(fmean(column), 4) for column in zip(*rows, strict=True))
        measures = dict(game.measures(state)) if isinstance(game, Measured) else {}
        return Moment(seq=seq, seat=self.match.entries[seq].seat, chances=chances, measures=measures)

    def better(self, seq: int) -> Better | None:
        """What the strongest bot would have played instead, if that was clearly better."""
        match, game = self.match, self.game
        entry = match.entries[seq]
        assert isinstance(entry, Played)
        state = match.state_at(match.line[match.line.index(seq) - 1])
        seat = entry.seat
        chance = SeededChance(f"{seq}/better", simulator_of(game))
        choice = ask(game, state, seat, chance)
        if choice.action == entry.action:
            return None
        try:
            pairs = [
                tuple(
                    self.wins(state, f"{seq}/{play}", (seat, action))[seat]
                    for action in (entry.action, choice.action)
                )
                for play in range(CLOSELY * self.playouts)
            ]
        except Invalid:  # a move that was made by hand cannot be made again
            return None
        gains = [better - played for played, better in pairs]
        error = stdev(gains) / math.sqrt(len(gains))
        if fmean(gains) < max(LEAST_LOSS, SURE * error):
            return None
        return Better(
            seq=seq,
            seat=seat,
            played=entry.action,
            better=choice.action,
            chance=round(fmean(played for played, _ in pairs), 4),
            better_chance=round(fmean(better for _, better in pairs), 4),
            reasons=choice.reasons,
        )
