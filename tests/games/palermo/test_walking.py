"""PAL-M0 … PAL-M9: the worked examples of rulebooks and rulings, and every reason for a refusal."""

import pytest

from ludoteca.core import Invalid
from ludoteca.games.palermo.events import ChipCollected, PolicemanBlocked, Stayed, Walked
from ludoteca.games.palermo.geometry import cell_named
from ludoteca.games.palermo.walking import walk_ends, walk_ends_of

from .scenes import events_of, exchanged, legal, play, scene, walks, why_not


@pytest.mark.rules("PAL-M1", "PAL-M6", "PAL-M8")
def test_example_a_of_the_german_rulebook() -> None:
    """Three points, an own door with the first step: income 2, the card shows 4, the score is 2."""
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
    assert "walk i8" in walks(state), "one step and back and again: turning back is allowed"


@pytest.mark.rules("PAL-M3")
def test_all_points_are_used() -> None:
    state = scene(pawns={0: "h8"})
    assert why_not(state, "walk j8") == ("PAL-M3", "points-left-over")
    assert why_not(state, "walk k8") is None
    assert why_not(state, "walk l8") == ("PAL-M1", "too-far")


@pytest.mark.rules("PAL-M4")
def test_a_foreign_policeman_costs_two() -> None:
    state = scene(pawns={0: "h8"}, police={1: "j8"})
    assert why_not(state, "walk j8") is None
    assert why_not(state, "walk k8") == ("PAL-M1", "too-far")
    own = scene(pawns={0: "h8"}, police={0: "j8"})
    assert why_not(own, "walk k8") is None


@pytest.mark.rules("PAL-M4", "PAL-M5")
@pytest.mark.parametrize("edition", ["de", "en", "fr"])
def test_the_last_point_before_a_policeman_is_lost(edition: str) -> None:
    """In every edition, a free cell beside or not."""
    state = scene(pawns={0: "h8"}, police={1: "k8"}, options={"edition": edition})
    assert why_not(state, "walk k8") == ("PAL-M4", "policeman-costs-two")
    (walked,) = events_of(state, "walk j8")
    assert (walked.points, walked.cost, walked.lost) == (3, 2, 1)


@pytest.mark.rules("PAL-M5")
def test_stopping_short_before_a_pawn() -> None:
    """German: as one likes. English and French: only if the last point cannot be used otherwise."""
    german = scene(pawns={0: "h8", 1: "k8"})
    assert why_not(german, "walk k8") == ("PAL-M5", "pawn-there")
    assert events_of(german, "walk j8")[0].lost == 1
    for edition in ("en", "fr"):
        state = scene(pawns={0: "h8", 1: "k8"}, options={"edition": edition})
        assert why_not(state, "walk j8") == ("PAL-M5", "another-step-possible")


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
    """c11 lies between c10 and the dead end c12: with pawns on both, the last point has nowhere to go."""
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
    """From the policeman in the dead end c12: on c11 two points are left, and on c10 stand both."""
    fields = {
        "pawns": {0: "c12", 1: "c10"},
        "police": {1: "c12", 2: "c10"},
        "chips": exchanged(("c12", "m12"), ("c11", "b8")),
    }
    state = scene(**fields)
    (walked,) = events_of(state, "walk c11")
    assert (walked.points, walked.cost, walked.lost) == (3, 1, 2)
    english = scene(**fields, options={"edition": "en"}, penalties=(0, 0, 0))
    assert why_not(english, "walk c11") == ("PAL-M5", "another-step-possible"), "it can turn back"


@pytest.mark.rules("PAL-M5", "PAL-M7")
def test_a_pawn_can_be_stopped_before_its_first_step() -> None:
    """The jump to a1 costs all three points because of two jumped policemen, and there stands a pawn."""
    state = scene(pawns={0: "a8", 1: "a1"}, police={1: "a5", 2: "a3"}, options={"jumped_policeman": "pays"})
    (walked,) = events_of(state, "walk a8")
    assert (walked.cost, walked.lost, walked.route) == (0, 3, ())


@pytest.mark.rules("PAL-M6")
def test_an_own_door_with_another_pawn_gives_nothing() -> None:
    chips = exchanged(("j8", "g11"))
    assert events_of(scene(pawns={0: "h8"}, chips=chips), "walk j8")[1].income == 1
    state = scene(pawns={0: "h8", 2: "j8"}, chips=chips)
    assert why_not(state, "walk j8") == ("PAL-M5", "pawn-there")


@pytest.mark.rules("PAL-M5", "PAL-M6")
def test_stopped_short_on_the_own_door_is_a_stop() -> None:
    """Two steps to the door, the third would go onto a pawn: chip and one million."""
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
def test_a_policeman_at_the_own_door_is_paid_first() -> None:
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
def test_jumped_policemen_pay_if_the_table_wants_it() -> None:
    state = scene(pawns={0: "a8"}, police={0: "a7", 1: "a3", 2: "a5"}, options={"jumped_policeman": "pays"})
    layers = walk_ends(state).layers
    assert [bool(layer & cell_named("a1")) for layer in layers] == [False, False, False, True]
    assert layers[1] & cell_named("a14"), "nobody is jumped the other way"
    from_between = scene(pawns={0: "a4"}, police={1: "a3", 2: "a5"}, options={"jumped_policeman": "pays"})
    assert walk_ends(from_between).layers[2] & cell_named("a1")


@pytest.mark.rules("PAL-M5", "PAL-M7")
def test_a_corner_jump_can_be_stopped_short() -> None:
    """Two steps along the bypass, the third would jump onto a pawn on the corner."""
    state = scene(pawns={0: "a7", 1: "a14"})
    (walked,) = events_of(state, "walk a9")
    assert (walked.cost, walked.lost) == (2, 1)


@pytest.mark.rules("PAL-M8")
def test_the_start_tile_is_one_field_for_those_who_leave_it() -> None:
    state = scene()
    first_steps = walk_ends(state).layers[1]
    expected = ("f8", "g8", "e6", "h6", "h7", "g5")
    assert first_steps == sum(cell_named(name) for name in expected)
    assert why_not(state, "walk f6") is None, "out, and back over the tile as over any street"


@pytest.mark.rules("PAL-M8")
def test_parked_pawns_block_nobody() -> None:
    state = scene(pawns={0: "h6"})
    assert why_not(state, "walk f7") is None
    blocked = scene(pawns={0: "h6", 1: "f6"})
    assert why_not(blocked, "walk f6") == ("PAL-M5", "pawn-there")


@pytest.mark.rules("PAL-M9")
def test_a_pawn_without_a_walk_stays() -> None:
    """Seat 0 stands on a policeman in a dead end with two points; both cells on the way out are taken.

    c11 holds a pawn, so it cannot stop there; the second point would end on the pawn at c10; and coming back
    to the policeman on c12 costs two.
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


@pytest.mark.rules("PAL-M1")
def test_reach_can_be_asked_for_any_seat() -> None:
    state = scene(pawns={0: "h8", 1: "k10"})
    assert walk_ends_of(state, 1).cells != walk_ends_of(state, 0).cells
    assert walk_ends_of(state, 0) == walk_ends(state)


def test_a_cell_that_does_not_exist_is_invalid() -> None:
    with pytest.raises(Invalid, match="unknown-cell"):
        why_not(scene(), "walk z9")
