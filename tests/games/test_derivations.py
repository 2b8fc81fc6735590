"""In every game, refusals say where the numbers come from that were compared, in words of every language."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from tests.texts.test_keys import folders, messages

from ludoteca import find_game
from ludoteca.bots import ask
from ludoteca.core import Action, Event, Illegal, Invalid, Match, SeededChance, seeded_luck
from ludoteca.games import OUR_KEYS
from ludoteca.games.palanche.ledger import MoneyReason
from ludoteca.games.villa_paletti.tables import ColumnKind
from ludoteca.texts import WHOLE_LANGUAGES, Texts

GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = Path(__file__).parents[2] / "src" / "ludoteca" / "games"
NUMBERS_FIRST = ("derived", "one", "still_allowed", "millimetres", "over_disc")
"""Functions whose first argument names a number; the second of `one` and the third of `over_disc` a term."""
NAMES = {"seat", "owner", "other", "offer", "standing", "since"}
"""Parameters of refusals that number a thing and measure nothing."""
TRIED = {
    "palermo": ("stay", "interest", *(f"walk {column}{row}" for column in "acgkn" for row in (1, 4, 8, 14))),
    "palanche": (
        *("bid 5", "bid 10", "bid 9990", "buy", "ride", "pay", "bankrupt"),
        *(
            "invest via_roma",
            "invest via_sestri",
            "sell via_roma",
            "auction via_roma 10",
            "auction boccadasse 5",
        ),
        *("propose 1 give via_roma take +9990", "propose 1 give via_roma take +15"),
    ),
}
PLAYED: dict[str, dict[str, Any]] = {
    "palermo": {"ready_made_town": True},
    "palanche": {"length": "rounds:12"},
}


def literals(node: ast.expr) -> Iterator[str]:
    """The texts that an expression may be."""
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


def keys_made(game: str) -> set[str]:
    """The keys of the texts of all derivations that a game's code writes out."""
    keys: set[str] = set()
    for path in (GAMES / game).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or not node.args:
                continue
            name, first = node.func.id, node.args[0]
            if name == "Term" and isinstance(first, ast.Constant | ast.IfExp):
                keys |= {f"term-{kind}" for kind in literals(first)}
            elif name in NUMBERS_FIRST and isinstance(first, ast.Constant):
                keys |= {f"number-{of}" for of in literals(first)}
                if name == "one":
                    keys |= {f"term-{kind}" for kind in literals(node.args[1])}
                if name == "over_disc":
                    keys |= {f"term-{kind}" for kind in literals(node.args[2])}
    return keys


CHOSEN: dict[str, set[str]] = {
    "palermo": {"number-points", "number-next-points"},
    "palanche": {f"term-{reason.replace('_', '-')}" for reason in get_args(MoneyReason)}
    - {
        *("term-sale", "term-investment-sale"),  # said as half a price and half a cost
    },
    "villa_paletti": {
        *(f"term-{kind}" for kind in get_args(ColumnKind)),
        *("term-needed", "term-needed-by-the-experienced"),
    },
}
"""The keys that the code chooses by a variable."""


