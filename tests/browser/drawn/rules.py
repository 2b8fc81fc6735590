"""The rules of the toy under another name."""

import msgspec

from tests.toy.rules import ToyGame


class DrawnGame(ToyGame):
    """The toy, drawn by its own front."""

    info = msgspec.structs.replace(ToyGame.info, key="drawn", title="Drawn toy")


GAME = DrawnGame()
