"""Sentences with a count have a singular and a plural in every language."""

import pytest

from ludoteca.games import find_game
from ludoteca.texts import WHOLE_LANGUAGES, Texts

COUNTED = [
    ("palermo", "refusal-none-left", "count", {"kind": "start"}),
    ("palermo", "refusal-too-many-tiles", "most", {"kind": "start", "count": 3}),
    ("palermo", "refusal-too-far", "points", {"cell": "g7", "cost": 5}),
    ("palermo", "refusal-points-left-over", "points", {"cell": "g7"}),
    ("palermo", "event-walked", "points", {"seat": "A", "to": "g7", "cost": 3, "lost": 0}),
    ("palermo", "event-stayed", "points", {"seat": "A"}),
    ("palanche", "refusal-auctions-used-up", "limit", {}),
    ("palanche", "refusal-proposals-used-up", "limit", {}),
    ("villa_paletti", "refusal-too-few-supports", "columns", {"floor": "red", "needed": 3}),
    ("villa_paletti", "event-floor-impossible", "columns", {"why": "too_few_columns", "needed": 3}),
    ("villa_paletti", "event-match-ended", "turns", {"winner": "A"}),
]


@pytest.mark.parametrize("language", WHOLE_LANGUAGES)
@pytest.mark.parametrize(("game", "key", "count", "others"), COUNTED)
def test_singular_and_plural_differ(
    game: str, key: str, count: str, others: dict[str, object], language: str
) -> None:
    texts = Texts(language, find_game(game))
    one, many = (texts.say(key, **{count: number}, **others) for number in (1, 2))
    assert "‹" not in one
    assert "\n" not in one
    assert one.replace("1", "2") != many


def test_a_count_of_1_has_a_singular_noun() -> None:
    texts = Texts("en", find_game("palermo"))
    collected = {
        "seat": "Ada",
        "door": "g7",
        "points": 5,
        "cost": 4,
        "income": 1,
        "money": 1,
        "next_points": 1,
    }
    assert texts.say("event-chip-collected", **collected) == (
        "Ada collects at g7: 5 points − 4 = 1 million, 1 in all. Next turn: 1 point."
    )
    walked = {"seat": "Ada", "to": "g7", "cost": 1, "points": 2, "lost": 1}
    assert Texts("it", find_game("palermo")).say("event-walked", **walked).endswith(": 1 perso.")
    assert "= 1 Million," in Texts("de", find_game("palermo")).say("event-chip-collected", **collected)
