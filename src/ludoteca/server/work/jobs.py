"""What workers do: think for a bot, and ask the wood."""

from importlib import import_module
from typing import Any

import msgspec

from ludoteca.bots import ask
from ludoteca.core import AnyGame, Invalid, Record, Seat, SeededChance, Simulator, decode, encode


class Thought(Record, frozen=True, kw_only=True):
    """What a bot would play, and why, as JSON that the rules of the server read again."""

    action: msgspec.Raw
    reasons: msgspec.Raw


def _game_in(module: str) -> AnyGame:
    game: AnyGame = import_module(module).GAME
    return game


def module_of(game: AnyGame) -> str:
    """Where a worker finds the game."""
    return type(game).__module__


def think(module: str, position: bytes, seat: Seat, level: str, budget_ms: int | None, seed: int) -> bytes:
    """What a bot would play in a position, within its budget."""
    game = _game_in(module)
    state = game.from_position(decode(position, game.info.position))
    choice = ask(game, state, seat, SeededChance(seed, local_physics()), level, budget_ms)
    thought = Thought(action=msgspec.Raw(encode(choice.action)), reasons=msgspec.Raw(encode(choice.reasons)))
    return encode(thought)


def local_physics() -> Simulator:
    """Physics in this very process; asked without being installed, it says so."""

    def simulate(request: Any) -> Any:
        try:
            from ludoteca.physics import simulate as wood
        except ImportError as error:
            raise Invalid("physics-missing", label=type(request).__name__) from error
        return wood(request)

    return simulate


def simulate(request: Record) -> Record:
    """What the wood does, asked in a worker."""
    return local_physics()(request)
