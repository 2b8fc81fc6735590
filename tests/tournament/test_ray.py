"""A local Ray cluster plays the same matches as worker processes."""

import msgspec
import pytest
import ray

from ludoteca.tournament import Table, play_fixtures, schedule
from ludoteca.tournament.ray import play_fixtures_on_ray

TABLE = Table(game="palanche", options={"length": "rounds:2"})


# Ray closes its own sockets when the interpreter collects them.
@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::pytest.PytestUnraisableExceptionWarning")
@pytest.mark.filterwarnings("ignore::FutureWarning", "ignore::DeprecationWarning")
def test_a_cluster_plays_what_processes_play() -> None:
    fixtures = schedule(["uniform", "tests.bad_bots:First", "tests.bad_bots:Cheats"], 3, 18, seed=2)
    here = {
        number: msgspec.structs.replace(result, seconds=0.0)
        for number, (result, _) in play_fixtures(TABLE, fixtures, 2)
    }
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="error")
    try:
        there = {
            number: msgspec.structs.replace(result, seconds=0.0)
            for number, (result, _) in play_fixtures_on_ray(TABLE, fixtures)
        }
    finally:
        ray.shutdown()
    assert here == there
    assert sorted(here) == list(range(len(fixtures)))
    assert any(result.forfeit is not None for result in here.values())
