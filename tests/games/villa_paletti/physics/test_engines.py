"""A page simulates what a server judges, bit for bit; `bench/villa_paletti_page.py` tries more hands."""

import json
import platform
import random
import re
from importlib.metadata import version
from pathlib import Path

import pytest

from ludoteca.games.villa_paletti import physics

from .page_engine import ROOT, PageEngine, a_carry, a_pull
from .towers import tower


@pytest.mark.skipif(
    platform.machine().lower() not in ("x86_64", "amd64"),
    reason="other processors may differ in the last bits (decision 16)",
)
def test_what_a_page_shows_is_what_a_server_judges() -> None:
    luck = random.Random(4)
    hands = [make(luck, tower(30, floors), 7) for floors in (1, 2, 3) for make in (a_pull, a_carry)]
    with PageEngine() as page:
        for request in hands:
            assert request is not None
            shown, _ = page.simulate(request)
            assert shown == physics.simulate(request)
        carried = hands[1]
        assert carried is not None
        alone, _ = page.ask("simulate", carried)
        assert page.ask("beside", carried)[0] == alone, "simulations share pieces, not friction or solver"


def test_page_and_server_have_the_same_version_of_mujoco() -> None:
    packages = json.loads((ROOT / "client" / "package.json").read_text(encoding="utf-8"))
    assert version("mujoco") == packages["dependencies"]["@mujoco/mujoco"]


def test_physics_uses_no_function_that_differs_between_machines() -> None:
    told = re.compile(r"math\.(sin|cos|tan|atan|atan2|exp|log|pow)\(|(?<![\w.])sum\(|\*\* ?[23]\b")
    for path in Path(physics.__file__).parent.glob("*.py"):
        if path.name != "angles.py":
            assert not told.search(path.read_text(encoding="utf-8")), path.name
