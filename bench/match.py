"""What a match costs beyond its rules: the log, its fingerprints, its time stamps.

The same recorded actions are played twice in one run, by `Game.apply` alone and by `Match.play`, alternately,
with luck drawn live from the same seeds. The figure is the ratio of their processor times.
"""

import gc
import time
from collections.abc import Iterator
from typing import Any

from bench import reports
from ludoteca.core import AnyGame, Match, Played, seeded_luck
from ludoteca.games import find_game
from ludoteca.runner import Players, play_on

GOAL = 1.5
SEED = 1
ROUNDS = 60


def recorded(game: AnyGame, seats: int, options: dict[str, Any], most: int) -> Match[Any, Any]:
    """A match of bots that choose at random, of at most that many actions."""
    match: Match[Any, Any] = Match.new(game, seats, options, luck=seeded_luck(SEED))
    play_on(match, Players(game, ["uniform"] * seats, SEED).choose, most)
    return match


def played(match: Match[Any, Any], since: int) -> Iterator[Played[Any, Any]]:
    """The entries played after an entry."""
    for entry in match.entries[since + 1 :]:
        assert isinstance(entry, Played)
        yield entry


def compare(name: str, recording: Match[Any, Any], since: int) -> tuple[str, ...]:
    """A row of the table: how long both take, the least of many alternate rounds."""
    game, start = recording.game, recording.state_at(since)
    luck, options = seeded_luck(SEED), game.position(start).options
    moves = [(entry.seat, entry.action) for entry in played(recording, since)]

    def rules_alone() -> float:
        state = start
        begun = time.process_time()
        for seq, (seat, action) in enumerate(moves, since + 1):
            state = game.apply(state, seat, action, luck(seq)).state
        return time.process_time() - begun

    def as_a_match() -> float:
        log, known = recording.entries[: since + 1], (since, start)
        match = Match.restored(game, game.position(start).seats, options, log, snapshot=known, luck=luck)
        begun = time.process_time()
        for seat, action in moves:
            match.play(seat, action)
        spent = time.process_time() - begun
        assert match.state == recording.state
        return spent

    gc.collect()
    pairs = [(rules_alone(), as_a_match()) for _ in range(ROUNDS)]
    alone, together = (min(column) / len(moves) * 1e6 for column in zip(*pairs, strict=True))
    return (name, str(len(moves)), f"{alone:.1f}", f"{together:.1f}", f"{together / alone:.2f}", str(GOAL))


def second_phase(match: Match[Any, Any]) -> int:
    """The first entry of Palermo's second phase."""
    return next(
        seq
        for seq in range(match.seq)
        if match.game.position(match.state_at(seq)).phase == "collecting"  # type: ignore[attr-defined]
    )


def main() -> None:
    """Store the ratio for Palermo and Palanche."""
    palermo = recorded(find_game("palermo"), 4, {}, 600)
    palanche = recorded(find_game("palanche"), 4, {"length": "rounds:40"}, 800)
    rows = [
        compare("Palermo, second phase", palermo, second_phase(palermo)),
        compare("Palanche", palanche, 0),
    ]
    columns = ("game", "moves", "rules, µs a move", "`Match.play`, µs a move", "ratio", "goal: at most")
    reports.save("match", "python -m bench match", columns, rows)


if __name__ == "__main__":
    main()
