"""`python -m torture.parsers`: feeds every parser of outside input with documents that are almost right.

For any input a parser has to return a value or raise a refusal (`Invalid`, `Illegal`), never another error.
A value that it accepts has to round-trip through JSON, and a match from an accepted position to continue.
"""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache, partial
from typing import Any, NamedTuple

import msgspec
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from rich.markup import render
from tests.games.villa_paletti.quick_physics import quick_physics

from ludoteca.bots import ask
from ludoteca.core import (
    Match,
    Refusal,
    SeededChance,
    convert,
    decode,
    from_file,
    options_of,
    read_table,
    seeded_luck,
    to_file,
)
from ludoteca.engine import Engine
from ludoteca.games import OUR_KEYS, find_game
from ludoteca.games.palanche.board.workshop import CardDraft, judge
from ludoteca.games.palanche.tables import read_data_file
from ludoteca.games.palermo.rules import GAME as PALERMO
from ludoteca.games.palermo.tables import PRINTED_BOX
from ludoteca.games.palermo.town import code, from_code
from ludoteca.games.palermo.workshop import TownDraft
from ludoteca.server.protocol.requests import ClientMessage
from ludoteca.texts import LANGUAGES, Texts

from .matches import claimed, towns
from .samples import BODIES, CARDS, DRAFTS, MESSAGES, REQUESTS
from .served_parsers import ask_http, send_frame, send_text

DEEP: Any = "x"
for _ in range(400):
    DEEP = [DEEP]
NUMBERS = (0, 1, -1, 5, 39, 40, 10**6, 2**53, 2**63 - 1, 2**63, 2**64, 10**18, 10**25, -(10**25))
LONG_WORDS = ("9" * 400, "-" + "9" * 400, "1e" + "9" * 20, "[" * 3000, '{"a":' * 3000, "(" * 3000, "\x00")
"""Numbers and nesting that break formatters and recursion, as text."""

STRANGE: tuple[Any, ...] = (
    *(None, True, False, *NUMBERS),
    *(0.5, -0.0, 1e308, -1e308, 5e-324, "", " ", "x", "0", "a1", "n14", "-", "palermo", "banca"),
    *("\x00", "９" * 30, "é" * 300, "\ud7ff", "\u202e", "[/b]", "{ $n }", "%s%n", "../../x", "𝕏" * 70),
    *([], {}, [[]], [None] * 300, {"type": "walk"}, {"": ""}, DEEP),
)
"""Values that break a careless parser."""


SEEDS = {"palermo": range(4), "palanche": range(4), "villa_paletti": range(2)}
"""Seeds of the recorded matches of a game."""


@st.composite
def mutated(draw: st.DrawFn, document: Any) -> Any:
    """Change, repeat or remove one to three values of a document."""
    for _ in range(draw(st.integers(1, 3))):
        document = _mutate(draw, document)
    return document


def _mutate(draw: Callable[[Any], Any], document: Any) -> Any:
    match document:
        case dict() if document and draw(st.integers(0, 9)):
            name = draw(st.sampled_from(sorted(document)))
            if draw(st.integers(0, 19)) == 0:
                return {key: value for key, value in document.items() if key != name}
            return {**document, name: _mutate(draw, document[name])}
        case list() if document and draw(st.integers(0, 9)):
            place = draw(st.integers(0, len(document) - 1))
            match draw(st.integers(0, 9)):
                case 0:
                    return document[:place] + document[place + 1 :]
                case 1:
                    return [*document, document[place]]
            return [*document[:place], _mutate(draw, document[place]), *document[place + 1 :]]
        case int() if not isinstance(document, bool) and draw(st.booleans()):
            return document + draw(st.integers(-3, 3))
    return draw(st.sampled_from(STRANGE) | st.text(max_size=12) | st.integers(-100, 100))


@st.composite
def garbled(draw: st.DrawFn, text: str) -> str:
    """Change, remove or repeat a few characters of a text."""
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 12)))
        words = st.text(max_size=6) | st.just(text[start:end] * 2) | st.sampled_from(LONG_WORDS)
        text = text[:start] + draw(words) + text[end:]
    return text


@cache
def recorded(key: str, seed: int) -> Match[Any, Any]:
    """Return a short match to take documents from."""
    game = find_game(key)
    seats = game.info.min_seats + seed % (game.info.max_seats - game.info.min_seats + 1)
    options = {"ready_made_town": True} if key == "palermo" and seed else {}
    match: Match[Any, Any] = Match.new(game, seats, options, luck=seeded_luck(seed, quick_physics(0.1)))
    longest = (4, 8 if key == "villa_paletti" else 45)[seed % 2]
    while match.active and match.seq < longest:
        seat = match.active[0]
        chance = SeededChance(f"{seed}/{match.seq}", quick_physics(0.1))
        match.play(seat, ask(game, match.state, seat, chance, "uniform").action)
    return match


