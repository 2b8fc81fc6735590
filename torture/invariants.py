"""Invariants of every state: a seat can act, it can be encoded, drawn and described."""

import random
from typing import Any

import msgspec

from ludoteca.core import AnyGame, Event, SeededChance
from ludoteca.testing.conformance import check_decision, check_picture, check_views
from ludoteca.texts import LANGUAGES, Texts

CLOSE_LOOK = 300
"""One in this many states is checked in full."""
DECIDED = 8
"""Listed actions that are checked in such a state."""


class Stuck(AssertionError):
    """A match cannot continue, or breaks an invariant."""


def check_state(game: AnyGame, state: Any, luck: random.Random, chance: SeededChance) -> None:
    """Check that active seats can act, listed and default actions are legal, and JSON round-trips."""
    active = game.active(state)
    for seat in active:
        listed = game.legal(state, seat)
        if not listed and not game.offers(state, seat):
            raise Stuck(f"seat {seat} is active and has no action")
        for action in luck.sample(listed, min(DECIDED, len(listed))):
            game.check(state, seat, action)
        check_decision(game, state, seat, chance)
    if game.outcome(state) is not None:
        raise Stuck("there is an outcome while a seat is active")
    position = game.position(state)
    written = msgspec.json.encode(position)
    read = game.from_position(msgspec.json.decode(written, type=game.info.position))
    if read != state:
        raise Stuck("a position does not give its state back")
    seat = luck.randrange(position.seats)
    check_views(game, state, seat, chance)
    check_picture(game, state, seat)


def check_texts(game: AnyGame, state: Any, events: tuple[Event, ...], luck: random.Random) -> None:
    """Check that events and board can be described in a random language."""
    texts = Texts(luck.choice(LANGUAGES), game, options=game.position(state).options)
    told = [texts.tell("event", event) for event in events]
    told += [line for event in events for line in texts.read_aloud(event)]
    told.append(texts.board(game.render(state, None)))
    if any("‹" in line for line in told):
        raise Stuck(f"there is no text: {told}")
