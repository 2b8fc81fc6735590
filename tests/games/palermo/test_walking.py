"""PAL-M0 … PAL-M9: walks, by the examples of rulebooks and rulings, and every reason to refuse one."""

import pytest

from ludoteca.core import Invalid
from ludoteca.games.palermo.events import ChipCollected, PolicemanBlocked, Stayed, Walked
from ludoteca.games.palermo.geometry import cell_named
from ludoteca.games.palermo.rules import GAME
from ludoteca.games.palermo.state import Collecting
from ludoteca.games.palermo.walking import walk_ends, walk_ends_of

from .scenes import DOORS, events_of, exchanged, legal, play, scene, walks, why_not


@pytest.mark.rules("PAL-M1", "PAL-M6", "PAL-M8")
def test_example_a_of_the_german_rulebook() -> None:
    """Three points and an own door at the first step: income 2, four points next turn, score 2."""
    state = scene(chips=exchanged(("f8", "g11")))
    walked, collected = events_of(state, "walk f8")
    assert walked == Walked(seat=0, origin=None, to="f8", route=("f8",), points=3, cost=1, lost=0)
    assert collected == ChipCollected(seat=0, door="f8", points=3, cost=1, income=2, money=2, next_points=4)
    after = play(state, "walk f8")
    assert after.money == (2, 0, 0)
    assert after.points(0) == 4


@pytest.mark.rules("PAL-M0")
def test_turns_go_clockwise_from_the_first_player() -> None:
    state = scene(first=1, turn=1)
    assert [state.seat, play(state, "walk h8").seat] == [1, 2]
    assert why_not(state, "walk h8", seat=0) == ("PAL-M0", "not-your-turn")


@pytest.mark.rules("PAL-M2")
def test_steps_are_orthogonal_and_on_streets() -> None:
    state = scene(pawns={0: "h8"})
    assert why_not(state, "walk h9") == ("PAL-M2", "not-a-street")
    assert "walk i8" in walks(state), "a step, back and again: a walk may turn round"


@pytest.mark.rules("PAL-M3")
def test_all_points_are_used() -> None:
    state = scene(pawns={0: "h8"})
    assert why_not(state, "walk j8") == ("PAL-M3", "points-left-over")
    assert why_not(state, "walk k8") is None
    assert why_not(state, "walk l8") == ("PAL-M1", "too-far")


@pytest.mark.rules("PAL-M4")
def test_a_foreign_policeman_costs_two() -> None:
    near = scene(pawns={0: "h8"}, police={1: "i8", 2: "m8"})
    assert why_not(near, "walk i8") == ("PAL-M3", "points-left-over")
    assert why_not(near, "walk m8") == ("PAL-M1", "too-far")
    state = scene(pawns={0: "h8"}, police={1: "j8"})
    assert why_not(state, "walk j8") is None
    assert why_not(state, "walk k8") == ("PAL-M1", "too-far")
    own = scene(pawns={0: "h8"}, police={0: "j8"})
    assert why_not(own, "walk k8") is None


@pytest.mark.rules("PAL-M4", "PAL-M5")
@pytest.mark.parametrize("edition", ["de", "en", "fr"])
def test_a_single_point_left_before_a_policeman_is_lost(edition: str) -> None:
    """In every edition, even if another cell is free."""
    state = scene(pawns={0: "h8"}, police={1: "k8"}, options={"edition": edition})
    assert why_not(state, "walk k8") == ("PAL-M4", "policeman-costs-two")
    (walked,) = events_of(state, "walk j8")
    assert (walked.points, walked.cost, walked.lost) == (3, 2, 1)


@pytest.mark.rules("PAL-M5")
def test_a_walk_may_stop_short_before_a_pawn() -> None:
    """German: always. English and French: only if the last point cannot be used otherwise."""
    german = scene(pawns={0: "h8", 1: "k8"})
    assert why_not(german, "walk k8") == ("PAL-M5", "pawn-there")
    assert events_of(german, "walk j8")[0].lost == 1
    assert {walk.to: walk.stopped_by for walk in GAME.view(german).walks}["j8"] == 1
    for edition in ("en", "fr"):
        state = scene(pawns={0: "h8", 1: "k8"}, options={"edition": edition})
        assert why_not(state, "walk j8") == ("PAL-M5", "another-step-possible")
        assert why_not(state, "walk f8") == ("PAL-M3", "points-left-over"), "no pawn blocks the next cell"
        other_side = scene(pawns={0: "h8", 1: "e8"}, options={"edition": edition})
        assert why_not(other_side, "walk f8") == ("PAL-M5", "another-step-possible")
        assert why_not(other_side, "walk j8") == ("PAL-M3", "points-left-over")


