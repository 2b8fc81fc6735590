"""What holds in every state of a match, however odd: it can be left, told, drawn and written down."""

import random
from typing import Any

import msgspec

from ludoteca.core import AnyGame, Event, SeededChance
from ludoteca.testing.conformance import check_decision, check_picture, check_views
from ludoteca.texts import LANGUAGES, Texts

CLOSE_LOOK = 300
"""One state in so many is looked at from all sides."""
DECIDED = 8
"""How many listed actions are judged at such a look."""


class Stuck(AssertionError):
    """A match that cannot go on."""


def look(game: AnyGame, state: Any, luck: random.Random, chance: SeededChance) -> None:
    """Every active seat can act, what is listed or played by default is allowed; it goes to JSON and back."""
    active = game.active(state)
    for seat in active:
        listed = game.legal(state, seat)
        if not listed and not game.offers(state, seat):
            raise Stuck(f"seat {seat} is active and has no action")
        for action in luck.sample(listed, min(DECIDED, len(listed))):
            game.check(state, seat, action)
        check_decision(game, state, seat, chance)
    if game.outcome(state) is not None:
        raise Stuck("it is decided while somebody is active")
    position = game.position(state)
    written = msgspec.json.encode(position)
    read = game.from_position(msgspec.json.decode(written, type=game.info.position))
    if read != state:
        raise Stuck("a position does not give its state back")
    seat = luck.randrange(position.seats)
    check_views(game, state, seat, chance)
    check_picture(game, state, seat)


def tell(game: AnyGame, state: Any, events: tuple[Event, ...], luck: random.Random) -> None:
    """What happened and what lies there can be said in any language, whatever things are called."""
    texts = Texts(luck.choice(LANGUAGES), game, options=game.position(state).options)
    told = [texts.tell("event", event) for event in events]
    told += [line for event in events for line in texts.read_aloud(event)]
    told.append(texts.board(game.render(state, None)))
    if any("‹" in line for line in told):
        raise Stuck(f"there is no text: {told}")