def plain(record: Any) -> Any:
    """Return a record as plain JSON values."""
    return msgspec.json.decode(msgspec.json.encode(record))


@cache
def positions(key: str) -> Sequence[Any]:
    """Return positions of a game as plain JSON values."""
    found = [plain(find_game(key).position(recorded(key, seed).state)) for seed in SEEDS[key]]
    if key == "palermo":
        found.append(plain(PALERMO.position(claimed(towns()[0], 3))))
    return found


@cache
def actions(key: str) -> Sequence[Any]:
    """Return actions of a game as plain JSON values, one of each kind in the recorded matches."""
    game = find_game(key)
    found: dict[str, Any] = {}
    for seed in SEEDS[key]:
        match = recorded(key, seed)
        for entry in match.entries[1:]:
            action = plain(getattr(entry, "action", None))
            found.setdefault(action["type"], action)
        for seat in match.active:
            for action in game.legal(match.state, seat)[:40]:
                found.setdefault(plain(action)["type"], plain(action))
    return list(found.values())


def read_action(key: str, document: Any) -> None:
    """Decode an action; check it in several states for every seat, and write it in notation and words."""
    game = find_game(key)
    action = decode(msgspec.json.encode(document), game.info.action)
    assert plain(convert(plain(action), game.info.action)) == plain(action)
    game.notation(action)
    Texts("de", game).tell("action", action)
    for seed in SEEDS[key]:
        state = recorded(key, seed).state
        for seat in (0, 1, -1, 7):
            with suppress(Refusal):
                game.check(state, seat, action)


def read_position(key: str, document: Any) -> None:
    """Decode a position; if accepted, it has to round-trip, and its match to be over or able to continue."""
    game = find_game(key)
    state = game.from_position(decode(msgspec.json.encode(document), game.info.position))
    assert game.from_position(game.position(state)) == state
    game.view(state)
    for language in LANGUAGES:
        render(Texts(language, game, options=game.position(state).options).board(game.render(state, None)))
    active = game.active(state)
    assert active or game.outcome(state) is not None
    for seat in active:
        game.check(state, seat, game.default(state, seat))


def read_options(key: str, document: Any) -> None:
    """Decode options and set up a match with them."""
    game = find_game(key)
    options = options_of(game, document)
    for seats in (game.info.min_seats, game.info.max_seats):
        with suppress(Refusal):
            game.setup(options, seats, SeededChance(seats, quick_physics()))


def read_notation(key: str, text: str) -> None:
    """Parse notation; if accepted, it has to round-trip."""
    game = find_game(key)
    action = game.from_notation(text)
    assert game.from_notation(game.notation(action)) == action


def read_match_file(key: str, document: Any) -> None:
    """Read a match file; if accepted, it has to round-trip."""
    game = find_game(key)
    match = from_file(game, msgspec.json.encode(document))
    assert from_file(game, to_file(match)).state == match.state


def read_bytes(key: str, text: str) -> None:
    """Read a match file with changed characters."""
    from_file(find_game(key), text.encode(errors="surrogatepass"))


def read_town(text: str) -> None:
    """Read a town code; if accepted, it has to round-trip."""
    town = from_code(PRINTED_BOX, text)
    assert from_code(PRINTED_BOX, code(town)).tiles == town.tiles


def read_town_draft(document: Any) -> None:
    """Judge a draft of a town."""
    PALERMO.judge(convert(document, TownDraft))


def read_card(document: Any) -> None:
    """Judge a draft of a card; the answer has a card or a flaw."""
    judged = judge(convert(document, CardDraft))
    assert (judged.card is None) != (judged.flaw is None)


BOARD = find_game("palanche").info.files["board"]


def read_board_file(text: str) -> None:
    """Read a board file."""
    read_table(BOARD, text, "own.toml")


def ask_engine(document: Any) -> None:
    """Send a line to the engine; it has to answer it and the next one."""
    engine = Engine()
    for line in (document, {"id": 1, "do": "games"}):
        answer = decode(engine.answer(msgspec.json.encode(line)), dict[str, Any])
        assert answer.get("error", {}).get("code") != "internal", answer


def read_request(document: Any) -> None:
    """Decode a message of a client."""
    decode(msgspec.json.encode(document), ClientMessage)


class Parser(NamedTuple):
    """A parser, the documents for it, and the game whose texts explain its refusals."""

    read: Callable[[Any], None]
    food: "Callable[[], st.SearchStrategy[Any]]"
    game: str | None = None


