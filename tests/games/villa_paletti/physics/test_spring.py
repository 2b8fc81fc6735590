"""The spring of a hand behaves the same for any length of a time step."""

import pytest

from ludoteca.games.villa_paletti.physics.hand import NO_FORCE, Spring, Vector

STIFFNESS = 400.0
GRAMS_10 = 0.01
STEPS = (0.002, 0.005, 0.010)


def unlimited(force: Vector) -> Vector:
    return force


@pytest.mark.parametrize("step", STEPS)
def test_a_fixed_piece_gets_the_full_force_of_the_spring(step: float) -> None:
    spring = Spring(STIFFNESS, (GRAMS_10,) * 3, step)
    for _ in range(round(1.0 / step)):
        force = spring.push((0.002, 0.0, 0.0), NO_FORCE, 1.0, unlimited)
    assert force[0] == pytest.approx(STIFFNESS * 0.002, rel=0.02)


@pytest.mark.parametrize("step", STEPS)
def test_a_free_piece_comes_to_rest_at_the_hand(step: float) -> None:
    spring = Spring(STIFFNESS, (GRAMS_10,) * 3, step)
    place, speed, farthest = 0.0, 0.0, 0.0
    for _ in range(round(1.0 / step)):
        force, _, _ = spring.push((0.01 - place, 0.0, 0.0), (speed, 0.0, 0.0), 1.0, unlimited)
        speed += force / GRAMS_10 * step
        place += speed * step
        farthest = max(farthest, place)
    assert place == pytest.approx(0.01, abs=1e-4)
    assert farthest < 0.012


def test_the_limit_of_the_force_is_kept() -> None:
    spring = Spring(STIFFNESS, (GRAMS_10,) * 3, 0.005)
    force = spring.push((1.0, 0.0, 0.0), NO_FORCE, 1.0, lambda force: (min(force[0], 4.0), 0.0, 0.0))
    assert force == (4.0, 0.0, 0.0)
