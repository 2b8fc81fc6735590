"""The strength of bots that suits a player, and ratings of bots that have several seats."""

from itertools import pairwise

import pytest

from ludoteca.bots import find_bot, rating_of, strengths
from ludoteca.games import find_game
from ludoteca.server.people.likeness import Pairing, draws_before, nearest, pairings, rating_from, suits
from ludoteca.server.table.document import bot as chair_of_bot
from ludoteca.server.table.document import person
from ludoteca.server.table.ratings import is_rated, new_ratings
from ludoteca.store import PlaceRow, RatingRow

ME = "me"
GAME = find_game("palermo")


def results(matches: int, own: int, bot: int, level: str = "normal") -> list[PlaceRow]:
    """Places in matches against two bots of a level."""
    return [
        row
        for number in range(matches)
        for row in (
            PlaceRow(f"m{number}", ME, own),
            PlaceRow(f"m{number}", f"bot:{level}", bot),
            PlaceRow(f"m{number}", f"bot:{level}", bot + 1),
        )
    ]


@pytest.mark.parametrize("game", ["palermo", "palanche"])
def test_a_dial_has_ten_steps_of_about_the_same_size(game: str) -> None:
    dial = strengths(find_game(game))
    assert list(dial) == [str(step) for step in range(1, 11)]
    ratings = list(dial.values())
    sizes = [later - earlier for earlier, later in pairwise(ratings)]
    assert all(size > 0 for size in sizes)
    assert max(sizes) - min(sizes) <= 80
    assert all(find_bot(find_game(game), step) for step in dial)


def test_a_dial_whose_steps_are_alike_suits_a_new_player() -> None:
    assert rating_from([], draws_before({"1": 1500})) == pytest.approx(1500, abs=1)


def test_a_game_without_a_dial_suits_no_one() -> None:
    assert strengths(find_game("villa_paletti")) == {}
    assert suits(find_game("villa_paletti"), ME, []) is None


def test_a_new_player_begins_in_the_middle_and_results_move_the_strength() -> None:
    step, matches = suits(GAME, ME, []) or ("", -1)
    assert matches == 0
    assert step == nearest(strengths(GAME), 1500)
    stronger, seen = suits(GAME, ME, results(10, own=1, bot=2)) or ("", -1)
    weaker, _ = suits(GAME, ME, results(10, own=3, bot=1)) or ("", -1)
    assert seen == 10
    assert int(weaker) < int(step) < int(stronger)


def test_one_match_of_luck_is_not_taken_for_strength() -> None:
    palanche = find_game("palanche")
    begun, _ = suits(palanche, ME, []) or ("", -1)
    for own, bot in ((3, 1), (1, 2)):
        after_one, _ = suits(palanche, ME, results(1, own, bot)) or ("", -1)
        after_many, _ = suits(palanche, ME, results(20, own, bot)) or ("", -1)
        assert 1 <= abs(int(after_one) - int(begun)) <= 3
        assert after_many == ("10" if own == 1 else "1")


def test_only_matches_with_one_own_seat_and_bots_with_a_rating_count() -> None:
    at_one_screen = [PlaceRow("m", ME, 1), PlaceRow("m", ME, 2), PlaceRow("m", "bot:normal", 3)]
    assert pairings(GAME, ME, at_one_screen) == []
    unknown = [PlaceRow("m", ME, 1), PlaceRow("m", "bot:uniform", 2), PlaceRow("m", "ada", 3)]
    assert pairings(GAME, ME, unknown) == []
    assert pairings(GAME, ME, results(1, 1, 1))[0][0] == Pairing(float(rating_of(GAME, "normal") or 0), 0.5)
    _, counted = suits(GAME, ME, [*at_one_screen, *results(2, 1, 2)]) or ("", -1)
    assert counted == 2


def test_a_rating_is_where_one_is_expected_to_get_what_one_got() -> None:
    even = [Pairing(1700, 1.0), Pairing(1700, 0.0)] * 40
    assert rating_from(even) == pytest.approx(1700, abs=15)


def test_bots_of_one_level_are_one_player_with_one_rating() -> None:
    ada, normal = person("ada", "Ada"), chair_of_bot("normal", [])
    assert is_rated([ada, normal, normal])
    assert not is_rated([ada, ada, normal])
    bot, one = RatingRow("bot:normal", "palermo", 25.0, 8.0, 3), RatingRow("ada", "palermo", 25.0, 8.0, 0)
    after = {row.player: row for row in new_ratings([one, bot, bot], (1, 2, 3))}
    assert len(after) == 2
    assert after["ada"].mu > 25 > after["bot:normal"].mu
    assert after["bot:normal"].matches == 4
