"""What the worker of a page does that simulates its player's own hand: JSON in, JSON out.

A server prepares a scene (`live_scene`); from its request that of any hand in the same position follows. The
script of the worker is `client/src/house/hand.worker.ts`.
"""

from typing import Any

import msgspec

from ludoteca.core import ByHand, HandSimulation, Record, decode, encode
from ludoteca.games import find_game


class Moved(msgspec.Struct, frozen=True):
    """What a hand shows after some moves; `more`: moves that follow by themselves because it has ended."""

    frames: Any
    is_over: bool
    more: Any = ()


class PageHands:
    """The hands of a page's player in one game: at most one is at work."""

    def __init__(self, key: str) -> None:
        game = find_game(key)
        self._action: Any = game.info.action
        assert isinstance(game, ByHand)
        self._game: ByHand = game
        self._request: Record | None = None
        self._hand: HandSimulation | None = None

    def prepare(self, request: str, action: str) -> None:
        """Take the scene of a request, and try a hand in it, so that everything is loaded and compiled."""
        self._request = decode(request.encode(), self._game.hand_request)
        self.open(action)
        assert self._hand is not None
        self._hand.finish()
        self._hand = None

    def open(self, action: str) -> None:
        """Take hold for an action by hand; raises Invalid."""
        done = decode(action.encode(), self._action)
        self._hand = self._game.live(self._game.request_like(self._request, done))

    def move(self, moves: str) -> str:
        """Make moves, and tell what the hand shows; raises Invalid for one that no hand can make."""
        hand = self._hand
        assert hand is not None
        frames: list[Record] = []
        for move in decode(moves.encode(), list[self._game.hand_move]):  # type: ignore[name-defined]
            frames += hand.move(move)
        more = hand.follow_through() if hand.is_over else ()
        return encode(Moved(frames, hand.is_over, more)).decode()
