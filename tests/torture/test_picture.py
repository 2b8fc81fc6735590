"""The chart of a soak test has a line for each run of the server."""

import xml.etree.ElementTree as ET

import pytest
from torture.picture import Moment, curves, picture, step
from torture.server_runs import ServerRun


def test_each_run_of_the_server_is_a_line() -> None:
    runs = [[Moment(0.0, 80.0, 200.0), Moment(4.9, 95.0, 230.0)], [Moment(5.1, 81.0, 0.0)]]
    drawn = picture("Memory", curves("SQLite", runs))
    lines = ET.fromstring(drawn).findall("{http://www.w3.org/2000/svg}polyline")
    assert [len((line.get("points") or "").split()) for line in lines] == [2, 1, 2, 1]


@pytest.mark.parametrize(("most", "apart"), [(4.0, 1), (12.0, 2), (30.0, 5), (62.0, 20), (231.0, 50)])
def test_axis_ticks_are_at_round_numbers(most: float, apart: int) -> None:
    assert step(most) == apart


def test_the_first_quarter_of_a_run_does_not_count() -> None:
    run = ServerRun(8.0, "SIGTERM", [Moment(n, 10.0 * n, 1.0) for n in range(8)])
    assert run.early_and_late() == ((25.0, 65.0), (1.0, 1.0))
    assert ServerRun(0.0, "SIGKILL", []).early_and_late() == ((0.0, 0.0), (0.0, 0.0))
