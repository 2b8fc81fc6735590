"""The work of a review: playouts from positions, and moves compared over the same luck."""

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
"""Chance to win that a move must cost at least to be a mistake."""
COMPARISONS = 6
"""Most playouts for comparing a move, as a multiple of those for a moment."""
RANDOM_EVERY = 10
"""One action in this number is random in a playout: without that, sure bots all play alike."""
MOST_ACTIONS = 3_000
"""Actions after which a playout counts as a win shared by all."""


def random_action(game: AnyGame, state: Any, seat: Seat, chance: SeededChance) -> Any:
    """A random legal action."""
    if isinstance(game, Sampling):
        return game.sample(state, seat, chance)
    listed = game.legal(state, seat)
    return listed[chance.draw("any", len(listed))] if listed else game.default(state, seat)


class Jobs:
    """Does the parts of the review of one match."""

    def __init__(self, file: bytes, level: str, playouts: int) -> None:
        self.file = file
        self.level = level
        self.playouts = playouts
        self.match = from_file(find_game(game_key(file)), file)
        self.game: AnyGame = self.match.game
        self.bot: Bot[Any, Any] = find_bot(self.game, level)

    def wins(self, state: Any, seed: str, first: tuple[Seat, Any] | None = None) -> tuple[float, ...]:
        """Each seat's share of the win if bots play on from a state, after a first move if one is given."""
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
        """The bot's action, or now and then a random one."""
        if chance.draw("astray", RANDOM_EVERY) == 0:
            return random_action(self.game, state, seat, chance)
        return ask(self.game, state, seat, chance, self.bot).action

    def moment(self, seq: int) -> Moment:
        """The moment after an entry, with its playouts."""
        return self._moment(seq, [self._play(seq, play) for play in range(self._plays(seq))])

    def better(self, seq: int) -> Better | None:
        """The strongest bot's move instead of an entry's, if it is clearly better."""
        candidate = self._candidate(seq)
        if candidate is None:
            return None
        pairs: list[tuple[float, ...]] = []
        while not self._is_decided(pairs):
            pairs.append(self._pair(candidate, len(pairs)))
        return self._clearly_better(candidate, pairs)

    def with_suspects(self, draft: Draft) -> Draft:
        """The draft with the moves that are to be compared."""
        found = suspects(self.match, draft.moments) if self.playouts else []
        return replace(draft, suspects=tuple(found))

    def go_on(self, draft: Draft, seconds: float) -> Draft:
        """Continue a draft for some seconds: at least one step, at most until it is finished."""
        end = perf_counter() + seconds
        while not is_finished(self.match, draft):
            draft = self._go_on(draft)
            if perf_counter() >= end:
                break
        return draft

    def _go_on(self, draft: Draft) -> Draft:
        """The draft after its next step."""
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
        """The number of playouts for a moment; one is enough where the match is over."""
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
        """The state before an entry."""
        return self.match.state_at(self.match.line[self.match.line.index(seq) - 1])

    def _candidate(self, seq: int) -> Better | None:
        """The strongest bot's move, if it is another one than the entry's and both can be played out."""
        entry, game = self.match.entries[seq], self.game
        assert isinstance(entry, Played)
        chance = SeededChance(f"{seq}/better", simulator_of(game))
        with counted_thinking():
            state = self._before(seq)
            choice = ask(game, state, entry.seat, chance, bot_levels(game)[-1])
            while choice.action.is_talk:  # what the bot would say before its move is passed over
                state = game.apply(state, entry.seat, choice.action, chance).state
                choice = ask(game, state, entry.seat, chance, bot_levels(game)[-1])
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
        except Invalid:  # a move made by hand cannot be repeated
            return None
        return candidate

    def _pair(self, candidate: Better, play: int) -> tuple[float, ...]:
        """The share of the win that each of the two moves brings its seat, over the same luck."""
        seat, state = candidate.seat, self._before(candidate.seq)
        moves = (convert_action(self.game, move) for move in (candidate.played, candidate.better))
        return tuple(self.wins(state, f"{candidate.seq}/{play}", (seat, move))[seat] for move in moves)

    def _is_decided(self, pairs: Sequence[tuple[float, ...]]) -> bool:
        """Whether more playouts would hardly change the result of a comparison."""
        if len(pairs) >= COMPARISONS * self.playouts:
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
    """The mean gain of the better move, and its standard error."""
    gains = [better - played for played, better in pairs]
    return fmean(gains), stdev(gains) / math.sqrt(len(gains))


def convert_action(game: AnyGame, action: Any) -> Any:
    """An action as the game's record, also if it was read from a stored review."""
    return convert(action, game.info.action) if isinstance(action, dict) else action
