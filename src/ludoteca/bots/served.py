"""Runs a Python bot as a program of its own, which is asked over a pipe: `python -m ludoteca.bots.served`.

It is started by `isolated_bot` and speaks what `ProgramBot` speaks. Each match gets a new instance of the
bot. What the bot prints goes to the standard error.
"""

import os
import signal
import sys
from contextlib import nullcontext, suppress
from threading import Thread
from time import sleep
from typing import Any, BinaryIO

import msgspec

from ludoteca.core import AnyGame, Bot, Choice, Refusal, SeededChance, convert, counted_thinking, simulator_of
from ludoteca.games import find_game

from .own import bring_bot, module_of


class Asked(msgspec.Struct, frozen=True):
    """A request `choose`; other fields are for programs without rules of their own."""

    id: int
    match: int
    seat: int
    state: dict[str, Any]
    seed: int
    budget_ms: int | None = None


def serve(game: AnyGame, name: str, requests: BinaryIO, answers: BinaryIO, *, timed: bool) -> None:
    """Load the bot, greet, and answer requests until there are no more."""
    decoder = msgspec.json.Decoder(Asked)
    match, bot, loaded = -1, None, None
    with suppress(BaseException):  # raised again for the first request
        loaded = bring_bot(game, name)
    answers.write(b"{}\n")
    answers.flush()
    for line in requests:
        asked = decoder.decode(line)
        answer: dict[str, Any] = {"id": asked.id}
        try:
            if bot is None or asked.match != match:
                match, bot, loaded = asked.match, loaded or bring_bot(game, name), None
            with nullcontext() if timed else counted_thinking():
                answer["action"] = _chosen(game, bot, asked)
        except BaseException as error:  # foreign code may raise anything, SystemExit included
            answer["error"] = f"{type(error).__name__}: {error}"
        answers.write(msgspec.json.encode(answer) + b"\n")
        answers.flush()


def _chosen(game: AnyGame, bot: Bot[Any, Any], asked: Asked) -> Any:
    state = game.from_position(convert(asked.state, game.info.position))
    chance = SeededChance(asked.seed, simulator_of(game))
    choice: Any = bot.choose(game, state, asked.seat, chance, asked.budget_ms)
    if not isinstance(choice, Choice) or not isinstance(choice.action, game.info.action):
        raise TypeError(f"choose returned {choice!r:.200} instead of a Choice with an action")
    return choice.action


def introduce(game: AnyGame, name: str) -> dict[str, Any]:
    """The hash of a bot's code, or the refusal if it cannot be loaded."""
    from .identity import hash_of_module

    try:
        bring_bot(game, name)
        return {"hash": hash_of_module(module_of(game, name))}
    except Refusal as refusal:
        return {"reason": refusal.reason, "params": refusal.params}


def _end_with_parent(parent: int) -> None:
    """Run in a thread: end this process, and what the bot has started, if its parent was killed."""
    while os.getppid() == parent:
        sleep(1)
    if sys.platform != "win32" and os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(1)


def main(game_key: str, name: str, *flags: str) -> None:
    """Serve one bot of one game over standard input and output."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    Thread(target=_end_with_parent, args=(os.getppid(),), daemon=True).start()
    game = find_game(game_key)
    if "--identify" in flags:
        answers.write(msgspec.json.encode(introduce(game, name), enc_hook=str))
        answers.flush()
    else:
        serve(game, name, sys.stdin.buffer, answers, timed="--timed" in flags)


if __name__ == "__main__":
    main(*sys.argv[1:])