@pytest.mark.rules("PAL-M1", "PAL-M5")
@pytest.mark.parametrize("edition", ["de", "en"])
def test_with_four_points_only_the_fourth_can_be_lost(edition: str) -> None:
    state = scene(
        chips={0: DOORS[0][1:]},
        pawns={0: "h8", 1: "a8", 2: "a9"},
        police={1: "l8"},
        options={"edition": edition},
    )
    (walked,) = events_of(state, "walk k8")
    assert (walked.points, walked.cost, walked.lost) == (4, 3, 1)
    assert why_not(state, "walk i8") == ("PAL-M3", "points-left-over")


@pytest.mark.rules("PAL-M5")
@pytest.mark.parametrize("edition", ["de", "en", "fr"])
def test_on_the_way_home_a_policeman_on_the_start_tile_stops_like_any_other(edition: str) -> None:
    state = scene(
        chips={0: ()}, pawns={0: "i6", 1: "a8", 2: "a9"}, police={1: "g6"}, options={"edition": edition}
    )
    (walked,) = events_of(state, "walk h6")
    assert (walked.points, walked.cost, walked.lost) == (14, 13, 1)


@pytest.mark.rules("PAL-M5")
@pytest.mark.parametrize("edition", ["de", "en", "fr"])
def test_a_pawn_between_two_others_stops_short_in_every_edition(edition: str) -> None:
    """c11 is between c10 and the dead end c12: with pawns on both, the last point cannot be used."""
    state = scene(
        pawns={0: "b10", 1: "c10", 2: "c12"}, chips=exchanged(("c11", "m12")), options={"edition": edition}
    )
    (walked,) = events_of(state, "walk c11")
    assert (walked.cost, walked.lost) == (2, 1)


@pytest.mark.rules("PAL-M5")
def test_passing_a_pawn_is_allowed() -> None:
    state = scene(pawns={0: "h8", 2: "j8"})
    assert why_not(state, "walk k8") is None
    assert events_of(state, "walk k8")[0].route == ("i8", "j8", "k8")


@pytest.mark.rules("PAL-M5")
def test_two_points_before_a_policeman_with_a_pawn_are_both_lost() -> None:
    """From the policeman in the dead end c12: on c11 two points are left; c10 has a policeman and a pawn."""
    fields = {
        "pawns": {0: "c12", 1: "c10"},
        "police": {1: "c12", 2: "c10"},
        "chips": exchanged(("c12", "m12"), ("c11", "b8")),
    }
    state = scene(**fields)
    (walked,) = events_of(state, "walk c11")
    assert (walked.points, walked.cost, walked.lost) == (3, 1, 2)
    english = scene(**fields, options={"edition": "en"}, penalties=(0, 0, 0))
    assert why_not(english, "walk c11") == ("PAL-M5", "another-step-possible"), "it can turn round"


@pytest.mark.rules("PAL-M5")
def test_points_are_not_lost_if_turning_round_uses_them_all() -> None:
    """On c11 two points are left before the pawn on the policeman; turning round uses both."""
    chips = exchanged(("c12", "m12"), ("c11", "b8"))
    ends = walk_ends(scene(pawns={0: "c12", 1: "c10"}, police={2: "c10"}, chips=chips))
    c11 = cell_named("c11")
    assert ends.short == ((c11, 2),)
    assert (ends.lost(c11), ends.cost(c11), ends.route(c11)) == (0, 3, ("c11", "c12", "c11"))


@pytest.mark.rules("PAL-M4", "PAL-M5")
def test_a_walk_does_not_stop_before_a_policeman_it_can_pay() -> None:
    """On c11 two points are left, and both next cells have a policeman."""
    state = scene(
        pawns={0: "c12"},
        police={1: "c12", 2: "c10"},
        chips=exchanged(("c12", "m12"), ("c11", "b8")),
        options={"edition": "en"},
        penalties=(0, 0, 0),
    )
    assert why_not(state, "walk c11") == ("PAL-M3", "points-left-over")
    assert why_not(state, "walk c10") is None


@pytest.mark.rules("PAL-M5", "PAL-M7")
@pytest.mark.parametrize(("corner", "police"), [("a1", ("a5", "a3")), ("a14", ("a11", "a13"))])
def test_a_pawn_can_be_stopped_before_its_first_step(corner: str, police: tuple[str, str]) -> None:
    """The jump costs all three points because of two jumped policemen, and a pawn is on the corner."""
    state = scene(
        pawns={0: "a8", 1: corner},
        police=dict(enumerate(police, start=1)),
        options={"jumped_policeman": "pays"},
    )
    (walked,) = events_of(state, "walk a8")
    assert (walked.cost, walked.lost, walked.route) == (0, 3, ())


