"""Bots that fail in one way each (crash, hang, cheat), and `First`, which works."""

import os
import sys
import threading
from typing import Any

from ludoteca import Choice, Match
from ludoteca.runner import UnloggedMatch
from tests.toy.rules import Boast


class First:
    """Chooses the first legal action."""

    def choose(self, game: Any, state: Any, seat: int, *_: Any) -> Any:
        return Choice(game.legal(state, seat)[0])


class Crashes(First):
    """Raises an exception."""

    def choose(self, *_: Any) -> Any:
        raise ZeroDivisionError("my mistake")


class Exits(First):
    """Ends its process."""

    def choose(self, *_: Any) -> Any:
        os._exit(3)


class Hangs(First):
    """Never answers."""

    def choose(self, *_: Any) -> Any:
        threading.Event().wait()


class Quits(First):
    """Calls sys.exit."""

    def choose(self, *_: Any) -> Any:
        sys.exit(5)


class Interrupts(First):
    """Raises KeyboardInterrupt."""

    def choose(self, *_: Any) -> Any:
        raise KeyboardInterrupt


class Hoards(First):
    """Takes a gigabyte of memory."""

    def choose(self, *_: Any) -> Any:
        return bytearray(1 << 30)


class Looks(First):
    """Says what it sees of the user's environment."""

    def choose(self, *_: Any) -> Any:
        seen = [name for name in ("PATH", "BOT_KEY", "SECRET_KEY") if name in os.environ]
        raise LookupError(" ".join(seen))


class Spies(First):
    """Looks for a match in the frames of its callers, and replaces the outcome of the game."""

    def choose(self, game: Any, *rest: Any) -> Any:
        frame = sys._getframe()
        while frame.f_back is not None:
            frame = frame.f_back
            if any(isinstance(value, UnloggedMatch | Match) for value in frame.f_locals.values()):
                raise AssertionError("the true state is in reach")
        type(game).outcome = lambda *_: None
        return super().choose(game, *rest)


class ReturnsNoChoice(First):
    """Returns a string where a `Choice` is expected."""

    def choose(self, *_: Any) -> Any:
        return "roll, please"


class Cheats(First):
    """Chooses an illegal action."""

    def choose(self, *_: Any) -> Any:
        return Choice(Boast(by=99))


class HasNoChoose:
    """A class without the method `choose`."""
