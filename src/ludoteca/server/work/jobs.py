"""What workers run: a bot's thinking, physics, and reviews."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from ludoteca.bots import ask
from ludoteca.core import (
    AnyGame,
    ByHand,
    HandSimulation,
    Record,
    Seat,
    SeededChance,
    Simulated,
    decode,
    encode,
    from_file,
    game_key,
    simulator_of,
)
from ludoteca.games import find_game
from ludoteca.review import Draft, Jobs, Review, begin, finished, is_finished, parts_done


class Thought(Record, frozen=True, kw_only=True):
    """What a bot would play, and why, as JSON that the game's types decode."""

    action: msgspec.Raw
    reasons: msgspec.Raw


def encoded_position(game: AnyGame, state: Any) -> bytes:
    """A state as JSON, as `think` takes it."""
    return encode(game.position(state))


def think(
    rules: tuple[str, int], position: bytes, seat: Seat, level: str, budget_ms: int | None, seed: int
) -> bytes:
    """What a bot would play in a position of a game under a rules version, within its budget."""
    key, version = rules
    game = find_game(key).under(version)
    state = game.from_position(decode(position, game.info.position))
    choice = ask(game, state, seat, SeededChance(seed, simulator_of(game)), level, budget_ms)
    thought = Thought(action=msgspec.Raw(encode(choice.action)), reasons=msgspec.Raw(encode(choice.reasons)))
    return encode(thought)


def simulate(key: str, request: Record) -> Record:
    """What the physics of a game answers, asked in a worker."""
    simulator = simulator_of(find_game(key))
    assert simulator is not None  # only a game that has physics asks for it
    return simulator(request)


def warm_up(key: str) -> None:
    """Load the physics of a game, so that the first hand does not wait."""
    game = find_game(key)
    if isinstance(game, Simulated):
        game.warm_up()


def live_hand(key: str, request: Record) -> HandSimulation:
    """A hand at work, in a worker; raises Invalid without physics."""
    game = find_game(key)
    assert isinstance(game, ByHand)  # only such a game opens one
    return game.live(request)


def move_hand(hand: HandSimulation, moves: Sequence[Any]) -> tuple[bytes, int, bool]:
    """Move a hand; the new frames as JSON, how many moves were made, and whether that was the end."""
    frames: list[Any] = []
    made = 0
    while made < len(moves) and not hand.is_over:
        frames += hand.move(moves[made])
        made += 1
    return encode(frames), made, hand.is_over


def scene_of_hand(hand: HandSimulation) -> tuple[bytes, bool]:
    """All that has changed, as frames in JSON, and whether ending it without a result would undo that."""
    return encode(hand.scene()), hand.has_effect


SLICE = 1.5
"""Seconds that a piece of a review takes, so that bots at other tables can think in between."""


class ReviewPiece(Record, frozen=True, kw_only=True):
    """A review after some more work on it."""

    draft: Draft
    done: int
    total: int
    review: Review | None = None
    """All of it, once nothing is left to do."""


@lru_cache(maxsize=1)
def _jobs_of(file: bytes, level: str, playouts: int) -> Jobs:
    return Jobs(file, level, playouts)


def review_on(file: bytes, piece: bytes | None) -> bytes:
    """Begin a review of a match file, or go on with one for a while."""
    draft = (
        decode(piece, ReviewPiece).draft
        if piece is not None
        else begin(from_file(find_game(game_key(file)), file))
    )
    jobs = _jobs_of(file, draft.level, draft.playouts)
    draft = jobs.go_on(draft, SLICE)
    done, total = parts_done(jobs.match, draft)
    made = finished(jobs.match, draft) if is_finished(jobs.match, draft) else None
    return encode(ReviewPiece(draft=draft, done=done, total=total, review=made))
