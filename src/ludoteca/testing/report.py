"""A report for the author of a game: missing parts and broken promises of the contract, a message each."""

import traceback
from collections.abc import Iterator
from typing import Any

from ludoteca.bots import bot_levels
from ludoteca.completeness import missing_parts
from ludoteca.core import AnyGame, Match, Reason, Refusal, simulator_of
from ludoteca.texts.rulebook import rules_of

from .conformance import play_and_check


def faults(
    game: AnyGame,
    matches: int,
    *,
    seed: int = 0,
    options: Any = None,
    level: str | None = None,
    longest: int = 5000,
) -> Iterator[Reason]:
    """Play matches with all numbers of seats and all bot levels, or one; yields a message for each fault.

    Stops at the first broken promise, since others may follow from it.
    """
    rule_ids = {*rules_of(game), *rules_of(None)}
    levels, numbers = (
        (level,) if level else bot_levels(game),
        range(game.info.min_seats, game.info.max_seats + 1),
    )
    played: list[Match[Any, Any]] = []
    for turn in range(matches):
        seats, bots = numbers[turn % len(numbers)], levels[turn // len(numbers) % len(levels)]
        where = {"seats": seats, "level": bots, "seed": seed + turn}
        try:
            match = play_and_check(
                game,
                seats=seats,
                options=options,
                seed=seed + turn,
                level=bots,
                longest=longest,
                rule_ids=rule_ids,
                simulator=simulator_of(game),
            )
        except AssertionError as broken:
            yield Reason(key="broken-promise", params={"promise": str(broken), **where})
            break
        except Refusal as refusal:
            yield Reason(key="broken-promise", params={"promise": f"refused: {refusal}", **where})
            break
        except Exception as error:  # a guest's rules may raise anything
            at = traceback.extract_tb(error.__traceback__)[-1]
            said = f"{type(error).__name__}: {error}"
            yield Reason(
                key="rules-mistake",
                params={"detail": said, "file": at.filename, "line": str(at.lineno), **where},
            )
            break
        played.append(match)
    yield from missing_parts(game, played)
