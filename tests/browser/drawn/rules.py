"""The rules of the toy game under the key `drawn`."""

import msgspec

from tests.toy.rules import ToyGame


class DrawnGame(ToyGame):
    """The toy game, drawn by its own client."""

    info = msgspec.structs.replace(ToyGame.info, key="drawn", title="Drawn toy")


GAME = DrawnGame()