def keys_told(game: str) -> set[str]:
    """The keys of the texts of all derivations in the goldens of a game, of events and refusals."""
    keys: set[str] = set()
    for path in sorted((GOLDEN / game).glob("*.txt")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if line[:1] in "=!" and '"derivations"' in line:
                for each in msgspec.json.decode(line[2:])["derivations"]:
                    keys |= {f"number-{each['of']}", *(f"term-{term['kind']}" for term in each["terms"])}
    return keys


@pytest.mark.parametrize("game", OUR_KEYS)
def test_every_key_in_the_goldens_is_one_that_the_code_is_known_to_make(game: str) -> None:
    told_there = keys_told(game)
    assert len(told_there) > 5
    assert told_there - keys_made(game) - CHOSEN[game] == set()


@pytest.mark.parametrize("language", WHOLE_LANGUAGES)
@pytest.mark.parametrize("game", OUR_KEYS)
def test_every_number_and_term_has_its_words(game: str, language: str) -> None:
    keys = keys_made(game) | CHOSEN[game]
    assert len(keys) > 10
    assert keys - set(messages(folders()[game], language)) == set(), "not by way of English"


def numbers_in(action: Action) -> set[float]:
    """The numbers that the player named."""
    values = msgspec.structs.asdict(action).values()
    return {value for value in values if isinstance(value, int | float)}


def check(refusal: Illegal, action: Action, texts: list[Texts]) -> None:
    """Ask that every compared number is the player's own or derived, and that all of it can be said."""
    known = numbers_in(action)
    for each in refusal.derivations:
        assert each.total == pytest.approx(sum(term.amount for term in each.terms))
        known |= {each.total, *(abs(term.amount) for term in each.terms)}
    measured = {name: value for name, value in refusal.params.items() if isinstance(value, int | float)}
    for name, value in measured.items():
        assert name in NAMES or value in known, (refusal.reason, name, value)
    for text in texts:
        for sentence in text.derivations(refusal.derivations):
            assert "‹" not in sentence


@pytest.mark.parametrize("key", PLAYED)
def test_every_compared_number_of_a_refusal_is_derived(key: str) -> None:
    game = find_game(key)
    texts = [Texts(language, game) for language in WHOLE_LANGUAGES]
    tried = [game.from_notation(text) for text in TRIED[key]]
    refused: set[str] = set()
    for seed in range(3):
        match = Match.new(game, 3, PLAYED[key], luck=seeded_luck(seed))
        chance = SeededChance(seed)
        while match.active:
            seat = match.active[0]
            for action in tried:
                try:
                    game.check(match.state, seat, action)
                except Illegal as refusal:
                    check(refusal, action, texts if refusal.reason not in refused else [])
                    if refusal.derivations:
                        refused.add(refusal.reason)
            match.play(seat, ask(game, match.state, seat, chance, "easy").action)
    wanted = {
        "palermo": {"too-far", "points-left-over", "can-walk", "not-home"},
        "palanche": {"bid-too-low", "bid-above-cash", "not-in-tens", "colour-not-whole", "money-above-cash"},
    }
    assert refused >= wanted[key]


COUNTERS = {
    *("land_dealt", "rolled_for_first", "dice_rolled"),  # luck
    *("turn_began", "final_round_began", "time_ran_out", "villa_fell"),  # counts of what was
    *("column_placed", "column_set_down", "floor_laid"),  # places
    *("floor_broken_off", "trade_declined"),  # the moment of a film; what a player said
    "column_nudged",  # what a finger felt, which moves neither wood nor points
}
"""Kinds of events whose numbers come from luck, count rounds or floors, or are places or forces."""
ENDS = {"palanche": {"match_ended"}, "villa_paletti": {"match_ended"}, "palermo": set[str]()}
"""In two games the end only says who won and when; earlier events say what was counted."""
MEASURED = {"column_taken", "attempt_broken_off", "floor_taken_back"}
"""Kinds of events whose numbers physics measures, which goldens script: Villa Paletti's own test has them."""
NO_MEASURES = {
    *NAMES,
    *("winner", "winners", "holder", "previous", "contester", "against", "brought_down_by"),
    *("player", "payer", "payee", "partner", "seller"),
    *("level", "seconds", "moment", "x", "y", "rotation", "counter", "times", "each"),
}
"""Fields that name seats, places, levels or moments, or parts of a number beside it."""


def numbers_of(kind: type[Event]) -> set[str]:
    """The fields of a kind of event that hold a number which changes hands or is compared."""
    hints = get_type_hints(kind)
    measured = (int, float, tuple[int, ...], int | None, float | None)
    return {name for name, hint in hints.items() if hint in measured and name not in NO_MEASURES}


def kinds_with_numbers(key: str) -> dict[str, set[str]]:
    """The kinds of events of a game that must derive their numbers, and those numbers' fields."""
    kinds = {
        str(kind.__struct_config__.tag): numbers_of(kind) for kind in get_args(find_game(key).info.event)
    }
    return {
        tag: names for tag, names in kinds.items() if names and tag not in COUNTERS | MEASURED | ENDS[key]
    }


def told(key: str) -> Iterator[dict[str, Any]]:
    """All events of the goldens of a game."""
    for path in sorted((GOLDEN / key).glob("*.txt")):
        for line in path.read_text(encoding="utf-8").splitlines():
            if line.startswith('= {"type"'):
                yield msgspec.json.decode(line[2:])


@pytest.mark.parametrize("key", OUR_KEYS)
def test_every_kind_of_event_with_a_number_derives_it(key: str) -> None:
    """In all goldens, which show every kind of event: no number without its derivation."""
    kinds = kinds_with_numbers(key)
    missing = dict(kinds)
    for event in told(key):
        names = kinds.get(event["type"], set())
        if any(event.get(name) for name in names) and not is_known_anyway(event):
            assert event.get("derivations"), event
            missing.pop(event["type"], None)
    assert missing == {}


def is_known_anyway(event: dict[str, Any]) -> bool:
    """Whether nothing was counted: no floor is left, or a pawn was put on a space."""
    return event.get("why") == "red_lies" or (event["type"] == "pawn_moved" and not event["steps"])


HALF_A_BOX = {"type": "tiles", "house": [{"roofs": "a", "door": "b", "count": 6}]}


@pytest.mark.parametrize(
    ("key", "options", "said"),
    [
        ("palermo", {"tiles": HALF_A_BOX}, "Houses with one roof: 6 with the roofs a and the doorway at b"),
        (
            "palermo",
            {"ready_made_town": True, "town_code": "ngeima-ibbdkg-difinh-lkalah-eifhdf-cdnldk-nb"},
            "Houses that are needed: 33, with 11 chips for each of 3 players",
        ),
    ],
)
def test_what_cannot_be_played_says_where_its_limits_come_from(
    key: str, options: dict[str, Any], said: str
) -> None:
    game = find_game(key)
    with pytest.raises(Invalid) as refused:
        Match.new(game, 3, options, luck=seeded_luck(1))
    assert Texts("en", game).derivations(refused.value.derivations) == [said]
    for language in WHOLE_LANGUAGES:
        assert "‹" not in "".join(Texts(language, game).derivations(refused.value.derivations))
