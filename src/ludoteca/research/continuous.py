"""Villa Paletti by vectors: every vector from -1 to 1 means something that may be done."""

from typing import Any

import msgspec
import numpy as np
from gymnasium import spaces

from ludoteca.core import AnyGame, Chance, Illegal, Invalid, Offer, OneOf, Real, convert

from .table import LearnersTable

WIDTH = 8
"""What to do, and up to seven numbers for how."""
PULLED = ("direction", "speed", "grip", "lift", "steady")
PLACED = ("x", "y", "rotation")


class ContinuousVilla:
    """Reads a vector as an action: its first number chooses what is done and to which column, the others how.

    What the rules refuse, such as a place beside the floor, becomes the listed action that is nearest to it.
    """

    def __init__(self, game: AnyGame) -> None:
        if game.info.key != "villa_paletti":
            raise Invalid("no-encoding", game=game.info.key, known="villa_paletti")
        self.game = game

    def space(self) -> spaces.Box:
        """Vectors."""
        return spaces.Box(-1.0, 1.0, (WIDTH,), np.float32)

    def play(self, table: LearnersTable, vector: Any, chance: Chance) -> None:
        """Do what the vector says."""
        assert table.seat is not None, "the match is over"
        action = self.read(table.state, table.seat, np.clip(np.asarray(vector, float), -1.0, 1.0))
        table.go_on(self.game.apply(table.state, table.seat, action, chance).state)
        table.actions += 1

    def read(self, state: Any, seat: int, vector: Any) -> Any:
        """The action that a vector means here."""
        listed = list(self.game.legal(state, seat))
        # Listed pulls and places only say which columns and which kinds there are.
        kinds = list(dict.fromkeys((action.__struct_config__.tag, _column(action)) for action in listed))
        kind, column = kinds[min(int((vector[0] + 1) / 2 * len(kinds)), len(kinds) - 1)]
        alike = [
            action for action in listed if (action.__struct_config__.tag, _column(action)) == (kind, column)
        ]
        for offer in self.game.offers(state, seat):
            if offer.action == kind:
                action = self._filled(offer, column, vector[1:])
                try:
                    self.game.check(state, seat, action)
                except Illegal:
                    return min(alike, key=lambda other: _apart(other, action))
                return action
        return alike[0]

    def _filled(self, offer: Offer, column: str | None, numbers: Any) -> Any:
        fields: dict[str, Any] = {}
        names = PULLED if offer.action == "pull" else PLACED
        for name, number in zip(names, numbers, strict=False):
            bound = offer.bounds.get(name)
            if isinstance(bound, Real):
                fields[name] = float(bound.low + (number + 1) / 2 * (bound.high - bound.low))
        if column is not None and "column" in offer.bounds:
            fields["column"] = column
        flipped = offer.bounds.get("flipped")
        if isinstance(flipped, OneOf):
            fields["flipped"] = bool(numbers[len(PLACED)] > 0)
        return convert({"type": offer.action, **fields}, self.game.info.action)


def _column(action: Any) -> str | None:
    return getattr(action, "column", None)


def _apart(one: Any, other: Any) -> float:
    """How far two actions of a kind are apart: by place, or by direction."""
    if hasattr(one, "x"):
        return float(np.hypot(one.x - other.x, one.y - other.y))
    if hasattr(one, "direction"):
        return abs(float((one.direction - other.direction + 180) % 360 - 180))
    return float(msgspec.json.encode(one) != msgspec.json.encode(other))
