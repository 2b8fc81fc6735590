"""Bots that fail in one way each (crash, hang, cheat), and `First`, which works."""

import os
import threading
from typing import Any

from ludoteca import Choice
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
