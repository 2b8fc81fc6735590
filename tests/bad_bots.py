"""Bots that no tournament may be harmed by, for the tests of bots that people bring."""

import os
import threading
from typing import Any

from ludoteca import Choice
from tests.toy.rules import Boast


class First:
    """The smallest bot there is."""

    def choose(self, game: Any, state: Any, seat: int, *_: Any) -> Any:
        return Choice(game.legal(state, seat)[0])


class Crashes(First):
    def choose(self, *_: Any) -> Any:
        raise ZeroDivisionError("my mistake")


class Exits(First):
    def choose(self, *_: Any) -> Any:
        os._exit(3)


class Hangs(First):
    def choose(self, *_: Any) -> Any:
        threading.Event().wait()


class TalksNonsense(First):
    def choose(self, *_: Any) -> Any:
        return "roll, please"


class Cheats(First):
    def choose(self, *_: Any) -> Any:
        return Choice(Boast(by=99))


class NoBot:
    """Has nothing to say."""
