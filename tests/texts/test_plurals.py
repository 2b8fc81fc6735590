"""Sentences with a count have a singular and a plural in every language."""

import pytest

from ludoteca.games import find_game
from ludoteca.games.palermo.tables import KINDS
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


@pytest.mark.parametrize("language", WHOLE_LANGUAGES)
def test_a_match_without_proposals_is_not_said_to_have_used_them_up(language: str) -> None:
    texts = Texts(language, find_game("palanche"))
    for key in ("refusal-proposals-used-up", "refusal-auctions-used-up"):
        assert "0" not in texts.say(key, limit=0)


@pytest.mark.parametrize("language", WHOLE_LANGUAGES)
def test_the_kind_of_a_tile_is_translated(language: str) -> None:
    texts = Texts(language, find_game("palermo"))
    sentences = {texts.say("refusal-none-left", kind=kind, count=4) for kind in KINDS}
    assert len(sentences) == len(KINDS)
    assert not any(
        f"({kind})" in sentence for sentence in sentences for kind in set(KINDS) - {"street", "start"}
    )


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