@pytest.mark.rules("PAL-M6")
def test_an_own_door_with_another_pawn_cannot_be_entered() -> None:
    chips = exchanged(("j8", "g11"))
    assert events_of(scene(pawns={0: "h8"}, chips=chips), "walk j8")[1].income == 1
    state = scene(pawns={0: "h8", 2: "j8"}, chips=chips)
    assert why_not(state, "walk j8") == ("PAL-M5", "pawn-there")


@pytest.mark.rules("PAL-M5", "PAL-M6")
def test_a_walk_stopped_short_on_an_own_door_collects_the_chip() -> None:
    """Two steps to the door, the third would enter a pawn's cell: the chip and one million."""
    chips = exchanged(("j8", "g11"))
    state = scene(pawns={0: "h8", 2: "k8"}, chips=chips)
    walked, collected = events_of(state, "walk j8")
    assert (walked.lost, collected.income) == (0, 1)


@pytest.mark.rules("PAL-M6")
def test_the_last_point_at_a_door_takes_the_chip_without_income() -> None:
    chips = exchanged(("j8", "g11"))
    state = scene(pawns={0: "g8"}, chips=chips)
    assert events_of(state, "walk j8")[1].income == 0


@pytest.mark.rules("PAL-M6")
def test_a_policeman_on_an_own_door_is_paid_before_the_income() -> None:
    chips = exchanged(("j8", "g11"))
    state = scene(pawns={0: "i8"}, police={1: "j8"}, chips=chips)
    walked, collected, blocked = events_of(state, "walk j8")
    assert (walked.cost, collected.income) == (2, 1)
    assert blocked == PolicemanBlocked(seat=0, owner=1, cell="j8", points_less=0)


@pytest.mark.rules("PAL-M6")
def test_passing_an_own_door_is_allowed() -> None:
    chips = exchanged(("j8", "g11"))
    state = scene(pawns={0: "i8"}, chips=chips)
    assert {"walk j8", "walk l8"} <= set(walks(state))


@pytest.mark.rules("PAL-M7")
def test_corner_jumps() -> None:
    state = scene(pawns={0: "a8"})
    ends = walk_ends(state)
    assert ends.layers[1] & cell_named("a1")
    assert ends.layers[1] & cell_named("a14")
    assert not ends.layers[1] & cell_named("n1")
    assert ends.layers[2] & cell_named("n1")
    assert events_of(state, "walk n2")[0].route == ("a1", "n1", "n2")
    in_town = scene(pawns={0: "b8"})
    assert not walk_ends(in_town).layers[1] & cell_named("a1")


@pytest.mark.rules("PAL-M7")
def test_a_policeman_on_the_corner_costs_and_one_jumped_over_does_not() -> None:
    on_corner = scene(pawns={0: "a8"}, police={1: "a1"})
    assert not walk_ends(on_corner).layers[1] & cell_named("a1")
    assert walk_ends(on_corner).layers[2] & cell_named("a1")
    jumped = scene(pawns={0: "a8"}, police={1: "a3", 2: "a5"})
    assert walk_ends(jumped).layers[1] & cell_named("a1")


@pytest.mark.rules("PAL-M7")
def test_jumped_policemen_cost_points_with_the_option() -> None:
    state = scene(pawns={0: "a8"}, police={0: "a7", 1: "a3", 2: "a5"}, options={"jumped_policeman": "pays"})
    layers = walk_ends(state).layers
    assert [bool(layer & cell_named("a1")) for layer in layers] == [False, False, False, True]
    assert layers[1] & cell_named("a14"), "no policeman is jumped in the other direction"
    (walked,) = events_of(state, "walk a1")
    assert (walked.route, walked.cost) == (("a1",), 3)
    from_between = scene(pawns={0: "a4"}, police={1: "a3", 2: "a5"}, options={"jumped_policeman": "pays"})
    assert walk_ends(from_between).layers[2] & cell_named("a1")


@pytest.mark.rules("PAL-M4", "PAL-M7")
def test_a_route_over_a_corner_is_the_affordable_one() -> None:
    """To the policeman on a1 it costs two points along column a, and three along row 1 past the one on c1."""
    state = scene(pawns={0: "a8"}, police={1: "a1", 2: "c1"}, options={"jumped_policeman": "pays"})
    assert events_of(state, "walk b1")[0].route == ("a1", "b1")
    far = scene(pawns={0: "a8"}, police={1: "n1"})
    assert events_of(far, "walk n1")[0].route == ("a1", "n1")


