"""PAL-E1 … PAL-E4: coming home, interest, and the ways a match can end."""

import pytest

from ludoteca.games.palermo.events import CameHome, InterestTaken, MatchEnded
from ludoteca.games.palermo.outcome import track_position
from ludoteca.games.palermo.rules import GAME

from .scenes import events_of, legal, play, scene, why_not

NO_CHIPS_LEFT = {0: (), 1: (), 2: ()}


@pytest.mark.rules("PAL-E1")
def test_the_first_cell_of_the_start_tile_ends_the_walk() -> None:
    state = scene(chips={0: ()}, pawns={0: "h6"}, money=(40, 0, 0))
    walked, home = events_of(state, "walk g6")
    assert walked.route == ("g6",)
    assert home == CameHome(seat=0, points=14, cost=1, income=13, money=53)
    assert not {"f7", "g6", "g7"} & set(events_of(state, "walk f6")[0].route), (
        "the route does not cross the tile either"
    )
    assert play(state, "walk g6").is_home(0)


@pytest.mark.rules("PAL-E1", "PAL-M8")
def test_a_pawn_on_the_start_tile_does_not_block_one_that_returns_home() -> None:
    state = scene(chips={0: ()}, pawns={0: "h6", 1: "g6"})
    assert why_not(state, "walk g6") is None
    after = play(state, "walk g6")
    assert after.is_home(0)
    assert after.pawns[1]


@pytest.mark.rules("PAL-E1", "PAL-M4")
def test_a_policeman_on_the_start_tile_is_paid() -> None:
    state = scene(chips={0: ()}, pawns={0: "h6", 1: "a8", 2: "a9"}, police={1: "g6"})
    assert events_of(state, "walk g6")[1].cost == 2


@pytest.mark.rules("PAL-E1", "PAL-M3")
def test_on_the_way_home_all_points_are_used() -> None:
    state = scene(chips={0: ()}, pawns={0: "c12"})
    assert events_of(state, "walk c12")[0].cost == 14


@pytest.mark.rules("PAL-E2")
def test_interest_at_home() -> None:
    state = scene(chips={0: ()}, pawns={1: "a8", 2: "a9"}, police={0: "n8"}, money=(50, 0, 0))
    assert [text for text in legal(state) if not text.startswith("police")] == ["interest"]
    assert why_not(state, "walk h8") == ("PAL-E2", "home-already")
    assert events_of(state, "interest") == [InterestTaken(seat=0, interest=5, money=55)]
    assert play(state, "police a1", "interest").money == (55, 0, 0)
    assert why_not(scene(), "interest") == ("PAL-E2", "not-home")


@pytest.mark.rules("PAL-E3")
def test_in_the_german_edition_the_round_is_completed() -> None:
    """Seat 0 is the last to return home: seats 1 and 2 still get their interest."""
    state = scene(chips=NO_CHIPS_LEFT, pawns={0: "h6"}, money=(10, 20, 30))
    state = play(state, "walk g6")
    assert GAME.active(state) == (1,)
    state = play(state, "interest")
    *_, ended = events_of(state, "interest")
    assert ended == MatchEnded(reason="round-over", money=(23, 25, 35), winners=(2,))
    state = play(state, "interest")
    assert GAME.active(state) == ()
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.ranks) == ((23, 25, 35), (2,), (3, 2, 1))
    assert why_not(state, "interest") == ("PAL-E3", "match-over")


@pytest.mark.rules("PAL-E3")
def test_in_the_german_edition_the_match_ends_at_once_if_the_last_seat_returns_last() -> None:
    """No seat gets more interest."""
    state = scene(chips=NO_CHIPS_LEFT, pawns={2: "h6"}, turn=2, money=(10, 20, 30))
    assert GAME.active(play(state, "walk g6")) == ()
    first_is_one = scene(first=1, turn=0, chips=NO_CHIPS_LEFT, pawns={0: "h6"}, money=(10, 20, 30))
    assert GAME.active(play(first_is_one, "walk g6")) == (), "the round ends before the first player"


@pytest.mark.rules("PAL-E3")
@pytest.mark.parametrize("edition", ["en", "fr"])
def test_in_the_other_editions_the_match_ends_at_once(edition: str) -> None:
    state = scene(chips=NO_CHIPS_LEFT, pawns={0: "h6"}, money=(10, 20, 30), options={"edition": edition})
    assert events_of(state, "walk g6")[-1] == MatchEnded(reason="all-home", money=(23, 20, 30), winners=(2,))
    assert GAME.active(play(state, "walk g6")) == ()


@pytest.mark.rules("PAL-E4")
def test_equal_money_shares_the_win() -> None:
    state = scene(chips=NO_CHIPS_LEFT, pawns={0: "h6"}, money=(17, 30, 30), options={"edition": "en"})
    outcome = GAME.outcome(play(state, "walk g6"))
    assert outcome is not None
    assert (outcome.winners, outcome.ranks) == ((0, 1, 2), (1, 1, 1))


@pytest.mark.rules("PAL-E4", "PAL-C4")
def test_the_score_track_is_a_ring() -> None:
    assert track_position(67) == (7, 1)
    assert track_position(59) == (59, 0)
    state = scene(chips=NO_CHIPS_LEFT, pawns={0: "h6"}, money=(54, 30, 30), options={"edition": "en"})
    (table,) = GAME.tables(play(state, "walk g6"))
    assert table.rows[0] == ("colour-red", 7, 1)
    assert GAME.facts(play(state, "walk g6")) == {"all-money": 127, "lead": 37}
    player = GAME.view(play(state, "walk g6")).players[0]
    assert (player.money, player.field, player.lap) == (67, 7, 1)
