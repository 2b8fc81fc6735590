"""The simplest bot for any game: chooses a random legal action."""

from typing import Any

from ludoteca.core import (
    Action,
    AnyGame,
    Bound,
    Chance,
    Choice,
    FreeText,
    Illegal,
    Invalid,
    Offer,
    OneOf,
    Real,
    Reason,
    Sampling,
    Seat,
    SomeOf,
    Whole,
    convert,
)

TRIES = 20
"""Attempts to fill in an offer legally: its bounds alone do not make an action legal."""


class UniformBot:
    """Chooses among the listed actions, and now and then fills in an offer."""

    def choose(
        self,
        game: AnyGame,
        state: Any,
        seat: Seat,
        chance: Chance,
        budget_ms: int | None,  # noqa: ARG002 (it never thinks long)
    ) -> Choice[Action]:
        offers = game.offers(state, seat)
        if isinstance(game, Sampling) and not offers:
            return Choice(game.sample(state, seat, chance), (Reason(key="drawn"),))
        listed = game.legal(state, seat)
        pick = chance.draw("uniform", len(listed) + len(offers))
        if pick < len(listed):
            return Choice(listed[pick], (Reason(key="uniform", params={"actions": len(listed)}),))
        offer = offers[pick - len(listed)]
        for _ in range(TRIES):
            action = filled_in(game, offer, chance)
            try:
                game.check(state, seat, action)
            except Illegal:
                continue
            return Choice(action, (Reason(key="uniform-offer", params={"action": offer.action}),))
        action = listed[chance.draw("uniform", len(listed))] if listed else game.default(state, seat)
        return Choice(action, (Reason(key="uniform", params={"actions": len(listed)}),))


def filled_in(game: AnyGame, offer: Offer, chance: Chance) -> Any:
    """A random action within the bounds of an offer, which `check` may still refuse."""
    fields = {name: _drawn_within(bound, chance) for name, bound in offer.bounds.items()}
    try:
        return convert({"type": offer.action, **fields}, game.info.action)
    except Invalid as error:
        raise TypeError(f"the bounds of {offer.action} do not fit its fields: {error}") from error


def _drawn_within(bound: Bound, chance: Chance) -> Any:
    match bound:
        case Whole(low=low, high=high, step=step):
            return low + step * chance.draw("whole", (high - low) // step + 1)
        case Real(low=low, high=high):
            return low + (high - low) * chance.draw("real", 1001) / 1000
        case OneOf(values=values):
            return values[chance.draw("one", len(values))]
        case SomeOf(values=values, low=low, high=high):
            most = len(values) if high is None else min(high, len(values))
            order = chance.shuffle("some", len(values))
            return [values[i] for i in sorted(order[: low + chance.draw("some", most - low + 1)])]
        case FreeText():
            return ""