@pytest.mark.rules("PAL-M5", "PAL-M7")
def test_a_jump_that_costs_more_than_all_points_is_no_reason_to_stop_short() -> None:
    """With two points the pawn jumps from a3 over a5 to a14; a jump to the pawn on a1 would cost three."""
    state = scene(
        pawns={0: "a3", 1: "a1"},
        police={1: "a3", 2: "a5"},
        options={"jumped_policeman": "pays", "edition": "en"},
    )
    (walked,) = events_of(state, "walk a14")
    assert (walked.points, walked.cost, walked.lost) == (2, 2, 0)
    assert max(lost for _, lost in walk_ends(state).short) <= 2


@pytest.mark.rules("PAL-M5", "PAL-M7")
def test_a_corner_jump_can_be_stopped_short() -> None:
    """Two steps along the bypass; the third would jump to the corner, where a pawn is."""
    state = scene(pawns={0: "a7", 1: "a14"})
    (walked,) = events_of(state, "walk a9")
    assert (walked.cost, walked.lost) == (2, 1)


@pytest.mark.rules("PAL-M8")
def test_the_start_tile_counts_as_one_cell_for_a_pawn_that_leaves_it() -> None:
    state = scene()
    first_steps = walk_ends(state).layers[1]
    expected = ("f8", "g8", "e6", "h6", "h7", "g5")
    assert first_steps == sum(cell_named(name) for name in expected)
    assert why_not(state, "walk f6") is None, "out, and back over the tile like over any street"


@pytest.mark.rules("PAL-M8")
@pytest.mark.parametrize("edition", ["en", "fr"])
def test_in_the_translations_a_pawn_begins_on_a_cell_of_its_choice(edition: str) -> None:
    state = scene(options={"edition": edition})
    inside = ("f6", "g6", "f7", "g7")
    first_steps = walk_ends(state).layers[1]
    around = ("f8", "g8", "e6", "h6", "h7", "g5")
    assert first_steps == sum(cell_named(name) for name in (*inside, *around))
    (walked,) = events_of(state, "walk f6")
    assert set(walked.route) & set(inside)
    assert walked.cost == 3
    old = GAME.under(2).from_position(GAME.position(state))
    assert isinstance(old, Collecting)
    assert walk_ends(old).layers[1] == sum(cell_named(name) for name in around), "as matches of version 2 do"


@pytest.mark.rules("PAL-M8")
def test_parked_pawns_block_no_walk() -> None:
    state = scene(pawns={0: "h6"})
    assert why_not(state, "walk f7") is None
    blocked = scene(pawns={0: "h6", 1: "f6"})
    assert why_not(blocked, "walk f6") == ("PAL-M5", "pawn-there")


@pytest.mark.rules("PAL-M9")
def test_a_pawn_without_a_walk_stays() -> None:
    """Seat 0 is on a policeman in a dead end with two points; both cells on the way out are occupied.

    c11 has a pawn, so the walk cannot end there; the second point would end on the pawn at c10; and
    returning to the policeman on c12 costs two.
    """
    state = scene(
        pawns={0: "c12", 1: "c11", 2: "c10"},
        police={1: "c12"},
        chips=exchanged(("c12", "m12")),
        options={"edition": "en"},
    )
    # d11 and b11 are roofs: c11 leads only to c10 and c12.
    assert state.points(0) == 2
    assert [text for text in legal(state) if not text.startswith("police")] == ["stay"]
    assert events_of(state, "stay") == [Stayed(seat=0, points=2)]
    after = play(state, "stay")
    assert (after.pawns, after.money, after.penalties) == (state.pawns, state.money, (0, 0, 0))
    assert why_not(scene(), "stay") == ("PAL-M9", "can-walk")


@pytest.mark.rules("PAL-M6", "PAL-E1")
def test_the_view_shows_the_income_of_a_walk_beforehand() -> None:
    ends = walk_ends(scene(pawns={0: "h8"}, chips=exchanged(("j8", "g11"))))
    assert [ends.income(cell_named(name)) for name in ("j8", "k8")] == [1, 0]
    home = walk_ends(scene(chips={0: ()}, pawns={0: "h6"}))
    assert home.income(cell_named("g6")) == 13


@pytest.mark.rules("PAL-M1")
@pytest.mark.parametrize("corner", ["a1", "n1", "a14", "n14"])
def test_from_the_start_tile_every_corner_is_too_far(corner: str) -> None:
    assert why_not(scene(), f"walk {corner}") == ("PAL-M1", "too-far")


@pytest.mark.rules("PAL-M1")
def test_reach_is_available_for_any_seat() -> None:
    state = scene(pawns={0: "h8", 1: "k10"})
    assert walk_ends_of(state, 1).cells != walk_ends_of(state, 0).cells
    assert walk_ends_of(state, 0) == walk_ends(state)


def test_a_cell_that_does_not_exist_is_invalid() -> None:
    with pytest.raises(Invalid, match="unknown-cell"):
        why_not(scene(), "walk z9")
