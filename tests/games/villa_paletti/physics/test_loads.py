"""The simulation settles: loads add up to weights, and the same request gives the same result."""

import random

import msgspec
import pytest

from ludoteca.games.villa_paletti.geometry.layout import start_villa
from ludoteca.games.villa_paletti.geometry.villa import Villa
from ludoteca.games.villa_paletti.physics import simulate
from ludoteca.games.villa_paletti.physics.model import GRAVITY
from ludoteca.games.villa_paletti.tables import PRINTED_BOX
from ludoteca.games.villa_paletti.wood import Inspect, Inspection, Settle, WoodResult


@pytest.fixture(scope="module")
def settled() -> WoodResult:
    luck = random.Random(3)
    result = simulate(Settle(villa=start_villa(lambda _, sides: luck.randrange(sides))))
    assert isinstance(result, WoodResult)
    return result


def test_the_set_up_villa_stays_where_geometry_put_it(settled: WoodResult) -> None:
    assert settled.verdict == "stands"
    assert settled.pushed == {}
    assert settled.shifts["blue"].moved < 0.05


def test_loads_add_up_to_the_weight_of_the_floor(settled: WoodResult) -> None:
    weight = PRINTED_BOX.floor["blue"].grams / 1000 * GRAVITY
    assert sum(settled.loads.values()) == pytest.approx(weight, rel=0.01)
    assert all(settled.loads[column] == 0.0 for column in settled.free)


def test_the_same_request_gives_the_same_result_and_it_survives_json(settled: WoodResult) -> None:
    again = simulate(Settle(villa=settled.villa))
    assert simulate(Settle(villa=settled.villa)) == again
    assert msgspec.json.decode(msgspec.json.encode(again), type=WoodResult) == again


def test_inspection_names_free_and_loaded_columns(settled: WoodResult) -> None:
    reading = simulate(Inspect(villa=settled.villa))
    assert isinstance(reading, Inspection)
    assert {name for name, each in reading.columns.items() if each.standing == "free"} == set(settled.free)
    loaded = [name for name, each in reading.columns.items() if each.standing in ("loaded", "critical")]
    assert len(loaded) >= 3
    assert reading.margin > 18.0


def test_an_empty_villa_settles_at_once() -> None:
    empty = Villa(columns=())
    assert simulate(Settle(villa=empty)).villa == empty  # type: ignore[attr-defined]  # a WoodResult
