"""PAL-P1 … PAL-P4, PAL-V3: where policemen may be placed, and what they cost pawns."""

import pytest

from ludoteca.games.palermo.events import PolicemanPlaced

from .scenes import events_of, exchanged, legal, play, scene, why_not


@pytest.mark.rules("PAL-P1")
def test_diagonal_policemen_are_allowed_and_neighbours_are_not() -> None:
    """The example of figure 11 in the rulebook."""
    state = scene(pawns={0: "a8"}, police={1: "h8"})
    assert why_not(state, "police i7") is None
    assert why_not(state, "police h7") == ("PAL-P1", "next-to-policeman")
    assert why_not(state, "police i8") == ("PAL-P1", "next-to-policeman")


@pytest.mark.rules("PAL-P1")
def test_a_policeman_needs_a_free_street() -> None:
    state = scene(pawns={0: "a8", 1: "k8"}, police={0: "a1", 1: "h8"})
    assert why_not(state, "police h9") == ("PAL-P1", "not-a-street")
    assert why_not(state, "police k8") == ("PAL-P1", "pawn-there")
    assert why_not(state, "police a8") == ("PAL-P1", "pawn-there")
    assert why_not(state, "police h8") == ("PAL-P1", "policeman-there")
    assert why_not(state, "police a1") == ("PAL-P1", "policeman-there")
    assert why_not(state, "police a2") is None, "the cell that the policeman leaves does not count"
    assert why_not(state, "police c11") is None, "doors are streets"
    assert events_of(state, "police a2") == [PolicemanPlaced(seat=0, origin="a1", cell="a2")]


@pytest.mark.rules("PAL-P1", "PAL-M1")
def test_the_policeman_moves_once_and_before_the_pawn() -> None:
    state = play(scene(pawns={0: "a8"}), "police a1")
    assert state.seat == 0
    assert why_not(state, "police b8") == ("PAL-P1", "policeman-moved-already")
    assert not any(text.startswith("police") for text in legal(state))
    assert play(state, "walk a11").seat == 1


@pytest.mark.rules("PAL-P2")
@pytest.mark.parametrize("holder", [0, 1])
def test_a_policeman_under_a_pawn_cannot_move(holder: int) -> None:
    state = scene(pawns={0: "h8", holder: "k8"}, police={0: "k8"})
    assert why_not(state, "police a1") == ("PAL-P2", "policeman-held")


@pytest.mark.rules("PAL-P3")
def test_no_policeman_is_placed_on_a_start_tile_with_parked_pawns() -> None:
    assert why_not(scene(), "police f6") == ("PAL-P3", "start-occupied")
    all_pawns_out = scene(pawns={0: "a8", 1: "a9", 2: "a10"})
    assert why_not(all_pawns_out, "police f6") is None


@pytest.mark.rules("PAL-P3")
def test_a_policeman_may_stay_on_the_start_tile_when_a_pawn_returns_home() -> None:
    """He may stay or leave, but no other policeman may be placed there."""
    state = scene(pawns={0: "a8", 1: "h6", 2: "k10"}, police={0: "f6"}, chips={1: ()}, turn=1)
    state = play(state, "walk g6", "walk h10", "police b8")
    assert state.is_home(1)
    assert why_not(play(state, "walk a11", "interest"), "police f7") == ("PAL-P3", "start-occupied")


@pytest.mark.rules("PAL-P4")
@pytest.mark.parametrize(("edition", "points"), [("de", 3), ("en", 2), ("fr", 2)])
def test_a_walk_that_ends_on_a_foreign_policeman_costs_a_point_of_the_next_turn(
    edition: str, points: int
) -> None:
    state = scene(pawns={0: "h8", 1: "a8", 2: "n8"}, police={1: "j8"}, options={"edition": edition})
    *_, blocked = events_of(state, "walk j8")
    assert blocked.points_less == 3 - points
    after = play(state, "walk j8")
    assert after.points(0) == points
    assert why_not(after, "police a1") == ("PAL-P2", "policeman-held")
    later = play(after, "walk a11", "walk n11", *(["walk l8"] if points == 2 else ["walk m8"]))
    assert later.points(0) == 3, "the point is paid once"


@pytest.mark.rules("PAL-P4", "PAL-M6")
def test_a_chip_taken_on_a_policeman_does_not_spare_the_point() -> None:
    state = scene(
        pawns={0: "i8"}, police={1: "j8"}, chips=exchanged(("j8", "g11")), options={"edition": "en"}
    )
    assert play(state, "walk j8").points(0) == 3 + 1 - 1


@pytest.mark.rules("PAL-V3")
def test_the_variant_without_policemen_refuses_to_place_one() -> None:
    state = scene(options={"no_police": True})
    assert why_not(state, "police a1") == ("PAL-V3", "no-police")
    assert not any(text.startswith("police") for text in legal(state))