def any_mutated(documents: Callable[[], Sequence[Any]]) -> "Callable[[], st.SearchStrategy[Any]]":
    """Return a strategy for changed documents."""

    def food() -> "st.SearchStrategy[Any]":
        found = documents()
        return st.sampled_from(range(len(found))).flatmap(lambda n: mutated(found[n]))

    return food


def any_garbled(texts: Callable[[], Sequence[str]]) -> "Callable[[], st.SearchStrategy[str]]":
    """Return a strategy for changed texts and for arbitrary ones."""

    def food() -> "st.SearchStrategy[str]":
        found = texts()
        return st.sampled_from(range(len(found))).flatmap(lambda n: garbled(found[n])) | st.text()

    return food


def _notations(key: str) -> list[str]:
    game = find_game(key)
    return [game.notation(convert(action, game.info.action)) for action in actions(key)]


def _files(key: str) -> list[str]:
    return [to_file(recorded(key, seed)).decode() for seed in range(2)]


def _file_documents(key: str) -> list[Any]:
    return [msgspec.json.decode(text) for text in _files(key)]


def _options(key: str) -> list[Any]:
    found = [position["options"] for position in positions(key)]
    if key == "palanche":
        board = plain(read_table(BOARD, read_data_file("genova"), "genova.toml"))
        blank = {"title": "a", "text": "b", "effects": [{"do": "move_by", "steps": -3, "pays_200": True}]}
        found.append({"board": board, "blank_bratta": blank})
    return found


def _parsers() -> dict[str, Parser]:
    found = {
        "town code": Parser(read_town, any_garbled(towns), "palermo"),
        "town draft": Parser(read_town_draft, any_mutated(lambda: DRAFTS), "palermo"),
        "card": Parser(read_card, any_mutated(lambda: CARDS), "palanche"),
        "board file": Parser(read_board_file, any_garbled(lambda: [read_data_file("genova")]), "palanche"),
        "engine": Parser(ask_engine, any_mutated(lambda: REQUESTS)),
        "socket": Parser(read_request, any_mutated(lambda: MESSAGES)),
        "socket, served": Parser(send_frame, any_mutated(lambda: MESSAGES)),
        "socket, characters": Parser(send_text, any_garbled(lambda: [json.dumps(each) for each in MESSAGES])),
        "http": Parser(ask_http, any_mutated(lambda: BODIES)),
    }
    for key in OUR_KEYS:
        readers: dict[str, tuple[Callable[[str, Any], None], Callable[[], st.SearchStrategy[Any]]]] = {
            "action": (read_action, any_mutated(partial(actions, key))),
            "position": (read_position, any_mutated(partial(positions, key))),
            "options": (read_options, any_mutated(partial(_options, key))),
            "notation": (read_notation, any_garbled(partial(_notations, key))),
            "match file": (read_match_file, any_mutated(partial(_file_documents, key))),
            "match file, characters": (read_bytes, any_garbled(partial(_files, key))),
        }
        for name, (read, food) in readers.items():
            found[f"{key} {name}"] = Parser(partial(read, key), food, key)
    return found


PARSERS = _parsers()


def feed(name: str, examples: int, *, same: bool, shrink: bool = True) -> int:
    """Feed a parser with `examples` documents; return how many it accepted. Raises its unexpected errors.

    With `shrink` a failing document is reduced, which takes long.
    """
    parser = PARSERS[name]
    accepted = 0

    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=same,
        phases=(Phase.generate, Phase.shrink) if shrink else (Phase.generate,),
        suppress_health_check=list(HealthCheck),
    )
    @given(parser.food())
    def read(food: Any) -> None:
        nonlocal accepted
        try:
            parser.read(food)
        except Refusal as refusal:
            for language in LANGUAGES:
                told = Texts(language, find_game(parser.game) if parser.game else None).refusal(refusal)
                assert "‹" not in told, told
        else:
            accepted += 1

    read()
    return accepted


def main() -> int:
    """Feed all parsers, or those that the arguments name; return the exit code."""
    words = argparse.ArgumentParser(prog="python -m torture.parsers", description=__doc__)
    words.add_argument("names", nargs="*", metavar="PARSER", help=", ".join(PARSERS))
    words.add_argument("--examples", type=int, default=2000)
    given_words = words.parse_args()
    broken = 0
    for name in given_words.names or PARSERS:
        try:
            accepted = feed(name, given_words.examples, same=False)
        except Exception as error:  # any error is a failure
            broken += 1
            print(f"{name}: {type(error).__name__}: {error}", flush=True)
            print("\n".join(getattr(error, "__notes__", []))[:2000], flush=True)
        else:
            print(f"{name}: {given_words.examples} fed, {accepted} accepted", flush=True)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
