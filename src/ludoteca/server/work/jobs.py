"""What workers do: think for a bot, and ask the wood."""

import msgspec

from ludoteca.bots import ask
from ludoteca.core import (
    ByHand,
    LiveHand,
    Record,
    Seat,
    SeededChance,
    Simulated,
    decode,
    encode,
    simulator_of,
)
from ludoteca.games import find_game


class Thought(Record, frozen=True, kw_only=True):
    """What a bot would play, and why, as JSON that the rules of the server read again."""

    action: msgspec.Raw
    reasons: msgspec.Raw


def think(key: str, position: bytes, seat: Seat, level: str, budget_ms: int | None, seed: int) -> bytes:
    """What a bot would play in a position, within its budget."""
    game = find_game(key)
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


def live_hand(key: str, request: Record) -> LiveHand:
    """A hand at work, in a worker; raises Invalid without physics."""
    game = find_game(key)
    assert isinstance(game, ByHand)  # only such a game opens one
    return game.live(request)
