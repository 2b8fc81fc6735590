"""Continuous control of Villa Paletti: every vector of numbers from -1 to 1 means a legal action."""

from typing import Any

import msgspec
import numpy as np

from ludoteca.core import AnyGame, Illegal, Offer, OneOf, Real, Seat, convert

from .actions import VillaAction

PULL_FIELDS = ("direction", "speed", "grip", "lift", "steady")
PLACE_FIELDS = ("x", "y", "rotation")


class VillaVectors:
    """Reads a vector as an action: its first number chooses the kind and the column, the others the fields.

    An action that the rules forbid, such as a place beside the floor, becomes the nearest listed action.
    """

    width = 8
    """The choice of an action, and up to seven fields."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def read(self, state: Any, seat: Seat, vector: Any) -> VillaAction:
        """The legal action that a vector means in this state."""
        vector = np.clip(np.asarray(vector, float), -1.0, 1.0)
        listed: list[VillaAction] = list(self.game.legal(state, seat))
        # The numbers of listed pulls and places do not matter here, only which kinds and columns there are.
        kinds = list(dict.fromkeys(map(_kind_and_column, listed)))
        chosen = kinds[min(int((vector[0] + 1) / 2 * len(kinds)), len(kinds) - 1)]
        alike = [action for action in listed if _kind_and_column(action) == chosen]
        for offer in self.game.offers(state, seat):
            if offer.action == chosen[0]:
                action = self._filled_in(offer, chosen[1], vector[1:])
                try:
                    self.game.check(state, seat, action)
                except Illegal:
                    return min(alike, key=lambda other: _distance(other, action))
                return action
        return alike[0]

    def _filled_in(self, offer: Offer, column: str | None, numbers: Any) -> VillaAction:
        """The open-ended action with its fields set by the numbers, each within its bounds."""
        fields: dict[str, Any] = {}
        names = PULL_FIELDS if offer.action == "pull" else PLACE_FIELDS
        for name, number in zip(names, numbers, strict=False):
            bound = offer.bounds.get(name)
            if isinstance(bound, Real):
                fields[name] = float(bound.low + (number + 1) / 2 * (bound.high - bound.low))
        if column is not None and "column" in offer.bounds:
            fields["column"] = column
        if isinstance(offer.bounds.get("flipped"), OneOf):
            fields["flipped"] = bool(numbers[len(PLACE_FIELDS)] > 0)
        action: VillaAction = convert({"type": offer.action, **fields}, self.game.info.action)
        return action


def _kind_and_column(action: VillaAction) -> tuple[str, str | None]:
    """What two actions must have in common to be compared: their type and column."""
    return str(action.__struct_config__.tag), getattr(action, "column", None)


def _distance(one: Any, other: Any) -> float:
    """The distance between two actions of a kind: of their places, or of their directions."""
    if hasattr(one, "x"):
        return float(np.hypot(one.x - other.x, one.y - other.y))
    if hasattr(one, "direction"):
        return abs(float((one.direction - other.direction + 180) % 360 - 180))
    return float(msgspec.json.encode(one) != msgspec.json.encode(other))
