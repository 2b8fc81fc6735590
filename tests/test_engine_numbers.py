"""The engine refuses values of the wrong type or size in any field, and continues."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from ludoteca.core import Offer, convert
from ludoteca.engine import Engine
from ludoteca.games import OUR_KEYS, find_game

HUGE = 10**25
STRANGE: tuple[Any, ...] = (
    HUGE,
    -HUGE,
    10**17,
    -(10**17),
    1e300,
    "\x00",
    "９" * 30,
    "x" * 5000,
    [],
    {},
    None,
)


def ask(engine: Engine, request: object) -> dict[str, Any]:
    """The engine's answer to a request."""
    answer: dict[str, Any] = msgspec.json.decode(engine.answer(msgspec.json.encode(request)))
    return answer


def with_one_value_replaced(document: Any, strange: Any) -> Iterator[Any]:
    """Copies of the document, each with another one of its values replaced."""
    match document:
        case dict():
            for name, value in document.items():
                yield from (
                    {**document, name: other}
                    for other in with_one_value_replaced(value, strange)
                    if name != "type"
                )
        case list() if document:
            # Only the first and the last item of a list: the others are of the same kind.
            for place in {0, len(document) - 1}:
                for other in with_one_value_replaced(document[place], strange):
                    yield [*document[:place], other, *document[place + 1 :]]
        case _:
            yield strange


def filled(offer: dict[str, Any]) -> dict[str, Any]:
    """An offer as an action, with 1 in each of its fields."""
    bounds = convert(offer, Offer).bounds
    return {"type": offer["action"], **dict.fromkeys(bounds, 1)}


@pytest.mark.parametrize("strange", STRANGE, ids=lambda value: str(value)[:8])
@pytest.mark.parametrize("key", OUR_KEYS)
def test_strange_values_are_refused_and_the_match_is_unchanged(key: str, strange: Any) -> None:
    engine = Engine()
    seats = find_game(key).info.min_seats
    opened = ask(engine, {"do": "new", "game": key, "seats": seats, "seed": 1})
    seat = opened["active"][0]
    state = ask(engine, {"do": "state", "match": "m1"})["state"]
    legal = ask(engine, {"do": "legal", "match": "m1", "seat": seat})
    actions = {action["type"]: action for action in legal["actions"]}
    actions |= {offer["action"]: filled(offer) for offer in legal["offers"]}
    requests: list[dict[str, Any]] = [
        {"do": "new", "game": key, "seats": seats, "options": state["options"], "seed": 1},
        {"do": "load", "game": key, "seats": seats, "seed": 1, "state": state},
        {"do": "undo", "match": "m1", "seat": seat, "back_to": 0, "agreed": [seat]},
        {"do": "bot", "match": "m1", "seat": seat, "level": "uniform", "budget_ms": 1},
        {"do": "view", "match": "m1", "seat": seat},
    ]
    requests += [
        {"do": "check", "match": "m1", "seat": seat, "action": action} for action in actions.values()
    ]
    requests += [{"do": "play", "match": "m1", "seat": 0, "action": strange, "draws": [strange]}]
    for request in requests:
        for changed in with_one_value_replaced({"id": 1, **request}, strange):
            answer = ask(engine, changed)
            assert answer.get("error", {}).get("code") != "internal", changed
            if "match" in answer:
                ask(engine, {"do": "drop", "match": answer["match"]})
    assert ask(engine, {"do": "state", "match": "m1"})["state"] == state


@pytest.mark.parametrize("key", OUR_KEYS)
def test_strange_notation_is_refused(key: str) -> None:
    engine = Engine()
    ask(engine, {"do": "new", "game": key, "seats": find_game(key).info.min_seats, "seed": 1})
    for word in (
        "bid",
        "accept",
        "propose",
        "lay two B3",
        "walk",
        "pull blue-round-1",
        "place blue-round-1",
        "",
    ):
        for strange in ("9" * 30, "9" * 5000, "²", "９" * 30, "1e999", "nan", "\x00", "[", "\ud800"):
            line = msgspec.json.encode({"id": 1, "do": "check", "match": "m1", "seat": 0, "action": "@"})
            typed = f"{word} {strange}".encode(errors="surrogatepass")
            answer = msgspec.json.decode(engine.answer(line.replace(b"@", typed)))
            assert answer["error"]["code"] != "internal", typed
