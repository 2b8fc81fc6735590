"""The work of a review: playouts of bots from a moment on, and moves compared over the same luck."""

import math
from collections.abc import Sequence
from functools import partial
from statistics import fmean, stdev
from time import perf_counter
from typing import Any

from msgspec.structs import replace

from ludoteca.bots import ask, bot_levels, find_bot
from ludoteca.core import (
    AnyGame,
    Bot,
    Invalid,
    Measured,
    Played,
    Sampling,
    Seat,
    SeededChance,
    convert,
    counted_thinking,
    from_file,
    game_key,
    simulator_of,
)
from ludoteca.games import find_game
from ludoteca.runner import UnloggedMatch, play_on

from .draft import SURE, chosen_entries, is_finished, looked_into, suspects
from .records import Better, Draft, Moment

LEAST_LOSS = 0.05
"""A move that cost less is no mistake."""
CLOSELY = 6
"""A move is compared over so many times more playouts than a moment has."""
ASTRAY = 10
"""One move of a playout in so many is any that is listed."""
MOST_ACTIONS = 3_000
"""Actions after which a playout counts as shared by all."""


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

    def wins(self, state: Any, seed: str, first: tuple[Seat, Any] | None = None) -> tuple[float, ...]:
        """Who wins when bots play on from here, after a first move if one is given."""
        game = self.game
        chance = SeededChance(seed, simulator_of(game))
        state = game.reshuffle(state, first[0] if first else 0, chance)
        playout = UnloggedMatch(game, state, chance)
        if first is not None:
            playout.play(*first)
        play_on(playout, partial(self._chosen, chance), MOST_ACTIONS)
        outcome, seats = game.outcome(playout.state), game.position(playout.state).seats
        winners = outcome.winners if outcome is not None and outcome.winners else tuple(range(seats))
        return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(seats))

    def _chosen(self, chance: SeededChance, state: Any, seat: Seat) -> Any:
        """The bot's action, or now and then any listed one: without that, sure bots all play alike."""
        if chance.draw("astray", ASTRAY) == 0:
            return astray(self.game, state, seat, chance)
        return ask(self.game, state, seat, chance, self.bot).action

    def moment(self, seq: int) -> Moment:
        """How it stood after an entry."""
        return self._moment(seq, [self._play(seq, play) for play in range(self._plays(seq))])

    def better(self, seq: int) -> Better | None:
        """What the strongest bot would have played instead, if that was clearly better."""
        candidate = self._candidate(seq)
        if candidate is None:
            return None
        pairs: list[tuple[float, ...]] = []
        while not self._is_decided(pairs):
            pairs.append(self._pair(candidate, len(pairs)))
        return self._clearly_better(candidate, pairs)

    def with_suspects(self, draft: Draft) -> Draft:
        """The draft with the moves that are worth a closer look."""
        found = suspects(self.match, draft.moments) if self.playouts else []
        return replace(draft, suspects=tuple(found))

    def go_on(self, draft: Draft, seconds: float) -> Draft:
        """Do more of a draft for a while: at least one playout, until it is finished or the time is over."""
        end = perf_counter() + seconds
        while not is_finished(self.match, draft):
            draft = self._go_on(draft)
            if perf_counter() >= end:
                break
        return draft

    def _go_on(self, draft: Draft) -> Draft:
        """The next small piece of work."""
        entries = chosen_entries(self.match)
        if len(draft.moments) < len(entries):
            seq = entries[len(draft.moments)]
            if len(draft.plays) < self._plays(seq):
                return replace(draft, plays=(*draft.plays, self._play(seq, len(draft.plays))))
            return replace(draft, moments=(*draft.moments, self._moment(seq, draft.plays)), plays=())
        if draft.suspects is None:
            return self.with_suspects(draft)
        candidate = draft.candidate
        if candidate is None:
            candidate = self._candidate(draft.suspects[draft.looked_into])
            return looked_into(draft, None) if candidate is None else replace(draft, candidate=candidate)
        if self._is_decided(draft.plays):
            return looked_into(draft, self._clearly_better(candidate, draft.plays))
        return replace(draft, plays=(*draft.plays, self._pair(candidate, len(draft.plays))))

    def _plays(self, seq: int) -> int:
        """How often a moment is played out: what is over need not be."""
        is_over = bool(self.playouts) and self.game.outcome(self.match.state_at(seq)) is not None
        return 1 if is_over else self.playouts

    def _play(self, seq: int, play: int) -> tuple[float, ...]:
        return self.wins(self.match.state_at(seq), f"{seq}/{play}")

    def _moment(self, seq: int, rows: Sequence[tuple[float, ...]]) -> Moment:
        game, state = self.game, self.match.state_at(seq)
        chances = tuple(round(fmean(column), 4) for column in zip(*rows, strict=True))
        measures = dict(game.measures(state)) if isinstance(game, Measured) else {}
        return Moment(seq=seq, seat=self.match.entries[seq].seat, chances=chances, measures=measures)

    def _before(self, seq: int) -> Any:
        """How it stood before an entry."""
        return self.match.state_at(self.match.line[self.match.line.index(seq) - 1])

    def _candidate(self, seq: int) -> Better | None:
        """The strongest bot's move, where it is another one and both can be tried again."""
        entry, game = self.match.entries[seq], self.game
        assert isinstance(entry, Played)
        chance = SeededChance(f"{seq}/better", simulator_of(game))
        with counted_thinking():
            choice = ask(game, self._before(seq), entry.seat, chance, bot_levels(game)[-1])
        if choice.action == entry.action:
            return None
        candidate = Better(
            seq=seq,
            seat=entry.seat,
            played=entry.action,
            better=choice.action,
            chance=0.0,
            better_chance=0.0,
            reasons=choice.reasons,
        )
        try:
            self._pair(candidate, 0)
        except Invalid:  # a move that was made by hand cannot be made again
            return None
        return candidate

    def _pair(self, candidate: Better, play: int) -> tuple[float, ...]:
        """What both moves bring whoever made one of them, over the same luck."""
        seat, state = candidate.seat, self._before(candidate.seq)
        moves = (convert_action(self.game, move) for move in (candidate.played, candidate.better))
        return tuple(self.wins(state, f"{candidate.seq}/{play}", (seat, move))[seat] for move in moves)

    def _is_decided(self, pairs: Sequence[tuple[float, ...]]) -> bool:
        """Whether more playouts would hardly change the verdict."""
        if len(pairs) >= CLOSELY * self.playouts:
            return True
        if len(pairs) < 2 * self.playouts or len(pairs) % self.playouts:
            return False
        gain, error = _gain(pairs)
        return gain + SURE * error < LEAST_LOSS

    def _clearly_better(self, candidate: Better, pairs: Sequence[tuple[float, ...]]) -> Better | None:
        gain, error = _gain(pairs)
        if gain < max(LEAST_LOSS, SURE * error):
            return None
        chance, better_chance = (round(fmean(column), 4) for column in zip(*pairs, strict=True))
        return replace(candidate, chance=chance, better_chance=better_chance)


def _gain(pairs: Sequence[tuple[float, ...]]) -> tuple[float, float]:
    """What the better move brings on average, and its standard error."""
    gains = [better - played for played, better in pairs]
    return fmean(gains), stdev(gains) / math.sqrt(len(gains))


def convert_action(game: AnyGame, action: Any) -> Any:
    """An action of the game, also from a review that was read again."""
    return convert(action, game.info.action) if isinstance(action, dict) else action
